// A replay fetches moments in stretches and shows the one that was asked for last.
import { expect, test, vi } from "vitest";
import type { Moment } from "../src/net/wire";
import { ReplayState } from "../src/state/replay.svelte";
import { serve, speak, type Request } from "./server";
import { seen, table } from "./tables";

const MOVES = 250;

function moment(move: number): Moment {
  const { prompt, standing } = seen();
  return { move, text: `0 m${move}`, events: [], view: { at: move }, prompt, standing };
}

function answer({ path }: Request): unknown {
  const range = /first=(\d+)&last=(\d+)/.exec(path);
  if (!range) return table({ state: "over", moves: MOVES });
  const [first, last] = [Number(range[1]), Math.min(MOVES, Number(range[2]))];
  const moments = Array.from({ length: last - first + 1 }, (_, index) => moment(first + index));
  return { moments };
}

async function begin(at: number | null): Promise<[ReplayState, Request[]]> {
  const requests = serve(answer);
  const replay = new ReplayState("t1", () => (view) => (view as { at: number }).at);
  await replay.begin(at);
  return [replay, requests];
}

function stretches(requests: Request[]): string[] {
  return requests.flatMap(({ path }) => /first=(\d+)/.exec(path)?.[1] ?? []);
}

test("it begins at the beginning, or at the move of the link", async () => {
  expect((await begin(null))[0].moment?.move).toBe(0);
  expect((await begin(120))[0].moment?.view).toEqual({ at: 120 });
});

test("it stays within the game", async () => {
  const [replay] = await begin(0);
  await replay.go(-3);
  expect(replay.at).toBe(0);
  await replay.go(MOVES + 7);
  expect(replay.moment?.move).toBe(MOVES);
});

test("a stretch is fetched once, and the next one before it is needed", async () => {
  const [replay, requests] = await begin(0);
  await replay.go(50);
  await replay.go(90);
  expect(stretches(requests)).toEqual(["0"]);
  await replay.go(91);
  await vi.waitFor(() => expect(replay.known).toHaveLength(200));
  await replay.go(95);
  await replay.go(100);
  expect(replay.moment?.move).toBe(100);
  expect(stretches(requests)).toEqual(["0", "100"]);
});

test("known moments are in order however they were fetched", async () => {
  const [replay] = await begin(220);
  await replay.go(0);
  const moves = replay.known.map(({ move }) => move);
  expect(moves).toEqual([...moves].sort((a, b) => a - b));
  expect(moves).toHaveLength(151);
});

test("an answer that comes late does not move the slider back", async () => {
  const [replay] = await begin(0);
  let late = (): void => {};
  serve((request) => new Promise((done) => (late = () => done(answer(request)))));
  const far = replay.go(150);
  await replay.go(5);
  late();
  await far;
  expect(replay.at).toBe(5);
});

test("a table that does not exist is a problem, not an exception", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ problem: "x" }, { status: 404 })));
  const replay = new ReplayState("t9", () => () => null);
  await replay.begin(null);
  expect(replay.problem).toBe("no-such-table");
});

test("sentences say where a part lies at the moment that is shown", async () => {
  await speak("en", { athens: "buys = { $what }" });
  const [replay] = await begin(2);
  const two = replay.words.text("buys", { what: "B3.p1" });
  await replay.go(4);
  const four = replay.words.text("buys", { what: "B3.p1" });
  expect(two).toContain("B3");
  expect(four).not.toBe(two);
});

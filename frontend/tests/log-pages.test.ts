// The earlier pages of a log: complete, in order, and marked like the newest one.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../src/net/wire";
import type { TableState } from "../src/state/table.svelte";
import { Line, serve, type Request } from "./server";
import { log, seen, table } from "./tables";

/** Entries in one page of this server. */
const PAGE = 3;

let line: Line;
beforeEach(() => {
  vi.resetModules(); // every test has a socket of its own
  vi.useFakeTimers();
  sessionStorage.clear();
  line = new Line();
});
afterEach(() => vi.useRealTimers());

/** The server's answer: the page of the log before the entry that is named. */
function pageOf(entries: Entry[], { path }: Request): { entries: Entry[] } {
  const before = Number(/before=(\d+)/.exec(path)![1]);
  return { entries: entries.filter(({ number }) => number < before).slice(-PAGE) };
}

/** Send the newest page of a log, as the server does after a join. */
function join(entries: Entry[], moves: number, seat: number | null = 0): void {
  const about = table({ number: entries.at(-1)!.number, moves });
  line.socket.say({
    type: "joined",
    seen: seen({ table: about, entries: entries.slice(-PAGE), seat }),
  });
}

async function follow(): Promise<{ play: TableState; leave: () => void }> {
  const { TableState } = await import("../src/state/table.svelte");
  const play = new TableState("t1", () => () => null);
  const leave = play.open();
  line.socket.say({ type: "welcome", me: { player: "me", name: "Kleon" } } as never);
  return { play, leave };
}

function moves(count: number): Entry[] {
  return log(...Array.from({ length: count }, (_, index) => `${index % 2} m${index + 1}`));
}

function numbers(play: TableState): number[] {
  return play.entries.map(({ number }) => number);
}

function taken(play: TableState): number[] {
  return play.entries.filter((entry) => entry.taken_back).map(({ number }) => number);
}

/** Let all answers arrive that need no waiting. */
async function arrive(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

test("all earlier pages follow the newest one, and each is requested once", async () => {
  const whole = moves(8);
  const requests = serve((request) => pageOf(whole, request));
  const { play } = await follow();
  join(whole, 8);
  expect(numbers(play)).toEqual([6, 7, 8]);
  expect(play.movesBefore).toBe(5);
  await arrive();
  expect(numbers(play)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(play.movesBefore).toBe(0);
  expect(requests.map(({ path }) => path)).toEqual([
    "/tables/t1/entries?before=6&seat=0",
    "/tables/t1/entries?before=3&seat=0",
  ]);
});

test("a spectator's pages name no seat", async () => {
  const whole = moves(5);
  const requests = serve((request) => pageOf(whole, request));
  await follow();
  join(whole, 5, null);
  await arrive();
  expect(requests.map(({ path }) => path)).toEqual(["/tables/t1/entries?before=3"]);
});

test("a page that is refused is requested again later", async () => {
  const whole = moves(8);
  let refusals = 2;
  const requests = serve((request) => {
    if (refusals-- > 0) return Response.json({ problem: "too-many-requests" }, { status: 429 });
    return pageOf(whole, request);
  });
  const { play } = await follow();
  join(whole, 8);
  await arrive();
  expect(requests).toHaveLength(1);
  expect(numbers(play)).toEqual([6, 7, 8]);
  for (let tries = 0; tries < 4 && play.entries.length < 8; tries++)
    await vi.advanceTimersToNextTimerAsync();
  expect(numbers(play)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(requests.map(({ path }) => /before=\d/.exec(path)![0])).toEqual([
    "before=6",
    "before=6",
    "before=6",
    "before=3",
  ]);
});

test("a page that arrives after a rejoin is not added twice", async () => {
  const whole = moves(8);
  const held: (() => void)[] = [];
  const requests = serve(
    (request) => new Promise((done) => held.push(() => done(pageOf(whole, request)))),
  );
  const { play } = await follow();
  join(whole, 8);
  await arrive();
  join(whole, 8);
  await arrive();
  while (held.length > 0) {
    held.shift()!();
    await arrive();
  }
  expect(numbers(play)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(requests).toHaveLength(3); // the first answer was of no use
});

test("a rejoin through another seat drops the pages of the seat before", async () => {
  const held: (() => void)[] = [];
  const secret = moves(5).map((entry) => ({ ...entry, text: "of seat 0" }));
  const own = moves(5).map((entry) => ({ ...entry, text: "of seat 1" }));
  serve((request) => {
    const whole = request.path.endsWith("seat=1") ? own : secret;
    return new Promise((done) => held.push(() => done(pageOf(whole, request))));
  });
  const { play } = await follow();
  join(secret, 5, 0);
  await arrive();
  play.look(1);
  join(own, 5, 1);
  await arrive();
  for (const answer of held) answer();
  await arrive();
  expect(numbers(play)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(play.entries.map(({ text }) => text))).toEqual(new Set(["of seat 1"]));
});

test("a table that is left requests no more pages", async () => {
  const whole = moves(8);
  const requests = serve((request) => pageOf(whole, request));
  const { play, leave } = await follow();
  join(whole, 8);
  leave();
  await arrive();
  expect(requests).toHaveLength(1);
  expect(numbers(play)).toEqual([6, 7, 8]);
});

test("a refused page is not requested again after the table is left", async () => {
  const requests = serve(() => Response.json({ problem: "too-many-requests" }, { status: 429 }));
  const { leave } = await follow();
  join(moves(8), 8);
  await arrive();
  leave();
  await vi.advanceTimersToNextTimerAsync();
  expect(requests).toHaveLength(1);
});

test("an undo marks the moves of earlier pages that it took back", async () => {
  const whole = log("0 a", "1 b", "0 c", "1 d", "0 e");
  const held: (() => void)[] = [];
  serve((request) => new Promise((done) => held.push(() => done(pageOf(whole, request)))));
  const { play } = await follow();
  join(whole, 5);
  expect(taken(play)).toEqual([]);
  await arrive();
  // The undo happens while the page with the first of these moves is on its way.
  const undo: Entry = { number: 6, time: 0, kind: "undo", seat: 0, text: "undo 4" };
  const after = seen({ table: table({ number: 6, moves: 1 }), entries: [undo] });
  line.socket.say({ type: "happened", ...after });
  expect(taken(play)).toEqual([3, 4, 5]);
  expect(play.movesBefore).toBe(1);
  held.shift()!();
  await arrive();
  expect(numbers(play)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(taken(play)).toEqual([2, 3, 4, 5]);
  expect(play.movesBefore).toBe(0);
});

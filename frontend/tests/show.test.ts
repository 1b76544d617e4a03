// Others' acts at a table: shown one by one, in order, skippable, never in the way of a clock.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Entry, Moment, Replay, Seen, TableInfo } from "../src/net/wire";
import type { TableState } from "../src/state/table.svelte";
import { Line, serve, type Request } from "./server";
import { choice, log, seat, seen, table } from "./tables";

const ALL = log("0 bid", "1 bid", "? rolls", "2 bid", "1 pass", "2 pass");
const SEATS = [seat(0, { player: "me" }), seat(1, { bot: "novice" }), seat(2, { bot: "novice" })];
const CHOICES = [choice("bid"), choice("pass")];
const about = (more: Partial<TableInfo> = {}): TableInfo =>
  table({ seats: SEATS, players: 3, ...more });

let line: Line;
let requests: Request[];
beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
  line = new Line();
  vi.useFakeTimers();
  requests = serve(() => new Response("{}", { status: 503 }));
  return () => vi.useRealTimers();
});

/** What the server says when the log has come so far: the view tells the number of moves. */
function after(number: number, from: number, more: Partial<Seen> = {}): Seen {
  const entries = ALL.slice(from, number);
  const moves = ALL.slice(0, number).filter(({ kind }) => kind === "move").length;
  return seen({ table: about({ number, moves, actor: 1 }), entries, view: moves, ...more });
}

/** A table at which I have just made the first move. */
async function moved(): Promise<TableState> {
  const { TableState } = await import("../src/state/table.svelte");
  const play = new TableState("t1", () => () => null);
  play.open();
  line.socket.say({ type: "welcome", me: { player: "me", name: "Kleon" } } as never);
  line.socket.say({ type: "joined", seen: after(0, 0) });
  line.socket.say({ type: "happened", ...after(1, 0) });
  return play;
}

/** Let the bots do everything at once; then it is my turn. */
function burst(mine: Partial<Seen> = {}): void {
  line.socket.say({ type: "happened", ...after(3, 1) });
  line.socket.say({ type: "happened", ...after(4, 3) });
  line.socket.say({ type: "happened", ...after(5, 4) });
  line.socket.say({ type: "happened", ...after(6, 5, { choices: CHOICES, ...mine }) });
}

const numbers = (play: TableState): number[] => play.entries.map(({ number }) => number);

describe("in a live game", () => {
  test("my own move is shown at once, others' acts one by one", async () => {
    const play = await moved();
    expect([play.view, play.showing]).toEqual([1, null]);
    burst();
    const steps: unknown[] = [];
    while (play.showing) {
      steps.push([play.view, play.showing.acts.map((act) => act.seat), numbers(play).at(-1)]);
      expect(play.myTurn).toBe(false);
      vi.advanceTimersToNextTimer();
    }
    expect(steps).toEqual([
      [3, [1], 3], // what chance made of a move is told with it
      [4, [2], 4],
      [5, [1], 5],
      [6, [2], 6],
    ]);
    expect(play.myTurn).toBe(true);
    expect(play.outlining).toBe(true);
  });

  test("a skip shows my turn at once", async () => {
    const play = await moved();
    burst();
    expect(play.view).toBe(3);
    play.skip();
    expect([play.view, play.showing, play.myTurn]).toEqual([6, null, true]);
    expect(numbers(play)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("the newest is known while the show runs", async () => {
    const play = await moved();
    burst();
    expect(play.latest?.choices).toHaveLength(2);
    expect(play.newest).toBe(6);
  });

  test("nothing waits while my clock runs", async () => {
    const play = await moved();
    burst({ table: about({ number: 6, moves: 6, actor: 0, deadline: 1 }) });
    expect([play.view, play.myTurn]).toEqual([6, true]);
  });

  test("a clock of days does not hurry", async () => {
    const play = await moved();
    const days = { terms: { pace: "days" as const }, deadline: 1 };
    burst({ table: about({ number: 6, moves: 6, actor: 0, ...days }) });
    expect(play.view).toBe(3);
  });

  test("chat does not wait for the show, and does not end it", async () => {
    const play = await moved();
    burst();
    const said: Entry = { number: 7, time: 0, kind: "chat", seat: 1, text: "hello" };
    const now = after(6, 6, { choices: CHOICES });
    line.socket.say({ type: "happened", ...now, entries: [said] });
    expect(numbers(play)).toEqual([1, 2, 3, 7]);
    expect(play.view).toBe(3);
    vi.advanceTimersByTime(9000);
    expect(numbers(play)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(play.myTurn).toBe(true);
  });

  test("an undo ends the show", async () => {
    const play = await moved();
    burst();
    const undo: Entry = { number: 7, time: 0, kind: "undo", seat: 0, text: "undo 6" };
    const back = after(6, 6, { table: about({ number: 7, moves: 0 }), view: 0 });
    line.socket.say({ type: "happened", ...back, entries: [undo] });
    expect([play.view, play.showing, play.outlining]).toEqual([0, null, false]);
  });

  test("a seat that I play too, on this device, is not shown to me", async () => {
    const play = await moved();
    const seats = [SEATS[0]!, seat(1, { player: "me" }), SEATS[2]!];
    line.socket.say({
      type: "happened",
      ...after(3, 1, { table: about({ number: 3, moves: 3, seats }) }),
    });
    expect([play.view, play.showing]).toEqual([3, null]);
  });
});

describe("after a lost connection", () => {
  const moment = (move: number): Moment => ({
    ...{ move, text: "", events: [], view: move, prompt: { rule: "", key: "prompt" } },
    standing: { over: false, scores: [], places: null, rounds: 0, points: [] },
  });
  const rejoin = (): void =>
    line.socket.say({ type: "joined", seen: after(6, 1, { choices: CHOICES }) });

  test("each missed act is shown with its own position", async () => {
    const moments = [2, 3, 4, 5, 6].map(moment);
    requests = serve(() => ({ moves: 6, moments }) satisfies Replay);
    const play = await moved();
    rejoin();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ path }) => path)).toContain("/tables/t1/replay?first=2&last=6&seat=0");
    const views: unknown[] = [];
    while (play.showing) {
      views.push(play.view);
      vi.advanceTimersToNextTimer();
    }
    expect(views).toEqual([3, 4, 5, 6]);
    expect(play.myTurn).toBe(true);
  });

  test("what happens while they are fetched comes after them", async () => {
    let answer = (): void => undefined;
    const moments = [2, 3, 4].map(moment);
    serve(
      () => new Promise((done) => (answer = () => done({ moves: 4, moments } satisfies Replay))),
    );
    const play = await moved();
    line.socket.say({ type: "joined", seen: after(4, 1) });
    line.socket.say({ type: "happened", ...after(5, 4) });
    expect(play.view).toBe(1);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    const views: unknown[] = [];
    while (play.showing) {
      views.push(play.view);
      vi.advanceTimersToNextTimer();
    }
    expect(views).toEqual([3, 4, 5]);
  });

  test("if the server does not replay them, the newest position is shown", async () => {
    const play = await moved();
    rejoin();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.view).toBe(6);
    vi.advanceTimersByTime(9000);
    expect(play.myTurn).toBe(true);
  });
});

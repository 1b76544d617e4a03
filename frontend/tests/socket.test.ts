// The socket reconnects and resends: a command is never lost.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientFrame, PlayMove } from "../src/net/wire";
import { Line } from "./server";

const WELCOME = { type: "welcome", me: { player: "me", name: "Kleon" } } as never;
const MOVE: PlayMove = { do: "move", text: "pass", client: "c1" };
const DO: ClientFrame = { type: "do", table: "t1", command: MOVE };

let line: Line;
let socket: typeof import("../src/net/socket.svelte").socket;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  line = new Line();
  ({ socket } = await import("../src/net/socket.svelte"));
  socket.follow("t1", () => ({ type: "join", table: "t1", seat: 0, last: 0 }), vi.fn());
  line.socket.say(WELCOME);
});
afterEach(() => {
  vi.useRealTimers();
});

function commands(): ClientFrame[] {
  return line.socket.sent.filter((frame) => frame.type === "do");
}

test("a command that was not answered is sent again after a reconnection, as it was", () => {
  const done = vi.fn();
  void socket.do("t1", MOVE).then(done);
  expect(commands()).toEqual([DO]);
  line.socket.break();
  expect(socket.lost).toBe(true);
  vi.runOnlyPendingTimers();
  expect(line.opened).toHaveLength(2);
  line.socket.say(WELCOME);
  expect(socket.lost).toBe(false);
  expect(line.socket.sent.map((frame) => frame.type)).toEqual(["join", "do"]);
  expect(commands()).toEqual([DO]);
});

test("an answered command is not sent again", async () => {
  const answer = socket.do("t1", MOVE);
  line.socket.say({ type: "ack", table: "t1", client: "c1", number: 1 });
  expect(await answer).toBeNull();
  line.socket.break();
  vi.runOnlyPendingTimers();
  line.socket.say(WELCOME);
  expect(commands()).toEqual([]);
});

test("a refusal is the answer", async () => {
  const answer = socket.do("t1", MOVE);
  line.socket.say({ type: "nack", table: "t1", client: "c1", problem: "over" });
  expect(await answer).toMatchObject({ problem: "over" });
});

test("a command that the server could not write is sent once more", () => {
  void socket.do("t1", MOVE);
  line.socket.say({ type: "nack", table: "t1", client: "c1", problem: "not-written" });
  expect(commands()).toEqual([DO]);
  vi.advanceTimersByTime(1000);
  expect(commands()).toEqual([DO, DO]);
});

test("a connection that stays silent after a command is given up", () => {
  vi.advanceTimersByTime(100);
  void socket.do("t1", MOVE);
  vi.advanceTimersByTime(5_999);
  expect(socket.connected).toBe(true);
  vi.advanceTimersByTime(1);
  expect(socket.connected).toBe(false);
});

// Frames that say what changed give the same whole frames as the server's.
import { expect, test, vi } from "vitest";
import { WholeFrames } from "../src/net/whole-frames";
import type { Changed, Happened, Joined } from "../src/net/wire";
import { Line } from "./server";

const TABLE = { id: "t1", number: 4, state: "playing", moves: 2 };
const JOINED = {
  type: "joined",
  seen: { table: TABLE, view: { round: 1, coins: [3, 4] }, entries: [] },
} as unknown as Joined;
const CHANGED = {
  type: "changed",
  id: "t1",
  base: 4,
  seat: 0,
  entries: [{ number: 5 }],
  table: { number: 5, moves: 3 },
  view: { coins: [2, 5] },
  prompt: {},
  choices: [],
  standing: {},
} as unknown as Changed;

test("a change is applied to the frame before it", () => {
  const frames = new WholeFrames();
  expect(frames.whole(JOINED)).toBe(JOINED);
  const whole = frames.whole(CHANGED) as Happened;
  expect(whole.type).toBe("happened");
  expect(whole.table).toMatchObject({ id: "t1", number: 5, state: "playing", moves: 3 });
  expect(whole.view).toEqual({ round: 1, coins: [2, 5] });
  const next = { ...CHANGED, base: 5, table: { number: 6 }, view: { round: 2 } };
  const after = frames.whole(next) as Happened;
  expect(after.view).toEqual({ round: 2, coins: [2, 5] });
  expect(after.table).toMatchObject({ number: 6, moves: 3 });
});

test("a change of a frame that did not arrive is not applied", () => {
  const frames = new WholeFrames();
  expect(frames.whole(CHANGED)).toBeNull();
  frames.whole(JOINED);
  expect(frames.whole({ ...CHANGED, base: 5 })).toBeNull();
  frames.forget("t1");
  expect(frames.whole(CHANGED)).toBeNull();
});

test("a gap is healed by joining again", async () => {
  vi.resetModules();
  const line = new Line();
  const { socket } = await import("../src/net/socket.svelte");
  const heard = vi.fn();
  socket.follow(
    "t1",
    () => ({ type: "join", table: "t1", seat: 0, last: 0, changes: true }),
    heard,
  );
  line.socket.say({ type: "welcome", me: { player: "me", name: "Kleon" } } as never);
  line.socket.say(JOINED);
  line.socket.say({ ...CHANGED, base: 9 });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(line.socket.sent.filter((frame) => frame.type === "join")).toHaveLength(2);
  line.socket.say(JOINED);
  line.socket.say(CHANGED);
  expect(heard).toHaveBeenCalledTimes(3);
});

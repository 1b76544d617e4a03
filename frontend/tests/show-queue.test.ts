// The queue of others' acts, with a clock that the test turns.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { MOST, PACES, SHORTEST, ShowQueue, type Speed } from "../src/state/show-queue";

interface Act {
  seat: number;
  number: number;
}
interface Shown {
  numbers: number[];
  at: number;
  duration: number;
}

let speed: Speed;
let shown: Shown[];
let ended: number[];
let queue: ShowQueue<Act>;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [speed, shown, ended] = ["normal", [], []];
  queue = new ShowQueue<Act>(
    () => speed,
    (acts, duration) =>
      shown.push({ numbers: acts.map(({ number }) => number), at: Date.now(), duration }),
    () => ended.push(Date.now()),
  );
  return () => vi.useRealTimers();
});

/** Acts of seats that take turns, or all of one seat. */
function acts(count: number, seats = 3): Act[] {
  return Array.from({ length: count }, (_, number) => ({ seat: number % seats, number }));
}
const numbers = (): number[] => shown.flatMap((step) => step.numbers);
const inOrder = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe("the pace", () => {
  test("each act has its time, then the show ends", () => {
    queue.push(...acts(3));
    vi.runAllTimers();
    expect(shown.map(({ at }) => at)).toEqual([0, 600, 1200]);
    expect(ended).toEqual([1800]);
    expect(queue.running).toBe(false);
  });

  test.each(["slow", "normal", "fast"] as const)("many acts share the time (%s)", (chosen) => {
    speed = chosen;
    const { all } = PACES[chosen];
    queue.push(...acts(30));
    vi.runAllTimers();
    expect(numbers()).toEqual(inOrder(30));
    expect(shown).toHaveLength(30);
    expect(new Set(shown.map(({ duration }) => Math.round(duration))).size).toBe(1);
    expect(ended[0]).toBeLessThanOrEqual(all + 1);
  });

  test("acts that arrive one by one never take more than their time together", () => {
    for (let at = 0; at < 45; at++) {
      queue.push({ seat: at % 3, number: at });
      vi.advanceTimersByTime(40);
    }
    vi.runAllTimers();
    expect(numbers()).toEqual(inOrder(45));
    expect(shown.every(({ duration }) => duration >= SHORTEST)).toBe(true);
    expect(ended).toHaveLength(1);
    expect(ended[0]).toBeLessThanOrEqual(PACES.normal.all + 1);
  });

  test("several acts of one seat are shown together where time is short", () => {
    speed = "fast";
    queue.push(...acts(60, 1));
    vi.runAllTimers();
    expect(numbers()).toEqual(inOrder(60));
    expect(shown.length).toBeLessThan(60);
    expect(shown.every(({ duration }) => duration >= SHORTEST)).toBe(true);
    expect(ended[0]).toBeLessThanOrEqual(PACES.fast.all * 1.25 + SHORTEST);
  });

  test("acts of several seats are never shown together", () => {
    speed = "fast";
    queue.push(...acts(60, 2));
    vi.runAllTimers();
    expect(shown.map((step) => step.numbers)).toEqual(inOrder(60).map((number) => [number]));
  });

  test("of very many the earliest are shown as one", () => {
    queue.push(...acts(MOST + 100));
    vi.runAllTimers();
    expect(numbers()).toEqual(inOrder(MOST + 100));
    expect(shown).toHaveLength(MOST);
    expect(shown[0]!.numbers).toHaveLength(101);
  });

  test("the time begins again when nothing waits any more", () => {
    queue.push(...acts(14));
    vi.runAllTimers();
    queue.push({ seat: 1, number: 14 });
    expect(shown.at(-1)!.duration).toBe(600);
  });

  test("a new speed holds from the next act on", () => {
    queue.push(...acts(4));
    speed = "fast";
    vi.advanceTimersByTime(600);
    expect(shown.at(-1)!.duration).toBe(300);
    speed = "instant";
    vi.advanceTimersByTime(300);
    expect(numbers()).toEqual(inOrder(4));
    expect(queue.running).toBe(false);
  });
});

describe("without waiting", () => {
  test("an instant show is over at once", () => {
    speed = "instant";
    queue.push(...acts(5));
    expect(numbers()).toEqual(inOrder(5));
    expect(ended).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a skip shows the rest at once, in order and only once", () => {
    queue.push(...acts(5));
    vi.advanceTimersByTime(650);
    queue.skip();
    queue.skip();
    expect(shown.map((step) => step.numbers)).toEqual([[0], [1], [2, 3, 4]]);
    expect(ended).toEqual([650]);
    vi.runAllTimers();
    expect(numbers()).toEqual(inOrder(5));
    expect(ended).toHaveLength(1);
  });

  test("what is cleared is never shown", () => {
    queue.push(...acts(5));
    queue.clear();
    vi.runAllTimers();
    expect(numbers()).toEqual([0]);
    expect(ended).toEqual([0]);
  });

  test("nothing to skip ends nothing", () => {
    queue.skip();
    queue.clear();
    expect(ended).toEqual([]);
  });
});

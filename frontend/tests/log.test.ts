// What was taken back, and where my last move stands.
import { expect, test } from "vitest";
import { merged, written } from "../src/components/repeats";
import { beforeLastMove, isSilent, markTakenBack, undidChance } from "../src/state/log";
import { log } from "./tables";

function silent(kind: string, text: string): boolean {
  return isSilent({ number: 1, time: 0, kind, text });
}

/** The numbers of the entries that are marked as taken back. */
function back(...lines: string[]): number[] {
  return markTakenBack(log(...lines))
    .filter((entry) => entry.taken_back)
    .map(({ number }) => number);
}

test("an undo takes back as many moves as it says, the newest ones", () => {
  expect(back("0 a", "1 b", "0 c")).toEqual([]);
  expect(back("0 a", "1 b", "0 c", "undo 1")).toEqual([3]);
  expect(back("0 a", "1 b", "0 c", "undo 2")).toEqual([2, 3]);
});

test("a move is taken back once: the next undo reaches further", () => {
  expect(back("0 a", "1 b", "0 c", "undo 1", "undo 1")).toEqual([2, 3]);
  expect(back("0 a", "0 b", "undo 1", "0 c", "undo 2")).toEqual([1, 2, 4]);
});

test("an undo that reaches beyond the beginning takes back all", () => {
  expect(back("0 a", "undo 5", "0 b")).toEqual([1]);
});

test("an undo over a roll is known, one over a move alone is not", () => {
  expect(undidChance(markTakenBack(log("0 a", "? 6", "undo 2")))).toBe(true);
  expect(undidChance(markTakenBack(log("? 6", "0 a", "undo 1")))).toBe(false);
});

test("news begin after the entry before my last move", () => {
  expect(beforeLastMove(log("0 a", "1 b", "0 c", "1 d"), 0)).toBe(2);
  expect(beforeLastMove(log("1 b"), 0)).toBe(0);
});

test("lines that repeat the line before are counted, per seat", () => {
  const line = (text: string, seat: number): { text: string; seat: number } => ({ text, seat });
  const lines = merged([line("a", 0), line("a", 0), line("a", 1), line("b", 1), line("a", 1)]);
  expect(lines.map(({ times }) => times)).toEqual([2, 1, 1, 1]);
  expect(lines.map(written)).toEqual(["a\u00a0×2", "a", "b", "a"]);
});

test("a pause has a line only if a clock was corrected", () => {
  expect(silent("pause", "0")).toBe(true);
  expect(silent("pause", "3600000")).toBe(false);
});

test("chat has a list of its own, and a loss by the clock one line", () => {
  expect(silent("chat", "hello")).toBe(true);
  expect(silent("resign", "time")).toBe(true);
  expect(silent("resign", "resigned")).toBe(false);
  expect(silent("time", "lose")).toBe(false);
});

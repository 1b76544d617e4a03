// The log of a table: which entries are shown, which moves were taken back, where my last one is.
import type { Entry } from "../net/wire";

/** Whether the newest undo took back what chance had decided after my move. */
export function undidChance(entries: readonly Entry[]): boolean {
  const at = entries.findLastIndex((entry) => entry.kind === "undo");
  for (const entry of entries.slice(0, at).reverse()) {
    if (entry.kind !== "move") continue;
    if (!entry.taken_back) return false;
    if (typeof entry.seat !== "number") return true;
  }
  return false;
}

/** Mark the moves that undos took back, as a new reader of the log sees them marked already. */
export function markTakenBack(entries: readonly Entry[]): Entry[] {
  const back = new Set<Entry>();
  const standing: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "move") standing.push(entry);
    if (entry.kind !== "undo") continue;
    const count = Number((entry.text ?? "").split(" ")[1] ?? 0);
    for (const move of standing.splice(Math.max(0, standing.length - count))) back.add(move);
  }
  return entries.map((entry) => (back.has(entry) ? { ...entry, taken_back: true } : entry));
}

/** The number of the newest entry before a seat's last move. */
export function beforeLastMove(entries: readonly Entry[], seat: number | null): number {
  const last = entries.findLast((entry) => entry.kind === "move" && entry.seat === seat);
  return last ? last.number - 1 : 0;
}

/** Who left a seat: by now it may be somebody else's. */
export function whoLeft(entries: readonly Entry[], left: Entry): string | null {
  const sat = entries.findLast(
    ({ kind, seat, number }) => kind === "sit" && seat === left.seat && number < left.number,
  );
  return sat?.name ?? null;
}

/** Whether an entry has no line in the log. */
export function isSilent({ kind, text }: Entry): boolean {
  if (kind === "chat") return true; // the chat has its own list
  if (kind === "resign") return text === "time"; // the line about the clock says it
  return kind === "pause" && text === "0"; // no clock was corrected: there was no outage to report
}

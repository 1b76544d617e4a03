// Making a table, and going to it.
import { ask } from "../net/api";
import { router } from "./router.svelte";
import type { Branch, Imported, Made, NewSeat, NewTable } from "../net/wire";

export const STRENGTHS = ["novice", "citizen", "strategos", "oracle"] as const;
export type Strength = (typeof STRENGTHS)[number];

function go(made: Made, to: "/table" | "/replay"): void {
  sessionStorage.setItem(`invitation ${made.table.id}`, made.invitation);
  router.go(`${to}/${made.table.id}`);
}

export async function newTable(wanted: NewTable): Promise<void> {
  go(await ask<Made>("POST", "/tables", wanted), "/table");
}

/** A table at which the coach explains, also when one comes back to it from elsewhere. */
export function isGuided(table: string): boolean {
  return localStorage.getItem(`guided ${table}`) !== null;
}

/** The first game one learns a game from: the one already begun, or a new one against novices. */
export async function guidedTable(game: string, players: number): Promise<string> {
  const kept = sessionStorage.getItem(`learn ${game}`);
  if (kept) return kept;
  const bots = Array.from({ length: players - 1 }, (): NewSeat => ({
    who: "bot",
    strength: "novice",
  }));
  const wanted: NewTable = { game, seats: [{ who: "me" }, ...bots], terms: { rated: false } };
  const made = await ask<Made>("POST", "/tables", wanted);
  sessionStorage.setItem(`learn ${game}`, made.table.id);
  localStorage.setItem(`guided ${made.table.id}`, "yes");
  return made.table.id;
}

/** Play on from a moment of a table, at a table of its own. */
export async function branch(table: string, wanted: Branch): Promise<void> {
  go(await ask<Made>("POST", `/tables/${table}/branch`, wanted), "/table");
}

/** A table of a record, to look at first: its replay leads to playing on. */
export async function importRecord(wanted: Imported): Promise<void> {
  go(await ask<Made>("POST", "/records", wanted), "/replay");
}

// Making a table, and going to it.
import { ask } from "./api";
import { router } from "./router.svelte";
import type { Branch, Imported, Made, NewTable } from "./wire";

export const STRENGTHS = ["novice", "citizen", "strategos", "oracle"] as const;
export type Strength = (typeof STRENGTHS)[number];

function go(made: Made, to: string): void {
  sessionStorage.setItem(`invitation ${made.table.id}`, made.invitation);
  router.go(`${to}/${made.table.id}`);
}

export async function newTable(wanted: NewTable): Promise<Made> {
  const made = await ask<Made>("POST", "/tables", wanted);
  go(made, "/table");
  return made;
}

/** Play on from a moment of a table, at a table of its own. */
export async function branch(table: string, wanted: Branch): Promise<Made> {
  const made = await ask<Made>("POST", `/tables/${table}/branch`, wanted);
  go(made, "/table");
  return made;
}

/** A table of a record: to look at, or to play on. */
export async function importRecord(wanted: Imported, to: "/table" | "/replay"): Promise<Made> {
  const made = await ask<Made>("POST", "/records", wanted);
  go(made, to);
  return made;
}

// Making a table, and going to it.
import { ask } from "../net/api";
import { letStart, newHash, withHash } from "./nonces";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import type { Branch, Imported, Made, NewSeat, NewTable, Rematch, TableInfo } from "../net/wire";

export const STRENGTHS = ["novice", "citizen", "strategos", "oracle"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Make a table with a nonce of mine; if nobody else is waited for, the game starts. */
async function make<Wanted extends { seats?: NewSeat[] }>(
  path: string,
  wanted: Wanted,
): Promise<Made> {
  const seats = wanted.seats && withHash(wanted.seats);
  const made = await ask<Made>("POST", path, { ...wanted, seats });
  await letStart(session.me?.player, made.table);
  return made;
}

function go(made: Made, to: "/table" | "/replay"): void {
  sessionStorage.setItem(`invitation ${made.table.id}`, made.invitation);
  router.go(`${to}/${made.table.id}`);
}

export async function newTable(wanted: NewTable): Promise<void> {
  go(await make("/tables", wanted), "/table");
}

/** Play again with the same people and bots. */
export async function rematch(table: string): Promise<void> {
  const next = await ask<Rematch>("POST", `/tables/${table}/rematch?hash=${newHash()}`);
  await letStart(session.me?.player, await ask<TableInfo>("GET", `/tables/${next.table}`));
  router.go(`/table/${next.table}`);
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
  const made = await make("/tables", wanted);
  sessionStorage.setItem(`learn ${game}`, made.table.id);
  localStorage.setItem(`guided ${made.table.id}`, "yes");
  return made.table.id;
}

/** Play on from a moment of a table, at a table of its own. */
export async function branch(table: string, wanted: Branch): Promise<void> {
  go(await make(`/tables/${table}/branch`, wanted), "/table");
}

/** A table of a record, to look at first: its replay leads to playing on. */
export async function importRecord(wanted: Imported): Promise<void> {
  go(await make("/records", wanted), "/replay");
}

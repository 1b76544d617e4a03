// Acts of other seats, as frames of the socket bring them or as a replay tells them afterwards.
import { ask, NotDone } from "../net/api";
import type { Entry, Replay, Seen, TableInfo } from "../net/wire";
import { MOST } from "./show-queue";

/** What somebody did, and how the table looks after it. */
export interface Act {
  seat: number | null;
  entries: readonly Entry[];
  seen: Omit<Seen, "type">;
}

function isMove({ kind, taken_back }: Entry): boolean {
  return kind === "move" && !taken_back;
}

/** Whether somebody on this device plays a seat. */
export function isMine(seen: Pick<Seen, "table" | "seat">, seat: number | null): boolean {
  if (seat === null || seen.seat === null) return false;
  const me = seen.table.seats[seen.seat]?.player;
  return seat === seen.seat || (!!me && seen.table.seats[seat]?.player === me);
}

/** The seat whose act these entries tell of; null if it is no act of another seat. */
export function actor(
  seen: Pick<Seen, "table" | "seat">,
  entries: readonly Entry[],
): number | null {
  if (entries.some(({ kind }) => kind === "undo")) return null;
  const seat = entries.find((entry) => isMove(entry) && typeof entry.seat === "number")?.seat;
  return typeof seat === "number" && !isMine(seen, seat) ? seat : null;
}

/** The entries after the last move of mine among them. */
export function afterMine(
  seen: Pick<Seen, "table" | "seat">,
  entries: readonly Entry[],
): readonly Entry[] {
  const mine = entries.findLastIndex((entry) => isMove(entry) && isMine(seen, entry.seat ?? null));
  return entries.slice(mine + 1);
}

/** Whether a clock of mine runs: then nothing may wait. */
export function myClockRuns({ table, seat }: Pick<Seen, "table" | "seat">): boolean {
  const live = table.terms.pace !== "days";
  return live && table.deadline !== null && isMine({ table, seat }, table.actor);
}

/**
 * The acts among new entries, each with its own position, which the server replays: the last ones,
 * if there are many. Nothing if the server does not answer, or a move was taken back.
 */
export async function missedActs(seen: Seen, fresh: readonly Entry[]): Promise<Act[]> {
  if (fresh.some(({ kind, taken_back }) => kind === "undo" || taken_back)) return [];
  const groups = byAct(fresh).slice(-MOST);
  const moves = groups.flat().filter(isMove).length;
  if (groups.length < 2 || moves === 0) return [];
  const { id, moves: last } = seen.table;
  const eyes = seen.seat === null ? "" : `&seat=${seen.seat}`;
  const first = last - moves + 1;
  let replay: Replay;
  try {
    const path = `/tables/${id}/replay?first=${first}&last=${last}${eyes}`;
    replay = await ask<Replay>("GET", path);
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    return [];
  }
  let at = first - 1;
  return groups.flatMap((entries, index) => {
    at += entries.filter(isMove).length;
    const moment = replay.moments.find(({ move }) => move === at);
    const next = groups[index + 1]?.find(isMove)?.seat;
    if (!moment) return [];
    const table: TableInfo = { ...seen.table, moves: at, actor: next ?? null, state: "playing" };
    const { view, prompt, standing } = moment;
    const then = { ...seen, table, view, prompt, standing, choices: [] };
    const latest = index === groups.length - 1;
    return [{ seat: entries[0]?.seat ?? null, entries, seen: latest ? seen : then }];
  });
}

/** Entries in groups: a seat's move with everything that chance made of it. */
function byAct(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const begins = isMove(entry) && typeof entry.seat === "number";
    if (begins || groups.length === 0) groups.push([entry]);
    else groups.at(-1)?.push(entry);
  }
  return groups;
}

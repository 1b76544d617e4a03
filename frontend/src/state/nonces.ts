// My part of a table's chance: a nonce made here, hashed first, revealed when all hashes are in.
// Nonces stay in this browser, so that a reload keeps them and a record can be checked later.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { ask, commandId, NotDone } from "../net/api";
import type {
  AnyCommand,
  NewSeat,
  Record as GameRecord,
  Reveal,
  SendHash,
  TableInfo,
  Tables,
} from "../net/wire";

/** A nonce and, once it is revealed, all that was fixed before. */
export interface Kept {
  nonce: string;
  made: number;
  table?: string;
  seat?: number;
  seal?: string;
}
type Wanted = Omit<SendHash, "client"> | Omit<Reveal, "client">;

const NAME = "nonce ";
/** So many are remembered: the newest. */
const MOST = 300;

/** SHA-256 of a text; `crypto.subtle` does not exist on a page without https. */
function hashed(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** One hash of all that is fixed before a nonce is revealed; `petteia verify` shows the same. */
export function sealOf(commit: string, hashes: readonly (string | null)[]): string {
  return hashed([commit, ...hashes.map((hash) => hash ?? "-")].join("\n"));
}

function keep(hash: string, kept: Kept): void {
  localStorage.setItem(NAME + hash, JSON.stringify(kept));
}

function found(hash: string | null | undefined): Kept | null {
  const text = hash ? localStorage.getItem(NAME + hash) : null;
  return text === null ? null : (JSON.parse(text) as Kept);
}

function all(): [string, Kept][] {
  const hashes = Object.keys(localStorage)
    .filter((key) => key.startsWith(NAME))
    .map((key) => key.slice(NAME.length));
  return hashes.map((hash): [string, Kept] => [hash, found(hash)!]);
}

/** Make a nonce, perhaps for a table that exists, remember it, and return its hash. */
export function newHash(table?: string): string {
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const hash = hashed(nonce);
  const oldest = all().sort(([, a], [, b]) => b.made - a.made);
  for (const [old] of oldest.slice(MOST - 1)) localStorage.removeItem(NAME + old);
  keep(hash, { nonce, made: Date.now(), ...(table === undefined ? {} : { table }) });
  return hash;
}

/** Seats of a new table: the first of mine brings a nonce, which is enough for all of them. */
export function withHash(seats: readonly NewSeat[]): NewSeat[] {
  const mine = seats.findIndex(({ who }) => who === "me");
  return seats.map((seat, at) => (at === mine ? { ...seat, hash: newHash() } : seat));
}

/** Whether a nonce may be revealed: a server must not learn it at another table, or twice. */
function isFor(kept: Kept, table: string, seal: string): boolean {
  return (kept.table ?? table) === table && (kept.seal ?? seal) === seal;
}

/** What the start of a table waits for from this page; `lost` seats have no nonce here. */
export function owedBy(player: string, table: TableInfo): { wanted: Wanted[]; lost: number[] } {
  const wanted: Wanted[] = [];
  const lost: number[] = [];
  const { owed = [], called = false, hashes = [] } = table.nonces ?? {};
  for (const seat of owed.filter((at) => table.seats[at]?.player === player)) {
    const hash = hashes[seat];
    const kept = found(hash);
    const seal = sealOf(table.commit, hashes);
    if (!called) wanted.push({ do: "hash", seat, hash: newHash(table.id) });
    else if (hash && kept && isFor(kept, table.id, seal)) {
      keep(hash, { ...kept, table: table.id, seat, seal });
      wanted.push({ do: "reveal", seat, nonce: kept.nonce });
    } else lost.push(seat);
  }
  return { wanted, lost };
}

/** Send what a table waits for before its page is shown: a game against bots begins at once. */
export async function letStart(player: string | undefined, table: TableInfo): Promise<void> {
  if (!player) return;
  for (const wanted of owedBy(player, table).wanted) {
    const command: AnyCommand = { ...wanted, client: commandId() };
    try {
      await ask("POST", `/tables/${table.id}/commands`, command);
    } catch (error) {
      if (!(error instanceof NotDone)) throw error; // the table's own page tries again
    }
  }
}

/** Send what my tables that are about to start wait for, wherever on the page I am. */
export async function letAllStart(player: string | undefined, { tables }: Tables): Promise<void> {
  for (const { id } of tables.filter(({ state, waiting }) => state === "open" && waiting))
    await letStart(player, await ask<TableInfo>("GET", `/tables/${id}`));
}

/** The nonces that this browser revealed at a table, the newest first. */
export function myNonces(table: string): Kept[] {
  const mine = all().map(([, kept]) => kept);
  return mine
    .filter((kept) => kept.table === table && kept.seal !== undefined)
    .sort((a, b) => b.made - a.made);
}

interface Round {
  commit: string;
  hashes?: (string | null)[];
  nonces: (string | null)[];
}

/**
 * Whether a record has every nonce that I revealed: `checked` if one of them counted, `none` if all
 * were of void rounds, `wrong` if a round is missing or was changed.
 */
export function compared(mine: readonly Kept[], record: GameRecord): "checked" | "none" | "wrong" {
  const last = record.chance as (Round & { restarts?: Round[] }) | null | undefined;
  const sealed = (kept: Kept, round: Round): boolean =>
    sealOf(round.commit, round.hashes ?? []) === kept.seal;
  const at = (kept: Kept, round: Round): string | null => round.nonces[kept.seat ?? -1] ?? null;
  let found: "checked" | "none" = "none";
  for (const kept of mine) {
    const round = last?.restarts?.find((one) => sealed(kept, one));
    // What I sent to a round may have come too late for it.
    if (round && [kept.nonce, null].includes(at(kept, round))) continue;
    if (!last || !sealed(kept, last) || at(kept, last) !== kept.nonce) return "wrong";
    found = "checked";
  }
  return found;
}

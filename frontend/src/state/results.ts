// How finished games ended, for lists. A result never changes, so it is fetched once.
import { ask } from "../net/api";
import type { Ending, Listed, TableInfo } from "../net/wire";
import { t, words } from "../words/words.svelte";

async function endingOf(table: string): Promise<Ending | null> {
  const key = `ending ${table}`;
  const stored = localStorage.getItem(key);
  if (stored) return JSON.parse(stored) as Ending;
  const { ending } = await ask<TableInfo>("GET", `/tables/${table}`);
  if (ending) localStorage.setItem(key, JSON.stringify(ending));
  return ending;
}

/** What a finished game was for me, or who won it: "You won", "2nd of 4", "Phryne won". */
export async function resultOf(table: Listed, name: (seat: number) => string): Promise<string> {
  const ending = await endingOf(table.id);
  const places = ending?.places;
  if (!places) {
    const key = `ending-${ending?.reason ?? ""}`;
    return words.knows(key) ? t("ended-so", { reason: t(key) }) : t("state-over");
  }
  const mine = table.mine.length === 1 ? places[table.mine[0] ?? 0] : undefined;
  if (mine === 1) return t("result-won");
  if (mine) return t("result-place", { place: mine, players: table.players });
  const winners = places.flatMap((place, seat) => (place === 1 ? [name(seat)] : []));
  return t("result-winner", { names: winners.join(", ") });
}

// The orders in which the view counts things, and prices written with letters.
import type { ActionCard, AthensView, Way } from "../../net/wire";
import { t, type GameWords } from "../../words/words.svelte";

export const PEOPLE = ["upper", "middle", "lower"] as const;
export const COLOURS = [
  "orange",
  "green",
  "blue",
  "brown",
  "red",
  "yellow",
  "silver",
  "violet",
] as const;
export const BASES = [
  "barley",
  "smithy",
  "shipyard",
  "kiln",
  "vineyard",
  "olive",
  "quarry",
] as const;
export const DECKS = ["village", "ecclesia", "agora", "workshop"] as const;
export const ORACLES = ["smile2", "tear2", "smile", "tear"] as const;

/** Whose area is shown as "mine": the viewer's; for a spectator, of whoever's turn it is. */
export function shownSeat(view: AthensView): number {
  return view.seat ?? view.turn_seat ?? 0;
}

export function printed(view: AthensView, name: string): ActionCard | undefined {
  return view.sheet.cards.find((card) => card.name === name);
}

export function waysOf(view: AthensView, card: string): readonly Way[] {
  return view.prices.find((price) => price.card === card)?.ways ?? [];
}

/** People with letters: 2M+L. */
export function letters(people: readonly number[]): string {
  return joined(people, (person) => t(`athens-letter-${person}`), "");
}

/** People in words, for those who listen: 2 middle + lower. */
function inWords(people: readonly number[], words: GameWords): string {
  return joined(people, (person) => words.word(person), " ");
}

function joined(
  people: readonly number[],
  name: (person: string) => string,
  between: string,
): string {
  const parts = PEOPLE.map((person, index) => {
    const count = people[index] ?? 0;
    return count > 1 ? `${count}${between}${name(person)}` : count ? name(person) : "";
  });
  return parts.filter(Boolean).join(between ? " + " : "+") || t("athens-nothing");
}

/** "2M+L, dice save M: pay M+L" */
export function priceSentence(way: Way, spell: (people: readonly number[]) => string): string {
  const saved = way.saved.some((count) => count > 0);
  const free = way.price.every((count) => count === 0);
  const args = { cost: spell(way.cost), saved: spell(way.saved), price: spell(way.price) };
  if (!saved) return t("athens-price", args);
  return t(free ? "athens-price-free" : "athens-price-saved", args);
}

/** All ways to pay for a card, in words. */
export function priceInWords(ways: readonly Way[], words: GameWords): string {
  return ways
    .map((way) => priceSentence(way, (people) => inWords(people, words)))
    .join(` ${t("athens-or")} `);
}

/** A cube's colour and what it stands for. */
export function goods(colour: string, words: GameWords): string {
  return t("athens-good", { colour: words.word(colour) });
}

/** How often each word is there: [["red", 2], ["yellow", 1]]. */
export function counted(all: readonly string[]): [string, number][] {
  return [...new Set(all)].map((word) => [word, all.filter((other) => other === word).length]);
}

// The orders in which the view counts ladders, animals and seats.

/** The characters in the order of a view's levels. */
export const CHARACTERS = [
  "peasant",
  "water",
  "flower",
  "temple",
  "priestess",
  "briber",
  "guardsman",
] as const;
export type Character = (typeof CHARACTERS)[number];

/** The animals in the order of the stable: what a Peasant on level 1, 2, … provides. */
export const ANIMALS = ["fowl", "pig", "goat", "sheep", "ox"] as const;

/** The spaces of a ladder, the last one on top. */
export const LEVELS = [5, 4, 3, 2, 1, 0] as const;

const TIERS = ["", "I", "II", "III", "IV", "V"];
/** How a tier of altars is numbered. */
export function tier(number: number): string {
  return TIERS[number] ?? String(number);
}

/** Seats in turn order, beginning with one of them. */
export function clockwise(players: number, from: number | null): number[] {
  return Array.from({ length: players }, (_, at) => ((from ?? 0) + at) % players);
}

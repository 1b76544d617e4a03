// What is printed on the boards and not in the view, unless the match brought its own numbers.
import type { Playing } from "../../lib/play.svelte";
import type { AgoraLieskeView, Stander } from "../../lib/wire";
import { t } from "../../lib/words.svelte";

export const RESOURCES = ["wood", "clay", "marble"] as const;
export type Resource = (typeof RESOURCES)[number];
export const LETTERS = ["A", "B", "C", "D", "E"] as const;
export const ROMAN = ["I", "II", "III", "IV", "V"] as const;
export const SECTIONS = ["market", "exchange", "stoa", "court", "monument"] as const;
export type SectionName = (typeof SECTIONS)[number];

interface Numbers {
  rhetoric?: { points?: number[] };
  monument?: { costs?: number[][]; points?: number[] };
  limits?: { prison?: number; hand?: number };
}

/** The printed numbers of this match (`data.toml` of the game, or the players' own on top). */
export function printed(view: AgoraLieskeView) {
  const own = (view.options.data ?? {}) as Numbers;
  return {
    rhetoricPoints: own.rhetoric?.points ?? [0, 0, 0, 1, 1, 2, 2, 3, 4, 5],
    costs: own.monument?.costs ?? [[1, 2], [3], [2, 2], [2, 3], [2, 4], [2, 5]],
    levelPoints: own.monument?.points ?? [0, 1, 3, 6, 10, 15, 21],
    prison: own.limits?.prison ?? 6,
    handLimit: own.limits?.hand ?? 9,
  };
}

const STEP_SECTION: Record<string, SectionName> = {
  exchange: "exchange",
  stoa: "stoa",
  accuse: "court",
  jury: "court",
  verdict: "court",
  stack: "court",
  dealer: "court",
  monument: "monument",
};

/** The section that is being resolved now. */
export function current(view: AgoraLieskeView): SectionName | null {
  return STEP_SECTION[view.step] ?? null;
}

/** The stall of the dealer who stands in Court now. */
export function onTrial(view: AgoraLieskeView): number | null {
  return current(view) === "court" ? view.accused : null;
}

/** The citizen that is asked now; the view counts all spaces of the board in one row. */
export function asked(view: AgoraLieskeView): Stander | null {
  if (view.step !== "exchange" && view.step !== "stoa" && view.step !== "monument") return null;
  const exchange = 3 * view.yields.length;
  if (view.step === "exchange") return at(view, `exchange ${view.asked - exchange + 1}`, 1);
  const stoa = exchange + view.ratios.length;
  if (view.step === "stoa") return at(view, "stoa", view.asked - stoa + 1);
  // The Court lies between them and has room for everybody.
  const monument = stoa + view.gains.length + view.players * LETTERS.length;
  return at(view, "monument", view.asked - monument + 1);
}

function at(view: AgoraLieskeView, place: string, space: number): Stander | null {
  return view.board.find((one) => one.place === place && one.space === space) ?? null;
}

/** Who stands at a place, from the left. */
export function standing(view: AgoraLieskeView, place: string): Stander[] {
  return view.board
    .filter((one) => one.place === place)
    .sort((one, other) => one.space - other.space);
}

export function letterIndex(letter: string): number {
  return LETTERS.indexOf(letter as (typeof LETTERS)[number]);
}

/** A message of this board. */
export function say(key: string, args?: Record<string, number | string>): string {
  return t(`agora_lieske-${key}`, args);
}

/** A citizen in words. */
export function citizenWords(view: AgoraLieskeView, play: Playing, one: Stander): string {
  const seat = play.words.name(one.seat);
  if (!one.citizen) return say("citizen-hidden", { seat });
  const rhetoric = view.rhetoric[one.seat]?.[letterIndex(one.citizen)] ?? 0;
  return say("citizen", { seat, citizen: one.citizen, rhetoric });
}

/** Everybody at a place in words. */
export function standingWords(view: AgoraLieskeView, play: Playing, place: string): string {
  const all = standing(view, place).map((one) => citizenWords(view, play, one));
  return all.length ? all.join("; ") : play.words.word("nobody");
}

// The orders in which the view counts things, and citizens in words.
import type { BoardPlay } from "../../state/board-play";
import type { AgoraLieskeView, Stander } from "../../net/wire";
import { t } from "../../words/words.svelte";

export const RESOURCES = ["wood", "clay", "marble"] as const;
export type Resource = (typeof RESOURCES)[number];
export const LETTERS = ["A", "B", "C", "D", "E"] as const;
export const ROMAN = ["I", "II", "III", "IV", "V"] as const;
export const SECTIONS = ["market", "exchange", "stoa", "court", "monument"] as const;
export type SectionName = (typeof SECTIONS)[number];

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
function citizenWords(view: AgoraLieskeView, play: BoardPlay, one: Stander): string {
  const seat = play.words.name(one.seat);
  if (!one.citizen) return say("citizen-hidden", { seat });
  const rhetoric = view.rhetoric[one.seat]?.[letterIndex(one.citizen)] ?? 0;
  return say("citizen", { seat, citizen: one.citizen, rhetoric });
}

/** Everybody at a place in words. */
export function standingWords(view: AgoraLieskeView, play: BoardPlay, place: string): string {
  const all = standing(view, place).map((one) => citizenWords(view, play, one));
  return all.length ? all.join("; ") : play.words.word("nobody");
}

// What happened, in groups: what one seat did in one phase of the game, the most important first.
import type { Entry, Event } from "../net/wire";

/** Which events of a game matter most: always, and when they are about me. */
export interface News {
  readonly MAIN: readonly string[];
  readonly MINE: readonly string[];
}

export interface Told {
  event: Event;
  /** Whose move it was; null for chance. */
  by: number | null;
  /** Whom it is about. */
  seat: number | null;
  weight: number;
}

export interface Group {
  seat: number | null;
  phase: string;
  weight: number;
  told: Told[];
}

/** Whom an event is about. */
function about(event: Event): number | null {
  const seat = event.args?.["seat"];
  return typeof seat === "number" ? seat : null;
}

/** A chapter of the rules is a phase of the game: "O3" of "O3.2". */
function phase(event: Event): string {
  return /^[A-Z]+\d+/.exec(event.rule)?.[0] ?? "";
}

function weight(event: Event, me: number | null, { MAIN, MINE }: News): number {
  const mine = me !== null && Object.values(event.args ?? {}).includes(me);
  if (MINE.includes(event.key)) return about(event) === me && me !== null ? 3 : 0;
  return MAIN.includes(event.key) ? (mine ? 3 : 2) : mine ? 1 : 0;
}

/** All that these entries tell, except what I did myself: what came of that is news. */
export function tellings(entries: readonly Entry[], me: number | null, news: News): Told[] {
  return entries.flatMap((entry) =>
    (entry.events ?? []).flatMap((event, index) => {
      const by = entry.seat ?? null;
      if (index === 0 && by !== null && by === me) return [];
      return [{ event, by, seat: about(event) ?? by, weight: weight(event, me, news) }];
    }),
  );
}

/** Tellings in groups of one seat and phase, the weightiest first, otherwise as they happened. */
export function groups(told: readonly Told[]): Group[] {
  const found = new Map<string, Group>();
  for (const one of told) {
    const id = `${one.seat} ${phase(one.event)}`;
    const group = found.get(id) ?? { seat: one.seat, phase: phase(one.event), weight: 0, told: [] };
    group.told.push(one);
    group.weight = Math.max(group.weight, one.weight);
    found.set(id, group);
  }
  return [...found.values()].sort((one, other) => other.weight - one.weight);
}

/** Sentences about one person as one: the name is said once. */
export function joined(sentences: readonly string[], name: string): string {
  return sentences
    .map((sentence, index) => {
      const last = index === sentences.length - 1;
      const open = last ? sentence : sentence.replace(/[.。]$/, "");
      const named = index > 0 && name !== "" && open.startsWith(`${name} `);
      return named ? open.slice(name.length + 1) : open;
    })
    .join("; ");
}

// What a tooltip says of a sign or a piece: what it is, what it would do now or why not, its rule.
import { ask } from "../net/api";
import type { Tried } from "../net/wire";
import type { TableState } from "./table.svelte";

/** More moves than these are counted, not listed. */
const MOST = 3;

export interface Tip {
  label: string;
  /** The moves that it takes part in, in words, as far as they are few. */
  moves: string[];
  /** How many moves it takes part in. */
  count: number;
  /** Why it cannot be played with now. */
  refusal: string;
  rule: string;
}

/** Everything that has a name and can be pointed at. */
export const NAMED = "[title], [data-tip], [data-id], [role=img][aria-label]";

/** What something is called. */
export function labelOf(element: Element): string {
  const written = element.getAttribute("title") || element.getAttribute("data-tip");
  const spoken = element.getAttribute("aria-label");
  return written || spoken || element.querySelector(".hidden-words")?.textContent || "";
}

export class Tips {
  readonly #refusals = new Map<string, Tried["refusal"]>();

  constructor(private readonly play: TableState) {}

  /** What is known without asking the server. */
  of(element: Element): Tip {
    const { play } = this;
    const id = element.getAttribute("data-id");
    const label = labelOf(element);
    const found = id ? play.narrowed.filter(({ touches }) => touches?.includes(id)) : [];
    const moves = found.length <= MOST ? found.map((choice) => play.words.say(choice)) : [];
    const rule = found.length ? (found[0]?.rule ?? "") : "";
    return { label, moves, count: found.length, refusal: "", rule };
  }

  /** The same with the reason why it cannot be played with, where I am asked and it cannot. */
  async explained(element: Element): Promise<Tip> {
    const { play } = this;
    const tip = this.of(element);
    const id = element.getAttribute("data-id");
    if (!id || tip.count || !play.myTurn || play.seat === null) return tip;
    const refusal = await this.#why([...play.picked, id]);
    if (!refusal) return tip;
    return { ...tip, refusal: play.words.say(refusal), rule: refusal.rule };
  }

  async #why(touches: string[]): Promise<Tried["refusal"]> {
    const { play } = this;
    const key = `${play.table?.moves} ${touches.join(" ")}`;
    if (!this.#refusals.has(key)) {
      const asked = { seat: play.seat, touches };
      const tried = await ask<Tried>("POST", `/tables/${play.id}/why`, asked).catch(() => null);
      this.#refusals.set(key, tried?.refusal ?? null);
    }
    return this.#refusals.get(key) ?? null;
  }
}

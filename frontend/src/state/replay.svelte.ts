// A game looked at again: moments are fetched in stretches, and the board sees one of them.
import { ask } from "../net/api";
import { Spectator } from "./spectator";
import { seatNames } from "./seat-names";
import type { Moment, Prompt, Replay, Standing, TableInfo } from "../net/wire";
import { words, type Direction, type GameWords } from "../words/words.svelte";

const STRETCH = 100;

export class ReplayState extends Spectator {
  table: TableInfo | null = $state.raw(null);
  moves = $state(0);
  at = $state(0);
  /** Where the slider was sent, which may still be on its way. */
  wanted = 0;
  problem = $state("");
  #moments: Record<number, Moment> = $state.raw({});
  #asked = new Set<number>();
  #game = $derived(this.table?.game ?? "");

  constructor(
    readonly id: string,
    private readonly direction: (game: string) => Direction,
  ) {
    super();
  }

  async begin(at: number | null): Promise<void> {
    try {
      this.table = await ask<TableInfo>("GET", `/tables/${this.id}`);
      this.moves = this.table.moves;
      await this.go(at ?? 0);
    } catch {
      this.problem = "no-such-table";
    }
  }

  /** Show the position after this many moves. */
  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.moves, at));
    this.wanted = wanted; // at once: the next key counts from here
    if (!this.#moments[wanted]) await this.#fetch(Math.floor(wanted / STRETCH));
    if (this.wanted === wanted) this.at = wanted;
    if (wanted % STRETCH > STRETCH - 10) void this.#fetch(Math.floor(wanted / STRETCH) + 1);
  }

  async #fetch(stretch: number): Promise<void> {
    const first = stretch * STRETCH;
    if (this.#asked.has(stretch) || first > this.moves) return;
    this.#asked.add(stretch);
    const last = first + STRETCH - 1;
    const got = await ask<Replay>("GET", `/tables/${this.id}/replay?first=${first}&last=${last}`);
    const more = Object.fromEntries(got.moments.map((moment) => [moment.move, moment]));
    this.#moments = { ...this.#moments, ...more };
  }

  get moment(): Moment | null {
    return this.#moments[this.at] ?? null;
  }
  override get standing(): Standing | null {
    return this.moment?.standing ?? null;
  }
  get prompt(): Prompt | null {
    return this.moment?.prompt ?? null;
  }
  /** The moments that are known, in order. */
  known: Moment[] = $derived.by(() => Object.values(this.#moments).sort((a, b) => a.move - b.move));
  words: GameWords = $derived.by(() =>
    words.game(this.#game, {
      names: this.table ? seatNames(this.table) : [],
      direction: (...part) => this.direction(this.#game)(this.moment?.view, ...part),
    }),
  );
}

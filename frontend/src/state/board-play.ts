// What a board needs to draw a position and to be played on.
import type { Choice, Hint, Standing, Tried } from "../net/wire";
import type { GameWords } from "../words/words.svelte";

/** How a piece or place on a board may be touched now. */
export type Touch = "glow" | "picked" | "idle";

/** What a board needs; tables, replays and guided games offer it. */
export interface BoardPlay {
  readonly seat: number | null;
  readonly words: GameWords;
  readonly standing: Standing | null;
  /** The legal moves that fit what was touched so far. */
  readonly narrowed: readonly Choice[];
  /** The move that was suggested, if one was asked for: a board can show it. */
  readonly hint?: Hint | null;
  /** What others did, while it is shown, and for how many milliseconds. */
  readonly showing?: { readonly duration: number } | null;
  /** Whether the newest change of the position is outlined: others made it. */
  readonly outlining?: boolean;
  /** How something may be touched now. */
  touchable(id: string): Touch;
  /** Somebody touched a piece or place: narrow, play, or tell why not. */
  touch(id: string): void;
  /** Play a move by its text; asks first if it could not be taken back. */
  play(text: string): void;
  /** A symbol was touched: explain it. */
  tell?(name: string): void;
  /** Ask the server about a move, without making it. */
  preview(text: string): Promise<Tried | null>;
}

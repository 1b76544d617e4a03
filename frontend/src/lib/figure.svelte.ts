// A board to look at, as a figure: nothing can be played on it.
import type { Playing, Touch } from "./play.svelte";
import type { Choice, Standing } from "./wire";
import { words, type GameWords } from "./words.svelte";

export class Figure implements Playing {
  readonly seat = null;
  readonly standing: Standing | null = null;
  readonly narrowed: readonly Choice[] = [];

  constructor(private game: string) {}

  get words(): GameWords {
    return words.game(this.game);
  }
  touchable(): Touch {
    return "idle";
  }
  touch(): void {} // a figure answers nothing
  play(): void {}
  preview(): Promise<null> {
    return Promise.resolve(null);
  }
}

const examples = import.meta.glob<unknown>("../boards/*/example.json", { import: "default" });

/** A position of the game to show, if it has a board of its own. */
export async function exampleOf(game: string): Promise<unknown> {
  return (await examples[`../boards/${game}/example.json`]?.()) ?? null;
}

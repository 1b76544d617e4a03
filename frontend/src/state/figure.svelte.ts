// A board to look at, as a figure: nothing can be played on it.
import { Looking } from "./spectator";
import { words, type GameWords } from "../words/words.svelte";

export class Figure extends Looking {
  constructor(private game: string) {
    super();
  }

  get words(): GameWords {
    return words.game(this.game);
  }
}

const examples = import.meta.glob<unknown>("../boards/*/example.json", { import: "default" });

/** A position of the game to show, if it has a board of its own. */
export async function exampleOf(game: string): Promise<unknown> {
  return (await examples[`../boards/${game}/example.json`]?.()) ?? null;
}

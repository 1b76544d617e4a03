// A board to look at, as a figure: nothing can be played on it.
import { Spectator } from "./spectator";
import { words, type GameWords } from "../words/words.svelte";

export class Figure extends Spectator {
  constructor(private game: string) {
    super();
  }

  get words(): GameWords {
    return words.game(this.game);
  }
}

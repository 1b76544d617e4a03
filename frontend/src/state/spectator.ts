// Looking at a board without playing on it: what replays and figures have in common.
import type { BoardPlay, Touch } from "./board-play";
import type { Choice, Standing } from "../net/wire";
import type { GameWords } from "../words/words.svelte";

export abstract class Spectator implements BoardPlay {
  readonly seat: number | null = null;
  get standing(): Standing | null {
    return null;
  }
  readonly narrowed: readonly Choice[] = [];
  abstract readonly words: GameWords;

  touchable(): Touch {
    return "idle";
  }
  touch(): void {} // nothing answers a touch
  play(): void {}
  preview(): Promise<null> {
    return Promise.resolve(null);
  }
}

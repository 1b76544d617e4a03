// Somebody who plays as before, but for what a touch does.
import type { BoardPlay } from "../state/board-play";

/** The same player with another answer to touches. */
export function overrideTouch(play: () => BoardPlay, touch: (id: string) => void): BoardPlay {
  return new Proxy({} as BoardPlay, {
    get(_, key) {
      if (key === "touch") return touch;
      const found: unknown = Reflect.get(play(), key);
      return typeof found === "function" ? (found.bind(play()) as unknown) : found;
    },
  });
}

// Somebody who plays as before, but for what a touch does.
import type { Playing } from "../../state/table.svelte";

/** The same player with another answer to touches. */
export function touching(play: () => Playing, touch: (id: string) => void): Playing {
  return new Proxy({} as Playing, {
    get(_, key) {
      if (key === "touch") return touch;
      const found: unknown = Reflect.get(play(), key);
      return typeof found === "function" ? (found.bind(play()) as unknown) : found;
    },
  });
}

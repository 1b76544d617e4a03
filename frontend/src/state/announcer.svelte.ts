// What is said to people who do not see the page: one line after the other, each once.
import { untrack } from "svelte";

/** So many lines stay in the page; a screen reader has long read the ones before. */
const STAY = 8;

class Announcer {
  lines: readonly { id: number; text: string }[] = $state.raw([]);
  #said = 0;

  say(text: string): void {
    if (!text) return;
    // Untracked: whoever says something does not depend on what was said.
    const before = untrack(() => this.lines);
    this.lines = [...before.slice(1 - STAY), { id: ++this.#said, text }];
  }
}

export const announcer = new Announcer();

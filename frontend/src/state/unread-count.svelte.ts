// What the others have said at a table since its chat was last open in this browser.
import type { TableState } from "./table.svelte";

export class UnreadCount {
  #play: TableState;
  /** The number of the newest entry when the chat was last open. */
  #read = $state(0);
  readonly #kept: string;

  constructor(play: TableState) {
    this.#play = play;
    this.#kept = `chat ${play.id}`;
    this.#read = Number(localStorage.getItem(this.#kept) ?? 0);
  }

  count: number = $derived.by(
    () =>
      this.#play.entries.filter(
        ({ kind, text, seat, number }) =>
          kind === "chat" && text && seat !== this.#play.seat && number > this.#read,
      ).length,
  );

  /** The chat is open. */
  clear(): void {
    if (this.count === 0) return;
    this.#read = this.#play.newest;
    localStorage.setItem(this.#kept, String(this.#read));
  }
}

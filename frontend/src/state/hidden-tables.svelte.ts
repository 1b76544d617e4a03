// Unfinished games that the player does not want to see in the list, on this device.
import { SvelteSet } from "svelte/reactivity";

const STORED = "hidden tables";

class HiddenTables {
  readonly #ids = new SvelteSet(JSON.parse(localStorage.getItem(STORED) ?? "[]") as string[]);

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  hide(id: string): void {
    this.#ids.add(id);
    this.#store();
  }

  show(id: string): void {
    this.#ids.delete(id);
    this.#store();
  }

  #store(): void {
    localStorage.setItem(STORED, JSON.stringify([...this.#ids]));
  }
}

export const hiddenTables = new HiddenTables();

// How I like the page. The device remembers it for the next start; the server for my other devices.
import { ask, NotDone } from "../net/api";
import type { Preferences as Stored, StoredPreferences } from "../net/wire";

export type Preferences = Required<Stored>;

const DEFAULTS: Preferences = {
  speed: "normal",
  motion: "auto",
  sound: "ask",
  volume: 40,
  confirm: "final",
  theme: "auto",
  language: null,
  board: "fit",
  patterns: false,
};
const KEY = "preferences";
/** Milliseconds after the last change until it is sent: a slider changes many times. */
const REST = 400;

/** What this device remembers; version 1.0 had one entry for each of two settings. */
function remembered(): Partial<Preferences> {
  const old = { theme: localStorage.getItem("theme"), language: localStorage.getItem("language") };
  const known = Object.fromEntries(Object.entries(old).filter(([, value]) => value !== null));
  try {
    return { ...known, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return known;
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class PreferenceStore {
  #current: Preferences = $state.raw({ ...DEFAULTS, ...remembered() });
  #sending: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    for (const query of [dark, still]) query.addEventListener("change", () => this.#paint());
    this.#paint();
  }

  get current(): Preferences {
    return this.#current;
  }

  change(part: Partial<Preferences>): void {
    this.#take({ ...this.#current, ...part });
    clearTimeout(this.#sending);
    this.#sending = setTimeout(() => void this.#send(), REST);
  }

  /** Take over what the server has, which another device may have changed. */
  async fetch(): Promise<void> {
    try {
      const { preferences } = await ask<StoredPreferences>("GET", "/me/preferences");
      if (preferences && this.#sending === undefined) this.#take({ ...DEFAULTS, ...preferences });
    } catch (error) {
      if (!(error instanceof NotDone)) throw error; // the device's own settings hold
    }
  }

  async #send(): Promise<void> {
    try {
      await ask("PUT", "/me/preferences", this.#current);
    } catch (error) {
      if (!(error instanceof NotDone)) throw error; // the next change sends all of them
    }
    this.#sending = undefined;
  }

  #take(value: Preferences): void {
    this.#current = value;
    localStorage.setItem(KEY, JSON.stringify(value));
    this.#paint();
  }

  /** Whether nothing may glide, blink or shake. */
  get still(): boolean {
    const { motion } = this.#current;
    return motion === "auto" ? still.matches : motion === "none";
  }

  /** Style sheets read the settings from the root element. */
  #paint(): void {
    const { theme, board, patterns } = this.#current;
    const { dataset } = document.documentElement;
    dataset["theme"] = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
    dataset["motion"] = this.still ? "none" : "full";
    dataset["boardSize"] = board;
    dataset["patterns"] = patterns ? "on" : "off";
  }
}

export const preferences = new PreferenceStore();

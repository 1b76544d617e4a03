// Who I am here and how I like the page: name, language, light or dark.
import { ask } from "../net/api";
import type { GameInfo, Games, Me } from "../net/wire";
import { browsersLanguage, words, type Language } from "../words/words.svelte";

export type Theme = "light" | "dark" | "auto";
const dark = matchMedia("(prefers-color-scheme: dark)");

class Session {
  me: Me | null = $state.raw(null);
  games: GameInfo[] = $state.raw([]);
  theme: Theme = $state((localStorage.getItem("theme") as Theme | null) ?? "auto");
  sound = $state(localStorage.getItem("sound") === "on");

  /** Get all that the first page needs. */
  async begin(hasBoard: (game: string) => boolean): Promise<void> {
    dark.addEventListener("change", () => this.#paint());
    this.#paint();
    const [me, { games }] = await Promise.all([
      ask<Me>("GET", "/me"),
      ask<Games>("GET", "/games"),
      words.speak(browsersLanguage()),
    ]);
    this.me = me;
    // Games with a board of their own come first.
    this.games = games.toSorted((a, b) => Number(hasBoard(b.name)) - Number(hasBoard(a.name)));
  }

  game(name: string): GameInfo | null {
    return this.games.find((game) => game.name === name) ?? null;
  }

  /** What a game is called; two may have the same title. */
  title(name: string): string {
    const game = this.game(name);
    if (!game) return name;
    const same = this.games.filter((other) => other.title === game.title);
    return same.length > 1 ? `${game.title} (${game.designer})` : game.title;
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem("language", language);
    await words.speak(language);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.#paint();
  }

  hear(sound: boolean): void {
    this.sound = sound;
    localStorage.setItem("sound", sound ? "on" : "off");
  }

  async rename(name: string): Promise<void> {
    this.me = await ask<Me>("PUT", "/me", { name });
  }

  #paint(): void {
    const theme = this.theme === "auto" ? (dark.matches ? "dark" : "light") : this.theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const session = new Session();

// Who I am here, which games there are, and the language we speak.
import { ask } from "../net/api";
import type { GameInfo, Games, Me } from "../net/wire";
import { browsersLanguage, words, type Language } from "../words/words.svelte";
import { preferences, type Preferences } from "./preferences.svelte";

export type Theme = Preferences["theme"];

class Session {
  me: Me | null = $state.raw(null);
  games: GameInfo[] = $state.raw([]);
  sound = $state(localStorage.getItem("sound") === "on");

  /** Get all that the first page needs. */
  async begin(hasBoard: (game: string) => boolean): Promise<void> {
    const [me, { games }] = await Promise.all([
      ask<Me>("GET", "/me"),
      ask<Games>("GET", "/games"),
      words.speak(browsersLanguage(preferences.current.language)),
    ]);
    this.me = me;
    void preferences.fetch().then(() => this.#speakAsPreferred());
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
    preferences.change({ language });
    await words.speak(language);
  }

  async #speakAsPreferred(): Promise<void> {
    const language = browsersLanguage(preferences.current.language);
    if (language !== words.language) await words.speak(language);
  }

  get theme(): Theme {
    return preferences.current.theme;
  }

  paint(theme: Theme): void {
    preferences.change({ theme });
  }

  hear(sound: boolean): void {
    this.sound = sound;
    localStorage.setItem("sound", sound ? "on" : "off");
  }

  async rename(name: string): Promise<void> {
    this.me = await ask<Me>("PUT", "/me", { name });
  }
}

export const session = new Session();

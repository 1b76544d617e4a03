// Words: lines (prompts, choices, events, refusals) and the page's own messages become sentences.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ask } from "../net/api";
import type { LanguageWords } from "../net/wire";

type Args = Record<string, number | string | (number | string)[]>;
export interface Line {
  rule: string;
  key: string;
  args?: Args;
}

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const PAGE = import.meta.glob<string>(["../words/*.ftl", "../boards/*/*.ftl"], {
  query: "?raw",
  import: "default",
});
/** Arguments that are quoted, or chosen by, as they are; all others are read word by word. */
const VERBATIM = new Set(["text", "reason", "step", "ending"]);

function bundle(language: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function format(
  from: FluentBundle,
  key: string,
  args: Record<string, FluentVariable> = {},
  address = "",
): string {
  const message = from.getMessage(key);
  const pattern = message?.attributes[address] ?? message?.value;
  if (!pattern) return key;
  const filled = Object.entries(args).map(([name, value]) => [name, number(name, value)] as const);
  return from.formatPattern(pattern, Object.fromEntries(filled), []);
}

/** A number as people of the game write it: -4000, not -4,000; a `place` is the first or second. */
function number(name: string, value: FluentVariable): FluentVariable {
  if (typeof value !== "number") return value;
  return new FluentNumber(value, {
    useGrouping: false,
    type: name === "place" ? "ordinal" : "cardinal",
  } as Intl.NumberFormatOptions);
}

class Words {
  language: Language = $state("en");
  #page: FluentBundle = $state.raw(new FluentBundle("en"));
  #games: Record<string, FluentBundle> = $state.raw({});
  #core: FluentBundle = $state.raw(new FluentBundle("en"));

  /** The language as the reader's own country writes it, for dates and numbers. */
  get locale(): string {
    return navigator.languages.find((one) => one.startsWith(this.language)) ?? this.language;
  }

  /** Speak a language from now on. */
  async speak(language: Language): Promise<void> {
    const mine = Object.entries(PAGE).filter(([path]) => path.endsWith(`.${language}.ftl`));
    const [theirs, ...own] = await Promise.all([
      ask<LanguageWords>("GET", `/words/${language}`),
      ...mine.map(([, load]) => load()),
    ]);
    this.#page = bundle(language, ...own);
    this.#core = bundle(language, theirs.core);
    this.#games = Object.fromEntries(
      Object.entries(theirs.games).map(([game, text]) => [
        game,
        bundle(language, theirs.core, text),
      ]),
    );
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A message of the page itself. */
  page(key: string, args?: Record<string, number | string>, address?: string): string {
    return format(this.#page, key, args, address);
  }

  /** Whether the page has a message. */
  knows(key: string): boolean {
    return this.#page.hasMessage(key);
  }

  /** The words of one game. */
  game(game: string, told: Told = {}): GameWords {
    return new GameWords(this.#games[game] ?? this.#core, told);
  }
}

/** Where a part of something on a board lies, in eighths of a circle; null if it is not there. */
export type Direction = (view: unknown, whole: string, part: number) => number | null;

/** Whom and of what a game's sentences tell. */
interface Told {
  /** What the players are called, by seat. */
  names?: readonly (string | null | undefined)[];
  /** The seat of whoever reads: “You draw”, where a message has such words. */
  me?: number | null;
  /** Where a part of something on the board lies now. */
  direction?: (whole: string, part: number) => number | null;
}

/** The sentences of one game in the language of the page. */
export class GameWords {
  constructor(
    private from: FluentBundle,
    private told: Told,
  ) {}

  say(line: Line): string {
    return this.text(line.key, line.args);
  }

  has(key: string): boolean {
    return this.from.hasMessage(key);
  }

  text(key: string, args?: Args): string {
    const filled = Object.entries(args ?? {}).map(([k, v]) => [k, this.#filled(k, v)] as const);
    return format(this.from, key, Object.fromEntries(filled), this.#address(args ?? {}));
  }

  /** A message may have other words for whom it is about, `you`, and for whom it meets, `yours`. */
  #address(args: Args): string {
    const { me } = this.told;
    if (typeof me !== "number") return "";
    if (args["seat"] === me) return "you";
    return Object.keys(args).some((k) => k.endsWith("_seat") && args[k] === me) ? "yours" : "";
  }

  /** What the player on a seat is called. */
  name(seat: number): string {
    return this.told.names?.[seat] ?? this.text("seat", { number: seat });
  }

  /** A word of the notation (wood, ox, upper) in this language; `@2` is a seat. */
  word(word: string): string {
    if (/^@\d+$/.test(word)) return this.name(Number(word.slice(1)));
    const [, whole = "", part] = /^(\w+)\.p(\d)$/.exec(word) ?? []; // B3.p2: where on the card B3
    if (part) {
      const side = this.told.direction?.(whole, Number(part)) ?? null;
      return side === null ? whole : t("part", { whole, side });
    }
    return this.has(`word-${word}`) ? this.text(`word-${word}`) : word;
  }

  #filled(name: string, value: number | string | (number | string)[]): string | number {
    if (Array.isArray(value)) {
      if (value.length === 0) return this.text("none");
      return value.map((item) => this.#filled(name, item)).join(", ");
    }
    if (typeof value === "number") {
      return name === "seat" || name.endsWith("_seat") ? this.name(value) : value;
    }
    if (VERBATIM.has(name)) return value;
    return value
      .split(" ")
      .map((word) => this.word(word))
      .join(" ");
  }
}

export const words = new Words();

/** A message of the page itself. */
export function t(key: string, args?: Record<string, number | string>): string {
  return words.page(key, args);
}

/** The language this browser asks for. */
export function browsersLanguage(): Language {
  const kept = localStorage.getItem("language");
  for (const wish of [kept, ...navigator.languages]) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

// Words: lines (prompts, choices, events, refusals) and the page's own messages become sentences.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import NAMES from "../../../src/petteia/core/languages.json";
import { ask } from "../net/api";
import type { LanguageWords } from "../net/wire";

type Args = Record<string, number | string | (number | string)[]>;
export interface Line {
  rule: string;
  key: string;
  args?: Args;
}

/** The name of each language in that language, by its code. */
export const LANGUAGE_NAMES: Record<Language, string> = NAMES;
export type Language = keyof typeof NAMES;
export const LANGUAGES = Object.keys(NAMES) as Language[];

const PAGE = import.meta.glob<string>(["../words/*.ftl", "../boards/*/*.ftl"], {
  query: "?raw",
  import: "default",
});
/** Arguments that are quoted or selected by as they are; all others are translated word by word. */
const VERBATIM = new Set(["text", "reason", "step", "ending"]);

/** Every form that a word of a bundle has: an empty list could need any of them. */
const FORMS = new WeakMap<FluentBundle, string[]>();

function bundle(language: string, ...texts: string[]): FluentBundle {
  const filled = new FluentBundle(language, { useIsolating: false });
  const resources = texts.map((text) => new FluentResource(text));
  for (const resource of resources) filled.addResource(resource, { allowOverrides: true });
  const entries = resources.flatMap((resource) => resource.body);
  const words = entries.filter((entry) => entry.id.startsWith("word-"));
  FORMS.set(filled, [...new Set(words.flatMap((entry) => Object.keys(entry.attributes)))]);
  return filled;
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

  /** A message of the page itself; `$name_of` says whose something is. */
  page(key: string, args?: Record<string, number | string>, address?: string): string {
    const filled = { ...args };
    const name = filled["name"];
    if (typeof name === "string") filled["name_of"] = nameForm(this.#core, name, "of");
    return format(this.#page, key, filled, address);
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

  text(key: string, args?: Args, address?: string): string {
    const filled: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args ?? {})) {
      filled[name] = this.#filled(name, value);
      for (const form of this.#forms(name, value)) {
        filled[`${name}_${form}`] = this.#filled(name, value, form);
      }
    }
    return format(this.from, key, filled, address ?? this.#address(args ?? {}));
  }

  /** A message may have other words for whom it is about, `you`, and for whom it meets, `yours`. */
  #address(args: Args): string {
    const { me } = this.told;
    if (typeof me !== "number") return "";
    if (args["seat"] === me) return "you";
    return Object.keys(args).some((k) => k.endsWith("_seat") && args[k] === me) ? "yours" : "";
  }

  /** The name of the player on a seat, or a form of it (`of`: whose). */
  name(seat: number, form = ""): string {
    const name = this.told.names?.[seat] ?? this.text("seat", { number: seat });
    return this.#attributes("name").includes(form) ? nameForm(this.from, name, form) : name;
  }

  /** A word of the notation (wood, ox, upper) in this language; `@2` is a seat. */
  word(word: string, count?: number, form = ""): string {
    if (isSeat(word)) return this.name(Number(word.slice(1)), form);
    const [, whole = "", part] = /^(\w+)\.p(\d)$/.exec(word) ?? []; // B3.p2: where on the card B3
    if (part) {
      const side = this.told.direction?.(whole, Number(part)) ?? null;
      return side === null ? whole : t("part", { whole, side });
    }
    const key = `word-${word}`;
    if (!this.has(key)) return word;
    const attribute = this.#attributes(key).includes(form)
      ? form
      : count === undefined
        ? ""
        : "count";
    return format(this.from, key, { count: count ?? 1 }, attribute);
  }

  #attributes(key: string): string[] {
    return Object.keys(this.from.getMessage(key)?.attributes ?? {});
  }

  /** The forms that the words of an argument have. */
  #forms(name: string, value: Args[string]): string[] {
    if (typeof value === "number") return namesSeat(name) ? this.#attributes("name") : [];
    if (VERBATIM.has(name)) return [];
    if (Array.isArray(value) && value.length === 0) return FORMS.get(this.from) ?? [];
    const tokens = [value].flat().flatMap((item) => String(item).split(" "));
    const keys = tokens.map((token) => (isSeat(token) ? "name" : `word-${token}`));
    return [...new Set(keys.flatMap((key) => this.#attributes(key)))];
  }

  #filled(name: string, value: Args[string], form = ""): string | number {
    if (Array.isArray(value)) {
      if (value.length === 0) return this.text("none");
      const items = this.#counted(value).map((item) => this.#filled(name, item, form));
      const last = items.pop() ?? "";
      return items.length ? format(this.from, "list", { items: items.join(", "), last }) : last;
    }
    if (typeof value === "number") return namesSeat(name) ? this.name(value, form) : value;
    return VERBATIM.has(name) ? value : this.#translated(value, form);
  }

  /** A list with repeated words counted: `red red` is `2 red`. */
  #counted(items: (number | string)[]): (number | string)[] {
    const times = new Map<number | string, number>();
    const counted = items.filter((item) => {
      if (!this.#attributes(`word-${item}`).includes("count")) return true;
      times.set(item, (times.get(item) ?? 0) + 1);
      return times.get(item) === 1;
    });
    return counted.map((item) => {
      const count = times.get(item) ?? 1;
      return count > 1 ? `${count} ${item}` : item;
    });
  }

  /** A text word by word; a number before a word that can be counted belongs to it. */
  #translated(text: string, form: string): string {
    const said: string[] = [];
    let count: number | undefined;
    const tokens = text.split(" ");
    for (const [index, token] of tokens.entries()) {
      const counts = this.#attributes(`word-${tokens[index + 1]}`).includes("count");
      if (/^\d+$/.test(token) && counts) {
        count = Number(token);
      } else {
        said.push(this.word(token, count, form));
        count = undefined;
      }
    }
    return said.join(" ");
  }
}

function namesSeat(argument: string): boolean {
  return argument === "seat" || argument.endsWith("_seat");
}

function isSeat(word: string): boolean {
  return /^@\d+$/.test(word);
}

/** A form of a name; some languages write "of Ada" and "of Bion" differently. */
function nameForm(from: FluentBundle, name: string, form: string): string {
  const vowel = /^[aeiouyhœæ]/.test(name.normalize("NFD").toLowerCase()) ? "yes" : "no";
  return format(from, "name", { name, vowel }, form);
}

export const words = new Words();

/** A message of the page itself. */
export function t(key: string, args?: Record<string, number | string>): string {
  return words.page(key, args);
}

/** The language that is preferred, or else the one this browser asks for. */
export function browsersLanguage(preferred: string | null = null): Language {
  for (const wish of [preferred, ...navigator.languages]) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

// Which board a game has: a folder named after it. A game without one gets the plain view.
import type { Component } from "svelte";
import type { News } from "../state/news";
import type { Sound } from "../state/sounds";
import type { Direction } from "../words/words.svelte";

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;
type Any = Record<string, unknown>;

const boards = import.meta.glob<{ default: Component<Any> }>("./*/Board.svelte");
const panels = import.meta.glob<{ default: Component<Any> }>("./*/Panel.svelte");
const pictures = import.meta.glob<{ default: Component<Any> }>("./*/Picture.svelte", {
  eager: true,
});

const legends = import.meta.glob<{ default: Component }>("./*/Legend.svelte");

export function hasLegend(game: string): boolean {
  return `./${game}/Legend.svelte` in legends;
}

/** What the signs on a game's board mean. */
export function loadLegend(game: string): Promise<{ default: Component }> {
  return legends[`./${game}/Legend.svelte`]!();
}

const news = import.meta.glob<News>("./*/news.ts", { eager: true });
const NONE: News = { MAIN: [], MINE: [] };

export function mainNews(game: string): News {
  return news[`./${game}/news.ts`] ?? NONE;
}

const sounds = import.meta.glob<Record<string, Sound>>("./*/sounds.ts", { import: "SOUNDS" });

/** What the events of a game sound like. */
export async function loadSounds(game: string): Promise<Record<string, Sound>> {
  return (await sounds[`./${game}/sounds.ts`]?.()) ?? {};
}

const directions = import.meta.glob<Direction>("./*/places.ts", { eager: true, import: "eighth" });

/** Where on the board a part of something lies, for the games that say so. */
export function direction(game: string): Direction {
  return directions[`./${game}/places.ts`] ?? (() => null);
}

const examples = import.meta.glob<unknown>("./*/example.json", { import: "default" });

/** A position of the game to show, if it has a board of its own. */
export async function loadExample(game: string): Promise<unknown> {
  return (await examples[`./${game}/example.json`]?.()) ?? null;
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export function loadBoard(game: string): Loaded<Any> {
  return (boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"]!)();
}

export function loadPanel(game: string): Loaded<Any> {
  return (panels[`./${game}/Panel.svelte`] ?? panels["./plain/Panel.svelte"]!)();
}

/** The small picture on the game's card. */
export function picture(game: string): Component<Any> {
  return (pictures[`./${game}/Picture.svelte`] ?? pictures["./plain/Picture.svelte"]!).default;
}

// Which board a game has: a folder named after it. A game without one gets the plain view.
import type { Component } from "svelte";
import type { Playing } from "../state/table.svelte";

/** What every board is given: a view to draw and somebody to tell what was touched. */
export interface BoardProps<View = unknown> {
  view: View;
  play: Playing;
}
/** What a player's panel is given: the view and whose panel it is. */
export interface PanelProps<View = unknown> {
  view: View;
  play: Playing;
  seat: number;
}

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
export function legend(game: string): Promise<{ default: Component }> {
  return legends[`./${game}/Legend.svelte`]!();
}

/** Which events of a game matter most: always, and when they are about me. */
interface News {
  MAIN: readonly string[];
  MINE: readonly string[];
}
const news = import.meta.glob<News>("./*/news.ts", { eager: true });
const NONE: News = { MAIN: [], MINE: [] };

export function mainNews(game: string): News {
  return news[`./${game}/news.ts`] ?? NONE;
}

type Where = (view: unknown, whole: string, part: number) => number | null;
const places = import.meta.glob<Where>("./*/places.ts", { eager: true, import: "eighth" });

/** How a part of something on the board lies now, in eighths of a circle, where a game tells. */
export function lies(game: string, view: unknown): (whole: string, part: number) => number | null {
  return (whole, part) => places[`./${game}/places.ts`]?.(view, whole, part) ?? null;
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export function board(game: string): Loaded<Any> {
  return (boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"]!)();
}

export function panel(game: string): Loaded<Any> {
  return (panels[`./${game}/Panel.svelte`] ?? panels["./plain/Panel.svelte"]!)();
}

/** The small picture on the game's card. */
export function picture(game: string): Component<Any> {
  return (pictures[`./${game}/Picture.svelte`] ?? pictures["./plain/Picture.svelte"]!).default;
}

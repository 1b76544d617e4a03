// Which part of the table is in view: it can be moved and zoomed, and fits itself to what lies there.
import { preferences } from "../../state/preferences.svelte";
import { SMALL_SCREEN } from "../../state/small-screen";
import { CELL, corners, distance, onTable, type Place, type Point } from "./geometry";

const fingers = matchMedia(`${SMALL_SCREEN}, (pointer: coarse)`);
const GLIDE = 300;
/** Pixels for one cell, at most. */
const NEAREST = 110;
/** Fitting goes no nearer than this: pixels for one cell. */
const CLOSE = 58;
/** Cells left free around what lies on the table, so that a card can be laid beside it. */
const AROUND = 1.6;
/** The same while a card is held: it is one of them. */
const HOLDING = 0.3;
/** A held card whose table would be smaller than this is shown with its neighbours: pixels for one cell. */
const SMALL = 14;
/** The same for fingers: a cell is large enough to be touched, and what is written on it to be read. */
const FINGER = 42;
/** So many cells lie at most between the middles of neighbours. */
const NEIGHBOUR = 5;
/** Pixels at the sides, above and below that buttons may cover. */
const SIDE = 54;
const ABOVE = 50;
const BELOW = 66;
/** The border of the table, in cells. */
const BORDER = 1.2;

interface Sight {
  x: number;
  y: number;
  scale: number;
}

export class Camera {
  /** The middle of what is seen, in units of the drawing, and pixels for one cell. */
  #sight: Sight = $state.raw({ x: 0, y: 0, scale: 40 });
  wide = $state(0);
  high = $state(0);
  /** Whether somebody moved or zoomed since the last fit. */
  moved = false;
  #frame = 0;

  constructor(private table: { wide: number; high: number }) {}

  get scale(): number {
    return this.#sight.scale;
  }
  /** Units of the drawing for one pixel. */
  get pixel(): number {
    return CELL / this.#sight.scale;
  }
  box: string = $derived.by(() => {
    const { x, y, scale } = this.#sight;
    const [w, h] = [(this.wide / scale) * CELL, (this.high / scale) * CELL];
    return `${x - w / 2} ${y - h / 2} ${w} ${h}`;
  });

  /** The point of the table under a pixel of the picture. */
  point(left: number, top: number): Point {
    const { x, y } = this.#sight;
    return {
      x: x + (left - this.wide / 2) * this.pixel,
      y: y + (top - this.high / 2) * this.pixel,
    };
  }

  #least(): number {
    const { wide, high } = this.table;
    return Math.min(this.wide / (wide + 2 * BORDER), this.high / (high + 2 * BORDER));
  }

  #within({ x, y, scale }: Sight): Sight {
    const near = Math.max(this.#least(), Math.min(NEAREST, scale));
    const side = (cells: number, pixels: number) =>
      Math.max(0, (cells / 2 + BORDER) * CELL - ((pixels / near) * CELL) / 2);
    // What lies at an edge can be moved out from under the buttons.
    const most = [
      side(this.table.wide, this.wide) + (SIDE / near) * CELL,
      side(this.table.high, this.high) + (BELOW / near) * CELL,
    ] as const;
    const held = (n: number, limit: number) => Math.max(-limit, Math.min(limit, n));
    return { x: held(x, most[0]), y: held(y, most[1]), scale: near };
  }

  /** Move by pixels. */
  pan(right: number, down: number): void {
    this.#stop();
    this.moved = true;
    const { x, y, scale } = this.#sight;
    this.#sight = this.#within({ x: x - right * this.pixel, y: y - down * this.pixel, scale });
  }

  /** Zoom so that what is under a pixel stays there. */
  zoom(factor: number, left = this.wide / 2, top = this.high / 2): void {
    this.#stop();
    this.moved = true;
    const fixed = this.point(left, top);
    const scale = Math.max(this.#least(), Math.min(NEAREST, this.#sight.scale * factor));
    const pixel = CELL / scale;
    this.#sight = this.#within({
      x: fixed.x - (left - this.wide / 2) * pixel,
      y: fixed.y - (top - this.high / 2) * pixel,
      scale,
    });
  }

  /** Show all these cards with room around them. */
  fit(cards: readonly Place[], at_once = false): void {
    if (!this.wide || !this.high) return;
    this.moved = false;
    const points = cards.length ? cards.flatMap(corners) : [{ x: 0, y: 0 }];
    this.#go(this.#fitted(points, AROUND * CELL), at_once);
  }

  #fitted(points: readonly Point[], room: number): Sight {
    const half = {
      x: (this.table.wide / 2 + 0.5) * CELL,
      y: (this.table.high / 2 + 0.5) * CELL,
    };
    const left = Math.max(-half.x, Math.min(...points.map((p) => p.x)) - room);
    const right = Math.min(half.x, Math.max(...points.map((p) => p.x)) + room);
    const top = Math.max(-half.y, Math.min(...points.map((p) => p.y)) - room);
    const bottom = Math.min(half.y, Math.max(...points.map((p) => p.y)) + room);
    const scale = Math.min(
      CLOSE,
      ((this.wide - 2 * SIDE) / (right - left)) * CELL,
      ((this.high - ABOVE - BELOW) / (bottom - top)) * CELL,
    );
    const down = (((BELOW - ABOVE) / 2) * CELL) / scale;
    return this.#within({ x: (left + right) / 2, y: (top + bottom) / 2 + down, scale });
  }

  /** Whether points are in view, and under no button. */
  #sees(points: readonly Point[]): boolean {
    const [first, last] = [
      this.point(SIDE, ABOVE),
      this.point(this.wide - SIDE, this.high - BELOW),
    ];
    return points.every(({ x, y }) => x >= first.x && x <= last.x && y >= first.y && y <= last.y);
  }

  /** Whether cards are in view, and under no button. */
  sees(cards: readonly Place[]): boolean {
    return this.#sees(cards.flatMap(corners));
  }

  /** Bring a held card into view with its knobs and the cards on the table, if they are not. */
  follow(held: Place, cards: readonly Place[]): void {
    const knobs = [-320, 290].map((y) => onTable(held, { x: 0, y }));
    const own = [...corners(held), ...knobs];
    const near = cards.filter((card) => distance(card, held) < NEIGHBOUR).flatMap(corners);
    this.#approach([[...cards.flatMap(corners), ...own], [...near, ...own], own]);
  }

  /** Bring all of these into view, or if they would be too small for fingers the first. */
  show(shops: readonly (readonly Point[])[]): void {
    const [first] = shops;
    if (!first || !fingers.matches || !this.wide || !this.high) return;
    this.moved = false;
    this.#approach([shops.flat(), first]);
  }

  /** Go to the first of these sets of points that is large enough; to the last in any case. */
  #approach(sets: readonly (readonly Point[])[]): void {
    const least = fingers.matches ? FINGER : SMALL;
    if (sets[0] && this.#sees(sets[0]) && this.scale >= least) return;
    const sights = sets.map((points) => this.#fitted(points, HOLDING * CELL));
    const last = sights.pop();
    const fits = sights.find(({ scale }) => scale >= least);
    if (fits) this.#go(fits);
    else if (last) this.#go(this.#within({ ...last, scale: least }));
  }

  #go(to: Sight, at_once = false): void {
    this.#stop();
    if (preferences.still || at_once) {
      this.#sight = to;
      return;
    }
    const from = this.#sight;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.max(0, Math.min(1, (now - start) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      const scale = Math.exp(mix(Math.log(from.scale), Math.log(to.scale)));
      this.#sight = { x: mix(from.x, to.x), y: mix(from.y, to.y), scale };
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

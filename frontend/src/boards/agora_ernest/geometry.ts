// Where the parts of a card lie, for drawing alone: 100 units are one cell, y goes down.
import type { LaidCard, Shop } from "../../net/wire";

/** Units of the drawing in one cell. */
export const CELL = 100;
/** Thousandths of a cell (as in a record) in one unit. */
const MARKS = 10;

/** A place of a card as records write it: thousandths of a cell, hundredths of a degree. */
export interface Place {
  x: number;
  y: number;
  angle: number;
}
export interface Point {
  x: number;
  y: number;
}

/** The upper left corners of the cells p0 to p4, seen from the card's centre. */
export const CELLS: readonly Point[] = [
  { x: -150, y: -100 },
  { x: -150, y: 0 },
  { x: -50, y: 0 },
  { x: 50, y: 0 },
  { x: 50, y: -100 },
];

type Side = "top" | "left" | "bottom" | "right";
/** The nine doors along the path: their cell and side. */
export const DOORS: readonly { cell: number; side: Side }[] = [
  { cell: 0, side: "top" },
  { cell: 0, side: "left" },
  { cell: 1, side: "left" },
  { cell: 1, side: "bottom" },
  { cell: 2, side: "bottom" },
  { cell: 3, side: "bottom" },
  { cell: 3, side: "right" },
  { cell: 4, side: "right" },
  { cell: 4, side: "top" },
];
/** The walls between neighbours on the path, where they are printed as different shops. */
export const WALLS = ["M-150 0H-50", "M-50 0V100", "M50 0V100", "M50 0H150"] as const;

const TURNS: Record<Side, number> = { top: 0, right: 90, bottom: 180, left: 270 };
const OUT: Record<Side, Point> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

export function centre(cell: number): Point {
  const corner = CELLS[cell]!;
  return { x: corner.x + 50, y: corner.y + 50 };
}

/** The middle of a door's edge, or what lies so far out of it. */
export function doorPoint(door: number, out = 0): Point {
  const { cell, side } = DOORS[door]!;
  const middle = centre(cell);
  const way = OUT[side];
  return { x: middle.x + way.x * (50 + out), y: middle.y + way.y * (50 + out) };
}

/** Puts a door that is drawn as if on the top edge, its middle at the origin, in its place. */
export function doorTransform(door: number): string {
  const { x, y } = doorPoint(door);
  return `translate(${x} ${y}) rotate(${TURNS[DOORS[door]!.side]})`;
}

/** Where the middle of a place is drawn. */
export function at(place: Place): Point {
  return { x: place.x / MARKS, y: -place.y / MARKS };
}

/** The place whose middle is drawn at a point. */
export function placeAt(point: Point, angle: number): Place {
  return { x: Math.round(point.x * MARKS), y: Math.round(-point.y * MARKS), angle };
}

export function shift(place: Place): string {
  const { x, y } = at(place);
  return `translate(${x} ${y})`;
}

export function turn(place: Place): string {
  return `rotate(${-place.angle / 100})`;
}

/** A point of a card as it is drawn on the table. */
export function onTable(place: Place, point: Point): Point {
  const angle = (place.angle * Math.PI) / 18000;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const middle = at(place);
  return { x: middle.x + point.x * c + point.y * s, y: middle.y - point.x * s + point.y * c };
}

/** A point of the table as it lies on a card. */
export function onCard(place: Place, point: Point): Point {
  const angle = (place.angle * Math.PI) / 18000;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const middle = at(place);
  const [x, y] = [point.x - middle.x, point.y - middle.y];
  return { x: x * c - y * s, y: x * s + y * c };
}

export function isOn(place: Place, point: Point, margin = 0): boolean {
  const { x, y } = onCard(place, point);
  return Math.abs(x) <= 150 + margin && Math.abs(y) <= 100 + margin;
}

/** The corners of one cell of a card on the table. */
export function cellCorners(place: Place, cell: number): Point[] {
  const { x, y } = CELLS[cell]!;
  return [
    { x, y },
    { x: x + CELL, y },
    { x: x + CELL, y: y + CELL },
    { x, y: y + CELL },
  ].map((corner) => onTable(place, corner));
}

/** The corners of a card on the table. */
export function corners(place: Place): Point[] {
  return [
    { x: -150, y: -100 },
    { x: 150, y: -100 },
    { x: 150, y: 100 },
    { x: -150, y: 100 },
  ].map((corner) => onTable(place, corner));
}

export function angleBetween(one: number, other: number): number {
  const apart = Math.abs(one - other) % 36000;
  return Math.min(apart, 36000 - apart);
}

/** How far two middles are apart, in cells. */
export function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y) / (MARKS * CELL);
}

/** The doors of each card behind which the same shop goes on: drawn as passages. */
export function passages(table: readonly LaidCard[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const card of table) {
    const open = new Set<number>();
    for (const [door, { cell }] of DOORS.entries()) {
      if (card.doors[door] !== "shut") continue;
      const beyond = onTable(card, doorPoint(door, 50));
      const goesOn = table.some((other) => {
        if (other === card || (other.angle - card.angle) % 9000 !== 0) return false;
        const point = onCard(other, beyond);
        return CELLS.some(
          (corner, index) =>
            other.shops[index] === card.shops[cell] &&
            Math.abs(point.x - corner.x - 50) < 5 &&
            Math.abs(point.y - corner.y - 50) < 5,
        );
      });
      if (goesOn) open.add(door);
    }
    found.set(card.card, open);
  }
  return found;
}

/** Outlines are drawn so much smaller and scaled up, which makes their lines as much thicker. */
export const THICK = 2.2;
/** How far the outline of a shop keeps from its walls, so that doors stay in sight. */
const INSET = 16;

/** The outline of some cells of a card, just inside its walls and open where the shop goes on. */
export function outline(cells: readonly number[], through: ReadonlySet<number>): string {
  const beyond = new Set([...through].map((door) => spot(doorPoint(door, 50))));
  const inside = new Set(cells.map((cell) => spot(centre(cell))));
  const goesOn = (x: number, y: number) => inside.has(spot({ x, y })) || beyond.has(spot({ x, y }));
  return cells
    .map((cell) => {
      const { x, y } = centre(cell);
      // Where the shop goes on, the lines reach a little beyond the edge and meet at the corner.
      const reach = (on: boolean) => (on ? 50 + INSET : 50 - INSET);
      const open = {
        left: goesOn(x - 100, y),
        right: goesOn(x + 100, y),
        up: goesOn(x, y - 100),
        down: goesOn(x, y + 100),
      };
      const [l, r] = [(x - reach(open.left)) / THICK, (x + reach(open.right)) / THICK];
      const [u, d] = [(y - reach(open.up)) / THICK, (y + reach(open.down)) / THICK];
      const [left, right] = [(x - 50 + INSET) / THICK, (x + 50 - INSET) / THICK];
      const [up, down] = [(y - 50 + INSET) / THICK, (y + 50 - INSET) / THICK];
      return [
        open.up ? "" : `M${l} ${up}H${r}`,
        open.down ? "" : `M${l} ${down}H${r}`,
        open.left ? "" : `M${left} ${u}V${d}`,
        open.right ? "" : `M${right} ${u}V${d}`,
      ].join("");
    })
    .join("");
}

function spot({ x, y }: Point): string {
  return `${x} ${y}`;
}

/** The cells whose circle tells a shop's price or open doors: the first one of each shop. */
export function heads(table: readonly LaidCard[], shops: readonly Shop[]): Map<string, Shop> {
  const circled = new Set(
    table.flatMap((card) =>
      card.circles.flatMap((has, cell) => (has ? `${card.card}.p${cell}` : [])),
    ),
  );
  const found = new Map<string, Shop>();
  for (const shop of shops) {
    const first = shop.cells.find((cell) => circled.has(cell));
    if (first) found.set(first, shop);
  }
  return found;
}

// Which cube is which: a cube that I put down glides from my pile, one that moves up from below.
import type { AthensView } from "../../net/wire";
import { COLOURS, shownSeat } from "./names";

export interface Glides {
  /** The cube on top of my pile, by colour. */
  piles: Record<string, string>;
  /** The cubes on squares: of events by name, row and column; of cards by name and colour. */
  squares: Record<string, string>;
}

/** The filled squares of a view and the colour of the cube on each. */
function filled(view: AthensView): Map<string, string> {
  const found = new Map<string, string>();
  for (const event of view.events) {
    event.rows.forEach((cubes, row) => {
      cubes.forEach((cube, column) => {
        if (cube) found.set(`${event.name}-${row + 1}-${column + 1}`, cube);
      });
    });
  }
  for (const square of view.squares) {
    if (square.filled) found.set(`${square.card}-square-${square.colour}`, square.colour);
  }
  return found;
}

export class CubeTrack {
  #serial = 0;
  #mine: number[] = [];
  #glides: Glides = { piles: {}, squares: {} };
  #colours = new Map<string, string>();

  /** Follow the cubes from the last view to this one. */
  follow(view: AthensView): Glides {
    const mine = view.areas[shownSeat(view)]?.cubes ?? [];
    const before = this.#glides;
    const now = filled(view);
    const glides: Glides = { piles: { ...before.piles }, squares: {} };
    for (const [square, colour] of now) {
      const at = COLOURS.findIndex((other) => other === colour);
      const below = square.replace(
        /-(\d+)-(\d+)$/,
        (_, row: string, column: string) => `-${Number(row) + 1}-${column}`,
      );
      if (this.#colours.get(square) === colour) {
        glides.squares[square] = before.squares[square] ?? this.#fresh(colour);
      } else if (this.#colours.get(below) === colour && !now.has(below)) {
        glides.squares[square] = before.squares[below] ?? this.#fresh(colour);
      } else if ((mine[at] ?? 0) < (this.#mine[at] ?? 0) && glides.piles[colour]) {
        glides.squares[square] = glides.piles[colour];
        glides.piles[colour] = this.#fresh(colour);
      } else glides.squares[square] = this.#fresh(colour);
    }
    for (const colour of COLOURS) glides.piles[colour] ??= this.#fresh(colour);
    this.#mine = mine;
    this.#colours = now;
    this.#glides = glides;
    return glides;
  }

  #fresh(colour: string): string {
    this.#serial += 1;
    return `cube-${colour}-${this.#serial}`;
  }
}

// The drawn card in my hand: where it is held, what the server says of that place, and laying it.
import type { BoardPlay } from "../../state/board-play";
import type { AgoraErnestView, Preview, Refusal } from "../../net/wire";
import { angleBetween, distance, type Place } from "./geometry";

/** The server's answer about one place. */
export interface Answer {
  refusal: Refusal | null;
  more: Preview;
  /** The position after it, if it is legal. */
  view: AgoraErnestView | null;
}

/** A held card jumps to the grid from so many cells away, and from farther if it cannot lie here. */
const PULL = 0.7;
const PULL_WHEN_REFUSED = 1.3;
/** And only if it turns no farther than this. */
const PULL_ANGLE = 1000;
/** Milliseconds between two questions: the server answers some twenty in a second. */
const PAUSE = 70;
/** Milliseconds until a card that was laid and is still in the hand can be moved again. */
const PATIENCE = 3000;
const TURN = 36000;

/**
 * `away`: it lies beside the table; `follow`: it goes where the pointer goes; `set`: it was put
 * down and waits for a yes; `sent`: it was laid.
 */
type Mode = "away" | "follow" | "set" | "sent";

export class Hand {
  mode: Mode = $state("away");
  /** Where it is held. */
  place: Place = $state.raw({ x: 0, y: 0, angle: 0 });
  /** The place on the grid that the server named last. */
  #magnet: { to: Place; reach: number } | null = $state.raw(null);
  /** Whether cards jump to the grid at all. */
  snapping = $state(true);
  /** This place was chosen exactly: nothing pulls at it. */
  #exact = $state(false);
  #answers: ReadonlyMap<string, Answer> = $state.raw(new Map());
  #candidate = -1;
  #asking = false;

  constructor(
    private play: BoardPlay,
    readonly seat: number,
    readonly card: string,
    private table: { wide: number; high: number },
  ) {}

  /** Where it would lie if it were put down now. */
  landing: Place = $derived.by(() => {
    const magnet = this.#magnet;
    if (!magnet || !this.snapping || this.#exact) return this.place;
    const near =
      distance(this.place, magnet.to) <= magnet.reach &&
      angleBetween(this.place.angle, magnet.to.angle) <= PULL_ANGLE;
    return near ? magnet.to : this.place;
  });
  answer: Answer | null = $derived.by(() => this.#answers.get(this.#text(this.landing)) ?? null);
  get shown(): boolean {
    return this.mode !== "away";
  }
  get ready(): boolean {
    return this.mode === "set" && this.answer !== null && this.answer.refusal === null;
  }

  #text(place: Place): string {
    return `${this.seat} build ${place.x} ${place.y} ${place.angle}`;
  }

  #held(place: Place): Place {
    const within = (n: number, cells: number) =>
      Math.round(Math.max(-cells * 500, Math.min(cells * 500, n)));
    return {
      x: within(place.x, this.table.wide),
      y: within(place.y, this.table.high),
      angle: ((Math.round(place.angle) % TURN) + TURN) % TURN,
    };
  }

  /** Hold it somewhere; the grid may pull at it, unless the place is exact. */
  hold(place: Place, mode: "follow" | "set", exact = false): void {
    if (this.mode === "sent") return;
    this.#exact = exact;
    this.mode = mode;
    this.place = this.#held(place);
    void this.#ask();
  }

  /** Put it exactly there. */
  put(place: Place): void {
    this.hold(place, "set", true);
  }

  /** Put it down where it is held. */
  drop(): void {
    if (this.mode === "follow") this.mode = "set";
    void this.#ask();
  }

  /** Take it from the table again. */
  lift(): void {
    if (this.mode !== "sent") this.mode = "away";
    this.#candidate = -1;
  }

  /** Turn it to the left by hundredths of a degree; a fine turn is exact. */
  turn(by: number, fine = false): void {
    if (this.mode === "sent") return;
    const from = fine ? this.landing : this.place;
    const place = { ...from, angle: from.angle + by };
    if (fine && this.mode === "set") this.put(place);
    else if (this.mode === "away") this.place = this.#held(place);
    else this.hold(place, this.mode);
  }

  /** Move it by thousandths of a cell; a fine move is exact. */
  nudge(x: number, y: number, fine = false): void {
    const from = fine ? this.landing : this.place;
    const place = { ...from, x: from.x + x, y: from.y + y };
    if (fine) this.put(place);
    else this.hold(place, "set");
  }

  /** The places that the server offers, as the list of choices tells them. */
  candidates: readonly Place[] = $derived.by(() =>
    this.play.narrowed.flatMap(({ key, args }) =>
      key === "choice-build" && args
        ? [{ x: Number(args.x), y: Number(args.y), angle: Number(args.angle) }]
        : [],
    ),
  );

  /** Go through the offered places. */
  next(step: 1 | -1): void {
    const all = this.candidates;
    if (!all.length) return;
    const from = this.#candidate < 0 && step < 0 ? 0 : this.#candidate;
    this.#candidate = (from + step + all.length) % all.length;
    this.put(all[this.#candidate]!);
  }

  lay(): void {
    if (!this.ready) return;
    const text = this.#text(this.landing);
    this.mode = "sent";
    this.play.play(text);
    // If it was not taken after all the page says why, and it can be moved again.
    setTimeout(() => {
      if (this.mode === "sent") this.mode = "set";
    }, PATIENCE);
  }

  /** One question is on its way at a time; the newest place is asked about next. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    for (let text = this.#wanted(); text; text = this.#wanted()) {
      const held = this.#text(this.place) === text ? this.place : null;
      const tried = await this.play.preview(text);
      if (!tried?.more) break; // the page tells what went wrong
      const answer: Answer = {
        refusal: tried.refusal,
        more: tried.more as Preview,
        view: (tried.view as AgoraErnestView | undefined) ?? null,
      };
      this.#answers = new Map(this.#answers).set(text, answer);
      if (held) this.#attract(answer);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.#asking = false;
  }

  /** What is not known yet: first of the place where it is held, then of where it would lie. */
  #wanted(): string | null {
    if (this.mode === "away" || this.mode === "sent") return null;
    const held = this.#text(this.place);
    const known = this.#answers.get(held);
    if (!known) return held;
    this.#attract(known);
    const landing = this.#text(this.landing);
    return this.#answers.has(landing) ? null : landing;
  }

  #attract(answer: Answer): void {
    const [x, y, angle] = answer.more.snapped ?? [];
    if (x === undefined || y === undefined || angle === undefined) this.#magnet = null;
    else {
      const reach = answer.refusal ? PULL_WHEN_REFUSED : PULL;
      this.#magnet = { to: { x, y, angle }, reach };
    }
  }
}

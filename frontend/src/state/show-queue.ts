// The queue of what others did: it shows act after act at the pace a player chose, always in order.

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for one act, and for all acts that are waiting together. */
interface Pace {
  act: number;
  all: number;
}
export const PACES: Record<Speed, Pace> = {
  slow: { act: 1200, all: 16_000 },
  normal: { act: 600, all: 8_000 },
  fast: { act: 300, all: 4_000 },
  instant: { act: 0, all: 0 },
};
/** No act is shown for less: an eye needs this long to find it. */
export const SHORTEST = 120;
/** Acts of one seat are shown as one only if the whole would take this much longer than it should. */
const TOLERANCE = 1.25;
/** More acts than this are never waiting: after a long absence the earliest are shown as one. */
export const MOST = 64;

interface Act {
  readonly seat: number | null;
}

/** Shows acts, which others made together, for a number of milliseconds. */
type Show<A> = (acts: A[], duration: number) => void;

export class ShowQueue<A extends Act> {
  #waiting: A[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Milliseconds used since the queue was last empty. */
  #used = 0;

  constructor(
    private readonly speed: () => Speed,
    private readonly show: Show<A>,
    /** The last act has had its time, or was skipped. */
    private readonly done: () => void,
  ) {}

  /** Whether an act is being shown. */
  get running(): boolean {
    return this.#timer !== null;
  }

  /** The newest act that waits. */
  get last(): A | null {
    return this.#waiting.at(-1) ?? null;
  }

  push(...acts: A[]): void {
    this.#waiting.push(...acts);
    if (!this.running) this.#next();
  }

  /** Show everything that waits at once. */
  skip(): void {
    if (!this.running) return;
    if (this.#waiting.length > 0) this.show(this.#waiting.splice(0), 0);
    this.#end();
  }

  /** Forget everything that waits. */
  clear(): void {
    this.#waiting = [];
    if (this.running) this.#end();
  }

  #end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#used = 0;
    this.done();
  }

  #next(): void {
    if (this.#waiting.length === 0) {
      this.#end();
      return;
    }
    const { act, all } = PACES[this.speed()];
    if (act === 0) {
      this.show(this.#waiting.splice(0), 0);
      this.#end();
      return;
    }
    const duration = Math.min(act, Math.max(SHORTEST, (all - this.#used) / this.#waiting.length));
    const group = this.#waiting.splice(0, this.#groupSize(all * TOLERANCE - this.#used));
    this.#used += duration;
    this.#timer = setTimeout(() => this.#next(), duration);
    this.show(group, duration);
  }

  /** How many of the first acts are shown as one: more than one if time is short. */
  #groupSize(left: number): number {
    const waiting = this.#waiting;
    if (waiting.length > MOST) return waiting.length - MOST + 1;
    const wanted = left > 0 ? Math.ceil((waiting.length * SHORTEST) / left) : waiting.length;
    const other = waiting.findIndex(({ seat }) => seat !== waiting[0]?.seat);
    return Math.min(wanted, other < 0 ? waiting.length : other);
  }
}

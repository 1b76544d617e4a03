// A table as one person plays it: what is known, what may be done, and narrowing it by touching.
import { untrack } from "svelte";
import { ask, commandId, NotDone } from "../net/api";
import { socket } from "../net/socket.svelte";
import type { BoardPlay, Touch } from "./board-play";
import { session } from "./session.svelte";
import { beforeLastMove, markTakenBack, undidChance } from "./log";
import { LogPages, type LoadedLog } from "./log-pages";
import { NonceExchange } from "./nonce-exchange";
import { actor, afterMine, missedActs, myClockRuns, type Act } from "./act";
import { preferences } from "./preferences.svelte";
import { ShowQueue } from "./show-queue";
import { seatNames } from "./seat-names";
import { GameWords, words, type Direction, type Line } from "../words/words.svelte";
import type {
  AnyCommand,
  Choice,
  Entry,
  Hint,
  Nack,
  Present,
  Prompt,
  Seen,
  ServerFrame,
  Standing,
  TableInfo,
  Tried,
} from "../net/wire";

/** Milliseconds until the table is joined again after a refusal. */
const AGAIN = 5_000;
/** Problems for which a table is joined again later. */
const LATER = ["too-much-computing", "too-many-requests"];
/** Milliseconds that a remark stays, unless it is closed before. */
const TOAST = 8_000;
/** Kinds of entries that no show may delay. */
const ENDS_A_SHOW = ["move", "undo", "resign", "time", "end"];
type Without<T> = T extends unknown ? Omit<T, "client"> : never;
type Wanted = Without<AnyCommand>;

export class TableState implements BoardPlay, LoadedLog {
  readonly id: string;
  /** The table as it is shown: while others' acts are shown, the server is ahead of it. */
  seen: Seen | null = $state.raw(null);
  /** The newest that the server has sent. */
  latest: Omit<Seen, "type"> | null = $state.raw(null);
  #received: Entry[] = $state.raw([]);
  /** The number of the newest entry that is shown. */
  #shown = $state(0);
  get newestShown(): number {
    return this.#shown;
  }
  /** Whether the newest acts were skipped: nobody wants to hear of them one by one. */
  skipped = false;
  /** The acts that are being shown, and for how many milliseconds. */
  showing: { acts: readonly Act[]; duration: number } | null = $state.raw(null);
  /** Whether the newest change of the position is other seats': it is outlined. */
  outlining = false;
  readonly #queue = new ShowQueue<Act>(
    () => preferences.current.speed,
    (acts, duration) => this.#show(acts, duration),
    () => this.#rest(),
  );
  connected: Present | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  /** A move that waits for a yes, because it cannot be taken back. */
  asked: string | null = $state(null);
  sending = $state(false);
  /** Whether I have made a move since the page was opened. */
  acted = $state(false);
  /** Why something was not possible. */
  refusal: Line | null = $state.raw(null);
  problem: string | null = $state(null);
  /** What a touched sign is called. */
  told: string | null = $state(null);
  /** Whether the last undo went back over something drawn or rolled. */
  redrawn = $state(false);
  hint: Hint | null = $state.raw(null);
  /** The number of the newest entry when my last turn ended: what follows is news. */
  known = $state(0);
  /** The number of the newest entry that was put aside after reading what happened. */
  read = $state(0);
  /** Where that is stored, to avoid repeating it after a reload. */
  readonly #kept: string;
  #wanted: number | null = null;
  readonly #pages = new LogPages(this);
  readonly #exchange = new NonceExchange(() => this.table);

  constructor(
    id: string,
    private readonly direction: (game: string) => Direction,
  ) {
    this.id = id;
    this.#kept = `read ${id}`;
    this.read = Number(sessionStorage.getItem(this.#kept) ?? 0);
  }

  /** Follow the table until the returned function is called. */
  open(): () => void {
    // What is read on the way is no reason to follow again.
    const unfollow = untrack(() =>
      socket.follow(
        this.id,
        () => ({
          type: "join",
          table: this.id,
          seat: this.#wanted,
          last: this.newest,
          changes: true,
        }),
        (frame) => this.hear(frame),
      ),
    );
    return () => {
      this.#pages.stop();
      this.#queue.clear();
      unfollow();
    };
  }

  /** The entries that are shown; chat never waits. */
  entries: Entry[] = $derived.by(() =>
    this.newest <= this.#shown
      ? this.#received
      : this.#received.filter(({ number, kind }) => number <= this.#shown || kind === "chat"),
  );

  /** The number of the newest entry. */
  get newest(): number {
    return this.#received.at(-1)?.number ?? 0;
  }

  /** How many of the moves that stand are in earlier pages of the log, which are still to come. */
  get movesBefore(): number {
    const here = this.entries.filter((entry) => entry.kind === "move" && !entry.taken_back);
    return Math.max(0, (this.table?.moves ?? 0) - here.length);
  }

  hear(frame: ServerFrame): void {
    if (frame.type === "joined") this.#join(frame.seen);
    else if (frame.type === "happened") {
      const next = frame.entries[0]?.number ?? this.newest + 1;
      if (next > this.newest + 1) {
        socket.rejoin(this.id); // a gap is never skipped silently
        return;
      }
      this.#happen(frame);
    } else if (frame.type === "present") this.connected = frame;
    else if (frame.type === "mistake") {
      this.problem = frame.problem;
      if (frame.problem === "not-to-be-watched") {
        this.#queue.clear();
        this.seen = null; // the seat is given up, and only players see this table
        this.#received = [];
      }
      if (LATER.includes(frame.problem)) setTimeout(() => socket.rejoin(this.id), AGAIN);
    }
  }

  /** The table as it is now, when the page opens it or after a lost connection. */
  #join(seen: Seen): void {
    this.#queue.skip();
    const from = seen.entries[0]?.number ?? this.newest + 1;
    // The person who runs the server may have restored an older state: then nothing here holds.
    // Nor do entries that a page of the log does not reach back to.
    const holds = from <= this.newest + 1 && seen.table.number >= this.newest;
    this.#received = holds ? this.#received.filter((entry) => entry.number < from) : [];
    const first = this.#received.length === 0;
    const fresh = this.#receive(seen);
    const missed = afterMine(seen, fresh);
    if (!first && this.seen?.seat === seen.seat && actor(seen, missed) !== null)
      void this.#catchUp(seen, missed);
    else this.#take(seen, fresh);
    if (first) this.known = beforeLastMove(this.entries, this.seat);
    void this.#pages.fetch();
  }

  /** Show what was missed act by act; whatever comes meanwhile joins the queue behind it. */
  async #catchUp(seen: Seen, fresh: readonly Entry[]): Promise<void> {
    const hurry = preferences.current.speed === "instant" || myClockRuns(seen);
    this.#held = [];
    const acts = hurry ? [] : await missedActs(seen, fresh);
    const held = this.#held;
    this.#held = null;
    this.#queue.push(
      ...(acts.length > 0 ? acts : [{ seat: actor(seen, fresh), entries: fresh, seen }]),
    );
    if (hurry) this.skip();
    for (const frame of held) this.#pace(frame.seen, frame.entries);
  }
  /** Frames that wait for the acts before them, which are being fetched. */
  #held: Pick<Act, "entries" | "seen">[] | null = null;

  #happen(seen: Omit<Seen, "type">): void {
    const fresh = this.#receive(seen);
    this.skipped = false;
    if (this.#held) this.#held.push({ seen, entries: fresh });
    else this.#pace(seen, fresh);
  }

  /** Show what happened when its time comes: others' acts one by one, all else at once. */
  #pace(seen: Omit<Seen, "type">, entries: readonly Entry[]): void {
    const seat = actor(seen, entries);
    if (seat !== null) {
      this.#queue.push({ seat, entries, seen });
      if (myClockRuns(seen)) this.skip();
      return;
    }
    if (entries.some(({ kind }) => ENDS_A_SHOW.includes(kind))) this.skip();
    const waits = this.#queue.last;
    if (waits) {
      waits.entries = [...waits.entries, ...entries]; // of the same position, shown with it
      waits.seen = seen;
    } else this.#take(seen, entries);
  }

  /** Show all that others did at once. */
  skip(): void {
    this.#queue.skip();
  }

  /** I do not want to watch the rest. */
  skipShow(): void {
    this.skipped = true;
    this.skip();
  }

  #show(acts: readonly Act[], duration: number): void {
    const last = acts.at(-1);
    if (!last) return;
    this.outlining = true;
    this.#take(
      last.seen,
      acts.flatMap(({ entries }) => entries),
      true,
    );
    this.showing = { acts, duration };
  }

  /** All is shown. */
  #rest(): void {
    this.showing = null;
  }

  /** Add the entries of a frame to those that were received, and return what is new. */
  #receive(seen: Omit<Seen, "type">): Entry[] {
    const fresh = seen.entries.filter((entry) => entry.number > this.newest);
    this.#received = [...this.#received, ...fresh];
    if (fresh.some((entry) => entry.kind === "undo"))
      this.#received = markTakenBack(this.#received);
    this.latest = seen;
    this.problem = null;
    this.#exchange.takePart(session.me?.player, seen.table);
    return fresh;
  }

  /** Show a position, with the entries that led to it. */
  #take(seen: Omit<Seen, "type">, fresh: readonly Entry[], others = false): void {
    const moved = seen.table.moves !== this.seen?.table.moves;
    if (moved) this.outlining = others;
    this.#shown = Math.max(
      fresh.at(-1)?.number ?? 0,
      seen === this.latest ? this.newest : this.#shown,
    );
    this.seen = { ...seen, entries: this.entries };
    if (moved) {
      this.sending = false;
      this.picked = [];
      this.asked = null;
      this.hint = null;
      this.told = null;
      this.refusal = null;
      this.redrawn = fresh.some((entry) => entry.kind === "undo") && undidChance(this.entries);
      if (this.redrawn) setTimeout(() => (this.redrawn = false), TOAST);
    }
  }

  /** Add an earlier page of the log. */
  prepend(page: readonly Entry[]): void {
    this.#received = markTakenBack([...page, ...this.#received]);
    if (this.known === 0) this.known = beforeLastMove(this.entries, this.seat);
  }

  get table(): TableInfo | null {
    return this.seen?.table ?? null;
  }
  // The same seat in another view does not rebuild all words.
  seat: number | null = $derived.by(() => this.seen?.seat ?? null);
  get view(): unknown {
    return this.seen?.view;
  }
  get prompt(): Prompt | null {
    return this.seen?.prompt ?? null;
  }
  get standing(): Standing | null {
    return this.seen?.standing ?? null;
  }
  /** What I may do; nothing while others' acts are shown. */
  get choices(): readonly Choice[] {
    return this.showing ? [] : (this.seen?.choices ?? []);
  }
  /** Whether other people sit at the table. */
  get #others(): boolean {
    const me = this.table?.seats[this.seat ?? 0]?.player;
    return (this.table?.seats ?? []).some((s) => s.player && s.player !== me && !s.resigned);
  }
  get myTurn(): boolean {
    return this.table?.state === "playing" && this.choices.length > 0;
  }
  // As a text: a view with the same names does not rebuild all words.
  #named: string = $derived.by(() => JSON.stringify(this.table ? seatNames(this.table) : []));
  #game: string = $derived(this.table?.game ?? "");
  names: string[] = $derived(JSON.parse(this.#named) as string[]);
  words: GameWords = $derived.by(() =>
    words.game(this.#game, {
      names: this.names,
      me: this.seat,
      // Untracked: what lies on a table stays as it was told.
      direction: (...part) => untrack(() => this.direction(this.#game)(this.view, ...part)),
    }),
  );

  narrowed: readonly Choice[] = $derived.by(() =>
    this.choices.filter((choice) => this.picked.every((id) => choice.touches?.includes(id))),
  );
  #touchable: ReadonlySet<string> = $derived.by(
    () => new Set(this.sending ? [] : this.narrowed.flatMap((choice) => choice.touches ?? [])),
  );

  touchable(id: string): Touch {
    if (this.picked.includes(id)) return "picked";
    return this.#touchable.has(id) ? "glow" : "idle";
  }

  tell(name: string): void {
    this.refusal = null;
    this.told = name;
  }

  touch(id: string): void {
    if (this.sending) return;
    this.told = null;
    this.refusal = null;
    if (this.picked.includes(id)) {
      this.picked = this.picked.filter((other) => other !== id);
      this.asked = null;
    } else if (this.#touchable.has(id)) this.#pick([...this.picked, id]);
    else if (this.choices.some((choice) => choice.touches?.includes(id)))
      this.#pick([id]); // another start
    else void this.whyNot(id);
  }

  /** Narrow the choices to what touches all of these; the only one that is left is played. */
  #pick(ids: string[]): void {
    this.picked = ids;
    const [only, another] = this.narrowed;
    if (only && !another) this.play(only.text);
  }

  /** What happened has been read. */
  goOn(): void {
    this.read = this.newest;
    sessionStorage.setItem(this.#kept, String(this.read));
  }

  unpick(): void {
    this.told = null;
    this.picked = [];
    this.asked = null;
    this.refusal = null;
  }

  /** Play a move, or ask first if it could not be taken back. A second click changes nothing. */
  play(text: string): void {
    if (this.sending) return;
    const { confirm } = preferences.current;
    if (confirm === "always") this.asked = text;
    else if (this.#others && confirm !== "never") void this.#consider(text);
    else this.send(text); // against bots everything can be taken back
  }

  async #consider(text: string): Promise<void> {
    this.sending = true;
    const moves = this.table?.moves;
    const tried = await this.#ask<Tried>("/why", { text });
    this.sending = false;
    if (this.table?.moves !== moves) return; // somebody has moved meanwhile
    // Where the server does not compute it now, the player is asked to be sure.
    const unknown = !tried && this.problem === "too-much-computing";
    if (unknown) this.problem = null;
    if (tried?.refusal) this.refusal = tried.refusal;
    else if (tried?.final || unknown) this.asked = text;
    else if (tried) this.send(text);
  }

  /** Make a move, without a question. */
  send(text: string): void {
    if (this.sending) return;
    this.asked = null;
    this.acted = true;
    this.known = this.newest;
    void this.do({ do: "move", text });
  }

  /** Do a command and show why it was refused, if it was. */
  async do(wanted: Wanted): Promise<Nack | null> {
    this.sending = true;
    this.refusal = null;
    const moves = this.table?.moves;
    const nack = await socket.do(this.id, { ...wanted, client: commandId() });
    // A move that is acknowledged but not yet shown: the old choices must not be touched again.
    this.sending = !nack && wanted.do === "move" && this.table?.moves === moves;
    if (nack?.refusal) this.refusal = nack.refusal;
    else if (nack) this.problem = nack.problem ?? "refused";
    return nack;
  }

  /** Take back: what was touched so far, or else the last move. */
  async undo(): Promise<void> {
    this.skip();
    if (this.picked.length > 0) this.unpick();
    else if (this.seat !== null) await this.do({ do: "undo", seat: this.seat });
  }

  async whyNot(id: string): Promise<void> {
    if (this.seat === null || !this.myTurn) {
      this.problem = this.myTurn ? null : "not-your-turn";
      return;
    }
    const picked = this.picked;
    const why = (touches: string[]): Promise<Tried | null> =>
      this.#ask<Tried>("/why", { seat: this.seat, touches });
    let tried = await why([...picked, id]);
    // A piece that fits no selection explains itself.
    if (tried && !tried.refusal && picked.length > 0) tried = await why([id]);
    this.refusal = tried?.refusal ?? null;
  }

  async askHint(): Promise<void> {
    this.unpick();
    if (this.seat !== null) this.hint = await this.#ask<Hint>("/hint", { seat: this.seat });
  }

  preview(text: string): Promise<Tried | null> {
    return this.#ask<Tried>("/preview", { text });
  }

  /** Look through another of my seats (pass and play). */
  look(seat: number): void {
    this.#wanted = seat;
    this.#queue.clear();
    this.#received = [];
    this.read = 0;
    socket.rejoin(this.id);
  }

  /** Ask about the position; an answer that comes when it has changed is not an answer any more. */
  async #ask<Answer>(path: string, body: unknown): Promise<Answer | null> {
    const moves = this.seen?.table.moves;
    try {
      const answer = await ask<Answer>("POST", `/tables/${this.id}${path}`, body);
      return this.seen?.table.moves === moves ? answer : null;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      if (this.seen?.table.moves !== moves) return null;
      if (error.refusal) this.refusal = error.refusal;
      else this.problem = error.problem;
      return null;
    }
  }
}

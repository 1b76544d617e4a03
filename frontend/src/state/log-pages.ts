// The earlier pages of a table's log, fetched one after the other behind the newest page.
import { ask, NotDone } from "../net/api";
import type { Entries, Entry } from "../net/wire";

/** Milliseconds until a page of the log is requested again after a refusal. */
const RETRY = 5_000;

/** The part of a log that is loaded. */
export interface LoadedLog {
  readonly id: string;
  readonly seat: number | null;
  readonly entries: readonly Entry[];
  prepend(page: readonly Entry[]): void;
}

export class LogPages {
  /** Counts the runs of `fetch`: only the newest one may add pages. */
  #run = 0;

  constructor(private readonly log: LoadedLog) {}

  stop(): void {
    this.#run++;
  }

  /** Fetch all earlier pages; a later call replaces an earlier one. */
  async fetch(): Promise<void> {
    const run = ++this.#run;
    for (let first = this.#first; first > 1 && run === this.#run; first = this.#first) {
      const page = await this.#before(first);
      if (run !== this.#run) return;
      if (page === null) await new Promise((done) => setTimeout(done, RETRY));
      else if (page.length === 0) return;
      else if (this.#first === first) this.log.prepend(page);
    }
  }

  /** The page before an entry; nothing if the server refuses it now. */
  async #before(first: number): Promise<Entry[] | null> {
    const { id, seat } = this.log;
    const eyes = seat === null ? "" : `&seat=${seat}`;
    try {
      return (await ask<Entries>("GET", `/tables/${id}/entries?before=${first}${eyes}`)).entries;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      return null;
    }
  }

  /** The number of the earliest entry that is loaded. */
  get #first(): number {
    return this.log.entries[0]?.number ?? 1;
  }
}

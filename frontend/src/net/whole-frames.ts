// Frames that say only what changed become whole again here: the rest of the page sees no others.
import type { Changed, Happened, ServerFrame, TableInfo } from "./wire";

/** What the last whole frame about a table showed. */
interface Shown {
  table: TableInfo;
  view: unknown;
}

export class WholeFrames {
  #shown = new Map<string, Shown>();

  /** Return a frame whole, or nothing if it changes a frame that did not arrive. */
  whole(frame: ServerFrame): Exclude<ServerFrame, Changed> | null {
    if (frame.type === "joined") this.#note(frame.seen);
    else if (frame.type === "happened") this.#note(frame);
    if (frame.type !== "changed") return frame;
    const last = this.#shown.get(frame.id);
    if (last?.table.number !== frame.base) return null;
    const happened = {
      type: "happened",
      table: { ...last.table, ...frame.table },
      seat: frame.seat,
      entries: frame.entries,
      view: { ...(last.view as object), ...frame.view },
      prompt: frame.prompt,
      choices: frame.choices,
      standing: frame.standing,
    } as Happened;
    this.#note(happened);
    return happened;
  }

  /** Forget a table that is no longer followed. */
  forget(table: string): void {
    this.#shown.delete(table);
  }

  #note({ table, view }: Shown): void {
    this.#shown.set(table.id, { table, view });
  }
}

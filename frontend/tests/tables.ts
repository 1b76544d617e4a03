// Tables to test with.
import type { Choice, Entry, Seen, SeatInfo, TableInfo } from "../src/net/wire";

export function seat(number: number, about: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    player: null,
    name: null,
    bot: null,
    stands_in: false,
    resigned: false,
    connected: false,
    clock: null,
    ...about,
  };
}

export function table(about: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "athens",
    players: 2,
    options: {},
    terms: {},
    public: false,
    rules: "",
    commit: "",
    created: 0,
    state: "playing",
    number: 0,
    moves: 0,
    actor: 0,
    deadline: null,
    rated: false,
    seats: [seat(0, { player: "me", name: "Kleon" }), seat(1, { bot: "novice" })],
    wishes: [],
    ending: null,
    rematch: null,
    nonces: null,
    ...about,
  };
}

export function choice(text: string, ...touches: string[]): Choice {
  return { rule: "", key: text, text, touches };
}

export function seen(about: Partial<Seen> = {}): Seen {
  return {
    table: table({ number: about.entries?.at(-1)?.number ?? 0 }),
    seat: 0,
    entries: [],
    view: {},
    prompt: { rule: "", key: "prompt" },
    choices: [],
    standing: { over: false, scores: [0, 0], places: null, rounds: 0, points: [] },
    ...about,
  };
}

/** A log: "0 lay A1" is a move of seat 0, "? rolls" of chance, "undo 2" takes two back. */
export function log(...lines: string[]): Entry[] {
  return lines.map((line, index) => {
    const [who] = line.split(" ");
    const number = index + 1;
    if (who === "undo") return { number, time: 0, kind: "undo", seat: 0, text: line };
    const mover = who === "?" ? {} : { seat: Number(who) };
    return { number, time: 0, kind: "move", text: line, ...mover };
  });
}

// Narrowing: touches leave fewer choices until one is left, which is played.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, Tried } from "../src/net/wire";
import type { TableState } from "../src/state/table.svelte";
import { Line, serve } from "./server";
import { choice, log, seat, seen, table } from "./tables";

const CHOICES = [
  choice("move a to c", "a", "c"),
  choice("move a to d", "a", "d"),
  choice("move b to d", "b", "d"),
  choice("pass"),
];
const WITH_PEOPLE = table({
  seats: [seat(0, { player: "me", name: "Kleon" }), seat(1, { player: "you", name: "Nikias" })],
});

let line: Line;
beforeEach(() => {
  vi.resetModules(); // every test has a socket of its own
  sessionStorage.clear();
  localStorage.setItem("preferences", JSON.stringify({ speed: "instant" }));
  line = new Line();
});

/** A table at which I have the seat 0 and am asked. */
async function sit(choices: Choice[] = CHOICES, about = table()): Promise<TableState> {
  const { TableState } = await import("../src/state/table.svelte");
  const play = new TableState(about.id, () => () => null);
  play.open();
  line.socket.say({ type: "welcome", me: { player: "me", name: "Kleon" } } as never);
  line.socket.say({ type: "joined", seen: seen({ table: about, choices }) });
  return play;
}

/** The moves that the page sent. */
function sent(): string[] {
  return line.socket.sent.flatMap((frame) =>
    frame.type === "do" && frame.command.do === "move" ? [frame.command.text] : [],
  );
}

function texts(play: TableState): string[] {
  return play.narrowed.map(({ text }) => text);
}

describe("narrowing", () => {
  test("a touch leaves the choices that touch it, and what goes with it glows", async () => {
    const play = await sit();
    expect(texts(play)).toHaveLength(4);
    play.touch("a");
    expect(texts(play)).toEqual(["move a to c", "move a to d"]);
    expect(["a", "b", "c", "d"].map((id) => play.touchable(id))).toEqual([
      "picked",
      "idle",
      "glow",
      "glow",
    ]);
    expect(sent()).toEqual([]);
  });

  test("the order of touches does not matter", async () => {
    const play = await sit();
    play.touch("d");
    play.touch("b");
    expect(sent()).toEqual(["move b to d"]);
  });

  test("the only choice that is left is played, once", async () => {
    const play = await sit();
    play.touch("b");
    expect(sent()).toEqual(["move b to d"]);
    play.touch("a");
    play.touch("c");
    expect(sent()).toEqual(["move b to d"]);
    expect(play.touchable("a")).toBe("idle");
  });

  test("touching again what is picked puts it back", async () => {
    const play = await sit();
    play.touch("a");
    play.touch("a");
    expect(play.picked).toEqual([]);
    expect(texts(play)).toHaveLength(4);
  });

  test("a touch that goes with nothing picked, but with a choice, begins again", async () => {
    const play = await sit([...CHOICES, choice("move b to e", "b", "e")]);
    play.touch("a");
    play.touch("b");
    expect(play.picked).toEqual(["b"]);
    expect(texts(play)).toEqual(["move b to d", "move b to e"]);
  });

  test("a new position forgets what was picked", async () => {
    const play = await sit();
    play.touch("a");
    const after = seen({ table: table({ moves: 1 }), entries: log("1 pass"), choices: CHOICES });
    line.socket.say({ type: "happened", ...after });
    expect(play.picked).toEqual([]);
    expect(play.touchable("b")).toBe("glow");
  });

  test("a touch that is no choice asks the server why", async () => {
    const refusal = { rule: "A1", key: "refused" };
    const requests = serve(() => ({ refusal }) satisfies Tried);
    const play = await sit();
    play.touch("z");
    await vi.waitFor(() => expect(play.refusal).toEqual(refusal));
    expect(requests).toEqual([
      { method: "POST", path: "/tables/t1/why", body: { seat: 0, touches: ["z"] } },
    ]);
  });
});

describe("a move that cannot be taken back", () => {
  test("waits for a yes where other people play", async () => {
    serve(() => ({ refusal: null, final: true }) satisfies Tried);
    const play = await sit(CHOICES, WITH_PEOPLE);
    play.play("pass");
    await vi.waitFor(() => expect(play.asked).toBe("pass"));
    expect(sent()).toEqual([]);
    play.send("pass");
    expect(sent()).toEqual(["pass"]);
  });

  test("is not asked about when the position has changed meanwhile", async () => {
    const answers: (() => void)[] = [];
    const tried: Tried = { refusal: null, final: true };
    serve(() => new Promise((done) => answers.push(() => done(tried))));
    const play = await sit(CHOICES, WITH_PEOPLE);
    play.play("pass");
    const later = play.preview("pass");
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    const moved = { ...WITH_PEOPLE, moves: 1 };
    line.socket.say({ type: "happened", ...seen({ table: moved, entries: log("1 pass") }) });
    for (const answer of answers) answer();
    expect(await later).toBeNull(); // the answers come in turn
    await vi.waitFor(() => expect(play.sending).toBe(false));
    expect(play.asked).toBeNull();
    expect(sent()).toEqual([]);
  });

  test("is played at once against bots", async () => {
    const play = await sit();
    play.play("pass");
    expect(sent()).toEqual(["pass"]);
  });
});

describe("the log", () => {
  test("entries that are missing are asked for, never skipped", async () => {
    const play = await sit();
    line.socket.say({ type: "happened", ...seen({ entries: log("0 a", "1 b").slice(1) }) });
    expect(play.entries).toEqual([]);
    expect(line.socket.sent.filter((frame) => frame.type === "join")).toHaveLength(2);
  });

  test("entries that came twice stand once", async () => {
    const play = await sit();
    line.socket.say({ type: "happened", ...seen({ entries: log("0 a") }) });
    line.socket.say({ type: "happened", ...seen({ entries: log("0 a", "1 b") }) });
    expect(play.entries.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("entries that the server sends again replace what was known", async () => {
    const play = await sit();
    line.socket.say({ type: "happened", ...seen({ entries: log("0 a", "1 b") }) });
    const [, again] = log("0 a", "1 c");
    line.socket.say({
      type: "joined",
      seen: seen({ table: table({ number: 2 }), entries: [again!] }),
    });
    expect(play.entries.map(({ text }) => text)).toEqual(["0 a", "1 c"]);
  });

  test("nothing that was known holds when the server restored an older state", async () => {
    const play = await sit();
    line.socket.say({ type: "happened", ...seen({ entries: log("0 a", "1 b") }) });
    line.socket.say({
      type: "joined",
      seen: seen({ table: table({ number: 1 }), entries: log("0 z") }),
    });
    expect(play.entries.map(({ text }) => text)).toEqual(["0 z"]);
  });
});

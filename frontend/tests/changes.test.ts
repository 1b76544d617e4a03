// What a new view changes on a board: marks, motion, and which cube is which.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { labels, mark } from "../src/board-kit/changes";
import { glide, places } from "../src/board-kit/glide";
import { prisoners } from "../src/boards/agora_lieske/glides";
import { eighth } from "../src/boards/agora_ernest/places";
import { CubeTrack } from "../src/boards/athens/track";
import { COLOURS } from "../src/boards/athens/names";
import type { AgoraLieskeView, AthensView } from "../src/net/wire";

let board: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div id="board"></div>';
  board = document.getElementById("board")!;
});

/** Draw spots: id, label, and whose they are. */
function draw(...spots: [id: string, label: string, whose?: string][]): void {
  board.innerHTML = spots
    .map(
      ([id, label, whose = ""]) =>
        `<p data-whose="${whose}"><b data-id="${id}" title="${label}"></b></p>`,
    )
    .join("");
}

function marked(): (string | null)[] {
  return [...board.querySelectorAll("[data-changed]")].map((spot) => spot.getAttribute("data-id"));
}

describe("marks", () => {
  const shown = vi.fn();
  beforeEach(() => {
    shown.mockClear();
    Element.prototype.scrollIntoView = shown;
  });

  test("what says something else than before is marked, what is new or the same is not", () => {
    draw(["a", "2 cubes"], ["b", "empty"]);
    const before = labels(board);
    draw(["a", "1 cube"], ["b", "empty"], ["c", "empty"]);
    mark(board, before);
    expect(marked()).toEqual(["a"]);
  });

  test("marks of the last change go with the next one", () => {
    draw(["a", "1"], ["b", "1"]);
    const first = labels(board);
    draw(["a", "2"], ["b", "1"]);
    mark(board, first);
    const second = labels(board);
    board.querySelector('[data-id="b"]')?.setAttribute("title", "2");
    mark(board, second);
    expect(marked()).toEqual(["b"]);
  });

  test("another player's things in the same place are no change", () => {
    draw(["hand", "3 cards", "0"]);
    const before = labels(board);
    draw(["hand", "5 cards", "1"]);
    mark(board, before);
    expect(marked()).toEqual([]);
  });

  test("the first view marks nothing", () => {
    const before = labels(board);
    draw(["a", "1"]);
    mark(board, before);
    expect(marked()).toEqual([]);
  });

  test("the first change comes into sight", () => {
    draw(["a", "1"], ["b", "1"], ["c", "1"]);
    const before = labels(board);
    draw(["a", "1"], ["b", "2"], ["c", "2"]);
    mark(board, before);
    expect(shown.mock.contexts).toEqual([board.querySelector('[data-id="b"]')]);
  });
});

describe("motion", () => {
  let motions: Record<string, Keyframe | undefined> = {};
  beforeEach(() => {
    motions = {};
  });

  /** Draw pieces, each at a place from the left. */
  function lay(where: Record<string, number>): void {
    board.innerHTML = "";
    for (const [id, left] of Object.entries(where)) {
      const piece = document.createElement("i");
      piece.dataset["glide"] = id;
      piece.getBoundingClientRect = () => ({ left, top: 0 }) as DOMRect;
      piece.animate = (frames) => {
        motions[id] = (frames as Keyframe[])[0];
        return {} as Animation;
      };
      board.append(piece);
    }
  }

  test("what moved comes from where it was, what is new fades in, the rest stays", () => {
    lay({ still: 10, moved: 50 });
    const before = places(board);
    lay({ still: 10, moved: 20, fresh: 0 });
    glide(board, before);
    expect(motions).toEqual({ moved: { translate: "30px 0px" }, fresh: { opacity: 0 } });
  });

  test("nothing moves on the first view", () => {
    const before = places(board);
    lay({ a: 10 });
    glide(board, before);
    expect(motions).toEqual({});
  });
});

describe("which cube is which (Athens)", () => {
  /** A view with my cubes by colour and the cubes on an event's rows. */
  function view(mine: Record<string, number>, ...rows: (string | null)[][]): AthensView {
    const cubes = COLOURS.map((colour) => mine[colour] ?? 0);
    return { seat: 0, areas: [{ cubes }], events: [{ name: "war", rows }], squares: [] } as never;
  }

  test("a cube that I put down comes from my pile", () => {
    const track = new CubeTrack();
    const before = track.follow(view({ red: 2 }, [null], [null]));
    const after = track.follow(view({ red: 1 }, [null], ["red"]));
    expect(after.squares["war-2-1"]).toBe(before.piles["red"]);
    expect(after.piles["red"]).not.toBe(before.piles["red"]);
  });

  test("a cube that another player put down is a new one", () => {
    const track = new CubeTrack();
    const before = track.follow(view({ red: 2 }, [null], [null]));
    const after = track.follow(view({ red: 2 }, [null], ["red"]));
    expect(after.squares["war-2-1"]).not.toBe(before.piles["red"]);
    expect(after.piles["red"]).toBe(before.piles["red"]);
  });

  test("a cube that moves up a row stays the same cube", () => {
    const track = new CubeTrack();
    const before = track.follow(view({}, [null], ["blue"]));
    const after = track.follow(view({}, ["blue"], [null]));
    expect(after.squares["war-1-1"]).toBe(before.squares["war-2-1"]);
  });
});

test("prisoners are numbered within their resource (Agora, Lieske)", () => {
  const view = { prison: [2, 0, 1] } as unknown as AgoraLieskeView;
  expect(prisoners(view).map(({ glide }) => glide)).toEqual([
    "dealer-wood-0",
    "dealer-wood-1",
    "dealer-marble-0",
  ]);
});

test("a part of a card lies elsewhere when the card is turned (Agora, Ernest)", () => {
  const laid = (angle: number): unknown => ({ table: [{ card: "B3", angle }] });
  expect(eighth(laid(0), "B3", 2)).toBe(6);
  expect(eighth(laid(9000), "B3", 2)).toBe(0);
  expect(eighth(laid(0), "C1", 2)).toBeNull();
});

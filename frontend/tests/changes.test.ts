// What a new view changes on a board: marks, motion, and which cube is which.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bringIntoSight, ChangeMarks } from "../src/board-kit/changes";
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
  let marks: ChangeMarks;
  beforeEach(() => {
    marks = new ChangeMarks();
  });

  test("what says something else than before is marked, what is new or the same is not", () => {
    draw(["a", "2 cubes"], ["b", "empty"]);
    marks.look(board);
    draw(["a", "1 cube"], ["b", "empty"], ["c", "empty"]);
    expect(marks.mark(board)?.getAttribute("data-id")).toBe("a");
    expect(marked()).toEqual(["a"]);
  });

  test("marks stay, on elements that are drawn again too, until they are cleared", () => {
    draw(["a", "1"], ["b", "1"]);
    marks.look(board);
    draw(["a", "2"], ["b", "1"]);
    marks.mark(board);
    marks.look(board);
    draw(["a", "2"], ["b", "2"]);
    marks.mark(board);
    expect(marked()).toEqual(["a", "b"]);
    marks.clear(board);
    expect(marked()).toEqual([]);
  });

  test("a piece that is new, or lies on another place, is marked", () => {
    const at = (first: string, second: string): void => {
      board.innerHTML = `<p data-id="x">${first}</p><p data-id="y">${second}</p>`;
    };
    at('<i data-glide="piece"></i>', "");
    marks.look(board);
    at("", '<i data-glide="piece"></i><i data-glide="other"></i>');
    marks.mark(board);
    expect(board.querySelectorAll("i[data-changed]")).toHaveLength(2);
    marks.clear(board);
    marks.look(board);
    at("", '<i data-glide="other"></i><i data-glide="piece"></i>');
    marks.mark(board);
    expect(board.querySelectorAll("i[data-changed]")).toHaveLength(0);
  });

  test("another player's things in the same place are no change", () => {
    draw(["hand", "3 cards", "0"]);
    marks.look(board);
    draw(["hand", "5 cards", "1"]);
    expect(marks.differs(board)).toBe(false);
    expect(marks.mark(board)).toBeNull();
    expect(marked()).toEqual([]);
  });

  test("the first view marks nothing", () => {
    marks.look(board);
    draw(["a", "1"]);
    expect(marks.mark(board)).toBeNull();
    expect(marked()).toEqual([]);
  });

  test("what is out of sight comes into sight", () => {
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    draw(["a", "1"]);
    const spot = board.querySelector("[data-id]")!;
    const place = (top: number): void => {
      spot.getBoundingClientRect = () => ({ top, bottom: top + 10 }) as DOMRect;
    };
    place(300);
    bringIntoSight(spot);
    expect(shown).not.toHaveBeenCalled();
    place(5000);
    bringIntoSight(spot);
    expect(shown.mock.contexts).toEqual([spot]);
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

// What decided a game, from the points by source.
import { expect, test } from "vitest";
import type { Standing } from "../src/net/wire";
import { decision } from "../src/state/decision";

const SOURCES = ["worship", "altars", "coins"];

/** The standing of players whose points by source are given. */
function standing(...points: Record<string, number>[]): Standing {
  const scores = points.map((made) => Object.values(made).reduce((sum, one) => sum + one, 0));
  return { over: true, scores, places: null, rounds: 1, points };
}

test("the source in which the winner won most against the next place", () => {
  const end = standing(
    { worship: 10, altars: 5, coins: 1 },
    { worship: 9, altars: 20, coins: 4 },
    { worship: 12, altars: 10, coins: 3 },
  );
  expect(decision(end, [3, 1, 2], SOURCES)).toEqual({
    winner: 1,
    next: 2,
    source: "altars",
    points: 20,
    other: 10,
    lead: 8,
  });
});

test("of several in the next place, the one with most points", () => {
  const end = standing({ worship: 9 }, { worship: 2 }, { worship: 4 });
  expect(decision(end, [1, 2, 2], SOURCES)?.next).toBe(2);
});

test("points below nothing count too", () => {
  const end = standing({ worship: 5, coins: -1 }, { worship: 5, coins: -6 });
  expect(decision(end, [1, 2], SOURCES)).toMatchObject({ source: "coins", points: -1, other: -6 });
});

test.each([
  ["a shared victory", [1, 1], { worship: 3 }, { worship: 3 }],
  ["a tie-break", [1, 2], { worship: 3 }, { worship: 3 }],
  ["a winner with fewer points", [1, 2], { worship: 1 }, { worship: 3 }],
])("%s is not decided by points", (_, places, one, other) => {
  expect(decision(standing(one, other), places, SOURCES)).toBeNull();
});

test("a table without places has no decision", () => {
  expect(decision(standing({ worship: 3 }), null, SOURCES)).toBeNull();
});

// Sentences: plurals, numbers, names, and who is addressed.
import { beforeEach, describe, expect, test } from "vitest";
import { seatNames } from "../src/state/seat-names";
import { browsersLanguage, t, words, type GameWords } from "../src/words/words.svelte";
import { NotDone } from "../src/net/api";
import { problemText, whyNotDone } from "../src/words/problems";
import { speak } from "./server";
import { seat, table } from "./tables";

const GAME = `
word-ox = bull
pays = { $seat } pays { $what }.
    .you = You pay { $what }.
    .yours = { $seat } pays you { $what }.
has = { $coins }
brings = { $count ->
    [one] one cube
   *[other] { $count } cubes
}
quotes = { $text }
`;

function game(about: Parameters<typeof words.game>[1] = {}): GameWords {
  return words.game("athens", { names: ["Kleon", "Nikias"], ...about });
}

describe("the page's own messages", () => {
  test("have the plurals of each language", async () => {
    await speak("en");
    expect([0, 1, 2].map((count) => t("players-count", { count }))).toEqual([
      "0 players",
      "1 player",
      "2 players",
    ]);
    await speak("fr");
    expect([0, 1, 2].map((count) => t("players-count", { count }))).toEqual([
      "0 joueur",
      "1 joueur",
      "2 joueurs",
    ]);
  });

  test("number places as people do", async () => {
    await speak("en");
    const places = [1, 2, 3, 4, 11, 21].map((place) => t("place-number", { place }));
    expect(places).toEqual(["1st", "2nd", "3rd", "4th", "11th", "21st"]);
  });

  test("a message that does not exist shows its key", async () => {
    await speak("en");
    expect(t("no-such-message")).toBe("no-such-message");
    expect(words.knows("no-such-message")).toBe(false);
  });
});

describe("the sentences of a game", () => {
  beforeEach(() => speak("en", { athens: GAME }));

  test("name the seats, and address the reader", () => {
    const args = { seat: 0, to_seat: 1, what: "1" };
    expect(game().text("pays", args)).toBe("Kleon pays 1.");
    expect(game({ me: 0 }).text("pays", args)).toBe("You pay 1.");
    expect(game({ me: 1 }).text("pays", args)).toBe("Kleon pays you 1.");
    expect(words.game("athens").text("pays", { seat: 3, what: "1" })).toBe("Seat 3 pays 1.");
  });

  test("translate words, lists and seats within words", () => {
    expect(game().text("pays", { seat: 0, what: "2 ox" })).toBe("Kleon pays 2 bull.");
    expect(game().text("pays", { seat: 0, what: ["ox", "@1"] })).toBe(
      "Kleon pays bull and Nikias.",
    );
    expect(game().text("pays", { seat: 0, what: [] })).toBe("Kleon pays nothing.");
    expect(game().text("quotes", { text: "ox" })).toBe("ox");
  });

  test("count words, and give them and names the form a sentence needs", async () => {
    const ox =
      "word-ox = ox\n    .count = { $count ->\n        [one] { $count } ox\n       *[other] { $count } oxen\n    }\n    .the = the ox\n";
    await speak("en", { athens: `${ox}brings = { $seat_of } { $what }, { $what_the }\n` });
    const brings = (what: string | string[]) => game().text("brings", { seat: 0, what });
    expect(brings("2 ox")).toBe("Kleon’s 2 oxen, the ox");
    expect(brings(["ox", "ox"])).toBe("Kleon’s 2 oxen, the ox");
    expect(brings([])).toBe("Kleon’s nothing, nothing");
  });

  test("write numbers without separators and choose plurals by them", () => {
    expect(game().text("has", { coins: -4000 })).toBe("-4000");
    expect([1, 2].map((count) => game().text("brings", { count }))).toEqual([
      "one cube",
      "2 cubes",
    ]);
  });

  test("say on which side of a card a part lies, or the card alone", () => {
    const where = game({ direction: (whole, part) => (whole === "B3" ? part : null) });
    expect(where.word("B3.p2")).not.toBe(where.word("B3.p4"));
    expect(where.word("B3.p2")).toContain("B3");
    expect(where.word("C1.p2")).toBe("C1");
  });
});

test("a game without words of its own speaks those of every game", async () => {
  await speak("en");
  expect(words.game("senet").text("none")).toBe("nothing");
});

test("bots go by their strength, and by a number where several have one name", async () => {
  await speak("en");
  const seats = [seat(0, { name: "Kleon" }), seat(1, { bot: "novice" }), seat(2), seat(3)];
  const [, bot] = seatNames(table({ seats }));
  expect(bot).toContain(t("strength-novice"));
  const free = t("seat-free");
  expect(seatNames(table({ seats }))).toEqual(["Kleon", bot, free, free]);
  const twice = [...seats.slice(0, 2), seat(2, { bot: "novice" }), seat(3, { name: "Kleon" })];
  expect(seatNames(table({ seats: twice }))).toEqual([
    "Kleon 1",
    `${bot} 1`,
    `${bot} 2`,
    "Kleon 2",
  ]);
});

test("a problem without a message is shown by what the server says of it", async () => {
  await speak("en");
  expect(problemText("no-connection")).toBe(t("problem-no-connection"));
  expect(problemText("strange", "the moon is full")).toContain("the moon is full");
  expect(() => whyNotDone(new TypeError("a bug"))).toThrow("a bug");
  const refusal = { rule: "", key: "none" };
  expect(whyNotDone(new NotDone(409, "refused", "", refusal))).toBe("nothing");
});

test("the language is the chosen one, else the browser's", () => {
  expect(browsersLanguage("fr")).toBe("fr");
  expect(browsersLanguage()).toBe("en");
});

// What did not work, in words.
import { NotDone } from "../net/api";
import { t, words, type GameWords } from "./words.svelte";

/** A problem by its name, as the server gives it. */
export function problemText(problem: string, detail = ""): string {
  const key = `problem-${problem}`;
  return words.knows(key) ? t(key, { detail }) : t("problem-other", { problem: detail || problem });
}

/** Why a request was not done; anything else that was thrown is thrown on. */
export function whyNotDone(error: unknown, game: GameWords = words.game("")): string {
  if (!(error instanceof NotDone)) throw error;
  return error.refusal ? game.say(error.refusal) : problemText(error.problem, error.detail);
}

// The HTTP API: one function, typed by its caller with the wire's types.
import type { Problem, Refused } from "./wire";

/** Why a request was not done. */
export class NotDone extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    readonly detail: string,
    readonly refusal: Refused["refusal"] | null,
  ) {
    super(problem);
  }
}

/** Ask the server; an answer that is not a success is thrown as NotDone. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new NotDone(0, "no-connection", "", null);
  }
  const answer: unknown = await response.json().catch(() => ({ problem: "no-answer" }));
  if (response.ok) return answer as Answer;
  const { problem, detail, refusal } = answer as Partial<Problem & Refused>;
  throw new NotDone(response.status, problem ?? "refused", detail ?? "", refusal ?? null);
}

/** A random id for a command, so that sending it twice is harmless. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

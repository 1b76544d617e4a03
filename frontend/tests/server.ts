// A server for tests: answers requests and holds the other end of the socket.
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import type { ClientFrame, ServerFrame } from "../src/net/wire";
import { words, type Language } from "../src/words/words.svelte";

export interface Request {
  method: string;
  path: string;
  body: unknown;
}

/** Answer every request of the API, refusals as a `Response`; returns the requests that came. */
export function serve(answer: (request: Request) => unknown): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (path: string, init: { method: string; body: string | null }) => {
    const body: unknown = init.body === null ? null : JSON.parse(init.body);
    const request = { method: init.method, path: path.replace(/^\/api/, ""), body };
    requests.push(request);
    const found = await answer(request);
    return found instanceof Response ? found : Response.json(found);
  });
  return requests;
}

/** Speak a language; the sentences of the games are given. */
export async function speak(language: Language, games: Record<string, string> = {}): Promise<void> {
  const core = readFileSync(`../src/petteia/core/words.${language}.ftl`, "utf-8");
  serve(() => ({ core, games }));
  await words.speak(language);
}

/** The server's end of the sockets that the page opens. */
export class Line {
  readonly opened: FakeSocket[] = [];

  constructor() {
    const { opened } = this;
    vi.stubGlobal(
      "WebSocket",
      class extends FakeSocket {
        constructor() {
          super();
          opened.push(this);
        }
      },
    );
  }

  get socket(): FakeSocket {
    return this.opened.at(-1)!;
  }
}

class FakeSocket {
  readonly sent: ClientFrame[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as ClientFrame);
  }
  close(): void {} // the page does not wait for it
  /** The server says something. */
  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** The connection breaks. */
  break(): void {
    this.onclose?.();
  }
}

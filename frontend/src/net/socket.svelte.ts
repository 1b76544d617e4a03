// The one socket to the server. It reconnects by itself, and resends unanswered commands under the
// same client id, so that a move is never lost and never made twice.
import { WholeFrames } from "./whole-frames";
import type { AnyCommand, Changed, ClientFrame, Nack, ServerFrame } from "./wire";

type Heard = (frame: Exclude<ServerFrame, Changed>) => void;
/** A command that waits for its answer. */
interface Waiting {
  table: string;
  command: AnyCommand;
  done: (nack: Nack | null) => void;
}

const PING = 20_000;
const SILENCE = 45_000;
const LONGEST_WAIT = 8_000;
/** A command is answered at once: whoever waits so long in silence has lost the connection. */
const ANSWER = 6_000;

class TableSocket {
  connected = $state(false);
  /** Whether there was a connection that is gone. */
  lost = $state(false);
  #socket: WebSocket | null = null;
  #tries = 0;
  #heard = 0;
  #listeners = new Map<string, { heard: Heard; join: () => ClientFrame }>();
  #waiting = new Map<string, Waiting>();
  #pinging = 0;
  #frames = new WholeFrames();

  constructor() {
    // A device that leaves its network hears nothing of it from the socket for a long time.
    addEventListener("offline", () => this.#drop());
    addEventListener("online", () => {
      if (!this.lost) return;
      this.#tries = 0;
      this.#drop();
      this.#connect();
    });
  }

  /** Follow a table; `join` builds the frame again after every reconnection. */
  follow(table: string, join: () => ClientFrame, heard: Heard): () => void {
    this.#listeners.set(table, { heard, join });
    if (this.connected) this.#send(join());
    else this.#connect();
    return () => {
      this.#listeners.delete(table);
      this.#frames.forget(table);
      if (this.connected) this.#send({ type: "quit", table });
    };
  }

  /** Join a table once more, perhaps through other eyes. */
  rejoin(table: string): void {
    const found = this.#listeners.get(table);
    if (found && this.connected) this.#send(found.join());
  }

  /** Do a command; resolves with null when it is durable, else with the reason why not. */
  do(table: string, command: AnyCommand): Promise<Nack | null> {
    return new Promise((done) => {
      const waits: Waiting = { table, command, done };
      this.#waiting.set(command.client, waits);
      if (this.connected) this.#do(waits);
      const sent = Date.now();
      setTimeout(() => {
        const unanswered = this.#waiting.has(command.client);
        if (unanswered && this.connected && this.#heard < sent) this.#drop();
      }, ANSWER);
    });
  }

  #connect(): void {
    if (this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    // The table lets a server of several processes seat its people in one of them.
    const [table] = this.#listeners.keys();
    const hint = table ? `?table=${encodeURIComponent(table)}` : "";
    const socket = new WebSocket(`${scheme}//${location.host}/socket${hint}`);
    this.#socket = socket;
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as ServerFrame);
    socket.onclose = () => this.#closed(socket);
    clearInterval(this.#pinging);
    this.#heard = Date.now();
    this.#pinging = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#drop();
      else if (this.connected) this.#send({ type: "ping" });
    }, PING) as unknown as number;
  }

  /** Give a dead connection up without waiting for the other side to agree. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#closed(socket);
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#pinging);
    if (this.connected || this.#tries > 0) this.lost = true;
    this.connected = false;
    if (this.#listeners.size === 0 && this.#waiting.size === 0) return;
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++);
    setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #hear(received: ServerFrame): void {
    this.#heard = Date.now();
    const frame = this.#frames.whole(received);
    if (!frame) {
      // A frame is missing: the answer to a new join is whole.
      if ("id" in received) this.rejoin(received.id);
      return;
    }
    if (frame.type === "welcome") {
      this.connected = true;
      this.lost = false;
      this.#tries = 0;
      for (const { join } of this.#listeners.values()) this.#send(join());
      for (const waits of this.#waiting.values()) this.#do(waits);
    } else if (frame.type === "ack" || frame.type === "nack") {
      if (frame.type === "nack" && frame.problem === "not-written") {
        // The server could not write it now: the same command again, a little later.
        setTimeout(() => {
          const waits = this.#waiting.get(frame.client);
          if (waits && this.connected) this.#do(waits);
        }, 1000);
        return;
      }
      this.#waiting.get(frame.client)?.done(frame.type === "nack" ? frame : null);
      this.#waiting.delete(frame.client);
    } else {
      const table =
        frame.type === "joined"
          ? frame.seen.table.id
          : frame.type === "happened"
            ? frame.table.id
            : "table" in frame
              ? frame.table
              : null;
      if (table) this.#listeners.get(table)?.heard(frame);
    }
  }

  #do({ table, command }: Waiting): void {
    this.#send({ type: "do", table, command });
  }

  #send(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }
}

export const socket = new TableSocket();

// This page's part in the start of a table: it sends hashes and reveals nonces without a click.
import { commandId } from "../net/api";
import { socket } from "../net/socket.svelte";
import type { AnyCommand, TableInfo } from "../net/wire";
import { newHash, owedBy } from "./nonces";

/** Milliseconds that another device of mine has to reveal the nonce that it made. */
const OTHER_DEVICE = 5_000;

export class NonceExchange {
  /** The step of the start that this page has taken part in. */
  #step = "";

  /** `table` returns the table as it is known now. */
  constructor(private readonly table: () => TableInfo | null) {}

  /** Send a player's part of the table's chance, once for every step of the start. */
  takePart(player: string | undefined, table: TableInfo): void {
    const step = stepOf(table);
    if (!player || step === "" || step === this.#step) return;
    const { wanted, lost } = owedBy(player, table);
    if (wanted.length + lost.length > 0) this.#step = step;
    for (const one of wanted) void socket.do(table.id, { ...one, client: commandId() });
    if (lost.length > 0) setTimeout(() => this.#replace(lost, step), OTHER_DEVICE);
  }

  /** No device of mine has revealed the nonce: this one takes part with its own. */
  #replace(lost: number[], step: string): void {
    const table = this.table();
    if (!table || stepOf(table) !== step) return;
    for (const seat of lost.filter((one) => table.nonces?.owed.includes(one))) {
      const hash = newHash(table.id);
      const command: AnyCommand = { do: "hash", seat, hash, client: commandId() };
      void socket.do(table.id, command);
    }
  }
}

/** Where the start of a table stands; nothing if no nonce is needed. */
function stepOf({ nonces }: TableInfo): string {
  return nonces ? `${nonces.restarts} ${nonces.called}` : "";
}

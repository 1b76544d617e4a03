// What a placement would do, in sentences: for the panel beside the table and for screen readers.
import type { Preview } from "../../net/wire";
import { t } from "../../words/words.svelte";

export interface Told {
  kind: "good" | "bad" | "alley" | "join" | "sale";
  text: string;
  seat: number | null;
}

/** What laying a held card does to doors, alleys and shops, a sentence each. */
export function consequences(
  from: Preview,
  held: string | null,
  named: (seat: number) => string,
): Told[] {
  const lines: Told[] = [];
  const alley = new Set(from.alleys_closed.flat());
  const freed = new Set(from.alleys_opened.flat());
  const sums = new Map<number, { shut: number; opened: number; brought: number }>();
  for (const { owner, opened, closed } of from.doors) {
    if (owner === null) continue;
    const sum = sums.get(owner) ?? { shut: 0, opened: 0, brought: 0 };
    sum.shut += closed.filter((door) => !alley.has(door)).length;
    const brought = opened.filter((door) => door.startsWith(`${held}.`)).length;
    sum.brought += brought;
    sum.opened += opened.filter((door) => !freed.has(door)).length - brought;
    sums.set(owner, sum);
  }
  const grown = from.joins.filter(({ owner }) => owner !== null);
  for (let seat = 0; seat < from.gains.length; seat++) {
    const { shut, opened, brought } = sums.get(seat) ?? { shut: 0, opened: 0, brought: 0 };
    const what = [
      brought && say("brought", { count: brought }),
      opened && say("opened", { count: opened }),
      shut && say("shut", { count: shut }),
      ...grown
        .filter(({ owner }) => owner === seat)
        .map(({ counters }) => say("joined", { counters })),
    ].filter((part) => part !== 0);
    if (!what.length) continue;
    const text = say("for-player", { name: named(seat), what: what.join(", ") });
    lines.push({ kind: (from.gains[seat] ?? 0) < 0 ? "bad" : "good", text, seat });
  }
  for (const doors of from.alleys_closed)
    lines.push(line("alley", "alley-closed", { count: doors.length }));
  for (const doors of from.alleys_opened)
    lines.push(line("good", "alley-opened", { count: doors.length }));
  for (const { owner, parts } of from.joins)
    if (owner === null) lines.push(line("join", "joined-free", { count: parts.length }));
  const prices = Object.values(from.prices);
  if (prices.length) lines.push(line("sale", "for-sale", { doors: Math.max(...prices) }));
  return lines;
}
function say(key: string, args: Record<string, number | string>): string {
  return t(`agora_ernest-${key}`, args);
}
function line(kind: Told["kind"], key: string, args: Record<string, number>): Told {
  return { kind, seat: null, text: say(key, args) };
}

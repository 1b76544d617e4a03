// What the people and bots at a table are called.
import type { TableInfo } from "../net/wire";
import { t } from "../words/words.svelte";

/** What everybody at a table is called; a bot by its strength; with a number if it is said twice. */
export function seatNames(table: TableInfo): string[] {
  const names = table.seats.map(({ name, bot }) => {
    if (name) return name;
    return bot ? t("bot-name", { strength: t(`strength-${bot}`) }) : t("seat-free");
  });
  return names.map((name, at) => {
    const seat = table.seats[at]!;
    const several = (seat.name || seat.bot) && names.indexOf(name) !== names.lastIndexOf(name);
    return several
      ? `${name} ${names.slice(0, at + 1).filter((one) => one === name).length}`
      : name;
  });
}

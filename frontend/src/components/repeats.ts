// Lines that say the same one after the other become one: "Kleon discards a tile. ×3".

interface Told {
  text: string;
  seat: number | null;
}

/** The lines with those that repeat the line before counted instead of told. */
export function merged<Line extends Told>(lines: readonly Line[]): (Line & { times: number })[] {
  const found: (Line & { times: number })[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last.text === line.text && last.seat === line.seat) last.times++;
    else found.push({ ...line, times: 1 });
  }
  return found;
}

/** How a line that was told several times is written. */
export function written({ text, times }: { text: string; times: number }): string {
  return times > 1 ? `${text}\u00a0×${times}` : text;
}

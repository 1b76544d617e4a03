// Where on a laid card a shop is, as the card lies: "B3.p0" is left, above, … of the middle of B3.

/** The middle of each part, seen from the middle of the card, in degrees; the letter upright. */
const PARTS = [153, 207, 270, 333, 27];

/** Which eighth of the card is meant, to the left from the right-hand side; null if it is gone. */
export function eighth(view: unknown, card: string, part: number): number | null {
  const known = view as { table?: { card: string; angle: number }[] } | null | undefined;
  const laid = known?.table?.find((one) => one.card === card);
  const angle = PARTS[part];
  if (!laid || angle === undefined) return null;
  return Math.round((angle + laid.angle / 100) / 45) % 8;
}

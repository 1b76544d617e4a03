// Touching something that cannot be played with tells what it is: a finger sees no tooltips.

const OWN = "button, a, input, select, summary, label, .spot, [data-answers]";
const NAMED = "[title], [role=img][aria-label]";

/** What was touched is called, if it is a sign and nothing that answers by itself. */
export function nameOf(event: MouseEvent): string | null {
  const touched = event.target as Element;
  if (touched.closest(OWN)) return null;
  const sign = touched.closest(NAMED);
  const within = event.currentTarget as Element;
  if (!sign || !within.contains(sign)) return null;
  return sign.getAttribute("title") || sign.getAttribute("aria-label");
}

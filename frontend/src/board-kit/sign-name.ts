// Touching something that cannot be played with tells what it is: a finger sees no tooltips.

const OWN = "button, a, input, select, summary, label, .spot, [data-answers]";
// The tooltip moves a title to data-tip, so that the browser shows none of its own.
const NAMED = "[title], [data-tip], [role=img][aria-label]";

/** What was touched is called, if it is a sign and nothing that answers by itself. */
export function nameOf(event: MouseEvent): string | null {
  const touched = event.target as Element;
  if (touched.closest(OWN)) return null;
  const sign = touched.closest(NAMED);
  const within = event.currentTarget as Element;
  if (!sign || !within.contains(sign)) return null;
  const [title, tip] = [sign.getAttribute("title"), sign.getAttribute("data-tip")];
  return title || tip || sign.getAttribute("aria-label");
}

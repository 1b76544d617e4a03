// What a new view has changed on a board: everything whose words are other words now. Pieces and
// places say in words what they are and what lies there, so nothing of a game's rules is needed.

export type Labels = Map<string, string>;
const MARK = "data-changed";

function label(element: Element): string {
  const names = ["title", "data-tip", "aria-label"].map((name) => element.getAttribute(name));
  return names.find(Boolean) ?? "";
}

/** By id, and by whose it is where a board shows one player's things after another's. */
function spots(root: Element): [string, Element][] {
  return [...root.querySelectorAll("[data-id]")].map((spot) => {
    const whose = spot.closest("[data-whose]")?.getAttribute("data-whose") ?? "";
    return [`${spot.getAttribute("data-id")} ${whose}`, spot];
  });
}

/** What everything says now. */
export function labels(root: Element): Labels {
  return new Map(spots(root).map(([id, spot]) => [id, label(spot)]));
}

/** Mark what says something else than before, and bring the first of it into sight. */
export function mark(root: Element, before: Labels): void {
  for (const old of root.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  if (before.size === 0) return;
  const changed = spots(root).filter(
    ([id, spot]) => before.has(id) && before.get(id) !== label(spot),
  );
  for (const [, spot] of changed) spot.setAttribute(MARK, "");
  const first = changed[0]?.[1];
  const box = first?.getBoundingClientRect();
  if (!first || !box || (box.top > 140 && box.bottom < innerHeight - 40)) return;
  first.scrollIntoView({ block: "center", inline: "nearest" });
}

// What new views have changed on a board: everything whose words are other words now, and pieces
// that are new or lie elsewhere. Pieces and places say in words what they are and what lies there,
// so nothing of a game's rules is needed.

const MARK = "data-changed";
const MARKED = "[data-id], [data-mark], [data-glide]";

function label(element: Element): string {
  const names = ["data-fact", "aria-label", "data-tip", "title"];
  return names.map((name) => element.getAttribute(name)).find(Boolean) ?? "";
}

/** By id, and by whose it is where a board shows one player's things after another's. */
function key(element: Element): string {
  const id = element.getAttribute("data-id") ?? element.getAttribute("data-mark");
  const whose = element.closest("[data-whose]")?.getAttribute("data-whose") ?? "";
  return id === null ? `glide ${element.getAttribute("data-glide")}` : `${id} ${whose}`;
}

/** What an element says; of a piece without words, where it lies. */
function state(element: Element): string {
  if (element.hasAttribute("data-id") || element.hasAttribute("data-mark")) return label(element);
  const place = element.closest("[data-id], [data-mark]");
  return place ? key(place) : "";
}

function spots(root: Element): [string, Element][] {
  return [...root.querySelectorAll(MARKED)].map((element) => [key(element), element]);
}

/** Remembers what a board said, and outlines what says something else. */
export class ChangeMarks {
  #before = new Map<string, string>();
  /** What is outlined, by key: boards may draw an element again. */
  readonly #outlined = new Set<string>();

  /** Look at the board before it changes. */
  look(root: Element): void {
    this.#before = new Map(spots(root).map(([id, spot]) => [id, state(spot)]));
  }

  /** Take all outlines away. */
  clear(root: Element): void {
    this.#outlined.clear();
    this.#draw(root);
  }

  /** Outline what has changed, beside what was outlined already; returns the first of it. */
  mark(root: Element): Element | null {
    const before = this.#before;
    if (before.size === 0) return null;
    const changed = spots(root).filter(([id, spot]) => {
      const was = before.get(id);
      return was === undefined ? spot.hasAttribute("data-glide") : was !== state(spot);
    });
    for (const [id] of changed) this.#outlined.add(id);
    this.#draw(root);
    return changed[0]?.[1] ?? null;
  }

  /** Whether the board says something else than before. */
  differs(root: Element): boolean {
    return spots(root).some(([id, spot]) => (this.#before.get(id) ?? state(spot)) !== state(spot));
  }

  #draw(root: Element): void {
    for (const [id, spot] of spots(root)) spot.toggleAttribute(MARK, this.#outlined.has(id));
  }
}

/** Bring an element into sight, if it is not. */
export function bringIntoSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top > 140 && bottom < innerHeight - 40) return;
  element.scrollIntoView({ block: "center", inline: "nearest" });
}

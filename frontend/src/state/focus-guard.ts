// Keeps the keyboard's place: when the focused element goes away, the focus goes to the page's
// main line instead of falling to the body, from where the Tab key would begin at the top again.

/** Where the focus goes: the line that says what to do, or the head or main part of the page. */
const HOMES = ["[data-focus-home]", "#main h1", "#main"];

function home(): HTMLElement | null {
  const all = HOMES.map((selector) => document.querySelector<HTMLElement>(selector));
  const found = all.find((one) => one !== null) ?? null;
  if (found && !found.hasAttribute("tabindex")) found.tabIndex = -1;
  return found;
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether the focus is where it goes when nothing in particular has it. */
export function isAtHome(element: Element | null): boolean {
  return element === document.body || (element?.matches(HOMES.join()) ?? false);
}

/** Whether something was focused in this page: a page that just opened begins at its top. */
let used = false;

function restore(): void {
  if (used && isLost() && document.hasFocus()) home()?.focus({ preventScroll: true });
}

/** Watch the page from now on. */
export function guardFocus(): void {
  document.addEventListener("focusin", () => {
    used = true;
  });
  const watch = { childList: true, subtree: true, attributeFilter: ["disabled", "hidden", "open"] };
  new MutationObserver(restore).observe(document.body, watch);
}

/** Move the focus to the page's main line, if nothing else has it: somebody arrived. */
export function arrive(): void {
  if (isLost()) home()?.focus({ preventScroll: true });
}

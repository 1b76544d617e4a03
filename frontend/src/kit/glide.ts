// Glide: whatever is marked `data-glide="id"` moves from where it was to where it is now. A board
// only draws positions; the motion comes from comparing two of them.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const DURATION = 320;

export type Places = Map<string, DOMRect>;

/** Where everything marked lies now. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll("[data-glide]")) {
    const id = element.getAttribute("data-glide");
    if (id) found.set(id, element.getBoundingClientRect());
  }
  return found;
}

/** Let everything glide from its former place. What is new fades in. */
export function glide(root: Element, before: Places): void {
  if (still.matches || before.size === 0) return;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-glide]")) {
    const was = before.get(element.getAttribute("data-glide") ?? "");
    const is = element.getBoundingClientRect();
    if (!was) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION, easing: "ease-out" });
      continue;
    }
    // An SVG element moves in its own units: a viewBox scales them.
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const x = (was.left - is.left) / scale;
    const y = (was.top - is.top) / scale;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
      duration: DURATION,
      easing: "cubic-bezier(.3,.8,.4,1)",
    });
  }
}

/** End all motion at once. */
export function skip(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    const endless = animation.effect?.getComputedTiming().iterations === Infinity; // a glow
    if (!endless) animation.finish();
  }
}

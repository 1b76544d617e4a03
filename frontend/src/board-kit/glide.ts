// Glide: whatever is marked `data-glide="id"` moves from where it was to where it is now. A board
// only draws positions; the motion comes from comparing two of them.
import { preferences } from "../state/preferences.svelte";

const DURATION = 320;
const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/** How far the page is zoomed where an element lies. */
export function zoomOf(element: Element): number {
  return "currentCSSZoom" in element ? element.currentCSSZoom : 1;
}

interface Place {
  left: number;
  top: number;
}
export type Places = Map<string, Place>;

/** Everything marked and where it lies on the board: one that is moved as a whole moves nothing. */
function measured(root: Element): [HTMLElement | SVGElement, Place][] {
  const frame = root.getBoundingClientRect();
  const left = frame.left - root.scrollLeft;
  const top = frame.top - root.scrollTop;
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-glide]")].map((element) => {
    const box = element.getBoundingClientRect();
    return [element, { left: box.left - left, top: box.top - top }];
  });
}

function id(element: Element): string {
  return element.getAttribute("data-glide") ?? "";
}

/** Where everything marked lies now; nobody needs to know where nothing will glide. */
export function places(root: Element): Places {
  if (preferences.still) return new Map();
  return new Map(measured(root).map(([element, place]) => [id(element), place]));
}

/** Let everything glide from its former place, in so many milliseconds. What is new fades in. */
export function glide(root: Element, before: Places, longest = DURATION): void {
  if (preferences.still || before.size === 0) return;
  // All is measured before anything is set in motion, or each motion would force a new layout.
  const motions = measured(root).map(
    ([element, is]) => [element, motion(element, before.get(id(element)), is)] as const,
  );
  for (const [element, frames] of motions) {
    const easing = frames === FADE ? "ease-out" : "cubic-bezier(.3,.8,.4,1)";
    if (frames) element.animate(frames, { duration: Math.min(DURATION, longest), easing });
  }
}

/** How something comes from where it was to where it is, if it has to. */
function motion(element: Element, was: Place | undefined, is: Place): Keyframe[] | null {
  if (!was) return FADE;
  const [left, top] = [was.left - is.left, was.top - is.top];
  if (Math.abs(left) < 1 && Math.abs(top) < 1) return null;
  // An SVG element moves in its own units: a viewBox scales them. So does a page that is zoomed.
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const scale = matrix?.a ?? zoomOf(element);
  return [{ translate: `${left / scale}px ${top / scale}px` }, { translate: "0 0" }];
}

/** End all motion at once. */
export function skip(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    const endless = animation.effect?.getComputedTiming().iterations === Infinity; // a glow
    if (!endless) animation.finish();
  }
}

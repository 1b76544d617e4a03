// What fingers and the mouse do to the table: move it, zoom it, carry the held card and turn it.
import { zoomOf } from "../../board-kit/glide";
import type { Camera } from "./camera.svelte";
import { angleBetween, at, distance, isOn, placeAt, type Place, type Point } from "./geometry";
import type { Hand } from "./hand.svelte";

/** Pixels a pointer may tremble without meaning a drag. */
const TREMBLE = 6;
/** Pixels around the card that still belong to it, for thumbs. */
const THUMB = 10;
const COARSE = 1500;
const FINE = 100;

type Doing = "nothing" | "pan" | "carry" | "twist";

export class Gestures {
  #down = new Map<number, Point>();
  #doing: Doing = "nothing";
  #moved = false;
  #grip: Point = { x: 0, y: 0 };
  #wheel = 0;
  /** The angle that is wished for among the offered places. */
  #wish = 0;
  /** Places to choose from instead of anywhere, while they are shown. */
  offered: (() => readonly Place[]) | null = null;

  constructor(
    private camera: Camera,
    private hand: () => Hand | null,
    private picture: () => Element,
  ) {}

  #pixel(event: MouseEvent): Point {
    const picture = this.picture();
    const box = picture.getBoundingClientRect();
    const zoom = zoomOf(picture);
    return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  }
  #point(pixel: Point): Point {
    return this.camera.point(pixel.x, pixel.y);
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const pixel = this.#pixel(event);
    this.#down.set(event.pointerId, pixel);
    if (this.#down.size === 1) {
      this.#moved = false;
      const hand = this.hand();
      const point = this.#point(pixel);
      const margin = event.pointerType === "mouse" ? 0 : THUMB * this.camera.pixel;
      const onCard = hand?.mode === "set" && isOn(hand.landing, point, margin);
      this.#doing = onCard ? "carry" : "pan";
      if (hand && onCard) {
        const middle = at(hand.landing);
        this.#grip = { x: middle.x - point.x, y: middle.y - point.y };
      }
    } else if (this.#doing === "carry") {
      this.#doing = "twist";
      this.#capture();
    } else this.#capture();
  }

  move(event: PointerEvent): void {
    const pixel = this.#pixel(event);
    const was = this.#down.get(event.pointerId);
    if (!was) {
      if (event.pointerType === "mouse" && event.buttons === 0) this.#follow(pixel);
      return;
    }
    if (!this.#moved) {
      if (Math.hypot(pixel.x - was.x, pixel.y - was.y) < TREMBLE && this.#down.size < 2) return;
      this.#capture();
    }
    this.#down.set(event.pointerId, pixel);
    const [one, other] = [...this.#down.entries()];
    if (one && other) {
      const still = one[0] === event.pointerId ? other[1] : one[1];
      if (this.#doing === "twist") this.#twist(still, was, pixel);
      else this.#pinch(still, was, pixel);
    } else if (this.#doing === "carry") this.#carry(pixel);
    else if (this.#doing === "pan") this.camera.pan(pixel.x - was.x, pixel.y - was.y);
  }

  up(event: PointerEvent): void {
    const was = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    if (!was) return;
    if (this.#down.size) {
      // One of two fingers stays: it goes on carrying the card, or moving the table.
      const [left] = this.#down.values();
      const hand = this.hand();
      if (this.#doing === "twist" && hand && left) {
        const [middle, point] = [at(hand.landing), this.#point(left)];
        this.#grip = { x: middle.x - point.x, y: middle.y - point.y };
        this.#doing = "carry";
      }
      return;
    }
    const onSpot = (event.target as Element).closest(".spot"); // it answers by itself
    if (!this.#moved && !onSpot && event.type === "pointerup") this.#tap(this.#pixel(event));
    this.#doing = "nothing";
  }

  /** A click that ends a drag touches nothing. */
  click(event: MouseEvent): void {
    if (!this.#moved) return;
    event.stopPropagation();
    this.#moved = false;
  }

  leave(): void {
    const hand = this.hand();
    if (hand?.mode === "follow") hand.lift();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixel = this.#pixel(event);
    const hand = this.hand();
    const turns =
      !event.ctrlKey &&
      (hand?.mode === "follow" ||
        (hand?.mode === "set" && isOn(hand.landing, this.#point(pixel), 40)));
    const delta = (event.deltaY || event.deltaX) * (event.deltaMode ? 30 : 1);
    if (!hand || !turns) {
      this.camera.zoom(Math.exp(-delta * (event.ctrlKey ? 0.008 : 0.0016)), pixel.x, pixel.y);
      return;
    }
    this.#wheel += delta;
    const steps = Math.trunc(this.#wheel / 50) || (Math.abs(delta) >= 40 ? Math.sign(delta) : 0);
    if (!steps) return;
    this.#wheel = 0;
    const fine = event.shiftKey || event.altKey;
    const by = -Math.sign(steps) * (fine ? FINE : COARSE);
    if (this.offered && hand.mode === "follow") {
      this.#wish += by;
      this.#follow(pixel);
    } else hand.turn(by, fine);
  }

  /** Turn the card so that its handle points to the pointer. */
  handle(event: PointerEvent): void {
    const hand = this.hand();
    if (!hand) return;
    const point = this.#point(this.#pixel(event));
    const middle = at(hand.landing);
    const angle = (Math.atan2(middle.x - point.x, middle.y - point.y) * 180) / Math.PI;
    const step = event.shiftKey ? 1500 : FINE;
    hand.put({ ...hand.landing, angle: Math.round((angle * 100) / step) * step });
  }

  #capture(): void {
    this.#moved = true;
    for (const id of this.#down.keys()) this.picture().setPointerCapture(id);
  }

  #follow(pixel: Point): void {
    const hand = this.hand();
    if (!hand || hand.mode === "set" || hand.mode === "sent") return;
    const place = placeAt(this.#point(pixel), hand.place.angle);
    const nearest = this.#nearest(place);
    hand.hold(nearest ?? place, "follow", nearest !== null);
  }

  #tap(pixel: Point): void {
    const hand = this.hand();
    if (!hand || hand.mode === "sent") return;
    const place = placeAt(this.#point(pixel), hand.place.angle);
    const nearest = this.#nearest(place);
    if (nearest) hand.put(nearest);
    else if (hand.mode === "follow") hand.drop();
    else if (hand.mode === "away" || !isOn(hand.landing, this.#point(pixel))) {
      hand.hold(place, "set");
    }
  }

  /** The offered place nearest to one, at the angle nearest to the wish. */
  #nearest(place: Place): Place | null {
    if (!this.offered) this.#wish = place.angle;
    let best: Place | null = null;
    let least = Infinity;
    for (const offered of this.offered?.() ?? []) {
      const apart = distance(place, offered) + angleBetween(this.#wish, offered.angle) / 12000;
      if (apart < least) [best, least] = [offered, apart];
    }
    return best;
  }

  #carry(pixel: Point): void {
    const hand = this.hand();
    if (!hand) return;
    const point = this.#point(pixel);
    const middle = { x: point.x + this.#grip.x, y: point.y + this.#grip.y };
    hand.hold(placeAt(middle, hand.place.angle), "set");
  }

  #twist(still: Point, was: Point, is: Point): void {
    const hand = this.hand();
    if (!hand) return;
    const turned =
      Math.atan2(is.y - still.y, is.x - still.x) - Math.atan2(was.y - still.y, was.x - still.x);
    const { x, y, angle } = hand.place;
    const by = -Math.round((turned * 18000) / Math.PI);
    const right = ((is.x - was.x) / 2) * this.camera.pixel * 10;
    const up = ((was.y - is.y) / 2) * this.camera.pixel * 10;
    hand.hold({ x: x + right, y: y + up, angle: angle + by }, "set");
  }

  #pinch(still: Point, was: Point, is: Point): void {
    const before = Math.hypot(was.x - still.x, was.y - still.y);
    const after = Math.hypot(is.x - still.x, is.y - still.y);
    if (before < 1) return;
    this.camera.zoom(after / before, (is.x + still.x) / 2, (is.y + still.y) / 2);
    this.camera.pan((is.x - was.x) / 2, (is.y - was.y) / 2);
  }
}

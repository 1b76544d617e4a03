// What the events of Athens sound like; all others are silent.
import type { Sound } from "../../state/sounds";

export const SOUNDS: Record<string, Sound> = {
  "event-rolled": "dice",
  "event-grey-rolled": "dice",
  "event-drew": "card",
  "event-flipped": "card",
  "event-took-base": "card",
  "event-monument": "gavel",
  "event-ordered": "place",
  "event-used": "place",
  "event-put": "place",
  "event-filled-square": "place",
};

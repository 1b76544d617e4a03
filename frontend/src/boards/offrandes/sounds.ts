// What the events of Offrandes sound like; all others are silent.
import type { Sound } from "../../state/sounds";

export const SOUNDS: Record<string, Sound> = {
  "event-picked": "card",
  "event-offers": "card",
  "event-bids": "coin",
  "event-sold": "gavel",
  "event-corrupted": "coin",
  "event-sacrificed": "place",
  "event-replaced": "place",
  "event-income": "coin",
};

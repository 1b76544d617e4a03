// What the events of Agora (Lieske) sound like; all others are silent.
import type { Sound } from "../../state/sounds";

export const SOUNDS: Record<string, Sound> = {
  "event-placed": "place",
  "event-discarded": "card",
  "event-served": "card",
  "event-traded": "card",
  "event-studied": "place",
  "event-donated": "place",
  "event-prosecutes": "gavel",
  "event-acquitted": "gavel",
  "event-convicted": "gavel",
};

// What the events of Agora (Ernest) sound like; all others are silent.
import type { Sound } from "../../state/sounds";

export const SOUNDS: Record<string, Sound> = {
  "event-built": "card",
  "event-bought": "coin",
  "event-earned": "coin",
  "event-fire": "gavel",
  "event-flood": "gavel",
  "event-festival": "gavel",
};

// Which events of Agora (Lieske) are told first when several things happened at once.
export const MAIN = [
  "event-turn",
  "event-shortage",
  "event-no-prosecutor",
  "event-prosecutes",
  "event-accused",
  "event-judges",
  "event-no-judge",
  "event-acquitted",
  "event-convicted",
  "event-lost-rhetoric",
  "event-lost-point",
  "event-thanked",
  "event-dealer",
  "event-donated",
  "event-demand",
  "event-final-turn",
  "event-over",
];
/** Told first when they are about me. */
export const MINE = ["event-served", "event-traded", "event-studied"];

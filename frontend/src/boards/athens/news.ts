// Which events of Athens are told first when several things happened at once.
export const MAIN = [
  "event-round",
  "event-rolled",
  "event-ordered",
  "event-monument",
  "event-used",
  "event-filled-square",
  "event-put",
  "event-row",
  "event-closed",
  "event-pericles",
  "event-over",
];
/** Told first when they are about me. */
export const MINE = ["event-drew", "event-oracle"];

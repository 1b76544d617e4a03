// Which events of Agora (Ernest) are told first when several things happened at once.
export const MAIN = [
  "event-fire",
  "event-burnt",
  "event-flood",
  "event-nothing-hit",
  "event-festival",
  "event-built",
  "event-aside",
  "event-grew",
  "event-doors-shut",
  "event-bought",
  "event-over",
];
/** Told first when they are about me. */
export const MINE = ["event-earned", "event-celebrated", "event-drawn"];

// Which events of Agora (Ernest) are told first when several things happened at once.
export const MAIN = [
  "event-fire",
  "event-burnt",
  "event-flood",
  "event-nothing-hit",
  "event-festival",
  "event-aside",
  "event-bought",
  "event-over",
];
/** Told first when they are about me. */
export const MINE = [
  "event-earned",
  "event-celebrated",
  "event-drawn",
  "event-grew",
  "event-doors-shut",
];

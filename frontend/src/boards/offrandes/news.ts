// Which events of Offrandes are told first when several things happened at once.
export const MAIN = [
  "event-round",
  "event-no-money",
  "event-sold",
  "event-corrupted",
  "event-sent-back",
  "event-sacrificed",
  "event-replaced",
  "event-over",
];
/** Told first when they are about me. */
export const MINE = ["event-prayed", "event-income", "event-rose", "event-fell", "event-marker"];

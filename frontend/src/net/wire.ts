// Generated from petteia.server.wire and the games' views by script/wire. Do not edit.

/** A key that shall open nothing any more. */
export interface AccessEnd {
  id: string;
}

/** Something that opens my session or a table of mine. */
export interface AccessKey {
  id: string;
  kind: "cookie" | "invitation" | "token" | "transfer";
  created: number;
  used: number | null;
  expires: number | null;
  table: string | null;
  here: boolean;
}

/** What opens my session or my tables. */
export interface AccessKeys {
  keys: AccessKey[];
}

/** A command is done and durable. */
export interface Ack {
  type: "ack";
  table: string;
  client: string;
  number: number;
}

/** A card an action can choose, as printed. */
export interface ActionCard {
  name: string;
  costs: number[][];
  options: ActionOption[];
  points?: number[];
  circles?: number;
  temple?: boolean;
}

/** One thing an action card offers; what it has nothing to do with is left out. */
export interface ActionOption {
  id: string;
  kind: string;
  needs?: string[];
  pays?: number;
  of?: string[];
  gives?: string[];
  oracles?: number;
  points?: number;
}

/** All that anybody may know; only the order of the deck is secret. */
export interface AgoraErnestView {
  game: string;
  players: number;
  options: { [key: string]: unknown };
  seat: number | null;
  actor: number | string | null;
  round: number;
  step: string;
  active: number | null;
  ending: string | null;
  goal: number;
  letters: (string | null)[];
  coins: number[];
  sources: number[][];
  incomes: number[];
  drawn: string | null;
  drawn_card: LaidCard | null;
  deck: string[];
  burnt: string[];
  aside: string[];
  wide: number;
  high: number;
  table: LaidCard[];
  shops: Shop[];
  regions: number;
  alleys: Alley[];
}

/** All that one seat, or a spectator, may know and remember. */
export interface AgoraLieskeView {
  game: string;
  players: number;
  options: { [key: string]: unknown };
  seat: number | null;
  actor: number | string | null;
  round: number;
  printed: Printed;
  yields: number[];
  ratios: number[][];
  gains: number[];
  monument_spaces: number;
  step: string;
  start: number | null;
  asked: number;
  answering: Stander | null;
  turned: number;
  final_turn: string | null;
  donated: boolean;
  scores: number[];
  levels: number[];
  rhetoric: number[][];
  hands: number[][];
  open_hands: boolean;
  stock: number[];
  dealers: (string | null)[];
  stacks: number[];
  unseen_dealers: number[];
  prison: number[];
  demand: (string | null)[];
  demand_stack: number[];
  demand_aside: number[];
  board: Stander[];
  juries: (string | null)[];
  prosecutor: number | null;
  accused: number | null;
  judge: number | null;
}

/** Agree, or not, to what is asked. */
export interface Agree {
  do: "agree";
  client: string;
  seat: number;
  what: "end" | "undo";
  yes?: boolean;
}

/** One piece of enclosed ground. */
export interface Alley {
  rings: number[][][];
  doors: number;
}

/** An altar and what lies on it. */
export interface Altar {
  name: string;
  tier: number;
  points: number;
  seat: number | null;
  animal: string | null;
  number: number;
}

/** What lies in front of one player. */
export interface Area {
  people: number[];
  cubes: number[];
  bases: number[];
  flipped: number[];
  under: number[];
  cards: number[];
  monuments: string[];
  oracle_count: number;
  oracles: number[] | null;
  events: number;
  squares: number;
  points: number;
}

/** A wish for advice. */
export interface AskHint {
  seat: number;
  strength?: "citizen" | "novice" | "oracle" | "strategos";
}

/** All that one seat, or a spectator, may know and remember. */
export interface AthensView {
  game: string;
  players: number;
  options: { [key: string]: unknown };
  seat: number | null;
  actor: number | string | null;
  round: number;
  step: string;
  phase: string;
  start: number | null;
  order: string;
  turn: number;
  turn_seat: number | null;
  to_draw: number;
  white: string[] | null;
  grey: string[] | null;
  rerolls: number;
  swaps: number;
  using: string | null;
  event: string | null;
  ending: string | null;
  bag: number[];
  discards: number[];
  stock: number[];
  base_decks: number[];
  decks: number[];
  oracle_deck: number;
  areas: Area[];
  cards: Card[];
  squares: Square[];
  monument: string | null;
  monument_deck: number;
  events: EventCard[];
  looked_at: number[] | null;
  returned: Returned[];
  sheet: Sheet;
  prices: Price[];
}

/** Play on from a moment of a table, at a table of its own. */
export interface Branch {
  moves: number;
  seats?: NewSeat[];
  public?: boolean;
}

/** A single action card. */
export interface Card {
  name: string;
  worker: number | null;
}

/** Say something to the table. */
export interface Chat {
  do: "chat";
  client: string;
  seat: number;
  text: string;
}

/** A legal move as offered to a person: its text, its words, what it touches, its rule. */
export interface Choice {
  rule: string;
  key: string;
  args?: { [key: string]: number | string | (number | string)[] };
  text: string;
  touches?: string[];
}

/** Use the secret of a link. */
export interface Claim {
  secret: string;
}

/** How long players may think. */
export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
  at_zero?: "bot" | "lose" | "nothing";
}

/** What the browser answers: its PublicKeyCredential as JSON. */
export interface Credential {
  id: string;
  rawId: string;
  type: "public-key";
  response: { [key: string]: unknown };
}

/** Do something at a table. */
export interface Do {
  type: "do";
  table: string;
  command: PlayMove | Sit | SendHash | Reveal | Leave | Return | Undo | Agree | Resign | Chat;
}

/** The command is done and durable; its first entry has this number. */
export interface Done {
  number: number;
}

/** Doors of one shop that change; the shop goes by its name after the placement. */
export interface DoorChange {
  shop: string;
  owner: number | null;
  opened: string[];
  closed: string[];
}

/** How a table ended. */
export interface Ending {
  reason: string;
  places: number[] | null;
}

/** A page of the log. */
export interface Entries {
  entries: Entry[];
}

/** One numbered thing that happened at a table, as its reader may know it. */
export interface Entry {
  number: number;
  time: number;
  kind: string;
  seat?: number | null;
  text?: string;
  name?: string | null;
  events?: Event[];
  taken_back?: boolean;
}

/** What happened, for the log and for animation. */
export interface Event {
  rule: string;
  key: string;
  args?: { [key: string]: number | string | (number | string)[] };
  seats?: number[] | null;
  secret?: string[];
}

/** An event card. */
export interface EventCard {
  name: string;
  rows: ((string | null)[])[];
  steps: number;
  closed: boolean;
}

/** An event card as printed. */
export interface EventPrint {
  name: string;
  colours: string[];
  points: number[][];
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  designer: string;
  publisher: string;
  year: number;
  minutes: number;
  seats: number[];
  options: GameOption[];
  sources: string[];
  data: { [key: string]: unknown };
  marks: { [key: string]: string };
}

/** An option of a game; the first value is the default. */
export interface GameOption {
  name: string;
  values: (boolean | number | string)[];
  rule: string;
}

/** All games. */
export interface Games {
  games: GameInfo[];
}

/** What happened at a table and how it looks now. */
export interface Happened {
  type: "happened";
  table: TableInfo;
  seat: number | null;
  entries: Entry[];
  view: unknown;
  prompt: Prompt;
  choices: Choice[];
  standing: Standing;
}

/** A bot's suggestion. */
export interface Hint {
  choice: Choice;
  reason: Message;
}

/** A record to make a table of. */
export interface Imported {
  record: Record;
  seats?: NewSeat[];
  public?: boolean;
}

/** Follow a table from now on; `last` is the number of the last entry I have. */
export interface Join {
  type: "join";
  table: string;
  seat?: number | null;
  last?: number;
}

/** A table as it is now, and the entries since `last`: the newest page of them. */
export interface Joined {
  type: "joined";
  seen: Seen;
}

/** Shops that become one; the drawn card's own are named by its cells. */
export interface JoinedShops {
  shop: string;
  parts: string[];
  owner: number | null;
  counters: number;
}

/** A card on the table. */
export interface LaidCard {
  card: string;
  x: number;
  y: number;
  angle: number;
  effect: string;
  shops: string[];
  runs: number[];
  circles: boolean[];
  doors: string[];
}

/** All sentences in one language, as Fluent files. */
export interface LanguageWords {
  language: string;
  core: string;
  games: { [key: string]: string };
}

/** Leave a seat: free again before the game, a bot plays on during it. */
export interface Leave {
  do: "leave";
  client: string;
  seat: number;
}

/** A secret that opens something: a seat, or my seats on another device. */
export interface Link {
  secret: string;
  expires?: number | null;
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  players: number;
  state: string;
  names: (string | null)[];
  mine: number[];
  waiting: boolean;
  updated: number;
}

/** A table that was made. */
export interface Made {
  table: TableInfo;
  invitation: string;
}

/** My address. */
export interface MailState {
  address: string;
  confirmed: boolean;
}

/** Where I want to be told that it is my turn. */
export interface MailTo {
  address: string;
  language?: string;
}

/** Who I am here. */
export interface Me {
  player: string;
  name: string;
  version: string;
}

/** A sentence of the product: its rule, its key in the Fluent files, and its arguments. */
export interface Message {
  rule: string;
  key: string;
  args?: { [key: string]: number | string | (number | string)[] };
}

/** A frame that could not be read or served. */
export interface Mistake {
  type: "mistake";
  problem: string;
  detail?: string;
  table?: string | null;
}

/** A position on the way, for replay. */
export interface Moment {
  move: number;
  text: string;
  events: Event[];
  view: unknown;
  prompt: Prompt;
  standing: Standing;
}

/** Whose chat I do not want to read, or want to read again. */
export interface Mute {
  player: string;
  muted?: boolean;
}

/** Whose chat I do not read. */
export interface Mutes {
  players: string[];
}

/** A command was refused: by the rules (`refusal`) or otherwise (`problem`). */
export interface Nack {
  type: "nack";
  table: string;
  client: string;
  refusal?: Refusal | null;
  problem?: string | null;
}

/** A passkey to be mine from now on. */
export interface NewPasskey {
  credential: Credential;
  name?: string;
}

/** Who shall sit on a seat of a new table. Several seats may be mine: pass and play. */
export interface NewSeat {
  who?: "bot" | "me" | "open";
  strength?: "citizen" | "novice" | "oracle" | "strategos";
  name?: string | null;
  hash?: string | null;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: { [key: string]: unknown };
  terms?: Terms;
  public?: boolean;
}

/** How far the players of a table that has not started have fixed its chance. */
export interface NonceExchange {
  hashes: (string | null)[];
  called: boolean;
  owed: number[];
  until: number | null;
  restarts: number;
}

/** What I noted for myself at a table. */
export interface Note {
  text: string;
}

/** How I am told that it is my turn when I am not here: by push, otherwise by mail. */
export interface Notices {
  mail_offered: boolean;
  mail: MailState | null;
  push_key: string | null;
  push: string[];
}

/** The whole position. */
export interface OffrandesView {
  game: string;
  players: number;
  options: { [key: string]: unknown };
  seat: number | null;
  actor: number | string | null;
  round: number;
  prayers: number[];
  step: string;
  first: number | null;
  asked: number;
  ending: string | null;
  money: number[];
  money_limit: number;
  ladders: number[][];
  prayed: number[];
  sacrificed: number[];
  stable: number[];
  altars: Altar[];
  auctioneer: number | null;
  tiles: string[];
  lots: number;
  most_lots: number;
  lot: string[] | null;
  bid: number;
  bidder: number | null;
  winners: number[];
  passed: number[];
  targets: number[];
}

/** A key in one of my devices, or in what synchronises them. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** A passkey that shall open nothing any more. */
export interface PasskeyEnd {
  id: string;
}

/** What the browser is to be asked for, in the JSON form of the standard (WebAuthn). */
export interface PasskeyOptions {
  options: { [key: string]: unknown };
}

/** A passkey that shows who I am. */
export interface PasskeySignIn {
  credential: Credential;
}

/** My passkeys. */
export interface Passkeys {
  passkeys: Passkey[];
}

/** Is the line still there? */
export interface Ping {
  type: "ping";
}

/** Make a move; its text begins with my seat. */
export interface PlayMove {
  do: "move";
  client: string;
  text: string;
}

/** The line is there. */
export interface Pong {
  type: "pong";
  time?: number;
}

/** Who is there. */
export interface Present {
  type: "present";
  table: string;
  seats: number[];
  watching: number;
}

/** What laying the drawn card here would do. */
export interface Preview {
  move: string;
  refusal: Refusal | null;
  snapped: number[] | null;
  doors: DoorChange[];
  alleys_closed: string[][];
  alleys_opened: string[][];
  joins: JoinedShops[];
  incomes: number[];
  gains: number[];
  prices: { [key: string]: number };
  regions: number;
}

/** What a card's people cost after the dice; `temple` is praying at a temple of one's own. */
export interface Price {
  card: string;
  ways: Way[];
}

/** Numbers that stand on the boards of this match. */
export interface Printed {
  rhetoric_points: number[];
  costs: number[][];
  level_points: number[];
  cells: number;
  hand_limit: number;
}

/** Why a request was not done, apart from the rules of a game. */
export interface Problem {
  problem: string;
  detail?: string;
}

/** What the actor must do now. */
export interface Prompt {
  rule: string;
  key: string;
  args?: { [key: string]: number | string | (number | string)[] };
}

/** A browser that wants to be told no more. */
export interface PushEnd {
  endpoint: string;
}

/** The keys of a browser's subscription, as it gives them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser that wants to be told, from its PushSubscription. */
export interface PushTo {
  endpoint: string;
  keys: PushKeys;
  language?: string;
}

/** Follow a table no longer. */
export interface Quit {
  type: "quit";
  table: string;
}

/** How strong somebody is at a game. */
export interface Rating {
  player: string;
  name: string;
  bot: boolean;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  with_bots: number;
}

/** A game's players and bots on one scale, the strongest first. */
export interface Ratings {
  game: string;
  ratings: Rating[];
}

/** A match written down; a record may stop anywhere. */
export interface Record {
  petteia: number;
  game: string;
  players: number;
  options: { [key: string]: unknown };
  moves: string[];
  chance?: { [key: string]: unknown } | null;
  meta?: { [key: string]: unknown } | null;
}

/** Why a move is not legal. A value, not an exception. */
export interface Refusal {
  rule: string;
  key: string;
  args?: { [key: string]: number | string | (number | string)[] };
}

/** The rules refuse a move: nothing has changed. */
export interface Refused {
  refusal: Refusal;
}

/** The table that follows. */
export interface Rematch {
  table: string;
}

/** The name others see. */
export interface Rename {
  name: string;
}

/** A stretch of a game, moment by moment. */
export interface Replay {
  moves: number;
  moments: Moment[];
}

/** An entry of chat that should be looked at. */
export interface Report {
  number: number;
}

/** Give up. */
export interface Resign {
  do: "resign";
  client: string;
  seat: number;
}

/** Take my seat back from the bot that plays for me. */
export interface Return {
  do: "return";
  client: string;
  seat: number;
}

/** A card type the viewer put back into the oracle deck (A3.9). At least one card of it is not among those that each seat held then. */
export interface Returned {
  oracle: string;
  held: number[];
}

/** Reveal my nonce: all hashes are in. */
export interface Reveal {
  do: "reveal";
  client: string;
  seat: number;
  nonce: string;
}

/** One seat and who is on it. */
export interface SeatInfo {
  seat: number;
  player: string | null;
  name: string | null;
  bot: string | null;
  stands_in: boolean;
  resigned: boolean;
  connected: boolean;
  clock: number | null;
}

/** All that one seat, or a spectator, may know of a table now. */
export interface Seen {
  table: TableInfo;
  seat: number | null;
  entries: Entry[];
  view: unknown;
  prompt: Prompt;
  choices: Choice[];
  standing: Standing;
}

/** Send the hash of a new nonce: after a restart, or because I have lost the one before. */
export interface SendHash {
  do: "hash";
  client: string;
  seat: number;
  hash: string;
}

/** All that is printed and stays the same in a match. */
export interface Sheet {
  cards: ActionCard[];
  temple: number[][];
  events: EventPrint[];
  rounds: number;
  rows_to_close: number;
  people_limit: number;
  flipped_points: number;
}

/** A shop on the table, named by its earliest card and the lowest cell on it. */
export interface Shop {
  name: string;
  cells: string[];
  owner: number | null;
  counters: number;
  circles: number;
  open_doors: number;
}

/** Take a free seat, the first one if none is named. */
export interface Sit {
  do: "sit";
  client: string;
  seat?: number | null;
  hash?: string | null;
  name?: string | null;
  invitation?: string | null;
}

/** A square on an action card. */
export interface Square {
  card: string;
  colour: string;
  filled: boolean;
}

/** A citizen on the board. */
export interface Stander {
  place: string;
  space: number;
  seat: number;
  citizen: string | null;
}

/** The result of a match so far; of an unfinished one as if it ended now. */
export interface Standing {
  over: boolean;
  scores: number[];
  places: number[] | null;
  rounds: number;
  points: ({ [key: string]: number })[];
}

/** A table from outside: what everybody may know. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: { [key: string]: unknown };
  terms: Terms;
  public: boolean;
  rules: string;
  commit: string;
  nonces: NonceExchange | null;
  created: number;
  state: "open" | "over" | "playing";
  number: number;
  moves: number;
  actor: number | null;
  deadline: number | null;
  rated: boolean;
  seats: SeatInfo[];
  wishes: Wish[];
  ending: Ending | null;
  rematch: string | null;
}

/** A list of tables. */
export interface Tables {
  tables: Listed[];
}

/** How a table is played, chosen when it is made. */
export interface Terms {
  pace?: "days" | "live";
  clock?: Clock;
  watch?: "anyone" | "link" | "nobody";
  rated?: boolean;
}

/** What would come of a move: why not, or how the position would look to its player. */
export interface Tried {
  refusal: Refusal | null;
  final?: boolean;
  events?: Event[];
  view?: unknown;
  standing?: Standing | null;
  more?: unknown;
}

/** A move to ask about. */
export interface Try {
  text: string;
}

/** Take back my last move; past the edge the other people are asked. */
export interface Undo {
  do: "undo";
  client: string;
  seat: number;
}

/** How many of my last moves I may take back without asking. */
export interface Undoable {
  moves: number;
}

/** One way to pay a card's people (A3.3): upper, middle, lower. */
export interface Way {
  cost: number[];
  saved: number[];
  price: number[];
  enough: boolean;
}

/** The first frame. */
export interface Welcome {
  type: "welcome";
  me: Me;
}

/** A move to ask about, or the pieces and places that it would touch. */
export interface WhyNot {
  text?: string | null;
  seat?: number | null;
  touches?: string[];
}

/** Something that waits for the others' consent. */
export interface Wish {
  what: "end" | "undo";
  seats: number[];
  moves: number;
}

export type ClientFrame = Join | Quit | Do | Ping;

export type ServerFrame = Welcome | Joined | Happened | Present | Ack | Nack | Mistake | Pong;

export type AnyCommand = PlayMove | Sit | SendHash | Reveal | Leave | Return | Undo | Agree | Resign | Chat;

/** The view of each game. */
export interface Views {
  agora_ernest: AgoraErnestView;
  agora_lieske: AgoraLieskeView;
  athens: AthensView;
  offrandes: OffrandesView;
}

/** What a game tells of a move beyond the position after it. */
export interface Previews {
  agora_ernest: Preview;
}

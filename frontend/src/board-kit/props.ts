// What the pages give to the boards and panels of every game.
import type { BoardPlay } from "../state/board-play";

/** What every board is given: a view to draw and somebody to tell what was touched. */
export interface BoardProps<View = unknown> {
  view: View;
  play: BoardPlay;
}
/** What a player's panel is given: the view and whose panel it is. */
export interface PanelProps<View = unknown> {
  view: View;
  play: BoardPlay;
  seat: number;
}

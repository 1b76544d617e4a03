// What the pages give to the boards and panels of every game.
import type { Playing } from "../state/table.svelte";

/** What every board is given: a view to draw and somebody to tell what was touched. */
export interface BoardProps<View = unknown> {
  view: View;
  play: Playing;
}
/** What a player's panel is given: the view and whose panel it is. */
export interface PanelProps<View = unknown> {
  view: View;
  play: Playing;
  seat: number;
}

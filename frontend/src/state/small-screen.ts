// Where there is no room beside a board: a phone in either orientation. Style sheets say it again.
export const SMALL_SCREEN = "(max-width: 900px), (max-height: 500px)";

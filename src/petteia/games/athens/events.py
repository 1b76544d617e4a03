"""Athens, A4: cubes on events, filled rows, closed cards."""

from mypy_extensions import i64

from petteia.games.athens import codes
from petteia.games.athens.model import (
    CUBE_COLOURS,
    CYLINDER,
    DONE,
    EVENT_CARDS,
    FROM_EVENTS,
    NONE,
    PASS,
    PUTTING,
    SCORES,
    WHITE,
    Position,
)
from petteia.games.athens.people import clear_turn

# ---- A4.1 Placing ----


def ask_event(s: Position) -> None:
    """A4.1: a seat that can put a cube somewhere is asked."""
    clear_turn(s)
    s.actor = s.seat
    ask_put(s)


def ask_put(s: Position) -> None:
    """A4.1: placing goes on while there is a square for one of the seat's cubes."""
    s.step = PUTTING if can_put(s) else DONE


def can_put(s: Position) -> bool:
    """Return whether any put is possible."""
    board = s.board
    for colour in range(CUBE_COLOURS):
        if s.cubes[s.seat * CUBE_COLOURS + colour]:
            for square in s.setting.squares_for[colour]:
                if board[square] == NONE and not refuse_event(s, s.setting.event_of[square]):
                    return True
    return False


def refuse_put(s: Position, square: i64, colour: i64) -> i64:
    """A4.1: an empty square of matching colour on one face-up card; white takes any."""
    refused = refuse_event(s, s.setting.event_of[square])
    if refused:
        return refused
    wanted = s.setting.square_colour[square]
    if wanted != colour and wanted != WHITE:
        return codes.WRONG_COLOUR
    if s.board[square] != NONE:
        return codes.SQUARE_FILLED
    return 0 if s.cubes[s.seat * CUBE_COLOURS + colour] else codes.NO_SUCH_CUBE


def refuse_event(s: Position, event: i64) -> i64:
    """A4.1: one card that is face up."""
    if s.event != NONE and s.event != event:
        return codes.ONE_EVENT
    return codes.EVENT_IS_CLOSED if is_closed(s, event) else 0


def is_closed(s: Position, event: i64) -> bool:
    """A4.2: whether a card is closed."""
    return s.board[CYLINDER + event] >= s.setting.steps[event]


def play_put(s: Position, move: i64) -> None:
    """A4.1: the cube scores at once; or the seat keeps the rest."""
    if move == PASS:
        s.tell(codes.PASSED, s.seat)
        s.step = DONE
        return
    square = s.setting.put_square[move - s.setting.put_at]
    colour = s.setting.put_colour[move - s.setting.put_at]
    points = s.setting.square_points[square]
    s.cubes[s.seat * CUBE_COLOURS + colour] -= 1
    s.board[square] = colour
    s.score[s.seat * SCORES + FROM_EVENTS] += points
    s.event = s.setting.event_of[square]
    s.tell(codes.PUT_CUBE, s.seat, square, colour, points)
    ask_put(s)


# ---- A4.2 Filled rows ----


def fill_rows(s: Position) -> None:
    """A4.2: after all have placed, card by card."""
    board = s.board
    for first in s.setting.row_starts:
        if board[first] != NONE:  # only then can the row be full
            event = s.setting.event_of[first]
            while not is_closed(s, event) and step_event(s, event):
                pass


def step_event(s: Position, event: i64) -> bool:
    """A4.2: clear the topmost full row and step the cylinder; say whether there was one.

    AR2: called again until no row is full. AR3: a lower row counts under an unfilled upper one.
    """
    setting = s.setting
    columns = setting.columns[event]
    first = setting.first_square[event]
    end = setting.first_square[event + 1]
    row: i64 = 0
    while first < end and not row_full(s, first, columns):
        first += columns
        row += 1
    if first == end:
        return False
    clear(s, first, first + columns)
    board = s.board
    for square in range(first + columns, end):  # the rows below move up
        board[square - columns] = board[square]
        board[square] = NONE
    s.tell(codes.ROW_FILLED, event, row)
    board[CYLINDER + event] += 1
    if is_closed(s, event):
        clear(s, setting.first_square[event], end)
        s.tell(codes.EVENT_CLOSED, event)
    return True


def row_full(s: Position, first: i64, columns: i64) -> bool:
    """Return whether all squares of a row are filled."""
    board = s.board
    for square in range(first, first + columns):
        if board[square] == NONE:
            return False
    return True


def clear(s: Position, first: i64, end: i64) -> None:
    """A4.2: cubes go to the stock."""
    for square in range(first, end):
        if s.board[square] != NONE:
            s.cubes[s.players * CUBE_COLOURS + s.board[square]] += 1
            s.board[square] = NONE


def all_closed(s: Position) -> bool:
    """A5.1: whether all six events are closed."""
    for event in range(EVENT_CARDS):
        if not is_closed(s, event):
            return False
    return True


def pass_pericles(s: Position) -> None:
    """A4.3: Pericles passes left, whatever the turn order was."""
    s.start = s.after(s.start)
    s.tell(codes.PERICLES_PASSED, s.start)

"""Athens, A4: cubes on events, filled rows, closed cards."""

from mypy_extensions import i64

from petteia.games.athens import codes
from petteia.games.athens.model import (
    CYLINDER,
    DONE,
    FROM_EVENTS,
    NONE,
    PASS,
    PUT,
    PUTTING,
    SQUARES,
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
    for colour in range(8):
        if s.cubes[s.seat * 8 + colour]:
            for square in s.setting.squares_for[colour]:
                if not refuse_put(s, square, colour):
                    return True
    return False


def refuse_put(s: Position, square: i64, colour: i64) -> i64:
    """A4.1: an empty square of matching colour on one face-up card; white takes any."""
    event = square // SQUARES
    if s.event != NONE and s.event != event:
        return codes.ONE_EVENT
    if s.board[CYLINDER + event] >= s.setting.rows_to_close:
        return codes.EVENT_IS_CLOSED
    wanted = s.setting.square_colour[square]
    if wanted != colour and wanted != WHITE:
        return codes.WRONG_COLOUR
    if s.board[square] != NONE:
        return codes.SQUARE_FILLED
    return 0 if s.cubes[s.seat * 8 + colour] else codes.NO_SUCH_CUBE


def square_of(put: i64) -> i64:
    """Return the square of a put (event, colour, row, column as one number)."""
    return put // 48 * SQUARES + put % 6


def colour_of(put: i64) -> i64:
    """Return the colour of a put."""
    return put // 6 % 8


def play_put(s: Position, move: i64) -> None:
    """A4.1: the cube scores at once; or the seat keeps the rest."""
    if move == PASS:
        s.tell(codes.PASSED, s.seat)
        s.step = DONE
        return
    square = square_of(move - PUT)
    colour = colour_of(move - PUT)
    points = s.setting.square_points[square]
    s.cubes[s.seat * 8 + colour] -= 1
    s.board[square] = colour
    s.score[s.seat * 2 + FROM_EVENTS] += points
    s.event = square // SQUARES
    s.tell(codes.PUT_CUBE, s.seat, square, colour, points)
    ask_put(s)


# ---- A4.2 Filled rows ----


def fill_rows(s: Position) -> None:
    """A4.2: after all have placed, card by card."""
    for event in range(6):
        while s.board[CYLINDER + event] < s.setting.rows_to_close and step_event(s, event):
            pass


def step_event(s: Position, event: i64) -> bool:
    """A4.2: clear one full row, the upper first, and step the cylinder; say whether one was."""
    upper = event * SQUARES
    lower = upper + 3
    board = s.board
    if row_full(s, upper):
        clear_row(s, upper)
        for column in range(3):
            board[upper + column] = board[lower + column]
            board[lower + column] = NONE
        s.tell(codes.ROW_FILLED, event, 0)
    elif row_full(s, lower):  # nothing moves up then
        clear_row(s, lower)
        s.tell(codes.ROW_FILLED, event, 1)
    else:
        return False
    board[CYLINDER + event] += 1
    if board[CYLINDER + event] == s.setting.rows_to_close:
        clear_row(s, upper)
        clear_row(s, lower)
        s.tell(codes.EVENT_CLOSED, event)
    return True


def row_full(s: Position, first: i64) -> bool:
    """Return whether the three squares of a row are filled."""
    board = s.board
    return board[first] != NONE and board[first + 1] != NONE and board[first + 2] != NONE


def clear_row(s: Position, first: i64) -> None:
    """A4.2: cubes of a row go to the stock."""
    for square in range(first, first + 3):
        if s.board[square] != NONE:
            s.cubes[s.players * 8 + s.board[square]] += 1
            s.board[square] = NONE


def all_closed(s: Position) -> bool:
    """A5.1: whether all six events are closed."""
    for event in range(6):
        if s.board[CYLINDER + event] < s.setting.rows_to_close:
            return False
    return True


def pass_pericles(s: Position) -> None:
    """A4.3: Pericles passes left, whatever the turn order was."""
    s.start = (s.start + 1) % s.players
    s.tell(codes.PERICLES_PASSED, s.start)

"""A position that answers for itself: what may be done at each step, and doing it."""

from mypy_extensions import i64

from petteia.core.state import CHANCE
from petteia.games.agora_ernest.candidates import candidates
from petteia.games.agora_ernest.codes import NOT_DRAWN, NOT_NOW
from petteia.games.agora_ernest.fields import copy_fields
from petteia.games.agora_ernest.model import (
    BUILDING,
    BUYING,
    CARDS,
    CHOOSING_FIRST,
    DEALING_LETTERS,
    DRAWING,
    IN_DECK,
    OPENING,
    Position,
    Setting,
)
from petteia.games.agora_ernest.moves import (
    BUILD,
    BUY,
    CARD_IS,
    FIRST_IS,
    LETTERS_ARE,
    PASS,
    Moves,
)
from petteia.games.agora_ernest.placement import refuse_build
from petteia.games.agora_ernest.rules import (
    play_build,
    play_buy,
    play_draw,
    play_first,
    play_letters,
    play_opening,
    points,
    refuse_buy,
    refuse_shop,
    set_up,
    standing,
)


def legal(s: Position) -> list[int]:
    """Return the actor's legal moves; of placements, the candidates."""
    step = s.step
    moves: list[int] = []
    if step == BUILDING:
        if not s.offered:
            s.offered = candidates(s)
        moves = s.offered[:]
    elif step == BUYING:
        moves = [BUY + s.cell(shop) for shop in s.shops.names if not refuse_shop(s, shop)]
        moves.sort()
        moves.append(PASS)
    elif step == DEALING_LETTERS:
        moves = [LETTERS_ARE + deal for deal in range(len(s.setting.moves.deals))]
    elif step == CHOOSING_FIRST:
        moves = [FIRST_IS + seat for seat in range(s.players)]
    elif step == OPENING or step == DRAWING:
        moves = [CARD_IS + card for card in range(CARDS) if s.where[card] == IN_DECK]
    return moves


def refuse(s: Position, move: int) -> int:
    """Return 0 for a legal move of the actor, else the code of the broken rule."""
    step = s.step
    if s.actor == CHANCE:
        return 0 if move in legal(s) else NOT_DRAWN
    if step == BUILDING and move >= BUILD:
        return refuse_build(s, move)
    if step == BUYING and move == PASS:
        return 0
    if step == BUYING and BUY <= move < PASS:
        return refuse_buy(s, move)
    return NOT_NOW


def play(s: Position, move: int) -> None:
    """Make a legal move and go on to the next decision."""
    step = s.step
    s.offered = []
    if step == BUILDING:
        play_build(s, move)
    elif step == BUYING:
        play_buy(s, move)
    elif step == DRAWING:
        play_draw(s, move)
    elif step == DEALING_LETTERS:
        play_letters(s, move)
    elif step == OPENING:
        play_opening(s, move)
    elif step == CHOOSING_FIRST:
        play_first(s, move)


class AgoraState(Position):
    """A position that answers for itself."""

    def legal(self) -> list[int]:
        """Return the numbers of all moves the actor may make."""
        return legal(self)

    def weights(self) -> list[int]:
        """At chance: how likely each of `legal()` is; all are equally likely."""
        return [1] * len(legal(self))

    def refuse(self, move: i64) -> i64:
        """Return 0 if the actor may make this move, otherwise the code of the broken rule."""
        return refuse(self, move)

    def play(self, move: i64) -> None:
        """Make the move and go on to the next decision."""
        play(self, move)

    def points(self, seat: i64) -> list[int]:
        """Return the seat's coins by source."""
        return points(self, seat)

    def standing(self) -> list[int]:
        """Return every seat's place, as if the game ended now."""
        return standing(self)

    def catalogue(self) -> Moves:
        """Return the numbers and texts of this match's moves."""
        return self.setting.moves

    def copy(self) -> "AgoraState":
        """Return an independent copy."""
        other = AgoraState(self.setting)
        copy_fields(self, other)
        return other


def begin(setting: Setting) -> AgoraState:
    """Return the first position of a match."""
    state = AgoraState(setting)
    set_up(state)
    return state

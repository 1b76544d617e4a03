"""The undo edge, computed: how far back the last player may go without having learned anything.

A move may be taken back while no chance was drawn, no secret told and nobody else has moved
since. Whether a move told a secret is found by asking: had the truth been another that some seat
could not tell from this one, would the same-looking move now look different to that seat,
in its view or in its log?
"""

from collections.abc import Sequence

import msgspec

from petteia.core.game import Game
from petteia.core.move import Move
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, State

IMAGINED = 24
"""How many other truths are tried for each seat: a secret with two values stays undetected once
in sixteen million."""


def undoable(game: Game, first: State, numbers: Sequence[int], moves: Sequence[Move]) -> int:
    """Return how many of the last moves may be taken back by the one who made them."""
    count = 0
    while count < len(moves) and moves[-1 - count].actor == moves[-1].actor != CHANCE:
        count += 1
    state = first.copy()
    for number in numbers[: len(numbers) - count]:
        state.play(number)
    kept = 0
    for number in numbers[len(numbers) - count :]:
        kept = 0 if tells_a_secret(game, state, number) else kept + 1
        state.play(number)
    return kept


def tells_a_secret(game: Game, before: State, number: int) -> bool:
    """Return whether some seat or a spectator learns something hidden by this move."""
    move = game.move(before, number)
    rng = Rng(number + 1)
    for viewer in (None, *range(before.players)):
        view = game.rules.view(before, viewer)
        looks = game.rules.seen(before, move, before.round, viewer)
        learned = _learned(game, before.copy(), number, viewer)
        for _ in range(IMAGINED):
            other = game.imagine(view, rng)
            same = _lookalike(game, other, number, looks, viewer, rng)
            if _learned(game, other, same, viewer) != learned:
                return True
    return False


def encoded(game: Game, state: State, viewer: int | None) -> bytes:
    """Return a view as bytes, for comparing."""
    return msgspec.json.encode(game.rules.view(state, viewer))


def _learned(game: Game, state: State, number: int, viewer: int | None) -> list[bytes]:
    """Play a move and return the view and the events that the viewer gets."""
    state.log = []
    state.play(number)
    told, state.log = state.log, None
    log = [game.wording.event(state, entry).seen_by(viewer) for entry in told]
    return [encoded(game, state, viewer), msgspec.json.encode(log)]


def _lookalike(
    game: Game, state: State, number: int, looks: Move, viewer: int | None, rng: Rng
) -> int:
    """Return a legal move of another truth that looks the same to the viewer."""
    if "?" not in looks.args:
        return number
    same = [
        other
        for other in state.legal()
        if game.rules.seen(state, game.move(state, other), state.round, viewer) == looks
    ]
    return same[rng.below(len(same))]

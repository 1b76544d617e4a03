"""Non-interference: two games that differ only in what a seat cannot see look equal to it.

A twin starts as the same game. Wherever notation hides a move from the viewer (`?`), the twin
makes another move that looks the same. As long as the two records look the same to the viewer,
its view, its observation, its log, its choices and its refusals must be equal to the byte.
"""

import msgspec

from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.move import Move
from petteia.core.rng import Rng
from petteia.core.undo import encoded
from petteia.testing.promises import same_choices, same_observation

NOW_AND_THEN = 4
"""Views and choices are compared after one move of so many, the log after every one."""


class Twin:
    """A game that the viewer cannot tell from the real one, played along with it."""

    def __init__(self, real: Match, viewer: int | None, rng: Rng) -> None:
        self.match = real.fork()
        self.viewer = viewer
        self.rng = rng
        self.hidden: list[int] = []
        """The moves in which the two games differ."""

    def lookalikes(self, move: Move, real: Match) -> list[Move]:
        """Return the twin's legal moves that look to the viewer as this one does."""
        game, viewer, twin = real.game, self.viewer, self.match.state
        looks = game.rules.seen(real.state, move, real.state.round, viewer)
        if "?" not in looks.args:  # nothing is hidden: only the same move looks the same
            return [] if self.match.refuse(move) else [move]
        moves = [game.move(twin, number) for number in twin.legal()]
        return [m for m in moves if game.rules.seen(twin, m, twin.round, viewer) == looks]

    def follow(self, real: Match, lookalikes: list[Move]) -> bool:
        """Replay the real game's last move; return whether the twins still have the same views.

        They may part where the rules tell a secret: then the record, as the viewer may know it,
        differs. They also part where a player could not have made the move in the twin.
        """
        if not lookalikes:
            return False
        game, viewer, twin = real.game, self.viewer, self.match
        events = twin.submit(lookalikes[self.rng.below(len(lookalikes))])
        assert not isinstance(events, Refusal), "a legal move is refused"
        last = len(real.moves) - 1
        if real.moves[last] != twin.moves[last]:
            self.hidden.append(last)
        if any(real.seen_move(i, viewer) != twin.seen_move(i, viewer) for i in self.hidden):
            return False
        encode = msgspec.json.encode
        mine = [event.seen_by(viewer) for event in real.events[last]]
        others = [event.seen_by(viewer) for event in events]
        assert encode(mine) == encode(others), f"seat {viewer} reads another log"
        if self.rng.below(NOW_AND_THEN):
            return True
        assert encoded(game, real.state, viewer) == encoded(game, twin.state, viewer), (
            f"seat {viewer} sees another view"
        )
        same_observation(game, real.state, twin.state, viewer)
        if viewer == real.state.actor:
            same_choices(game, real.state, twin.state, self.rng)
        return True

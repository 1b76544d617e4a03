"""Whatever an assistant asks about a game on this machine, it learns what its seat may know."""

import pytest
from tests.text.lookalikes import lookalikes

from petteia.bots import bot
from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.registry import game
from petteia.core.rng import Rng
from petteia.mcp.local_seat import LocalSeat
from petteia.testing.promises import everything


def everything_told(match: Match, seat: int, tries: list[str]) -> list[str]:
    """Return all texts that the tools give without luck."""
    others = [bot("random", match.game)] * match.state.players
    played = LocalSeat(match.fork(), seat, others, rated=False)
    told = [played.choices(), played.look(), played.record().dumps()]
    return told + [played.why_not(text) for text in tries]


def compared(value: Game, seed: int) -> int:
    """Play beside twins that look the same to a seat; return how often they were compared."""
    rng = Rng(seed)
    looked = 0
    for match, twin, viewer in lookalikes(value, value.seats[0], rng):
        if match.state.actor == viewer and rng.below(4) == 0:
            looked += 1
            moves = everything(value, match.state, rng)
            texts = [match.state.catalogue().text(moves[rng.below(len(moves))]) for _ in range(9)]
            texts += ["1", "nonsense"]
            told = everything_told(match, viewer, texts)
            assert told == everything_told(twin, viewer, texts)
    return looked


@pytest.mark.parametrize("name", ["agora_lieske", "athens"])
def test_secrets_of_others_change_nothing_that_is_told(name: str) -> None:
    looked = 0
    for seed in range(40):
        looked += compared(game(name), seed)
        if looked > 10:
            break
    assert looked

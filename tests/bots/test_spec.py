import msgspec
import pytest

from petteia.bots import STRENGTHS, UnknownBot, bot, choose, hint
from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.registry import game as game_named

from .conftest import decisions

LIESKE = game_named("agora_lieske")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Zeus", "there is no bot 'Zeus'; there are random, greedy, search:seconds=0.2"),
        ("", "there is no bot ''"),
        ("search:hours=1", "search has effort and iterations and seconds, not 'hours'"),
        ("search:seconds", "'seconds' is not a setting like seconds=0.2"),
        ("search:seconds=-1", "seconds must be above 0 and at most 3,600"),
        ("search:iterations=1.5", "iterations must be a whole number above 0"),
        ("search:seconds=nan", "seconds must be a number, not nan"),
        ("kleroterion:games=nan", "games must be a number, not nan"),
        ("kleroterion:games=inf", "games must be a number, not inf"),
        ("greedy:boldness=5000", "boldness must be above 0 and at most 1,000"),
        ("random:seconds=1", "random has no settings, not 'seconds'"),
    ],
)
def test_wrong_names_are_refused_in_one_line(name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint.replace("?", r"\?")) as caught:
        bot(name, LIESKE)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", [*STRENGTHS, "novice", "search", "search:iterations=5"])
def test_names_are_known(name: str) -> None:
    assert bot(name, LIESKE).name == name


def test_a_process_pool_is_sent_plain_texts(game: Game) -> None:
    match, seat = next(decisions(game, game.seats[0], 1))
    view = msgspec.json.encode(match.view(seat))
    text = choose(game.name, view, "Citizen", 5)
    assert text == bot("greedy", game).choose(match.view(seat), 5)
    told, line = hint(game.name, view, "Citizen", 5)
    assert told == text
    assert line is None or line.key.startswith("hint-")


def test_only_the_seat_whose_turn_it_is_is_asked() -> None:
    match = Match(LIESKE, 2)
    with pytest.raises(ValueError, match="whose turn"):
        bot("random", LIESKE).choose(match.view(0), 1)

"""Observations are as large as promised, hold what the view holds, and tell no secrets."""

import numpy as np
import pytest
from msgspec import Struct
from tests.games.athens.tempers import PRIESTS, WHEAT, players_of

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.research.actions import actions
from petteia.research.encoder import encoder
from petteia.research.episode import Episode
from petteia.research.observation import Layout, layout, learned, read
from petteia.research.shapes import Many, Parts, joined, names, shape_of
from petteia.testing.promises import some_move
from petteia.testing.twins import Twin

from .tables import NAMES, OURS, SHORT, TABLES

all_tables = pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)


class Stall(Struct):
    goods: str | None
    prices: list[int]


class Scene(Struct):
    turn: int
    owner: int | None
    open: bool
    stalls: list[Stall]
    judge: Stall | None


FULL = Scene(3, 1, True, [Stall("oil", [4, 5]), Stall(None, [6, 7])], Stall("wine", [8, 9]))
BARE = Scene(0, None, False, [], None)


def written(shape: Parts, value: Scene) -> dict[str, float]:
    """Return what is not 0 in the array of a value, by name."""
    out = np.frombuffer(encoder(shape).encode(value), np.float32)
    places = [place.removeprefix(".") for place in names(shape, "")]
    assert len(places) == shape.width
    return {name: float(number) for name, number in zip(places, out, strict=True) if number}


def test_every_kind_of_value_has_its_places() -> None:
    shape = joined(shape_of(FULL), shape_of(BARE))
    assert isinstance(shape, Parts)
    assert written(shape, FULL) == {
        "turn": 3,
        "owner is there": 1,
        "owner": 1,
        "open": 1,
        "stalls: how many": 2,
        "stalls[0].goods=oil": 1,
        "stalls[0].prices[0]": 4,
        "stalls[0].prices[1]": 5,
        "stalls[1].prices[0]": 6,
        "stalls[1].prices[1]": 7,
        "judge is there": 1,
        "judge.goods=wine": 1,
        "judge.prices[0]": 8,
        "judge.prices[1]": 9,
    }
    assert written(shape, BARE) == {}


def test_what_has_no_room_is_left_out_and_new_words_are_other() -> None:
    shape = shape_of(Scene(1, 1, True, [Stall("oil", [1])], Stall("wine", [1])))
    assert isinstance(shape, Parts)
    longer = Scene(1, 1, False, [Stall("figs", [5, 6]), Stall("oil", [7])], None)
    assert written(shape, longer) == {
        "turn": 1,
        "owner": 1,
        "stalls[0].goods=other": 1,
        "stalls[0].prices[0]": 5,
    }


def test_many_words_are_one_number() -> None:
    words = [f"w{i:02}" for i in range(40)]
    shape = shape_of(Scene(0, None, False, [Stall(word, []) for word in words], None))
    assert isinstance(shape, Parts)
    stalls = shape.parts["stalls"]
    assert isinstance(stalls, Many)
    assert stalls.item.width == 1
    found = written(shape, Scene(0, None, False, [Stall("w07", []), Stall("new", [])], None))
    assert found == {
        "stalls[0].goods: number of the word": 8,
        "stalls[1].goods: number of the word": -1,
    }


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_kept_layouts_have_room_for_all_that_games_show(game: Game) -> None:
    kept = read(game.name)
    assert set(kept) == set(game.seats)
    for players in game.seats:
        more = learned(game, players, {}, 1, first=1000)
        assert joined(kept[players].view, more.view) == kept[players].view
        assert more.offered == kept[players].offered


def test_a_game_without_a_file_shows_its_layout_itself() -> None:
    game = games()["astragaloi"]
    assert read(game.name) == {}
    found = layout(game, 3)
    assert found is layout(game, 3)
    assert found.names()[:8] == [
        "seat=0", "seat=1", "seat=2", "actor=0", "actor=1", "actor=2", "actor=*", "actor=nobody",
    ]  # fmt: skip


@all_tables
def test_names_and_arrays_are_of_one_size(game: Game, players: int) -> None:
    found = layout(game, players)
    assert len(found.names()) == found.size == len(set(found.names()))
    episode = Episode(game, players, None, Rng(1))
    for seat in range(players):
        observation = episode.observe(seat)
        assert observation.shape == (found.size,)
        assert observation[seat] == 1
        assert observation[players + episode.seat] == 1
        assert episode.mask(seat).any() == (seat == episode.seat)


def seen(match: Match, seat: int, found: Layout) -> bytes:
    """Return the bytes of a seat's observation and mask."""
    episode = Episode.__new__(Episode)
    episode.game, episode.state, episode.layout = match.game, match.state, found
    episode.actions = actions(match.state, found)
    return episode.observe(seat).tobytes() + episode.mask(seat).tobytes()


@pytest.mark.parametrize("seed", [1, 2])
@all_tables
def test_observations_and_masks_tell_no_secret(game: Game, players: int, seed: int) -> None:
    rng = Rng(seed)
    priests = game.name == "athens"  # only they come to oracle cards, the secret of Athens
    match = Match(game, players, {"data": WHEAT} if priests else {})
    pick = players_of(rng, players, PRIESTS) if priests else some_move
    found = layout(game, players)
    viewer = seed % players
    twin: Twin | None = None
    differing = decisions = 0
    while match.state.actor != NOBODY and decisions < SHORT.get(game.name, 10_000):
        if twin is None:
            twin = Twin(match, viewer, rng)
        decisions += match.state.actor >= 0
        move = game.move(match.state, pick(match.state, rng))
        lookalikes = twin.lookalikes(move, match)
        assert not isinstance(match.submit(move), Refusal)
        if not twin.follow(match, lookalikes):
            twin = None
            continue
        assert seen(match, viewer, found) == seen(twin.match, viewer, found)
        differing += game.snapshot(match.state) != game.snapshot(twin.match.state)
    if game.name in ("agora_lieske", "athens"):  # the games with secrets
        assert differing > 5

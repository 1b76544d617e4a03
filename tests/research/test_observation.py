"""Observations are as large as promised, hold what the view holds, and tell no secrets."""

from typing import Any

import pytest
from msgspec import Struct
from tests.games.athens.tempers import PRIESTS, WHEAT, players_of

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.observer import Observer, row_of
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import NOBODY, State
from petteia.research.actions import actions
from petteia.research.episode import Episode
from petteia.research.explorer import Curious
from petteia.research.observers import observer
from petteia.research.shapes import Many, Parts, joined, names, shape_of
from petteia.research.view_observer import ViewObserver, learned, write_value
from petteia.testing.promises import some_move
from petteia.testing.twins import Twin

from .judge import judge
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


def written(shape: Parts, value: Scene) -> dict[str, int]:
    """Return what is not 0 in the row of a value, by name."""
    places = [place.removeprefix(".") for place in names(shape, "")]
    assert len(places) == shape.width
    row = row_of([0] * shape.width)
    write_value(shape, value, row, 0)
    return {name: number for name, number in zip(places, row, strict=True) if number}


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


EVERY_TABLE = [(game, players) for game in OURS for players in game.seats]
every_table = pytest.mark.parametrize(
    ("game", "players"),
    EVERY_TABLE,
    ids=[f"{game.name}-{players}" for game, players in EVERY_TABLE],
)


def differing_options(game: Game, seed: int) -> dict[str, object]:
    """Return other options for each seed."""
    return {option.name: option.values[seed % len(option.values)] for option in game.options}


def agree(one: Observer, other: Observer, state: State) -> None:
    """Hold two rows of every seat against each other."""
    for seat in range(state.players):
        mine, others = list(one.row(state, seat)), list(other.row(state, seat))
        wrong = [place for place, number in enumerate(mine) if number != others[place]]
        assert not wrong, f"{one.names[wrong[0]]}: {mine[wrong[0]]}, not {others[wrong[0]]}"


@every_table
def test_what_is_written_from_the_state_is_what_1_0_made_of_views(game: Game, players: int) -> None:
    expected = judge(game, players)
    curious = Curious()
    for seed in range(1 if game.name in SHORT else 4):
        rng = Rng(seed)
        state = game.new(players, differing_options(game, seed))
        written = observer(game, players, differing_options(game, seed))
        assert written.names == expected.names
        pick = players_of(rng, players) if game.name == "athens" and seed % 2 else curious.pick
        while state.actor != NOBODY:
            agree(written, expected, state)
            state.play(pick(state, rng))
        agree(written, expected, state)


def test_oracle_cards_are_written_as_1_0_did() -> None:
    game, rng = games()["athens"], Rng(3)
    expected = judge(game, 3)
    state = game.new(3, {"data": WHEAT})
    pick = players_of(rng, 3, PRIESTS)
    written = observer(game, 3)  # WHEAT changes what is printed, which views leave out
    remembered = looked_at = 0
    while state.actor != NOBODY:
        agree(written, expected, state)
        row = dict(zip(written.names, written.row(state, max(state.actor, 0)), strict=True))
        remembered += row["returned: how many"] > 0
        looked_at += row["looked_at is there"]
        state.play(pick(state, rng))
    assert remembered > 5
    assert looked_at > 5


OTHER_NUMBERS = [
    ("athens", {"die": {"blank": 2}, "events": {"war": {"rows": ["red 1, white 2"] * 4}}}),
    ("agora_lieske", {"market": {"yields": {"1": [0, 0, 0, 9, 0], "3": [5, 4, 3, 2, 1]}}}),
    ("offrandes", {"money": {"limit": 300, "start": 290}}),
]


@pytest.mark.parametrize(("name", "data"), OTHER_NUMBERS, ids=[name for name, _ in OTHER_NUMBERS])
def test_with_other_numbers_every_place_holds_what_views_show(name: str, data: Any) -> None:
    game, options, rng = games()[name], {"data": data}, Rng(7)
    players = game.seats[0]
    expected = ViewObserver(game, players, learned(game, players, options, 3))
    written = observer(game, players, options)
    shared = {place for place in set(written.names) & set(expected.names) if "other" not in place}
    assert len(shared) > 300
    state = game.new(players, options)
    while state.actor != NOBODY:
        rows = [dict(zip(o.names, o.row(state, 0), strict=True)) for o in (written, expected)]
        assert [place for place in shared if rows[0][place] != rows[1][place]] == []
        state.play(some_move(state, rng))


def test_event_cards_of_any_shape_have_their_places() -> None:
    rows = ["red 1, white 2"] * 4
    game, options, rng = games()["athens"], {"data": {"events": {"war": {"rows": rows}}}}, Rng(7)
    written, state, cubes = observer(game, 2, options), game.new(2, options), 0
    while state.actor != NOBODY:
        row = dict(zip(written.names, written.row(state, 0), strict=True))
        for event, card in enumerate(game.rules.view(state, 0).events):
            assert row[f"events[{event}].rows: how many"] == len(card.rows)
            for index, squares in enumerate(card.rows):
                name = f"events[{event}].rows[{index}]"
                assert row[f"{name}: how many"] == len(squares)
                shown = [row[f"{name}[{at}]={cube}"] for at, cube in enumerate(squares) if cube]
                assert sum(row[place] for place in row if place.startswith(f"{name}[")) == sum(
                    shown
                )
                assert all(shown)
                cubes += len(shown)
        state.play(some_move(state, rng))
    assert cubes > 50


def test_a_game_that_writes_nothing_shows_its_layout_itself() -> None:
    game = games()["astragaloi"]
    assert game.rules.observer is None
    found = observer(game, 3)
    assert found is observer(game, 3)
    assert found.names[:8] == [
        "seat=0", "seat=1", "seat=2", "actor=0", "actor=1", "actor=2", "actor=*", "actor=nobody",
    ]  # fmt: skip


@all_tables
def test_names_and_arrays_are_of_one_size(game: Game, players: int) -> None:
    found = observer(game, players)
    assert len(found.names) == found.size == len(set(found.names))
    episode = Episode(game, players, None, Rng(1))
    for seat in range(players):
        observation = episode.observe(seat)
        assert observation.shape == (found.size,)
        assert observation[seat] == 1
        assert observation[players + episode.seat] == 1
        assert episode.mask(seat).any() == (seat == episode.seat)


def seen(match: Match, seat: int, found: Observer) -> bytes:
    """Return the bytes of a seat's observation and mask."""
    episode = Episode.__new__(Episode)
    episode.game, episode.state, episode.observer = match.game, match.state, found
    episode.actions = actions(match.game, match.state)
    return episode.observe(seat).tobytes() + episode.mask(seat).tobytes()


@pytest.mark.parametrize("seed", [1, 2])
@all_tables
def test_observations_and_masks_tell_no_secret(game: Game, players: int, seed: int) -> None:
    rng = Rng(seed)
    priests = game.name == "athens"  # only they come to oracle cards, the secret of Athens
    options = {"data": WHEAT} if priests else {}
    match = Match(game, players, options)
    pick = players_of(rng, players, PRIESTS) if priests else some_move
    found = observer(game, players, options)
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

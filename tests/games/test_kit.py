"""Every installed game keeps every promise, at every number of players."""

from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest

from petteia.core.data import MARKS
from petteia.core.game import Game
from petteia.core.registry import games
from petteia.core.words import Words
from petteia.testing import check_golden, fuzz, unproven_rules, unsaid
from petteia.testing.rules import anchors, cited, told_rules

ROOT = Path(__file__).parents[2]
TABLES = [(game, players) for game in games().values() for players in game.seats]
NAMES = [f"{game.name}-{players}" for game, players in TABLES]
SHARE = 12
"""Fuzzed games in an ordinary run; SEEDS runs of them go side by side."""
SEEDS = (1, 2)
LONG = 10_000
"""Fuzzed games of each game in a long run, over its numbers of players."""

OURS = [game for game in games().values() if game.package.startswith("petteia.")]
"""The games of the package; others may be installed beside them, as the example is."""

all_tables = pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
all_games = pytest.mark.parametrize("game", games().values(), ids=list(games()))


def rules_page(game: Game) -> str:
    """Return the rules of a game as its players read them."""
    ours, example = ROOT / "docs" / "rules" / f"{game.name}.md", ROOT / "examples" / game.name
    return (ours if game in OURS else example / "rules.md").read_text(encoding="utf-8")


def own_tests(game: Game) -> Path:
    """Return the folder of a game's own tests."""
    parent = ROOT / "tests" / "games" if game in OURS else ROOT / "examples"
    return parent / game.name


@pytest.mark.many
@pytest.mark.parametrize("seed", SEEDS)
@all_tables
def test_fuzzed_games_keep_all_promises(
    game: Game, players: int, seed: int, request: pytest.FixtureRequest
) -> None:
    fuzz(game, players, request.config.getoption("--fuzz-games") or SHARE, seed)


@pytest.mark.many
@all_tables
def test_fuzzed_games_with_other_options_keep_all_promises(game: Game, players: int) -> None:
    for values in product(*[option.values for option in game.options]):
        options = dict(zip([o.name for o in game.options], values, strict=True))
        fuzz(game, players, 1, seed=3, options=options)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 110))
@all_tables
def test_thousands_of_fuzzed_games_keep_all_promises(game: Game, players: int, seed: int) -> None:
    fuzz(game, players, LONG // 10 // len(game.seats) + 1, seed)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_golden_records_replay_to_their_results(game: Game) -> None:
    for players in game.seats:
        path = ROOT / "tests" / "records" / f"{game.name}-{players}.jsonl"
        assert check_golden(path) == 20


@all_games
def test_every_rule_is_cited_in_the_code_and_named_by_a_test(game: Game) -> None:
    page = rules_page(game)
    source = cited(Path(str(files(game.package))))
    tests = cited(own_tests(game))
    follows = (ROOT / "docs" / "rules" / "following.txt").read_text(encoding="utf-8")
    assert unproven_rules(page, source, tests, follows) == []


@pytest.mark.many
@all_tables
def test_every_rule_told_to_players_has_an_anchor(game: Game, players: int) -> None:
    page = rules_page(game)
    assert told_rules(game, players) <= set(anchors(page))


@all_games
def test_all_words_are_there_in_all_languages(game: Game) -> None:
    assert unsaid(game) == []


@all_games
def test_every_printed_value_is_marked(game: Game) -> None:
    marks = {path: game.data.mark(path) for path in game.data.paths()}
    assert set(marks.values()) <= set(MARKS), marks
    assert set(game.data.marks) <= {prefix for path in marks for prefix in _prefixes(path)}, (
        "a mark for a value that is not there"
    )


@all_games
def test_seats_have_names(game: Game) -> None:
    words = Words(game.package, "en")
    names = [words.name(seat) for seat in range(game.seats[-1])]
    assert len(set(names)) == len(names)


def _prefixes(path: str) -> list[str]:
    parts = path.split(".")
    return [".".join(parts[: n + 1]) for n in range(len(parts))]

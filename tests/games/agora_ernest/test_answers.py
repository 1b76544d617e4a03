"""What the engine says about fuzzed positions is what version 1.0 said (see answers.py)."""

import json
from pathlib import Path

import pytest

from .answers import summary

STORED = json.loads(Path(__file__).with_name("answers.json").read_text(encoding="utf-8"))


@pytest.mark.many
@pytest.mark.parametrize("game", STORED)
def test_a_fuzzed_game_has_the_answers_of_version_1_0(game: str) -> None:
    style, seed = game.split()
    assert summary(style, int(seed)) == STORED[game]


def test_the_stored_games_cover_alleys_and_placements_off_the_grid() -> None:
    totals = [
        sum(game[kind] for game in STORED.values()) for kind in ("positions", "alleys", "off_grid")
    ]
    assert totals[0] > 1000
    assert min(totals[1:]) > 300

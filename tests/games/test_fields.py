"""State fields are declared once, and the kit notices each one that is left out."""

from dataclasses import replace
from importlib.resources import files

import pytest

from petteia.core.game import Game
from petteia.core.registry import games
from petteia.testing import Broken, fuzz
from petteia.testing.state_fields import declared, generated

OURS = [game for game in games().values() if game.package.startswith("petteia.")]
FIELDS = [(game, name) for game in games().values() for name in game.rules.fields]
GAMES = 60
"""Enough random games to meet a position in which any single field matters."""


def model(game: Game) -> str:
    return (files(game.package) / "model.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_generated_fields_follow_the_declaration(game: Game) -> None:
    text = (files(game.package) / "fields.py").read_text(encoding="utf-8")
    assert text == generated(game.package, model(game)), "run script/fields"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_field_left_out_of_the_declaration_changes_the_generated_file(game: Game) -> None:
    text = (files(game.package) / "fields.py").read_text(encoding="utf-8")
    fields, derived = declared(model(game))
    for name in [*fields, *derived][2:]:
        line = next(line for line in model(game).splitlines() if line.startswith(f"    {name}: "))
        assert generated(game.package, model(game).replace(line, "    pass", 1)) != text


@pytest.mark.parametrize(("game", "name"), FIELDS, ids=[f"{g.name}-{name}" for g, name in FIELDS])
def test_the_kit_notices_a_field_that_snapshots_leave_out(
    game: Game, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = tuple(field for field in game.rules.fields if field != name)
    forgetful = replace(game, rules=replace(game.rules, fields=fields), beginnings={})
    monkeypatch.setattr("petteia.core.match.game_named", lambda _: forgetful)
    with pytest.raises(Broken, match="restored"):
        fuzz(forgetful, game.seats[-1], GAMES)

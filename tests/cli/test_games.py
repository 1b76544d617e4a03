import pytest

from petteia.core.registry import games

from .conftest import Run


def test_every_game_has_a_line(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for game in games().values():
        (line,) = [line for line in result.stdout.splitlines() if line.startswith(game.name + " ")]
        assert f"{game.designer}, {game.publisher}, {game.year}" in line
        assert f"{game.seats[0]}–{game.seats[-1]}" in line


@pytest.mark.parametrize("name", games())
def test_a_game_tells_its_options_and_numbers(run: Run, name: str) -> None:
    game = games()[name]
    result = run("games", name)
    assert result.exit_code == 0
    for option in game.options:
        assert f"\n{option.name}=" in result.stdout
    for path in game.data.paths():
        assert f"\n{path} " in result.stdout


def test_a_number_says_how_well_it_is_known(run: Run) -> None:
    told = run("games", "agora_lieske").stdout
    (line,) = [line for line in told.splitlines() if line.startswith("rhetoric.points")]
    assert line.split() == [
        *("rhetoric.points", "[0,", "0,", "0,", "1,", "1,", "2,", "2,", "3,", "4,", "5]"),
        "reconstructed",
    ]


def test_games_speak_french(run: Run) -> None:
    assert "Envoyez" in run("games", "agora_lieske", "--lang", "fr").stdout

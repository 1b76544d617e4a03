"""The bot of the documents is this bot, plays everywhere by its name, and plays well."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from petteia.arena.play_game import play
from petteia.arena.schedule import schedule
from petteia.arena.tally import tallied
from petteia.bots import UnknownBot, bot
from petteia.cli import main
from petteia.core.registry import game

HERE = Path(__file__).parents[1]
PAGE = HERE.parents[1] / "docs" / "adding-a-bot.md"
Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)
    return lambda *args, **more: CliRunner().invoke(main, [*map(str, args)], **more)


def test_the_document_shows_this_bot() -> None:
    text = PAGE.read_text(encoding="utf-8")
    source = (HERE / "src" / "kleroterion" / "__init__.py").read_text(encoding="utf-8")
    settings = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    assert f"```python\n{source}```" in text
    assert f"```toml\n{settings}```" in text
    assert len(source.splitlines()) <= 30


def test_it_beats_chance() -> None:
    games = schedule(["random", "kleroterion"], 2, 10)
    scores = tallied([play("astragaloi", {}, 1, pairing) for pairing in games], 2).scores
    assert scores["kleroterion"].wins > scores["random"].wins


def test_commands_know_it_by_its_name(run: Run) -> None:
    few = ("astragaloi", "--games", 2, "--bots", "kleroterion:games=2,random")
    for command in (("simulate", *few), ("arena", *few, "--processes", 1)):
        result = run(*command)
        assert result.exit_code == 0, result.stderr
    result = run("play", "astragaloi", "--bots", "kleroterion", "--seed", 1, input="q\n")
    assert result.exit_code == 0, result.stderr


def test_a_wrong_setting_is_refused() -> None:
    assert bot("kleroterion:games=3", game("astragaloi")).name == "kleroterion:games=3"
    with pytest.raises(UnknownBot, match="kleroterion has games, not 'hours'"):
        bot("kleroterion:hours=3", game("astragaloi"))
    with pytest.raises(UnknownBot, match=r"kleroterion, .*Novice, Citizen"):
        bot("klero", game("astragaloi"))

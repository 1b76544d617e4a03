"""Words: lines become sentences, in each language, with the players' own names."""

from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError

from petteia.core.line import Line
from petteia.core.words import Words

PACKAGE = "petteia.games.agora_lieske"


def test_seats_resources_and_lists_are_put_into_words() -> None:
    line = Line("L5.2.5", "event-donated", {"seat": 1, "gift": ["2 wood", "1 clay"], "level": 1})
    assert Words(PACKAGE).say(line) == "Green donates 2 wood, 1 clay and reaches level 1."
    french = Words(PACKAGE, "fr", names=["Ada", "Benoît"])
    assert french.say(line) == "Benoît donne 2 bois, 1 argile et atteint le niveau 1."


def test_seats_inside_a_list_and_nothing() -> None:
    words = Words(PACKAGE)
    assert (
        words.text("position-court", {"citizens": ["@0 A", "@2 ?"]}) == "Court: Blue A, Yellow ?."
    )
    assert words.text("position-court", {"citizens": []}) == "Court: nothing."


def test_what_is_quoted_is_not_translated() -> None:
    text = Words(PACKAGE, "fr").text("refused-unknown-move", {"text": "0 trade wood wood"})
    assert "0 trade wood wood" in text


def test_a_missing_message_or_argument_is_an_error_for_programmers() -> None:
    with pytest.raises(KeyError):
        Words(PACKAGE).text("no-such-message")
    with pytest.raises(FluentReferenceError):
        Words(PACKAGE).text("event-start")


def test_a_game_without_words_in_a_language_speaks_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "laconic").mkdir()
    (tmp_path / "laconic" / "__init__.py").touch()
    (tmp_path / "laconic" / "words.en.ftl").write_text("title = If\n")
    monkeypatch.syspath_prepend(tmp_path)
    words = Words("laconic", "fr")
    assert words.text("title") == "If"
    assert words.text("none") == Words(PACKAGE, "fr").text("none")

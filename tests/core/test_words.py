"""Words: lines become sentences, in each language, with the players' own names."""

import re
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast, serialize

from petteia.core.message import Arg, Message, Prompt
from petteia.core.words import LANGUAGES, VERBATIM, Words, fluent_text, preferred_language

PACKAGE = "petteia.games.agora_lieske"
GAMES = ("agora_ernest", "agora_lieske", "athens", "offrandes")


def test_seats_resources_and_lists_are_put_into_words() -> None:
    line = Message("L5.2.5", "event-donated", {"seat": 1, "gift": ["2 wood", "1 clay"], "level": 1})
    assert Words(PACKAGE).say(line) == "Green donates 2 wood and 1 clay and reaches level 1."
    french = Words(PACKAGE, "fr", names=["Ada", "Benoît"])
    assert french.say(line) == "Benoît donne 2 bois et 1 argile et atteint le niveau 1."


def test_seats_inside_a_list_and_nothing() -> None:
    words = Words(PACKAGE)
    assert (
        words.text("position-court", {"citizens": ["@0 A", "@2 ?"]})
        == "Court: Blue A and Yellow ?."
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


SEAT = re.compile(r"\{ \$seat(_\w+)? \}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_about_a_player_has_words_for_that_player(game: str, language: str) -> None:
    text = fluent_text(f"petteia.games.{game}", language)
    events = [
        entry
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("event-")
    ]
    about = [entry for entry in events if SEAT.search(serialize(ast.Resource([entry])))]
    assert len(about) > 12
    for entry in about:
        own = {other.id.name: other.value for other in entry.attributes}
        assert "you" in own, entry.id.name
        bare = ast.Message(ast.Identifier("said"), own["you"])
        assert not SEAT.search(serialize(ast.Resource([bare]))), entry.id.name


CHOICES = re.compile(r"\$(\w+) ->|^\s*\*?\[(\w+)\]", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_sentence_is_chosen_by_is_no_word_of_the_notation(game: str, language: str) -> None:
    """A step called `stoa` would be put into words first, and then match nothing."""
    text = fluent_text(f"petteia.games.{game}", language)
    asked, read = "", set()
    for argument, choice in CHOICES.findall(text):
        asked = argument or asked
        if choice and asked not in VERBATIM:
            read.add(choice)
    assert {choice for choice in read if f"\nword-{choice} = " in text} == set()


SIGNS = re.compile(r"[ \u00a0][:;!?»]|«[ \u00a0]")
FRENCH = [
    path
    for top in ("examples", "frontend/src", "src")
    for path in sorted((Path(__file__).parents[2] / top).rglob("*.fr.ftl"))
]


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_french_signs_follow_a_narrow_no_break_space(path: Path) -> None:
    """A colon that wraps to the next line looks like a mistake."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if SIGNS.search(line) and not line.startswith("#")] == []


def test_words_take_their_forms_from_the_notation() -> None:
    """Numbers count the word after them, repeated words are counted, and names have forms."""
    words = Words("petteia.games.athens")
    assert words.text("event-got", {"seat": 0, "cubes": "2 silver"}) == "Blue gets 2 silver coins."
    gift: dict[str, Arg] = {"seat": 0, "gift": ["red", "silver", "red"]}
    assert words.text("event-gave", gift) == "Blue pays 2 wine and 1 silver coin."
    french = Words("petteia.games.offrandes", "fr", names=["Ada", "Bion"])
    corrupted: dict[str, Arg] = {"seat": 1, "target_seat": 0, "character": "water"}
    assert french.text("event-corrupted", corrupted) == "Bion corrompt la Porteuse d’eau d’Ada."


def test_a_prompt_names_the_player_it_is_for() -> None:
    prompt = Prompt("L5.1.1", "prompt-place", {"seat": 1})
    assert Words(PACKAGE).say(prompt) == "Green’s turn. Send a citizen to a place."
    assert Words(PACKAGE).text(prompt.key, prompt.args) == "Waiting for Green to send a citizen."


def test_the_first_known_language_is_preferred() -> None:
    assert preferred_language(["pt-BR", " fr-CA", "en"]) == "fr"
    assert preferred_language([""]) == "en"

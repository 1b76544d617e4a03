"""The page says nothing that is not in its Fluent files, and says it in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize

from petteia.core.words import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "frontend" / "src"
ENGLISH = sorted(SOURCE.rglob("*.en.ftl"))
STRENGTHS = ("novice", "citizen", "strategos", "oracle")


def messages(path: Path) -> dict[str, set[str]]:
    """Return the keys of a Fluent file with the variables each uses."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            used = re.findall(r"\$(\w+)", repr_of(entry))
            found[entry.id.name] = {name.removesuffix("_of") for name in used}
    return found


def repr_of(entry: ast.Message) -> str:
    return serialize(ast.Resource([entry]))


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.parent.name)
def test_every_language_says_all_that_english_says(path: Path, language: str) -> None:
    translated = path.with_name(path.name.replace(".en.", f".{language}."))
    assert messages(path) == messages(translated)


def all_keys() -> set[str]:
    return {key for path in ENGLISH for key in messages(path)}


def test_every_message_that_code_names_exists() -> None:
    keys = all_keys()
    named = set()
    for path in [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]:
        text = path.read_text(encoding="utf-8")
        named |= {(path.name, key) for key in re.findall(r"""\bt\(\s*["']([\w-]+)["']""", text)}
    assert len(named) > 150
    assert {(where, key) for where, key in named if key not in keys} == set()


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.parent.name)
def test_every_message_is_named_by_code(path: Path) -> None:
    """In quotes, or put together from its beginning; a board may leave its own name out."""
    found = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    code = "\n".join(each.read_text(encoding="utf-8") for each in found)
    game = path.parent.name
    quoted = set(re.findall(r"""["']([\w-]+)["']""", code))
    made = [re.split(r"\$\{[^}]*\}", text) for text in re.findall(r"`(\w[\w-]*-\$[^`]*)`", code)]
    patterns = [".+".join(map(re.escape, parts)) for parts in made if parts[0] != f"{game}-"]
    unused = [
        key
        for key in messages(path)
        if not {key, key.removeprefix(f"{game}-")} & quoted
        and not re.fullmatch(f"({game}-)?({'|'.join(patterns)})", key)
    ]
    assert unused == []


NOT_FOR_PLAYERS = {
    *("no-such-game", "no-such-entry", "no-such-language", "wrong-query", "json-needed"),
    *("no-push-here", "no-push-service", "no-mail-here", "wrong", "too-few-moves"),
}
"""Answers to the operator and to wrong calls of the API, or of settings the page does not offer."""


NAMED = r'(?:NotDone\(|ApiProblem\(\d+, |Problem\(problem=)"([a-z-]+)"'
"""How the source names a problem."""


def test_every_problem_the_server_tells_players_has_its_words() -> None:
    told = set()
    source = ROOT / "src" / "petteia"
    for path in [*(source / "server").rglob("*.py"), *(source / "tables").rglob("*.py")]:
        text = path.read_text(encoding="utf-8")
        told |= set(re.findall(NAMED, text))
    assert len(told) > 30
    keys = all_keys()
    assert {name for name in told - NOT_FOR_PLAYERS if f"problem-{name}" not in keys} == set()


def test_every_strength_and_state_has_its_words() -> None:
    keys = all_keys()
    for strength in STRENGTHS:
        assert f"strength-{strength}" in keys
    for state in ("open", "playing", "over"):
        assert f"state-{state}" in keys


def test_every_decision_of_every_game_has_a_lesson() -> None:
    keys = all_keys()
    games = sorted(path.parent.name for path in ENGLISH if path.parent.parent.name == "boards")
    assert games == ["agora_ernest", "agora_lieske", "athens", "offrandes"]
    for game in games:
        assert f"lesson-{game}-welcome" in keys
        own = ROOT / "src" / "petteia" / "games" / game / "words.en.ftl"
        text = own.read_text(encoding="utf-8")  # a prompt that addresses "you" is a decision
        asked = set(re.findall(r"^prompt-([\w-]+) =.*\n    \.you =", text, re.M))
        assert len(asked) >= 2
        assert {name for name in asked if f"lesson-{game}-{name}" not in keys} == set()


def test_no_sentence_stands_in_the_markup() -> None:
    """Words between tags would not be translated."""
    for path in SOURCE.rglob("*.svelte"):
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text(), flags=re.S)
        markup = re.sub(r"\{[^{}]*(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}", "", markup)
        for words in re.findall(r">([^<>]*)<", markup):
            found = re.findall(r"[A-Za-zÀ-ÿ]{3,}", words)
            assert [word for word in found if word not in ("Petteia", "nbsp")] == [], path


@pytest.mark.parametrize(
    ("game", "rule"), [("agora_lieske", "L6.3"), ("athens", "A5.3"), ("offrandes", "O6.2")]
)
def test_a_game_that_breaks_ties_says_how(game: str, rule: str) -> None:
    words = ROOT / "src" / "petteia" / "games" / game
    for language in LANGUAGES:
        assert "tie-break" in messages(words / f"words.{language}.ftl")
        assert f"({rule})." in (words / f"words.{language}.ftl").read_text(encoding="utf-8")

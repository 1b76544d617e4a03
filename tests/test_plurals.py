"""Every message with 0, 1, 2 and 5 in every language: no number is followed by a wrong form."""

import re
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path

import pytest
from babel.core import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from petteia.core.words import LANGUAGES

ROOT = Path(__file__).parents[1]
NUMBERS = (0, 1, 2, 5)
WORDS = re.compile(
    r".*_\w+|.*(seat|name)s?|accused|altar|animals?|base|best|cards?|character|choice|cite|citizens?"
    r"|colour|cost|cube|dealers?|demand|detail|effect|event|gains|game|gift|gives|jurors|kind|known"
    r"|letters?|levels|lot|lying|monument|move|needs|of|option|oracles?|order|other|pair|people|person"
    r"|pays|gets|picked|place|plain|price|problem|reason|resources?|rest|roman|rule|scores|section"
    r"|shops?|side|spaces|squares|standing|strength|temples?|text|tile|values|what|where|who|whole|why"
    r"|worker|yields|citizen|about|flipped|under|discards|cubes|tiles|stacks|since|used|date|names"
)
"""Variables that hold words, never a number to count by."""
VERBS = {"is", "are", "opens", "open"}
PLACES = ("src", "frontend/src", "examples")
AFTER_NUMBER = re.compile(r"(?<![\w.,|])(\d+)[ \u00a0\u202f]([^\W\d_]+)")
LEADING_WORD = re.compile(r"^\s*([^\W\d_]+)")


def files(language: str) -> list[Path]:
    found = [path for place in PLACES for path in (ROOT / place).rglob(f"*.{language}.ftl")]
    return sorted(path for path in found if "node_modules" not in path.parts)


class Selects(visitor.Visitor):
    """Collects the variables of a pattern, the keys they select by, and counted nouns."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: dict[str, list[str]] = {}
        self.nouns: list[dict[str, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            names = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
            if not {"one", "other"} & set(names):
                self.keys.setdefault(name, []).extend(names)
            self.nouns.append(dict(_nouns(node, name)))


def _nouns(node: ast.SelectExpression, name: str) -> Iterator[tuple[str, str]]:
    """Yield, by plural category, the word that follows the number in a variant."""
    for variant in node.variants:
        elements = variant.value.elements
        for number, text in pairwise(elements):
            if _variable(number) == name and isinstance(text, ast.TextElement):
                word = LEADING_WORD.match(text.value)
                if word and isinstance(variant.key, ast.Identifier):
                    yield variant.key.name, word.group(1)


def _variable(element: ast.TextElement | ast.Placeable) -> str:
    """Return the name of the variable that a placeable shows; empty for anything else."""
    shown = element.expression if isinstance(element, ast.Placeable) else None
    return shown.id.name if isinstance(shown, ast.VariableReference) else ""


def patterns(path: Path) -> Iterator[tuple[str, str, ast.Pattern]]:
    """Yield every message and attribute of a file: its key, its attribute, its pattern."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, "", entry.value
            for attribute in entry.attributes:
                yield entry.id.name, attribute.id.name, attribute.value


def counted_nouns(language: str) -> dict[str, set[str]]:
    """Return the plural categories in which each noun stands, from all selections by number."""
    found: dict[str, set[str]] = {}
    paired: set[str] = set()
    for path in files(language):
        for _, _, pattern in patterns(path):
            seen = Selects()
            seen.visit(pattern)
            for forms in seen.nouns:
                if len(set(forms.values())) > 1:
                    paired |= set(forms.values())
                for category, noun in forms.items():
                    found.setdefault(noun, set()).add(category)
    return {noun: found[noun] for noun in paired - VERBS if len(found[noun]) == 1}


def wrong_forms(text: str, nouns: dict[str, set[str]], rule: PluralRule) -> list[str]:
    """Return the numbers of a text that are followed by a noun in the wrong form."""
    return [
        found.group(0)
        for found in AFTER_NUMBER.finditer(text)
        if rule(int(found.group(1))) not in nouns.get(found.group(2), {rule(int(found.group(1)))})
    ]


def rendered(path: Path, language: str) -> Iterator[tuple[str, str]]:
    """Yield every message of a file as a sentence, with each number and each selected key."""
    bundle = FluentBundle([language], use_isolating=False)
    text = path.read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text), allow_overrides=True)
    for key, attribute, pattern in patterns(path):
        seen = Selects()
        seen.visit(pattern)
        message = bundle.get_message(key)
        compiled = message.attributes[attribute] if attribute else message.value
        choices = [[(name, value) for value in values] for name, values in seen.keys.items()]
        for number, chosen in product(NUMBERS, product(*choices)):
            words = {name: "…" for name in seen.variables if WORDS.fullmatch(name)}
            args = dict.fromkeys(seen.variables, number) | words | dict(chosen)
            assert compiled is not None
            said, errors = bundle.format_pattern(compiled, args)
            assert not errors, (path, key, errors)
            yield f"{path.name} {key}.{attribute}", str(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_followed_by_the_wrong_form(language: str) -> None:
    nouns, rule = counted_nouns(language), Locale(language).plural_form
    assert len(nouns) > 20
    said = [line for path in files(language) for line in rendered(path, language)]
    assert len(said) > 3000
    wrong = {(key, text) for key, text in said if wrong_forms(text, nouns, rule)}
    assert wrong == set()


@pytest.mark.parametrize(
    ("language", "planted"),
    [
        ("en", "shop = It has { $doors } open doors, { $cells } cells."),
        (
            "en",
            "lot = { $count ->\n    [one] { $count } coins\n   *[other] { $count } coins\n}",
        ),
        ("fr", "shop = { $doors } portes ouvertes"),
        ("de", "shop = { $doors } Münzen"),
        ("de", "shop = { $doors } Münze"),
    ],
)
def test_a_planted_mistake_is_found(tmp_path: Path, language: str, planted: str) -> None:
    path = tmp_path / f"words.{language}.ftl"
    path.write_text(planted + "\n", encoding="utf-8")
    nouns, rule = counted_nouns(language), Locale(language).plural_form
    assert any(wrong_forms(text, nouns, rule) for _, text in rendered(path, language))

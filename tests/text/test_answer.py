"""What is read as a move, in which order, and what is refused."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.research.tables import NAMES, TABLES

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.registry import game
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY
from petteia.core.words import LANGUAGES, Words
from petteia.testing.promises import some_move
from petteia.text.answer import Answer, read
from petteia.text.offer import AROUND, Offer, folded, offers


def begun(name: str = "agora_lieske") -> Match:
    match, rng = Match(game(name), game(name).seats[0]), Rng(1)
    while match.state.actor == CHANCE:
        match.draw(rng)
    return match


def offered(match: Match, language: str = "en", most: int = 60) -> list[Offer]:
    return offers(match.choices(), Words(match.game.package, language), most)


def answer(match: Match, text: str) -> Answer:
    return read(text, match.state.actor, offered(match), match.refuse)


def read_back(value: Game, players: int, language: str, rng: Rng, longest: int) -> int:
    """Play a random game, and read every listed choice of every position in all ways."""
    match = Match(value, players)
    decisions = 0
    while match.state.actor != NOBODY and decisions < longest:
        if match.state.actor != CHANCE:
            decisions += 1
            listed = offered(match, language)
            for offer in listed:
                for text in (
                    offer.words,
                    str(offer.number),
                    offer.notation,
                    offer.move,
                    offer.line,
                    f"I could pass.\n\n**{offer.number}.**\n",
                    f"My answer is [{offer.words.upper()}].",
                ):
                    found = read(text, match.state.actor, listed, match.refuse)
                    assert found == Answer(offer.move), text
        match.submit(value.move(match.state, some_move(match.state, rng)))
    return decisions


@pytest.mark.parametrize(("value", "players"), TABLES, ids=NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_listed_choice_is_read_back_as_its_move(
    value: Game, players: int, language: str
) -> None:
    assert read_back(value, players, language, Rng(players), 300)


@pytest.mark.long
@pytest.mark.parametrize(("value", "players"), TABLES, ids=NAMES)
def test_every_listed_choice_of_whole_games_is_read_back(value: Game, players: int) -> None:
    for seed in range(5):
        assert read_back(value, players, LANGUAGES[seed % len(LANGUAGES)], Rng(seed), 20_000)


def test_notation_comes_before_numbers_and_numbers_before_words() -> None:
    match = begun()
    move = match.choices()[0].text
    by_notation = Offer(1, "0 other", move.partition(" ")[2])
    by_number = Offer(2, "0 more", "1")
    listed = [by_notation, by_number]
    assert read(by_notation.words, 0, listed, match.refuse) == Answer(move)
    assert read("1", 0, listed, match.refuse) == Answer("0 other")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unread-empty"),
        (" \n ** \n", "unread-empty"),
        ("0", "unread-number"),
        ("51", "unread-number"),
        ("1 or 2", "unread-foreign"),
        ("1 2", "unread-foreign"),
        ("-1", "unread-foreign"),
        ("send A", "unread-foreign"),
        ("send A to dealer 1 and B to dealer 2", "unread-foreign"),
        ("envoyer A chez le marchand 1", "unread-foreign"),
        ("choice 1 is best", "unread-foreign"),
        ("PLACE A COURT", "unread-foreign"),
        ("either [1] or [2]", "unread-several"),
        ("x" * 400, "unread-long"),
        ("1\nI changed my mind", "unread-foreign"),
    ],
)
def test_what_is_not_one_choice_is_refused(text: str, key: str) -> None:
    found = answer(begun(), text)
    assert (found.move, found.refusal) == ("", None)
    assert found.unread is not None
    assert found.unread.key == key


@pytest.mark.parametrize("text", ["[1]", "[1] again [1]", "[thinking\n1]", "“1”", "#1", "1)"])
def test_marks_around_a_choice_do_not_matter(text: str) -> None:
    match = begun()
    assert answer(match, text) == Answer(match.choices()[0].text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("pass", "refused-not-now"),
        ("1 place A court", "refused-not-your-turn"),
        ("9 place A court", "refused-no-such-seat"),
    ],
)
def test_a_move_that_is_not_legal_is_refused_by_the_rules(text: str, key: str) -> None:
    match = begun()
    refusal = answer(match, text).refusal
    assert refusal is not None
    assert refusal == match.refuse(text if text[0].isdigit() else f"{match.state.actor} {text}")
    assert refusal.key == key or text == "pass"


def test_equal_words_are_told_apart_by_their_notation() -> None:
    match = begun()
    one, two = match.choices()[:2]
    words = Words(match.game.package)
    twice = [one, type(one)(one.rule, one.key, one.args, text=two.text)]
    listed = offers(twice, words)
    assert len({folded(offer.words) for offer in listed}) == 2
    for offer in listed:
        assert read(offer.words, 0, listed, match.refuse) == Answer(offer.move)
    said = answer_of(listed, words.say(one), match)
    assert said.unread is not None


def answer_of(listed: list[Offer], text: str, match: Match) -> Answer:
    return read(text, match.state.actor, listed, match.refuse)


MATCH = begun("offrandes")
LISTED = offered(MATCH)
PIECES = [offer.words for offer in LISTED] + [offer.notation for offer in LISTED] + ["1", "7", "."]


@given(
    st.one_of(
        st.text(),
        st.lists(st.sampled_from([*PIECES, " ", "\n", "[", "]", "and"]), max_size=4).map("".join),
    )
)
def test_nothing_is_guessed(text: str) -> None:
    found = answer_of(LISTED, text, MATCH)
    if found.move:
        line = [line for line in text.splitlines() if line.strip()][-1]
        inside = re.findall(r"\[([^\[\]]+)\]", line)
        read_from = folded(inside[0] if inside else line)
        offer = next(offer for offer in LISTED if offer.move == found.move)
        names = (offer.words, offer.notation, offer.move, offer.line, str(offer.number))
        assert read_from.strip("#)") in [folded(name).strip(AROUND) for name in names]


def test_placements_that_are_not_listed_are_open_in_notation() -> None:
    match, rng = Match(game("agora_ernest"), 2), Rng(3)
    while len(match.state.legal()) <= 60 or match.state.actor == CHANCE:
        match.submit(match.game.move(match.state, some_move(match.state, rng)))
    choices, listed = match.choices(), offered(match)
    assert (len(listed), len(choices) > 60) == (60, True)
    assert answer_of(listed, choices[-1].text, match) == Answer(choices[-1].text)
    assert answer_of(listed, "build 0 0 0", match).refusal is not None

"""What a seat reads at its turn, what becomes of its answers, and what it never learns."""

import pytest
from tests.research.tables import NAMES, OURS, SHORT, TABLES

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.registry import game
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY
from petteia.core.words import LANGUAGES
from petteia.testing.promises import everything, some_move
from petteia.text import play
from petteia.text.answer import read
from petteia.text.conversation import Conversation, text_of
from petteia.text.environment import TextGame

from .lookalikes import lookalikes


def kinds(conversation: Conversation) -> list[str]:
    return [part.kind for part in conversation.observation()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", OURS, ids=lambda value: value.name)
def test_rules_are_read_once_and_news_since_the_last_turn(value: Game, language: str) -> None:
    table = TextGame(value.name, lang=language)
    first = table.seats[table.seat]
    assert kinds(first) == ["rules", "news", "position", "choices"]
    assert kinds(first) == ["position", "choices"]
    seat = table.seat
    table.answer("1")
    for _ in range(200):
        if table.seat == seat:
            break
        table.answer("1")
    news = {part.kind: part.text for part in table.observation(seat)}["news"]
    told = [event.seen_by(seat) for made in table.match.events[-1:] for event in made]
    assert all(first.narrator.words.say(event) in news for event in told)


def test_a_refused_answer_gets_its_reason_and_one_more_try() -> None:
    table = TextGame("agora_lieske")
    reader = table.seats[table.seat]
    reader.observation()
    outcome = table.answer("pass")
    assert (outcome.move, outcome.default) == ("", False)
    refusal, choices = reader.observation()
    assert refusal.text.startswith("Not legal (L5.1.1): ")
    assert refusal.text.endswith("You may answer once more.")
    assert "1. place A market 1 – send A to dealer 1" in choices.text
    assert table.answer("1").move == "0 place A market 1"
    assert (reader.counts.illegal, reader.counts.unread, reader.counts.defaults) == (1, 0, 0)


@pytest.mark.parametrize("tries", [1, 2, 4])
def test_after_the_last_try_a_random_legal_move_is_made(tries: int) -> None:
    made = set()
    for seed in range(20):
        table = TextGame("agora_lieske", tries=tries)
        table.begin(seed)
        reader = table.seats[table.seat]
        outcomes = [table.answer("nonsense") for _ in range(tries)]
        assert [outcome.default for outcome in outcomes] == [False] * (tries - 1) + [True]
        made.add(outcomes[-1].move)
        assert (reader.counts.unread, reader.counts.defaults) == (tries, 1)
    assert len(made) > 5


def test_the_reader_learns_which_move_was_made_for_it() -> None:
    table = TextGame("agora_lieske", tries=1)
    seat = table.seat
    table.answer("?")
    assert "a random legal move was played: send " in text_of(table.observation(seat))


def test_equal_seeds_and_answers_give_equal_games() -> None:
    def reader(text: str) -> str:
        return "2" if "2. " in text else "1"

    readers = [reader, lambda text: "hm\n1"]
    records = [play("athens", readers, seed).record() for seed in (4, 4, 5)]
    assert records[0] == records[1] != records[2]


def test_a_finished_game_tells_its_result() -> None:
    table = TextGame("astragaloi")
    while not table.over:
        table.answer("1")
    told = text_of(table.observation(1))
    places = table.match.standing().places
    assert places is not None
    assert f"place {places[1]}" in told
    with pytest.raises(ValueError, match="over"):
        table.answer("1")


def same_reading(real: Conversation, twin: Conversation, rng: Rng) -> None:
    """Both read the same, and their answers are read, or refused, in the same words."""
    assert text_of(real.observation()) == text_of(twin.observation())
    match, other = real.match, twin.match
    if match.state.actor != real.seat:
        return
    texts = [offer.words for offer in real.offered()] + ["", "1", "999", "neither", "[1] or [2]"]
    moves = everything(match.game, match.state, rng)
    texts += [match.state.catalogue().text(moves[rng.below(len(moves))]) for _ in range(20)]
    for text in texts:
        one = read(text, real.seat, real.offered(), match.refuse)
        two = read(text, twin.seat, twin.offered(), other.refuse)
        assert one == two
        if not one.move:
            assert real.narrator.refusal(one, 1) == twin.narrator.refusal(two, 1)


def hidden_apart(value: Game, players: int, seed: int, longest: int) -> int:
    """Play a game beside twins that look the same to a seat; return how often they differed."""
    rng = Rng(seed)
    readers: list[Conversation] = []
    apart = 0
    for match, twin, viewer in lookalikes(value, players, rng, longest):
        if not readers or readers[1].match is not twin:
            readers = [Conversation(each, viewer) for each in (match, twin)]
        if rng.below(3) == 0:
            apart += 1
            same_reading(readers[0], readers[1], rng)
    return apart


@pytest.mark.parametrize(("value", "players"), TABLES, ids=NAMES)
def test_what_a_seat_cannot_know_changes_nothing_it_reads(value: Game, players: int) -> None:
    hides = value.name in ("agora_lieske", "athens")
    apart = 0
    for seed in range(30 if hides else 3):  # some secrets are seldom met in random games
        apart += hidden_apart(value, players, seed, 40 * SHORT.get(value.name, 20))
        if apart > 5:
            break
    assert bool(apart) == hides, f"{apart} positions differed in secret"


@pytest.mark.parametrize("value", OURS, ids=lambda value: value.name)
def test_an_imagined_position_reads_the_same(value: Game) -> None:
    match, rng = Match(value, value.seats[0]), Rng(8)
    looked = 0
    while match.state.actor != NOBODY and looked < SHORT.get(value.name, 40):
        if match.state.actor != CHANCE and rng.below(4) == 0:
            looked += 1
            seat = match.state.actor
            other = match.fork()
            other.state = value.imagine(match.view(seat), rng)
            same_reading(Conversation(match, seat), Conversation(other, seat), rng)
        match.submit(value.move(match.state, some_move(match.state, rng)))
    assert looked


def test_a_seat_needs_a_try() -> None:
    with pytest.raises(ValueError, match="at least one try"):
        TextGame("athens", tries=0)


def test_names_of_players_are_quoted_as_they_are() -> None:
    match = Match(game("astragaloi"), 2)
    told = Conversation(match, 1, names=["@1", "Lysis"]).observation()
    assert "You are Lysis (seat 1) at a table of 2: @1, Lysis." in told[0].text

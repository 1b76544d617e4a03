"""What every bot promises, for every game and number of players."""

import pytest

from petteia.bots import bot
from petteia.bots import search as searching
from petteia.bots.bot import Searcher
from petteia.bots.halving import Contest
from petteia.bots.heuristic import Heuristic
from petteia.bots.plugins import heuristic
from petteia.bots.search import Search
from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.registry import game as named
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State
from petteia.core.words import LANGUAGES, Words
from petteia.games.offrandes.model import Position

from .conftest import decisions, winners

BOTS = ("random", "greedy", "Novice", "search:iterations=12")
EVERY = {"agora_ernest": 31, "astragaloi": 7, "athens": 13, "agora_lieske": 29, "offrandes": 23}
"""At which decisions of a random game the dear bots are asked."""


def test_no_bot_ever_makes_an_illegal_move(game: Game) -> None:
    for players in game.seats:
        bots = [bot(name, game) for name in BOTS]
        for number, (match, seat) in enumerate(decisions(game, players, 5, EVERY[game.name])):
            for player in bots:
                text = player.choose(match.view(seat), number)
                assert match.refuse(text) is None, text


def test_the_choice_depends_on_view_and_seed_alone(game: Game) -> None:
    """What a seat cannot see may be another: its View is the same, and so is its choice."""
    bots = [bot(name, game) for name in BOTS]
    for match, seat in decisions(game, game.seats[-1], 11, 2 * EVERY[game.name]):
        view = match.view(seat)
        other = match.fork()
        other.state = game.imagine(view, Rng(99))
        for player in bots:
            assert player.choose(view, 3) == player.choose(other.view(seat), 3)


@pytest.mark.parametrize("name", ["athens", "offrandes"])
def test_forced_moves_need_no_thought(name: str) -> None:
    """In the other games somebody who is asked can always do one thing or another."""
    game = named(name)
    player = Searcher("slow", game, heuristic(game), iterations=10**9)
    match, rng, forced = Match(game, game.seats[0]), Rng(0), 0
    while match.state.actor != NOBODY:
        if match.state.actor == CHANCE:
            match.draw(rng)
            continue
        legal = match.state.legal()
        move = game.move(match.state, legal[rng.below(len(legal))])
        if len(legal) == 1:
            forced += 1
            assert player.choose(match.view(match.state.actor), forced) == str(move)
        match.submit(move)
    assert forced > 0


def test_the_budget_of_simulations_is_kept(game: Game) -> None:
    match, seat = next(decisions(game, game.seats[0], 3))
    player = Searcher("search", game, heuristic(game), iterations=40)
    search = player.searched(match.view(seat), Rng(1))
    assert 0 < search.iterations <= 40
    tried = search.root.visits if isinstance(search, Search) else search.tries
    assert sum(tried) == search.iterations


def test_a_clear_choice_ends_the_search_early() -> None:
    game = named("athens")
    spared = 0
    for match, seat in decisions(game, 2, 7, 12):
        player = Searcher("search", game, heuristic(game), iterations=128)
        spared += 128 - player.searched(match.view(seat), Rng(1)).iterations
    assert spared > 0


def test_the_tree_stays_within_its_bounds(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "MOST_NODES", 10)
    match, seat = next(decisions(game, game.seats[0], 3))
    player = Searcher("search", game, heuristic(game), iterations=60)
    search = player.searched(match.view(seat), Rng(1))
    assert isinstance(search, Contest) or search.nodes <= 10


def test_every_hint_is_said_in_every_language(game: Game) -> None:
    judgement = heuristic(game)
    words = [Words(game.package, language) for language in LANGUAGES]
    for match, seat in decisions(game, game.seats[-1], 4, 3):
        state = game.imagine(match.view(seat), Rng(0))
        for move in state.legal()[:8] + state.legal()[-2:]:
            line = judgement.reason(state, move)
            assert line is None or all(said.say(line) for said in words)


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random(game: Game, seed: int) -> None:
    if game.name == "astragaloi":  # mostly luck: the others are games of skill
        return
    names = ["random"] * game.seats[0]
    names[seed % 2] = "greedy"
    assert winners(game, names, seed) == [seed % 2]


def test_whole_games_of_search_are_legal() -> None:

    assert winners(named("athens"), ["search:iterations=4", "random"], 3) == [0]


def test_a_game_without_a_heuristic_is_played_by_its_points(game: Game) -> None:
    from petteia.bots.bot import Greedy
    from petteia.bots.heuristic import Heuristic

    match, seat = next(decisions(game, game.seats[0], 6))
    text = Greedy("plain", game, Heuristic()).choose(match.view(seat), 1)
    assert isinstance(match.submit(text), list)
    assert isinstance(match, Match)


class Looking(Heuristic):
    """Remembers after how many simulations it was asked which of the two ends of a look."""

    def __init__(self) -> None:
        self.search: Search | None = None
        self.asked: dict[str, list[int]] = {"settled": [], "far": []}

    def near(self) -> int:
        return 20

    def settled(self, state: State) -> bool:
        return self.told("settled")

    def far(self, state: State) -> bool:
        return self.told("far")

    def told(self, which: str) -> bool:
        assert self.search is not None
        self.asked[which].append(self.search.iterations)
        return True


def test_a_search_looks_farther_after_so_many_simulations() -> None:
    game = named("offrandes")
    match, seat = next(decisions(game, 3, 5, 7))
    looking = Looking()
    view = match.view(seat)
    looking.search = Search(lambda rng: game.imagine(view, rng), looking, seat, Rng(1))
    for _ in range(50):
        looking.search.simulate()
    assert set(looking.asked["settled"]) <= set(range(1, 21))
    assert set(looking.asked["far"]) <= set(range(21, 51))
    assert len(set(looking.asked["settled"])) > 10
    assert len(set(looking.asked["far"])) > 15


def test_a_farther_look_of_offrandes_ends_where_a_round_begins() -> None:
    game = named("offrandes")
    judgement = heuristic(game)
    assert judgement.near() > 0
    rounds = []
    for match, _ in decisions(game, 3, 5, 1):
        assert isinstance(match.state, Position)
        if judgement.far(match.state):
            assert judgement.settled(match.state)
            rounds.append(match.state.round)
    assert len(rounds) == len(set(rounds)) > 3

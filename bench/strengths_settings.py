"""The questions of docs/strengths.md: who should beat whom, and by how much."""

from dataclasses import dataclass
from itertools import pairwise

from petteia.arena.schedule import Pairing
from petteia.arena.tally import interval
from petteia.bots import STRENGTHS
from petteia.bots.plugins import heuristic
from petteia.core.record import Record
from petteia.core.registry import game as game_named

GAMES = ("agora_lieske", "athens", "offrandes", "agora_ernest")
BUDGET = {"agora_lieske": 1200, "athens": 1200, "offrandes": 1200, "agora_ernest": 100}
"""Simulations worth about 0.2 s a move, compiled, on one core (Agora (Ernest): 1 s)."""
INTERPRETED = {"agora_lieske": 1200, "athens": 1200, "offrandes": 1200, "agora_ernest": 18}
"""Simulations that an Oracle makes in its 1.8 s where nothing is compiled, on a slow machine."""
MOST = 100
FEWEST = 12
"""Games before the first look at the interval, rounded up to whole turns."""
APART = 1_000_000
"""Game numbers of one setting begin here times its place in the list."""
THOUGHT = {"random": 0.0, "greedy": 0.001, "Novice": 0.001, "Citizen": 0.001, "Strategos": 0.05}
"""Seconds a decision, guessed; a search has its own budget."""
DECISIONS = {"agora_lieske": 65, "athens": 60, "offrandes": 60, "agora_ernest": 12}
"""Decisions of a seat in a game, about."""


def unhurried(name: str, game: str) -> str:
    """Return a strength as its budget of simulations alone, so that a busy machine plays alike."""
    if name in STRENGTHS:
        name = heuristic(game_named(game)).ladder()[STRENGTHS.index(name)]
    parts = name.split(":")
    return ":".join(part for part in parts if not part.startswith("seconds="))


@dataclass(frozen=True)
class Setting:
    """One question: does the first bot win at least this share?"""

    place: int
    part: str
    game: str
    players: int
    one: str
    others: str
    bound: float

    @property
    def name(self) -> str:
        """What the setting is called."""
        return f"{self.game} {self.players}: {self.one} against {self.others}"

    @property
    def turn(self) -> int:
        """The games after which both bots have sat everywhere equally often."""
        return self.players * 2 if self.evenly else self.players

    @property
    def evenly(self) -> bool:
        """Whether both bots play alone as often as in the majority.

        Budgets are compared so: bots of equal strength then win a half each, with three as well.
        """
        return self.part == "budget" and self.players > 2

    @property
    def fewest(self) -> int:
        """The fewest games, in whole turns."""
        return -(-FEWEST // self.turn) * self.turn

    @property
    def most(self) -> int:
        """The most games, in whole turns."""
        return MOST - MOST % self.turn

    def seats(self, number: int) -> list[int]:
        """Return the seats of the first bot in a game."""
        alone = number % self.players
        if number % self.turn < self.players:
            return [alone]
        return [seat for seat in range(self.players) if seat != alone]

    def pairing(self, number: int) -> Pairing:
        """Return a game of the setting."""
        bots = [unhurried(self.others, self.game)] * self.players
        for seat in self.seats(number):
            bots[seat] = unhurried(self.one, self.game)
        return Pairing(self.place * APART + number, tuple(bots))

    def missing(self, done: dict[int, Record]) -> list[Pairing]:
        """Return the games that have not been played."""
        return [game for game in self.games() if not self.holds(game, done)]

    def games(self) -> list[Pairing]:
        """Return all games of the setting."""
        return [self.pairing(number) for number in range(self.most)]

    def holds(self, game: Pairing, done: dict[int, Record]) -> bool:
        """Return whether a game has been played, by these bots."""
        record = done.get(game.number)
        if record is None or record.game != self.game:
            return False
        return tuple((record.meta or {})["bots"]) == game.bots

    def records(self, done: dict[int, Record]) -> list[Record]:
        """Return what has been played up to the first gap, in whole turns.

        Games end in any order; to count the quick ones first would favour whoever wins quickly.
        """
        found = []
        for game in self.games():
            if not self.holds(game, done):
                break
            found.append(done[game.number])
        return found[: len(found) - len(found) % self.turn]

    def score(self, done: dict[int, Record]) -> tuple[float, int]:
        """Return the wins of the first bot and the games."""
        wins = 0.0
        found = self.records(done)
        for number, record in enumerate(found):
            places = (record.meta or {})["places"]
            won = [seat for seat in self.seats(number) if places[seat] == 1]
            wins += len(won) / places.count(1)
        return wins, len(found)

    def thought(self, done: dict[int, Record]) -> float:
        """Return the seconds that the first bot took for a decision, in the mean."""
        seconds, decisions = 0.0, 0
        for number, record in enumerate(self.records(done)):
            for seat in self.seats(number):
                seconds += (record.meta or {})["seconds"][seat]
                decisions += (record.meta or {})["decisions"][seat]
        return seconds / decisions if decisions else 0.0

    def verdict(self, done: dict[int, Record]) -> str:
        """Return whether the bound holds as far as the games tell."""
        wins, games = self.score(done)
        if not games:
            return "not played"
        low, high = interval(wins, games)
        if low > self.bound or high < self.bound:
            return "holds" if low > self.bound else "fails"
        if games < self.most:
            return "open"
        return "above" if wins >= self.bound * games else "below"

    def decided(self, done: dict[int, Record]) -> bool:
        """Return whether the interval excludes the bound, or all games are played."""
        return self.score(done)[1] >= self.fewest and self.verdict(done) != "open"

    def guess(self) -> float:
        """Return about how many seconds of thought a game takes."""
        total = 0.0
        for bot in (self.one, *[self.others] * (self.players - 1)):
            once = 1.0 if self.game == "agora_ernest" else 0.2
            if bot == "Oracle":
                total += 1.2
            elif bot in THOUGHT:
                total += THOUGHT[bot]
            else:
                total += once * int(bot.partition("=")[2]) / BUDGET[self.game]
        return total * DECISIONS[self.game]


def settings() -> list[Setting]:
    """List all questions, the cheap ones first."""
    asked: list[tuple[str, str, int, str, str, float]] = []
    seats = {name: game_named(name).seats for name in GAMES}
    searches = {name: f"search:iterations={BUDGET[name]}" for name in GAMES}
    for name in GAMES:
        for players in seats[name]:
            bound = 0.9 if players == 2 else 0.75
            asked.append(("greedy", name, players, "greedy", "random", bound))
    for lower, higher in list(pairwise(STRENGTHS))[:2]:
        asked += [strength(name, seats[name][0], higher, lower) for name in GAMES]
    for name in GAMES:
        ernest = name == "agora_ernest"
        for players in seats[name]:
            many = (1.5 if ernest else 2.0) / players
            bound = (0.6 if ernest else 0.75) if players == 2 else many
            asked.append(("search", name, players, searches[name], "greedy", bound))
    asked += [strength(name, seats[name][0], "Oracle", "Strategos") for name in GAMES]
    for name in GAMES:
        few, longer = seats[name][0], f"search:iterations={4 * BUDGET[name]}"
        asked.append(("budget", name, few, longer, searches[name], 0.5))
    for name in GAMES:
        few, hurried = seats[name][0], f"search:iterations={INTERPRETED[name]}"
        asked.append(("interpreted", name, few, hurried, "Strategos", 1 / few))
    return [Setting(place, *question) for place, question in enumerate(asked)]


def strength(game: str, few: int, higher: str, lower: str) -> tuple[str, str, int, str, str, float]:
    """Return the question whether a named strength beats the next lower one."""
    return "strengths", game, few, higher, lower, 0.65 if few == 2 else 1.5 / few

"""A second Agora (Lieske), written from the rules' text alone and as plainly as it reads.

It knows nothing of the engine and shares nothing with it but the data file. Slow on purpose: the
whole game is one generator that asks a question wherever the text wants a decision or a draw.
"""

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from itertools import combinations
from typing import Any, Literal

RESOURCES = ("wood", "clay", "marble")
LETTERS = "ABCDE"

Actor = int | Literal["*"] | None


@dataclass(frozen=True)
class Question:
    """Who is to say what next; what each answer weighs matters at chance only."""

    actor: Actor
    answers: dict[str, int]


Asking = Generator[Question, str, None]
Answer = Generator[Question, str, list[str]]


@dataclass(eq=False)
class Citizen:
    owner: "Player"
    letter: str
    rhetoric: int


class Player:
    def __init__(self, seat: int, rhetoric: int, score: int) -> None:
        self.seat = seat
        self.citizens = {letter: Citizen(self, letter, rhetoric) for letter in LETTERS}
        self.at_home: list[str] = []
        self.hand: Counter[str] = Counter()
        self.score = score
        self.level = 0

    def rhetoric(self) -> list[int]:
        return [citizen.rhetoric for citizen in self.citizens.values()]


class NaiveAgora:
    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        data = files("petteia.games.agora_lieske") / "data.toml"
        self.data = tomllib.loads(data.read_text(encoding="utf-8"))
        _overlay(self.data, options.get("data", {}))
        self.stoa_gains: list[int] = self.data["stoa"][options.get("stoa_row", "plain")]
        self.highest = len(self.data["rhetoric"]["points"]) - 1
        self.top_level = len(self.data["monument"]["points"]) - 1
        start, score = self.data["rhetoric"]["start"], self.data["score"]["start"]
        self.players = [Player(seat, start, score) for seat in range(players)]
        self.stock = Counter(dict.fromkeys(RESOURCES, self.data["stock"][str(players)]))
        self.demand: list[str] = []
        self.demand_stack = Counter(self.data["demand"])
        self.dealers = ["", "", ""]
        self.hidden_dealers = Counter(self.data["dealers"])
        self.stacks = [(self.hidden_dealers.total() - 3) // 3] * 3
        self.prison = 0
        self.ending = False
        self.rounds = 0
        self.noted: Counter[str] = Counter()
        """How often the rare situations came up."""
        self._course = self._whole_game()
        self._question = next(self._course)

    # What a match may be asked

    @property
    def actor(self) -> Actor:
        return self._question.actor

    @property
    def over(self) -> bool:
        return self.actor is None

    def legal(self) -> set[str]:
        return {f"{self.actor} {answer}" for answer in self._question.answers}

    def weights(self) -> dict[str, int]:
        return {f"* {answer}": weight for answer, weight in self._question.answers.items()}

    def play(self, text: str) -> None:
        assert text in self.legal()
        self._question = self._course.send(text.partition(" ")[2])

    def points(self) -> list[dict[str, int]]:
        """L6.2."""
        worth = self.data["rhetoric"]["points"]
        return [
            {
                "court": player.score,
                "monument": self.data["monument"]["points"][player.level],
                "rhetoric": sum(worth[value] for value in player.rhetoric()),
                "majorities": sum(self._alone_has_most(player, r) for r in RESOURCES),
            }
            for player in self.players
        ]

    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.points()]

    def places(self) -> list[int]:
        """L6.3."""
        keys = [
            (score, player.level, sum(player.rhetoric()))
            for score, player in zip(self.scores(), self.players, strict=True)
        ]
        return [1 + sum(other > key for other in keys) for key in keys]

    def _alone_has_most(self, player: Player, resource: str) -> bool:
        others = [other.hand[resource] for other in self.players if other is not player]
        return player.hand[resource] > max(others)

    # The course of the game

    def _whole_game(self) -> Asking:
        yield from self._setup()
        while not self.ending:
            self.rounds += 1
            self._begin_turn()
            yield from self._placing()
            self._market()
            yield from self._exchange()
            yield from self._stoa()
            yield from self._court()
            yield from self._monument()
            if self.rounds == self.data["limits"]["turns"]:
                self.note("the last turn there may be")
                self.ending = True
            if not self.ending:
                yield from self._clean_up()
        self._note_the_result()
        yield Question(None, {})

    def _setup(self) -> Asking:
        seats = {f"start {player.seat}": 1 for player in self.players}
        self.start = int((yield from self._drawn(seats))[1])
        for _ in range(2):
            yield from self._turn_up_demand()
        for stall in range(3):
            yield from self._turn_up_dealer(stall)

    def _begin_turn(self) -> None:
        self.at_stall: list[list[Citizen]] = [[], [], []]
        self.at_exchange: dict[int, Citizen] = {}
        self.at_stoa: list[Citizen] = []
        self.at_court: list[Citizen] = []
        self.at_monument: list[Citizen] = []
        self.donated = False
        for player in self.players:
            player.at_home = list(LETTERS)

    def _placing(self) -> Asking:
        for _ in LETTERS:
            for player in self._from_the_start_player():
                spaces = self._empty_spaces()
                answers = [f"place {x} {space}" for x in player.at_home for space in spaces]
                _, letter, section, *where = yield from self._chosen(player, answers)
                player.at_home.remove(letter)
                citizen = player.citizens[letter]
                if section == "market":
                    self.at_stall[int(where[0]) - 1].append(citizen)
                elif section == "exchange":
                    self.at_exchange[int(where[0])] = citizen
                elif section == "stoa":
                    self.at_stoa.append(citizen)
                elif section == "court":
                    self.at_court.append(citizen)
                else:
                    self.at_monument.append(citizen)

    def _empty_spaces(self) -> list[str]:
        """L5.1.2."""
        room = [
            f"market {number}"
            for number, citizens in enumerate(self.at_stall, 1)
            if len(citizens) < self._spaces("market")
        ]
        exchange = range(1, len(self.data["exchange"]["pay"]) + 1)
        room += [f"exchange {space}" for space in exchange if space not in self.at_exchange]
        if len(self.at_stoa) < self._spaces("stoa"):
            room.append("stoa")
        if self._spaces("court") == "unlimited" or len(self.at_court) < self._spaces("court"):
            room.append("court")
        if len(self.at_monument) < self._spaces("monument"):
            room.append("monument")
        return room

    def _spaces(self, section: str) -> Any:
        return self.data[section]["spaces"][str(len(self.players))]

    def _market(self) -> None:
        for stall in range(3):
            row = self.data["market"]["yields"][str(stall + 1)]
            self._serve(self.dealers[stall], self.at_stall[stall], row)

    def _serve(self, resource: str, citizens: list[Citizen], row: list[int]) -> None:
        """L5.2.1: only when cards are short does it matter who comes first."""
        due: Counter[int] = Counter()
        for citizen, cards in zip(citizens, row, strict=False):
            due[citizen.owner.seat] += cards
        short = due.total() > self.stock[resource]

        def rank(player: Player) -> tuple[list[int], int]:
            own = [citizen for citizen in citizens if citizen.owner is player]
            return _best_first(own), -citizens.index(own[0])

        there = [player for player in self.players if player.seat in due]
        for player in sorted(there, key=rank, reverse=True):
            self._take(player, resource, due[player.seat])
        if short:
            self.note("a shortage at the Market")
            bests = [rank(player)[0] for player in there]
            if len(there) > 1 and self.stock[resource] == 0:
                self.note("a shortage among several")
            if any(one[0] == two[0] and one != two for one, two in combinations(bests, 2)):
                self.note("a shortage decided by a further citizen")
            if any(one == two for one, two in combinations(bests, 2)):
                self.note("a shortage decided by the space")

    def _exchange(self) -> Asking:
        for space in sorted(self.at_exchange):
            player = self.at_exchange[space].owner
            pay = self.data["exchange"]["pay"][space - 1]
            take = self.data["exchange"]["take"][space - 1]
            able = [r for r in RESOURCES if player.hand[r] >= pay]
            trades = [
                f"trade {given} {taken}"
                for given in able
                for taken in RESOURCES
                if given != taken and self.stock[taken] >= take
            ]
            if 0 < len(trades) < 2 * len(able):
                self.note("a trade that the stock forbids")
            answer = yield from self._offered(player, trades)
            if answer[0] == "trade":
                self._pay(player, answer[1], pay)
                self._take(player, answer[2], take)

    def _stoa(self) -> Asking:
        for citizen, gain in zip(self.at_stoa, self.stoa_gains, strict=False):
            player = citizen.owner
            if citizen.rhetoric == self.highest:
                self.note("at the Stoa with nothing to learn")
                continue
            studies = [f"study {r}" for r in RESOURCES if player.hand[r] > 0]
            answer = yield from self._offered(player, studies)
            if answer[0] == "study":
                self._pay(player, answer[1], 1)
                citizen.rhetoric = min(citizen.rhetoric + gain, self.highest)
                if self._two_at_highest(player):
                    self.note("two at the highest rhetoric")
                    self.ending = True

    def _two_at_highest(self, player: Player) -> bool:
        return player.rhetoric().count(self.highest) >= 2

    def _court(self) -> Asking:
        prosecutor = self._prosecutor()
        if prosecutor is None:
            return
        accused = [f"accuse {number}" for number in (1, 2, 3)]
        stall = int((yield from self._chosen(prosecutor, accused))[1]) - 1
        jurors: list[Citizen] = []
        for player in self.players:
            juries = {f"jury {player.seat} {''.join(xyz)}": 1 for xyz in combinations(LETTERS, 3)}
            drawn = (yield from self._drawn(juries))[2]
            jurors += [player.citizens[letter] for letter in drawn]
        judge = self._most_persuasive(jurors, "jury")
        if judge is None:
            return
        if prosecutor is judge:
            self.note("prosecutor and judge in one")
        verdict = yield from self._chosen(judge, ["guilty", "acquit"])
        if verdict == ["guilty"]:
            yield from self._convict(stall, prosecutor, judge)
        else:
            if prosecutor.score == 0:
                self.note("a prosecutor with nothing to lose")
            prosecutor.score = max(prosecutor.score - 1, 0)
            self._take(judge, self.dealers[stall], 1)

    def _prosecutor(self) -> Player | None:
        """L5.2.4a."""
        if not self.at_court:
            return None
        if all(citizen.rhetoric == 0 for citizen in self.at_court):
            present = {citizen.owner.seat for citizen in self.at_court}
            self.note("nothing but silence in Court, " + ("one" if len(present) == 1 else "some"))
            return self.at_court[0].owner if len(present) == 1 else None
        return self._most_persuasive(self.at_court, "Court")

    def _most_persuasive(self, citizens: list[Citizen], where: str) -> Player | None:
        """Compare sums, then best citizens, then second best...; nobody if all are equal."""
        tied = [p for p in self.players if any(citizen.owner is p for citizen in citizens)]
        own = {p.seat: _best_first([c for c in citizens if c.owner is p]) for p in tied}
        tied = _highest(tied, {seat: sum(values) for seat, values in own.items()})
        first = len(tied)
        for nth in range(5):
            values = {seat: (own[seat][nth] if nth < len(own[seat]) else -1) for seat in own}
            before = len(tied)
            tied = _highest(tied, values)
            if 1 < len(tied) < before:
                self.note("some of the tied drop out")
            if 1 == len(tied) < before and nth > 0:
                self.note(f"a tie in the {where} broken by a further citizen")
        if first > 1:
            self.note(f"a tie in the {where} " + ("broken" if len(tied) == 1 else "unbroken"))
        return tied[0] if len(tied) == 1 else None

    def _convict(self, stall: int, prosecutor: Player, judge: Player) -> Asking:
        """L5.2.4e."""
        prosecutor.score += 1
        for citizen in self.at_stall[stall]:
            citizen.rhetoric = max(citizen.rhetoric - 1, 0)
        if self.ending and not any(self._two_at_highest(player) for player in self.players):
            self.note("the end is near though its cause is gone")
        self.prison += 1
        if self.prison == self.data["limits"]["prison"]:
            self.note("the prison full")
            self.ending = True
        stacks = [f"stack {number}" for number in (1, 2, 3) if self.stacks[number - 1]]
        if len(stacks) < 3:
            self.note("a stack is empty")
        stack = int((yield from self._chosen(judge, stacks))[1])
        self.stacks[stack - 1] -= 1
        yield from self._turn_up_dealer(stall)
        judge.score += 1
        if self._take(judge, self.dealers[stall], 2) < 2:
            self.note("a new dealer cannot thank")

    def _monument(self) -> Asking:
        for citizen in self.at_monument:
            player = citizen.owner
            if player.level == self.top_level:
                self.note("at the Monument with nothing to build")
                continue
            donations = [
                donation
                for donation in self._donations(player.level + 1)
                if all(player.hand[r] >= cards for r, cards in donation.items())
            ]
            texts = {_donate(donation): donation for donation in donations}
            answer = yield from self._offered(player, texts)
            if answer[0] == "donate":
                for resource, cards in texts[" ".join(answer)].items():
                    self._pay(player, resource, cards)
                player.level += 1
                self.donated = True
                if player.level == self.top_level:
                    self.note("the top of the Monument")
                    self.ending = True

    def _donations(self, level: int) -> list[Counter[str]]:
        """L5.2.5a, b."""
        cost = self.data["monument"]["costs"][level - 1]
        if len(cost) == 1:
            return [Counter({resource: cost[0]}) for resource in RESOURCES]
        one, other = self.demand
        if one == other:
            return [Counter({one: sum(cost)})]
        return [Counter({one: cost[0], other: cost[1]}), Counter({one: cost[1], other: cost[0]})]

    def _clean_up(self) -> Asking:
        if self.donated:
            if self.demand_stack.total() < 2:
                self.note("all demand reshuffled")
                self.demand_stack = Counter(self.data["demand"])
            self.demand = []
            for _ in range(2):
                yield from self._turn_up_demand()
        limit = self.data["limits"]["hand"]
        for player in self._from_the_start_player():
            while player.hand.total() > limit:
                self.note("too many cards in a hand")
                cards = [f"discard {r}" for r in RESOURCES if player.hand[r] > 0]
                _, card = yield from self._chosen(player, cards)
                self._pay(player, card, 1)
        self.start = (self.start + 1) % len(self.players)

    # What the phases have in common

    def _turn_up_demand(self) -> Asking:
        _, drawn = yield from self._drawn({f"demand {r}": self.demand_stack[r] for r in RESOURCES})
        self.demand_stack[drawn] -= 1
        self.demand.append(drawn)

    def _turn_up_dealer(self, stall: int) -> Asking:
        draws = {f"dealer {stall + 1} {r}": self.hidden_dealers[r] for r in RESOURCES}
        _, _, drawn = yield from self._drawn(draws)
        self.hidden_dealers[drawn] -= 1
        self.dealers[stall] = drawn

    def _from_the_start_player(self) -> list[Player]:
        return self.players[self.start :] + self.players[: self.start]

    def _take(self, player: Player, resource: str, cards: int) -> int:
        """Give as many of the cards as the stock still has."""
        cards = min(cards, self.stock[resource])
        self.stock[resource] -= cards
        player.hand[resource] += cards
        return cards

    def _pay(self, player: Player, resource: str, cards: int) -> None:
        player.hand[resource] -= cards
        self.stock[resource] += cards

    def _drawn(self, weights: Mapping[str, int]) -> Answer:
        possible = {text: weight for text, weight in weights.items() if weight > 0}
        return (yield Question("*", possible)).split()

    def _chosen(self, player: Player, answers: Iterable[str]) -> Answer:
        """A mandatory decision is always a move."""
        return (yield Question(player.seat, dict.fromkeys(answers, 1))).split()

    def _offered(self, player: Player, answers: Iterable[str]) -> Answer:
        """An optional decision exists only while there is something to choose."""
        answers = list(answers)
        if not answers:
            return ["pass"]
        return (yield from self._chosen(player, [*answers, "pass"]))

    def note(self, situation: str) -> None:
        self.noted[situation] += 1

    def _note_the_result(self) -> None:
        scores, places = self.scores(), self.places()
        if len(set(scores)) < len(scores):
            self.note("equal scores, " + ("shared" if len(set(places)) < len(places) else "parted"))
        for resource in RESOURCES:
            hands = sorted(player.hand[resource] for player in self.players)
            if hands[-1] == hands[-2] > 0:
                self.note("nobody alone has most")
        if any(p.hand.total() > self.data["limits"]["hand"] for p in self.players):
            self.note("a large hand at the end")


def _overlay(data: dict[str, Any], own: Mapping[str, Any]) -> None:
    for key, value in own.items():
        if isinstance(value, Mapping):
            _overlay(data[key], value)
        else:
            data[key] = value


def _best_first(citizens: list[Citizen]) -> list[int]:
    """Compared as lists, a missing citizen ranks below any value, even 0."""
    return sorted((citizen.rhetoric for citizen in citizens), reverse=True)


def _highest(players: list[Player], values: Mapping[int, int]) -> list[Player]:
    best = max(values[player.seat] for player in players)
    return [player for player in players if values[player.seat] == best]


def _donate(donation: Counter[str]) -> str:
    parts = [f"{r} {donation[r]}" for r in RESOURCES if donation[r] > 0]
    return " ".join(["donate", *parts])

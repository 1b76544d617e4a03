"""Astragaloi: throw a knucklebone as often as you dare, keep the sum, beware of the dog (1)."""

from typing import Any

from petteia.core import data
from petteia.core.catalogue import ListCatalogue
from petteia.core.errors import DataError
from petteia.core.game import Game, Probes, Rules, Wording
from petteia.core.message import Arg, Choice, Event, Message, Prompt, Refusal
from petteia.core.places import places
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY, State
from petteia.core.view import View, actor_shown, shown_actor

SIDES = (1, 3, 4, 6)
START, THROW, AGAIN, KEEP = 0, 6, 10, 11  # numbers of moves: start + seat, throw + side, …
STARTED, THROWN, DOG, KEPT = range(4)  # what is told
EVENTS = (
    ("K1.1", "event-start", ("seat",)),
    ("K2.1", "event-thrown", ("seat", "side", "sum")),
    ("K2.2", "event-dog", ("seat",)),
    ("K2.3", "event-kept", ("seat", "sum", "score")),
)
CHANCES = [f"start {seat}" for seat in range(6)] + [f"throw {side}" for side in SIDES]
CATALOGUE = ListCatalogue(CHANCES, ["again", "keep"])


class Bones(State):
    """A position: who throws, what lies on the table, who has what."""

    first: int
    thrower: int
    sum: int
    score: list[int]

    def __init__(self, players: int, numbers: dict[str, Any], options: dict[str, Any]) -> None:
        self.players, self.numbers, self.options, self.log = players, numbers, options, None
        self.actor, self.round, self.first, self.thrower, self.sum = CHANCE, 0, -1, -1, 0
        self.score = [0] * players

    def results(self) -> dict[int, int]:
        if self.first < 0:  # K1.1 any seat may start
            return {START + seat: 1 for seat in range(self.players)}
        return {THROW + i: self.numbers["bone"][str(side)] for i, side in enumerate(SIDES)}  # K2.1

    def legal(self) -> list[int]:
        return {CHANCE: list(self.results()), NOBODY: []}.get(self.actor, [AGAIN, KEEP])

    def weights(self) -> list[int]:
        return list(self.results().values())

    def refuse(self, move: int) -> int:
        return 0 if move in self.legal() else 1

    def play(self, move: int) -> None:
        if move == AGAIN:
            self.actor = CHANCE
        elif move == KEEP:  # K2.3
            self.score[self.thrower] += self.sum
            self.tell(KEPT, self.thrower, self.sum, self.score[self.thrower])
            self.pass_on()
        elif self.first < 0:  # K1.1
            self.first, self.thrower, self.round = move - START, move - START, 1
            self.tell(STARTED, self.first)
        elif move == THROW:  # K2.2 the dog: the sum is lost
            self.tell(DOG, self.thrower)
            self.pass_on()
        else:  # K2.1
            self.sum += SIDES[move - THROW]
            self.tell(THROWN, self.thrower, SIDES[move - THROW], self.sum)
            self.actor = self.thrower

    def pass_on(self) -> None:
        """K3.1: the game ends with the round in which somebody reaches the goal."""
        self.sum, self.thrower, self.actor = 0, (self.thrower + 1) % self.players, CHANCE
        if self.thrower == self.first:
            goal, rounds = self.numbers["game"]["goal"], self.numbers["game"]["rounds"]
            over = max(self.score) >= goal or self.round >= rounds
            self.actor, self.round = (NOBODY, self.round) if over else (CHANCE, self.round + 1)

    def copy(self) -> "Bones":
        other = Bones(self.players, self.numbers, self.options)
        for name in FIELDS:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        return other

    def points(self, seat: int) -> list[int]:
        return [self.score[seat]]

    def standing(self) -> list[int]:
        return places([[score] for score in self.score])  # K3.2

    def catalogue(self) -> ListCatalogue:
        return CATALOGUE


FIELDS = ("actor", "round", *Bones.__annotations__)


class BonesView(View, frozen=True, kw_only=True):
    first: int
    thrower: int
    sum: int
    score: list[int]


def begin(players: int, filled: dict[str, Any], numbers: dict[str, Any], record: Any) -> Bones:
    if min(numbers["bone"].values()) < 1 or min(numbers["game"].values()) < 1:
        raise DataError(["bone and game: every number must be at least 1"])
    return Bones(players, numbers, record)


def view(s: Bones, seat: int | None) -> BonesView:
    return BonesView(
        game="astragaloi", players=s.players, options=s.options, seat=seat,
        actor=shown_actor(s.actor), round=s.round, first=s.first, thrower=s.thrower,
        sum=s.sum, score=s.score[:])  # fmt: skip


def fill(s: Bones, seen: BonesView, rng: Rng) -> None:
    s.actor, s.round, s.first = actor_shown(seen.actor), seen.round, seen.first
    s.thrower, s.sum, s.score = seen.thrower, seen.sum, seen.score[:]


def prompt(s: Bones) -> Prompt:
    if s.actor < 0:
        rule = "K3.1" if s.actor == NOBODY else "K1.1" if s.first < 0 else "K2.1"
        return Prompt(rule, "prompt-over" if s.actor == NOBODY else "prompt-chance")
    return Prompt("K2.3", "prompt-throw", {"seat": s.actor, "sum": s.sum})


def choice(s: Bones, move: int) -> Choice:
    text, actor = CATALOGUE.text(move), "*" if s.actor == CHANCE else s.actor
    args: dict[str, Arg] = {"sum": s.sum, "what": text}
    return Choice(prompt(s).rule, f"choice-{text.split()[0]}", args, text=f"{actor} {text}")


def ending(s: Bones) -> str:
    reached = max(s.score) >= s.numbers["game"]["goal"]
    return "" if s.actor != NOBODY else "goal" if reached else "rounds"


def event(s: Bones, entry: tuple[int, ...]) -> Event:
    rule, key, names = EVENTS[entry[0]]
    return Event(rule, key, dict(zip(names, entry[1:], strict=False)))


GAME: "Game[Bones]" = Game(
    name="astragaloi", title="Astragaloi", designer="the ancients", publisher="nobody", year=-500,
    minutes=10, package="astragaloi", seats=(2, 3, 4, 5, 6), options=(),
    data=data.shipped("astragaloi"), sources=("bones",),
    rules=Rules(begin=begin, fields=FIELDS, view_type=BonesView, view=view, fill=fill,
                ending=ending),
    wording=Wording(
        prompt=prompt, choice=choice, event=event,
        refusal=lambda s, move, code: Refusal(prompt(s).rule, "refused-not-now"),
        position=lambda v: [Message("K2.1", "position-player", {"seat": i, "score": n})
                            for i, n in enumerate(v.score)]),
    probes=Probes(components=lambda s: {"bones": 1}),
)  # fmt: skip

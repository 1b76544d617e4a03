"""What is printed on the cards of Athens, and what an action costs somebody after the dice."""

from functools import lru_cache

from msgspec import Struct
from mypy_extensions import i64

from petteia.core.vectors import vec
from petteia.games.athens.model import (
    AGORA,
    BASES,
    CARD_NAMES,
    CLASSES,
    COLOURS,
    COSTS,
    ECCLESIA,
    EVENTS,
    MONUMENT,
    MONUMENTS,
    NONE,
    OWN,
    PEOPLE,
    ROLLS,
    SQUARE,
    SQUARE_COLOURS,
    TEMPLE,
    USE,
    VILLAGE,
    WORKSHOP,
    Position,
    Setting,
)
from petteia.games.athens.setting import minimal, spelled

KINDS = ("make", "trade", "square", "oracle", "wheat", "pray", "own")
"""The kinds of options in the order of their numbers."""


class ActionOption(Struct, frozen=True, omit_defaults=True):
    """One thing an action card offers; what it has nothing to do with is left out."""

    id: str
    """What a move that chooses it touches."""
    kind: str
    needs: list[str] = []
    """The icons."""
    pays: int = 0
    """How many cubes it asks for."""
    of: list[str] = []
    """The colours they may have."""
    gives: list[str] = []
    """The colours of the cubes it gives; of a square, the colour it takes."""
    oracles: int = 0
    """How many oracle cards are drawn."""
    points: int = 0
    """Of a square."""


class ActionCard(Struct, frozen=True, omit_defaults=True):
    """A card an action can choose, as printed."""

    name: str
    costs: list[list[int]]
    """Upper, middle, lower of each price to choose from."""
    options: list[ActionOption]
    points: list[int] = []
    """Of a card of one's own; of the Ecclesia for 1, 2, 3 … cards."""
    circles: int = 0
    """Where cylinders find a place."""
    temple: bool = False
    """Whether its owner can pray there."""


class EventPrint(Struct, frozen=True):
    """An event card as printed."""

    name: str
    colours: list[list[str]]
    """Of each square, row by row; `white` takes any cube."""
    points: list[list[int]]
    """Of each square, row by row."""
    steps: int
    """How many filled rows close it."""


class Sheet(Struct, frozen=True):
    """All that is printed and stays the same in a match."""

    cards: list[ActionCard]
    temple: list[list[int]]
    """The prices of praying at a temple of one's own."""
    events: list[EventPrint]
    rounds: int
    people_limit: int
    flipped_points: int


class Way(Struct, frozen=True):
    """One way to pay a card's people (A3.3): upper, middle, lower."""

    cost: list[int]
    """What is printed."""
    saved: list[int]
    """What the dice take off."""
    price: list[int]
    """What is left to pay."""
    enough: bool
    """Whether the tiles are there."""


class Price(Struct, frozen=True):
    """What a card's people cost after the dice; `temple` is praying at a temple of one's own."""

    card: str
    ways: list[Way]


def option_id(words: list[str]) -> str:
    """Return what a move that chooses an option touches: its words, without the verb."""
    return "-".join(words)


@lru_cache(maxsize=64)
def sheet(setting: Setting) -> Sheet:
    """Return what is printed for these numbers."""
    return Sheet(
        cards=[_card(setting, card) for card in range(TEMPLE)],
        temple=setting.costs[TEMPLE],
        events=[_event(setting, event) for event in range(len(EVENTS))],
        rounds=setting.rounds,
        people_limit=setting.people_limit,
        flipped_points=setting.flipped_points,
    )


def _card(setting: Setting, card: int) -> ActionCard:
    first, last = setting.first_option[card], setting.first_option[card + 1]
    points: list[int] = []
    circles, temple = 0, False
    if card == VILLAGE:
        points = [setting.village_points]
    elif card == ECCLESIA:
        points = list(setting.ecclesia_points)
    elif card == AGORA:
        points, circles = [setting.agora_points], setting.agora_circles
    elif card == WORKSHOP:
        points, circles = [setting.workshop_points], setting.workshop_circles
    elif card >= MONUMENT:
        points = [setting.monument_points[card - MONUMENT]]
        pray = card - MONUMENT + TEMPLE
        temple = setting.first_option[pray] < setting.first_option[pray + 1]
    return ActionCard(
        name=CARD_NAMES[card],
        costs=setting.costs[card],
        options=[_option(setting, option) for option in range(first, last)],
        points=points,
        circles=circles,
        temple=temple,
    )


def _option(setting: Setting, option: int) -> ActionOption:
    words = setting.catalogue.text(USE + option).split(" ")[1:]
    kind = setting.option_kind[option]
    gifts = [spelled(setting.gifts[gift], COLOURS) for gift in setting.option_gifts[option]]
    gives = spelled(_counts(setting.option_takes[option], len(COLOURS)), COLOURS)
    if kind == SQUARE:
        gives = [COLOURS[setting.option_colour[option]]]
    return ActionOption(
        id=words[0] if kind == OWN else option_id(words),
        kind=KINDS[kind],
        needs=spelled(_counts(setting.option_icons[option], len(BASES)), BASES),
        pays=len(gifts[0]) if gifts else 0,
        of=[colour for colour in COLOURS if any(colour in gift for gift in gifts)],
        gives=gives,
        oracles=setting.option_looks[option],
        points=setting.option_points[option],
    )


def _counts(sparse: vec[i64], kinds: int) -> list[int]:
    """Return how many there are of each kind, from index, number, index, number …"""
    found = [0] * kinds
    for at in range(0, len(sparse), 2):
        found[sparse[at]] = sparse[at + 1]
    return found


def _event(setting: Setting, event: int) -> EventPrint:
    first, end = setting.first_square[event], setting.first_square[event + 1]
    columns = setting.columns[event]
    rows = [slice(at, at + columns) for at in range(first, end, columns)]
    return EventPrint(
        name=EVENTS[event],
        colours=[[SQUARE_COLOURS[hue] for hue in setting.square_colour[row]] for row in rows],
        points=[list(setting.square_points[row]) for row in rows],
        steps=setting.steps[event],
    )


def prices(s: Position, seat: int | None) -> list[Price]:
    """A3.3: what every card costs a seat (of a spectator: whose turn it is) with its dice."""
    payer = s.seat if seat is None else seat
    roll = s.dice() if payer == s.seat else s.white
    people = [0] * CLASSES
    if payer != NONE:
        people = list(s.people[payer * CLASSES : payer * CLASSES + CLASSES])
    return _prices(s.setting, int(roll), *people)


@lru_cache(maxsize=4096)
def _prices(setting: Setting, roll: int, upper: int, middle: int, lower: int) -> list[Price]:
    dice = [] if roll == NONE else [ROLLS[roll].count(person) for person in range(len(PEOPLE))]
    names = (*CARD_NAMES[:MONUMENT], *MONUMENTS, "temple")
    return [
        Price(names[card], _ways(setting.costs[card], dice or [0, 0, 0], (upper, middle, lower)))
        for card in range(COSTS)
    ]


def _ways(costs: list[list[int]], dice: list[int], people: tuple[int, ...]) -> list[Way]:
    """A3.3: a payment that contains another possible one is not offered."""
    saved = [[min(a, b) for a, b in zip(cost, dice, strict=True)] for cost in costs]
    left = [[a - b for a, b in zip(c, s, strict=True)] for c, s in zip(costs, saved, strict=True)]
    offered = minimal(left)
    return [
        Way(cost, less, price, all(a >= b for a, b in zip(people, price, strict=True)))
        for at, (cost, less, price) in enumerate(zip(costs, saved, left, strict=True))
        if price in offered and price not in left[:at]
    ]

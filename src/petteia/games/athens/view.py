"""What a seat knows of Athens."""

from functools import lru_cache
from typing import Final, TypeAlias

from mypy_extensions import i64

from petteia.core.vectors import vec
from petteia.core.view import shown_actor
from petteia.games.athens.model import (
    BASE_ROWS,
    BASE_TYPES,
    BASES,
    CARD_NAMES,
    CARD_SQUARE,
    CLASSES,
    COLOURS,
    CUBE_COLOURS,
    CYLINDER,
    DECK_TYPES,
    DECKS,
    ENDINGS,
    EVENT_CARDS,
    EVENTS,
    FACE_DOWN,
    FACES,
    FINISHED,
    FLIPPED,
    FROM_EVENTS,
    FROM_SQUARES,
    LEFT,
    MONUMENT,
    MONUMENTS,
    NONE,
    ORACLE_TYPES,
    ORACLES,
    PEOPLE,
    PHASES,
    ROLLS,
    SCORES,
    SEATS,
    SINGLES,
    STEPS,
    UNDER,
    USE,
    Position,
    Setting,
)
from petteia.games.athens.scoring import oracle_points, public_points
from petteia.games.athens.sheet import prices, sheet
from petteia.games.athens.view_types import (
    Area,
    AthensView,
    Card,
    EventCard,
    Returned,
    Square,
    opened,
)

Numbers: TypeAlias = tuple[int, ...]


def knows(s: Position, owner: int, seat: int | None) -> bool:
    """A3.9, AR7: oracle cards are known to their owner only, until the end."""
    return owner == seat or s.step == FINISHED


def view(state: Position, seat: int | None) -> AthensView:
    """Return what a seat (None: a spectator) knows."""
    s, n = state, state.players
    face_up = [name for i, name in enumerate(MONUMENTS) if s.holder[MONUMENT + i] == NONE]
    looked_at: list[int] = []
    if s.seat == seat:
        looked_at = list(s.oracles[(n + 1) * ORACLE_TYPES : (n + 2) * ORACLE_TYPES])
    return AthensView(
        game="athens",
        players=n,
        options=s.setting.options,
        seat=seat,
        actor=shown_actor(s.actor),
        round=s.round,
        step=STEPS[s.step],
        phase=PHASES[s.phase],
        start=_seat(s.start),
        order="left" if s.direction == LEFT else "right",
        turn=s.turn,
        turn_seat=_seat(s.seat),
        to_draw=s.count,
        white=_roll(s.white),
        grey=_roll(s.grey),
        rerolls=s.rerolls,
        swaps=s.swaps,
        using=None if s.option == NONE else option_text(s, s.option),
        event=None if s.event == NONE else EVENTS[s.event],
        ending=ENDINGS[s.ending] or None,
        bag=list(s.people[n * CLASSES : n * CLASSES + CLASSES]),
        discards=list(s.people[n * CLASSES + CLASSES :]),
        stock=list(s.cubes[n * CUBE_COLOURS :]),
        base_decks=list(s.bases[n * BASE_ROWS :]),
        decks=list(s.cards[n * DECK_TYPES :]),
        oracle_deck=s.oracle_count(n),
        areas=_areas(s, seat),
        cards=_cards(tuple(s.holder[:SINGLES])),
        squares=_squares(s.setting, tuple(s.board[CARD_SQUARE : s.setting.first_square[0]])),
        monument=face_up[0] if face_up else None,
        monument_deck=list(s.holder).count(FACE_DOWN),
        events=_events(s.setting, tuple(s.board)),
        looked_at=looked_at if sum(looked_at) else None,
        returned=[] if seat is None or s.step == FINISHED else _returned(s, seat),
        sheet=sheet(s.setting),
        prices=prices(s, seat),
    )


def option_text(s: Position, option: int) -> str:
    """Return an option as written in notation, without the verb."""
    return s.setting.catalogue.text(USE + option).partition(" ")[2]


# Most of a table is as it was a move ago: equal parts of views are one and the same value, which
# costs less to find again than to make, to write into an observation or to compare.


class Front:
    """A player's area as others and as its owner know it, and what lay there when it was made."""

    def __init__(self, s: Position, owner: i64) -> None:
        self.hidden = _area(s, owner)
        self.setting = s.setting
        self.people = s.people[owner * CLASSES : owner * CLASSES + CLASSES]
        self.cubes = s.cubes[owner * CUBE_COLOURS : owner * CUBE_COLOURS + CUBE_COLOURS]
        self.bases = s.bases[owner * BASE_ROWS : owner * BASE_ROWS + BASE_ROWS]
        self.cards = s.cards[owner * DECK_TYPES : owner * DECK_TYPES + DECK_TYPES]
        self.oracles = s.oracles[owner * ORACLE_TYPES : (owner + 1) * ORACLE_TYPES]
        self.score = s.score[owner * 2 : owner * SCORES + SCORES]
        self.monuments = s.holder[MONUMENT:]
        self.known = opened(self.hidden, list(self.oracles), oracle_points(s, owner))

    def is_of(self, s: Position, owner: i64) -> bool:
        """Return whether all of it lies there now."""
        return (
            self.setting is s.setting
            and _lies(self.people, s.people, owner * CLASSES)
            and _lies(self.cubes, s.cubes, owner * CUBE_COLOURS)
            and _lies(self.bases, s.bases, owner * BASE_ROWS)
            and _lies(self.cards, s.cards, owner * DECK_TYPES)
            and _lies(self.oracles, s.oracles, owner * ORACLE_TYPES)
            and _lies(self.score, s.score, owner * 2)
            and _lies(self.monuments, s.holder, MONUMENT)
        )


def _lies(row: vec[i64], numbers: vec[i64], at: i64) -> bool:
    for number in row:
        if number != numbers[at]:
            return False
        at += 1
    return True


FRONTS: Final[list[Front | None]] = [None] * SEATS
"""What was last in front of each seat."""


def _areas(s: Position, seat: int | None) -> list[Area]:
    areas = []
    for owner in range(s.players):
        front = FRONTS[owner]
        if front is None or not front.is_of(s, owner):
            front = FRONTS[owner] = Front(s, owner)
        areas.append(front.known if knows(s, owner, seat) else front.hidden)
    return areas


def _area(s: Position, owner: i64) -> Area:
    bases = list(s.bases[owner * BASE_ROWS : owner * BASE_ROWS + BASE_ROWS])
    return Area(
        people=list(s.people[owner * CLASSES : owner * CLASSES + CLASSES]),
        cubes=list(s.cubes[owner * CUBE_COLOURS : owner * CUBE_COLOURS + CUBE_COLOURS]),
        bases=bases[:FLIPPED],
        flipped=bases[FLIPPED:UNDER],
        under=bases[UNDER:],
        cards=list(s.cards[owner * DECK_TYPES : owner * DECK_TYPES + DECK_TYPES]),
        monuments=[name for i, name in enumerate(MONUMENTS) if s.holder[MONUMENT + i] == owner],
        oracle_count=s.oracle_count(owner),
        oracles=None,
        events=s.score[owner * SCORES + FROM_EVENTS],
        squares=s.score[owner * SCORES + FROM_SQUARES],
        points=public_points(s, owner),
    )


@lru_cache(maxsize=1024)
def _cards(holders: Numbers) -> list[Card]:
    return [Card(CARD_NAMES[card], _seat(holder)) for card, holder in enumerate(holders)]


@lru_cache(maxsize=1024)
def _squares(setting: Setting, cubes: Numbers) -> list[Square]:
    return [
        Square(
            card=CARD_NAMES[setting.option_card[option]],
            colour=COLOURS[setting.option_colour[option]],
            filled=cubes[square] != NONE,
        )
        for option, square in enumerate(setting.option_square)
        if square != NONE
    ]


@lru_cache(maxsize=1024)
def _events(setting: Setting, board: Numbers) -> list[EventCard]:
    first = setting.first_square
    return [
        _event(setting, event, board[first[event] : first[event + 1]], board[CYLINDER + event])
        for event in range(EVENT_CARDS)
    ]


@lru_cache(maxsize=1024)
def _event(setting: Setting, event: int, squares: Numbers, steps: int) -> EventCard:
    columns = setting.columns[event]
    cubes = [_colour(cube) for cube in squares]
    rows = [cubes[at : at + columns] for at in range(0, len(cubes), columns)]
    return EventCard(EVENTS[event], rows, steps, steps >= setting.steps[event])


def _returned(s: Position, seat: int) -> list[Returned]:
    result = []
    for oracle, name in enumerate(ORACLES):
        at = s.memory(seat, oracle)
        if s.oracles[at] != NONE:
            result.append(Returned(name, list(s.oracles[at : at + s.players])))
    return result


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _roll(roll: int) -> list[str] | None:
    return None if roll == NONE else [FACES[face] for face in ROLLS[roll]]


def _colour(cube: int) -> str | None:
    return None if cube == NONE else COLOURS[cube]


def ending(state: Position) -> str:
    """Return why the game ends (A5.1), or nothing."""
    return ENDINGS[state.ending]


def components(s: Position) -> dict[str, int]:
    """Count tiles, cubes and cards wherever they lie."""
    count = {"monuments": len(s.holder[MONUMENT:])}
    on_board = list(s.board)[CARD_SQUARE:]
    for person, name in enumerate(PEOPLE):
        count[f"{name} people"] = sum(list(s.people)[person::CLASSES])
    for colour, name in enumerate(COLOURS):
        count[f"{name} cubes"] = sum(list(s.cubes)[colour::CUBE_COLOURS]) + on_board.count(colour)
    for base, name in enumerate(BASES):
        count[f"{name} base cards"] = sum(list(s.bases)[base::BASE_TYPES])
    for card, name in enumerate(DECKS):
        count[f"{name} cards"] = sum(list(s.cards)[card::DECK_TYPES])
    hands_and_deck = list(s.oracles)[: (s.players + 1) * ORACLE_TYPES]
    for oracle, name in enumerate(ORACLES):
        count[f"{name} oracle cards"] = sum(hands_and_deck[oracle::ORACLE_TYPES])
    return count

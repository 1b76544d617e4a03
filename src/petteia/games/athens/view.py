"""What a seat knows of Athens."""

from functools import lru_cache
from typing import Final, TypeAlias

from mypy_extensions import i64

from petteia.core.view import shown_actor
from petteia.games.athens.model import (
    BASES,
    CARD_NAMES,
    CARD_SQUARE,
    COLOURS,
    CYLINDER,
    DECKS,
    ENDINGS,
    EVENTS,
    FACE_DOWN,
    FINISHED,
    FROM_EVENTS,
    FROM_SQUARES,
    LEFT,
    MONUMENT,
    MONUMENTS,
    NONE,
    ORACLES,
    PEOPLE,
    PHASES,
    ROLLS,
    SINGLES,
    SQUARES,
    STEPS,
    USE,
    Position,
    Setting,
)
from petteia.games.athens.scoring import oracle_points
from petteia.games.athens.sheet import Price, prices, sheet
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
    """A3.9: oracle cards are known to their owner only, until the end."""
    return owner == seat or s.step == FINISHED


def view(state: Position, seat: int | None) -> AthensView:
    """Return what a seat (None: a spectator) knows."""
    return _view(state, seat, prices(state, seat))


def known(state: Position, seat: int | None) -> AthensView:
    """Return the same without the prices, which are worked out and stand in no observation."""
    return _view(state, seat, [])


def _view(s: Position, seat: int | None, asked: list[Price]) -> AthensView:
    n = s.players
    face_up = [name for i, name in enumerate(MONUMENTS) if s.holder[MONUMENT + i] == NONE]
    looked_at = s.oracles[(n + 1) * 4 : (n + 2) * 4] if s.seat == seat else []
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
        bag=s.people[n * 3 : n * 3 + 3],
        discards=s.people[n * 3 + 3 :],
        stock=s.cubes[n * 8 :],
        base_decks=s.bases[n * 21 :],
        decks=s.cards[n * 4 :],
        oracle_deck=s.oracle_count(n),
        areas=_areas(s, seat),
        cards=_cards(tuple(s.holder[:SINGLES])),
        squares=_squares(s.setting, tuple(s.board[CARD_SQUARE:])),
        monument=face_up[0] if face_up else None,
        monument_deck=s.holder.count(FACE_DOWN),
        events=_events(tuple(s.board[:CARD_SQUARE]), s.setting.rows_to_close),
        looked_at=looked_at if sum(looked_at) else None,
        returned=[] if seat is None or s.step == FINISHED else _returned(s, seat),
        sheet=sheet(s.setting),
        prices=asked,
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
        self.people = s.people[owner * 3 : owner * 3 + 3]
        self.cubes = s.cubes[owner * 8 : owner * 8 + 8]
        self.bases = s.bases[owner * 21 : owner * 21 + 21]
        self.cards = s.cards[owner * 4 : owner * 4 + 4]
        self.oracles = s.oracles[owner * 4 : owner * 4 + 4]
        self.score = s.score[owner * 2 : owner * 2 + 2]
        self.monuments = s.holder[MONUMENT:]
        self.known = opened(self.hidden, self.oracles[:], oracle_points(s, owner))

    def is_of(self, s: Position, owner: i64) -> bool:
        """Return whether all of it lies there now."""
        return (
            self.setting is s.setting
            and _lies(self.people, s.people, owner * 3)
            and _lies(self.cubes, s.cubes, owner * 8)
            and _lies(self.bases, s.bases, owner * 21)
            and _lies(self.cards, s.cards, owner * 4)
            and _lies(self.oracles, s.oracles, owner * 4)
            and _lies(self.score, s.score, owner * 2)
            and _lies(self.monuments, s.holder, MONUMENT)
        )


def _lies(row: list[i64], numbers: list[i64], at: i64) -> bool:
    for number in row:
        if number != numbers[at]:
            return False
        at += 1
    return True


FRONTS: Final[list[Front | None]] = [None] * 4
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
    bases = s.bases[owner * 21 : owner * 21 + 21]
    return Area(
        people=s.people[owner * 3 : owner * 3 + 3],
        cubes=s.cubes[owner * 8 : owner * 8 + 8],
        bases=bases[:7],
        flipped=bases[7:14],
        under=bases[14:],
        cards=s.cards[owner * 4 : owner * 4 + 4],
        monuments=[name for i, name in enumerate(MONUMENTS) if s.holder[MONUMENT + i] == owner],
        oracle_count=s.oracle_count(owner),
        oracles=None,
        events=s.score[owner * 2 + FROM_EVENTS],
        squares=s.score[owner * 2 + FROM_SQUARES],
        points=sum(s.points(owner)) - oracle_points(s, owner),
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
def _events(board: Numbers, rows: int) -> list[EventCard]:
    return [
        _event(event, board[event * SQUARES : (event + 1) * SQUARES], board[CYLINDER + event], rows)
        for event in range(len(EVENTS))
    ]


@lru_cache(maxsize=1024)
def _event(event: int, squares: Numbers, steps: int, rows: int) -> EventCard:
    cubes = [_colour(cube) for cube in squares]
    return EventCard(EVENTS[event], [cubes[:3], cubes[3:]], steps, steps >= rows)


def _returned(s: Position, seat: int) -> list[Returned]:
    result = []
    for oracle, name in enumerate(ORACLES):
        at = s.memory(seat, oracle)
        if s.oracles[at] != NONE:
            result.append(Returned(name, s.oracles[at : at + s.players]))
    return result


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _roll(roll: int) -> list[str] | None:
    return None if roll == NONE else [PEOPLE[face] for face in ROLLS[roll]]


def _colour(cube: int) -> str | None:
    return None if cube == NONE else COLOURS[cube]


def ending(state: Position) -> str:
    """Return why the game ends (A5.1), or nothing."""
    return ENDINGS[state.ending]


def components(s: Position) -> dict[str, int]:
    """Count tiles, cubes and cards wherever they lie."""
    count = {"monuments": len(s.holder[MONUMENT:])}
    on_board = s.board[:CYLINDER] + s.board[CARD_SQUARE:]
    for person, name in enumerate(PEOPLE):
        count[f"{name} people"] = sum(s.people[person::3])
    for colour, name in enumerate(COLOURS):
        count[f"{name} cubes"] = sum(s.cubes[colour::8]) + on_board.count(colour)
    for base, name in enumerate(BASES):
        count[f"{name} base cards"] = sum(s.bases[base::7])
    for card, name in enumerate(DECKS):
        count[f"{name} cards"] = sum(s.cards[card::4])
    hands_and_deck = s.oracles[: (s.players + 1) * 4]
    for oracle, name in enumerate(ORACLES):
        count[f"{name} oracle cards"] = sum(hands_and_deck[oracle::4])
    return count

"""What a seat knows of Athens."""

from functools import lru_cache
from typing import Any, TypeAlias

from petteia.core.state import State
from petteia.core.view import shown_actor
from petteia.games.athens.ending import oracle_points
from petteia.games.athens.model import (
    BASES,
    CARD_NAMES,
    CARD_SQUARE,
    COLOURS,
    CYLINDER,
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
    VILLAGE,
    Position,
    Setting,
)
from petteia.games.athens.seen import Area, AthensView, Card, EventCard, Returned, Square
from petteia.games.athens.sheet import Price, prices, sheet

DECKS = CARD_NAMES[VILLAGE:MONUMENT]

Numbers: TypeAlias = tuple[int, ...]

MOST_AREAS = 256
AREAS: dict[tuple[Any, ...], "Area"] = {}
"""Areas by all that they are made from."""


def knows(s: Position, owner: int, seat: int | None) -> bool:
    """A3.9: oracle cards are known to their owner only, until the end."""
    return owner == seat or s.step == FINISHED


def view(state: State, seat: int | None) -> AthensView:
    """Return what a seat (None: a spectator) knows."""
    assert isinstance(state, Position)
    return _view(state, seat, prices(state, seat))


def known(state: State, seat: int | None) -> AthensView:
    """Return the same without the prices, which are worked out and stand in no observation."""
    assert isinstance(state, Position)
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


def _areas(s: Position, seat: int | None) -> list[Area]:
    people, cubes, bases, cards = s.people, s.cubes, s.bases, s.cards
    oracles, score, monuments = s.oracles, s.score, s.holder[MONUMENT:]
    areas = []
    for owner in range(s.players):
        known = knows(s, owner, seat)
        at3, at4, at8, at21 = owner * 3, owner * 4, owner * 8, owner * 21
        key = (
            s.setting,
            owner,
            known,
            *people[at3 : at3 + 3],
            *cubes[at8 : at8 + 8],
            *bases[at21 : at21 + 21],
            *cards[at4 : at4 + 4],
            *oracles[at4 : at4 + 4],
            *score[owner * 2 : owner * 2 + 2],
            *monuments,
        )
        area = AREAS.get(key)
        if area is None:
            if len(AREAS) >= MOST_AREAS:
                AREAS.clear()
            area = AREAS[key] = _area(s, owner, known)
        areas.append(area)
    return areas


def _area(s: Position, owner: int, known: bool) -> Area:
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
        oracles=s.oracles[owner * 4 : owner * 4 + 4] if known else None,
        events=s.score[owner * 2 + FROM_EVENTS],
        squares=s.score[owner * 2 + FROM_SQUARES],
        points=sum(s.points(owner)) - (0 if known else oracle_points(s, owner)),
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


def ending(state: State) -> str:
    """Return why the game ends (A5.1), or nothing."""
    assert isinstance(state, Position)
    return ENDINGS[state.ending]


def components(state: State) -> dict[str, int]:
    """Count tiles, cubes and cards wherever they lie."""
    assert isinstance(state, Position)
    s = state
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

"""Positions of Athens that a seat cannot tell from the real one."""

from mypy_extensions import i64

from petteia.core.rng import Rng
from petteia.core.vectors import vec, write
from petteia.core.view import actor_shown
from petteia.games.athens.model import (
    COLOURS,
    CONSULTING,
    ENDINGS,
    EVENTS,
    FACE_DOWN,
    FACES,
    LEFT,
    MONUMENT,
    MONUMENTS,
    NONE,
    ORACLE_TYPES,
    ORACLES,
    PHASES,
    RETURNING,
    RIGHT,
    ROLLS,
    STEPS,
    USE,
    WHEAT,
    Position,
)
from petteia.games.athens.view_types import AthensView, Returned


def fill(s: Position, seen: AthensView, rng: Rng) -> None:
    """Make a position look like the view: hidden oracle cards are dealt at random."""
    s.actor = actor_shown(seen.actor)
    s.round = seen.round
    s.step = STEPS.index(seen.step)
    s.phase = PHASES.index(seen.phase)
    s.start = NONE if seen.start is None else seen.start
    s.direction = LEFT if seen.order == "left" else RIGHT
    s.turn = seen.turn
    s.seat = NONE if seen.turn_seat is None else seen.turn_seat
    s.count = seen.to_draw
    s.white = _number(seen.white)
    s.grey = _number(seen.grey)
    s.rerolls = seen.rerolls
    s.swaps = seen.swaps
    s.option = NONE
    if seen.using is not None:
        s.option = s.setting.catalogue.number(f"use {seen.using}", False) - USE
    s.event = NONE if seen.event is None else EVENTS.index(seen.event)
    s.ending = ENDINGS.index(seen.ending or "")
    areas = seen.areas
    s.people = _joined([*[a.people for a in areas], seen.bag, seen.discards])
    s.cubes = _joined([*[a.cubes for a in areas], seen.stock])
    faces = [row for a in areas for row in (a.bases, a.flipped, a.under)]
    s.bases = _joined([*faces, seen.base_decks])
    s.cards = _joined([*[a.cards for a in areas], seen.decks])
    s.score = _joined([[a.events, a.squares] for a in areas])
    _fill_board(s, seen)
    _fill_oracles(s, seen, rng)


def _fill_board(s: Position, seen: AthensView) -> None:
    for card, shown in enumerate(seen.cards):
        s.holder[card] = NONE if shown.worker is None else shown.worker
    for monument, name in enumerate(MONUMENTS):
        owners = [seat for seat, a in enumerate(seen.areas) if name in a.monuments]
        face_up = NONE if name == seen.monument else FACE_DOWN
        s.holder[MONUMENT + monument] = owners[0] if owners else face_up
    cubes = [cube for event in seen.events for row in event.rows for cube in row]
    steps = [event.steps for event in seen.events]
    squares = [COLOURS.index(sq.colour) if sq.filled else NONE for sq in seen.squares]
    s.board = _joined(
        [steps, squares, [NONE if cube is None else COLOURS.index(cube) for cube in cubes]]
    )


def _joined(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def _fill_oracles(s: Position, seen: AthensView, rng: Rng) -> None:
    """Deal what is unseen, so that nothing contradicts what the seat remembers (A3.9)."""
    n = s.players
    areas = seen.areas
    unseen = []
    for oracle, cards in enumerate(s.setting.oracles):
        known = sum(area.oracles[oracle] for area in areas if area.oracles)
        unseen += [oracle] * (cards - known)
    hidden = [0 if area.oracles else area.oracle_count for area in areas]
    hands = _dealt(unseen, hidden, rng)
    while any(_contradicts(hands, unseen, returned) for returned in seen.returned):
        hands = _dealt(unseen, hidden, rng)
    rows = []
    for area, hand in zip(areas, hands, strict=True):
        rows.append(area.oracles or [hand.count(oracle) for oracle in range(ORACLE_TYPES)])
    printed = enumerate(s.setting.oracles)
    deck = [cards - sum(row[oracle] for row in rows) for oracle, cards in printed]
    looked = seen.looked_at or _looked_at(s, hands)
    s.oracles = _joined([*rows, deck, looked, [NONE] * (n * ORACLE_TYPES * n)])
    for returned in seen.returned:
        assert seen.seat is not None
        at = s.memory(seen.seat, ORACLES.index(returned.oracle))
        write(s.oracles, at, returned.held)


def _dealt(unseen: list[int], hidden: list[int], rng: Rng) -> list[list[int]]:
    """Deal each seat its hidden cards, the ones it has had longest first."""
    cards = unseen[:]
    rng.shuffle(cards)
    hands = []
    for count in hidden:
        hands.append(cards[:count])
        cards = cards[count:]
    return hands


def _contradicts(hands: list[list[int]], unseen: list[int], returned: Returned) -> bool:
    """Return whether every unseen card of the type lies where the returned one cannot be."""
    oracle = ORACLES.index(returned.oracle)
    held = zip(hands, returned.held, strict=True)
    return sum(hand[:count].count(oracle) for hand, count in held) == unseen.count(oracle)


def _looked_at(s: Position, hands: list[list[int]]) -> list[int]:
    """Return the cards that another seat looks at with wheat: its newest."""
    if s.step not in (CONSULTING, RETURNING) or s.setting.option_kind[s.option] != WHEAT:
        return [0] * ORACLE_TYPES
    drawn = s.setting.option_looks[s.option] - s.count
    newest = hands[s.seat][len(hands[s.seat]) - drawn :]
    return [newest.count(oracle) for oracle in range(ORACLE_TYPES)]


def _number(roll: list[str] | None) -> int:
    return NONE if roll is None else ROLLS.index((FACES.index(roll[0]), FACES.index(roll[1])))

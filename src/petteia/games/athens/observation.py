"""What a seat knows of Athens as a row of numbers: all but the oracle cards of others."""

from typing import Final, cast

from mypy_extensions import i64

from petteia.core.layout import Layout, WordPlaces, put, put_maybe, put_numbers
from petteia.core.observer import Observer, write_seats
from petteia.core.state import State
from petteia.core.vectors import i32, vec
from petteia.games.athens.model import (
    BASE_ROWS,
    BASE_TYPES,
    CARD_NAMES,
    CARD_SQUARE,
    CLASSES,
    COLOURS,
    CUBE_COLOURS,
    CYLINDER,
    DECK_TYPES,
    ENDINGS,
    EVENT_CARDS,
    EVENTS,
    FACE_DOWN,
    FACES,
    FINISHED,
    FROM_EVENTS,
    FROM_SQUARES,
    LEFT,
    MONUMENT,
    MONUMENTS,
    NONE,
    ORACLE_TYPES,
    ORACLES,
    PHASES,
    PLAIN_ROLLS,
    ROLLS,
    SCORES,
    SINGLES,
    STEPS,
    TEMPLE,
    USE,
    Position,
    Setting,
)
from petteia.games.athens.scoring import oracle_points, public_points

FIRST_DIE: Final = vec[i64]([first for first, _ in ROLLS])
SECOND_DIE: Final = vec[i64]([second for _, second in ROLLS])


class RollPlaces:
    """Where a roll of two dice is written."""

    def __init__(self, layout: Layout, name: str, setting: Setting) -> None:
        faces = list(FACES if len(setting.roll_weights) > PLAIN_ROLLS else FACES[:CLASSES])
        self.there: i64 = layout.number(f"{name} is there")
        self.first = layout.word(f"{name}[0]", faces)
        self.second = layout.word(f"{name}[1]", faces)

    def put(self, out: "vec[i32]", at: i64, roll: i64) -> None:
        """Write a roll, if there is one."""
        if roll != NONE:
            out[at + self.there] = 1
            self.first.put(out, at, FIRST_DIE[roll])
            self.second.put(out, at, SECOND_DIE[roll])


class AreaPlaces:
    """Where the things in front of one player are written."""

    def __init__(self, layout: Layout, owner: int) -> None:
        name = f"areas[{owner}]"
        self.people: i64 = layout.numbers(f"{name}.people", CLASSES)
        self.cubes: i64 = layout.numbers(f"{name}.cubes", CUBE_COLOURS)
        self.bases: i64 = layout.numbers(f"{name}.bases", BASE_TYPES)  # and the two rows after it
        layout.numbers(f"{name}.flipped", BASE_TYPES)
        layout.numbers(f"{name}.under", BASE_TYPES)
        self.cards: i64 = layout.numbers(f"{name}.cards", DECK_TYPES)
        self.monuments = layout.counts(f"{name}.monuments", list(MONUMENTS))
        self.oracle_count: i64 = layout.number(f"{name}.oracle_count")
        self.oracles: i64 = layout.number(f"{name}.oracles is there")
        layout.numbers(f"{name}.oracles", ORACLE_TYPES)
        self.events: i64 = layout.number(f"{name}.events")
        self.squares: i64 = layout.number(f"{name}.squares")
        self.points: i64 = layout.number(f"{name}.points")

    def put(self, s: Position, owner: i64, known: bool, out: "vec[i32]", at: i64) -> None:
        """Write an area; its oracle cards and their points only if the viewer knows them."""
        put_numbers(out, at + self.people, s.people, owner * CLASSES, CLASSES)
        put_numbers(out, at + self.cubes, s.cubes, owner * CUBE_COLOURS, CUBE_COLOURS)
        put_numbers(out, at + self.bases, s.bases, owner * BASE_ROWS, BASE_ROWS)
        put_numbers(out, at + self.cards, s.cards, owner * DECK_TYPES, DECK_TYPES)
        put(out, at + self.oracle_count, s.oracle_count(owner))
        total = public_points(s, owner)
        if known:
            out[at + self.oracles] = 1
            first = owner * ORACLE_TYPES
            put_numbers(out, at + self.oracles + 1, s.oracles, first, ORACLE_TYPES)
            total += oracle_points(s, owner)
        put(out, at + self.events, s.score[owner * SCORES + FROM_EVENTS])
        put(out, at + self.squares, s.score[owner * SCORES + FROM_SQUARES])
        put(out, at + self.points, total)


class EventPlaces:
    """Where the event cards are written."""

    def __init__(self, layout: Layout, setting: Setting) -> None:
        self.squares: list[WordPlaces] = []
        """In the order of the board."""
        self.steps: list[i64] = []
        """Then whether the card is closed."""
        rows = _extent(list(setting.rows))
        columns = _extent(list(setting.columns))
        for event in range(EVENT_CARDS):
            name = f"events[{event}]"
            layout.print_word(f"{name}.name", list(EVENTS), EVENTS[event])
            _print_length(layout, f"{name}.rows", setting.rows[event], rows)
            for row in range(rows[1]):
                there = row < setting.rows[event]
                length = setting.columns[event] if there else 0
                _print_length(layout, f"{name}.rows[{row}]", length, columns)
                for column in range(columns[1]):
                    square = layout.word(f"{name}.rows[{row}][{column}]", list(COLOURS))
                    if column < length:
                        self.squares.append(square)
            self.steps.append(layout.number(f"{name}.steps"))
            layout.number(f"{name}.closed")

    def put(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write the cubes on all events and how far they have come."""
        square = s.setting.first_square[0]
        for places in self.squares:
            if s.board[square] != NONE:
                places.put(out, at, s.board[square])
            square += 1
        for event in range(EVENT_CARDS):
            steps = s.board[CYLINDER + event]
            put(out, at + self.steps[event], steps)
            out[at + self.steps[event] + 1] = 1 if steps >= s.setting.steps[event] else 0


class ReturnedPlaces:
    """Where a card that the viewer put back into the oracle deck is written (A3.9)."""

    def __init__(self, layout: Layout, index: int, players: int) -> None:
        self.oracle = layout.word(f"returned[{index}].oracle", list(ORACLES))
        self.held: i64 = layout.numbers(f"returned[{index}].held", players)


class AthensObserver(Observer):
    """Writes what a seat may know and remember."""

    def __init__(self, setting: Setting) -> None:
        players = setting.players
        layout = Layout(players)
        self.round: i64 = layout.number("round")
        self.step = layout.word("step", list(STEPS))
        self.phase = layout.word("phase", list(PHASES))
        self.start: i64 = layout.maybe("start")
        self.order = layout.word("order", ["left", "right"])
        self.turn: i64 = layout.number("turn")
        self.turn_seat: i64 = layout.maybe("turn_seat")
        self.to_draw: i64 = layout.number("to_draw")
        self.white = RollPlaces(layout, "white", setting)
        self.grey = RollPlaces(layout, "grey", setting)
        self.rerolls: i64 = layout.number("rerolls")
        self.swaps: i64 = layout.number("swaps")
        self.using = layout.word("using", _option_texts(setting))
        self.event = layout.word("event", list(EVENTS))
        self.ending = layout.word("ending", list(ENDINGS))
        self.people: i64 = layout.numbers("bag", CLASSES)  # and the discards
        layout.numbers("discards", CLASSES)
        self.stock: i64 = layout.numbers("stock", CUBE_COLOURS)
        self.base_decks: i64 = layout.numbers("base_decks", BASE_TYPES)
        self.decks: i64 = layout.numbers("decks", DECK_TYPES)
        self.oracle_deck: i64 = layout.number("oracle_deck")
        self.areas = [AreaPlaces(layout, owner) for owner in range(players)]
        self.workers = vec[i64]([_worker(layout, card) for card in range(SINGLES)])
        self.squares = vec[i64](_squares(layout, setting))
        self.monument = layout.word("monument", list(MONUMENTS))
        self.monument_deck: i64 = layout.number("monument_deck")
        self.events = EventPlaces(layout, setting)
        self.looked_at: i64 = layout.number("looked_at is there")
        layout.numbers("looked_at", ORACLE_TYPES)
        self.returns: i64 = layout.number("returned: how many")
        self.returned = [ReturnedPlaces(layout, i, players) for i in range(ORACLE_TYPES)]
        super().__init__(layout)

    def write(self, state: State, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write what a seat knows. A3.9, AR7: oracle cards are secret until the end."""
        s = cast("Position", state)
        write_seats(out, at, s, seat)
        self.write_turn(s, out, at)
        self.write_decks(s, out, at)
        owner: i64 = 0
        over = s.step == FINISHED
        for area in self.areas:
            area.put(s, owner, owner == seat or over, out, at)
            owner += 1
        self.write_cards(s, out, at)
        self.events.put(s, out, at)
        if s.seat == seat:
            self.write_looked_at(s, out, at)
        if not over:
            self.write_returned(s, seat, out, at)

    def write_turn(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write where the round has come to."""
        put(out, at + self.round, s.round)
        self.step.put(out, at, s.step)
        self.phase.put(out, at, s.phase)
        put_maybe(out, at + self.start, s.start)
        self.order.put(out, at, 0 if s.direction == LEFT else 1)
        put(out, at + self.turn, s.turn)
        put_maybe(out, at + self.turn_seat, s.seat)
        put(out, at + self.to_draw, s.count)
        self.white.put(out, at, s.white)
        self.grey.put(out, at, s.grey)
        put(out, at + self.rerolls, s.rerolls)
        put(out, at + self.swaps, s.swaps)
        if s.option != NONE:
            self.using.put(out, at, s.option)
        if s.event != NONE:
            self.event.put(out, at, s.event)
        self.ending.put(out, at, s.ending)

    def write_decks(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write what belongs to nobody."""
        n = s.players
        put_numbers(out, at + self.people, s.people, n * CLASSES, 2 * CLASSES)
        put_numbers(out, at + self.stock, s.cubes, n * CUBE_COLOURS, CUBE_COLOURS)
        put_numbers(out, at + self.base_decks, s.bases, n * BASE_ROWS, BASE_TYPES)
        put_numbers(out, at + self.decks, s.cards, n * DECK_TYPES, DECK_TYPES)
        put(out, at + self.oracle_deck, s.oracle_count(n))

    def write_cards(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write workers, cubes on action cards and monuments."""
        for card in range(SINGLES):
            put_maybe(out, at + self.workers[card], s.holder[card])
        square: i64 = CARD_SQUARE
        for place in self.squares:
            out[at + place] = 1 if s.board[square] != NONE else 0
            square += 1
        face_down: i64 = 0
        for monument in range(TEMPLE - MONUMENT):
            holder = s.holder[MONUMENT + monument]
            if holder == FACE_DOWN:
                face_down += 1
            elif holder == NONE:
                self.monument.put(out, at, monument)
            else:
                self.areas[holder].monuments.put(out, at, monument)
        put(out, at + self.monument_deck, face_down)

    def write_looked_at(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write the cards that the seat looks at with wheat."""
        for oracle in range(ORACLE_TYPES):
            count = s.oracles[(s.players + 1) * ORACLE_TYPES + oracle]
            if count:
                out[at + self.looked_at] = 1
                put(out, at + self.looked_at + 1 + oracle, count)

    def write_returned(self, s: Position, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write what the seat remembers of cards it returned."""
        count: i64 = 0
        for oracle in range(ORACLE_TYPES):
            memory = s.memory(seat, oracle)
            if s.oracles[memory] != NONE:
                places = self.returned[count]
                places.oracle.put(out, at, oracle)
                put_numbers(out, at + places.held, s.oracles, memory, s.players)
                count += 1
        put(out, at + self.returns, count)


def _option_texts(setting: Setting) -> list[str]:
    """Return every option as notation writes it, without the verb."""
    options = range(len(setting.option_card))
    return [setting.catalogue.text(USE + option).partition(" ")[2] for option in options]


def _worker(layout: Layout, card: int) -> int:
    """Add a single card; return the place of its worker."""
    layout.print_word(f"cards[{card}].name", list(CARD_NAMES[:SINGLES]), CARD_NAMES[card])
    return layout.maybe(f"cards[{card}].worker")


def _squares(layout: Layout, setting: Setting) -> list[int]:
    """Add the squares of action cards; return the places that say whether they are filled."""
    options = [o for o, square in enumerate(setting.option_square) if square != NONE]
    cards = [CARD_NAMES[setting.option_card[option]] for option in options]
    places: list[int] = []
    for index, option in enumerate(options):
        name = f"squares[{index}]"
        colour = COLOURS[setting.option_colour[option]]
        layout.print_word(f"{name}.card", cards, cards[index])
        layout.print_word(f"{name}.colour", list(COLOURS), colour)
        places.append(layout.number(f"{name}.filled"))
    return places


def _extent(lengths: list[int]) -> tuple[int, int]:
    """Return the shortest and the longest."""
    return min(lengths), max(lengths)


def _print_length(layout: Layout, name: str, length: int, extent: tuple[int, int]) -> None:
    """Add the length of a list where lists of its kind differ in length."""
    if extent[0] < extent[1]:
        layout.number(f"{name}: how many", length)


def observer(state: Position) -> AthensObserver:
    """Return what writes the positions of a match."""
    return AthensObserver(state.setting)

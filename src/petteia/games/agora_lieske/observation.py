"""What a seat knows of Agora (Lieske) as a row of numbers: all but the letters still face down."""

from typing import Final, cast

from mypy_extensions import i64

from petteia.core.layout import Layout, put, put_maybe, put_numbers
from petteia.core.observer import Observer, write_seats
from petteia.core.state import State
from petteia.core.vectors import i32, vec
from petteia.games.agora_lieske.model import (
    ASIDE,
    CITIZENS,
    DEALER,
    DEMAND,
    DEMAND_STACK,
    EMPTY,
    ENDINGS,
    JURIES,
    LETTERS,
    MARKET,
    MONUMENT,
    NONE,
    PLACE_NAMES,
    PRISON,
    RESOURCES,
    SECTION,
    STACK,
    STEPS,
    STOA,
    UNSEEN,
    Position,
    Setting,
)

SECTIONS: Final = vec[i64](SECTION)
JURY_NAMES: Final = ["".join(LETTERS[letter] for letter in jury) for jury in JURIES]


class StanderPlaces:
    """Where a citizen on the board is written."""

    def __init__(self, layout: Layout, index: int) -> None:
        name = f"board[{index}]"
        self.place = layout.word(f"{name}.place", list(PLACE_NAMES))
        self.space: i64 = layout.number(f"{name}.space")
        self.seat: i64 = layout.number(f"{name}.seat")
        self.letter = layout.word(f"{name}.citizen", list(LETTERS))


class AgoraObserver(Observer):
    """Writes what a seat may know and remember."""

    def __init__(self, setting: Setting) -> None:
        players = setting.players
        resources = list(RESOURCES)
        layout = Layout(players)
        self.round: i64 = layout.number("round")
        _print_spaces(layout, setting)
        self.step = layout.word("step", list(STEPS))
        self.start: i64 = layout.maybe("start")
        self.asked: i64 = layout.number("asked")
        self.turned: i64 = layout.number("turned")
        self.final_turn = layout.word("final_turn", list(ENDINGS))
        self.donated: i64 = layout.number("donated")
        self.scores: i64 = layout.numbers("scores", players)
        self.levels: i64 = layout.numbers("levels", players)
        self.rhetoric: i64 = layout.table("rhetoric", players, CITIZENS)
        self.hands: i64 = layout.table("hands", players, 3)
        layout.number("open_hands", int(setting.open_hands))
        self.stock: i64 = layout.numbers("stock", 3)
        self.dealers = [layout.word(f"dealers[{stall}]", resources) for stall in range(3)]
        self.stacks: i64 = layout.numbers("stacks", 3)
        self.unseen: i64 = layout.numbers("unseen_dealers", 3)
        self.prison: i64 = layout.numbers("prison", 3)
        self.demand = [layout.word(f"demand[{marker}]", resources) for marker in range(2)]
        self.demand_stack: i64 = layout.numbers("demand_stack", 3)
        self.demand_aside: i64 = layout.numbers("demand_aside", 3)
        self.on_board: i64 = layout.number("board: how many")
        room = -(-players * CITIZENS * 5 // 4)  # a quarter more than there are citizens
        self.board = [StanderPlaces(layout, index) for index in range(room)]
        self.juries = [layout.word(f"juries[{seat}]", JURY_NAMES) for seat in range(players)]
        self.prosecutor: i64 = layout.maybe("prosecutor")
        self.accused: i64 = layout.maybe("accused")
        self.judge: i64 = layout.maybe("judge")
        super().__init__(layout)

    def write(self, state: State, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write what a seat knows."""
        s = cast("Position", state)
        write_seats(out, at, s, seat)
        put(out, at + self.round, s.round)
        self.step.put(out, at, s.step)
        put_maybe(out, at + self.start, s.start)
        put(out, at + self.asked, s.cursor)
        put(out, at + self.turned, s.turned)
        self.final_turn.put(out, at, s.ending)
        put(out, at + self.donated, s.donated)
        n = s.players
        put_numbers(out, at + self.scores, s.score, 0, n)
        put_numbers(out, at + self.levels, s.level, 0, n)
        put_numbers(out, at + self.rhetoric, s.rhetoric, 0, n * CITIZENS)
        put_numbers(out, at + self.hands, s.cards, 0, n * 3)
        put_numbers(out, at + self.stock, s.cards, n * 3, 3)
        for owner in range(n):
            if s.jury[owner] != NONE:
                self.juries[owner].put(out, at, s.jury[owner])
        self.write_markers(s, out, at)
        self.write_board(s, seat, out, at)
        put_maybe(out, at + self.prosecutor, s.prosecutor)
        if s.accused != NONE:
            put_maybe(out, at + self.accused, s.accused + 1)
        put_maybe(out, at + self.judge, s.judge)

    def write_markers(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write all round markers."""
        markers = s.markers
        put_numbers(out, at + self.stacks, markers, STACK, 3)
        put_numbers(out, at + self.unseen, markers, UNSEEN, 3)
        put_numbers(out, at + self.prison, markers, PRISON, 3)
        put_numbers(out, at + self.demand_stack, markers, DEMAND_STACK, 3)
        put_numbers(out, at + self.demand_aside, markers, ASIDE, 3)
        for stall in range(3):
            if markers[DEALER + stall] != NONE:
                self.dealers[stall].put(out, at, markers[DEALER + stall])
        for marker in range(2):
            if markers[DEMAND + marker] != NONE:
                self.demand[marker].put(out, at, markers[DEMAND + marker])

    def write_board(self, s: Position, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write the citizens on the board in the order of the spaces.

        L5.1.3: a letter is its owner's secret until its section is turned up (L5.2.0).
        """
        first = s.setting.first
        count: i64 = 0
        space: i64 = 0
        for citizen in s.spot:
            if citizen != EMPTY:
                places = self.board[count]
                owner = citizen // CITIZENS
                where = s.where[citizen]
                places.place.put(out, at, where)
                put(out, at + places.space, space - first[where] + 1)
                put(out, at + places.seat, owner)
                if owner == seat or s.turned > SECTIONS[where]:
                    places.letter.put(out, at, citizen % CITIZENS)
                count += 1
            space += 1
        put(out, at + self.on_board, count)


def _print_spaces(layout: Layout, setting: Setting) -> None:
    """Add what is printed on the spaces of the board; stalls that are alike are written once."""
    first = setting.first
    stalls = range(MARKET, MARKET + 3)
    yields = [list(setting.yields[first[stall] : first[stall + 1]]) for stall in stalls]
    if yields[0] == yields[1] == yields[2]:
        layout.print_numbers("yields", yields[0])
    else:
        for stall in range(3):
            layout.print_numbers(f"yields[{stall}]", yields[stall])
    for space in range(len(setting.pay)):
        layout.print_numbers(f"ratios[{space}]", [setting.pay[space], setting.take[space]])
    layout.print_numbers("gains", list(setting.gains[: setting.spaces[STOA]]))
    layout.number("monument_spaces", setting.spaces[MONUMENT])


def observer(state: Position) -> AgoraObserver:
    """Return what writes the positions of a match."""
    return AgoraObserver(state.setting)

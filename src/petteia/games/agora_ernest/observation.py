"""What a seat knows of Agora (Ernest) as a row of numbers: all but the order of the deck."""

from typing import Final, cast

from mypy_extensions import i64

from petteia.core.layout import Layout, put, put_maybe
from petteia.core.observer import Observer, write_seats
from petteia.core.state import State
from petteia.core.vectors import i32, vec
from petteia.games.agora_ernest.geometry import CELLS, DOORS
from petteia.games.agora_ernest.model import (
    ASIDE,
    BURNT,
    CARDS,
    EFFECTS,
    ENDINGS,
    IN_DECK,
    LETTERS,
    NONE,
    SOURCES,
    STEPS,
    Position,
    Setting,
)
from petteia.games.agora_ernest.moves import NAMES
from petteia.games.agora_ernest.shops import UNOWNED

# Room by number of players. A list that outgrows its room says so by its length.
CARD_ROOM: Final = {2: 23, 3: 30, 4: 38}
SHOP_ROOM: Final = {2: 58, 3: 85, 4: 90}
CELL_ROOM: Final = {2: 18, 3: 20, 4: 23}

LAID: Final = 4
"""A laid card takes four numbers: the card, X, Y and ANGLE."""
OPEN: Final = 0
SHUT: Final = 1
ALLEY: Final = 2


class CardPlaces:
    """Where a card is written."""

    def __init__(self, layout: Layout, name: str, doors: list[str]) -> None:
        self.card: i64 = layout.word_number(f"{name}.card")
        self.spot: i64 = layout.number(f"{name}.x")
        layout.number(f"{name}.y")
        layout.number(f"{name}.angle")
        self.effect = layout.word(f"{name}.effect", list(EFFECTS))
        self.shops: i64 = len(layout.names)
        for cell in range(CELLS):
            layout.word_number(f"{name}.shops[{cell}]")
        self.runs: i64 = layout.numbers(f"{name}.runs", CELLS)
        self.circles: i64 = layout.numbers(f"{name}.circles", CELLS)
        self.doors = [layout.word(f"{name}.doors[{door}]", doors) for door in range(DOORS)]


class ShopPlaces:
    """Where a shop is written."""

    def __init__(self, layout: Layout, name: str, room: int) -> None:
        self.name: i64 = layout.word_number(f"{name}.name")
        self.cells: i64 = layout.number(f"{name}.cells: how many")
        for cell in range(room):
            layout.word_number(f"{name}.cells[{cell}]")
        self.owner: i64 = layout.maybe(f"{name}.owner")
        self.counters: i64 = layout.number(f"{name}.counters")
        self.circles: i64 = layout.number(f"{name}.circles")
        self.open_doors: i64 = layout.number(f"{name}.open_doors")


class AgoraObserver(Observer):
    """Writes what everyone knows."""

    def __init__(self, setting: Setting) -> None:
        players = setting.players
        layout = Layout(players)
        self.round: i64 = layout.number("round")
        self.step = layout.word("step", list(STEPS))
        self.active: i64 = layout.maybe("active")
        self.ending = layout.word("ending", list(ENDINGS))
        layout.number("goal", setting.goal)
        self.letters = [layout.word(f"letters[{p}]", list(LETTERS)) for p in range(players)]
        self.coins: i64 = layout.numbers("coins", players)
        self.sources: i64 = layout.table("sources", players, SOURCES)
        self.incomes: i64 = layout.numbers("incomes", players)
        self.drawn: i64 = layout.word_number("drawn")
        self.drawn_card: i64 = layout.number("drawn_card is there")
        self.drawn_places = CardPlaces(layout, "drawn_card", ["open"])
        self.deck = layout.counts("deck", list(NAMES))
        self.burnt = layout.counts("burnt", list(NAMES))
        self.aside = layout.counts("aside", list(NAMES))
        layout.number("wide", setting.ground.wide)
        layout.number("high", setting.ground.high)
        self.on_table: i64 = layout.number("table: how many")
        self.table = [
            CardPlaces(layout, f"table[{index}]", ["open", "shut", "alley"])
            for index in range(CARD_ROOM[players])
        ]
        self.shop_count: i64 = layout.number("shops: how many")
        self.cell_room: i64 = CELL_ROOM[players]
        self.shops = [
            ShopPlaces(layout, f"shops[{index}]", CELL_ROOM[players])
            for index in range(SHOP_ROOM[players])
        ]
        self.regions: i64 = layout.number("regions")
        self.circled = vec[i64](circles_by_cell(setting))
        super().__init__(layout)

    def write(self, state: State, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write what a seat knows."""
        s = cast("Position", state)
        write_seats(out, at, s, seat)
        put(out, at + self.round, s.round)
        self.step.put(out, at, s.step)
        put_maybe(out, at + self.active, s.active)
        self.ending.put(out, at, s.ending)
        for player in range(s.players):
            if s.letters[player] != NONE:
                self.letters[player].put(out, at, s.letters[player])
            put(out, at + self.coins + player, s.purse(player))
            put(out, at + self.incomes + player, s.shops.income(player))
        for place in range(s.players * SOURCES):
            put(out, at + self.sources + place, s.coins[place])
        self.write_decks(s, out, at)
        self.write_table(s, out, at)
        self.write_shops(s, out, at)
        put(out, at + self.regions, s.shops.street.regions)

    def write_decks(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write the card in hand and those that are not on the table."""
        if s.drawn != NONE:
            put(out, at + self.drawn, s.drawn + 1)
            out[at + self.drawn_card] = 1
            self.write_card(s, s.drawn, self.drawn_places, out, at)
            for cell in range(CELLS):  # its shops are its own
                run = s.setting.run_of[s.drawn * CELLS + cell]
                put(out, at + self.drawn_places.shops + cell, s.cell(run) + 1)
            for door in self.drawn_places.doors:
                door.put(out, at, OPEN)
        for card in range(CARDS):
            where = s.where[card]
            if where == IN_DECK:
                self.deck.put(out, at, card)
            elif where == BURNT:
                self.burnt.put(out, at, card)
            elif where == ASIDE:
                self.aside.put(out, at, card)

    def write_card(
        self, s: Position, card: i64, places: CardPlaces, out: "vec[i32]", at: i64
    ) -> None:
        """Write what is printed on a card."""
        put(out, at + places.card, card + 1)
        places.effect.put(out, at, s.setting.effect[card])
        first = s.setting.run_of[card * CELLS]
        for cell in range(CELLS):
            put(out, at + places.runs + cell, s.setting.run_of[card * CELLS + cell] - first)
            put(out, at + places.circles + cell, self.circled[card * CELLS + cell])

    def write_table(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write the cards on the table, and their doors (E1.3)."""
        street = s.shops.street
        count: i64 = len(s.laid) // LAID
        put(out, at + self.on_table, count)
        index: i64 = 0
        for places in self.table:
            if index == count:
                return
            card = s.laid[index * LAID]
            self.write_card(s, card, places, out, at)
            for number in range(1, LAID):
                put(out, at + places.spot + number - 1, s.laid[index * LAID + number])
            for cell in range(CELLS):
                shop = s.shops.of[s.setting.run_of[card * CELLS + cell]]
                put(out, at + places.shops + cell, s.cell(shop) + 1)
            door: i64 = 0
            for word in places.doors:
                if street.alley[card] >> door & 1:
                    word.put(out, at, ALLEY)
                else:
                    word.put(out, at, OPEN if street.open[card] >> door & 1 else SHUT)
                door += 1
            index += 1

    def write_shops(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write the shops, and their cells in the order in which the cards were laid."""
        shops = s.shops
        index_of = vec[i64]([0] * len(shops.of))  # by shop: its place in the list
        count: i64 = 0
        for shop in shops.names:
            index_of[shop] = count
            if count < len(self.shops):
                places = self.shops[count]
                put(out, at + places.name, s.cell(shop) + 1)
                if shops.owner[shop] != UNOWNED:
                    put_maybe(out, at + places.owner, shops.owner[shop])
                put(out, at + places.counters, shops.counters[shop])
                put(out, at + places.circles, shops.circles[shop])
                put(out, at + places.open_doors, shops.doors[shop])
            count += 1
        put(out, at + self.shop_count, count)
        for place in range(0, len(s.laid), LAID):
            for cell in range(s.laid[place] * CELLS, s.laid[place] * CELLS + CELLS):
                index = index_of[shops.of[s.setting.run_of[cell]]]
                if index < len(self.shops):
                    self.write_cell(self.shops[index].cells, cell, out, at)

    def write_cell(self, cells: i64, cell: i64, out: "vec[i32]", at: i64) -> None:
        """Add a cell to those of a shop, whose number is written where its cells begin."""
        count: i64 = int(out[at + cells]) + 1
        put(out, at + cells, count)
        if count <= self.cell_room:
            put(out, at + cells + count, cell + 1)


def circles_by_cell(setting: Setting) -> list[int]:
    """Return for each cell of the deck whether it has a circle: the first cells of each run do."""
    left = list(setting.circles)
    circled = []
    for run in setting.run_of:
        circled.append(1 if left[run] > 0 else 0)
        left[run] -= 1
    return circled


def observer(state: Position) -> AgoraObserver:
    """Return what writes the positions of a match."""
    return AgoraObserver(state.setting)

"""What a seat knows of Offrandes as a row of numbers: everything, for all lies open."""

from typing import cast

from mypy_extensions import i64

from petteia.core.layout import Layout, put, put_maybe, put_numbers
from petteia.core.observer import Observer, write_seats
from petteia.core.state import State
from petteia.core.vectors import i32, vec
from petteia.games.offrandes.model import (
    ALTAR_NAMES,
    ALTARS,
    ANIMAL_NAMES,
    ANIMALS,
    CHARACTER_NAMES,
    CHARACTERS,
    ENDINGS,
    NONE,
    NUMBER,
    OFFERED,
    OWNER,
    PAIR_FIRST,
    PAIR_SECOND,
    STEPS,
    Position,
    Setting,
)


class AltarPlaces:
    """Where an altar is written."""

    def __init__(self, layout: Layout, setting: Setting, altar: int) -> None:
        name = f"altars[{altar}]"
        layout.print_word(f"{name}.name", list(ALTAR_NAMES), ALTAR_NAMES[altar])
        layout.number(f"{name}.tier", setting.tiers[altar])
        layout.number(f"{name}.points", setting.altar_points[altar])
        self.seat: i64 = layout.maybe(f"{name}.seat")
        self.animal = layout.word(f"{name}.animal", list(ANIMAL_NAMES))
        self.number: i64 = layout.number(f"{name}.number")


class OffrandesObserver(Observer):
    """Writes what everyone knows."""

    def __init__(self, setting: Setting) -> None:
        players = setting.players
        characters = list(CHARACTER_NAMES)
        layout = Layout(players)
        self.round: i64 = layout.number("round")
        self.step = layout.word("step", list(STEPS))
        self.first: i64 = layout.maybe("first")
        self.asked: i64 = layout.number("asked")
        self.ending = layout.word("ending", list(ENDINGS))
        self.money: i64 = layout.numbers("money", players)
        layout.number("money_limit", setting.money_limit)
        self.ladders: i64 = layout.table("ladders", players, CHARACTERS)
        self.prayed: i64 = layout.numbers("prayed", players)
        self.sacrificed: i64 = layout.numbers("sacrificed", players)
        self.stable: i64 = layout.numbers("stable", ANIMALS)
        self.altars = [AltarPlaces(layout, setting, altar) for altar in range(ALTARS)]
        self.auctioneer: i64 = layout.maybe("auctioneer")
        self.tiles = layout.counts("tiles", characters)
        self.lots: i64 = layout.number("lots")
        layout.number("most_lots", setting.lots)
        self.lot: i64 = layout.number("lot is there")
        self.lot_first = layout.word("lot[0]", characters)
        self.lot_second = layout.word("lot[1]", characters)
        self.bid: i64 = layout.number("bid")
        self.bidder: i64 = layout.maybe("bidder")
        self.winners: i64 = layout.some_numbers("winners", players)
        self.passed: i64 = layout.some_numbers("passed", players)
        self.targets: i64 = layout.some_numbers("targets", players)
        super().__init__(layout)

    def write(self, state: State, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write what a seat knows."""
        s = cast("Position", state)
        write_seats(out, at, s, seat)
        put(out, at + self.round, s.round)
        self.step.put(out, at, s.step)
        put_maybe(out, at + self.first, s.first)
        put(out, at + self.asked, s.cursor)
        self.ending.put(out, at, s.ending)
        n = s.players
        put_numbers(out, at + self.money, s.purse, 0, n)
        put_numbers(out, at + self.ladders, s.ladder, 0, n * CHARACTERS)
        put_numbers(out, at + self.prayed, s.prayed, 0, n)
        put_numbers(out, at + self.sacrificed, s.sacrificed, 0, n)
        put_numbers(out, at + self.stable, s.stable, 0, ANIMALS)
        self.write_altars(s, out, at)
        self.write_auction(s, out, at)
        write_members(out, at + self.targets, s.targets)

    def write_altars(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write what lies on the altars (O3)."""
        altar: i64 = 0
        for places in self.altars:
            owner = s.altar[OWNER + altar]
            if owner != NONE:
                put_maybe(out, at + places.seat, owner)
                places.animal.put(out, at, s.altar[OFFERED + altar])
                put(out, at + places.number, s.altar[NUMBER + altar])
            altar += 1

    def write_auction(self, s: Position, out: "vec[i32]", at: i64) -> None:
        """Write what is for sale, and to whom (O1)."""
        put_maybe(out, at + self.auctioneer, s.auctioneer)
        tiles = s.tiles
        for character in range(CHARACTERS):
            if tiles & 1:
                self.tiles.put(out, at, character)
            tiles >>= 1
        put(out, at + self.lots, s.lots)
        if s.lot != NONE:
            out[at + self.lot] = 1
            self.lot_first.put(out, at, PAIR_FIRST[s.lot])
            self.lot_second.put(out, at, PAIR_SECOND[s.lot])
        put(out, at + self.bid, s.bid)
        put_maybe(out, at + self.bidder, s.bidder)
        write_members(out, at + self.winners, s.winners)
        write_members(out, at + self.passed, s.passed)


def write_members(out: "vec[i32]", place: i64, members: i64) -> None:
    """Write a set of seats as a list: how many, then each."""
    count: i64 = 0
    seat: i64 = 0
    while members:
        if members & 1:
            count += 1
            put(out, place + count, seat)
        members >>= 1
        seat += 1
    put(out, place, count)


def observer(state: Position) -> OffrandesObserver:
    """Return what writes the positions of a match."""
    return OffrandesObserver(state.setting)

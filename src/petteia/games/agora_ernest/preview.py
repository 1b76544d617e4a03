"""Previews: what a placement of the drawn card would do, in one call, while it is dragged.

The screen needs no geometry of its own: it sends where the card is held and gets back whether it
may lie there, what opens and closes, and the nearest place on the grid of the cards it is near.
"""

from msgspec import Struct
from mypy_extensions import i64

from petteia.core.message import Refusal
from petteia.core.vectors import vec
from petteia.games.agora_ernest import messages
from petteia.games.agora_ernest.geometry import CELLS, DOOR_CELL, DOORS
from petteia.games.agora_ernest.market import Fit, Market
from petteia.games.agora_ernest.model import NONE, Position
from petteia.games.agora_ernest.moves import BUILD, build, build_angle, build_x, build_y
from petteia.games.agora_ernest.placement import refuse_fit
from petteia.games.agora_ernest.rules import shops_with
from petteia.games.agora_ernest.shops import NO_SHOP, UNOWNED, Shops
from petteia.games.agora_ernest.snap import snapped
from petteia.games.agora_ernest.street import Street
from petteia.games.agora_ernest.view import cell_name, door_name


class DoorChange(Struct, frozen=True):
    """Doors of one shop that change; the shop goes by its name after the placement."""

    shop: str
    owner: int | None
    opened: list[str]
    closed: list[str]


class JoinedShops(Struct, frozen=True):
    """Shops that become one; the drawn card's own are named by its cells."""

    shop: str
    parts: list[str]
    owner: int | None
    counters: int
    """New counters that its owner puts down for free (E3.5)."""


class Preview(Struct, frozen=True):
    """What laying the drawn card here would do."""

    move: str
    """The placement in notation, without the actor."""
    refusal: Refusal | None
    """Why it is not legal; nothing if it is. Without it all below is empty."""
    snapped: list[int] | None
    """X, Y and ANGLE of the nearest legal place on the grid of a near group's first card."""
    doors: list[DoorChange]
    alleys_closed: list[list[str]]
    """The doors that come to lie on newly enclosed ground, one list for each piece of it."""
    alleys_opened: list[list[str]]
    """The doors that lay on enclosed ground and come to the street."""
    joins: list[JoinedShops]
    incomes: list[int]
    """By seat."""
    gains: list[int]
    """By seat: the new income less the old."""
    prices: dict[str, int]
    """Of every shop that could be bought."""
    regions: int
    """Separate pieces of free ground; one is the street."""


def of_move(state: Position, move: int) -> Preview | None:
    """Return the preview of a placement; of other moves there is no more to tell."""
    if move < BUILD or state.drawn == NONE:
        return None
    return preview(state, build_x(move), build_y(move), build_angle(move))


def preview(state: Position, x: int, y: int, angle: int) -> Preview:
    """Judge a placement of the drawn card and say all that it would change."""
    s = state
    assert s.drawn != NONE, "no card is drawn"
    move = build(x, y, angle)
    fit = s.market.fit(x, y, angle)
    code = refuse_fit(s, fit)
    near = snapped(s, x, y, angle)
    if code:
        return Preview(
            move=s.setting.moves.text(move),
            refusal=messages.refusal(s, move, code),
            snapped=near or None,
            doors=[],
            alleys_closed=[],
            alleys_opened=[],
            joins=[],
            incomes=[],
            gains=[],
            prices={},
            regions=s.shops.street.regions,
        )
    after = shops_with(s, s.drawn, fit)
    market = after.street.market
    incomes = [after.income(seat) for seat in range(s.players)]
    return Preview(
        move=s.setting.moves.text(move),
        refusal=None,
        snapped=near or None,
        doors=_door_changes(s, market, after),
        alleys_closed=_came_to(market, s.shops.street.open, after.street.alley, after.street),
        alleys_opened=_came_to(market, s.shops.street.alley, after.street.open, s.shops.street),
        joins=_joins(s, after, fit),
        incomes=incomes,
        gains=[incomes[seat] - s.shops.income(seat) for seat in range(s.players)],
        prices={
            cell_name(s.cell(shop)): after.doors[shop]
            for shop in after.names
            if after.owner[shop] == UNOWNED and after.circles[shop]
        },
        regions=after.street.regions,
    )


def _door_changes(s: Position, market: Market, after: Shops) -> list[DoorChange]:
    """Compare the open doors of every shop; the new card's own doors open or not at all."""
    changes: dict[int, DoorChange] = {}
    for card in market.laid:
        was, now = s.shops.street.open[card], after.street.open[card]
        for door in range(DOORS):
            if not (was ^ now) >> door & 1:
                continue
            shop = after.of[s.setting.run_of[card * CELLS + DOOR_CELL[door]]]
            if shop not in changes:
                owner = after.owner[shop]
                name = cell_name(s.cell(shop))
                changes[shop] = DoorChange(name, None if owner == UNOWNED else owner, [], [])
            change = changes[shop]
            (change.opened if now >> door & 1 else change.closed).append(door_name(card, door))
    return list(changes.values())


def _came_to(market: Market, was: vec[i64], now: vec[i64], street: Street) -> list[list[str]]:
    """Return the doors that were on one kind of ground and are on another, piece by piece.

    `street` is the one in which the piece is enclosed.
    """
    pieces: dict[int, list[str]] = {}
    for card in market.laid:
        for door in range(DOORS):
            if (was[card] & now[card]) >> door & 1:
                piece = street.region_of_door(card, door)
                pieces.setdefault(piece, []).append(door_name(card, door))
    return list(pieces.values())


def _joins(s: Position, after: Shops, fit: Fit) -> list[JoinedShops]:
    """Return the shops that become one through the new card (E3.4, E3.5)."""
    parts: dict[int, list[int]] = {}
    for cell in s.market.joined_cells(fit, s.drawn):
        run = s.setting.run_of[cell]
        part = run if s.shops.of[run] == NO_SHOP else s.shops.of[run]
        known = parts.setdefault(after.of[run], [])
        if part not in known:
            known.append(part)
    joins = []
    for shop, runs in parts.items():
        owner = after.owner[shop]
        new = after.circles[shop] - after.counters[shop]
        joins.append(
            JoinedShops(
                shop=cell_name(s.cell(shop)),
                parts=[cell_name(s.cell(run)) for run in sorted(runs)],
                owner=None if owner == UNOWNED else owner,
                counters=0 if owner == UNOWNED else new,
            )
        )
    return joins

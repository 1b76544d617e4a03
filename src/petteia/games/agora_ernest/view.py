"""What a seat knows of Agora (Ernest): everything but the order of the deck."""

from typing import ClassVar

from msgspec import Struct

from petteia.core.rng import Rng
from petteia.core.view import View, actor_shown, shown_actor
from petteia.games.agora_ernest.alleys import Alley, alleys
from petteia.games.agora_ernest.geometry import CELLS, DOOR_CELL, DOORS
from petteia.games.agora_ernest.model import (
    ASIDE,
    BURNT,
    CARDS,
    DRAWN,
    EFFECTS,
    ENDINGS,
    IN_DECK,
    LETTERS,
    NONE,
    ON_TABLE,
    SOURCES,
    STEPS,
    Position,
    Setting,
)
from petteia.games.agora_ernest.moves import NAMES
from petteia.games.agora_ernest.rules import lay_again
from petteia.games.agora_ernest.shops import UNOWNED, Shops

DOOR_STATES = ("shut", "open", "alley")


class LaidCard(Struct, frozen=True):
    """A card on the table."""

    card: str
    x: int
    """The centre in thousandths of a cell from the table's centre, as in a record."""
    y: int
    angle: int
    """Counter-clockwise in hundredths of a degree."""
    effect: str
    shops: list[str]
    """The shop of each of the five cells, by its name."""
    runs: list[int]
    """The printed shop of each of the five cells, from 0; walls stand between different ones."""
    circles: list[bool]
    """Whether each of the five cells has a circle."""
    doors: list[str]
    """The nine doors from p0 to p4: open, shut, or alley: free ground that is not the street."""


class Shop(Struct, frozen=True):
    """A shop on the table, named by its earliest card and the lowest cell on it."""

    name: str
    cells: list[str]
    owner: int | None
    counters: int
    circles: int
    open_doors: int
    """The owner's income from it, or its price."""


class AgoraErnestView(View, frozen=True, kw_only=True):
    """Everything public; only the order of the deck is secret."""

    worked_out: ClassVar[frozenset[str]] = frozenset(["alleys"])
    step: str
    active: int | None
    """Whose turn it is."""
    ending: str | None
    """Why the game is over, if it is."""
    goal: int
    letters: list[str | None]
    coins: list[int]
    sources: list[list[int]]
    """Each seat's coins by source."""
    incomes: list[int]
    """What each seat would collect now."""
    drawn: str | None
    """The card that is to be laid."""
    drawn_card: LaidCard | None
    """The same as it is printed, lying in the middle of nowhere."""
    deck: list[str]
    """The cards not yet drawn, in the order of their names."""
    burnt: list[str]
    aside: list[str]
    """Cards for which there was no room."""
    wide: int
    """The table in cells."""
    high: int
    table: list[LaidCard]
    """In the order they were laid."""
    shops: list[Shop]
    regions: int
    """How many separate pieces of free ground there are; one of them is the street."""
    alleys: list[Alley]
    """The others, to be drawn."""


def view(s: Position, seat: int | None) -> AgoraErnestView:
    """Return what a seat (None: a spectator) knows."""
    return AgoraErnestView(
        game="agora_ernest",
        players=s.players,
        options=s.setting.options,
        seat=seat,
        actor=shown_actor(s.actor),
        round=s.round,
        step=STEPS[s.step],
        active=None if s.active == NONE else s.active,
        ending=ENDINGS[s.ending] or None,
        goal=s.setting.goal,
        letters=[None if letter == NONE else LETTERS[letter] for letter in s.letters],
        coins=[s.purse(player) for player in range(s.players)],
        sources=[s.coins[p * SOURCES : (p + 1) * SOURCES] for p in range(s.players)],
        incomes=[s.shops.income(player) for player in range(s.players)],
        drawn=None if s.drawn == NONE else NAMES[s.drawn],
        drawn_card=None if s.drawn == NONE else _printed(s, s.drawn),
        deck=_cards(s, IN_DECK),
        burnt=_cards(s, BURNT),
        aside=_cards(s, ASIDE),
        wide=s.setting.ground.wide,
        high=s.setting.ground.high,
        table=[laid_card(s, at) for at in range(0, len(s.laid), 4)],
        shops=[shop_of(s, s.shops, shop) for shop in s.shops.names],
        regions=s.shops.street.regions,
        alleys=alleys(s),
    )


def laid_card(s: Position, at: int) -> LaidCard:
    """Return a card of the table from its place in `Position.laid`."""
    card, x, y, angle = s.laid[at : at + 4]
    doors = [
        DOOR_STATES[
            (s.shops.street.open[card] >> door & 1) + 2 * (s.shops.street.alley[card] >> door & 1)
        ]
        for door in range(DOORS)
    ]
    runs = [s.setting.run_of[card * CELLS + cell] for cell in range(CELLS)]
    return LaidCard(
        card=NAMES[card],
        x=x,
        y=y,
        angle=angle,
        effect=EFFECTS[s.setting.effect[card]],
        shops=[cell_name(s.cell(s.shops.of[run])) for run in runs],
        runs=[run - runs[0] for run in runs],
        circles=circled(s.setting, card),
        doors=doors,
    )


def _printed(s: Position, card: int) -> LaidCard:
    runs = [s.setting.run_of[card * CELLS + cell] for cell in range(CELLS)]
    return LaidCard(
        card=NAMES[card],
        x=0,
        y=0,
        angle=0,
        effect=EFFECTS[s.setting.effect[card]],
        shops=[cell_name(s.cell(run)) for run in runs],
        runs=[run - runs[0] for run in runs],
        circles=circled(s.setting, card),
        doors=["open"] * DOORS,
    )


def circled(setting: Setting, card: int) -> list[bool]:
    """Return which cells of a card have circles: the first of each run."""
    result = []
    for run in range(setting.first_run[card], setting.first_run[card + 1]):
        cells = setting.run_of.count(run)
        result += [cell < setting.circles[run] for cell in range(cells)]
    return result


def shop_of(s: Position, shops: Shops, shop: int) -> Shop:
    """Return a shop as people know it."""
    cells = [
        cell_name(card * CELLS + cell)
        for card in s.laid[::4]
        for cell in range(CELLS)
        if shops.of[s.setting.run_of[card * CELLS + cell]] == shop
    ]
    return Shop(
        name=cell_name(s.cell(shop)),
        cells=cells,
        owner=None if shops.owner[shop] == UNOWNED else shops.owner[shop],
        counters=shops.counters[shop],
        circles=shops.circles[shop],
        open_doors=shops.doors[shop],
    )


def cell_name(cell: int) -> str:
    """Return how a record names a cell: `A1.p0`."""
    return f"{NAMES[cell // CELLS]}.p{cell % CELLS}"


def door_name(card: int, door: int) -> str:
    """Return how previews name a door: its cell and which of the card's nine it is."""
    return f"{cell_name(card * CELLS + DOOR_CELL[door])}.d{door}"


def _cards(s: Position, place: int) -> list[str]:
    return [NAMES[card] for card in range(CARDS) if s.where[card] == place]


def fill(s: Position, seen: AgoraErnestView, rng: Rng) -> None:
    """Make a position look like the view; nothing that is decided is hidden."""
    s.actor = actor_shown(seen.actor)
    s.round = seen.round
    s.step = STEPS.index(seen.step)
    s.active = NONE if seen.active is None else seen.active
    s.ending = ENDINGS.index(seen.ending or "")
    s.letters = [NONE if letter is None else LETTERS.index(letter) for letter in seen.letters]
    s.coins = [coins for row in seen.sources for coins in row]
    s.drawn = NONE if seen.drawn is None else NAMES.index(seen.drawn)
    s.where = [ON_TABLE] * CARDS
    for place, names in ((IN_DECK, seen.deck), (BURNT, seen.burnt), (ASIDE, seen.aside)):
        for name in names:
            s.where[NAMES.index(name)] = place
    if s.drawn != NONE:
        s.where[s.drawn] = DRAWN
    s.laid = []
    for laid in seen.table:
        s.laid += [NAMES.index(laid.card), laid.x, laid.y, laid.angle]
    s.counters = [NONE] * len(s.setting.circles)
    for shop in seen.shops:
        for cell in shop.cells:
            name, path = cell.split(".p")
            run = s.setting.run_of[NAMES.index(name) * CELLS + int(path)]
            if shop.owner is not None and s.setting.circles[run]:
                s.counters[run] = shop.owner
    lay_again(s)


def ending(state: Position) -> str:
    """Return why the game is over (E5.1), or nothing."""
    return ENDINGS[state.ending]


def components(s: Position) -> dict[str, int]:
    """Count cards wherever they are, and whatever lies where it cannot."""
    on_table = [card for card in range(CARDS) if s.where[card] == ON_TABLE]
    stray = sum(
        owner != NONE and (not s.setting.circles[run] or s.card_of(run) not in on_table)
        for run, owner in enumerate(s.counters)
    )
    return {
        "cards": sum(s.where.count(place) for place in range(5)),
        "cards on the table that do not lie there": len(set(on_table) ^ set(s.laid[::4])),
        "cards the geometry does not know": len(set(on_table) ^ set(s.market.laid)),
        "counters off the table": stray,
        "cards drawn and not in hand": s.where.count(DRAWN) - (s.drawn != NONE),
    }

"""The pieces of Offrandes and where they lie: a position as whole numbers."""

from abc import abstractmethod
from itertools import combinations
from typing import Any, Final

from mypy_extensions import i64

from petteia.core.catalogue import ListCatalogue
from petteia.core.state import State
from petteia.core.vectors import vec

SEATS: Final = 5
"""The most players; the catalogue knows as many seats in every match."""
CHARACTERS: Final = 7
CHARACTER_NAMES: Final = ("peasant", "water", "flower", "temple", "priestess", "briber",
                          "guardsman")  # fmt: skip
PEASANT: Final = 0
WATER: Final = 1
FLOWER: Final = 2
TEMPLE: Final = 3
PRIESTESS: Final = 4
BRIBER: Final = 5
GUARDSMAN: Final = 6
CORRUPTIBLE: Final = 5
"""Only characters before this one can be corrupted (O2.2)."""
ALL_TILES: Final = (1 << CHARACTERS) - 1
"""The set of all character tiles."""
LAST_SPACE: Final = 5
"""The last level of every ladder; it holds one token."""

ANIMALS: Final = 5
ANIMAL_NAMES: Final = ("fowl", "pig", "goat", "sheep", "ox")
"""Animal `a` is what a Peasant on level `a + 1` provides."""
ALTARS: Final = 11
ALTAR_NAMES: Final = ("hephaestus", "ares", "hermes", "athena", "hera", "aphrodite", "artemis",
                      "apollo", "hades", "poseidon", "zeus")  # fmt: skip
TIERS: Final = 5
NONE: Final = -1
"""No first player yet, no auctioneer, no lot, no bidder, no owner, no animal."""

PAIRS: Final[list[tuple[int, int]]] = list(combinations(range(CHARACTERS), 2))
"""Two characters: what a lot can be."""
PAIR_TILES: Final = vec[i64]([1 << a | 1 << b for a, b in PAIRS])
"""The set of tiles of each pair."""
PAIR_FIRST: Final = vec[i64]([first for first, _ in PAIRS])
PAIR_SECOND: Final = vec[i64]([second for _, second in PAIRS])
TRIPLES: Final[list[tuple[int, ...]]] = list(combinations(range(CHARACTERS), 3))
"""Three different characters: what a first pick can be."""
PICKED: Final = vec[i64]([character for triple in TRIPLES for character in triple])
"""The same in one row, three characters for each pick."""

# The step: the place in the rulebook.
CHOOSE_FIRST: Final = 0  # O0.1
PICKING: Final = 1  # O0.2
OFFERING: Final = 2  # O1.2
OPENING: Final = 3  # O1.2
BIDDING: Final = 4  # O1.3
CORRUPTING: Final = 5  # O2
SACRIFICING: Final = 6  # O3
FINISHED: Final = 7  # O6
STEPS: Final = ("first", "pick", "offer", "opening", "bid", "corrupt", "sacrifice", "over")

# Why the game has ended (O6.1, O6.3).
NOT_YET: Final = 0
ALTARS_USED: Final = 1
ENOUGH_WORSHIP: Final = 2
LAST_ROUND: Final = 3
ENDINGS: Final = ("", "altars", "worship", "rounds")

# The list `altar` holds three numbers for each altar.
OWNER: Final = 0  # whose token lies there, or NONE
OFFERED: Final = 11  # the animal on it, or NONE
NUMBER: Final = 22  # how many of them

# Numbers of moves: first the results of chance, then the moves of seats.
FIRST_IS: Final = 0  # + seat
PICK: Final = 5  # + triple
OFFER: Final = 40  # + pair
END: Final = 61
PASS: Final = 62
CORRUPT: Final = 63  # + target * CHARACTERS + character
SACRIFICE: Final = 98  # + animal * ALTARS + altar
BID: Final = 152  # + drachmae, from 1


class Setting:
    """What does not change in a match: players, options and the numbers for them."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.options: dict[str, Any] = {}
        """The record's options."""
        self.floor: i64 = 0
        """The lowest level from which a character can be corrupted."""
        self.stable: vec[i64] = vec[i64]()
        self.values: vec[i64] = vec[i64]()
        """Points for one animal of each type."""
        self.prayers: vec[i64] = vec[i64]()
        """Points for the Priestess by level."""
        self.tiers: vec[i64] = vec[i64]()
        """The tier of each altar."""
        self.altar_points: vec[i64] = vec[i64]()
        """The points of each altar at the end."""
        self.start_money: i64 = 0
        self.income: i64 = 0
        self.money_limit: i64 = 0
        self.lots: i64 = 0
        """How many lots an auctioneer may offer in one turn."""
        self.worship: i64 = 0
        """More worship points than this end the game."""
        self.rounds: i64 = 0
        self.catalogue: ListCatalogue = ListCatalogue([], [])


class Position(State):
    """Where everything lies and which step of the rules it is."""

    setting: Setting
    step: i64
    first: i64
    """The first player of this round."""
    cursor: i64
    """How far the phase has come: seats asked, or the rank of the last Briber asked."""
    auctioneer: i64
    tiles: i64
    """The set of character tiles still available this auction turn."""
    lots: i64
    """How many lots the auctioneer has offered this turn."""
    lot: i64
    """The pair being sold, or NONE."""
    bid: i64
    """The current bid, 0 before the opening bid."""
    bidder: i64
    """Whose bid it is, or NONE."""
    winners: i64
    """The set of seats that won a lot of this auctioneer."""
    passed: i64
    """The set of seats that passed on this lot."""
    targets: i64
    """The set of seats corrupted this phase."""
    ending: i64
    """Why the game has ended, or NOT_YET."""
    purse: vec[i64]
    """Drachmae by seat."""
    ladder: vec[i64]
    """The level of each token: seat * CHARACTERS + character."""
    prayed: vec[i64]
    """Points from the Priestess, by seat."""
    sacrificed: vec[i64]
    """Points from sacrifices, by seat."""
    stable: vec[i64]
    """How many animals of each type are left."""
    altar: vec[i64]
    """OWNER, OFFERED and NUMBER of each altar."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.players = setting.players
        self.log = None

    @abstractmethod
    def copy(self) -> "Position":
        """Return an independent copy; it tells nothing to the log."""

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def before(self, seat: i64) -> i64:
        """Return the next seat counter-clockwise."""
        return seat - 1 if seat else self.players - 1

    def level(self, seat: i64, character: i64) -> i64:
        """Return the level of a player's character."""
        return self.ladder[seat * CHARACTERS + character]

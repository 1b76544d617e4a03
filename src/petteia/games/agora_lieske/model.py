"""The pieces of Agora (Lieske) and where they lie: a position as whole numbers."""

from typing import Any, Final

from mypy_extensions import i64

from petteia.core.catalogue import ListCatalogue
from petteia.core.state import State
from petteia.core.vectors import vec

RESOURCES: Final = ("wood", "clay", "marble")
LETTERS: Final = "ABCDE"
CITIZENS: Final = 5
"""Citizens of each player; citizen `seat * CITIZENS + letter` is one of them."""
LETTER_DIGIT: Final = 8
"""A row of citizens is told as one number, a digit for each: letter + 1."""
JURIES: Final = ((0, 1, 2), (0, 1, 3), (0, 1, 4), (0, 2, 3), (0, 2, 4),
                 (0, 3, 4), (1, 2, 3), (1, 2, 4), (1, 3, 4), (2, 3, 4))  # fmt: skip
"""The ten ways to draw three of five lots."""
JURORS: Final = vec[i64]([letter for jury in JURIES for letter in jury])
"""The same in one row, three letters for each jury."""

# Places a citizen can be sent to: three stalls, four Exchange spaces, Stoa, Court, Monument.
MARKET: Final = 0
EXCHANGE: Final = 3
STOA: Final = 7
COURT: Final = 8
MONUMENT: Final = 9
PLACES: Final = 10
PLACE_NAMES: Final = ("market 1", "market 2", "market 3", "exchange 1", "exchange 2", "exchange 3",
                      "exchange 4", "stoa", "court", "monument")  # fmt: skip
SECTION: Final = (0, 0, 0, 1, 1, 1, 1, 2, 3, 4)
"""The section (Market, Exchange, Stoa, Court, Monument) of each place."""
EMPTY: Final = -1
"""A space without a citizen."""
HOME: Final = -1
"""The place of a citizen that does not stand on the board."""
NONE: Final = -1
"""No prosecutor, no judge, no accused."""

# The step: the place in the rulebook.
CHOOSE_START: Final = 0  # L4.3
FIRST_DEMAND: Final = 1  # L4.2
FIRST_DEALERS: Final = 2  # L4.2
PLACING: Final = 3  # L5.1
TRADING: Final = 4  # L5.2.2
STUDYING: Final = 5  # L5.2.3
ACCUSING: Final = 6  # L5.2.4a
DRAWING_JURY: Final = 7  # L5.2.4b
JUDGING: Final = 8  # L5.2.4d, e
CHOOSING_STACK: Final = 9  # L5.2.4e
NEW_DEALER: Final = 10  # L5.2.4e
DONATING: Final = 11  # L5.2.5
NEW_DEMAND: Final = 12  # L5.3.2
DISCARDING: Final = 13  # L5.3.3
FINISHED: Final = 14  # L6
STEPS: Final = ("start", "demand", "dealers", "place", "exchange", "stoa", "accuse", "jury",
                "verdict", "stack", "dealer", "monument", "new-demand", "discard",
                "over")  # fmt: skip

# Why the game ends with this turn (L6.1, L6.4).
NOT_YET: Final = 0
PRISON_FULL: Final = 1
MONUMENT_TOPPED: Final = 2
TWO_ORATORS: Final = 3
LAST_TURN: Final = 4
ENDINGS: Final = ("", "prison", "monument", "rhetoric", "turns")

# The list `markers` holds all round markers: three numbers each (two at DEMAND).
DEALER: Final = 0  # the resource at each stall
STACK: Final = 3  # how many markers lie in each stack
UNSEEN: Final = 6  # how many of each resource lie in the stacks
PRISON: Final = 9  # how many of each resource sit in prison
DEMAND_STACK: Final = 12  # how many of each resource lie in the demand stack
DEMAND: Final = 15  # the two demanded resources
ASIDE: Final = 17  # how many demand markers of each resource are set aside
MARKERS: Final = 20

# Numbers of moves: first the results of chance, then the moves of seats.
START_AT: Final = 0  # + seat
DEMAND_IS: Final = 4  # + resource
DEALER_IS: Final = 7  # + stall * 3 + resource
JURY_IS: Final = 16  # + seat * 10 + jury
PLACE: Final = 56  # + place * CITIZENS + letter
TRADE: Final = 106  # + resource paid * 3 + resource taken
STUDY: Final = 115  # + resource
ACCUSE: Final = 118  # + stall
GUILTY: Final = 121
ACQUIT: Final = 122
TAKE_FROM_STACK: Final = 123  # + stack
DISCARD: Final = 126  # + resource
PASS: Final = 129
DONATE: Final = 130  # + gift


class Setting:
    """What does not change in a match: players, options and the numbers for them."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.options: dict[str, Any] = {}
        """The record's options."""
        self.open_hands: bool = False
        self.stock: i64 = 0
        self.dealers: vec[i64] = vec[i64]()
        self.demand: vec[i64] = vec[i64]()
        self.start_score: i64 = 0
        self.start_rhetoric: i64 = 0
        self.rhetoric_points: vec[i64] = vec[i64]()
        self.highest: i64 = 0
        """The highest rhetoric."""
        self.oratory: vec[i64] = vec[i64]()
        """What a citizen of each rhetoric adds to the oratory of a group (see `rank`)."""
        self.rank: i64 = 0
        """A group's oratory is the sum of its rhetoric times this, plus its rank; ranks compare
        as the best citizens of two groups do, then the second best …"""
        self.spaces: vec[i64] = vec[i64]()
        """How many spaces each place has."""
        self.first: vec[i64] = vec[i64]()
        """The number of each place's first space; one more entry closes the row."""
        self.yields: vec[i64] = vec[i64]()
        """The cards that each space of the Market brings."""
        self.pay: vec[i64] = vec[i64]()
        self.take: vec[i64] = vec[i64]()
        self.gains: vec[i64] = vec[i64]()
        self.level_points: vec[i64] = vec[i64]()
        self.top: i64 = 0
        """The top level of the Monument."""
        self.gifts: vec[vec[i64]] = vec[vec[i64]]()
        """Every donation the catalogue knows, as cards of each resource."""
        self.costs: list[list[i64]] = []
        """What each level asks; one number is of any one resource."""
        self.any_type: list[bool] = []
        """Whether the level after each is paid in any one type, demand ignored."""
        self.ways: vec[vec[i64]] = vec[vec[i64]]()
        """The gifts that buy a level: index (level - 1) * 9 + demand A * 3 + demand B."""
        self.prison: i64 = 0
        self.hand_limit: i64 = 0
        self.turns: i64 = 0
        self.catalogue: ListCatalogue = ListCatalogue([], [])


class Position(State):
    """Where everything lies and which step of the rules it is."""

    setting: Setting
    step: i64
    start: i64
    """The start player."""
    turned: i64
    """How many sections have been turned up this turn."""
    cursor: i64
    """The space, seat or stall that is being asked."""
    prosecutor: i64
    accused: i64
    """The stall of the accused dealer."""
    judge: i64
    donated: i64
    """Whether anyone has donated this turn."""
    ending: i64
    """Why this is the final turn, or NOT_YET."""
    cards: vec[i64]
    """Cards of each resource by holder; the holder after the last seat is the stock."""
    rhetoric: vec[i64]
    """By citizen."""
    where: vec[i64]
    """The place of each citizen, or HOME."""
    spot: vec[i64]
    """The citizen on each space, or EMPTY."""
    filled: vec[i64]
    """How many citizens stand at each place."""
    markers: vec[i64]
    score: vec[i64]
    level: vec[i64]
    """Each player's level on the Monument."""
    jury: vec[i64]
    """The jury drawn for each player this turn, or NONE."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.players = setting.players
        self.log = None

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def first_at(self, place: i64) -> i64:
        """Return the first space of a place."""
        return self.setting.first[place]

    def end_at(self, place: i64) -> i64:
        """Return the space after the last taken one of a place (at the Exchange: its one)."""
        return self.setting.first[place] + self.filled[place]

    def sum_of(self, markers: i64) -> i64:
        """Return the sum of three numbers of `markers`: UNSEEN, PRISON, DEMAND_STACK …"""
        return self.markers[markers] + self.markers[markers + 1] + self.markers[markers + 2]

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a player holds."""
        cards = self.cards
        return cards[seat * 3] + cards[seat * 3 + 1] + cards[seat * 3 + 2]

    def take(self, seat: i64, resource: i64, wanted: i64) -> i64:
        """Move up to `wanted` cards from the stock to a hand and return how many."""
        cards = self.cards
        stock = self.players * 3 + resource
        taken = wanted if wanted < cards[stock] else cards[stock]
        cards[stock] -= taken
        cards[seat * 3 + resource] += taken
        return taken

    def give(self, seat: i64, resource: i64, count: i64) -> None:
        """Return cards from a hand to the stock."""
        self.cards[seat * 3 + resource] -= count
        self.cards[self.players * 3 + resource] += count

    def in_stock(self, resource: i64) -> i64:
        """Return how many cards of a resource the stock holds."""
        return self.cards[self.players * 3 + resource]

"""The pieces of Athens and where they lie: a position as whole numbers."""

from typing import Any, Final

from mypy_extensions import i64

from petteia.core.catalogue import ListCatalogue
from petteia.core.state import State
from petteia.core.vectors import vec

PEOPLE: Final = ("upper", "middle", "lower")
BASES: Final = ("barley", "smithy", "shipyard", "kiln", "vineyard", "olive", "quarry")
COLOURS: Final = ("orange", "green", "blue", "brown", "red", "yellow", "silver", "violet")
EVENTS: Final = ("war", "migration", "festival", "olympics", "drama", "contest")
ORACLES: Final = ("smile2", "tear2", "smile", "tear")
SMILES: Final = vec[i64]([2, 0, 1, 0])
"""How many smiles each oracle card shows."""
TEARS: Final = vec[i64]([0, 2, 0, 1])
"""How many tears each oracle card shows."""
FACES: Final = (*PEOPLE, "blank")
"""What a people die can show; a blank face replaces no tile."""
ROLLS: Final = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2), (0, 3), (1, 3), (2, 3), (3, 3))
"""What two people dice can show: faces in the order of FACES, those with a blank last."""
PLAIN_ROLLS: Final = 6
"""How many rolls show no blank face."""
LEFT: Final = 1
"""Clockwise, to the next seat."""
RIGHT: Final = -1

# How many there are of each kind: the widths of the rows in a position's lists.
CLASSES: Final = 3  # of people
BASE_TYPES: Final = 7
CUBE_COLOURS: Final = 8
DECK_TYPES: Final = 4
ORACLE_TYPES: Final = 4
EVENT_CARDS: Final = 6
ROLL_TYPES: Final = 10
SEATS: Final = 4

# A seat's base cards: a row of unflipped ones, one of flipped ones, one of those under Villages.
FLIPPED: Final = 7  # + base
UNDER: Final = 14  # + base
BASE_ROWS: Final = 21
BASE_FACES: Final = 2  # of a base card: base * 2 + face

QUARRY: Final = 6
BROWN: Final = 3
WHITE: Final = 8
"""The colour of an event's square that takes any cube."""
SQUARE_COLOURS: Final = (*COLOURS, "white")

# Cards an action can choose: seven single cards, four decks, eight monuments to take, and the
# same eight to pray at.
DELPHI: Final = 6
SINGLES: Final = 7
VILLAGE: Final = 7
ECCLESIA: Final = 8
AGORA: Final = 9
WORKSHOP: Final = 10
MONUMENT: Final = 11  # + monument
TEMPLE: Final = 19  # + monument
CARDS: Final = 27
COSTS: Final = 20
"""Cards with people costs of their own: all temples ask the same."""
CARD_NAMES: Final = (
    "barracks", "stable", "piraeus", "atelier", "trader", "mine", "delphi",
    "village", "ecclesia", "agora", "workshop",
    "parthenon", "erechtheion", "stadium", "theater", "nike", "propylaia", "stoa", "hephaestus",
)  # fmt: skip
DECKS: Final = CARD_NAMES[VILLAGE:MONUMENT]
MONUMENTS: Final = CARD_NAMES[MONUMENT:]

# The kinds of options on a card.
MAKE: Final = 0
TRADE: Final = 1
SQUARE: Final = 2
ORACLE: Final = 3
WHEAT: Final = 4
PRAY: Final = 5
OWN: Final = 6  # take the card itself

NONE: Final = -1
"""No seat, no dice, no card."""
FACE_DOWN: Final = -2
"""The holder of a monument that is still in the deck."""

# The step: the place in the rulebook.
CHOOSE_START: Final = 0  # A0.1
FIRST_MONUMENT: Final = 1  # A0.1
ROLLING: Final = 2  # A1.1
ORDERING: Final = 3  # A1.1
DRAWING: Final = 4  # A1.2
DROPPING: Final = 5  # A1.3
TAKING: Final = 6  # A2.1
ACTING: Final = 7  # A3
GREY_ROLLING: Final = 8  # A3.4
SWAPPING: Final = 9  # A3.5
PAYING: Final = 10  # A3.3
GIVING: Final = 11  # A3.7
UNDERLAYING: Final = 12  # A3.6
GATHERING: Final = 13  # A3.11
CONSULTING: Final = 14  # A3.9
RETURNING: Final = 15  # A3.9
UNVEILING: Final = 16  # A3.10
PUTTING: Final = 17  # A4.1
FINISHED: Final = 18  # A5
DONE: Final = 19  # the seat has done its part of the phase; never seen from outside
STEPS: Final = ("start", "monument", "roll", "order", "draw", "drop", "take", "act", "grey",
                "swap", "pay", "give", "under", "agora", "oracle", "return", "new-monument",
                "put", "over")  # fmt: skip

# The phases of a round, each done by everyone in turn order.
DRAW_PHASE: Final = 0  # A1.2
DROP_PHASE: Final = 1  # A1.3
BASE_PHASE: Final = 2  # A2
ACTION_PHASE: Final = 3  # A3
EVENT_PHASE: Final = 4  # A4
PHASES: Final = ("draw", "drop", "base", "action", "event")

# Why the game ends (A5.1).
NOT_YET: Final = 0
ALL_CLOSED: Final = 1
LAST_ROUND: Final = 2
ENDINGS: Final = ("", "events", "rounds")

# The list `board`: the cylinders of the events, the squares of the action cards, then the squares
# of the events, whose places (`Setting.first_square`) depend on the printed data.
CYLINDER: Final = 0  # + event: how many rows were filled
CARD_SQUARE: Final = 6  # + square

# The list `score` has two numbers for each seat.
SCORES: Final = 2
FROM_EVENTS: Final = 0
FROM_SQUARES: Final = 1

# Numbers of moves: first the results of chance, then the moves of seats.
START_AT: Final = 0  # + seat
MONUMENT_IS: Final = 4  # + monument
ROLL_IS: Final = 12  # + roll
ORDER_IS: Final = 22  # + 0 left, 1 right
DRAW_IS: Final = 24  # + seat * CLASSES + class
GREY_IS: Final = 36  # + roll
ORACLE_IS: Final = 46  # + seat * ORACLE_TYPES + oracle
DROP: Final = 62  # + class
TAKE: Final = 65  # + base
RETURN: Final = 72  # + oracle
PASS: Final = 76
LAY_UNDER: Final = 77  # + pair
REROLL: Final = 182
SWAP: Final = 183  # + class
FLIP: Final = 186  # + base
USE: Final = 193  # + option; then the payments, the gifts and the puts


class Setting:
    """What does not change in a match: players, options and the numbers for them."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.options: dict[str, Any] = {}
        """The record's options."""
        self.people: vec[i64] = vec[i64]()
        self.roll_weights: vec[i64] = vec[i64]()
        self.order_weights: vec[i64] = vec[i64]()
        self.first_draw: i64 = 0
        self.later_draw: i64 = 0
        self.people_limit: i64 = 0
        self.rounds: i64 = 0
        self.base_cards: i64 = 0
        self.icons: i64 = 0
        self.flipped_icons: i64 = 0
        self.flipped_points: i64 = 0
        self.cubes: vec[i64] = vec[i64]()
        self.oracles: vec[i64] = vec[i64]()
        self.oracle_points: i64 = 0
        self.smiles: i64 = 0
        self.gain: i64 = 0
        self.tears: i64 = 0
        self.loss: i64 = 0
        self.rows: vec[i64] = vec[i64]()
        """By event."""
        self.columns: vec[i64] = vec[i64]()
        """By event."""
        self.steps: vec[i64] = vec[i64]()
        """By event: how many filled rows close it."""
        self.first_square: vec[i64] = vec[i64]()
        """The place on the board of each event's first square; one more entry closes the row."""
        self.row_starts: vec[i64] = vec[i64]()
        """The place of the first square of every row of every event."""
        self.event_of: vec[i64] = vec[i64]()
        """By place on the board: the event whose square it is, or NONE; likewise the next two."""
        self.square_colour: vec[i64] = vec[i64]()
        """The colour of the square, WHITE for any."""
        self.square_points: vec[i64] = vec[i64]()
        self.squares_for: vec[vec[i64]] = vec[vec[i64]]()
        """The event squares that take a cube of each colour."""
        self.puts_for: vec[vec[i64]] = vec[vec[i64]]()
        """The moves that put a cube of each colour on those squares."""
        self.put_square: vec[i64] = vec[i64]()
        """By put: the square."""
        self.put_colour: vec[i64] = vec[i64]()
        """By put: the colour of the cube."""
        self.deck_cards: vec[i64] = vec[i64]()
        """Cards of Village, Ecclesia, Agora, Workshop."""
        self.village_points: i64 = 0
        self.ecclesia_points: vec[i64] = vec[i64]()
        self.agora_points: i64 = 0
        self.agora_draw: i64 = 0
        self.agora_circles: i64 = 0
        self.workshop_points: i64 = 0
        self.workshop_circles: i64 = 0
        self.monument_points: vec[i64] = vec[i64]()
        self.cylinder_points: i64 = 0

        self.costs: list[list[list[i64]]] = []
        """The printed payments of each card that has people costs of its own."""
        self.payments: vec[vec[i64]] = vec[vec[i64]]()
        """Tiles of each class; the first payment is nothing at all."""
        self.ways: vec[vec[i64]] = vec[vec[i64]]()
        """The payments to choose from: index cost * ROLL_TYPES + roll (A3.3)."""
        self.gifts: vec[vec[i64]] = vec[vec[i64]]()
        """Cubes of each colour that can be given."""
        self.gift_cubes: vec[vec[i64]] = vec[vec[i64]]()
        """The same as colour, number, colour, number …"""
        self.pairs: vec[vec[i64]] = vec[vec[i64]]()
        """The two base cards of each pair, as base * 2 + face."""

        self.first_option: vec[i64] = vec[i64]()
        """The number of each card's first option; one more entry closes the row."""
        self.option_card: vec[i64] = vec[i64]()
        self.option_kind: vec[i64] = vec[i64]()
        self.option_icons: vec[vec[i64]] = vec[vec[i64]]()
        """Icons an option needs: base, number, base, number …"""
        self.option_gifts: vec[vec[i64]] = vec[vec[i64]]()
        """The gifts that pay for an option, none where it asks for no cubes."""
        self.option_takes: vec[vec[i64]] = vec[vec[i64]]()
        """Cubes an option gives: colour, number, colour, number …"""
        self.option_square: vec[i64] = vec[i64]()
        """The square of an option among those of action cards."""
        self.option_colour: vec[i64] = vec[i64]()
        self.option_points: vec[i64] = vec[i64]()
        self.option_looks: vec[i64] = vec[i64]()
        """How many oracle cards are drawn."""
        self.card_squares: i64 = 0
        self.pay_at: i64 = 0
        """The number of the move that pays payment 0, if there were one."""
        self.give_at: i64 = 0
        self.put_at: i64 = 0
        """The number of the first put."""
        self.catalogue: ListCatalogue = ListCatalogue([], [])


class Position(State):
    """Where everything lies and which step of the rules it is."""

    setting: Setting
    step: i64
    phase: i64
    start: i64
    """The starting player, who has Pericles."""
    direction: i64
    """LEFT or RIGHT: the turn order of this round."""
    turn: i64
    """How many seats have done their part of this phase."""
    seat: i64
    """Whose part it is, also while chance decides."""
    count: i64
    """Tiles or cards still to be drawn."""
    white: i64
    """What the white dice show, or NONE."""
    grey: i64
    """What the grey dice show for this seat, or NONE."""
    rerolls: i64
    swaps: i64
    option: i64
    """The option being carried out, or NONE."""
    event: i64
    """The event the seat puts cubes on, or NONE."""
    ending: i64
    people: vec[i64]
    """Tiles of each class by holder: the seats, then the bag, then the discards."""
    cubes: vec[i64]
    """Cubes of each colour by holder: the seats, then the stock."""
    bases: vec[i64]
    """Base cards by type, rows of seven: for each seat unflipped, flipped and under Villages; then
    the decks."""
    cards: vec[i64]
    """Village, Ecclesia, Agora, Workshop by holder: the seats, then the decks."""
    holder: vec[i64]
    """Whose worker stands on each single card; whose each monument is, NONE for the one face up.
    The places of the decks stay NONE."""
    oracles: vec[i64]
    """Oracle cards by type: the seats, the deck, the ones looked at with wheat; then what seats
    remember of the cards they returned (see `memory`)."""
    board: vec[i64]
    score: vec[i64]

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.players = setting.players
        self.log = None

    def after(self, seat: i64) -> i64:
        """Return the next seat to the left."""
        return seat + 1 if seat + 1 < self.players else 0

    def next_in_turn(self, seat: i64) -> i64:
        """A1.1: the next seat in the turn order of this round."""
        if self.direction == LEFT:
            return self.after(seat)
        return seat - 1 if seat else self.players - 1

    def dice(self) -> i64:
        """A3.4: the roll that counts for the seat this turn."""
        return self.white if self.grey == NONE else self.grey

    def icons(self, seat: i64, base: i64) -> i64:
        """A3.1: the icons of one base on a seat's base cards, Villages not counted."""
        front = self.bases[seat * BASE_ROWS + base]
        back = self.bases[seat * BASE_ROWS + FLIPPED + base]
        return front * self.setting.icons + back * self.setting.flipped_icons

    def owned(self, seat: i64, card: i64) -> i64:
        """Return how many cards of a deck (VILLAGE … WORKSHOP) a seat has."""
        return self.cards[seat * DECK_TYPES + card - VILLAGE]

    def oracle_count(self, holder: i64) -> i64:
        """Return how many oracle cards a seat, or the deck (`players`), has."""
        o = self.oracles
        at = holder * ORACLE_TYPES
        return o[at] + o[at + 1] + o[at + 2] + o[at + 3]

    def memory(self, seat: i64, oracle: i64) -> i64:
        """Return where in `oracles` lies what a seat remembers of a card type it returned.

        One number for each seat: how many oracle cards that seat held when this one last returned
        a card of the type, or NONE. At least one card of the type is not among those.
        """
        n = self.players
        return (n + 2) * ORACLE_TYPES + (seat * ORACLE_TYPES + oracle) * n

"""The pieces of Agora (Ernest) and where they lie: a position as whole numbers."""

from abc import abstractmethod
from typing import Annotated, Any, Final

from petteia.core.state import DERIVED, State
from petteia.games.agora_ernest.geometry import CELLS, Ground
from petteia.games.agora_ernest.market import Market
from petteia.games.agora_ernest.moves import Moves
from petteia.games.agora_ernest.shops import Shops

LETTERS: Final = "ABCD"
CARDS: Final = 36
CARDS_PER_LETTER: Final = 9

FIRE: Final = 0
FLOOD: Final = 1
FESTIVAL: Final = 2
EFFECTS: Final = ("fire", "flood", "festival")

NONE: Final = -1
"""No seat, no card, no owner."""

# Where a card is.
IN_DECK: Final = 0
DRAWN: Final = 1
ON_TABLE: Final = 2
BURNT: Final = 3
ASIDE: Final = 4
PLACES: Final = ("deck", "drawn", "table", "burnt", "aside")

# The step: the place in the rulebook.
DEALING_LETTERS: Final = 0  # E0.1
OPENING: Final = 1  # E0.2
CHOOSING_FIRST: Final = 2  # E0.2
DRAWING: Final = 3  # E2.1
BUILDING: Final = 4  # E3
BUYING: Final = 5  # E4
FINISHED: Final = 6  # E5
STEPS: Final = ("letters", "opening", "first", "draw", "build", "buy", "over")

# Why the game is over (E5.1).
NOT_YET: Final = 0
GOAL_BY_INCOME: Final = 1
GOAL_BY_FESTIVAL: Final = 2
DECK_EMPTY: Final = 3
ENDINGS: Final = ("", "income", "festival", "deck")

# The sources of coins; the list `coins` holds them for each seat.
START_COINS: Final = 0
INCOME: Final = 1
FESTIVALS: Final = 2
PURCHASES: Final = 3
SOURCES: Final = 4


class Setting:
    """What does not change in a match: players, options, table and deck.

    A *run* is a shop as printed on one card; runs are numbered through the deck.
    """

    def __init__(self) -> None:
        self.players: int = 0
        self.options: dict[str, Any] = {}
        """The record's options."""
        self.letter_starts: bool = False
        """Whether the holder of the opening card's letter starts (E0.2)."""
        self.start: int = 0
        self.goal: int = 0
        self.ground: Ground = Ground(0, 0, 0)
        self.effect: list[int] = []
        """By card."""
        self.run_of: list[int] = []
        """By cell: card * 5 + cell on the path."""
        self.first_run: list[int] = []
        """By card; one more entry closes the row."""
        self.run_cell: list[int] = []
        """The first cell of each run."""
        self.run_doors: list[int] = []
        """The doors of each run, as bits."""
        self.circles: list[int] = []
        """By run."""
        self.moves: Moves = Moves(0)


class Position(State):
    """Where everything lies and which step of the rules it is."""

    setting: Setting
    step: int
    active: int
    """Whose turn it is, or NONE."""
    drawn: int
    """The card that is to be laid, or NONE."""
    ending: int
    """Why the game is over, or NOT_YET."""
    letters: list[int]
    """By seat, or NONE."""
    where: list[int]
    """By card."""
    laid: list[int]
    """The cards on the table in the order they were laid, each with its X, Y and ANGLE."""
    counters: list[int]
    """By run with circles: whose counters lie on them, or NONE."""
    coins: list[int]
    """By seat and source."""
    market: Annotated[Market, DERIVED]
    """The laid cards as the geometry knows them; replaced, never changed: copies share it."""
    shops: Annotated[Shops, DERIVED]
    """What the laid cards and counters make of shops; replaced, never changed."""
    offered: Annotated[list[int], DERIVED]
    """The candidates for the drawn card, once somebody has asked; replaced, never changed."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.players = setting.players
        self.log = None
        self.offered = []

    @abstractmethod
    def copy(self) -> "Position":
        """Return an independent copy; it tells nothing to the log."""

    def purse(self, seat: int) -> int:
        """Return how many coins a player has."""
        total = 0
        for source in range(seat * SOURCES, seat * SOURCES + SOURCES):
            total += self.coins[source]
        return total

    def letter_of(self, card: int) -> int:
        """Return the letter of a card."""
        return card // CARDS_PER_LETTER

    def cell(self, run: int) -> int:
        """Return the first cell of a run as card * 5 + cell."""
        return self.setting.run_cell[run]

    def card_of(self, run: int) -> int:
        """Return the card of a run."""
        return self.setting.run_cell[run] // CELLS

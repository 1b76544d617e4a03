"""What a seat knows of Agora (Lieske), as a value."""

from typing import ClassVar

from msgspec import Struct

from petteia.core.view import View


class Stander(Struct, frozen=True, gc=False):
    """A citizen on the board."""

    place: str
    space: int
    """From 1, in placement order."""
    seat: int
    citizen: str | None
    """Its letter; nothing while it stands face down for this viewer."""


class Printed(Struct, frozen=True, gc=False):
    """Numbers that stand on the boards of this match."""

    rhetoric_points: list[int]
    """At the end, by column."""
    costs: list[list[int]]
    """What each level of the Monument asks; one number is of any one resource."""
    level_points: list[int]
    """At the end, by level."""
    cells: int
    """Convictions that end the game."""
    hand_limit: int
    """Cards at clean-up."""


class AgoraLieskeView(View, frozen=True, kw_only=True):
    """All that one seat, or a spectator, may know and remember."""

    worked_out: ClassVar[frozenset[str]] = frozenset(["printed", "answering"])
    printed: Printed
    yields: list[list[int]]
    """Cards of each space at a dealer."""
    ratios: list[list[int]]
    """Cards paid and taken at each space of the Exchange."""
    gains: list[int]
    """Rhetoric of each space in the Stoa."""
    monument_spaces: int
    step: str
    start: int | None
    """The start player."""
    asked: int
    """How far the step has come: the citizen, seat or space that is being asked."""
    answering: Stander | None
    """The citizen on the board whose owner decides now."""
    turned: int
    """How many of the five sections are turned up."""
    final_turn: str | None
    """Why the game ends with this turn, if it does."""
    donated: bool
    scores: list[int]
    levels: list[int]
    rhetoric: list[list[int]]
    hands: list[list[int]]
    """Wood, clay, marble of each seat: anyone who remembers knows them, so bots may count.
    Screens show other seats' numbers only, unless `open_hands`."""
    open_hands: bool
    stock: list[int]
    dealers: list[str | None]
    stacks: list[int]
    unseen_dealers: list[int]
    prison: list[int]
    demand: list[str | None]
    demand_stack: list[int]
    demand_aside: list[int]
    """The demand markers of earlier turns, face up beside the stack."""
    board: list[Stander]
    juries: list[str | None]
    prosecutor: int | None
    accused: int | None
    """The stall of the accused dealer, from 1."""
    judge: int | None

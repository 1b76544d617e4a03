"""Answers about the games: what they are, their words, their players by strength."""

from typing import Any

from msgspec import Struct


class GameOption(Struct, frozen=True, kw_only=True):
    """An option of a game; the first value is the default."""

    name: str
    values: list[bool | int | str]
    rule: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    designer: str
    publisher: str
    year: int
    minutes: int
    seats: list[int]
    options: list[GameOption]
    sources: list[str]
    data: dict[str, Any]
    """The printed numbers."""
    marks: dict[str, str]
    """How well each of them is known."""


class Games(Struct, frozen=True, kw_only=True):
    """All games."""

    games: list[GameInfo]


class LanguageWords(Struct, frozen=True, kw_only=True):
    """All sentences in one language, as Fluent files."""

    language: str
    core: str
    """What all games share; a game's own file comes after it and may say a thing otherwise."""
    games: dict[str, str]
    """By the game's name."""


class Rating(Struct, frozen=True, kw_only=True):
    """How strong somebody is at a game."""

    player: str
    """A player's id, or `bot:` and a strength."""
    name: str
    bot: bool
    rating: float
    """What one can be nearly sure of: the estimate less three deviations."""
    mu: float
    sigma: float
    games: int
    with_bots: int
    """Of these, games with a bot at the table."""


class Ratings(Struct, frozen=True, kw_only=True):
    """A game's players and bots on one scale, the strongest first."""

    game: str
    ratings: list[Rating]


class RatingChange(Struct, frozen=True, kw_only=True):
    """What a game changed in a player's rating."""

    seat: int
    before: float
    after: float


class RatingChanges(Struct, frozen=True, kw_only=True):
    """What a rated game changed; empty for any other."""

    changes: list[RatingChange]

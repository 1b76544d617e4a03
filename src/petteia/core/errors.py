"""Errors a caller can mend: bad options, bad data files, bad records."""


class PetteiaError(Exception):
    """A request that cannot be met; the message says what failed and why in one line."""


class UnknownGame(PetteiaError):  # noqa: N818 - reads as what happened
    """No installed game has this name."""


class OptionError(PetteiaError):
    """A number of players or an option that the game does not have."""


MOST_REASONS = 20
"""Faults that one message names; a file of wrong names would otherwise make it very long."""


class DataError(PetteiaError):
    """A player's own data file that cannot work; `reasons` lists every fault found."""

    def __init__(self, reasons: list[str]) -> None:
        more = len(reasons) - MOST_REASONS
        named = [*reasons[:MOST_REASONS], f"and {more} more"] if more > 0 else reasons
        super().__init__("; ".join(named))
        self.reasons = reasons


class NotationError(PetteiaError):
    """A text that is not a move."""


class RecordError(PetteiaError):
    """A record that cannot be read; the message gives the place and the reason."""


class BotError(PetteiaError):
    """A bot made an illegal move; called again, it would do so again."""

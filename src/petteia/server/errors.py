"""What goes wrong with requests and commands, and what clients read of it: one mapping for all."""

import logging

from sqlalchemy.exc import DBAPIError

from petteia.core.errors import PetteiaError
from petteia.core.message import Refusal
from petteia.server.storage.connect import reason
from petteia.tables.events import BrokenLog
from petteia.tables.table import Objection
from petteia.wire import Problem

logger = logging.getLogger("petteia.server")

FORBIDDEN = ("not-your-seat", "not-invited", "not-to-be-watched", "banned")
"""Problems that are about who asks."""
LIMITED = (
    "too-much-computing", "too-much-chat", "too-many-hints", "too-many-tables", "too-many-requests",
    "too-many-bot-tables",
)  # fmt: skip
"""Problems that waiting solves."""


class NotDone(Exception):  # noqa: N818 - reads as what happened
    """Something was not done: a refusal of the rules, or a problem."""

    def __init__(self, why: Objection | str) -> None:
        self.why: Objection = Problem(problem=why) if isinstance(why, str) else why
        super().__init__(self.why.key if isinstance(self.why, Refusal) else self.why.problem)


class ApiProblem(NotDone):
    """A request that is not done, with a status of its own."""

    def __init__(self, status: int, problem: str, detail: str = "") -> None:
        super().__init__(Problem(problem=problem, detail=detail))
        self.status = status


class NoTable(Exception):  # noqa: N818 - reads as what happened
    """There is no such table, or it cannot be opened."""


EXPECTED = (NotDone, NoTable, BrokenLog, DBAPIError, PetteiaError)
"""What `explained` knows; anything else is a fault of the server."""


def explained(error: Exception) -> tuple[int, Objection]:
    """Return what a client reads of an error, with the status of an HTTP answer."""
    if isinstance(error, ApiProblem):
        return error.status, error.why
    if isinstance(error, NotDone):
        return _status(error.why), error.why
    if isinstance(error, NoTable):
        return 404 if str(error) == "no-such-table" else 503, Problem(problem=str(error))
    if isinstance(error, BrokenLog):
        return 409, Problem(problem="other-rules", detail=str(error))
    if isinstance(error, DBAPIError):
        logger.error("the database did not answer: %s", reason(error))
        return 503, Problem(problem="not-written")  # sent again, a command is done at most once
    if isinstance(error, PetteiaError):
        return 400, Problem(problem="wrong", detail=str(error))
    return 500, Problem(problem="not-written")


def _status(why: Objection) -> int:
    if isinstance(why, Problem):
        if why.problem in FORBIDDEN:
            return 403
        if why.problem in LIMITED:
            return 429
    return 409

"""Opening a database: reads its URL, and says in one line why it cannot be used."""

import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from petteia.core.errors import PetteiaError
from petteia.server.storage.migrate import TooNew

logger = logging.getLogger("petteia.server")

KINDS = ("postgresql", "sqlite")


class NoDatabase(PetteiaError):  # noqa: N818 - reads as what happened
    """A database that cannot be used; one line."""


def read_url(url: str | URL) -> URL:
    """Return a database's URL; NoDatabase if it is not one of ours."""
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        read = None
    if read is None or read.drivername.partition("+")[0] not in KINDS:
        raise NoDatabase("the database's URL must be written as postgresql://user@host/name")
    if "@" in (read.host or ""):  # the end of a password, which no message should show
        raise NoDatabase(
            "the database's URL has an @ in its password: write it as %40 (and a % as %25)"
        )
    return read


def name(url: URL) -> str:
    """Return how to call a database in a message; without its password."""
    if url.drivername.startswith("sqlite"):
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


@contextmanager
def explained(url: URL) -> Iterator[None]:
    """Turn what goes wrong with a database into one line."""
    try:
        yield
    except (TooNew, SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise NoDatabase(f"cannot use the database {name(url)}: {reason(error)}") from error


def reason(error: BaseException) -> str:
    """Return what a database says is wrong, in one line."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    told = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(told).strip().partition("\n")[0]


def make_private_directory(place: Path) -> None:
    """Make a directory that only its owner opens; one that exists stays as it is."""
    if not place.exists():
        place.mkdir(mode=0o700, parents=True, exist_ok=True)


def warn_if_shared(place: Path) -> None:
    """Log that a data directory, made by somebody else, is open to other users."""
    if os.name == "posix" and place.stat().st_mode & stat.S_IRWXO:
        logger.warning("other users of this machine can open %s: chmod 700 prevents it", place)


def make_private(file: Path) -> None:
    """Make a file that only its owner reads: a database holds the secrets of games and people.

    It belongs to whom its directory belongs to, so that what root restores the server can open.
    """
    if file.exists():
        return
    file.touch(mode=0o600)
    if os.name == "posix" and os.geteuid() == 0:
        above = file.parent.stat()
        os.chown(file, above.st_uid, above.st_gid)

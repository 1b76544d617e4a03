"""What an installation keeps for all its nodes: secrets made once, and when one last lived."""

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from petteia.server.storage.schema import kept


def read(connection: Connection, name: str, alone: bool = False) -> str | None:
    """Return what is kept under a name, if there is anything; alone: others wait who ask so too."""
    asked = select(kept.c.value).where(kept.c.name == name)
    found: str | None = connection.execute(asked.with_for_update() if alone else asked).scalar()
    return found


def write(connection: Connection, name: str, value: str) -> None:
    """Keep something, in the place of what was kept."""
    if connection.execute(update(kept).where(kept.c.name == name).values(value=value)).rowcount:
        return
    keep(connection, name, value)


def keep(connection: Connection, name: str, fresh: str) -> str:
    """Return what is kept under a name; the first to ask gives it."""
    found = read(connection, name)
    if found is not None:
        return found
    try:
        with connection.begin_nested():
            connection.execute(insert(kept).values(name=name, value=fresh))
    except IntegrityError:  # another node was faster
        return str(read(connection, name))
    return fresh

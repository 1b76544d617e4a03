"""Links between sessions of one person: a browser that was one of them and became the other."""

from collections.abc import Collection

from sqlalchemy import Connection, insert, or_, select

from petteia.server.storage.schema import links

MOST = 200
"""Sessions of one person that are looked for."""


def add_link(connection: Connection, one: str, other: str) -> None:
    """Note that two sessions are one person's; a second time changes nothing."""
    key = {"session_id": min(one, other), "other": max(one, other)}
    if one != other and connection.execute(select(links).filter_by(**key)).first() is None:
        connection.execute(insert(links).values(**key))


def any_linked(connection: Connection, players: Collection[str]) -> bool:
    """Return whether two of these players are linked, directly or through other sessions."""
    known = {player: player for player in players}
    """Which player each session leads back to."""
    new = list(known)
    while new and len(known) < MOST:
        found = connection.execute(
            select(links).where(or_(links.c.session_id.in_(new), links.c.other.in_(new)))
        ).all()
        new = []
        for one, other in found:
            if known.get(one, known.get(other)) != known.get(other, known.get(one)):
                return True
            for each, beside in ((one, other), (other, one)):
                if each not in known:
                    known[each] = known[beside]
                    new.append(each)
    return False

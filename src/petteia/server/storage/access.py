"""What opens a person's session or their tables: listed for its owner, and revoked."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from petteia.server.storage.schema import tables, tokens

OF_PERSON = ("cookie", "token", "transfer")
MOST = 200
"""Secrets of one person, tables' invitations included."""
ID_LENGTH = 24
"""Letters of a hash that name a secret to its owner; they open nothing."""


def keys_of(connection: Connection, player: str, now: int) -> list[Any]:
    """Return the secrets of a person and of their open tables that are still good, oldest first."""
    mine = tokens.c.session_id == player
    invites = select(tables.c.id).where(tables.c.created_by == player, tables.c.state == "open")
    found = select(tokens).where(
        or_(
            mine & tokens.c.kind.in_(OF_PERSON),
            (tokens.c.kind == "invitation") & tokens.c.table_id.in_(invites),
        ),
        or_(tokens.c.expires.is_(None), tokens.c.expires > now),
    )
    return list(connection.execute(found.order_by(tokens.c.created, tokens.c.hash)).all())


def has_room(connection: Connection, player: str, now: int) -> bool:
    """Return whether a person may have another secret."""
    return len(keys_of(connection, player, now)) < MOST


def make_room(connection: Connection, player: str, now: int) -> None:
    """Revoke the cookies that were used longest ago until a person may have another secret."""
    keys = keys_of(connection, player, now)
    cookies = [row for row in keys if row.kind == "cookie"]
    cookies.sort(key=lambda row: row.used or row.created)
    for row in cookies[: max(0, len(keys) - MOST + 1)]:
        connection.execute(delete(tokens).where(tokens.c.hash == row.hash))


def revoke(connection: Connection, player: str, key_id: str, now: int) -> bool:
    """Revoke one of a person's secrets; returns whether there was one."""
    for row in keys_of(connection, player, now):
        if row.hash[:ID_LENGTH] == key_id:
            connection.execute(delete(tokens).where(tokens.c.hash == row.hash))
            return True
    return False


def living(connection: Connection, hashes: Collection[str]) -> set[str]:
    """Return those of some secrets that have not been revoked."""
    return set(connection.execute(select(tokens.c.hash).where(tokens.c.hash.in_(hashes))).scalars())


def touch(connection: Connection, secret_hash: str, now: int) -> None:
    """Note that a secret was used."""
    connection.execute(update(tokens).where(tokens.c.hash == secret_hash).values(used=now))

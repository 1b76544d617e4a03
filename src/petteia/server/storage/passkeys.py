"""Passkeys in the database."""

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from petteia.server.storage.schema import passkeys


def passkeys_of(connection: Connection, player: str) -> list[Any]:
    """Return a player's passkeys, the oldest first."""
    found = select(passkeys).where(passkeys.c.session_id == player)
    return list(connection.execute(found.order_by(passkeys.c.created, passkeys.c.id)).all())


def passkey(connection: Connection, key_id: str) -> Any:
    """Return a passkey by its id, if it is known."""
    return connection.execute(select(passkeys).where(passkeys.c.id == key_id)).first()


def add_passkey(
    connection: Connection, key_id: str, player: str, name: str, public_key: str, count: int,
    now: int,
) -> None:  # fmt: skip
    """Keep a passkey; one that is known already raises Conflict."""
    connection.execute(
        insert(passkeys).values(
            id=key_id, session_id=player, name=name, public_key=public_key, sign_count=count,
            created=now, used=now,
        )
    )  # fmt: skip


def use_passkey(connection: Connection, key_id: str, count: int, now: int) -> None:
    """Note that a passkey was used."""
    connection.execute(
        update(passkeys).where(passkeys.c.id == key_id).values(sign_count=count, used=now)
    )


def drop_passkey(connection: Connection, key_id: str, player: str) -> None:
    """Forget a passkey of a player."""
    connection.execute(
        delete(passkeys).where(passkeys.c.id == key_id, passkeys.c.session_id == player)
    )

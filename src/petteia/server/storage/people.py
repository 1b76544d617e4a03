"""People in the database: sessions, the secrets that open them, notes, mutes and reports."""

import hashlib
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from petteia.server.storage.schema import (
    addresses,
    log,
    mutes,
    notes,
    outbox,
    passkeys,
    preferences,
    presence,
    rating_changes,
    ratings,
    reports,
    seats,
    sessions,
    subscriptions,
    tokens,
)
from petteia.tables import events

MOST_MUTED = 500
"""People whose chat one person does not read; every socket holds the list."""
GONE = "…"
"""The name of somebody who has left for good."""


def hashed(secret: str) -> str:
    """Return what is stored of a secret; secrets are long and random, so one hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def add_session(connection: Connection, session_id: str, name: str, secret: str, now: int) -> None:
    """Make a guest with a cookie."""
    connection.execute(
        insert(sessions).values(id=session_id, name=name, created=now, seen=now, banned=False)
    )
    add_token(connection, secret, "cookie", now, session_id=session_id)


def banned(connection: Connection) -> set[str]:
    """Return everybody who is shut out."""
    return set(connection.execute(select(sessions.c.id).where(sessions.c.banned)).scalars())


def add_token(
    connection: Connection,
    secret: str,
    kind: str,
    now: int,
    *,
    session_id: str | None = None,
    table_id: str | None = None,
    expires: int | None = None,
) -> None:
    """Store a secret that opens a session or a table."""
    connection.execute(
        insert(tokens).values(
            hash=hashed(secret),
            kind=kind,
            session_id=session_id,
            table_id=table_id,
            created=now,
            expires=expires,
        )
    )


def token(connection: Connection, secret: str, kind: str, now: int) -> Any:
    """Return the row of a secret that is still good, or nothing."""
    row = connection.execute(
        select(tokens).where(tokens.c.hash == hashed(secret), tokens.c.kind == kind)
    ).first()
    if row is None or (row.expires is not None and row.expires <= now):
        return None
    return row


def take_token(connection: Connection, secret: str, kind: str, now: int) -> Any:
    """Return the row of a secret that is good once, and revoke it."""
    row = token(connection, secret, kind, now)
    if row is not None:
        gone = connection.execute(delete(tokens).where(tokens.c.hash == row.hash))
        if gone.rowcount != 1:  # another node was faster
            return None
    return row


def revoke(connection: Connection, kind: str, **of: str) -> None:
    """Revoke the secrets of one kind: those of a table (`table_id`) or a person (`session_id`)."""
    connection.execute(delete(tokens).filter_by(kind=kind, **of))


def session_of(connection: Connection, secret: str, now: int) -> Any:
    """Return the session that a cookie or a program's token opens, with its use, or nothing."""
    return connection.execute(
        select(sessions, tokens.c.created.label("issued"), tokens.c.used)
        .join(tokens, tokens.c.session_id == sessions.c.id)
        .where(
            tokens.c.hash == hashed(secret),
            tokens.c.kind.in_(("cookie", "token")),
            or_(tokens.c.expires.is_(None), tokens.c.expires > now),
        )
    ).first()


def touch(connection: Connection, session_id: str, now: int) -> None:
    """Note that somebody was here."""
    connection.execute(update(sessions).where(sessions.c.id == session_id).values(seen=now))


def forget(connection: Connection, session_id: str) -> None:
    """Delete all that is known of a person; games they played keep their moves, without the name.

    The one change a log ever sees: name and network in the rows that seated them.
    """
    played = select(seats.c.table_id).where(seats.c.session_id == session_id)
    found = select(log).where(log.c.kind == "sit", log.c.table_id.in_(played))
    for row in connection.execute(found).all():
        event = events.decode(row.version, row.event)
        if isinstance(event, events.Sat) and event.player == session_id:
            event = msgspec.structs.replace(event, name=GONE, network=None)
            connection.execute(
                update(log)
                .where(log.c.table_id == row.table_id, log.c.number == row.number)
                .values(event=events.encode(event))
            )
    connection.execute(update(seats).where(seats.c.session_id == session_id).values(name=GONE))
    more = (passkeys, preferences, addresses, subscriptions, outbox, presence)
    for table in (notes, mutes, reports, tokens, *more):
        connection.execute(delete(table).where(table.c.session_id == session_id))
    connection.execute(delete(mutes).where(mutes.c.muted == session_id))
    for rated in (ratings, rating_changes):
        connection.execute(delete(rated).where(rated.c.player == session_id))
    connection.execute(delete(sessions).where(sessions.c.id == session_id))


def expire_guests(connection: Connection, before: int, now: int) -> int:
    """Delete people who were not here since, sit at no table and have no passkey; return how many.

    Secrets that ran out go too.
    """
    connection.execute(delete(tokens).where(tokens.c.expires < now))
    seated = select(seats.c.session_id).where(seats.c.session_id.is_not(None))
    gone = connection.execute(
        delete(sessions).where(
            sessions.c.seen < before,
            sessions.c.id.not_in(seated),
            sessions.c.id.not_in(select(passkeys.c.session_id)),
        )
    )
    return gone.rowcount


def rename(connection: Connection, session_id: str, name: str) -> None:
    """Give a person another name."""
    connection.execute(update(sessions).where(sessions.c.id == session_id).values(name=name))


def name_of(connection: Connection, session_id: str) -> str | None:
    """Return a person's name; nothing if they have been forgotten."""
    wanted = select(sessions.c.name).where(sessions.c.id == session_id)
    return connection.execute(wanted).scalar()


def note(connection: Connection, table_id: str, session_id: str) -> str:
    """Return a player's note at a table."""
    found = connection.execute(
        select(notes.c.text).where(notes.c.table_id == table_id, notes.c.session_id == session_id)
    ).scalar()
    return found or ""


def set_note(connection: Connection, table_id: str, session_id: str, text: str) -> None:
    """Keep a player's note at a table."""
    connection.execute(
        delete(notes).where(notes.c.table_id == table_id, notes.c.session_id == session_id)
    )
    if text:
        connection.execute(
            insert(notes).values(table_id=table_id, session_id=session_id, text=text)
        )


def add_report(
    connection: Connection, table_id: str, number: int, session_id: str, now: int
) -> None:
    """Note that somebody reports a row of chat; a second time changes nothing."""
    key = {"table_id": table_id, "number": number, "session_id": session_id}
    if connection.execute(select(reports).filter_by(**key)).first() is None:
        connection.execute(insert(reports).values(**key, time=now))


def muted_by(connection: Connection, session_id: str) -> list[str]:
    """Return whose chat a player does not read."""
    found = connection.execute(select(mutes.c.muted).where(mutes.c.session_id == session_id))
    return sorted(row.muted for row in found)


def set_mute(connection: Connection, session_id: str, player: str, muted: bool) -> bool:
    """Mute a player's chat for somebody, or not; false if that would be too many."""
    connection.execute(
        delete(mutes).where(mutes.c.session_id == session_id, mutes.c.muted == player)
    )
    if muted and len(muted_by(connection, session_id)) >= MOST_MUTED:
        return False
    if muted:
        connection.execute(insert(mutes).values(session_id=session_id, muted=player))
    return True

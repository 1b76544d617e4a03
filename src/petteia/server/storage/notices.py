"""Notifications in the database: where players want them, and the turns to notify them about."""

import hashlib
from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    exists,
    insert,
    literal,
    or_,
    select,
    tuple_,
    update,
)

from petteia.server.storage.schema import (
    addresses,
    outbox,
    presence,
    seats,
    sessions,
    subscriptions,
    tables,
)

MOST_BROWSERS = 10
"""Browsers of one player; the ones that subscribed first are dropped."""
FORGET_TURN = delete(outbox).where(outbox.c.table_id == bindparam("of"))
REMEMBER_TURN = insert(outbox).from_select(
    ["table_id", "number", "session_id", "due", "leased", "tries"],
    select(
        bindparam("of", type_=outbox.c.table_id.type),
        bindparam("turn", type_=outbox.c.number.type),
        bindparam("player", type_=outbox.c.session_id.type),
        bindparam("due", type_=outbox.c.due.type),
        literal(0, outbox.c.leased.type),
        literal(0, outbox.c.tries.type),
    ).where(
        or_(
            exists().where(addresses.c.session_id == bindparam("player"), addresses.c.confirmed),
            exists().where(subscriptions.c.session_id == bindparam("player")),
        )
    ),
)
"""Only for somebody who wants to be told."""


def note_turn(connection: Connection, turn: dict[str, Any]) -> None:
    """A turn began at a table: forget the one before, and remember it if its player wants that."""
    connection.execute(FORGET_TURN, {"of": turn["of"]})
    if turn["player"] is not None:
        connection.execute(REMEMBER_TURN, turn)


def forget_turns(connection: Connection) -> None:
    """Forget all notices: there is no way to send them."""
    connection.execute(delete(outbox))


def lease(connection: Connection, now: int, until: int, most: int) -> list[Any]:
    """Take on notices whose time has come, so that no other node does."""
    key = tuple_(outbox.c.table_id, outbox.c.number)
    due = (
        select(outbox.c.table_id, outbox.c.number)
        .where(outbox.c.due <= now, outbox.c.leased <= now)
        .order_by(outbox.c.due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    taken = connection.execute(
        update(outbox)
        .where(key.in_(due))
        .values(leased=until, tries=outbox.c.tries + 1)
        .returning(outbox.c.table_id, outbox.c.number, outbox.c.session_id, outbox.c.tries)
    )
    return list(taken.all())


def done(connection: Connection, table_id: str, number: int) -> None:
    """A notice was sent, or never will be."""
    connection.execute(
        delete(outbox).where(outbox.c.table_id == table_id, outbox.c.number == number)
    )


def postpone(connection: Connection, table_id: str, number: int, due: int, tries: int) -> None:
    """Look at a notice again later."""
    connection.execute(
        update(outbox)
        .where(outbox.c.table_id == table_id, outbox.c.number == number)
        .values(due=due, leased=0, tries=tries)
    )


def turn(connection: Connection, table_id: str, player: str) -> Any:
    """Return what a notice tells: the table, who else sits there, and the ways to its player."""
    banned = connection.execute(select(sessions.c.banned).where(sessions.c.id == player)).scalar()
    table = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    if banned is not False or table is None:
        return None
    seated = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    others = [
        seat.name or seat.bot
        for seat in connection.execute(seated)
        if seat.session_id != player and (seat.name or seat.bot)
    ]
    return table, others, address_of(connection, player), subscriptions_of(connection, player)


# Addresses and browsers ---------------------------------------------------------------------------


def address_of(connection: Connection, player: str) -> Any:
    """Return the row of a player's address, if there is one."""
    return connection.execute(select(addresses).where(addresses.c.session_id == player)).first()


def set_address(connection: Connection, player: str, address: str, language: str, now: int) -> None:
    """Note an address that is still to be confirmed, in place of the old one."""
    drop_address(connection, player)
    connection.execute(
        insert(addresses).values(
            session_id=player, address=address, language=language, confirmed=False, created=now
        )
    )


def confirm_address(connection: Connection, player: str) -> bool:
    """Note that the address is the player's own; returns whether there is one."""
    confirmed = connection.execute(
        update(addresses).where(addresses.c.session_id == player).values(confirmed=True)
    )
    return confirmed.rowcount == 1


def drop_address(connection: Connection, player: str) -> None:
    """Send a player no more mail."""
    connection.execute(delete(addresses).where(addresses.c.session_id == player))


def subscriptions_of(connection: Connection, player: str) -> list[Any]:
    """Return the browsers that want push for a player."""
    found = select(subscriptions).where(subscriptions.c.session_id == player)
    return list(
        connection.execute(found.order_by(subscriptions.c.created, subscriptions.c.hash)).all()
    )


def _hashed(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def add_subscription(
    connection: Connection, player: str, endpoint: str, keys: tuple[str, str], language: str,
    now: int,
) -> None:  # fmt: skip
    """Note a browser; it is one player's at a time."""
    drop_subscription(connection, endpoint)
    connection.execute(
        insert(subscriptions).values(
            hash=_hashed(endpoint), session_id=player, endpoint=endpoint,
            p256dh=keys[0], auth=keys[1], language=language, created=now,
        )
    )  # fmt: skip
    for older in subscriptions_of(connection, player)[:-MOST_BROWSERS]:
        drop_subscription(connection, older.endpoint)


def drop_subscription(connection: Connection, endpoint: str, player: str | None = None) -> None:
    """Push to a browser no more; if a player asks, only to one of its own."""
    gone = delete(subscriptions).where(subscriptions.c.hash == _hashed(endpoint))
    if player is not None:
        gone = gone.where(subscriptions.c.session_id == player)
    connection.execute(gone)


# Who is there, for other nodes --------------------------------------------------------------------


def is_present(connection: Connection, player: str, now: int) -> bool:
    """Return whether a player is connected to some node."""
    found = select(presence.c.node).where(presence.c.session_id == player, presence.c.until > now)
    return connection.execute(found).first() is not None


def tell_presence(
    connection: Connection, node: str, came: Collection[str], went: Collection[str], until: int
) -> None:
    """Note who came to a node and who went, and that the node still lives."""
    moved = [*came, *went]
    if moved:
        connection.execute(
            delete(presence).where(presence.c.node == node, presence.c.session_id.in_(moved))
        )
    connection.execute(update(presence).where(presence.c.node == node).values(until=until))
    if came:
        rows = [{"session_id": player, "node": node, "until": until} for player in came]
        connection.execute(insert(presence), rows)


def forget_presence(connection: Connection, node: str, before: int) -> None:
    """A node stops; what dead nodes left behind goes with it."""
    connection.execute(
        delete(presence).where(or_(presence.c.node == node, presence.c.until < before))
    )

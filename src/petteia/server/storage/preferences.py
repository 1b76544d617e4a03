"""Players' settings in the database."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from petteia import wire
from petteia.server.storage.schema import preferences

DECODER = msgspec.json.Decoder(wire.Preferences)


def read(connection: Connection, session_id: str) -> wire.Preferences | None:
    """Return a player's settings; nothing if they never changed any, or no longer make sense."""
    wanted = select(preferences.c.value).where(preferences.c.session_id == session_id)
    found = connection.execute(wanted).scalar()
    if found is None:
        return None
    try:
        return DECODER.decode(found)
    except msgspec.ValidationError:  # a newer version wrote values that this one does not have
        return None


def write(connection: Connection, session_id: str, value: wire.Preferences) -> None:
    """Store a player's settings."""
    connection.execute(delete(preferences).where(preferences.c.session_id == session_id))
    text = msgspec.json.encode(value).decode()
    connection.execute(insert(preferences).values(session_id=session_id, value=text))

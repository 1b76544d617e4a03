"""The database: every table and column, the same in SQLite and PostgreSQL.

Times are milliseconds since 1970. What has a shape of its own is JSON text. Secrets that people
carry (cookies, invitations) are stored as hashes only.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s"}
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
)
"""People, guests and those with a passkey alike."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    # cookie, token (a program's), transfer, invitation, mail, passkey
    Column("kind", String(16), nullable=False),
    Column("session_id", String(24), ForeignKey("sessions.id", ondelete="CASCADE")),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("used", BigInteger),  # when it last opened a session, about
    Index(None, "session_id"),
    Index(None, "table_id"),
)
"""Secrets that open something; deleting the row revokes it."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's, as browsers write it
    Column("session_id", String(24), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index(None, "session_id"),
)
"""Keys in people's devices that open their session anywhere."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),  # clock, pace, who may watch: wire.Terms
    Column("rules", String(40), nullable=False),  # the version of the rules it started with
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("created_by", String(24)),
    Column("public", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),  # none, move, bank: from the terms
    # What follows is derived from the log and written in the same transaction.
    Column("state", String(8), nullable=False),  # open, playing, over
    Column("actor", Integer),
    Column("number", Integer, nullable=False),  # of the last row of the log
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the server must act by itself: a bot's turn, a clock
    Column("leased", BigInteger, nullable=False),  # until when one node has taken that on
    Column("opening", String(40)),  # a hash of its first moves, see `copied_game`
    Index(None, "state", "public"),
    Index(None, "due"),
    Index(None, "opening"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session_id", String(24)),
    Column("name", Text),
    Column("bot", String(16)),
    Index(None, "session_id"),
)
"""Who sits where, derived from the log: for finding a player's tables."""

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),  # of the event, for queries
    Column("client", String(80)),
    Column("version", Integer, nullable=False),  # of the types in petteia.tables.events
    Column("event", Text, nullable=False),
    Index(None, "table_id", "client", unique=True),
    sqlite_with_rowid=False,
)
"""All that happened at a table, in order; only ever appended to."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("moves", Integer, nullable=False),
    Column("rules", String(40), nullable=False),  # the version that made it
    Column("state", Text, nullable=False),
    Column("first", Integer, nullable=False),
    Column("played", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("turn_of", String(24)),
    Column("clocks", Text),  # none in those of version 1.0
    Column("made_of", String(40), nullable=False),
)
"""Positions along the way: a cache, and what a new version of the rules is compared with."""

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("session_id", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("session_id", String(24), primary_key=True),
    Column("muted", String(24), primary_key=True),
)
"""Whose chat a player does not want to read."""

preferences = Table(
    "preferences",
    metadata,
    Column(
        "session_id", String(24), ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("value", Text, nullable=False),  # wire.Preferences
)
"""How players like the page, on all their devices."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(24), primary_key=True),  # a session's id, or `bot:` and a strength
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("with_bots", Integer, nullable=False),  # of these, games with a bot at the table
    Column("updated", BigInteger, nullable=False),
)
"""How strong players and bots are, on one scale for each game."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""What a rated game changed in people's ratings, for the page of its end."""

links = Table(
    "links",
    metadata,
    Column(
        "session_id", String(24), ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("other", String(24), ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "other"),
)
"""Sessions of one person: games between them are not rated."""

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("session_id", String(24), primary_key=True),
    Column("time", BigInteger, nullable=False),
)
"""Chat that somebody has reported."""

addresses = Table(
    "addresses",
    metadata,
    Column(
        "session_id", String(24), ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Where people want mail; nothing but the question goes to an address that is not confirmed."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the endpoint
    Column("session_id", String(24), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "session_id"),
)
"""Browsers that want web push."""

outbox = Table(
    "outbox",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the row that began the turn
    Column("session_id", String(24), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("leased", BigInteger, nullable=False),  # until when one node has taken it on
    Column("tries", Integer, nullable=False),
    Index(None, "due"),
    Index(None, "session_id"),
)
"""Pending turn notifications; written and deleted in the transactions of moves."""

presence = Table(
    "presence",
    metadata,
    Column("session_id", String(24), primary_key=True),
    Column("node", String(24), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Who is connected to which node, for the others; a node that dies is believed until `until`."""

kept = Table(
    "kept",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What an installation has once for all its nodes: secrets, and when one of them last lived."""

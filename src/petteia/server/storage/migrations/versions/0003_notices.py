"""Notices: addresses, browsers, what is to be told, who is there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Change the database."""
    op.create_table(
        "addresses",
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session_id", name=op.f("pk_addresses")),
    )
    op.create_table(
        "subscriptions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_session_id"), "subscriptions", ["session_id"])
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("leased", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_outbox")),
    )
    op.create_index(op.f("ix_outbox_due"), "outbox", ["due"])
    op.create_index(op.f("ix_outbox_session_id"), "outbox", ["session_id"])
    op.create_table(
        "presence",
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("node", sa.String(24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("session_id", "node", name=op.f("pk_presence")),
    )
    op.create_table(
        "kept",
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_kept")),
    )

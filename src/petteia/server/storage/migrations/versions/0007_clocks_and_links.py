"""Snapshots remember the clocks; sessions of one person are linked."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Change the database; snapshots without clocks serve `petteia admin check` alone."""
    op.add_column("snapshots", sa.Column("clocks", sa.Text(), nullable=True))
    op.create_table(
        "links",
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("other", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session_id", "other", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_other"), "links", ["other"])

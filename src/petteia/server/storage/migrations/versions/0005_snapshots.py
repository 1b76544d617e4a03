"""Snapshots remember the moves too, so that a table opens without being replayed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Change the database; the snapshots there are stay, for `petteia admin check`."""
    for column in (
        sa.Column("first", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("played", sa.Text(), nullable=False, server_default="[]"),
        sa.Column("turn", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("turn_of", sa.String(24), nullable=True),
        sa.Column("made_of", sa.String(40), nullable=False, server_default=""),
    ):
        op.add_column("snapshots", column)

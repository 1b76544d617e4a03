"""Snapshots remember the clocks too: they no longer follow from the times of moves alone."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; older snapshots have none and are used by `petteia admin check` alone."""
    op.add_column("snapshots", sa.Column("clocks", sa.Text(), nullable=True))

"""When a secret was last used, and how a game began: for revoking, and for finding copies."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Change the database."""
    op.add_column("tokens", sa.Column("used", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("opening", sa.String(40), nullable=True))
    op.create_index(op.f("ix_tables_opening"), "tables", ["opening"])

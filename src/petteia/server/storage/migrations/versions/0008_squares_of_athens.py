"""Snapshots of Athens list the squares of events last, for their number depends on printed data."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

EVENT_SQUARES = 36
"""Six on each of six events: version 1.0 knew no other shape, and listed them first."""
AT_ONCE = 200


def upgrade() -> None:
    """Change the database; the log decides, so what cannot be read is left as it is."""
    connection = op.get_bind()
    found = connection.execute(
        sa.text(
            "SELECT snapshots.table_id, snapshots.number, snapshots.state FROM snapshots"
            " JOIN tables ON tables.id = snapshots.table_id"
            " WHERE tables.game = 'athens' AND snapshots.rules LIKE '1.%'"
        )
    )
    changed = sa.text(
        "UPDATE snapshots SET state = :state WHERE table_id = :table_id AND number = :number"
    )
    for rows in iter(lambda: found.fetchmany(AT_ONCE), []):
        for row in rows:
            state = json.loads(row.state)
            board = state.get("board", [])
            state["board"] = board[EVENT_SQUARES:] + board[:EVENT_SQUARES]
            text = json.dumps(state, separators=(",", ":"), ensure_ascii=False)
            key = {"table_id": row.table_id, "number": row.number}
            connection.execute(changed, {"state": text, **key})

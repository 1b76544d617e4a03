"""A statement for many rows, which the database's own driver runs: compiled once, then as is.

Most of what a move costs in the database was looking at each of its values again and again.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Insert, Update

Values = Mapping[str, Any]


class Many:
    """A statement whose values are numbers, texts and nothing, by name."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        self._compiled: dict[str, tuple[str, Callable[[Values], Any]]] = {}
        """By the kind of database: the text, and how a row's values are given to it."""

    def run(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Run it for all rows."""
        if rows:
            text, given = self._for(connection)
            connection.exec_driver_sql(text, [given(row) for row in rows])

    def _for(self, connection: Connection) -> tuple[str, Callable[[Values], Any]]:
        kind = connection.dialect.name
        if kind not in self._compiled:
            compiled = self.statement.compile(dialect=connection.dialect)
            order = compiled.positiontup
            self._compiled[kind] = str(compiled), itemgetter(*order) if order else dict
        return self._compiled[kind]

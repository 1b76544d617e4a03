"""A statement for many rows at once, compiled once: the database takes them as one JSON array.

Row by row, the driver hands each value over by itself, and the writing thread takes Python's lock
from the others as often. One statement runs beside them.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from msgspec.json import Encoder
from sqlalchemy import Connection, Dialect, Table

Values = Mapping[str, Any]

encode = Encoder().encode


class BulkStatement:
    """A statement whose values are numbers, texts and nothing, by name."""

    def __init__(self, table: Table, names: Sequence[str], key: str = "") -> None:
        """Insert these columns; with a key, update those rows whose `key` is the value `of`."""
        self.table = table
        self.names = (*names, "of") if key else (*names,)
        self.key = key
        self.given: Callable[[Values], Any] = itemgetter(*self.names)
        self._compiled: dict[str, str] = {}
        """The text, by the kind of database."""

    def run(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Run it for all rows."""
        if rows:
            given = self.given
            array = encode([given(row) for row in rows]).decode()
            connection.exec_driver_sql(self._for(connection.dialect), (array,))

    def _for(self, dialect: Dialect) -> str:
        text = self._compiled.get(dialect.name)
        if text is None:
            text = self._compiled[dialect.name] = self._text(dialect)
        return text

    def _text(self, dialect: Dialect) -> str:
        """Return the statement in a database's own words."""
        if dialect.name == "sqlite":
            each, array = "json_extract(value, '$[{}]')", "json_each(?)"
        else:
            each, array = "(value->>{})::{}", "json_array_elements(%s::json)"
        columns = [self.table.c[self.key if name == "of" else name] for name in self.names]
        values = [
            each.format(number, column.type.compile(dialect))
            for number, column in enumerate(columns)
        ]
        name = self.table.name
        if not self.key:
            into = ", ".join(self.names)
            return f"INSERT INTO {name} ({into}) SELECT {', '.join(values)} FROM {array}"
        given = ", ".join(f"{value} AS v{number}" for number, value in enumerate(values))
        new = ", ".join(f"{column} = new.v{n}" for n, column in enumerate(self.names[:-1]))
        return (
            f"UPDATE {name} SET {new} FROM (SELECT {given} FROM {array}) AS new"
            f" WHERE {name}.{self.key} = new.v{len(self.names) - 1}"
        )

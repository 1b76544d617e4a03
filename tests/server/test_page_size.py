"""SQLite's pages: small ones for new databases, and older databases are rewritten once."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from petteia.server.storage.page_size import PAGE_SIZE, shrink_pages
from petteia.server.storage.writer import Store

from .test_v1_database import stored


def page_size(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return int(size)


def opened(file: Path) -> None:
    store = Store(f"sqlite:///{file}")
    store.open()
    store.close()


def rows(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT * FROM log ORDER BY table_id, number").fetchall()


def test_a_new_database_has_small_pages(tmp_path: Path) -> None:
    opened(tmp_path / "petteia.db")
    assert page_size(tmp_path / "petteia.db") == PAGE_SIZE


def test_an_older_database_is_rewritten_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = stored(tmp_path) / "petteia.db"
    before = rows(file)
    assert page_size(file) != PAGE_SIZE
    with caplog.at_level(logging.INFO, "petteia.server"):
        shrink_pages(file)
        shrink_pages(file)
    assert page_size(file) == PAGE_SIZE
    assert rows(file) == before
    assert [record.getMessage() for record in caplog.records] == [
        f"rewriting {file} with smaller pages, once"
    ]
    opened(file)


def test_a_database_in_use_stays_as_it_is(tmp_path: Path) -> None:
    file = stored(tmp_path) / "petteia.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("BEGIN IMMEDIATE")
        shrink_pages(file)
        assert page_size(file) != PAGE_SIZE
        other.execute("COMMIT")
    opened(file)

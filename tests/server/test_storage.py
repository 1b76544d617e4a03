"""The database: migrations, grouped commits, ratings."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, select, text

from petteia.server.storage.migrate import TooNew, _config, current, migrate, newest
from petteia.server.storage.schema import metadata, mutes
from petteia.server.storage.writer import Conflict, Store

from .guests import House, opened
from .postgres import cluster


def test_the_migrations_give_what_the_code_expects(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert current(connection) == newest()
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.commit()
    with pytest.raises(TooNew, match="9999"):
        migrate(engine)
    engine.dispose()


def test_writes_that_wait_are_committed_together_and_fail_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    store.open()

    async def write() -> list[object]:
        def one(number: int) -> object:
            row = {"session_id": "a", "muted": str(number)}
            return store.write(lambda c: c.execute(insert(mutes), [row]).rowcount)

        await one(0)  # type: ignore[misc]
        return list(
            await asyncio.gather(*(one(n % 100) for n in range(150)), return_exceptions=True)  # type: ignore[call-overload]
        )

    results = asyncio.run(write())
    assert sum(isinstance(result, Conflict) for result in results) == 51
    with store.reader.connect() as connection:
        assert len(connection.execute(select(mutes)).all()) == 100
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.close()


def test_grouping_saves_commits(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    store.open()

    async def write() -> None:
        rows = [{"session_id": "a", "muted": str(n)} for n in range(300)]
        await asyncio.gather(
            *(store.write(lambda c, row=row: c.execute(insert(mutes), [row]).rowcount)  # type: ignore[misc]
              for row in rows)
        )  # fmt: skip

    asyncio.run(write())
    assert store.writes == 300
    assert store.commits < 150
    store.close()


ODD = ["123", "1e5", "null", "true", '"said"', "'; --", "[1]", '{"a": 1}', "\\u0041", "two\nlines",
       "πεττεία", "\U0001f3ba", " ", "%s ? :x", "a\tb"]  # fmt: skip
"""What people write, and databases or JSON might take for something else."""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_texts_are_kept_as_they_were_written(kind: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        more = (
            {"database": stack.enter_context(cluster(tmp_path / "x"))} if kind != "sqlite" else {}
        )
        house = stack.enter_context(opened(tmp_path / "data", **more))
        table, one, two = house.two_at_a_table()
        seat = one.see(table)["seat"]
        for said in ODD:
            one.do(table, "chat", seat=seat, text=said, client=said)
            one.do(table, "chat", seat=seat, text="again", client=said)  # done: not done twice
        house.runtime.host.tables.clear()  # so that it is read from the database
        kept = [entry["text"] for entry in two.see(table)["entries"] if entry["kind"] == "chat"]
        assert kept == ODD


def test_a_text_that_no_database_takes_is_refused(house: House) -> None:
    table, one, _ = house.two_at_a_table()
    seat, number = one.see(table)["seat"], len(one.see(table)["entries"])
    for wrong in ({"text": "a\0b"}, {"text": "a", "client": "\0"}):
        command = {"do": "chat", "client": "c", "seat": seat} | wrong
        assert one.post(f"/api/tables/{table}/commands", command, 400)
    assert len(one.see(table)["entries"]) == number

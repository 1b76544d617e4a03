"""A database whose log has no typed events yet is migrated: it shows the same and plays on."""

import json
import logging
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from click.testing import CliRunner
from sqlalchemy import Engine, MetaData, create_engine, select, text

from petteia.cli import main
from petteia.server.storage.connect import read_url
from petteia.server.storage.migrate import _config, migrate
from petteia.server.storage.schema import log
from petteia.tables import events

from .guests import House, Time, opened
from .postgres import cluster
from .test_v1_database import same

UNTYPED = Path(__file__).parent / "untyped"
SAID: Any = json.loads(lzma.decompress((UNTYPED / "answers.json.xz").read_bytes()))
TABLES: dict[str, str] = SAID["tables"]
BEFORE = "0008"
"""The form of the database."""


def stored(data: Path) -> Path:
    """Write the database into a directory."""
    script = lzma.decompress((UNTYPED / "database.sql.xz").read_bytes()).decode()
    with closing(sqlite3.connect(data / "petteia.db")) as database:
        database.executescript(script)
    return data


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    then = Time()
    then.now = SAID["now"]
    with opened(stored(tmp_path), now=then) as found:
        yield found


def ask(house: House, name: str, seat: int | None, method: str, path: str, body: Any = None) -> Any:
    """Ask as the person who sat on a seat; nobody's: as a spectator."""
    headers = {}
    if seat is not None:
        headers["cookie"] = SAID["cookies"][SAID["seats"][name].index(seat)]
    sent = {} if body is None else {"json": body}
    answer = house.client.request(method, path, headers=headers, **sent)
    house.client.cookies.clear()
    assert answer.status_code == 200, answer.text
    return answer.json()


def kinds(entries: list[Any]) -> dict[int, tuple[str, int | None]]:
    return {entry["number"]: (entry["kind"], entry.get("seat")) for entry in entries}


def test_every_answer_is_the_same(house: House) -> None:
    for name, answers in SAID["answers"].items():
        seats = answers[1][2]["table"]["seats"]
        for seat, path, was in answers:
            now = ask(house, name, seat, "GET", path)
            if not any(taken["bot"] for taken in seats):
                same(was, now, f"{name} {path}")
            elif "entries" in was:  # the bot moved on after these answers
                was, now = kinds(was["entries"]), kinds(now["entries"])
                both = was.keys() & now.keys()
                assert [was[number] for number in both] == [now[number] for number in both]


def test_check_finds_no_difference(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["admin", "check", "--data", str(stored(tmp_path))])
    assert (done.exit_code, done.stdout) == (0, f"{len(TABLES)} games, 0 differ\n")


def test_running_tables_are_played_on(house: House) -> None:
    played = 0
    for name, table in TABLES.items():
        path = f"/api/tables/{table}"
        for number in range(6):
            info = ask(house, name, None, "GET", path)
            actor = info["actor"]
            if actor is None or info["seats"][actor]["bot"]:
                break
            choices = ask(house, name, actor, "GET", f"{path}/seen?seat={actor}")["choices"]
            move = {"do": "move", "client": f"on {number}", "text": choices[-1]["text"]}
            ask(house, name, actor, "POST", f"{path}/commands", move)
            played += 1
    assert played > 30


def typed(engine: Engine) -> list[tuple[Any, ...]]:
    """Return every row of a migrated log, after reading its event."""
    columns = (log.c.table_id, log.c.number, log.c.time, log.c.kind, log.c.client, log.c.event)
    with engine.connect() as connection:
        rows = connection.execute(select(*columns).order_by(log.c.table_id, log.c.number)).all()
        versions = connection.execute(select(log.c.version).distinct()).scalars().all()
    assert versions == [events.VERSION]
    for row in rows:
        assert events.kind_of(events.decode(events.VERSION, row.event)) == row.kind
    return [tuple(row) for row in rows]


def migrated(data: Path) -> list[tuple[Any, ...]]:
    engine = create_engine(f"sqlite:///{stored(data) / 'petteia.db'}")
    try:
        migrate(engine)
        return typed(engine)
    finally:
        engine.dispose()


def test_a_large_log_is_migrated_in_batches_and_reports_progress(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "whole").mkdir()
    whole = migrated(tmp_path / "whole")
    engine = create_engine(f"sqlite:///{stored(tmp_path) / 'petteia.db'}")
    script = ScriptDirectory.from_config(_config()).get_revision("0010")
    assert script is not None
    migration: Any = script.module
    migration.AT_ONCE, migration.REPORTED = 7, 200
    with engine.begin() as connection, caplog.at_level(logging.INFO, "petteia.storage"):
        context = MigrationContext.configure(connection)
        with Operations.context(context):
            migration.upgrade()
    assert typed(engine) == whole
    engine.dispose()
    assert len(caplog.records) == len(whole) // 200


def test_postgresql_is_migrated_to_the_same(tmp_path: Path) -> None:
    (tmp_path / "sqlite").mkdir()
    (tmp_path / "old").mkdir()
    expected = migrated(tmp_path / "sqlite")
    old = create_engine(f"sqlite:///{stored(tmp_path / 'old') / 'petteia.db'}")
    with cluster(tmp_path / "x") as url:
        engine = create_engine(read_url(url))
        shape = MetaData()
        with engine.begin() as connection:
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, BEFORE)
        shape.reflect(engine)
        with old.connect() as source, engine.begin() as target:
            for table in shape.sorted_tables:
                rows = source.execute(text(f"SELECT * FROM {table.name}")).mappings().all()
                if rows and table.name != "alembic_version":
                    target.execute(table.insert(), [_typed_row(table, row) for row in rows])
        migrate(engine)
        assert sorted(typed(engine)) == sorted(expected)
        with engine.connect() as connection:
            asked = text("SELECT count(*) FROM tables WHERE clock = 'bank'")
            assert connection.execute(asked).scalar() == 6
        engine.dispose()
    old.dispose()


def _typed_row(table: Any, row: Any) -> dict[str, Any]:
    """Return a row with truth values, which SQLite has not."""
    return {
        name: bool(value) if table.c[name].type.python_type is bool and value is not None else value
        for name, value in row.items()
    }

"""Brings a database to the newest form: creates it or runs the migrations it lacks."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

PLACE = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 7383384  # any number that every node knows


class TooNew(Exception):  # noqa: N818 - reads as what happened
    """The database was written by a newer version of Petteia."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(PLACE).replace("%", "%%"))
    return config


def newest() -> str:
    """Return the name of the newest migration."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def current(connection: Connection) -> str | None:
    """Return the name of the last migration a database has had."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(engine: Engine) -> None:
    """Run the migrations that the database lacks."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # several nodes may start at once
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        config = _config()
        has = current(connection)
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if has is not None and has not in known:
            raise TooNew(f"a newer version of Petteia has written it (its form is {has})")
        if has != newest():
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

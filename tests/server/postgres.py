"""A PostgreSQL of the tests' own: a private cluster in a directory, on a free port."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .processes import free_port


def programs() -> Path | None:
    """Return where PostgreSQL's programs are, if it is installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def unprivileged() -> list[str]:
    """Return the beginning of a command as somebody PostgreSQL agrees to run as (not root)."""
    if os.geteuid() != 0:
        return []
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("PostgreSQL does not run as root and there is no user postgres")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@contextmanager
def cluster(place: Path) -> Iterator[str]:
    """Run a private cluster and give its URL."""
    where = programs()
    if where is None:
        pytest.skip("PostgreSQL is not installed (Debian's package postgresql)")
    as_user = unprivileged()
    place.mkdir()
    if as_user:
        for above in (place, *place.parents):
            if above.stat().st_uid == os.geteuid() and not above.stat().st_mode & 0o001:
                above.chmod(above.stat().st_mode | 0o011)  # pytest's directories are its user's
        shutil.chown(place, "postgres", "postgres")
    data, port = place / "data", free_port()

    def run(*command: str) -> None:
        done = subprocess.run(
            [*as_user, *command], capture_output=True, text=True, cwd=place, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    run(str(where / "initdb"), "-D", str(data), "-U", "petteia", "-A", "trust", "-N")
    settings = f"-p {port} -k {place} -c listen_addresses=127.0.0.1 -c max_connections=100"
    log = str(place / "log")
    pg_ctl = str(where / "pg_ctl")
    run(pg_ctl, "-D", str(data), "-l", log, "-o", settings, "-w", "start")
    try:
        yield f"postgresql://petteia@127.0.0.1:{port}/postgres"
    finally:
        run(pg_ctl, "-D", str(data), "-m", "immediate", "-w", "stop")

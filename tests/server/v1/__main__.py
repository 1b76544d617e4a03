"""Makes the database and the answers: `python -m tests.server.v1 CHECKOUT`."""

import json
import lzma
import shutil
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from tests.server.postbox import postbox, text_of

from .checkout import Checkout
from .scenes import ALL, GAMES, Scenes

HERE = Path(__file__).parent


def questions(scenes: Scenes, over: set[str]) -> dict[str, list[tuple[str, str]]]:
    """Return who asked 1.0 for what, by table; under no name what is about no table."""
    people = [name for name in scenes.people if name != "Banned"]
    mine = ("/tables", "/notices", "/mutes", "/passkeys")
    found = {"": [(name, f"/api/me{path}") for name in people for path in mine]}
    found[""] += [("", "/api/tables"), *(("", f"/api/ratings?game={game}") for game in GAMES)]
    for board in scenes.boards:
        path = f"/api/tables/{board.id}"
        asked = [("", f"{path}/seen"), ("", f"{path}/record")]
        for seat, person in enumerate(board.people):
            if person is not None:
                asked.append((person.name, f"{path}/seen?seat={seat}"))
                if board.id not in over:
                    asked.append((person.name, f"{path}/record?seat={seat}"))
        for name in sorted({person.name for person in board.people if person}):
            asked += [(name, f"{path}/note"), (name, f"{path}/undoable")]
        found[board.name] = asked
    return found


def pack(path: Path, text: str) -> None:
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{path.name}: {path.stat().st_size:,} bytes")


def main(tree: Path, work: Path) -> None:
    """Play every table, stop the server, write what it stored and what it says."""
    with postbox() as box:
        server = Checkout(tree, work / "data", box.url)
        server.start()
        try:
            scenes = Scenes(server, box)
            for scene in ALL:
                scene(scenes)
                print(f"{scene.__name__}: {len(scenes.boards)} tables", flush=True)
        finally:
            server.stop()
    with closing(sqlite3.connect(work / "data" / "petteia.db")) as database:
        pack(HERE / "database.sql.xz", "\n".join(database.iterdump()))
        (alive,) = database.execute("SELECT value FROM kept WHERE name = 'alive'").fetchone()
        over = {row[0] for row in database.execute("SELECT id FROM tables WHERE state = 'over'")}
    (work / "copy").mkdir()
    shutil.copy(work / "data" / "petteia.db", work / "copy")
    now = int(alive) + 1000
    asked = questions(scenes, over)
    tokens = {name: person.token for name, person in scenes.people.items()}
    flat = [(tokens.get(name, ""), path) for each in asked.values() for name, path in each]
    said = iter(server.read(work / "copy", now, flat))
    answers: dict[str, Any] = {
        "now": now,
        "tokens": tokens,
        "tables": {board.name: board.id for board in scenes.boards},
        "passkey": {
            "origin": scenes.key.origin,
            "id": text_of(scenes.key.id),
            "count": scenes.key.count,
            "key": scenes.key.key.private_bytes(
                Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
            ).decode(),
        },
        "answers": {
            name: [[who, path, *next(said)] for who, path in each] for name, each in asked.items()
        },
    }
    pack(HERE / "answers.json.xz", json.dumps(answers, ensure_ascii=False, indent=0))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        main(Path(sys.argv[1]).absolute(), Path(directory))

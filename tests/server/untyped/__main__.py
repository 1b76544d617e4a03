"""Makes the database and the answers: `python -m tests.server.untyped` at the commit of README."""

import json
import lzma
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.guests import GAME, RATED, Guest, House, opened

from petteia.core import fair_chance

HERE = Path(__file__).parent
NONCES = [letter * 64 for letter in "abc"]
HASHES = [fair_chance.nonce_hash(nonce) for nonce in NONCES]
BANK = {"kind": "bank", "seconds": 60, "increment": 2, "at_zero": "bot"}


class Scenes:
    """Two people and the tables they play at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people = [house.guest("Aspasia"), house.guest("Lysias")]
        self.tables: dict[str, tuple[str, list[Guest]]] = {}

    def table(self, name: str, hashes: int = 0, *, game: str = GAME, **terms: Any) -> str:
        """Let two people sit down, one after the other, with the hashes of their nonces."""
        one, two = self.people
        brings = [{"hash": each} for each in HASHES[:hashes]] + [{}] * (2 - hashes)
        seats = [{"who": "me", **brings[0]}, {"who": "open"}]
        body = {"game": game, "seats": seats, "public": True, "terms": terms}
        table: str = one.post("/api/tables", body, 201)["table"]["id"]
        two.do(table, "sit", 200, **brings[1])
        self.tables[name] = (table, self.people)
        return table

    def play(self, table: str, moves: int, think: float = 1) -> None:
        for _ in range(moves):
            self.house.time.pass_by(think)
            actor = self.people[0].get(f"/api/tables/{table}")["actor"]
            if actor is None:
                return
            self.people[actor].play(table)

    def nonces(self) -> None:
        called = self.table("called", 2)
        self.people[0].do(called, "reveal", seat=0, nonce=NONCES[0])
        table = self.table("revealed after a restart", 2)
        self.people[1].do(table, "hash", seat=1, hash=HASHES[2])
        self.people[0].do(table, "hash", seat=0, hash=HASHES[1])
        self.people[0].do(table, "reveal", seat=0, nonce=NONCES[1])
        self.people[1].do(table, "reveal", seat=1, nonce=NONCES[2])
        self.play(table, 4)
        silent = self.table("silent", 2)
        self.people[0].do(silent, "reveal", seat=0, nonce=NONCES[0])
        left = self.table("left", 1)
        self.people[1].do(left, "leave", seat=1)

    def clocks(self) -> None:
        table = self.table("clock", clock=BANK)
        self.play(table, 5)
        actor = self.people[0].get(f"/api/tables/{table}")["actor"]
        self.people[1 - actor].do(table, "undo", seat=1 - actor)
        self.people[actor].do(table, "agree", seat=actor, what="undo")
        self.play(table, 3)
        out = self.table("out of time", clock=BANK | {"seconds": 5})
        self.play(out, 2)
        self.house.time.pass_by(30)
        self.house.sweep()
        slept = self.table("slept", clock=BANK)
        self.play(slept, 2)
        self.house.time.stand_still(100)
        self.house.sweep()
        self.play(slept, 2)

    def rated(self) -> None:
        lost = self.table("rated and lost", 0, game=GAME, **RATED)
        self.play(lost, 12)
        self.people[0].do(lost, "resign", seat=0)
        again = self.people[0].post(f"/api/tables/{lost}/rematch")["table"]
        self.people[1].post(f"/api/tables/{lost}/rematch")
        self.tables["rematch"] = (again, self.people[::-1])
        self.play(self.table("rated and running", 0, game=GAME, **RATED), 8)

    def of_every_game(self) -> None:
        for game in ("agora_ernest", "agora_lieske", "athens"):
            table = self.table(f"{game} long", game=game)
            self.play(table, 70)
            actor = self.people[0].get(f"/api/tables/{table}")["actor"]
            if actor is not None:
                self.people[actor].do(table, "leave", seat=actor)
                self.people[actor].do(table, "return", seat=actor)
                self.people[0].do(table, "chat", seat=0, text="A fine opening.")
                self.people[1 - actor].do(table, "agree", seat=1 - actor, what="end")
        agreed = self.table("agreed")
        self.play(agreed, 4)
        for seat, guest in enumerate(self.people):
            guest.do(agreed, "agree", seat=seat, what="end")


def pack(path: Path, text: str) -> None:
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{path.name}: {path.stat().st_size:,} bytes")


def main(data: Path) -> None:
    with opened(data) as house:
        scenes = Scenes(house)
        for scene in (scenes.nonces, scenes.clocks, scenes.rated, scenes.of_every_game):
            scene()
        house.time.pass_by(300)
        house.sweep()  # a player who did not reveal loses the seat
        answers: dict[str, Any] = {}
        for name, (table, people) in scenes.tables.items():
            path = f"/api/tables/{table}"
            asked: list[tuple[int | None, str]] = [(None, "/record"), (None, "/seen")]
            asked += [(number, "/seen") for number in range(len(people))]
            answers[name] = [
                [who, path + query, (people[who] if who is not None else house.guest()).get(
                    path + query)]
                for who, query in asked
            ]  # fmt: skip
        said = {
            "now": house.time.now,
            "cookies": [guest.cookie for guest in scenes.people],
            "tables": {name: table for name, (table, _) in scenes.tables.items()},
            "seats": {
                name: [people.index(guest) for guest in scenes.people]
                for name, (_, people) in scenes.tables.items()
            },
            "answers": answers,
        }
    with closing(sqlite3.connect(data / "petteia.db")) as database:
        pack(HERE / "database.sql.xz", "\n".join(database.iterdump()))
    pack(HERE / "answers.json.xz", json.dumps(said, ensure_ascii=False, indent=0))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        main(Path(directory))

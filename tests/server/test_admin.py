"""The person who runs the server: what `petteia admin` and `petteia verify` do."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from petteia import __version__
from petteia.cli import main
from petteia.core import fair_chance
from petteia.core.record import loads
from petteia.tables.events import Moved, encode

from .guests import GAME, House, opened
from .test_socket import join, until


def run(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


def test_tables_are_listed_and_inspected(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        table, one, _ = house.two_at_a_table()
        one.play(table)
        waiting = one.make(["me", "open"])["table"]["id"]
        listed = run("admin", "list", "--data", tmp_path)
        assert listed.exit_code == 0, listed.output
        assert table in listed.stdout
        assert "Aspasia, Lysias" in listed.stdout
        playing = run("admin", "list", "--data", tmp_path, "--state", "open").stdout
        assert waiting in playing
        assert table not in playing
        inspected = run("admin", "inspect", table, "--data", tmp_path).stdout
        assert one.player in inspected
        assert "* start" in inspected
        assert run("admin", "list", "--data", tmp_path, "--state", "over").stderr == "no tables\n"
    missing = run("admin", "inspect", "nowhere", "--data", tmp_path)
    assert (missing.exit_code, missing.stderr) == (2, "petteia: there is no table nowhere\n")
    nothing = run("admin", "list", "--data", tmp_path / "none")
    assert nothing.exit_code == 2
    assert "there is no database" in nothing.stderr


def test_check_replays_every_game_and_names_those_that_differ(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        one = house.guest()
        table = one.make(["me", "me"])["table"]["id"]
        for _ in range(50):
            one.play(table)
        other = one.make(["me", "me"])["table"]["id"]
    checked = run("admin", "check", "--data", tmp_path)
    assert (checked.exit_code, checked.stdout) == (0, "2 games, 0 differ\n")
    with closing(sqlite3.connect(tmp_path / "petteia.db")) as database:
        other_move = encode(Moved(text="0 place Q stoa", seat=0))
        database.execute("UPDATE log SET event = ? WHERE table_id = ? AND number = 9",
                         (other_move, other))  # fmt: skip
        database.execute("UPDATE snapshots SET state = '{}' WHERE table_id = ?", (table,))
        database.commit()
    checked = run("admin", "check", "--data", tmp_path)
    assert checked.exit_code == 1
    assert f"{table}  agora_lieske  rules {__version__}  row 5" in checked.stdout
    assert f"{other}  agora_lieske  rules {__version__}  row 9: " in checked.stdout
    assert checked.stdout.endswith("2 games, 2 differ\n")
    with opened(tmp_path) as again:
        assert "0 place Q stoa" in run("admin", "inspect", other, "--data", tmp_path).stdout
        asked = again.guest().get(f"/api/tables/{other}", 409)
        assert asked["problem"] == "other-rules"
        ended = run("admin", "end", other, "--data", tmp_path)
        assert (ended.exit_code, ended.stdout) == (0, f"{other} is closed\n")
        assert "over" in run("admin", "end", other, "--data", tmp_path).stderr
        one.client = again.client
        listed = {found["id"]: found["state"] for found in one.get("/api/me/tables")["tables"]}
        assert listed == {table: "playing", other: "over"}


def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    copy = tmp_path / "monday.db"
    with opened(tmp_path / "a") as house:
        table, one, _ = house.two_at_a_table()
        one.play(table)
        assert run("admin", "backup", copy, "--data", tmp_path / "a").exit_code == 0
        before = one.see(table)
        raw = run("admin", "restore", tmp_path / "a" / "petteia.db", "--data", tmp_path / "b")
        assert (raw.exit_code, "petteia.db-wal" in raw.stderr) == (2, True)
        busy = run("admin", "restore", copy, "--data", tmp_path / "a", "--replace")
        assert (busy.exit_code, "stop the server first" in busy.stderr) == (2, True)
    assert "exists already" in run("admin", "backup", copy, "--data", tmp_path / "a").stderr
    assert run("admin", "restore", copy, "--data", tmp_path / "b").exit_code == 0
    again = run("admin", "restore", copy, "--data", tmp_path / "b")
    assert (again.exit_code, "--replace" in again.stderr) == (2, True)
    assert run("admin", "restore", copy, "--data", tmp_path / "b", "--replace").exit_code == 0
    assert [file.name for file in tmp_path.glob("monday.db*")] == ["monday.db"]
    with opened(tmp_path / "b", now=house.time) as restored:
        one.client = restored.client
        assert one.see(table) == before
    (tmp_path / "junk").write_text("junk")
    junk = run("admin", "restore", tmp_path / "junk", "--data", tmp_path / "c")
    assert "is not a backup" in junk.stderr
    assert "no file" in run("admin", "restore", tmp_path / "x", "--data", tmp_path / "c").stderr
    assert "pg_dump" in run("admin", "backup", "x", "--database", "postgresql://h/d").stderr


def test_a_running_server_follows_a_rewind_and_an_end(house: House, tmp_path: Path) -> None:
    table, one, two = house.two_at_a_table()
    text = one.play(table)
    with two.socket() as line:
        join(line, table)
        assert run("admin", "rewind", table, 1, "--data", tmp_path).exit_code == 0
        assert house.client.portal is not None
        house.client.portal.call(house.runtime.host.refresh_all)
        assert until(line, "happened")["entries"][-1]["text"] == "undo 1"
    one.do(table, "move", text=text)
    assert run("admin", "rewind", table, 1, "--data", tmp_path).exit_code == 0
    one.do(table, "move", text=text)  # the log has grown meanwhile; the move finds its place
    assert "8 moves" not in run("admin", "rewind", table, 99, "--data", tmp_path).stdout
    assert run("admin", "end", table, "--data", tmp_path).exit_code == 0
    house.client.portal.call(house.runtime.host.refresh_all)
    assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "closed"
    assert "over" in run("admin", "end", table, "--data", tmp_path).stderr


def test_a_finished_game_is_not_rewound(house: House, tmp_path: Path) -> None:
    """Its secret is published: whoever computes with it would know what chance draws next."""
    table, one, _ = house.two_at_a_table()
    one.play(table)
    one.do(table, "resign", seat=one.see(table)["seat"])
    back = run("admin", "rewind", table, 1, "--data", tmp_path)
    assert (back.exit_code, "is over" in back.stderr) == (2, True)
    assert one.get(f"/api/tables/{table}")["state"] == "over"


def test_a_rewind_counts_what_people_did_and_not_what_was_drawn(
    house: House, tmp_path: Path
) -> None:
    table, one, _ = house.two_at_a_table(game="agora_ernest")
    one.play(table)
    text = one.play(table)
    rows = run("admin", "inspect", table, "--data", tmp_path).stdout
    assert "* card" in rows.rpartition(text)[2]
    back = run("admin", "rewind", table, 1, "--data", tmp_path)
    assert (back.exit_code, back.stdout) == (0, f"{table}: the players have now made 1 move\n")
    more = run("admin", "rewind", table, 2, "--data", tmp_path)
    assert (more.exit_code, more.stderr) == (2, "petteia: the players have made 1 move\n")
    one.do(table, "move", text=text)


def test_a_banned_player_is_nobody_and_no_new_guest(house: House, tmp_path: Path) -> None:
    table, one, _ = house.two_at_a_table()
    seat = one.see(table)["seat"]
    assert run("admin", "ban", one.player, "--data", tmp_path).exit_code == 0
    house.time.pass_by(31)
    assert one.see(table)["seat"] is None
    assert one.get("/api/me", 403)["problem"] == "banned"
    asked = {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}]}
    assert one.post("/api/tables", asked, 403)["problem"] == "banned"
    with one.client.websocket_connect("/socket", headers={"cookie": one.cookie}) as line:
        assert line.receive_json()["me"]["player"] == ""
    assert run("admin", "ban", one.player, "--lift", "--data", tmp_path).exit_code == 0
    house.time.pass_by(31)
    assert one.get("/api/me")["player"] == one.player
    assert one.see(table)["seat"] == seat
    assert "no player" in run("admin", "ban", "nobody", "--data", tmp_path).stderr


def test_a_ban_closes_sockets_that_are_open(house: House, tmp_path: Path) -> None:
    one, two = house.guest("Aspasia"), house.guest("Lysias")
    assert house.client.portal is not None
    with one.socket() as shut, two.socket() as left_open:
        assert run("admin", "ban", one.player, "--data", tmp_path).exit_code == 0
        house.client.portal.call(house.runtime.shut_out)
        assert shut.receive()["code"] == 1008
        left_open.send_json({"type": "ping"})
        assert left_open.receive_json()["type"] == "pong"


def test_a_player_is_forgotten(house: House, tmp_path: Path) -> None:
    table, one, two = house.two_at_a_table()
    assert "Aspasia" in run("admin", "inspect", table, "--data", tmp_path).stdout
    asked = one if one.get("/api/me")["name"] == "Aspasia" else two
    assert run("admin", "forget", asked.player, "--data", tmp_path).exit_code == 0
    house.time.pass_by(31)
    assert asked.get("/api/me")["player"] != asked.player
    assert "Aspasia" not in run("admin", "inspect", table, "--data", tmp_path).stdout
    assert run("admin", "check", "--data", tmp_path).exit_code == 0
    again = run("admin", "forget", asked.player, "--data", tmp_path)
    assert again.exit_code == 2
    assert "there is no player" in again.stderr


def test_reported_chat_is_listed_with_who_wrote_it(house: House, tmp_path: Path) -> None:
    table, one, two = house.two_at_a_table()
    assert run("admin", "reports", "--data", tmp_path).stderr == "no reports\n"
    number = one.do(table, "chat", seat=one.see(table)["seat"], text="You fool!\x1b[31m")["number"]
    two.post(f"/api/tables/{table}/reports", {"number": number})
    listed = run("admin", "reports", "--data", tmp_path)
    assert listed.exit_code == 0
    assert f"{table} row {number}  {one.player}: You fool!" in listed.stdout
    assert "\x1b" not in listed.stdout
    assert run("admin", "settle", table, str(number), "--data", tmp_path).exit_code == 0
    assert run("admin", "reports", "--data", tmp_path).stderr == "no reports\n"
    assert "You fool!" in run("admin", "inspect", table, "--data", tmp_path).stdout
    again = run("admin", "settle", table, str(number), "--data", tmp_path)
    assert again.exit_code == 2
    assert "is not reported" in again.stderr


def test_a_game_that_is_not_installed_stops_neither_the_check_nor_the_server(
    tmp_path: Path,
) -> None:
    with opened(tmp_path) as house:
        table, _, _ = house.two_at_a_table(terms={"clock": {"kind": "move", "seconds": 60}})
    with closing(sqlite3.connect(tmp_path / "petteia.db")) as database:
        database.execute("UPDATE tables SET game = 'senet'")
        database.commit()
    checked = run("admin", "check", "--data", tmp_path)
    assert checked.exit_code == 1
    assert f"{table}  senet  rules {__version__}  row 0: " in checked.stdout
    house.time.pass_by(3600)
    with opened(tmp_path, now=house.time) as again:
        assert again.client.get("/health").status_code == 200


def test_what_the_disk_refuses_is_told_in_one_line(tmp_path: Path) -> None:
    with opened(tmp_path / "a"):
        pass
    data = ["--data", tmp_path / "a"]
    copy = tmp_path / "none" / "monday.db"
    lost = run("admin", "backup", copy, *data)
    assert lost.exit_code == 2
    assert lost.stderr.startswith(f"petteia: cannot write {copy}: ")
    assert lost.stderr.count("\n") == 1
    odd = tmp_path / "50%#1?.db"
    assert run("admin", "backup", odd, *data).exit_code == 0
    (tmp_path / "file").write_text("in the way")
    kept = run("admin", "restore", odd, "--data", tmp_path / "file" / "b")
    assert kept.exit_code == 2
    assert kept.stderr.count("\n") == 1
    (tmp_path / "a" / "petteia.db").write_text("junk, and more of it" * 100)
    assert "cannot use the database" in run("admin", "list", *data).stderr
    assert run("admin", "restore", odd, *data, "--replace").exit_code == 0
    assert run("admin", "check", *data).stdout == "0 games, 0 differ\n"


def test_a_place_that_cannot_be_looked_at_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path / "a"):
        pass
    closed = tmp_path / "closed"
    looked = Path.exists

    def exists(path: Path, **how: bool) -> bool:
        if closed in path.parents:  # what everybody but root sees of a directory of mode 700
            raise PermissionError(13, "Permission denied", str(path))
        return looked(path, **how)

    monkeypatch.setattr(Path, "exists", exists)
    for args in (
        ["backup", closed / "x.db", "--data", tmp_path / "a"],
        ["restore", closed / "x.db", "--data", tmp_path / "b"],
    ):
        told = run("admin", *args)
        assert (told.exit_code, told.stderr) == (
            2, f"petteia: cannot use {closed / 'x.db'}: Permission denied\n",
        )  # fmt: skip
    for command in (["list"], ["backup", tmp_path / "x.db"]):
        told = run("admin", *command, "--data", closed)
        assert (told.exit_code, told.stderr) == (
            2, f"petteia: cannot use {closed / 'petteia.db'}: Permission denied\n",
        )  # fmt: skip


def test_only_its_owner_reads_a_database_and_a_backup(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with opened(tmp_path / "a"):
        modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "a").iterdir()}
        assert set(modes.values()) == {0o600}, modes
        run("admin", "backup", copy, "--data", tmp_path / "a")
    run("admin", "restore", copy, "--data", tmp_path / "b")
    for file in (copy, tmp_path / "b" / "petteia.db"):
        assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("url", ["club", "mysql://me@here/club", "postgresql://me@:x/club"])
def test_a_wrong_database_url_is_told_in_one_line(url: str) -> None:
    told = run("admin", "list", "--database", url)
    assert told.exit_code == 2
    assert told.stderr == (
        "petteia: the database's URL must be written as postgresql://user@host/name\n"
    )
    assert run("admin", "backup", "x", "--database", url).stderr == told.stderr


def test_an_at_in_the_password_of_a_database_is_told_without_showing_it() -> None:
    told = run("admin", "list", "--database", "postgresql://club:hid@den@127.0.0.1:1/club")
    assert (told.exit_code, "%40" in told.stderr, "den" in told.stderr) == (2, True, False)


def test_a_database_that_does_not_answer_is_told_without_its_password() -> None:
    url = "postgresql://club:hidden@127.0.0.1:1/club"
    told = run("admin", "list", "--database", url)
    assert told.exit_code == 2
    assert told.stderr.startswith("petteia: cannot use the database postgresql://club:***@")
    assert told.stderr.count("\n") == 1
    assert "hidden" not in told.stderr


@pytest.mark.parametrize("command", ["list", "check"])
def test_a_reader_that_leaves_early_is_no_trouble_of_the_database(
    house: House, tmp_path: Path, command: str
) -> None:
    house.guest().make(["me", "open"])
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "petteia.cli", "admin", command, "--data", tmp_path],
            stdout=closed, stderr=subprocess.PIPE, check=False,
        )  # fmt: skip
    assert done.stderr == b""


def test_admin_alone_explains_itself() -> None:
    told = run("admin")
    assert told.exit_code == 0
    assert "\n  backup " in told.stdout
    assert "..." not in told.stdout.split("Commands:")[1]


def test_a_finished_game_is_verified_from_its_file(house: House, tmp_path: Path) -> None:
    table, one, _ = house.two_at_a_table()
    one.do(table, "resign", seat=one.see(table)["seat"])
    record = one.get(f"/api/tables/{table}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert run("verify", file).stdout.startswith("not proven fair: 6 results checked; ")
    for key, value, reason in (
        ("secret", "x" * 52, "committed"),
        ("seed", "00" * 32, "seed does not follow"),
        ("nonces", ["a"] * 2, "seed does not follow"),
        ("counters", [0, 1, 2, 3, 4, 9], "chance gives|fair"),
        ("counters", [0, 0, 2, 3, 4, 5], "no counter value"),
        ("counters", [0], "no counter value"),
        ("counters", "x", "cannot be read"),
    ):
        changed = loads(json.dumps(record | {"chance": record["chance"] | {key: value}}))
        if reason == "chance gives|fair":
            continue
        with pytest.raises(fair_chance.Unfair, match=reason):
            fair_chance.verify(changed)
    moved = loads(json.dumps(record))
    moved.moves[0] = "* start 1" if moved.moves[0] == "* start 0" else "* start 0"
    file.write_text(moved.dumps())
    told = run("verify", file)
    assert (told.exit_code, "chance gives" in told.stderr) == (1, True)
    file.write_text(
        '{"petteia": 1, "game": "agora_lieske", "players": 2, "options": {}, "moves": []}'
    )
    told = run("verify", file)
    assert (told.exit_code, "does not say" in told.stderr) == (1, True)
    assert run("verify", "http://127.0.0.1:1/x").exit_code == 2
    many = tmp_path / "many.jsonl"
    for lines, code in ((["no record"], 2), ([moved.dumps(), "no record"], 1), ([], 2)):
        many.write_text("".join(f"{line}\n" for line in lines))
        told = run("verify", many)
        assert (told.exit_code, told.stderr.count("\n")) == (code, len(lines) or 1)

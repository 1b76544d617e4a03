"""The person who runs the server: what `petteia admin` and `petteia verify` do."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from petteia.cli import main
from petteia.core.record import loads
from petteia.server import chance

from .guests import House, opened
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
        database.execute("UPDATE log SET text = '0 place Q stoa' WHERE table_id = ? AND number = 9",
                         (other,))  # fmt: skip
        database.execute("UPDATE snapshots SET state = '{}' WHERE table_id = ?", (table,))
        database.commit()
    checked = run("admin", "check", "--data", tmp_path)
    assert checked.exit_code == 1
    assert f"{table}  agora_lieske  rules 0.1.0  row 5" in checked.stdout
    assert f"{other}  agora_lieske  rules 0.1.0  row 9: " in checked.stdout
    assert checked.stdout.endswith("2 games, 2 differ\n")
    with opened(tmp_path) as again:
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
        busy = run("admin", "restore", copy, "--data", tmp_path / "a", "--replace")
        assert (busy.exit_code, "stop the server first" in busy.stderr) == (2, True)
    assert "exists already" in run("admin", "backup", copy, "--data", tmp_path / "a").stderr
    assert run("admin", "restore", copy, "--data", tmp_path / "b").exit_code == 0
    again = run("admin", "restore", copy, "--data", tmp_path / "b")
    assert (again.exit_code, "--replace" in again.stderr) == (2, True)
    assert run("admin", "restore", copy, "--data", tmp_path / "b", "--replace").exit_code == 0
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
        house.client.portal.call(house.serving.club.refresh_all)
        assert until(line, "happened")["entries"][-1]["text"] == "undo 1"
    one.do(table, "move", text=text)
    assert run("admin", "rewind", table, 1, "--data", tmp_path).exit_code == 0
    one.do(table, "move", text=text)  # the log has grown meanwhile; the move finds its place
    assert "8 moves" not in run("admin", "rewind", table, 99, "--data", tmp_path).stdout
    assert run("admin", "end", table, "--data", tmp_path).exit_code == 0
    house.client.portal.call(house.serving.club.refresh_all)
    assert one.get(f"/api/tables/{table}")["ending"]["reason"] == "closed"
    assert "over" in run("admin", "end", table, "--data", tmp_path).stderr


def test_a_banned_player_is_nobody(house: House, tmp_path: Path) -> None:
    table, one, _ = house.two_at_a_table()
    assert run("admin", "ban", one.player, "--data", tmp_path).exit_code == 0
    house.time.pass_by(31)
    seat = one.see(table)["seat"]
    assert seat is None
    assert run("admin", "ban", one.player, "--lift", "--data", tmp_path).exit_code == 0
    assert "no player" in run("admin", "ban", "nobody", "--data", tmp_path).stderr


def test_a_finished_game_is_verified_from_its_file(house: House, tmp_path: Path) -> None:
    table, one, _ = house.two_at_a_table()
    one.do(table, "resign", seat=one.see(table)["seat"])
    record = one.get(f"/api/tables/{table}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert run("verify", file).stdout == "fair: 6 results follow from the seed\n"
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
        with pytest.raises(chance.Unfair, match=reason):
            chance.verify(changed)
    moved = loads(json.dumps(record))
    moved.moves[0] = "* start 1" if moved.moves[0] == "* start 0" else "* start 0"
    file.write_text(moved.dumps())
    told = run("verify", file)
    assert (told.exit_code, "chance gives" in told.stderr) == (1, True)
    file.write_text(
        '{"petteia": 1, "game": "agora_lieske", "players": 2, "options": {}, "moves": []}'
    )
    assert "does not say" in run("verify", file).stderr
    assert run("verify", "http://127.0.0.1:1/x").exit_code == 2

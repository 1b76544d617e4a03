"""A bot on another machine plays through the public API."""

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import CliRunner

from petteia.cli import main
from petteia.client import bot as remote
from petteia.client.bot import RemoteBot
from petteia.client.guest import encode
from petteia.core import fair_chance
from petteia.core.record import loads

from .processes import nursery

MOVES = 12


def test_two_remote_bots_play_each_other(tmp_path: Path) -> None:
    with nursery() as servers:
        server = servers.server(tmp_path)
        maker = RemoteBot(server.url, "citizen")
        maker.rename("Daidalos")
        made = maker.ask(
            "POST",
            "/api/tables",
            {"game": "agora_lieske", "seats": [{"who": "me"}, {"who": "open"}]},
        )
        other = RemoteBot(server.url, "novice")
        other.sit(made["table"]["id"], made["invitation"])
        bots = [maker, other]
        for _ in range(100 * MOVES):
            if sum(bot.moves for bot in bots) >= MOVES:
                break
            for bot in bots:
                before = bot.moves
                bot.play(lambda bot=bot, before=before: bot.moves > before or _waits(bot))  # type: ignore[misc]
        info = maker.ask("GET", f"/api/tables/{made['table']['id']}")
        assert info["moves"] >= MOVES
        assert info["seats"][0]["name"] == "Daidalos"


def test_remote_bots_bring_nonces_of_their_own_and_start_again_without_the_first(
    tmp_path: Path,
) -> None:
    with nursery() as servers:
        server = servers.server(tmp_path)
        one, two = RemoteBot(server.url, "novice"), RemoteBot(server.url, "novice")
        seats = [{"who": "me", "hash": one.new_hash()}, {"who": "open"}]
        wanted = {"game": "agora_lieske", "seats": seats}
        made = one.ask("POST", "/api/tables", wanted)
        table = made["table"]["id"]
        two.sit(table, made["invitation"])
        assert one.ask("GET", f"/api/tables/{table}")["nonces"]["called"]
        two.nonces.clear()  # as after a restart of its program

        def started() -> bool:
            return bool(one.ask("GET", f"/api/tables/{table}")["state"] == "playing")

        with ThreadPoolExecutor(2) as both:
            for done in [both.submit(bot.play, started) for bot in (one, two)]:
                done.result()
        command = {"do": "resign", "client": "1", "seat": 0}
        one.ask("POST", f"/api/tables/{table}/commands", command)
        record = loads(encode(one.ask("GET", f"/api/tables/{table}/record")).decode())
        verdict = fair_chance.verify(record)
        assert verdict.origins == ["player", "player"]
        assert [restart.reason for restart in verdict.restarts] == ["new-hash"]


def test_what_a_server_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with nursery() as servers:
        server = servers.server(tmp_path)
        maker = RemoteBot(server.url, "citizen")
        seats = [{"who": "me"}, {"who": "open"}]
        wanted = {"game": "agora_lieske", "seats": seats}
        table = maker.ask("POST", "/api/tables", wanted)["table"]["id"]

        result = CliRunner().invoke(main, ["bot", "--server", server.url, "--table", table])
        assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
        assert "Forbidden (not-invited: --invitation is needed)" in result.stderr

        result = CliRunner().invoke(main, ["bot", "--server", server.url, "--token", "x" * 40])
        assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
        assert "it does not know this token" in result.stderr

        alone = {"game": "agora_lieske", "seats": [{"who": "me"}, {"who": "me"}]}
        table = maker.ask("POST", "/api/tables", alone)["table"]["id"]
        monkeypatch.setattr(remote, "choose", lambda *_: "0 nonsense")
        told: list[str] = []
        RemoteBot(server.url, "citizen", maker.token).play(lambda: bool(told), told.append)
        assert told == [f"table {table}: a move was refused (notation)"]


def test_a_bot_plays_on_when_the_server_has_restarted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "AGAIN", 0)
    with nursery() as servers:
        server = servers.server(tmp_path, bots=1)
        bot = RemoteBot(server.url, "citizen")
        seats = [{"who": "me"}, {"who": "bot"}]
        wanted = {"game": "agora_lieske", "seats": seats}
        table = bot.ask("POST", "/api/tables", wanted)["table"]["id"]
        told: list[str] = []
        moves: list[int] = []

        def stop() -> bool:
            if bot.moves > 2 and not moves:
                server.end(signal.SIGKILL)
                server.start()
                moves.append(bot.moves)
            return bot.moves > sum(moves) + 2 and bool(told)

        bot.stay(stop, told.append)
        assert [line.partition(" ")[2] for line in told] == [
            "has gone away; it is asked again until it is back",
            "is back",
        ]
        assert bot.ask("GET", f"/api/tables/{table}")["moves"] > moves[0]


def _waits(bot: RemoteBot) -> bool:
    """Whether it is somebody else's turn."""
    return not any(table["waiting"] for table in bot.ask("GET", "/api/me/tables")["tables"])


def test_a_server_that_is_not_there_is_told_in_one_line() -> None:
    result = CliRunner().invoke(main, ["bot", "--server", "http://127.0.0.1:1"])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1

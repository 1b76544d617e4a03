"""A bot on another machine plays through the public API."""

from pathlib import Path

from click.testing import CliRunner

from petteia.cli import main
from petteia.server.remote import RemoteBot

from .processes import nursery

MOVES = 12


def test_two_remote_bots_play_each_other(tmp_path: Path) -> None:
    with nursery() as servers:
        server = servers.server(tmp_path)
        maker = RemoteBot(server.url, "citizen")
        maker.rename("Daidalos")
        made = maker._ask(
            "POST",
            "/api/tables",
            {"game": "agora_lieske", "seats": [{"who": "me"}, {"who": "open"}]},
        )
        other = RemoteBot(server.url, "novice")
        other.sit(made["table"]["id"], made["invitation"])
        bots = [maker, other]
        while sum(bot.moves for bot in bots) < MOVES:
            for bot in bots:
                before = bot.moves
                bot.play(lambda bot=bot, before=before: bot.moves > before or _waits(bot))  # type: ignore[misc]
        info = maker._ask("GET", f"/api/tables/{made['table']['id']}")
        assert info["moves"] >= MOVES
        assert info["seats"][0]["name"] == "Daidalos"


def _waits(bot: RemoteBot) -> bool:
    """Whether it is somebody else's turn."""
    return not any(table["waiting"] for table in bot._ask("GET", "/api/me/tables")["tables"])


def test_a_server_that_is_not_there_is_told_in_one_line() -> None:
    result = CliRunner().invoke(main, ["bot", "--server", "http://127.0.0.1:1"])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1

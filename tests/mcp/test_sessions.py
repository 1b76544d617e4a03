"""Whole sessions of the SDK's own client: over standard input and output, over HTTP, in process."""

import re
import socket
import subprocess
import sys

import pytest
from tests.server.processes import free_port

from mcp import Client, StdioServerParameters
from petteia.core.match import Match
from petteia.core.record import loads
from petteia.core.registry import game as game_named
from petteia.core.state import NOBODY
from petteia.mcp.server import server
from petteia.mcp.tools import Tools

from .sessions import COMMAND, HERE, Call, game_id, in_session, wait_until_it_answers


async def a_session(client: Client) -> None:
    """Start a game, ask, play some moves in every way, be refused."""
    call = Call(client)
    tools = (await client.list_tools()).tools
    assert {tool.name for tool in tools} == HERE
    assert all(tool.description for tool in tools)
    assert "agora_lieske: Agora" in await call("games")
    told = await call("new_game", game="agora_lieske", bots="random")
    game = game_id(told)
    assert "You are Blue (seat 0)" in told
    assert "Not legal (L5.1.1)" in await call("move", game_id=game, answer="pass")
    assert "**L5.1.1** Starting with" in await call("rule", game="agora_lieske", rule_id="L5.1.1")
    first = re.search(r"^1\. (.*) – (.*)$", await call("choices", game_id=game), re.M)
    assert first is not None
    told = await call("why_not", game_id=game, answer=first[1])
    assert told == f"“0 {first[1]}” is legal."
    told = await call("move", game_id=game, answer=f"I think\n{first[2]}")
    assert "What happened:" in told
    assert " – " in await call("hint", game_id=game)
    record = loads(await call("record", game_id=game))
    assert any("?" in move for move in record.moves)
    assert "only a finished game" in await call.refused("review", game_id=game)
    assert "there is no game 'nothing'" in await call.refused("look", game_id="nothing")


def test_a_session_over_standard_input_and_output() -> None:
    in_session(StdioServerParameters(command=COMMAND[0], args=COMMAND[1:]), a_session)


def test_a_session_over_http() -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/mcp"
    with subprocess.Popen(
        [*COMMAND, "--http", "--port", str(port)], stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        try:
            assert process.stderr.readline() == f"Serving on {address} until Ctrl-C.\n"
            wait_until_it_answers(address, process)
            in_session(address, a_session)
            in_session(address, a_session)  # a second assistant
        finally:
            process.terminate()


def test_a_session_in_process() -> None:
    in_session(server(Tools()), a_session)


def test_a_whole_game_and_its_review() -> None:
    async def session(client: Client) -> None:
        call = Call(client)
        told = await call("new_game", game="astragaloi", seat=1, bots="random")
        game = game_id(told)
        while "The game is over:" not in told:
            told = await call("move", game_id=game, answer="1")
        assert "place 1" in told
        record = await call("record", game_id=game)
        assert Match.of(loads(record)).state.actor == NOBODY
        told = await call("review", game_id=game, iterations=1)
        assert "accuracy" in told
        assert told == await call("review", record=record, iterations=1)
        assert "it is not your turn" in await call.refused("move", game_id=game, answer="1")

    in_session(server(Tools()), session)


def test_a_rated_game_gives_no_hints() -> None:
    async def session(client: Client) -> None:
        call = Call(client)
        game = game_id(await call("new_game", game="athens", bots="random", rated=True))
        assert "no hints in a rated game" in await call.refused("hint", game_id=game)
        assert "1. " in await call("choices", game_id=game)

    in_session(server(Tools()), session)


def test_what_cannot_be_done_is_told() -> None:
    async def session(client: Client) -> None:
        call = Call(client)
        assert "there is no game 'chess'" in await call.refused("new_game", game="chess")
        assert "2–4 players, not 9" in await call.refused("new_game", game="athens", players=9)
        assert "no seat 7" in await call.refused("new_game", game="athens", seat=7)
        assert "no bot 'Zeus'" in await call.refused("new_game", game="athens", bots="Zeus")
        assert "no rule 'X1'" in await call.refused("rule", game="athens", rule_id="X1")
        assert "not a Petteia record" in await call.refused("review", record={"a": 1})
        assert "give a game_id or a record" in await call.refused("review")
        begun = Match(game_named("athens"), 2).record().dumps()
        assert "only a finished game" in await call.refused("review", record=begun)
        told = await call.refused("wait", game_id="x")
        assert "Unknown tool" in told

    in_session(server(Tools()), session)


def test_the_rules_of_every_game_can_be_read_in_french() -> None:
    async def session(client: Client) -> None:
        told = await Call(client)("rules", game="offrandes")
        assert "## En bref" in told
        assert "O1.2" in told

    in_session(server(Tools(lang="fr")), session)


def test_old_games_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.mcp.tools.MOST_GAMES", 2)
    tools = Tools()
    first, second, third = (game_id(tools.new_game("astragaloi")) for _ in range(3))
    assert "1. " in tools.look(second) + tools.look(third)
    with pytest.raises(Exception, match="there is no game"):
        tools.look(first)


def test_without_the_sdk_the_command_names_its_extra() -> None:
    without = "import sys\nsys.modules['mcp'] = None\nfrom petteia.cli import main\nmain(['mcp'])"
    done = subprocess.run([sys.executable, "-c", without], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "petteia: mcp is not installed: pip install 'petteia[mcp]'\n"


def test_a_server_that_is_not_there_is_told_in_one_line() -> None:
    done = subprocess.run(
        [*COMMAND, "--server", "http://127.0.0.1:1"], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_port_in_use_is_reported_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = subprocess.run(
            [*COMMAND, "--http", "--port", port], capture_output=True, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == f"petteia: cannot listen on 127.0.0.1:{port}: Address already in use\n"

"""What the tests of sessions share: the SDK's own client, and what its calls come to."""

import re
import subprocess
import sys
from collections.abc import Awaitable, Callable

import anyio
import httpx2
from mcp_types import TextContent

from mcp import Client

COMMAND = [sys.executable, "-m", "petteia.cli", "mcp"]
HERE = {
    "games", "rules", "rule", "new_game", "look", "choices", "move", "why_not", "hint", "record",
    "review",
}  # fmt: skip
Session = Callable[[Client], Awaitable[None]]


class Call:
    """A client's calls, as the texts they come to."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def __call__(self, name: str, **arguments: object) -> str:
        """Return what a tool tells; an error fails the test."""
        error, text = await self.tried(name, **arguments)
        assert not error, text
        return text

    async def refused(self, name: str, **arguments: object) -> str:
        """Return why a tool refuses."""
        error, text = await self.tried(name, **arguments)
        assert error, text
        return text

    async def tried(self, name: str, **arguments: object) -> tuple[bool, str]:
        result = await self.client.call_tool(name, arguments)
        texts = [part.text for part in result.content if isinstance(part, TextContent)]
        return bool(result.is_error), "\n".join(texts)


def game_id(text: str) -> str:
    found = re.match(r"game_id: (\w+)", text)
    assert found is not None
    return found[1]


def in_session(server_or_address: object, session: Session) -> None:
    async def run() -> None:
        with anyio.fail_after(120):
            async with Client(server_or_address) as client:  # type: ignore[arg-type]
                await session(client)

    anyio.run(run)


def wait_until_it_answers(
    address: str, process: "subprocess.Popen[str] | subprocess.Popen[bytes]"
) -> None:
    """Return when a server of ours listens."""
    while True:
        try:
            httpx2.get(address, timeout=30)
            return
        except httpx2.ConnectError:
            assert process.poll() is None

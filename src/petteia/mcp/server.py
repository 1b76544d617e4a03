"""The server of the Model Context Protocol, on standard input and output or over HTTP."""

import functools
from collections.abc import Callable

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from petteia import __version__
from petteia.core.errors import PetteiaError
from petteia.mcp.tools import Tools

INSTRUCTIONS = """\
Board games of ancient Greece with exact rules. Start a game with new_game, or sit down at a \
server's table if there is one. You are told only what your seat may know. Answer move with the \
number of a choice, its notation or its words; a refusal names its rule, which rule tells in full. \
"""


def server(tools: Tools) -> MCPServer[None]:
    """Return a server with all tools."""
    found: MCPServer[None] = MCPServer(
        "petteia", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    for tool in tools.all():
        found.add_tool(_mended(tool), name=tool.__name__, structured_output=False)
    return found


def _mended(tool: Callable[..., str]) -> Callable[..., str]:
    """Return a tool whose expected errors are told to the assistant, in one line."""

    @functools.wraps(tool)
    def call(*args: object, **named: object) -> str:
        try:
            return tool(*args, **named)
        except PetteiaError as error:
            raise ToolError(str(error)) from error

    return call

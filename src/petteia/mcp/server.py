"""Builds the MCP server from the tools."""

import functools
from collections.abc import Callable

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from petteia import __version__
from petteia.core.errors import PetteiaError
from petteia.mcp.tools import Tools

INSTRUCTIONS = """\
Board games of ancient Greece with exact rules. Start a game with new_game, or sit down at a \
server's table if one is connected. You see only what your seat may know. Pass move the number \
of a choice, its notation or its words. A refusal cites a rule; the tool rule returns its text. \
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
    """Wrap a tool: expected errors reach the assistant as one line."""

    @functools.wraps(tool)
    def call(*args: object, **named: object) -> str:
        try:
            return tool(*args, **named)
        except PetteiaError as error:
            raise ToolError(str(error)) from error

    return call

"""The HTTP API: one table of endpoints."""

from petteia.server.api import access, lobby, notices, passkeys, people, preferences, table
from petteia.server.http.endpoint import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *people.ENDPOINTS,
    *access.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *preferences.ENDPOINTS,
    *notices.ENDPOINTS,
    *lobby.ENDPOINTS,
    *table.ENDPOINTS,
)
"""Every endpoint."""

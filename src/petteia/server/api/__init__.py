"""The HTTP API: one table of endpoints."""

from petteia.server.api import access, notices, passkeys, people, playing, tables
from petteia.server.endpoint import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *people.ENDPOINTS,
    *access.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *notices.ENDPOINTS,
    *tables.ENDPOINTS,
    *playing.ENDPOINTS,
)
"""Every endpoint."""

"""Endpoints for a player's settings."""

from petteia import wire
from petteia.server.http.endpoint import Call, Endpoint
from petteia.server.storage import preferences as stored


async def preferences(call: Call) -> wire.StoredPreferences:
    """Return my settings, if I ever changed any."""
    player = call.player
    found = await call.runtime.store.read(lambda c: stored.read(c, player))
    return wire.StoredPreferences(preferences=found)


async def set_preferences(call: Call) -> wire.StoredPreferences:
    """Store my settings for all my devices."""
    player, wanted = call.player, call.body
    await call.runtime.store.write(lambda c: stored.write(c, player, wanted))
    return wire.StoredPreferences(preferences=wanted)


PATH = "/api/me/preferences"
ENDPOINTS = (
    Endpoint("GET", PATH, preferences, wire.StoredPreferences, tag="people"),
    Endpoint(
        "PUT", PATH, set_preferences, wire.StoredPreferences, takes=wire.Preferences, tag="people"
    ),
)

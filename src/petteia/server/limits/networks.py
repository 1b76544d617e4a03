"""The networks players are in, as keyed hashes: they show only whether two are the same."""

import hashlib
from collections.abc import Mapping

from petteia.server.settings import Settings
from petteia.server.storage import installation
from petteia.server.storage.writer import Store

KEY = "network-key"
KEY_LENGTH = 52


class Networks:
    """The networks in which players were last seen."""

    def __init__(self, store: Store, settings: Settings, addresses: Mapping[str, str]) -> None:
        """`addresses` are the players' networks, by player; they change by themselves."""
        self.store = store
        self.settings = settings
        self.addresses = addresses
        self.key = b""

    async def start(self) -> None:
        """Read the installation's key; the first node creates it."""
        fresh = self.settings.new_id(KEY_LENGTH)
        key = await self.store.write(lambda c: installation.keep(c, KEY, fresh))
        self.key = key.encode()

    def of(self, player: str) -> str | None:
        """Return the hash of a player's network, if it is known and matters."""
        address = self.addresses.get(player)
        if not address or self.settings.rate_same_network:
            return None
        return hashlib.blake2b(address.encode(), key=self.key, digest_size=16).hexdigest()

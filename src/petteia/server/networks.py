"""The networks players are in, as keyed hashes: they show only whether two are the same."""

import hashlib
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

from petteia.server.settings import Settings
from petteia.server.storage import kept
from petteia.server.storage.store import Store

KEY = "network-key"
KEY_LENGTH = 52
REMEMBERED = 50_000
"""Players whose network is in memory; the one seen longest ago is dropped first."""
PREFIX = 64
"""Bits of an IPv6 address that name a network: a household has all addresses behind them."""


class Networks:
    """Where players were last seen; nothing if games within one network count."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.key = b""
        self.seen: OrderedDict[str, str] = OrderedDict()

    async def start(self) -> None:
        """Read the installation's key; the first node creates it."""
        fresh = self.settings.new_id(KEY_LENGTH)
        key = await self.store.write(lambda c: kept.keep(c, KEY, fresh))
        self.key = key.encode()

    def note(self, player: str, host: str) -> None:
        """Note where a player is."""
        if not player or self.settings.rate_same_network:
            return
        self.seen[player] = host
        self.seen.move_to_end(player)
        if len(self.seen) > REMEMBERED:
            self.seen.popitem(last=False)

    def of(self, player: str) -> str | None:
        """Return the hash of a player's network, if it is known."""
        host = self.seen.get(player)
        if not host:
            return None
        return hashlib.blake2b(network(host).encode(), key=self.key, digest_size=16).hexdigest()


def network(host: str) -> str:
    """Return the network of an address: IPv4 whole, IPv6 by its first 64 bits."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, PREFIX), strict=False))

"""Rate limits (token buckets) and counts, by person and by network address."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

REMEMBERED = 50_000
"""Buckets in memory; the one that was used longest ago is dropped first."""
PREFIX = 64
"""Bits of an IPv6 address that name a network: one customer owns all addresses behind them."""


@lru_cache(4096)
def network(host: str) -> str:
    """Return the key under which an address is counted: IPv4 whole, IPv6 by its network."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, PREFIX), strict=False))


class Rate:
    """A token bucket for each key; `now` returns milliseconds that never step back."""

    def __init__(self, per_second: float, at_once: float, now: Callable[[], int]) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.now = now
        self.buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def level(self, key: str) -> float:
        """Return how many tokens a key has; below zero it is in debt."""
        now = self.now()
        level, since = self.buckets.get(key, (self.at_once, now))
        return min(self.at_once, level + (now - since) / 1000 * self.per_second)

    def allows(self, key: str) -> bool:
        """Take a token; false when there is none."""
        now = self.now()
        level, since = self.buckets.pop(key, (self.at_once, now))
        level = min(self.at_once, level + (now - since) / 1000 * self.per_second)
        allowed = level >= 1
        self.buckets[key] = (level - 1 if allowed else level, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return allowed

    def charge(self, key: str, tokens: float) -> None:
        """Take tokens that were used already, into debt if need be."""
        self._store(key, self.level(key) - tokens)

    def _store(self, key: str, level: float) -> None:
        self.buckets[key] = (level, self.now())
        self.buckets.move_to_end(key)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)


class Limit:
    """A rate for each person and a more generous one for each address."""

    def __init__(self, person: Rate, address: Rate) -> None:
        self.person = person
        self.address = address
        self.refused = 0

    def allows(self, player: str, address: str) -> bool:
        """Take a token from both; false when one has none.

        The person comes first: a flood by one does not use up what others at the address have.
        """
        if (not player or self.person.allows(player)) and self.address.allows(address):
            return True
        self.refused += 1
        return False

    def has(self, player: str, address: str, tokens: float) -> bool:
        """Return whether both have this many tokens; a no is counted as a refusal."""
        enough = self.address.level(address) >= tokens
        if enough and player:
            enough = self.person.level(player) >= tokens
        if not enough:
            self.refused += 1
        return enough

    def charge(self, player: str, address: str, tokens: float) -> None:
        """Take tokens from both; somebody without a session has only an address."""
        self.address.charge(address, tokens)
        if player:
            self.person.charge(player, tokens)


class Held:
    """How many of something each person and each address holds at once."""

    def __init__(self, person: float, address: float) -> None:
        self.person = person
        self.address = address
        self.held: dict[str, int] = {}
        self.refused = 0

    def take(self, player: str, address: str) -> bool:
        """Count one more; false, and nothing counted, when one holds too many."""
        held = self.held
        if (player and held.get(f"person {player}", 0) >= self.person) or held.get(
            f"address {address}", 0
        ) >= self.address:
            self.refused += 1
            return False
        for key in _keys(player, address):
            held[key] = held.get(key, 0) + 1
        return True

    def release(self, player: str, address: str) -> None:
        """Count one less."""
        for key in _keys(player, address):
            left = self.held.get(key, 0) - 1
            if left > 0:
                self.held[key] = left
            else:
                self.held.pop(key, None)

    def of_address(self, address: str) -> int:
        """Return how many an address holds."""
        return self.held.get(f"address {address}", 0)


def _keys(player: str, address: str) -> list[str]:
    return [f"address {address}", f"person {player}"] if player else [f"address {address}"]

"""Who is connected: here, and for several nodes anywhere."""

from collections.abc import Collection

from petteia.server.settings import Settings
from petteia.server.storage import notices as stored
from petteia.server.storage.writer import Store

BELIEVED = 60_000
"""Milliseconds for which a node's word holds; it repeats it long before."""
REPEATED = 20_000


class Presence:
    """This node's players, told to the other nodes."""

    def __init__(self, store: Store, settings: Settings, node: str, here: Collection[str]) -> None:
        self.store = store
        self.settings = settings
        self.node = node
        self.here = here
        """The players connected to this node: changes by itself."""
        self._told: set[str] = set()
        self._when = 0

    async def tell(self) -> None:
        """Tell the other nodes who came and who went."""
        now, here = self.settings.now(), {player for player in self.here if player}
        came, went = here - self._told, self._told - here
        if came or went or (here and now - self._when >= REPEATED):
            until = now + BELIEVED
            await self.store.write(lambda c: stored.tell_presence(c, self.node, came, went, until))
            self._told, self._when = here, now

    async def leave(self) -> None:
        """This node stops."""
        before = self.settings.now() - BELIEVED
        await self.store.write(lambda c: stored.forget_presence(c, self.node, before))

    async def is_there(self, player: str) -> bool:
        """Return whether a player is connected, here or elsewhere."""
        if player in self.here:
            return True
        if self.store.is_sqlite:  # there is no other node
            return False
        now = self.settings.now()
        return await self.store.read(lambda c: stored.is_present(c, player, now))

"""Public tables that wait for players, bounded for each person and each address."""

from collections import OrderedDict
from functools import partial

from petteia.server.limits.fair_queue import Owner
from petteia.server.limits.rate_limit import REMEMBERED
from petteia.server.settings import Limits
from petteia.server.storage import tables as stored
from petteia.server.storage.writer import Store


class OpenTables:
    """The ids of open public tables, by who created them and where."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.most = (limits.open_tables, limits.open_tables_per_address)
        self.ids: OrderedDict[str, set[str]] = OrderedDict()
        self.refused = 0

    async def take(self, owner: Owner, table_id: str) -> bool:
        """Count a table that is being created; false if its creator has too many."""
        both = [f"person {owner.player}", f"address {owner.address}"]
        if both[0] not in self.ids:
            created = partial(stored.open_tables_by, created_by=owner.player)
            self.ids.setdefault(both[0], set(await self.store.read(created)))
        for key, most in zip(both, self.most, strict=True):
            ids = self.ids.setdefault(key, set())
            if len(ids) >= most:
                ids -= await self.store.read(partial(stored.not_open, ids=tuple(ids)))
        # Nothing is awaited from here on: no two requests take the same place.
        if any(len(self.ids[key]) >= most for key, most in zip(both, self.most, strict=True)):
            self.refused += 1
            return False
        for key in both:
            self.ids[key].add(table_id)
            self.ids.move_to_end(key)
        while len(self.ids) > REMEMBERED:
            self.ids.popitem(last=False)
        return True

    def release(self, owner: Owner, table_id: str) -> None:
        """Stop counting a table that could not be created."""
        for key in (f"person {owner.player}", f"address {owner.address}"):
            self.ids.get(key, set()).discard(table_id)

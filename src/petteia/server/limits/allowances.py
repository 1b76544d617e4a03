"""Every limit of one server process, by what it limits."""

from collections.abc import Callable

from petteia.server.limits.rate_limit import Held, Limit, Rate
from petteia.server.settings import Limits

NOTHING = Rate(0, 0, lambda: 0)
"""The rate of a person where only addresses are counted."""


class Allowances:
    """What each person and each address may still do."""

    def __init__(self, limits: Limits, now: Callable[[], int]) -> None:
        """`now` returns milliseconds that never step back."""
        self.limits = limits
        self.now = now
        self.frames = self._limit("frames", "second")
        self.requests = self._limit("requests", "second")
        self.http = Limit(NOTHING, self._rate("http", "second", "_per_address"))
        """Requests of any kind, also for files and for addresses that do not exist."""
        self.compute = self._limit("compute_ms", "second")
        """Milliseconds of computing."""
        self.hints = self._limit("hints", "minute")
        self.tables = self._limit("tables", "minute")
        self.bot_tables = self._limit("bot_tables", "minute")
        self.chat = self._limit("chat", "minute")
        self.acts = self._limit("acts", "minute")
        """Sitting down, leaving, returning, taking back, proposing and agreeing."""
        self.guests = Limit(NOTHING, self._rate("guests", "minute"))
        self.sign_ins = Limit(NOTHING, self._rate("sign_ins", "minute"))
        """Passkeys that a browser is asked to make or to show: each question is stored."""
        self.anonymous_joins = Limit(NOTHING, self._rate("anonymous_joins", "minute"))
        self.computations = Held(limits.computations, limits.computations_per_address)
        self.hints_waiting = Held(limits.hints_waiting, limits.hints_waiting_per_address)
        self.running_bot_tables = Held(limits.bot_tables, limits.bot_tables_per_address)
        """Running tables of bots alone."""
        self.sockets = Held(limits.sockets, limits.sockets_per_address)
        self.anonymous_sockets = Held(0, limits.anonymous_sockets_per_address)

    def _rate(self, name: str, unit: str, per: str = "") -> Rate:
        seconds = {"second": 1, "minute": 60}[unit]
        rate: float = getattr(self.limits, f"{name}_per_{unit}{per}")
        at_once: float = getattr(self.limits, f"{name}_at_once{per}")
        return Rate(rate / seconds, at_once, self.now)

    def _limit(self, name: str, unit: str) -> Limit:
        return Limit(self._rate(name, unit), self._rate(name, unit, "_per_address"))

    def refusals(self) -> dict[str, int]:
        """Return how often each limit has refused something."""
        kinds = {name: each for name, each in vars(self).items() if isinstance(each, Limit | Held)}
        return {name: each.refused for name, each in kinds.items()}

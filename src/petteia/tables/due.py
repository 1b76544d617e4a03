"""What time causes: outages, clocks at zero, silent players, abandoned tables."""

from collections.abc import Sequence

from petteia.tables.clock import ACCOUNT
from petteia.tables.events import ACCOUNT_OF_1_0, ClockPaused, Ended, RanOut, StoodIn
from petteia.tables.outage import Outage
from petteia.tables.play import STAND_IN, resign
from petteia.tables.start import free_silent_seats
from petteia.tables.table import LONGEST_IDLE, Effect


def settle(effect: Effect, outages: Sequence[Outage]) -> None:
    """Do what time requires before anybody acts: subtract outages, let a clock run out."""
    table = effect.table
    if table.over or not table.started or not table.clocks.limited:
        return
    pause(effect, outages)
    table = effect.table
    actor, deadline = table.actor, table.deadline()
    if actor is None or deadline is None or deadline > effect.now:
        return
    at_zero = table.terms.clock.at_zero
    effect.add(RanOut(seat=actor, at_zero=at_zero))
    if at_zero == "bot":
        effect.add(StoodIn(seat=actor, bot=STAND_IN))
    elif at_zero == "lose":
        resign(effect, actor, None, "time")


def pause(effect: Effect, outages: Sequence[Outage]) -> None:
    """Subtract outages from the running clock, and charge exactly from then on."""
    table = effect.table
    since = table.clocks.since
    if since is None:
        return
    away = sum(
        max(0, outage.end - max(since, outage.begin))
        for outage in outages
        if outage.end > table.paused_until
    )
    if away or not table.clocks.exact:
        account = ACCOUNT_OF_1_0 if table.clocks.exact else ACCOUNT
        effect.add(ClockPaused(milliseconds=away, account=account))


def act_when_due(effect: Effect, outages: Sequence[Outage]) -> None:
    """Do what time requires: clocks, nonces that are overdue, a table nobody plays at any more."""
    settle(effect, outages)
    table, now = effect.table, effect.now
    if table.over or (table.clock_decides and table.deadline() is not None):
        return
    reveal_by = table.reveal_by()
    if reveal_by is not None and reveal_by <= now:
        back = outages[-1].end + table.reveal_within if outages else 0
        if back <= now:  # after an outage everybody has the whole time again
            free_silent_seats(effect)
        return
    outage = outages[-1] if outages else None
    last = table.rows[-1].time if table.rows else table.about.created
    if not table.bots_turn and last + LONGEST_IDLE[table.terms.pace] <= now:
        if outage is not None and last < outage.end:  # nobody could have played meanwhile
            effect.add(ClockPaused(milliseconds=0))
        else:
            effect.add(Ended(reason="abandoned"))

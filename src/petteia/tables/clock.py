"""The clocks of a table: whole milliseconds, computed from the times in its log alone.

Time is charged to the seat whose turn it is, whoever makes its moves. A turn that an undo takes
back without consent never passed on: the seat that moved pays for all the time since. Consent
returns the turn, but everybody pays for their own time.
"""

from typing import Any

import msgspec

from petteia.tables.charged_turn import ChargedTurn, earning
from petteia.wire import Clock

ACCOUNT = 2
"""The number of this way of charging. What happened before the first event that names it is charged
as version 1.0 did."""

STATE = ("bank", "charged", "since", "out", "exact", "earns", "index", "turns")


class Clocks:
    """How long each seat may still think."""

    def __init__(self, terms: Clock, seats: int) -> None:
        self.terms = terms
        self.limited = terms.kind != "none"
        self.bank = [terms.seconds * 1000] * seats
        self.charged = [0] * seats
        """Milliseconds charged to each seat since it has been charged exactly."""
        self.since: int | None = None
        """Up to when time has been charged; nothing while no clock runs."""
        self.out = False
        """Whether the actor's time is up and the log says so."""
        self.exact = False
        """Whether the log has come to the first row of this way of charging."""
        self.earns = False
        """Whether a person made the last move of the present turn."""
        self.index = 0
        """The index of the move to be made."""
        self.turns: list[ChargedTurn] = []

    def copy(self) -> "Clocks":
        """Return independent clocks that show the same; a turn never changes, it is replaced."""
        other = Clocks(self.terms, 0)
        other.bank = self.bank[:]
        other.charged = self.charged[:]
        other.since = self.since
        other.out = self.out
        other.exact = self.exact
        other.earns = self.earns
        other.index = self.index
        other.turns = self.turns[:]
        return other

    # Charging -----------------------------------------------------------------------------------

    def begin(self, time: int) -> None:
        """Start the clock of whoever is to move."""
        if self.limited:
            self.since = time
            self.out = False

    def pause(self, milliseconds: int) -> None:
        """Subtract an outage from the running clock."""
        if self.since is not None:
            self.since += milliseconds

    def stop(self, time: int) -> None:
        """Charge what is due; no clock runs any more."""
        if self.exact:
            self._charge(time)
        self.since = None

    def move(self, seat: int | None, person: bool, time: int) -> None:
        """Charge for a move; nobody is charged for chance."""
        if self.exact and self.limited:
            self._charge(time)
            self.out = False
            if seat is not None:
                self.earns = person
        elif seat is not None and person:
            self._move_as_in_1_0(seat, time)
        else:
            self.begin(time)

    def undo(self, seat: int | None, index: int, consent: bool, time: int) -> None:
        """Return to the decision about move `index`; without consent the seat pays for the way."""
        if not self.exact or not self.limited:
            self.begin(time)
            return
        self._charge(time)
        undone = 0
        while self.turns and self.turns[-1].first > index:
            turn = self.turns.pop()
            if not consent:
                undone += self._refund(turn)
            self._take_back(turn, consent)
        if self.turns:
            self._take_back(self.turns[-1], consent)
            self.turns[-1] = earning(self.turns[-1], 0)
        elif seat is not None:
            self.turns.append(ChargedTurn(seat, index, []))
        self.index = index
        self._use(undone)
        self.begin(time)

    def reach(self, seat: int, index: int) -> None:
        """A seat is to make move `index`: the same turn still, or the turn has passed to it."""
        if not self.exact or not self.limited:
            return
        turn = self.turns[-1] if self.turns else None
        if turn is None or turn.seat != seat:
            if turn is not None and self.earns and self.terms.kind == "bank":
                earned = self.terms.increment * 1000
                self.turns[-1] = earning(turn, earned)
                self.bank[turn.seat] += earned
            self.turns.append(ChargedTurn(seat, index, []))
        self.index = index
        self._use(0)
        self.earns = False

    def _charge(self, time: int) -> None:
        if self.since is not None:
            self._use(max(0, time - self.since))
            self.since = max(self.since, time)

    def _use(self, milliseconds: int) -> None:
        """Charge the seat of the present turn."""
        if not self.turns:
            return
        turn = self.turns[-1]
        used = turn.used + [0] * (self.index + 1 - turn.first - len(turn.used))
        used[self.index - turn.first] += milliseconds
        self.charged[turn.seat] += milliseconds
        taken = 0
        if self.terms.kind == "bank":
            taken = min(milliseconds, self.bank[turn.seat])
            self.bank[turn.seat] -= taken
        self.turns[-1] = ChargedTurn(turn.seat, turn.first, used, turn.taken + taken, turn.earned)

    def _refund(self, turn: ChargedTurn) -> int:
        """Give back what a turn cost and return its milliseconds."""
        used = sum(turn.used)
        self.charged[turn.seat] -= used
        self.bank[turn.seat] += turn.taken
        return used

    def _take_back(self, turn: ChargedTurn, consent: bool) -> None:
        """Take back the increment; nobody loses on time by agreeing to it."""
        bank = self.bank[turn.seat]
        least = min(bank, turn.earned) if consent else 0
        self.bank[turn.seat] = max(bank - turn.earned, least)

    def _move_as_in_1_0(self, seat: int, time: int) -> None:
        if self.terms.kind == "bank" and self.since is not None:
            left = max(0, self.bank[seat] - (time - self.since))
            self.bank[seat] = left + self.terms.increment * 1000
        self.begin(time)

    # Reading ------------------------------------------------------------------------------------

    def deadline(self, actor: int) -> int | None:
        """Return when the actor's time is up, or nothing."""
        if self.since is None or self.out:
            return None
        return self.since + self._left(actor)

    def left(self, seat: int, actor: int | None, now: int) -> int | None:
        """Return the time a seat has now."""
        if not self.limited:
            return None
        left = self._left(seat)
        if seat == actor and self.since is not None:
            left = min(left, max(0, left - (now - self.since)))
        return left

    def _left(self, seat: int) -> int:
        """Return the time a seat had when time was last charged."""
        if self.terms.kind == "bank":
            return self.bank[seat]
        left = self.terms.seconds * 1000
        if self.turns and self.turns[-1].seat == seat:
            left -= self.turns[-1].used[self.index - self.turns[-1].first]
        return max(0, left)

    # Storing ------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """Return all that changes, in plain values, for a snapshot."""
        return {name: msgspec.to_builtins(getattr(self, name)) for name in STATE}

    def restore(self, state: dict[str, Any]) -> None:
        """Continue from a stored state; KeyError or ValidationError if it is damaged."""
        for name in STATE:
            value = state[name]
            setattr(
                self, name, msgspec.convert(value, list[ChargedTurn]) if name == "turns" else value
            )

"""The clocks of a table: whole milliseconds, computed from the times in its log alone."""

from petteia.server.wire import Clock


class Clocks:
    """How long each seat may still think; follows from the log, so a restart changes nothing."""

    def __init__(self, terms: Clock, seats: int) -> None:
        self.terms = terms
        self.bank = [terms.seconds * 1000] * seats
        self.since: int | None = None
        """When the present turn began; nothing while no clock runs."""
        self.out = False
        """Whether the actor's time is up and this has been told."""

    def begin(self, time: int) -> None:
        """A turn begins."""
        self.since = time
        self.out = False

    def pause(self, milliseconds: int) -> None:
        """The server was not there for so long: it does not count."""
        if self.since is not None:
            self.since += milliseconds

    def stop(self) -> None:
        """Nobody's clock runs any more."""
        self.since = None

    def moved(self, seat: int, time: int) -> None:
        """A person has moved: pay for the time, and the next turn begins."""
        if self.terms.kind == "bank" and self.since is not None:
            left = max(0, self.bank[seat] - (time - self.since))
            self.bank[seat] = left + self.terms.increment * 1000
        self.begin(time)

    def deadline(self, actor: int) -> int | None:
        """Return when the actor's time is up, or nothing."""
        if self.terms.kind == "none" or self.since is None or self.out:
            return None
        return self.since + self.left_at_turn(actor)

    def left_at_turn(self, seat: int) -> int:
        """Return the time a seat has (at the beginning of its turn)."""
        return self.bank[seat] if self.terms.kind == "bank" else self.terms.seconds * 1000

    def left(self, seat: int, actor: int | None, now: int) -> int | None:
        """Return the time a seat has now."""
        if self.terms.kind == "none":
            return None
        left = self.left_at_turn(seat)
        if seat == actor and self.since is not None:
            left = max(0, left - (now - self.since))
        return left

"""The nonce exchange: how a table's players fix their parts of chance before the game starts.

Pure: it changes only as the events of the table's log say.
"""

from petteia.core import fair_chance
from petteia.core.fair_chance import Restart
from petteia.tables.events import Reason


class NoncePart:
    """One seat's part in the present round."""

    __slots__ = ("brings", "hash", "nonce", "replaced")

    def __init__(self) -> None:
        self.brings = False
        """Whether the seat's player brings a nonce; otherwise it is derived."""
        self.hash: str | None = None
        self.nonce = ""
        self.replaced = False
        """Whether the player lost a nonce after the call and hashed another one."""

    def copy(self) -> "NoncePart":
        """Return an independent part like this one."""
        other = NoncePart()
        other.brings = self.brings
        other.hash = self.hash
        other.nonce = self.nonce
        other.replaced = self.replaced
        return other


class NonceRounds:
    """The commitment, hashes and nonces of a table, round by round."""

    def __init__(self, secret: str, players: int, commit: str = "") -> None:
        self.first_secret = secret
        self.commit = commit or fair_chance.commitment(secret)
        """To the secret of the present round."""
        self.parts = [NoncePart() for _ in range(players)]
        self.called = False
        """Whether all hashes are in and nonces are revealed."""
        self.since = 0
        """When the exchange last got further: time limits run from here."""
        self.restarts: list[Restart] = []

    def copy(self) -> "NonceRounds":
        """Return an independent exchange that has come as far as this one."""
        other = NonceRounds(self.first_secret, 0, self.commit)
        other.parts = [part.copy() for part in self.parts]
        other.called = self.called
        other.since = self.since
        other.restarts = self.restarts[:]
        return other

    @property
    def secret(self) -> str:
        """The secret of the present round."""
        return fair_chance.round_secret(self.first_secret, len(self.restarts))

    @property
    def hashes(self) -> list[str | None]:
        """Every seat's hash; nothing where there is none."""
        return [part.hash for part in self.parts]

    @property
    def nonces(self) -> list[str]:
        """Every seat's nonce, as far as it is known."""
        return [part.nonce for part in self.parts]

    def owed(self) -> list[int]:
        """Return the seats whose nonces are missing after the call, or whose hashes before it."""
        if self.called:
            return [n for n, part in enumerate(self.parts) if part.hash and not part.nonce]
        return [n for n, part in enumerate(self.parts) if part.brings and part.hash is None]

    # What happens -----------------------------------------------------------------------------

    def sit(self, seat: int, hashed: str | None, nonce: str, now: int) -> None:
        """Somebody sits down: with a hash, without, or, in a log of version 1.0, with a nonce."""
        part = self.parts[seat] = NoncePart()
        if nonce and nonce != fair_chance.derived_nonce(self.commit, seat):
            part.nonce = nonce
        self.since = now
        if hashed:
            self.hash(seat, hashed)

    def leave(self, seat: int) -> None:
        """Somebody leaves."""
        self.parts[seat] = NoncePart()

    def hash(self, seat: int, hashed: str) -> None:
        """A player's hash for this round arrives."""
        self.parts[seat].brings = True
        self.parts[seat].hash = hashed

    def call(self, now: int) -> None:
        """All hashes are in: from now on players reveal."""
        self.called = True
        self.since = now

    def reveal(self, seat: int, nonce: str, now: int) -> None:
        """A player reveals."""
        self.parts[seat].nonce = nonce
        self.since = now

    def restart(self, seats: list[int], reason: Reason, now: int) -> None:
        """The round is void: another secret, new hashes."""
        self.restarts.append(
            Restart(
                commit=self.commit,
                hashes=self.hashes,
                nonces=[part.nonce if part.hash and part.nonce else None for part in self.parts],
                seats=seats,
                reason=reason,
            )
        )
        self.commit = fair_chance.commitment(self.secret)
        self.called = False
        self.since = now
        for part in self.parts:
            if part.hash is not None:
                part.hash, part.nonce = None, ""
        if reason == "new-hash":
            for seat in seats:
                self.parts[seat].replaced = True

    def finish(self) -> str:
        """Derive the nonces that no player brought, and return the seed."""
        for seat, part in enumerate(self.parts):
            part.nonce = part.nonce or fair_chance.derived_nonce(self.commit, seat)
        return fair_chance.seed(self.secret, self.nonces)

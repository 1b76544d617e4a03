"""What commands cause before a game: sitting down, fixing chance by nonces, and the start."""

from petteia import wire
from petteia.core import fair_chance
from petteia.tables import rating_rules
from petteia.tables.clock import ACCOUNT
from petteia.tables.command_types import PersonCommand, SetUp, SitAgain
from petteia.tables.events import (
    BotSat,
    HashSent,
    Left,
    NonceRevealed,
    NoncesCalled,
    Reason,
    Sat,
    Started,
    StartVoided,
)
from petteia.tables.play import draw
from petteia.tables.table import Effect, Objection
from petteia.wire import Problem

MOST_VOID_STARTS = 3
"""Starts that one player may make void before they cannot sit down at the table any more."""


def set_up(effect: Effect, command: SetUp) -> None:
    """Seat the first people and bots of a new table."""
    if command.played is not None:
        effect.begin_with(command.played)
    for number, seat in enumerate(command.seats):
        if seat.who == "bot":
            effect.add(BotSat(seat=number, bot=seat.strength))
        elif seat.who == "me":
            name = seat.name or command.name
            seat_person(effect, number, command.player, name, seat.hash, command.network)
    start_when_full(effect)


def sit_again(effect: Effect, command: SitAgain) -> None:
    """Seat a player and the bots of the game before; nobody plays who has not asked for it."""
    hashed = command.hash
    for number, seat in enumerate(command.seats):
        table = effect.table
        if table.started or table.over or table.seats[number].taken:
            continue
        if seat.bot:
            effect.add(BotSat(seat=number, bot=seat.bot))
        elif seat.player == command.player:
            seat_person(effect, number, seat.player, seat.name, hashed, command.network)
            hashed = None  # one nonce for all seats of one page
    start_when_full(effect)


def sit(effect: Effect, person: PersonCommand, command: wire.Sit, client: str) -> Objection | None:
    """Take a free seat; when the last one is taken the game starts, or nonces are revealed."""
    table, player = effect.table, person.player
    if table.started or table.over:
        return Problem(problem="already-started")
    if not (table.about.public or person.invited or table.about.created_by == player):
        return Problem(problem="not-invited")
    if table.voided.get(player, 0) >= MOST_VOID_STARTS:
        return Problem(problem="too-many-restarts")
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    wanted = free[0] if command.seat is None and free else command.seat
    if wanted is None or wanted not in free:
        return Problem(problem="seat-taken")
    name = command.name or person.name
    seat_person(effect, wanted, player, name, command.hash, person.network, client)
    start_when_full(effect)
    return None


def seat_person(
    effect: Effect, seat: int, player: str, name: str | None, hashed: str | None = None,
    network: str | None = None, client: str | None = None,
) -> None:  # fmt: skip
    """Put somebody on a free seat, with the hash of a nonce."""
    if not effect.table.rated:
        network = None
    effect.add(Sat(seat=seat, player=player, name=name, hash=hashed, network=network), client)


def start_when_full(effect: Effect) -> None:
    """Start the game when every seat is taken and every nonce revealed; call for them first."""
    table = effect.table
    if table.started or table.over or not table.full or table.owed:
        return
    if not table.nonces.called and any(table.nonces.hashes):
        effect.add(NoncesCalled())
        return
    unrated = table.rated and rating_rules.not_strangers(table)
    effect.add(Started(unrated=unrated, account=ACCOUNT))
    draw(effect)


def send_hash(effect: Effect, command: wire.SendHash, client: str) -> Objection | None:
    """Send the hash of a new nonce; after the call, once, because the first one was lost."""
    table, seat = effect.table, command.seat
    if table.started or table.over:
        return Problem(problem="already-started")
    part = table.nonces.parts[seat]
    lost = table.nonces.called and seat in table.owed and not part.replaced
    if part.hash is not None and not lost:
        return Problem(problem="hash-known")
    if lost:
        void_start(effect, [seat], "new-hash")
    effect.add(HashSent(seat=seat, hash=command.hash), client)
    start_when_full(effect)
    return None


def reveal(effect: Effect, command: wire.Reveal, client: str) -> Objection | None:
    """Reveal a nonce after the call; revealed again, nothing happens."""
    table, seat = effect.table, command.seat
    part = table.nonces.parts[seat]
    if part.hash is not None and part.nonce == command.nonce:
        effect.number = _revealed(effect, seat)
        return None
    if table.started or table.over:
        return Problem(problem="already-started")
    if not table.nonces.called:
        return Problem(problem="not-called")
    if part.hash is None or part.nonce or fair_chance.nonce_hash(command.nonce) != part.hash:
        return Problem(problem="wrong-nonce")
    effect.add(NonceRevealed(seat=seat, nonce=command.nonce), client)
    start_when_full(effect)
    return None


def _revealed(effect: Effect, seat: int) -> int:
    """Return the number of the row in which a seat revealed its nonce."""
    for row in reversed(effect.table.rows):
        if isinstance(row.event, NonceRevealed) and row.event.seat == seat:
            return row.number
    return 0


def vacate(effect: Effect, seat: int, client: str) -> None:
    """Leave a seat before the game; if nonces are being revealed, that round is void."""
    if effect.table.nonces.called:
        void_start(effect, [seat], "left")
    effect.add(Left(seat=seat), client)


def void_start(effect: Effect, seats: list[int], reason: Reason) -> None:
    """Begin the start again with a new commitment; some seats are to blame."""
    effect.add(StartVoided(seats=seats, reason=reason))


def free_silent_seats(effect: Effect) -> None:
    """Free the seats that let everybody wait; once nonces were called for, the round is void."""
    silent = effect.table.owed
    if effect.table.nonces.called:
        void_start(effect, silent, "silent")
    for seat in silent:
        effect.add(Left(seat=seat, silent=True))

"""What people, bots and the clock do at a table: each appends rows to its log or says why not.

Nothing here waits for anything. A refusal comes before the first row, so it changes nothing.
"""

from collections.abc import Sequence

from petteia import wire
from petteia.core import fair_chance
from petteia.core.errors import NotationError
from petteia.core.message import Arg, Refusal
from petteia.core.move import parse
from petteia.core.state import CHANCE
from petteia.tables import rating_rules
from petteia.tables.clock import ACCOUNT
from petteia.tables.outage import Outage
from petteia.tables.table import LONGEST_IDLE, Table

STAND_IN = "citizen"
"""The strength of a bot that plays in somebody's stead."""

MOST_VOID_STARTS = 3
"""Starts that one player may make void before they cannot sit down at the table any more."""


class NotDone(Exception):  # noqa: N818 - reads as what happened
    """Why something was not done: a refusal of the rules or the key of a problem."""

    def __init__(self, why: Refusal | str) -> None:
        super().__init__(str(why))
        self.refusal = why if isinstance(why, Refusal) else None
        self.problem = None if isinstance(why, Refusal) else why


def do(table: Table, player: str, name: str, command: wire.AnyCommand, invited: bool) -> int:
    """Do a person's command and return the number of its row; done before, it is not done again."""
    client = f"{player} {command.client}"
    if client in table.done:
        return table.done[client]
    if isinstance(command, wire.Sit):
        return sit(table, player, command, name, client, invited)
    if isinstance(command, wire.PlayMove):
        return play(table, player, command.text, client)
    _own(table, player, command.seat)
    if isinstance(command, wire.Chat):
        more = {"player": player}  # so that muting finds whose words they were
        return table.say("chat", command.seat, command.text, client, more).number
    if isinstance(command, wire.Leave) and not table.started:
        return vacate(table, command.seat, client)
    if isinstance(command, wire.SendHash):
        return send_hash(table, command, client)
    if isinstance(command, wire.Reveal):
        return reveal(table, command, client)
    _still_playing(table)
    if isinstance(command, wire.Leave):
        return leave(table, command.seat, client)
    if isinstance(command, wire.Return):
        if table.seats[command.seat].stand_in is None or table.seats[command.seat].resigned:
            raise NotDone("nobody-stands-in")
        _has_time(table, command.seat)
        return table.say("return", command.seat, client=client).number
    if table.seats[command.seat].resigned:
        raise NotDone("resigned")
    if isinstance(command, wire.Undo):
        return undo(table, command.seat, client)
    if isinstance(command, wire.Agree):
        return agree(table, command, client)
    return resign(table, command.seat, client)


def sit(table: Table, player: str, command: wire.Sit, name: str, client: str, invited: bool) -> int:
    """Take a free seat; when the last one is taken the game starts, or nonces are revealed."""
    if table.started or table.over:
        raise NotDone("already-started")
    if not (table.about.public or invited or table.about.created_by == player):
        raise NotDone("not-invited")
    if table.voided.get(player, 0) >= MOST_VOID_STARTS:
        raise NotDone("too-many-restarts")
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    wanted = free[0] if command.seat is None and free else command.seat
    if wanted is None or wanted not in free:
        raise NotDone("seat-taken")
    number = seat_person(table, wanted, player, command.name or name, command.hash, client)
    start_when_full(table)
    return number


def seat_person(
    table: Table, seat: int, player: str, name: str | None, hashed: str | None = None,
    client: str | None = None,
) -> int:  # fmt: skip
    """Put somebody on a free seat, with the hash of a nonce; return the number of the row."""
    more = {"player": player, "name": name}
    if hashed is not None:
        more["hash"] = hashed
    network = table.network_of(player) if table.rated else None
    if network:
        more["network"] = network
    return table.say("sit", seat, client=client, more=more).number


def seat_bot(table: Table, seat: int, strength: str) -> None:
    """Put a bot on a free seat of a table that is being made."""
    table.say("sit", seat, more={"bot": strength})


def start_when_full(table: Table) -> None:
    """Start the game when every seat is taken and every nonce revealed; call for them first."""
    if table.started or table.over or not table.full or table.owed:
        return
    if not table.nonces.called and any(table.nonces.hashes):
        table.say("call")
        return
    unrated = table.rated and rating_rules.not_strangers(table)
    table.say("start", None, "unrated" if unrated else "", more={"clock": ACCOUNT})
    draw(table)


def send_hash(table: Table, command: wire.SendHash, client: str) -> int:
    """Send the hash of a new nonce; after the call, once, because the first one was lost."""
    _not_begun(table)
    part = table.nonces.parts[command.seat]
    lost = table.nonces.called and command.seat in table.owed and not part.replaced
    if part.hash is not None and not lost:
        raise NotDone("hash-known")
    if lost:
        restart(table, [command.seat], "new-hash")
    number = table.say("hash", command.seat, command.hash, client).number
    start_when_full(table)
    return number


def reveal(table: Table, command: wire.Reveal, client: str) -> int:
    """Reveal a nonce after the call; revealed again, nothing happens."""
    part = table.nonces.parts[command.seat]
    if part.hash is not None and part.nonce == command.nonce:
        return next(
            row.number
            for row in reversed(table.rows)
            if row.kind == "reveal" and row.seat == command.seat
        )
    _not_begun(table)
    if not table.nonces.called:
        raise NotDone("not-called")
    if part.hash is None or part.nonce or fair_chance.nonce_hash(command.nonce) != part.hash:
        raise NotDone("wrong-nonce")
    number = table.say("reveal", command.seat, command.nonce, client).number
    start_when_full(table)
    return number


def vacate(table: Table, seat: int, client: str | None) -> int:
    """Leave a seat before the game; if nonces are being revealed, that round is void."""
    if table.nonces.called:
        restart(table, [seat], "left")
    return table.say("leave", seat, client=client).number


def restart(table: Table, seats: list[int], reason: str) -> None:
    """Begin the start again with a new commitment; some seats are to blame."""
    table.say("restart", None, reason, more={"seats": seats})


def free_silent_seats(table: Table) -> None:
    """Free the seats that let everybody wait; once nonces were called for, the round is void."""
    silent = table.owed
    if table.nonces.called:
        restart(table, silent, "silent")
    for seat in silent:
        table.say("leave", seat, "silent")


def draw(table: Table) -> None:
    """Draw whatever chance decides now."""
    while not table.over and table.match.state.actor == CHANCE:
        text, used = fair_chance.draw(table.match, table.seed, table.counter)
        table.say("move", None, text, more={"counter": used})


def play(table: Table, player: str, text: str, client: str | None) -> int:
    """Make a person's move."""
    try:
        move = parse(text)
    except NotationError as error:
        args: dict[str, Arg] = {"text": text, "reason": str(error)}
        raise NotDone(Refusal("notation", "refused-not-a-move", args)) from None
    _own(table, player, move.actor)
    if not table.started:
        raise NotDone("not-started")
    if table.over:
        raise NotDone(Refusal(table.match.prompt().rule, "refused-over"))
    seat = table.seats[move.actor]
    if seat.resigned:
        raise NotDone("resigned")
    refusal = table.match.refuse(move)
    if refusal:
        raise NotDone(refusal)
    if seat.stand_in:
        _has_time(table, move.actor)
        table.say("return", move.actor)
    return _make(table, move.actor, text, client)


def play_bot(table: Table, text: str) -> None:
    """Make the move of the bot whose turn it is."""
    actor = table.actor
    refusal = table.match.refuse(text)
    if refusal or actor is None or parse(text).actor != actor:
        raise NotDone(refusal or "not-your-seat")
    _make(table, actor, text, None)


def _make(table: Table, seat: int, text: str, client: str | None) -> int:
    # The row holds the move in its canonical form, which `submit` finds.
    number = table.say("move", seat, text, client).number
    draw(table)
    return number


def undo(table: Table, seat: int, client: str) -> int:
    """Take back to the edge; past it, at once if only bots would be asked, else ask the people.

    Under a clock the people are asked too once the turn has passed on to one of them.
    """
    moves = table.match.moves
    edge = bool(moves) and moves[-1].actor == seat and table.undoable() > 0
    if edge and not passed_on(table, seat):
        return table.say("undo", seat, "undo 1", client, {"unrated": False}).number
    mine = next((i for i in range(len(moves) - 1, -1, -1) if moves[i].actor == seat), None)
    if mine is None:
        raise NotDone(Refusal("undo", "refused-undo", {"seat": seat}))
    if table.rated and not edge:
        raise NotDone("rated-undo")
    count = len(moves) - mine
    if all(table.seats[n].player == table.seats[seat].player for n in table.people()):
        return table.say("undo", seat, f"undo {count}", client, {"unrated": True}).number
    if "undo" in table.wishes:
        raise NotDone("already-asked")
    return table.say("ask", seat, "undo", client, {"moves": count, "edge": edge}).number


def passed_on(table: Table, seat: int) -> bool:
    """Return whether another person's clock runs because of the seat's last move."""
    return table.actor in clocked_rivals(table, seat)


def clocked_rivals(table: Table, seat: int) -> list[int]:
    """Return the seats that other people play under a clock."""
    if not table.clocks.limited:
        return []
    player = table.seats[seat].player
    return [n for n, s in enumerate(table.seats) if s.played_by is None and s.player != player]


def agree(table: Table, command: wire.Agree, client: str) -> int:
    """Answer a wish; the first to agree to end a game asks the others."""
    seat, what = command.seat, command.what
    wish = table.wishes.get(what)
    if what == "undo" and command.yes and table.rated and not table.wish_in_edge:
        raise NotDone("rated-undo")
    if what == "end" and command.yes and rating_rules.ends_alone(table, seat):
        return resign(table, seat, client)
    if wish is None:
        if what == "undo" or not command.yes:
            raise NotDone("nothing-asked")
        number = table.say("ask", seat, "end", client).number
    elif seat in wish.seats and command.yes:
        raise NotDone("already-agreed")
    else:
        answer = f"{what} {'yes' if command.yes else 'no'}"
        number = table.say("answer", seat, answer, client).number
    wish = table.wishes.get(what)
    if wish and {table.seats[n].player for n in table.people()} == {
        table.seats[n].player for n in wish.seats
    }:
        if what == "undo":
            more = {"unrated": not table.wish_in_edge, "consent": True}
            table.say("undo", wish.seats[0], f"undo {wish.moves}", more=more)
        else:
            table.say("end", None, "agreed", more={"places": None})
    return number


def leave(table: Table, seat: int, client: str | None) -> int:
    """A bot plays on until the player returns."""
    if table.seats[seat].stand_in or table.seats[seat].resigned:
        raise NotDone("already-left")
    return table.say("stand-in", seat, STAND_IN, client).number


def resign(table: Table, seat: int, client: str | None, reason: str = "resigned") -> int:
    """Give up: with one player left the game is over, otherwise a bot plays on for the others."""
    if table.seats[seat].resigned:
        raise NotDone("resigned")
    number = table.say("resign", seat, reason, client).number
    left = [s for s in table.seats if not s.resigned]
    if len(left) == 1 or not table.people():
        table.say("end", None, reason, more={"places": table.places()})
    elif table.seats[seat].stand_in is None:
        table.say("stand-in", seat, STAND_IN)
    return number


def settle(table: Table, outages: Sequence[Outage] = ()) -> None:
    """Do what time requires before anybody acts: subtract outages, let a clock run out."""
    if table.over or not table.started or not table.clocks.limited:
        return
    pause(table, outages)
    actor, deadline = table.actor, table.deadline()
    if actor is None or deadline is None or deadline > table.now:
        return
    at_zero = table.terms.clock.at_zero
    table.say("time", actor, at_zero)
    if at_zero == "bot":
        table.say("stand-in", actor, STAND_IN)
    elif at_zero == "lose":
        resign(table, actor, None, "time")


def pause(table: Table, outages: Sequence[Outage]) -> None:
    """Subtract outages from the running clock, and charge exactly from then on."""
    since = table.clocks.since
    if since is None:
        return
    away = sum(
        max(0, outage.end - max(since, outage.begin))
        for outage in outages
        if outage.end > table.paused_until
    )
    if away or not table.clocks.exact:
        more = None if table.clocks.exact else {"clock": ACCOUNT}
        table.say("pause", None, str(away), more=more)


def act_when_due(table: Table, outages: Sequence[Outage] = ()) -> None:
    """Do what time requires: clocks, nonces that are overdue, a table nobody plays at any more."""
    settle(table, outages)
    if table.over or (table.clock_decides and table.deadline() is not None):
        return
    reveal_by = table.reveal_by()
    if reveal_by is not None and reveal_by <= table.now:
        back = outages[-1].end + table.reveal_within if outages else 0
        if back <= table.now:  # after an outage everybody has the whole time again
            free_silent_seats(table)
        return
    outage = outages[-1] if outages else None
    last = table.rows[-1].time if table.rows else table.about.created
    if not table.bots_turn and last + LONGEST_IDLE[table.terms.pace] <= table.now:
        if outage is not None and last < outage.end:  # nobody could have played meanwhile
            table.say("pause", None, "0")
        else:
            table.say("end", None, "abandoned", more={"places": None})


def _has_time(table: Table, seat: int) -> None:
    """Refuse to take a seat back whose clock is at zero: it would be lost to the clock at once."""
    left = table.clocks.left(seat, table.actor, table.now)
    if left == 0 and table.terms.clock.at_zero != "nothing":
        raise NotDone("no-time-left")


def _own(table: Table, player: str, seat: int) -> None:
    if not 0 <= seat < len(table.seats) or table.seats[seat].player != player:
        raise NotDone("not-your-seat")


def _not_begun(table: Table) -> None:
    if table.started or table.over:
        raise NotDone("already-started")


def _still_playing(table: Table) -> None:
    if not table.started:
        raise NotDone("not-started")
    if table.over:
        raise NotDone("over")

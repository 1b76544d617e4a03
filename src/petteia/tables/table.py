"""A table: a match being hosted, as a fold of the events in its log; and what commands change."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from petteia.core.match import Match
from petteia.core.message import Choice, Refusal
from petteia.core.registry import game
from petteia.core.state import CHANCE, NOBODY
from petteia.tables import events
from petteia.tables.clock import ACCOUNT, Clocks
from petteia.tables.events import AnyEvent, BrokenLog, Moved, TableEvent, WishKind
from petteia.tables.nonce_exchange import NonceRounds
from petteia.tables.row import About, Row
from petteia.tables.seat import Seat
from petteia.wire import Ending, Problem, Terms, Wish

TERMS = msgspec.json.Decoder(Terms)
LONGEST_IDLE = {"live": 3 * 3_600_000, "days": 30 * 86_400_000}
"""After so many milliseconds without an event a table is closed."""
LOOK_AFTER = 600_000
"""Milliseconds to which the look for an idle table is rounded up: so most moves leave it as it is,
and nothing about it is written."""
REVEAL_WITHIN = {"live": 180_000, "days": 3 * 86_400_000}
"""Milliseconds a player has to send a hash or nonce that the others wait for, unless set."""
Objection = Refusal | Problem
"""Why a command is not done: the rules of the game refuse it, or something else does."""
NOT_JUDGED = -1
"""In the place of a move's number: the rules have not judged it yet."""


class Table:
    """A table and all that has happened at it. `fold` is the only way to change it."""

    def __init__(
        self, about: About, reveal_within: int | None = None, match: Match | None = None,
        source: "Table | None" = None,
    ) -> None:  # fmt: skip
        """`source` is a table that this one will be a copy of."""
        self.about = about
        self.id = about.id
        self.started = False
        if source is None:
            self.terms = TERMS.decode(about.terms)
            self.reveal_within = reveal_within or REVEAL_WITHIN[self.terms.pace]
            self.match = match or Match(game(about.game), about.players, about.options)
            self.nonces = NonceRounds(about.secret, about.players)
            self.clocks = Clocks(self.terms.clock, about.players)
            self.seats = [Seat() for _ in range(about.players)]
            self._row_of_client: dict[str, int] = {}
            """The number of the row of each client's command. An index that copies share: what the
            row itself does not confirm does not count."""
        else:
            self.terms = source.terms
            self.reveal_within = source.reveal_within
            self.match = source.match
            self.nonces = source.nonces if source.started else source.nonces.copy()
            self.clocks = source.clocks.copy()
            self.seats = source.seats[:]
            self._row_of_client = source._row_of_client
        self.rows: list[Row] = []
        self.row_of_move: list[int] = []
        """The number of the row of each move of the match."""
        self.counter = 0
        """The next counter value; never used twice, even when chance was taken back."""
        self.taken_back: set[int] = set()
        """The numbers of the rows of moves that were taken back."""
        self.voided: dict[str, int] = {}
        """How often each player has held up the start."""
        self.seed = ""
        self.rated = self.terms.rated
        self.rates_few_moves = True
        """Whether few moves are enough to be rated, as in games that version 1.0 started."""
        self.ending: Ending | None = None
        self.wishes: dict[WishKind, Wish] = {}
        self.wish_in_edge = False
        """Whether the undo that a player asks for reveals nothing."""
        self.rematch: str | None = None
        self.turn = 0
        """The number of the row with which the present turn began; chance does not end a turn."""
        self.turn_of: str | None = None
        """The player whose turn it is; nobody if it is a bot's."""
        self.paused_until = 0
        """The end of the last outage that was subtracted from the clocks."""
        self.skipping = False
        """Whether moves are only counted, because a snapshot of the match follows."""
        self._shares_match = False
        """Whether the match is another table's too, and is forked before it changes."""
        self._edge: tuple[tuple[int, int], int] | None = None
        """How many moves could be taken back at a position: a cache."""
        self._choices: list[Choice] | None = None
        """The actor's legal moves: a cache."""

    def copy(self) -> "Table":
        """Return an independent table to which the same has happened."""
        other = Table(self.about, source=self)
        other._shares_match = True
        other.rows = self.rows[:]
        other.row_of_move = self.row_of_move[:]
        other.counter = self.counter
        other.taken_back = self.taken_back.copy()
        other.voided = self.voided.copy()
        other.started = self.started
        other.seed = self.seed
        other.rated = self.rated
        other.rates_few_moves = self.rates_few_moves
        other.ending = self.ending
        other.wishes = self.wishes.copy()
        other.wish_in_edge = self.wish_in_edge
        other.rematch = self.rematch
        other.turn = self.turn
        other.turn_of = self.turn_of
        other.paused_until = self.paused_until
        other._edge = self._edge
        return other

    # What is so -------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last row."""
        return len(self.rows)

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.ending is not None

    @property
    def state(self) -> Literal["open", "playing", "over"]:
        """How far it has come."""
        return "over" if self.over else "playing" if self.started else "open"

    @property
    def actor(self) -> int | None:
        """The seat whose turn it is."""
        actor = self.match.state.actor
        return actor if self.started and not self.over and actor >= 0 else None

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.taken for seat in self.seats)

    @property
    def owed(self) -> list[int]:
        """The seats whose hash or nonce the start waits for, once all seats are taken."""
        waits = not self.started and not self.over and self.full
        return self.nonces.owed() if waits else []

    @property
    def awaited(self) -> int | None:
        """The seat whose player is to do something: move, or let the game start."""
        owed = self.owed
        return owed[0] if owed else self.actor

    @property
    def bots_turn(self) -> str | None:
        """The strength of the bot whose turn it is; nothing while nobody or a person is to move."""
        actor = self.actor
        return None if actor is None else self.seats[actor].played_by

    def done(self, client: str) -> int | None:
        """Return the number of the row of a client's command, if it was done."""
        number = self._row_of_client.get(client, 0)
        here = 0 < number <= len(self.rows) and self.rows[number - 1].client == client
        return number if here else None

    def counters(self) -> list[int | None]:
        """Return for each move of chance the counter value that gave it, if any did."""
        found = []
        for number in self.row_of_move:
            event = self.rows[number - 1].event
            if isinstance(event, Moved) and event.seat is None:
                found.append(event.counter)
        return found

    def seats_of(self, player: str) -> list[int]:
        """Return the seats of a player."""
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def people(self) -> list[int]:
        """Return the seats of people who are still in the game."""
        return [n for n, s in enumerate(self.seats) if s.player is not None and not s.resigned]

    def deadline(self) -> int | None:
        """Return when the actor's clock reaches zero."""
        actor = self.actor
        if actor is None or self.bots_turn:
            return None
        return self.clocks.deadline(actor)

    def position(self) -> tuple[int, int]:
        """Return what tells the position of the match from any other it has had."""
        rows = self.row_of_move
        return len(rows), rows[-1] if rows else 0

    def edge(self) -> int | None:
        """Return how many of the last moves may be taken back, if that was computed."""
        return self._edge[1] if self._edge and self._edge[0] == self.position() else None

    def learn_edge(self, moves: int) -> None:
        """Remember how many of the last moves may be taken back."""
        self._edge = (self.position(), moves)

    def undoable(self) -> int:
        """Return how many of the last moves may be taken back by the one who made them."""
        known = self.edge()
        return self.match.undoable() if known is None else known

    def choices(self) -> list[Choice]:
        """Return the actor's legal moves as offered to a person."""
        if self._choices is None:
            self._choices = self.match.choices()
        return self._choices

    def due(self) -> int | None:
        """Return when the server must act by itself: a bot, a clock, a nonce, an idle table."""
        if self.over:
            return None
        last = self.rows[-1].time if self.rows else self.about.created
        idle = last + LONGEST_IDLE[self.terms.pace]
        abandoned = -(-idle // LOOK_AFTER) * LOOK_AFTER
        if self.bots_turn:
            return last
        deadline = self.deadline() if self.started else self.reveal_by()
        if deadline is None:
            return abandoned
        return deadline if self.clock_decides else min(abandoned, deadline)

    @property
    def clock_decides(self) -> bool:
        """Whether a clock at zero moves the game on, so that nobody can wait it out."""
        clock = self.terms.clock
        return self.started and clock.kind != "none" and clock.at_zero != "nothing"

    def reveal_by(self) -> int | None:
        """Return when those lose their seats whose hash or nonce the start waits for."""
        return self.nonces.since + self.reveal_within if self.owed else None

    def result(self) -> Ending | None:
        """Return how a game that was played to its end has ended; who resigned comes last."""
        if self.match.state.actor != NOBODY:
            return None
        return Ending(reason="played", places=self.places())

    def places(self) -> list[int]:
        """Return the places as if the game ended now; who resigned comes after all others."""
        places = self.match.state.standing()
        keys = [(seat.resigned, place) for seat, place in zip(self.seats, places, strict=True)]
        return [1 + sum(other < key for other in keys) for key in keys]

    # What happens -----------------------------------------------------------------------------

    def fold(self, row: Row, move: int = NOT_JUDGED) -> None:
        """Let a row of the log happen; `move` is the number of its move, if it was judged.

        A row that the rules do not accept raises BrokenLog; the table is of no use then.
        """
        if row.number != self.number + 1:
            raise BrokenLog(f"row {row.number} follows row {self.number}")
        event = row.event
        if isinstance(event, Moved):
            self._move(event, row, move)
        else:
            FOLDS[type(event)](self, event, row)
        self._choices = None
        self.rows.append(row)
        self._note_turn(row)
        actor = self.actor
        if actor is not None and not self.skipping:
            self.clocks.reach(actor, len(self.match.moves))
        if row.client is not None:
            self._row_of_client[row.client] = row.number

    def fold_all(self, rows: Sequence[Row]) -> None:
        """Let rows of the log happen, in order."""
        for row in rows:
            self.fold(row)

    def fold_played(self, rows: Sequence[Row], match: Match) -> None:
        """Let moves happen that have been played on a match already, and continue with it."""
        self.skipping = True
        self.fold_all(rows)
        self.skipping = False
        self.match, self._shares_match = match, False

    def _note_turn(self, row: Row) -> None:
        if self.skipping:
            return
        player = None
        if self.started and self.ending is None:
            actor = self.match.state.actor
            if actor < 0:
                return
            seat = self.seats[actor]
            player = None if seat.played_by else seat.player
        elif self.owed:
            player = self.seats[self.owed[0]].player
        if player != self.turn_of:
            self.turn_of, self.turn = player, row.number

    def _changed_seat(self, number: int) -> Seat:
        """Return a seat that may be changed: copies of the table share the one before."""
        seat = self.seats[number] = self.seats[number].copy()
        return seat

    def _own_match(self) -> Match:
        if self._shares_match:
            self.match = self.match.fork()
            self._shares_match = False
        return self.match

    def _sit(self, event: events.Sat, row: Row) -> None:
        seat = self.seats[event.seat] = Seat()
        seat.player = event.player
        seat.name = event.name
        seat.network = event.network
        self.nonces.sit(event.seat, event.hash, event.nonce, row.time)

    def _sit_bot(self, event: events.BotSat, row: Row) -> None:
        seat = self.seats[event.seat] = Seat()
        seat.bot = event.bot
        self.nonces.sit(event.seat, None, "", row.time)

    def _leave(self, event: events.Left, row: Row) -> None:
        if event.silent:
            self._hold_up([event.seat])
        self.seats[event.seat] = Seat()
        self.nonces.leave(event.seat)

    def _hash(self, event: events.HashSent, row: Row) -> None:
        self.nonces.hash(event.seat, event.hash)

    def _call(self, event: events.NoncesCalled, row: Row) -> None:
        self.nonces.call(row.time)

    def _reveal(self, event: events.NonceRevealed, row: Row) -> None:
        self.nonces.reveal(event.seat, event.nonce, row.time)

    def _void_start(self, event: events.StartVoided, row: Row) -> None:
        if event.reason != "silent":  # those lose their seats, and are counted then
            self._hold_up(event.seats)
        self.nonces.restart(event.seats, event.reason, row.time)

    def _hold_up(self, seats: Sequence[int]) -> None:
        for player in {self.seats[seat].player for seat in seats}:
            if player is not None:
                self.voided[player] = self.voided.get(player, 0) + 1

    def _start(self, event: events.Started, row: Row) -> None:
        self.started = True
        self.seed = self.nonces.finish()
        if event.account == ACCOUNT:
            self.clocks.exact = True
            self.rates_few_moves = False
        self.clocks.begin(row.time)
        self.ending = self.result()
        if event.unrated:
            self.rated = False

    def _move(self, event: Moved, row: Row, move: int) -> None:
        if not self.skipping:
            match = self._own_match()
            if move == NOT_JUDGED:
                result = match.submit(event.text)
                if isinstance(result, Refusal):
                    text = f"row {row.number} “{event.text}” is refused by {result.rule}"
                    raise BrokenLog(text)
            else:
                match.play(move)
        self.row_of_move.append(row.number)
        if event.counter is not None:
            self.counter = event.counter + 1
        person = event.seat is not None and self.seats[event.seat].played_by is None
        self.clocks.move(event.seat, person, row.time)
        self.wishes.clear()
        if self.started and not self.skipping:
            self.ending = self.result()
            if self.ending is not None:
                self.clocks.stop(row.time)

    def _take_back(self, event: events.TookBack, row: Row) -> None:
        left = len(self.row_of_move) - event.moves
        if left < 0:
            raise BrokenLog(f"row {row.number} takes back more than there is")
        self.taken_back.update(self.row_of_move[left:])
        if not self.skipping:
            self._own_match().rewind(left)
        del self.row_of_move[left:]
        self.wishes.clear()
        consent = event.seat is None or event.consent
        self.clocks.undo(event.seat, left, consent, row.time)
        self.ending = None
        if event.unrated:
            self.rated = False

    def _ask_to_undo(self, event: events.AskedToUndo, row: Row) -> None:
        self.wish_in_edge = event.in_edge
        self.wishes["undo"] = Wish(what="undo", seats=[event.seat], moves=event.moves)

    def _ask_to_end(self, event: events.AskedToEnd, row: Row) -> None:
        self.wishes["end"] = Wish(what="end", seats=[event.seat], moves=0)

    def _answer(self, event: events.Answered, row: Row) -> None:
        wish = self.wishes.pop(event.what, None)
        if event.yes and wish is not None:  # in logs of 1.0 a wish outlived a resignation
            agreed = [*wish.seats, event.seat]
            self.wishes[event.what] = Wish(what=wish.what, seats=agreed, moves=wish.moves)

    def _stand_in(self, event: events.StoodIn, row: Row) -> None:
        self._changed_seat(event.seat).stand_in = event.bot
        if not self.clocks.exact:
            self.clocks.begin(row.time)

    def _return(self, event: events.Returned, row: Row) -> None:
        self._changed_seat(event.seat).stand_in = None
        if not self.clocks.exact:
            self.clocks.begin(row.time)

    def _resign(self, event: events.Resigned, row: Row) -> None:
        self._changed_seat(event.seat).resigned = True
        self.wishes.clear()  # it was between those who were playing

    def _run_out(self, event: events.RanOut, row: Row) -> None:
        self.clocks.out = True

    def _pause(self, event: events.ClockPaused, row: Row) -> None:
        self.clocks.pause(event.milliseconds)
        self.paused_until = row.time
        if event.account == ACCOUNT:
            self.clocks.exact = True

    def _end(self, event: events.Ended, row: Row) -> None:
        self.ending = Ending(reason=event.reason, places=event.places)
        self.clocks.stop(row.time)
        if event.reason not in ("resigned", "time"):
            self.rated = False

    def _rematch(self, event: events.Rematched, row: Row) -> None:
        self.rematch = event.table

    def _chat(self, event: events.Chatted, row: Row) -> None:
        """Words change nothing."""


FOLDS: dict[type[TableEvent], Callable[[Table, Any, Row], None]] = {
    events.Sat: Table._sit,
    events.BotSat: Table._sit_bot,
    events.Left: Table._leave,
    events.HashSent: Table._hash,
    events.NoncesCalled: Table._call,
    events.NonceRevealed: Table._reveal,
    events.StartVoided: Table._void_start,
    events.Started: Table._start,
    events.TookBack: Table._take_back,
    events.AskedToUndo: Table._ask_to_undo,
    events.AskedToEnd: Table._ask_to_end,
    events.Answered: Table._answer,
    events.StoodIn: Table._stand_in,
    events.Returned: Table._return,
    events.Resigned: Table._resign,
    events.RanOut: Table._run_out,
    events.ClockPaused: Table._pause,
    events.Ended: Table._end,
    events.Rematched: Table._rematch,
    events.Chatted: Table._chat,
}
"""What each event changes; a move has an argument of its own."""


class Effect:
    """What a command causes. The table it was given stays as it is: `table` is a copy of it.

    The host appends `rows` to the log and continues with `table` once they are durable.
    """

    __slots__ = ("now", "number", "rows", "table")

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        """The table after the events so far."""
        self.now = now
        self.rows: list[Row] = []
        self.number = 0
        """The number of the row that answers the client's command; 0 if there is none."""

    def add(self, event: AnyEvent, client: str | None = None, move: int = NOT_JUDGED) -> None:
        """Add an event and fold it; `move` is the number of its move, if it was judged."""
        if not self.rows:
            self.table = self.table.copy()
        table = self.table
        time = max(self.now, table.rows[-1].time) if table.rows else self.now
        row = Row(number=table.number + 1, time=time, event=event, client=client)
        table.fold(row, move)
        self.rows.append(row)
        if client is not None:
            self.number = row.number

    def begin_with(self, played: Match) -> None:
        """Let the log of a new table begin with the moves of a match."""
        self.table = self.table.copy()
        for move in played.moves:
            seat = None if move.actor == CHANCE else move.actor
            event = Moved(text=str(move), seat=seat)
            self.rows.append(Row(number=len(self.rows) + 1, time=self.now, event=event))
        self.table.fold_played(self.rows, played)

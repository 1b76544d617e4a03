"""A table: a match being hosted, as its log tells it. Everything here follows from the log."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from petteia.core.match import Match
from petteia.core.message import Choice, Refusal
from petteia.core.registry import game
from petteia.core.state import NOBODY
from petteia.tables.clock import ACCOUNT, Clocks
from petteia.tables.nonce_exchange import NonceExchange
from petteia.tables.row import About, Row
from petteia.wire import Ending, Terms, Wish

TERMS = msgspec.json.Decoder(Terms)
"""Made when this is loaded, as every decoder that several threads use: two that ask msgspec for the
same type for the first time at once can crash it."""
LONGEST_IDLE = {"live": 3 * 3_600_000, "days": 30 * 86_400_000}
"""After so many milliseconds without anything happening a table is closed."""
REVEAL_WITHIN = {"live": 180_000, "days": 3 * 86_400_000}
"""Milliseconds a player has to send a hash or nonce that the others wait for, unless set."""


class BrokenLog(Exception):  # noqa: N818 - reads as what happened
    """A stored log that these rules do not accept."""


class Seat:
    """One seat and who is on it."""

    __slots__ = ("bot", "name", "network", "player", "resigned", "stand_in")

    def __init__(self) -> None:
        self.player: str | None = None
        self.name: str | None = None
        self.bot: str | None = None
        """The strength of the bot whose seat it is."""
        self.stand_in: str | None = None
        """The strength of the bot that plays while the player is away."""
        self.network: str | None = None
        """A keyed hash of the network the player sat down from."""
        self.resigned = False

    @property
    def taken(self) -> bool:
        """Whether somebody, or a bot, sits here."""
        return self.player is not None or self.bot is not None

    @property
    def played_by(self) -> str | None:
        """The strength of the bot that moves here now; nothing for a person."""
        return self.bot or self.stand_in


class Table:
    """A table and all that has happened at it. `add` is the only way to change it."""

    def __init__(self, about: About, now: int) -> None:
        self.about = about
        self.id = about.id
        self.terms = TERMS.decode(about.terms)
        self.nonces = NonceExchange(about.secret, about.players)
        self.reveal_within = REVEAL_WITHIN[self.terms.pace]
        self.match = Match(game(about.game), about.players, about.options)
        self.seats = [Seat() for _ in range(about.players)]
        self.clocks = Clocks(self.terms.clock, about.players)
        self.now = now
        """The time, set by whoever acts on the table."""
        self.network_of: Callable[[str], str | None] = lambda player: None
        """Gives the network a player sits down from, where that matters."""
        self.rows: list[Row] = []
        self.row_of_move: list[int] = []
        """The number of the row of each move of the match."""
        self.counters: list[int | None] = []
        """For each move of the match the counter value that gave it, if it was chance."""
        self.counter = 0
        """The next counter value; never used twice, even when chance was taken back."""
        self.taken_back: set[int] = set()
        self.done: dict[str, int] = {}
        """Client ids of what was done, with the number of the row."""
        self.voided: dict[str, int] = {}
        """How often each player has held up the start."""
        self.started = False
        self.seed = ""
        self.rated = self.terms.rated
        self.rates_few_moves = True
        """Whether few moves are enough to be rated, as in games that version 1.0 started."""
        self.ending: Ending | None = None
        self.wishes: dict[str, Wish] = {}
        self.wish_in_edge = False
        """Whether the undo that is asked for reveals nothing."""
        self.rematch: str | None = None
        self.turn = 0
        """The number of the row with which the present turn began; chance does not end a turn."""
        self.turn_of: str | None = None
        """The player whose turn it is; nobody if it is a bot's."""
        self.paused_until = 0
        """The end of the last outage that was taken off the clocks."""
        self.kept = [0]
        """After how many moves snapshots were kept, in order; moves taken back are not in them."""
        self.skipping = False
        """Whether moves are only counted, because a snapshot of the match follows."""
        self.opening_row = 0
        """The row of the last move of the opening that is stored for this table."""
        self._edge: tuple[tuple[int, int], int] | None = None
        """How many moves could be taken back at a position."""
        self._choices: list[Choice] | None = None
        """The actor's legal moves, once they were asked for."""
        self.pending: list[Row] = []
        """Rows that are not yet durable."""

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
        abandoned = last + LONGEST_IDLE[self.terms.pace]
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

    def say(
        self,
        kind: str,
        seat: int | None = None,
        text: str = "",
        client: str | None = None,
        more: dict[str, Any] | None = None,
    ) -> Row:
        """Append a row now; it is pending until it is durable."""
        row = Row(
            number=self.number + 1,
            time=max(self.now, self.rows[-1].time if self.rows else 0),
            kind=kind,
            seat=seat,
            text=text,
            client=client,
            more=more,
        )
        self.add(row)
        self.pending.append(row)
        return row

    def add(self, row: Row) -> None:
        """Let a row of the log happen."""
        if row.number != self.number + 1:
            raise BrokenLog(f"row {row.number} follows row {self.number}")
        HAPPENINGS[row.kind](self, row)
        self._choices = None
        self.rows.append(row)
        self._note_turn(row)
        actor = self.actor
        if actor is not None and not self.skipping:
            self.clocks.reach(actor, len(self.match.moves))
        if row.client is not None:
            self.done[row.client] = row.number

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

    def _sit(self, row: Row) -> None:
        seat, more = self._seat(row), row.more or {}
        seat.player = more.get("player")
        seat.name = more.get("name")
        seat.bot = more.get("bot")
        assert row.seat is not None
        self.nonces.sit(row.seat, more, row.time)
        seat.network = more.get("network")

    def _leave(self, row: Row) -> None:
        assert row.seat is not None
        if row.text == "silent":
            self._hold_up([row.seat])
        self.seats[row.seat] = Seat()
        self.nonces.leave(row.seat)

    def _hash(self, row: Row) -> None:
        assert row.seat is not None
        self.nonces.hash(row.seat, row.text)

    def _call(self, row: Row) -> None:
        self.nonces.call(row.time)

    def _reveal(self, row: Row) -> None:
        assert row.seat is not None
        self.nonces.reveal(row.seat, row.text, row.time)

    def _restart(self, row: Row) -> None:
        seats: list[int] = (row.more or {})["seats"]
        if row.text != "silent":  # those lose their seats, and are counted then
            self._hold_up(seats)
        self.nonces.restart(seats, row.text, row.time)

    def _hold_up(self, seats: list[int]) -> None:
        for player in {self.seats[seat].player for seat in seats}:
            if player is not None:
                self.voided[player] = self.voided.get(player, 0) + 1

    def _start(self, row: Row) -> None:
        self.started = True
        self.seed = self.nonces.finish()
        self._note_account(row)
        self.clocks.begin(row.time)
        self.ending = self.result()
        if row.text == "unrated":
            self.rated = False

    def _note_account(self, row: Row) -> None:
        if row.more and row.more.get("clock") == ACCOUNT:
            self.clocks.exact = True
            self.rates_few_moves &= row.kind != "start"

    def _move(self, row: Row) -> None:
        if not self.skipping:
            result = self.match.submit(row.text)
            if isinstance(result, Refusal):
                raise BrokenLog(f"row {row.number} “{row.text}” is refused by {result.rule}")
        counter: int | None = row.more["counter"] if row.more and "counter" in row.more else None
        self.row_of_move.append(row.number)
        self.counters.append(counter)
        if counter is not None:
            self.counter = counter + 1
        person = row.seat is not None and self.seats[row.seat].played_by is None
        self.clocks.move(row.seat, person, row.time)
        self.wishes.clear()
        if self.started and not self.skipping:
            self.ending = self.result()
            if self.ending is not None:
                self.clocks.stop(row.time)

    def _undo(self, row: Row) -> None:
        count = int(row.text.removeprefix("undo "))
        left = len(self.row_of_move) - count
        if left < 0:
            raise BrokenLog(f"row {row.number} takes back more than there is")
        self.taken_back.update(self.row_of_move[left:])
        if not self.skipping:
            self.match.rewind(left)
        self.kept = [moves for moves in self.kept if moves <= left]
        del self.row_of_move[left:], self.counters[left:]
        self.wishes.clear()
        more = row.more or {}
        consent = row.seat is None or more.get("consent", False)
        self.clocks.undo(row.seat, left, consent, row.time)
        self.ending = None
        if more.get("unrated"):
            self.rated = False

    def _ask(self, row: Row) -> None:
        assert row.seat is not None
        more = row.more or {}
        moves = int(more.get("moves", 0))
        what: Any = row.text
        if what == "undo":
            self.wish_in_edge = bool(more.get("edge"))
        self.wishes[what] = Wish(what=what, seats=[row.seat], moves=moves)

    def _answer(self, row: Row) -> None:
        what, yes = row.text.split(" ")
        assert row.seat is not None
        wish = self.wishes.pop(what, None)
        if yes == "yes" and wish is not None:  # in logs of 1.0 a wish outlived a resignation
            agreed = [*wish.seats, row.seat]
            self.wishes[what] = msgspec.structs.replace(wish, seats=agreed)

    def _stand_in(self, row: Row) -> None:
        self._seat(row).stand_in = row.text
        if not self.clocks.exact:
            self.clocks.begin(row.time)

    def _return(self, row: Row) -> None:
        self._seat(row).stand_in = None
        if not self.clocks.exact:
            self.clocks.begin(row.time)

    def _resign(self, row: Row) -> None:
        self._seat(row).resigned = True
        self.wishes.clear()  # it was between those who were playing

    def _time(self, row: Row) -> None:
        self.clocks.out = True

    def _pause(self, row: Row) -> None:
        self.clocks.pause(int(row.text))
        self.paused_until = row.time
        self._note_account(row)

    def _end(self, row: Row) -> None:
        places = (row.more or {}).get("places")
        self.ending = Ending(reason=row.text, places=places)
        self.clocks.stop(row.time)
        if row.text not in ("resigned", "time"):
            self.rated = False

    def _rematch(self, row: Row) -> None:
        self.rematch = row.text

    def _chat(self, row: Row) -> None:
        """Words change nothing."""

    def _seat(self, row: Row) -> Seat:
        assert row.seat is not None
        return self.seats[row.seat]


HAPPENINGS = {
    "sit": Table._sit,
    "leave": Table._leave,
    "hash": Table._hash,
    "call": Table._call,
    "reveal": Table._reveal,
    "restart": Table._restart,
    "start": Table._start,
    "move": Table._move,
    "undo": Table._undo,
    "ask": Table._ask,
    "answer": Table._answer,
    "stand-in": Table._stand_in,
    "return": Table._return,
    "resign": Table._resign,
    "time": Table._time,
    "pause": Table._pause,
    "end": Table._end,
    "rematch": Table._rematch,
    "chat": Table._chat,
}
"""What each kind of row does."""

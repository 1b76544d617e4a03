"""The MCP server's tools; their docstrings are what the assistant reads."""

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, NamedTuple

import msgspec

from petteia import wire
from petteia.bots import STRENGTHS, bot
from petteia.client.guest import Guest
from petteia.core import registry
from petteia.core.match import Match
from petteia.core.record import loads
from petteia.mcp.local_seat import LocalSeat
from petteia.mcp.remote_seat import RemoteSeat, requested
from petteia.mcp.review_text import review as review_text
from petteia.mcp.seat import AssistantSeat, SeatError
from petteia.text import rulebook

MOST_GAMES = 100
"""Games held at a time; the oldest are dropped."""
MOST_ITERATIONS = 2000
LONGEST_WAIT = 50.0
"""Longest wait in one call, in seconds: many clients time out after a minute."""


class Place(NamedTuple):
    """A seat and its lock: tools run on several threads."""

    seat: AssistantSeat
    lock: Lock


class Tools:
    """All tools, and the seats they play, by game id."""

    def __init__(self, guest: Guest | None = None, lang: str = "en") -> None:
        self.guest = guest
        self.lang = lang
        self._places: dict[str, Place] = {}

    def all(self) -> list[Callable[..., str]]:
        """Return the tools; those for a server's tables need a server."""
        here: list[Callable[..., str]] = [
            self.games, self.rules, self.rule, self.new_game, self.look, self.choices, self.move,
            self.why_not, self.hint, self.record, self.review,
        ]  # fmt: skip
        return here if self.guest is None else [*here, self.my_tables, self.sit, self.wait]

    def games(self) -> str:
        """List the games with their numbers of players, and the bots to play against."""
        lines = [
            f"{game.name}: {game.title} ({game.designer}), {game.how_many_play()} players"
            for game in registry.games().values()
        ]
        return "\n".join([*lines, f"Bots, the weakest first: {', '.join(STRENGTHS)}"])

    def rules(self, game: str) -> str:
        """Return the rules of a game in brief, and all rule ids for `rule`."""
        value = registry.game(game)
        ids = ", ".join(rulebook.rules(game, self.lang))
        return f"{rulebook.brief(value, self.lang)}\n\nRules: {ids}"

    def rule(self, game: str, rule_id: str) -> str:
        """Return one rule of a game by its id, as choices and refusals cite it (L5.1.1)."""
        return rulebook.rule(registry.game(game), rule_id, self.lang)

    def new_game(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str = "Citizen",
        options: dict[str, Any] | None = None,
        rated: bool = False,
    ) -> str:
        """Start a game on this machine against bots and return its id and what your seat sees.

        Seats are counted from 0. A rated game gives no hints.
        """
        value = registry.game(game)
        match = Match(value, value.seats[0] if players is None else players, options)
        if not 0 <= seat < match.state.players:
            raise SeatError(f"there is no seat {seat} at a table of {match.state.players}")
        others = [bot(bots, value)] * match.state.players
        made = LocalSeat(match, seat, others, rated, self.lang)
        name = secrets.token_hex(4)
        self._places[name] = Place(made, Lock())
        for oldest in list(self._places)[:-MOST_GAMES]:
            self._places.pop(oldest, None)
        return f"game_id: {name}\n\n{made.look()}"

    def look(self, game_id: str) -> str:
        """Show everything your seat may know: news since the last look, position, choices."""
        with self._seat(game_id) as seat:
            return seat.look()

    def choices(self, game_id: str) -> str:
        """List your legal moves, each with its number, its notation and its words."""
        with self._seat(game_id) as seat:
            return seat.choices()

    def move(self, game_id: str, answer: str) -> str:
        """Make a move: the number of a choice, the move in notation, or the words of the choice.

        Returns what happened until your next turn, or why the move is not legal.
        """
        with self._seat(game_id) as seat:
            return seat.answer(answer)

    def why_not(self, game_id: str, answer: str) -> str:
        """Explain why a move is not legal, citing the rule; nothing is played."""
        with self._seat(game_id) as seat:
            return seat.why_not(answer)

    def hint(self, game_id: str) -> str:
        """Suggest a move and say why; refused in rated games."""
        with self._seat(game_id) as seat:
            return seat.hint()

    def record(self, game_id: str) -> str:
        """Return the record of a game as JSON; before its end with ? for what you may not know."""
        with self._seat(game_id) as seat:
            return seat.record().dumps()

    def review(
        self,
        game_id: str | None = None,
        record: dict[str, Any] | None = None,
        iterations: int = 60,
    ) -> str:
        """Review a finished game, by its id or its record as JSON: accuracy, luck, mistakes.

        More iterations judge better and take longer.
        """
        if (game_id is None) == (record is None):
            raise SeatError("give a game_id or a record")
        if game_id is not None:
            with self._seat(game_id) as seat:
                over, found = seat.over(), seat.record()
        else:
            found = loads(json.dumps(record))
            over = not any("?" in move.split(" ") for move in found.moves)
            over = over and Match.of(found).standing().over
        if not over:
            raise SeatError("only a finished game is reviewed")
        return review_text(Match.of(found), max(min(iterations, MOST_ITERATIONS), 1), self.lang)

    def my_tables(self) -> str:
        """List your tables at the server; their ids are game_ids.

        Where several seats are yours, TABLE@SEAT is the game_id of one of them.
        """
        guest = self._guest()
        lines = [
            f"{table['id']}: {table['game']}, {table['state']}, your seats: "
            + ", ".join(map(str, table["mine"]))
            + ("; your turn" if table["waiting"] else "")
            for table in requested(lambda: guest.ask("GET", "/api/me/tables"))["tables"]
        ]
        return "\n".join(lines) or "You sit at no table."

    def sit(self, table: str, invitation: str | None = None) -> str:
        """Take a free seat at a table of the server; its id is the game_id from then on.

        The link of a table that is not public ends in TABLE/INVITATION.
        """
        guest = self._guest()
        place_of(table)
        requested(lambda: guest.sit(table, invitation))
        return self.look(table)

    def wait(self, game_id: str, seconds: float = 30) -> str:
        """Wait until it is your turn at a server's table, at most 50 seconds, and look."""
        with self._seat(game_id) as seat:
            seat.wait(min(seconds, LONGEST_WAIT))
            return seat.look()

    def _guest(self) -> Guest:
        if self.guest is None:
            raise SeatError("not connected to a server")
        return self.guest

    @contextmanager
    def _seat(self, game_id: str) -> Iterator[AssistantSeat]:
        place = self._places.get(game_id)
        if place is None:
            if self.guest is None:
                raise SeatError(f"there is no game {game_id!r}; new_game starts one")
            table, seat_number = place_of(game_id)
            seat = RemoteSeat(self.guest, table, seat_number, self.lang)
            place = self._places.setdefault(game_id, Place(seat, Lock()))
        with place.lock:
            yield place.seat


def place_of(game_id: str) -> tuple[str, int | None]:
    """Return the table and perhaps the seat of `TABLE` or `TABLE@SEAT`; what is neither is refused.

    Both become parts of an address.
    """
    table, at, seat = game_id.partition("@")
    try:
        msgspec.convert(table, wire.TableId)
        number = msgspec.convert(seat, wire.SeatNumber, strict=False) if at else None
    except msgspec.ValidationError:
        raise SeatError(f"there is no game or table {game_id!r}") from None
    return table, number

"""A seat at a server's table, over its API; the server decides what the seat may know."""

from collections.abc import Callable
from http.client import HTTPException
from time import monotonic, sleep
from typing import Any, TypeVar
from urllib.error import HTTPError

import msgspec

from petteia import wire
from petteia.client.guest import Guest
from petteia.core.errors import NotationError
from petteia.core.message import Message, Refusal
from petteia.core.move import parse
from petteia.core.record import Record
from petteia.core.registry import game as game_named
from petteia.core.standing_types import Standing
from petteia.core.state import CHANCE
from petteia.core.words import Words
from petteia.mcp.seat import AssistantSeat, Glimpse, SeatError
from petteia.text.narrator import Narrator

Told = TypeVar("Told")

LOOK = 0.5
"""Polling interval while waiting for others, in seconds."""
PATIENCE = 5.0
"""How long to wait for the others after a move, in seconds."""


class RemoteSeat(AssistantSeat):
    """A seat of a guest at a table."""

    def __init__(self, guest: Guest, table: str, seat: int | None = None, lang: str = "en") -> None:
        """Without `seat`, the server picks one of the player's seats."""
        self.guest = guest
        self.table = table
        self._eyes = "" if seat is None else f"&seat={seat}"
        self._last = 0
        seen = self._seen()
        if seen.seat is None:
            raise SeatError(f"you have no seat at table {table}")
        self._eyes = f"&seat={seen.seat}"
        game = game_named(seen.table.game)
        self._catalogue = game.new(seen.table.players, seen.table.options).catalogue()
        self._choices: set[str] = set()
        default = Words(game.package, lang)
        names = [seat.name or default.name(seat.seat) for seat in seen.table.seats]
        self.narrator = Narrator(game, seen.seat, lang, names)

    def glimpse(self, news: bool = True) -> Glimpse:
        """Return what the seat may know now."""
        seen = self._seen()
        if news:
            self._last = seen.table.number
        self._choices = {choice.text for choice in seen.choices}
        game = self.narrator.game
        return Glimpse(
            events=[event for entry in seen.entries for event in entry.events],
            view=msgspec.convert(seen.view, game.rules.view_type),
            prompt=seen.prompt,
            choices=seen.choices,
            ending=self._ending(seen.table.ending),
            standing=_with_places(seen.standing, seen.table.ending),
            players=seen.table.players,
        )

    def refuse(self, move: str) -> Refusal | None:
        """Return why a move in notation is not legal now; the server judges unlisted moves."""
        try:
            meant = parse(move)
        except NotationError as error:
            text = {"text": move, "reason": str(error)}
            return Refusal("notation", "refused-not-a-move", dict(text))
        if self._catalogue.number(meant.words, meant.actor == CHANCE) < 0:
            return Refusal("notation", "refused-unknown-move", {"text": move})
        if meant.actor != self.narrator.seat:
            turn = {"seat": max(meant.actor, 0), "actor_seat": self.narrator.seat}
            key = "no-chance-now" if meant.actor == CHANCE else "not-your-turn"
            return Refusal("notation", f"refused-{key}", dict(turn))
        if move in self._choices:
            return None
        return self._asked("POST", "/why", wire.Tried, {"text": move}).refusal

    def make(self, move: str) -> None:
        """Play a legal move and wait a moment for the others."""
        command = {"do": "move", "text": move}
        requested(lambda: self.guest.command(self.table, command))
        self.wait(PATIENCE)

    def advice(self) -> tuple[str, str]:
        """Return a bot's choice and its reason in words; the server refuses in rated games."""
        hint = self._asked("POST", "/hint", wire.Hint, {"seat": self.narrator.seat})
        words = self.narrator.words
        text = hint.choice.text.partition(" ")[2]
        reason = words.say(hint.reason) if hint.reason else ""
        return f"{text} – {words.say(hint.choice)}", reason

    def record(self) -> Record:
        """Return the record as the server gives it."""
        return self._asked("GET", f"/record?{self._eyes[1:]}", Record)

    def wait(self, seconds: float) -> None:
        """Wait until it is this seat's turn or the game is over, or until a timeout."""
        until = monotonic() + seconds
        while monotonic() < until:
            seen = self._seen()
            if seen.choices or seen.table.state == "over":
                return
            sleep(LOOK)

    def _seen(self) -> wire.Seen:
        seen = self._asked("GET", f"/seen?last={self._last}{self._eyes}", wire.Seen)
        if not self.guest.player:
            self.guest.player = requested(lambda: self.guest.ask("GET", "/api/me"))["player"]
        for owed in self.guest.owed(msgspec.to_builtins(seen.table)):
            requested(lambda owed=owed: self.guest.command(self.table, owed))  # type: ignore[misc]
        return seen

    def _asked(self, method: str, path: str, kind: type[Told], body: Any = None) -> Told:
        path = f"/api/tables/{self.table}{path}"
        return msgspec.convert(requested(lambda: self.guest.ask(method, path, body)), kind)

    def _ending(self, ending: wire.Ending | None) -> str:
        return "" if ending is None else self.narrator.said.text(f"ended-{ending.reason}")


def _with_places(standing: Standing, ending: wire.Ending | None) -> Standing:
    """Return a standing with the places of a table that ended before its game."""
    if ending is None or standing.places is not None:
        return standing
    return msgspec.structs.replace(standing, places=ending.places)


def requested(ask: Callable[[], Any]) -> Any:
    """Run a request; refusals and lost connections become a SeatError."""
    try:
        return ask()
    except HTTPError as error:
        raise SeatError(f"the server refuses: {_problem(error)}") from error
    except (OSError, HTTPException) as error:
        raise SeatError(f"the server does not answer: {error}") from error


def _problem(error: HTTPError) -> str:
    """Return the problem that the server reports."""
    try:
        body = msgspec.json.decode(error.read())
    except (OSError, msgspec.DecodeError):
        return str(error.reason)
    if "refusal" in body:
        refusal = msgspec.convert(body["refusal"], Message)
        return f"{refusal.rule} {refusal.key}"
    return str(body.get("problem", error.reason))

"""What the server computes about positions in worker processes; each answer comes with its cost."""

from collections.abc import Callable, Sequence
from time import thread_time
from traceback import format_exc
from typing import TypeVar

import msgspec

from petteia import wire
from petteia.core.match import Match
from petteia.core.message import Refusal
from petteia.core.record import Record
from petteia.core.registry import game as game_named
from petteia.core.rng import Rng
from petteia.tables.course import course, is_copy, opening

T = TypeVar("T")

RECORD = msgspec.json.Decoder(Record)
encode = msgspec.json.Encoder().encode


class CalculationError(Exception):
    """A fault in a worker; the text is its traceback."""


def timed(function: Callable[..., T], *args: object) -> tuple[T, float]:
    """Return an answer and the milliseconds of processor time it took."""
    begun = thread_time()
    try:
        found = function(*args)
    except Exception:  # not every exception can be sent to another process
        raise CalculationError(format_exc()) from None
    return found, (thread_time() - begun) * 1000


def undoable(record: bytes) -> int:
    """Return how many of the last moves their player may take back."""
    return Match.of(RECORD.decode(record)).undoable()


def final(record: bytes, text: str, rivals: Sequence[int]) -> bool:
    """Return whether taking a legal move back would need consent; always if a rival is next."""
    match = Match.of(RECORD.decode(record))
    after = match.fork()
    after.submit(text)
    return after.state.actor in rivals or match.final(text)


def opening_of(record: bytes) -> str | None:
    """Return the hash of a game's opening; nothing while too little is played."""
    return opening(course(Match.of(RECORD.decode(record))))


def is_copy_of_any(record: bytes, running: Sequence[bytes]) -> bool:
    """Return whether a game is a copy of one of some running ones."""
    studied = course(Match.of(RECORD.decode(record)))
    return any(is_copy(studied, course(Match.of(RECORD.decode(each)))) for each in running)


def why_not(record: bytes, touches: Sequence[str]) -> bytes:
    """Return why no move of the actor touches all of these, as an encoded `wire.Tried`."""
    match = Match.of(RECORD.decode(record))
    return encode(wire.Tried(refusal=match.why_not(touches)))


def preview(
    game_name: str, view: bytes, seat: int, text: str, seed: int, refusal: Refusal | None
) -> bytes:
    """Return how a position would look to a seat after its move, as an encoded `wire.Tried`.

    The move is made in a position imagined from the seat's view: the true one is not needed.
    """
    game = game_named(game_name)
    known = msgspec.json.Decoder(game.rules.view_type).decode(view)
    imagined = Match(game, known.players, known.options)
    imagined.state = game.imagine(known, Rng(seed))
    more = imagined.preview(text)
    if refusal is not None:
        return encode(wire.Tried(refusal=refusal, more=more))
    events = imagined.submit(text)
    assert not isinstance(events, Refusal), "what is legal is legal in every imagined position"
    return encode(
        wire.Tried(
            refusal=None,
            events=[event.seen_by(seat) for event in events],
            view=imagined.view(seat),
            standing=imagined.seen_standing(seat),
            more=more,
        )
    )


def replay(record: bytes, seat: int | None, texts: Sequence[str], first: int, last: int) -> bytes:
    """Return the moments from move `first` to `last`, each as the seat saw it then, encoded.

    `texts` are those moves as the seat may know them now.
    """
    played = RECORD.decode(record)
    match = Match(game_named(played.game), played.players, played.options)
    moments = []
    for done, move in enumerate([None, *played.moves][: last + 1]):
        events = []
        if move is not None:
            result = match.submit(move)
            assert isinstance(result, list), "a move that was made is legal"
            events = [event.seen_by(seat) for event in result]
        if done >= first:
            moments.append(
                wire.Moment(
                    move=done,
                    text=texts[done - max(first, 1)] if done else "",
                    events=events,
                    view=match.view(seat),
                    prompt=match.prompt(),
                    standing=match.seen_standing(seat),
                )
            )
    return encode(wire.Replay(moves=len(played.moves), moments=moments))

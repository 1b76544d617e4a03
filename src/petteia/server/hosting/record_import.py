"""Import of records: bounds on a record, and its replay move by move beside other work."""

import asyncio

from petteia.core.errors import RecordError
from petteia.core.match import IllegalMove, Match
from petteia.core.message import Refusal
from petteia.core.record import FORMAT, Record
from petteia.core.registry import game

MOST_MOVES = 5_000
"""Moves of a record; random play has reached 900."""
LONGEST_MOVE = 200


async def replayed(record: Record) -> Match:
    """Return the match of a record; RecordError or IllegalMove names what is wrong with it.

    The event loop serves others after every move: see `Computing.run_in_slices`.
    """
    if record.petteia != FORMAT:
        raise RecordError(f"$.petteia: this reads format {FORMAT}, not {record.petteia}")
    if len(record.moves) > MOST_MOVES:
        raise RecordError(f"$.moves: at most {MOST_MOVES} moves")
    match = Match(game(record.game), record.players, record.options)
    for index, text in enumerate(record.moves):
        if len(text) > LONGEST_MOVE:
            raise RecordError(f"$.moves[{index}]: at most {LONGEST_MOVE} characters")
        result = match.submit(text)
        await asyncio.sleep(0)
        if isinstance(result, Refusal):
            raise IllegalMove(index, text, result)
    return match

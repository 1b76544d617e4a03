"""`petteia verify`: check that the chance of a hosted game was fair."""

from pathlib import Path

import click

from petteia.cli.errors import ILLEGAL, WRONG, Failure, complain, reason
from petteia.core import record as records
from petteia.core.errors import PetteiaError, RecordError
from petteia.core.match import IllegalMove
from petteia.core.record import Record

SECONDS = 30


@click.command(short_help="Check that a hosted game's chance was fair.")
@click.argument("record", metavar="RECORD-OR-URL")
def verify(record: str) -> int:
    """Check every chance result of a finished hosted game.

    RECORD-OR-URL is a record's file (.json or .jsonl), or the address of a table's
    record on a server. The server's secret must be the one it committed to before
    anyone sat, the seed must follow from it and every player's own part, and every
    result must follow from the seed. The exit code is 1 if one does not, or if the
    record does not say.

    \b
    Examples:
      petteia verify game.json
      petteia verify http://localhost:8000/api/tables/TABLE/record
    """
    from petteia.core import fair_chance

    code = 0
    for found in _records(record):
        try:
            if isinstance(found, RecordError):
                raise found
            count = fair_chance.verify(found)
            again = len(fair_chance.gaps(found))
            note = f" ({again} drawn and taken back)" if again else ""
            click.echo(f"fair: {count} results follow from the seed{note}")
        except (fair_chance.Unfair, IllegalMove) as error:
            code = complain(str(error), ILLEGAL)
        except PetteiaError as error:  # as `replay`: what cannot be read counts less
            complain(str(error))
            code = code or WRONG
    return code


def _records(place: str) -> list[Record | RecordError]:
    if not place.startswith(("http://", "https://")):
        found = list(records.read(Path(place)))
        if not found:
            raise RecordError(f"{place}: there is no record in it")
        return found
    from http.client import HTTPException
    from urllib.request import urlopen

    try:
        with urlopen(place, timeout=SECONDS) as answer:
            return [records.loads(answer.read().decode())]
    except (OSError, HTTPException, ValueError) as error:
        told = reason(error) if isinstance(error, OSError) else error
        raise Failure(f"{place}: {told}") from error

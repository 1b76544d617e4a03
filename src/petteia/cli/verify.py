"""`petteia verify`: check that the chance of a hosted game was fair."""

from pathlib import Path

import click

from petteia.cli.errors import ILLEGAL, WRONG, Failure, complain, one_line, reason
from petteia.cli.results import counted
from petteia.core import fair_chance
from petteia.core import record as records
from petteia.core.errors import PetteiaError, RecordError
from petteia.core.fair_chance import Unfair, Verdict
from petteia.core.match import IllegalMove
from petteia.core.record import Record

SECONDS = 30
ORIGINS = {
    "player": "the player's own nonce, hashed before it was revealed",
    "open": "the player's own nonce, sent openly when sitting down",
    "derived": "derived by the server, which proves nothing",
}
REASONS = {
    "silent": "did not reveal a nonce in time",
    "left": "left before all nonces were revealed",
    "new-hash": "lost the nonce and hashed another one",
}


@click.command(short_help="Check that a hosted game's chance was fair.")
@click.argument("record", metavar="RECORD-OR-URL")
@click.option("--nonce", metavar="NONCE", help="The nonce that your page shows for this game.")
@click.option("--seal", metavar="SEAL", help="The seal that your page shows for this game.")
def verify(record: str, nonce: str | None, seal: str | None) -> int:
    """Check every chance result of a finished hosted game.

    RECORD-OR-URL is a record's file (.json or .jsonl), or the address of a table's
    record on a server. The server's secret must be the one it committed to, every
    nonce the one that was hashed, the seed must follow from them, and every result
    from the seed. The exit code is 1 if one does not, or if the record does not say.

    A game is fair for the players who brought nonces of their own. Give yours, and
    the seal, to check that the record has not been made up afterwards.

    \b
    Examples:
      petteia verify game.json
      petteia verify game.json --nonce NONCE --seal SEAL
      petteia verify http://localhost:8000/api/tables/TABLE/record
    """
    code = 0
    for found in _records(record):
        try:
            if isinstance(found, RecordError):
                raise found
            verdict = fair_chance.verify(found)
            _compare(verdict, nonce, seal)
            _report(verdict, _names(found))
        except (Unfair, IllegalMove) as error:
            code = complain(str(error), ILLEGAL)
        except PetteiaError as error:  # as `replay`: what cannot be read counts less
            complain(str(error))
            code = code or WRONG
    return code


def _compare(verdict: Verdict, nonce: str | None, seal: str | None) -> None:
    """Raise Unfair if the record does not have what a player's page shows."""
    if nonce is not None and nonce not in [verdict.nonces[n] for n in verdict.seats("player")]:
        raise Unfair("the record does not have this nonce")
    if seal is not None and seal != verdict.seal:
        raise Unfair(f"the record is sealed as {verdict.seal}, not as {seal}")


def _report(verdict: Verdict, names: list[str]) -> None:
    again = verdict.taken_back
    note = f" ({again} drawn and taken back)" if again else ""
    results = f"{counted(verdict.results, 'result')} checked{note}"
    proven, sent = verdict.seats("player"), verdict.seats("open")
    who = ", ".join(names[seat] for seat in proven or sent)
    if proven:
        click.echo(f"fair for {who}: {results}")
    elif sent:
        unless = "unless somebody who sat down later knew the server's secret"
        click.echo(f"fair for {who}, {unless}: {results}")
    else:
        click.echo(
            f"not proven fair: {results}; chance follows from the server's secret alone: "
            "nothing shows that the server did not choose it"
        )
    for seat, origin in enumerate(verdict.origins):
        shown = f": {one_line(verdict.nonces[seat])}" if origin != "derived" else ""
        click.echo(f"  {names[seat]}: {ORIGINS[origin]}{shown}")
    for number, restart in enumerate(verdict.restarts, 1):
        at_fault = ", ".join(f"seat {seat}" for seat in restart.seats)  # now perhaps another's
        click.echo(f"  start {number} was void: {at_fault} {REASONS[restart.reason]}")
    if proven:
        click.echo(f"  seal: {verdict.seal}")


def _names(record: Record) -> list[str]:
    """Return how seats are called: by number, and by name if the record has it."""
    raw = (record.meta or {}).get("names")
    found = raw if isinstance(raw, list) and len(raw) == record.players else [None] * record.players
    return [
        f"seat {seat} ({one_line(name)})" if isinstance(name, str) else f"seat {seat}"
        for seat, name in enumerate(found)
    ]


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

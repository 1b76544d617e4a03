"""`petteia play`: a game in the terminal, begun or resumed."""

import secrets
from itertools import islice
from pathlib import Path

import click

from petteia.cli.bots import seated, with_bots
from petteia.cli.errors import Failure
from petteia.cli.parameters import (
    OptionSource,
    need_seat,
    with_game,
    with_language,
    with_players,
    with_setting,
)
from petteia.cli.records import Readings
from petteia.cli.save_file import Saved, named_file, numbered_file
from petteia.cli.session import Session
from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.record import Record
from petteia.core.words import Words


@click.command()
@with_game(required=False)
@with_players
@click.option("--seat", type=int, metavar="N", help="Your seat, from 0 (default: 0).")
@click.option(
    "--seed",
    type=click.IntRange(0),
    metavar="S",
    help="Equal seeds give equal luck and opponents (default: new luck).",
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE.json",
    help="Where to keep the record (default: a new file in the current folder).",
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE.json",
    help="Go on with a game that was left.",
)
@with_bots("", "Who plays the other seats, one for each seat or one for all (default: Citizen).")
@with_setting
@with_language
def play(
    game: Game | None,
    players: int | None,
    seat: int | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    bots: str,
    pairs: tuple[str, ...],
    own_data: Path | None,
    lang: str,
) -> int:
    """Play GAME in the terminal against bots.

    A bot is a strength (Novice, Citizen, Strategos, Oracle) or one of random, greedy,
    search:seconds=0.2 and search:iterations=2000. Of a list with one bot for each
    seat, the one on your seat does not play.

    Answer with the number of a choice, or with a move as records write it. `?` tells
    more, `u` takes back, `q` leaves. The record is saved after every move, so that
    Ctrl-C loses nothing.

    \b
    Examples:
      petteia play agora_lieske --players 3
      petteia play agora_lieske --players 2 --seat 1 --option open_hands=true
      petteia play athens --bots Oracle
      petteia play offrandes --players 3 --bots Novice,Citizen,search:seconds=2
      petteia play --resume agora_lieske-1.json
    """
    setting = OptionSource(pairs, own_data)
    if resume is not None:
        match, found = resumed(resume, setting, lang)
        if game not in (None, match.game) or players not in (None, match.state.players):
            held = f"{match.game.name} with {match.state.players} players"
            raise click.UsageError(f"{resume} holds a game of {held}")
    elif game is not None:
        players = game.seats[0] if players is None else players
        match = Match(game, players, setting.over(game, {}))
        found = match.record()
    else:
        raise click.UsageError("Missing argument 'GAME': petteia games lists them")
    meta = dict(found.meta or {})
    meta["seat"] = remembered(meta.get("seat"), 0) if seat is None else seat
    meta["seed"] = remembered(meta.get("seed"), secrets.randbits(32)) if seed is None else seed
    need_seat(meta["seat"], match.state.players)
    meta["bots"] = bots or named(meta.get("bots"))
    others = seated(meta["bots"], match.game, match.state.players)
    words = Words(match.game.package, lang)
    saved = Saved(path_for(match, save, resume), found.chance, meta)
    return Session(match, meta["seat"], meta["seed"], words, saved, others).run()


def resumed(file: Path, setting: OptionSource, lang: str) -> tuple[Match, Record]:
    """Replay the one record of a file; refuse what is broken or not legal."""
    readings = Readings(file, setting, lang)
    found, *more = islice(readings, 2)
    if more:
        raise Failure(f"{file}: it holds many records; only one can be resumed")
    if found.match is None or found.record is None:
        raise Failure(found.complaint(), readings.code)
    return found.match, found.record


def path_for(match: Match, save: Path | None, resume: Path | None) -> Path:
    """Return the path of the record; a new file is created at once, to avoid losing a game."""
    if resume is not None and (save is None or save.resolve() == resume.resolve()):
        return resume
    return named_file(save) if save is not None else numbered_file(match.game.name)


def remembered(value: object, default: int) -> int:
    """Return a number that a record's meta remembers, if it is one."""
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    return default


def named(value: object) -> str:
    """Return the bots that a record's meta remembers, if it does."""
    if isinstance(value, list) and all(isinstance(name, str) for name in value):
        value = ",".join(value)
    return value if isinstance(value, str) and value else "Citizen"

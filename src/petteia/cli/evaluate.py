"""`petteia evaluate`: rate a bot or a language model that plays through text."""

import json
import os
from pathlib import Path
from typing import Any

import click
import msgspec

from petteia.bots import bot
from petteia.cli.console import Progress, say, screen, table
from petteia.cli.errors import ILLEGAL, STOPPED, Failure, complain, reason
from petteia.cli.parameters import (
    OptionSource,
    need_places,
    with_game,
    with_language,
    with_players,
    with_setting,
)
from petteia.cli.records import print_json
from petteia.cli.results import counted
from petteia.core.game import Game
from petteia.core.options import differing
from petteia.evaluation.endpoint import EndpointError, ModelEndpoint
from petteia.evaluation.game import EvaluationTerms
from petteia.evaluation.opening import PLIES
from petteia.evaluation.player import BotPlayer, DirectPlayer, ModelPlayer, Player
from petteia.evaluation.run import Run, journal_path
from petteia.evaluation.summary import Summary
from petteia.text.conversation import TRIES

URL, KEY = "OPENAI_BASE_URL", "OPENAI_API_KEY"


@click.command(short_help="Rate a bot or a language model that plays in words.")
@with_game()
@click.argument("player")
@with_players
@click.option("--model", "is_model", is_flag=True,
              help=f"PLAYER is a model at the endpoint of {URL} (key: {KEY}).")  # fmt: skip
@click.option("--against", default="random,Novice,Citizen,Strategos", show_default=True,
              metavar="BOT,BOT…", help="The ladder, the weakest first.")  # fmt: skip
@click.option("--openings", type=click.IntRange(1, 10_000), default=4, show_default=True,
              metavar="K", help="How many; each is played on every seat.")  # fmt: skip
@click.option("--plies", type=click.IntRange(0), default=PLIES, show_default=True,
              metavar="P", help="Random moves of seats in an opening.")  # fmt: skip
@click.option("--tries", type=click.IntRange(1, 20), default=TRIES, show_default=True,
              metavar="T", help="Answers to a decision; then a random move is made.")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, metavar="S",
              help="Equal seeds give equal openings and luck.")  # fmt: skip
@click.option("--parameter", "parameters", multiple=True, metavar="KEY=JSON",
              help="Goes with every request, as temperature=0; may be repeated.")  # fmt: skip
@click.option("--timeout", type=click.FloatRange(0.1), default=120, show_default=True,
              metavar="SECONDS", help="How long an answer may take.")  # fmt: skip
@click.option("--parallel", type=click.IntRange(1, 100), default=1, show_default=True,
              metavar="G", help="Games that ask a model at the same time.")  # fmt: skip
@click.option("--prices", type=(float, float), metavar="IN OUT",
              help="Of a million tokens, to tell the cost.")  # fmt: skip
@click.option("--direct", is_flag=True, help="Let a bot play without text, for comparison.")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE.jsonl",
              help="Where the records go (default: evaluate-GAME-N.jsonl).")  # fmt: skip
@click.option("--resume", is_flag=True, help="Play what is missing in the file.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@with_setting
@with_language
def evaluate(
    game: Game,
    player: str,
    players: int | None,
    is_model: bool,
    against: str,
    openings: int,
    plies: int,
    tries: int,
    seed: int,
    parameters: tuple[str, ...],
    timeout: float,
    parallel: int,
    prices: tuple[float, float] | None,
    direct: bool,
    out: Path | None,
    resume: bool,
    as_json: bool,
    pairs: tuple[str, ...],
    own_data: Path | None,
    lang: str,
) -> int:
    """Rate PLAYER, who plays the ladder of bots through text, on the bots' scale.

    PLAYER is a bot, or with --model a language model behind an OpenAI-compatible
    endpoint, remote or local. From each random opening it plays alone against each
    bot, once on every seat. Answers are stored as they arrive: after Ctrl-C, a dead
    endpoint or a rate limit, --resume requests only the missing ones.

    \b
    Examples:
      petteia evaluate athens Citizen --openings 8
      OPENAI_BASE_URL=http://localhost:11434/v1 \\
        petteia evaluate offrandes llama3.2 --model --parameter temperature=0
      petteia evaluate athens gpt-5 --model --prices 1.25 10 --resume
    """
    if direct and is_model:
        raise click.UsageError("--direct is for bots: a model has only words")
    players = game.seats[0] if players is None else players
    options = differing(game.options, OptionSource(pairs, own_data).over(game, {}))
    game.new(players, options)
    ladder = [name.strip() for name in against.split(",")]
    for name in ladder if is_model else [*ladder, player]:
        bot(name, game)
    terms = EvaluationTerms(
        game=game.name,
        players=players,
        options=options,
        seed=seed,
        plies=plies,
        tries=tries,
        lang=lang,
    )
    out = Path(f"evaluate-{game.name}-{players}.jsonl") if out is None else out
    named = player if is_model else f"{player} ({'direct' if direct else 'in words'})"
    asked = _parameters(parameters)
    endpoint = _endpoint(player, asked, timeout) if is_model else None
    run = _begun(named, terms, ladder, openings, asked, out, resume)
    one: Player
    if endpoint is not None:
        one = ModelPlayer(endpoint, run.journal)
    else:
        one = (DirectPlayer if direct else BotPlayer)(bot(player, game))
    code, trouble = _play(run, game, one, parallel)
    if run.done and as_json:
        print_json(msgspec.to_builtins(run.summary()))
    elif run.done:
        _tell(run, prices)
    if trouble:
        played = f"{len(run.done)} of {len(run.due)} games are in {out}"
        complain(f"{trouble}; {played}, nothing is lost; --resume continues")
    return code


def _begun(
    name: str,
    terms: EvaluationTerms,
    ladder: list[str],
    openings: int,
    parameters: dict[str, Any],
    out: Path,
    resume: bool,
) -> Run:
    """Return the evaluation; files that are there already are only added to with --resume."""
    notes = journal_path(out)
    need_places(out, notes)
    if not resume and (out.exists() or notes.exists()):
        raise Failure(f"{out} exists already: continue it with --resume or choose another --out")
    try:
        return Run(name, terms, ladder, openings, parameters, out)
    except OSError as error:
        raise Failure(f"cannot write {notes}: {reason(error)}") from error


def _endpoint(model: str, parameters: dict[str, Any], timeout: float) -> ModelEndpoint:
    url = os.environ.get(URL, "")
    if not url.startswith(("http://", "https://")):
        raise Failure(f"--model needs the address of an endpoint in {URL}, as http://host/v1")
    return ModelEndpoint(url, os.environ.get(KEY), model, parameters, timeout, complain)


def _parameters(pairs: tuple[str, ...]) -> dict[str, Any]:
    """Return what goes with every request; a value that is not JSON is a text."""
    found = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not key or not equals or key in ("model", "messages"):
            raise click.UsageError(f"--parameter {pair}: a key and a value like temperature=0")
        try:
            found[key] = json.loads(value)
        except ValueError:
            found[key] = value
    return found


def _play(run: Run, game: Game, player: Player, at_once: int) -> tuple[int, str]:
    """Play the missing games; return the exit code and why the run stopped early."""
    try:
        with Progress("evaluate", "games", len(run.left)) as progress:
            for _ in run.play(game, player, at_once):
                progress.step()
    except KeyboardInterrupt:
        return STOPPED, "stopped"
    except EndpointError as error:
        return ILLEGAL, str(error)
    except OSError as error:
        raise Failure(f"cannot write {run.out}: {reason(error)}", ILLEGAL) from error
    finally:
        run.journal.close()
    return 0, ""


def _tell(run: Run, prices: tuple[float, float] | None) -> None:
    """Print the results."""
    console, found = screen(), run.summary()
    played = f"{len(run.done):,} of {len(run.due):,} games played"
    say(console, f"{played}, {counted(found.openings, 'opening')}", style="bold")
    against = {versus.bot: versus for versus in found.versus}
    shown = table("Player", "rating", "95 %", "wins against it", "95 %")
    for rated in found.ratings:
        row = [f"{rated.rating:.1f}", f"{rated.low:.1f} to {rated.high:.1f}", "", ""]
        versus = against.get(rated.name)
        if versus is not None:
            row[2:] = [f"{versus.share:.0%}", f"{versus.low:.0%} to {versus.high:.0%}"]
        shown.add_row(rated.name, *row)
    console.print(shown)
    for line in _answers(found, prices):
        say(console, line)
    review = f"`sed -n 1p {run.out} > one.json` and `petteia analyse one.json` review one"
    say(console, f"Records: {run.out}; {review}.")


def _answers(found: Summary, prices: tuple[float, float] | None) -> list[str]:
    """Return the lines on answers, time, tokens and cost."""
    counts, spent = found.counts, found.spent
    decisions = max(counts.decisions, 1)
    lines = [
        f"{found.name}: {counts.decisions:,} decisions, {counts.answers:,} answers "
        f"({counts.answers / decisions:.2f} each), {counts.illegal:,} illegal, "
        f"{counts.unread:,} unreadable, {counts.defaults:,} random moves instead; "
        f"{found.seconds / decisions:.2f} s a decision"
    ]
    if spent.answers:
        cost = f", cost {spent.cost(prices):.4f}" if prices else ""
        lines.append(
            f"Spent, unfinished games included: {spent.answers:,} answers, "
            f"{spent.prompt_tokens:,} tokens in, {spent.completion_tokens:,} out{cost}; "
            f"{spent.faults:,} failed attempts"
        )
    return lines

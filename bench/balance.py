"""What the reconstructed numbers and the named alternatives do to each game: docs/balance.md.

    python -m bench.balance --games 100 --bots greedy

plays every game, number of players and alternative with the same bot on all seats, and writes the
tables and pictures. Finished games are kept in a folder and not played again: after Ctrl-C the
same command goes on.
"""

import argparse
from pathlib import Path
from time import monotonic
from typing import Any

from bench.titles import GAMES, title

from petteia.arena import charts
from petteia.arena.executor import on_processes
from petteia.arena.results_file import finished, keep, reopened
from petteia.arena.schedule import Pairing
from petteia.arena.tally import Tally, interval, tallied
from petteia.core.game import Game
from petteia.core.move import parse
from petteia.core.record import Record
from petteia.core.registry import game as game_named
from petteia.core.words import Words

DOCS = Path(__file__).parent.parent / "docs"


def variants(game: Game) -> list[dict[str, Any]]:
    """Return the default and every other value of every option that changes the rules."""
    others = [
        {option.name: value}
        for option in game.options
        if option.name != "open_hands"
        for value in option.values[1:]
    ]
    return [{}, *others]


def first_seat(record: Record) -> int:
    """Return who began: the seat that chance chose, or the first that moved."""
    moves = [parse(text) for text in record.moves]
    chosen = [int(move.args[0]) for move in moves if move.verb in ("start", "first")]
    return chosen[0] if chosen else next(move.actor for move in moves if move.actor >= 0)


def tallied_by_order(players: int, records: list[Record]) -> Tally:
    """Count a setting's games, wins by place in the order of the first turn instead of by seat."""
    tally = tallied(records, players)
    tally.seat_wins = [0.0] * players
    for record in records:
        places, first = (record.meta or {})["places"], first_seat(record)
        for seat, place in enumerate(places):
            if place == 1:
                tally.seat_wins[(seat - first) % players] += 1 / places.count(1)
    return tally


def told(options: dict[str, Any]) -> str:
    """Return in words what a setting plays with."""
    return ", ".join(f"{key} = {value}" for key, value in options.items()) or "as reconstructed"


def overview(game: Game, players: int, options: dict[str, Any], tally: Tally) -> str:
    """Return a setting's line in the table at the top."""
    best = max(range(players), key=lambda place: tally.seat_wins[place])
    low, high = interval(tally.seat_wins[best], tally.games)
    even = "even" if low <= 1 / players <= high else f"{low:.0%} to {high:.0%}"
    score = next(iter(tally.scores.values()))
    rounds = sum(tally.rounds) / len(tally.rounds)
    return (
        f"| {title(game.name)} | {players} | {told(options)} | {rounds:.1f} | {score.mean():.0f}"
        f" | {best + 1}: {tally.seat_wins[best] / tally.games:.0%} ({even}) |\n"
    )


def section(game: Game, players: int, options: dict[str, Any], tally: Tally, docs: Path) -> str:
    """Return the part of the page about one setting, and draw its pictures."""
    words = Words(game.package)
    name = "-".join([game.name, str(players), *map(str, options.values())])
    labels = {source: words.text(f"source-{source}") for source in game.sources}
    shown = {
        "seats": charts.seat_shares(tally),
        "rounds": charts.lengths(tally),
        "points": charts.sources(tally, labels),
    }
    (docs / "balance").mkdir(exist_ok=True)
    for kind, picture in shown.items():
        (docs / "balance" / f"{name}-{kind}.svg").write_text(picture, encoding="utf-8")
    score = next(iter(tally.scores.values()))
    wins = ""
    for place, won in enumerate(tally.seat_wins, 1):
        low, high = interval(won, tally.games)
        wins += f"| {place} | {won / tally.games:.0%} | {low:.0%} to {high:.0%} |\n"
    points = ""
    for source in game.sources:
        points += f"| {labels[source]} | {score.points[source] / score.games:.1f} |\n"
    rounds = sorted(tally.rounds)
    ends = "; ".join(
        f"{words.text(f'ending-{ending}')} {count / tally.games:.0%}"
        for ending, count in tally.endings.most_common()
    )
    return (
        f"### {title(game.name)}, {players} players, {told(options)}\n\n"
        f"{tally.games} games; {sum(rounds) / len(rounds):.1f} rounds on average"
        f" ({rounds[0]} to {rounds[-1]}). How they ended: {ends}.\n\n"
        f"| place in the first turn | wins | 95 % |\n|---|---|---|\n{wins}\n"
        f"| points from | mean |\n|---|---|\n{points}\n"
        f"![wins by place](balance/{name}-seats.svg)\n![rounds](balance/{name}-rounds.svg)\n"
        f"![points by source](balance/{name}-points.svg)\n"
    )


def played(
    game: Game, options: dict[str, Any], seats: tuple[str, ...], games: int, out: Path
) -> list[Record]:
    """Play what is missing of a setting and return all its games."""
    done = finished(out) if out.exists() else {}
    left = [Pairing(number, seats) for number in range(games) if number not in done]
    with reopened(out) as file:
        for record in on_processes(game.name, options, 0, left):
            keep(file, record)
            done[int((record.meta or {})["number"])] = record
    return [done[number] for number in range(games)]


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--only", default="", help="games whose name holds this word")
    parser.add_argument("--keep", type=Path, default=Path("balance"), help="folder of the records")
    parser.add_argument("--docs", type=Path, default=DOCS, help="folder of the report")
    args = parser.parse_args()
    args.keep.mkdir(exist_ok=True)
    asked = [
        (game, players, options)
        for game in map(game_named, GAMES)
        if args.only in game.name
        for players in game.seats
        for options in variants(game)
    ]
    parts, table, start = [], "", monotonic()
    for number, (game, players, options) in enumerate(asked, 1):
        name = "-".join([game.name, str(players), args.bots, *map(str, options.values())])
        seats = (args.bots,) * players
        records = played(game, options, seats, args.games, args.keep / f"{name}.jsonl")
        tally = tallied_by_order(players, records)
        table += overview(game, players, options, tally)
        parts.append(section(game, players, options, tally, args.docs))
        left = (monotonic() - start) / number * (len(asked) - number)
        print(
            f"setting {number} of {len(asked)}: {name}; about {left / 60:.0f} min left", flush=True
        )
    head = (
        "# Balance\n\nWhat the reconstructed numbers do, and the named alternatives: games of"
        f" `{args.bots}` on all seats, made by\n`python -m bench.balance --games {args.games}"
        f" --bots {args.bots}`.\n\nThe place in the first turn that won most is *even* when its"
        " 95 % interval holds the fair share.\n\n"
        "| game | players | numbers | rounds (Ernest: turns) | points | place that won most |\n"
        "|---|---|---|---|---|---|\n"
    )
    (args.docs / "balance.md").write_text(head + table + "\n" + "\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()

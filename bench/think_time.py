"""How long the named strengths think about a move: docs/thinking.md.

    python -m bench.think_time  every game and number of players, 16 decisions
    python -m bench.think_time --decisions 4 --only athens --docs /tmp

Each strength is asked at the same decisions of one game between greedy players, and at its forced
moves. Run it on the compiled engine, one process on a core that has nothing else to do.
"""

import argparse
import os
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.titles import GAMES, title

from petteia.bots import STRENGTHS, bot
from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.registry import game as game_named
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, NOBODY
from petteia.core.view import View

DOCS = Path(__file__).parent.parent / "docs"
LIMIT = 2.0
"""Seconds a move of any strength may take."""

HEAD = """# How long the bots think

The longest and the median thought about a move, in milliseconds on one core, compiled, at {most}
decisions spread over one game of greedy players; *forced* is the longest thought about a move that
has no alternative. Nothing takes more than {limit:.0f} s: a search ends after its seconds, however
slow the machine is.

```
script/setup --compiled
PYTHONPATH=.compiled .venv/bin/python -m bench.think_time
```

| game | players | strength | median | longest | forced |
|---|---|---|---|---|---|
"""


def views(game: Game, players: int) -> tuple[list[View], list[View]]:
    """Play a game of greedy players; return the views of all decisions, and of forced moves."""
    match, rng = Match(game, players), Rng(players)
    greedy = bot("greedy", game)
    free: list[View] = []
    forced: list[View] = []
    while (actor := match.state.actor) != NOBODY:
        if actor == CHANCE:
            match.draw(rng)
            continue
        view = match.view(actor)
        (free if len(match.state.legal()) > 1 else forced).append(view)
        match.submit(greedy.choose(view, rng.word()))
    return free, forced


def spread_out(found: list[View], most: int) -> list[View]:
    """Return some of the views, equally far apart."""
    return [found[number * len(found) // most] for number in range(min(most, len(found)))]


def times(name: str, game: Game, asked: list[View]) -> list[float]:
    """Return how many seconds a bot thinks about each view."""
    player = bot(name, game)
    result = []
    for view in asked:
        start = perf_counter()
        player.choose(view, 1)
        result.append(perf_counter() - start)
    return result


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--decisions", type=int, default=16)
    parser.add_argument("--only", default="")
    parser.add_argument("--docs", type=Path, default=DOCS, help="folder of the report")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rows, worst = "", 0.0
    for game in map(game_named, GAMES):
        known = title(game.name)
        for players in game.seats if args.only in game.name else ():
            free, forced = views(game, players)
            for name in STRENGTHS:
                taken = times(name, game, spread_out(free, args.decisions))
                instant = max(times(name, game, spread_out(forced, args.decisions)), default=0.0)
                worst = max(worst, *taken)
                shown = [f"{1000 * t:,.1f}" for t in (median(taken), max(taken), instant)]
                row = f"| {known} | {players} | {name} | {' | '.join(shown)} |"
                print(row, flush=True)
                rows += row + "\n"
    head = HEAD.format(most=args.decisions, limit=LIMIT)
    (args.docs / "thinking.md").write_text(head + rows, encoding="utf-8")
    print(f"the longest thought took {worst:.2f} s; at most {LIMIT:.0f} s are allowed")
    if worst > LIMIT:
        raise SystemExit(1)


if __name__ == "__main__":
    main()

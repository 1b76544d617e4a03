"""Golden records: finished games with their results, to catch unintended rule changes."""

import json
from pathlib import Path
from typing import Any

import msgspec

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.record import loads
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.testing.promises import some_move


def make_golden(
    path: Path, game: Game, players: int, games: int, options: dict[str, Any] | None = None
) -> None:
    """Write random finished games, one a line, each with its result under `meta.result`."""
    lines = []
    for index in range(games):
        match = Match(game, players, options)
        rng = Rng(players << 32 | index)
        while match.state.actor != NOBODY:
            match.submit(game.move(match.state, some_move(match.state, rng)))
        record = match.record()
        record.meta = {"result": msgspec.to_builtins(match.standing())}
        lines.append(record.dumps())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def check_golden(path: Path) -> int:
    """Replay every record of a file, check its result, and return the count."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        match = Match.of(loads(line))
        kept = json.loads(line)["meta"]["result"]
        now = msgspec.to_builtins(match.standing())
        assert now == kept, f"{path.name}, line {number}: {now} is not {kept}"
        assert now["over"], f"{path.name}, line {number}: an unfinished game"
        for score, points in zip(now["scores"], now["points"], strict=True):
            assert score == sum(points.values()), f"{path.name}, line {number}: points"
    return len(lines)

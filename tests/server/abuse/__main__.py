"""Runs attacks and prints what came of them: `-m tests.server.abuse URL SECONDS NAME=ROUNDS…`."""

import asyncio
import json
import sys
from collections import Counter

from . import cheats, inputs, load
from .attacker import Attacker

ATTACKS = {
    attack.__name__: attack
    for attack in (
        load.large_options,
        load.questions,
        load.imports,
        load.slow_readers,
        load.joins,
        load.fast_players,
        load.fast_builders,
        load.chatter,
        load.hints,
        load.crowding,
        load.burst,
        cheats.clock_refills,
        cheats.undo_after_resigning,
        cheats.arranged_results,
        cheats.borrowed_hints,
        cheats.listening_on,
        inputs.push_endpoints,
        inputs.odd_texts,
        inputs.foreign_reports,
        inputs.endless_header,
        inputs.large_bodies,
        inputs.after_forgetting,
    )
}


async def main(url: str, seconds: float, asked: list[str]) -> None:
    """Attack in one way after the other, then print the counts."""
    counts: Counter[str] = Counter()
    for each in asked:
        name, _, rounds = each.partition("=")
        await ATTACKS[name](Attacker(url, int(rounds), seconds, counts))
    print(json.dumps(counts))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2]), sys.argv[3:]))

"""Digests of the arrays of batched environments: python tests/research/digests.py > FILE.

Run with version 1.0 this made `arrays_of_1_0.json`. Actions are taken in the order of their texts,
so that a digest does not depend on how a version numbers them.
"""

import json
import sys
from hashlib import sha256

import numpy as np

from petteia.core.registry import games
from petteia.research.batch import BatchedEnv

SIZE = 8
STEPS = {"agora_ernest": 30, "agora_lieske": 400, "athens": 300, "offrandes": 300}


def digest(game: str, players: int) -> str:
    """Return a digest of every array of some steps with random actions."""
    env, choose, found = BatchedEnv(game, SIZE, players, seed=5), np.random.default_rng(5), sha256()
    first = games()[game].new(players)
    catalogue = first.catalogue()
    texts = [catalogue.text(move) for move in catalogue.moves(chance=False)]
    if len(texts) != env.actions:  # offered by their place in a list
        texts = [f"{place:04}" for place in range(env.actions)]
    by_text = np.argsort(np.array(texts))
    now = env.reset()
    for _ in range(STEPS[game]):
        masks = now.masks[:, by_text]
        for array in (now.observations, masks, now.seats, now.rewards, now.dones):
            found.update(np.ascontiguousarray(array).tobytes())
        actions = (choose.random(masks.shape, np.float32) * masks).argmax(axis=1)
        now = env.step(by_text[actions])
    return found.hexdigest()


if __name__ == "__main__":
    tables = {f"{name}-{p}": digest(name, p) for name in STEPS for p in games()[name].seats}
    json.dump(tables, sys.stdout, indent=2)
    print()

"""Many games at once: arrays in, arrays out."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from petteia.core.registry import game as game_named
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.research.actions import actions
from petteia.research.observers import observer
from petteia.research.rewards import rewards
from petteia.research.rows import Rows

STREAM = 32
"""The seed of a game's random numbers is the environment's seed above so many bits of its index."""


class Batch(NamedTuple):
    """The games after a step, one row each; the next step changes the same arrays."""

    observations: NDArray[np.float32]
    """What the seat that decides knows; all 0 in a game that is over."""
    masks: NDArray[np.bool_]
    """Its legal actions."""
    seats: NDArray[np.int64]
    """The seat that decides; NOBODY (-2) in a game that is over."""
    rewards: NDArray[np.float32]
    """By seat: what the game that ended in this step was worth; 0 in the others."""
    dones: NDArray[np.bool_]
    """Whether a game ended in this step (without `auto_reset`: or before it)."""


class BatchedEnv:
    """Steps many games of one kind at once; equal seeds and actions, equal arrays.

    With `auto_reset` a game that ends is followed by another in the same step: its rewards and
    `dones` are of the old game, the rest is of the new one. Without, it stays over and its actions
    are ignored until `reset`. Without `observe`, observations are not filled in, which is faster
    for agents that need masks only.
    """

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        auto_reset: bool = True,
        observe: bool = True,
    ) -> None:
        if size < 1:
            raise ValueError(f"there must be at least one game, not {size}")
        value = game_named(game)
        self.players = value.seats[0] if players is None else players
        self.size = size
        self.auto_reset = auto_reset
        self.observe = observe
        first = value.new(self.players, options)
        self.observer = observer(value, self.players, options)
        """How observations are laid out, and what writes them."""
        listed = actions(value, first)
        self.actions = listed.size
        """How many actions there are."""
        rngs = [Rng(seed << STREAM | index) for index in range(size)]
        self.rows = Rows(first, rngs, self.observer, listed.first, self.actions)
        self.batch = Batch(
            np.zeros((size, self.observer.size), np.float32),
            np.zeros((size, self.actions), np.bool_),
            np.zeros(size, np.int64),
            np.zeros((size, self.players), np.float32),
            np.zeros(size, np.bool_),
        )
        # The memory that the rows write to, as arrays.
        masks: NDArray[np.uint8] = np.asarray(memoryview(self.rows.masks))
        self._masks = masks.view(np.bool_).reshape(size, self.actions)
        self._seats: NDArray[np.int32] = np.asarray(memoryview(self.rows.seats))

    def reset(self) -> Batch:
        """Begin new games; the random numbers continue where they were."""
        for row in range(self.size):
            self.rows.begin(row)
        self.batch.rewards[:] = 0
        self.batch.dones[:] = False
        self._look()
        return self.batch

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """Play one legal action in every game; if one is not legal, nothing is played."""
        chosen = self._checked(actions)
        batch, rows = self.batch, self.rows
        ended = rows.play(chosen)
        batch.rewards[:] = 0
        if self.auto_reset:
            batch.dones[:] = False
        for row in ended:
            batch.rewards[row] = rewards(rows.states[row])
            batch.dones[row] = True
            if self.auto_reset:
                rows.begin(row)
        self._look()
        return batch

    def _checked(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (self.size,):
            raise ValueError(f"{self.size} games need as many actions, not {given.shape}")
        chosen: list[int] = given.tolist()
        wrong = self.rows.illegal(chosen)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {chosen[wrong]} is not legal")
        return chosen

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Return a random legal action for every game (0 for one that is over)."""
        masks = self.batch.masks
        found: NDArray[np.int64] = (rng.random(masks.shape, np.float32) * masks).argmax(axis=1)
        return found

    def _look(self) -> None:
        batch, rows = self.batch, self.rows
        rows.mark()
        batch.masks[:] = self._masks
        batch.seats[:] = self._seats
        if self.observe:
            seen: NDArray[np.int32] = np.asarray(memoryview(rows.observe()))
            batch.observations[:] = seen.reshape(batch.observations.shape)
            if not self.auto_reset:
                batch.observations[batch.seats == NOBODY] = 0

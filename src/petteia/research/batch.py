"""Many games at once: arrays in, arrays out."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from petteia.core.registry import game as game_named
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.research.episode import Episode

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
        self.episodes = [
            Episode(value, self.players, options, Rng(seed << STREAM | index))
            for index in range(size)
        ]
        one = self.episodes[0]
        self.actions = one.actions.size
        """How many actions there are."""
        self.layout = one.layout
        """How observations are laid out."""
        self.batch = Batch(
            np.zeros((size, self.layout.size), np.float32),
            np.zeros((size, self.actions), np.bool_),
            np.zeros(size, np.int64),
            np.zeros((size, self.players), np.float32),
            np.zeros(size, np.bool_),
        )
        self._nothing = bytes(one.layout.size * self.batch.observations.itemsize)

    def reset(self) -> Batch:
        """Begin all games anew; the random numbers go on where they were."""
        for episode in self.episodes:
            episode.begin()
        self.batch.rewards[:] = 0
        self.batch.dones[:] = False
        self._look()
        return self.batch

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """Play one legal action in every game; if one is not legal, nothing is played."""
        chosen = np.asarray(actions)
        self._check(chosen)
        rewards, dones = self.batch.rewards, self.batch.dones
        rewards[:] = 0
        for index, (episode, action) in enumerate(zip(self.episodes, chosen.tolist(), strict=True)):
            if episode.over:
                continue
            episode.play(action)
            if episode.over:
                rewards[index] = episode.rewards()
                dones[index] = True
                if self.auto_reset:
                    episode.begin()
            elif self.auto_reset:
                dones[index] = False
        self._look()
        return self.batch

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        if actions.shape != (self.size,):
            raise ValueError(f"{self.size} games need as many actions, not {actions.shape}")
        masks = self.batch.masks
        inside = (actions >= 0) & (actions < self.actions)
        legal = inside & masks[np.arange(self.size), np.where(inside, actions, 0)]
        for game in np.flatnonzero(~legal):
            if not self.episodes[game].over:
                raise ValueError(f"game {game}: action {actions[game]} is not legal")

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Return a random legal action for every game (0 for one that is over)."""
        masks = self.batch.masks
        found: NDArray[np.int64] = (rng.random(masks.shape, np.float32) * masks).argmax(axis=1)
        return found

    def _look(self) -> None:
        batch = self.batch
        rows: list[int] = []
        legal: list[int] = []
        seen: list[bytes] = []
        seats = [episode.seat for episode in self.episodes]
        for index, (episode, seat) in enumerate(zip(self.episodes, seats, strict=True)):
            if seat == NOBODY:
                seen.append(self._nothing)
                continue
            actions = episode.legal()
            rows += [index] * len(actions)
            legal += actions
            if self.observe:
                seen.append(episode.encoded(seat))
        batch.seats[:] = seats
        batch.masks[:] = False
        batch.masks[rows, legal] = True
        if self.observe:
            batch.observations.data.cast("B")[:] = b"".join(seen)

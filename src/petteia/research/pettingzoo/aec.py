"""A game as a PettingZoo environment in which one agent acts at a time (AEC)."""

from collections.abc import Mapping
from os import urandom
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from petteia.core.registry import game as game_named
from petteia.core.rng import Rng
from petteia.core.words import Words
from petteia.research.episode import Episode

VERSIONS = {"athens": 1}
"""Games whose actions have other numbers than in their first environment, version 0."""
LARGEST = 2.0**24
"""Bounds of an observation's numbers: whole numbers up to it are exact."""


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
) -> "GameEnv":
    """Return an environment of an installed game; without `players`, of its smallest table.

    PettingZoo's usual wrappers are not needed, and would take half of the time: the environment
    itself judges every action, and one that is not legal loses the game.
    """
    return GameEnv(game, players, options, seed, render_mode)


class GameEnv(AECEnv):
    """An agent for each seat; `player_0` sits on seat 0."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        seed: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        value = game_named(game)
        count = value.seats[0] if players is None else players
        self.metadata = {
            "name": f"{game}_v{VERSIONS.get(game, 0)}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.episode = Episode(value, count, options, _rng(seed))
        self._words = Words(value.package, "en")
        self.action_spaces = {
            agent: spaces.Discrete(self.episode.actions.size) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        size, actions = self.episode.observer.size, self.episode.actions.size
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what the agent's observations are like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what the agent's actions are like."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed the random numbers go on where they were."""
        if seed is not None:
            self.episode.rng = _rng(seed)
        self.episode.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what the agent's seat knows, and its legal actions while it is its turn."""
        seat = self._seats[agent]
        return {
            "observation": self.episode.observe(seat),
            "action_mask": self.episode.mask(seat),
        }

    def view(self, agent: str) -> Any:
        """Return what the agent's seat knows, as people are shown it."""
        return self.episode.view(self._seats[agent])

    def text(self, action: int) -> str:
        """Return a legal action as it is written in a record."""
        return self.episode.text(action)

    def step(self, action: int | None) -> None:
        """Play the selected agent's action and go on to the next decision."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        episode = self.episode
        if action is None or not episode.allows(int(action)):
            loser = self.agent_selection
            self._end({agent: -1.0 if agent == loser else 0.0 for agent in self.agents})
            return
        episode.play(int(action))
        if episode.over:
            self._end(dict(zip(self.agents, episode.rewards(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str:
        """Return the position in words, as a spectator sees it."""
        game = self.episode.game
        lines = game.wording.position(game.rules.view(self.episode.state, None))
        return "\n".join(self._words.say(line) for line in lines)

    def close(self) -> None:
        """Nothing is open."""


def _rng(seed: int | None) -> Rng:
    return Rng(int.from_bytes(urandom(8), "big") if seed is None else seed)

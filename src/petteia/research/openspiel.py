"""The games in OpenSpiel: explicit chance, and each seat's information as text and tensor.

`register()` makes every installed game loadable as `petteia_<name>`; its parameters are `players`
and the game's own options, such as `petteia_agora_lieske(players=3,open_hands=true)`.

An observation is a seat's view. An information state is, as text, the record as that seat may know
it; as a tensor, again the view, which carries all that its seat may remember of the position.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from petteia.core.game import Game
from petteia.core.move import Move
from petteia.core.registry import games
from petteia.core.state import CHANCE, NOBODY, State
from petteia.core.undo import encoded
from petteia.research.actions import actions
from petteia.research.observers import observer
from petteia.research.optional import need
from petteia.research.rewards import rewards

pyspiel: Any = need("pyspiel", "openspiel")

PREFIX = "petteia_"
LONGEST = 20_000
"""A bound on moves, which OpenSpiel asks for; no game comes near it."""


def register() -> list[str]:
    """Register every installed game; return their names in OpenSpiel."""
    names = []
    for game in games().values():
        name = PREFIX + game.name
        if name not in pyspiel.registered_names():
            pyspiel.register_game(_type(game), _maker(game))
        names.append(name)
    return names


def _type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} ({game.designer})",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            **{option.name: option.default for option in game.options},
        },
    )


def _maker(game: Game) -> Any:
    """Return what OpenSpiel calls to load a game: it wants a class for each."""

    class Loaded(SpielGame):
        petteia = game

    return Loaded


class SpielGame(pyspiel.Game):
    """A game with its number of players and options."""

    petteia: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.petteia
        chosen = dict(params or {})
        players = chosen.pop("players", game.seats[0])
        self.first: State = game.new(players, chosen)
        self.observer = observer(game, players, chosen)
        self.actions = actions(game, self.first)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=len(self.first.catalogue().moves(chance=True)),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(game), info, params or {})

    def new_initial_state(self) -> "SpielState":
        """Return the first position."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return what writes observations, or information states where recall is asked for."""
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielLine:
    """A position and how it came about; OpenSpiel copies what a state holds with deepcopy."""

    def __init__(self, state: State, moves: list[tuple[Move, int]]) -> None:
        self.state = state
        self.moves = moves
        """Every move with the round it was made in."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielLine":
        return SpielLine(self.state.copy(), self.moves[:])


class SpielState(pyspiel.State):
    """A position as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = SpielLine(game.first.copy(), [])

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's number for chance or for the end."""
        actor = self.line.state.actor
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else actor

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.line.state.actor == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.get_game().actions.legal(self.line.state)  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, with probabilities."""
        state = self.line.state
        weights = state.weights()
        total = sum(weights)
        pairs = zip(state.legal(), weights, strict=True)
        return sorted((move, weight / total) for move, weight in pairs)

    def _apply_action(self, action: int) -> None:
        state = self.line.state
        number = self._number(action)
        self.line.moves.append((self.get_game().petteia.move(state, number), state.round))
        state.play(number)

    def _number(self, action: int) -> int:
        state = self.line.state
        if state.actor == CHANCE:
            return action
        return self.get_game().actions.move(state, action)  # type: ignore[no-any-return]

    def _action_to_string(self, player: int, action: int) -> str:
        return self.get_game().petteia.move(self.line.state, self._number(action)).words  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        """Return what the game was worth to each seat; 0 while it goes on."""
        state = self.line.state
        return rewards(state) if state.actor == NOBODY else [0.0] * state.players

    def __str__(self) -> str:
        return "\n".join(str(move) for move, _ in self.line.moves)


class SpielObserver:
    """Writes what a seat knows, as a tensor and as text."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.game = game
        self.recalls = recalls
        self.tensor: NDArray[np.float32] = np.zeros(game.observer.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat knows into the tensor."""
        self.tensor[:] = np.asarray(memoryview(self.game.observer.row(state.line.state, player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a seat's view as JSON, or the record as it may know it."""
        game, now = self.game.petteia, state.line.state
        if not self.recalls:
            return encoded(game, now, player).decode()
        moves = [str(game.rules.seen(now, move, made, player)) for move, made in state.line.moves]
        return "\n".join([f"seat {player}", *moves])

"""The games in OpenSpiel pass its tests and run with its algorithms."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, tabular_qlearner

from petteia.core.game import Game
from petteia.research import openspiel

from .tables import NAMES, TABLES

NOT_SLOW = [(game, players) for game, players in TABLES if game.name != "agora_ernest"]


@pytest.fixture(autouse=True)
def registered() -> None:
    openspiel.register()


def load(game: Game, players: int) -> openspiel.SpielGame:
    """Return a game as OpenSpiel loads it."""
    loaded: openspiel.SpielGame = pyspiel.load_game(f"petteia_{game.name}(players={players})")
    return loaded


def draw(state: openspiel.SpielState, rng: np.random.RandomState) -> None:
    """Play a result of chance."""
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(rng.choice(actions, p=chances)))


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_openspiel_simulates_random_games(game: Game, players: int) -> None:
    # Serializing replays the whole record: only where games are short.
    short = game.name == "astragaloi"
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=short, verbose=False)


def test_registering_twice_is_the_same() -> None:
    assert openspiel.register() == openspiel.register()


def test_options_are_parameters() -> None:
    state = pyspiel.load_game("petteia_agora_lieske(players=3,open_hands=true)").new_initial_state()
    assert '"open_hands":true' in state.observation_string(1)


def test_probabilities_are_the_weights() -> None:
    state = pyspiel.load_game("petteia_astragaloi(players=2)").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(0)
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    assert len(set(outcomes.values())) > 1


def test_clones_are_independent() -> None:
    state = pyspiel.load_game("petteia_offrandes").new_initial_state()
    state.apply_action(0)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) != str(other)
    assert len(state.line.moves) == 1


def test_an_information_state_hides_what_the_seat_may_not_know() -> None:
    game = pyspiel.load_game("petteia_agora_lieske(players=2)")
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        draw(state, rng)
    mover = state.current_player()
    other = 1 - mover
    first, second = state.clone(), state.clone()
    first.apply_action(first.string_to_action(mover, "place A court"))
    second.apply_action(second.string_to_action(mover, "place B court"))
    assert first.information_state_string(other) == second.information_state_string(other)
    assert first.information_state_tensor(other) == second.information_state_tensor(other)
    assert first.observation_string(other) == second.observation_string(other)
    assert first.information_state_string(mover) != second.information_state_string(mover)
    assert first.observation_tensor(mover) != second.observation_tensor(mover)


@pytest.mark.parametrize(("game", "players"), NOT_SLOW, ids=[f"{g.name}-{n}" for g, n in NOT_SLOW])
def test_its_mcts_plays(game: Game, players: int) -> None:
    loaded = load(game, players)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 2, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = loaded.new_initial_state()
    while state.is_chance_node():
        draw(state, rng)
    assert bot.step(state) in state.legal_actions()


def test_its_tabular_learner_learns() -> None:
    env = rl_environment.Environment(
        pyspiel.load_game("petteia_astragaloi(players=2)"),
        chance_event_sampler=rl_environment.ChanceEventSampler(seed=1),
    )
    size = env.action_spec()["num_actions"]
    np.random.seed(1)
    agents = [tabular_qlearner.QLearner(player_id=seat, num_actions=size) for seat in range(2)]
    for _ in range(20):
        step = env.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = env.step([agents[seat].step(step).action])
        assert sum(step.rewards) == 0
        for agent in agents:
            agent.step(step)
    assert any(value for table in agents[0]._q_values.values() for value in table.values())

"""The memory of a search is bounded, whatever the budget."""

import json
import subprocess
import sys
import tracemalloc

import pytest

from petteia.bots.search import MOST_MOVES, MOST_NODES
from petteia.bots.tree import Node

BOUND = 200_000_000

FAR = 1 << 48
"""Numbers of moves this large, such as placements on a table, are objects of their own."""

LONG_SEARCH = """
import json, resource, sys
from petteia.bots.bot import Searcher
from petteia.bots.plugins import heuristic
from petteia.core.match import Match
from petteia.core.registry import game as named
from petteia.core.rng import Rng
from petteia.core.state import CHANCE

game = named(sys.argv[1])
match, rng = Match(game, game.seats[-1]), Rng(3)
while match.state.actor == CHANCE or len(match.state.legal()) < 2:
    if match.state.actor == CHANCE:
        match.draw(rng)
    else:
        match.submit(match.game.move(match.state, match.state.legal()[0]))
view = match.view(match.state.actor)
player = Searcher("long", game, heuristic(game), iterations=32)
player.searched(view, Rng(1))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
player.iterations = int(sys.argv[2])
search = player.searched(view, Rng(1))
after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps({"grown": (after - before) * 1024, "nodes": search.nodes, "moves": search.listed}))
"""


def test_the_largest_tree_there_may_be_is_small_enough() -> None:
    width = MOST_MOVES // MOST_NODES
    tracemalloc.start()
    nodes = [Node()]
    for number in range(MOST_NODES):
        node = nodes[number]
        moves = [FAR + number * width + place for place in range(width)]
        for place, move in enumerate(moves):
            node.add(move, 1 / (2 + place))
            node.visits[place] = 1000 + place
            node.gains[place] = place / 3
            if len(nodes) < MOST_NODES:
                nodes.append(Node())
                node.below[place] = nodes[-1]
        node.known.update(moves)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 0 < size < BOUND


@pytest.mark.long
@pytest.mark.parametrize("name", ["agora_lieske", "athens", "offrandes"])
def test_a_search_without_end_grows_no_further(name: str) -> None:
    """More simulations than the tree has room for; measured as the system sees it."""
    command = [sys.executable, "-c", LONG_SEARCH, name, str(2 * MOST_NODES)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = json.loads(said)
    assert found["nodes"] == MOST_NODES or found["moves"] >= MOST_MOVES
    assert found["grown"] < BOUND

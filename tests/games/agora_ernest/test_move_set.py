"""The set of placements that have been seen."""

from random import Random

from petteia.games.agora_ernest.move_set import FIRST_SIZE, MoveSet
from petteia.games.agora_ernest.moves import build


def test_a_move_is_new_once_also_when_the_table_has_grown() -> None:
    rng = Random(1)
    seen = MoveSet()
    known: set[int] = set()
    for _ in range(3 * FIRST_SIZE):
        move = build(rng.randrange(-40, 40) * 500, rng.randrange(-9, 9) * 500, 9000)
        assert seen.add(move) == (move not in known)
        known.add(move)
    assert seen.count == len(known)
    assert seen.size > FIRST_SIZE

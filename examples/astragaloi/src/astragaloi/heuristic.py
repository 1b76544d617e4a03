"""How bots judge Astragaloi: a throw risks the sum for about three and a half points."""

from typing import Any

from astragaloi.game import AGAIN, SIDES
from petteia.bots.heuristic import Heuristic
from petteia.core.message import Message


class BonesHeuristic(Heuristic):
    def worth(self, state: Any, seat: int) -> float:
        return float(state.score[seat] + (state.sum if state.thrower == seat else 0))

    def rates(self, state: Any, legal: list[int]) -> list[float]:
        bone = [state.numbers["bone"][str(side)] for side in SIDES]
        gain = sum(side * weight for side, weight in zip(SIDES, bone, strict=True)) / sum(bone)
        risk = bone[0] / sum(bone)
        again = (1 - risk) * gain - risk * state.sum
        return [again if move == AGAIN else 0.0 for move in legal]

    def settled(self, state: Any) -> bool:
        return bool(state.sum == 0)

    def is_open(self) -> bool:
        return True

    def reason(self, state: Any, move: int) -> Message:
        return Message("K2.2", "hint-again" if move == AGAIN else "hint-keep", {"sum": state.sum})

"""What several seats know of Agora (Lieske), made together."""

from collections.abc import Sequence

from msgspec.structs import replace

from petteia.games.agora_lieske.model import CITIZENS, EMPTY, SECTION, Position
from petteia.games.agora_lieske.view import stander, view
from petteia.games.agora_lieske.view_types import AgoraLieskeView, Stander


def views(state: Position, seats: Sequence[int | None]) -> list[AgoraLieskeView]:
    """Return what each seat knows: all but the letters on the board is the same for everybody."""
    s, common = state, view(state, None)
    own: dict[int | None, list[tuple[int, Stander]]] = {}
    index = 0
    for spot, citizen in enumerate(s.spot):
        if citizen != EMPTY:
            place = s.where[citizen]
            if s.turned <= SECTION[place]:
                known = stander(place, spot - s.setting.first[place] + 1, citizen, True)
                own.setdefault(citizen // CITIZENS, []).append((index, known))
            index += 1
    found = []
    for seat in seats:
        board = common.board[:]
        for index, known in own.get(seat, ()):
            board[index] = known
        found.append(replace(common, seat=seat, board=board))
    return found

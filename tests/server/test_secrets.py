"""Nobody learns what they may not: games that differ only in secrets give byte-equal traffic."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.move import Move
from petteia.core.registry import games
from petteia.core.rng import Rng

from .guests import Guest, House, Time, opened

GAMES = sorted(games().values(), key=lambda game: game.name)
STEPS = 60


class Ids:
    """Ids that are the same in both houses."""

    def __init__(self) -> None:
        self.numbers = count(1)

    def __call__(self, length: int) -> str:
        return str(next(self.numbers)).rjust(length, "a")


class Side:
    """One of the two houses: the table, its people and the eyes that watch."""

    def __init__(self, house: House, game: Game, players: int) -> None:
        self.house = house
        self.people = [house.guest(f"P{seat}") for seat in range(players)]
        self.watcher = house.guest("Watcher")
        seats = [{"who": "me"}, *[{"who": "open"}] * (players - 1)]
        asked = {"game": game.name, "seats": seats, "public": True}
        self.table: str = self.people[0].post("/api/tables", asked, 201)["table"]["id"]
        for guest in self.people[1:]:
            guest.do(self.table, "sit")

    @property
    def match(self) -> Match:
        match: Match = self.house.serving.club.live[self.table].table.match
        return match

    def eyes(self, viewer: int | None) -> Guest:
        return self.watcher if viewer is None else self.people[viewer]

    def traffic(self, viewer: int | None) -> Iterator[str]:
        """Everything the viewer can ask for, as it comes over the line."""
        guest = self.eyes(viewer)
        for path in ("seen", "record", "replay", "undoable", "note"):
            if viewer is None and path in ("undoable", "note"):
                continue
            url = f"/api/tables/{self.table}/{path}"
            answer = self.house.client.get(url, headers={"cookie": guest.cookie})
            self.house.client.cookies.clear()
            yield answer.text


def lookalikes(match: Match, looks: Move, viewer: int | None) -> list[Move]:
    """Return the legal moves that look to the viewer like this one."""
    state = match.state
    moves = [match.game.move(state, number) for number in state.legal()]
    return [m for m in moves if match.game.seen(state, m, state.round, viewer) == looks]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", [None, 1])
def test_traffic_tells_no_secret(tmp_path: Path, game: Game, viewer: int | None) -> None:
    rng = Rng(11)
    differing = compared = 0
    with ExitStack() as stack:
        sides = []
        for name in ("real", "twin"):
            house = stack.enter_context(opened(tmp_path / name, now=Time(), new_id=Ids()))
            sides.append(Side(house, game, game.seats[0]))
        real, twin = sides
        assert real.table == twin.table
        lines = [stack.enter_context(side.eyes(viewer).socket()) for side in sides]
        for line in lines:
            line.send_json({"type": "join", "table": real.table})
        for _ in range(STEPS):
            if real.match.seen_record(viewer) != twin.match.seen_record(viewer):
                break  # the rules have told the secret; from here on they may differ
            assert list(real.traffic(viewer)) == list(twin.traffic(viewer))
            compared += 1
            state = real.match.state
            if state.actor < 0 or twin.match.state.actor != state.actor:
                break
            moves = [game.move(state, number) for number in state.legal()]
            move = moves[rng.below(len(moves))]
            looks = game.seen(state, move, state.round, viewer)
            others = lookalikes(twin.match, looks, viewer)
            if not others:
                break
            other = others[rng.below(len(others))]
            differing += move != other
            for side, made in ((real, move), (twin, other)):
                side.people[made.actor].do(side.table, "move", text=str(made))
        told: list[list[str]] = [[], []]
        for line, frames in zip(lines, told, strict=True):
            line.send_json({"type": "ping"})
            while not frames or '"pong"' not in frames[-1]:
                frames.append(line.receive_text())
        assert len(told[0]) == len(told[1])
        # The last act may have told the secret: all frames before it are equal.
        assert told[0][: compared + 1] == told[1][: compared + 1]
    assert compared > 3
    if game.name == "agora_lieske":
        assert differing > 3

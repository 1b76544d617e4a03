"""Nobody learns what they may not: games that differ only in secrets give byte-equal traffic."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.move import Move
from petteia.core.record import Record
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.testing.promises import some_move
from petteia.testing.twins import Twin

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

    def __init__(self, house: House, game: Game, players: int, begun: Record | None) -> None:
        self.house = house
        self.people = [house.guest(f"P{seat}") for seat in range(players)]
        self.watcher = house.guest("Watcher")
        seats = [{"who": "me"}, *[{"who": "open"}] * (players - 1)]
        asked: dict[str, Any] = {"seats": seats, "public": True}
        if begun is None:
            made = self.people[0].post("/api/tables", asked | {"game": game.name}, 201)
        else:
            asked["record"] = msgspec.to_builtins(begun)
            made = self.people[0].post("/api/records", asked, 201)
        self.table: str = made["table"]["id"]
        for guest in self.people[1:]:
            guest.do(self.table, "sit")

    @property
    def match(self) -> Match:
        match: Match = self.house.runtime.host.tables[self.table].table.match
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
    return [m for m in moves if match.game.rules.seen(state, m, state.round, viewer) == looks]


def begun_with_secrets(game: Game, viewer: int | None, wanted: str) -> tuple[Record, Record]:
    """Return a record and one that looks the same to the viewer, up to where they differ."""
    for seed in range(100):
        real, rng = Match(game, game.seats[0]), Rng(seed)
        twin = Twin(real, viewer, Rng(seed + 1))
        alike = True
        while alike and not twin.hidden and real.state.actor != NOBODY:
            state = real.state
            tempting = [m for m in state.legal() if wanted in state.catalogue().text(m)]
            chosen = tempting[0] if tempting and state.actor >= 0 else some_move(state, rng)
            move = game.move(state, chosen)
            lookalikes = twin.lookalikes(move, real)
            real.submit(move)
            alike = twin.follow(real, lookalikes)
        if alike and twin.hidden:
            return real.record(), twin.match.record()
    raise AssertionError(f"no secret was found in {game.name}")


def compare(
    place: Path, game: Game, viewer: int | None, steps: int,
    begun: Sequence[Record | None] = (None, None),
) -> tuple[int, int]:  # fmt: skip
    """Play two games that look the same to the viewer, on two servers; compare all it is told.

    Return how often they were compared, and in how many moves they differed.
    """
    rng = Rng(11)
    differing = compared = 0
    with ExitStack() as stack:
        sides = []
        for name, record in zip(("real", "twin"), begun, strict=True):
            house = stack.enter_context(opened(place / name, now=Time(), new_id=Ids()))
            sides.append(Side(house, game, game.seats[0], record))
        real, twin = sides
        assert real.table == twin.table
        lines = [stack.enter_context(side.eyes(viewer).socket()) for side in sides]
        told: list[list[str]] = [[], []]
        for line, frames in zip(lines, told, strict=True):
            # In half of the games the viewer is sent only what changed.
            line.send_json({"type": "join", "table": real.table, "changes": viewer != 0})
            # Only then everybody is seen to be there.
            while not frames or not frames[-1].startswith('{"type":"joined"'):
                frames.append(line.receive_text())
        for _ in range(steps):
            if real.match.seen_record(viewer) != twin.match.seen_record(viewer):
                break  # the rules have told the secret; from here on they may differ
            assert list(real.traffic(viewer)) == list(twin.traffic(viewer))
            compared += 1
            state = real.match.state
            if state.actor < 0 or twin.match.state.actor != state.actor:
                break
            moves = [game.move(state, number) for number in state.legal()]
            move = moves[rng.below(len(moves))]
            looks = game.rules.seen(state, move, state.round, viewer)
            others = lookalikes(twin.match, looks, viewer)
            if not others:
                break
            other = others[rng.below(len(others))]
            differing += move != other
            for side, made in ((real, move), (twin, other)):
                side.people[made.actor].do(side.table, "move", text=str(made))
        for line, frames in zip(lines, told, strict=True):
            line.send_json({"type": "ping"})
            while '"pong"' not in frames[-1]:
                frames.append(line.receive_text())
        assert len(told[0]) == len(told[1])
        # The last act may have told the secret: all frames before it are equal.
        assert told[0][: compared + 1] == told[1][: compared + 1]
    return compared, differing


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", [None, 1])
def test_traffic_tells_no_secret(tmp_path: Path, game: Game, viewer: int | None) -> None:
    compared, differing = compare(tmp_path, game, viewer, STEPS)
    assert compared > 3
    if game.name == "agora_lieske":
        assert differing > 3


@pytest.mark.parametrize("viewer", [None, 1])
def test_A3_9_traffic_does_not_tell_another_seats_oracle_cards(
    tmp_path: Path, viewer: int | None
) -> None:
    game = games()["athens"]
    begun = begun_with_secrets(game, viewer, "oracle")
    points = [Match.of(record).standing().points[0]["oracles"] for record in begun]
    assert points[0] != points[1]
    compared, _ = compare(tmp_path, game, viewer, 10, begun)
    assert compared > 3

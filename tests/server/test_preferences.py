"""A player's settings: stored once, the same on every device, bounded by their type."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from petteia import wire
from petteia.server.storage.schema import preferences

from .guests import House, opened
from .postgres import cluster
from .test_v1_database import SAID, ask, at_that_time, stored

PATH = "/api/me/preferences"
CHOSEN = {"speed": "fast", "sound": "on", "volume": 70, "language": "fr", "patterns": True}
DEFAULTS = msgspec.to_builtins(wire.Preferences())


@pytest.fixture(params=["sqlite", "postgresql"])
def any_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    if request.param == "sqlite":
        with opened(tmp_path) as house:
            yield house
    else:
        with cluster(tmp_path / "cluster") as url, opened(tmp_path, database=url) as house:
            yield house


def test_settings_follow_a_player_to_another_device(any_house: House) -> None:
    guest = any_house.guest()
    assert guest.get(PATH) == {"preferences": None}
    assert guest.put(PATH, CHOSEN) == {"preferences": DEFAULTS | CHOSEN}
    other = any_house.guest()
    assert other.get(PATH) == {"preferences": None}
    secret = guest.post("/api/me/transfer")["secret"]
    other.post("/api/claim", {"secret": secret})
    assert other.get(PATH) == {"preferences": DEFAULTS | CHOSEN}
    guest.put(PATH, {"theme": "dark"})
    assert other.get(PATH) == {"preferences": DEFAULTS | {"theme": "dark"}}


@pytest.mark.parametrize(
    "wrong",
    [
        {"speed": "warp"},
        {"volume": 101},
        {"volume": -1},
        {"language": "<script>"},
        {"language": "x" * 9},
        {"patterns": "yes"},
        {"more": "x"},
        [],
    ],
)
def test_other_settings_are_refused(house: House, wrong: Any) -> None:
    guest = house.guest()
    assert guest.put(PATH, wrong, 400)["problem"] == "wrong-body"
    assert guest.get(PATH) == {"preferences": None}


def test_forgetting_a_player_deletes_the_settings(house: House) -> None:
    guest = house.guest()
    guest.put(PATH, CHOSEN)
    guest.ask("DELETE", "/api/me")
    with house.runtime.store.reader.connect() as connection:
        assert connection.execute(select(preferences)).all() == []


def test_values_of_a_newer_version_count_as_none(house: House) -> None:
    guest = house.guest()
    guest.put(PATH, CHOSEN)
    with house.runtime.store.writer.begin() as connection:
        connection.execute(update(preferences).values(value='{"speed": "warp"}'))
    assert guest.get(PATH) == {"preferences": None}


def test_players_of_1_0_have_no_settings_yet_and_can_store_some(tmp_path: Path) -> None:
    with opened(stored(tmp_path), now=at_that_time()) as house:
        who = next(iter(SAID["tokens"]))
        assert ask(house, who, "GET", PATH) == (200, {"preferences": None})
        assert ask(house, who, "PUT", PATH, CHOSEN)[0] == 200
        assert ask(house, who, "GET", PATH) == (200, {"preferences": DEFAULTS | CHOSEN})

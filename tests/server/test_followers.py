"""Followers who may no longer watch: nothing more of the table reaches them."""

from pathlib import Path
from typing import Any

import pytest

from .guests import Guest, House, opened
from .test_socket import join, until


def waiting_room(house: House, watch: str) -> tuple[str, Guest, Guest]:
    """Return a table of three at which two sit and wait."""
    one, two = house.guest(), house.guest("Lysias")
    made = one.make(["me", "open", "open"], terms={"watch": watch})
    table = made["table"]["id"]
    two.do(table, "sit", invitation=made["invitation"])
    return table, one, two


def heard_until_pong(line: Any) -> list[Any]:
    """Return the frames that have arrived."""
    line.send_json({"type": "ping"})
    frames: list[Any] = []
    while not frames or frames[-1]["type"] != "pong":
        frames.append(line.receive_json())
    return frames[:-1]


def test_a_player_who_left_a_private_table_hears_no_more_of_it(house: House) -> None:
    table, one, two = waiting_room(house, "nobody")
    with one.socket() as stays, two.socket() as leaves:
        for line in (stays, leaves):
            join(line, table)
        heard_until_pong(stays), heard_until_pong(leaves)
        two.do(table, "leave", seat=1)
        (last,) = [frame for frame in heard_until_pong(leaves) if frame["type"] != "ack"]
        assert last["type"] == "mistake"
        assert (last["problem"], last["table"]) == ("not-to-be-watched", table)
        one.do(table, "chat", seat=0, text="he is gone")
        assert heard_until_pong(leaves) == []
        assert [frame["type"] for frame in heard_until_pong(stays)].count("happened") == 2
        leaves.send_json({"type": "join", "table": table})
        assert until(leaves, "mistake")["problem"] == "not-to-be-watched"
    assert not house.runtime.host.tables[table].followers


@pytest.mark.parametrize("watch", ["anyone", "link"])
def test_a_player_who_left_an_open_table_may_stay_and_watch(house: House, watch: str) -> None:
    table, one, two = waiting_room(house, watch)
    with two.socket() as leaves:
        join(leaves, table)
        two.do(table, "leave", seat=1)
        assert until(leaves, "happened")["seat"] is None
        one.do(table, "chat", seat=0, text="he watches")
        assert until(leaves, "happened")["entries"][0]["text"] == "he watches"


def test_who_left_by_another_node_hears_no_more_either(tmp_path: Path) -> None:
    with opened(tmp_path) as here, opened(tmp_path) as there:
        table, one, two = waiting_room(here, "nobody")
        assert there.client.portal is not None
        refresh = there.runtime.host.refresh_all
        far = Guest(there.client, "Phryne")
        far.cookie = two.cookie
        with far.socket() as leaves:
            join(leaves, table)
            heard_until_pong(leaves)
            two.do(table, "leave", seat=1)
            one.do(table, "chat", seat=0, text="he is gone")
            there.client.portal.call(refresh)
            frames = heard_until_pong(leaves)
            assert [frame["type"] for frame in frames] == ["mistake"]

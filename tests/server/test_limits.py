"""Rate limits and counts, by person and by address."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.server.limits.allowances import Allowances
from petteia.server.limits.rate_limit import Held, Limit, Rate, network
from petteia.server.settings import UNLIMITED, Limits, with_limits

from .guests import Time, opened


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_is_counted_by_its_network(host: str, key: str) -> None:
    assert network(host) == key


@given(st.ip_addresses(v=6), st.integers(0, 2**64 - 1))
def test_all_addresses_behind_one_ipv6_prefix_are_one(host: object, other: int) -> None:
    first = int(host)  # type: ignore[call-overload]
    if first >> 32 == 0xFFFF:  # an IPv4 address
        return
    same = (first >> 64 << 64) | other
    if same >> 32 != 0xFFFF:
        from ipaddress import IPv6Address

        assert network(str(IPv6Address(first))) == network(str(IPv6Address(same)))


def test_what_was_used_is_charged_into_debt_and_refills() -> None:
    time = Time()
    rate = Rate(10, 100, time)
    rate.charge("one", 250)
    assert rate.level("one") == -150
    assert not rate.allows("one")
    assert rate.allows("two")
    time.pass_by(16)
    assert rate.level("one") == 10
    time.pass_by(1000)
    assert rate.level("one") == 100


def test_a_person_at_the_limit_leaves_the_address_to_the_others() -> None:
    time = Time()
    limit = Limit(Rate(0, 5, time), Rate(0, 100, time))
    assert [limit.allows("flood", "club") for _ in range(500)].count(True) == 5
    assert limit.refused == 495
    assert [limit.allows(f"player {n}", "club") for n in range(60)].count(True) == 60


def test_an_address_has_a_limit_of_its_own() -> None:
    time = Time()
    limit = Limit(Rate(0, 5, time), Rate(0, 12, time))
    assert [limit.allows(f"guest {n}", "there") for n in range(50)].count(True) == 12
    assert limit.allows("another", "elsewhere")


def test_what_is_held_is_counted_until_it_is_released() -> None:
    held = Held(2, 3)
    assert [held.take("one", "club") for _ in range(3)] == [True, True, False]
    assert [held.take("two", "club") for _ in range(2)] == [True, False]
    held.release("one", "club")
    assert held.of_address("club") == 2
    assert held.take("two", "club")
    for player in ("one", "two", "two"):
        held.release(player, "club")
    assert held.held == {}


def test_every_rate_has_a_more_generous_one_for_an_address() -> None:
    limits = Limits()
    names = [name for name in vars(limits) if f"{name}_per_address" in vars(limits)]
    assert len(names) >= 18
    for name in names:
        assert getattr(limits, f"{name}_per_address") > getattr(limits, name), name


def test_sixty_people_behind_one_address_play_undisturbed() -> None:
    """Each plays a move a second for ten minutes, asks about it, and chats now and then."""
    time = Time()
    allowances = Allowances(Limits(), time)
    for second in range(600):
        time.pass_by(1)
        for number in range(60):
            one = f"player {number}"
            assert allowances.frames.allows(one, "club")
            assert allowances.requests.allows(one, "club")
            assert allowances.requests.allows(one, "club")
            if second % 10 == number % 10:
                assert allowances.compute.has(one, "club", 1)
                allowances.compute.charge(one, "club", 100)
            if second % 60 == number:
                assert allowances.chat.allows(one, "club")
                assert allowances.hints.allows(one, "club")
    assert set(allowances.refusals().values()) == {0}


def test_a_step_of_the_wall_clock_locks_nobody_out(tmp_path: Path) -> None:
    """The limits' clock is another one: a known client goes on as before."""
    wall = Time()
    steady = Time()
    limits = Limits(requests_per_second=1, requests_at_once=20)
    with opened(tmp_path, limits=limits, now=wall, monotonic=steady) as house:
        one = house.guest()
        wall.pass_by(-600)
        steady.pass_by(60)
        for _ in range(15):
            one.get("/api/me")
        wall.pass_by(1200)
        steady.pass_by(60)
        for _ in range(15):
            one.get("/api/me")


def test_limits_are_chosen_by_name() -> None:
    chosen = with_limits(["sockets=5", "chat_per_minute=0.5"])
    assert (chosen.sockets, chosen.chat_per_minute) == (5, 0.5)
    assert chosen.joined == Limits().joined
    for wrong, told in (("no_such=5", "is not a limit"), ("sockets=many", "a number is needed"),
                        ("sockets=-1", "from 0"), ("sockets", "a number is needed")):  # fmt: skip
        with pytest.raises(ValueError, match=told):
            with_limits([wrong])


def test_unlimited_keeps_the_bounds_on_sizes() -> None:
    assert UNLIMITED.send_bytes == Limits().send_bytes
    assert UNLIMITED.sockets_per_address == 10**9


def test_every_limit_is_documented_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    missing = [
        name
        for name, value in vars(Limits()).items()
        if not re.search(rf"`{name}` {value:,}(?!\d|,\d)", text)
    ]
    assert missing == []

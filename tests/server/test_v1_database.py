"""A database written by version 1.0 opens, shows the same and plays on. See v1/README.md."""

import json
import lzma
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import load_pem_private_key

from petteia.cli import main
from petteia.core import fair_chance
from petteia.core.match import Match
from petteia.core.record import loads
from petteia.core.rng import Rng

from .authenticator import Authenticator
from .guests import House, Time, opened
from .postbox import data_of

V1 = Path(__file__).parent / "v1"
SAID: Any = json.loads(lzma.decompress((V1 / "answers.json.xz").read_bytes()))
TABLES: dict[str, str] = SAID["tables"]
RECHARGED = ("clock undone", "clock left and returned")
"""Tables of 1.0 whose clocks had more time than an honest player's."""
STALLS, EVENT_ROWS = 3, 2
"""What 1.0 said once holds for every stall, and for every row of an event."""


def stored(data: Path) -> Path:
    """Write the database of 1.0 into a directory."""
    text = lzma.decompress((V1 / "database.sql.xz").read_bytes()).decode()
    data.mkdir(exist_ok=True)
    with closing(sqlite3.connect(data / "petteia.db")) as database:
        database.executescript(text)
    return data


def at_that_time() -> Time:
    then = Time()
    then.now = SAID["now"]
    return then


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on the database, only looked at."""
    with opened(stored(tmp_path_factory.mktemp("v1")), now=at_that_time()) as house:
        yield house


@pytest.fixture
def own(tmp_path: Path) -> Iterator[House]:
    """A server on a copy of its own."""
    with opened(stored(tmp_path), now=at_that_time()) as house:
        yield house


def ask(house: House, who: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """Ask as one of the people of that time, by the token 1.0 gave; no name: as a spectator."""
    headers = {"authorization": f"Bearer {SAID['tokens'][who]}"} if who else {}
    sent = {} if body is None else {"json": body}
    answer = house.client.request(method, path, headers=headers, **sent)
    house.client.cookies.clear()
    return answer.status_code, answer.json()


def whole_log(house: House, who: str, path: str, entries: list[Any]) -> list[Any]:
    """Return all entries of a log: the pages before these are asked for one by one."""
    place, _, query = path.partition("/seen")
    seat = query.replace("?", "&")
    while entries and entries[0]["number"] > 1:
        status, page = ask(
            house, who, "GET", f"{place}/entries?before={entries[0]['number']}{seat}"
        )
        assert status == 200
        assert page["entries"]
        entries = page["entries"] + entries
    return entries


def as_now(was: Any) -> Any:
    """Return what 1.0 said in the shape of today: yields by stall, and every event for itself."""
    view = was.get("view") if isinstance(was, dict) else None
    if view and view.get("game") == "agora_lieske":
        view["yields"] = [view["yields"]] * STALLS
    if view and view.get("game") == "athens":
        steps = view["sheet"].pop("rows_to_close")
        for event in view["sheet"]["events"]:
            event["colours"] = [event["colours"]] * EVENT_ROWS
            event["steps"] = steps
    return was


def same(was: Any, now: Any, where: str = "") -> None:
    """Whatever 1.0 said is still said; there may be more."""
    if isinstance(was, dict):
        assert isinstance(now, dict), where
        for key, value in was.items():
            assert key in now, f"{where}.{key} is missing"
            if key == "args":
                same_numbers(value, now[key], f"{where}.{key}")
            else:
                same(value, now[key], f"{where}.{key}")
    elif isinstance(was, list):
        assert isinstance(now, list), where
        assert len(was) == len(now), where
        for number, (before, after) in enumerate(zip(was, now, strict=True)):
            same(before, after, f"{where}[{number}]")
    else:
        assert was == now, where


def same_numbers(was: Any, now: Any, where: str) -> None:
    """A sentence may be put together in another way; the numbers it still names are the same."""
    for key in was.keys() & now.keys():
        if isinstance(was[key], int):
            assert was[key] == now[key], f"{where}.{key}"


def clocks_of(info: Any) -> list[int]:
    """Take a table's times out of what is known of it."""
    times = [info.pop("deadline"), *(seat.pop("clock") for seat in info["seats"])]
    return [left for left in times if left is not None]


@pytest.mark.parametrize("name", SAID["answers"], ids=lambda name: name or "people")
def test_every_answer_is_the_same(old: House, name: str) -> None:
    for who, path, status, was in json.loads(json.dumps(SAID["answers"][name])):
        now_status, now = ask(old, who, "GET", path)
        assert now_status == status, (path, now)
        if path.endswith("/undoable") and name.startswith(("clock", "rated")):
            assert now["moves"] <= was["moves"]  # a turn that passed on needs consent now
            continue
        if "/seen" in path and "entries" in now:
            now["entries"] = whole_log(old, who, path, now["entries"])
        if name in RECHARGED and "table" in was:
            for before, after in zip(clocks_of(was["table"]), clocks_of(now["table"]), strict=True):
                assert after <= before
        same(as_now(was), now, path)


def test_check_finds_no_difference(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["admin", "check", "--data", str(stored(tmp_path))])
    assert (done.exit_code, done.stdout) == (0, f"{len(TABLES)} games, 0 differ\n")


def people(name: str) -> dict[int, str]:
    """Return who sat where at a table, by the questions that were asked of 1.0."""
    asked = [(who, path.partition("seen?seat=")) for who, path, *_ in SAID["answers"][name]]
    return {int(seat): who for who, (_, found, seat) in asked if found}


def state(name: str) -> Any:
    return SAID["answers"][name][0][3].get("table", {}).get("state")


@pytest.mark.parametrize("name", [name for name in TABLES if state(name) == "over"])
def test_a_finished_record_replays_to_the_same_points(old: House, name: str) -> None:
    seen, path = SAID["answers"][name][0][3], SAID["answers"][name][1][1]
    record = loads(old.client.get(path).text)
    same(seen["standing"], msgspec.to_builtins(Match.of(record).standing()))
    if record.chance is not None:
        assert fair_chance.verify(record).results == len(record.chance["counters"])


def settled(house: House, table: str) -> Any:
    """Wait until no bot is to move at a table and return what is known of it."""
    for _ in range(3000):
        info = ask(house, "", "GET", f"/api/tables/{table}")[1]
        if info["actor"] is None or info["seats"][info["actor"]]["bot"] is None:
            return info
        time.sleep(0.01)
    raise AssertionError("a bot does not move")


def play_on(house: House, name: str, seats: dict[int, str], moves: int) -> int:
    """Make random legal moves; return how many until the game was over."""
    path, rng = f"/api/tables/{TABLES[name]}", Rng(1)
    for number in range(moves):
        actor = settled(house, TABLES[name])["actor"]
        if actor is None:
            return number
        seen = ask(house, seats[actor], "GET", f"{path}/seen?seat={actor}&last=99999")[1]
        choice = seen["choices"][rng.below(len(seen["choices"]))]
        command = {"do": "move", "client": f"on-{number}", "text": choice["text"]}
        status, done = ask(house, seats[actor], "POST", f"{path}/commands", command)
        assert status == 200, done
    return moves


def test_running_tables_are_played_on(own: House) -> None:
    running = [name for name in TABLES if state(name) == "playing" and name != "forgotten"]
    made = {name: play_on(own, name, people(name), 8) for name in running}
    assert len(made) > 30
    assert min(made.values()) > 0


@pytest.mark.parametrize("game", ["agora_ernest", "agora_lieske", "athens", "offrandes"])
def test_a_running_table_is_played_to_its_end(own: House, game: str) -> None:
    name = f"{game} running"
    play_on(own, name, people(name), 2000)
    info = ask(own, "", "GET", f"/api/tables/{TABLES[name]}")[1]
    assert info["ending"]["reason"] == "played"


def test_a_wish_of_that_time_can_be_granted(own: House) -> None:
    name = "agora_lieske undo refused and asked again"
    path = f"/api/tables/{TABLES[name]}"
    info = ask(own, "", "GET", path)[1]
    (wish,) = info["wishes"]
    for seat, who in people(name).items():
        if seat not in wish["seats"]:
            command = {"do": "agree", "client": "yes", "seat": seat, "what": "undo", "yes": True}
            assert ask(own, who, "POST", f"{path}/commands", command)[0] == 200
    assert ask(own, "", "GET", path)[1]["moves"] < info["moves"]


def test_somebody_sits_at_a_table_that_was_open(own: House) -> None:
    path = f"/api/tables/{TABLES['open']}"
    command = {"do": "sit", "client": "sit", "seat": 1}
    assert ask(own, "Menon", "POST", f"{path}/commands", command)[0] == 200
    info = ask(own, "", "GET", path)[1]
    assert (info["state"], info["seats"][1]["name"]) == ("playing", "Menon")


def test_a_passkey_of_that_time_signs_in(own: House) -> None:
    was = SAID["passkey"]
    key = Authenticator(was["origin"], "localhost")
    loaded = load_pem_private_key(was["key"].encode(), None)
    assert isinstance(loaded, ec.EllipticCurvePrivateKey)
    key.key, key.id, key.count = loaded, data_of(was["id"]), was["count"]
    asked = own.client.post(f"{was['origin']}/api/signin/options").json()["options"]
    body = {"credential": key.show(asked)}
    answer = own.client.post(f"{was['origin']}/api/signin", json=body)
    assert (answer.status_code, answer.json().get("name")) == (200, "Aspasia")


def test_a_move_stored_in_another_spelling_is_shown_in_canonical_form(
    old: House, tmp_path: Path
) -> None:
    table = TABLES["agora_ernest other spelling"]
    with closing(sqlite3.connect(stored(tmp_path) / "petteia.db")) as database:
        found = "SELECT number, text FROM log WHERE table_id = ? AND kind = 'move'"
        sent = dict(database.execute(found, (table,)).fetchall())
    entries = ask(old, "", "GET", f"/api/tables/{table}/seen")[1]["entries"]
    shown = {entry["number"]: entry["text"] for entry in entries if entry["kind"] == "move"}
    (other,) = [number for number, text in sent.items() if shown[number] != text]
    assert shown[other].partition(".")[0] == sent[other].partition(".")[0]


def test_a_rated_table_without_a_clock_ends_as_it_would_have(own: House) -> None:
    name = "rated without a clock"
    path, seats = f"/api/tables/{TABLES[name]}", people("rated without a clock")
    before = ask(own, "", "GET", "/api/ratings?game=agora_lieske")[1]["ratings"]
    loser = min(seats)
    command = {"do": "resign", "client": "resign", "seat": loser}
    assert ask(own, seats[loser], "POST", f"{path}/commands", command)[0] == 200
    assert ask(own, "", "GET", path)[1]["rated"]
    after = ask(own, "", "GET", "/api/ratings?game=agora_lieske")[1]["ratings"]
    games = [sum(each["games"] for each in ratings) for ratings in (before, after)]
    assert games[1] == games[0] + len(seats)


def test_a_running_clock_continues_with_what_was_left_and_gains_nothing_more(own: House) -> None:
    for name in ("clock left and returned", "clock undone", "rated running"):
        path, seats = f"/api/tables/{TABLES[name]}", people(name)
        info = ask(own, "", "GET", path)[1]
        actor = info["actor"]
        left = info["seats"][actor]["clock"]
        for verb in ("leave", "return"):
            own.time.pass_by(1)
            command = {"do": verb, "client": verb, "seat": actor}
            assert ask(own, seats[actor], "POST", f"{path}/commands", command)[0] == 200
        after = ask(own, "", "GET", path)[1]["seats"][actor]["clock"]
        assert left - 2_000 <= after <= left - 1_000  # the bot may have moved in between

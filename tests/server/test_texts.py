"""Texts from outside: names, chat, mail addresses, NUL; wrong ones are refused."""

import logging
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from petteia.server.storage.people import MOST_MUTED
from petteia.wire.texts import clean_chat, clean_name, has_nul, is_clean_name

from .guests import GAME, Guest, House, opened
from .postbox import Postbox, postbox
from .postgres import cluster
from .test_notices import notices

OVERRIDE = "\u202e"
INVISIBLE = [
    OVERRIDE, "\u202d", "\u2066", "\u2069", "\u200b", "\u200e", "\u200f", "\u061c", "\u00ad",
    "\ufeff", "\u2060", "\u034f", "\u3164", "\uffa0", "\u2800", "\u180e", "\ufe0e", "\U000e0041",
    "\x07", "\x7f", "\x85", "\u2028", "\ue000",
]  # fmt: skip


@pytest.fixture
def box() -> Iterator[Postbox]:
    with postbox() as found:
        yield found


@pytest.mark.parametrize("letter", INVISIBLE)
def test_a_name_holds_nothing_invisible(house: House, letter: str) -> None:
    guest, wanted = house.guest(), f"Me{letter}non"
    if not letter.isspace():
        assert guest.put("/api/me", {"name": wanted}, 400)["problem"] == "wrong-name"
    assert guest.put("/api/me", {"name": f"{letter} "}, 400)["problem"] == "wrong-name"
    seats = [{"who": "me", "name": wanted}, {"who": "open"}]
    made = guest.post("/api/tables", {"game": GAME, "seats": seats}, 201)
    guest.do(made["table"]["id"], "sit", name=wanted)
    names = [seat["name"] for seat in guest.get(f"/api/tables/{made['table']['id']}")["seats"]]
    assert [name.replace(" ", "") for name in names] == ["Menon", "Menon"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Άσπασία", "Άσπασία"),
        ("e\u0301toile", "étoile"),
        ("  Jean   Luc ", "Jean Luc"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("👩🏽\u200d❤\ufe0f\u200d👨", "👩🏽\u200d❤\ufe0f\u200d👨"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("محمد", "محمد"),
        ("日本", "日本"),
    ],
)
def test_names_of_all_scripts_are_taken(house: House, name: str, shown: str) -> None:
    assert house.guest().put("/api/me", {"name": name})["name"] == shown


def test_marks_are_not_stacked_over_other_lines() -> None:
    assert not is_clean_name("Me\u0300\u0301\u0302\u0303\u0304non")
    for mark in ("\u0489", "\u0483", "\u0e47", "\u0610", "\u0f74", "\u20dd", "\U0001e944"):
        assert not is_clean_name(f"a{mark * 4}")
        assert clean_name(f"a{mark * 30}b") == f"a{mark * 3}b"
    for name in ("Việt", "שָׁלוֹם", "ที่นี่", "नन्दिनी"):
        assert is_clean_name(name)


def test_a_cleaned_name_is_in_its_normal_form() -> None:
    assert clean_name("e\u034f\u0301toile") == "étoile"


def test_joiners_that_join_nothing_are_refused() -> None:
    for name in ("Me\u200dnon", "\u200dMenon", "Menon\u200d", "Me\u200cnon", "👩\u200d"):
        assert not is_clean_name(name)
        assert "\u200d" not in clean_name(name)


def test_chat_does_not_turn_the_text_around_it(house: House) -> None:
    guest = house.guest()
    table = guest.make(["me", "open"])["table"]["id"]
    guest.do(table, "chat", seat=0, text=f"a{OVERRIDE}b\x1b[31m\u2066c\nd")
    assert guest.see(table)["entries"][-1]["text"] == "ab[31mc\nd"
    guest.do(table, "chat", seat=0, text=OVERRIDE, status=400)
    assert clean_chat("👩\u200d🚀 می\u200cخواهم") == "👩\u200d🚀 می\u200cخواهم"


@pytest.mark.parametrize(
    "address",
    ["a@b.example\n", "a\n@b.example", "a\0@b.example", "a@b.example\0", "a b@c.example",
     "=?utf-8?q?a?=@b.example", "=?utf-8?b?=@b.example", "a@b", "a..b@c.example", ".a@b.example",
     "a@-b.example", "a@b.example\r\nBcc: c@d.example", "é@b.example", "a@[127.0.0.1]",
     "x" * 65 + "@b.example", "a,b@c.example", '"a"@b.example'],
)  # fmt: skip
def test_an_address_that_is_none_is_refused(tmp_path: Path, box: Postbox, address: str) -> None:
    with opened(tmp_path, notices=notices(box)) as house:
        guest = house.guest()
        assert guest.put("/api/me/mail", {"address": address}, 400)["problem"] == "wrong-body"
        guest.put("/api/me/mail", {"address": "o'neil+club.x@mail.b-c.example"})
        assert len(box.letters) == 1


def test_a_nul_is_found_where_it_is_one() -> None:
    assert has_nul(rb'{"a":"\u0000"}')
    assert has_nul(rb'{"a":"\\\u0000"}')
    assert not has_nul(rb'{"a":"\\u0000"}')
    assert not has_nul(b'{"a":"u0000"}')


def put_nul_everywhere(guest: Guest, table: str) -> None:
    """Send a NUL in every text that reaches the database: 400 or 404, and nothing breaks."""
    nul: Any = "a\0b"
    asked: list[tuple[str, str, Any]] = [
        ("PUT", f"/api/tables/{table}/note", {"text": nul}),
        ("PUT", "/api/me/mutes", {"player": nul}),
        ("PUT", "/api/me", {"name": nul}),
        ("DELETE", "/api/me/passkeys", {"id": nul}),
        ("DELETE", "/api/me/push", {"endpoint": f"https://{nul}.example"}),
        ("POST", "/api/claim", {"secret": nul * 10}),
        ("POST", "/api/tables", {"game": nul, "seats": [{"who": "me"}]}),
        ("POST", f"/api/tables/{table}/why", {"text": nul}),
        ("POST", f"/api/tables/{table}/why", {"seat": 0, "touches": [nul]}),
        ("POST", f"/api/tables/{table}/commands", {"do": "chat", "client": "1", "seat": 0,
                                                   "text": nul}),
        ("POST", f"/api/tables/{table}/commands", {"do": "sit", "client": nul}),
        ("GET", "/api/tables?game=a%00b", None),
        ("GET", "/api/ratings?game=a%00b", None),
    ]  # fmt: skip
    for method, path, body in asked:
        told = guest.ask(method, path, body, 400)
        assert told["problem"] in ("wrong-body", "wrong-query"), (method, path, told)
    for path in ("a%00b", "a%0a", "A", "x" * 25):
        assert guest.get(f"/api/tables/{path}", 404)["problem"] == "no-such-table"
        assert guest.get(f"/api/tables/{path}/seen", 404)["problem"] == "no-such-table"
        assert guest.get(f"/api/tables/{path}/note", 404)["problem"] == "no-such-table"
    stopped = guest.client.post("/mail/stop/a%00b", headers={"cookie": guest.cookie})
    assert stopped.status_code == 404
    assert guest.client.post("/mail/confirm/a%00b").status_code == 404
    with guest.socket() as line:
        line.send_json({"type": "join", "table": nul})
        assert line.receive_json()["problem"] == "wrong-frame"
        command = {"do": "chat", "client": "1", "seat": 0, "text": nul}
        line.send_json({"type": "do", "table": table, "command": command})
        assert line.receive_json()["problem"] == "wrong-frame"


def test_nul_is_refused_everywhere(house: House) -> None:
    guest = house.guest()
    put_nul_everywhere(guest, guest.make(["me", "open"])["table"]["id"])
    assert house.runtime.store.failed == 0


def test_nul_is_refused_everywhere_with_postgresql(tmp_path: Path) -> None:
    with cluster(tmp_path / "pg") as url, opened(tmp_path, database=url) as house:
        guest = house.guest()
        put_nul_everywhere(guest, guest.make(["me", "open"])["table"]["id"])
        assert house.runtime.store.failed == 0


def test_outsiders_report_no_chat_that_they_cannot_see(house: House) -> None:
    guest, outsider = house.guest(), house.guest("Lysias")
    for watch, status in (("nobody", 403), ("anyone", 200)):
        table = guest.make(["me", "open"], terms={"watch": watch})["table"]["id"]
        number = guest.do(table, "chat", seat=0, text="among us")["number"]
        outsider.post(f"/api/tables/{table}/reports", {"number": number}, status)
        guest.post(f"/api/tables/{table}/reports", {"number": number})


def test_the_data_directory_is_its_owners_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = tmp_path / "deep" / "data"
    with caplog.at_level(logging.WARNING), opened(place):
        assert stat.S_IMODE(place.stat().st_mode) == 0o700
    assert caplog.records == []
    place.chmod(0o755)
    with caplog.at_level(logging.WARNING), opened(place):
        assert stat.S_IMODE(place.stat().st_mode) == 0o755
    (said,) = [record.getMessage() for record in caplog.records]
    assert said == f"other users of this machine can open {place}: chmod 700 prevents it"


def test_one_person_mutes_so_many(house: House) -> None:
    guest = house.guest()
    for number in range(MOST_MUTED):
        guest.put("/api/me/mutes", {"player": f"p{number}"})
    assert guest.put("/api/me/mutes", {"player": "more"}, 409)["problem"] == "too-many-mutes"
    assert len(guest.put("/api/me/mutes", {"player": "p1"})["players"]) == MOST_MUTED
    guest.put("/api/me/mutes", {"player": "p1", "muted": False})
    assert "more" in guest.put("/api/me/mutes", {"player": "more"})["players"]

"""Notices: one for a turn, none while its player is connected, none to whom did not ask."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from smtplib import SMTPAuthenticationError
from typing import Any

import httpx2
import pytest
from sqlalchemy import select

from petteia.core.words import LANGUAGES
from petteia.server.notices import mail
from petteia.server.settings import Limits, NoticeSettings
from petteia.server.storage.schema import outbox

from .guests import Guest, House, opened
from .postbox import Browser, Postbox, PushService, postbox, push_service
from .postgres import cluster
from .processes import free_port, nursery

AFTER = 30.0


def notices(box: Postbox | None = None, service: PushService | None = None) -> NoticeSettings:
    return NoticeSettings(
        smtp=box.url if box else "",
        sender="Petteia <club@club.example>",
        public_url="https://club.example",
        push_contact="mailto:club@club.example" if service else "",
        push_services=("http://127.0.0.1",),
        push_local=True,
        after=AFTER,
        every=3600,
    )


@pytest.fixture
def box() -> Iterator[Postbox]:
    with postbox() as found:
        yield found


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@contextmanager
def club(place: Path, asked: NoticeSettings, **more: Any) -> Iterator[House]:
    with opened(place, notices=asked, **more) as house:
        yield house


def send(house: House, seconds: float = AFTER) -> None:
    """Let time pass and the sender look."""
    house.time.pass_by(seconds)
    assert house.client.portal is not None
    house.client.portal.call(house.runtime.notices.send_due)


def ask_for_mail(guest: Guest, box: Postbox, address: str, language: str = "en") -> None:
    asked = {"address": address, "language": language}
    state = guest.put("/api/me/mail", asked)["mail"]
    assert state == {"address": address, "confirmed": False}
    link = box.link("mail/confirm")
    assert guest.client.get(link).status_code == 200
    assert guest.get("/api/me/notices")["mail"]["confirmed"] is False  # looking is not confirming
    assert guest.client.post(link).status_code == 200
    assert guest.get("/api/me/notices")["mail"]["confirmed"] is True
    assert guest.client.post(link).status_code == 404
    box.letters.clear()


def turns(house: House) -> list[Any]:
    with house.runtime.store.reader.connect() as connection:
        return list(connection.execute(select(outbox)).all())


def test_one_mail_for_a_turn(tmp_path: Path, box: Postbox) -> None:
    with club(tmp_path, notices(box)) as house:
        table, one, two = house.two_at_a_table()
        ask_for_mail(two, box, "lysias@agora.example", "fr")
        one.play(table)
        assert len(turns(house)) == 1
        send(house, AFTER - 1)
        assert box.letters == []
        send(house, 1)
        send(house, 3600)
        (letter,) = box.letters
        assert letter["To"] == "lysias@agora.example"
        assert letter["Subject"] == "À vous de jouer\N{NARROW NO-BREAK SPACE}: Agora"
        assert "Aspasia" in letter.get_content() or "Lysias" in letter.get_content()
        assert f"https://club.example/table/{table}" in letter.get_content()
        assert turns(house) == []
        two.play(table)
        one.play(table)
        send(house)
        assert [str(each["Message-ID"]) for each in box.letters] == [
            f"<turn.{table}.{number}@club.example>" for number in turn_rows(two, table)
        ]


def turn_rows(guest: Guest, table: str) -> list[int]:
    """Return the numbers of the rows with which the guest's turns began."""
    seen = guest.see(table)
    entries = [e for e in seen["entries"] if e["kind"] == "move"]
    return [
        before["number"]
        for before, after in zip(entries, [*entries[1:], {"seat": seen["seat"]}], strict=True)
        if after.get("seat") == seen["seat"] != before.get("seat")
    ]


def test_who_moves_in_time_is_not_told(tmp_path: Path, box: Postbox) -> None:
    with club(tmp_path, notices(box)) as house:
        table, one, two = house.two_at_a_table()
        ask_for_mail(two, box, "lysias@agora.example")
        one.play(table)
        two.play(table)
        send(house)
        assert box.letters == []
        one.play(table)
        one.do(table, "resign", seat=one.see(table)["seat"])
        assert turns(house) == []
        send(house)
        assert box.letters == []


def test_several_decisions_are_one_turn(tmp_path: Path, box: Postbox) -> None:
    with club(tmp_path, notices(box)) as house:
        one, two = house.guest("Aspasia"), house.guest("Lysias")
        for guest in (one, two):
            ask_for_mail(guest, box, f"{guest.player}@agora.example")
        asked = {"game": "athens", "seats": [{"who": "me"}, {"who": "open"}], "public": True}
        table = one.post("/api/tables", asked, 201)["table"]["id"]
        two.do(table, "sit")
        expected = 0
        last, chained = None, 0
        for _ in range(40):
            actor = one.get(f"/api/tables/{table}")["actor"]
            expected += actor != last
            chained += actor == last
            send(house)
            (one, two)[actor].play(table)
            last = actor
        assert chained > 3
        assert len(box.letters) == expected


def test_nobody_is_told_while_connected(tmp_path: Path, box: Postbox) -> None:
    with club(tmp_path, notices(box)) as house:
        table, one, two = house.two_at_a_table()
        ask_for_mail(two, box, "lysias@agora.example")
        with two.socket() as line:
            line.send_json({"type": "join", "table": table})
            one.play(table)
            for _ in range(20):
                send(house, 3600)
            assert box.letters == []
            assert len(turns(house)) == 1
        wait_until(lambda: not house.runtime.sockets)  # the server notices the close
        send(house, 3600)
        send(house, 3600)
        assert len(box.letters) == 1


def test_nobody_is_told_who_did_not_ask_or_not_confirm(tmp_path: Path, box: Postbox) -> None:
    with club(tmp_path, notices(box)) as house:
        table, one, two = house.two_at_a_table()
        two.put("/api/me/mail", {"address": "other@agora.example"})
        box.letters.clear()
        one.play(table)
        send(house)
        assert box.letters == []
        assert turns(house) == []


def test_mail_ends_by_its_link_and_by_the_mail_programs_button(
    tmp_path: Path, box: Postbox
) -> None:
    with club(tmp_path, notices(box)) as house:
        table, one, two = house.two_at_a_table()
        for client in ("a person's browser", "a mail program"):
            ask_for_mail(two, box, "lysias@agora.example")
            one.play(table)
            send(house)
            link = box.link("mail/stop")
            assert f"<https://club.example{link}>" == box.letters[-1]["List-Unsubscribe"]
            assert box.letters[-1]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            page = house.client.get(link)
            assert "form-action 'self'" in page.headers["content-security-policy"]
            assert two.get("/api/me/notices")["mail"]["confirmed"]
            if client == "a mail program":
                body = {"List-Unsubscribe": "One-Click"}
                assert house.client.post(link, data=body).status_code == 200
            else:
                headers = {"origin": "http://testserver", "sec-fetch-site": "same-origin"}
                assert house.client.post(link, headers=headers).status_code == 200
            assert two.get("/api/me/notices")["mail"] is None
            assert house.client.post(link).status_code == 404
            two.play(table)


def test_the_log_says_why_a_question_was_not_sent(
    tmp_path: Path, box: Postbox, caplog: pytest.LogCaptureFixture
) -> None:
    with club(tmp_path, notices(box)) as house:
        box.refuse = "554 no relaying"
        asked = {"address": "lysias@agora.example", "language": "en"}
        assert house.guest().put("/api/me/mail", asked, 409)["problem"] == "mail-not-sent"
    assert "no relaying" in caplog.text


def test_the_log_names_a_mail_server_that_is_not_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    nobody = NoticeSettings(f"smtp://127.0.0.1:{free_port()}", "club@example.org", "https://club")
    with club(tmp_path, nobody) as house:
        asked = {"address": "lysias@agora.example", "language": "en"}
        house.guest().put("/api/me/mail", asked, 409)
    assert "a mail was not taken: 127.0.0.1: Connection refused" in caplog.text


def test_a_wrong_password_of_mail_is_told_in_the_servers_words() -> None:
    refused = SMTPAuthenticationError(535, b"authentication failed")
    assert mail._said(refused) == "authentication failed"


def test_a_confirmed_address_is_kept_until_another_could_be_asked(
    tmp_path: Path, box: Postbox
) -> None:
    with club(tmp_path, notices(box)) as house:
        one = house.guest()
        ask_for_mail(one, box, "lysias@agora.example")
        box.refuse = "451 later"
        one.put("/api/me/mail", {"address": "l@agora.example", "language": "en"}, 409)
        kept = {"address": "lysias@agora.example", "confirmed": True}
        assert one.get("/api/me/notices")["mail"] == kept


def test_a_mail_server_that_is_down_is_tried_again(tmp_path: Path, box: Postbox) -> None:
    with club(tmp_path, notices(box)) as house:
        table, one, two = house.two_at_a_table()
        ask_for_mail(two, box, "lysias@agora.example")
        one.play(table)
        box.refuse = "451 later"
        for _ in range(3):
            send(house, 3600)
        assert len(turns(house)) == 1
        box.refuse = ""
        send(house, 3600)
        assert len(box.letters) == 1
        box.refuse = "550 no such person"
        two.play(table)
        one.play(table)
        send(house)
        assert two.get("/api/me/notices")["mail"] is None
        assert turns(house) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_are_whole_in_a_mail_as_it_is_sent(language: str) -> None:
    asked = NoticeSettings(sender="club@agora.example", public_url="https://club.example")
    stop = "p" * 12 + "." + "0" * 40
    letter = mail.turn(asked, "a@b.example", language, "Athens", ["Zoé"], "t" * 12, 7, stop)
    sent = bytes(letter)
    assert f"\nList-Unsubscribe: <https://club.example/mail/stop/{stop}>\n".encode() in sent
    assert sent.isascii()
    assert f"https://club.example/mail/stop/{stop}\n" in letter.get_content()
    assert "Zoé" in letter.get_content()


def test_questions_cannot_be_used_to_flood_somebody(tmp_path: Path, box: Postbox) -> None:
    limits = Limits(mails_per_hour=6, mails_at_once=3)
    with club(tmp_path, notices(box), limits=limits) as house:
        guest = house.guest()
        statuses = []
        for _ in range(5):
            asked = {"address": "victim@agora.example"}
            statuses.append(guest.ask("PUT", "/api/me/mail", asked, None).get("problem"))
        assert statuses[:3] == [None] * 3
        assert statuses[3:] == ["too-many-mails"] * 2
        assert len(box.letters) == 3
        for wrong in ("x", "a@b", "a@b.example\nBcc: c@d.example", "<a@b.example>", "a b@c.de"):
            guest.put("/api/me/mail", {"address": wrong}, 400)


def test_people_at_one_place_may_all_ask_for_mail(tmp_path: Path, box: Postbox) -> None:
    limits = Limits(mails_at_once=1, mails_from_at_once=5)
    with club(tmp_path, notices(box), limits=limits) as house:
        told = [
            house.guest().put("/api/me/mail", {"address": f"{n}@agora.example"}, None)
            for n in range(6)
        ]
        assert [one.get("problem") for one in told] == [None] * 5 + ["too-many-mails"]


def test_push_is_read_by_the_browser_alone(tmp_path: Path, service: PushService) -> None:
    with club(tmp_path, notices(service=service)) as house:
        table, one, two = house.two_at_a_table()
        browser = Browser(service, "phone")
        state = two.put("/api/me/push", browser.subscription)
        assert state["push"] == [browser.subscription["endpoint"]]
        assert two.put("/api/me/mail", {"address": "a@b.example"}, 409)
        one.play(table)
        send(house)
        send(house, 3600)
        (told,) = browser.told
        assert told["title"] == "Your turn: Agora"
        assert (told["url"], told["tag"]) == (f"/table/{table}", table)
        assert service.topics == [table]
        assert service.keys == {state["push_key"]}
        body = {"endpoint": browser.subscription["endpoint"]}
        assert one.ask("DELETE", "/api/me/push", body)["push"] == []
        assert len(two.get("/api/me/notices")["push"]) == 1
        assert two.ask("DELETE", "/api/me/push", body)["push"] == []


def test_a_browser_that_is_gone_leaves_the_mail(
    tmp_path: Path, box: Postbox, service: PushService
) -> None:
    with club(tmp_path, notices(box, service)) as house:
        table, one, two = house.two_at_a_table()
        browser = Browser(service, "phone")
        two.put("/api/me/push", browser.subscription)
        ask_for_mail(two, box, "lysias@agora.example")
        one.play(table)
        send(house)
        assert (len(browser.told), len(box.letters)) == (1, 0)  # one notice, not two
        browser.gone = True
        two.play(table)
        one.play(table)
        send(house)
        assert (len(browser.told), len(box.letters)) == (1, 1)
        assert two.get("/api/me/notices")["push"] == []


def test_a_push_service_that_is_down_is_tried_again(tmp_path: Path, service: PushService) -> None:
    with club(tmp_path, notices(service=service)) as house:
        table, one, two = house.two_at_a_table()
        browser = Browser(service, "phone")
        two.put("/api/me/push", browser.subscription)
        service.broken = True
        one.play(table)
        send(house)
        assert len(turns(house)) == 1
        service.broken = False
        send(house, 3600)
        send(house, 3600)
        assert len(browser.told) == 1


@pytest.mark.parametrize(
    "endpoint",
    ["http://127.0.0.2/x/y/z", "https://127.0.0.1/x", "http://127.0.0.1.evil.example/x",
     "http://127.0.0.1@evil.example/", "file:///etc/passwd", "http://[broken/x/y"],
)  # fmt: skip
def test_nothing_is_sent_where_no_push_service_is(
    tmp_path: Path, service: PushService, endpoint: str
) -> None:
    with club(tmp_path, notices(service=service)) as house:
        guest = house.guest()
        asked = Browser(service, "phone").subscription | {"endpoint": endpoint}
        assert guest.put("/api/me/push", asked, 400)["problem"] == "no-push-service"


def test_without_the_options_nothing_is_offered(house: House) -> None:
    guest = house.guest()
    state = guest.get("/api/me/notices")
    assert state == {"mail_offered": False, "mail": None, "push_key": None, "push": []}
    asked = {"address": "a@b.example"}
    assert guest.put("/api/me/mail", asked, 409)["problem"] == "no-mail-here"


def wait_until(what: Callable[[], bool]) -> None:
    for _ in range(3000):
        if what():
            return
        time.sleep(0.02)
    raise AssertionError("it did not happen within a minute")


def test_a_server_that_dies_while_it_sends_is_made_good(tmp_path: Path, box: Postbox) -> None:
    with nursery() as servers:
        asked = {
            "smtp": box.url, "sender": "club@club.example", "public_url": "https://club.example",
            "after": 0.0, "every": 0.05, "lease": 0.5,
        }  # fmt: skip
        server = servers.server(tmp_path, notices=asked)
        clients = [httpx2.Client(base_url=server.url) for _ in range(2)]
        for client in clients:
            client.get("/api/me").raise_for_status()
        address = {"address": "lysias@agora.example"}
        clients[1].put("/api/me/mail", json=address).raise_for_status()
        clients[1].post(box.link("mail/confirm")).raise_for_status()
        box.letters.clear()
        kills = 3

        def kill() -> None:
            nonlocal kills
            if kills:
                kills -= 1
                os.kill(server.pid, signal.SIGKILL)
                raise ConnectionResetError  # the letter is not taken

        box.before = kill
        seats = [{"who": "open"}, {"who": "me"}]
        made = clients[1].post(
            "/api/tables", json={"game": "agora_lieske", "seats": seats, "public": True}
        )
        table = made.raise_for_status().json()["table"]["id"]
        sit = {"do": "sit", "client": "1"}
        clients[0].post(f"/api/tables/{table}/commands", json=sit).raise_for_status()
        seen = clients[0].get(f"/api/tables/{table}/seen").raise_for_status().json()
        if seen["table"]["actor"] == 0:
            move = {"do": "move", "client": "2", "text": seen["choices"][0]["text"]}
            clients[0].post(f"/api/tables/{table}/commands", json=move).raise_for_status()
        for left in range(2, -1, -1):
            wait_until(lambda left=left: kills == left)  # type: ignore[misc]
            servers.ask({"reap": server.pid})
            server.start()
        wait_until(lambda: len(box.letters) == 1)
        told = httpx2.get(f"{server.url}/metrics").text
        assert "petteia_notices_total 1.0\n" in told
        for client in clients:
            client.close()
        assert len(box.letters) == 1


def test_two_nodes_tell_once_and_know_who_is_connected_to_the_other(
    tmp_path: Path, box: Postbox
) -> None:
    asked = notices(box)
    with (
        cluster(tmp_path / "postgres") as url,
        club(tmp_path / "a", asked, database=url) as near,
        club(tmp_path / "b", asked, database=url, now=near.time) as far,
    ):
        table, one, two = near.two_at_a_table()
        ask_for_mail(two, box, "lysias@agora.example")
        there = Guest.__new__(Guest)
        there.__dict__ |= two.__dict__ | {"client": far.client}
        with there.socket():
            assert far.client.portal is not None
            far.client.portal.call(far.runtime.presence.tell)
            one.play(table)
            send(near)
            assert box.letters == []
            # A node that repeats its claim keeps it; one that falls silent loses it.
            near.time.pass_by(50)
            far.client.portal.call(far.runtime.presence.tell)
            send(near, 20)
            assert box.letters == []
        wait_until(lambda: not far.runtime.sockets)
        far.client.portal.call(far.runtime.presence.tell)
        near.time.pass_by(120)
        for house in (near, far):
            send(house, 0)
        assert len(box.letters) == 1

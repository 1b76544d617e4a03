"""Push endpoints: read once, public, checked before connecting; a bad one stops no other."""

import datetime
import logging
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import requests
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import insert

from petteia.server.notices.push_address import NotPublic, is_public, public_address, read
from petteia.server.notices.push_session import PinnedAdapter, PushSession
from petteia.server.notices.sender import MOST_TRIES
from petteia.server.settings import PUSH_SERVICES
from petteia.server.storage.notices import MOST_BROWSERS
from petteia.server.storage.schema import subscriptions

from .guests import House
from .postbox import Browser, PushService, push_service
from .test_notices import club, notices, send, turns

HOST = "push.example.org"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.5\\@x.googleapis.com/fcm/send/abc",
        "https://127.0.0.5\\.googleapis.com/fcm",
        "https://me@fcm.googleapis.com/fcm",
        "https://me:pass@fcm.googleapis.com/fcm",
        "https://fcm.googleapis.com:8443/fcm",
        "https://fcm.googleapis.com:/fcm",
        "https://127.0.0.1#.googleapis.com/fcm",
        "https://127.0.0.1?.googleapis.com/fcm",
        "https://127.0.0.1%2f.googleapis.com/fcm",
        "https://[::1].googleapis.com/fcm",
        "https://fcm.googleapis.com\n.evil.example/fcm",
        "https://fcm.googleapis.com/fcm\r\nHost: evil.example",
        "https://fcm.googleapis.com/fcm#part",
        "http://fcm.googleapis.com/fcm",
        "HTTPS://fcm.googleapis.com/fcm",
        "https://evil.example/.googleapis.com",
        " https://fcm.googleapis.com/fcm",
        "https://fcm.googleapis.com",
        "http://127.0.0.1:80/x",
    ],
)
def test_an_endpoint_that_could_be_read_in_two_ways_is_none(endpoint: str) -> None:
    assert read(endpoint, PUSH_SERVICES) is None


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/dE-f_1:APA91b",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA==",
        "https://web.push.apple.com/QGu-1",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d",
    ],
)
def test_the_endpoints_of_browsers_are_read(endpoint: str) -> None:
    found = read(endpoint, PUSH_SERVICES)
    assert found is not None
    assert found.url == endpoint
    assert found.host in endpoint


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "127.0.0.5", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254",
     "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0",
     "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::",
     "64:ff9b::7f00:1", "64:ff9b::a00:1", "2001:0:1::1"],
)  # fmt: skip
def test_addresses_of_this_network_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are() -> None:
    for address in ("8.8.8.8", "2a00:1450:4001:80b::200a", "::ffff:8.8.8.8", "64:ff9b::808:808"):
        assert is_public(address)


def test_a_name_that_leads_to_this_machine_is_refused() -> None:
    with pytest.raises(NotPublic):
        public_address("localhost")
    with PushSession() as session, pytest.raises((NotPublic, requests.ConnectionError)):
        session.post("https://localhost/x", timeout=5)
    with PushSession() as session, pytest.raises(requests.exceptions.InvalidSchema):
        session.post("http://127.0.0.1/x", timeout=5)


class Tls:
    """An HTTPS server for one host name, on this machine, with the certificate to trust."""

    def __init__(self, place: Path) -> None:
        self.asked: list[str | None] = []
        self.ca = place / "ca.pem"
        key, ends = ec.generate_private_key(ec.SECP256R1()), datetime.timedelta(days=1)
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
        now = datetime.datetime.now(datetime.UTC)
        self.certificate = (
            x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
            .not_valid_before(now - ends)
            .not_valid_after(now + ends)
            .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), True)
            .sign(key, hashes.SHA256())
        )
        self.ca.write_bytes(self.certificate.public_bytes(serialization.Encoding.PEM))
        self.key = place / "key.pem"
        form = serialization.PrivateFormat.PKCS8
        self.key.write_bytes(
            key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption())
        )

    @contextmanager
    def running(self) -> Iterator[int]:
        asked = self.asked

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["Content-Length"]))
                asked.append(self.headers["Host"])
                self.send_response(307)
                self.send_header("Location", "https://localhost/secret")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *said: Any) -> None:
                pass

        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.ca, self.key)
        with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
            server.socket = context.wrap_socket(server.socket, server_side=True)
            thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
            thread.start()
            try:
                yield server.server_address[1]
            finally:
                server.shutdown()
                thread.join()


def test_it_connects_to_the_checked_address_under_the_hosts_name_and_follows_no_redirect(
    tmp_path: Path,
) -> None:
    tls, resolved = Tls(tmp_path), []

    def resolve(host: str) -> str:
        resolved.append(host)
        return "127.0.0.1"

    with tls.running() as port, PushSession(PinnedAdapter(resolve, port)) as session:
        session.verify = str(tls.ca)
        answer = session.post(f"https://{HOST}/x", data=b"x", timeout=10)
        assert answer.status_code == 307
        with pytest.raises(requests.exceptions.SSLError):
            session.post("https://other.example.org/x", data=b"x", timeout=10)
    assert resolved == [HOST, "other.example.org"]
    assert tls.asked == [HOST]


def store(house: House, player: str, endpoint: str, browser: Browser) -> None:
    """Store a subscription as 1.0 would have."""
    keys = browser.subscription["keys"]
    with house.runtime.store.writer.begin() as connection:
        connection.execute(
            insert(subscriptions).values(
                hash=endpoint[-64:], session_id=player, endpoint=endpoint, language="en",
                created=0, **keys,
            )
        )  # fmt: skip


def test_a_bad_subscription_stops_neither_other_browsers_nor_other_people(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    with club(tmp_path, notices(service=service)) as house:
        table, one, two = house.two_at_a_table()
        other, three, four = house.two_at_a_table()
        phone, desk = Browser(service, "phone"), Browser(service, "desk")
        path = "secret-path-of-the-endpoint"
        store(house, two.player, f"https://127.0.0.5:99\\@x.googleapis.com/{path}", phone)
        broken = Browser(service, f"broken/{path}")
        broken.subscription["keys"]["p256dh"] = "A" * 87  # no point of the curve
        two.put("/api/me/push", broken.subscription)
        two.put("/api/me/push", phone.subscription)
        four.put("/api/me/push", desk.subscription)
        one.play(table)
        three.play(other)
        with caplog.at_level(logging.DEBUG):
            send(house)
        assert (len(phone.told), len(desk.told)) == (1, 1)
        assert turns(house) == []
        assert house.runtime.notices.failed >= 1
        said = [each.getMessage() for each in caplog.records if each.name.startswith("petteia")]
        assert said
        assert not any(path in line for line in said)


def test_a_failed_push_logs_its_host_alone_and_is_dropped_after_its_tries(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    with club(tmp_path, notices(service=service)) as house:
        table, one, two = house.two_at_a_table()
        two.put("/api/me/push", Browser(service, "secret-path").subscription)
        service.broken = True
        one.play(table)
        with caplog.at_level(logging.WARNING):
            for tried in range(MOST_TRIES):
                assert len(turns(house)) == 1, tried
                send(house, 3600 * 24)
        assert turns(house) == []
        assert house.runtime.notices.failed == MOST_TRIES
        assert {each.getMessage() for each in caplog.records} == {
            "push to 127.0.0.1 failed: status 503"
        }


def test_an_exception_nobody_expects_stops_no_other_notice(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club(tmp_path, notices(service=service)) as house:
        table, one, two = house.two_at_a_table()
        other, three, four = house.two_at_a_table()
        phone, desk = Browser(service, "phone"), Browser(service, "desk")
        two.put("/api/me/push", phone.subscription)
        four.put("/api/me/push", desk.subscription)
        sender = house.runtime.notices
        find = sender.presence.is_there

        async def broken(player: str) -> bool:
            if player == two.player:
                raise LookupError(player)
            return bool(await find(player))

        monkeypatch.setattr(sender.presence, "is_there", broken)
        one.play(table)
        three.play(other)
        send(house)
        assert (len(phone.told), len(desk.told)) == (0, 1)
        assert [row.table_id for row in turns(house)] == [table]
        for _ in range(MOST_TRIES):
            send(house, 3600 * 24)
        assert turns(house) == []
        assert sender.failed == MOST_TRIES


def test_a_player_has_so_many_browsers(tmp_path: Path, service: PushService) -> None:
    with club(tmp_path, notices(service=service)) as house:
        guest = house.guest()
        for number in range(MOST_BROWSERS + 3):
            house.time.pass_by(1)
            state = guest.put("/api/me/push", Browser(service, f"b{number}").subscription)
        assert len(state["push"]) == MOST_BROWSERS
        assert state["push"][-1].endswith(f"/b{MOST_BROWSERS + 2}")

"""Where notices arrive in tests: a mail server and a push service, both real, on this machine."""

import base64
import email
import json
import os
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .processes import free_port


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Postbox:
    """A mail server that keeps what it takes."""

    def __init__(self, port: int) -> None:
        self.url = f"smtp://127.0.0.1:{port}"
        self.letters: list[EmailMessage] = []
        self.refuse = ""
        """What it answers instead of taking a letter."""
        self.before: Callable[[], None] = lambda: None
        """Called before a letter is taken."""

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.before()
        letter = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        assert str(letter["To"]) == envelope.rcpt_tos[0]
        self.letters.append(letter)
        return "250 OK"

    def link(self, what: str) -> str:
        """Return the path of a link in the last letter."""
        found = re.search(rf"https://club\.example(/{what}/\S+)", self.letters[-1].get_content())
        assert found, self.letters[-1].get_content()
        return found[1]


@contextmanager
def postbox() -> Iterator[Postbox]:
    port = free_port()
    box = Postbox(port)
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


class Browser:
    """A browser's subscription: what it tells the server, and how it reads what comes."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription: dict[str, Any] = {
            "endpoint": f"{service.url}/{name}",
            "keys": {"p256dh": text_of(point), "auth": text_of(self.auth)},
        }
        self.told: list[Any] = []
        self.gone = False
        service.browsers[f"/{name}"] = self

    def read(self, body: bytes) -> None:
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        self.told.append(json.loads(plain))


class PushService:
    """A push service that checks who sends and hands on to its browsers."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.browsers: dict[str, Browser] = {}
        self.topics: list[str] = []
        self.keys: set[str] = set()
        self.broken = False

    def post(self, path: str, headers: Any, body: bytes) -> int:
        if self.broken:
            return 503
        self.keys.add(self._signed_by(headers["Authorization"]))
        self.topics.append(headers["Topic"])
        assert int(headers["TTL"]) > 0
        browser = self.browsers[path]
        if browser.gone:
            return 410
        browser.read(body)
        return 201

    def _signed_by(self, authorization: str) -> str:
        """Check the sender's signature and return its key."""
        found = re.fullmatch(r"vapid t=([\w.-]+),\s*k=([\w-]+)", authorization)
        assert found, authorization
        head, claims, signature = found[1].split(".")
        raw = data_of(signature)
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data_of(found[2]))
        numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        signed = f"{head}.{claims}".encode()
        point.verify(encode_dss_signature(*numbers), signed, ec.ECDSA(SHA256()))
        told = json.loads(data_of(claims))
        assert told["aud"] == self.url
        assert told["sub"] == "mailto:club@club.example"
        return found[2]


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            try:
                status = service.post(self.path, self.headers, body)
            except Exception as error:  # shown by the test, which then counts nothing
                status = 500
                print(repr(error))
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *said: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()

"""Web push: the installation's key, and sending to one browser."""

import base64
from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any
from urllib.parse import urlsplit

import msgspec

KEPT_FOR = 3 * 86_400
"""Seconds for which a push service keeps a notice for a browser that is not running."""
PATIENCE = 30.0
GONE = (404, 410)


class Notice(msgspec.Struct, frozen=True):
    """What a browser is told; its service worker shows it. One of the same tag replaces another."""

    title: str
    body: str
    url: str
    tag: str


class NotPushed(Exception):  # noqa: N818 - reads as what happened
    """A push service did not take it; `gone`: the browser does not want it any more."""

    def __init__(self, reason: str, gone: bool) -> None:
        super().__init__(reason)
        self.gone = gone


def new_key() -> str:
    """Return a private key for signing, as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """Return what a browser needs to know of the key: its `applicationServerKey`."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = int.from_bytes(base64.urlsafe_b64decode(private + "=="), "big")
    key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def is_push_service(endpoint: str, services: Sequence[str]) -> bool:
    """Return whether an address that a client gave is a push service's."""
    try:
        place = urlsplit(endpoint)
        origin = f"{place.scheme}://{place.hostname}"
    except ValueError:
        return False
    return any(fnmatchcase(origin, service) for service in services)


def send(subscription: Any, notice: Notice, private: str, contact: str, topic: str) -> None:
    """Send to one browser; NotPushed if its push service does not take it."""
    import requests
    from pywebpush import WebPushException, webpush  # large: loaded when the first push is sent

    info = {
        "endpoint": subscription.endpoint,
        "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
    }
    with requests.Session() as session:
        session.max_redirects = 0
        session.trust_env = False
        try:
            webpush(
                info,
                msgspec.json.encode(notice).decode(),
                vapid_private_key=private,
                vapid_claims={"sub": contact},
                ttl=KEPT_FOR,
                timeout=PATIENCE,
                headers={"Topic": topic, "Urgency": "normal"},
                requests_session=session,
            )
        except WebPushException as error:
            status = getattr(error.response, "status_code", 0)
            raise NotPushed(str(error), status in GONE) from error
        except (requests.RequestException, OSError) as error:
            raise NotPushed(str(error), False) from error
        except ValueError as error:  # keys that are none
            raise NotPushed(str(error), True) from error

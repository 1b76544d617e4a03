"""Web push: the installation's key, and sending to one browser."""

import base64
from typing import Any

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


def send(
    subscription: Any, notice: Notice, private: str, contact: str, topic: str, local: bool = False
) -> None:
    """Send to one browser; NotPushed if its push service does not take it."""
    import requests
    from pywebpush import WebPushException, webpush  # large: loaded when the first push is sent

    from petteia.server.notices.push_session import PushSession

    info = {
        "endpoint": subscription.endpoint,
        "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
    }
    # No reason quotes an error's own text: it holds the endpoint's path, which is a secret.
    with PushSession(local=local) as session:
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
            raise NotPushed(f"status {status}", status in GONE) from error
        except (requests.RequestException, OSError) as error:
            raise NotPushed(type(error).__name__, False) from error
        except ValueError as error:  # keys that are none
            raise NotPushed("invalid keys", True) from error

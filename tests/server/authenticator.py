"""A passkey in software: what a browser and its authenticator answer, by the standard."""

import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from .postbox import text_of

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """One key, used on the pages of one site."""

    def __init__(self, origin: str = "http://testserver", site: str = "testserver") -> None:
        self.origin = origin
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self.count = 0

    def _told(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def _credential(self, response: dict[str, bytes]) -> dict[str, Any]:
        name = text_of(self.id)
        told = {key: text_of(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told}

    def make(self, options: Any) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        point = [number.to_bytes(32, "big") for number in (numbers.x, numbers.y)]
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point[0], -3: point[1]})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        data = self._data(PRESENT | VERIFIED | ATTESTED, attested)
        statement = {"fmt": "none", "attStmt": {}, "authData": data}
        return self._credential(
            {
                "clientDataJSON": self._told("webauthn.create", options["challenge"]),
                "attestationObject": cbor2.dumps(statement),
            }
        )

    def show(self, options: Any) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        data = self._data(PRESENT | VERIFIED)
        told = self._told("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(told).digest()
        return self._credential(
            {
                "clientDataJSON": told,
                "authenticatorData": data,
                "signature": self.key.sign(signed, ec.ECDSA(SHA256())),
            }
        )

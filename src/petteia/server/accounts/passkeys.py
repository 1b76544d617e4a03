"""Passkeys by the standard (WebAuthn): what the browser is asked, and whether its answer is good.

The challenge is a secret that is good once and for five minutes; a key is bound to the name of the
server that people opened, so it cannot be used from another site.
"""

import base64
import json
from typing import Any

import msgspec
from starlette.requests import Request

from petteia import wire
from petteia.server.accounts.sessions import SECRET_LENGTH, Person
from petteia.server.settings import Settings
from petteia.server.storage import passkeys as stored
from petteia.server.storage import people as stored_people
from petteia.server.storage.writer import Conflict, Store

KIND = "passkey"
GOOD_FOR = 300_000
"""Milliseconds in which the browser must answer."""
MOST = 20
"""Passkeys of one person."""


class WrongPasskey(Exception):  # noqa: N818 - reads as what happened
    """An answer that shows nothing."""


def site(request: Request) -> tuple[str, str]:
    """Return the name that keys are bound to, and the origin of the pages."""
    host = request.headers.get("host", "")
    return request.url.hostname or "", f"{request.url.scheme}://{host}"


class Passkeyring:
    """The passkeys of everybody."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def _challenge(self, player: str | None) -> bytes:
        secret, now = self.settings.new_id(SECRET_LENGTH), self.settings.now()
        await self.store.write(
            lambda c: stored_people.add_token(
                c, secret, KIND, now, session_id=player, expires=now + GOOD_FOR
            )
        )
        return secret.encode()

    async def _answered(self, credential: wire.Credential, player: str | None) -> bytes:
        """Return the challenge that was answered, if it is ours, fresh and for this person."""
        try:
            told = str(credential.response["clientDataJSON"])
            data = json.loads(base64.urlsafe_b64decode(told + "=" * (-len(told) % 4)))
            text = str(data["challenge"])
            challenge = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
            secret, now = challenge.decode(), self.settings.now()
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise WrongPasskey("it does not say what it answers") from error
        row = await self.store.write(lambda c: stored_people.take_token(c, secret, KIND, now))
        if row is None or row.session_id != player:
            raise WrongPasskey("it answers no question of ours")
        return challenge

    # A new one --------------------------------------------------------------------------------

    async def ask_for_new(self, person: Person, request: Request) -> dict[str, Any]:
        """Return what a browser is asked to make."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.list(person.player)
        options = generate_registration_options(
            rp_id=site(request)[0],
            rp_name="Petteia",
            user_id=person.player.encode(),
            user_name=person.name,
            challenge=await self._challenge(person.player),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known
            ],
        )
        return dict(json.loads(options_to_json(options)))

    async def add(self, person: Person, request: Request, new: wire.NewPasskey) -> None:
        """Keep a new passkey if it is good."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        challenge = await self._answered(new.credential, person.player)
        if len(await self.list(person.player)) >= MOST:
            raise WrongPasskey(f"one person has at most {MOST}")
        name, origin = site(request)
        try:
            made = verify_registration_response(
                credential=msgspec.to_builtins(new.credential),
                expected_challenge=challenge,
                expected_rp_id=name,
                expected_origin=origin,
            )
        except Exception as error:  # the library's own errors, and those of what it decodes with
            raise WrongPasskey(str(error)) from error
        key_id, key = bytes_to_base64url(made.credential_id), made.credential_public_key
        now, count = self.settings.now(), made.sign_count
        public_key = bytes_to_base64url(key)
        try:
            await self.store.write(
                lambda c: stored.add_passkey(
                    c, key_id, person.player, new.name, public_key, count, now
                )
            )
        except Conflict as error:
            raise WrongPasskey("it is known already") from error

    # Signing in -------------------------------------------------------------------------------

    async def ask_who(self, request: Request) -> dict[str, Any]:
        """Return what a browser is asked to show; the person chooses the key."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(
            rp_id=site(request)[0], challenge=await self._challenge(None)
        )
        return dict(json.loads(options_to_json(options)))

    async def whose(self, request: Request, credential: wire.Credential) -> str:
        """Return the player whose passkey this is."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        challenge = await self._answered(credential, None)
        row = await self.store.read(lambda c: stored.passkey(c, credential.id))
        if row is None:
            raise WrongPasskey("it is not known here")
        name, origin = site(request)
        try:
            shown = verify_authentication_response(
                credential=msgspec.to_builtins(credential),
                expected_challenge=challenge,
                expected_rp_id=name,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.sign_count,
            )
        except Exception as error:  # as above
            raise WrongPasskey(str(error)) from error
        count, now = shown.new_sign_count, self.settings.now()
        await self.store.write(lambda c: stored.use_passkey(c, credential.id, count, now))
        return str(row.session_id)

    # Those there are --------------------------------------------------------------------------

    async def list(self, player: str) -> list[Any]:
        """Return a player's passkeys."""
        return await self.store.read(lambda c: stored.passkeys_of(c, player))

    async def drop(self, player: str, key_id: str) -> None:
        """Forget a passkey of a player."""
        await self.store.write(lambda c: stored.drop_passkey(c, key_id, player))

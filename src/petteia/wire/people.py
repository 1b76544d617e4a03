"""Requests and answers about people: who I am, my passkeys, my turn notifications."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from petteia.wire.parts import END, Ask, Name, Secret
from petteia.wire.texts import clean_name


class Me(Struct, frozen=True, kw_only=True):
    """Who I am here."""

    player: str
    name: str
    version: str


class Rename(Ask, frozen=True, kw_only=True):
    """The name others see."""

    name: Name


class Link(Struct, frozen=True, kw_only=True):
    """A secret that opens something: a seat, or my seats on another device."""

    secret: str
    expires: int | None = None


class Claim(Ask, frozen=True, kw_only=True):
    """Use the secret of a link."""

    secret: Secret


class AccessKey(Struct, frozen=True, kw_only=True):
    """Something that opens my session or a table of mine."""

    id: str
    kind: Literal["cookie", "token", "transfer", "invitation"]
    """A device's cookie, a program's token, a link to another device, or to a table."""
    created: int
    used: int | None
    """When it last opened my session, to the hour."""
    expires: int | None
    table: str | None
    here: bool
    """Whether this request came with it."""


class AccessKeys(Struct, frozen=True, kw_only=True):
    """What opens my session or my tables."""

    keys: list[AccessKey]


class AccessEnd(Ask, frozen=True, kw_only=True):
    """A key that shall open nothing any more."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Mute(Ask, frozen=True, kw_only=True):
    """Whose chat I do not want to read, or want to read again."""

    player: Annotated[str, Meta(min_length=1, max_length=24)]
    muted: bool = True


class Mutes(Struct, frozen=True, kw_only=True):
    """Whose chat I do not read."""

    players: list[str]


class Passkey(Struct, frozen=True, kw_only=True):
    """A key in one of my devices, or in what synchronises them."""

    id: str
    name: str
    created: int
    used: int


class Passkeys(Struct, frozen=True, kw_only=True):
    """My passkeys."""

    passkeys: list[Passkey]


class PasskeyOptions(Struct, frozen=True, kw_only=True):
    """What the browser is to be asked for, in the JSON form of the standard (WebAuthn)."""

    options: dict[str, Any]
    """For `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""


class Credential(Struct, frozen=True, kw_only=True):
    """What the browser answers: its PublicKeyCredential as JSON."""

    id: Annotated[str, Meta(min_length=1, max_length=2000)]
    rawId: Annotated[str, Meta(min_length=1, max_length=2000)]  # noqa: N815 - the standard's name
    type: Literal["public-key"]
    response: dict[str, Any]


class NewPasskey(Ask, frozen=True, kw_only=True):
    """A passkey to be mine from now on."""

    credential: Credential
    name: Name = "passkey"
    """What I call it."""

    def __post_init__(self) -> None:
        """Leave out of the name what cannot be seen."""
        force_setattr(self, "name", clean_name(self.name) or "passkey")


class PasskeySignIn(Ask, frozen=True, kw_only=True):
    """A passkey that shows who I am."""

    credential: Credential


class PasskeyEnd(Ask, frozen=True, kw_only=True):
    """A passkey that shall open nothing any more."""

    id: Annotated[str, Meta(min_length=1, max_length=2000)]


Language: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{2,8}" + END)]
ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
MAIL_ADDRESS = (
    r"^(?=[^@]{1,64}@)(?!.*=\?)"  # what mail programs read as an encoded word is no address
    rf"{ATOM}(\.{ATOM})*@{LABEL}(\.{LABEL})+" + END
)


class MailTo(Ask, frozen=True, kw_only=True):
    """Where I want to be told that it is my turn."""

    address: Annotated[str, Meta(max_length=254, pattern=MAIL_ADDRESS)]
    language: Language = "en"


class PushKeys(Ask, frozen=True, kw_only=True):
    """The keys of a browser's subscription, as it gives them."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=128)]
    auth: Annotated[str, Meta(min_length=16, max_length=64)]


class PushTo(Ask, frozen=True, kw_only=True):
    """A browser that wants to be told, from its PushSubscription."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=2000)]
    keys: PushKeys
    language: Language = "en"


class PushEnd(Ask, frozen=True, kw_only=True):
    """A browser that wants to be told no more."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=2000)]


class MailState(Struct, frozen=True, kw_only=True):
    """My address."""

    address: str
    confirmed: bool
    """Whether I have opened the link that was sent there."""


class Notices(Struct, frozen=True, kw_only=True):
    """How I am told that it is my turn when I am not here: by push, otherwise by mail."""

    mail_offered: bool
    mail: MailState | None
    push_key: str | None
    """The `applicationServerKey` for a browser's subscription; nothing if push is not offered."""
    push: list[str]
    """The endpoints of my browsers that want it."""

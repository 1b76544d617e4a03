"""What the person who runs the server chooses, and what tests put in its place."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from petteia.server.server_time import ServerTime, Time

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
"""Letters of ids: none that are mistaken for another when read aloud."""


def random_id(length: int) -> str:
    """Return an id that nobody guesses; every letter has five bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def data_directory() -> Path:
    """Return where this user's programs keep their data."""
    return Path(platformdirs.user_data_dir("petteia", appauthor=False))


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for; generous for people, tight for floods."""

    frames_per_second: float = 20
    frames_at_once: float = 100
    requests_per_second: float = 20
    requests_at_once: float = 200
    guests_per_minute: float = 60
    """New guests from one address."""
    guests_at_once: float = 60
    tables_per_minute: float = 30
    """New tables from one session."""
    tables_at_once: float = 30
    mails_per_hour: float = 6
    """Mails that ask whether an address is right: for one session, and to one address."""
    mails_at_once: float = 3
    mails_from_per_hour: float = 60
    """The same from one place: a club's people may share it."""
    mails_from_at_once: float = 30
    body: int = 1_000_000
    """Bytes of a request: a record of the longest game fits."""
    frame: int = 16_384
    waiting_frames: int = 256
    """Frames that wait for a slow client before it is let go."""
    joined: int = 100
    """Tables one socket may follow."""
    sockets: int = 20
    """Sockets of one session."""


UNLIMITED = Limits(1e9, 1e9, 1e9, 1e9, 1e9, 1e9, 1e9, 1e9, 1e9, 1e9, 1e9, 1e9, sockets=10**9)
"""No limit on rates; sizes stay limited."""


PUSH_SERVICES = (
    "https://*.googleapis.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
    "https://*.push.services.mozilla.com",
)
"""Where browsers have their push services; nothing is sent anywhere else on a client's word."""


@dataclass(frozen=True)
class NoticeSettings:
    """How people are told outside the page that it is their turn."""

    smtp: str = ""
    """The mail server, as smtp://user:password@host:587 or smtps://…; empty: no mail."""
    sender: str = ""
    """The address that mail comes from."""
    public_url: str = ""
    """Where people reach this server, for links in mail."""
    push_contact: str = ""
    """Whom a push service may write to, as mailto:me@example.org; empty: no push."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    push_local: bool = False
    """Whether a push service on this machine is accepted, without TLS: for tests alone."""
    after: float = 30.0
    """Seconds after the beginning of a turn; who moves before is not told."""
    again: float = 60.0
    """Seconds between two looks whether somebody is still connected, and between two tries."""
    every: float = 5.0
    """Seconds between two looks for what is to be told."""
    lease: float = 120.0
    """Seconds for which one node takes a notice on: longer than sending takes."""

    @property
    def any(self) -> bool:
        """Whether anybody can be told."""
        return bool(self.smtp or self.push_contact)


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    database: str = ""
    """The database's URL; empty: SQLite in the data directory."""
    data: Path = field(default_factory=data_directory)
    limits: Limits = field(default_factory=Limits)
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    now: Time = field(default_factory=ServerTime)
    new_id: Callable[[int], str] = random_id
    heartbeat: float = 1.0
    """Seconds between two looks whether the server has stood still."""
    sweep: float = 1.0
    """Seconds between two looks for tables whose time has come."""
    refresh: float = 2.0
    """Seconds between two looks for what other nodes wrote."""
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    reveal_live: float = 180.0
    """Seconds in which a player reveals the nonce that a real-time game needs to start."""
    reveal_days: float = 3 * 86_400.0
    """The same at a turn-based table, whose players come by once a day."""
    rate_same_network: bool = False
    """Whether rated games between people of one network count: for a club behind one router."""
    page: Path = Path(__file__).parent / "static" / "page"
    """The built front end; without it there is a simple page."""

    def reveal_within(self, pace: str) -> int:
        """Return in how many milliseconds a player must reveal."""
        return int((self.reveal_days if pace == "days" else self.reveal_live) * 1000)

    @property
    def url(self) -> str:
        """The database's URL."""
        return with_driver(self.database) or f"sqlite:///{self.data / 'petteia.db'}"


def with_driver(url: str) -> str:
    """Name the PostgreSQL driver in a URL that does not."""
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    return url


def settings(
    data: Path | None = None,
    database: str = "",
    bot_workers: int | None = None,
    notices: NoticeSettings | None = None,
    reveal_live: float | None = None,
    reveal_days: float | None = None,
    rate_same_network: bool = False,
) -> Settings:
    """Return the settings somebody chose on a command line."""
    default = Settings()
    return Settings(
        data=data or default.data,
        database=database,
        bot_workers=bot_workers or default.bot_workers,
        notices=notices or default.notices,
        reveal_live=reveal_live or default.reveal_live,
        reveal_days=reveal_days or default.reveal_days,
        rate_same_network=rate_same_network,
    )

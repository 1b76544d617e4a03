"""What the person who runs the server chooses, and what tests put in its place."""

import os
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import platformdirs

from petteia.server.server_time import ServerTime, Time

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
"""Letters of ids: none that are mistaken for another when read aloud."""


def monotonic() -> int:
    """Return milliseconds that only ever grow, whatever is done to the wall clock."""
    return time.monotonic_ns() // 1_000_000


def random_id(length: int) -> str:
    """Return an id that nobody guesses; every letter has five bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def data_directory() -> Path:
    """Return where this user's programs keep their data."""
    return Path(platformdirs.user_data_dir("petteia", appauthor=False))


@dataclass(frozen=True)
class Limits:
    """What one person and one address may use: generous for people, tight for floods.

    A rate of `…_per_second`, `…_per_minute` or `…_per_hour` refills a bucket of `…_at_once`. An
    address is an IPv4 address or an IPv6 /64; a club's people may share one.
    """

    frames_per_second: float = 20
    """Frames from one person."""
    frames_at_once: float = 100
    frames_per_second_per_address: float = 600
    frames_at_once_per_address: float = 6000
    requests_per_second: float = 20
    """Requests to the API from one person."""
    requests_at_once: float = 200
    requests_per_second_per_address: float = 200
    requests_at_once_per_address: float = 3000
    http_per_second_per_address: float = 400
    """Requests of any kind from one address: the page's files too."""
    http_at_once_per_address: float = 12_000
    guests_per_minute: float = 60
    """New guests from one address."""
    guests_at_once: float = 60
    sign_ins_per_minute: float = 60
    """Passkeys asked for from one address."""
    sign_ins_at_once: float = 120
    compute_ms_per_second: float = 250
    """Milliseconds of computing for one person: replays, previews, reasons, joins."""
    compute_ms_at_once: float = 10_000
    compute_ms_per_second_per_address: float = 800
    compute_ms_at_once_per_address: float = 60_000
    computations: int = 8
    """Computations of one person that wait or run at once."""
    computations_per_address: int = 120
    hints_per_minute: float = 12
    hints_at_once: float = 6
    hints_per_minute_per_address: float = 240
    hints_at_once_per_address: float = 120
    hints_waiting: int = 2
    """Hints of one person that wait or run at once."""
    hints_waiting_per_address: int = 30
    tables_per_minute: float = 30
    """New tables of one person."""
    tables_at_once: float = 30
    tables_per_minute_per_address: float = 120
    tables_at_once_per_address: float = 120
    open_tables: int = 5
    """Public tables of one person that wait for players."""
    open_tables_per_address: int = 60
    bot_tables: int = 2
    """Running tables of bots alone that one person made."""
    bot_tables_per_address: int = 10
    bot_tables_per_minute: float = 4
    bot_tables_at_once: float = 4
    bot_tables_per_minute_per_address: float = 20
    bot_tables_at_once_per_address: float = 20
    chat_per_minute: float = 30
    """Chat messages of one person."""
    chat_at_once: float = 10
    chat_per_minute_per_address: float = 600
    chat_at_once_per_address: float = 300
    acts_per_minute: float = 120
    """Commands of one person that a game does not bound: sit, leave, return, undo, agree."""
    acts_at_once: float = 60
    acts_per_minute_per_address: float = 2400
    acts_at_once_per_address: float = 1200
    chat_per_table: int = 2000
    """Chat messages at one table."""
    rows_per_table: int = 10_000
    """Rows of one log; with more, only moves and what ends something are added."""
    mails_per_hour: float = 6
    """Mails that ask whether an address is right: for one session, and to one address."""
    mails_at_once: float = 3
    mails_from_per_hour: float = 60
    """The same from one place: a club's people may share it."""
    mails_from_at_once: float = 30
    sockets: int = 20
    """Sockets of one person."""
    sockets_per_address: int = 300
    anonymous_sockets_per_address: int = 60
    """Sockets without a session from one address."""
    anonymous_joins_per_minute: float = 120
    """Tables joined without a session from one address."""
    anonymous_joins_at_once: float = 60
    joined: int = 100
    """Tables one socket may follow."""
    connections_per_address: int = 600
    """TCP connections from one address; those of a trusted proxy are not counted."""
    request_seconds: float = 20
    """Seconds in which a connection must send its request."""
    header: int = 32_768
    """Bytes of a request's header."""
    body: int = 1_000_000
    """Bytes of a request: a record of the longest game fits."""
    body_bytes_per_address: int = 32_000_000
    """Bytes of all bodies from one address that arrive or are being served."""
    frame: int = 16_384
    waiting_frames: int = 256
    """Frames that wait for a slow client before its socket is closed."""
    send_bytes: int = 2_000_000
    """Bytes that wait for one socket before it is closed as too slow."""
    send_bytes_per_address: int = 32_000_000
    """Bytes that wait for all sockets of one address."""
    log_page: int = 200
    """Entries of the log in one answer."""


SIZES = (
    "chat_per_table", "rows_per_table", "joined", "request_seconds", "header", "body",
    "body_bytes_per_address", "frame", "waiting_frames", "send_bytes", "send_bytes_per_address",
    "log_page",
)  # fmt: skip
"""Limits that are no rates and no counts of clients."""

UNLIMITED = Limits(**{each.name: 10**9 for each in fields(Limits) if each.name not in SIZES})
"""No limit on rates and counts of clients; sizes stay limited."""


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
    compute_workers: int = 1
    """Processes that compute replays, previews and reasons; 0: a thread."""
    now: Time = field(default_factory=ServerTime)
    monotonic: Callable[[], int] = monotonic
    """The clock of rate limits."""
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
    limits: Limits | None = None,
    compute_workers: int | None = None,
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
        limits=limits or default.limits,
        compute_workers=compute_workers or default.compute_workers,
    )


def with_limits(texts: Iterable[str]) -> Limits:
    """Return the limits changed by texts like `sockets=5`; ValueError names a wrong one."""
    kinds = {each.name: type(each.default) for each in fields(Limits)}
    changed: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in kinds:
            raise ValueError(f"{name} is not a limit; docs/hosting.md lists them")
        try:
            changed[name] = float(value) if "." in value or kinds[name] is float else int(value)
        except ValueError:
            raise ValueError(f"{text}: a number is needed, as {name}=5") from None
        if not 0 <= changed[name] <= 10**12:
            raise ValueError(f"{text}: a number from 0 to 10¹² is needed")
    return replace(Limits(), **changed)

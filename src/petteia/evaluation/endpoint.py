"""Client of an OpenAI-compatible chat completions endpoint, with retries."""

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from threading import local
from time import monotonic, sleep
from typing import Any

import requests
from msgspec import Struct

from petteia.core.errors import PetteiaError

ATTEMPTS = 5
"""Attempts per request before the endpoint counts as dead."""
PAUSE = 1.0
"""Seconds before the first retry; doubles with each further one."""
LONGEST_PAUSE = 120.0
"""Upper bound of Retry-After, in seconds."""
LARGEST = 4_000_000
"""Largest accepted response, in bytes."""
PASSING = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.CONFLICT, HTTPStatus.TOO_MANY_REQUESTS)
"""Status codes worth a retry, besides 5xx."""

Chat = Sequence[Mapping[str, str]]


class EndpointError(PetteiaError):
    """The endpoint is dead or refuses; the message is one line."""


class Fault(Exception):  # noqa: N818 - reads as what happened
    """One failed attempt; `pause` is the wait the endpoint wants (None: exponential backoff)."""

    def __init__(self, reason: str, pause: float | None = None, passing: bool = True) -> None:
        super().__init__(reason)
        self.pause = pause
        self.passing = passing


class Reply(Struct, frozen=True):
    """An answer with its time and tokens."""

    text: str
    seconds: float = 0.0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    faults: int = 0
    """Failed attempts before it."""


class ModelEndpoint:
    """Sends chats to one model; retries transient errors."""

    def __init__(
        self,
        url: str,
        key: str | None,
        model: str,
        parameters: Mapping[str, Any] | None = None,
        timeout: float = 120.0,
        tell: Callable[[str], object] = lambda line: None,
    ) -> None:
        self.url = url.rstrip("/") + "/chat/completions"
        self.shown = requests.utils.urldefragauth(self.url)
        """The address in messages, without a password."""
        self.model = model
        self.parameters = dict(parameters or {})
        self.timeout = timeout
        self.tell = tell
        self.headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._local = local()

    @property
    def session(self) -> requests.Session:
        """This thread's connections: a `requests` session is not thread-safe."""
        found: requests.Session | None = getattr(self._local, "session", None)
        if found is None:
            found = self._local.session = requests.Session()
            found.headers.update(self.headers)
        return found

    def ask(self, messages: Chat) -> Reply:
        """Return the model's answer to a chat."""
        start = monotonic()
        for attempt in range(1, ATTEMPTS + 1):
            try:
                text, usage = self._attempt(messages)
            except Fault as fault:
                if not fault.passing:
                    raise EndpointError(f"{self.shown}: {fault}") from None
                if attempt == ATTEMPTS:
                    raise EndpointError(f"{self.shown}: {fault} ({ATTEMPTS} attempts)") from None
                self._wait(fault, attempt)
                continue
            seconds = round(monotonic() - start, 3)
            return Reply(text, seconds, *usage, attempt - 1)
        raise AssertionError("the last attempt returns or raises")

    def _wait(self, fault: Fault, attempt: int) -> None:
        pause = PAUSE * 2 ** (attempt - 1) if fault.pause is None else fault.pause
        self.tell(f"{self.shown}: {fault}; attempt {attempt + 1} of {ATTEMPTS} in {pause:.0f} s")
        sleep(pause)

    def _attempt(self, messages: Chat) -> tuple[str, tuple[int, int]]:
        body = {"model": self.model, "messages": list(messages), **self.parameters}
        until = monotonic() + self.timeout
        try:
            with self.session.post(
                self.url, json=body, timeout=self.timeout, stream=True, allow_redirects=False
            ) as answer:
                data = _received(answer, until)
        except requests.Timeout:
            raise Fault(f"no answer within {self.timeout:g} s") from None
        except requests.RequestException as error:
            raise Fault(_reason(error), passing=not isinstance(error, ValueError)) from None
        if answer.status_code != HTTPStatus.OK:
            raise _refused(answer, data)
        return _completion(data)


def _received(answer: requests.Response, until: float) -> bytes:
    """Read the body; cut off an endpoint that sends too slowly or too much."""
    data = bytearray()
    for piece in answer.iter_content(65_536):
        data += piece
        if monotonic() > until:
            raise requests.Timeout
        if len(data) > LARGEST:
            raise Fault(f"an answer of more than {LARGEST} bytes")
    return bytes(data)


def _refused(answer: requests.Response, data: bytes) -> Fault:
    status = answer.status_code
    passing = status >= HTTPStatus.INTERNAL_SERVER_ERROR or status in PASSING
    detail = _detail(data)
    message = f"{status} {answer.reason}" + (f" ({detail})" if detail else "")
    return Fault(message, _pause(answer.headers.get("Retry-After")), passing)


def _pause(header: str | None) -> float | None:
    """Parse Retry-After: seconds or a date, at most LONGEST_PAUSE."""
    if not header:
        return None
    try:
        seconds = float(header)
    except ValueError:
        try:
            seconds = (parsedate_to_datetime(header) - datetime.now(UTC)).total_seconds()
        except (ValueError, TypeError):  # not a date, or one without a zone
            return None
    return min(max(seconds, 0.0), LONGEST_PAUSE)


def _detail(data: bytes) -> str:
    """Return the error message of a response, on one short line."""
    try:
        error = json.loads(data)["error"]
        message = error["message"] if isinstance(error, dict) else error
    except (ValueError, LookupError, TypeError):
        return ""
    return " ".join(str(message).split())[:200]


def _completion(data: bytes) -> tuple[str, tuple[int, int]]:
    """Return the text and tokens of a completion; an empty text is valid."""
    try:
        found = json.loads(data)
        text = found["choices"][0]["message"].get("content") or ""
        usage = found.get("usage") or {}
        tokens = int(usage.get("prompt_tokens", 0)), int(usage.get("completion_tokens", 0))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise Fault("an answer that is not a chat completion") from None
    return text if isinstance(text, str) else json.dumps(text), tokens


def _reason(error: requests.RequestException) -> str:
    """Return the operating system's reason for a failed connection."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, OSError) and cause.strerror:
            return cause.strerror
        inner = [arg for arg in cause.args if isinstance(arg, BaseException)]
        cause = getattr(cause, "reason", None) or (inner[0] if inner else cause.__cause__)
        if not isinstance(cause, BaseException):
            break
    return " ".join(str(error).split())[:200]

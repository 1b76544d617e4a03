"""A small endpoint on this machine that speaks chat completions, as well or as badly as asked."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from typing import Any

TOKENS_IN, TOKENS_OUT = 100, 7
"""What every answer says it took."""


def completion(text: object, usage: bool = True) -> bytes:
    """Return an answer as endpoints give it."""
    body: dict[str, Any] = {"choices": [{"message": {"role": "assistant", "content": text}}]}
    if usage:
        body["usage"] = {"prompt_tokens": TOKENS_IN, "completion_tokens": TOKENS_OUT}
    return json.dumps(body).encode()


class Said:
    """What the endpoint does with one request."""

    def __init__(
        self, body: bytes = b"", status: int = 200, headers: dict[str, str] | None = None
    ) -> None:
        self.body = body
        self.status = status
        self.headers = headers or {}


WELL = Said(completion("Let me think.\n1"))
NONSENSE = Said(completion("I would rather talk about the weather."))
BROKEN = Said(status=500, body=b"<html>")
LIMITED = Said(
    status=429, headers={"Retry-After": "0"}, body=b'{"error": {"message": "slow\\ndown"}}'
)
UNREADABLE = Said(body=b"not JSON")
FOREIGN = Said(body=b'{"choices": []}')
NEVER = Said(status=0)
"""No answer comes before the endpoint closes."""

Behaviour = Callable[[int, dict[str, Any]], Said]
"""From the number of a request, from 0, and its body: what is done with it."""


class TestEndpoint:
    """What the endpoint was asked."""

    __test__ = False

    def __init__(self, behaviour: Behaviour) -> None:
        self.behaviour = behaviour
        self.requests: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.lock = Lock()
        self.closed = Event()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.server.daemon_threads = True

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}/v1"

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                with endpoint.lock:
                    number = len(endpoint.requests)
                    endpoint.requests.append({**body, "path": self.path})
                    endpoint.keys.append(self.headers.get("Authorization"))
                said = endpoint.behaviour(number, body)
                if said is NEVER:
                    endpoint.closed.wait()
                    return
                self.send_response(said.status)
                for name, value in {"Content-Length": str(len(said.body)), **said.headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(said.body)

            def log_message(self, *_: object) -> None:
                pass

        return Handler


@contextmanager
def endpoint(behaviour: Behaviour = lambda number, body: WELL) -> Iterator[TestEndpoint]:
    """Run an endpoint for a while."""
    found = TestEndpoint(behaviour)
    thread = Thread(target=found.server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield found
    finally:
        found.closed.set()
        found.server.shutdown()
        found.server.server_close()
        thread.join()

"""The HTTP session for push services: connects to addresses that were checked, nowhere else."""

from collections.abc import Callable
from typing import Any

from requests import PreparedRequest, Response, Session
from requests.adapters import HTTPAdapter

from petteia.server.notices.push_address import public_address


class PinnedAdapter(HTTPAdapter):
    """Connects to the address that was checked; TLS still checks the host's name.

    Resolving again to connect would let a name server answer differently the second time.
    """

    def __init__(self, resolve: Callable[[str], str] = public_address, port: int = 443) -> None:
        super().__init__()
        self.resolve = resolve
        self.port = port

    def get_connection_with_tls_context(
        self, request: PreparedRequest, verify: Any, proxies: Any = None, cert: Any = None
    ) -> Any:
        """Return a connection to the checked address of the request's host."""
        place, tls = self.build_connection_pool_key_attributes(request, verify, cert)
        host = place["host"]
        request.headers["Host"] = host
        named = {"server_hostname": host, "assert_hostname": host}
        return self.poolmanager.connection_from_host(
            self.resolve(host), self.port, "https", pool_kwargs=tls | named
        )


class PushSession(Session):
    """Posts to push services: no redirects, no proxies, no credentials from the environment."""

    def __init__(self, adapter: HTTPAdapter | None = None, local: bool = False) -> None:
        super().__init__()
        self.trust_env = False
        self.mount("https://", adapter or PinnedAdapter())
        if not local:
            del self.adapters["http://"]

    def get_redirect_target(self, resp: Response) -> str | None:
        """Follow no redirect: it is an answer like any other that is no success."""
        return None

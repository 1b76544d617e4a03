"""Addresses of push services: read by one strict parser, and used only if they are public."""

import ipaddress
import re
import socket
from collections.abc import Sequence
from fnmatch import fnmatchcase

import msgspec

PATH = r"(?P<path>/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)"
PUBLIC = re.compile(
    r"(?P<origin>https://(?P<host>([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}))"
    + PATH
)
"""A host name over HTTPS: no user, no port, no literal address, nothing two parsers read apart."""
LOCAL = re.compile(r"(?P<origin>http://(?P<host>127\.0\.0\.1)):[0-9]{1,5}" + PATH)
"""A push service of the tests, on this machine."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class PushAddress(msgspec.Struct, frozen=True):
    """Where one browser's push service listens."""

    url: str
    host: str


class NotPublic(OSError):  # noqa: N818 - reads as what happened
    """A host name that does not lead to the public Internet alone."""


def read(text: str, services: Sequence[str], local: bool = False) -> PushAddress | None:
    """Return the address that a client gave, if it is a known push service's."""
    found = PUBLIC.fullmatch(text) or (LOCAL.fullmatch(text) if local else None)
    if found is None or not any(fnmatchcase(found["origin"], service) for service in services):
        return None
    return PushAddress(text, found["host"])


def is_public(address: str) -> bool:
    """Return whether an IP address is one of the public Internet, also if it wraps an IPv4 one."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if inner is None and ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            ip = inner
        elif ip.teredo is not None or ip.is_site_local:
            return False
    return ip.is_global and not ip.is_multicast


def public_address(host: str) -> str:
    """Resolve a host name; NotPublic unless every one of its addresses is public."""
    found = socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not all(map(is_public, addresses)):
        raise NotPublic(f"{host} does not lead to public addresses alone")
    return addresses[0]

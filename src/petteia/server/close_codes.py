"""Why a socket is closed: the numbers that its client is told (RFC 6455, 7.4.1)."""

GOING_AWAY = 1001
"""The server stops, or cannot serve now: the client comes again."""
NOT_ALLOWED = 1008
"""For who comes from another site, is banned, sends too fast or has too many sockets."""
TOO_SLOW = 1013
"""More waits for the client than may wait."""

"""The WebSocket: one connection per client, its frames and its end."""

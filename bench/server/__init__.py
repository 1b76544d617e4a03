"""The server's promises, measured beside boardgame.io's server on the same machine."""

"""The server: what a browser sees."""

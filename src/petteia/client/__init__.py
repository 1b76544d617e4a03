"""Clients of a server: programs that play over its public API."""

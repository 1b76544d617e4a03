"""Tournaments without a server: pairings and standings as functions of what has been played."""

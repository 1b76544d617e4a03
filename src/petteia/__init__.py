"""Petteia: four board games of ancient Greece, their rules, bots, server and screen."""

__version__ = "2.0.0.dev0"

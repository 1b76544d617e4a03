"""Petteia: four board games of ancient Greece, their rules, bots, server and screen."""

__version__ = "1.0.0"

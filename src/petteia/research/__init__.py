"""Doors for research: observations, PettingZoo, OpenSpiel and TextArena, many games at once."""

from petteia.research.optional import need

need("numpy", "pettingzoo", "openspiel", "textarena", "research")

"""Doors for research: observations, PettingZoo and OpenSpiel adapters, many games at once."""

from petteia.research.optional import need

need("numpy", "pettingzoo", "openspiel", "research")

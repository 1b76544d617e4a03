"""Knucklebones, a complete small game for Petteia."""

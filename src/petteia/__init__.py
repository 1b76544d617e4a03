"""Petteia: four board games of ancient Greece, their rules, bots, server and screen."""

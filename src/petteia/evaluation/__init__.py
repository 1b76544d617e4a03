"""Evaluations: rate a bot or a language model that plays through the text interface."""

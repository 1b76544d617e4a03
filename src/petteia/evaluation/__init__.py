"""Evaluations: a bot or a language model plays the ladder of bots through the text interface."""

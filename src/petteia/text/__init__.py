"""Text interface to the games: observations, answer parsing, rules by id."""

from petteia.text.play import play

__all__ = ["play"]

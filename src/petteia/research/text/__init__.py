"""The games as environments of TextArena: `register()` makes them known there.

Without TextArena `petteia.text.play` plays the same games between functions from text to text.
"""

from petteia.research.text.env import TextEnv, register

__all__ = ["TextEnv", "register"]

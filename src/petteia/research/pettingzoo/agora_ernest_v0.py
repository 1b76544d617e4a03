"""Agora by James Ernest, 2 to 4 players; placements come from its candidate list."""

from functools import partial

from petteia.research.pettingzoo import aec

env = partial(aec.env, "agora_ernest")

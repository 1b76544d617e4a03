"""Offrandes, 3 to 5 players."""

from functools import partial

from petteia.research.pettingzoo import aec

env = partial(aec.env, "offrandes")

"""Athens, 2 to 4 players."""

from functools import partial

from petteia.research.pettingzoo import aec

env = partial(aec.env, "athens")

"""The games as PettingZoo environments; `aec.env` takes any installed game by its name."""

from petteia.research.optional import need

need("pettingzoo", "pettingzoo")

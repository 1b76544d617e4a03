"""Games as text: what a seat reads, how its answer is read, and rules by their ids."""

from petteia.text.play import play

__all__ = ["play"]

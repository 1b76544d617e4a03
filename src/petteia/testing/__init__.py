"""The test kit: checks that every game must pass, ours or a third party's."""

from petteia.testing.fuzz import Broken, fuzz
from petteia.testing.golden import check_golden, make_golden
from petteia.testing.rules import unproven_rules
from petteia.testing.story import Story
from petteia.testing.word_checks import unsaid

__all__ = [
    "Broken",
    "Story",
    "check_golden",
    "fuzz",
    "make_golden",
    "unproven_rules",
    "unsaid",
]

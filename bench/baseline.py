"""The commits that measurements name as released versions."""

VERSIONS = {"1.0": "a81db2dc8457c288ee98060061745d330940c9c5"}
"""Commit of each version. "Faster than 1.0" always means faster than this commit."""


def commit(revision: str) -> str:
    """Return the commit of a version; anything else is a git revision already."""
    return VERSIONS.get(revision, revision)

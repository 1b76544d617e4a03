"""Places from comparisons: equal keys share a place, and the next place is skipped."""


def places(keys: list[list[int]]) -> list[int]:
    """Return each seat's place (like 1, 1, 3); the greater key is the better."""
    result = []
    for key in keys:
        better = 0
        for other in keys:
            if other > key:
                better += 1
        result.append(better + 1)
    return result

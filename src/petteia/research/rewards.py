"""What a finished game is worth to each seat: numbers from -1 to 1 that sum to 0."""

from petteia.core.state import State


def rewards(state: State) -> list[float]:
    """Return for each seat the share of others it left behind, less the share that left it."""
    places = state.standing()
    others = len(places) - 1
    return [
        (sum(place > own for place in places) - sum(place < own for place in places)) / others
        for own in places
    ]

"""The review of a finished game: chances to win, what choices cost, and luck apart from both."""

"""The layouts of observations that are kept, one file per game: equal versions, equal arrays."""

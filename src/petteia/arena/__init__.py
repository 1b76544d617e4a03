"""The arena: tournaments between bots, their ratings and reports."""

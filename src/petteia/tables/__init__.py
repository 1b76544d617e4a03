"""Tables where games are hosted: their log, commands, clocks and who may see what."""

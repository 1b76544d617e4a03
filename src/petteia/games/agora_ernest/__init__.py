"""Agora by James Ernest (Cheapass Games, 2002), 2 to 4 players."""

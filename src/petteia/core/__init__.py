"""What a game is: state, move, chance, view, refusal, event, notation, record and match."""

"""What bots value in each game: hand-made judgement of positions and moves."""

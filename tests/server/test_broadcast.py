"""What happened is told as the wire says, whatever part of it was encoded for all at once."""

import msgspec
import pytest

from petteia import wire
from petteia.core.game import Game
from petteia.core.registry import games
from petteia.core.rng import Rng
from petteia.server.hosting.broadcast import Broadcast
from petteia.tables import visibility

from .test_forged import begun

GAMES = sorted(games().values(), key=lambda game: game.name)
MOVES = 80


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_is_told_what_the_wire_says(game: Game) -> None:
    rng = Rng(3)
    bare = begun(game, game.seats[-1])
    for number in range(MOVES):
        table = bare.table
        if table.over or table.actor is None:
            break
        legal = table.match.state.legal()
        text = str(game.move(table.match.state, legal[rng.below(len(legal))]))
        player, command = f"p{table.actor}", wire.PlayMove(client=str(number), text=text)
        rows, present = bare.ask(player, command).rows, {0, 1}
        if number % 10 == 9:
            rows += bare.ask("p0", wire.Chat(client=f"c{number}", seat=0, text="χαῖρε")).rows
        table = bare.table
        seats = (None, *range(len(table.seats)))
        broadcast = Broadcast(table, rows, 5, present, seats)
        for seat in seats:
            for muted in ((), ("p0",)):
                match = table.match
                expected = wire.Happened(
                    table=visibility.info(table, 5, present),
                    seat=seat,
                    entries=visibility.entries(table, rows, seat, muted),
                    view=match.view(seat),
                    prompt=game.wording.prompt(match.state),
                    choices=visibility.choices(table, seat),
                    standing=match.seen_standing(seat),
                )
                told = broadcast.told_to(seat, muted, has_before=False)
                assert told == msgspec.json.encode(expected)

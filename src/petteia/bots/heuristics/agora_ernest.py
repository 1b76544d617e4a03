"""What bots value in Agora (Ernest), in coins.

* **Income** is everything: a door that is open earns a coin every turn, for as many turns as the
  deck or the race to the goal leaves.
* **Buying** pays for itself in one turn, so the shop with the most open doors is bought unless
  the game is about to end or it would become the one largest shop; where nothing is earned any
  more nothing is bought.
* **Building** is good where it adds doors to one's own shops, shuts doors of rivals, or leaves a
  fine shop to buy at once. Placements that change somebody's income are judged by laying the card
  in thought; the many others only by a few examples, for they are much alike.
* Being close to the goal counts more than the coins: who needs the fewest turns is ahead.
* **The one largest shop** soon burns or is flooded, the sooner the more play; its doors count
  only for the turns it may be spared. A tie for the largest is a shelter.

That is how moves are told apart. Who will win is told better, as some thousand games showed, by
the coins, about two coins for every open door, however long the game may last, and a little for
having many shops instead of one large one: so a search judges the positions it comes to.
"""

from typing import Final

from petteia.bots.heuristic import NEVER, Heuristic
from petteia.core.message import Message
from petteia.core.state import NOBODY
from petteia.games.agora_ernest.model import BUILDING, BUYING, IN_DECK, Position
from petteia.games.agora_ernest.moves import BUY, PASS
from petteia.games.agora_ernest.shops import NO_SHOP, UNOWNED

JUDGED: Final = 28
"""How many placements are judged by laying the card in thought: the first, which matter most."""
EXAMPLES: Final = 8
"""How many of all the others."""
GLANCED: Final = 24
"""How many of the first at a glance."""
FARTHEST: Final = 6.0
"""No income is counted for more turns than this."""
RISK: Final = 0.08
"""How likely the one largest shop is lost when a player draws; others may have outgrown it."""

DOOR: Final = 2.2
"""Coins that an open door turned out to be worth."""
SHOP: Final = 1.0
"""Coins that one more shop is worth, for fire and flood take one at a time,"""
LARGE: Final = 1.0
"""and that each door of one's shop with the most doors is worth less."""


def turns_left(s: Position) -> float:
    """Return about how many turns every player still has."""
    deck = 0
    for place in s.where:
        if place == IN_DECK:
            deck += 1
    left = min(float(deck) / float(s.players), FARTHEST)
    for seat in range(s.players):
        income = s.shops.income(seat)
        if income:
            need = float(s.setting.goal - s.purse(seat)) / float(income)
            left = min(left, max(need, 0.5))
    return left


def bargain(s: Position, left: float) -> float:
    """Return the gain by the best shop that can be bought."""
    best = 0.0
    for shop in s.shops.names:
        if s.shops.owner[shop] == UNOWNED and s.shops.circles[shop]:
            best = max(best, float(s.shops.doors[shop]) * (left - 1.0))
    return best


def spared(s: Position, left: float) -> float:
    """Return in how many of the turns left the largest shop may still earn (E2.2, E2.3)."""
    keep: float = (1.0 - RISK) ** s.players
    lost: float = keep**left
    return keep * (1.0 - lost) / (1.0 - keep)


class MarketHeuristic(Heuristic[Position]):
    """Coins and income."""

    def worth(self, state: Position, seat: int) -> float:
        """Return the coins that a seat's purse, doors and shops turned out to be worth."""
        s = state
        total = float(s.purse(seat))
        if s.actor == NOBODY:
            return total
        most = 0
        for shop in s.shops.names:
            if s.shops.owner[shop] == seat:
                total += SHOP + DOOR * float(s.shops.doors[shop])
                most = max(most, s.shops.doors[shop])
        total -= LARGE * float(most)
        if s.step == BUYING and s.active == seat:
            total += bargain(s, DOOR)
        return total

    def scale(self, state: Position) -> float:
        """Return a lead that wins about three games of four."""
        return 3.0 + 1.6 * float(state.players)

    def spread(self, state: Position) -> float:
        """Return a difference of rates that matters."""
        return 0.5 + 0.5 * turns_left(state)

    def is_open(self) -> bool:
        """Only the order of the deck is unknown, and nobody knows it."""
        return True

    def is_dear(self) -> bool:
        """Finding and judging placements takes longer than all the rest."""
        return True

    def pace(self) -> int:
        """Cards that are laid in thought are slow."""
        return 20

    def turns_ahead(self) -> int:
        """So far the cards laid now still matter, and little else has happened."""
        return 3

    def glance(self, state: Position, legal: list[int]) -> int:
        """Return the best of the first few placements, or the best purchase."""
        first = legal[:GLANCED] if state.step == BUILDING else legal
        rates = self.thorough(state, first)
        return first[rates.index(max(rates))]

    def rates(self, state: Position, legal: list[int]) -> list[float]:
        """Return how many coins each move is worth."""
        s = state
        seat = s.actor
        if s.step == BUYING:
            return [self.bought(s, move, seat) for move in legal]
        if s.step != BUILDING:
            return [0.0] * len(legal)
        apart = max((len(legal) - JUDGED) // EXAMPLES, 1)
        result = []
        for index in range(len(legal)):
            if index < JUDGED or (index - JUDGED) % apart == 0:
                result.append(self.after(s, legal[index], seat))
            else:
                result.append(NEVER)
        return result

    def thorough(self, state: Position, legal: list[int]) -> list[float]:
        """Return how many coins each move is worth, none left out."""
        if state.step != BUILDING:
            return self.rates(state, legal)
        return [self.after(state, move, state.actor) for move in legal]

    def after(self, s: Position, move: int, seat: int) -> float:
        """Rate a move by laying the card, or buying, in thought."""
        after = s.copy()
        after.play(move)
        return self.ahead(after, seat)

    def bought(self, s: Position, move: int, seat: int) -> float:
        """Rate a purchase by its outcome; on a tie, prefer to save the money."""
        return self.after(s, move, seat) + (0.05 if move == PASS else 0.0)

    def hoped(self, s: Position, seat: int, left: float) -> float:
        """Return the coins a seat may hope to end with when so many turns are left."""
        coins = float(s.purse(seat))
        if s.actor == NOBODY:
            return coins
        income = float(s.shops.income(seat))
        total = coins + income * left
        largest = s.shops.largest()
        if largest != NO_SHOP and s.shops.owner[largest] == seat:
            total -= float(s.shops.doors[largest]) * (left - spared(s, left))
        if s.step == BUYING and s.active == seat:
            total += bargain(s, left)
        return total

    def ahead(self, s: Position, seat: int) -> float:
        """Return the hopes of a seat less its rivals': half the best, half the average."""
        left = turns_left(s)
        best = -1e9
        total = 0.0
        for other in range(s.players):
            if other != seat:
                worth = self.hoped(s, other, left)
                total += worth
                best = max(best, worth)
        return self.hoped(s, seat, left) - 0.5 * best - 0.5 * total / float(s.players - 1)

    def ladder(self) -> list[str]:
        """Fire and flood even out a good deal, and only long thought is better than greedy."""
        return [
            "greedy:boldness=8",
            "greedy:boldness=2",
            "greedy:boldness=0.7",
            "search:effort=9:seconds=1.8",
        ]

    def reason(self, state: Position, move: int) -> Message | None:
        """Return what a move gains or prevents."""
        s = state
        if s.step == BUYING:
            return shop_reason(s, move)
        after = s.copy()
        after.play(move)
        seat = s.actor
        if after.shops.income(seat) > s.shops.income(seat):
            more = after.shops.income(seat) - s.shops.income(seat)
            return Message("E3.5", "hint-more-doors", {"doors": more})
        for other in range(s.players):
            shut = s.shops.income(other) - after.shops.income(other)
            if other != seat and shut > 0:
                return Message("E1.2", "hint-shut-doors", {"seat": other, "doors": shut})
        if after.shops.income(seat) < s.shops.income(seat):
            return None
        return Message("E3.1", "hint-harmless")


def shop_reason(s: Position, move: int) -> Message | None:
    """Return why to buy a shop or none: each open door costs a coin and pays one every turn."""
    pays = turns_left(s) > 1.0
    if move == PASS:
        return None if pays else Message("E4.1", "hint-no-shop")
    doors = s.shops.doors[s.setting.run_of[move - BUY]]
    if doors and not pays:
        return None
    return Message("E4.1", "hint-shop" if doors else "hint-free-shop", {"doors": doors})

"""A position that answers for itself: what may be done at each step, and doing it."""

from mypy_extensions import i64

from petteia.core.catalogue import ListCatalogue
from petteia.core.rng import Rng
from petteia.core.state import CHANCE
from petteia.core.urn import Urn
from petteia.games.offrandes import codes
from petteia.games.offrandes.fields import copy_fields
from petteia.games.offrandes.model import (
    ALTARS,
    BID,
    BIDDING,
    CHARACTERS,
    CHOOSE_FIRST,
    CORRUPT,
    CORRUPTIBLE,
    CORRUPTING,
    END,
    FIRST_IS,
    OFFER,
    OFFERING,
    OPENING,
    PAIRS,
    PASS,
    PICK,
    PICKING,
    SACRIFICE,
    SACRIFICING,
    TEMPLE,
    Position,
    Setting,
)
from petteia.games.offrandes.rules import (
    best_animal,
    herd,
    highest_bid,
    least_animal,
    lowest_bid,
    play_bid,
    play_corruption,
    play_first,
    play_offer,
    play_pick,
    play_sacrifice,
    refuse_altar,
    refuse_animal,
    refuse_bid,
    refuse_character,
    refuse_offer,
    refuse_offering,
    refuse_target,
)
from petteia.games.offrandes.scoring import points, standing
from petteia.games.offrandes.setup import set_up


def legal(s: Position) -> list[int]:
    """Return the actor's legal moves."""
    found = Urn()
    find(s, found)
    return found.listed()


def find(s: Position, found: Urn) -> None:
    """Find the actor's legal moves."""
    step = s.step
    if step == BIDDING or step == OPENING:
        find_range(BID + lowest_bid(s), BID + highest_bid(s) + 1, found)
        if step == BIDDING:
            found.put(PASS)
    elif step == OFFERING:
        for pair in range(len(PAIRS)):
            if not refuse_offer(s, pair):
                found.put(OFFER + pair)
        found.put(END)
    elif step == SACRIFICING:
        find_sacrifices(s, found)
    elif step == CORRUPTING:
        find_corruptions(s, found)
    elif step == PICKING:
        find_range(PICK, OFFER, found)
    elif step == CHOOSE_FIRST:
        find_range(FIRST_IS, FIRST_IS + s.players, found)


def find_range(first: i64, end: i64, found: Urn) -> None:
    """Find all moves from a first one on to the one before an end."""
    for move in range(first, end):
        found.put(move)


def find_corruptions(s: Position, found: Urn) -> None:
    """Find every character of every opponent that the actor can corrupt, and the pass."""
    for target in range(s.players):
        if refuse_target(s, target):
            continue
        for character in range(CORRUPTIBLE):
            if not refuse_character(s, target, character):
                found.put(CORRUPT + target * CHARACTERS + character)
    found.put(PASS)


def find_sacrifices(s: Position, found: Urn) -> None:
    """Find every offering that the actor can bring, and the pass."""
    temple = s.level(s.actor, TEMPLE)
    best = best_animal(s)
    for animal in range(least_animal(s, best), best + 1):
        number = herd(s, animal)
        if number == 0:
            continue
        for altar in range(ALTARS):
            if s.setting.tiers[altar] <= temple and not refuse_offering(s, altar, animal, number):
                found.put(SACRIFICE + animal * ALTARS + altar)
    found.put(PASS)


def draw(s: Position, rng: Rng) -> i64:
    """Return a random legal move; what `legal` would list is not listed."""
    step = s.step
    if step == BIDDING:
        raises = highest_bid(s) - s.bid
        chosen = rng.below(raises + 1)
        if chosen == raises:
            return PASS
        return BID + lowest_bid(s) + chosen
    if step == OFFERING:
        move = OFFER + rng.below(END + 1 - OFFER)
        while move != END and refuse_offer(s, move - OFFER):
            move = OFFER + rng.below(END + 1 - OFFER)
        return move
    if step == OPENING:
        return BID + lowest_bid(s) + rng.below(highest_bid(s) - s.bid)
    if step == PICKING:
        return PICK + rng.below(OFFER - PICK)
    if step == CHOOSE_FIRST:
        return FIRST_IS + rng.below(s.players)
    found = rng.urn
    found.empty()
    if step == SACRIFICING:
        find_sacrifices(s, found)
    else:
        find_corruptions(s, found)
    return rng.one_of(found)


def refuse(s: Position, move: i64) -> i64:
    """Return 0 for a legal move of the actor, else the code of the broken rule."""
    step = s.step
    if s.actor == CHANCE:
        return 0 if FIRST_IS <= move < FIRST_IS + s.players else codes.NOT_DRAWN
    if (step == BIDDING or step == OPENING) and move > BID:
        return refuse_bid(s, move - BID)
    if step == OFFERING and OFFER <= move < END:
        return refuse_offer(s, move - OFFER)
    if step == OFFERING and move == END:
        return 0
    if move == PASS and (step == BIDDING or step == CORRUPTING or step == SACRIFICING):
        return 0
    if step == CORRUPTING and CORRUPT <= move < SACRIFICE:
        target = (move - CORRUPT) // CHARACTERS
        return refuse_target(s, target) or refuse_character(
            s, target, (move - CORRUPT) % CHARACTERS
        )
    if step == SACRIFICING and SACRIFICE <= move <= BID:
        animal = (move - SACRIFICE) // ALTARS
        return refuse_animal(s, animal) or refuse_altar(s, animal, (move - SACRIFICE) % ALTARS)
    if step == PICKING and PICK <= move < OFFER:
        return 0
    return codes.NOT_NOW


def play(s: Position, move: i64) -> None:
    """Make a legal move and go on to the next decision."""
    step = s.step
    if step == BIDDING or step == OPENING:
        play_bid(s, move)
    elif step == OFFERING:
        play_offer(s, move)
    elif step == CORRUPTING:
        play_corruption(s, move)
    elif step == SACRIFICING:
        play_sacrifice(s, move)
    elif step == PICKING:
        play_pick(s, move)
    elif step == CHOOSE_FIRST:
        play_first(s, move)


class OffrandesState(Position):
    """A position that answers for itself."""

    def legal(self) -> list[int]:
        """Return the numbers of all moves the actor may make."""
        return legal(self)

    def find(self, found: Urn) -> None:
        """Put all moves the actor may make into an urn."""
        find(self, found)

    def weights(self) -> list[int]:
        """At chance: any player may be the first (O0.1)."""
        return [1] * self.players

    def draw(self, rng: Rng) -> i64:
        """Return a random legal move, all as likely."""
        return draw(self, rng)

    def refuse(self, move: i64) -> i64:
        """Return 0 if the actor may make this move, otherwise the code of the broken rule."""
        return refuse(self, move)

    def play(self, move: i64) -> None:
        """Make the move and go on to the next decision."""
        play(self, move)

    def points(self, seat: i64) -> list[int]:
        """Return the seat's points by source, as if the game ended now."""
        return points(self, seat)

    def standing(self) -> list[int]:
        """Return every seat's place, as if the game ended now."""
        return standing(self)

    def catalogue(self) -> ListCatalogue:
        """Return the numbers and texts of this match's moves."""
        return self.setting.catalogue

    def copy(self) -> "OffrandesState":
        """Return an independent copy."""
        other = OffrandesState(self.setting)
        copy_fields(self, other)
        return other


def begin(setting: Setting) -> OffrandesState:
    """Return the first position of a match."""
    state = OffrandesState(setting)
    set_up(state)
    return state

"""The rules of Offrandes, in the order of the rulebook: set-up, the phases of a round, the end.

A check returns 0 or the code of the rule it finds broken; `legal` and `refuse` both ask it.
"""

from mypy_extensions import i64

from petteia.core.state import NOBODY
from petteia.games.offrandes import codes
from petteia.games.offrandes.model import (
    ALTARS,
    ALTARS_USED,
    BID,
    BIDDING,
    BRIBER,
    CHARACTERS,
    CORRUPT,
    CORRUPTIBLE,
    CORRUPTING,
    END,
    ENOUGH_WORSHIP,
    FINISHED,
    FIRST_IS,
    FLOWER,
    GUARDSMAN,
    LAST_ROUND,
    LAST_SPACE,
    NONE,
    NOT_YET,
    NUMBER,
    OFFER,
    OFFERED,
    OFFERING,
    OPENING,
    OWNER,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIR_TILES,
    PASS,
    PEASANT,
    PICK,
    PICKED,
    PICKING,
    PRIESTESS,
    SACRIFICE,
    SACRIFICING,
    TEMPLE,
    WATER,
    Position,
)
from petteia.games.offrandes.setup import clear_auction, clear_lot

# ==== O0 Set-up (what is laid out stands in setup.py) and first picks ====


def play_first(s: Position, move: i64) -> None:
    """O0.1: a random first player. O0.2: the picks begin on that player's right."""
    s.first = move - FIRST_IS
    s.tell(codes.FIRST_CHOSEN, s.first)
    s.step = PICKING
    s.actor = s.before(s.first)


def play_pick(s: Position, move: i64) -> None:
    """O0.2: one level up on three different characters; counter-clockwise, first player last."""
    triple = move - PICK
    for at in range(3 * triple, 3 * triple + 3):
        s.ladder[s.actor * CHARACTERS + PICKED[at]] += 1
    s.tell(codes.PICKED, s.actor, triple)
    s.cursor += 1
    if s.cursor < s.players:
        s.actor = s.before(s.actor)
    else:
        begin_round(s)


def begin_round(s: Position) -> None:
    """Begin with the auctions."""
    s.round += 1
    s.cursor = 0
    s.tell(codes.ROUND_BEGINS, s.round, s.first)
    auction_turn(s, s.first)


# ==== O1 Auctions ====


def auction_turn(s: Position, seat: i64) -> None:
    """O1.1: a seat is auctioneer for one turn; O1.2: not without money."""
    clear_auction(s)
    while s.purse[seat] == 0:
        s.tell(codes.NO_MONEY, seat)
        seat = s.after(seat)
        if seat == s.first:
            corruption(s)
            return
    s.auctioneer = seat
    s.step = OFFERING
    s.actor = seat


def end_auction_turn(s: Position) -> None:
    """O1.1: the next one clockwise is auctioneer, until all have been."""
    seat = s.after(s.auctioneer)
    if seat == s.first:
        clear_auction(s)
        corruption(s)
    else:
        auction_turn(s, seat)


def refuse_offer(s: Position, pair: i64) -> i64:
    """O1.2, O1.5: two tiles that nobody took from this auctioneer."""
    return codes.TILE_SOLD if PAIR_TILES[pair] & ~s.tiles else 0


def play_offer(s: Position, move: i64) -> None:
    """O1.2: two tiles are put up, or the turn ends."""
    if move == END:
        s.tell(codes.TURN_ENDED, s.actor)
        end_auction_turn(s)
        return
    s.lot = move - OFFER
    s.lots += 1
    s.tell(codes.OFFERS, s.actor, s.lot)
    s.step = OPENING


def lowest_bid(s: Position) -> i64:
    """O1.2: at least 1; O1.3: more than the current bid."""
    return s.bid + 1


def highest_bid(s: Position) -> i64:
    """O1.2, O1.3: no more than one's money."""
    return s.purse[s.actor]


def refuse_bid(s: Position, bid: i64) -> i64:
    """O1.2, O1.3: above the current bid and within one's money."""
    if bid < lowest_bid(s):
        return codes.NOT_HIGHER
    return codes.BEYOND_PURSE if bid > highest_bid(s) else 0


def play_bid(s: Position, move: i64) -> None:
    """O1.2, O1.3: an opening bid or a raise, or a pass, which is final for this lot."""
    if move == PASS:
        s.passed |= 1 << s.actor
        s.tell(codes.PASSED_LOT, s.actor)
    else:
        s.bid = move - BID
        s.bidder = s.actor
        s.tell(codes.BIDS, s.actor, s.bid, s.step)
    ask_bidder(s)


def is_eligible(s: Position, seat: i64) -> bool:
    """O1.3: has not won in this turn nor passed on this lot, and has more than the bid."""
    return (
        not s.winners >> seat & 1
        and not s.passed >> seat & 1
        and s.purse[seat] > s.bid
        and seat != s.bidder
    )


def ask_bidder(s: Position) -> None:
    """O1.3: the next eligible player clockwise; when there is none the lot is sold (O1.5)."""
    seat = s.after(s.actor)
    while seat != s.actor:
        if is_eligible(s, seat):
            s.step = BIDDING
            s.actor = seat
            return
        seat = s.after(seat)
    sell(s)


def sell(s: Position) -> None:
    """O1.3: the last one left pays the bank; O1.4: and rises on both characters."""
    winner = s.bidder
    s.purse[winner] -= s.bid
    s.tell(codes.SOLD, winner, s.lot, s.bid)
    s.tiles &= ~PAIR_TILES[s.lot]
    rise(s, winner, PAIR_FIRST[s.lot])
    rise(s, winner, PAIR_SECOND[s.lot])
    clear_lot(s)
    if winner == s.auctioneer or s.lots == s.setting.lots:  # O1.5
        end_auction_turn(s)
        return
    s.winners |= 1 << winner  # O1.5: out of this auctioneer's further lots
    s.step = OFFERING
    s.actor = s.auctioneer


# ==== O4 The last space ====


def rise(s: Position, seat: i64, character: i64) -> None:
    """O1.4: one level up, but not from level 5. O4.1: the token there goes back to level 4.

    OR3: also that of a third player, by a corruption.
    """
    level = s.level(seat, character)
    if level == LAST_SPACE:
        return
    if level == LAST_SPACE - 1:
        for other in range(s.players):
            if s.level(other, character) == LAST_SPACE:
                s.ladder[other * CHARACTERS + character] = LAST_SPACE - 1
                s.tell(codes.SENT_BACK, other, character, LAST_SPACE - 1)
    s.ladder[seat * CHARACTERS + character] = level + 1
    s.tell(codes.ROSE, seat, character, level + 1, s.step)


# ==== O2 Corruption ====


def corruption(s: Position) -> None:
    """Ask the bribers, the highest rank first."""
    s.step = CORRUPTING
    s.cursor = (LAST_SPACE + 1) * s.players  # above every rank
    ask_briber(s)


def rank(s: Position, seat: i64) -> i64:
    """O2.1: Briber level, then turn order; fixed, for nothing moves a Briber in this phase."""
    behind = seat - s.first if seat >= s.first else seat - s.first + s.players
    return s.level(seat, BRIBER) * s.players + s.players - 1 - behind


def ask_briber(s: Position) -> None:
    """O2.1: the next in rank with a Briber on the ladder who can corrupt; then sacrifices."""
    while True:
        best: i64 = NONE
        highest: i64 = NONE
        for seat in range(s.players):
            if s.level(seat, BRIBER) >= 1:
                its_rank = rank(s, seat)
                if highest < its_rank < s.cursor:
                    best = seat
                    highest = its_rank
        if best == NONE:
            break
        s.cursor = highest
        s.actor = best
        if can_corrupt(s):
            return
    s.targets = 0
    sacrifices(s)


def can_corrupt(s: Position) -> bool:
    """O2.1: whether the actor has anything to choose."""
    for target in range(s.players):
        if refuse_target(s, target):
            continue
        for character in range(CORRUPTIBLE):
            if not refuse_character(s, target, character):
                return True
    return False


def refuse_target(s: Position, target: i64) -> i64:
    """O2.2: an opponent with a weaker Guardsman, not yet a target in this phase."""
    if target == s.actor or target >= s.players:
        return codes.NOT_AN_OPPONENT
    if s.targets >> target & 1:
        return codes.TARGET_TWICE
    if s.level(target, GUARDSMAN) >= s.level(s.actor, BRIBER):
        return codes.GUARDED
    return 0


def refuse_character(s: Position, target: i64, character: i64) -> i64:
    """O2.2, O2.3 (OR2), O2.4: which character of the opponent."""
    if character >= CORRUPTIBLE:
        return codes.INCORRUPTIBLE
    if s.level(target, character) < s.setting.floor:
        return codes.TARGET_TOO_LOW
    if s.level(s.actor, character) == LAST_SPACE:  # O2.3
        return codes.OWN_LAST_SPACE
    if s.level(target, character) == LAST_SPACE and s.level(s.actor, BRIBER) < LAST_SPACE:
        return codes.TARGET_LAST_SPACE  # O2.4
    return 0


def play_corruption(s: Position, move: i64) -> None:
    """O2.2: the opponent goes one down, then the briber one up, or nothing happens.

    In this order a target on level 5 is met on level 4: places are exchanged (O2.4).
    """
    if move == PASS:
        s.tell(codes.NOT_CORRUPTING, s.actor)
    else:
        target = (move - CORRUPT) // CHARACTERS
        character = (move - CORRUPT) % CHARACTERS
        s.targets |= 1 << target
        s.tell(codes.CORRUPTED, s.actor, target, character)
        s.ladder[target * CHARACTERS + character] -= 1
        s.tell(codes.FELL, target, character, s.level(target, character))
        rise(s, s.actor, character)
    ask_briber(s)


# ==== O3 Sacrifices ====


def sacrifices(s: Position) -> None:
    """O3.1: everyone scores for the Priestess; then all are asked from the first player."""
    for seat in range(s.players):
        points = s.setting.prayers[s.level(seat, PRIESTESS)]
        s.prayed[seat] += points
        if points:
            s.tell(codes.PRAYED, seat, points)
    s.step = SACRIFICING
    s.cursor = 0
    ask_sacrificer(s)


def ask_sacrificer(s: Position) -> None:
    """O3.2: clockwise, who can sacrifice; O3.3: others are skipped. Then the end is checked."""
    while s.cursor < s.players:
        seat = s.first + s.cursor
        s.actor = seat if seat < s.players else seat - s.players
        if can_sacrifice(s):
            return
        s.cursor += 1
    s.cursor = 0
    check_end(s)


def can_sacrifice(s: Position) -> bool:
    """O3.3: whether the actor has anything to choose."""
    temple = s.level(s.actor, TEMPLE)
    animal = best_animal(s)
    least = least_animal(s, animal)
    while animal >= least:
        number = herd(s, animal)
        if number and welcomed(s, animal, number, temple):
            return True
        animal -= 1
    return False


def welcomed(s: Position, animal: i64, number: i64, temple: i64) -> bool:
    """O3.4: whether any altar that the Temple Guardian reaches takes an offering."""
    for altar in range(ALTARS):
        if s.setting.tiers[altar] <= temple and not refuse_offering(s, altar, animal, number):
            return True
    return False


def prepared(s: Position) -> i64:
    """O3.3: how many animals the actor's Water and Flower Carriers prepare."""
    water = s.level(s.actor, WATER)
    flowers = s.level(s.actor, FLOWER)
    return water if water < flowers else flowers


def herd(s: Position, animal: i64) -> i64:
    """O3.3: how many animals of a type the actor takes: those prepared, or all that remain."""
    number = prepared(s)
    return number if number < s.stable[animal] else s.stable[animal]


def best_animal(s: Position) -> i64:
    """O3.3: the Peasant's type; O3.2: none without one."""
    return s.level(s.actor, PEASANT) - 1


def least_animal(s: Position, best: i64) -> i64:
    """O3.3, OR1: exactly the Peasant's type; a lower one only if the stable is short of it."""
    if best > 0 and s.stable[best] < prepared(s):
        return 0
    return best if best > 0 else 0


def refuse_animal(s: Position, animal: i64) -> i64:
    """O3.3: a type that the actor can bring; O3.2: without both carriers there are no animals."""
    best = best_animal(s)
    if animal > best:
        return codes.ANIMAL_TOO_GOOD
    if animal < least_animal(s, best):
        return codes.NO_SHORTAGE
    return 0 if herd(s, animal) else codes.NONE_LEFT


def refuse_altar(s: Position, animal: i64, altar: i64) -> i64:
    """O3.4: a tier that the Temple Guardian reaches (O3.2: none without one), a better offering."""
    if s.setting.tiers[altar] > s.level(s.actor, TEMPLE):
        return codes.TIER_TOO_HIGH
    return refuse_offering(s, altar, animal, herd(s, animal))


def refuse_offering(s: Position, altar: i64, animal: i64, number: i64) -> i64:
    """O3.4: more animals, or better ones, than lie there; none lie on an unused altar."""
    if number < s.altar[NUMBER + altar]:
        return codes.TOO_FEW_ANIMALS
    if animal < s.altar[OFFERED + altar]:
        return codes.LESSER_ANIMAL
    if number == s.altar[NUMBER + altar] and animal == s.altar[OFFERED + altar]:
        return codes.SAME_OFFERING
    return 0


def play_sacrifice(s: Position, move: i64) -> None:
    """O3.5: animals leave the stable, the old ones return, points at once; or nothing."""
    if move == PASS:
        s.tell(codes.NOT_SACRIFICING, s.actor)
    else:
        animal = (move - SACRIFICE) // ALTARS
        altar = (move - SACRIFICE) % ALTARS
        number = herd(s, animal)
        s.stable[animal] -= number
        owner = s.altar[OWNER + altar]
        if owner != NONE:
            s.stable[s.altar[OFFERED + altar]] += s.altar[NUMBER + altar]
            s.tell(codes.REPLACED, owner, s.altar[NUMBER + altar], s.altar[OFFERED + altar], altar)
        s.altar[OWNER + altar] = s.actor
        s.altar[OFFERED + altar] = animal
        s.altar[NUMBER + altar] = number
        s.sacrificed[s.actor] += s.setting.values[animal] * number
        s.tell(codes.SACRIFICED, s.actor, number, animal, altar)
    s.cursor += 1
    ask_sacrificer(s)


# ==== O5 Revenue ====


def revenue(s: Position) -> None:
    """O5.1: the marker passes left; everyone gets an income, up to the limit."""
    s.first = s.after(s.first)
    s.tell(codes.MARKER_PASSED, s.first)
    for seat in range(s.players):
        before = s.purse[seat]
        after = before + s.setting.income
        s.purse[seat] = after if after < s.setting.money_limit else s.setting.money_limit
        s.tell(codes.INCOME, seat, s.purse[seat] - before, s.purse[seat])
    begin_round(s)


# ==== O6 End ====


def check_end(s: Position) -> None:
    """O6.1, O6.3: after the sacrifices the game ends, without revenue, or goes on."""
    s.ending = reason_to_end(s)
    if s.ending == NOT_YET:
        revenue(s)
        return
    s.step = FINISHED
    s.actor = NOBODY
    s.tell(codes.GAME_OVER, s.ending)


def reason_to_end(s: Position) -> i64:
    """O6.1: all altars used, or enough worship; O6.3: the last round."""
    empty = False
    for altar in range(ALTARS):
        if s.altar[OWNER + altar] == NONE:
            empty = True
    if not empty:
        return ALTARS_USED
    for seat in range(s.players):
        if s.prayed[seat] + s.sacrificed[seat] > s.setting.worship:
            return ENOUGH_WORSHIP
    return LAST_ROUND if s.round == s.setting.rounds else NOT_YET

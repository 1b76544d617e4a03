"""The rules of Agora (Ernest), in the order of the rulebook: E0 setup, E1 to E4 a turn, E5 the end.

A check returns 0 or the code of the rule it finds broken; `legal` and `refuse` both ask it.
"""

from petteia.core.places import places
from petteia.core.state import CHANCE, NOBODY
from petteia.games.agora_ernest import codes
from petteia.games.agora_ernest.codes import (
    NO_CIRCLE,
    NO_SUCH_SHOP,
    OTHER_NAME,
    SHOP_OWNED,
)
from petteia.games.agora_ernest.geometry import DOOR_COUNTS
from petteia.games.agora_ernest.market import Fit, Market
from petteia.games.agora_ernest.model import (
    ASIDE,
    BUILDING,
    BURNT,
    BUYING,
    CARDS,
    CHOOSING_FIRST,
    DEALING_LETTERS,
    DECK_EMPTY,
    DRAWING,
    DRAWN,
    FESTIVALS,
    FINISHED,
    FIRE,
    FLOOD,
    GOAL_BY_FESTIVAL,
    GOAL_BY_INCOME,
    IN_DECK,
    INCOME,
    NONE,
    NOT_YET,
    ON_TABLE,
    OPENING,
    PURCHASES,
    SOURCES,
    START_COINS,
    Position,
)
from petteia.games.agora_ernest.moves import (
    BUY,
    CARD_IS,
    FIRST_IS,
    LETTERS_ARE,
    PASS,
    build_angle,
    build_x,
    build_y,
)
from petteia.games.agora_ernest.placement import can_build
from petteia.games.agora_ernest.shops import NO_SHOP, UNOWNED, Shops, find_shops
from petteia.games.agora_ernest.street import Street

# ==== E0 Setup ====


def set_up(s: Position) -> None:
    """E0.1: everybody has the first coins; chance deals the letters."""
    setting = s.setting
    s.letters = [NONE] * s.players
    s.coins = [0] * (s.players * SOURCES)
    for seat in range(s.players):
        s.coins[seat * SOURCES + START_COINS] = setting.start
    s.where = [IN_DECK] * CARDS
    s.laid = []
    s.counters = [NONE] * len(setting.circles)
    s.market = Market(setting.ground, CARDS)
    s.shops = look_around(s)
    s.round = 0
    s.active = NONE
    s.drawn = NONE
    s.ending = NOT_YET
    s.step = DEALING_LETTERS
    s.actor = CHANCE


def play_letters(s: Position, move: int) -> None:
    """E0.1: one letter for each player; the other letters have no effect."""
    s.letters = s.setting.moves.deals[move - LETTERS_ARE][:]
    for seat in range(s.players):
        s.tell(codes.LETTER_DEALT, seat, s.letters[seat])
    s.step = OPENING


def play_opening(s: Position, move: int) -> None:
    """E0.2: the first card in the middle of the table, its effect ignored."""
    card = move - CARD_IS
    lay(s, card, 0, 0, 0)
    s.tell(codes.OPENED, card)
    if s.setting.letter_starts:
        for seat in range(s.players):
            if s.letters[seat] == s.letter_of(card):
                start(s, seat)
                return
    s.step = CHOOSING_FIRST


def play_first(s: Position, move: int) -> None:
    """E0.2: a random player starts."""
    start(s, move - FIRST_IS)


def start(s: Position, seat: int) -> None:
    """Begin the first turn."""
    s.tell(codes.FIRST_CHOSEN, seat)
    begin_turn(s, seat)


def lay(s: Position, card: int, x: int, y: int, angle: int) -> Fit:
    """Put a card on the table and see what shops there are; return how it fits."""
    fit = s.market.fit(x, y, angle)
    s.shops = shops_with(s, card, fit)
    s.market = s.shops.street.market
    s.where[card] = ON_TABLE
    s.laid += [card, x, y, angle]
    return fit


def lay_again(s: Position) -> None:
    """Recompute market and shops from the laid cards and the counters."""
    s.market = Market(s.setting.ground, CARDS)
    for at in range(0, len(s.laid), 4):
        fit = s.market.fit(s.laid[at + 1], s.laid[at + 2], s.laid[at + 3])
        s.market.lay(s.laid[at], fit)
    s.shops = look_around(s)


def look_around(s: Position) -> Shops:
    """Return the shops that the cards and counters on the table make now."""
    return shops_on(s, Street(s.market))


def shops_with(s: Position, card: int, fit: Fit) -> Shops:
    """Return the shops that the cards, one more and the counters make."""
    market = s.market.copy()
    market.lay(card, fit)
    return shops_on(s, Street(market, s.shops.street, fit))


def shops_on(s: Position, street: Street) -> Shops:
    """Return the shops that the cards on this street and the counters make."""
    setting = s.setting
    return find_shops(
        street,
        setting.run_of,
        setting.first_run,
        setting.run_doors,
        setting.circles,
        s.counters,
    )


# ==== E1 Income ====


def begin_turn(s: Position, seat: int) -> None:
    """E1.1: the player collects; at the goal the game is won at once."""
    s.round += 1
    s.active = seat
    s.tell(codes.TURN_BEGINS, s.round, seat)
    if collect(s, seat, INCOME):
        finish(s, GOAL_BY_INCOME)
        return
    s.step = DRAWING
    s.actor = CHANCE


def collect(s: Position, seat: int, source: int) -> bool:
    """E1.1: one coin for each open door; say whether the player has the goal or more (ER1)."""
    income = s.shops.income(seat)
    s.coins[seat * SOURCES + source] += income
    told = codes.EARNED if source == INCOME else codes.CELEBRATED
    s.tell(told, seat, income, s.purse(seat))
    return s.purse(seat) >= s.setting.goal


# ==== E2 Draw ====


def play_draw(s: Position, move: int) -> None:
    """E2.1: the effect happens before the card is laid, if its letter is the player's."""
    card = move - CARD_IS
    s.drawn = card
    s.where[card] = DRAWN
    mine = s.letters[s.active] == s.letter_of(card)
    effect = s.setting.effect[card]
    s.tell(codes.DRAWN, s.active, card, effect, int(mine))
    if mine:
        if effect == FIRE:
            fire(s)
        elif effect == FLOOD:
            flood(s)
        elif festival(s):
            return
    begin_building(s)


def fire(s: Position) -> None:
    """E2.2: every card of the owned shop with the most counters leaves the game.

    ER3: a remaining part without a counter is unowned.
    """
    shop = s.shops.largest()
    if shop == NO_SHOP:
        s.tell(codes.NOTHING_HIT, FIRE)
        return
    s.tell(codes.FIRE, s.shops.owner[shop], s.cell(shop), s.shops.counters[shop])
    burning: list[int] = []
    for card in s.market.laid:
        for run in range(s.setting.first_run[card], s.setting.first_run[card + 1]):
            if s.shops.of[run] == shop and card not in burning:
                burning.append(card)
    market = s.market.copy()
    for card in burning:
        market.lift(card)
        s.where[card] = BURNT
        for run in range(s.setting.first_run[card], s.setting.first_run[card + 1]):
            s.counters[run] = NONE
        s.tell(codes.BURNT, card)
    kept: list[int] = []
    for at in range(0, len(s.laid), 4):
        if s.laid[at] not in burning:
            kept += s.laid[at : at + 4]
    s.laid = kept
    s.market = market
    s.shops = look_around(s)


def flood(s: Position) -> None:
    """E2.3: the counters of the same shop are removed; its cards stay, unowned."""
    shop = s.shops.largest()
    if shop == NO_SHOP:
        s.tell(codes.NOTHING_HIT, FLOOD)
        return
    s.tell(codes.FLOOD, s.shops.owner[shop], s.cell(shop), s.shops.counters[shop])
    put_counters(s, shop, NONE)


def put_counters(s: Position, shop: int, seat: int) -> None:
    """Put a player's counters on all circles of a shop, or take them away (E4.2)."""
    for run in range(len(s.counters)):
        if s.shops.of[run] == shop and s.setting.circles[run]:
            s.counters[run] = seat
    s.shops = s.shops.owned_by(shop, seat)


def festival(s: Position) -> bool:
    """E2.4: all collect again, from the active player to the left; return whether a player wins."""
    s.tell(codes.FESTIVAL, s.active)
    for place in range(s.players):
        if collect(s, (s.active + place) % s.players, FESTIVALS):
            finish(s, GOAL_BY_FESTIVAL)
            return True
    return False


# ==== E3 Build (see also placement.py) ====


def begin_building(s: Position) -> None:
    """E3.1: the drawn card must be laid, unless no place of the lattice is legal."""
    if can_build(s):
        s.step = BUILDING
        s.actor = s.active
        return
    s.tell(codes.SET_ASIDE, s.active, s.drawn)
    s.where[s.drawn] = ASIDE
    s.drawn = NONE
    begin_buying(s)


def play_build(s: Position, move: int) -> None:
    """E3: the card is laid; E3.5: shops that grow are their owners' at once and for free."""
    card = s.drawn
    before = s.shops
    fit = lay(s, card, build_x(move), build_y(move), build_angle(move))
    s.drawn = NONE
    s.tell(codes.BUILT, s.active, card, fit.count)
    grow(s, card)
    if s.log is not None:
        tell_shut_doors(s, before)
    begin_buying(s)


def grow(s: Position, card: int) -> None:
    """E3.5: an owner's counters go on all circles of a shop that the new card is part of."""
    grown: list[int] = []
    for run in range(s.setting.first_run[card], s.setting.first_run[card + 1]):
        shop = s.shops.of[run]
        owner = s.shops.owner[shop]
        if owner != UNOWNED and shop not in grown:
            grown.append(shop)
            new = s.shops.circles[shop] - s.shops.counters[shop]
            put_counters(s, shop, owner)
            s.tell(codes.GREW, owner, s.cell(shop), new, s.shops.counters[shop])


def tell_shut_doors(s: Position, before: Shops) -> None:
    """Tell how many doors of each player's shops were open and are not any more (E1.2)."""
    for seat in range(s.players):
        shut = 0
        for run in range(len(s.counters)):
            shop = before.of[run]
            if shop != NO_SHOP and before.owner[shop] == seat:
                card = s.card_of(run)
                lost = before.street.open[card] & ~s.shops.street.open[card]
                shut += DOOR_COUNTS[lost & s.setting.run_doors[run]]
        if shut:
            s.tell(codes.DOORS_SHUT, seat, shut)


# ==== E4 Buy ====


def begin_buying(s: Position) -> None:
    """E4.1: the player may buy one shop; the turn ends if there is none to buy."""
    for shop in s.shops.names:
        if not refuse_shop(s, shop):
            s.step = BUYING
            s.actor = s.active
            return
    end_turn(s)


def refuse_shop(s: Position, shop: int) -> int:
    """E4.1: any unowned shop with at least one circle."""
    if s.shops.owner[shop] != UNOWNED:
        return SHOP_OWNED
    if not s.shops.circles[shop]:
        return NO_CIRCLE
    return 0


def refuse_buy(s: Position, move: int) -> int:
    """E4.1 for a numbered move."""
    run = s.setting.run_of[move - BUY]
    shop = s.shops.of[run]
    if shop == NO_SHOP:
        return NO_SUCH_SHOP
    return refuse_shop(s, shop) or (OTHER_NAME if s.cell(shop) != move - BUY else 0)


def play_buy(s: Position, move: int) -> None:
    """E4.1: the price is its open doors; E4.2: counters go on all its circles; or pass."""
    if move == PASS:
        s.tell(codes.PASSED, s.active)
    else:
        shop = s.setting.run_of[move - BUY]
        price = s.shops.doors[shop]
        s.coins[s.active * SOURCES + PURCHASES] -= price
        put_counters(s, shop, s.active)
        s.tell(codes.BOUGHT, s.active, move - BUY, price, s.purse(s.active))
    end_turn(s)


# ==== E5 End ====


def end_turn(s: Position) -> None:
    """E5.1: after the turn of the last card the game is over."""
    if IN_DECK in s.where:
        begin_turn(s, (s.active + 1) % s.players)
    else:
        finish(s, DECK_EMPTY)


def finish(s: Position, reason: int) -> None:
    """E5.1: nothing more is played; a card drawn at a festival stays unplaced."""
    s.step = FINISHED
    s.actor = NOBODY
    s.ending = reason
    s.tell(codes.GAME_OVER, reason, s.active)


def points(s: Position, seat: int) -> list[int]:
    """Return the coins by source: start, income, festivals, purchases."""
    return s.coins[seat * SOURCES : seat * SOURCES + SOURCES]


def standing(s: Position) -> list[int]:
    """E5.1: places follow coins; ties are shared (ER4)."""
    return places([[s.purse(seat)] for seat in range(s.players)])

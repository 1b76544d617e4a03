"""Athens a second time: slow, simple, and written from the rules without the engine.

One generator plays a whole game from top to bottom. It yields the texts of all legal moves (with
their weights at chance) and is sent the move that was made. Nothing here is shared with the
engine, so that a misreading would have to be made twice.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import combinations_with_replacement, product

CLASSES = ["upper", "middle", "lower"]
BASES = ["barley", "smithy", "shipyard", "kiln", "vineyard", "olive", "quarry"]
COLOURS = ["orange", "green", "blue", "brown", "red", "yellow", "silver", "violet"]

U_OR_2M_OR_3L = ["U", "MM", "LLL"]
UL_OR_2ML = ["UL", "MML"]
COSTS = {
    "barracks": ["ML"],
    "stable": UL_OR_2ML,
    "piraeus": UL_OR_2ML,
    "atelier": ["ML"],
    "trader": UL_OR_2ML,
    "mine": U_OR_2M_OR_3L,
    "delphi": UL_OR_2ML,
    "village": U_OR_2M_OR_3L,
    "ecclesia": U_OR_2M_OR_3L,
    "agora": U_OR_2M_OR_3L,
    "workshop": UL_OR_2ML,
    "parthenon": ["UMLL"],
    "erechtheion": ["ULL"],
    "stadium": ["ULL"],
    "theater": ["ULL"],
    "nike": ["ULL"],
    "propylaia": ["ULL"],
    "stoa": ["ULL"],
    "hephaestus": ["MLL"],
}
PRAYER = ["U", "MM"]
MAKE: dict[str, dict[str, tuple[list[str], int]]] = {
    "barracks": {"orange": (["barley", "barley", "smithy", "smithy"], 2)},
    "stable": {"green": (["barley", "barley", "smithy", "smithy"], 2)},
    "piraeus": {"blue": (["barley", "barley", "shipyard", "shipyard"], 2)},
    "atelier": {
        "red": (["kiln", "kiln", "vineyard", "vineyard"], 2),
        "yellow": (["kiln", "kiln", "olive", "olive"], 2),
    },
    "mine": {"silver": ([], 1)},
}
TRADE = {
    "piraeus": [
        (2, ["orange", "green"], "silver violet"),
        (4, ["orange", "green", "blue"], "brown violet"),
    ],
    "trader": [
        (2, ["red", "yellow"], "violet violet"),
        (3, ["red", "yellow"], "silver silver silver"),
        (4, ["red", "yellow"], "violet violet violet"),
    ],
}
SQUARE = {
    "barracks": {"orange": 8, "brown": 17},
    "stable": {"green": 9, "brown": 17},
    "piraeus": {"blue": 9, "violet": 12},
    "atelier": {"red": 8, "yellow": 8},
    "trader": {"silver": 11, "violet": 12},
    "mine": {"silver": 11},
}
MONUMENTS = {  # quarries, points
    "parthenon": (2, 8),
    "erechtheion": (2, 7),
    "stadium": (2, 8),
    "theater": (2, 8),
    "nike": (1, 6),
    "propylaia": (1, 7),
    "stoa": (1, 7),
    "hephaestus": (1, 5),
}
TEMPLES = {"parthenon", "erechtheion", "nike", "hephaestus"}
EVENTS = {
    "war": "orange 5/2 green 6/3 blue 6/3",
    "migration": "blue 6/3 brown 17/13 white 4/1",
    "festival": "red 5/3 yellow 5/3 violet 10/7",
    "olympics": "green 6/3 yellow 5/3 white 4/1",
    "drama": "red 5/3 silver 8/5 white 4/1",
    "contest": "orange 5/2 silver 8/5 violet 10/7",
}

Play = Generator[dict[str, int], str, str]
"""Yields legal moves with their weights, is sent the move made, returns a word."""


class Player:
    """What lies in front of one player."""

    def __init__(self) -> None:
        self.people: Counter[str] = Counter()
        self.cubes: Counter[str] = Counter()
        self.bases: list[str] = []
        """Like `barley`, or `barley+` when flipped."""
        self.owned: Counter[str] = Counter()
        self.monuments: list[str] = []
        self.oracles: list[str] = []
        self.from_events = 0
        self.from_squares = 0

    def icons(self, base: str) -> int:
        return self.bases.count(base) + 2 * self.bases.count(base + "+")

    def meets(self, needs: list[str]) -> bool:
        missing = 0
        for base in set(needs):
            missing += max(0, needs.count(base) - self.icons(base))
        return missing <= self.owned["village"]

    def points(self) -> list[int]:
        ecclesia = [0, 5, 11, 17, 24][min(self.owned["ecclesia"], 4)]
        circles = self.owned["agora"] + 3 * self.owned["workshop"]
        smiles = 2 * self.oracles.count("smile2") + self.oracles.count("smile")
        tears = 2 * self.oracles.count("tear2") + self.oracles.count("tear")
        oracles = 9 * len(self.oracles) + 2 * (smiles >= 2) - 2 * (tears >= 2)
        return [
            self.from_events,
            self.from_squares,
            5 * sum(base.endswith("+") for base in self.bases),
            6 * self.owned["village"],
            ecclesia,
            5 * self.owned["agora"],
            5 * self.owned["workshop"],
            sum(MONUMENTS[name][1] for name in self.monuments),
            min(circles, len(self.monuments)),
            oracles,
        ]

    def rank(self) -> list[int]:
        return [sum(self.points()), *sorted((self.icons(base) for base in BASES), reverse=True)]


class EventCard:
    """Two rows of three squares."""

    def __init__(self, printed: str) -> None:
        words = printed.split()
        self.colours = words[0::2]
        self.points = [[int(pair.split("/")[row]) for pair in words[1::2]] for row in (0, 1)]
        self.rows: list[list[str | None]] = [[None] * 3, [None] * 3]
        self.cylinder = 0

    @property
    def closed(self) -> bool:
        return self.cylinder == 2


def ordered(words: Iterable[str], order: list[str]) -> str:
    return " ".join(sorted(words, key=order.index))


def letters(payment: str) -> Counter[str]:
    return Counter({"U": "upper", "M": "middle", "L": "lower"}[letter] for letter in payment)


class Naive:
    """A game of Athens, played move by move."""

    def __init__(self, players: int) -> None:
        self.n = players
        self.players = [Player() for _ in range(players)]
        self.bag = Counter(upper=7, middle=14, lower=21)
        self.discards: Counter[str] = Counter()
        self.stock = Counter(
            orange=9, green=9, blue=9, brown=6, red=10, yellow=10, silver=10, violet=10
        )
        self.base_decks = Counter({base: {4: 8, 3: 6, 2: 4}[players] for base in BASES})
        self.decks = Counter(village=14, ecclesia=14, agora=14, workshop=14)
        self.oracle_deck = Counter(smile2=3, tear2=3, smile=9, tear=9)
        self.monument_deck = list(MONUMENTS)
        self.face_up: str | None = None
        self.events = {name: EventCard(printed) for name, printed in EVENTS.items()}
        self.squares: set[tuple[str, str]] = set()
        self.workers: set[str] = set()
        self.round = 0
        self.over = False
        self.legal: dict[str, int] = {}
        self._game = self._whole_game()
        self.legal = next(self._game)

    def play(self, move: str) -> None:
        """Make a legal move."""
        assert move in self.legal, move
        try:
            self.legal = self._game.send(move)
        except StopIteration:
            self.legal = {}
            self.over = True

    def places(self) -> list[int]:
        ranks = [player.rank() for player in self.players]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    # A choice of chance (with weights) or of a seat

    def _chance(self, verb: str, weights: dict[str, int]) -> Play:
        move = yield {f"* {verb} {what}": weight for what, weight in weights.items() if weight}
        return move.removeprefix(f"* {verb} ")

    def _ask(self, seat: int, moves: Iterable[str]) -> Play:
        move = yield {f"{seat} {text}": 1 for text in moves}
        return move.removeprefix(f"{seat} ")

    # The rules

    def _whole_game(self) -> Play:
        first = yield from self._chance("start", {str(seat): 1 for seat in range(self.n)})
        start = int(first)
        yield from self._next_monument()
        for number in range(1, 15):
            self.round = number
            yield from self._one_round(start)
            if all(card.closed for card in self.events.values()):
                break
            start = (start + 1) % self.n
        return "over"

    def _next_monument(self) -> Play:
        self.face_up = None
        if self.monument_deck:
            name = yield from self._chance("monument", dict.fromkeys(self.monument_deck, 1))
            self.monument_deck.remove(name)
            self.face_up = name
        return ""

    def _roll(self, verb: str) -> Play:
        faces = ["upper", "middle", "middle", "lower", "lower", "lower"]
        weights = Counter(ordered(pair, CLASSES) for pair in product(faces, faces))
        return (yield from self._chance(verb, weights))

    def _one_round(self, start: int) -> Play:
        white = yield from self._roll("roll")
        step = 1
        if self.n > 2:
            way = yield from self._chance("order", {"left": 3, "right": 3})
            step = 1 if way == "left" else -1
        order = [(start + step * place) % self.n for place in range(self.n)]
        for seat in order:
            for _ in range(3 if self.round == 1 else 1):
                yield from self._draw(seat)
        for seat in order:
            people = self.players[seat].people
            while people.total() > 3:
                held = [f"drop {person}" for person in CLASSES if people[person]]
                dropped = yield from self._ask(seat, held)
                self._discard(seat, [dropped.split()[1]])
        for seat in order:
            left = [f"take {base}" for base in BASES if self.base_decks[base]]
            base = (yield from self._ask(seat, left)).split()[1]
            self.base_decks[base] -= 1
            self.players[seat].bases.append(base)
        self.workers = set()
        for seat in order:
            yield from self._action(seat, white)
        for seat in order:
            yield from self._event(seat)
        for card in self.events.values():
            self._fill_rows(card)
        return ""

    def _draw(self, seat: int) -> Play:
        if not self.bag.total():
            self.bag, self.discards = self.discards, Counter()
        weights = {person: self.bag[person] for person in CLASSES}
        person = yield from self._chance(f"draw {seat}", weights)
        self.bag[person] -= 1
        self.players[seat].people[person] += 1
        return person

    def _discard(self, seat: int, people: Iterable[str]) -> None:
        for person in people:
            self.players[seat].people[person] -= 1
            self.discards[person] += 1

    def _action(self, seat: int, dice: str) -> Play:
        me = self.players[seat]
        rolls, swaps = me.owned["ecclesia"], me.owned["agora"]
        while True:
            moves = [f"flip {base}" for base in BASES if base in me.bases]
            moves += self._uses(seat, dice)
            if rolls:
                moves.append("reroll")
            if swaps:
                moves += [f"swap {person}" for person in CLASSES if me.people[person]]
            move = yield from self._ask(seat, moves)
            verb, *words = move.split(" ")
            if verb == "reroll":
                rolls -= 1
                dice = yield from self._roll("grey")
            elif verb == "swap":
                swaps -= 1
                self._discard(seat, words)
                yield from self._draw(seat)
            elif verb == "flip":
                me.bases.remove(words[0])
                me.bases.append(words[0] + "+")
                return ""
            else:
                return (yield from self._use(seat, dice, words))

    # Payments

    def _payments(self, seat: int, costs: list[str], dice: str) -> list[Counter[str]]:
        """What may be paid: after the dice, possible, and containing no other possible one."""
        have = self.players[seat].people
        left = [letters(cost) - Counter(dice.split(" ")) for cost in costs]
        possible = [payment for payment in left if payment <= have]
        kept: list[Counter[str]] = []
        for payment in possible:
            if not any(other < payment for other in possible) and payment not in kept:
                kept.append(payment)
        return kept

    def _gifts(self, seat: int, count: int, colours: list[str]) -> list[Counter[str]]:
        have = self.players[seat].cubes
        ways = [Counter(way) for way in combinations_with_replacement(colours, count)]
        return [way for way in ways if way <= have]

    def _in_stock(self, cubes: list[str]) -> bool:
        return any(self.stock[cube] for cube in cubes)

    # Which uses are possible

    def _uses(self, seat: int, dice: str) -> list[str]:
        me = self.players[seat]
        found = []
        for card in ("barracks", "stable", "piraeus", "atelier", "trader", "mine", "delphi"):
            if card not in self.workers and self._payments(seat, COSTS[card], dice):
                found += [f"use {card} {option}" for option in self._options(seat, card)]
        for card in ("village", "ecclesia", "agora", "workshop"):
            fits = self.decks[card] > 0
            if card == "village":
                fits = fits and len(me.bases) >= 2
            if card == "workshop":
                fits = fits and me.meets(["quarry"])
            if fits and self._payments(seat, COSTS[card], dice):
                found.append(f"use {card}")
        card = self.face_up or ""
        fits = bool(card) and me.meets(["quarry"] * MONUMENTS[card][0])
        if fits and self._payments(seat, COSTS[card], dice):
            found.append(f"use {card}")
        for card in me.monuments:
            fits = card in TEMPLES and self.oracle_deck.total() > 0 and me.cubes.total() > 0
            if fits and self._payments(seat, PRAYER, dice):
                found.append(f"use {card} pray")
        return found

    def _options(self, seat: int, card: str) -> list[str]:
        me = self.players[seat]
        found = []
        for colour, (needs, _) in MAKE.get(card, {}).items():
            if me.meets(needs) and self._in_stock([colour]):
                found.append(f"make {colour}")
        for count, colours, received in TRADE.get(card, []):
            if self._gifts(seat, count, colours) and self._in_stock(received.split(" ")):
                found.append(f"trade {received}")
        for colour in SQUARE.get(card, {}):
            if me.cubes[colour] and (card, colour) not in self.squares:
                found.append(f"square {colour}")
        if card == "delphi":
            if me.cubes.total() and self.oracle_deck.total() >= 1:
                found.append("oracle")
            if me.cubes["brown"] and self.oracle_deck.total() >= 3:
                found.append("wheat")
        return found

    # Doing it

    def _use(self, seat: int, dice: str, words: list[str]) -> Play:
        card, *option = words
        kind = option[0] if option else ""
        yield from self._pay(seat, PRAYER if kind == "pray" else COSTS[card], dice)
        if card in ("barracks", "stable", "piraeus", "atelier", "trader", "mine", "delphi"):
            self.workers.add(card)
        if kind == "make":
            self._receive(seat, [option[1]] * MAKE[card][option[1]][1])
        elif kind == "trade":
            received = " ".join(option[1:])
            [(count, colours)] = [(c, of) for c, of, text in TRADE[card] if text == received]
            yield from self._give(seat, count, colours)
            self._receive(seat, option[1:])
        elif kind == "square":
            self.players[seat].cubes[option[1]] -= 1
            self.squares.add((card, option[1]))
            self.players[seat].from_squares += SQUARE[card][option[1]]
        elif kind in ("oracle", "pray"):
            yield from self._give(seat, 1, COLOURS)
            yield from self._oracle(seat)
        elif kind == "wheat":
            yield from self._give(seat, 1, ["brown"])
            yield from self._wheat(seat)
        elif card in MONUMENTS:
            self.players[seat].monuments.append(card)
            yield from self._next_monument()
        else:
            yield from self._own(seat, card)
        return ""

    def _pay(self, seat: int, costs: list[str], dice: str) -> Play:
        payments = self._payments(seat, costs, dice)
        payment = payments[0]
        if len(payments) > 1:
            texts = {f"pay {ordered(p.elements(), CLASSES)}": p for p in payments}
            payment = texts[(yield from self._ask(seat, texts))]
        self._discard(seat, payment.elements())
        return ""

    def _give(self, seat: int, count: int, colours: list[str]) -> Play:
        gifts = self._gifts(seat, count, colours)
        gift = gifts[0]
        if len(gifts) > 1:
            texts = {f"give {ordered(g.elements(), COLOURS)}": g for g in gifts}
            gift = texts[(yield from self._ask(seat, texts))]
        self.players[seat].cubes -= gift
        self.stock += gift
        return ""

    def _receive(self, seat: int, cubes: list[str]) -> None:
        for cube in cubes:
            if self.stock[cube]:
                self.stock[cube] -= 1
                self.players[seat].cubes[cube] += 1

    def _own(self, seat: int, card: str) -> Play:
        me = self.players[seat]
        self.decks[card] -= 1
        me.owned[card] += 1
        if card == "agora":
            for _ in range(3):
                yield from self._draw(seat)
        if card == "village":
            printed = [base + face for base in BASES for face in ("", "+")]
            pairs = set()
            for first in range(len(me.bases)):
                for second in range(first):
                    pairs.add("under " + ordered([me.bases[first], me.bases[second]], printed))
            for base in (yield from self._ask(seat, sorted(pairs))).split(" ")[1:]:
                me.bases.remove(base)
        return ""

    def _oracle(self, seat: int) -> Play:
        card = yield from self._chance(f"oracle {seat}", self.oracle_deck)
        self.oracle_deck[card] -= 1
        self.players[seat].oracles.append(card)
        return card

    def _wheat(self, seat: int) -> Play:
        looked = []
        for _ in range(3):
            looked.append((yield from self._oracle(seat)))
        moves = {f"return {card}": card for card in looked}
        card = moves[(yield from self._ask(seat, moves))]
        self.players[seat].oracles.remove(card)
        self.oracle_deck[card] += 1
        return ""

    # Events

    def _event(self, seat: int) -> Play:
        me = self.players[seat]
        chosen: str | None = None
        while True:
            puts = {}
            for name, card in self.events.items():
                if card.closed or (chosen is not None and name != chosen):
                    continue
                for cube, row, column in product(COLOURS, (0, 1), (0, 1, 2)):
                    fits = card.colours[column] in (cube, "white")
                    if me.cubes[cube] and fits and card.rows[row][column] is None:
                        text = f"put {name} {cube} {row + 1} {column + 1}"
                        puts[text] = (name, cube, row, column)
            if not puts:
                return ""
            move = yield from self._ask(seat, [*puts, "pass"])
            if move == "pass":
                return ""
            chosen, cube, row, column = puts[move]
            me.cubes[cube] -= 1
            self.events[chosen].rows[row][column] = cube
            me.from_events += self.events[chosen].points[row][column]

    def _fill_rows(self, card: EventCard) -> None:
        while not card.closed and any(None not in row for row in card.rows):
            upper, lower = card.rows
            if None not in upper:
                self._to_stock(upper)
                card.rows = [lower, [None] * 3]
            else:
                self._to_stock(lower)
                card.rows = [upper, [None] * 3]
            card.cylinder += 1
        if card.closed:
            for row in card.rows:
                self._to_stock(row)
            card.rows = [[None] * 3, [None] * 3]

    def _to_stock(self, row: list[str | None]) -> None:
        for cube in row:
            if cube is not None:
                self.stock[cube] += 1

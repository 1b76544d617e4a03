"""Offrandes a second time, from the text of its rules alone: slow, plain, and not the engine.

The whole game is one generator: it yields whose move it is and every move that seat may make,
and is sent the move that was made. Tests play it beside the engine and compare.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations

CHARACTERS = ["peasant", "water", "flower", "temple", "priestess", "briber", "guardsman"]
ANIMALS = ["fowl", "pig", "goat", "sheep", "ox"]
TIERS = [
    ["hephaestus", "ares", "hermes"],
    ["athena", "hera", "aphrodite"],
    ["artemis", "apollo"],
    ["hades", "poseidon"],
    ["zeus"],
]
Asked = Generator[set[str], str, None]


@dataclass(eq=False)
class City:
    seat: int
    money: int = 10
    prayers: int = 0
    sacrifices: int = 0
    level: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CHARACTERS, 0))


@dataclass
class Offering:
    city: City
    animal: str
    number: int


def worth(animal: str) -> int:
    return ANIMALS.index(animal) + 1


class Naive:
    def __init__(self, players: int, floor: int = 1, stable: dict[str, int] | None = None) -> None:
        self.cities = [City(seat) for seat in range(players)]
        self.floor = floor
        self.stable = dict.fromkeys(ANIMALS, 15) | (stable or {})
        self.altars: dict[str, Offering] = {}
        self.round = 0
        self.over = False
        self.game = self.whole_game()
        self.choices: set[str] = next(self.game)

    def make(self, move: str) -> None:
        assert move in self.choices, f"{move} is not among {sorted(self.choices)}"
        try:
            self.choices = self.game.send(move)
        except StopIteration:
            self.choices = set()
            self.over = True

    # The course of the game

    def whole_game(self) -> Asked:
        chosen = yield {f"* first {city.seat}" for city in self.cities}
        self.first = self.cities[int(chosen.split()[2])]
        yield from self.first_picks()
        while True:
            self.round += 1
            yield from self.auctions()
            yield from self.corruptions()
            yield from self.offerings()
            every_altar = len(self.altars) == 11
            worshipped = any(city.prayers + city.sacrifices > 100 for city in self.cities)
            if every_altar or worshipped or self.round == 30:
                return
            self.first = self.clockwise(self.first)[1]
            for city in self.cities:
                city.money = min(25, city.money + 10)

    def clockwise(self, start: City) -> list[City]:
        return self.cities[start.seat :] + self.cities[: start.seat]

    def first_picks(self) -> Asked:
        for city in reversed(self.clockwise(self.first)):
            move = yield {
                f"{city.seat} pick {a} {b} {c}" for a, b, c in combinations(CHARACTERS, 3)
            }
            for character in move.split()[2:]:
                city.level[character] = 1

    # O1

    def auctions(self) -> Asked:
        for auctioneer in self.clockwise(self.first):
            available = list(CHARACTERS)
            out: list[City] = []
            for _lot in range(2 if len(self.cities) == 3 else 3):
                if auctioneer.money == 0:
                    break
                seat = auctioneer.seat
                offers = {f"{seat} offer {a} {b}" for a, b in combinations(available, 2)}
                move = yield offers | {f"{seat} end"}
                if move == f"{seat} end":
                    break
                lot = move.split()[2:]
                opening = yield {f"{seat} bid {n}" for n in range(1, auctioneer.money + 1)}
                self.price = int(opening.split()[2])
                self.best = auctioneer
                yield from self.bidding(auctioneer, out)
                self.best.money -= self.price
                for character in lot:
                    available.remove(character)
                    self.up(self.best, character)
                if self.best is auctioneer:
                    break
                out.append(self.best)

    def bidding(self, auctioneer: City, out: list[City]) -> Asked:
        """Go round and round; each time only those are left who have not dropped out."""
        left = [city for city in self.clockwise(auctioneer) if city not in out]
        turn = 1
        while len(left) > 1:
            city = left[turn % len(left)]
            if city is self.best:
                turn += 1
                if not any(other.money > self.price for other in left if other is not city):
                    return
                continue
            if city.money <= self.price:
                turn = turn % len(left)
                left.remove(city)
                continue
            raises = {f"{city.seat} bid {n}" for n in range(self.price + 1, city.money + 1)}
            move = yield raises | {f"{city.seat} pass"}
            if move == f"{city.seat} pass":
                turn = turn % len(left)
                left.remove(city)
            else:
                self.price = int(move.split()[2])
                self.best = city
                turn = left.index(city) + 1

    # O4

    def up(self, city: City, character: str) -> None:
        if city.level[character] == 5:
            return
        city.level[character] += 1
        if city.level[character] == 5:
            for other in self.cities:
                if other is not city and other.level[character] == 5:
                    other.level[character] = 4

    # O2

    def corruptions(self) -> Asked:
        bribers = [city for city in self.clockwise(self.first) if city.level["briber"] >= 1]
        bribers.sort(key=lambda city: -city.level["briber"])  # a stable sort keeps turn order
        victims: list[City] = []
        for city in bribers:
            possible = {
                f"{city.seat} corrupt {target.seat} {character}"
                for target in self.cities
                for character in CHARACTERS
                if target not in victims and self.corruptible(city, target, character)
            }
            if not possible:
                continue
            move = yield possible | {f"{city.seat} pass"}
            if move == f"{city.seat} pass":
                continue
            target, character = self.cities[int(move.split()[2])], move.split()[3]
            victims.append(target)
            if target.level[character] == 5 and city.level[character] == 4:
                target.level[character], city.level[character] = 4, 5
            else:
                target.level[character] -= 1
                self.up(city, character)

    def corruptible(self, city: City, target: City, character: str) -> bool:
        if target is city or character in ("briber", "guardsman"):
            return False
        if target.level["guardsman"] >= city.level["briber"]:
            return False
        if target.level[character] < self.floor or city.level[character] == 5:
            return False
        return not (target.level[character] == 5 and city.level["briber"] != 5)

    # O3

    def offerings(self) -> Asked:
        for city in self.cities:
            city.prayers += 2 * city.level["priestess"]
        for city in self.clockwise(self.first):
            possible = {
                f"{city.seat} sacrifice {animal} {altar}"
                for animal, number in self.herds(city).items()
                for altar in self.reached(city)
                if self.accepted(altar, animal, number)
            }
            if not possible:
                continue
            move = yield possible | {f"{city.seat} pass"}
            if move == f"{city.seat} pass":
                continue
            animal, altar = move.split()[2:]
            number = self.herds(city)[animal]
            self.stable[animal] -= number
            if altar in self.altars:
                old = self.altars[altar]
                self.stable[old.animal] += old.number
            self.altars[altar] = Offering(city, animal, number)
            city.sacrifices += worth(animal) * number

    def herds(self, city: City) -> dict[str, int]:
        """Return which animals the city may bring, and how many of each."""
        needed = ("peasant", "water", "flower", "temple")
        if any(city.level[character] == 0 for character in needed):
            return {}
        number = min(city.level["water"], city.level["flower"])
        best = ANIMALS[city.level["peasant"] - 1]
        if self.stable[best] >= number:
            return {best: number}
        candidates = [animal for animal in ANIMALS if worth(animal) <= worth(best)]
        herds = {animal: min(number, self.stable[animal]) for animal in candidates}
        return {animal: count for animal, count in herds.items() if count > 0}

    def reached(self, city: City) -> list[str]:
        return [altar for tier in TIERS[: city.level["temple"]] for altar in tier]

    def accepted(self, altar: str, animal: str, number: int) -> bool:
        if altar not in self.altars:
            return True
        old = self.altars[altar]
        if number == old.number and animal == old.animal:
            return False
        return number >= old.number and worth(animal) >= worth(old.animal)

    # O6

    def points(self, city: City) -> dict[str, int]:
        altars = sum(
            5 * tier
            for tier, names in enumerate(TIERS, 1)
            for name in names
            if name in self.altars and self.altars[name].city is city
        )
        return {"priestess": city.prayers, "sacrifices": city.sacrifices, "altars": altars}

    def places(self) -> list[int]:
        keys = []
        for city in self.cities:
            owned = [offering for offering in self.altars.values() if offering.city is city]
            keys.append((sum(self.points(city).values()), len(owned)))
        ranking = sorted(keys, reverse=True)
        return [ranking.index(key) + 1 for key in keys]

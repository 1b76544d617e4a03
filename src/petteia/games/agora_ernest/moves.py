"""The moves of Agora (Ernest) as numbers and texts; a placement is packed into one number."""

from itertools import permutations
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.agora_ernest.geometry import TURN
from petteia.games.agora_ernest.shops import NO_SHOP

if TYPE_CHECKING:
    from petteia.games.agora_ernest.model import Position

NAMES: Final = tuple(f"{letter}{number}" for letter in "ABCD" for number in range(1, 10))

# Numbers of moves: first the results of chance, then the moves of seats, then all placements.
LETTERS_ARE: Final = 0  # + one of at most 24 ways to deal them
CARD_IS: Final = 24  # + card
FIRST_IS: Final = 60  # + seat
BUY: Final = 64  # + card * 5 + cell
PASS: Final = 244
SEAT_MOVES: Final = 245  # the end of what can be listed
BUILD: Final = 1 << 48  # + X, Y and ANGLE in 16 bits each

FAR: Final = 1 << 15  # X and Y are between -FAR and FAR
WORD: Final = 1 << 16


def build(x: i64, y: i64, angle: i64) -> i64:
    """Return the number of a placement."""
    return BUILD + ((x + FAR) * WORD + y + FAR) * WORD + angle


def build_x(move: i64) -> i64:
    """Return X of a placement's number."""
    return (move - BUILD) // (WORD * WORD) - FAR


def build_y(move: i64) -> i64:
    """Return Y of a placement's number."""
    return move // WORD % WORD - FAR


def build_angle(move: i64) -> i64:
    """Return ANGLE of a placement's number."""
    return move % WORD


def canonical(s: "Position", move: int) -> int:
    """Return the move that names a shop by its earliest card and the lowest cell on it."""
    if not BUY <= move < PASS:
        return move
    shop = s.shops.of[s.setting.run_of[move - BUY]]
    return move if shop == NO_SHOP else BUY + s.cell(shop)


class Moves:
    """The catalogue for a number of players."""

    def __init__(self, players: int) -> None:
        deals = list(permutations("ABCD", players))
        texts = ["letters " + "".join(deal) for deal in deals]
        texts += [""] * (CARD_IS - len(texts))
        texts += [f"card {name}" for name in NAMES]
        texts += [f"first {seat}" for seat in range(4)]
        texts += [f"buy {name}.p{cell}" for name in NAMES for cell in range(5)]
        texts.append("pass")
        self.texts = texts
        self.deals = [["ABCD".index(letter) for letter in deal] for deal in deals]
        self.numbers = {text: number for number, text in enumerate(texts) if text}

    def text(self, move: int) -> str:
        """Return the text of a numbered move."""
        if move >= BUILD:
            return f"build {build_x(move)} {build_y(move)} {build_angle(move)}"
        return self.texts[move]

    def number(self, text: str, chance: bool) -> int:
        """Return the number of a text, or -1 if there is no such move for chance (or for seats)."""
        if text.startswith("build "):
            return -1 if chance else _placement(text.split(" ")[1:])
        number = self.numbers.get(text, -1)
        return number if (number < BUY) == chance else -1

    def moves(self, chance: bool) -> range:
        """Return the numbers that can be listed; placements cannot."""
        return range(BUY) if chance else range(BUY, SEAT_MOVES)


def _placement(words: list[str]) -> int:
    """Read X Y ANGLE, each written in the one way a record knows."""
    if len(words) != 3:
        return -1
    values = []
    for word in words:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 5:
            return -1
        values.append(int(word))
        if str(values[-1]) != word:
            return -1
    x, y, angle = values
    if not (-FAR < x < FAR and -FAR < y < FAR and 0 <= angle < TURN):
        return -1
    return build(x, y, angle)

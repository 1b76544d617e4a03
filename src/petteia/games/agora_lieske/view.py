"""What a seat knows of Agora (Lieske), and positions it cannot tell from the real one."""

from functools import lru_cache

from mypy_extensions import i64

from petteia.core.rng import Rng
from petteia.core.vectors import vec
from petteia.core.view import actor_shown, shown_actor
from petteia.games.agora_lieske.model import (
    ASIDE,
    CHOOSING_STACK,
    CITIZENS,
    DEALER,
    DEMAND,
    DEMAND_STACK,
    EMPTY,
    ENDINGS,
    HOME,
    JURIES,
    LETTERS,
    MARKET,
    MONUMENT,
    NONE,
    PLACE_NAMES,
    PRISON,
    RESOURCES,
    SECTION,
    STACK,
    STEPS,
    STOA,
    UNSEEN,
    Position,
    Setting,
)
from petteia.games.agora_lieske.setup import clear_board
from petteia.games.agora_lieske.view_types import AgoraLieskeView, Printed, Stander


def view(state: Position, seat: int | None) -> AgoraLieskeView:
    """Return what a seat (None: a spectator) knows."""
    s, m = state, list(state.markers)
    return AgoraLieskeView(
        game="agora_lieske",
        players=s.players,
        options=s.setting.options,
        seat=seat,
        actor=shown_actor(s.actor),
        round=s.round,
        printed=_printed(s.setting),
        yields=_yields(s.setting),
        ratios=_ratios(s.setting),
        gains=list(s.setting.gains[: s.setting.spaces[STOA]]),
        monument_spaces=s.setting.spaces[MONUMENT],
        step=STEPS[s.step],
        start=_known(s.start),
        asked=s.cursor,
        answering=_shown(s, s.cursor, seat) if _citizen_decides(s) else None,
        turned=s.turned,
        final_turn=ENDINGS[s.ending] or None,
        donated=bool(s.donated),
        scores=list(s.score),
        levels=list(s.level),
        rhetoric=[list(s.rhetoric[i * CITIZENS : (i + 1) * CITIZENS]) for i in range(s.players)],
        hands=[list(s.cards[i * 3 : i * 3 + 3]) for i in range(s.players)],
        open_hands=s.setting.open_hands,
        stock=list(s.cards[s.players * 3 :]),
        dealers=[_resource(r) for r in m[DEALER : DEALER + 3]],
        stacks=m[STACK : STACK + 3],
        unseen_dealers=m[UNSEEN : UNSEEN + 3],
        prison=m[PRISON : PRISON + 3],
        demand=[_resource(r) for r in m[DEMAND : DEMAND + 2]],
        demand_stack=m[DEMAND_STACK : DEMAND_STACK + 3],
        demand_aside=m[ASIDE : ASIDE + 3],
        board=_board(s, seat),
        juries=[None if j == NONE else _letters(j) for j in s.jury],
        prosecutor=_known(s.prosecutor),
        accused=None if s.accused == NONE else s.accused + 1,
        judge=_known(s.judge),
    )


def is_hidden(s: Position, place: int, owner: int, seat: int | None) -> bool:
    """L5.1.3: a letter is its owner's secret until its section is turned up (L5.2.0)."""
    return owner != seat and s.turned <= SECTION[place]


@lru_cache(100)
def _printed(setting: Setting) -> Printed:
    """Return the same value for all views of a match."""
    return Printed(
        rhetoric_points=list(setting.rhetoric_points),
        costs=[cost[:] for cost in setting.costs],
        level_points=list(setting.level_points),
        cells=setting.prison,
        hand_limit=setting.hand_limit,
    )


@lru_cache(maxsize=64)
def _yields(setting: Setting) -> list[list[int]]:
    first = setting.first
    stalls = range(MARKET, MARKET + 3)
    return [list(setting.yields[first[stall] : first[stall + 1]]) for stall in stalls]


@lru_cache(100)
def _ratios(setting: Setting) -> list[list[int]]:
    return [list(pair) for pair in zip(setting.pay, setting.take, strict=True)]


def _citizen_decides(s: Position) -> bool:
    """L5.2.2, L5.2.3, L5.2.5: these sections ask the citizens one after the other."""
    return STEPS[s.step] in ("exchange", "stoa", "monument") and s.spot[s.cursor] != EMPTY


def _board(s: Position, seat: int | None) -> list[Stander]:
    return [_shown(s, spot, seat) for spot, citizen in enumerate(s.spot) if citizen != EMPTY]


def _shown(s: Position, spot: int, seat: int | None) -> Stander:
    citizen = s.spot[spot]
    place = s.where[citizen]
    known = not is_hidden(s, place, citizen // CITIZENS, seat)
    return stander(place, spot - s.setting.first[place] + 1, citizen, known)


@lru_cache(10_000)
def stander(place: int, space: int, citizen: int, known: bool) -> Stander:
    """Return the same value every time: every view of every table is full of them."""
    owner, letter = divmod(citizen, CITIZENS)
    return Stander(PLACE_NAMES[place], space, owner, LETTERS[letter] if known else None)


def fill(s: Position, seen: AgoraLieskeView, rng: Rng) -> None:
    """Make a position look like the view: hidden letters are dealt at random."""
    s.actor = actor_shown(seen.actor)
    s.round = seen.round
    s.step = STEPS.index(seen.step)
    s.start = NONE if seen.start is None else seen.start
    s.cursor = seen.asked
    s.ending = ENDINGS.index(seen.final_turn or "")
    s.score = vec[i64](seen.scores)
    s.level = vec[i64](seen.levels)
    s.rhetoric = vec[i64]([value for row in seen.rhetoric for value in row])
    s.cards = vec[i64]([count for hand in [*seen.hands, seen.stock] for count in hand])
    markers = [
        *[_number(r) for r in seen.dealers],
        *seen.stacks,
        *seen.unseen_dealers,
        *seen.prison,
        *seen.demand_stack,
        *[_number(r) for r in seen.demand],
        *seen.demand_aside,
    ]
    s.markers = vec[i64](markers)
    clear_board(s)
    s.turned = seen.turned
    s.donated = int(seen.donated)
    s.jury = vec[i64]([NONE if j is None else _juries().index(j) for j in seen.juries])
    s.prosecutor = NONE if seen.prosecutor is None else seen.prosecutor
    s.accused = NONE if seen.accused is None else seen.accused - 1
    s.judge = NONE if seen.judge is None else seen.judge
    for stander, letter in zip(seen.board, _dealt(seen, rng), strict=True):
        place = PLACE_NAMES.index(stander.place)
        citizen = stander.seat * CITIZENS + letter
        s.spot[s.setting.first[place] + stander.space - 1] = citizen
        s.where[citizen] = place
        s.filled[place] += 1


def _dealt(seen: AgoraLieskeView, rng: Rng) -> list[int]:
    """Return a letter for every citizen on the board, the known ones and dealt ones."""
    unknown = []
    for seat in range(seen.players):
        known = {stander.citizen for stander in seen.board if stander.seat == seat}
        letters = [i for i in range(CITIZENS) if LETTERS[i] not in known]
        rng.shuffle(letters)
        unknown.append(letters)
    return [
        unknown[stander.seat].pop() if stander.citizen is None else LETTERS.index(stander.citizen)
        for stander in seen.board
    ]


def ending(state: Position) -> str:
    """Return why the game ends (L6.1, L6.4), or nothing."""
    return ENDINGS[state.ending]


def components(state: Position) -> dict[str, int]:
    """Count cards, markers and citizens wherever they lie."""
    s, m = state, list(state.markers)
    on_the_way = m[DEALER : DEALER + 3].count(NONE) if s.step != CHOOSING_STACK else 0
    at_home = list(s.where).count(HOME)
    count = {
        "citizens on spaces and at home": sum(c != EMPTY for c in s.spot) + at_home,
        "citizens at places and at home": sum(s.filled) + at_home,
        "dealers at stalls, in stacks and prison": sum(m[STACK : STACK + 3])
        + sum(m[PRISON : PRISON + 3])
        + 3
        - m[DEALER : DEALER + 3].count(NONE)
        + on_the_way,
    }
    for r, resource in enumerate(RESOURCES):
        count[f"{resource} cards"] = sum(list(s.cards)[r::3])
        stalls = m[DEALER : DEALER + 3].count(r)
        count[f"{resource} dealers"] = m[UNSEEN + r] + m[PRISON + r] + stalls
        shown = m[DEMAND : DEMAND + 2].count(r)
        count[f"{resource} demand markers"] = m[DEMAND_STACK + r] + m[ASIDE + r] + shown
    return count


def _known(seat: int) -> int | None:
    return None if seat == NONE else seat


def _resource(number: int) -> str | None:
    return None if number == NONE else RESOURCES[number]


def _number(resource: str | None) -> int:
    return NONE if resource is None else RESOURCES.index(resource)


def _letters(jury: int) -> str:
    return "".join(LETTERS[letter] for letter in JURIES[jury])


def _juries() -> list[str]:
    return [_letters(jury) for jury in range(len(JURIES))]

"""Endpoints for finding and making tables."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from petteia import __version__, wire
from petteia.core.errors import PetteiaError
from petteia.core.match import Match
from petteia.core.record import Record
from petteia.core.registry import games
from petteia.core.words import CORE, LANGUAGES, fluent_text
from petteia.server.accounts.sessions import SECRET_LENGTH
from petteia.server.errors import ApiProblem, NoTable, NotDone
from petteia.server.hosting.copied_game import encoded, refuse_copy
from petteia.server.hosting.host import HostedTable, eyes
from petteia.server.hosting.record_import import replayed
from petteia.server.http.endpoint import Call, Endpoint
from petteia.server.runtime import Runtime
from petteia.server.storage import people as stored_people
from petteia.server.storage import tables as stored
from petteia.server.storage.ratings import listed as listed_ratings
from petteia.tables import visibility
from petteia.tables.command_types import Again, LinkRematch, SetUp, SitAgain
from petteia.tables.rating_rules import needs_clock
from petteia.tables.row import About
from petteia.tables.table import Table

MOST_LISTED = 100


class RematchQuery(wire.Ask, frozen=True, kw_only=True):
    """My part of the next table's chance."""

    hash: wire.NonceHash | None = None
    """Of a nonce that my page will reveal."""


class GameQuery(wire.Ask, frozen=True, kw_only=True):
    """Which tables to list."""

    game: str | None = None


async def list_games(call: Call) -> wire.Games:
    """List the games that can be played here."""
    return wire.Games(
        games=[
            wire.GameInfo(
                name=game.name,
                title=game.title,
                designer=game.designer,
                publisher=game.publisher,
                year=game.year,
                minutes=game.minutes,
                seats=list(game.seats),
                options=[
                    wire.GameOption(name=o.name, values=list(o.values), rule=o.rule)
                    for o in game.options
                ],
                sources=list(game.sources),
                data=game.data.numbers,
                marks=game.data.marks,
            )
            for game in games().values()
        ]
    )


async def words(call: Call) -> wire.LanguageWords:
    """Give the sentences of the product and of every game in a language."""
    language = str(call.request.path_params["language"])
    if language not in LANGUAGES:
        raise ApiProblem(404, "no-such-language", f"there are {', '.join(LANGUAGES)}")
    return _words(language)


@cache
def _words(language: str) -> wire.LanguageWords:
    return wire.LanguageWords(
        language=language,
        core=fluent_text(CORE, language),
        games={game.name: fluent_text(game.package, language) for game in games().values()},
    )


async def list_ratings(call: Call) -> wire.Ratings:
    """List a game's players and bots by strength."""
    game = call.query.game or next(iter(games()))
    found = await call.runtime.store.read(lambda c: listed_ratings(c, game, MOST_LISTED))
    return wire.Ratings(game=game, ratings=found)


async def list_open(call: Call) -> wire.Tables:
    """List the public tables that have a free seat."""
    ids = await call.runtime.store.read(
        lambda c: stored.open_tables(c, call.query.game, MOST_LISTED)
    )
    return await _listed(call, ids)


async def list_mine(call: Call) -> wire.Tables:
    """List my tables, those that wait for me first."""
    player = call.player
    ids = await call.runtime.store.read(lambda c: stored.tables_of(c, player, MOST_LISTED))
    return await _listed(call, ids)


async def _listed(call: Call, ids: Sequence[str]) -> wire.Tables:
    found = await call.runtime.store.read(lambda c: stored.listed(c, ids))
    return wire.Tables(tables=[_one(table, seats, call.player) for table, seats in found])


def _one(table: Any, seats: Sequence[Any], player: str) -> wire.Listed:
    mine = [seat.seat for seat in seats if player and seat.session_id == player]
    return wire.Listed(
        id=table.id,
        game=table.game,
        players=table.players,
        state=table.state,
        names=[seat.name or seat.bot for seat in seats],
        mine=mine,
        waiting=table.actor is not None and table.actor in mine,
        updated=table.updated,
    )


async def make(call: Call) -> wire.Made:
    """Make a table and seat its first people and bots."""
    body: wire.NewTable = call.body
    return await add(call, body.game, body.options, body.terms, body.public, body.seats)


async def add(
    call: Call, game: str, options: dict[str, Any], terms: wire.Terms, public: bool,
    seats: Sequence[wire.NewSeat], played: Match | None = None,
) -> wire.Made:  # fmt: skip
    """Make a table; `played` is the match it continues, if it is a record's."""
    runtime, person = call.runtime, call.person
    if needs_clock(terms):
        raise ApiProblem(400, "rated-needs-clock")
    if not runtime.allowances.tables.allows(*call.owner):
        raise ApiProblem(429, "too-many-tables")
    try:
        match = Match(games()[game], len(seats), options)
    except KeyError:
        raise ApiProblem(400, "no-such-game", f"there are {', '.join(games())}") from None
    except PetteiaError as error:
        raise ApiProblem(400, "wrong-options", str(error)) from error
    now, new_id = runtime.settings.now(), runtime.settings.new_id
    invitation = new_id(SECRET_LENGTH)
    about = About(
        id=new_id(12),
        game=game,
        players=len(seats),
        options=match.options,
        terms=msgspec.json.encode(terms),
        rules=__version__,
        secret=new_id(52),
        created=now,
        created_by=person.player,
        public=public,
    )
    await _count(call, about, seats)
    try:
        network = runtime.networks.of(person.player)
        command = SetUp(seats, person.player, person.name, network, played)
        table = await runtime.host.add(about, command)
    except BaseException:
        runtime.open_tables.release(call.owner, about.id)
        runtime.bots.uncount(about.id)
        raise
    await runtime.store.write(
        lambda c: stored_people.add_token(c, invitation, "invitation", now, table_id=about.id)
    )
    return wire.Made(table=visibility.info(table, now), invitation=invitation)


async def _count(call: Call, about: About, seats: Sequence[wire.NewSeat]) -> None:
    """Refuse a table if its creator has too many that wait, or too many of bots alone."""
    runtime = call.runtime
    if all(seat.who == "bot" for seat in seats):
        if not runtime.allowances.bot_tables.allows(*call.owner):
            raise ApiProblem(429, "too-many-bot-tables")
        if not runtime.bots.count_alone(about.id, call.owner):
            raise ApiProblem(429, "too-many-bot-tables")
    waits = about.public and any(seat.who == "open" for seat in seats)
    if waits and not await runtime.open_tables.take(call.owner, about.id):
        raise ApiProblem(429, "too-many-open-tables")


async def bring(call: Call) -> wire.Made:
    """Make a table of a record: to look at, or to play on from where it stops."""
    body: wire.Imported = call.body
    return await _bring(call, body.record, body.seats, body.public)


async def _bring(
    call: Call, record: Record, seats: Sequence[wire.NewSeat], public: bool
) -> wire.Made:
    runtime = call.runtime
    match = await runtime.computing.run_in_slices(call.owner, lambda: replayed(record))
    await refuse_copy(runtime.host, call.compute, encoded(match))
    seats = seats or [wire.NewSeat(who="me") for _ in range(record.players)]
    if len(seats) != record.players:
        raise ApiProblem(400, "wrong-options", f"the record has {record.players} players")
    terms = wire.Terms(pace="days")
    return await add(call, record.game, record.options, terms, public, seats, match)


async def branch(call: Call) -> wire.Made:
    """Play on from a moment of a table, at a table of its own; no move may be secret to me."""
    body, player = call.body, call.player

    def cut(table: Table, hosted: HostedTable) -> Record:
        seat = eyes(table, player, None)
        if table.rated and not table.over:
            raise NotDone("rated")
        record = visibility.record(table, seat)
        known = visibility.known_moves(table, table.seats_of(player) or [None], body.moves)
        if known is None:
            raise NotDone("secret-moves")
        record.moves = known
        return record

    record = await call.runtime.host.look(call.table, cut)
    return await _bring(call, record, body.seats, body.public)


async def invite(call: Call) -> wire.Link:
    """Make a new invitation; the old ones are good no more."""
    runtime, table_id = call.runtime, call.table
    created_by = await runtime.host.look(table_id, lambda table, _: table.about.created_by)
    if created_by != call.player:
        raise ApiProblem(403, "not-your-table")
    secret, now = runtime.settings.new_id(SECRET_LENGTH), runtime.settings.now()

    def write(connection: Any) -> None:
        stored_people.revoke(connection, "invitation", table_id=table_id)
        stored_people.add_token(connection, secret, "invitation", now, table_id=table_id)

    await runtime.store.write(write)
    return wire.Link(secret=secret)


async def rematch(call: Call) -> wire.Rematch:
    """Play again, with the seats rotated; the first to ask makes the table, the others join it."""
    runtime, table_id, player = call.runtime, call.table, call.player
    hashed: str | None = call.query.hash

    old = await runtime.host.look(table_id, lambda table, _: table, fresh=True)
    if not old.seats_of(player):
        raise NotDone("not-your-seat")
    if not old.over:
        raise NotDone("not-over")
    count, network = len(old.seats), runtime.networks.of(player)
    turned = [old.seats[(number + 1) % count] for number in range(count)]
    seats = [Again(seat.player, seat.name, seat.bot) for seat in turned]
    sit = SitAgain(player, seats, hashed, network)
    follows = old.rematch
    if follows is None or await _was_given_up(runtime, follows):
        if not runtime.allowances.tables.allows(*call.owner):
            raise ApiProblem(429, "too-many-tables")
        about = _about_again(call, old)
        await runtime.host.add(about, sit)
        linked = await runtime.host.act_for(table_id, LinkRematch(player, about.id, follows))
        follows = linked.table.rematch or about.id
    await runtime.host.act_for(follows, sit)
    return wire.Rematch(table=follows)


def _about_again(call: Call, old: Table) -> About:
    """Return what a rematch is: the same, but private, for its seats wait for those who played."""
    settings = call.runtime.settings
    return msgspec.structs.replace(
        old.about,
        public=False,
        terms=_terms_again(old),
        id=settings.new_id(12),
        secret=settings.new_id(52),
        created=settings.now(),
        created_by=call.player,
        rules=__version__,
    )


def _terms_again(old: Table) -> bytes:
    """Return the terms of a rematch; without a clock it is not rated, as version 1.0 allowed."""
    if not needs_clock(old.terms):
        return old.about.terms
    return msgspec.json.encode(msgspec.structs.replace(old.terms, rated=False))


async def _was_given_up(runtime: Runtime, table_id: str) -> bool:
    """Return whether a table was closed before everybody had sat down."""
    try:
        return await runtime.host.look(
            table_id, lambda table, _: table.over and not table.started, fresh=True
        )
    except NoTable:
        return True


ENDPOINTS = (
    Endpoint("GET", "/api/games", list_games, wire.Games, person=False, tag="games"),
    Endpoint(
        "GET",
        "/api/words/{language}",
        words,
        wire.LanguageWords,
        person=False,
        tag="games",
        kept=True,
    ),
    Endpoint(
        "GET",
        "/api/ratings",
        list_ratings,
        wire.Ratings,
        query=GameQuery,
        person=False,
        tag="games",
    ),
    Endpoint("GET", "/api/tables", list_open, wire.Tables, query=GameQuery, person=False),
    Endpoint("POST", "/api/tables", make, wire.Made, takes=wire.NewTable, status=201),
    Endpoint("GET", "/api/me/tables", list_mine, wire.Tables, tag="people"),
    Endpoint("POST", "/api/records", bring, wire.Made, takes=wire.Imported, status=201),
    Endpoint(
        "POST", "/api/tables/{table}/branch", branch, wire.Made, takes=wire.Branch, status=201
    ),
    Endpoint("POST", "/api/tables/{table}/invitation", invite, wire.Link),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, wire.Rematch, query=RematchQuery),
)

"""The tables of the 1.0 database: every way a table of 1.0 may have gone."""

import time
from typing import Any

from tests.server.authenticator import Authenticator
from tests.server.postbox import Postbox, text_of

from .checkout import Board, Checkout, Person

GAMES = {"agora_ernest": 2, "agora_lieske": 2, "athens": 2, "offrandes": 3}
"""Every game with the number of its seats here."""
BANK = {"kind": "bank", "seconds": 600, "increment": 10, "at_zero": "lose"}


class Scenes:
    """Everybody, and the tables played so far."""

    def __init__(self, server: Checkout, box: Postbox) -> None:
        self.server = server
        self.box = box
        self.people = {
            name: Person(server.url, name)
            for name in ("Aspasia", "Lysias", "Phormion", "Menon", "Banned")
        }
        self.boards: list[Board] = []
        self.key = Authenticator(server.url, "localhost")

    def crowd(self, seats: int) -> list[Person]:
        return list(self.people.values())[:seats]

    def add(self, board: Board) -> Board:
        self.boards.append(board)
        return board

    def table(self, name: str, game: str, who: str = "", **more: Any) -> Board:
        """Make a table and seat everybody: `p` is a person, `b` a bot, `.` a free seat."""
        who = who or "p" * GAMES[game]
        people = self.crowd(who.count("p"))
        seats = [
            {"who": "bot", "strength": "citizen"} if w == "b" else {"who": "open"} for w in who
        ]
        seats[who.index("p")] = {"who": "me"}
        made = people[0].ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        seated: list[Person | None] = [None] * len(who)
        for seat, person in zip((i for i, w in enumerate(who) if w == "p"), people, strict=True):
            seated[seat] = person
            if person is not people[0]:
                person.do(made["table"]["id"], "sit", seat=seat, invitation=made["invitation"])
        return self.add(Board(name, made["table"]["id"], seated))


def of_every_game(scenes: Scenes) -> None:
    """Finish, stop halfway, undo, resign and play again, in all four games."""
    for game in GAMES:
        finished = scenes.table(f"{game} finished", game, public=True)
        finished.play()
        one = finished.anybody
        again = one.ask("POST", f"/api/tables/{finished.id}/rematch")["table"]
        for person in finished.people[1:]:
            assert person is not None
            person.ask("POST", f"/api/tables/{finished.id}/rematch")
        turned = [*finished.people[1:], finished.people[0]]
        scenes.add(Board(f"{game} rematch", again, turned)).play(5)
        running = scenes.table(f"{game} running", game, terms={"pace": "days"})
        running.play(12)
        one.do(running.id, "chat", seat=0, text="A fine opening — n’est-ce pas ? 🏛")
        undone(scenes, game)
        resigned = scenes.table(f"{game} resigned", game)
        resigned.play(12)
        resigned.anybody.do(resigned.id, "resign", seat=0)
        resigned.play(6)


def undone(scenes: Scenes, game: str) -> None:
    """Undo up to the edge, past it by consent, and past it where only bots play."""
    consent = scenes.table(f"{game} undone by consent", game)
    consent.play(5)
    person, seat = consent.actor()
    consent.move()
    person.do(consent.id, "undo", seat=seat)
    consent.play(3)
    seat = ask_to_undo(consent)
    for number, other in enumerate(consent.people):
        if number != seat:
            assert other is not None
            other.do(consent.id, "agree", seat=number, what="undo", yes=True)
    consent.play(4)
    asked = scenes.table(f"{game} undo refused and asked again", game)
    asked.play(6)
    seat = ask_to_undo(asked)
    number = (seat + 1) % len(asked.people)
    other = asked.people[number]
    assert other is not None
    other.do(asked.id, "agree", seat=number, what="undo", yes=False)
    ask_to_undo(asked)
    bots = scenes.table(f"{game} undone against bots", game, "p" + "b" * (GAMES[game] - 1))
    bots.play(6)
    for _ in range(3):
        bots.anybody.do(bots.id, "undo", seat=0)
        bots.settled()
    bots.play(2)


def ask_to_undo(board: Board) -> int:
    """Play until somebody else has moved, then ask to undo; return the seat that asks."""
    person, seat = board.actor()
    while board.actor()[1] == seat:
        board.move()
    board.move()
    person.do(board.id, "undo", seat=seat)
    assert board.info()["wishes"][0]["seats"] == [seat]
    return seat


def spelled(scenes: Scenes) -> None:
    """Buy a shop by a piece that is not its first: 1.0 stores the move as it was sent."""
    board = scenes.table("agora_ernest other spelling", "agora_ernest")
    found: list[str] = []

    def buy(person: Person, texts: list[str]) -> str | None:
        for text in texts:
            verb, _, piece = text.rpartition(" ")
            card, dot, _ = piece.partition(".")
            for other in range(6) if dot and not found else ():
                wanted = f"{verb} {card}.p{other}"
                if wanted in texts or "buy" not in verb:
                    continue
                tried = person.ask("POST", f"/api/tables/{board.id}/why", {"text": wanted})
                if tried["refusal"] is None:
                    found.append(wanted)
                    return wanted
        return None

    while not found:
        assert board.move(buy) is not None, "no shop has two pieces on one card"
    board.play(3)


def clocks(scenes: Scenes) -> None:
    """Play with every kind of clock, and let some run out."""
    move = {"kind": "move", "seconds": 86_400, "increment": 0, "at_zero": "bot"}
    for name, game, clock in (
        ("bank", "athens", BANK),
        ("days", "agora_lieske", move),
        ("outage", "offrandes", BANK | {"at_zero": "bot"}),
    ):
        pace = "days" if name == "days" else "live"
        scenes.table(f"clock {name}", game, terms={"pace": pace, "clock": clock}).play(15)
    left = scenes.table("clock left and returned", "agora_lieske", terms={"clock": BANK})
    left.play(4)
    person, seat = left.actor()
    person.do(left.id, "leave", seat=seat)
    left.play(4)
    person.do(left.id, "return", seat=seat)
    left.play(2)
    undo = scenes.table("clock undone", "athens", terms={"clock": BANK})
    for _ in range(8):
        person, seat = undo.actor()
        undo.move()
        person.do(undo.id, "undo", seat=seat)
        undo.move()
    short = {"kind": "bank", "seconds": 2, "increment": 3600}
    out = []
    for at_zero in ("nothing", "bot", "lose"):
        clock = short | {"at_zero": at_zero}
        rated = at_zero == "lose"
        name = f"clock at zero: {at_zero}"
        out.append(scenes.table(name, "agora_ernest", terms={"clock": clock, "rated": rated}))
    time.sleep(3)
    for board in out:
        board.play(2)


def rated(scenes: Scenes) -> None:
    """Play rated games: with and without a clock, with bots, finished and not."""
    for game, seats in GAMES.items():
        terms = {"rated": True, "clock": BANK}
        scenes.table(f"rated {game}", game, "p" + "b" * (seats - 1), terms=terms).play()
    scenes.table("rated of people", "agora_ernest", terms={"rated": True}).play()
    scenes.table("rated running", "athens", terms={"rated": True, "clock": BANK}).play(10)
    scenes.table("rated without a clock", "agora_lieske", terms={"rated": True}).play(10)
    lost = scenes.table("rated and unrated by undo", "athens", "pb", terms={"rated": True})
    lost.play(4)
    for _ in range(3):
        lost.anybody.do(lost.id, "undo", seat=0)
        lost.settled()
    resigned = scenes.table("rated resigned", "offrandes", terms={"rated": True})
    resigned.play(5)
    for seat in (0, 1):
        person = resigned.people[seat]
        assert person is not None
        person.do(resigned.id, "resign", seat=seat)


def agreed_open_and_derived(scenes: Scenes) -> None:
    """End by agreement; leave tables open; branch, import, watch nobody; use own numbers."""
    agreed = scenes.table("agreed", "offrandes")
    agreed.play(7)
    for seat, person in enumerate(agreed.people):
        assert person is not None
        person.do(agreed.id, "agree", seat=seat, what="end", yes=True)
    wished = scenes.table("end wished", "athens")
    wished.play(3)
    wished.anybody.do(wished.id, "agree", seat=0, what="end", yes=True)
    scenes.table("open", "agora_ernest", "p.", public=True)
    scenes.table("open and private", "offrandes", "pp.b")
    left = scenes.table("open and left", "athens", "pp.", public=True)
    scenes.people["Lysias"].do(left.id, "leave", seat=1)
    left.people[1] = None
    hidden = scenes.table("watched by nobody", "agora_lieske", terms={"watch": "nobody"})
    hidden.play(5)
    alone = scenes.table("bots alone", "agora_ernest", "pbb")
    alone.anybody.do(alone.id, "leave", seat=0)
    alone.settled()
    options = {"corruption_floor": 2, "data": {"stable": {"fowl": 9}}}
    scenes.table("own numbers", "offrandes", options=options).play(5)
    finished = next(board for board in scenes.boards if board.name == "athens finished")
    one = finished.anybody
    branch = {"moves": 30}
    made = one.ask("POST", f"/api/tables/{finished.id}/branch", branch)["table"]["id"]
    scenes.add(Board("branch", made, [one, one])).play(4)
    source = next(board for board in scenes.boards if board.name == "agora_lieske finished")
    record = one.ask("GET", f"/api/tables/{source.id}/record")
    made = one.ask("POST", "/api/records", {"record": record})["table"]["id"]
    scenes.add(Board("imported", made, [one, one]))
    half = record | {"moves": record["moves"][:40], "chance": None}
    body = {"record": half, "seats": [{"who": "me"}, {"who": "bot", "strength": "novice"}]}
    made = one.ask("POST", "/api/records", body)["table"]["id"]
    scenes.add(Board("imported and played on", made, [one, None])).play(4)


def words_and_ways(scenes: Scenes) -> None:
    """Chat, notes, mutes and reports; a passkey, a mail address and a browser; who is gone."""
    one, two, three = scenes.crowd(3)
    board = scenes.table("chat", "offrandes")
    board.play(3)
    for person, seat, text in ((one, 0, "χαῖρε"), (two, 1, "You are slow!"), (three, 2, "Play.")):
        person.do(board.id, "chat", seat=seat, text=text)
    rows = one.see(board.id, 0)["entries"]
    rude = next(row["number"] for row in rows if row.get("text") == "You are slow!")
    one.ask("POST", f"/api/tables/{board.id}/reports", {"number": rude})
    one.ask("PUT", "/api/me/mutes", {"player": two.player, "muted": True})
    for person in (one, two):
        note = {"text": f"{person.name}: sell the stoa first.\nThen wait."}
        person.ask("PUT", f"/api/tables/{board.id}/note", note)
    options = one.ask("POST", "/api/me/passkeys/options")["options"]
    one.ask("POST", "/api/me/passkeys", {"credential": scenes.key.make(options), "name": "Phone"})
    two.ask("PUT", "/api/me/mail", {"address": "lysias@agora.example", "language": "fr"})
    two.ask_page(scenes.box.link("mail/confirm"))
    three.ask("PUT", "/api/me/mail", {"address": "phormion@agora.example"})
    endpoint = "https://fcm.googleapis.com/fcm/send/petteia-1"
    keys = {"p256dh": text_of(bytes([4] * 65)), "auth": text_of(bytes([7] * 16))}
    one.ask("PUT", "/api/me/push", {"endpoint": endpoint, "keys": keys})
    scenes.table("due notices", "agora_ernest", terms={"pace": "days"}).play(6)
    gone = Person(scenes.server.url, "Gone")
    seats = [{"who": "me"}, {"who": "bot", "strength": "novice"}]
    made = gone.ask("POST", "/api/tables", {"game": "agora_ernest", "seats": seats})
    forgotten = Board("forgotten", made["table"]["id"], [gone, None])
    forgotten.play(4)
    gone.ask("DELETE", "/api/me")
    forgotten.people[0] = None
    scenes.add(forgotten)


def by_the_operator(scenes: Scenes) -> None:
    """Rewind a table, close another, shut a person out."""
    for name, *verb in (("rewound", "rewind"), ("closed", "end")):
        board = scenes.table(f"{name} by the operator", "agora_ernest")
        board.play(6)
        scenes.server.admin(*verb, board.id, *(["2"] if name == "rewound" else []))
    scenes.server.admin("ban", scenes.people["Banned"].player)


def through_an_outage(scenes: Scenes) -> None:
    """Stop the server for longer than a restart takes: clocks that ran are paused."""
    scenes.server.stop()
    time.sleep(22)
    scenes.server.start()
    board = next(board for board in scenes.boards if board.name == "clock outage")
    board.play(3)


ALL = (
    of_every_game,
    spelled,
    clocks,
    rated,
    agreed_open_and_derived,
    words_and_ways,
    by_the_operator,
    through_an_outage,
)

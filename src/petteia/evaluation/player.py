"""Who is evaluated: a bot that answers in words, or a model that is asked over HTTP."""

from typing import Protocol

from petteia.bots import Bot
from petteia.core.errors import BotError
from petteia.evaluation.endpoint import Endpoint, Reply
from petteia.evaluation.journal import Asked, Journal
from petteia.text.conversation import Conversation, Outcome, Part, text_of


class Player(Protocol):
    """Somebody who reads and answers."""

    def decide(self, game: int, reader: Conversation, seed: int) -> Reply:
        """Make one move at a seat's conversation; return what all its answers took together."""


class BotPlayer:
    """A bot: it thinks on the view, reads nothing, and answers in each of the three ways by turns.

    Its moves pass through the reading of answers like those of a model, so that its games show
    whether the interface changes anything.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, game: int, reader: Conversation, seed: int) -> Reply:
        """Make one move at a seat's conversation."""
        reader.observation()
        move = self.bot.choose(reader.match.view(reader.seat), seed)
        offer = next((offer for offer in reader.offered() if offer.move == move), None)
        said = move
        if offer is not None:
            said = (offer.notation, str(offer.number), offer.words)[len(reader.match.moves) % 3]
        if reader.answer(said).move != move:
            raise BotError(f"the bot {self.bot.name} made an illegal move: {move}")
        return Reply(said)


class DirectPlayer:
    """A bot that plays without words, to compare."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, game: int, reader: Conversation, seed: int) -> Reply:
        """Make one move, past the conversation."""
        move = self.bot.choose(reader.match.view(reader.seat), seed)
        if not isinstance(reader.match.submit(move), list):
            raise BotError(f"the bot {self.bot.name} made an illegal move: {move}")
        return Reply(move)


class ModelPlayer:
    """A model: asked anew for each decision, with the rules first and then what happened.

    It remembers nothing between decisions but what the position says; a refused answer stays in
    the chat of its decision.
    """

    def __init__(self, endpoint: Endpoint, journal: Journal) -> None:
        self.endpoint = endpoint
        self.journal = journal

    def decide(self, game: int, reader: Conversation, seed: int) -> Reply:
        """Make one move at a seat's conversation; answers of the journal are not asked again."""
        rules = reader.narrator.rules(reader.match.state.players)
        chat = [{"role": "system", "content": rules}]
        replies: list[Reply] = []
        outcome: Outcome | None = None
        while outcome is None or not outcome.move:
            chat.append({"role": "user", "content": _text(reader.observation())})
            reply = self._reply(Asked(game, len(reader.match.moves), len(replies)), chat)
            replies.append(reply)
            chat.append({"role": "assistant", "content": reply.text})
            outcome = reader.answer(reply.text)
        return _together(replies)

    def _reply(self, asked: Asked, chat: list[dict[str, str]]) -> Reply:
        known = self.journal.find(asked)
        if known is None:
            known = self.endpoint.ask(chat)
            self.journal.add(asked, known)
        return known


def _text(parts: list[Part]) -> str:
    return text_of([part for part in parts if part.kind != "rules"])


def _together(replies: list[Reply]) -> Reply:
    return Reply(
        replies[-1].text,
        sum(reply.seconds for reply in replies),
        sum(reply.prompt_tokens for reply in replies),
        sum(reply.completion_tokens for reply in replies),
        sum(reply.faults for reply in replies),
    )

"""Evaluated players: a bot through text, a bot without it, a language model."""

from typing import Protocol

from petteia.bots import Bot
from petteia.core.errors import BotError
from petteia.evaluation.endpoint import ModelEndpoint, Reply
from petteia.evaluation.journal import Asked, Journal, digest
from petteia.text.conversation import AnswerResult, Conversation, Part, text_of


class Player(Protocol):
    """An evaluated player."""

    def decide(self, game: int, reader: Conversation, seed: int) -> Reply:
        """Make one move; return the total time and tokens of its answers."""


class BotPlayer:
    """A bot that answers through text: by notation, number and words in turn.

    Its moves pass through the parser like those of a model, so its games show whether the interface
    changes anything.
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
    """A bot that plays without text, for comparison."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, game: int, reader: Conversation, seed: int) -> Reply:
        """Make one move without the conversation."""
        move = self.bot.choose(reader.match.view(reader.seat), seed)
        if not isinstance(reader.match.submit(move), list):
            raise BotError(f"the bot {self.bot.name} made an illegal move: {move}")
        return Reply(move)


class ModelPlayer:
    """A language model; each decision is a new chat that starts with the rules.

    Only refused answers to the same decision stay in the chat.
    """

    def __init__(self, endpoint: ModelEndpoint, journal: Journal) -> None:
        self.endpoint = endpoint
        self.journal = journal

    def decide(self, game: int, reader: Conversation, seed: int) -> Reply:
        """Make one move; stored answers are not requested again."""
        rules = reader.narrator.rules(reader.match.state.players)
        chat = [{"role": "system", "content": rules}]
        replies: list[Reply] = []
        outcome: AnswerResult | None = None
        while outcome is None or not outcome.move:
            chat.append({"role": "user", "content": _text(reader.observation())})
            asked = Asked(game, len(reader.match.moves), len(replies), digest(chat))
            reply = self._reply(asked, chat)
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

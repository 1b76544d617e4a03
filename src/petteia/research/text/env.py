"""A game of readers as a TextArena environment."""

from collections.abc import Mapping
from os import urandom
from typing import Any

from petteia.core.registry import games
from petteia.research.optional import need
from petteia.research.rewards import rewards
from petteia.text.conversation import TRIES, Part
from petteia.text.environment import TextGame
from petteia.text.offer import MOST

ta: Any = need("textarena", "textarena")

PREFIX = "petteia_"
WRAPPERS = {
    "": [ta.wrappers.LLMObservationWrapper, ta.wrappers.ActionFormattingWrapper],
    "-raw": [],
    "-train": [
        ta.wrappers.GameMessagesAndCurrentBoardObservationWrapper,
        ta.wrappers.ActionFormattingWrapper,
    ],
}
"""The versions that TextArena's own games have, by the end of their ids."""
KINDS = {
    "rules": ta.ObservationType.PROMPT,
    "news": ta.ObservationType.GAME_MESSAGE,
    "refusal": ta.ObservationType.GAME_ADMIN,
    "result": ta.ObservationType.GAME_ADMIN,
}
"""TextArena's kinds of observation; position and choices together are the board."""


def register() -> list[str]:
    """Register every installed game; return their ids in TextArena."""
    known = ta.envs.registration.ENV_REGISTRY
    ids = [f"{PREFIX}{name}-v0" for name in games()]
    for name, made in zip(games(), ids, strict=True):
        for version, wrappers in WRAPPERS.items():
            if made + version not in known:
                ta.register(made + version, TextEnv, default_wrappers=wrappers, game=name)
    return ids


class TextEnv(ta.Env):
    """One game between readers; a seat's answers are read as `petteia.text.answer` says."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        lang: str = "en",
        tries: int = TRIES,
        most: int = MOST,
    ) -> None:
        self.table = TextGame(game, None, options, lang, tries, most)

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game; without a seed its luck is new."""
        self.table.begin(int.from_bytes(urandom(8), "big") if seed is None else seed, num_players)
        self.state = ta.FFAMultiPlayerState(num_players)
        words = self.table.seats[0].narrator.words
        self.state.reset(role_mapping={seat: words.name(seat) for seat in range(num_players)})
        self.state.current_player_id = self.table.seat

    def get_observation(self) -> tuple[int, Any]:
        """Return whose turn it is and what that seat reads: messages, each with its kind."""
        seat = self.state.current_player_id
        for kind, text in _messages(self.table.observation(seat)):
            self.state.add_observation(text, kind, to_id=seat)
        found: tuple[int, Any] = super().get_observation()
        return found

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Read the seat's answer; return whether the game is over, and what became of it."""
        seat = self.table.seat
        outcome = self.table.answer(action)
        self.state.made_invalid_move = not outcome.move
        self.state.step_info = {"seat": seat, "move": outcome.move, "default": outcome.default}
        if not outcome.answer.move:
            self.state.step_info["refusal"] = self.table.seats[seat].narrator.refusal(
                outcome.answer
            )
        if self.table.over:
            self._end()
        else:
            self.state.current_player_id = self.table.seat
        found: tuple[bool, dict[str, Any]] = self.state.step(rotate_player=False)
        return found

    def get_board_str(self) -> str:
        """Return the position as a spectator sees it."""
        table = self.table
        return table.seats[0].narrator.position(table.match.view(None))

    def _end(self) -> None:
        match = self.table.match
        standing = match.standing()
        self.state.rewards = dict(enumerate(rewards(match.state)))
        self.state.done = True
        for seat, info in self.state.game_info.items():
            counts = self.table.seats[seat].counts
            info["reason"] = match.game.rules.ending(match.state)
            info["place"] = (standing.places or [])[seat]
            info["score"] = standing.scores[seat]
            info["invalid_move"] = counts.illegal + counts.unread > 0
            info["illegal"], info["unread"] = counts.illegal, counts.unread
            info["defaults"] = counts.defaults


def _messages(parts: list[Part]) -> list[tuple[Any, str]]:
    """Return what is read as TextArena's messages."""
    told = [(KINDS[part.kind], part.text) for part in parts if part.kind in KINDS]
    board = "\n\n".join(part.text for part in parts if part.kind not in KINDS)
    return [*told, (ta.ObservationType.GAME_BOARD, board)]

"""A game in the terminal: what happened, the position, the choices, and the player's answer."""

import shlex
from collections.abc import Sequence
from contextlib import suppress

import click
from rich.columns import Columns

from petteia.arena.play_game import LuckByMove, turns
from petteia.bots import Bot
from petteia.cli.console import say, screen
from petteia.cli.errors import ILLEGAL, STOPPED, Failure, one_line
from petteia.cli.results import counted, ending, result
from petteia.cli.save_file import Saved
from petteia.core.match import Match
from petteia.core.message import Choice, Refusal
from petteia.core.state import NOBODY
from petteia.core.words import Words

MANY = 120
"""More choices than this are listed only on demand."""

HELP = """\
  3            make choice number 3
  {move}
               make a move as records write it
  ? {move}
               tell why that move is not legal, or that it is; also: ? 3
  u            take your last move back, if nobody can have learned from it
  l            list all choices
  q            leave; the record is kept (Ctrl-C and Ctrl-D leave too)\
"""


class Session:
    """One person at the terminal, the other seats played by bots.

    The luck at move number n, or what a bot draws there, comes from a generator seeded with
    seed * 2**32 + n, so that a resumed game has the luck of one played in one go, and taking back
    does not change it.
    """

    def __init__(
        self,
        match: Match,
        seat: int,
        seed: int,
        words: Words,
        saved: Saved,
        bots: Sequence[Bot],
    ) -> None:
        self.bots = bots
        """By seat; the one on the player's seat does not play."""
        self.match = match
        self.seat = seat
        self.seed = seed
        self.words = words
        self.saved = saved
        self.console = screen()
        mine = [index for index, move in enumerate(match.moves) if move.actor == seat]
        self.told = mine[-1] if mine else 0
        """How many moves the player has already read about."""

    def run(self) -> int:
        """Play until the end or until the player leaves; return the exit code."""
        if self.match.state.actor == NOBODY:
            self.tell_result()
            return 0
        try:
            self.greet()
            while True:
                self.others()
                self.tell()
                if self.match.state.actor == NOBODY:
                    return self.finish()
                self.show()
                if not self.ask():
                    return self.leave(0)
        except (KeyboardInterrupt, EOFError):
            say(self.console)
            return self.leave(STOPPED)

    def greet(self) -> None:
        """Print who plays which seat, and the save file."""
        match, words = self.match, self.words
        with suppress(ImportError):
            import readline  # noqa: F401 - gives the prompt its history and editing
        if not self.saved.save(match):
            if not match.moves:
                self.saved.path.unlink(missing_ok=True)
            raise Failure(f"cannot write {self.saved.path}: {self.saved.trouble}")
        say(self.console, f"{words.text('title')}. {words.text('about')}", style="bold")
        you, players = words.name(self.seat), match.state.players
        others = ", ".join(
            f"{words.name(s)} ({self.bots[s].name})" for s in range(players) if s != self.seat
        )
        say(self.console, f"You are {you} (seat {self.seat}), against {others}.")
        say(self.console, f"The game is kept in {self.saved.path}. Type ? for help.")

    def others(self) -> None:
        """Let chance and the other seats move until it is the player's turn."""
        for _ in turns(self.match, self.bots, LuckByMove(self.seed), stop_at=self.seat):
            self.save()

    def save(self) -> None:
        """Save the record; report a failure once and continue."""
        before = self.saved.trouble
        if not self.saved.save(self.match) and not before:
            told = f"Cannot write {self.saved.path}: {self.saved.trouble}."
            say(self.console, f"{told} The game goes on; every move tries again.", style="red")

    def tell(self) -> None:
        """Print what happened since the last prompt, as far as the seat may know."""
        say(self.console)
        for index, event in self.match.log(self.seat):
            if index >= self.told:
                say(self.console, f"- {self.words.say(event)}")
        self.told = len(self.match.moves)

    def show(self) -> None:
        """Show the position and the choices."""
        match, words = self.match, self.words
        say(self.console)
        for line in match.game.wording.position(match.view(self.seat)):
            say(self.console, words.say(line))
        say(self.console)
        say(self.console, words.say(match.prompt()), style="bold")
        self.list_choices(MANY)

    def list_choices(self, limit: int) -> None:
        """Number the choices, in columns where there is room."""
        choices = self.match.choices()
        width = len(str(len(choices)))
        told = [
            f"{number:{width}} {one_line(self.words.say(choice))}"
            for number, choice in enumerate(choices[:limit], 1)
        ]
        if self.console.is_terminal:
            self.console.print(Columns(told, column_first=True, padding=(0, 3)))
        else:
            self.console.print("\n".join(told), soft_wrap=True)
        if len(choices) > limit:
            say(self.console, f"… and {len(choices) - limit} more: l lists all.")

    def ask(self) -> bool:
        """Ask until something changes; return whether the player stays."""
        while True:
            answer = input(f"{self.words.name(self.seat)}> ").strip()
            if answer == "q":
                return False
            if answer == "u":
                if self.undo():
                    return True
            elif answer == "l":
                self.list_choices(len(self.match.state.legal()))
            elif answer.startswith("?"):
                self.explain(answer[1:].strip())
            elif answer and self.submit(answer):
                return True

    def undo(self) -> bool:
        """Take the player's last move back, or say why not."""
        refusal = self.match.undo(self.seat)
        if refusal is not None:
            say(self.console, self.words.say(refusal))
            return False
        self.told = len(self.match.moves)
        self.save()
        say(self.console, "Taken back.")
        return True

    def explain(self, answer: str) -> None:
        """Say how to answer, or why a move is not legal."""
        choices = self.match.choices()
        if not answer:
            click.echo(HELP.format(move=choices[0].text.partition(" ")[2]))
            return
        text = self.move(answer, choices)
        if not text:
            return
        refusal = self.match.refuse(text)
        if refusal is not None:
            self.refuse(refusal)
            return
        game, state = self.match.game, self.match.state
        number = state.catalogue().number(text.partition(" ")[2], False)
        choice = game.wording.choice(state, game.rules.canonical(state, number))
        said = f"“{choice.text}” is legal ({choice.rule}): {self.words.say(choice)}."
        say(self.console, said)

    def submit(self, answer: str) -> bool:
        """Make the player's move, or say why it is not legal."""
        text = self.move(answer, self.match.choices())
        if not text:
            return False
        events = self.match.submit(text)
        if isinstance(events, Refusal):
            self.refuse(events)
            return False
        self.save()
        return True

    def move(self, answer: str, choices: list[Choice]) -> str:
        """Return the text of the move that an answer means; nothing for a wrong number."""
        words = answer.split()
        if len(words) == 1 and answer.isdecimal():
            if len(answer) < 10 and 0 < int(answer) <= len(choices):
                return choices[int(answer) - 1].text
            say(self.console, f"The choices are numbered 1 to {len(choices)}.", style="yellow")
            return ""
        if not (words[0].isdigit() or words[0] == "*"):
            words.insert(0, str(self.seat))
        return " ".join(words)

    def refuse(self, refusal: Refusal) -> None:
        """Print why a move is not legal."""
        say(self.console, f"Not legal ({refusal.rule}): {self.words.say(refusal)}", style="yellow")

    def finish(self) -> int:
        """Tell the result and where the record is."""
        self.tell_result()
        say(self.console)
        return self.leave(0)

    def tell_result(self) -> None:
        """Print how the game ended, points by source and places."""
        say(self.console)
        say(self.console, f"{ending(self.match, self.words)}.", style="bold")
        say(self.console)
        self.console.print(result(self.match, self.words))

    def leave(self, code: int) -> int:
        """Say where the record is; if it cannot be saved, print it, so that it is not lost."""
        path = self.saved.path
        if not self.saved.save(self.match):
            say(self.console, f"Cannot write {path}: {self.saved.trouble}.", style="red")
            say(self.console, "This line is the whole record; keep it in a .json file:")
            click.echo(self.saved.text(self.match))
            return code or ILLEGAL
        moves = counted(len(self.match.moves), "move")
        say(self.console, f"The record ({moves}) is in {path}.")
        if self.match.state.actor != NOBODY:
            say(self.console, f"Go on with: petteia play --resume {shlex.quote(str(path))}")
        return code

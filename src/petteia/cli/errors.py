"""How commands fail: one clear line on stderr, an exit code, no traceback."""

import io
import os
import signal
import sys
import threading
import unicodedata
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from petteia.core.errors import BotError, PetteiaError

ILLEGAL = 1
"""A record has a move that is not legal; or work failed halfway (a full disk)."""
WRONG = 2
"""The arguments, or a record, cannot be read."""
STOPPED = 130
"""Stopped with Ctrl-C."""


class Failure(Exception):  # noqa: N818 - reads as what happened
    """An error that ends the command; the message is one line."""

    def __init__(self, message: str, code: int = WRONG) -> None:
        super().__init__(message)
        self.code = code


class Commands(click.Group):
    """A group of commands that return their exit code."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in the order they were added."""
        return list(self.commands)

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run a command and leave with its exit code."""
        settings["standalone_mode"] = False
        _accept_any_text()
        _listen_to_ctrl_c()
        warnings.showwarning = _warn
        try:
            code = super().main(*args, **settings) or 0
            sys.stdout.flush()
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else "petteia"
            told = error.format_message().rstrip(".")
            told = told.replace("is not a valid integer range", "is not a whole number")
            code = complain(f"{told} ({where} --help explains)")
        except click.ClickException as error:
            code = complain(error.format_message(), error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            code = complain("stopped", STOPPED)
        except Failure as error:
            code = complain(str(error), error.code)
        except BotError as error:
            code = complain(str(error), ILLEGAL)
        except PetteiaError as error:
            code = complain(str(error))
        except OSError as error:
            _silence_stdout()
            code = complain(f"cannot write: {reason(error)}", ILLEGAL)
        sys.exit(code)


def complain(message: str, code: int = WRONG) -> int:
    """Print one line on stderr and return the exit code."""
    click.echo(f"petteia: {one_line(message)}", err=True)
    return code


def _warn(message: Warning | str, *_: object, **__: object) -> None:
    """Print a warning (of a game or a bot that cannot be loaded) on one line, like an error."""
    complain(str(message))


def reason(error: OSError) -> str:
    """Return the reason of a failed read or write, without numbers and names."""
    inner = getattr(error, "reason", None)  # of an address that could not be opened
    if isinstance(inner, OSError):
        return reason(inner)
    return error.strerror or str(inner or error)


def write(path: Path, text: str) -> None:
    """Write a file; an error names it."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Failure(f"cannot write {path}: {reason(error)}", ILLEGAL) from error


def one_line(text: str) -> str:
    """Return a text on one line, with escapes for what a terminal would obey or not show."""
    joined = " ".join(text.replace("\t", " ").splitlines())
    return "".join(_shown(letter) for letter in joined)


def _shown(letter: str) -> str:
    if unicodedata.category(letter) in ("Cc", "Cf", "Cs"):
        return letter.encode("unicode_escape").decode("ascii")
    return letter


def _accept_any_text() -> None:
    """Let no letter of a name, a record or a player's typing stop a command."""
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _listen_to_ctrl_c() -> None:
    """Hear Ctrl-C also where a shell script in the background has muted it."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _silence_stdout() -> None:
    """Drop what could not be written, or it would be tried again at the very end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)

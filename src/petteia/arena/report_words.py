"""The words of the arena's pages, and numbers as each language writes them."""

from petteia.core.words import Words

PACKAGE = "petteia.arena"


def wording(lang: str = "en") -> Words:
    """Return the words of the pages in a language."""
    return Words(PACKAGE, lang)


def number(words: Words, value: float, form: str = ".1f") -> str:
    """Return a number as the language writes it; what is rounded to nothing has no minus."""
    written = f"{value:{form}}"
    if not float(written):
        written = f"{0:{form}}"
    return written.replace(".", words.text("point"))


def percent(words: Words, value: float, form: str = ".1f") -> str:
    """Return a share as a percentage."""
    return words.text("percent", {"text": number(words, 100 * value, form)})

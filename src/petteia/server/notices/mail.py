"""Mail: what is written, and the way to the mail server."""

import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

from petteia.core.words import LANGUAGES, Words
from petteia.server.settings import NoticeSettings

PACKAGE = "petteia.server"
PATIENCE = 30.0
"""Seconds for one answer of the mail server."""
WRITTEN = policy.default.clone(max_line_length=900, cte_type="7bit")
"""Links stay whole: folded, the one in List-Unsubscribe is encoded, and mail programs miss it."""
HERE = ("localhost", "127.0.0.1", "::1")


class NotSent(Exception):  # noqa: N818 - reads as what happened
    """The mail server did not take it; `for_ever`: nor will it later."""

    def __init__(self, reason: str, for_ever: bool) -> None:
        super().__init__(reason)
        self.for_ever = for_ever


def words(language: str) -> Words:
    """Return the sentences of mail and push in a language, in English if there are none."""
    return Words(PACKAGE, language if language in LANGUAGES else "en")


def question(asked: NoticeSettings, address: str, language: str, secret: str) -> EmailMessage:
    """Return the mail that asks whether an address is right."""
    say = words(language).text
    link = f"{asked.public_url}/mail/confirm/{secret}"
    letter = _letter(asked, address, say("mail-confirm-subject"))
    letter["Message-ID"] = f"<confirm.{secret[:12]}@{_host(asked)}>"
    body = [say("mail-confirm-open"), link, say("mail-confirm-else")]
    letter.set_content("\n\n".join(body) + "\n")
    return letter


def turn(
    asked: NoticeSettings, address: str, language: str, title: str, others: list[str],
    table_id: str, number: int, stop: str,
) -> EmailMessage:  # fmt: skip
    """Return the mail that tells of a turn; sent twice it is the same mail."""
    say = words(language).text
    link = f"{asked.public_url}/table/{table_id}"
    end = f"{asked.public_url}/mail/stop/{stop}"
    letter = _letter(asked, address, say("turn-subject", {"text": title}))
    letter["Message-ID"] = f"<turn.{table_id}.{number}@{_host(asked)}>"
    letter["List-Unsubscribe"] = f"<{end}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter["Auto-Submitted"] = "auto-generated"
    body = [turn_line(language, title, others), link, say("turn-mail-stop"), end]
    letter.set_content("\n\n".join(body) + "\n")
    return letter


def turn_line(language: str, title: str, others: list[str]) -> str:
    """Return the sentence that tells of a turn."""
    say = words(language).text
    names = ", ".join(" ".join(name.split()) for name in others)
    if not names:
        return say("turn-subject", {"text": title})
    return say("turn-with", {"text": title, "reason": names})


def _letter(asked: NoticeSettings, address: str, subject: str) -> EmailMessage:
    letter = EmailMessage(WRITTEN)
    letter["From"] = asked.sender
    letter["To"] = address
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    return letter


def _host(asked: NoticeSettings) -> str:
    return urlsplit(asked.public_url).hostname or "petteia"


def send(url: str, letter: EmailMessage) -> None:
    """Hand a letter to the mail server; NotSent if it does not take it."""
    place = urlsplit(url)
    host = place.hostname or "localhost"
    context = ssl.create_default_context()
    try:
        if place.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                host, place.port or 465, timeout=PATIENCE, context=context
            )
        else:
            line = smtplib.SMTP(host, place.port or 25, timeout=PATIENCE)
        with line:
            line.ehlo()
            if place.scheme != "smtps" and line.has_extn("starttls"):
                line.starttls(context=context)
                line.ehlo()
            elif place.scheme != "smtps" and place.password and host not in HERE:
                raise NotSent("the mail server offers no encryption for the password", False)
            if place.username:
                line.login(unquote(place.username), unquote(place.password or ""))
            line.send_message(letter)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise NotSent(str(error), all(code >= 500 for code in codes)) from error
    except (smtplib.SMTPException, OSError) as error:
        raise NotSent(f"{host}: {_said(error)}", False) from error


def _said(error: OSError) -> str:
    """Return what went wrong on the way, in words: a mail server's own, if it has answered."""
    said: str | bytes = getattr(error, "smtp_error", None) or error.strerror or str(error)
    return said.decode(errors="replace") if isinstance(said, bytes) else said

"""A seat of a table and who is on it."""


class Seat:
    """One seat and who is on it."""

    __slots__ = ("bot", "name", "network", "player", "resigned", "stand_in")

    def __init__(self) -> None:
        self.player: str | None = None
        self.name: str | None = None
        self.bot: str | None = None
        """The strength of the bot whose seat it is."""
        self.stand_in: str | None = None
        """The strength of the bot that plays while the player is away."""
        self.network: str | None = None
        """A keyed hash of the network the player sat down from."""
        self.resigned = False

    def copy(self) -> "Seat":
        """Return an independent seat like this one."""
        other = Seat()
        other.player = self.player
        other.name = self.name
        other.bot = self.bot
        other.stand_in = self.stand_in
        other.network = self.network
        other.resigned = self.resigned
        return other

    @property
    def taken(self) -> bool:
        """Whether somebody, or a bot, sits here."""
        return self.player is not None or self.bot is not None

    @property
    def played_by(self) -> str | None:
        """The strength of the bot that moves here now; nothing for a person."""
        return self.bot or self.stand_in

"""Names for guests, until they choose their own."""

import secrets

NAMES = (
    "Aglaia", "Aspasia", "Anyte", "Archippe", "Ariston", "Berenike", "Bion", "Charmides",
    "Chloe", "Chrysis", "Damon", "Diokles", "Diotima", "Doris", "Erinna", "Eukleia", "Euphorbos",
    "Euthymos", "Glaukon", "Gorgo", "Hegeso", "Herpyllis", "Hippias", "Ismene", "Kallias",
    "Kleon", "Korinna", "Kritias", "Lais", "Lysias", "Lysis", "Melissa", "Menon", "Myrrhine",
    "Nikarete", "Nikias", "Nossis", "Phaidros", "Philinna", "Phormion", "Phryne", "Praxilla",
    "Rhodope", "Simon", "Sophron", "Telesilla", "Theano", "Timon", "Xanthippe", "Zenon",
)  # fmt: skip


def some_name() -> str:
    """Return a name."""
    return secrets.choice(NAMES)

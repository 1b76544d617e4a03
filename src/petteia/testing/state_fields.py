"""State fields declared once: `fields.py` of a game, generated from the class `Position`.

A position's attributes are declared, with their types, in the class `Position` of a game's
`model.py`. From that declaration this module writes what must name every one of them: the tuple
`FIELDS` for snapshots and equality, and `copy_fields`, which mypyc compiles to plain assignments.
`script/fields` writes the files of our games; a test compares them with their declarations.
"""

import ast

COMMON = ("actor", "round")
"""Fields that every state inherits; `players` and `log` do not tell positions apart."""
CONSTRUCTED = ("setting",)
"""Attributes that the constructor of every state sets."""
DERIVED = "DERIVED"
"""The mark of attributes that follow from the fields: shared by copies, not in snapshots."""

TEMPLATE = '''"""Written by script/fields from the class `Position` in model.py; do not edit."""

from typing import Final

from {package}.model import Position

FIELDS: Final = (
{names}
)


def copy_fields(source: Position, target: Position) -> None:
    """Make one position an independent copy of another of the same match."""
{assignments}
'''


def generated(package: str, model: str) -> str:
    """Return the text of a game's `fields.py` from that of its `model.py`."""
    fields, derived = declared(model)
    assignments = [f"target.{name} = source.{name}{copy}" for name, copy in fields.items()]
    assignments += [f"target.{name} = source.{name}" for name in derived]
    return TEMPLATE.format(
        package=package,
        names="\n".join(f'    "{name}",' for name in fields),
        assignments="\n".join(f"    {line}" for line in assignments),
    )


def declared(model: str) -> tuple[dict[str, str], list[str]]:
    """Return a game's state fields, each with how it is copied, and its derived attributes."""
    fields = dict.fromkeys(COMMON, "")
    derived = []
    for statement in _position(model).body:
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        name, kind = statement.target.id, ast.unparse(statement.annotation)
        if DERIVED in kind:
            derived.append(name)
        elif name not in CONSTRUCTED:
            fields[name] = "[:]" if kind.startswith(("list[", "vec[")) else ""
    return fields, derived


def _position(model: str) -> ast.ClassDef:
    for node in ast.parse(model).body:
        if isinstance(node, ast.ClassDef) and node.name == "Position":
            return node
    raise LookupError("model.py has no class Position")

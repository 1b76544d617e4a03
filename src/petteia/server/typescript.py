"""The front end's types, generated from the wire and from every game's view."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from petteia.core.registry import games
from petteia.server import wire
from petteia.server.api import ENDPOINTS

REFERENCE = "#/{name}"
HEAD = "// Generated from petteia.server.wire and the games' views by script/wire. Do not edit.\n"


def types() -> str:
    """Return the whole file."""
    wanted: list[Any] = [wire.ClientFrame, wire.ServerFrame, wire.AnyCommand]
    wanted += [wire.Problem, wire.Refused]
    for endpoint in ENDPOINTS:
        wanted += [t for t in (endpoint.takes, endpoint.gives) if t is not None]
    ours = [game for game in games().values() if game.package.startswith("petteia.games.")]
    views = {game.name: game.view_type for game in ours}
    previews = {game.name: game.preview_type for game in ours if game.preview_type is not None}
    schemas, components = msgspec.json.schema_components(
        [*wanted, *views.values(), *previews.values()], ref_template=REFERENCE
    )
    parts = [HEAD]
    for name, schema in sorted(components.items()):
        parts.append(_interface(name, schema))
    for name, schema in zip(("ClientFrame", "ServerFrame", "AnyCommand"), schemas, strict=False):
        parts.append(f"export type {name} = {_type(schema)};\n")
    own = schemas[len(wanted) :]
    parts.append(_by_game("Views", "The view of each game.", views, own[: len(views)]))
    told = "What a game tells of a move beyond the position after it."
    parts.append(_by_game("Previews", told, previews, own[len(views) :]))
    return _short("\n".join(parts))


def _by_game(name: str, about: str, names: Iterable[str], schemas: Iterable[dict[str, Any]]) -> str:
    lines = "".join(
        f"  {game}: {_type(schema)};\n"
        for game, schema in sorted(zip(names, schemas, strict=True), key=lambda pair: pair[0])
    )
    return f"/** {about} */\nexport interface {name} {{\n{lines}}}\n"


def _short(text: str) -> str:
    """Two games may have types of one name; the schema then names the module, we the game."""

    def named(found: re.Match[str]) -> str:
        words = found[1].split("_")
        return "".join(word.capitalize() for word in words) + found[2]

    games_of = "|".join(sorted(games(), key=len, reverse=True))
    return re.sub(rf"\bpetteia\.games\.({games_of})\.[a-z_]+\.([A-Z]\w*)", named, text)


def _interface(name: str, schema: dict[str, Any]) -> str:
    about = _comment(schema.get("description", ""))
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};\n"
    needed = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in needed else '?'}: {_type(value)};\n"
        for field, value in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(fields)}}}\n"


def _comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _type(schema: dict[str, Any]) -> str:
    """Return a schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"].removeprefix("#/"))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(choice) for choice in schema["anyOf"]))
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        value = _type(inner) if isinstance(inner, dict) else "unknown"
        return f"{{ [key: string]: {value} }}"  # TypeScript's own Record would be ours
    names = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return "null" if kind == "null" else names.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    items = schema.get("items")
    if not isinstance(items, dict):
        return "unknown[]"
    inner = _type(items)
    return f"{inner}[]" if re.fullmatch(r"\w+(\[\])*", inner) else f"({inner})[]"

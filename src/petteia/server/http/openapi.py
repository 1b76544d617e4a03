"""The API described as OpenAPI 3.1, generated from the types of the wire, and a page for people."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from petteia import __version__, wire
from petteia.core.templates import render
from petteia.server.accounts.sessions import COOKIE
from petteia.server.http.endpoint import JSON, Endpoint

PROBLEMS = {
    400: "The request cannot be read or asks for what cannot be.",
    401: "The bearer token is nobody's.",
    403: "Not for the one who asks.",
    404: "There is no such thing.",
    409: "The rules, or the state of the table, refuse it; nothing has changed.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    429: "Too many requests.",
    503: "The server is too busy.",
}
UNIONS: dict[str, Any] = {
    "AnyCommand": wire.AnyCommand,
    "ClientFrame": wire.ClientFrame,
    "ServerFrame": wire.ServerFrame,
}
"""Unions have no name of their own in a schema."""
REFERENCE = "#/components/schemas/{name}"


def describe(endpoints: Sequence[Endpoint], more: Iterable[Any] = ()) -> dict[str, Any]:
    """Return the OpenAPI document of these endpoints, the socket's frames, and more types."""
    types: list[Any] = [*UNIONS.values(), wire.Problem, wire.Refused, *more]
    for endpoint in endpoints:
        types += [t for t in (endpoint.takes, endpoint.gives, endpoint.query) if t is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    by_type = list(zip(types, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, by_type, components)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Petteia",
            "version": __version__,
            "description": (
                "Board games of ancient Greece. The socket is at `/socket`: it reads frames of "
                "the schema `ClientFrame` and sends frames of `ServerFrame`."
            ),
        },
        "paths": paths,
        "components": {
            "schemas": dict(
                sorted((components | dict(zip(UNIONS, schemas, strict=False))).items())
            ),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(
    endpoint: Endpoint, by_type: list[tuple[Any, dict[str, Any]]], components: dict[str, Any]
) -> dict[str, Any]:
    def schema(wanted: Any) -> dict[str, Any]:
        return next(found for known, found in by_type if known is wanted or known == wanted)

    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    if endpoint.query is not None:
        fields = components[endpoint.query.__name__]["properties"]
        parameters += [
            {"name": name, "in": "query", "required": False, "schema": _plain(value)}
            for name, value in fields.items()
        ]
    content = {JSON: {"schema": schema(endpoint.gives)}}
    responses: dict[str, Any] = {str(endpoint.status): {"description": "Done.", "content": content}}
    if endpoint.kept:
        responses["304"] = {"description": "As it was when you asked before (If-None-Match)."}
    for status, meaning in PROBLEMS.items():
        problem: dict[str, Any] = schema(wire.Problem)
        if status == 409:
            problem = {"anyOf": [schema(wire.Problem), schema(wire.Refused)]}
        responses[str(status)] = {"description": meaning, "content": {JSON: {"schema": problem}}}
    doc = " ".join((endpoint.do.__doc__ or "").split())
    operation: dict[str, Any] = {
        "operationId": f"{endpoint.tag}_{endpoint.do.__name__}",
        "summary": doc,
        "tags": [endpoint.tag],
        "parameters": parameters,
        "responses": responses,
        "security": [{"cookie": []}, {"bearer": []}, {}],
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schema(endpoint.takes)}},
        }
    return operation


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a query's value, which is never null: it is left out instead."""
    choices = [s for s in schema.get("anyOf", []) if s.get("type") != "null"]
    return choices[0] if len(choices) == 1 else {k: v for k, v in schema.items() if k != "default"}


def page(document: dict[str, Any]) -> str:
    """Return the document as a page: every path, what it takes and what it gives."""
    operations = [
        {
            "method": method.upper(),
            "path": path,
            "summary": operation["summary"],
            "takes": _types(operation.get("requestBody")),
            "gives": _types(next(iter(operation["responses"].values()))),
        }
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    schemas = {
        name: {
            "description": schema.get("description", ""),
            "json": msgspec.json.format(msgspec.json.encode(schema)).decode(),
        }
        for name, schema in document["components"]["schemas"].items()
    }
    return render(
        "petteia.server", "api.html", language="en", operations=operations, schemas=schemas
    )


def _types(content: dict[str, Any] | None) -> list[str]:
    """Return the names of the types that a body may be of."""
    if content is None:
        return []
    schema = content["content"][JSON]["schema"]
    names = re.findall(r"/schemas/(\w+)", msgspec.json.encode(schema).decode())
    return list(dict.fromkeys(names))

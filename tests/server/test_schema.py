"""The whole API asked by schemathesis: no answer that its own description does not allow."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from petteia.server.api import ENDPOINTS
from petteia.server.http import openapi

from .processes import ServerProcess, nursery

DOCUMENT = openapi.describe(ENDPOINTS)
schema = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with nursery() as servers:
        yield servers.server(tmp_path_factory.mktemp("schema"))


@schema.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_described(case: "schemathesis.Case[Any]", server: ServerProcess) -> None:
    case.call_and_validate(
        base_url=server.url,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )

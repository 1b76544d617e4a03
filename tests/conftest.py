import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--fuzz-games",
        type=int,
        default=None,
        help="how many games the kit fuzzes for each game and number of players",
    )

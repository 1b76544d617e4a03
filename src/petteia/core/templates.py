"""HTML pages from Jinja2 templates, which stand in the folder `templates` of their package."""

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jinja2 import Environment


def render(package: str, name: str, **values: Any) -> str:
    """Return a page; texts are escaped, a value that the template misses is an error."""
    return _environment(package).get_template(name).render(values)


@cache
def _environment(package: str) -> "Environment":
    from jinja2 import Environment, PackageLoader, StrictUndefined  # loaded with the first page

    return Environment(
        loader=PackageLoader(package),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )

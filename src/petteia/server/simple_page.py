"""What pages have in common that need no front end: their head, and the style beside the code."""

from html import escape
from string import Template

PAGE = Template("""\
<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
$robots<title>$title</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
$body</body>
</html>
""")
UNLISTED = '<meta name="robots" content="noindex">\n'


def simple_page(title: str, body: str, language: str = "en", listed: bool = True) -> str:
    """Return a page with this body, which is HTML; `listed`: whether searches may find it."""
    robots = "" if listed else UNLISTED
    return PAGE.substitute(language=language, title=escape(title), robots=robots, body=body)

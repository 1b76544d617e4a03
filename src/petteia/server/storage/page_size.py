"""The page size of a SQLite database: a move changes a few rows, so small pages write the least.

Each changed page is written whole, first to the write-ahead log and then to the file.
"""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

logger = logging.getLogger("petteia.server")

PAGE_SIZE: Final = 1024
CHECKPOINT_PAGES: Final = 16_384
"""Pages of the write-ahead log before they are copied to the file: a page that changes again before
then is copied once."""


def shrink_pages(file: Path) -> None:
    """Rewrite a database of larger pages, once; one that somebody else uses stays as it is."""
    if not file.stat().st_size:
        return  # a new one gets the page size when its tables are created
    with closing(sqlite3.connect(file, timeout=1, isolation_level=None)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        if size == PAGE_SIZE:
            return
        logger.info("rewriting %s with smaller pages, once", file)
        try:
            # Only a database without a write-ahead log can change its page size.
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute(f"PRAGMA page_size={PAGE_SIZE}")
            connection.execute("VACUUM")
        except sqlite3.Error as error:  # in use, or a full disk: it works as it is
            logger.warning("%s keeps its page size: %s", file, error)
        finally:
            connection.execute("PRAGMA journal_mode=WAL")

"""Several threads may open tables at once, also as the first thing a server does."""

import ast
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "petteia"
ROOMS = ("server", "tables", "wire")

RACE = """
import sys, threading
import msgspec
from petteia.tables import snapshot
from petteia.tables import table
from petteia import wire

sys.setswitchinterval(1e-6)
terms = msgspec.json.encode(wire.Terms())
start = threading.Barrier(8)

decoded = []

def read():
    start.wait()
    for _ in range(50):
        table.TERMS.decode(terms)
        decoded.extend(snapshot.PLAYED.decode(b'[["0 pass",1,1,[]]]'))

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.exit(len(decoded) != 8 * 50)
"""


def test_the_first_reads_of_several_threads_do_not_crash() -> None:
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()


def test_decoders_of_the_database_are_made_when_their_module_is_loaded() -> None:
    """Decoding by a type makes its decoder on first use: where threads do so at once it crashes."""
    found = [
        f"{path.name}:{node.lineno}"
        for room in ROOMS
        for path in (SOURCE / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "decode"
        and any(keyword.arg == "type" for keyword in node.keywords)
    ]
    assert [one for one in found if not one.startswith("endpoint.py")] == []  # on the main thread

"""`python -m petteia.cli` is the command line."""

from petteia.cli import main

main(prog_name="petteia")

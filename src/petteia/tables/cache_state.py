"""What is stored of a table beside its log, for those who write it: snapshots and the opening."""

from petteia.tables.table import Table


class CacheState:
    """Which snapshots are stored, and of which row the opening is."""

    def __init__(self) -> None:
        self.snapshots: list[tuple[int, int]] = []
        """For each snapshot how many moves it holds, and the row of the last of them."""
        self.opening_row = 0
        """The row of the last move of the stored opening."""

    def last(self, table: Table) -> int:
        """Return how many moves the newest snapshot holds; those taken back since do not count."""
        while self.snapshots:
            moves, row = self.snapshots[-1]
            if moves <= len(table.row_of_move) and table.row_of_move[moves - 1] == row:
                return moves
            self.snapshots.pop()
        return 0

    def note(self, table: Table, moves: int) -> None:
        """Note a snapshot of the first moves of a table."""
        if moves and moves != self.last(table):
            self.snapshots.append((moves, table.row_of_move[moves - 1]))

"""Loops: a position that repeats with nobody choosing is a draw; who can stop one is made to."""

from rules.engine.asks import Ask
from rules.engine.state import State

PATIENCE = 120
"""Questions within one turn before positions are compared; shorter loops are ended soon after."""

ENDLESS = 1000
"""So many positions in a row without a question belong to a loop, even one that grows and never repeats."""


class Loops:
    """Watches one game for positions that come again.

    While few questions were asked in a turn nothing is compared. After that, a question that comes again
    in the same position of the same turn is left with its last option only, which by convention is the
    one that does nothing more: whoever could stop the loop has to.
    """

    __slots__ = ("asked", "seen", "silent", "turn")

    def __init__(self) -> None:
        self.turn = -1
        self.asked = 0
        self.seen: dict[int, int] = {}
        self.silent: set[int] = set()

    def narrow(self, state: State, ask: Ask) -> None:
        """Leave a question that came before in the same position of the same turn with its last option."""
        if len(ask.options) > 1:
            self.silent.clear()
        if state.turn != self.turn:
            self.turn = state.turn
            self.asked = 0
            self.seen.clear()
        self.asked += 1
        if self.asked <= PATIENCE:
            return
        position = hash((state.fingerprint(), ask.player, ask.kind, tuple(ask.options)))
        times = self.seen.get(position, 0)
        self.seen[position] = times + 1
        if times and len(ask.options) > 1:
            ask.options = [ask.options[-1]]

    def repeats(self, state: State) -> bool:
        """Tell whether this position came with no real question asked since, or only grows for ever."""
        position = hash(state.fingerprint())
        if position in self.silent or len(self.silent) >= ENDLESS:
            return True
        self.silent.add(position)
        return False

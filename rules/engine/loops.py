"""Loops: one that nobody can stop is a draw, and who can stop one is made to; if both can, they count."""

from rules.engine.asks import Ask, Option
from rules.engine.ids import OTHER_PLAYER, PlayerId
from rules.engine.state import State

PATIENCE = 120
"""Questions within one turn before positions are compared; shorter loops are ended soon after."""

SILENCE = 30
"""Positions in a row without a question before they are compared; few games ever come to that."""

ENDLESS = 1000
"""So many positions in a row without a question belong to a loop, even one that grows and never repeats."""


MOST_RUNS = 9
"""So often at most two players who can both stop a loop let it run: by then nothing in it is new."""


class Agreement:
    """Two players say how often a loop runs that both can stop: the turn player first, the other no more.

    `ask` is the question at which the loop was seen, `body` the answers that make it up, the first of them
    given after `began` others.
    """

    __slots__ = ("ask", "began", "body", "numbers", "players")

    def __init__(self, ask: Ask, began: int, body: list[int], active: PlayerId) -> None:
        self.ask = ask
        self.began = began
        self.body = body
        self.numbers: list[int] = []
        self.players = (active, OTHER_PLAYER[active])

    def question(self, clause: str) -> Ask:
        """Return the next player's question."""
        most = self.numbers[0] if self.numbers else MOST_RUNS
        options = [Option("loop_times", other=times) for times in range(most + 1)]
        return Ask(self.players[len(self.numbers)], "loop_times", clause, options)

    def say(self, times: int) -> bool:
        """Note what a player said, and tell whether there is nothing more to ask."""
        self.numbers.append(times)
        if not times and len(self.numbers) == 1:
            self.numbers.append(0)
        return len(self.numbers) == 2

    def runs(self) -> list[int]:
        """Return all the answers by which the loop runs as often as both let it."""
        return self.body * min(self.numbers)

    def stopper(self) -> PlayerId:
        """Return who has to stop the loop: who said less often, the turn player if both said the same.

        JUDGEMENT: no book says who stops it if both want it equally often.
        """
        mine, theirs = self.numbers
        return self.players[0] if mine == theirs else self.players[1]


class Loops:
    """Watches one game for positions that come again.

    While few questions were asked in a turn nothing is compared. After that, a question that comes again
    in the same position of the same turn is left with its last option only, which by convention is the
    one that does nothing more: whoever could stop the loop has to. Where both players could and the game has
    them agree, only the `stopper` has to at first, and then, if the loop begins anew, the other one too.

    JUDGEMENT: who alone can stop a loop is not asked for a number first, though a book may have them say
    one; the loop comes back to the same position, so that its runs differ in nothing.
    """

    __slots__ = (
        "agreed",
        "asked",
        "choices",
        "paused",
        "quiet",
        "seen",
        "silent",
        "stopped",
        "stopper",
        "turn",
    )

    def __init__(self) -> None:
        self.turn = -1
        self.asked = 0
        self.seen: dict[int, int] = {}
        self.quiet = 0
        self.silent: set[int] = set()
        self.choices: list[tuple[int, int, int, int]] = []
        self.agreed: dict[int, tuple[bool, int]] = {}
        self.paused = False
        self.stopper = -1
        self.stopped = False

    def narrow(self, state: State, ask: Ask, answered: int = 0, *, agree: bool = False) -> int:
        """Leave a question that came before in the same position of the same turn with its last option.

        Where both players had a choice since and may `agree` how to go on, return after how many answers the
        loop began instead; -1 else.
        """
        if len(ask.options) > 1:
            self.quiet = 0
            self.silent.clear()
        if self.paused:
            return -1
        if state.turn != self.turn:
            self.turn = state.turn
            self.asked = 0
            self.seen.clear()
            self.choices.clear()
            self.agreed.clear()
            self.stopper, self.stopped = -1, False
        self.asked += 1
        if self.asked <= PATIENCE:
            return -1
        position = hash((state.fingerprint(), ask.player, ask.kind, tuple(ask.options)))
        began = self.seen.setdefault(position, answered)
        if len(ask.options) == 1:
            return -1
        self.choices.append((answered, ask.player, position, len(ask.options) - 1))
        if began == answered:
            return -1
        if position in self.agreed:
            keeps_on, visits = self.agreed[position]
            self.agreed[position] = (keeps_on, visits + 1)
            if visits or (keeps_on and (ask.player == self.stopper or self.stopped)):
                self.stopped = True
                ask.options = [ask.options[-1]]
            return -1
        if agree and self.stopper < 0 and len({one[1] for one in self.choices if one[0] >= began}) > 1:
            return began
        ask.options = [ask.options[-1]]
        return -1

    def settle(self, agreement: Agreement) -> None:
        """Take note of who has to stop a loop, and at which of its questions somebody keeps it going."""
        self.stopper = agreement.stopper()
        for answered, _, position, last in self.choices:
            place = answered - agreement.began
            if 0 <= place < len(agreement.body):
                self.agreed[position] = (agreement.body[place] != last, 0)

    def repeats(self, state: State) -> bool:
        """Tell whether this position came with no real question asked since, or only grows for ever."""
        self.quiet += 1
        if self.quiet <= SILENCE:
            return False
        position = hash(state.fingerprint())
        if position in self.silent or self.quiet > ENDLESS:
            return True
        self.silent.add(position)
        return False

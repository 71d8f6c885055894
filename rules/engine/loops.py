"""Loops: an unstoppable one is a draw, a player who can stop one must, and two who can agree on a count."""

from rules.engine.asks import Ask, Option
from rules.engine.ids import OTHER_PLAYER, PlayerId
from rules.engine.state import State

PATIENCE = 120
"""Questions within one turn before positions are compared; shorter loops end soon on their own."""

SILENCE = 30
"""Positions in a row without a question before they are compared; few games get that far."""

ENDLESS = 1000
"""This many positions in a row without a question are a loop, even one that grows and never repeats."""


MOST_RUNS = 9
"""The most repetitions that two players may choose for a loop both can stop; more adds nothing new."""


class Agreement:
    """Two players choose how often a loop that both can stop runs: the turn player first, the other no more.

    `ask` is the question at which the loop was detected, `body` the answers that make it up, starting after
    `began` answers.
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
        """Record a player's answer, and return whether nothing is left to ask."""
        self.numbers.append(times)
        if not times and len(self.numbers) == 1:
            self.numbers.append(0)
        return len(self.numbers) == 2

    def runs(self) -> list[int]:
        """Return all the answers for as many repetitions as both allow."""
        return self.body * min(self.numbers)

    def stopper(self) -> PlayerId:
        """Return who must stop the loop: who chose fewer repetitions, or the turn player if equal.

        JUDGEMENT: no book says who stops it if both choose the same number.
        """
        mine, theirs = self.numbers
        return self.players[0] if mine == theirs else self.players[1]


class Loops:
    """Detects repeated positions in a game.

    Nothing is compared until many questions were asked in a turn. After that, a question that repeats in the
    same position of the same turn keeps only its last option, which by convention does nothing more: a player
    who can stop the loop must. If both players can and the game lets them agree, only the `stopper` must at
    first and, if the loop starts again, the other one too.

    JUDGEMENT: a player who alone can stop a loop is not asked for a number first, though a book may let them
    name one. The loop returns to the same position, so its repetitions make no difference.
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
        """Reduce a question that repeated in the same position of the same turn to its last option.

        If both players had a choice since and may `agree`, return the number of answers before the loop
        instead; otherwise -1.
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
        """Record who must stop a loop, and at which of its questions they would continue it."""
        self.stopper = agreement.stopper()
        for answered, _, position, last in self.choices:
            place = answered - agreement.began
            if 0 <= place < len(agreement.body):
                self.agreed[position] = (agreement.body[place] != last, 0)

    def repeats(self, state: State) -> bool:
        """Return whether this position repeated without a real question since, or just keeps growing."""
        self.quiet += 1
        if self.quiet <= SILENCE:
            return False
        position = hash(state.fingerprint())
        if position in self.silent or self.quiet > ENDLESS:
            return True
        self.silent.add(position)
        return False

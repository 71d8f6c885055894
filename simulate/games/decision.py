"""Early decisions of batches by their stopping rule."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from simulate.games import estimates
from simulate.games.ledger import Ledger
from simulate.games.matchup_results import live_band, overall
from simulate.games.plan import Plan
from simulate.games.stop import Stop
from simulate.sequential import Sprt


@dataclass(frozen=True, slots=True)
class Decision:
    """Why a batch stopped: the rule, a sentence for players, and the outcome of each pairing.

    `outcomes` are, in the order of the pairings, `lower` or `higher` by a test, and `known` by precision.
    """

    kind: str
    words: str
    outcomes: tuple[str, ...]

    def to_json(self) -> estimates.Decision:
        """Return the decision as plain data."""
        return {"kind": self.kind, "words": self.words, "outcomes": list(self.outcomes)}


def decided(plan: Plan, ledgers: Sequence[Ledger]) -> Decision | None:
    """Return the decision if a plan's stopping rule is met, by the sums of each pairing so far.

    The sums must cover the chunks from the first on without a gap, and the rule must be applied after each of
    them in turn: then the end of a batch follows from its plan alone. A plan with several pairings stops when
    the rule is met for all of them at once.
    """
    stop = plan.stop
    if stop is None:
        return None
    outcomes: list[str] = []
    for ledger in ledgers:
        outcome = _outcome(stop, ledger)
        if outcome is None:
            return None
        outcomes.append(outcome)
    if len(outcomes) < len(plan.pairings):
        return None
    return Decision(stop.kind, _words(stop, outcomes), tuple(outcomes))


def _outcome(stop: Stop, ledger: Ledger) -> str | None:
    match stop.kind:
        case "precision":
            low, high = live_band(ledger, stop.alpha)
            return "known" if high - low <= 2 * stop.half else None
        case "sprt":
            both = overall(ledger)
            found = Sprt(stop.p0, stop.p1, stop.alpha, stop.beta).decide(both.won, both.games)
            return None if found == "undecided" else found
        case _:
            assert_never(stop.kind)


def _words(stop: Stop, outcomes: Sequence[str]) -> str:
    if stop.kind == "precision":
        return (
            f"The win rate is known to within {stop.half:.1%} to each side, by a confidence sequence of "
            f"{1 - stop.alpha:.0%}."
        )
    errors = f"a sequential test with chances of error of {stop.alpha:.0%} and {stop.beta:.0%}"
    verdict = {
        "higher": f"a win rate of {stop.p1:.1%} was accepted over one of {stop.p0:.1%}",
        "lower": f"a win rate of {stop.p0:.1%} was accepted over one of {stop.p1:.1%}",
    }
    if len(outcomes) == 1:
        return f"By {errors}, {verdict[outcomes[0]]}."
    higher = sum(outcome == "higher" for outcome in outcomes)
    return (
        f"By {errors} for each of {len(outcomes)} pairings, {verdict['higher']} in {higher} of them, "
        f"and the other way round in {len(outcomes) - higher}."
    )

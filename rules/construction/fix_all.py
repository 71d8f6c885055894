"""Several fixes of a deck combined into one, and verified like single ones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from rules.construction.ambiguous_names import as_judged
from rules.construction.deck import Deck
from rules.construction.findings import Finding, Verdict
from rules.construction.fixes import Fix, proven, same_subject
from rules.construction.formats import Format
from rules.construction.judge import judge
from rules.construction.moves import Move, added_up, can_be_made, carried_out
from rules.construction.system import System

MOST_AT_ONCE = 40


@dataclass(frozen=True, slots=True)
class FixAll:
    """A fix for several findings: their indexes in the verdict, and the moves that remove them all."""

    removes: tuple[int, ...]
    fix: Fix


def fix_all(
    system: System,
    deck: Deck,
    form: Format,
    as_of: date | None,
    verdict: Verdict,
    offered: Mapping[int, Sequence[Fix]],
) -> FixAll | None:
    """Return the mildest fixes of all findings as one, or None if fewer than two can be combined.

    `offered` has the fixes of single findings by index. They are applied one after the other, each checked on
    the resulting deck; the combination is then checked against the original deck.
    """
    start = deck = as_judged(deck, verdict)
    removed: dict[int, Finding] = {}
    moves: list[Move] = []
    now = verdict
    for place, fixes in list(offered.items())[:MOST_AT_ONCE]:
        finding = verdict.findings[place]
        if not any(same_subject(one, finding) for one in now.findings):
            removed[place] = finding
            continue
        for fix in fixes:
            if can_be_made(deck, fix.moves) and proven(system, deck, form, as_of, now, [finding], fix.moves):
                moves += fix.moves
                removed[place] = finding
                deck = carried_out(deck, fix.moves)
                now = judge(system, deck, form, as_of)
                break
    together = added_up(moves)
    if len(removed) < 2:
        return None
    whole = proven(system, start, form, as_of, verdict, list(removed.values()), together)
    return FixAll(tuple(removed), whole) if whole else None

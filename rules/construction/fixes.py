"""One-step fixes for findings: each is tried, and offered only if it breaks nothing else.

Which cards to leave out is up to the player, so there are no fixes for a deck's mere size.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import islice

from rules.cards import Card
from rules.construction.ambiguous_names import as_judged
from rules.construction.deck import Deck, Entry, merged
from rules.construction.findings import Finding, Severity, Verdict
from rules.construction.formats import Format
from rules.construction.judge import judge
from rules.construction.moves import OUT, Move, carried_out
from rules.construction.system import System

MOST_OFFERED = 4
MOST_TRIED = 40
_WORSE: tuple[Severity, ...] = ("incomplete", "unknown", "illegal")
# Findings by code, section and each card they name; None for all of them.
_Known = dict[tuple[str, str, Card | None], list[Finding]]


@dataclass(frozen=True, slots=True)
class Fix:
    """Moves that together remove one finding.

    `leaves` are the sections, by title, that then have too few cards, each with how many are missing.
    """

    moves: tuple[Move, ...]
    leaves: tuple[tuple[str, str], ...] = ()


def fixes(
    system: System, deck: Deck, form: Format, as_of: date | None, verdict: Verdict
) -> Mapping[int, tuple[Fix, ...]]:
    """Return the available fixes for a verdict's findings, by the finding's index.

    A fix removes its finding; besides that it may only change the sizes of sections, and make none too large.
    There are MOST_TRIED tries: one for each finding first, then further candidates.
    """
    deck = as_judged(deck, verdict)
    waiting = {
        place: islice(_once(_ways(system, deck, finding)), 2 * MOST_OFFERED)
        for place, finding in enumerate(verdict.findings)
        if finding.severity == "illegal"
    }
    found: dict[int, tuple[Fix, ...]] = {}
    for place, moves in islice(_in_turns(waiting), MOST_TRIED):
        fix = proven(system, deck, form, as_of, verdict, [verdict.findings[place]], moves)
        if fix is not None:
            found[place] = (*found.get(place, ()), fix)[:MOST_OFFERED]
    return {place: found[place] for place in sorted(found)}


def _in_turns(waiting: Mapping[int, Iterator[tuple[Move, ...]]]) -> Iterator[tuple[int, tuple[Move, ...]]]:
    """Yield the first candidate for each finding, then the remaining ones, finding by finding."""
    for place, ways in waiting.items():
        for moves in islice(ways, 1):
            yield place, moves
    for place, ways in waiting.items():
        for moves in ways:
            yield place, moves


def _once(ways: Iterable[tuple[Move, ...]]) -> Iterator[tuple[Move, ...]]:
    """Yield each candidate once."""
    seen: set[tuple[Move, ...]] = set()
    for moves in ways:
        if moves not in seen:
            seen.add(moves)
            yield moves


# ---- what might help ----


def _ways(system: System, deck: Deck, finding: Finding) -> Iterator[tuple[Move, ...]]:
    """Yield moves that might remove a finding, the mildest first; the game's own first, if it has any."""
    own = tuple(system.fixes(system, deck, finding))
    if own:
        yield from own
        return
    entries = _meant(system, deck, finding)
    for entry in entries if len(entries) == 1 else ():
        if not system.may_hold(entry.section, entry.card):
            usual = system.place(entry.card)
            for section in sorted(system.sections, key=lambda one: one.code != usual):
                if system.may_hold(section.code, entry.card):
                    yield (Move(entry, entry.count, section.code),)
    over = _over(finding)
    if over and finding.allowed and sum(entry.count for entry in entries) == finding.actual:
        yield from _fewer(entries, over)
        return
    groups = {system.keys(entry.card): entry.card for entry in entries}
    for keys in groups if over == 1 else ():
        yield tuple(Move(entry, entry.count) for entry in entries if system.keys(entry.card) == keys)
    if entries and (len(groups) == 1 or finding.allowed == 0):
        yield tuple(Move(entry, entry.count) for entry in entries)


def _meant(system: System, deck: Deck, finding: Finding) -> tuple[Entry, ...]:
    """Return the entries a finding is about, those of the least important sections first."""
    order = [section.code for section in system.sections]
    within = [entry for entry in merged(deck.entries) if finding.section in ("", entry.section)]
    named = [entry for entry in within if entry.card in finding.cards]
    if not named and finding.section and finding.allowed == 0:
        named = within
    return tuple(sorted(named, key=lambda entry: -order.index(entry.section)))


def _over(finding: Finding) -> int:
    """Return by how much a counting finding exceeds the limit, 0 for others."""
    if isinstance(finding.actual, int) and isinstance(finding.allowed, int):
        return max(0, finding.actual - finding.allowed)
    return 0


def _fewer(entries: tuple[Entry, ...], over: int) -> Iterator[tuple[Move, ...]]:
    """Take a number of copies from one entry that has them, or else from one after the other."""
    enough = [entry for entry in entries if entry.count >= over]
    for entry in enough:
        yield (Move(entry, over),)
    if not enough:
        moves = []
        for entry in entries:
            moves.append(Move(entry, min(entry.count, over)))
            over -= moves[-1].count
            if not over:
                break
        yield tuple(moves)


# ---- whether it does ----


def proven(
    system: System,
    deck: Deck,
    form: Format,
    as_of: date | None,
    before: Verdict,
    findings: Sequence[Finding],
    moves: tuple[Move, ...],
) -> Fix | None:
    """Check a deck after some moves; return them as a fix if they remove findings and break nothing.

    `before` is the verdict on the deck as it is.
    """
    after = judge(system, carried_out(deck, moves), form, as_of)
    if any(same_subject(one, finding) for one in after.findings for finding in findings):
        return None
    known = _known(before.findings)
    if not all(_was_there(one, known) or _too_few(one) for one in after.findings):
        return None
    filled = {move.to for move in moves if move.to != OUT}
    touched = filled | {move.entry.section for move in moves}
    counts = {section.code: section.count for section in before.sections}
    if any(
        section.code in filled and section.count > counts[section.code] and section.state.endswith("many")
        for section in after.sections
    ):
        return None
    leaves = tuple(
        (section.title, section.state)
        for section in after.sections
        if section.code in touched and section.state.endswith("few")
    )
    return Fix(moves, leaves)


def same_subject(one: Finding, other: Finding) -> bool:
    """Return whether two findings are about the same rule and section and share a card."""
    if (one.code, one.section) != (other.code, other.section):
        return False
    return not set(one.cards).isdisjoint(other.cards) or one.cards == other.cards


def _known(findings: Iterable[Finding]) -> _Known:
    """Index findings by each card they name, so that of hundreds only a few are compared."""
    known: _Known = defaultdict(list)
    for finding in findings:
        for card in (None, *finding.cards):
            known[finding.code, finding.section, card].append(finding)
    return known


def _was_there(one: Finding, before: _Known) -> bool:
    return any(
        set(old.cards).issuperset(one.cards) and _WORSE.index(one.severity) <= _WORSE.index(old.severity)
        for old in before.get((one.code, one.section, next(iter(one.cards), None)), ())
    )


def _too_few(finding: Finding) -> bool:
    """Return whether a finding only says that a section has too few cards."""
    return finding.severity == "incomplete" and not finding.cards and "state" in finding.params

"""Fixes of decks as offered on buttons, and button values as changes of cards."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

import rules
from common import caps
from decks import values
from decks.models import CONSIDERING, Deck
from decks.verdicts import checks
from decks.verdicts.verdict import Verdict
from rules import System
from rules.cards import Card
from rules.construction.fix_all import FixAll
from rules.construction.fixes import Fix
from rules.construction.moves import Move

CONSIDERING_TITLE = "Considering"
_NAMED = 3


@dataclass(frozen=True, slots=True)
class FixOffer:
    """A fix as offered on its button; `value` is what the button sends.

    `what` names card and section, and is `plain` if the finding alone does not say which are meant.
    """

    value: str
    before: str
    what: str
    plain: bool
    after: str
    note: str

    @property
    def words(self) -> str:
        """The button's full text."""
        return " ".join(part for part in (self.before, self.what, self.after) if part)


@dataclass(frozen=True, slots=True)
class FixAllOffer:
    """A fix for several findings: their indexes, and the steps."""

    value: str
    title: str
    removes: Sequence[int]
    steps: Sequence[str]
    note: str


@dataclass(frozen=True, slots=True)
class FixOffers:
    """The fixes for a deck: for single findings, by the finding's index, and for several at once."""

    single: Mapping[int, Sequence[FixOffer]]
    together: FixAllOffer | None = None


def fix_offers(deck: Deck, verdict: Verdict) -> FixOffers:
    """Return the fixes for the findings of a verdict on a deck."""
    value = values.to_rules(deck)
    form, day = verdict["format"], date.fromisoformat(verdict["as_of"])
    found = checks.fixes_of(value, form, day)
    considered = {row.card.card_id: row.quantity for row in deck.considered.select_related("card")}
    offered = {
        place: fitting
        for place, fixes in found.items()
        if (fitting := [fix for fix in fixes if _fits(value, considered, fix)])
    }
    every = checks.fix_all_of(value, form, day, offered)
    wrong = sum(finding["severity"] == "illegal" for finding in verdict["findings"])
    fits = every is not None and _fits(value, considered, every.fix)
    return FixOffers(
        {place: _said(deck.system, fixes) for place, fixes in offered.items()},
        _together(deck.system, every, wrong) if every is not None and fits else None,
    )


def _fits(value: rules.Deck, considered: Mapping[str, int], fix: Fix) -> bool:
    """Return whether a deck may store the result of a fix."""
    counts = {(entry.section, entry.card.id): entry.count for entry in value.entries}
    counts |= {(CONSIDERING, card_id): count for card_id, count in considered.items()}
    for move in fix.moves:
        key = (move.to or CONSIDERING, move.entry.card.id)
        counts[key] = counts.get(key, 0) + move.count
    thought_of = sum(section == CONSIDERING for section, _ in counts)
    return (
        max(counts.values()) <= caps.QUANTITY
        and thought_of <= caps.CONSIDERED_ROWS
        and len(fix.moves) <= caps.CARD_CHANGES
    )


def _said(system: str, fixes: Sequence[Fix]) -> list[FixOffer]:
    of = rules.system(system)
    ways = {_subject(of, fix.moves) for fix in fixes if not fix.moves[0].to}
    return [_offer(of, fix, plain=len(ways) > 1) for fix in fixes]


def _together(system: str, every: FixAll, wrong: int) -> FixAllOffer:
    of, count = rules.system(system), len(every.removes)
    steps = [_offer(of, Fix((move,)), plain=True).words for move in every.fix.moves]
    title = f"Fix all {count}" if count == wrong else f"Fix {count} of {wrong}"
    return FixAllOffer(_value(every.fix), title, every.removes, steps, _note(every.fix))


def _offer(of: System, fix: Fix, *, plain: bool) -> FixOffer:
    titles = {section.code: section.title for section in of.sections}
    come = [move for move in fix.moves if not move.entry.section]
    if come:
        into = " and ".join(dict.fromkeys(titles[move.to].lower() for move in come))
        names = " and ".join(_quoted(of, move.entry.card) for move in come)
        goes = len(fix.moves) > len(come)
        before = f"Change the {into} to {names}" if goes else f"Add {names} as {into}"
        return FixOffer(_value(fix), before, "", plain, "", _note(fix))
    count = sum(move.count for move in fix.moves)
    every = count > 1 and all(move.count == move.entry.count for move in fix.moves)
    return FixOffer(
        value=_value(fix),
        before=f"Move all {count}" if every else f"Move {count}",
        what=_subject(of, fix.moves),
        plain=plain,
        after=f"to {titles.get(fix.moves[0].to, CONSIDERING_TITLE)}",
        note=_note(fix),
    )


def _subject(of: System, moves: Sequence[Move]) -> str:
    names = list(dict.fromkeys(_quoted(of, move.entry.card) for move in moves))
    titles = dict.fromkeys(of.section(move.entry.section).title for move in moves if move.entry.section)
    cards = " and ".join(names) if len(names) <= _NAMED else f"copies of {len(names)} cards"
    return f"{cards} from {' and '.join(titles)}"


def _quoted(of: System, card: Card) -> str:
    """A card's name in quotes, with what tells it from others: its number if that is all."""
    number = card.id if of.shares_name(card) and not of.detail(card) else ""
    return f"“{card.name} ({number})”" if number else f"“{of.label(card)}”"


def _value(fix: Fix) -> str:
    sentences = [
        [move.entry.section, move.to or CONSIDERING, move.count, move.entry.card.id] for move in fix.moves
    ]
    return "fix:" + json.dumps(sentences, ensure_ascii=False, separators=(",", ":"))


def _note(fix: Fix) -> str:
    return ", ".join(f"{title} then {state}" for title, state in fix.leaves)

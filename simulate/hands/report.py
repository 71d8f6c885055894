"""Answers about hands as plain data, in the one shape of the command line, the API and the pages."""

from collections.abc import Sequence
from fractions import Fraction

from rules.cards import Card
from rules.opening import Dealing
from simulate.hands.answers import (
    CardChances,
    Chance,
    Deal,
    DealtCard,
    HandTable,
    Odds,
    PolicyRow,
    Sample,
    SectionOdds,
)
from simulate.hands.questions import AskedQuestion, bounds, together
from simulate.hands.samples import Dealt
from simulate.hands.table import CardRow, SectionTable
from simulate.odds import HandRow


def figure(value: Fraction) -> Chance:
    """Return an exact chance as a fraction and as a decimal number."""
    return {"exact": str(value), "chance": float(value)}


def _figure_or_none(value: Fraction | None) -> Chance | None:
    return None if value is None else figure(value)


def odds_to_json(asked: Sequence[AskedQuestion]) -> Odds:
    """Return the answers to some wishes: the overall chance, and each section's question and strategy.

    `chance` is a number between 0 and 1. If an answer is not exact, `exact` is null and `interval` has its
    bounds; `games` and `seed` are given for the section that was sampled, and `unrecorded` has the cards of
    which it is not recorded what they pay for: the lower bound counts on none of them, the upper on all.
    """
    exact, chance = together(asked)
    return {
        "exact": None if exact is None else str(exact),
        "chance": chance,
        "interval": None if exact is not None else list(bounds(asked)),
        "sections": [_asked(one) for one in asked],
    }


def _asked(one: AskedQuestion) -> SectionOdds:
    question, answer = one.question, one.answer
    sampled = answer.sampled
    return {
        "section": one.dealing.section,
        "title": one.title,
        "wishes": list(one.wishes),
        "groups": [{"name": group.name, "count": group.count} for group in question.groups],
        "hand": question.hand,
        "mulligan": question.mulligan,
        "policy": question.policy if isinstance(question.policy, str) else "stated",
        "draws": list(question.draws),
        "exact": None if one.value is None else str(one.value),
        "chance": answer.figure,
        "unrecorded": None
        if one.best is None
        else {
            "cards": [{"card": card.id, "name": card.name} for card in one.unrecorded],
            "interval": list(one.interval),
        },
        "steps": answer.steps,
        "sampled": None
        if sampled is None
        else {
            "interval": list(sampled.interval),
            "games": sampled.games,
            "seed": sampled.seed,
            "policy_found_by_trial": sampled.found,
        },
        "table": [_row(row) for row in answer.table] if question.mulligan != "none" else [],
        "clauses": list(one.dealing.clauses),
    }


def _row(row: HandRow) -> PolicyRow:
    back = [held - kept for held, kept in zip(row.opening, row.kept, strict=True)]
    return {
        "hand": list(row.opening),
        "keep": list(row.kept),
        "put_back": back,
        "likely": figure(row.likely),
        "then": figure(row.chance),
    }


def table_to_json(tables: Sequence[SectionTable]) -> list[HandTable]:
    """Return the table of a deck, section by section."""
    return [
        {
            "section": one.dealing.section,
            "title": one.title,
            "cards": one.cards,
            "deal": _dealing(one.dealing),
            "rows": [_card(row) for row in one.rows],
        }
        for one in tables
    ]


def _dealing(dealing: Dealing) -> Deal:
    return {
        "hand": dealing.hand,
        "mulligan": dealing.mulligan,
        "aside": dealing.aside,
        "first_turn": dealing.first_turn,
        "second_turn": dealing.second_turn,
        "draw": dealing.draw,
        "clauses": list(dealing.clauses),
    }


def _card(row: CardRow) -> CardChances:
    return {
        "card": row.card.id,
        "name": row.card.name,
        "count": row.count,
        "opening": _figure_or_none(row.opening),
        "after_mulligan": _figure_or_none(row.changed),
        "by_turn": {
            "first": _turns(row.first),
            "second": _turns(row.second),
        },
        "by_turn_after_mulligan": {
            "first": _turns(row.best_first),
            "second": _turns(row.best_second),
        },
    }


def _turns(values: Sequence[Fraction | None]) -> list[Chance]:
    """Return the turns for which there are cards; a deck that runs out has no later ones."""
    return [figure(value) for value in values if value is not None]


def sample_to_json(dealt: Sequence[Dealt]) -> list[Sample]:
    """Return a sample hand, section by section."""

    def names(cards: Sequence[Card]) -> list[DealtCard]:
        return [{"card": card.id, "name": card.name} for card in cards]

    return [
        {
            "section": one.dealing.section,
            "title": one.title,
            "aside": names(one.aside),
            "opening": names(one.opening),
            "put_back": list(one.back),
            "replaced": names(one.replaced),
            "turns": [names(turn) for turn in one.turns],
            "left": one.left,
            "short": one.short,
        }
        for one in dealt
    ]

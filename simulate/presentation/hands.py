"""Answers about hands laid out for pages: percentages, words for hands, shades."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from django.http import QueryDict

from cards.models import Card
from decks.models import DeckCard
from simulate.hands.questions import AskedQuestion, bounds, together
from simulate.hands.samples import Dealt
from simulate.hands.table import SectionTable
from simulate.hands.wishes import UnclearWish
from simulate.odds import HandRow

SHADES = 10
MOST_POLICY_ROWS = 60
MOST_MEANT = 12
COMMONEST = 5
"""How many of the commonest hands are drawn."""


def percent(value: Fraction | float) -> str:
    """Return a chance in percent; only certainty is shown as 0 or 100."""
    if value in (0, 1):
        return f"{int(value) * 100} %"
    written = f"{float(value) * 100:.1f} %"
    return {"0.0 %": "< 0.1 %", "100.0 %": "> 99.9 %"}.get(written, written)


def cell(value: Fraction | None) -> dict[str, object]:
    """Return the contents of a table cell, with its shade from 0 to 10."""
    if value is None:
        return {"text": "–", "shade": 0, "exact": "there is nothing to draw"}
    return {"text": percent(value), "shade": int(value * SHADES), "exact": str(value)}


def table_page(
    tables: Iterable[SectionTable], rows: Iterable[DeckCard], *, second: bool, best: bool
) -> list[dict[str, object]]:
    """Lay out the table of a deck, going first or second, without a mulligan or with the best one."""
    cards = _cards(rows)
    shown = []
    for one in tables:
        if not one.rows:
            continue
        dealing = one.dealing
        lines = []
        for row in one.rows:
            by = (
                (row.best_second if second else row.best_first)
                if best
                else (row.second if second else row.first)
            )
            hand = [cell(row.opening)] if dealing.hand else []
            hand += [cell(row.changed)] if dealing.mulligan != "none" else []
            lines.append(
                {
                    "card": cards.get(row.card.id),
                    "name": row.card.name,
                    "count": row.count,
                    "cells": [*hand, *map(cell, by)],
                }
            )
        shown.append(
            {
                "title": one.title,
                "section": dealing.section,
                "cards": one.cards,
                "hand": dealing.hand,
                "changes": dealing.mulligan != "none",
                "turns": range(1, len(one.rows[0].first) + 1),
                "verb": dealing.verb,
                "draws": dealing.draws(3, second=second),
                "clauses": dealing.clauses,
                "aside": dealing.aside,
                "aside_name": dealing.aside_name,
                "rows": lines,
            }
        )
    return shown


def _cards(rows: Iterable[DeckCard]) -> dict[str, Card]:
    return {row.card.card_id: row.card for row in rows}


def answer_page(asked: Sequence[AskedQuestion]) -> dict[str, object]:
    """Lay out the answer to wishes: the chance, how it was computed, and the strategy."""
    exact, chance = together(asked)
    is_recorded = all(one.best is None for one in asked)
    return {
        "chance": percent(exact if exact is not None else chance) if is_recorded else _between(bounds(asked)),
        "exact": None if exact is None else str(exact),
        "recorded": is_recorded,
        "unknown": len({card.id for one in asked for card in one.unrecorded}),
        "parts": [_part(one) for one in asked],
    }


def unclear_page(asked: UnclearWish, query: QueryDict) -> dict[str, object]:
    """Lay out a wish that may mean several things, with a link for each that replaces it."""
    return {
        "unclear": asked.text,
        "about": asked.about,
        "choices": [
            {"title": one.title, "wish": one.wish, "address": _replaced(query, asked.text, one.wish)}
            for one in asked.choices
        ],
    }


def _replaced(query: QueryDict, old: str, new: str) -> str:
    """Return the query string with one wish replaced."""
    changed = query.copy()
    for key in ("want", "keep"):
        wishes = [new if " ".join(one.split()) == old else one for one in query.getlist(key)]
        if wishes:
            changed.setlist(key, wishes)
    return f"?{changed.urlencode()}#odds"


def _between(ends: tuple[float, float]) -> str:
    return f"between {percent(ends[0])} and {percent(ends[1])}"


def _part(one: AskedQuestion) -> dict[str, object]:
    question, answer = one.question, one.answer
    changing = question.mulligan != "none" and question.policy != "none"
    rows = sorted(answer.table, key=lambda row: -row.likely) if changing else []
    sampled = answer.sampled
    return {
        "title": one.title,
        "wishes": one.wishes,
        "chance": _between(one.interval)
        if one.best is not None
        else percent(answer.value if answer.value is not None else answer.figure),
        "exact": None if one.value is None else str(one.value),
        "unrecorded": [card.name for card in one.unrecorded],
        "meant": [
            {
                "wish": taken.wish,
                "cards": taken.cards[:MOST_MEANT],
                "more": max(0, len(taken.cards) - MOST_MEANT),
            }
            for taken in one.meant
        ],
        "groups": question.groups,
        "hand": question.hand,
        "seen": sum(question.draws),
        "verb": one.dealing.verb,
        "policy": [_policy_row(one, row) for row in rows[:MOST_POLICY_ROWS]],
        "commonest": [_policy_row(one, row) for row in rows[:COMMONEST]],
        "more": max(0, len(rows) - MOST_POLICY_ROWS),
        "sampled": None
        if sampled is None
        else {
            "low": percent(sampled.interval[0]),
            "high": percent(sampled.interval[1]),
            "games": sampled.games,
            "seed": sampled.seed,
            "found": sampled.found,
            "steps": answer.steps,
        },
    }


def _policy_row(one: AskedQuestion, row: HandRow) -> dict[str, object]:
    names = [group.name for group in one.question.groups]

    def in_words(hand: Sequence[int]) -> str:
        return ", ".join(f"{count} × {name}" for count, name in zip(hand, names, strict=True) if count)

    back = [held - kept for held, kept in zip(row.opening, row.kept, strict=True)]
    return {
        "hand": in_words(row.opening),
        "keep": in_words(row.kept) if any(back) else "everything",
        "back": in_words(back) if any(row.kept) or not any(back) else "everything",
        "cards": [
            {"name": name, "back": place >= kept}
            for name, held, kept in zip(names, row.opening, row.kept, strict=True)
            for place in range(held)
        ],
        "then": percent(row.chance),
        "likely": percent(row.likely),
    }


def sample_page(dealt: Sequence[Dealt], rows: Iterable[DeckCard]) -> dict[str, object]:
    """Lay out a sample hand: the hand, the cards put back, their replacements, and each turn's cards."""
    cards = _cards(rows)
    parts = [
        {
            "title": one.title,
            "section": one.dealing.section,
            "hand": [
                {"card": cards[card.id], "place": place, "back": place in one.back}
                for place, card in enumerate(one.opening)
            ],
            "replaced": [cards[card.id] for card in one.replaced],
            "turns": [[cards[card.id] for card in turn] for turn in one.turns],
            "aside": [cards[card.id] for card in one.aside],
            "aside_name": one.dealing.aside_name,
            "mulligan": one.dealing.mulligan,
            "verb": one.dealing.verb,
            "left": one.left,
            "short": one.short,
        }
        for one in dealt
        if one.opening or one.turns or one.left
    ]
    return {"parts": parts}

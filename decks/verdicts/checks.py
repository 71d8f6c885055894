"""Verdicts on decks as plain data: the only module of the site that checks decks.

Verdicts have the shape of `rules.verdict_to_json`. Without a day, they are as of today.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import cache

import rules
from common import clock
from decks.models import Deck
from decks.values import format_of_deck, rows_of, to_rules
from decks.verdicts import verdict_cache
from decks.verdicts.verdict import CheckedList, Glances, Verdict
from rules.bundles import Bundle, ListResult, Question, check_bundle
from rules.cards import Card
from rules.construction.ambiguous_names import as_judged
from rules.construction.deck import Entry
from rules.construction.fix_all import FixAll, fix_all
from rules.construction.fixes import Fix, fixes
from rules.construction.formats import Format
from rules.construction.judge import book_rules, judge, judge_all
from rules.construction.overview import headline, overview
from rules.construction.system import System
from rules.decklist import Reading
from rules.report import beside_to_json, glance_to_json, verdict_to_json


def decided(value: rules.Deck, form: Format, as_of: date | None = None) -> rules.Deck:
    """Return a deck whose shared names mean the cards that a format allows on a day."""
    is_open = any(entry.others for entry in value.entries)
    return (
        as_judged(value, judge(rules.system(value.system), value, form, as_of or clock.today()))
        if is_open
        else value
    )


def check_deck(deck: Deck, format: str | None = None, as_of: date | None = None) -> Verdict:
    """Check a deck in a format on a day, by default its own format and today."""
    form = rules.format_of(deck.system, format) if format else format_of_deck(deck)
    return _judged(deck, [form], as_of or clock.today())[form.code]


def all_formats(deck: Deck, as_of: date | None = None, asked: str = "") -> Glances:
    """Check a deck in the formats of its system, like `glance`; its own is always included.

    These verdicts are not cached: they may take a hundred kilobytes, and computing them takes a few
    milliseconds.
    """
    return glance(to_rules(deck), as_of, asked or deck.format)


def words_for(decks: Sequence[Deck], as_of: date | None = None) -> dict[int, str]:
    """Return the outcome of each deck's verdict in its own format, by the deck's primary key.

    Decks should have their rows prefetched; cached verdicts are then found by one query.
    """
    day = as_of or clock.today()
    keys = {
        deck: verdict_cache.key_of(
            rules.system(deck.system),
            format_of_deck(deck),
            verdict_cache.content_hash(deck, rows_of(deck)),
            day,
        )
        for deck in decks
    }
    found = verdict_cache.find({deck: (key,) for deck, key in keys.items()})
    return {
        deck.pk: (found.get((deck.pk, key)) or check_deck(deck, None, day))["verdict"]
        for deck, key in keys.items()
    }


def check_reading(reading: Reading, format: str | None = None, as_of: date | None = None) -> CheckedList:
    """Check a parsed deck list, and return the parser's notes with the verdict."""
    return {
        **check_value(reading.deck, format, as_of),
        "file_format": reading.format,
        "detected": reading.detected,
        "name": reading.name,
        "notes": list(reading.notes),
        **beside_to_json(reading),
    }


def check_value(value: rules.Deck, format: str | None = None, as_of: date | None = None) -> Verdict:
    """Check a deck that is not stored."""
    return _plain(rules.check(value, format, as_of or clock.today()))


def check_lists(bundle: Bundle, question: Question, may_go_on: Callable[[], bool]) -> tuple[ListResult, ...]:
    """Check many lists, by default today, until `may_go_on` returns False."""
    return check_bundle(bundle, replace(question, as_of=question.as_of or clock.today()), may_go_on)


def check_with(of: System, deck: Deck) -> Verdict:
    """Check a deck today in its own format with the cards of `of`, which need not be the current ones."""
    return _plain(judge(of, to_rules(deck, None, of), format_of_deck(deck), clock.today()))


def check_in(value: rules.Deck, form: Format, as_of: date) -> Verdict:
    """Check a deck in the given format, which need not be a current one."""
    return _plain(judge(rules.system(value.system), value, form, as_of))


def may_be_alone_in(of: System, section: str, card: Card) -> bool:
    """Return whether the rulebook has nothing against a card by itself in a section, nor leaves it open."""
    alone = rules.Deck(of.code, (Entry(section, card, 1),))
    verdict = rules.check(alone, of.book_format or of.default_format)
    return not any(
        card in finding.cards for finding in verdict.findings if finding.severity in ("unknown", "illegal")
    )


def fixes_of(value: rules.Deck, format: str, as_of: date) -> Mapping[int, tuple[Fix, ...]]:
    """Return one-step fixes for a deck by the index of the finding that each removes."""
    of, form = rules.system(value.system), rules.format_of(value.system, format)
    return fixes(of, value, form, as_of, rules.check(value, form.code, as_of))


def fix_all_of(
    value: rules.Deck, format: str, as_of: date, offered: Mapping[int, Sequence[Fix]]
) -> FixAll | None:
    """Return one fix for all the findings with fixes, or None."""
    of, form = rules.system(value.system), rules.format_of(value.system, format)
    return fix_all(of, value, form, as_of, rules.check(value, form.code, as_of), offered)


@cache
def rules_checked(code: str, format: str) -> int:
    """Return the number of rules applied in a format, besides its lists."""
    return len(list(book_rules(rules.system(code), rules.format_of(code, format))))


def glance(value: rules.Deck, as_of: date | None = None, asked: str | None = None) -> Glances:
    """Check a deck that is not stored in the formats of its system: `headline` and `formats`.

    Today's tournament formats come first, and the headline is about them alone. Limited formats are left out,
    except the one `asked` for.
    """
    forms = rules.formats(value.system).values()
    judged = judge_all(rules.system(value.system), value, forms, as_of or clock.today())
    glances = overview(zip(forms, judged, strict=True), asked or "")
    formats = [glance_to_json(one) for one in glances]
    return {"headline": headline(glances), "formats": formats}


def _judged(deck: Deck, forms: Sequence[Format], as_of: date) -> dict[str, Verdict]:
    rows, of = rows_of(deck), rules.system(deck.system)
    return verdict_cache.kept(
        of, deck, rows, forms, as_of, lambda fresh: _all_judged(of, to_rules(deck, rows), fresh, as_of)
    )


def _all_judged(of: System, value: rules.Deck, forms: Iterable[Format], as_of: date) -> list[Verdict]:
    return [_plain(verdict) for verdict in judge_all(of, value, forms, as_of)]


def _plain(verdict: rules.Verdict) -> Verdict:
    found = verdict_to_json(verdict)
    assert found["as_of"] is not None, "the site judges on a day"
    return {**found, "as_of": found["as_of"]}

"""The judge: applies a system's rules and a format's lists to a deck and adds the findings up."""

from collections.abc import Iterable, Iterator
from datetime import date
from functools import lru_cache

from rules.construction.deck import Deck
from rules.construction.findings import Finding, SectionCount, Verdict, outcome
from rules.construction.formats import Edition, Format
from rules.construction.judging import Holding, Judging, Rule
from rules.construction.lists import LIST_RULES
from rules.construction.system import System
from rules.construction.unresolved import UNRESOLVED_RULES


def judge(system: System, deck: Deck, form: Format, as_of: date | None) -> Verdict:
    """Judge a deck in a format on a day; None asks for the format's newest recorded state.

    All findings are returned, never only the first.
    """
    return _judge(Holding(system, deck), form, as_of, {})


def judge_all(system: System, deck: Deck, forms: Iterable[Format], as_of: date | None) -> tuple[Verdict, ...]:
    """Judge a deck in several formats at once, in their order; quicker than one after another."""
    holding = Holding(system, deck)
    by_book: Books = {}
    return tuple(_judge(holding, form, as_of, by_book) for form in forms)


Books = dict[str, tuple[Finding, ...]]
"""What a book's rules find in one deck, under what of a format those rules can see."""


def _judge(holding: Holding, form: Format, as_of: date | None, by_book: Books) -> Verdict:
    system, deck = holding.system, holding.deck
    edition = _edition(form, as_of)
    judging = Judging(holding, edition)
    if form.book not in by_book:
        by_book[form.book] = _found(judging, book_rules(system, form))
    lost = sorted(_found(judging, UNRESOLVED_RULES), key=lambda finding: int(finding.params["line"]))
    findings = (*by_book[form.book], *_found(judging, LIST_RULES), *lost)
    return Verdict(
        system=system.code,
        format=form.code,
        as_of=as_of,
        list_date=edition.list_date,
        outcome=outcome(findings),
        sections=tuple(
            SectionCount(
                section.code,
                section.title,
                judging.count(section.code),
                judging.room(section.code),
                section.optional,
            )
            for section in system.sections
        ),
        findings=findings,
        unresolved=deck.unresolved,
    )


def _found(judging: Judging, rules: Iterable[Rule]) -> tuple[Finding, ...]:
    return tuple(finding for rule in rules for finding in rule(judging))


def rules_in_force(system: System, form: Format) -> Iterator[Rule]:
    """Yield the rules a format applies: the rulebook's in its order, the lists', those for bad lines."""
    yield from book_rules(system, form)
    yield from LIST_RULES
    yield from UNRESOLVED_RULES


def book_rules(system: System, form: Format) -> Iterator[Rule]:
    """Yield the rules of a system that a format applies, those it adds last.

    Of the format they see only what `Format.book` stands for: parameters and limits.
    """
    for rule in system.rules:
        if rule.code not in form.repeals:
            yield rule
    for rule in system.optional_rules:
        if rule.code in form.adds:
            yield rule


@lru_cache(maxsize=512)
def _edition(form: Format, as_of: date | None) -> Edition:
    return Edition(form, as_of)

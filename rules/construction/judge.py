"""The judge: applies a system's rules and a format's lists to a deck and collects the findings."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from functools import lru_cache

from rules.cards import Card
from rules.construction.ambiguous_names import are_alike, read_in
from rules.construction.coverage import coverage
from rules.construction.deck import Deck
from rules.construction.findings import Finding, Outcome, SectionCount, Verdict, outcome
from rules.construction.formats import Edition, Format
from rules.construction.lists import LIST_RULES
from rules.construction.names import NAME_RULES
from rules.construction.rule import DeckCheck, DeckContents, Rule, Undecided
from rules.construction.system import System
from rules.construction.unresolved import UNRESOLVED_RULES

BEST_FIRST: tuple[Outcome, ...] = ("legal", "incomplete", "unknown", "illegal")
MOST_TRIED = 60
"""The maximum number of cards sharing a name that are tried, to see if the outcome depends on them."""
MOST_JUDGED = 4_000
"""The maximum number of lines checked by these tries in total; no real deck exceeds it."""


def judge(system: System, deck: Deck, form: Format, as_of: date | None) -> Verdict:
    """Check a deck in a format on a day; None means the format's newest lists.

    All findings are returned, never only the first.
    """
    return _Trial(system, deck).verdict(form, as_of)


def judge_all(system: System, deck: Deck, forms: Iterable[Format], as_of: date | None) -> tuple[Verdict, ...]:
    """Check a deck in several formats, in order; faster than one after another."""
    trial = _Trial(system, deck)
    return tuple(trial.verdict(form, as_of) for form in forms)


class _Trial:
    """A deck being checked, in one format or several.

    Whatever does not depend on the format is computed once: the views of the deck, and the findings of the
    book's rules for each `Format.book`. A shared name may mean another card in each format, so that one list
    may be several decks.
    """

    def __init__(self, system: System, deck: Deck) -> None:
        self.system, self.deck = system, deck
        self._open = [place for place, entry in enumerate(deck.entries) if entry.others]
        self._holdings: dict[Meant, DeckContents] = {}
        self._by_book: dict[tuple[str, Meant], tuple[Finding, ...]] = {}

    def verdict(self, form: Format, as_of: date | None) -> Verdict:
        """Check the deck in a format on a day."""
        edition = _edition(form, as_of)
        deck, undecided = self._decided(read_in(self.system, self.deck, edition), edition)
        judging = DeckCheck(self._holding(deck), edition, undecided)
        findings = self._findings(judging)
        return Verdict(
            system=self.system.code,
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
                for section in self.system.sections
            ),
            findings=findings,
            unresolved=deck.unresolved,
            coverage=coverage(edition) if deck.entries else None,
            names=tuple(
                (taken.card, said.bearers)
                for said, taken in zip(self.deck.entries, deck.entries, strict=True)
                if said.others
            ),
        )

    def _decided(self, deck: Deck, edition: Edition) -> tuple[Deck, tuple[Undecided, ...]]:
        """Choose, of several cards that an edition allows, those with the best outcome for the deck.

        If others lead to another outcome, the name is undecided: the list does not say which card it means.
        """
        undecided: list[Undecided] = []
        tried = 0
        most = min(MOST_TRIED, MOST_JUDGED // max(1, len(deck.entries)))
        for place in self._open:
            entry = deck.entries[place]
            if not entry.others or are_alike(entry.bearers):
                continue
            if tried + len(entry.bearers) > most:
                undecided.append(Undecided(entry.bearers))
                continue
            tried += len(entry.bearers)
            outcomes = {card: self._outcome(_with(deck, place, card), edition) for card in entry.bearers}
            deck = _with(deck, place, min(entry.bearers, key=lambda card: BEST_FIRST.index(outcomes[card])))
            if len(set(outcomes.values())) > 1:
                undecided.append(Undecided(tuple(outcomes), tuple(outcomes.values())))
        return deck, tuple(undecided)

    def _outcome(self, deck: Deck, edition: Edition) -> Outcome:
        return outcome(self._findings(DeckCheck(self._holding(deck), edition)))

    def _findings(self, judging: DeckCheck) -> tuple[Finding, ...]:
        key = (judging.edition.format.book, self._meant(judging.deck))
        if key not in self._by_book:
            self._by_book[key] = _found(judging, book_rules(self.system, judging.edition.format))
        listed = _found(judging, (*LIST_RULES, *NAME_RULES))
        lines = sorted(_found(judging, UNRESOLVED_RULES), key=_line_of)
        return (*self._by_book[key], *listed, *lines)

    def _holding(self, deck: Deck) -> DeckContents:
        meant = self._meant(deck)
        if meant not in self._holdings:
            self._holdings[meant] = DeckContents(self.system, deck)
        return self._holdings[meant]

    def _meant(self, deck: Deck) -> "Meant":
        return tuple(tuple(card.id for card in deck.entries[place].bearers) for place in self._open)


Meant = tuple[tuple[str, ...], ...]
"""The cards that each shared name may mean, the first of them being the one checked."""


def _with(deck: Deck, place: int, card: Card) -> Deck:
    """Return a deck in which a shared name means another one of its cards."""
    entries = list(deck.entries)
    others = tuple(one for one in entries[place].bearers if one != card)
    entries[place] = replace(entries[place], card=card, others=others)
    return replace(deck, entries=tuple(entries))


def _found(judging: DeckCheck, rules: Iterable[Rule]) -> tuple[Finding, ...]:
    return tuple(finding for rule in rules for finding in rule(judging))


def _line_of(finding: Finding) -> int:
    return int(str(finding.params["line"]))


def book_rules(system: System, form: Format) -> Iterator[Rule]:
    """Yield the rules of a system that a format applies, those it adds last.

    They see only what `Format.book` covers: parameters and limits.
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

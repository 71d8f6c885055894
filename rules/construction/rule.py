"""Construction rules, and the view of a deck in a format that they check."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from rules.cards import Card
from rules.clauses import Clause, cite
from rules.construction.deck import Deck, Entry, merged
from rules.construction.findings import Finding, ListReference, Outcome, Violation
from rules.construction.formats import Edition
from rules.construction.releases import Released
from rules.construction.section import Limits, Section
from rules.construction.system import System
from rules.parsed_data import checked

T = TypeVar("T")


class DeckContents:
    """A deck's contents grouped in every way that rules need; the same for every format.

    Each view is computed once and cached, because a deck is often checked in all formats of its system.
    """

    def __init__(self, system: System, deck: Deck) -> None:
        self.system = system
        self.deck = deck
        codes = tuple(section.code for section in system.sections)
        by_section: dict[str, list[Entry]] = {code: [] for code in codes}
        for entry in merged(deck.entries):
            by_section[entry.section].append(entry)
        self.codes = codes
        self.counts = {code: sum(entry.count for entry in held) for code, held in by_section.items()}
        for line in deck.unresolved:
            if line.section in self.counts:
                self.counts[line.section] += line.count
        self.bearers: dict[Card, tuple[Card, ...]] = {}
        for entry in deck.entries:
            self.bearers[entry.card] = tuple(
                dict.fromkeys((*self.bearers.get(entry.card, (entry.card,)), *entry.others))
            )
        self._entries: dict[tuple[str, ...], tuple[Entry, ...]] = {
            (code,): tuple(held) for code, held in by_section.items()
        }
        self._cards: dict[tuple[str, ...], tuple[Card, ...]] = {}
        self._copies: dict[tuple[str, ...], dict[tuple[str, ...], tuple[Entry, ...]]] = {}
        self._keys: dict[Card, tuple[str, ...]] = {}

    def keys(self, card: Card) -> tuple[str, ...]:
        """Return the identities of a card of this deck."""
        if card not in self._keys:
            self._keys[card] = self.system.keys(card)
        return self._keys[card]

    def entries(self, sections: tuple[str, ...]) -> tuple[Entry, ...]:
        """Return the entries of some sections, in an order independent of the deck list's."""
        if sections not in self._entries:
            self._entries[sections] = tuple(entry for code in sections for entry in self._entries[code,])
        return self._entries[sections]

    def cards(self, sections: tuple[str, ...]) -> tuple[Card, ...]:
        """Return the different cards of some sections."""
        if sections not in self._cards:
            self._cards[sections] = tuple(dict.fromkeys(entry.card for entry in self.entries(sections)))
        return self._cards[sections]

    def copies(self, sections: tuple[str, ...]) -> dict[tuple[str, ...], tuple[Entry, ...]]:
        """Group the entries of some sections by identity; see `DeckCheck.copies`."""
        if sections not in self._copies:
            self._copies[sections] = self._grouped(sections)
        return self._copies[sections]

    def _grouped(self, sections: tuple[str, ...]) -> dict[tuple[str, ...], tuple[Entry, ...]]:
        groups: dict[str, list[Entry]] = {}
        for entry in self.entries(sections):
            for key in self.keys(entry.card):
                groups.setdefault(key, []).append(entry)
        shared: dict[tuple[int, ...], tuple[list[str], list[Entry]]] = {}
        for key, entries in groups.items():
            keys, _ = shared.setdefault(tuple(map(id, entries)), ([], entries))
            keys.append(key)
        return {tuple(keys): tuple(entries) for keys, entries in shared.values()}


@dataclass(frozen=True, slots=True)
class Undecided:
    """A shared name on which the outcome depends: the cards, and the outcome with each.

    `outcomes` is empty if there were too many such names to compare.
    """

    cards: tuple[Card, ...]
    outcomes: tuple[Outcome, ...] = ()


class DeckCheck:
    """A deck being checked in a format: its contents, and the limits in force.

    Built once per verdict; rules only read it.
    """

    def __init__(
        self, holding: DeckContents, edition: Edition, undecided: tuple[Undecided, ...] = ()
    ) -> None:
        self.system = holding.system
        self.deck = holding.deck
        self.holding = holding
        self.edition = edition
        self.undecided = undecided
        self._limits = {section.code: self._limits_of(section) for section in self.system.sections}

    def entries(self, *sections: str) -> tuple[Entry, ...]:
        """Return the entries of these sections, or of all, in an order independent of the deck list's."""
        return self.holding.entries(sections or self.holding.codes)

    def cards(self, *sections: str) -> tuple[Card, ...]:
        """Return the different cards of these sections, or of all."""
        return self.holding.cards(sections or self.holding.codes)

    def keys(self, card: Card) -> tuple[str, ...]:
        """Return the identities by which copies of a card of this deck are counted."""
        return self.holding.keys(card)

    def bearers(self, card: Card) -> tuple[Card, ...]:
        """Return every card that the list may mean by the name of this one, itself first."""
        return self.holding.bearers[card]

    def count(self, section: str) -> int:
        """Return how many cards a section has, including those of unresolved lines."""
        return self.holding.counts[section]

    @cached_property
    def unavailable(self) -> tuple[tuple[tuple[Card, ...], Released], ...]:
        """The cards that are not certainly released in the format's region by its day, with their status.

        A card is joined by others of its name with the same status; if none of a name is in the format's
        pool, the pool's rule reports that.
        """
        edition = self.edition
        releases = edition.format.releases
        if releases is None:
            return ()
        admitted = edition.sets | edition.unsure_sets
        found = []
        for card in self.cards():
            if edition.asks(card):
                first, *others = self.bearers(card)
                held = {one: releases.of(one, edition.as_of) for one in (first, *others)}
                outside = bool(others and admitted) and admitted.isdisjoint(card.sets)
                if held[card].word != "out" and not outside:
                    found.append((tuple(one for one in held if held[one].word != "out"), held[card]))
        return tuple(found)

    def limits(self, section: str) -> Limits:
        """Return the limits in force: the rulebook's, the format's, or those of a card's text."""
        return self._limits[section]

    def set_by_format(self, section: str) -> ListReference | None:
        """Return the format as the parent of a section's limits if it sets them."""
        own = self.edition.format.sections.get(section)
        if own is None or self._limits[section] is not own:
            return None
        form, house = self.edition.format, self.edition.format.house
        if house is not None and section in house.sections:
            return ListReference(form.code, form.name, house.since, own.source)
        named = house.base if house is not None else form
        return ListReference(named.code, named.name, None, own.source)

    def room(self, section: str) -> Limits:
        """Return a section's limits for this deck by all rules together, for display in a verdict."""
        return self.system.room(self, section, self._limits[section])

    def section(self, code: str) -> Section:
        """Return a section by code."""
        return self.system.section(code)

    def parameter(self, name: str, kind: type[T], default: T) -> T:
        """Return what the format sets for the game's rules, or the default.

        Raises BadData for a value of another kind.
        """
        edition = self.edition
        where = f"{self.system.code}/{edition.format.code}.toml, {name}"
        return checked(kind, edition.parameters.get(name, default), where)

    def copies(self, *sections: str) -> dict[tuple[str, ...], tuple[Entry, ...]]:
        """Group the entries of these sections by what makes cards the same in this system.

        The keys are the identities shared by exactly the same entries: a card with two numbers that no other
        card in the deck has is one group with both.
        """
        return self.holding.copies(sections)

    def _limits_of(self, section: Section) -> Limits:
        limits = self.edition.limits(section)
        for card in self.cards():
            for rule in card.rules:
                if rule.section == section.code and rule.amount is not None:
                    if rule.kind == "size":
                        limits = Limits(rule.amount, rule.amount, source=rule.source)
                    elif rule.kind == "opens":
                        limits = Limits(limits.minimum, rule.amount, limits.or_none, rule.source)
        return self._added(section, limits)

    def _added(self, section: Section, limits: Limits) -> Limits:
        """Raise limits by what cards in their own section add per copy."""
        for entry in self.entries():
            for rule in entry.card.rules:
                adds = rule.kind == "adds" and rule.section == section.code
                if adds and rule.amount is not None and entry.section == self.system.place(entry.card):
                    more = rule.amount * entry.count
                    maximum = None if limits.maximum is None else limits.maximum + more
                    limits = Limits(limits.minimum + more, maximum, limits.or_none, rule.source)
        return limits


Finder = Callable[[DeckCheck], Iterator[Violation]]


class Rule:
    """A construction rule: a function over a deck, with its clauses; the function's name is its code."""

    def __init__(self, find: Finder, clauses: tuple[Clause, ...]) -> None:
        self.code: str = find.__name__
        self.clauses = clauses
        self.__doc__ = find.__doc__
        self._find = find

    def __call__(self, judging: DeckCheck) -> Iterator[Finding]:
        """Yield this rule's findings, with its code and clauses."""
        for violation in self._find(judging):
            yield Finding(
                code=self.code,
                severity=violation.severity,
                clauses=self.clauses if violation.clauses is None else violation.clauses,
                section=violation.section,
                cards=violation.cards,
                actual=violation.actual,
                allowed=violation.allowed,
                list=violation.list,
                params=violation.params,
            )


def rule(system: str, *numbers: str) -> Callable[[Finder], Rule]:
    """Make a function the rule for these clauses of a system's rulebook."""

    def decorate(find: Finder) -> Rule:
        return Rule(find, cite(find, system, numbers))

    return decorate


def floor_rule(reference: Mapping[str, str]) -> Callable[[Finder], Rule]:
    """Make a function a rule outside the rulebook, such as a floor rule; its findings name the source.

    `reference` has `format`, `name` and `source`, as a ListReference without a date.
    """
    listed = ListReference(reference["format"], reference["name"], None, reference["source"])

    def decorate(find: Finder) -> Rule:
        def sourced(judging: DeckCheck) -> Iterator[Violation]:
            for violation in find(judging):
                yield Violation(
                    severity=violation.severity,
                    section=violation.section,
                    cards=violation.cards,
                    actual=violation.actual,
                    allowed=violation.allowed,
                    list=violation.list or listed,
                    params=violation.params,
                    clauses=violation.clauses,
                )

        sourced.__name__, sourced.__doc__ = find.__name__, find.__doc__
        return Rule(sourced, ())

    return decorate

"""The checks that every system shares, as functions with parameters."""

from collections.abc import Callable, Iterator

from rules.cards import Card
from rules.construction.deck import Entry
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck


def size(judging: DeckCheck, section: str) -> Iterator[Violation]:
    """Find a section with too few cards, which is incomplete, or too many, which is illegal.

    If the format sets the limits, it is the finding's parent, and no clause of the book.
    """
    limits, count = judging.limits(section), judging.count(section)
    if limits.state(count) == "right":
        return
    too_many = limits.maximum is not None and count > limits.maximum
    by_format = judging.set_by_format(section)
    yield Violation(
        severity="illegal" if too_many else "incomplete",
        section=section,
        actual=count,
        allowed=str(limits),
        list=by_format,
        params={
            "state": limits.state(count),
            "replaced_by": limits.source,
            **({"rule": "size_by_format"} if by_format else {}),
        },
        clauses=() if by_format else None,
    )


def only(
    judging: DeckCheck, section: str, allowed: str, accepts: Callable[[Card], bool]
) -> Iterator[Violation]:
    """Find each card of a section that may not be there; `allowed` describes what may."""
    for entry in judging.entries(section):
        if not accepts(entry.card):
            yield Violation(
                severity="illegal",
                section=section,
                cards=(entry.card,),
                actual=described(entry.card),
                allowed=allowed,
                params={"count": entry.count},
            )


def known(judging: DeckCheck, is_known: Callable[[Card], bool]) -> Iterator[Violation]:
    """Find each card of a type that the rulebook does not cover, and cannot judge."""
    for entry in judging.entries():
        if not is_known(entry.card):
            yield Violation(
                severity="unknown",
                section=entry.section,
                cards=(entry.card,),
                actual=described(entry.card),
                allowed="a type of the rulebook",
                params={"count": entry.count},
            )


def copies(
    judging: DeckCheck,
    sections: tuple[str, ...],
    limit: int,
    exempt: Callable[[Card], bool] = lambda card: False,
) -> Iterator[Violation]:
    """Find each card with more copies in the sections together than the limit.

    A card whose own text sets another limit for one of the sections has that limit instead; `exempt` cards
    have none.
    """
    for keys, entries in judging.copies(*sections).items():
        counted = tuple(entry for entry in entries if not exempt(entry.card))
        total = sum(entry.count for entry in counted)
        allowed, source = copies_allowed(counted, sections, limit)
        if allowed is not None and total > allowed:
            yield Violation(
                severity="illegal",
                section=sections[0] if len(sections) == 1 else "",
                cards=tuple(dict.fromkeys(entry.card for entry in counted)),
                actual=total,
                allowed=allowed,
                params={"keys": keys, "where": per_section(judging, counted), "replaced_by": source},
            )


def copies_allowed(
    entries: tuple[Entry, ...], sections: tuple[str, ...], limit: int
) -> tuple[int | None, str]:
    """Return the maximum copies of these entries of one card, and the card text behind it, if any."""
    for entry in entries:
        for rule in entry.card.rules:
            if rule.kind == "copies" and (not rule.section or rule.section in sections):
                return rule.amount, rule.source
    return limit, ""


def per_section(judging: DeckCheck, entries: tuple[Entry, ...]) -> str:
    """Return the copies by section as text: `Main deck 3, Sideboard 2`."""
    counts: dict[str, int] = {}
    for entry in entries:
        counts[entry.section] = counts.get(entry.section, 0) + entry.count
    return ", ".join(f"{judging.section(code).title} {count}" for code, count in counts.items())


def described(card: Card) -> str:
    """Return a card's marks and types as text, such as `basic magic stone`."""
    return " ".join((*card.front.marks, "/".join(card.front.types))) or "card of an unknown type"

"""The rules for constructing a deck, in the order of the Comprehensive Rules 8.01, chapter 402."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rules.cards import Card
from rules.clauses import Clause
from rules.construction import checks
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, rule
from rules.construction.section import Limits
from rules.games.fow8.cards import (
    grimoire,
    is_basic_stone,
    is_chant,
    is_known,
    is_story_chant,
    may_hold,
)
from rules.games.fow8.construction_deck_texts import ruler_copies, ruler_without
from rules.games.fow8.construction_sideboard import sideboard_copies, sideboard_size, sideboard_stones

COPIES = 4
"""The rulebook's limit (402.3b, 402.4b, 402.7); lower limits are rows of a format."""
DECKS = ("main", "extra", "rune")


def _rulers(judging: DeckCheck) -> tuple[Card, ...]:
    return tuple(card for card in judging.cards("ruler") if card.is_type("ruler"))


def _fits(section: str, card: Card) -> bool:
    """Return whether a card may be in a section; cards of unknown types are judged separately."""
    return may_hold(section, card) or not is_known(card)


def _with_card_text(found: Iterator[Violation], number: str) -> Iterator[Violation]:
    """Cite the clause on replaced rules only if a card's text set the limit."""
    for violation in found:
        numbers = (number, "402.8") if violation.params["replaced_by"] else (number,)
        yield replace(violation, clauses=tuple(Clause("fow8", one) for one in numbers))


@rule("fow8", "201.2")
def unknown_type(judging: DeckCheck) -> Iterator[Violation]:
    """A card of a type that the rulebook does not name cannot be judged by it."""
    yield from checks.known(judging, is_known)


@rule("fow8", "402.1", "402.2")
def ruler_count(judging: DeckCheck) -> Iterator[Violation]:
    """A player prepares exactly one ruler."""
    yield from checks.size(judging, "ruler")


@rule("fow8", "402.2")
def ruler_type(judging: DeckCheck) -> Iterator[Violation]:
    """Only a ruler can be prepared as the ruler."""
    yield from checks.only(judging, "ruler", "a ruler", partial(_fits, "ruler"))


@rule("fow8", "402.3")
def main_types(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck holds no ruler, no magic stone, and no rune that is not also a chant."""
    allowed = "no ruler, no magic stone, a rune only if it is also a chant"
    yield from checks.only(judging, "main", allowed, partial(_fits, "main"))


@rule("fow8", "402.1", "402.3a")
def main_size(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck holds forty to sixty cards."""
    yield from checks.size(judging, "main")


@rule("fow8", "402.3b", "402.8")
def main_copies(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck holds up to four cards with the same name, unless a card's own text says otherwise."""
    yield from _with_card_text(checks.copies(judging, ("main",), COPIES), "402.3b")


@rule("fow8", "402.4")
def stone_types(judging: DeckCheck) -> Iterator[Violation]:
    """The magic stone deck holds magic stones only."""
    yield from checks.only(judging, "stone", "a magic stone", partial(_fits, "stone"))


@rule("fow8", "402.1", "402.4a")
def stone_size(judging: DeckCheck) -> Iterator[Violation]:
    """The magic stone deck holds ten to twenty cards."""
    yield from checks.size(judging, "stone")


@rule("fow8", "402.4b", "402.4c")
def stone_copies(judging: DeckCheck) -> Iterator[Violation]:
    """The stone deck holds up to four non-basic stones with the same name; basic stones are unlimited."""
    for violation in checks.copies(judging, ("stone",), COPIES, exempt=is_basic_stone):
        yield replace(violation, clauses=(Clause("fow8", "402.4c"),))


@rule("fow8", "402.5")
def extra_types(judging: DeckCheck) -> Iterator[Violation]:
    """The extra deck holds neither rulers nor magic stones."""
    yield from checks.only(judging, "extra", "no ruler, no magic stone", partial(_fits, "extra"))


@rule("fow8", "402.1", "402.5a")
def extra_size(judging: DeckCheck) -> Iterator[Violation]:
    """The extra deck holds up to five cards."""
    yield from checks.size(judging, "extra")


@rule("fow8", "402.5b")
def extra_copies(judging: DeckCheck) -> Iterator[Violation]:
    """The extra deck holds one card of each name."""
    yield from checks.copies(judging, ("extra",), 1)


@rule("fow8", "402.5c", "1132.1")
def extra_grimoire(judging: DeckCheck) -> Iterator[Violation]:
    """An extra deck needs a ruler with [Grimoire].

    A deck without a ruler is incomplete for that reason, and not judged here.
    """
    rulers = _rulers(judging)
    if rulers and judging.count("extra") and not any(grimoire(ruler) for ruler in rulers):
        yield Violation(
            severity="illegal",
            section="extra",
            cards=rulers,
            actual=judging.count("extra"),
            allowed=0,
        )


def _grimoire_of(judging: DeckCheck) -> int:
    return max((grimoire(ruler) for ruler in _rulers(judging)), default=0)


def _story_or_judged_elsewhere(card: Card) -> bool:
    return is_story_chant(card) or not may_hold("extra", card) or not is_known(card)


@rule("fow8", "1132.2")
def extra_story(judging: DeckCheck) -> Iterator[Violation]:
    """With a [Grimoire] ruler, the extra deck holds story chants only."""
    if _grimoire_of(judging):
        yield from checks.only(judging, "extra", "story chants only", _story_or_judged_elsewhere)


@rule("fow8", "1132.2")
def extra_number(judging: DeckCheck) -> Iterator[Violation]:
    """With a [Grimoire] ruler, the extra deck holds at most that ability's number of cards.

    If the deck's own limit is as low, only that rule reports it.
    """
    number, limits = _grimoire_of(judging), judging.limits("extra")
    if number and judging.count("extra") > number and (limits.maximum is None or number < limits.maximum):
        yield Violation(
            severity="illegal",
            section="extra",
            cards=_rulers(judging),
            actual=judging.count("extra"),
            allowed=number,
        )


def room(judging: DeckCheck, section: str, limits: Limits) -> Limits:
    """Narrow the extra deck to what the rulers allow: nothing without [Grimoire] (402.5c, 1132.2)."""
    rulers = _rulers(judging)
    if section != "extra" or not rulers:
        return limits
    number = _grimoire_of(judging)
    most = number if limits.maximum is None else min(number, limits.maximum)
    source = f"[Grimoire] of {rulers[0].name}" if number else f"{rulers[0].name}, who has no [Grimoire]"
    return Limits(0, most, limits.or_none, source)


@rule("fow8", "402.6")
def rune_types(judging: DeckCheck) -> Iterator[Violation]:
    """The rune deck holds runes only."""
    yield from checks.only(judging, "rune", "a rune", partial(_fits, "rune"))


@rule("fow8", "402.1", "402.6a")
def rune_size(judging: DeckCheck) -> Iterator[Violation]:
    """The rune deck holds up to five cards."""
    yield from checks.size(judging, "rune")


@rule("fow8", "402.6b")
def rune_copies(judging: DeckCheck) -> Iterator[Violation]:
    """The rune deck holds one card of each name."""
    yield from checks.copies(judging, ("rune",), 1)


@rule("fow8", "402.6c")
def rune_masters(judging: DeckCheck) -> Iterator[Violation]:
    """The rune deck holds up to one master rune."""
    masters = [entry for entry in judging.entries("rune") if entry.card.is_marked("master")]
    total = sum(entry.count for entry in masters)
    if total > 1:
        yield Violation(
            severity="illegal",
            section="rune",
            cards=tuple(entry.card for entry in masters),
            actual=total,
            allowed=1,
        )


@rule("fow8", "402.6d")
def rune_attribute(judging: DeckCheck) -> Iterator[Violation]:
    """A rune that is not also a chant must share an attribute with the ruler.

    JUDGEMENT: the ruler's attributes are those of its ruler side, the side up in the ruler area. A deck
    without a ruler is incomplete for that reason, and not judged here.
    """
    rulers = _rulers(judging)
    attributes = {attribute for ruler in rulers for attribute in ruler.front.attributes}
    for entry in judging.entries("rune") if rulers else ():
        card = entry.card
        if card.is_type("rune") and not is_chant(card) and attributes.isdisjoint(card.front.attributes):
            yield Violation(
                severity="illegal",
                section="rune",
                cards=(card,),
                actual=" and ".join(card.front.attributes) or "no attribute",
                allowed=" or ".join(sorted(attributes)) or "no attribute",
                params={"ruler": " and ".join(ruler.name for ruler in rulers)},
            )


@rule("fow8", "402.7", "402.8")
def copies_across(judging: DeckCheck) -> Iterator[Violation]:
    """Main deck, extra deck and rune deck together hold up to four cards with the same name.

    Too many in the main deck alone is reported for that deck and not repeated here.
    """
    for violation in _with_card_text(checks.copies(judging, DECKS, COPIES), "402.7"):
        sections = {entry.section for entry in judging.entries(*DECKS) if entry.card in violation.cards}
        if sections != {"main"}:
            yield violation


RULES = (
    unknown_type,
    ruler_count,
    ruler_type,
    main_types,
    main_size,
    main_copies,
    stone_types,
    stone_size,
    stone_copies,
    extra_types,
    extra_size,
    extra_copies,
    extra_grimoire,
    extra_story,
    extra_number,
    rune_types,
    rune_size,
    rune_copies,
    rune_masters,
    rune_attribute,
    copies_across,
    ruler_copies,
    ruler_without,
    sideboard_size,
    sideboard_copies,
    sideboard_stones,
)

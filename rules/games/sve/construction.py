"""The construction rules of chapter 6.1, one function per rule, in the rulebook's order."""

from collections.abc import Iterator
from dataclasses import replace

from rules.cards import Card
from rules.construction.checks import copies, only, size
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, rule
from rules.games.sve.cards import (
    classes,
    is_beside_deck,
    is_evolve_card,
    is_leader,
    is_main_card,
    is_unknown_kind,
)
from rules.games.sve.construction_deck_texts import restricted_copies, starting_names
from rules.games.sve.construction_formats import OPTIONAL_RULES
from rules.games.sve.construction_phrases import class_words, either

__all__ = ["OPTIONAL_RULES", "RULES"]

DECKS = ("main", "evolve")
COPIES = 3
"""The rulebook's limit (6.1.1.4); a format with another one sets it in its parameters."""


@rule("sve", "6.1.1")
def glory_count(judging: DeckCheck) -> Iterator[Violation]:
    """A deck is a leader, a main deck and an evolve deck; only a format may require a card besides these."""
    yield from size(judging, "glory")


@rule("sve", "6.1.1.1")
def leader_count(judging: DeckCheck) -> Iterator[Violation]:
    """Each player has exactly one leader."""
    yield from size(judging, "leader")


@rule("sve", "6.1.1.1", "2.3.2")
def leader_types(judging: DeckCheck) -> Iterator[Violation]:
    """Only a leader card can be the leader."""
    yield from only(judging, "leader", "a leader", is_leader)


@rule("sve", "6.1.1.2")
def main_size(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck has 40 to 50 cards."""
    yield from size(judging, "main")


@rule("sve", "6.1.1.2", "2.3.2", "2.3.3", "2.3.3.1")
def main_types(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck has no leaders and no cards of a special type, such as evolved cards and tokens.

    An advance card prints its type where evolved cards and tokens print theirs, so it is special too, though
    the book does not name it.
    """
    allowed = "followers, amulets and spells"
    yield from only(judging, "main", allowed, lambda card: is_main_card(card) or _unplaced(card))


@rule("sve", "6.1.1.3")
def evolve_size(judging: DeckCheck) -> Iterator[Violation]:
    """The evolve deck has up to 10 cards, or none."""
    yield from size(judging, "evolve")


@rule("sve", "6.1.1.3", "2.3.3", "2.3.3.1")
def evolve_types(judging: DeckCheck) -> Iterator[Violation]:
    """The evolve deck has only evolved cards."""
    yield from only(
        judging, "evolve", "evolved cards", lambda card: is_evolve_card(card) or is_unknown_kind(card)
    )


@rule("sve", "2.3.3", "6.1.1.2", "6.1.1.3")
def kind_unknown(judging: DeckCheck) -> Iterator[Violation]:
    """A card of a kind newer than the rulebook cannot be judged by it.

    JUDGEMENT: later rules put advance cards into the evolve deck; edition 1.3.1 neither allows nor knows
    them, so the verdict is unknown, neither legal nor illegal. The same holds for super evolution points.
    """
    for entry in judging.entries(*DECKS):
        later = is_unknown_kind(entry.card) if entry.section == "evolve" else _unplaced(entry.card)
        if later:
            yield Violation(
                severity="unknown",
                section=entry.section,
                cards=(entry.card,),
                actual=" ".join((*entry.card.front.marks, *entry.card.front.types)),
                allowed="a kind of card that the rulebook knows",
            )


def _unplaced(card: Card) -> bool:
    # Any special type keeps a card out of the main deck; a type that the book lacks stays unknown.
    return is_unknown_kind(card) and not card.front.marks


@rule("sve", "6.1.1.4", "2.1.1")
def name_copies(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck and the evolve deck each have at most three cards of one name."""
    limit = judging.parameter("copies", int, COPIES)
    by_format = "copies" in judging.edition.parameters
    for section in DECKS:
        for violation in copies(judging, (section,), limit):
            if by_format and not violation.params["replaced_by"]:
                params = {**violation.params, "rule": "copies_by_format"}
                listed = judging.edition.reference()
                yield replace(violation, list=listed, clauses=(), params=params)
            else:
                yield violation


@rule("sve", "6.1.1.5")
def leader_class(judging: DeckCheck) -> Iterator[Violation]:
    """Leader cards belong to one class, so two leaders of different classes break more than their limit."""
    leaders = _leaders(judging)
    found = _classes_of(leaders)
    if len(found) > 1:
        yield Violation(
            severity="illegal",
            section="leader",
            cards=leaders,
            actual=class_words(found),
            allowed="one class",
        )


@rule("sve", "6.1.1.5", "6.1.1.5.1", "2.2.1", "2.2.3")
def one_class(judging: DeckCheck) -> Iterator[Violation]:
    """Leader, main deck and evolve deck belong to one class; neutral cards go with every class.

    Without a leader, the most common class among the cards is taken to be the deck's, since all we know is
    that there may be only one. If most cards are of one other class, only the leader is reported as out of
    place.
    """
    leaders = _leaders(judging)
    bases = _classes_of(leaders) if leaders else _commonest(judging)
    allowed = either((*bases, "neutral"))
    other = _other_class(judging, bases)
    if other:
        yield Violation(
            severity="illegal",
            section="leader",
            cards=leaders,
            actual=class_words(bases),
            allowed=class_words((other,)),
            params={"instance": "leader", "class": other, "count": _counts(judging)[other]},
        )
    for entry in judging.entries(*DECKS):
        strange = [name for name in classes(entry.card) if name not in (*bases, other, "neutral")]
        if strange:
            yield Violation(
                severity="illegal",
                section=entry.section,
                cards=(entry.card,),
                actual=class_words(strange),
                allowed=allowed,
                params={"basis": "its leader" if leaders else "the class of most of its cards"},
            )


def _leaders(judging: DeckCheck) -> tuple[Card, ...]:
    return tuple(card for card in judging.cards("leader") if is_leader(card))


def _classes_of(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for card in cards for name in classes(card)))


def _commonest(judging: DeckCheck) -> tuple[str, ...]:
    counts = _counts(judging)
    # The name breaks a tie, so that the order of a deck list does not matter.
    return (min(counts, key=lambda name: (-counts[name], name)),) if counts else ()


def _counts(judging: DeckCheck) -> dict[str, int]:
    counts: dict[str, int] = {}
    for entry in judging.entries(*DECKS):
        for name in classes(entry.card):
            if name != "neutral":
                counts[name] = counts.get(name, 0) + entry.count
    return counts


def _other_class(judging: DeckCheck, bases: tuple[str, ...]) -> str:
    """Return the class of more than half of the cards that have one, if it is not a leader's; else ""."""
    counts = _counts(judging)
    half = sum(entry.count for entry in judging.entries(*DECKS) if classes(entry.card) != ("neutral",)) / 2
    return next((name for name in _commonest(judging) if name not in bases and counts[name] > half), "")


@rule("sve", "6.1.2", "1.3.1", "1.3.3")
def card_text_copies(judging: DeckCheck) -> Iterator[Violation]:
    """A card's text may forbid further copies of all others, which overrides texts that allow more."""
    yield from restricted_copies(judging, DECKS)


@rule("sve", "6.1.2", "2.1.2")
def starting_amulet_names(judging: DeckCheck) -> Iterator[Violation]:
    """All cards with the keyword Starting Amulet in a deck must have the same name."""
    yield from starting_names(judging)


@rule("sve", "9.1.5", "3.2.5")
def beside_types(judging: DeckCheck) -> Iterator[Violation]:
    """Only tokens and evolution point cards, in any number, go beside the deck; they are not part of it."""
    yield from only(judging, "tokens", "tokens and evolution points", is_beside_deck)


RULES = (
    glory_count,
    leader_count,
    leader_types,
    main_size,
    main_types,
    evolve_size,
    evolve_types,
    kind_unknown,
    name_copies,
    leader_class,
    one_class,
    card_text_copies,
    starting_amulet_names,
    beside_types,
)

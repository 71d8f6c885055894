"""A deck's history: the changes from version to version, and between any two."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.db.models import F, QuerySet

import rules
from cards.models import Card
from common import ids
from common.access import User
from decks import values
from decks.editing.pasted_lists import Change, changes_between
from decks.models import ConsideredCard, Deck, DeckCard, DeckVersion

NOT_UNDERSTOOD, CONSIDERING = "not understood", "Considering"


class NoVersion(LookupError):
    """There is no such version that this user may see; the message quotes the request."""


@dataclass(frozen=True, slots=True)
class Step:
    """A row of a history: a version with its changes.

    `repeats` is the version it restored, if the reader may see that one.
    """

    kept: DeckVersion
    changes: Sequence[Change]
    first: bool
    format: str
    repeats: int | None

    @property
    def added(self) -> int:
        """How many copies were added."""
        return sum(change.amount for change in self.changes if change.amount > 0)

    @property
    def removed(self) -> int:
        """How many copies were removed."""
        return -sum(change.amount for change in self.changes if change.amount < 0)

    @property
    def settings_only(self) -> bool:
        """Whether nothing that a version holds has changed, but its name or description."""
        return not (self.first or self.changes or self.format or self.kept.repeats or self.kept.name)


def versions_of(deck: Deck, user: User) -> QuerySet[DeckVersion]:
    """Return the versions of a deck that a user may see, newest first."""
    return deck.versions.visible_to(user).select_related("made_by", "deck")


def all_versions(deck: Deck) -> QuerySet[DeckVersion]:
    """Return all versions of a deck, as its owner sees them, newest first."""
    return deck.versions.select_related("made_by", "deck")


def version_or_none(deck: Deck, user: User, number: int) -> DeckVersion | None:
    """Return a version of a deck, or None if there is none the user may see."""
    return versions_of(deck, user).filter(number=number).first()


def steps(deck: Deck, user: User, kept: Sequence[DeckVersion]) -> list[Step]:
    """Return the changes of each of these versions since the previous one the user may see.

    They are consecutive among the versions the user may see, newest first.
    """
    if not kept:
        return []
    before = versions_of(deck, user).filter(number__lt=kept[-1].number).first()
    following: list[DeckVersion | None] = [*kept[1:], before]
    restored = [one.repeats for one in kept if one.repeats is not None]
    seen = set(versions_of(deck, user).filter(number__in=restored).values_list("number", flat=True))
    return [
        Step(
            new,
            between(old, new),
            old is None,
            "" if old is not None and old.format == new.format else format_name(new),
            new.repeats if new.repeats in seen else None,
        )
        for new, old in zip(kept, following, strict=True)
    ]


def between(old: DeckVersion | None, new: DeckVersion) -> list[Change]:
    """Return the changes from one version to another, by section and name, unresolved lines last."""
    names = {card_id: name for one in (old, new) if one for _, card_id, _, name in one.cards}
    names |= {card_id: name for one in (old, new) if one for card_id, _, name in one.considered}
    cards = changes_between(new.deck.system, _all_counts(old), _all_counts(new), names)
    lines = _lines(new)
    lines.subtract(_lines(old))
    return [*cards, *(Change(NOT_UNDERSTOOD, text, n) for text, n in sorted(lines.items()) if n)]


def since(deck: Deck, number: int) -> list[Change] | None:
    """Return a deck's changes since one of its versions, or None if that is no longer stored."""
    kept = {one.number: one for one in all_versions(deck).filter(number__in=(number, deck.version))}
    old, new = kept.get(number), kept.get(deck.version)
    return between(old, new) if old is not None and new is not None else None


def both(base: DeckVersion, theirs: DeckVersion, mine: rules.Deck) -> rules.Deck:
    """Merge two changes of the same version: the second's deck with the first's changes applied to it.

    If both removed copies of a card, and together more than there were, none is left.
    """
    counts = Counter(_counts(theirs))
    counts.update({(entry.section, entry.card.id): entry.count for entry in mine.entries})
    counts.subtract(_counts(base))
    cards = [[section, card_id, n, ""] for (section, card_id), n in counts.items() if n > 0]
    value = values.value_of_version(DeckVersion(deck=theirs.deck, cards=cards))
    known = {line.text for line in mine.unresolved}
    others = [line for line in values.value_of_version(theirs).unresolved if line.text not in known]
    gone = {line.text for line in values.value_of_version(base).unresolved}
    kept = [line for line in others if line.text not in gone]
    return rules.Deck(value.system, value.entries, (*mine.unresolved, *kept, *value.unresolved))


def find(user: User, deck: Deck, said: str, number: str) -> DeckVersion:
    """Return the version that a comparison asks for, of this deck or of another one the user may see.

    `said` is the other deck's id or address, "" for this deck; `number` is "" for the newest.
    """
    of = deck
    if said.strip():
        parts = [part for part in said.strip()[:300].split("/") if ids.is_id(part)]
        found = Deck.objects.visible_to(user).with_id(parts[-1]).first() if parts else None
        if found is None:
            raise NoVersion(f"“{said.strip()[:80]}” is not a deck that you can see")
        of = found
    if of.system != deck.system:
        raise NoVersion(f"“{of.name}” is a deck for another game, so there is nothing to compare")
    if number and not (number.isdecimal() and len(number) <= 9):
        raise NoVersion(f"“{number[:20]}” is not a version number")
    kept = version_or_none(of, user, int(number) if number else of.version)
    if kept is None:
        raise NoVersion(f"“{of.name}” has no version {number or of.version} that you can see")
    return kept


def rows_of(kept: DeckVersion) -> list[DeckCard]:
    """Return what a deck held at a version as rows for pages, ordered as lists are; they are not stored."""
    return [
        DeckCard(pk=place, section=kept.cards[place][0], card=card, quantity=kept.cards[place][2])
        for place, card in _in_order(kept, [row[1] for row in kept.cards])
    ]


def considered_of(kept: DeckVersion) -> list[ConsideredCard]:
    """Return what was considered at a version as rows for pages."""
    return [
        ConsideredCard(card=card, quantity=kept.considered[place][1])
        for place, card in _in_order(kept, [row[0] for row in kept.considered])
    ]


def _in_order(kept: DeckVersion, card_ids: Sequence[str]) -> list[tuple[int, Card]]:
    """Return the cards that are still known, each with its place in what was given, as lists show them."""
    if not card_ids:
        return []
    known = Card.objects.filter(system=kept.deck.system, card_id__in=card_ids)
    cards = known.order_by(F("cost").asc(nulls_last=True), "name_order", "pk")
    return [
        (place, card) for card in cards for place, card_id in enumerate(card_ids) if card_id == card.card_id
    ]


def format_name(kept: DeckVersion) -> str:
    """Return the name of the format a version was made for, or its code when it is gone."""
    form = rules.formats(kept.deck.system).get(kept.format)
    return form.name if form else kept.format


def judged_in(kept: DeckVersion) -> str | None:
    """Return the format a version was made for, or None, for its system's default, when that is gone."""
    return kept.format if kept.format in rules.formats(kept.deck.system) else None


def _counts(kept: DeckVersion | None) -> Mapping[tuple[str, str], int]:
    return {(section, card): n for section, card, n, _ in kept.cards} if kept else {}


def _all_counts(kept: DeckVersion | None) -> Mapping[tuple[str, str], int]:
    """Count what was only considered too, by its title instead of a section."""
    considered = {(CONSIDERING, card): n for card, n, _ in kept.considered} if kept else {}
    return {**_counts(kept), **considered}


def _lines(kept: DeckVersion | None) -> Counter[str]:
    lines: Iterable[Mapping[str, str]] = kept.unresolved if kept else ()
    return Counter(line["text"] for line in lines)

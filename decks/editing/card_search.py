"""The search beside a deck: what it may begin with, and why a found card does not fit the deck."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Literal

import rules
from cards import sections
from cards.models import Card
from rules import Deck as DeckValue
from rules.attributes import attributes
from rules.cards import Card as CardValue
from rules.cards import search_key
from rules.construction.card_legality import CardLegalities, card_legalities
from rules.construction.findings import Finding
from rules.construction.formats import Format
from rules.construction.preselection import Preselection, full
from rules.search.conditions import Condition, Has, Listed
from rules.search.tree import Every, Tree, Without

_NOT_IN = {"banned": "banned in {name}", "outside": "not in {name}", "unknown": "not known to be in {name}"}


@dataclass(frozen=True)
class DeckRoom:
    """What a deck leaves for further cards in a format on a day."""

    value: DeckValue
    form: Format
    day: date

    @cached_property
    def of(self) -> rules.System:
        """The deck's system."""
        return rules.system(self.value.system)

    @cached_property
    def legalities(self) -> CardLegalities:
        """The legality of single cards."""
        return card_legalities(self.of, self.form, self.day)

    @cached_property
    def preselection(self) -> Preselection | None:
        """What the deck's own cards ask of others."""
        return self.of.narrows(self.value, self.form)

    @cached_property
    def condition(self) -> Tree[Condition]:
        """The condition of a search for cards that may go in."""
        return self._narrowed(Listed("possible", (self.legalities,)))

    @cached_property
    def sure(self) -> Tree[Condition]:
        """The condition of a search for cards that may certainly go in, where the format's pool is known."""
        word: Literal["possible", "legal"] = "possible" if self.legalities.pool_lost else "legal"
        return self._narrowed(Listed(word, (self.legalities,)))

    def _narrowed(self, possible: Listed) -> Tree[Condition]:
        if self.preselection is None:
            return possible
        others = set(attributes(self.of.code).marks) - set(self.preselection.attributes)
        return Every((possible, Without(Has("attribute", tuple(sorted(others)))))) if others else possible

    @property
    def words(self) -> str:
        """The condition in words, which say more of “2 cards”."""
        if self.preselection is None:
            return f"in {self.form.name}"
        asked = self._called(self.preselection.attributes)
        return f"in {self.form.name} that go with {self.preselection.because} ({asked})"

    def marks(self, cards: Iterable[Card]) -> dict[str, list[str]]:
        """Return why cards do not fit the deck, by id; an empty list for those that do."""
        catalogue = self.of.catalogue()
        playable = [value for card in cards if (value := catalogue.get(card.card_id)) is not None]
        places = [(sections.section_of(self.of.code, value.id), value) for value in playable]
        crowded = full(self.of, self.value, self.form, self.day, places)
        return {value.id: [*self._strange(value), *_in_deck(crowded.get(value))] for value in playable}

    def _strange(self, card: CardValue) -> Sequence[str]:
        legality = self.legalities.of(card)
        word, most = legality.word, legality.copies
        found = [_NOT_IN[word].format(name=self.form.name)] if word in _NOT_IN else []
        if word == "limited" and most:
            found.append(f"limited to {most}")
        if self.preselection is not None and (strange := self.preselection.strange(card)):
            found.append(f"{self._called(strange)}, not {self._called(self.preselection.attributes)}")
        return found

    def _called(self, attributes: Sequence[str]) -> str:
        return " or ".join(self.of.shown.get(one, one) for one in attributes)

    def one_of_each(self, cards: Iterable[Card]) -> list[Card]:
        """Return the first of the cards that count as copies of each other, such as printings of one name."""
        seen: set[str] = set()
        found = []
        for card in cards:
            value = self.of.catalogue().get(card.card_id)
            keys = set(self.of.keys(value)) if value is not None else {card.card_id}
            if seen.isdisjoint(keys):
                found.append(card)
            seen |= keys
        return found

    def called(self, name: str, cards: Sequence[Card]) -> Card | None:
        """Return the only card that goes by a name among those found: its name, or all that there is.

        Cards that count as copies of each other, such as printings, are one; then it is the first of them.
        """
        named = [card for card in cards if search_key(card.name) == search_key(name)] or cards
        alike = self.one_of_each(named)
        return alike[0] if len(alike) == 1 else None

    def too_many(self, section: str, card_id: str) -> Finding | None:
        """Return what one more copy of a card in a section would be found to break, if it is its number."""
        card = self.of.catalogue().get(card_id)
        if card is None or section not in {one.code for one in self.of.sections}:
            return None
        return full(self.of, self.value, self.form, self.day, [(section, card)]).get(card)


def _in_deck(finding: Finding | None) -> Sequence[str]:
    return [f"{int(finding.actual) - 1} in deck"] if finding is not None else []

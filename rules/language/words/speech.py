"""The context of phrases: the game's terms, and the names of targets and bound cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rules.language.words.terms import Terms


@dataclass(frozen=True, slots=True)
class Name:
    """The name of bound cards, whether they are plural, and whose they are: "your", "" if that varies."""

    text: str
    several: bool
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Speech:
    """The game's terms, the names of targets, and those of bound cards and numbers.

    `itself` is the subject of an event that names no card, this card if empty. `owners` are whose the targets
    are, as for bound cards. `away` is whether the ability's own card is out of play when its effect applies.
    """

    terms: Terms
    targets: tuple[str, ...] = ()
    cards: Mapping[str, Name] = field(default_factory=dict)
    numbers: Mapping[str, str] = field(default_factory=dict)
    itself: str = ""
    owners: tuple[str, ...] = ()
    away: bool = False

    def with_cards(self, name: str, several: bool, owner: str = "") -> "Speech":
        """Return the context with cards bound to a name: "it" or "them", then "the second chosen card"."""
        # Binding a name again replaces its previous meaning.
        others = {key: value for key, value in self.cards.items() if key != name}
        used = {value.text for value in others.values()}
        card = self.word("card")
        called, order = ("them" if several else "it"), 1
        while called in used:
            order += 1
            if several and order == 2:
                called = f"those {self.terms.plural(card)}"
                continue
            called = f"the {ordinal(order)} chosen {self.terms.plural(card) if several else card}"
        return replace(self, cards={**others, name: Name(called, several, owner)})

    def with_number(self, name: str) -> "Speech":
        """Return the context with a number bound to a name: "N" first, then "N2"."""
        others = {key: value for key, value in self.numbers.items() if key != name}
        order = 1
        while f"N{order if order > 1 else ''}" in others.values():
            order += 1
        return replace(self, numbers={**others, name: f"N{order if order > 1 else ''}"})

    def part(self, first: int, count: int) -> "Speech":
        """Return the context with only some of the targets."""
        end = first + count
        return replace(self, targets=self.targets[first:end], owners=self.owners[first:end])

    def alone(self) -> "Speech":
        """Return a context without targets or bound names."""
        return Speech(self.terms)

    def word(self, name: str) -> str:
        """Return the game's term for something that all games have."""
        return self.terms.word(name)


def ordinal(count: int) -> str:
    """Return an ordinal: "first", "2nd"."""
    if count < 4:
        return ("first", "second", "third")[count - 1]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(count % 10 if count % 100 not in (11, 12, 13) else 0, "th")
    return f"{count}{ending}"

"""A game's declaration for deck construction, so that no other code asks which game it is."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rules.cards import Card, Catalogue
from rules.construction.section import Limits, Section

if TYPE_CHECKING:
    from rules.construction.deck import Deck
    from rules.construction.findings import Finding
    from rules.construction.formats import Format
    from rules.construction.moves import Move
    from rules.construction.preselection import Preselection
    from rules.construction.rule import DeckCheck, Rule


def no_detail(card: Card) -> str:
    """Return no detail: names alone identify cards."""
    return ""


def unchanged_limits(judging: "DeckCheck", section: str, limits: Limits) -> Limits:
    """Return limits unchanged."""
    return limits


def no_narrowing(deck: "Deck", form: "Format") -> "Preselection | None":
    """Return no narrowing: any card goes with any other."""
    return None


def no_fixes(system: "System", deck: "Deck", finding: "Finding") -> Iterable[tuple["Move", ...]]:
    """Return no fixes besides those of every game."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class System:
    """A rule system: its rulebook, sections, construction rules and cards.

    `folder` is the game's own, `data` the one with its cards and sets. `catalogue` returns the cards and is
    called only when they are needed. `keys` gives the identities by which copies are counted. `place` names
    the section a card belongs to if a list does not say; `may_hold` tells whether a section may have a card
    by its type. `rules` are in rulebook order; `optional_rules` apply only if a format adds them;
    `book_format` is the one with the rulebook's rules alone, if that is not the default. `values` names the
    printed stats a card may have, `cost_word` is what costs are counted in, if players say it. `words` maps
    other words for types, attributes and marks to the rulebook's.
    `shown` maps words of the rulebook to those that players say instead, for display; `rulebook_name` is what
    the rulebook calls the game, if players call it something else.
    `detail` is what sentences and rows say of a card besides its name, if names alone do not identify cards.
    `room` narrows a section's limits by other rules than the one on its size, for display in a verdict.
    `narrows` says which cards a search for a deck begins with.
    `fixes` are the game's own moves that might remove a finding, the mildest first. `edition` names the cards
    if they are not the bundled ones.
    """

    code: str
    name: str
    rulebook: str
    folder: Path
    data: Path
    sections: tuple[Section, ...]
    rules: tuple["Rule", ...]
    optional_rules: tuple["Rule", ...] = ()
    catalogue: Callable[[], Catalogue]
    keys: Callable[[Card], tuple[str, ...]]
    place: Callable[[Card], str]
    may_hold: Callable[[str, Card], bool]
    default_format: str
    book_format: str = ""
    identity: str = "name"
    attribute_word: str = "attribute"
    race_word: str = "race"
    title_word: str = "title"
    cost_word: str = ""
    values: tuple[str, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    shown: Mapping[str, str] = field(default_factory=dict)
    rulebook_name: str = ""
    detail: Callable[[Card], str] = no_detail
    edition: str = ""
    room: Callable[["DeckCheck", str, Limits], Limits] = unchanged_limits
    fixes: Callable[["System", "Deck", "Finding"], Iterable[tuple["Move", ...]]] = no_fixes
    narrows: Callable[["Deck", "Format"], "Preselection | None"] = no_narrowing

    def with_cards(self, cards: Catalogue, edition: str) -> "System":
        """Return this system with other cards than the bundled ones; `edition` identifies them."""
        return replace(self, catalogue=lambda: cards, edition=edition)

    def label(self, card: Card) -> str:
        """Return a card's name for sentences, with what distinguishes it from others of that name."""
        detail = self.detail(card)
        return f"{card.name} ({detail})" if detail else card.name

    def shares_name(self, card: Card) -> bool:
        """Return whether other cards of the catalogue have this card's name."""
        return sum(other.name == card.name for other in self.catalogue().named(card.name)) > 1

    def section(self, code: str) -> Section:
        """Return the section with this code. Raises KeyError with the sections there are."""
        for section in self.sections:
            if section.code == code:
                return section
        known = ", ".join(section.code for section in self.sections)
        raise KeyError(f"{self.code} has no section {code!r}; it has {known}")

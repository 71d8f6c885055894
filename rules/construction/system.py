"""What a game declares about itself, so that nothing else has to ask which game it is."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rules.cards import Card, Catalogue
from rules.construction.section import Limits, Section

if TYPE_CHECKING:
    from rules.construction.deck import Deck
    from rules.construction.findings import Finding
    from rules.construction.moves import Move
    from rules.construction.rule import DeckCheck, Rule


def no_detail(card: Card) -> str:
    """Leave it at the name, which tells cards apart."""
    return ""


def as_said(judging: "DeckCheck", section: str, limits: Limits) -> Limits:
    """Leave limits as rulebook, format and card texts say them."""
    return limits


def no_fixes(system: "System", deck: "Deck", finding: "Finding") -> Iterable[tuple["Move", ...]]:
    """Know no fixes of a finding beyond those that every game has."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class System:
    """One rule system: its rulebook, sections, construction rules and cards.

    `folder` is the game's own, `data` the one with its cards and sets. `catalogue` returns the cards and
    is asked only when they are needed. `keys` gives the identities by which copies are counted. `place`
    names the section a card belongs to when a list does not say; `may_hold` tells whether a section may
    hold a card by its type. `rules` stand in rulebook order; `optional_rules` apply only where a format
    adds them; `book_format` is the one with the rulebook's rules alone, where that is not the default.
    `values` names the printed figures a card may have, `words` maps other words for types, attributes and
    marks to the rulebook's. `detail` is what sentences and rows say of a card beside its name, where names
    alone do not tell cards apart. `room` narrows the limits of a section where another rule than the one on
    its size does, so that a verdict shows what this deck may hold there. `fixes` are moves that might remove
    a finding in the game's own way, the mildest first. `edition` names the cards where they are not the
    bundled ones.
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
    values: tuple[str, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    detail: Callable[[Card], str] = no_detail
    edition: str = ""
    room: Callable[["DeckCheck", str, Limits], Limits] = as_said
    fixes: Callable[["System", "Deck", "Finding"], Iterable[tuple["Move", ...]]] = no_fixes

    def with_cards(self, cards: Catalogue, edition: str) -> "System":
        """Return this system with other cards than the bundled ones; `edition` tells them apart."""
        return replace(self, catalogue=lambda: cards, edition=edition)

    def label(self, card: Card) -> str:
        """Return how sentences call a card: by name, with what tells it from others of that name."""
        detail = self.detail(card)
        return f"{card.name} ({detail})" if detail else card.name

    def section(self, code: str) -> Section:
        """Return the section with this code; KeyError names the sections there are."""
        for section in self.sections:
            if section.code == code:
                return section
        known = ", ".join(section.code for section in self.sections)
        raise KeyError(f"{self.code} has no section {code!r}; it has {known}")

"""A deck laid out in the sections of its game, with the findings of its verdict."""

from collections.abc import Sequence
from dataclasses import dataclass

import rules
from cards import sections
from cards.models import Card
from decks import values
from decks.models import CONSIDERING, ConsideredCard, Deck, DeckCard
from decks.verdicts.presentation.reasons import Reason, reason
from decks.verdicts.verdict import Verdict

# The most copies of a card that a button moves while others stay.
_MOST_SOME = 9


@dataclass(frozen=True, slots=True)
class SectionRow:
    """A row of a section on a page; `findings` are the indexes of those that name it in the verdict.

    `reasons` say in a few words what those find. `detail` distinguishes its card from others of that name.
    """

    row: DeckCard | ConsideredCard
    card: Card
    quantity: int
    findings: tuple[int, ...]
    may_go: tuple[tuple[str, str], ...]
    detail: str = ""
    reasons: tuple[Reason, ...] = ()

    @property
    def label(self) -> str:
        """The card's label in buttons and sentences."""
        return f"{self.card.name} ({self.detail})" if self.detail else str(self.card.name)

    @property
    def fewer(self) -> range:
        """The numbers of copies that are some, but not all, of them, as far as buttons for them go."""
        return range(1, min(self.quantity, _MOST_SOME + 1))


@dataclass(frozen=True, slots=True)
class SectionView:
    """A section of a deck on a page, with its count compared with the limits in force."""

    code: str
    title: str
    count: int
    allowed: str
    state: str
    optional: bool
    rows: tuple[SectionRow, ...]

    @property
    def right(self) -> bool:
        """Whether the count is within the limits."""
        return self.state == "right"

    @property
    def shown(self) -> bool:
        """Whether a page shows the section: an optional one only if used or wrong."""
        return bool(self.count) or not self.optional or not self.right


def deck_sections(deck: Deck, verdict: Verdict, held: Sequence[DeckCard] | None = None) -> list[SectionView]:
    """Lay a deck out in the sections of its system, with the verdict's findings for each.

    `held` are rows to show instead of its current ones. A row's `may_go` are the other sections that may have
    its card, as code and title.
    """
    of = rules.system(deck.system)
    form = rules.format_of(deck.system, verdict["format"])
    titles = {section.code: section.title for section in of.sections}
    rows: dict[str, list[SectionRow]] = {code: [] for code in titles}
    for row in values.rows_of(deck) if held is None else held:
        others = [
            code for code in sections.sections_for(deck.system, row.card.card_id) if code != row.section
        ]
        # The section with the most room is what is usually meant, one that must be empty the least.
        others.sort(key=lambda code: -(verdict["sections"][code]["maximum"] or 0))
        places = [*((code, titles[code]) for code in others), (CONSIDERING, "Considering")]
        named = _naming(verdict, row)
        rows[row.section].append(
            SectionRow(
                row,
                row.card,
                row.quantity,
                named,
                tuple(places),
                _detail(deck.system, row.card.card_id),
                tuple(dict.fromkeys(reason(verdict["findings"][place], form.name) for place in named)),
            )
        )
    return [
        SectionView(
            code=code,
            title=said["title"],
            count=said["count"],
            allowed=said["allowed"],
            state=said["state"],
            optional=said["optional"],
            rows=tuple(rows[code]),
        )
        for code, said in verdict["sections"].items()
    ]


def considered_rows(deck: Deck) -> list[SectionRow]:
    """Return the cards being considered, each with the sections it may go to, its default first."""
    titles = {section.code: section.title for section in rules.system(deck.system).sections}
    return [
        SectionRow(
            row,
            row.card,
            row.quantity,
            (),
            tuple((code, titles[code]) for code in sections.places_of(deck.system, row.card.card_id)),
            _detail(deck.system, row.card.card_id),
        )
        for row in deck.considered.in_order()
    ]


def _detail(system: str, card_id: str) -> str:
    of = rules.system(system)
    card = of.catalogue().get(card_id)
    return of.detail(card) if card else ""


def _naming(verdict: Verdict, row: DeckCard) -> tuple[int, ...]:
    return tuple(
        place
        for place, finding in enumerate(verdict["findings"])
        if row.card.card_id in finding["card_ids"] and finding["section"] in (None, row.section)
    )

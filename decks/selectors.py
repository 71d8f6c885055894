"""What pages and the API read: single cards, decks by who asks, a deck laid out in its sections.

Cards are searched for by `cards.search`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from django.db.models import OuterRef, Prefetch, QuerySet, Subquery, Sum
from django.db.models.functions import Coalesce

import rules
from cards import sections
from cards.models import Card
from common.access import User
from decks import values
from decks.models import CONSIDERING, ConsideredCard, Deck, DeckCard

# ---- cards ----


Decks = TypeVar("Decks", bound=QuerySet[Deck])


def decks_of(user: User) -> QuerySet[Deck]:
    """Return a user's own decks, last changed first, each with `cards`, the number of its cards."""
    return counted(Deck.objects.editable_by(user))


def deck_or_none(user: User, public_id: str) -> Deck | None:
    """Return a deck that a user may see, with its rows, or None."""
    return with_rows(Deck.objects.visible_to(user).with_id(public_id)).first()


def editable_deck_or_none(user: User, public_id: str) -> Deck | None:
    """Return a deck that a user may change, with its rows, or None."""
    return with_rows(Deck.objects.editable_by(user).with_id(public_id)).first()


def with_rows(decks: Decks) -> Decks:
    """Let decks bring their owners, and their rows with cards in the order of names."""
    rows = Prefetch("rows", DeckCard.objects.in_order())
    return decks.select_related("owner", "hidden").prefetch_related(rows)


def counted(decks: QuerySet[Deck]) -> QuerySet[Deck]:
    """Let decks bring their owners and `cards`, how many cards they hold, the last changed first."""
    # Counted deck by deck, so that a page of a long list costs no more than its own decks.
    held = DeckCard.objects.filter(deck=OuterRef("pk")).order_by().values("deck")
    cards = Subquery(held.annotate(cards=Sum("quantity")).values("cards"))
    return decks.select_related("owner").annotate(cards=Coalesce(cards, 0)).order_by("-updated", "-pk")  # type: ignore[no-redef]


# ---- a deck laid out ----


@dataclass(frozen=True, slots=True)
class SectionRow:
    """One row of a section on a page; `findings` are the places of those that name it in the verdict.

    `detail` tells its card from others of that name.
    """

    row: DeckCard | ConsideredCard
    card: Card
    quantity: int
    findings: tuple[int, ...]
    may_go: tuple[tuple[str, str], ...]
    detail: str = ""

    @property
    def label(self) -> str:
        """How buttons and sentences call the card."""
        return f"{self.card.name} ({self.detail})" if self.detail else str(self.card.name)

    @property
    def illegal(self) -> bool:
        """Whether a finding names this row."""
        return bool(self.findings)


@dataclass(frozen=True, slots=True)
class SectionView:
    """One section of a deck on a page, with how its count stands to the limits in force."""

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
        """Whether a page shows the section: an optional one only when it is used or wrong."""
        return bool(self.count) or not self.optional or not self.right


def deck_sections(
    deck: Deck, verdict: Mapping[str, Any], held: Sequence[DeckCard] | None = None
) -> list[SectionView]:
    """Lay a deck out in the sections of its system, in their order, with what the verdict says of each.

    `held` are rows to show instead of those it has now. `may_go` of a row are the other sections that may
    hold its card, as code and title.
    """
    of = rules.system(deck.system)
    titles = {section.code: section.title for section in of.sections}
    rows: dict[str, list[SectionRow]] = {code: [] for code in titles}
    for row in values.rows_of(deck) if held is None else held:
        others = [
            code for code in sections.sections_for(deck.system, row.card.card_id) if code != row.section
        ]
        places = [*((code, titles[code]) for code in others), (CONSIDERING, "Considering")]
        rows[row.section].append(
            SectionRow(
                row,
                row.card,
                row.quantity,
                _naming(verdict, row),
                tuple(places),
                _detail(deck.system, row.card.card_id),
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


def considered(deck: Deck) -> list[SectionRow]:
    """Return the cards that are only thought of, each with where it may go, its own place first."""
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


def _naming(verdict: Mapping[str, Any], row: DeckCard) -> tuple[int, ...]:
    return tuple(
        place
        for place, finding in enumerate(verdict["findings"])
        if row.card.card_id in finding["card_ids"] and finding["section"] in (None, row.section)
    )

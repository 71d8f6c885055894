"""What pages and the API read: cards by a query, decks by who asks, a deck laid out in its sections."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Case, Exists, F, IntegerField, OuterRef, Prefetch, Q, QuerySet, Sum, Value, When

from decks import bridge, caps
from decks.access import User
from decks.bridge import normalise, normalise_number
from decks.models import Card, CardFact, CatalogueState, Deck, DeckCard
from decks.text import storable

ORDERS = {
    "best": "Best match",
    "name": "Name",
    "cost": "Cost, lowest first",
    "-cost": "Cost, highest first",
    "number": "Number",
}

# ---- cards ----


@dataclass(frozen=True, slots=True, kw_only=True)
class CardQuery:
    """What a visitor looks for.

    `text` is part of a name, or a collector's number. Each entry of `facts` is a kind of `CardFact.KINDS`
    with values of which a card must have at least one. `order` is one of `ORDERS`. Without a `system`,
    a system that plays with another one's cards is left out, so that no card is found twice.
    """

    text: str = ""
    system: str = ""
    facts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    cost_min: int | None = None
    cost_max: int | None = None
    order: str = "best"


def search_cards(query: CardQuery) -> QuerySet[Card]:
    """Return the cards that a query means, sorted; the same cards in the same order on every database."""
    found = Card.objects.filter(retired=False, system__in=[query.system] if query.system else own_cards())
    text = storable(query.text[: caps.SEARCH_TEXT])
    for word in text.split()[: caps.SEARCH_WORDS]:
        found = found.filter(_matches(word))
    for kind, values in query.facts.items():
        if values:
            keys = _keys(query.system, values)
            found = found.filter(
                Exists(CardFact.objects.filter(card=OuterRef("pk"), kind=kind, key__in=keys))
            )
    if query.cost_min is not None:
        found = found.filter(cost__gte=query.cost_min)
    if query.cost_max is not None:
        found = found.filter(cost__lte=query.cost_max)
    return found.order_by(*_order(query.order, normalise(text)), "system", "pk")


def own_cards() -> list[str]:
    """Return the codes of the systems that have cards of their own, not another system's."""
    return [of.code for of in bridge.systems() if of.data.parent == of.folder]


def card_or_none(system: str, card_id: str) -> Card | None:
    """Return a card with its printings, or None."""
    if "\0" in system + card_id:
        return None
    return Card.objects.prefetch_related("printings").filter(system=system, card_id=card_id).first()


def facets(system: str) -> dict[str, list[tuple[str, int]]]:
    """Return the facts that occur in a system by kind: each value with how many cards have it."""
    state = CatalogueState.objects.filter(system=system).first()
    return {
        kind: [(value, count) for value, count in found]
        for kind, found in (state.facets if state else {}).items()
    }


def _matches(word: str) -> Q:
    name, number = normalise(word), normalise_number(word)
    return Q(search_name__contains=name) | Q(numbers__contains=f"|{number}")


def _keys(system: str, values: Iterable[str]) -> set[str]:
    """The keys of values, and of the rulebook's words for values that a system calls otherwise."""
    systems = [bridge.system(system)] if system else bridge.systems()
    keys = {normalise(storable(value)) for value in values}
    for of in systems:
        keys |= {normalise(right) for word, right in of.words.items() if normalise(word) in keys}
    return keys


def _order(order: str, key: str) -> list[Any]:
    match order:
        case "cost":
            return [F("cost").asc(nulls_last=True), "name_order"]
        case "-cost":
            return [F("cost").desc(nulls_last=True), "name_order"]
        case "number":
            return ["number_order"]
        case "best" if key:
            rank = Case(
                When(search_name__startswith=f"|{key}|", then=Value(0)),
                When(search_name__contains=f"|{key}", then=Value(1)),
                default=Value(2),
                output_field=IntegerField(),
            )
            return [rank, "name_order"]
        case _:
            return ["name_order"]


# ---- decks ----


def decks_of(user: User) -> QuerySet[Deck]:
    """Return a user's own decks, last changed first, each with `cards`, the number of its cards."""
    return _counted(Deck.objects.editable_by(user))


def public_decks(system: str | None = None) -> QuerySet[Deck]:
    """Return the decks that everyone may find, last changed first, each with `cards`."""
    found = Deck.objects.filter(visibility="public")
    return _counted(found.filter(system=system) if system else found)


def listed_decks(user: User) -> QuerySet[Deck]:
    """Return the public decks and a user's own, last changed first, each with `cards`."""
    return _counted(Deck.objects.listed_for(user))


def deck_or_none(user: User, public_id: str) -> Deck | None:
    """Return a deck that a user may see, with its rows, or None."""
    return with_rows(Deck.objects.visible_to(user).with_id(public_id)).first()


def editable_deck_or_none(user: User, public_id: str) -> Deck | None:
    """Return a deck that a user may change, with its rows, or None."""
    return with_rows(Deck.objects.editable_by(user).with_id(public_id)).first()


def with_rows(decks: QuerySet[Deck]) -> QuerySet[Deck]:
    """Let decks bring their owners, and their rows with cards in the order of names."""
    return decks.select_related("owner").prefetch_related(Prefetch("rows", DeckCard.objects.in_order()))


def _counted(decks: QuerySet[Deck]) -> QuerySet[Deck]:
    counted = decks.select_related("owner").annotate(cards=Sum("rows__quantity", default=0))
    # A sum over groups forgets the order that decks have by themselves.
    return counted.order_by("-updated", "-pk")


# ---- a deck laid out ----


@dataclass(frozen=True, slots=True)
class SectionRow:
    """One row of a section on a page; `findings` are the places of those that name it in the verdict."""

    row: DeckCard
    card: Card
    quantity: int
    findings: tuple[int, ...]
    may_go: tuple[tuple[str, str], ...]

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


def deck_sections(deck: Deck, verdict: Mapping[str, Any]) -> list[SectionView]:
    """Lay a deck out in the sections of its system, in their order, with what the verdict says of each.

    `may_go` of a row are the other sections that may hold its card, as code and title.
    """
    of = bridge.system(deck.system)
    titles = {section.code: section.title for section in of.sections}
    rows: dict[str, list[SectionRow]] = {code: [] for code in titles}
    for row in bridge.rows_of(deck):
        others = [code for code in bridge.sections_for(deck.system, row.card.card_id) if code != row.section]
        rows[row.section].append(
            SectionRow(
                row,
                row.card,
                row.quantity,
                _naming(verdict, row),
                tuple((code, titles[code]) for code in others),
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


def _naming(verdict: Mapping[str, Any], row: DeckCard) -> tuple[int, ...]:
    return tuple(
        place
        for place, finding in enumerate(verdict["findings"])
        if row.card.card_id in finding["card_ids"] and finding["section"] in (None, row.section)
    )

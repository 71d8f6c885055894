"""Card searches: queries as visitors give them, interpreted, sorted, and paged."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from django.contrib.auth.models import AnonymousUser
from django.db.models import Case, Count, F, IntegerField, Q, QuerySet, Value, When, Window
from django.db.models.functions import Coalesce

import rules
from cards import dependents
from cards.models import Card
from cards.search.conditions import where
from cards.search.cursors import Cursor
from cards.search.vocabularies import realms
from common import caps, clock
from common.access import User
from common.text import storable
from rules.cards import search_key
from rules.search import BadQuery, DeckCards, Search, read, understand
from rules.search.conditions import Condition, Has, StatIs
from rules.search.tree import Every, Tree

__all__ = [
    "ORDERS",
    "BadQuery",
    "CardQuery",
    "Found",
    "Search",
    "find",
    "find_forgiving",
    "how_many",
    "own_cards",
    "understood",
]

ORDERS = {
    "best": "Best match",
    "name": "Name",
    "cost": "Cost, lowest first",
    "-cost": "Cost, highest first",
    "number": "Number",
}
# A part of a name with a dash at both ends, where a single one would mean “without”.
_ENCLOSED = re.compile(r"(?:^|\s)-\S+-(?:\s|$)")
# Near matches are looked for where fewer cards match than this, and at most so many are shown.
_FEW, _MOST_NEAR = 3, 12
# Cards without a cost come last, in either direction.
_BEHIND = 10**7


@dataclass(frozen=True, slots=True, kw_only=True)
class CardQuery:
    """A visitor's card search.

    `text` is a search as `rules.search` reads it. Each entry of `facts` is a kind of `CardFact.KINDS` with
    values of which a card must have at least one. `order` is one of `ORDERS`. Without a `system`, in the text
    or separately, systems that use another one's cards are left out, so that no card is found twice. `user`
    is who searches: a search may look into the decks they may see. `narrowed` is a condition besides.
    """

    text: str = ""
    system: str = ""
    facts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    cost_min: int | None = None
    cost_max: int | None = None
    order: str = "best"
    user: User = field(default_factory=AnonymousUser)
    narrowed: Tree[Condition] | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A page of search results: the cards, the total count, and the cursor of the next page.

    `first` is the number of the page's first card, from 1; `next` is "" on the last page. `near` are cards
    that match if words are misspelled, looked for where hardly any card matches, and `nearly` the words that
    were probably meant.
    """

    search: Search
    cards: list[Card]
    count: int
    first: int
    next: str
    near: list[Card] = field(default_factory=list)
    nearly: tuple[str, ...] = ()

    @property
    def last(self) -> int:
        """The number of the page's last card."""
        return self.first + len(self.cards) - 1


def find(query: CardQuery, cursor: str = "", size: int = caps.PAGE) -> Found:
    """Return a page of the cards that match a query.

    Raises BadQuery for a text that cannot be parsed, BadCursor for a cursor of another order.
    """
    search, cards, order = _prepared(query)
    names = [*order, "system"]
    place, count = 0, None
    if cursor:
        at = Cursor.read(cursor, query.order, len(names))
        place, count = at.place, cards.count()
        cards = cards.filter(_after(names, at.values))
    elif search.condition is None:
        count = cards.count()
    else:
        # The cost of a search is in finding the rows: the first page counts them on the way.
        cards = cards.annotate(total=Window(Count("pk")))
    if count is not None:
        rows = list(cards.order_by(*names).values_list("pk", *names)[: size + 1])
    else:
        # The count reads all rows anyway; sorting by it first, though it is the same for all, keeps
        # PostgreSQL from fetching them one by one in index order, which it would wrongly consider faster.
        rows = list(cards.order_by(F("total"), *names).values_list("pk", *names, F("total"))[: size + 1])
    if count is None:
        count = rows[0][-1] if rows else 0
    page = rows[:size]
    after = ""
    if len(rows) > size:
        after = Cursor(
            query.order, place + size, tuple(_plain(one) for one in page[-1][1 : len(names) + 1])
        ).write()
    by_key = Card.objects.in_bulk([row[0] for row in page])
    return Found(search, [by_key[row[0]] for row in page], count, place + 1, after)


def find_forgiving(query: CardQuery, cursor: str = "", size: int = caps.PAGE) -> Found:
    """Return a page of the cards that match a query, like `find`, and near matches where they are few.

    A text that finds nothing, or that cannot be parsed, may be a name with signs that mean something in a
    search, such as “Do:Re” or “X – "Y"”; then cards with such a name are found. So is “Sir Name -Reborn-”.
    """
    if _ENCLOSED.search(query.text) and (named := _find_as_name(query, cursor, size)) is not None:
        return named
    try:
        found = find(query, cursor, size)
    except BadQuery:
        named = _find_as_name(query, cursor, size)
        if named is None:
            raise
        return named
    if not found.count and (named := _find_as_name(query, cursor, size)) is not None:
        return named
    if cursor or found.count >= _FEW or not found.search.names:
        return found
    near = understood(query, near=True)
    if not near.near:
        return found
    there = {card.pk for card in found.cards}
    cards = Card.objects.filter(where(_whole(query, near)), retired=False, system__in=near.systems)
    rows = cards.exclude(pk__in=there).order_by("name_key", "name_order", "system")[:_MOST_NEAR]
    return replace(found, near=list(rows), nearly=near.near)


def _find_as_name(query: CardQuery, cursor: str, size: int) -> Found | None:
    """A page of the cards whose names contain the whole text with all its signs; None if there are none."""
    if all(one.isalnum() or one.isspace() for one in query.text):
        return None
    said = _unquoted(query.text)
    try:
        found = find(replace(query, text=f'"{said}"'), cursor, size)
    except BadQuery:
        return None
    names = (name for card in found.cards for name in _names(card))
    return found if any(said in _unquoted(name) for name in names) else None


def _names(card: Card) -> list[str]:
    return [*(face["name"] for face in card.facts["faces"]), *card.facts.get("aliases", ())]


def _unquoted(text: str) -> str:
    """A text in one case and width, without quotation marks."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return " ".join("".join(one for one in folded if one not in '"“”„').split())


def how_many(query: CardQuery, search: Search) -> int:
    """Return how many cards match a query, whose text was interpreted already."""
    return _matching(query, search).count()


def understood(query: CardQuery, *, near: bool = False) -> Search:
    """Return the interpretation of a query's text, with `near` of misspelled words too. Raises BadQuery."""
    known = realms(near=near)
    usual = [query.system] if query.system else own_cards()

    def deck(public_id: str) -> DeckCards | None:
        return dependents.decks().cards_of(query.user, public_id)

    text = storable(query.text)
    return understand(read(text), known, usual=usual, today=clock.today(), deck=deck, near=near)


def own_cards() -> list[str]:
    """Return the codes of the systems with cards of their own."""
    return [of.code for of in rules.systems() if of.data.parent == of.folder]


def _prepared(query: CardQuery) -> tuple[Search, QuerySet[Card], list[str]]:
    search = understood(query)
    return search, *_sorted(_matching(query, search), query.order, search)


def _matching(query: CardQuery, search: Search) -> QuerySet[Card]:
    """The cards that match; none if nothing of the text was understood, which would find every card."""
    if search.is_lost:
        return Card.objects.none()
    return Card.objects.filter(where(_whole(query, search)), retired=False, system__in=search.systems)


def _whole(query: CardQuery, search: Search) -> Tree[Condition]:
    """The condition of a search together with those besides its text."""
    others = (search.condition, query.narrowed)
    return Every((*_beside(query), *(one for one in others if one is not None)))


def _beside(query: CardQuery) -> list[Tree[Condition]]:
    """The conditions besides the text."""
    found: list[Tree[Condition]] = [
        Has(kind, tuple(sorted(_keys(query.system, values))))
        for kind, values in query.facts.items()
        if values
    ]
    if query.cost_min is not None:
        found.append(StatIs("cost", ">=", query.cost_min))
    if query.cost_max is not None:
        found.append(StatIs("cost", "<=", query.cost_max))
    return found


def _keys(system: str, values: Iterable[str]) -> set[str]:
    """The keys of values, and of the rulebook's words for values that a system calls by other names."""
    systems = [rules.system(system)] if system else rules.systems()
    keys = {search_key(storable(value)) for value in values}
    for of in systems:
        keys |= {search_key(right) for word, right in of.words.items() if search_key(word) in keys}
    return keys


def _sorted(cards: QuerySet[Card], order: str, search: Search) -> tuple[QuerySet[Card], list[str]]:
    """The cards with their sort values, and the names of those; none may be null."""
    match order:
        case "cost":
            return cards.annotate(sort=Coalesce(F("cost"), Value(_BEHIND))), [
                "sort",
                "name_key",
                "name_order",
            ]
        case "-cost":
            sort = Coalesce(Value(0) - F("cost"), Value(_BEHIND), output_field=IntegerField())
            return cards.annotate(sort=sort), ["sort", "name_key", "name_order"]
        case "number":
            return cards, ["number_order"]
        case "best" if search.names:
            key = "".join(search.names)
            rank = Case(
                When(search_name__startswith=f"|{key}|", then=Value(0)),
                When(search_name__contains=f"|{key}", then=Value(1)),
                default=Value(2),
                output_field=IntegerField(),
            )
            return cards.annotate(sort=rank), ["sort", "name_key", "name_order"]
        case _:
            return cards, ["name_key", "name_order"]


def _after(names: list[str], values: tuple[int | str | bytes, ...]) -> Q:
    """The condition to come after these values in the order of these names."""
    found, same = Q(pk__in=()), Q()
    for name, value in zip(names, values, strict=True):
        found |= same & Q(**{f"{name}__gt": value})
        same &= Q(**{name: value})
    return found


def _plain(value: int | str | bytes | memoryview) -> int | str | bytes:
    return bytes(value) if isinstance(value, bytes | memoryview) else value

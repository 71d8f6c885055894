"""Pages of deck lists, found by the deck before them: of a million decks the last as fast as the first."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from django.db.models import QuerySet

from cards.search.cursors import BadCursor, Cursor
from common import caps
from decks.models import Deck

MOST_COUNTED = 3000
"""How far decks are counted; of longer lists only this is said."""

ORDERS = {"changed": ("-updated", "-pk"), "created": ("-created", "-pk"), "name": ("name_key", "pk")}
"""What the decks are sorted by in each order: the second is different for each deck."""

Found = Callable[[bool], QuerySet[Deck]]
"""The decks of a list; if it is called with True, in the form for walking through all decks in order."""

_EPOCH, _MICROSECOND = datetime(1970, 1, 1, tzinfo=UTC), timedelta(microseconds=1)
_DIGITS = 17
"""As many as the microseconds of a day thousands of years from now have."""


@dataclass(frozen=True, slots=True)
class DeckPage:
    """A page of decks, where it lies in the list, and the cursors of its neighbours, "" without one.

    `count` is how many decks the list has; one more than `MOST_COUNTED` stands for any number above it.
    """

    decks: list[Deck]
    count: int
    first: int
    before: str
    after: str

    @property
    def last(self) -> int:
        """The number of the page's last deck."""
        return self.first + len(self.decks) - 1

    @property
    def total(self) -> str:
        """The number of decks in words."""
        return in_words(self.count)


def in_order(found: Found) -> tuple[int, QuerySet[Deck]]:
    """Return how many decks there are, at most one more than `MOST_COUNTED`, and the decks, to be sorted.

    Of many decks, those on a page are soon met by walking through all decks in their order. A few are
    collected first, since a database that does not know how few would walk very far for them.
    """
    decks = found(False)
    keys = decks.order_by().values("pk")
    count = keys[: MOST_COUNTED + 1].count()
    return count, found(True) if count > MOST_COUNTED else decks.filter(pk__in=keys[:MOST_COUNTED])


def in_words(count: int) -> str:
    """Return a number from `in_order` in words."""
    return str(count) if count <= MOST_COUNTED else f"more than {MOST_COUNTED:,}"


def page_of(found: Found, order: str, *, after: str = "", before: str = "") -> DeckPage:
    """Return the page after a cursor, the one before it, or the first.

    Raises BadCursor for a text that is no cursor of this order.
    """
    field, key = ORDERS[order]
    backwards = bool(before and not after)
    count, rows = in_order(found)
    rows = rows.order_by(field, key)
    place = 0
    if text := after or before:
        value, pk, place = _read(text, order)
        name = field.removeprefix("-")
        wanted = "gte" if field.startswith("-") == backwards else "lte"
        unwanted = "lte" if wanted == "gte" else "gte"
        # The first condition alone bounds the index; the second leaves out what is on the other page.
        rows = rows.filter(**{f"{name}__{wanted}": value}).exclude(**{name: value, f"pk__{unwanted}": pk})
    listed = list((rows.reverse() if backwards else rows)[: caps.PAGE + 1])
    decks, more = listed[: caps.PAGE], len(listed) > caps.PAGE
    if backwards:
        decks.reverse()
        place = max(0, place - len(decks))
    return DeckPage(
        decks=decks,
        count=count,
        first=place + 1,
        before=_cursor(order, place, decks[0]) if decks and (more if backwards else place) else "",
        after=_cursor(order, place + len(decks), decks[-1]) if decks and (backwards or more) else "",
    )


def _cursor(order: str, place: int, deck: Deck) -> str:
    """Return the cursor at a deck, with the number of decks before the page that it leads to or ends."""
    value = getattr(deck, ORDERS[order][0].removeprefix("-"))
    if isinstance(value, datetime):
        return Cursor(order, place, (str((value - _EPOCH) // _MICROSECOND), deck.pk)).write()
    return Cursor(order, place, (bytes(value), deck.pk)).write()


def _read(text: str, order: str) -> tuple[datetime | bytes, int, int]:
    """Return what a cursor says: the sort value of its deck, the deck's key, and the place."""
    at = Cursor.read(text, order, 2)
    match at.values:
        case (bytes(name), int(pk)):
            return name, pk, at.place
        case (str(moment), int(pk)) if moment.isdecimal() and len(moment) <= _DIGITS:
            return _EPOCH + int(moment) * _MICROSECOND, pk, at.place
    raise BadCursor("this place belongs to other results")

"""Lists of decks, the public ones and one's own, with filters."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from django.db.models import Count, OuterRef, Prefetch, Q, QuerySet, Subquery, Sum, prefetch_related_objects

from cards.models import Card
from cards.search import index
from common.access import PUBLIC, User
from decks import selectors
from decks.access import owns
from decks.library import pages
from decks.models import Deck, DeckCard, DeckTag
from decks.search_keys import tag_key, words_in
from decks.verdicts import checks, deck_status
from rules.cards import search_key

_MANY_CARDS = 1000
"""Of more cards than these the keys are not listed in a statement."""

ORDERS = {"changed": "Last changed", "created": "Newest", "name": "Name"}


@dataclass(frozen=True, slots=True)
class DeckFilter:
    """The filters of a deck search; "" leaves one out.

    `words` are searched in names, descriptions and tags, each of them anywhere; `plays` is part of a card's
    name; `legality` the outcome in the deck's own format today.
    """

    words: str = ""
    system: str = ""
    format: str = ""
    tag: str = ""
    legality: str = ""
    plays: str = ""
    owner: str = ""
    folder: str = ""
    order: str = "changed"


@dataclass(frozen=True, slots=True)
class Shelf:
    """A user's folders and tags, each with its number of decks."""

    decks: int
    archived: int
    folders: Sequence[tuple[str, int]]
    tags: Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Inspiration:
    """The deck that a deck was copied from, or words for it if it may not be shown, and its version then.

    `kept` tells whether that version may still be seen.
    """

    deck: Deck | None
    version: int
    words: str
    kept: bool = False


def public_decks(wanted: DeckFilter) -> pages.Found:
    """Return the decks that everyone may find."""
    return partial(narrow, Deck.objects.filter(visibility=PUBLIC), wanted)


def own_decks(user: User, wanted: DeckFilter, archived: bool = False) -> pages.Found:
    """Return a user's own decks: those in use, or the archived ones."""
    own = Deck.objects.editable_by(user).filter(archived=archived)
    return partial(narrow, own.filter(folder=wanted.folder) if wanted.folder else own, wanted)


def narrow(decks: QuerySet[Deck], wanted: DeckFilter, walked: bool) -> QuerySet[Deck]:
    """Return the decks that a filter leaves; each has its owner, `cards` and `word`.

    Folders are left to `own_decks`: only the owner sees them.
    """
    exact = {"system": wanted.system, "format": wanted.format, "owner__username": wanted.owner}
    decks = decks.filter(**{field: value for field, value in exact.items() if value})
    for word in words_in(wanted.words):
        decks = decks.filter(search_words__contains=word)
    if wanted.tag:
        decks = decks.filter(tags__key=tag_key(wanted.tag))
    if wanted.plays:
        named = Card.objects.filter(index.holds("search_name", search_key(wanted.plays)))
        decks = _playing(decks, _are_any_of(named), walked)
    if wanted.legality:
        decks = deck_status.rated(decks, wanted.legality)
    return deck_status.current(selectors.counted(decks))


def _are_any_of(cards: QuerySet[Card]) -> Q:
    """Return the condition for a row to be of any of some cards."""
    keys = list(cards.values_list("pk", flat=True)[: _MANY_CARDS + 1])
    return Q(card__in=cards) if len(keys) > _MANY_CARDS else Q(card__in=keys)


def _playing(decks: QuerySet[Deck], wanted: Q, walked: bool) -> QuerySet[Deck]:
    """Return the decks with a row that fulfils a condition."""
    rows = DeckCard.objects.filter(wanted)
    if not walked:
        return decks.filter(pk__in=rows.values("deck"))
    # A condition on rows would let PostgreSQL collect all decks; a value is looked up deck by deck.
    held = Subquery(rows.filter(deck=OuterRef("pk")).values("pk")[:1])
    return decks.alias(holds=held).filter(holds__isnull=False)


def shown(page: Iterable[Deck]) -> list[tuple[Deck, str]]:
    """Return a page's decks with their tags and their status today.

    Missing statuses are computed, from the cards of those decks alone.
    """
    decks = list(page)
    prefetch_related_objects(decks, "tags")
    unrated = [deck for deck in decks if deck.word == deck_status.UNRATED]
    prefetch_related_objects(unrated, Prefetch("rows", DeckCard.objects.in_order()))
    fresh: dict[int, str] = checks.words_for(unrated) if unrated else {}
    return [(deck, fresh.get(deck.pk, deck.word)) for deck in decks]


def shelf(user: User, archived: bool = False) -> Shelf:
    """Return the folders and tags of a user's decks, of those in use or the archived ones."""
    own = Deck.objects.editable_by(user)
    each = own.values_list("folder", "archived").annotate(decks=Count("pk")).order_by()
    counts = list(each)
    folders = [(folder, decks) for folder, away, decks in counts if folder and away == archived]
    used = DeckTag.objects.filter(deck__in=own.filter(archived=archived)).order_by("key")
    tags: dict[str, tuple[str, int]] = {}
    for key, name, decks in used.values_list("key", "name").annotate(decks=Count("pk")):
        tags[key] = (tags[key][0], tags[key][1] + decks) if key in tags else (name, decks)
    return Shelf(
        decks=sum(decks for _, away, decks in counts if not away),
        archived=sum(decks for _, away, decks in counts if away),
        folders=sorted(folders, key=lambda one: tag_key(one[0])),
        tags=list(tags.values()),
    )


def keeping(deck: Deck) -> dict[str, object]:
    """Return a deck's tags separated by commas, its folder, and whether it is archived."""
    tags = deck.tags.order_by("slot").values_list("name", flat=True)
    return {"tags": ", ".join(tags), "folder": deck.folder, "archived": deck.archived}


def inspired(deck: Deck) -> int:
    """Return the number of decks visible to others that were copied from this one."""
    return deck.inspired.shared().count()


def inspiration(deck: Deck, user: User) -> Inspiration | None:
    """Return what a deck was copied from, as far as a user may know."""
    if deck.inspired_version is None:
        return None
    source = None
    words = "a deleted deck"
    if deck.inspired_by_id is not None:
        source = Deck.objects.visible_to(user).filter(pk=deck.inspired_by_id).first()
        words = "a deck you cannot see"
    elif owns(user, deck):
        words = f"“{deck.inspired_name}”, version {deck.inspired_version}, which is deleted"
    seen = (
        source is not None and source.versions.visible_to(user).filter(number=deck.inspired_version).exists()
    )
    return Inspiration(source, deck.inspired_version, words, seen)


def decks_with(card: Card, user: User, most: int = 10) -> tuple[list[Deck], int]:
    """Return the listed decks that play a card, with `copies` of it, and how many: see `pages.in_order`."""
    playing = partial(_playing, Deck.objects.listed_for(user), Q(card=card))
    count, found = pages.in_order(playing)
    rows = DeckCard.objects.filter(card=card, deck=OuterRef("pk")).order_by().values("deck")
    copies = Subquery(rows.annotate(copies=Sum("quantity")).values("copies"))
    shown = found.annotate(copies=copies).select_related("owner").order_by("-updated", "-pk")
    return list(shown[:most]), count

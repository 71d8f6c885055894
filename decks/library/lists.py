"""Lists of decks: the public ones and one's own, narrowed by what somebody looks for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db.models import Count, Prefetch, Q, QuerySet, Sum, prefetch_related_objects

from cards.models import Card
from cards.search import index
from common.access import PUBLIC, User
from decks import selectors
from decks.models import Deck, DeckCard, DeckTag
from decks.search_keys import tag_key, words_in
from decks.verdicts import checks, deck_status
from rules.cards import normalise

ORDERS = {"changed": "Last changed", "created": "Newest", "name": "Name"}
_ORDERED = {"changed": ("-updated", "-pk"), "created": ("-created", "-pk"), "name": ("name_key", "pk")}


@dataclass(frozen=True, slots=True)
class DeckFilter:
    """What decks are looked for; "" leaves a part out.

    `words` are found in names, descriptions and tags, each of them somewhere; `plays` is a part of a card's
    name; `legality` the word of the verdict in the deck's own format today.
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
    """What a person's decks are sorted into: folders and tags, each with how many decks there are."""

    decks: int
    archived: int
    folders: Sequence[tuple[str, int]]
    tags: Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Inspiration:
    """What a deck was copied from: the deck if it may be shown, else words for it, and its version then.

    `kept` tells whether that version may still be looked at.
    """

    deck: Deck | None
    version: int
    words: str
    kept: bool = False


def public_decks(wanted: DeckFilter) -> QuerySet[Deck]:
    """Return the decks that everyone may find."""
    return narrow(Deck.objects.filter(visibility=PUBLIC), wanted)


def own_decks(user: User, wanted: DeckFilter, archived: bool = False) -> QuerySet[Deck]:
    """Return a user's own decks: those in use, or those put away."""
    found = narrow(Deck.objects.editable_by(user).filter(archived=archived), wanted)
    return found.filter(folder=wanted.folder) if wanted.folder else found


def narrow(decks: QuerySet[Deck], wanted: DeckFilter) -> QuerySet[Deck]:
    """Keep the decks that are looked for, in the order asked; each brings its owner, `cards` and `word`.

    Folders are left to `own_decks`: they are nobody else's business.
    """
    exact = {"system": wanted.system, "format": wanted.format, "owner__username": wanted.owner}
    decks = decks.filter(**{field: value for field, value in exact.items() if value})
    for word in words_in(wanted.words):
        decks = decks.filter(search_words__contains=word)
    if wanted.tag:
        decks = decks.filter(tags__key=tag_key(wanted.tag))
    if wanted.plays:
        named = Card.objects.filter(index.holds("search_name", normalise(wanted.plays)))
        decks = decks.filter(pk__in=DeckCard.objects.filter(card__in=named).values("deck"))
    decks = deck_status.current(selectors.counted(decks))
    if wanted.legality:
        decks = decks.filter(Q(word=wanted.legality))
    return decks.order_by(*_ORDERED[wanted.order])


def shown(page: Iterable[Deck]) -> list[tuple[Deck, str]]:
    """Return the decks of a page with their tags, each with how it stands today.

    What is not kept is worked out, from the cards of those decks alone.
    """
    decks = list(page)
    prefetch_related_objects(decks, "tags")
    unrated = [deck for deck in decks if deck.word == deck_status.UNRATED]
    prefetch_related_objects(unrated, Prefetch("rows", DeckCard.objects.in_order()))
    fresh: dict[int, str] = checks.words_for(unrated) if unrated else {}
    return [(deck, fresh.get(deck.pk, deck.word)) for deck in decks]


def shelf(user: User, archived: bool = False) -> Shelf:
    """Return the folders and tags of a user's decks, of those in use or of those put away."""
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
    """Return how a deck is kept: its tags with commas between them, its folder, whether it is put away."""
    tags = deck.tags.order_by("slot").values_list("name", flat=True)
    return {"tags": ", ".join(tags), "folder": deck.folder, "archived": deck.archived}


def inspired(deck: Deck) -> int:
    """Return how many decks that others can see were copied from this one."""
    return deck.inspired.shared().count()


def inspiration(deck: Deck, user: User) -> Inspiration | None:
    """Return what a deck was copied from, as far as a user may know it."""
    if deck.inspired_version is None:
        return None
    source = None
    words = "a deleted deck"
    if deck.inspired_by_id is not None:
        source = Deck.objects.visible_to(user).filter(pk=deck.inspired_by_id).first()
        words = "a deck you cannot see"
    elif deck.owner_id == user.pk:
        words = f"“{deck.inspired_name}”, version {deck.inspired_version}, which is deleted"
    seen = (
        source is not None and source.versions.visible_to(user).filter(number=deck.inspired_version).exists()
    )
    return Inspiration(source, deck.inspired_version, words, seen)


def decks_with(card: Card, user: User, most: int = 10) -> tuple[list[Deck], int]:
    """Return decks a user may find in lists that play a card, with `copies` of it, and how many there are."""
    found = Deck.objects.listed_for(user).filter(rows__card=card)
    told = found.annotate(copies=Sum("rows__quantity")).select_related("owner").order_by("-updated", "-pk")
    count = found.values("pk").distinct().count()
    return list(told[:most]), count

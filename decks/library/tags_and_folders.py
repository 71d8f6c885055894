"""Tags, folders and the archive. None of them changes a deck's contents.

Several decks, given by public id, are changed together or not at all.
"""

from collections.abc import Collection, Iterable, Mapping

from django.db import transaction

from common import caps
from common.access import User
from common.text import clean_line
from decks.access import DeckQuerySet
from decks.editing.services.changes import NoDeck
from decks.models import Deck, DeckTag
from decks.search_keys import search_words, tag_key
from decks.selectors import with_rows
from decks.values import BadContent

# A deck's tags by their comparison keys, in the order given.
_Tags = dict[str, str]


@transaction.atomic
def set_tags(*, deck: Deck, user: User, tags: Iterable[str]) -> Deck:
    """Set a deck's tags."""
    held = _held([deck.public_id], user)
    _store({held[0]: dict(map(_tag, tags))})
    return held[0]


@transaction.atomic
def keep_deck(*, deck: Deck, user: User, tags: Iterable[str], folder: str, archived: bool) -> None:
    """Set a deck's tags, folder and archive state at once."""
    set_tags(deck=deck, user=user, tags=tags)
    file_decks(deck_ids=[deck.public_id], user=user, folder=folder)
    archive_decks(deck_ids=[deck.public_id], user=user, archived=archived)


@transaction.atomic
def tag_decks(
    *, deck_ids: Collection[str], user: User, add: Iterable[str] = (), remove: Iterable[str] = ()
) -> int:
    """Add tags to decks and remove others; return the number of decks."""
    held = _held(deck_ids, user)
    added, removed = dict(map(_tag, add)), dict(map(_tag, remove))
    stored: dict[int, _Tags] = {deck.pk: {} for deck in held}
    for tag in DeckTag.objects.filter(deck__in=held).order_by("slot"):
        stored[tag.deck_id][tag.key] = tag.name
    changed = {}
    for deck in held:
        before = stored[deck.pk]
        # Existing tags keep their place and spelling.
        together = {**before, **added, **before}
        after = {key: name for key, name in together.items() if key not in removed}
        if after.keys() != before.keys():
            changed[deck] = after
    _store(changed)
    return len(held)


@transaction.atomic
def file_decks(*, deck_ids: Collection[str], user: User, folder: str) -> int:
    """Put decks into a folder, or into none for ""; return the number of decks."""
    held = _held(deck_ids, user)
    name = _folder(folder, user)
    Deck.objects.filter(pk__in=[deck.pk for deck in held]).update(folder=name)
    return len(held)


@transaction.atomic
def archive_decks(*, deck_ids: Collection[str], user: User, archived: bool) -> int:
    """Archive decks, or put them back in use; return the number of decks."""
    held = _held(deck_ids, user)
    Deck.objects.filter(pk__in=[deck.pk for deck in held]).update(archived=archived)
    return len(held)


@transaction.atomic
def sort_decks(
    *,
    deck_ids: Collection[str],
    user: User,
    add: Iterable[str] = (),
    remove: Iterable[str] = (),
    folder: str | None = None,
    archived: bool | None = None,
) -> None:
    """Tag, move and archive decks, all or none; None leaves a value unchanged."""
    tag_decks(deck_ids=deck_ids, user=user, add=add, remove=remove)
    if folder is not None:
        file_decks(deck_ids=deck_ids, user=user, folder=folder)
    if archived is not None:
        archive_decks(deck_ids=deck_ids, user=user, archived=archived)


@transaction.atomic
def rename_folder(*, user: User, folder: str, name: str) -> int:
    """Rename a folder, "" removes it; return the number of decks in it.

    The name of another folder merges the two.
    """
    held = Deck.objects.editable_by(user).filter(folder=clean_line(folder)).exclude(folder="")
    inside = list(held.select_for_update().values_list("pk", flat=True))
    if not inside:
        raise BadContent(f"you have no folder “{folder[: caps.FOLDER_NAME]}”")
    Deck.objects.filter(pk__in=inside).update(folder=_folder(name, user, besides=clean_line(folder)))
    return len(inside)


def chosen_decks(*, deck_ids: Collection[str], user: User) -> list[Deck]:
    """Return the decks with these ids, with their rows.

    Raises NoDeck if the user may not change one of them.
    """
    return _all(deck_ids, with_rows(Deck.objects.editable_by(user)))


def _held(deck_ids: Collection[str], user: User) -> list[Deck]:
    """Return the decks with these ids, locked until the change is stored."""
    return _all(deck_ids, Deck.objects.editable_by(user).select_for_update())


def _all(deck_ids: Collection[str], among: DeckQuerySet[Deck]) -> list[Deck]:
    wanted = set(deck_ids)
    if not wanted:
        raise BadContent("no deck is chosen")
    if len(wanted) > caps.DECKS_PER_USER:
        raise BadContent(f"{len(wanted)} decks are selected; at most {caps.DECKS_PER_USER} can be at once")
    found = list(among.with_ids(wanted).order_by("pk"))
    if len(found) < len(wanted):
        raise NoDeck("one of the selected decks has been deleted")
    return found


def _tag(said: str) -> tuple[str, str]:
    """Return a tag's comparison key, and the tag as stored."""
    name = clean_line(said)
    if not name:
        raise BadContent(f"{said[:40]!r} is not a tag: a tag has at least one letter or sign")
    if "," in name:
        raise BadContent(f"the tag “{name[:40]}” has a comma, which separates tags")
    if len(name) > caps.TAG:
        raise BadContent(f"the tag “{name[:40]}” has {len(name)} characters; at most {caps.TAG} are kept")
    return tag_key(name), name


def _folder(said: str, user: User, besides: str = "") -> str:
    """Return a folder's name as stored: in the spelling of the user's existing folder, if any."""
    name = clean_line(said)
    if len(name) > caps.FOLDER_NAME:
        raise BadContent(f"the folder’s name has {len(name)} characters; at most {caps.FOLDER_NAME} are kept")
    known = Deck.objects.editable_by(user).exclude(folder__in=("", besides))
    spelled = {tag_key(one): one for one in known.values_list("folder", flat=True).distinct()}
    return spelled.get(tag_key(name), name)


def _store(wanted: Mapping[Deck, _Tags]) -> None:
    """Set the tags of each of these decks, and update their search keys."""
    for deck, tags in wanted.items():
        if len(tags) > caps.DECK_TAGS:
            raise BadContent(
                f"“{deck.name}” would have {len(tags)} tags; a deck has at most {caps.DECK_TAGS}"
            )
        deck.search_words = search_words(deck.name, deck.description, tags.values())
    DeckTag.objects.filter(deck__in=[deck.pk for deck in wanted]).delete()
    DeckTag.objects.bulk_create(
        DeckTag(deck=deck, key=key, name=name, slot=slot)
        for deck, tags in wanted.items()
        for slot, (key, name) in enumerate(tags.items())
    )
    Deck.objects.bulk_update(wanted, ["search_words"])

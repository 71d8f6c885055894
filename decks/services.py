"""What can be done with decks. Each change names the version it was made on, and is stored whole or not."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from decks import bridge, caps
from decks.access import PRIVATE, VISIBILITIES, User
from decks.bridge import BadContent, DeckValue, Reading, Row
from decks.models import CONSIDERING, Card, ConsideredCard, Deck, DeckCard, DeckVersion
from decks.text import clean_line, clean_text

__all__ = [
    "BadContent",
    "NoDeck",
    "StaleDeck",
    "add_card",
    "create_deck",
    "delete_deck",
    "hide_decks",
    "move_card",
    "name_version",
    "remove_card",
    "replace_content",
    "restore_version",
    "set_quantity",
    "update_deck",
    "update_settings",
]


class NoDeck(LookupError):
    """There is no such deck for this user to change; answer 404."""


class StaleDeck(Exception):
    """The deck was changed since the user looked at it; nothing was stored.

    `theirs` is the deck as it is now, `version` the one the change was made on, `mine` what was wanted.
    """

    def __init__(self, theirs: Deck, version: int, mine: Mapping[str, Any]) -> None:
        super().__init__(
            f"This deck was changed since you looked at it: your change was made on version {version}, and "
            f"the deck is at version {theirs.version}. Nothing of your change was stored."
        )
        self.theirs = theirs
        self.version = version
        self.mine = mine


# ---- whole decks ----


@transaction.atomic
def create_deck(
    *,
    owner: AbstractBaseUser,
    system: str,
    name: str,
    format: str = "",
    visibility: str = PRIVATE,
    description: str = "",
    text: str | bytes = "",
    content: DeckValue | None = None,
) -> Deck:
    """Store a new deck, with the cards of a deck list if there is one.

    Raises UnknownSystem, UnknownFormat, UnreadableFile or BadContent, and then stores nothing.
    """
    form = bridge.format_of(system, format or None)
    if Deck.objects.filter(owner=owner.pk).count() >= caps.DECKS_PER_USER:
        raise BadContent(f"you have {caps.DECKS_PER_USER} decks, which is as many as one account may keep")
    if content is None and text.strip():
        content = bridge.read(text, system).deck
    deck = Deck(owner_id=owner.pk, system=system, format=form.code)
    _put(deck, name=name, description=description, visibility=visibility)
    rows: list[Row] = []
    if content is not None:
        rows, deck.unresolved = _content(deck, content)
    deck.save()
    _store(deck, rows)
    _record(deck, owner)
    return deck


def update_deck(
    *,
    deck: Deck,
    user: User,
    version: int,
    name: str | None = None,
    description: str | None = None,
    format: str | None = None,
    visibility: str | None = None,
    content: DeckValue | None = None,
) -> Deck:
    """Change what a deck is called, says, is made for, who may see it, and all that it holds.

    None leaves a thing as it is. `content` takes the place of all cards and unresolved lines.
    """
    wanted = {"name": name, "description": description, "format": format, "visibility": visibility}
    rows, unresolved = (None, None) if content is None else _content(deck, content)
    with _changing(deck, user, version, {**wanted, "rows": rows, "unresolved": unresolved}) as changed:
        if format is not None:
            changed.format = bridge.format_of(changed.system, format).code
        _put(changed, name=name, description=description, visibility=visibility)
        if rows is not None and unresolved is not None:
            _replace(changed, rows, unresolved)
        changed.save(update_fields=["name", "description", "format", "visibility", "unresolved"])
    return changed


def update_settings(
    *,
    deck: Deck,
    user: User,
    version: int,
    name: str | None = None,
    description: str | None = None,
    format: str | None = None,
    visibility: str | None = None,
) -> Deck:
    """Change a deck's settings and leave its content alone."""
    return update_deck(
        deck=deck,
        user=user,
        version=version,
        name=name,
        description=description,
        format=format,
        visibility=visibility,
    )


def replace_content(*, deck: Deck, user: User, reading: Reading, version: int) -> Deck:
    """Put the cards and unresolved lines of a deck list in place of all that a deck holds."""
    return update_deck(deck=deck, user=user, version=version, content=reading.deck)


@transaction.atomic
def delete_deck(*, deck: Deck, user: User, version: int | None = None) -> None:
    """Delete a deck for good; with a version, only if it has not changed since."""
    held = Deck.objects.editable_by(user).select_for_update().filter(pk=deck.pk).first()
    if held is None:
        raise NoDeck
    if version is not None and version != held.version:
        raise StaleDeck(held, version, {"delete": True})
    held.delete()


def hide_decks(*, decks: QuerySet[Deck]) -> int:
    """Let only their owners see these decks, whatever version they are at, and return how many."""
    with transaction.atomic():
        shared = list(decks.filter(pk__in=Deck.objects.shared()).values_list("pk", flat=True))
        hidden = Deck.objects.filter(pk__in=shared)
        count = hidden.update(visibility=PRIVATE, version=F("version") + 1, updated=timezone.now())
        for deck in hidden:
            _record(deck, None)
    return count


# ---- versions ----


def restore_version(*, deck: Deck, user: User, kept: DeckVersion, version: int) -> Deck:
    """Let a deck hold what it, or another deck of its system, held at some version, as a new version.

    A card that left the catalogue becomes an unresolved line. The format comes back unless it is gone.
    """
    content = bridge.value_of_version(kept)
    rows, unresolved = _content(deck, content)
    repeats = kept.number if kept.deck_id == deck.pk else None
    with _changing(deck, user, version, {"restore": kept.number}, repeats) as changed:
        if kept.format in bridge.formats(changed.system):
            changed.format = kept.format
        _replace(changed, rows, unresolved)
        changed.considered.all().delete()
        quantities = {card_id: quantity for card_id, quantity, _ in kept.considered}
        for card in Card.objects.filter(system=changed.system, card_id__in=quantities):
            _set(changed, CONSIDERING, card, quantities[card.card_id])
        changed.save(update_fields=["format", "unresolved"])
    return changed


@transaction.atomic
def name_version(*, deck: Deck, user: User, number: int, name: str) -> DeckVersion:
    """Give a version of a deck a name, or take it away with an empty one."""
    held = Deck.objects.editable_by(user).select_for_update().filter(pk=deck.pk).first()
    kept = held and held.versions.filter(number=number).first()
    if not kept:
        raise NoDeck
    name = clean_line(name)
    if len(name) > caps.VERSION_NAME:
        raise BadContent(f"the name has {len(name)} characters; at most {caps.VERSION_NAME} are kept")
    if name and not kept.name and kept.deck.versions.exclude(name="").count() >= caps.NAMED_VERSIONS:
        raise BadContent(f"{caps.NAMED_VERSIONS} versions have names, which is as many as a deck may have")
    kept.name = name
    kept.save(update_fields=["name"])
    return kept


# ---- cards of a deck ----


def set_quantity(*, deck: Deck, user: User, section: str, card_id: str, quantity: int, version: int) -> Deck:
    """Let a section hold so many copies of a card, none for 0."""
    wanted = {"section": section, "card_id": card_id, "quantity": quantity}
    with _changing(deck, user, version, wanted) as changed:
        _set(changed, section, _card(changed, card_id), quantity)
    return changed


def add_card(
    *, deck: Deck, user: User, card_id: str, section: str = "", quantity: int = 1, version: int
) -> Deck:
    """Add copies of a card to a section, or to the one the card belongs to when none is named."""
    wanted = {"section": section, "card_id": card_id, "add": quantity}
    with _changing(deck, user, version, wanted) as changed:
        card = _card(changed, card_id)
        section = section or bridge.section_of(changed.system, card.card_id)
        _set(changed, section, card, _held(changed, section, card) + quantity)
    return changed


def move_card(
    *,
    deck: Deck,
    user: User,
    card_id: str,
    from_section: str,
    to_section: str,
    quantity: int | None = None,
    version: int,
) -> Deck:
    """Move copies of a card from one section to another; all of them when no quantity is given."""
    wanted = {"card_id": card_id, "from": from_section, "to": to_section, "quantity": quantity}
    with _changing(deck, user, version, wanted) as changed:
        card = _card(changed, card_id)
        held = _held(changed, from_section, card)
        moved = held if quantity is None else quantity
        if not 1 <= moved <= held:
            raise BadContent(f"{from_section} holds {held} copies of {card.name}; {moved} cannot be moved")
        if from_section != to_section:
            _set(changed, from_section, card, held - moved)
            _set(changed, to_section, card, _held(changed, to_section, card) + moved)
    return changed


def remove_card(*, deck: Deck, user: User, section: str, card_id: str, version: int) -> Deck:
    """Take every copy of a card out of a section."""
    return set_quantity(deck=deck, user=user, section=section, card_id=card_id, quantity=0, version=version)


# ---- how ----

_CONSIDERED = ("card__card_id", "quantity", "card__name")


@contextmanager
def _changing(
    deck: Deck, user: User, version: int, mine: Mapping[str, Any], repeats: int | None = None
) -> Iterator[Deck]:
    """Yield the deck to change as it is stored now, its version counted up, in one transaction.

    What it holds afterwards goes into its history. Counting first takes the lock on the row, so that
    changes at the same time follow one another and the second finds its version stale.
    """
    with transaction.atomic():
        held = Deck.objects.editable_by(user).filter(pk=deck.pk)
        counted = held.filter(version=version).update(version=F("version") + 1, updated=timezone.now())
        current = held.select_related("owner").first()
        if current is None:
            raise NoDeck
        if not counted:
            raise StaleDeck(current, version, mine)
        yield current
        _record(current, user, repeats)


def _record(deck: Deck, user: User | None, repeats: int | None = None) -> None:
    """Write what a deck holds now into its history."""
    rows = deck.rows.order_by("slot").values_list("section", "card__card_id", "quantity", "card__name")
    DeckVersion.objects.create(
        deck=deck,
        number=deck.version,
        made_by_id=None if user is None else user.pk,
        repeats=repeats,
        format=deck.format,
        cards=[list(row) for row in rows],
        unresolved=deck.unresolved,
        considered=[list(row) for row in deck.considered.order_by("slot").values_list(*_CONSIDERED)],
    )
    if deck.version > caps.DECK_VERSIONS:
        over = deck.versions.count() - caps.DECK_VERSIONS
        unnamed = deck.versions.filter(name="").order_by("number").values_list("pk", flat=True)
        DeckVersion.objects.filter(pk__in=list(unnamed[: max(over, 0)])).delete()


def _put(deck: Deck, *, name: str | None, description: str | None, visibility: str | None) -> None:
    if name is not None:
        deck.name = clean_line(name)
        if not deck.name:
            raise BadContent("a deck needs a name")
        if len(deck.name) > caps.DECK_NAME:
            raise BadContent(f"the name has {len(deck.name)} characters; at most {caps.DECK_NAME} are kept")
    if description is not None:
        deck.description = clean_text(description)
        if len(deck.description) > caps.DESCRIPTION:
            raise BadContent(
                f"the description has {len(deck.description)} characters; at most {caps.DESCRIPTION} are kept"
            )
    if visibility is not None:
        known = [code for code, _ in VISIBILITIES]
        if visibility not in known:
            raise BadContent(f"no visibility {visibility!r}; there are {', '.join(known)}")
        deck.visibility = visibility


def _content(deck: Deck, content: DeckValue) -> tuple[list[Row], list[dict[str, Any]]]:
    if content.system != deck.system:
        raise BadContent(f"the list is of {content.system}, and this deck is of {deck.system}")
    return bridge.to_rows(content)


def _replace(deck: Deck, rows: Iterable[Row], unresolved: list[dict[str, Any]]) -> None:
    deck.unresolved = unresolved
    deck.rows.all().delete()
    _store(deck, rows)


def _card(deck: Deck, card_id: str) -> Card:
    found = None
    if "\0" not in card_id:
        found = Card.objects.filter(system=deck.system, card_id=card_id).first()
    if found is None:
        raise BadContent(f"{deck.system} has no card {card_id!r}")
    return found


def _held(deck: Deck, section: str, card: Card) -> int:
    row = _rows(deck, section).filter(card=card).first()
    return row.quantity if row else 0


def _rows(deck: Deck, section: str) -> QuerySet[Any]:
    return deck.considered.all() if section == CONSIDERING else deck.rows.filter(section=section)


def _set(deck: Deck, section: str, card: Card, quantity: int) -> None:
    if section != CONSIDERING:
        bridge.need_section(bridge.system(deck.system), section)
    if not 0 <= quantity <= caps.QUANTITY:
        raise BadContent(f"{quantity} copies of {card.name}; a section holds 0–{caps.QUANTITY} of one card")
    rows = _rows(deck, section).filter(card=card)
    if quantity == 0:
        rows.delete()
    elif not rows.update(quantity=quantity):
        held = deck.considered if section == CONSIDERING else deck.rows
        most = caps.CONSIDERED_ROWS if section == CONSIDERING else caps.DECK_ROWS
        taken = set(held.values_list("slot", flat=True))
        slot = next((free for free in range(most) if free not in taken), None)
        if slot is None:
            raise BadContent(f"this deck holds {most} different cards, which is as many as it may")
        if section == CONSIDERING:
            ConsideredCard.objects.create(deck=deck, card=card, quantity=quantity, slot=slot)
        else:
            DeckCard.objects.create(deck=deck, section=section, card=card, quantity=quantity, slot=slot)


def _store(deck: Deck, rows: Iterable[Row]) -> None:
    wanted = list(rows)
    cards = Card.objects.filter(system=deck.system, card_id__in={row.card_id for row in wanted})
    keys = dict(cards.values_list("card_id", "pk"))
    missing = sorted({row.card_id for row in wanted if row.card_id not in keys})
    if missing:
        raise BadContent(
            f"the database does not have the card {missing[0]!r} of {deck.system} yet; "
            "run `manage.py loadcatalogue`"
        )
    DeckCard.objects.bulk_create(
        DeckCard(deck=deck, section=row.section, card_id=keys[row.card_id], quantity=row.quantity, slot=slot)
        for slot, row in enumerate(wanted)
    )

"""A deck's name, description and contents, checked against all limits and stored."""

from collections.abc import Iterable

from django.db.models import QuerySet

import rules
from cards.models import Card
from common import caps
from common.access import PRIVATE, VISIBILITIES
from common.text import clean_line, clean_text
from decks import search_keys, values
from decks.models import CONSIDERING, ConsideredCard, Deck, DeckCard, DeckVersion
from decks.values import BadContent, DeckRow
from decks.verdicts import checks
from rules import Deck as DeckValue
from rules.decklist.lexicon import is_considered

# What `put_words` may change.
WORDS = ("name", "description", "visibility", "search_words", "name_key")


def put_words(deck: Deck, *, name: str | None, description: str | None, visibility: str | None) -> None:
    """Set a deck's texts, cleaned; None leaves one unchanged. Raises BadContent with the problem."""
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
    if name is not None or description is not None:
        put_search_words(deck)
    if visibility is not None:
        known = [code for code, _ in VISIBILITIES]
        if visibility not in known:
            raise BadContent(f"no visibility {visibility!r}; there are {', '.join(known)}")
        if visibility != PRIVATE and deck.owner_id is None:
            raise BadContent("only decks of an account can be shared; keep this one in an account first")
        if visibility not in (PRIVATE, deck.visibility) and deck.pk:
            _need_shareable(deck)
        deck.visibility = visibility


def put_search_words(deck: Deck) -> None:
    """Update a deck's search keys from its name, description and tags."""
    tags = deck.tags.values_list("name", flat=True) if deck.pk else ()
    deck.search_words = search_keys.search_words(deck.name, deck.description, tags)
    deck.name_key = search_keys.name_key(deck.name)


def _need_shareable(deck: Deck) -> None:
    if not Deck.objects.shareable().filter(pk=deck.pk).exists():
        raise BadContent("staff hid this deck; you can share it again once they unhide it")


def rows_and_lines(
    deck: Deck, content: DeckValue, format: str | None = None
) -> tuple[list[DeckRow], list[values.KeptLine]]:
    """Return a list's rows and unresolved lines.

    The deck's format, or `format` if it is about to change, decides which card a shared name means.
    """
    if content.system != deck.system:
        raise BadContent(f"the list is of {content.system}, and this deck is of {deck.system}")
    form = rules.format_of(deck.system, format) if format else values.format_of_deck(deck)
    return values.to_rows(checks.decided(content, form))


def replace_all(deck: Deck, rows: Iterable[DeckRow], unresolved: list[values.KeptLine]) -> None:
    """Replace a deck's contents with these rows and lines."""
    deck.unresolved = unresolved
    deck.rows.all().delete()
    store_rows(deck, rows)


def card_of(deck: Deck, card_id: str) -> Card:
    """Return a card of the deck's game. Raises BadContent if there is none."""
    found = None
    if "\0" not in card_id:
        found = Card.objects.filter(system=deck.system, card_id=card_id).first()
    if found is None:
        raise BadContent(f"{deck.system} has no card {card_id!r}")
    return found


def copies_of(deck: Deck, section: str, card: Card) -> int:
    """Return the number of copies of a card in a section of a deck."""
    row = _rows(deck, section).filter(card=card).first()
    return row.quantity if row else 0


def _rows(deck: Deck, section: str) -> QuerySet[DeckCard] | QuerySet[ConsideredCard]:
    return deck.considered.all() if section == CONSIDERING else deck.rows.filter(section=section)


def set_copies(deck: Deck, section: str, card: Card, quantity: int) -> None:
    """Set the number of copies of a card in a section."""
    if section != CONSIDERING:
        values.need_section(rules.system(deck.system), section)
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
            raise BadContent(f"this deck holds {most} different cards, the maximum")
        if section == CONSIDERING:
            ConsideredCard.objects.create(deck=deck, card=card, quantity=quantity, slot=slot)
        else:
            DeckCard.objects.create(deck=deck, section=section, card=card, quantity=quantity, slot=slot)


def put_considered(deck: Deck, kept: DeckVersion) -> None:
    """Restore the cards that were being considered at a version, and no others."""
    deck.considered.all().delete()
    quantities = {card_id: quantity for card_id, quantity, _ in kept.considered}
    for card in Card.objects.filter(system=deck.system, card_id__in=quantities):
        set_copies(deck, CONSIDERING, card, quantities[card.card_id])


def consider(deck: Deck, content: DeckValue) -> None:
    """Add a list's considered cards to those of a deck."""
    wanted: dict[str, int] = {}
    for one in content.outside:
        if one.card is not None and is_considered(one.title):
            wanted[one.card.id] = min(wanted.get(one.card.id, 0) + one.count, caps.QUANTITY)
    for card in Card.objects.filter(system=deck.system, card_id__in=wanted):
        set_copies(deck, CONSIDERING, card, wanted[card.card_id])


def store_rows(deck: Deck, rows: Iterable[DeckRow]) -> None:
    """Store the rows of a deck that has none yet."""
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

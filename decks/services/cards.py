"""The cards of a deck: added, moved, counted, taken out."""

from decks import bridge
from decks.access import User
from decks.bridge import BadContent
from decks.models import Deck
from decks.services.changing import changing
from decks.services.content import card_of, copies_of, set_copies


def set_quantity(*, deck: Deck, user: User, section: str, card_id: str, quantity: int, version: int) -> Deck:
    """Let a section hold so many copies of a card, none for 0."""
    wanted = {"section": section, "card_id": card_id, "quantity": quantity}
    with changing(deck, user, version, wanted) as changed:
        set_copies(changed, section, card_of(changed, card_id), quantity)
    return changed


def add_card(
    *, deck: Deck, user: User, card_id: str, section: str = "", quantity: int = 1, version: int
) -> Deck:
    """Add copies of a card to a section, or to the one the card belongs to when none is named."""
    wanted = {"section": section, "card_id": card_id, "add": quantity}
    with changing(deck, user, version, wanted) as changed:
        card = card_of(changed, card_id)
        section = section or bridge.section_of(changed.system, card.card_id)
        set_copies(changed, section, card, copies_of(changed, section, card) + quantity)
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
    with changing(deck, user, version, wanted) as changed:
        card = card_of(changed, card_id)
        held = copies_of(changed, from_section, card)
        moved = held if quantity is None else quantity
        if not 1 <= moved <= held:
            raise BadContent(f"{from_section} holds {held} copies of {card.name}; {moved} cannot be moved")
        if from_section != to_section:
            set_copies(changed, from_section, card, held - moved)
            set_copies(changed, to_section, card, copies_of(changed, to_section, card) + moved)
    return changed


def remove_card(*, deck: Deck, user: User, section: str, card_id: str, version: int) -> Deck:
    """Take every copy of a card out of a section."""
    return set_quantity(deck=deck, user=user, section=section, card_id=card_id, quantity=0, version=version)

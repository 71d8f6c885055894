"""Changes to a deck's cards: adding, moving, setting numbers, removing."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Literal

from cards import sections
from common import caps
from common.access import User
from decks.editing.services.changes import changing
from decks.editing.services.content import card_of, copies_of, set_copies
from decks.models import Deck
from decks.values import BadContent


@dataclass(frozen=True, slots=True)
class CardChange:
    """A change of a deck's cards.

    `add` adds `quantity` copies, by default one, to `section` or where the card belongs; `set` makes
    `section` have `quantity`; `move` moves `quantity`, by default all, from `section` to `to`; `remove`
    removes all from `section`.
    """

    do: Literal["add", "set", "move", "remove"]
    card_id: str
    section: str = ""
    to: str = ""
    quantity: int | None = None


def change_cards(*, deck: Deck, user: User, changes: Iterable[CardChange], version: int) -> Deck:
    """Apply several changes to a deck's cards in order, as one change: all or none."""
    wanted = list(changes)
    if not 1 <= len(wanted) <= caps.CARD_CHANGES:
        raise BadContent(f"{len(wanted)} changes of cards; one request makes 1–{caps.CARD_CHANGES}")
    with changing(deck, user, version, {"changes": [asdict(one) for one in wanted]}) as changed:
        for place, one in enumerate(wanted, 1):
            try:
                _carry_out(changed, one)
            except BadContent as error:
                raise BadContent(f"change {place}: {error}") from error
    return changed


def set_quantity(*, deck: Deck, user: User, section: str, card_id: str, quantity: int, version: int) -> Deck:
    """Set the number of copies of a card in a section."""
    wanted = {"section": section, "card_id": card_id, "quantity": quantity}
    with changing(deck, user, version, wanted) as changed:
        _carry_out(changed, CardChange("set", card_id, section, quantity=quantity))
    return changed


def add_card(
    *, deck: Deck, user: User, card_id: str, section: str = "", quantity: int = 1, version: int
) -> Deck:
    """Add copies of a card to a section, by default the one it belongs to."""
    wanted = {"section": section, "card_id": card_id, "add": quantity}
    with changing(deck, user, version, wanted) as changed:
        _carry_out(changed, CardChange("add", card_id, section, quantity=quantity))
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
    """Move copies of a card from one section to another, by default all."""
    wanted = {"card_id": card_id, "from": from_section, "to": to_section, "quantity": quantity}
    with changing(deck, user, version, wanted) as changed:
        _carry_out(changed, CardChange("move", card_id, from_section, to_section, quantity))
    return changed


def remove_card(*, deck: Deck, user: User, section: str, card_id: str, version: int) -> Deck:
    """Remove all copies of a card from a section."""
    return set_quantity(deck=deck, user=user, section=section, card_id=card_id, quantity=0, version=version)


def _carry_out(changed: Deck, wanted: CardChange) -> None:
    card = card_of(changed, wanted.card_id)
    section = wanted.section
    if wanted.do == "add":
        section = section or sections.section_of(changed.system, card.card_id)
        copies = 1 if wanted.quantity is None else wanted.quantity
        set_copies(changed, section, card, copies_of(changed, section, card) + copies)
    elif wanted.do == "move":
        held = copies_of(changed, section, card)
        moved = held if wanted.quantity is None else wanted.quantity
        if not 1 <= moved <= held:
            raise BadContent(f"{section} holds {held} copies of {card.name}; {moved} cannot be moved")
        if section != wanted.to:
            set_copies(changed, section, card, held - moved)
            set_copies(changed, wanted.to, card, copies_of(changed, wanted.to, card) + moved)
    elif wanted.do == "remove":
        set_copies(changed, section, card, 0)
    else:
        set_copies(changed, section, card, wanted.quantity or 0)

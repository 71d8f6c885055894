"""Changes to decks. Each names the version it is based on, and is stored completely or not at all."""

from decks.editing.services.browser_decks import adopt_decks, delete_abandoned
from decks.editing.services.cards import (
    CardChange,
    add_card,
    change_cards,
    move_card,
    remove_card,
    set_quantity,
)
from decks.editing.services.changes import NoDeck, StaleDeck
from decks.editing.services.decks import create_deck, delete_deck, update_deck
from decks.editing.services.hidden_decks import hide_decks, lift_decks
from decks.editing.services.versions import name_version, restore_version
from decks.values import BadContent

__all__ = [
    "BadContent",
    "CardChange",
    "NoDeck",
    "StaleDeck",
    "add_card",
    "adopt_decks",
    "change_cards",
    "create_deck",
    "delete_abandoned",
    "delete_deck",
    "hide_decks",
    "lift_decks",
    "move_card",
    "name_version",
    "remove_card",
    "restore_version",
    "set_quantity",
    "update_deck",
]

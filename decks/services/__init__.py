"""What can be done with decks. Each change names the version it was made on, and is stored whole or not."""

from decks.services.cards import CardChange, add_card, change_cards, move_card, remove_card, set_quantity
from decks.services.changing import NoDeck, StaleDeck
from decks.services.decks import (
    create_deck,
    delete_deck,
    replace_content,
    update_deck,
)
from decks.services.hiding import hide_decks, lift_decks
from decks.services.library import (
    archive_decks,
    chosen_decks,
    file_decks,
    keep_deck,
    rename_folder,
    set_tags,
    sort_decks,
    tag_decks,
)
from decks.services.sharing import clone_deck, rotate_code
from decks.services.versions import name_version, restore_version
from decks.values import BadContent

__all__ = [
    "BadContent",
    "CardChange",
    "NoDeck",
    "StaleDeck",
    "add_card",
    "archive_decks",
    "change_cards",
    "chosen_decks",
    "clone_deck",
    "create_deck",
    "delete_deck",
    "file_decks",
    "hide_decks",
    "lift_decks",
    "keep_deck",
    "move_card",
    "name_version",
    "remove_card",
    "rename_folder",
    "replace_content",
    "restore_version",
    "rotate_code",
    "set_quantity",
    "set_tags",
    "sort_decks",
    "tag_decks",
    "update_deck",
]

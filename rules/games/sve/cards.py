"""Which kind of card a card is in the rulebook's words, and which kinds the rulebook does not know."""

from rules.cards import Card

SPECIAL = ("evolved", "token", "advance")
"""The special card types (2.3.3). The rulebook names evolved cards and tokens; advance cards came later."""

UNKNOWN_TYPES = ("super evolution point",)
"""Types newer than the rulebook, which it therefore cannot place."""


def is_leader(card: Card) -> bool:
    """Return whether a card is a leader (2.3.2)."""
    return card.is_type("leader")


def is_main_card(card: Card) -> bool:
    """Return whether a card is a follower, amulet or spell without a special type (2.3.2, 6.1.1.2)."""
    special = any(card.is_marked(mark) for mark in SPECIAL)
    return card.is_type("follower", "amulet", "spell") and not special


def is_evolve_card(card: Card) -> bool:
    """Return whether a card is an evolved card (2.3.3.1, 6.1.1.3)."""
    return card.is_marked("evolved")


def is_unknown_kind(card: Card) -> bool:
    """Return whether a card is of a kind that the rulebook does not know yet."""
    return card.is_marked("advance") or card.is_type(*UNKNOWN_TYPES)


def is_beside_deck(card: Card) -> bool:
    """Return whether a card is used in play but is in no deck: a token (9.1.5) or evolution point (3.2.5)."""
    return card.is_marked("token") or card.is_type("evolution point", *UNKNOWN_TYPES)


def classes(card: Card) -> tuple[str, ...]:
    """Return a card's class (2.2); empty if it has none."""
    return card.front.attributes

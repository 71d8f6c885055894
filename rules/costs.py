"""What cards pay for and what printed costs require, by attribute, as each game declares it."""

import re

from rules.cards import Card
from rules.opening import Dealing, dealings

ATTRIBUTES = "attributes"
_SYMBOL = re.compile(r"\{([^}]*)\}")


def payer(code: str) -> Dealing | None:
    """Return how the section with the paying cards is dealt, or None if no card pays for another."""
    return next((dealing for dealing in dealings(code) if dealing.pays), None)


def gives(card: Card, dealing: Dealing) -> tuple[str, ...] | None:
    """Return the attributes that a paying card can provide one of; empty if it provides another kind.

    None means that the card pays for nothing, or that this is not recorded.
    """
    if dealing.pays == ATTRIBUTES:
        own = card.front.attributes
        return None if set(dealing.never_pay).intersection(own) else own
    letters, meant = printed(card, dealing), dict(dealing.symbols)
    return None if letters is None else tuple(meant[one] for one in letters if one in meant)


def printed(card: Card, dealing: Dealing) -> tuple[str, ...] | None:
    """Return the cost symbols that a paying card can provide one of; None if that is not recorded.

    JUDGEMENT: if the printed value is lost, a card provides what the marks beside its type name.
    """
    front = card.front
    if letters := str(front.values.get(dealing.pays, "")):
        return tuple(dict.fromkeys(letters))
    return tuple(letter for letter, one in dealing.symbols if one in front.marks) or None


def asks(card: Card, dealing: Dealing) -> tuple[str, ...]:
    """Return the attributes that a card's printed cost requires, each as often as it does.

    JUDGEMENT: if cards pay by their attributes, a cost requires one of each that the card has, and a cost of
    0 none.
    """
    front = card.front
    if dealing.pays == ATTRIBUTES:
        return tuple(one for one in front.attributes if front.total_cost and one not in dealing.never_pay)
    meant = dict(dealing.symbols)
    return tuple(meant[one] for one in _SYMBOL.findall(front.cost) if one in meant)

"""The classes that a deck's leaders allow for its other cards."""

from rules.construction.deck import Deck
from rules.construction.formats import Format
from rules.construction.preselection import Preselection
from rules.games.sve.cards import classes, is_leader


def narrows(deck: Deck, form: Format) -> Preselection | None:
    """Return the leaders' classes and neutral, in formats with rules about classes (6.1.1.5)."""
    leaders = [entry.card for entry in deck.entries if entry.section == "leader" and is_leader(entry.card)]
    found = tuple(dict.fromkeys(name for card in leaders for name in classes(card) if name != "neutral"))
    by_class = "one_class" not in form.repeals or "cross_classes" in form.adds
    return Preselection((*found, "neutral"), "the leader") if found and by_class else None

"""The attributes that a card search starts with: those of the ruler, and those already in the deck."""

from collections.abc import Iterable

from rules.construction.deck import Deck, Entry
from rules.construction.formats import Format
from rules.construction.preselection import Preselection


def narrows(deck: Deck, form: Format) -> Preselection | None:
    """Return the attributes of all faces of the deck's rulers and of its other cards.

    JUDGEMENT: the rulebook allows cards of any attribute in a deck; players look for those of its ruler
    first, and a deck with cards of another attribute is built for that one too. A ruler without an attribute
    narrows nothing.
    """
    asked = _attributes(entry for entry in deck.entries if entry.section == "ruler")
    if not asked:
        return None
    found = dict.fromkeys((*asked, *_attributes(deck.entries)))
    return Preselection(tuple(found), "the ruler" if len(found) == len(asked) else "the ruler and the deck")


def _attributes(entries: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(
        dict.fromkeys(one for entry in entries for face in entry.card.faces for one in face.attributes)
    )

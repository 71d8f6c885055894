"""The deck sections for the cards of a system."""

import rules


def sections_for(code: str, card_id: str) -> list[str]:
    """Return the codes of the sections a card may go in; all of them for an unknown card."""
    of = rules.system(code)
    card = of.catalogue().get(card_id)
    return [section.code for section in of.sections if card is None or of.may_hold(section.code, card)]


def section_of(code: str, card_id: str) -> str:
    """Return the default section of a card; the first for an unknown card."""
    of = rules.system(code)
    card = of.catalogue().get(card_id)
    return of.sections[0].code if card is None else of.place(card)


def places_of(code: str, card_id: str) -> list[str]:
    """Return the sections a card may go in, its default first."""
    usual, may_go = section_of(code, card_id), sections_for(code, card_id)
    return [usual, *(one for one in may_go if one != usual)] if usual in may_go else may_go or [usual]

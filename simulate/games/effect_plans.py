"""From the name of a card to a plan that asks what it is worth to a deck."""

from collections.abc import Sequence

from rules.blanks import blank_id, card_or_blank
from rules.cards import Card
from rules.construction.system import System
from rules.definitions import definitions
from rules.readings import reading_of
from rules.rulesets import ruleset
from rules.systems import system
from simulate.games.effects import REPLACED, Effect
from simulate.games.plan import MOST_NAME, Entry, Plan
from simulate.games.stop import PlanFault

MOST_SAID = 80
MOST_LISTED = 6


def effect_of(code: str, deck: Entry, card: str, replacement: str = "") -> Effect:
    """Return the question about a card of a deck, by its name, number or id.

    Without a replacement, each copy is played as if it had no text. Raises PlanFault if there is no such
    card, if the deck does not play it, or if nothing would change.
    """
    of = system(code)
    asked = _in_deck(of, deck, card)
    if replacement.strip():
        return Effect(asked.id, _one_of(of, _known(of, replacement), replacement).id)
    _must_have_text(of, asked)
    return Effect(asked.id, blank_id(asked.id))


def versions(code: str, deck: Entry, effect: Effect) -> tuple[Entry, Entry]:
    """Return a deck as it is, and with the card replaced under a name that says so."""
    of = system(code)
    card, other = (card_or_blank(of, one) for one in (effect.card, effect.replacement))
    assert card is not None and other is not None, "the cards of an effect are known"
    said = "without its text" if effect.blank else f"replaced by {of.label(other)}"
    name = f"{deck.name}, {of.label(card)} {said}"
    return deck, Entry(name[:MOST_NAME], effect.replaced(deck.rows))


def met_by(plan: Plan, pairing: int, side: int) -> tuple[int, ...]:
    """Return the opponents that a deck of a pairing meets in a plan, by their places.

    If the two sides have different players, only those that it meets on this side. A deck with a card
    replaced is no opponent.
    """
    deck, alike = plan.pairings[pairing][side], plan.players[0] == plan.players[1]
    found = {
        one[1 - mine]: None
        for one in plan.pairings
        for mine in (0, 1)
        if one[mine] == deck and (alike or mine == side) and not _is_version(plan, one[1 - mine])
    }
    return tuple(found)


def cards_in_question(plan: Plan, pairing: int) -> list[tuple[int, list[Card]]]:
    """Return the sides of a pairing whose decks may be asked about, each with its different cards by name."""
    zones = ruleset(plan.system).section_zones
    found = []
    for side, place in enumerate(plan.pairings[pairing]):
        if not _is_version(plan, place) and met_by(plan, pairing, side):
            cards = {one.card: None for one in plan.decks[place].entries if one.section in zones}
            found.append((side, sorted(cards, key=lambda card: (card.name, card.id))))
    return found[:1] if len(set(plan.pairings[pairing])) == 1 else found


def _is_version(plan: Plan, place: int) -> bool:
    return plan.effect is not None and place == REPLACED


def _known(of: System, said: str) -> tuple[Card, ...]:
    found = of.catalogue().find(said.strip())
    if not found:
        near = " or ".join(f"“{name}”" for name in of.catalogue().nearest(said))
        meant = f"; did you mean {near}?" if near else ""
        raise PlanFault(f"{of.name} has no card {said.strip()[:MOST_SAID]!r}{meant}")
    return found


def _one_of(of: System, found: Sequence[Card], said: str) -> Card:
    """Return the one card of those that a text may mean."""
    if len({of.keys(card) for card in found}) > 1:
        ids = ", ".join(card.id for card in found[:MOST_LISTED])
        raise PlanFault(f"{said.strip()[:MOST_SAID]!r} may be several cards; give the number of one: {ids}")
    return min(found, key=lambda card: card.id)


def _in_deck(of: System, deck: Entry, said: str) -> Card:
    found = _known(of, said)
    played = {card for _, card, _ in deck.rows}
    in_deck = [card for card in found if card.id in played]
    if not in_deck:
        raise PlanFault(f"“{found[0].name}” is not in “{deck.name}”, so nothing can be replaced there")
    if len(in_deck) > 1:
        ids = ", ".join(card.id for card in in_deck[:MOST_LISTED])
        name = said.strip()[:MOST_SAID]
        raise PlanFault(f"“{deck.name}” has several cards called {name!r}; give the number of one: {ids}")
    zones = ruleset(of.code).section_zones
    if not any(card == in_deck[0].id and section in zones for section, card, _ in deck.rows):
        raise PlanFault(f"“{in_deck[0].name}” is only in a part of “{deck.name}” that games do not use")
    return in_deck[0]


def _must_have_text(of: System, card: Card) -> None:
    """Raise PlanFault for a card that is played without a text in any case."""
    if any(side.abilities or side.keywords for side in definitions(of.code)(card).faces):
        return
    unread = reading_of(of.code, card).word in ("unread", "notext")
    why = "is played without its text, which is not read" if unread else "has no text"
    raise PlanFault(f"“{card.name}” {why}, so leaving it out changes nothing; name a card to replace it by")

"""Trees for looking at the top of the deck and searching it, in both languages."""

from dataclasses import replace

from rules.games.sve.keywords import search_deck
from rules.games.sve.reading.meanings_effects import unannounced
from rules.games.sve.reading.meanings_moved import MOVED
from rules.games.sve.reading.meanings_words import DECK, HAND, NOBODY, SHOWN
from rules.language.amounts import Amount
from rules.language.conditions import Is, There
from rules.language.effects import NOTHING, Effect, Let, Look, May, MoveTo, Reveal
from rules.language.filter_shorthand import cards
from rules.language.filters import EVERY_CARD, All, Filter, InZone, Not, OneOf
from rules.language.references import Chosen, Each, It, Top
from rules.reading.clauses import THAT, Clause, in_order, mentions, rebuilt, substituted
from rules.reading.phrases import narrowed


def taken(
    wanted: Filter, most: int, zone: str, *, least: int = 0, shown: bool = False, differ: bool = False
) -> Effect:
    """Return the effect that takes cards looked at to a zone; with `shown` they are revealed first."""
    chosen = Chosen(narrowed(DECK, wanted), most, least, among=It(), differing="name" if differ else None)
    return Reveal(chosen, MoveTo(It("found"), zone), name="found") if shown else MoveTo(chosen, zone)


def looked(count: Amount, *effects: Effect) -> Clause:
    """Return a clause that looks at the top cards of your deck and does something with them."""
    return Clause(Look(count, in_order(*effects)), about=NOBODY)


def looked_then(count: Amount, take: Effect, rest: Effect, then: Clause) -> Clause | None:
    """Return a clause that looks at the top cards of your deck and does something with those taken.

    None if it does nothing with them, or must choose something in advance that is not known then.
    """
    done = unannounced(then)
    if done is None or not any(mentions(done.effect, one) for one in (THAT, MOVED, SHOWN)):
        return None
    taken_cards = It("taken")
    effect = substituted(rebuilt(done.effect, _was_taken), SHOWN, taken_cards)
    effect = substituted(substituted(effect, THAT, taken_cards), MOVED, taken_cards)
    if isinstance(take, MoveTo) and isinstance(take.what, Chosen) and take.what.most == 1:
        effect = rebuilt(effect, lambda node: _is_taken(node, take.zone))
    return Clause(Look(count, Let("taken", take, in_order(rest, effect))), about=NOBODY)


def _was_taken(node: object) -> object:
    """Return a condition on the revealed cards as one on any of them in the hand."""
    match node:
        case Is(cards, wanted) if cards == SHOWN:
            return There(narrowed(OneOf(It("taken")), wanted, HAND))
    return node


def _is_taken(node: object, zone: str) -> object:
    """Return a condition on the only card taken, which is where it was taken, as one on that card."""
    match node:
        case There(All(parts), 1, None) if OneOf(It("taken")) in parts and InZone((zone,)) in parts:
            rest = [part for part in parts if part not in (OneOf(It("taken")), InZone((zone,)))]
            return Is(It("taken"), narrowed(*rest)) if rest else node
    return node


def shown_top(clause: Clause) -> Clause | None:
    """Return a clause that reveals your deck's top card and then does something; None if nothing with it."""
    name = It("revealed")
    effect = substituted(clause.effect, SHOWN, name)
    if not mentions(effect, name) or mentions(clause.targets, SHOWN) or clause.modes:
        return None
    return replace(clause, effect=Reveal(Top(), effect, name="revealed"), about=NOBODY)


ENGAGED = "field, engaged"
"""The destination of cards that come onto the field engaged."""


def searched(wanted: Filter, most: int, place: str, *, differ: bool = False, fewer: bool = False) -> Clause:
    """Return a clause that searches your deck for cards and puts them into a zone (5.7).

    Of cards of any kind the full number must be found (5.7.1.1), unless a text with "up to" allows `fewer`,
    even none (1.3.5.1).
    """
    every = cards(zones=("deck area",), whose="you")
    zone = "field" if place == ENGAGED else place
    effect = search_deck(every if wanted == EVERY_CARD else narrowed(every, wanted), zone, most)
    if fewer and wanted == EVERY_CARD:
        effect = rebuilt(effect, lambda node: replace(node, least=0) if isinstance(node, Chosen) else node)
    if place == ENGAGED:
        effect = rebuilt(
            effect, lambda node: replace(node, rested=True) if isinstance(node, MoveTo) else node
        )
    if differ:
        effect = rebuilt(
            effect, lambda node: replace(node, differing="name") if isinstance(node, Chosen) else node
        )
    return Clause(effect, about=effect)


def searched_within(wanted: Filter, most: int, place: str, within: int) -> Clause | None:
    """Return a clause that searches your deck for cards that cost no more than a number together."""
    found = searched(wanted, most, place, fewer=most > 1)
    effect = rebuilt(
        found.effect, lambda node: replace(node, within=within) if isinstance(node, Chosen) else node
    )
    return Clause(effect, about=effect)


def put_back() -> Effect:
    """Return the effect that puts one card looked at back on top, and the others into the cemetery."""
    others = MoveTo(Each(cards(OneOf(It()), Not(OneOf(_ABOVE)), zones=("deck area",))), "cemetery")
    return Let("above", Chosen(DECK, 1, 1, among=It()), in_order(others, MoveTo(_ABOVE, "deck area")))


_ABOVE = It("above")
_BELOW = Each(cards(OneOf(It()), Not(OneOf(_ABOVE)), zones=("deck area",)))


def put_on_top(wanted: Filter) -> Effect:
    """Return the effect that may reveal a card looked at and put it on top, the others at the bottom."""
    apart = in_order(MoveTo(_BELOW, "deck area", "bottom"), MoveTo(_ABOVE, "deck area"))
    return Reveal(Chosen(narrowed(DECK, wanted), 1, 0, among=It()), apart, name="above")


def sorted_apart(count: Amount) -> Effect:
    """Return the effect that puts any number of the cards looked at back on top, the rest at the bottom."""
    rest = MoveTo(_BELOW, "deck area", "bottom")
    return Let("above", Chosen(DECK, count, 0, among=It()), in_order(rest, MoveTo(_ABOVE, "deck area")))


def looked_at_one_then(then: Clause) -> Clause | None:
    """Return a clause that looks at your deck's top card, may reveal and take it, and does what follows."""
    take = May(Reveal(It(), MoveTo(It("found"), "hand"), name="found"))
    return looked_then(1, take, NOTHING, then)


def looked_at_one(clause: Clause) -> Clause | None:
    """Return a clause that looks at your deck's top card and does something with it; None if nothing."""
    if clause.targets or clause.modes or not mentions(clause.effect, THAT):
        return None
    return Clause(Look(1, substituted(clause.effect, THAT, It())), about=NOBODY)

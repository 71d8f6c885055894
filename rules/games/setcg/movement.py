"""How cards move in the Square Enix system (7.8 to 7.12): onto the field, off it, by effects."""

from collections.abc import Generator

from rules.engine import atoms, timestamps
from rules.engine.announcing.announcement import Announcement
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.pending import PLAIN, Choices
from rules.engine.perform import perform
from rules.engine.replacement import ReplaceableEvent, may_be_replaced, replaced
from rules.engine.restrictions import is_forbidden, is_forced
from rules.engine.triggers import trigger_on
from rules.engine.zones import Place, kind_of
from rules.games.setcg.definitions import BACKUP, ITEMS, SUMMON
from rules.games.setcg.keywords import damagers
from rules.games.setcg.nodes import DamagedFalls, FallsFromDeck, IsRegained
from rules.games.setcg.zones import BREAK, DECK, FIELD, HAND, ZONES
from rules.language.abilities import Static
from rules.language.events import Destroyed, Discards, Enters, GameEvent, Leaves, Rests

PASSAGES: dict[tuple[int, int], type[GameEvent]] = {(DECK, BREAK): FallsFromDeck, (BREAK, HAND): IsRegained}
"""The events of cards that move between zones other than the field."""
Leaving = Generator[Ask, Option, list[tuple[CardId, int]]]
"""Asks about replacements for leaving; returns the cards that leave, each with its destination's kind."""

CANNOT_BE = {"outside": "be removed from the game", "hand": "be returned to the hand"}
"""The action that keeps a card on the field, by the zone that it then cannot go to."""
BE_PUT = "be put onto the field by effects"
"""The action forbidden for cards that can only be played from hand."""
COME_DULL = "enter the field dull"
BE_BROKEN = "be broken"
"""The action that keeps cards on the field from being broken (15.1.1.3)."""


def put_on_field(game: Game, played: Announcement, bearer: CardId) -> Procedure:
    """Put a card on the field, a Backup dulled, an Item on its bearer, and trigger abilities on that."""
    player, card = played.player, played.card
    origin = game.state.where[card]
    atoms.move(game, card, FIELD, controller=player)
    if bearer >= 0:
        atoms.attach(game, card, bearer)
    come_dull(game, card)
    text = played.text()
    if text is not None:
        at = Context(player, card, "11.3.10", played.targets(), choices=played.choices())
        yield from perform(game, text.effect, at)
    trigger_on_entering(game, card, origin, played.choices())


def trigger_on_entering(game: Game, card: CardId, origin: Place, how: Choices = PLAIN) -> None:
    """Trigger auto-abilities on a card that came onto the field from a place (11.9.17.2.1)."""
    if game.automatic or game.static or game.counted or game.state.delayed or game.state.lasting:
        trigger_on(game, Enters, card, origin=origin, how=how)


@clause("setcg", "11.13.5.1", "11.13.5.3")
def departures(game: Game, cards: list[CardId], kind: int, source: CardId = NO_CARD) -> Leaving:
    """Return which of these cards leave the field and for which kind of zone, after replacements.

    Effects may replace leaving, or the zone.
    """
    leaving = []
    for card in cards:
        held = game.state.instances.get(card)
        if held is None or not may_be_replaced(game, Leaves):
            leaving.append((card, kind))
            continue
        event = ReplaceableEvent(Leaves, held.controller, card, source, kind)
        yield from replaced(game, event)
        if not event.cancelled:
            leaving.append((card, event.destination))
    return leaving


def depart(
    game: Game,
    leaving: list[tuple[CardId, int]],
    source: CardId = NO_CARD,
    kind: int = -1,
    *,
    bottom: bool = False,
) -> None:
    """Move cards to their owners' zones at the same time; those that leave the field trigger abilities.

    With `bottom`, cards whose destination was not replaced, still `kind`, go to the bottom of that zone.
    """
    owners = game.state.owners
    for card, where in leaving:
        if card in game.state.instances:
            trigger_on(game, Leaves, card, destination=ZONES.place(where, owners[card]), cause=source)
            for one in damagers(game, card) if where == BREAK else ():
                trigger_on(game, DamagedFalls, card, cause=one)
    for card, where in leaving:
        came = kind_of(game.state.where[card])
        atoms.move(game, card, where, bottom=bottom and where == kind)
        event = PASSAGES.get((came, where))
        if event is not None:
            trigger_on(game, event, card)


@clause("setcg", "6.2.4", "7.3", "11.9.17.2.1", "11.13.4.11")
def relocate(game: Game, cards: list[CardId], kind: int, bottom: bool, player: PlayerId) -> Procedure:
    """An effect moves cards; those that come onto the field see each other come.

    Each goes to its owner's side, unless the effect says under whose control it comes onto the field. A
    restriction that keeps a card from going may depend on whose effect it is.
    """
    state = game.state
    action = CANNOT_BE.get(ZONES.kinds[kind].name, "")
    if kind == FIELD:
        cards = [card for card in cards if not is_forbidden(game, card, BE_PUT)]
    there = [
        card
        for card in cards
        if state.where[card] >= 0 and not (action and is_forbidden(game, card, action, game.doer))
    ]
    if kind != FIELD:
        depart(game, (yield from departures(game, there, kind)), kind=kind, bottom=bottom)
        yield from order_stamps(game, at_work_elsewhere(game, there))
        return
    arrived = []
    origins = {card: state.where[card] for card in there}
    for card in there:
        if card in state.instances or state.cards[card].types & ITEMS or SUMMON in state.cards[card].types:
            continue
        arrived.append(card)
        atoms.move(game, card, kind, bottom=bottom, controller=player)
    yield from order_stamps(game, arrived)
    for card in arrived:
        come_dull(game, card)
    for card in arrived:
        trigger_on_entering(game, card, origins[card])


def at_work_elsewhere(game: Game, cards: list[CardId]) -> list[CardId]:
    """Return which of these cards are off the field and have field abilities that work there (11.10.1)."""
    there = game.state.instances
    return [card for card in cards if card in game.outlying and card in game.static and card not in there]


@clause("setcg", "11.13.4.11")
def order_stamps(game: Game, arrived: list[CardId]) -> Procedure:
    """The turn player orders the continuous effects of cards that came at the same time."""
    having = [
        card
        for card in arrived
        if any(isinstance(ability, Static) for ability in characteristics(game, card).abilities)
    ]
    yield from timestamps.order_stamps(game, having, "11.13.4.11")


@clause("setcg", "7.10.4")
def come_dull(game: Game, card: CardId) -> None:
    """A Backup comes onto the field dulled, and so does a card that an effect says so about."""
    if BACKUP in game.state.cards[card].types or is_forced(game, card, COME_DULL):
        atoms.rest(game, card)


def leave_for(game: Game, cards: list[CardId], kind: int, source: CardId = NO_CARD) -> Procedure:
    """Move cards to their owners' zones of that kind, unless that is replaced."""
    depart(game, (yield from departures(game, cards, kind, source)), source)


@clause("setcg", "15.1.1.2.1")
def dull(game: Game, card: CardId) -> None:
    """Dull an active card, and trigger abilities on that."""
    atoms.rest(game, card)
    trigger_on(game, Rests, card)


@clause("setcg", "15.1.1.4.1")
def discard(game: Game, card: CardId, source: CardId = NO_CARD) -> None:
    """Put a card from its owner's hand into the break zone, and trigger abilities on that."""
    atoms.move(game, card, BREAK)
    trigger_on(game, Discards, card, player=game.state.owners[card], cause=source)


@clause("setcg", "15.1.1.3.1")
def destroy(game: Game, card: CardId, source: CardId) -> Procedure:
    """Break a card that can be broken: put it from the field into its owner's break zone."""
    if card in game.state.instances and not is_forbidden(game, card, BE_BROKEN, source):
        leaving = yield from departures(game, [card], BREAK, source)
        if leaving == [(card, BREAK)]:
            trigger_on(game, Destroyed, card, cause=source)
        depart(game, leaving, source)

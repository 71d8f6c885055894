"""How cards leave the battle zone in Duel Masters: with all beneath them, or only the top card (801.4)."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.dm.attachments import attached, hand_over, take_gears_off
from rules.games.dm.keywords import STAYS
from rules.games.dm.zones import BATTLE, GRAVEYARD, HYPERSPATIAL, MANA, SUPER_GR

ALONE = frozenset({"creature", "cross gear", "fortress", "heartbeat", "field", "artifact", "tama seed"})
"""Types of cards that may lie in the battle zone without another card (305.3, 309.2, 310.5, 311.3)."""
HYPERSPATIAL_MARKS = frozenset({"psychic", "psychic super", "dragheart"})


def put_away(game: Game, card: int) -> None:
    """Move a card from the battle zone to the graveyard, with the cards that lie beneath it."""
    leave(game, card, GRAVEYARD)


@clause("dm", "700.3", "701.6a")
def destroy_at_once(game: Game, cards: list[int]) -> bool:
    """Destroy cards at the same time, and tell whether any went; what cannot leave stays."""
    going = [
        card
        for card in cards
        if card in game.state.instances and STAYS not in characteristics(game, card).keywords
    ]
    for card in going:
        trigger(game, "destroyed", card)
    for card in going:
        put_away(game, card)
    return bool(going)


def leave(game: Game, card: int, kind: int, *, bottom: bool = False) -> None:
    """Move a card out of play to a zone, all the cards of an evolution creature together (801.2).

    Of a star evolution creature only the top card goes (811.1). Auras go along (310.8).
    """
    instance = game.state.instances.get(card)
    if instance is None or game.state.where[card] // 2 != BATTLE:
        _go(game, card, kind, bottom)
        return
    if instance.under and "star evolution" in game.state.cards[card].marks:
        leave_from_the_top(game, card, kind)
        return
    along = [one for one in attached(game, card) if "aura" in game.state.cards[one].types]
    take_gears_off(game, card)
    for one in (card, *instance.under, *along):
        _go(game, one, kind, bottom)


@clause("dm", "703.4h", "801.4", "801.4a", "801.4b", "801.4c", "801.4d")
def leave_from_the_top(game: Game, card: int, kind: int) -> None:
    """Move only the top card of a creature away: what lies beneath is rebuilt and was there all the time."""
    state = game.state
    old = state.instances[card]
    beneath = list(reversed(old.under))
    while beneath and not state.cards[beneath[0]].types & ALONE:
        atoms.move(game, beneath.pop(0), GRAVEYARD)
    if beneath:
        new = beneath[0]
        atoms.move(game, new, BATTLE, controller=old.controller)
        instance = state.instances[new]
        instance.entered = old.entered
        atoms.stack_under(game, new, tuple(reversed(beneath[1:])))
        if old.rested and state.cards[new].types & {"creature", "tama seed"}:
            atoms.rest(game, new)
        inherit(game, card, new)
    _go(game, card, kind, False)


@clause("dm", "310.7", "801.2", "801.4c")
def inherit(game: Game, old: int, new: int) -> None:
    """What was attached to one card of a creature, and the effects on it, go on with another one."""
    hand_over(game, old, new)
    atoms.hand_effects_on(game, old, new)


@clause("dm", "117.1", "118.1")
def _go(game: Game, card: int, kind: int, bottom: bool) -> None:
    """Move one card, psychic, dragheart and GR cards on to the zone that is theirs."""
    atoms.move(game, card, kind, bottom=bottom)
    marks = game.state.cards[card].marks
    if kind == BATTLE or not marks:
        return
    if marks & HYPERSPATIAL_MARKS:
        atoms.move(game, card, HYPERSPATIAL)
    elif "gr" in marks:
        atoms.move(game, card, SUPER_GR, bottom=True)


@clause("dm", "109.2b", "801.4")
def put_top_card_into_mana(game: Game, card: int, source: int) -> Procedure:
    """An effect that means the card and not the creature moves its top card alone to the mana zone."""
    leave_from_the_top(game, card, MANA)
    yield from ()

"""How cards leave the battle zone in Duel Masters: replacements, and what leaves with them (801.4)."""

from collections.abc import Collection, Mapping, Sequence

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, PLAYERS, CardId
from rules.engine.indexes import may_replace
from rules.engine.layers import characteristics
from rules.engine.replacement import ReplaceableEvent, RuleReplacement, replaced, replaced_together
from rules.engine.restrictions import is_forbidden
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of, place_of
from rules.games.dm.keywords import BE_DESTROYED, CHARGED_TAPPED, LEAVE
from rules.games.dm.mechanics.attachments import attached, hand_over, take_gears_off
from rules.games.dm.mechanics.cells import cells_of, choose_cell, unlink, unlinks
from rules.games.dm.mechanics.gods import is_linked, one_of
from rules.games.dm.mechanics.sought import ALONE
from rules.games.dm.nodes import SpellEnds
from rules.games.dm.zones import BATTLE, GRAVEYARD, HYPERSPATIAL, MANA, SHIELDS, SUPER_GR
from rules.language.events import Destroyed, Leaves, Moves

HYPERSPATIAL_MARKS = frozenset({"psychic", "psychic super", "dragheart"})


def put_away(game: Game, card: CardId) -> None:
    """Move a card from the battle zone to the graveyard, with the cards beneath it.

    JUDGEMENT: the book does not say whether replacement effects apply to cards that state-based actions put
    away (cards without a legal type, older D2 fields); here they do not.
    """
    leave(game, card, GRAVEYARD)


@clause("dm", "700.3", "701.6a")
def destroy_at_once(
    game: Game, cards: Sequence[CardId], by: Mapping[CardId, CardId] | None = None
) -> Procedure:
    """Destroy cards at the same time; those that cannot leave stay.

    `by` gives the card that destroys each, unless that is the source of the effect being resolved.
    """
    yield from leave_at_once(game, cards, GRAVEYARD, destroyed=True, by=by)


@clause("dm", "101.5", "609.3", "609.8", "609.9")
def leave_at_once(
    game: Game,
    cards: Sequence[CardId],
    kind: int,
    *,
    bottom: bool = False,
    destroyed: bool = False,
    by: Mapping[CardId, CardId] | None = None,
) -> Procedure:
    """Move cards out of the battle zone at the same time, each unless that is replaced.

    No question is asked about cards that cannot leave.
    """
    state = game.state
    causes = by or {}
    going = [
        card
        for card in cards
        if card in state.instances
        and not is_forbidden(game, card, LEAVE)
        and not (destroyed and is_forbidden(game, card, BE_DESTROYED))
    ]
    star = any(_is_star_evolved(game, card) for card in going)
    if (may_replace(game) or star) and not game.instead:
        events = [
            ReplaceableEvent(
                Destroyed if destroyed else Leaves,
                state.instances[card].controller,
                card,
                causes.get(card, NO_CARD),
                destination=kind,
                also=(Leaves, Moves) if destroyed else (Moves,),
            )
            for card in going
        ]
        yield from replaced_together(game, events)
        going = [one.card for one in events if not one.cancelled]
    apart = [card for card in going if unlinks(game, card)]
    going = [card for card in going if card not in apart]
    gone = go_together(game, going)
    if destroyed:
        for card in going:
            trigger_on(game, Destroyed, card, cause=causes.get(card, NO_CARD), unseen_by=gone)
    for card in going:
        cause = causes.get(card, NO_CARD)
        trigger_on(game, Leaves, card, cause=cause, destination=place_of(kind, PLAYERS[0]), unseen_by=gone)
    for card in going:
        goes = (yield from one_of(game, card)) if is_linked(game, card) else card
        leave(game, goes, kind, bottom=bottom, unseen_by=gone)
    for card in apart:
        yield from come_apart(game, card, kind)


@clause("dm", "805.1b", "805.1e")
def come_apart(game: Game, card: CardId, kind: int) -> Procedure:
    """One cell of a psychic super creature leaves and the others unlink; no creature counts as leaving."""
    goes = yield from unlink(game, card)
    put(game, goes, kind)


@clause("dm", "812.1d", "812.1e")
def leave_by_a_cell(game: Game, card: CardId, kind: int) -> Procedure:
    """One cell of a creature leaves and the others go to the graveyard; no creature counts as leaving.

    Effects that would replace the creature's leaving still apply.
    """
    if unlinks(game, card):
        yield from come_apart(game, card, kind)
        return
    player = game.state.instances[card].controller
    event = ReplaceableEvent(Leaves, player, card, destination=kind, also=(Moves,))
    yield from replaced(game, event)
    if event.cancelled:
        return
    goes = yield from choose_cell(game, card)
    cells = cells_of(game, card)
    beneath = game.state.instances[card].under
    take_gears_off(game, card)
    atoms.lie_beneath(game, card, ())
    for one in dict.fromkeys((*cells, *beneath)):
        put(game, one, kind if one == goes else GRAVEYARD)


@clause("dm", "603.5c")
def go_together(game: Game, cards: Sequence[CardId]) -> frozenset[CardId]:
    """Return the cards that left at the same time as whole creatures; each of them saw only itself go.

    A linked god stays as a creature and sees the others leave. A star evolution creature that stays is not
    among these cards: its top card leaves in its place (811.1), unless it leaves as a whole (811.1a).
    """
    return frozenset(card for card in cards if not is_linked(game, card))


def leave(
    game: Game, card: CardId, kind: int, *, bottom: bool = False, unseen_by: Collection[CardId] = ()
) -> None:
    """Move a card out of play to a zone, with all the cards of an evolution creature (801.2).

    Only the top card of a star evolution creature goes (811.1). Auras go with it (310.8). `unseen_by` are the
    cards that left at the same time (603.5c).
    """
    instance = game.state.instances.get(card)
    if instance is None or kind_of(game.state.where[card]) != BATTLE:
        put(game, card, kind, bottom)
        return
    if _is_star_evolved(game, card) and not game.instead:
        leave_from_the_top(game, card, kind)
        return
    along = [one for one in attached(game, card) if "aura" in game.state.cards[one].types]
    take_gears_off(game, card)
    for one in (card, *instance.under, *along):
        put(game, one, kind, bottom, unseen_by)


@clause("dm", "703.4h", "801.4", "801.4a", "801.4b", "801.4c", "801.4d")
def leave_from_the_top(game: Game, card: CardId, kind: int) -> None:
    """Move only the top card of a creature; the rest becomes a creature again that was there all along."""
    state = game.state
    old = state.instances[card]
    beneath = list(reversed(old.under))
    while beneath and not state.cards[beneath[0]].types & ALONE:
        atoms.move(game, beneath.pop(0), GRAVEYARD)
    if beneath:
        new = beneath[0]
        atoms.move(game, new, BATTLE, controller=old.controller)
        atoms.backdate(game, new, old.entered)
        atoms.stack_under(game, new, tuple(reversed(beneath[1:])))
        if old.rested and state.cards[new].types & {"creature", "tama seed"}:
            atoms.rest(game, new)
        inherit(game, card, new)
    put(game, card, kind)


@clause("dm", "310.7", "801.2", "801.4c")
def inherit(game: Game, old: CardId, new: CardId) -> None:
    """Pass on a card's attachments, and the effects on it, to another card of the same creature."""
    hand_over(game, old, new)
    atoms.hand_effects_on(game, old, new)
    atoms.speak_on(game, old, new)


@clause("dm", "113.2")
def pile(game: Game, shield: CardId) -> list[CardId]:
    """List the cards that are on a shield and form one shield with it."""
    instances = game.state.instances
    if shield in instances or kind_of(game.state.where[shield]) != SHIELDS:
        return []
    return [card for card in attached(game, shield) if instances[card].face_down]


@clause("dm", "117.1", "117.2", "118.1", "118.2", "314.4", "405.1", "409.2a", "703.4g")
def put(
    game: Game, card: CardId, kind: int, bottom: bool = False, unseen_by: Collection[CardId] = ()
) -> None:
    """Move one card; some then go on to another zone, and only GR cards stay in the super GR zone.

    A card on hold that would return to where it came from never left, so nothing triggers.
    """
    state = game.state
    if card in state.on_hold and kind_of(state.on_hold[card][0]) == kind:
        atoms.release(game, card)
        return
    along = pile(game, card)
    tapped = kind == MANA and CHARGED_TAPPED in characteristics(game, card).keywords
    origin = state.on_hold[card][0] if card in state.on_hold else state.where[card]
    atoms.move(game, card, kind, bottom=bottom)
    for one in along:
        put(game, one, kind, bottom)
    definition = state.cards[card]
    if kind == BATTLE:
        return
    if kind == MANA and (tapped or len(definition.attributes) > 1):
        atoms.rest(game, card)
    trigger_on(game, Moves, card, origin=origin, destination=place_of(kind, PLAYERS[0]), unseen_by=unseen_by)
    if definition.marks & HYPERSPATIAL_MARKS or "rule plus" in definition.types:
        atoms.move(game, card, HYPERSPATIAL)
    elif "gr" in definition.marks:
        atoms.move(game, card, SUPER_GR, bottom=True)
    elif kind == SUPER_GR:
        atoms.move(game, card, GRAVEYARD)


@clause("dm", "109.2b", "801.4")
def put_top_card_into_mana(game: Game, card: CardId, source: CardId) -> Procedure:
    """An effect that refers to the card, not the creature, moves only its top card to the mana zone.

    Cards outside the battle zone do not move.
    """
    if card not in game.state.instances:
        return
    if cells_of(game, card):
        yield from leave_by_a_cell(game, card, MANA)
        return
    goes = (yield from one_of(game, card)) if is_linked(game, card) else card
    leave_from_the_top(game, goes, MANA)


def _charges(game: Game, event: ReplaceableEvent) -> list[CardId]:
    return [event.card] if "Charger" in characteristics(game, event.card).keywords else []


@clause("dm", "409.2b", "609.7", "609.8a")
def _charge(game: Game, event: ReplaceableEvent, card: CardId) -> Procedure:
    """A spell with Charger goes to the mana zone instead, before any other replacement applies."""
    event.cancelled = True
    put(game, card, MANA)
    yield from ()


CHARGER = RuleReplacement("Charger", "609.8a", SpellEnds, _charges, _charge)


def _is_star_evolved(game: Game, card: CardId) -> bool:
    return "star evolution" in game.state.cards[card].marks and bool(game.state.instances[card].under)


def _stars(game: Game, event: ReplaceableEvent) -> list[CardId]:
    return [event.card] if _is_star_evolved(game, event.card) else []


@clause("dm", "811.1", "811.1a")
def _leave_as_a_star(game: Game, event: ReplaceableEvent, card: CardId) -> Procedure:
    """Only the top card of a star evolution creature leaves, unless another replacement applies."""
    event.cancelled = True
    leave_from_the_top(game, card, event.destination)
    yield from ()


STAR_EVOLUTION = RuleReplacement("Star Evolution", "811.1a", Leaves, _stars, _leave_as_a_star, rank=1)

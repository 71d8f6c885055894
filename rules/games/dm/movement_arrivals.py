"""How cards come into the battle zone of Duel Masters (409.1, 110.4f)."""

from collections.abc import Sequence

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.filters import matches
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.indexes import may_replace
from rules.engine.layers import characteristics, statics
from rules.engine.perform import perform
from rules.engine.replacement import ReplaceableEvent, replaced
from rules.engine.restrictions import is_forbidden
from rules.engine.triggers import trigger_on
from rules.games.dm.definitions import SUMMONED, WITH_MANA
from rules.games.dm.legal_actions import halves, side
from rules.games.dm.mechanics.cells import come_together
from rules.games.dm.mechanics.seals import note_a_command
from rules.games.dm.mechanics.stacks import EVOLVING, bases, can_evolve, evolve
from rules.games.dm.nodes import EntersUnpaid, EntersUnsummoned
from rules.games.dm.payment import ENTER, ENTER_UNSUMMONED
from rules.games.dm.zones import BATTLE
from rules.language.abilities import AsItEnters
from rules.language.events import Enters


@clause("dm", "301.2", "303.2", "308.2", "311.2-bis", "315.2", "409.1a", "701.3a", "801.1a")
def put_into_battle_zone(
    game: Game,
    player: PlayerId,
    card: CardId,
    face: int = -1,
    *,
    for_sure: bool = False,
    cells: Sequence[CardId] = (),
    marks: Sequence[str] = (),
) -> Procedure:
    """Put a creature, or another card that stays, from where it is on hold into the battle zone.

    An evolution creature goes onto its bases; without enough of them it stays where it is. `for_sure` means
    that replacements were already considered. Its other `cells` come beneath it, and `marks` say how it was
    used.
    """
    printed = game.state.cards[card]
    if face < 0 and "twinpact" in printed.marks:
        face = next(place for place, half in halves(printed) if "creature" in half.types)
    definition = side(printed, face)
    if not can_evolve(game, player, definition):
        return
    event = arrival(game, player, card, marks)
    if may_replace(game) and not for_sure:
        yield from replaced(game, event)
        if event.cancelled:
            return
    if definition.marks & EVOLVING and bases(game, player, definition):
        yield from evolve(game, player, card, definition)
    else:
        atoms.move(game, card, BATTLE, controller=player)
    if face > 0:
        atoms.turn_face(game, card, face)
    if cells:
        come_together(game, card, cells, player)
    for mark in marks:
        atoms.mark(game, card, mark)
    note_a_command(game, card)
    yield from enter_as_said(game, card)
    for kind in (event.kind, *event.also):
        trigger_on(game, kind, card, origin=event.origin)


def arrival(game: Game, player: PlayerId, card: CardId, marks: Sequence[str] = ()) -> ReplaceableEvent:
    """Return the event of a card that enters from where it is or was held; `marks` say how it was used."""
    origin = game.state.on_hold[card][0] if card in game.state.on_hold else game.state.where[card]
    also = () if SUMMONED in marks else (EntersUnsummoned,)
    if WITH_MANA not in marks:
        also = (*also, EntersUnpaid)
    return ReplaceableEvent(Enters, player, card, also=also, origin=origin)


@clause("dm", "101.2", "409.1")
def may_enter(game: Game, card: CardId, *, summoned: bool = False) -> bool:
    """Return whether no effect keeps a card out of the battle zone, or lets it in only if summoned."""
    return not is_forbidden(game, card, ENTER) and (
        summoned or not is_forbidden(game, card, ENTER_UNSUMMONED)
    )


@clause("dm", "110.4f")
def enter_as_said(game: Game, card: CardId) -> Procedure:
    """Apply the abilities that say how a card enters, before anything triggers on that."""
    state = game.state
    for source, ability in statics(game):
        if not isinstance(ability, AsItEnters) or source not in state.instances:
            continue
        player, watches = state.instances[source].controller, ability.what
        if (
            card == source
            if watches is None
            else matches(game, card, characteristics(game, card), watches, player, source)
        ):
            at = Context(player, source, "110.4f", event_card=card)
            yield from perform(game, ability.effect, at)

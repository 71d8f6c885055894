"""Drive in Shadowverse: Evolve: followers that check the top of their player's deck when they attack.

Our rulebook has no Drive; the source is the publisher's answers to players. A Drive Point of the evolve deck
is put beneath the follower, which from then on has Rush and one drive check (Q1449). Two checks are made one
after the other (Q1444). A check puts the top card of the deck into the trigger zone; in a deck of the title
its trigger may be used, and it then goes to the cemetery, otherwise to the bottom (Q1472). What triggers on a
check, or on the card it showed, waits until all checks of an ability are made (Q1403, Q1404). One evolution
point may replace a play point, and a player evolves or drives one follower a turn, as the reminder text says.

JUDGEMENT: the trigger zone is the resolution zone, which is just as open and just as temporary.
"""

from rules.engine.asks import NO, YES, Ask, Procedure
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.perform import perform
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.games.sve.mechanics.race import put_beneath
from rules.games.sve.movement import go
from rules.games.sve.nodes import ChecksDrive, DriveCheck, GainDrive, GainsDrive, ShownByDrive, TriggersDrive
from rules.games.sve.zones import CEMETERY, DECK, FIELD, RESOLUTION
from rules.language.abilities import Triggered
from rules.language.changes import GainAbilities, GainKeywords
from rules.language.durations import ALWAYS
from rules.language.effects import Effect, Modify
from rules.language.events import Attacks
from rules.language.references import This

SINGLE_DRIVE = Triggered(event=Attacks(), effect=DriveCheck(This()))
"""What a follower with Drive does when it attacks."""
_DRIVEN = Modify(This(), (GainKeywords(frozenset({"Rush"})), GainAbilities((SINGLE_DRIVE,))), ALWAYS)
_KEYWORD = "10.6.2.7.2"


def drive_check(game: Game, card: CardId, source: CardId) -> Procedure:
    """Show the top card of the deck of a follower's player, and resolve its trigger if they like.

    JUDGEMENT: a follower that has left the field, or whose player has no deck left, checks nothing.
    """
    state = game.state
    if kind_of(state.where[card]) != FIELD:
        return
    player = state.instances[card].controller
    deck = state.zone(DECK, player)
    if not deck:
        return
    shown = deck[-1]
    go(game, shown, RESOLUTION, controller=player)
    trigger = _trigger_of(game, player, shown)
    said = NO
    if trigger is not None:
        said = yield Ask(player, "drive_trigger", _KEYWORD, [YES, NO], shown)
    triggers = trigger is not None and said.verb == "yes"
    if trigger is not None and triggers:
        yield from perform(game, trigger.effect, Context(player, shown, _KEYWORD))
    if kind_of(state.where[shown]) == RESOLUTION:
        go(game, shown, CEMETERY if triggers else DECK, bottom=not triggers)
    trigger_on(game, ChecksDrive, card)
    if triggers:
        trigger_on(game, TriggersDrive, card)


def _trigger_of(game: Game, player: PlayerId, card: CardId) -> Triggered | None:
    """Return the ability of a card shown by a drive check, if its condition is met."""
    for one in game.state.cards[card].abilities:
        if isinstance(one, Triggered) and one.event == ShownByDrive():
            return one if one.when is None or holds(game, one.when, player, card) else None
    return None


def gain_drive(game: Game, effect: Effect, cards: list[CardId], at: Context) -> Procedure:
    """Put a card of the evolve deck beneath each follower, which has Drive from then on.

    JUDGEMENT: without such a card nothing goes beneath the follower, and it has no Drive.
    """
    assert isinstance(effect, GainDrive)
    for card in cards:
        controller = game.state.instances[card].controller
        if put_beneath(game, controller, card, effect.fed) is None:
            continue
        yield from perform(game, _DRIVEN, Context(controller, card, _KEYWORD))
        trigger_on(game, GainsDrive, card)

"""Which creatures of Duel Masters may attack what (506.1), and which must attack."""

from rules.engine.asks import Option
from rules.engine.aspects import MAY
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, OTHER_PLAYER, CardId, Target, as_card
from rules.engine.layers import characteristics, leaves_alone
from rules.engine.restrictions import is_allowed, is_forbidden, is_forced
from rules.engine.targets import as_target
from rules.games.dm.keywords import AT_ONCE, ATTACK, ATTACK_DESPITE, BE_ATTACKED, is_sick
from rules.games.dm.mechanics.attachments import is_creature
from rules.games.dm.zones import BATTLE
from rules.language.abilities import Activated

USE_TAP_ABILITIES = "use tap abilities"
AT_PLAYER = NO_CARD
"""The target that stands for attacking the other player."""


@clause("dm", "506.1a", "602.3a")
def attacks(game: Game) -> list[Option]:
    """List every legal attack, and every ability for which a creature can be tapped instead of attacking."""
    state = game.state
    foes = [card for card in state.zone(BATTLE, OTHER_PLAYER[state.active]) if is_creature(game, card)]
    options: list[Option] = []
    for card in state.zone(BATTLE, state.active):
        if state.instances[card].rested or not is_creature(game, card):
            continue
        if is_forbidden(game, card, ATTACK) and not is_allowed(game, card, ATTACK_DESPITE, at_foe(game)):
            continue
        ready = not is_sick(game, card) or is_allowed(game, card, AT_ONCE)
        targets = targets_of(game, card, foes, ready=ready)
        if AT_PLAYER in targets:
            options.append(Option("attack", card, AT_PLAYER))
        if ready:
            options.extend(tap_abilities(game, card))
        options.extend(Option("attack", card, target) for target in targets if target != AT_PLAYER)
    return options


@clause("dm", "101.2", "506.1b", "506.1e")
def targets_of(game: Game, card: CardId, foes: list[CardId], *, ready: bool) -> list[CardId]:
    """List what a creature can attack: the player and the tapped creatures, as far as effects allow.

    What forbids an attack beats what allows it. A creature that must attack something can attack nothing
    else; if some creatures must be attacked, it attacks one of those. A creature that came this turn is not
    `ready`: it attacks only what it is allowed to attack at once.
    """
    instances = game.state.instances
    tapped = [foe for foe in foes if instances[foe].rested]
    targets = [AT_PLAYER, *tapped]
    if not ready:
        targets = [one for one in targets if is_allowed(game, card, AT_ONCE, aimed_at(game, one))]
    if leaves_alone(game, MAY):
        return targets
    targets += [foe for foe in foes if foe not in tapped and is_allowed(game, card, ATTACK, foe)]
    targets = [one for one in targets if can_be_aimed_at(game, card, one)]
    drawing = [one for one in targets if one != AT_PLAYER and is_forced(game, one, BE_ATTACKED, card)]
    return [one for one in targets if has_to_attack(game, card, one)] or drawing or targets


def can_be_aimed_at(game: Game, card: CardId, target: CardId) -> bool:
    """Return whether nothing forbids a creature to attack a target, or it may attack despite that."""
    if target == AT_PLAYER and is_allowed(game, card, ATTACK_DESPITE, at_foe(game)):
        return True
    if is_forbidden(game, card, ATTACK) or is_forbidden(game, card, ATTACK, aimed_at(game, target)):
        return False
    return target == AT_PLAYER or not is_forbidden(game, target, BE_ATTACKED, card)


def has_to_attack(game: Game, card: CardId, target: CardId) -> bool:
    """Return whether a creature must attack the player or another creature."""
    return is_forced(game, card, ATTACK, aimed_at(game, target))


def aimed_at(game: Game, target: CardId) -> Target:
    """Return the target of an attack in the form restrictions use: the creature, or the attacked player."""
    return target if target >= 0 else at_foe(game)


def at_foe(game: Game) -> Target:
    """Return the player who can be attacked, as a target."""
    return as_target(OTHER_PLAYER[game.state.active])


@clause("dm", "110.3c", "602.1", "602.3", "602.3a")
def tap_abilities(game: Game, card: CardId) -> list[Option]:
    """List the abilities for which a creature that can attack may be tapped instead."""
    if is_forbidden(game, card, USE_TAP_ABILITIES):
        return []
    player = game.state.instances[card].controller
    return [
        Option("activate", card, place)
        for place, ability in enumerate(characteristics(game, card).abilities)
        if isinstance(ability, Activated)
        and ability.cost.rests
        and game.works(card, ability)
        and (ability.when is None or holds(game, ability.when, player, card))
    ]


@clause("dm", "506.1b")
def forced(game: Game, options: list[Option]) -> bool:
    """Return whether a creature that must attack can do so: the step cannot end until it has."""
    return any(has_to_attack(game, one.card, as_card(one.other)) for one in options if one.verb == "attack")

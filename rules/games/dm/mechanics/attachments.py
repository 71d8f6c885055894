"""Cards attached to others in Duel Masters: cross gears (303), castles (304) and auras (310)."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.aspects import HOST, TYPES, lying
from rules.engine.cache import cached_for_both
from rules.engine.checks import settle_checks
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, PLAYERS, CardId, PlayerId, as_card
from rules.engine.layers import characteristics, leaves_alone
from rules.engine.triggers import trigger_on
from rules.engine.zones import place_of
from rules.games.dm.definitions import SUMMONED
from rules.games.dm.nodes import Attaches, SummonGacharange
from rules.games.dm.payment import can_pay, pay
from rules.games.dm.zones import BATTLE, GRAVEYARD, PENDING, SEALED, SHIELDS, SUPER_GR, ZONES
from rules.language.events import Enters


def crossings(game: Game, player: PlayerId) -> list[Option]:
    """List the crossings a player can pay for: a cross gear and a creature without it (303.3)."""
    state = game.state
    creatures = creatures_of(game, player)
    return [
        Option("cross", gear, creature)
        for gear in state.zone(BATTLE, player)
        if "cross gear" in state.cards[gear].types and can_pay(game, player, state.cards[gear])
        for creature in creatures
        if creature not in (gear, state.instances[gear].host)
    ]


@clause("dm", "505.3")
def is_creature(game: Game, card: CardId) -> bool:
    """Return whether a card in the battle zone is a creature, as printed or by an effect."""
    if leaves_alone(game, TYPES):
        return "creature" in game.state.cards[card].types
    return "creature" in characteristics(game, card).types


def creatures_of(game: Game, player: PlayerId) -> list[CardId]:
    """List the creatures a player has in the battle zone."""
    return [card for card in game.state.zone(BATTLE, player) if is_creature(game, card)]


@clause("dm", "303.3b", "303.4", "504.2")
def cross(game: Game, player: PlayerId, gear: CardId, creature: CardId) -> Procedure:
    """Cross a gear to a creature by paying its cost again; a crossed gear may be crossed again."""
    yield from pay(game, player, gear, game.state.cards[gear])
    atoms.attach(game, gear, creature)


@clause("dm", "303.3c")
def cross_by_effect(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """An effect crosses gears for free, each to a creature of theirs that the player chooses."""
    for gear in cards:
        if gear not in game.state.instances or "cross gear" not in game.state.cards[gear].types:
            continue
        instance = game.state.instances[gear]
        options = [
            Option("cross", gear, creature)
            for creature in creatures_of(game, instance.controller)
            if creature not in (gear, instance.host)
        ]
        if options:
            chosen = yield Ask(player, "cross_with", "303.3c", options, gear)
            atoms.attach(game, gear, as_card(chosen.other))


@clause("dm", "303.5")
def take_gears_off(game: Game, creature: CardId) -> None:
    """Gears stay in the battle zone when the creature they are on leaves it."""
    for card in attached(game, creature):
        if "cross gear" in game.state.cards[card].types:
            atoms.attach(game, card, NO_CARD)


@clause("dm", "304.1", "304.2")
def fortify(game: Game, player: PlayerId, castle: CardId) -> Procedure:
    """Put a castle into the shield zone, onto one of the player's shields."""
    state = game.state
    shields = [card for card in state.zone(SHIELDS, player) if card not in state.instances]
    chosen = yield Ask(player, "fortify", "304.2", [Option("fortify", card) for card in shields], castle)
    atoms.move(game, castle, SHIELDS)
    atoms.enter(game, castle, player)
    atoms.attach(game, castle, chosen.card)


WAITING = "shield trigger"
"""The mark of a castle whose shield has left but whose shield trigger is not used yet (703.4k)."""


def is_on_shield(game: Game, card: CardId, player: PlayerId) -> bool:
    """Return whether a card is attached to a player's shield."""
    host = game.state.instances[card].host
    return host >= 0 and game.state.where[host] == place_of(SHIELDS, player)


@clause("dm", "304.3", "703.4k")
def castles_without_a_shield_fall(game: Game) -> bool:
    """A castle goes to the graveyard when its shield has left the shield zone."""
    state = game.state
    fallen = [
        card
        for player in PLAYERS
        for card in state.zone(SHIELDS, player)
        if card in state.instances
        and not is_on_shield(game, card, player)
        and WAITING not in state.instances[card].marks
    ]
    for card in fallen:
        atoms.move(game, card, GRAVEYARD)
    return bool(fallen)


def can_use_aura(game: Game, player: PlayerId) -> bool:
    """Return whether an aura has a GR creature to go on: one in play, or one to be summoned (310.2)."""
    return bool(gr_creatures(game, player) or game.state.zone(SUPER_GR, player))


def gr_creatures(game: Game, player: PlayerId) -> list[CardId]:
    """List the GR creatures a player has in the battle zone."""
    return [card for card in creatures_of(game, player) if "gr" in game.state.cards[card].marks]


@clause("dm", "310.2", "310.2a")
def use_aura(game: Game, player: PlayerId, aura: CardId) -> Procedure:
    """Attach an aura to a GR creature, or to the top card of the super GR zone, summoned for it.

    If the creature is gone before that, the aura stays where it is.
    """
    options = [Option("attach", card) for card in gr_creatures(game, player)]
    if game.state.zone(SUPER_GR, player):
        options.append(Option("gr_summon"))
    chosen = yield Ask(player, "attach_aura", "310.2", options, aura)
    creature = chosen.card if chosen.verb == "attach" else gr_summon(game, player)
    yield from settle_checks(game)
    if creature not in game.state.instances:
        return
    atoms.move(game, aura, BATTLE, controller=player)
    atoms.attach(game, aura, creature)
    trigger_on(game, Attaches, aura)


@clause("dm", "408.2", "701.30a")
def gr_summon(game: Game, player: PlayerId) -> CardId:
    """Summon the top card of the super GR zone, unseen until then, and return it."""
    creature = game.state.zone(SUPER_GR, player)[-1]
    atoms.move(game, creature, BATTLE, controller=player)
    atoms.mark(game, creature, SUMMONED)
    trigger_on(game, Enters, creature)
    return creature


@clause("dm", "701.30a")
def gacharange_summon(game: Game, verb: SummonGacharange, cards: list[CardId], at: Context) -> Procedure:
    """An effect summons the top card of the super GR zone, if there is one."""
    if game.state.zone(SUPER_GR, at.player):
        at.did = True
        gr_summon(game, at.player)
    yield from ()


def aura_power(game: Game, creature: CardId) -> int:
    """Return how much power auras add to a creature (310.4)."""
    on_it = by_host(game).get(creature)
    if not on_it:
        return 0
    cards = game.state.cards
    return sum(cards[card].stats[0] for card in on_it if "aura" in cards[card].types)


def attached(game: Game, host: CardId) -> list[CardId]:
    """Return the cards attached to a card, in the order they came into play."""
    return list(by_host(game).get(host, ()))


@cached_for_both(HOST | ZONES.played | lying(PENDING, SEALED))
def by_host(game: Game) -> dict[CardId, list[CardId]]:
    """Return each card's attached cards, in the order they came into play."""
    found: dict[CardId, list[CardId]] = {}
    for card, instance in game.state.instances.items():
        if instance.host >= 0:
            found.setdefault(instance.host, []).append(card)
    return found


def hand_over(game: Game, host: CardId, to: CardId) -> None:
    """Move everything attached to a card onto another one."""
    for card in attached(game, host):
        atoms.attach(game, card, to)

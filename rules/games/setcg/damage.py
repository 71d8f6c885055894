"""Damage (6.5, 10.1.4, 11.13.5.8): in battle, to Forwards, and to players, who may use an EX Burst."""

from rules.engine import atoms
from rules.engine.announcing.order import announce
from rules.engine.announcing.targets import trigger_on_targets
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, OTHER_PLAYER, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.occurrences import Occurrence
from rules.engine.replacement import ReplaceableEvent, may_be_replaced, replaced
from rules.engine.restrictions import is_forbidden
from rules.engine.triggers import trigger_matching, trigger_on
from rules.games.setcg.announcement_abilities import BURST, can_burst
from rules.games.setcg.checks import DAMAGED_WITHOUT_DECK, resolve_processes
from rules.games.setcg.definitions import EX_BURST, FORWARD, SUMMON
from rules.games.setcg.keywords import (
    HURT_LESS,
    LET_BURST,
    attacking,
    blame,
    blocking,
    breakers,
    power,
    strikes_first,
)
from rules.games.setcg.legal_actions import spell_of
from rules.games.setcg.nodes import DamagedByEffect, DamagedInBattle, PartyHurts, UsesBurst
from rules.games.setcg.resolution import carry_out
from rules.games.setcg.zones import DAMAGE, DECK
from rules.language.abilities import Announceable, Triggered
from rules.language.events import DamagesPlayer, DealsDamage, PlayerTakesDamage, TakesDamage

STEP = 1000
"""The unit in which a blocker's damage is divided."""


def deal_damage(game: Game, card: CardId, amount: int, source: CardId) -> Procedure:
    """Deal damage to a Forward from a summon or an ability."""
    firm = is_forbidden(game, card, HURT_LESS, source)
    yield from _deal(game, card, amount, source, combat=False, firm=firm)


def deal_firm_damage(game: Game, card: CardId, amount: int, source: CardId) -> Procedure:
    """Deal damage to a Forward that cannot be reduced.

    JUDGEMENT: the book does not define this, which is printed on cards; by the publisher's answers no
    substitution effect makes such damage less, not even one that sets it to a number.
    """
    yield from _deal(game, card, amount, source, combat=False, firm=True)


def deal_battle_damage(game: Game, card: CardId, amount: int, source: CardId) -> Procedure:
    """Deal battle damage to a Forward."""
    yield from _deal(game, card, amount, source, combat=True)


@clause("setcg", "10.1.4.2", "11.12.8", "11.13.5.4", "11.13.5.8", "11.13.5.8.1", "11.13.5.8.2")
def _deal(
    game: Game, card: CardId, amount: int, source: CardId, *, combat: bool, firm: bool = False
) -> Procedure:
    """Deal damage to a Forward, after substitution effects; if none is left, nothing happens."""
    instance = game.state.instances.get(card)
    if instance is None or amount <= 0 or FORWARD not in characteristics(game, card).types:
        return
    way = DamagedInBattle if combat else DamagedByEffect
    if may_be_replaced(game, TakesDamage) or may_be_replaced(game, way):
        player = instance.controller
        event = ReplaceableEvent(
            TakesDamage, player, card, source, amount=amount, combat=combat, also=(way,), firm=firm
        )
        yield from replaced(game, event)
        card, amount = event.card, 0 if event.cancelled else event.amount
        if amount <= 0 or FORWARD not in characteristics(game, card).types:
            return
    atoms.damage(game, card, amount, source, combat=combat)
    if source in game.state.instances:
        blame(game, card, [source])
        trigger_on(game, DealsDamage, source, amount=amount)
    else:
        blame(game, card, [])
    for one in (TakesDamage, way):
        trigger_on(game, one, card, cause=source, amount=amount)


@clause("setcg", "6.5.1", "6.5.2", "6.5.3", "7.13.2", "12.4.3")
def take_damage(
    game: Game, player: PlayerId, amount: int, source: CardId, *, combat: bool = False, bursts: bool = True
) -> Procedure:
    """A player moves the top card of their deck to the damage zone, once for each point of damage.

    The EX Bursts of these cards can be used, unless what deals the damage says otherwise.
    """
    state = game.state
    if amount > 0 and may_be_replaced(game, PlayerTakesDamage):
        event = ReplaceableEvent(PlayerTakesDamage, player, NO_CARD, source, amount=amount, combat=combat)
        yield from replaced(game, event)
        amount = 0 if event.cancelled else event.amount
    for _ in range(amount):
        deck = state.zone(DECK, player)
        atoms.damage_player(game, player, 1, source, combat=combat, life=False)
        if not deck:
            atoms.lose(game, player, DAMAGED_WITHOUT_DECK)
            return
        card = deck[-1]
        atoms.move(game, card, DAMAGE)
        trigger_matching(game, Occurrence(PlayerTakesDamage, player=player, cause=source, amount=1))
        if EX_BURST in state.cards[card].marks and bursts and not is_forbidden(game, source, LET_BURST, card):
            yield from may_burst(game, player, card)


def deal_damage_to_player(
    game: Game, player: PlayerId, amount: int, source: CardId, *, bursts: bool = True
) -> Procedure:
    """Deal damage to a player from a summon or an ability (6.5.1); its card counts as dealing it
    (11.12.8).
    """
    yield from take_damage(game, player, amount, source, bursts=bursts)
    if amount > 0 and source in game.state.instances:
        trigger_on(game, DamagesPlayer, source)


def burst_of(game: Game, card: CardId) -> Announceable | None:
    """Return what the EX Burst of a card does, or None if its text is not read.

    For a summon that is its whole effect, for a character the auto-ability with that name.
    """
    definition = game.state.cards[card]
    if SUMMON in definition.types:
        return spell_of(definition)
    return next(
        (one for one in definition.abilities if isinstance(one, Triggered) and one.name == EX_BURST), None
    )


@clause("setcg", "6.5.2.1", "11.11.1", "11.11.2")
def may_burst(game: Game, player: PlayerId, card: CardId) -> Procedure:
    """The player may use the EX Burst of the card turned over; it resolves before anything else."""
    ability = burst_of(game, card)
    if ability is None or not can_burst(game, ability, player, card):
        return
    said = yield Ask(player, "ex_burst", "11.11.2", [YES, NO], card)
    if said.verb == "yes":
        yield from burst(game, player, card, ability)


@clause("setcg", "11.11.2", "11.11.3")
def burst(game: Game, player: PlayerId, card: CardId, ability: Announceable) -> Procedure:
    """Resolve a whole summon, or the part of an auto-ability after its condition."""
    used = BURST.begin(game, player, card, ability)
    used.notes = (EX_BURST,)
    trigger_on(game, UsesBurst, card, player=player)
    yield from announce(game, used)
    pending = used.pending(game)
    trigger_on_targets(game, pending)
    yield from carry_out(game, pending)


@clause("setcg", "10.1.4.1", "10.1.4.3")
def hit_player(game: Game, attackers: list[CardId]) -> Procedure:
    """An unblocked attack deals one damage to the other player, even if it is a party's."""
    yield from take_damage(game, OTHER_PLAYER[game.state.active], 1, attackers[0], combat=True)
    game.beat += 1
    if len(attackers) > 1:
        trigger_on(game, PartyHurts, attackers[0])
    for card in attackers:
        trigger_on(game, DealsDamage, card)
        trigger_on(game, DamagesPlayer, card)


@clause("setcg", "10.1.4.2", "15.2.3.2")
def battle(game: Game) -> Procedure:
    """Attackers and blocker deal damage to each other, those with Pre-emptive Strike before the others.

    JUDGEMENT: rule processes are resolved in between although nobody gets priority; otherwise damage dealt
    first would break nothing first.
    """
    early = strikes_first(game, attacking(game))
    early_blocker = strikes_first(game, blocking(game))
    if early or early_blocker:
        yield from exchange(game, attackers_deal=early, blocker_deals=early_blocker)
        yield from resolve_processes(game)
    if not (early and early_blocker):
        yield from exchange(game, attackers_deal=not early, blocker_deals=not early_blocker)


@clause("setcg", "10.1.3.3", "10.1.4.2", "10.1.4.2.1", "15.1.1.10.8")
def exchange(game: Game, *, attackers_deal: bool, blocker_deals: bool) -> Procedure:
    """Deal damage equal to power at once; a blocker divides its own among a party as its controller likes."""
    attackers, blockers = attacking(game), blocking(game)
    if not attackers or not blockers:
        return
    blocker = blockers[0]
    dealt: list[tuple[CardId, CardId, int]] = []
    if attackers_deal:
        dealt += [(card, blocker, power(game, card)) for card in attackers]
    if blocker_deals:
        left = power(game, blocker)
        for card in attackers[:-1]:
            options = [Option("deal", card, amount) for amount in range(left - left % STEP, -1, -STEP)]
            chosen = yield Ask(
                OTHER_PLAYER[game.state.active], "divide_damage", "10.1.4.2.1", options, blocker
            )
            dealt.append((blocker, card, chosen.other))
            left -= chosen.other
        dealt.append((blocker, attackers[-1], left))
    for source, card, amount in dealt:
        yield from deal_battle_damage(game, card, amount, source)
    if blocker in game.state.instances:
        blame_party(game, blocker, attackers)


@clause("setcg", "15.1.1.10.8")
def blame_party(game: Game, blocker: CardId, attackers: list[CardId]) -> None:
    """If damage from a party breaks the blocker, all its Forwards broke it, even those that dealt none."""
    if any(card in attackers for card in breakers(game, blocker)):
        blame(game, blocker, attackers)

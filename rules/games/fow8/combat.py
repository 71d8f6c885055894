"""Battles in Force of Will (800): the steps from the attack to the end of the battle."""

from collections.abc import Callable, Generator

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, NO_PLAYER, OTHER_PLAYER, CardId, PlayerId, as_card
from rules.engine.restrictions import is_allowed, is_forced
from rules.engine.triggers import trigger_on
from rules.games.fow8.checks import (
    is_unsettled,
)
from rules.games.fow8.combat_attackers import (
    attacks,
    has_to_attack,
    recovered_fighters,
)
from rules.games.fow8.damage import deal_damage, deal_damage_to_player
from rules.games.fow8.keywords import (
    can_block,
    capacity,
    now,
    strikes_first,
    turn_moment,
)
from rules.games.fow8.keywords_meanings import ATTACK_UNRESTED, BE_BLOCKED, BLOCK, BLOCK_UNRESTED
from rules.games.fow8.mechanics.keyword_costs import can_mobilize, fee, mobilize
from rules.games.fow8.movement_zones import rest
from rules.games.fow8.zones import ANSWERED, book, is_fielded
from rules.language.durations import UntilMoment
from rules.language.events import Attacks, Blocked, Blocks

OUT_OF_BATTLE = "out of battle"
"""The mark of a card that was removed from the current battle (1029.1)."""
ATTACKING, BLOCKING = "attacking", "blocking"
"""The marks of the attacking and blocking cards in the current battle (803.5, 804.4)."""
OF_BATTLE = (OUT_OF_BATTLE, ATTACKING, BLOCKING)
Priority = Callable[[str], Procedure]
"""Gives players priority at a step, by its clause."""


class Battle:
    """One battle: who attacks what, and who blocks. `target` is a card, or -1 for the opponent.

    The instances distinguish a card that stayed from one that left and came back.
    """

    __slots__ = ("attacker", "blocker", "dealt", "game", "instances", "target")

    def __init__(self, game: Game, attacker: CardId, target: CardId) -> None:
        self.game = game
        self.attacker = attacker
        self.target = target
        self.blocker = NO_CARD
        self.dealt = False
        self.instances = {card: game.state.instances[card] for card in (attacker, target) if card >= 0}

    def block(self, blocker: CardId) -> None:
        """Make a card the blocker."""
        self.blocker = blocker
        self.instances[blocker] = self.game.state.instances[blocker]

    def is_in(self, card: CardId) -> bool:
        """Return whether a card still takes part: still in the field and able to fight (803.5a, 804.4a)."""
        state = self.game.state
        if card < 0 or state.instances.get(card) is not self.instances[card]:
            return False
        if OUT_OF_BATTLE in self.instances[card].marks:
            return False
        side = state.active if card == self.attacker else OTHER_PLAYER[state.active]
        held = is_fielded(self.game, card) and state.instances[card].controller == side
        return held and book(self.game).fights(now(self.game, card))

    def opposing(self) -> CardId:
        """Return what the attacker battles: the blocker, else the attacked card, else -1 (804.5)."""
        if self.is_in(self.blocker):
            return self.blocker
        return self.target if self.is_in(self.target) else NO_CARD


@clause("fow8", "704.1", "704.2", "801.1", "803.6", "807.4")
def battle(game: Game, priority: Priority) -> Procedure:
    """Run a battle step by step; it begins without using the chase."""
    state = game.state
    active, other = state.active, state.players[OTHER_PLAYER[state.active]].turn_counts
    before = other.get(ANSWERED, 0)
    atoms.note(game, active, "battle")
    turn_moment(game, "battle_begins")
    yield from priority("802.2")
    turn_moment(game, "attack_step_begins")
    yield from priority("803.2")
    fight = yield from declare_attack(game, active)
    if fight is None:
        if other.get(ANSWERED, 0) == before:
            forfeit(game, active)
    else:
        yield from fight_it_out(game, fight, priority)
    yield from end_battle(game, priority)
    for card, instance in state.instances.items():
        if not instance.marks.isdisjoint(OF_BATTLE):
            atoms.unmark(game, card, OF_BATTLE)
    atoms.note(game, active, "battle", -1)


@clause("fow8", "803.6")
def forfeit(game: Game, player: PlayerId) -> None:
    """A turn player who forfeits a battle in which the other did nothing may not begin another this turn."""
    atoms.note(game, player, "forfeited")


@clause("fow8", "803.3", "803.4", "803.5")
def declare_attack(game: Game, player: PlayerId) -> Generator[Ask, Option, Battle | None]:
    """The turn player chooses an attacker and its target, or forfeits if nothing must attack."""
    options = attacks(game, player)
    if not any(has_to_attack(game, player, card) for card in {one.card for one in options}):
        options.append(PASS)
    chosen = options[0] if len(options) == 1 else (yield Ask(player, "attack", "803.3", options))
    if chosen.verb == "pass":
        return None
    fight = Battle(game, chosen.card, as_card(chosen.other))
    yield from rest_attacker(game, player, fight)
    return fight


@clause("fow8", "803.5")
def rest_attacker(game: Game, player: PlayerId, fight: Battle) -> Procedure:
    """The attacker is rested, its cost to attack is paid, and it attacks from now on.

    One that left the field while that cost was paid does not attack.
    """
    if fee(game, fight.attacker) is not None:
        yield from mobilize(game, player, fight.attacker)
        if fight.attacker not in game.state.instances:
            return
    if not is_allowed(game, fight.attacker, ATTACK_UNRESTED):
        rest(game, fight.attacker)
    atoms.mark(game, fight.attacker, ATTACKING)
    atoms.emit_attack(
        game, fight.attacker, fight.target, player=OTHER_PLAYER[player] if fight.target < 0 else NO_PLAYER
    )
    trigger_on(game, Attacks, fight.attacker, target=fight.target)


def fight_it_out(game: Game, fight: Battle, priority: Priority) -> Procedure:
    """Run the steps after the attack; without an attacker the battle skips to its end (805.1, 806.1)."""
    yield from priority("803.7")
    turn_moment(game, "block_step_begins")
    yield from priority("804.2")
    if fight.is_in(fight.attacker):
        yield from declare_block(game, fight)
    yield from priority("804.6")
    if not fight.is_in(fight.attacker):
        return
    if strikes_first(game, fight.attacker):
        yield from first_strike(game, fight)
        yield from priority("805.3")
        if not fight.is_in(fight.attacker):
            return
    yield from normal_damage(game, fight)
    yield from priority("806.3")


@clause("fow8", "804.3", "804.4")
def declare_block(game: Game, fight: Battle) -> Procedure:
    """The non-turn player may rest a J/resonator other than the attacked one, to block."""
    state = game.state
    player = OTHER_PLAYER[state.active]
    options = []
    for card in recovered_fighters(game, player):
        if card == fight.target:
            continue
        if can_block(game, card, fight.attacker) and can_mobilize(game, player, card, fee(game, card)):
            options.append(Option("block", card))
    bound = [one for one in options if has_to_block(game, one.card, fight.attacker)]
    offered = bound or [*options, PASS]
    chosen = yield Ask(player, "block", "804.3", offered, fight.attacker)
    if chosen.verb == "pass":
        return
    if fee(game, chosen.card) is not None:
        yield from mobilize(game, player, chosen.card)
    if not is_allowed(game, chosen.card, BLOCK_UNRESTED):
        rest(game, chosen.card)
    fight.block(chosen.card)
    atoms.mark(game, chosen.card, BLOCKING)
    atoms.emit_block(game, chosen.card, fight.attacker)
    trigger_on(game, Blocks, chosen.card, cause=fight.attacker)
    trigger_on(game, Blocked, fight.attacker, cause=chosen.card)


def has_to_block(game: Game, card: CardId, attacker: CardId) -> bool:
    """Return whether a card must block an attacker if it can.

    JUDGEMENT: the book mentions only cards that must attack (712.2, 803.3); those that must block are chosen
    before others in the same way, and only if blocking costs nothing (712.2e).
    """
    forced = is_forced(game, card, BLOCK, attacker) or is_forced(game, attacker, BE_BLOCKED, card)
    return forced and fee(game, card) is None


@clause("fow8", "805.2", "805.2a")
def first_strike(game: Game, fight: Battle) -> Procedure:
    """An attacker with First Strike deals its damage before anyone else."""
    fight.dealt = True
    yield from strike(game, fight)


@clause("fow8", "806.2")
def normal_damage(game: Game, fight: Battle) -> Procedure:
    """The attacker deals damage unless it has; what it battles deals its own at the same time (806.2b).

    JUDGEMENT: an attacked J/resonator strikes back even if First Strike removed the blocker, as 806.2b says;
    804.5b, which would not let the two battle then, is taken to be about the attacker's damage.
    """
    facing = fight.opposing()
    answers = [(facing, now(game, facing).stats[0])] if facing >= 0 else []
    if not fight.dealt:
        yield from strike(game, fight)
    for card, amount in answers:
        yield from strike_back(game, card, fight.attacker, amount)


@clause("fow8", "806.2b", "912.2")
def strike_back(game: Game, source: CardId, attacker: CardId, amount: int) -> Procedure:
    """A blocking or attacked J/resonator deals its ATK to the attacker."""
    yield from deal_damage(game, attacker, amount, source, combat=True)


def strike(game: Game, fight: Battle) -> Procedure:
    """Deal the attacker's ATK to the blocker, or to the target if there is no blocker any more."""
    amount = now(game, fight.attacker).stats[0]
    if fight.is_in(fight.blocker):
        yield from strike_blocker(game, fight, amount)
    else:
        yield from strike_target(game, fight, amount)


@clause("fow8", "806.2a-i", "805.2a-i", "804.5a")
def strike_blocker(game: Game, fight: Battle, amount: int) -> Procedure:
    """The damage is dealt to the blocker; Pierce lets some of it carry over to the target."""
    taken = amount
    if "Pierce" in now(game, fight.attacker).keywords and amount > capacity(game, fight.blocker):
        taken = yield from book(game).pierce(game, fight.attacker, fight.blocker, amount)
    yield from deal_damage(game, fight.blocker, taken, fight.attacker, combat=True)
    if amount > taken:
        yield from strike_target(game, fight, amount - taken)


@clause("fow8", "806.2a-ii", "805.2a-ii", "804.5b")
def strike_target(game: Game, fight: Battle, amount: int) -> Procedure:
    """The damage is dealt to the attacked player, or to the attacked card if it is still in the field."""
    if fight.target < 0:
        yield from deal_damage_to_player(
            game, OTHER_PLAYER[game.state.active], amount, fight.attacker, combat=True
        )
    elif fight.is_in(fight.target):
        yield from deal_damage(game, fight.target, amount, fight.attacker, combat=True)


@clause("fow8", "807.2", "807.3", "807.3a", "807.4")
def end_battle(game: Game, priority: Priority) -> Procedure:
    """The battle ends, with effects that lasted as long; repeated while rules or abilities have to act."""
    turn_moment(game, "battle_ends")
    yield from priority("807.2")
    while True:
        atoms.end_effects(game, UntilMoment("end of battle"))
        if not (yield from is_unsettled(game)):
            return
        yield from priority("807.3b")

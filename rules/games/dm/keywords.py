"""What the keywords of Duel Masters do in play (112.3, 701 and the chapters that name them)."""

from rules.engine.aspects import MAY
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import characteristics, leaves_alone
from rules.engine.references import found
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.mechanics.attachments import aura_power
from rules.games.dm.nodes import ShieldDiscarded, UseFree
from rules.games.dm.zones import GRAVEYARD, MANA
from rules.language import effects as fx
from rules.language.abilities import Ability, Declared, KeywordAbility, Triggered, Way
from rules.language.conditions import Condition, There
from rules.language.events import Attacks, Blocks, Event, Moment
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from rules.language.references import It, Subject, ThisCard
from rules.language.restrictions import Can, Restriction

ATTACKING, ATTACKED, BLOCKING = "attacking", "attacked", "blocking"
TURNED = "turned from a player"
"""The mark of an attacker whose attack an effect turned to a creature."""
IN_ATTACK = (ATTACKING, ATTACKED, BLOCKING, TURNED)
"""The marks of creatures in an attack, until they leave it or it ends (505.6)."""
BATTLING = "battling"
"""The mark of both creatures of a battle while it lasts (115)."""
NOT_COUNTED = 99
INFINITE = 10**9

ATTACK, BLOCK, BE_ATTACKED, BE_BLOCKED = "attack", "block", "be attacked", "be blocked"
AT_ONCE = "attack at once"
ATTACK_DESPITE = "attack despite effects"
BE_DESTROYED, LEAVE = "be destroyed", "leave"
BE_CHARGED, CHARGE_MORE = "be charged", "charge one more"
UNTAP_AT_START = "untap at the start"
"""Actions that effects forbid, require or allow, besides those that the kernel asks about."""

WINS_BATTLES = "wins battles"
ONE_MORE = "breaks one more"
"""Keywords that effects give to creatures: who wins a battle and how many shields a creature breaks.

They do not forbid, require or allow anything.
"""

CREATURES = cards(types=frozenset({"creature"}))
MEANINGS: dict[str, tuple[Restriction, ...]] = {
    "Speed Attacker": (Can(AT_ONCE),),
    "Mach Fighter": (Can(AT_ONCE, CREATURES),),
}
"""Keywords that allow something (701.12, 701.20).

The others are in code: Blocker and Guardman let a creature redirect an attack (`combat.turning_aside`),
Slayer destroys when the battle is decided (`combat_battles.compare`), breakers are chosen from (`breakers`),
Power Attacker adds to its card's power in one place (`power`), and S Trigger, G Strike and Charger are
choices made while a card moves to another zone.
"""


POWER_ATTACKER = "Power Attacker"


def power(game: Game, card: CardId) -> int:
    """Return a creature's current power; Power Attacker adds to it while the creature attacks.

    A power below 0 is returned as 0 (108.1b). An infinite power stays infinite whatever is added or
    subtracted, unless an infinite amount is subtracted (108.1c).
    """
    return current_stat(game, card, characteristics(game, card), 0)


def current_stat(game: Game, card: CardId, now: Definition, index: int) -> int:
    """Return a card's power given its characteristics `now`; only in the battle zone does anything add to it.

    JUDGEMENT: a fixed power does not change (206.3), so Power Attacker and auras then add nothing.
    """
    instance, more = game.state.instances.get(card), 0
    if instance is not None and isinstance(now, DuelistCard):
        more = aura_power(game, card)
        if ATTACKING in instance.marks and POWER_ATTACKER in now.keywords:
            more += now.attack_bonus
        more *= now.scale
    stat = now.stats[index] + more
    if abs(stat) > INFINITE // 2:
        return INFINITE if stat > 0 else 0
    return max(0, stat)


def is_sick(game: Game, card: CardId) -> bool:
    """Return whether a creature came into the battle zone this turn and cannot attack yet (301.5).

    Not held back are evolution creatures and NEO creatures with a card beneath them (801.3, 802.3), S-MAX
    evolution creatures, which need no card beneath (813.1), and awakened psychic creatures (804.6).
    """
    instance = game.state.instances[card]
    if instance.entered < game.state.turn:
        return False
    now = characteristics(game, card)
    awakened = instance.face and "psychic" in now.marks
    return not ("s-max evolution" in now.marks or instance.under or awakened)


def elsewhere(game: Game) -> tuple[int, ...]:
    """Return the kinds of zones, besides the hand, that may now contain usable cards (110.4d)."""
    return (MANA, GRAVEYARD) if game.abroad or not leaves_alone(game, MAY) else ()


def more_shields(game: Game, card: CardId) -> int:
    """Return how many extra shields a creature breaks, whether by attack or by effect (701.14d)."""
    return int(card in game.state.instances and ONE_MORE in characteristics(game, card).keywords)


CHARGED_TAPPED = "charged tapped"
"""The keyword of cards that are put into the mana zone tapped, whichever effect does it."""
CREW_BREAKER = "crew breaker"
"""The keyword of creatures that break one more shield for each other card matching a filter."""
EVOLVES_FROM = "evolves from"
"""The keyword of cards that go onto a creature matching a filter (801.1)."""
ANY_EVOLUTION = "any evolution"
"""The keyword of creatures onto which any evolution creature may go, whatever it evolves from."""
FROM_TWO = "evolves from two"
"""The keyword of cards that go onto two cards of another zone matching a filter (801.1)."""
FROM_THREE = "evolves from three"
"""The keyword of cards that go onto three creatures matching a filter, as cards explain Galaxy Vortex."""
POWERED_BREAKER = "Powered Breaker"
"""The keyword of creatures that break one more shield for each 6000 power, as cards explain it."""
POWER_FOR_ONE_MORE = 6000
BREAKERS = {"World Breaker": NOT_COUNTED, "Q Breaker": 4, "T Breaker": 3, "W Breaker": 2}


def breakers(game: Game, card: CardId) -> list[int]:
    """Return how many shields a creature may break: one number for each breaker ability (509.2).

    A creature without such an ability breaks one; a creature with several uses one of them (509.2c).
    """
    now = characteristics(game, card)
    counts = [count for word, count in BREAKERS.items() if word in now.keywords]
    for one in now.abilities:
        if isinstance(one, KeywordAbility) and one.keyword == CREW_BREAKER and one.filter is not None:
            player = game.state.instances[card].controller
            crew = found(game, one.filter, Context(player, card, "509.2"))
            counts.append(1 + sum(1 for other in crew if other != card))
    if POWERED_BREAKER in now.keywords:
        counts.append(1 + power(game, card) // POWER_FOR_ONE_MORE)
    return counts or [1]


def breaks(game: Game, card: CardId) -> int:
    """Return the most shields a creature may break."""
    return max(breakers(game, card))


def ninja_strike(mana: int) -> tuple[Ability, ...]:
    """Ninja Strike: with enough mana cards, summon it when an opposing creature attacks or blocks.

    At the end of the turn the creature goes to the bottom of its owner's deck (112.3c).
    """
    return_it = Triggered(Moment("turn_ends"), fx.MoveTo(It(), "deck", position="bottom"))
    enough = There(cards(zones=("mana zone",), whose="you"), mana)
    opposing = cards(zones=("battle zone",), whose="opponent")
    summoned = fx.IfYouDo(UseFree(It()), fx.Later(return_it, ThisCard()))
    return tuple(
        _declared(event, summoned, "112.3c", enough) for event in (Attacks(opposing), Blocks(opposing))
    )


def attack_chance(watches: Filter) -> Ability:
    """Attack Chance: the spell is cast for free when a creature matching the filter attacks (112.3f)."""
    return _declared(Attacks(watches), UseFree(It()), "112.3f")


def s_back(watches: Filter) -> Ability:
    """S-Back: used for free if a shield matching the filter is discarded on its way to the hand (112.3b)."""
    return _declared(ShieldDiscarded(watches), fx.NOTHING, "112.3b")


def g_zero(when: Condition) -> Ability:
    """G Zero: while its condition is met, the card can be used without paying for it (112.3e)."""
    return Way(name="G Zero", instead=True, when=when, clause="112.3e")


def _declared(event: Event, effect: fx.Effect, clause: str, when: Condition | None = None) -> Declared:
    return Declared(event, effect, when=when, zones=("hand",), clause=clause)


def revolution_change(watches: Filter) -> Ability:
    """Revolution Change: when a creature matching the filter attacks, it may change places with this card."""
    return _declared(Attacks(watches), fx.Swap(Subject(), It()), "701.26a")

"""What the keywords of Duel Masters do in play (112.3, 701 and the chapters that name them)."""

from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.mechanics.attachments import aura_power
from rules.games.dm.nodes import CrestDiscarded, ShieldDiscarded, UseFree
from rules.language import effects as fx
from rules.language.abilities import Ability, Declared, Triggered, Way
from rules.language.conditions import Condition, There
from rules.language.events import Attacks, Blocks, Event, Moment
from rules.language.filters import Filter
from rules.language.picking import cards
from rules.language.references import It, Subject, ThisCard

ATTACKING = "attacking"
BLOCKING = "blocking"
NOT_COUNTED = 99
INFINITE = 10**9

CANNOT_ATTACK = "cannot attack"
CANNOT_BLOCK = "cannot block"
MUST_ATTACK = "must attack"
MUST_BLOCK = "must block"
UNBLOCKABLE = "unblockable"
WINS_BATTLES = "wins battles"
STAYS = "cannot leave"
CANNOT_BE_USED = "cannot be used"
USABLE = "usable from here"
ONE_MORE = "breaks one more"
"""Words that effects give to creatures and take from them in the same way as printed keywords."""


def power(game: Game, card: int) -> int:
    """Return a creature's power now; Power Attacker adds to it while it attacks.

    Whoever asks about a power below nothing is told that it is nothing (108.1b). What is infinite stays so
    whatever else is added or taken, unless as much is taken away (108.1c).
    """
    now = characteristics(game, card)
    figure = now.figures[0]
    if ATTACKING in game.state.instances[card].marks and isinstance(now, DuelistCard):
        figure += now.attack_bonus
    figure += aura_power(game, card)
    if abs(figure) > INFINITE // 2:
        return INFINITE if figure > 0 else 0
    return max(0, figure)


def can_attack(game: Game, card: int) -> bool:
    """Tell whether an untapped creature may attack at all; what forbids it beats what allows it (101.2)."""
    return CANNOT_ATTACK not in characteristics(game, card).keywords


def is_sick(game: Game, card: int) -> bool:
    """Tell whether a creature came into the battle zone this turn (301.5).

    Evolution creatures, and NEO creatures with a card beneath, are not held back (801.3, 802.3), nor
    are S-MAX evolution creatures, which need none (813.1), or awakened psychic creatures (804.6).
    """
    instance = game.state.instances[card]
    if instance.entered < game.state.turn:
        return False
    now = characteristics(game, card)
    if "s-max evolution" in now.marks or instance.under or (instance.face and "psychic" in now.marks):
        return False
    return "Speed Attacker" not in now.keywords


def more_shields(game: Game, card: int) -> int:
    """Return how many shields a creature breaks besides, by attacks and by effects alike (701.14d)."""
    return int(card in game.state.instances and ONE_MORE in characteristics(game, card).keywords)


BREAKERS = {"World Breaker": NOT_COUNTED, "Q Breaker": 4, "T Breaker": 3, "W Breaker": 2}


def breakers(game: Game, card: int) -> list[int]:
    """Return how many shields a creature may break, one figure for each breaker ability (509.2).

    A creature without such an ability breaks one; one that has them uses one of them (509.2c).
    """
    keywords = characteristics(game, card).keywords
    return [count for word, count in BREAKERS.items() if word in keywords] or [1]


def breaks(game: Game, card: int) -> int:
    """Return the most shields a creature may break."""
    return max(breakers(game, card))


def ninja_strike(mana: int) -> tuple[Ability, ...]:
    """Ninja Strike: with so many cards in the mana zone, summoned as an opposing creature attacks or blocks.

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
    """Attack Chance: the spell is cast for nothing as a creature that it names attacks (112.3f)."""
    return _declared(Attacks(watches), UseFree(It()), "112.3f")


def s_back(watches: Filter) -> Ability:
    """S-Back: used for nothing where a shield that it names is discarded on its way to the hand (112.3b)."""
    return _declared(ShieldDiscarded(watches), fx.NOTHING, "112.3b")


def sabaki_z(watches: Filter) -> Ability:
    """Sabaki Z: used for nothing where a crest that came from the shields is discarded (112.3d)."""
    return _declared(CrestDiscarded(watches), fx.NOTHING, "112.3d")


def g_zero(when: Condition) -> Ability:
    """G Zero: while its condition holds, the card is used without paying for it (112.3e)."""
    return Way(name="G Zero", instead=True, when=when, clause="112.3e")


def _declared(event: Event, effect: fx.Effect, clause: str, when: Condition | None = None) -> Declared:
    return Declared(event, effect, when=when, zones=("hand",), clause=clause)


def revolution_change(watches: Filter) -> Ability:
    """Revolution Change: a creature that it names attacks and may change places with the card in hand."""
    return _declared(Attacks(watches), fx.Swap(Subject(), It()), "701.26a")

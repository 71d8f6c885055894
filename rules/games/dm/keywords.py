"""What the keywords of Duel Masters do in play (112.3, 701 and the chapters that name them)."""

from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.games.dm.attachments import aura_power
from rules.games.dm.definitions import DuelistCard

ATTACKING = "attacking"
BLOCKING = "blocking"
NOT_COUNTED = 99

CANNOT_ATTACK = "cannot attack"
CANNOT_BLOCK = "cannot block"
MUST_ATTACK = "must attack"
MUST_BLOCK = "must block"
UNBLOCKABLE = "unblockable"
WINS_BATTLES = "wins battles"
STAYS = "cannot leave"
"""Words that effects give to creatures and take from them in the same way as printed keywords."""


def power(game: Game, card: int) -> int:
    """Return a creature's power now; Power Attacker adds to it while it attacks.

    Whoever asks about a power below nothing is told that it is nothing (108.1b).
    """
    now = characteristics(game, card)
    figure = now.figures[0]
    if ATTACKING in game.state.instances[card].marks and isinstance(now, DuelistCard):
        figure += now.attack_bonus
    return max(0, figure + aura_power(game, card))


def can_attack(game: Game, card: int) -> bool:
    """Tell whether an untapped creature may attack at all; what forbids it beats what allows it (101.2)."""
    return CANNOT_ATTACK not in characteristics(game, card).keywords


def is_sick(game: Game, card: int) -> bool:
    """Tell whether a creature came into the battle zone this turn (301.5).

    Evolution creatures, and NEO creatures with a card beneath, are not held back (801.3, 802.3), nor
    are S-MAX evolution creatures, which need none (813.1).
    """
    instance = game.state.instances[card]
    if instance.entered < game.state.turn:
        return False
    now = characteristics(game, card)
    if "s-max evolution" in now.marks or instance.under:
        return False
    return "Speed Attacker" not in now.keywords


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

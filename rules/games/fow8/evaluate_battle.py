"""How players that think attack and block in Force of Will."""

from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, CardId, PlayerId, as_card
from rules.games.fow8.combat_attackers import attackers, attacks, fighters, recovered_fighters
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.evaluate_worth import SCALE, in_play
from rules.games.fow8.keywords import can_block, capacity, now

LETHAL = 50.0
"""The worth of an attack that wins the game, or of a block that keeps a player in it."""
EXPOSED = 0.2
"""The share of an attacker's worth at stake where it rests in front of fighters that beat it."""


def attacking(game: Game, player: PlayerId, option: Option) -> float:
    """Return what an attack gains: what it deals or kills if the opponent blocks as is best for them."""
    if option.verb == "pass":
        return 0.0
    attacker, target = option.card, option.other
    mine = now(game, attacker)
    if mine.stats[0] <= 0:
        return -1.0
    foe = OTHER_PLAYER[player]
    if target >= 0:
        unblocked = _clash(game, attacker, as_card(target))
    else:
        if _wins(game, player):
            return LETHAL + mine.stats[0] / 1000.0
        life = game.state.players[foe].life
        unblocked = SCALE.lives_worth(life - mine.stats[0], life)
    worst = unblocked
    for blocker in recovered_fighters(game, foe):
        if blocker != target:
            outcome = _clash(game, attacker, blocker)
            # Whether a block is possible matters only for one that is better for the opponent.
            if outcome < worst and can_block(game, blocker, attacker):
                worst = outcome
    if worst <= 0:
        return worst - 0.1
    return worst - _exposure(game, player, attacker, mine)


def attacks_with(game: Game, player: PlayerId, card: CardId) -> float:
    """Return what the best attack of a card gains, nothing if it cannot attack or should not."""
    ways = (one for one in attacks(game, player) if one.card == card)
    return max((attacking(game, player, one) for one in ways), default=0.0)


def guards_with(game: Game, player: PlayerId, card: CardId) -> float:
    """Return what a fighter is worth as a blocker next turn: all the more if the opponent could win then."""
    if card not in recovered_fighters(game, player):
        return 0.0
    foes = [now(game, foe).stats[0] for foe in fighters(game)[OTHER_PLAYER[player]]]
    life = game.state.players[player].life
    if sum(foes) >= life:
        return LETHAL
    return SCALE.lives_worth(life - max(foes, default=0), life) / 2


def _clash(game: Game, attacker: CardId, other: CardId) -> float:
    """Return what a battle of two fighters gains the attacker's player."""
    mine, theirs = now(game, attacker), now(game, other)
    kills = mine.stats[0] >= capacity(game, other) or "Bane" in mine.keywords
    dies = theirs.stats[0] >= capacity(game, attacker) or "Bane" in theirs.keywords
    if dies and kills and "First Strike" in mine.keywords:
        dies = False
    return (in_play(theirs) if kills else 0.0) - (in_play(mine) if dies else 0.0)


def _wins(game: Game, player: PlayerId) -> bool:
    """Return whether all attackers together win if every blocker stops the strongest left."""
    foe = OTHER_PLAYER[player]
    strengths = sorted(now(game, card).stats[0] for card in attackers(game, player))
    stopped = sum(1 for card in recovered_fighters(game, foe))
    return sum(strengths[: max(0, len(strengths) - stopped)]) >= game.state.players[foe].life


def _exposure(game: Game, player: PlayerId, attacker: CardId, mine: ForceCard) -> float:
    """Return what is at stake where an attacker is attacked while it rests.

    A fighter that attacks it does not attack the player, who keeps that much life.
    """
    left, life = capacity(game, attacker), game.state.players[player].life
    most = 0.0
    for foe in fighters(game)[OTHER_PLAYER[player]]:
        strength = now(game, foe).stats[0]
        if strength >= left:
            most = max(most, in_play(mine) - SCALE.lives_worth(life - strength, life))
    return EXPOSED * most


def blocking(game: Game, ask: Ask, option: Option) -> float:
    """Return what a block gains: what it kills and saves, and everything where life is at stake."""
    if option.verb == "pass":
        return 0.0
    attacker, blocker = ask.about, option.card
    theirs, life = now(game, attacker), game.state.players[ask.player].life
    value = -_clash(game, attacker, blocker)
    strength = theirs.stats[0]
    if strength >= life:
        return LETHAL + value
    saved = SCALE.lives_worth(life - strength, life)
    others = attackers(game, OTHER_PLAYER[ask.player])
    still = sum(now(game, card).stats[0] for card in others if card != attacker)
    if strength + still >= life:
        saved *= 2.0
    return value + saved - 0.3

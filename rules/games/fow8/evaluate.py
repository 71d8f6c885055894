"""How good a position or an option of Force of Will is, for players that think."""

from typing import cast

from rules.appraisal.questions import answer_gain, entering_worth, text_worth
from rules.appraisal.scale import Scale
from rules.engine.asks import Ask, Option
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, CardId, PlayerId, as_card
from rules.engine.ruleset import Means
from rules.engine.state import State
from rules.games.fow8.combat_attackers import attackers, recovered_fighters
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.evaluate_rulers import another_stone, judging
from rules.games.fow8.keywords import FIGHTERS, can_block, capacity, now
from rules.games.fow8.zones import HAND, book, fielded

WON = 1000.0
EVASION = {"Flying": 1.5, "First Strike": 1.0, "Pierce": 0.5, "Swiftness": 0.3, "Precision": 0.8, "Bane": 1.0}


WEIGHTY = frozenset({"attack", "block", "main", "priority"})
"""The kinds of questions, besides checkpoints, that matter most."""

MEANS = Means(
    "magic stones",
    lambda state, player: sum(
        instance.controller == player and "magic stone" in state.cards[card].types
        for card, instance in state.instances.items()
    ),
)
"""The resource that players build up, shown as a curve."""


def evaluate(state: State, player: PlayerId) -> float:
    """Return the position's value for a player: life, fighters, stones and cards, minus the opponent's."""
    if state.result is not None and state.result.winner >= 0:
        return WON if state.result.winner == player else -WON
    return _side(state, player) - _side(state, OTHER_PLAYER[player])


def _side(state: State, player: PlayerId) -> float:
    value = state.players[player].life / 400.0 + 1.2 * len(state.zone(HAND, player))
    for card, instance in state.instances.items():
        if instance.controller == player:
            value += _worth(cast(ForceCard, state.cards[card]))
    return value


def _worth(definition: ForceCard) -> float:
    if definition.fights:
        attack, defense = definition.stats
        worth = 1.0 + attack / 250.0 + defense / 400.0
        return worth + sum(more for word, more in EVASION.items() if word in definition.keywords)
    return 1.5 if definition.wills else 0.3


def _in_play(definition: Definition) -> float:
    """Return what a card in play is worth, in cards in hand."""
    if FIGHTERS.isdisjoint(definition.types):
        return 1.0 if cast(ForceCard, definition).wills else 0.8
    attack, defense = definition.stats
    evasion = sum(more for word, more in EVASION.items() if word in definition.keywords)
    return 0.5 + attack / 800.0 + defense / 1600.0 + 0.3 * evasion


def _left(game: Game, card: CardId) -> int | None:
    """Return how much damage a J/resonator can take before it is destroyed (1005.1)."""
    if card not in game.state.instances or not now(game, card).fights:
        return None
    return capacity(game, card)


SCALE = Scale(
    worth=_in_play,
    zones={"hand": 1.0, "main deck": 0.0, "graveyard": 0.1, "standby area": 0.7, "chase area": 1.5},
    life=1 / 500,
    left=_left,
    lives=lambda game, player: game.state.players[player].life,
)
"""What things are worth to players who read card effects."""


def appraise(game: Game, ask: Ask, option: Option) -> float:
    """Return how good an option looks to a sensible player who does not look ahead."""
    match ask.kind:
        case "main" | "priority":
            return -1.0 if _should_pass_now(game, ask.player, option) else _acting(game, ask.player, option)
        case "attack":
            return _attacking(game, ask.player, option)
        case "block":
            return _blocking(game, ask, option)
        case "mulligan":
            return _changing(game, ask.player, option)
        case "discard":
            return -float(game.state.cards[option.card].cost)
        case "pierce":
            return -float(option.other)
        case "choose_x" | "attributes":
            return float(option.other)
        case "pay_will":
            return _paying(game, option)
        case "lifebreak" | "first":
            return 1.0 if option.verb == "yes" else 0.0
        case _:
            return answer_gain(game, SCALE, ask, option)


def _should_pass_now(game: Game, player: PlayerId, option: Option) -> bool:
    """Return whether to pass now.

    What is rested or paid before the player's own main phase is missing there, and what they have just played
    should resolve first: the next card may need another target, or none.
    """
    state = game.state
    if option.verb == "pass":
        return False
    if state.pending:
        return state.pending[-1].controller == player
    return state.active == player and state.step < [step.name for step in game.rules.plan].index("main")


def _acting(game: Game, player: PlayerId, option: Option) -> float:
    """Judge or call a stone first, then play the most expensive fighter, then battle."""
    state = game.state
    match option.verb:
        case "call":
            return 50.0 if _best_attack(game, player, option.card) <= _stone(game, player) else -1.0
        case "judgment":
            # After a judgment no stone is called on the turn (710.1).
            worth = judging(game, SCALE, player, option.card)
            return 60.0 if worth > _stone(game, player) else -1.0
        case "play" | "rune":
            definition = cast(ForceCard, state.cards[option.card])
            comes = entering_worth(game, SCALE, player, option.card, definition)
            if definition.fights:
                return 10.0 + definition.cost + comes if definition.stats[1] > 0 else -1.0
            if definition.spell is None:
                return 5.0 + comes if definition.understood else -1.0
            return 4.0 + comes if comes > 0 else -1.0
        case "use":
            gained = text_worth(
                game, SCALE, player, option.card, now(game, option.card).activated[option.other]
            )
            return 3.0 + gained if gained > 0 else -1.0
        case "lifebreak":
            return 2.0
        case "battle":
            return 1.0 if any(_attacking(game, player, one) > 0 for one in _battles(game, player)) else -1.0
        case "pass":
            return 0.0
        case _:
            return -2.0


def _stone(game: Game, player: PlayerId) -> float:
    return another_stone(game, player, MEANS.count(game.state, player))


def _best_attack(game: Game, player: PlayerId, card: CardId) -> float:
    """Return what the best attack of a card that could attack now is worth, 0 for none."""
    able = [one for one in _battles(game, player) if one.card == card]
    return max((_attacking(game, player, one) for one in able), default=0.0)


def _battles(game: Game, player: PlayerId) -> list[Option]:
    theirs = [card for card in fielded(game, OTHER_PLAYER[player]) if game.state.instances[card].rested]
    able = attackers(game, player)
    found = [Option("attack", card) for card in able]
    return found + [
        Option("attack", card, other)
        for card in able
        for other in theirs
        if book(game).fights(now(game, other))
    ]


def _attacking(game: Game, player: PlayerId, option: Option) -> float:
    """Attack if the attacker survives any block, or if the damage dealt is worth the risk."""
    if option.verb == "pass":
        return 0.0
    attacker = option.card
    mine = now(game, attacker)
    strength, left = mine.stats[0], capacity(game, attacker)
    if strength <= 0:
        return -1.0
    strikes = "First Strike" in mine.keywords
    if option.other >= 0:
        theirs = now(game, as_card(option.other))
        kills = strength >= capacity(game, as_card(option.other))
        dies = theirs.stats[0] >= left and not (strikes and kills)
        gain = _worth(theirs) if kills else 0.0
        return gain - (_worth(mine) if dies else 0.0) - 0.1
    life = game.state.players[OTHER_PLAYER[player]].life
    if strength >= life:
        return 100.0
    worst = 0.0
    for blocker in recovered_fighters(game, OTHER_PLAYER[player]):
        theirs = now(game, blocker)
        kills = strength >= capacity(game, blocker)
        if theirs.stats[0] < left or (strikes and kills):
            continue
        # Most blocks are harmless, so there is no need to check whether they are possible.
        outcome = (_worth(theirs) if kills else 0.0) - _worth(mine)
        if outcome < worst and can_block(game, blocker, attacker):
            worst = outcome
    return strength / 400.0 + worst - _exposure(game, player, left) if worst < 0 else strength / 400.0


def _exposure(game: Game, player: PlayerId, left: int) -> float:
    """Return a small penalty for resting in front of cards that could strike back."""
    return (
        0.2 if any(now(game, card).stats[0] >= left for card in fielded(game, OTHER_PLAYER[player])) else 0.0
    )


def _blocking(game: Game, ask: Ask, option: Option) -> float:
    """Block if the blocker kills or survives, and with anything when life is at stake."""
    if option.verb == "pass":
        return 0.0
    blocker, attacker = option.card, ask.about
    mine, theirs = now(game, blocker), now(game, attacker)
    kills = mine.stats[0] >= capacity(game, attacker)
    dies = theirs.stats[0] >= capacity(game, blocker)
    if dies and "First Strike" in theirs.keywords:
        kills = False
    value = (_worth(theirs) if kills else 0.0) - (_worth(mine) if dies else 0.0)
    life = game.state.players[ask.player].life
    if theirs.stats[0] >= life:
        return 50.0 + value
    danger = theirs.stats[0] / 400.0 * (2.0 if life <= 1500 else 1.0)
    return value + danger - 0.5


def _changing(game: Game, player: PlayerId, option: Option) -> float:
    """Keep what can be played in the first turns, and put back expensive cards."""
    if option.verb == "keep":
        return 0.5
    cost = game.state.cards[option.card].cost
    return 1.0 if cost >= 4 else 0.0


def _paying(game: Game, option: Option) -> float:
    """Spend will already made before anything else, then the sources with the fewest kinds."""
    if option.verb == "spend":
        return 10.0
    definition = cast(ForceCard, game.state.cards[option.card])
    return -float(definition.wills.bit_count()) - (0.5 if definition.fights else 0.0) - definition.banished

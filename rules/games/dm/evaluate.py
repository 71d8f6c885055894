"""How good a position or an option of Duel Masters is, for players that think."""

from rules.appraisal.positions import lead
from rules.appraisal.questions import answer_gain, entering_worth
from rules.appraisal.scale import Scale
from rules.engine.asks import Ask, Option
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, CardId, PlayerId, as_card
from rules.engine.layers import characteristics
from rules.engine.ruleset import Means
from rules.games.dm import nodes as dm
from rules.games.dm.evaluate_mana import charging
from rules.games.dm.keywords import breaks, power
from rules.games.dm.zones import BATTLE, HAND, MANA, SHIELDS

MANA_WORTH = (2.0, 2.0, 2.0, 2.0, 1.8, 1.6, 1.3, 1.0, 0.6, 0.3)
"""What each card in the mana zone is worth: more than a card in hand until most cards can be paid for."""
SHIELD_WORTH = (5.0, 3.0, 2.5)
"""What the last shield is worth, the second to last, and each further one."""
CARD_WORTH = 0.8
MOST_CARDS = 6
"""Further cards in hand are worth nothing: there is no time to use them."""


WEIGHTY = frozenset({"block", "s_trigger"})
"""The kinds of questions, besides checkpoints, that matter most."""

MEANS = Means("cards in the mana zone", lambda state, player: len(state.zone(MANA, player)))
"""The resource that players build up, shown as a curve."""


def evaluate(game: Game, player: PlayerId) -> float:
    """Return the position's value for a player: shields, creatures, mana and cards, minus the opponent's."""
    return lead(game, player, _side)


def _side(game: Game, player: PlayerId) -> float:
    state = game.state
    creatures = sum((2.0 + state.cards[card].stats[0] / 1500.0 for card in state.zone(BATTLE, player)), 0.0)
    shields = len(state.zone(SHIELDS, player))
    return (
        creatures
        + sum(SHIELD_WORTH[:shields], 0.0)
        + SHIELD_WORTH[-1] * max(0, shields - len(SHIELD_WORTH))
        + sum(MANA_WORTH[: len(state.zone(MANA, player))], 0.0)
        + CARD_WORTH * min(MOST_CARDS, len(state.zone(HAND, player)))
    )


def _in_play(definition: Definition) -> float:
    """Return what a card in the battle zone is worth, in cards in hand."""
    return 1.0 + definition.stats[0] / 3500.0 if "creature" in definition.types else 0.8


def _left(game: Game, card: CardId) -> int | None:
    """Return how much power a creature can lose before it is destroyed (703.4)."""
    if card not in game.state.instances or "creature" not in characteristics(game, card).types:
        return None
    return power(game, card)


SCALE = Scale(
    worth=_in_play,
    zones={
        "hand": 1.0,
        "deck": 0.0,
        "graveyard": 0.15,
        "mana zone": 1.1,
        "shield zone": 1.6,
        "hyperspatial zone": 0.3,
        "super GR zone": 0.3,
    },
    life=0.0,
    left=_left,
    fighters=frozenset({"creature"}),
    lives=lambda game, player: 1,
    verbs={
        dm.UseFree: 2.0,
        dm.BreakShields: -1.2,
        dm.TakeShields: -0.5,
        dm.PutTopCardIntoMana: 1.1,
        dm.SummonGacharange: 1.5,
        dm.Seal: -2.0,
        dm.SetAside: -1.0,
        dm.ShuffleIn: -1.0,
        dm.PutIntoDeck: -1.5,
    },
)
"""What things are worth to players who read card effects."""


def appraise(game: Game, ask: Ask, option: Option) -> float:
    """Return how good an option looks to a sensible player who does not look ahead."""
    match ask.kind:
        case "charge_mana":
            return charging(game, ask.player, option)
        case "main":
            return 0.5 if option.verb == "pass" else _playing(game, ask.player, option)
        case "attack":
            return _attacking(game, ask.player, option)
        case "block":
            return _blocking(game, ask, option)
        case "s_trigger":
            used = Option("use", ask.about)
            return _playing(game, ask.player, used) if option.verb == "yes" else 0.0
        case "pay_mana":
            return -float(len(game.state.cards[option.card].attributes))
        case _:
            return answer_gain(game, SCALE, ask, option)


def _playing(game: Game, player: PlayerId, option: Option) -> float:
    """Return what using a card is worth: expensive cards first; a spell that gains nothing now is kept."""
    whole = game.state.cards[option.card]
    definition = whole.faces[option.other] if whole.halves and option.other > 0 else whole
    if whole.halves and definition is whole:
        return 1.0 + definition.cost
    comes = entering_worth(game, SCALE, player, option.card, definition)
    if "spell" in definition.types:
        return 1.0 + definition.cost + comes if comes > 0 else 0.0
    return max(0.6, 1.0 + definition.cost + comes)


def _attacking(game: Game, player: PlayerId, option: Option) -> float:
    state = game.state
    if option.verb == "pass":
        return 0.0
    mine = power(game, option.card)
    if option.other >= 0:
        theirs = power(game, as_card(option.other))
        return 3.0 + theirs / 10000.0 if mine > theirs else -1.0
    blockers = [
        card
        for card in state.zone(BATTLE, OTHER_PLAYER[player])
        if not state.instances[card].rested and "Blocker" in state.cards[card].keywords
    ]
    if not state.zone(SHIELDS, OTHER_PLAYER[player]):
        return 5.0
    if any(power(game, card) >= mine for card in blockers):
        return -0.5
    return 1.0 + breaks(game, option.card) / 10.0


def _blocking(game: Game, ask: Ask, option: Option) -> float:
    state = game.state
    shields = len(state.zone(SHIELDS, ask.player))
    if option.verb == "pass":
        return 0.0
    mine, theirs = power(game, option.card), power(game, ask.about)
    if mine > theirs:
        return 2.0
    if shields == 0:
        return 1.0
    return 0.5 if mine == theirs else -1.0

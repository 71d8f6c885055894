"""How good a position or an option of Shadowverse: Evolve is, for players that think."""

from rules.appraisal.positions import lead
from rules.appraisal.questions import answer_gain, entering_worth, text_worth
from rules.appraisal.scale import Scale
from rules.engine.asks import Ask, Option
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, CardId, PlayerId, as_card
from rules.engine.layers import characteristics
from rules.engine.ruleset import Means
from rules.games.sve import nodes as sve
from rules.games.sve.keywords import has, has_to_wait
from rules.games.sve.layers import ATTACK, DEFENSE
from rules.games.sve.mechanics.evolution import WITH_EVOLUTION_POINT
from rules.games.sve.zones import EVOLUTION_POINTS, FIELD, HAND, MAX_PLAY_POINTS
from rules.language.abilities import Activated

EARLY_COST = 3
"""A follower that costs no more than this makes an opening hand playable."""


GIVING_UP = frozenset(
    {"discard_to_limit", "pay_discard", "pay_reveal", "pay_put_away", "pay_move", "put_to_bottom"}
)
"""The kinds of questions for which the card that is worth least is picked."""
WEIGHTY = frozenset({"quick", "engage_ward"})
"""The kinds of questions, besides checkpoints, that matter most."""

MEANS = Means("play points at most", lambda state, player: state.players[player].resources[MAX_PLAY_POINTS])
"""The resource that players build up, shown as a curve."""


def evaluate(game: Game, player: PlayerId) -> float:
    """Return the position's value for a player: leader's defense, followers, cards, minus the opponent's."""
    return lead(game, player, _side)


def _side(game: Game, player: PlayerId) -> float:
    state = game.state
    one = state.players[player]
    board = 0.0
    for card in state.zone(FIELD, player):
        definition = state.cards[card]
        if "follower" in definition.types:
            left = definition.stats[1] - state.instances[card].damage
            board += 1.0 + definition.stats[0] + 0.8 * left
            board += 0.5 * len(definition.keywords & {"Ward", "Storm", "Assail", "Drain", "Bane", "Aura"})
    return (
        board
        + 0.9 * one.life
        + 1.3 * len(state.zone(HAND, player))
        + 0.5 * one.resources[EVOLUTION_POINTS]
        + 0.1 * one.resources[MAX_PLAY_POINTS]
        - (4.0 if one.life <= 5 else 0.0)
    )


def _in_play(definition: Definition) -> float:
    """Return what a card on the field is worth, in cards in hand."""
    if "follower" not in definition.types:
        return 1.0
    return 0.5 + definition.stats[ATTACK] / 3.0 + definition.stats[DEFENSE] / 4.0


def _left(game: Game, card: CardId) -> int | None:
    """Return how much damage a follower can take before it is destroyed."""
    instance = game.state.instances.get(card)
    if instance is None or "follower" not in characteristics(game, card).types:
        return None
    return characteristics(game, card).stats[DEFENSE] - instance.damage


SCALE = Scale(
    worth=_in_play,
    zones={"hand": 1.0, "deck area": 0.0, "cemetery": 0.1, "EX area": 0.9, "evolve deck area": 0.2},
    life=0.5,
    left=_left,
    fighters=frozenset({"follower"}),
    lives=lambda game, player: game.state.players[player].life,
    verbs={
        sve.Evolve: 1.0,
        sve.PlayFree: 1.5,
        sve.Race: 1.0,
        sve.Burst: 1.0,
        sve.Equip: 1.0,
        sve.Transform: 0.5,
    },
)
"""What things are worth to players who read card effects."""


def appraise(game: Game, ask: Ask, option: Option) -> float:
    """Return how good an option looks to a sensible player who does not look ahead."""
    match ask.kind:
        case "main":
            return _acting(game, ask, option)
        case "quick":
            return (
                _playing(game, ask.player, option.card)
                if option.verb == "play"
                else _using(game, ask, option)
            )
        case "redraw":
            return float((option.verb == "yes") == _hand_is_slow(game, ask.player))
        case "engage_ward":
            return float((option.verb == "yes") != (not has_to_wait(game, ask.about)))
        case "engage_wards":
            return 1.0 if option.verb == "engage" else 0.0
        case (
            "discard_to_limit" | "pay_discard" | "pay_reveal" | "pay_put_away" | "pay_move" | "put_to_bottom"
        ):
            return -_worth(game, option.card)
        case "choose_number":
            return float(option.other)
        case "keep_within_limit":
            return _worth(game, option.card)
        case "earth_rite":
            return 1.0 if option.verb == "yes" else 0.0
        case "pay_cost" if ask.purpose is None:
            return 1.0 if option.verb == "yes" else 0.0
        case _:
            return answer_gain(game, SCALE, ask, option)


def _hand_is_slow(game: Game, player: PlayerId) -> bool:
    hand = [game.state.cards[card] for card in game.state.zone(HAND, player)]
    return sum(one.cost <= EARLY_COST and "follower" in one.types for one in hand) < 2


def _worth(game: Game, card: CardId) -> float:
    """Return what keeping a card is worth: its stats, or nothing if it does nothing when played."""
    definition = game.state.cards[card]
    if "follower" in definition.types:
        return 1.0 + sum(definition.stats)
    return 2.0 if definition.abilities else 0.0


def _acting(game: Game, ask: Ask, option: Option) -> float:
    player = ask.player
    match option.verb:
        case "pass":
            return 0.0
        case "attack":
            return _attacking(game, player, option)
        case "play":
            return 20.0 + _playing(game, player, option.card)
        case "evolve":
            state = game.state
            gained = sum(state.cards[option.other].stats) - sum(state.cards[option.card].stats)
            with_point = option.note == WITH_EVOLUTION_POINT
            return 15.0 + gained - (0.5 if with_point else 0.0)
        case "transfer":
            return -1.0
        case _:
            return _using(game, ask, option)


def _using(game: Game, ask: Ask, option: Option) -> float:
    """Return what using an ability is worth now; one that gains nothing is kept for later."""
    if option.verb != "activate":
        return 10.0 if option.card >= 0 else 0.0
    ability = characteristics(game, option.card).abilities[option.other]
    if not isinstance(ability, Activated):
        return 10.0
    gained = text_worth(game, SCALE, ask.player, option.card, ability)
    return 10.0 + gained if gained > 0 else -1.0


def _playing(game: Game, player: PlayerId, card: CardId) -> float:
    """Return what playing a card is worth; a card that does nothing when played is better kept."""
    definition = game.state.cards[card]
    comes = entering_worth(game, SCALE, player, card, definition)
    if "follower" in definition.types:
        return definition.cost + sum(definition.stats) / 20.0 + comes
    if "spell" in definition.types:
        return definition.cost / 2.0 + comes if comes > 0 else -30.0
    return definition.cost / 2.0 + comes if definition.abilities else -30.0


def _attacking(game: Game, player: PlayerId, option: Option) -> float:
    attacker = characteristics(game, option.card)
    mine = attacker.stats[ATTACK]
    if option.other < 0:
        if mine >= game.state.players[OTHER_PLAYER[player]].life:
            return 100.0
        return 3.0 + mine / 10.0 if mine > 0 else -1.0
    state, foe = game.state, as_card(option.other)
    target = characteristics(game, foe)
    strikes_back = target.stats[ATTACK]
    left = target.stats[DEFENSE] - state.instances[foe].damage
    stands = attacker.stats[DEFENSE] - state.instances[option.card].damage
    kills = "Bane" in attacker.keywords or mine >= left
    dies = strikes_back >= stands or "Bane" in target.keywords
    theirs = strikes_back + left
    own = mine + stands
    if kills and not dies:
        return 6.0 + theirs / 10.0
    if kills:
        return 4.0 + (theirs - own) / 10.0 if theirs >= own else _forced(game, player, 0.5)
    if dies:
        return -1.0
    return _forced(game, player, 0.3) if mine > 0 else -1.0


def _forced(game: Game, player: PlayerId, value: float) -> float:
    """Return a value only while Ward keeps the leader out of reach, when chipping at it pays."""
    state = game.state
    guarded = any(
        state.instances[card].rested and has(game, card, "Ward")
        for card in state.zone(FIELD, OTHER_PLAYER[player])
    )
    return value if guarded else -1.0

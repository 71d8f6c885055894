"""The Square Enix system for the kernel: zones, turn, checks, timing and words put together."""

from rules.engine.asks import Option
from rules.engine.control import BEFORE
from rules.engine.game import Game
from rules.engine.ruleset import Ruleset
from rules.engine.values import values_in
from rules.engine.verbs import to_each, to_each_in_play
from rules.games.setcg import nodes
from rules.games.setcg.announcement_abilities import MANNER
from rules.games.setcg.checks import CHECKS, checks_read, win
from rules.games.setcg.damage import deal_damage, deal_damage_to_player, deal_firm_damage
from rules.games.setcg.definitions import CRYSTAL, Price, SquareCard
from rules.games.setcg.evaluate import MEANS, WEIGHTY, appraise, evaluate
from rules.games.setcg.keywords import LASTING, MEANINGS
from rules.games.setcg.keywords_ways import join
from rules.games.setcg.layers import LAYER_BY_CHANGE, LAYERS, substitution_rank
from rules.games.setcg.movement import destroy, relocate
from rules.games.setcg.movement_control import settle_control
from rules.games.setcg.nodes import (
    CastFree,
    CastOnce,
    Freeze,
    HurtWithoutBursts,
    JoinWithSummon,
    PutDulled,
    TurnOver,
)
from rules.games.setcg.payment_effects import can_pay_in_effect, pay_in_effect
from rules.games.setcg.resolution import STATUSES, cancel, resolve
from rules.games.setcg.setup import set_up
from rules.games.setcg.triggers import let_wait
from rules.games.setcg.turn import PLAN, next_turn
from rules.games.setcg.verbs import cast, freeze, hurt_without_bursts, put_dulled, turn_over, words
from rules.games.setcg.zones import BREAK, DECK, HAND, SECTION_ZONES, ZONES

_WORDS = {
    "pass": "release priority",
    "yes": "yes",
    "no": "no",
    "done": "do nothing more",
    "dull": "dull {card} for CP",
    "cast": "cast {card} without paying its cost",
    "discard": "discard {card}",
    "bottom": "put {card} at the bottom of the deck",
    "attack": "attack with {card}",
    "join": "let {card} join the party",
    "block": "block with {card}",
    "equip": "equip {card}",
    "put_away": "put {card} into the break zone",
    "stack": "put the ability of {card} on the stack",
    "use": "use ability {number} of {card}",
    "deal": "deal {other} damage to {card}",
    "allot": "allot {other} to {card}",
    "x": "let X be {other}",
    "pay_cost": "pay for {card} in way {number}",
    "loop_times": "let the loop run {other} times",
}


def describe(game: Game, option: Option) -> str:
    """Describe an option in words."""
    card = game.state.cards[option.card].name if option.card >= 0 else ""
    words = _WORDS.get(option.verb, option.verb.replace("_", " ") + " {card}")
    return words.format(card=card, other=option.other, number=option.other + 1).strip()


RULESET = Ruleset(
    code="setcg",
    zones=ZONES,
    section_zones=SECTION_ZONES,
    starting_life=0,
    stats=("power",),
    resources=(CRYSTAL,),
    plan=PLAN,
    set_up=set_up,
    next_turn=next_turn,
    checks=CHECKS,
    checks_read=checks_read,
    layers=LAYERS,
    resolve=resolve,
    destroy=destroy,
    cancel=cancel,
    statuses=STATUSES,
    deal_damage=deal_damage,
    deal_firm_damage=deal_firm_damage,
    deal_damage_to_player=deal_damage_to_player,
    trigger=let_wait,
    evaluate=evaluate,
    appraise=appraise,
    weighty=WEIGHTY,
    paying="pay",
    describe=describe,
    ability_verbs={"use": "abilities", "stack": "waiting"},
    means=MEANS,
    deck_zone=DECK,
    hand_zone=HAND,
    discard_zone=BREAK,
    concession_clause="2.1",
    loop_clause="13.1",
    agreement_clause="13.3",
    trigger_clause="11.9.3",
    relocate=relocate,
    to_owners=True,
    settle_control=settle_control,
    win=win,
    meanings=MEANINGS,
    announcing=MANNER,
    can_pay=can_pay_in_effect,
    pay=pay_in_effect,
    own_effects_first=True,
    replacement_rank=substitution_rank,
    lasting_marks=LASTING | {BEFORE},
    values=(SquareCard, Price, *values_in(nodes)),
    verbs={
        CastFree: cast,
        CastOnce: cast,
        Freeze: to_each(freeze),
        HurtWithoutBursts: hurt_without_bursts,
        PutDulled: to_each(put_dulled),
        JoinWithSummon: to_each_in_play(join),
        TurnOver: turn_over,
    },
    words=words,
    layer_by_change=LAYER_BY_CHANGE,
)

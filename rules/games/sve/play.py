"""Shadowverse: Evolve for the kernel: zones, turn, checks and words put together."""

from rules.engine.asks import Option
from rules.engine.control import BEFORE
from rules.engine.game import Game
from rules.engine.ids import PLAYERS
from rules.engine.ruleset import Ruleset
from rules.engine.sentences import said_of
from rules.engine.values import values_in
from rules.games.sve import nodes
from rules.games.sve.announcement import MANNER
from rules.games.sve.checks import ASKING_CHECKS, CHECKS
from rules.games.sve.damage import deal_by_ability, deal_to_leader
from rules.games.sve.definitions import EvolveCard
from rules.games.sve.evaluate import MEANS, WEIGHTY, appraise, evaluate
from rules.games.sve.keywords import MEANINGS
from rules.games.sve.layers import LAYER_BY_CHANGE, LAYERS, current_stat
from rules.games.sve.mechanics.evolution import lay
from rules.games.sve.movement import ARRIVALS, create, destroy, discard, relocate, swap
from rules.games.sve.movement_control import settle_control
from rules.games.sve.payment import can_pay, most_points, pay_in_effect
from rules.games.sve.resolution import resolve
from rules.games.sve.setup import LEADER_DEFENSE, set_up
from rules.games.sve.triggers import wait
from rules.games.sve.turn import PLAN, next_turn
from rules.games.sve.verbs import VERBS, win
from rules.games.sve.zones import CEMETERY, DECK, HAND, RESOURCES, SECTION_ZONES, ZONES


def describe(game: Game, option: Option) -> str:
    """Describe an option in words."""
    cards = game.state.cards
    name = cards[option.card].name if option.card >= 0 else ""
    match option.verb:
        case "attack":
            target = "the leader" if option.other < 0 else cards[option.other].name
            return f"attack {target} with {name}"
        case "evolve" | "race" | "drive":
            return f"{option.verb} {name} {option.note}".strip()
        case "pass":
            return "do nothing more"
        case "first" | "second":
            return f"go {option.verb}"
        case "allot":
            return f"allot {option.other} to {name or 'the leader'}"
        case "target" if option.card < 0:
            return f"target {said_of(PLAYERS[option.other], owns=True)} leader"
        case "number":
            return f"number {option.other}"
        case "choose" if option.other >= 0:
            return f"choose option {option.other + 1}"
        case "loop_times":
            return f"let the cycle run {option.other} times"
        case "put":
            return f"put {name} to the bottom of the deck"
        case _:
            return f"{option.verb.replace('_', ' ')} {name}".strip()


RULESET = Ruleset(
    code="sve",
    zones=ZONES,
    section_zones=SECTION_ZONES,
    starting_life=LEADER_DEFENSE,
    stats=("attack", "defense"),
    resources=RESOURCES,
    plan=PLAN,
    set_up=set_up,
    next_turn=next_turn,
    checks=CHECKS,
    asking_checks=ASKING_CHECKS,
    layers=LAYERS,
    resolve=resolve,
    destroy=destroy,
    deal_damage=deal_by_ability,
    deal_damage_to_player=deal_to_leader,
    trigger=wait,
    relocate=relocate,
    create=create,
    swap=swap,
    meanings=MEANINGS,
    announcing=MANNER,
    most=most_points,
    values=(EvolveCard, *values_in(nodes)),
    verbs=VERBS,
    layer_by_change=LAYER_BY_CHANGE,
    current_stat=current_stat,
    can_pay=can_pay,
    pay=pay_in_effect,
    win=win,
    lay=lay,
    settle_control=settle_control,
    lasting_marks=frozenset({BEFORE, *ARRIVALS}),
    evaluate=evaluate,
    appraise=appraise,
    weighty=WEIGHTY,
    describe=describe,
    ability_verbs={"activate": "abilities"},
    means=MEANS,
    deck_zone=DECK,
    hand_zone=HAND,
    discard_zone=CEMETERY,
    discard=discard,
    concession_clause="1.2.3",
    loop_clause="14.2.1.3",
    agreement_clause="14.2.1.1",
    trigger_clause="10.7.2",
)

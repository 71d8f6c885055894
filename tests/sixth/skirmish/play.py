"""Skirmish as the kernel plays it: zones, turn, checks and words put together."""

from rules.engine.asks import Option
from rules.engine.game import Game
from rules.engine.ruleset import Ruleset
from rules.games.skirmish.checks import CHECKS
from rules.games.skirmish.damage import deal_damage, deal_damage_to_player
from rules.games.skirmish.evaluate import MEANS, appraise, evaluate
from rules.games.skirmish.keywords import MEANINGS
from rules.games.skirmish.layers import LAYER_BY_CHANGE, LAYERS
from rules.games.skirmish.movement import destroy
from rules.games.skirmish.resolution import resolve
from rules.games.skirmish.setup import STARTING_LIFE, set_up
from rules.games.skirmish.triggers import trigger
from rules.games.skirmish.turn import PLAN, next_turn
from rules.games.skirmish.zones import DECK, HAND, PILE, RESOURCES, SECTION_ZONES, ZONES


def describe(game: Game, option: Option) -> str:
    """Say in words what an option does."""
    name = game.state.cards[option.card].name if option.card >= 0 else ""
    return "do nothing more" if option.verb == "pass" else f"{option.verb} {name}".strip()


RULESET = Ruleset(
    code="skirmish",
    zones=ZONES,
    section_zones=SECTION_ZONES,
    starting_life=STARTING_LIFE,
    stats=("strength", "health"),
    resources=RESOURCES,
    plan=PLAN,
    set_up=set_up,
    next_turn=next_turn,
    checks=CHECKS,
    layers=LAYERS,
    layer_by_change=LAYER_BY_CHANGE,
    meanings=MEANINGS,
    resolve=resolve,
    destroy=destroy,
    deal_damage=deal_damage,
    deal_damage_to_player=deal_damage_to_player,
    trigger=trigger,
    evaluate=evaluate,
    appraise=appraise,
    describe=describe,
    means=MEANS,
    deck_zone=DECK,
    hand_zone=HAND,
    discard_zone=PILE,
    concession_clause="1.5",
    loop_clause="1.6",
)

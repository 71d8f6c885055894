"""Duel Masters for the kernel: the declaration that puts zones, turn, checks and words together."""

from rules.engine.asks import Option
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER
from rules.engine.ruleset import Doing, Ruleset
from rules.engine.values import values_in
from rules.engine.verbs import to_all, to_each, to_each_in_play
from rules.engine.views import sees_card
from rules.games.dm import nodes
from rules.games.dm.announcement import use_for_nothing
from rules.games.dm.checks import ASKING_CHECKS, CHECKS
from rules.games.dm.combat_aims import no_battle, stop_attack, turn_attack
from rules.games.dm.combat_battles import battle_by_effect, battle_of_two
from rules.games.dm.damage import no_damage
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.evaluate import MEANS, WEIGHTY, appraise, evaluate
from rules.games.dm.keywords import MEANINGS, current_stat
from rules.games.dm.layers import DEPENDING_ON_POWER, LAYER_BY_CHANGE, LAYERS
from rules.games.dm.legal_actions import COMBINED
from rules.games.dm.mechanics.attachments import cross_by_effect, gacharange_summon
from rules.games.dm.mechanics.cells import combine
from rules.games.dm.mechanics.gods import LinkedGod
from rules.games.dm.mechanics.gods_plane import Layout, Part
from rules.games.dm.mechanics.names import words
from rules.games.dm.mechanics.seals import seal_cards
from rules.games.dm.mechanics.shields import (
    break_by_effect,
    is_urgent,
)
from rules.games.dm.mechanics.stacks import lay, turn_over
from rules.games.dm.movement import (
    destroy,
    destroy_together,
    discard,
    exchange_zones,
    relocate,
    swap,
    take_shields,
)
from rules.games.dm.movement_departures import (
    CHARGER,
    STAR_EVOLUTION,
    put_top_card_into_mana,
)
from rules.games.dm.nodes import (
    Battle,
    BattleOf,
    BreakShields,
    Combine,
    Cross,
    Equip,
    Exchange,
    Judge,
    LayOnShield,
    NoBattle,
    PutBeneath,
    PutIntoDeck,
    PutTopCardIntoMana,
    RearrangeShields,
    Seal,
    SetAside,
    ShuffleBeneath,
    ShuffleIn,
    StopAttack,
    SummonGacharange,
    TakeShields,
    TurnAttack,
    TurnOver,
    TurnUpsideDown,
    UseFree,
    UseIcons,
)
from rules.games.dm.resolution import resolve
from rules.games.dm.setup import set_up
from rules.games.dm.triggers import wait
from rules.games.dm.turn import PLAN, next_turn
from rules.games.dm.verbs import (
    UPSIDE_DOWN,
    equip,
    judge,
    lay_on_a_shield,
    may_be_tapped,
    put_beneath,
    put_from_the_top,
    rearrange_shields,
    set_aside,
    shuffle_beneath,
    shuffle_in,
    turn_upside_down,
    use_icons,
    win,
)
from rules.games.dm.zones import DECK, GRAVEYARD, HAND, SECTION_ZONES, ZONES
from rules.language.effects import Effect


def describe(game: Game, option: Option) -> str:
    """Describe an option in words."""
    cards = game.state.cards
    name = cards[option.card].name if option.card >= 0 else ""
    match option.verb:
        case "attack":
            target = "the player" if option.other < 0 else cards[option.other].name
            return f"attack {target} with {name}"
        case "use" if option.note == COMBINED:
            return f"combine {name} to {cards[option.card].faces[option.other].name}"
        case "use" if option.other > 0:
            return f"use {cards[option.card].faces[option.other].name} of {name}"
        case "as_it_is":
            return "do not evolve"
        case "gr_summon":
            return "summon the top card of the super GR zone"
        case "guard" | "block":
            return f"{option.verb} with {name}"
        case "break":
            owner = game.state.owners[option.card]
            is_open = sees_card(game.state, game.rules.zones, option.card, OTHER_PLAYER[owner])
            return f"break the shield {name}" if is_open else "break a shield"
        case "use" | "charge" | "tap":
            return f"{option.verb} {name}"
        case "cross":
            return f"cross {name} to {cards[option.other].name}"
        case "break_count":
            return f"break {option.other} shields"
        case "link":
            return f"link {cards[option.other].name} to {name} {option.note}"
        case "evolve":
            return f"evolve from {name}"
        case _:
            return f"{option.verb} {name}".strip()


VERBS: dict[type[Effect], Doing] = {
    UseFree: to_all(use_for_nothing),
    BreakShields: to_all(break_by_effect),
    TakeShields: to_all(take_shields),
    PutBeneath: to_all(put_beneath),
    UseIcons: to_all(use_icons),
    LayOnShield: to_all(lay_on_a_shield),
    RearrangeShields: rearrange_shields,
    Seal: seal_cards,
    SetAside: to_all(set_aside),
    ShuffleIn: to_all(shuffle_in),
    ShuffleBeneath: to_all(shuffle_beneath),
    PutIntoDeck: put_from_the_top,
    Exchange: exchange_zones,
    Battle: to_each(battle_by_effect),
    BattleOf: battle_of_two,
    SummonGacharange: gacharange_summon,
    Combine: to_all(combine),
    Cross: to_all(cross_by_effect),
    Equip: to_each(equip),
    Judge: judge,
    PutTopCardIntoMana: to_each(put_top_card_into_mana),
    TurnOver: to_each(turn_over),
    TurnUpsideDown: to_each_in_play(turn_upside_down),
    TurnAttack: to_each(turn_attack),
    NoBattle: no_battle,
    StopAttack: stop_attack,
}
"""The handler of each verb that only effects of this game have."""

RULESET = Ruleset(
    code="dm",
    zones=ZONES,
    section_zones=SECTION_ZONES,
    starting_life=0,
    stats=("power",),
    resources=(),
    plan=PLAN,
    set_up=set_up,
    next_turn=next_turn,
    checks=CHECKS,
    layers=LAYERS,
    resolve=resolve,
    destroy=destroy,
    destroy_together=destroy_together,
    deal_damage=no_damage,
    deal_damage_to_player=no_damage,
    trigger=wait,
    discard=discard,
    current_stat=current_stat,
    after_stats=DEPENDING_ON_POWER,
    evaluate=evaluate,
    appraise=appraise,
    weighty=WEIGHTY,
    paying="pay_mana",
    describe=describe,
    ability_verbs={"activate": "abilities"},
    means=MEANS,
    deck_zone=DECK,
    hand_zone=HAND,
    discard_zone=GRAVEYARD,
    concession_clause="104.1",
    loop_clause="",
    trigger_clause="603.2",
    checks_at_once=True,
    choices_trigger=True,
    replaced_once=True,
    values=(DuelistCard, LinkedGod, Layout, Part, *values_in(nodes)),
    lasting_marks=frozenset({UPSIDE_DOWN}),
    relocate=relocate,
    urgent=is_urgent,
    may_turn=may_be_tapped,
    asking_checks=ASKING_CHECKS,
    replacements=(CHARGER, STAR_EVOLUTION),
    verbs=VERBS,
    layer_by_change=LAYER_BY_CHANGE,
    win=win,
    lay=lay,
    words=words,
    swap=swap,
    meanings=MEANINGS,
)

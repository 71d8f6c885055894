"""Force of Will 8.01 for the kernel: everything that it declares."""

from dataclasses import replace

from rules.engine.asks import Option, Procedure
from rules.engine.control import BEFORE
from rules.engine.game import Game
from rules.engine.ids import PLAYERS
from rules.engine.sentences import said_of
from rules.engine.values import values_in
from rules.engine.verbs import to_all
from rules.games.fow8 import nodes
from rules.games.fow8.announcement import MANNER, play
from rules.games.fow8.checks import ASKING_CHECKS, CHECKS, checks_read
from rules.games.fow8.combat_attackers import fights
from rules.games.fow8.damage import deal_damage, deal_damage_to_player, who_replaces
from rules.games.fow8.definitions import WILLS, ForceCard, Price
from rules.games.fow8.evaluate import MEANS, WEIGHTY, appraise, evaluate
from rules.games.fow8.keywords import pierce
from rules.games.fow8.keywords_meanings import MEANINGS
from rules.games.fow8.layers import LAYER_BY_CHANGE, LAYERS, counted_and_rounded
from rules.games.fow8.legal_actions_rulers import rests_to_call
from rules.games.fow8.legal_actions_standby import ready
from rules.games.fow8.mechanics.bound_will import DEEDS, produce_for
from rules.games.fow8.mechanics.control import settle_control
from rules.games.fow8.mechanics.lifebreak import (
    lay_lifebreak,
    lifebreak_is_trimmed,
    may_break,
    perform_lifebreak,
)
from rules.games.fow8.mechanics.names import words
from rules.games.fow8.mechanics.runes import play_rune, runes
from rules.games.fow8.movement import destination, destroy, destroy_together, discard, relocate
from rules.games.fow8.movement_zones import fall
from rules.games.fow8.nodes import Restart
from rules.games.fow8.payment import from_hand
from rules.games.fow8.payment_requirements import can_pay, pay_in_effect
from rules.games.fow8.resolution import X_PAID, resolve
from rules.games.fow8.setup import LIFE, restart, set_up
from rules.games.fow8.triggers import play_card, triggers
from rules.games.fow8.turn import PLAN, next_turn
from rules.games.fow8.verbs import VERBS, cancel, win
from rules.games.fow8.zones import (
    ASIDE,
    FIELD,
    GRAVEYARD,
    HAND,
    ITEM,
    MAIN,
    SECTION_ZONES,
    ZONES,
    Book,
)


def describe(game: Game, option: Option) -> str:
    """Describe an option in words."""
    cards = game.state.cards
    name = cards[option.card].name if option.card >= 0 else ""
    match option.verb:
        case "attack":
            return f"attack {cards[option.other].name if option.other >= 0 else 'the opponent'} with {name}"
        case "will":
            return f"make {_will(option.other)} with {name}"
        case "spend":
            kept = " kept for such things" if option.note else ""
            return f"spend {_will(option.other)}{kept}"
        case "call":
            return f"rest {name} to call a magic stone"
        case "block":
            return f"block with {name}"
        case "stand_by":
            return f"put {name} into the standby area"
        case "assign":
            return f"deal {option.other} damage to {name}"
        case "target" if option.card < 0:
            return f"target {said_of(PLAYERS[option.other])}"
        case "x":
            return f"choose {option.other} for X"
        case "change":
            return f"put {name} back"
        case "keep" if not name:
            return "keep the rest of the hand"
        case "below":
            return f"put {name} beneath"
        case "rune":
            return f"use the rune {name}"
        case "battle":
            return "begin a battle"
        case "older":
            return f"let what {name} says apply first"
        case "pay_cost":
            return f"pay for {name} by {option.note}" if option.note else f"pay the cost of {name}"
        case "use" | "play_ability":
            return f"use an ability of {name}"
        case verb:
            return f"{verb.replace('_', ' ')} {name}".strip()


def _will(kind: int) -> str:
    return f"{{{WILLS[kind]}}}"


RULESET = Book(
    code="fow8",
    zones=ZONES,
    section_zones=SECTION_ZONES,
    aside=ASIDE,
    starting_life=LIFE,
    stats=("attack", "defense"),
    resources=tuple(WILLS),
    plan=PLAN,
    set_up=set_up,
    next_turn=next_turn,
    checks=CHECKS,
    checks_read=checks_read,
    asking_checks=ASKING_CHECKS,
    layers=LAYERS,
    resolve=resolve,
    destroy=destroy,
    cancel=cancel,
    destroy_together=destroy_together,
    deal_damage=deal_damage,
    deal_damage_to_player=deal_damage_to_player,
    trigger=triggers,
    evaluate=evaluate,
    appraise=appraise,
    weighty=WEIGHTY,
    paying="pay_will",
    describe=describe,
    ability_verbs={"use": "activated", "play_ability": "waiting"},
    means=MEANS,
    deck_zone=MAIN,
    hand_zone=HAND,
    discard_zone=GRAVEYARD,
    concession_clause="103.4",
    loop_clause="1301.1c",
    agreement_clause="1301.1b",
    trigger_clause="906.4",
    finish_characteristics=counted_and_rounded,
    relocate=relocate,
    discard=discard,
    who_replaces=who_replaces,
    values=(ForceCard, Price, *values_in(nodes)),
    lasting_marks=frozenset({X_PAID, BEFORE}),
    words=words,
    settle_control=settle_control,
    verbs={**VERBS, Restart: to_all(restart), **dict.fromkeys(DEEDS, produce_for)},
    layer_by_change=LAYER_BY_CHANGE,
    win=win,
    announcing=MANNER,
    meanings=MEANINGS,
    can_pay=can_pay,
    pay=pay_in_effect,
    stone_zone=FIELD,
    source_zones=(FIELD, ITEM),
    fights=fights,
    fall=fall,
    pierce=pierce,
    from_hand=from_hand,
    stands_by=lambda definition: True,
    ready=ready,
    rests_to_call=rests_to_call,
    more=runes,
    play_card=play,
    play_triggered=play_card,
    destination=destination,
    does={"rune": play_rune},
)


def set_up_valhalla(game: Game) -> Procedure:
    """Set up a game with lifebreak (1415.1c)."""
    yield from set_up(game, after_hands=lay_lifebreak)


VALHALLA = replace(
    RULESET,
    set_up=set_up_valhalla,
    checks=(*CHECKS, lifebreak_is_trimmed),
    more=lambda game, player, main: [*runes(game, player, main), *may_break(game, player, main)],
    does={"rune": play_rune, "lifebreak": perform_lifebreak},
)
"""The same rulebook with the Valhalla rules, which both players agreed on (1415.1)."""

VARIANTS = {"valhalla": VALHALLA}
"""The variants that both players may agree on."""

"""Duel Masters as the kernel plays it: the declaration that puts zones, turn, checks and words together."""

from rules.engine import atoms
from rules.engine.asks import Option, Procedure
from rules.engine.atoms import push
from rules.engine.game import Game
from rules.engine.perform import Context, found, perform
from rules.engine.ruleset import Ruleset
from rules.engine.ruling import clause
from rules.engine.waiting import Pending
from rules.games.dm.actions import put_into_battle_zone
from rules.games.dm.checks import CARD_EFFECT, CHECKS
from rules.games.dm.combat import battle_by_effect
from rules.games.dm.evaluate import appraise, evaluate
from rules.games.dm.layers import LAYERS
from rules.games.dm.setup import set_up
from rules.games.dm.shields import add_to_hand, declare, is_urgent, resolve_declared
from rules.games.dm.stacks import (
    destroy_at_once,
    leave,
    one_s_max_creature_each,
    put_top_card_into_mana,
    turn_over,
)
from rules.games.dm.turn import PLAN, next_turn
from rules.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, SECTION_ZONES, SHIELDS, ZONES

UPSIDE_DOWN = "keeps:upside down"


def resolve(game: Game, pending: Pending) -> Procedure:
    """Carry out a waiting effect (101.4); what it asks for must hold now, not when it triggered (603.4)."""
    if is_urgent(pending):
        yield from resolve_declared(game, pending)
    if pending.ability is not None and holds(game, pending):
        at = Context(pending.controller, pending.card, "101.4", pending.targets, pending.event_card)
        yield from perform(game, pending.ability.effect, at)


@clause("dm", "603.4", "605.2a")
def holds(game: Game, pending: Pending) -> bool:
    """Tell whether the condition of a waiting ability is met as it is carried out."""
    if pending.ability is None or pending.ability.condition is None:
        return True
    at = Context(pending.controller, pending.card, "605.2a", event_card=pending.event_card)
    return bool(found(game, pending.ability.condition, at))


def destroy(game: Game, card: int, source: int) -> Procedure:
    """Destroy a card in the battle zone (701.6a)."""
    destroy_at_once(game, [card])
    yield from ()


def relocate(game: Game, cards: list[int], kind: int, bottom: bool, player: int) -> Procedure:
    """Move cards for an effect: all at the same time (400.7), into the battle zone one by one (409.1f).

    Shields that come to the hand are declared as broken ones are (701.14b).
    """
    if kind == BATTLE:
        for card in cards:
            yield from put_into_battle_zone(game, game.state.owners[card], card)
        return
    shields = [card for card in cards if game.state.where[card] // 2 == SHIELDS] if kind == HAND else []
    for owner in (0, 1):
        theirs = [card for card in shields if game.state.owners[card] == owner]
        declared = yield from declare(game, owner, theirs)
        add_to_hand(game, owner, theirs, declared)
    for card in cards:
        if card not in shields:
            leave(game, card, kind, bottom=bottom)


@clause("dm", "104.2c")
def win(game: Game, card: int, source: int) -> Procedure:
    """An effect of a card wins the game for the player who controls it."""
    atoms.lose(game, 1 - game.state.instances[card].controller, CARD_EFFECT)
    yield from ()


@clause("dm", "105.5", "701.28a")
def turn_upside_down(game: Game, card: int, source: int) -> Procedure:
    """A field is turned upside down, and untapping does not turn it back."""
    atoms.mark(game, card, UPSIDE_DOWN)
    yield from ()


def no_damage(game: Game, what: int, amount: int, source: int) -> Procedure:
    """Nothing is dealt damage in this game: power is compared instead."""
    yield from ()


def describe(game: Game, option: Option) -> str:
    """Say in words what an option does."""
    cards = game.state.cards
    name = cards[option.card].name if option.card >= 0 else ""
    match option.verb:
        case "attack":
            target = "the player" if option.other < 0 else cards[option.other].name
            return f"attack {target} with {name}"
        case "use" if option.other > 0:
            return f"use {cards[option.card].faces[option.other].name} of {name}"
        case "guard":
            return f"guard with {name}"
        case "as_it_is":
            return "do not evolve"
        case "gr_summon":
            return "summon the top card of the super GR zone"
        case "use" | "charge" | "tap" | "block" | "break":
            return f"{option.verb} {name}"
        case "cross":
            return f"cross {name} to {cards[option.other].name}"
        case "break_count":
            return f"break {option.other} shields"
        case "evolve":
            return f"evolve from {name}"
        case _:
            return f"{option.verb} {name}".strip()


RULESET = Ruleset(
    code="dm",
    zones=ZONES,
    section_zones=SECTION_ZONES,
    starting_life=0,
    resource_count=2,
    plan=PLAN,
    set_up=set_up,
    next_turn=next_turn,
    checks=CHECKS,
    layers=LAYERS,
    resolve=resolve,
    destroy=destroy,
    deal_damage=no_damage,
    deal_damage_to_player=no_damage,
    trigger=push,
    evaluate=evaluate,
    appraise=appraise,
    describe=describe,
    deck_zone=DECK,
    hand_zone=HAND,
    discard_zone=GRAVEYARD,
    concession_clause="104.1",
    loop_clause="",
    checks_at_once=True,
    relocate=relocate,
    urgent=is_urgent,
    asking_checks=(one_s_max_creature_each,),
    actions={
        "battle": battle_by_effect,
        "put top card into mana": put_top_card_into_mana,
        "turn over": turn_over,
        "turn upside down": turn_upside_down,
        "win": win,
    },
)

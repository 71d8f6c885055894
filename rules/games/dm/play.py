"""Duel Masters as the kernel plays it: the declaration that puts zones, turn, checks and words together."""

from rules.engine.asks import Option, Procedure
from rules.engine.atoms import push
from rules.engine.game import Game
from rules.engine.perform import Context, perform
from rules.engine.ruleset import Ruleset
from rules.engine.triggers import trigger
from rules.engine.waiting import Pending
from rules.games.dm.checks import CHECKS, leave, put_away
from rules.games.dm.evaluate import appraise, evaluate
from rules.games.dm.layers import LAYERS
from rules.games.dm.setup import set_up
from rules.games.dm.turn import PLAN, next_turn
from rules.games.dm.zones import DECK, GRAVEYARD, HAND, SECTION_ZONES, ZONES


def resolve(game: Game, pending: Pending) -> Procedure:
    """Carry out a waiting effect (101.4)."""
    if pending.ability is not None:
        at = Context(pending.controller, pending.card, "101.4", pending.targets, pending.event_card)
        yield from perform(game, pending.ability.effect, at)


def destroy(game: Game, card: int, source: int) -> Procedure:
    """Destroy a card in the battle zone (701.6a)."""
    if card in game.state.instances:
        trigger(game, "destroyed", card)
        put_away(game, card)
    yield from ()


def relocate(game: Game, cards: list[int], kind: int, bottom: bool, player: int) -> Procedure:
    """Move cards for an effect, all at the same time (400.7)."""
    for card in cards:
        leave(game, card, kind, bottom=bottom)
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
    resource_count=0,
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
)

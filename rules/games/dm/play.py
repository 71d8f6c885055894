"""Duel Masters as the kernel plays it: the declaration that puts zones, turn, checks and words together."""

from collections.abc import Callable

from rules.engine import atoms
from rules.engine.asks import Option, Procedure
from rules.engine.atoms import push
from rules.engine.game import Game
from rules.engine.perform import Context, found, perform
from rules.engine.ruleset import Ruleset
from rules.engine.ruling import clause
from rules.engine.waiting import Pending
from rules.games.dm.actions import put_into_battle_zone, use_for_nothing
from rules.games.dm.attachments import cross_by_effect
from rules.games.dm.checks import ASKING_CHECKS, CARD_EFFECT, CHECKS
from rules.games.dm.combat import battle_by_effect
from rules.games.dm.doing import (
    equip,
    from_the_top,
    judge,
    lay_on_a_shield,
    put_beneath,
    put_on_deck,
    rearrange_shields,
    set_aside,
    shuffle_in,
    use_icons,
)
from rules.games.dm.evaluate import MEANS, appraise, evaluate
from rules.games.dm.layers import LAYERS
from rules.games.dm.leaving import (
    CHARGER,
    STAR_EVOLUTION,
    destroy_at_once,
    leave,
    leave_at_once,
    put_top_card_into_mana,
)
from rules.games.dm.naming import words
from rules.games.dm.sealing import seals
from rules.games.dm.setup import set_up
from rules.games.dm.shields import add_to_hand, break_by_effect, declare, is_urgent, resolve_declared
from rules.games.dm.stacks import turn_over
from rules.games.dm.swapping import EXCHANGED, exchange, swap
from rules.games.dm.turn import PLAN, next_turn
from rules.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, PENDING, SECTION_ZONES, SHIELDS, ZONES

TAPPED = frozenset({"creature", "tama seed"})
"""Types of cards in the battle zone that can be tapped."""
UPSIDE_DOWN = "keeps:upside down"


def resolve(game: Game, pending: Pending) -> Procedure:
    """Carry out a waiting effect (101.4); what it asks for must hold now, not when it triggered (603.4)."""
    if is_urgent(pending):
        yield from resolve_declared(game, pending)
    if pending.ability is not None and holds(game, pending):
        at = Context(
            pending.controller,
            pending.card,
            "101.4",
            pending.targets,
            pending.event_card,
            amount=pending.amount,
            kept=pending.kept,
        )
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
    yield from destroy_at_once(game, [card])


def destroy_together(game: Game, cards: list[int], source: int) -> Procedure:
    """Destroy all cards that an effect destroys at the same time."""
    yield from destroy_at_once(game, cards)


def relocate(game: Game, cards: list[int], kind: int, bottom: bool, player: int) -> Procedure:
    """Move cards for an effect: all at the same time (400.7), into the battle zone one by one (409.1f).

    Shields that come to the hand are declared as broken ones are (701.14b).
    """
    if kind == BATTLE:
        coming = [card for card in cards if game.state.where[card] >= 0]
        for card in coming:
            atoms.hold(game, card, PENDING)
        for card in coming:
            yield from put_into_battle_zone(game, game.state.owners[card], card)
            if card in game.state.on_hold:
                atoms.release(game, card)
        return
    shields = [card for card in cards if game.state.where[card] // 2 == SHIELDS] if kind == HAND else []
    for owner in (0, 1):
        theirs = [card for card in shields if game.state.owners[card] == owner]
        declared = yield from declare(game, owner, theirs)
        yield from add_to_hand(game, owner, theirs, declared)
    if kind == DECK:
        yield from put_on_deck(
            game, [card for card in cards if card not in game.state.instances], bottom=bottom
        )
        cards = [card for card in cards if card in game.state.instances]
    in_play = [card for card in cards if game.state.where[card] // 2 == BATTLE]
    yield from leave_at_once(game, in_play, kind, bottom=bottom)
    for card in cards:
        if card not in shields and card not in in_play:
            leave(game, card, kind, bottom=bottom)


@clause("dm", "105.4a")
def may_be_tapped(game: Game, card: int) -> bool:
    """Tell whether a card can be tapped and untapped: creatures, tama seeds, and cards in the mana zone."""
    kind = game.state.where[card] // 2
    return kind == MANA or (kind == BATTLE and bool(game.state.cards[card].types & TAPPED))


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


def _exchange(first: str, second: str) -> Callable[[Game, list[int], int, int], Procedure]:
    def carry_out(game: Game, cards: list[int], source: int, player: int) -> Procedure:
        yield from exchange(game, player, first, second)

    return carry_out


EXCHANGES = {f"exchange {first} and {second}": _exchange(first, second) for first, second in EXCHANGED}


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
    destroy_together=destroy_together,
    deal_damage=no_damage,
    deal_damage_to_player=no_damage,
    trigger=push,
    evaluate=evaluate,
    appraise=appraise,
    describe=describe,
    means=MEANS,
    deck_zone=DECK,
    hand_zone=HAND,
    discard_zone=GRAVEYARD,
    concession_clause="104.1",
    loop_clause="",
    checks_at_once=True,
    replaced_once=True,
    relocate=relocate,
    urgent=is_urgent,
    may_turn=may_be_tapped,
    asking_checks=ASKING_CHECKS,
    replacements=(CHARGER, STAR_EVOLUTION),
    group_actions={
        "use": use_for_nothing,
        "break": break_by_effect,
        "put beneath": put_beneath,
        "use icons": use_icons,
        "lay on a shield": lay_on_a_shield,
        "rearrange shields": rearrange_shields,
        "seal": seals(1),
        "two seals": seals(2),
        "set aside": set_aside,
        "shuffle in": shuffle_in,
        "third from the top": from_the_top(3),
        **EXCHANGES,
    },
    words=words,
    swap=swap,
    actions={
        "battle": battle_by_effect,
        "cross": cross_by_effect,
        "equip": equip,
        "judge": judge,
        "put top card into mana": put_top_card_into_mana,
        "turn over": turn_over,
        "turn upside down": turn_upside_down,
        "win": win,
    },
)

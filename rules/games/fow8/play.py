"""Force of Will 8.01 as the kernel plays it: how things resolve (903.3), and all that it declares."""

from dataclasses import replace
from typing import cast

from rules.engine import atoms
from rules.engine.asks import Option, Procedure
from rules.engine.filters import Filter
from rules.engine.game import Game
from rules.engine.perform import Context, perform
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.engine.waiting import Pending
from rules.games.fow8 import actions
from rules.games.fow8.actions import JUDGMENT, PERMANENTS
from rules.games.fow8.checks import (
    CHECKS,
    TRIGGERED,
    deal_damage,
    deal_damage_to_player,
    fall,
    leave,
    put_away,
)
from rules.games.fow8.combat import fights
from rules.games.fow8.costs import from_hand
from rules.games.fow8.definitions import WILLS, ForceCard
from rules.games.fow8.evaluate import appraise, evaluate
from rules.games.fow8.keywords import CAME, legal_targets, pierce, put_mana
from rules.games.fow8.layers import LAYERS, counted_and_rounded
from rules.games.fow8.lifebreak import (
    BREAK,
    lay_lifebreak,
    lifebreak_is_trimmed,
    may_break,
    perform_lifebreak,
)
from rules.games.fow8.runes import RUNE_COPY, play_rune, resolve_rune, runes
from rules.games.fow8.setup import LIFE, set_up
from rules.games.fow8.turn import PLAN, next_turn
from rules.games.fow8.zones import (
    FIELD,
    GRAVEYARD,
    HAND,
    ITEM,
    MAIN,
    RULER,
    SECTION_ZONES,
    STONES,
    ZONES,
    Book,
    is_fielded,
)


def triggers(game: Game, pending: Pending) -> None:
    """Let an automatic ability that triggered wait for the next priority sequence (906.4)."""
    atoms.push(game, replace(pending, note=TRIGGERED))


def destroy(game: Game, card: int, source: int) -> Procedure:
    """Destroy a card in the field (1010.1)."""
    put_away(game, card)
    yield from ()


@clause("fow8", "316.1", "316.2", "316.3a", "316.4", "316.5a", "307.7")
def relocate(game: Game, cards: list[int], kind: int, bottom: bool, player: int) -> Procedure:
    """Move cards for an effect, as far as cards of their type can go where it would put them.

    What comes into the field is under the control of the effect's controller.
    """
    for card in cards:
        types = game.state.cards[card].types
        where = kind
        if types & {"ruler", "j-ruler"}:
            if kind != RULER and not (kind == GRAVEYARD and "ruler" in types):
                continue
        elif "chant" in types and kind in (STONES, FIELD, RULER):
            where = GRAVEYARD
        elif kind == RULER:
            continue
        if is_fielded(game, card):
            leave(game, card, where, bottom=bottom)
        else:
            controller = player if where == FIELD else -1
            atoms.move(game, card, where, bottom=bottom, controller=controller)
    yield from ()


@clause("fow8", "705.3a", "302.3", "705.3a-i")
def become_j_ruler(game: Game, player: int, ruler: int) -> None:
    """A ruler still in the ruler area goes to the field, J-ruler side up, the same card as before."""
    state = game.state
    if state.where[ruler] != 2 * RULER + player or len(state.cards[ruler].faces) < 2:
        return
    atoms.move(game, ruler, FIELD, controller=player)
    atoms.turn_face(game, ruler, 1)
    atoms.mark(game, ruler, CAME)
    trigger(game, "judges", ruler)
    trigger(game, "enters", ruler)


def resolve(game: Game, pending: Pending) -> Procedure:
    """Resolve the top of the chase: a judgment, an ability or a card (903.3)."""
    if pending.note == JUDGMENT:
        become_j_ruler(game, pending.controller, pending.card)
    elif pending.note == RUNE_COPY:
        yield from resolve_rune(game, pending)
    elif pending.ability is not None:
        yield from resolve_ability(game, pending)
    else:
        yield from resolve_card(game, pending)


@clause("fow8", "903.3a")
def still_legal(game: Game, pending: Pending, wanted: tuple[Filter, ...]) -> tuple[int, ...]:
    """A target that is not legal any more is left out of what the effect does."""
    legal = [legal_targets(game, pending.controller, pending.card, one) for one in wanted]
    return tuple(card if card in cards else -1 for card, cards in zip(pending.targets, legal, strict=True))


@clause("fow8", "707.3", "903.3b", "906.10")
def resolve_ability(game: Game, pending: Pending) -> Procedure:
    """Apply the effect of an ability, wherever its card is by now."""
    ability = pending.ability
    assert ability is not None, "only abilities are resolved here"
    targets = still_legal(game, pending, ability.targets) if ability.targets else ()
    at = Context(
        pending.controller, pending.card, "903.3b", targets, pending.event_card, amount=pending.amount
    )
    yield from perform(game, ability.effect, at)
    if pending.note == BREAK:
        atoms.move(game, pending.card, GRAVEYARD)


def resolve_card(game: Game, pending: Pending) -> Procedure:
    """Put a resonator, addition or regalia into the field; carry out what a chant says."""
    definition = cast(ForceCard, game.state.cards[pending.card])
    spell = definition.spell
    targets = still_legal(game, pending, spell.targets) if spell is not None and spell.targets else ()
    if not definition.types & PERMANENTS:
        yield from resolve_chant(game, pending, definition, targets)
    elif spell is not None and spell.targets and targets[0] < 0:
        atoms.move(game, pending.card, GRAVEYARD)
    else:
        come_into_field(game, pending, targets)


@clause("fow8", "702.3", "1406.2b")
def come_into_field(game: Game, pending: Pending, targets: tuple[int, ...]) -> None:
    """The card comes into the field under its controller's control, an addition onto its target."""
    card = pending.card
    atoms.move(game, card, FIELD, controller=pending.controller)
    if targets:
        atoms.attach(game, card, targets[0])
    put_mana(game, card)
    trigger(game, "enters", card)


@clause("fow8", "703.3")
def resolve_chant(game: Game, pending: Pending, definition: ForceCard, targets: tuple[int, ...]) -> Procedure:
    """A chant does what its text says and goes to its owner's graveyard."""
    if definition.spell is not None:
        at = Context(pending.controller, pending.card, "703.3", targets)
        yield from perform(game, definition.spell.effect, at)
    atoms.move(game, pending.card, GRAVEYARD)


def describe(game: Game, option: Option) -> str:
    """Say in words what an option does."""
    cards = game.state.cards
    name = cards[option.card].name if option.card >= 0 else ""
    match option.verb:
        case "attack":
            return f"attack {cards[option.other].name if option.other >= 0 else 'the opponent'} with {name}"
        case "will":
            return f"make {_will(option.other)} with {name}"
        case "spend":
            return f"spend {_will(option.other)}"
        case "call":
            return f"rest {name} to call a magic stone"
        case "stand_by":
            return f"put {name} into the standby area"
        case "assign":
            return f"deal {option.other} damage to {name}"
        case "x":
            return f"X is {option.other}"
        case "battle":
            return "begin a battle"
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
    starting_life=LIFE,
    resource_count=len(WILLS),
    plan=PLAN,
    set_up=set_up,
    next_turn=next_turn,
    checks=CHECKS,
    layers=LAYERS,
    resolve=resolve,
    destroy=destroy,
    deal_damage=deal_damage,
    deal_damage_to_player=deal_damage_to_player,
    trigger=triggers,
    evaluate=evaluate,
    appraise=appraise,
    describe=describe,
    deck_zone=MAIN,
    hand_zone=HAND,
    discard_zone=GRAVEYARD,
    concession_clause="103.4",
    loop_clause="1301.1c",
    finish_characteristics=counted_and_rounded,
    relocate=relocate,
    stone_zone=FIELD,
    source_zones=(FIELD, ITEM),
    fights=fights,
    fall=fall,
    pierce=pierce,
    from_hand=from_hand,
    stands_by=lambda definition: True,
    ready=actions.ready,
    rests_to_call=actions.rests_to_call,
    more=runes,
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
"""The same rulebook where both players agreed on the Valhalla rules (1415.1)."""

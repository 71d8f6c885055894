"""The turn of the Square Enix system (chapters 9 and 10): its phases and steps in order."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.draws import draw_one
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER
from rules.engine.plan import Step
from rules.engine.priority import window
from rules.engine.restrictions import RECOVER, is_forbidden
from rules.engine.triggers import moment
from rules.games.setcg.announcement import act
from rules.games.setcg.checks import resolve_processes
from rules.games.setcg.combat import (
    SECOND_MAIN,
    attack_declaration_step,
    attack_preparation_step,
    blocker_declaration_step,
    damage_resolution_step,
)
from rules.games.setcg.keywords import thaw
from rules.games.setcg.legal_actions import main_options, no_options
from rules.games.setcg.movement import discard
from rules.games.setcg.triggers import TRIGGERED, settle
from rules.games.setcg.zones import FIELD, HAND
from rules.language.durations import END_OF_TURN

HAND_LIMIT = 5
FIRST_MAIN = 2
"""The index of the first main phase in the plan."""


@clause("setcg", "9.2.1.1", "9.2.1.2")
def active_phase(game: Game) -> Procedure:
    """The turn player's dulled cards become active, except frozen ones; nobody gets priority."""
    state = game.state
    for card in state.zone(FIELD, state.active):
        if not thaw(game, card) and state.instances[card].rested and not is_forbidden(game, card, RECOVER):
            atoms.recover(game, card)
    moment(game, "turn_begins", state.active)
    yield from ()


@clause("setcg", "9.3.1.1", "9.3.1.2", "9.3.1.2-bis", "9.4.1.3")
def draw_phase(game: Game) -> Procedure:
    """The turn player draws two cards, or one in the first turn of the game; nobody gets priority."""
    state = game.state
    for _ in range(1 if state.turn == 1 else 2):
        yield from draw_one(game, state.active)
    begins(game, "main_1_begins")


@clause("setcg", "9.4.1.3", "10.1.1.1")
def begins(game: Game, phase: str) -> None:
    """Abilities trigger on the beginning of a phase, and go on the stack with all others that triggered.

    This is called as the previous phase ends, since a copied position starts its phase again.
    """
    moment(game, phase, game.state.active)


@clause("setcg", "9.4.1.1", "9.4.1.2", "9.4.1.4")
def main_phase(game: Game) -> Procedure:
    """Players have priority, the turn player first, until both release it with an empty stack."""
    yield from window(
        game,
        "9.4.1.4",
        main_options,
        act,
        first=game.state.active,
        kind="main",
        checkpoint=True,
        settle=settle,
    )
    if game.state.step == FIRST_MAIN:
        begins(game, "attack_begins")


def declaration_step(game: Game) -> Procedure:
    """An attack is declared, or none, and then the second main phase begins."""
    yield from attack_declaration_step(game)
    if game.state.step == SECOND_MAIN:
        begins(game, "main_2_begins")


@clause("setcg", "9.6.1.1", "9.6.1.3", "9.6.1.4")
def end_phase(game: Game) -> Procedure:
    """End-of-turn abilities resolve, the hand is reduced to its limit, and the turn is cleaned up."""
    moment(game, "turn_ends", game.state.active)
    yield from window(game, "9.6.1.1", no_options, act, first=game.state.active, settle=settle)
    yield from discard_to_limit(game)
    clean_up(game)
    while (yield from is_unsettled(game)):
        yield from settle_again(game)
        clean_up(game)


@clause("setcg", "9.6.1.2")
def discard_to_limit(game: Game) -> Procedure:
    """The turn player discards until five cards are left in hand."""
    state = game.state
    player = state.active
    hand = state.zone(HAND, player)
    while len(hand) > HAND_LIMIT:
        chosen = yield Ask(player, "discard", "9.6.1.2", [Option("discard", card) for card in hand])
        discard(game, chosen.card)


@clause("setcg", "9.6.1.3", "9.6.1.3.1", "9.6.1.3.2")
def clean_up(game: Game) -> None:
    """All damage is removed and effects that last until the end of the turn end, at the same time."""
    state = game.state
    for card, instance in state.instances.items():
        if instance.damage:
            atoms.heal(game, card)
    atoms.end_effects(game, END_OF_TURN)


def is_unsettled(game: Game) -> Generator[Ask, Option, bool]:
    """Resolve the rule processes that apply, and return whether there was anything to do."""
    state = game.state
    before = state.version
    yield from resolve_processes(game)
    return state.version != before or any(pending.note == TRIGGERED for pending in state.pending)


@clause("setcg", "9.6.1.4")
def settle_again(game: Game) -> Procedure:
    """Abilities that have triggered since go on the stack, and players have priority again."""
    yield from window(game, "9.6.1.4", no_options, act, first=game.state.active, settle=settle)


@clause("setcg", "9.6.1.5")
def next_turn(game: Game) -> None:
    """The other player has the next turn."""
    atoms.begin_turn(game, OTHER_PLAYER[game.state.active])


PLAN = (
    Step("active", "9.2", active_phase),
    Step("draw", "9.3", draw_phase),
    Step("main 1", "9.4", main_phase),
    Step("attack preparation", "10.1.1", attack_preparation_step),
    Step("attack declaration", "10.1.2", declaration_step),
    Step("blocker declaration", "10.1.3", blocker_declaration_step),
    Step("damage resolution", "10.1.4", damage_resolution_step),
    Step("main 2", "9.4", main_phase),
    Step("end", "9.6", end_phase),
)

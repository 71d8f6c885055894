"""Which activate abilities a player of Force of Will may play (905), and how often."""

from collections.abc import Generator, Sequence
from typing import cast

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.asks import Ask, Option
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.costs import changed_costs, cost_changes
from rules.engine.game import Game
from rules.engine.layers import changes_costs
from rules.engine.objects import arrival
from rules.engine.ruling import clause
from rules.engine.state import Fact
from rules.games.fow8.announcement_choices import can_aim_all
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords_abilities import BESTOW, MAIN_TIMING_ONLY
from rules.games.fow8.payment import Budget
from rules.games.fow8.payment_requirements import Steps, can_be_paid, priced, steps_of, wills_of, with_x
from rules.games.fow8.zones import GRAVEYARD, HAND, STANDBY, USED, is_main_timing
from rules.language.abilities import Activated


def elsewhere(game: Game, player: int) -> list[int]:
    """List a player's cards outside the field that have activate abilities which are there (902.2)."""
    if not game.abroad:
        return []
    state = game.state
    return [
        card
        for kind in (HAND, STANDBY, GRAVEYARD)
        for card in state.zone(kind, player)
        if any(one.zones for one in cast(ForceCard, state.cards[card]).activated)
    ]


def may_use(game: Game, player: int, card: int, ability: Activated, budget: Budget) -> bool:
    """Tell whether a player may play an activate ability where its card is, and can pay and aim."""
    if not game.works(card, ability):
        return False
    if ability.name in MAIN_TIMING_ONLY and not (
        is_main_timing(game, player) and is_unused(game, card, ability)
    ):
        return False
    if ability.when is not None and not holds(game, ability.when, player, card):
        return False
    if _is_used_up(game, player, card, ability):
        return False
    x = 0 if ability.x is None else number(game, ability.x, Context(player, card, "903.2f-iii"))
    payable = any(
        can_be_paid(game, player, card, with_x(steps, x), budget)
        for steps in costs_of_ability(game, player, card, ability)
    )
    return payable and can_aim_all(game, player, card, ability)


def costs_of_ability(game: Game, player: int, card: int, ability: Activated) -> list[Steps]:
    """List what an ability can cost as the effects in force change it."""
    if not changes_costs(game):
        return [steps_of(ability.cost)]
    return changed_costs_of_ability(game, player, card, ability)


@clause("fow8", "903.2i", "903.2i-i", "903.2i-ii", "903.2i-iii", "903.2i-iv")
def changed_costs_of_ability(game: Game, player: int, card: int, ability: Activated) -> list[Steps]:
    """The cost of an ability changes as that of a card does; played for nothing, it asks for nothing at all.

    JUDGEMENT: where will is paid in several parts, the first of them becomes more or less.
    """
    steps = steps_of(ability.cost)
    changes = cost_changes(game, player, card, abilities=True)
    if not changes:
        return [steps]
    if any(one.free for one in changes):
        steps = [(Price(), None)]
    place = next((at for at, (price, _) in enumerate(steps) if price.total or price.x), 0)
    price, part = steps[place]
    listed = changed_costs(wills_of(price), changes)
    return [[*steps[:place], (priced(one, price.x), part), *steps[place + 1 :]] for one in listed]


@clause("fow8", "903.2i-v")
def fix_cost(
    game: Game, player: int, card: int, listed: Sequence[Steps], x: int
) -> Generator[Ask, Option, Steps]:
    """The player chooses what is taken off an ability's cost; after this it does not change."""
    budget = Budget(game, player)
    fitting = [
        steps
        for steps in (with_x(one, x) for one in listed)
        if can_be_paid(game, player, card, steps, budget)
    ]
    if len(fitting) == 1:
        return fitting[0]
    options = [Option("price", card, place) for place in range(len(fitting))]
    return fitting[(yield Ask(player, "price", "903.2i-iv", options, card)).other]


@clause("fow8", "1121.2", "1117.2")
def is_unused(game: Game, card: int, ability: Activated) -> bool:
    """Bestow is for an addition that is on nothing, shift for a card that is past side up."""
    if ability.name == BESTOW:
        return game.state.instances[card].host < 0
    return len(game.state.cards[card].faces) > 1 and game.state.instances[card].face == 0


def _is_used_up(game: Game, player: int, card: int, ability: Activated) -> bool:
    known = game.state.players[player]
    if ability.once_a_game and Fact(USED, ability=ability.name) in known.game_facts:
        return True
    return ability.once_a_turn and used_in_turn(game, card, ability) in known.turn_facts


@clause("fow8", "204.2", "302.3")
def used_in_turn(game: Game, card: int, ability: Activated) -> Fact:
    """Return the fact that an ability was used: each paragraph without a name is an ability apart.

    A card that left its zone since is a new card, whose abilities are unused.
    """
    printed = game.state.cards[card].abilities
    paragraph = printed.index(ability) if not ability.name and ability in printed else -1
    return Fact(USED, card, ability.name, paragraph, arrival(game.state, card))


def remember_use(game: Game, player: int, card: int, ability: Activated) -> None:
    """Keep in mind that an ability was played which may be played once only, in a turn or in the game."""
    if ability.once_a_game:
        atoms.record(game, player, Fact(USED, ability=ability.name), for_game=True)
    if ability.once_a_turn:
        atoms.record(game, player, used_in_turn(game, card, ability))


def reveal_source(game: Game, card: int) -> None:
    """Show a card in a hidden zone whose ability is played."""
    if game.rules.zones.sight[game.state.where[card]] != "public":
        show_while_on_chase(game, card)


@clause("fow8", "905.2a")
def show_while_on_chase(game: Game, card: int) -> None:
    """Both players see the card as long as its ability is on the chase."""
    atoms.show(game, (card,), (0, 1))


def cover_source(game: Game, card: int) -> None:
    """Hide a card again of whose abilities none is on the chase any more."""
    if card in game.state.shown and not any(one.card == card for one in game.state.pending):
        atoms.hide(game, (card,))

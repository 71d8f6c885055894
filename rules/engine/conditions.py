"""Whether a condition holds under which an ability is there at all."""

from typing import TYPE_CHECKING

from rules.engine.definition import Definition
from rules.engine.filters import Condition
from rules.engine.matching import matches

if TYPE_CHECKING:
    from rules.engine.game import Game


def holds(
    game: "Game",
    condition: Condition,
    player: int,
    source: int,
    now: dict[int, Definition] | None = None,
) -> bool:
    """Tell whether a condition holds for a player and the card of the ability.

    `now` is what cards in play are so far, while layers are being applied; without it they are as printed.
    """
    if condition.or_any_of and not any(holds(game, one, player, source, now) for one in condition.or_any_of):
        return False
    if not all(holds(game, one, player, source, now) for one in condition.all_of):
        return False
    instance = game.state.instances.get(source)
    held = (instance.counters or {}) if instance is not None else {}
    if (condition.counter and not held.get(condition.counter)) or held.get(condition.no_counter):
        return False
    if condition.mark and (instance is None or condition.mark not in instance.marks):
        return False
    counts = game.state.players[player]
    if condition.life_at_most is not None and counts.life > condition.life_at_most:
        return False
    if condition.this_turn and not counts.turn_counts.get(condition.this_turn):
        return False
    if condition.this_game and not counts.game_counts.get(condition.this_game):
        return False
    wanted = condition.filter
    if wanted is None:
        return True
    cards = game.state.cards
    number = sum(
        1
        for card in range(len(cards))
        if matches(game, card, (now or {}).get(card) or cards[card], wanted, player, source)
    )
    return number >= condition.at_least and (condition.at_most is None or number <= condition.at_most)

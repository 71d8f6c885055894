"""Division of a number among targets, and the number of targets that follows."""

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from rules.engine.amounts import number
from rules.engine.asks import Ask, Option
from rules.engine.context import Context
from rules.engine.ids import NO_CARD, NOTHING, Target, is_card
from rules.language.abilities import Announced
from rules.language.amounts import Times, X

if TYPE_CHECKING:
    from rules.engine.game import Game

Dividing = Generator[Ask, Option, tuple[int, ...]]


def fewest(ability: Announced) -> int:
    """Return the fewest targets an ability needs when `count` are possible; dividing needs at least one."""
    if ability.least is None:
        return len(ability.targets)
    return ability.least if ability.divides is None else max(1, ability.least)


def can_divide(game: "Game", ability: Announced, count: int, at: Context) -> bool:
    """Return whether the number to divide is enough for this many targets; True if there is none."""
    return ability.divides is None or number(game, ability.divides, at) >= count * ability.step


def least_x(ability: Announced, count: int) -> int:
    """Return the smallest X with which the number to divide is enough for this many targets."""
    divided = ability.divides
    if isinstance(divided, X):
        return count * ability.step
    if isinstance(divided, Times) and isinstance(divided.amount, X) and isinstance(divided.by, int):
        return -(-count * ability.step // divided.by)
    return 0


def allot(game: "Game", ability: Announced, targets: tuple[Target, ...], at: Context) -> Dividing:
    """Ask the player how much of the number each target gets, at least one step; return it by target."""
    if ability.divides is None:
        return ()
    chosen = [target for target in targets if target != NOTHING]
    amount = number(game, ability.divides, at)
    given = yield from divide(at, amount, chosen, ability.step, ability.step)
    return tuple([given[chosen.index(target)] if target != NOTHING else 0 for target in targets])


def divide(
    at: Context, amount: int, targets: Sequence[Target], step: int, least: int
) -> Generator[Ask, Option, list[int]]:
    """Ask a player to divide an amount among cards or players in whole steps, each getting at least `least`.

    The last one gets the rest, so that the whole amount is used.
    """
    given: list[int] = []
    for place, target in enumerate(targets[:-1]):
        card = target if is_card(target) else NO_CARD
        most = amount - sum(given) - least * (len(targets) - 1 - place)
        options = [Option("allot", card, part) for part in range(most - most % step, least - 1, -step)]
        picked = yield Ask(
            at.player, "divide", at.clause, options or [Option("allot", card, least)], at.source
        )
        given.append(picked.other)
    return [*given, amount - sum(given)] if targets else []

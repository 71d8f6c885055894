"""Evaluation of the language's amounts, with a handler for each kind."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.engine import layers, occurrences, references
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.facts import Count
from rules.engine.filters import context, stat, traits
from rules.engine.ids import CardId, PlayerId
from rules.language import amounts as am
from rules.language.amounts import Amount
from rules.language.bounds import MOST
from rules.language.vocabulary import ANY_RESOURCE

if TYPE_CHECKING:
    from rules.engine.game import Game

Handler = Callable[["Game", Any, Context], int]


def number(game: "Game", amount: Amount, at: Context) -> int:
    """Return the value of an amount in an effect's context."""
    if isinstance(amount, int):
        return amount
    return HANDLERS[type(amount)](game, amount, at)


def bound(game: "Game", amount: Amount, player: PlayerId, source: CardId, at: Context | None) -> int:
    """Return the value of a filter's bound, which may be needed without an effect's context."""
    if isinstance(amount, int):
        return amount
    return HANDLERS[type(amount)](game, amount, context(player, source, at))


def current(game: "Game", card: CardId, index: int) -> int:
    """Return a card's current stat."""
    return stat(game, card, layers.characteristics(game, card), index)


def _stat_of(game: "Game", amount: am.StatOf, at: Context) -> int:
    index = game.rules.stats.index(amount.stat)
    total = 0
    for card, was in references.remembered(game, amount.cards, at):
        total += current(game, card, index) if was is None else was.stats[index]
    return total


def cost(definition: Definition) -> int:
    """Return what a card costs.

    JUDGEMENT: a card with two halves has two costs, and the player asking for one may choose. As a number
    this is the higher one, which is nearly always better for them.
    """
    return max([half.cost for half in definition.halves]) if definition.halves else definition.cost


def _cost_of(game: "Game", amount: am.CostOf, at: Context) -> int:
    return sum(
        cost(layers.characteristics(game, card) if was is None else was.definition)
        for card, was in references.remembered(game, amount.cards, at)
    )


def _distinct(game: "Game", amount: am.Distinct, at: Context) -> int:
    here = references.found(game, amount.filter, at)
    return len({one for card in here for one in traits(layers.characteristics(game, card), amount.what)})


def _counters_on(game: "Game", amount: am.CountersOn, at: Context) -> int:
    """Return how many counters cards have or, once they have left play, last had."""
    total, instances = 0, game.state.instances
    for card, was in references.remembered(game, amount.cards, at):
        if was is not None:
            total += dict(was.counters).get(amount.counter, 0)
        elif card in instances:
            total += (instances[card].counters or {}).get(amount.counter, 0)
    return total


def _damage_on(game: "Game", amount: am.DamageOn, at: Context) -> int:
    instances = game.state.instances
    return sum(
        instances[card].damage for card in references.known(game, amount.cards, at) if card in instances
    )


def _life_of(game: "Game", amount: am.LifeOf, at: Context) -> int:
    return sum(game.state.players[one].life for one in references.players(game, amount.player, at))


def _resources_of(game: "Game", amount: am.ResourcesOf, at: Context) -> int:
    resources = [game.state.players[one].resources for one in references.players(game, amount.player, at)]
    if amount.resource == ANY_RESOURCE:
        return sum(sum(one) for one in resources)
    index = game.rules.resources.index(amount.resource)
    return sum(one[index] for one in resources)


def _extreme(game: "Game", amount: am.Extreme, at: Context) -> int:
    found = references.found(game, amount.filter, at)
    if amount.stat is None:
        values = [cost(layers.characteristics(game, card)) for card in found]
    else:
        values = [current(game, card, game.rules.stats.index(amount.stat)) for card in found]
    return (max if amount.highest else min)(values, default=0)


def _tallied(game: "Game", amount: am.Tallied, at: Context) -> int:
    total = 0
    for one in references.players(game, amount.player, at):
        player = game.state.players[one]
        if amount.about:
            total += player.game_tallies.get(Count(amount.what, amount.about), 0)
            continue
        counts = player.turn_counts if amount.span == "turn" else player.game_counts
        total += counts.get(amount.what, 0)
    return total


def _paid(game: "Game", amount: am.Paid, at: Context) -> int:
    return sum(
        units.amount
        for units in at.choices.paid
        if (amount.resource == ANY_RESOURCE or amount.resource in units.resources)
        and amount.by in ("", units.by)
    )


def _share(game: "Game", amount: am.Share, at: Context) -> int:
    shares = at.choices.shares
    return shares[amount.index] if amount.index < len(shares) else 0


def _divided(game: "Game", amount: am.DividedBy, at: Context) -> int:
    whole = number(game, amount.amount, at)
    return -(-whole // amount.by) if amount.up else whole // amount.by


def _rolled(game: "Game", amount: am.Rolled, at: Context) -> int:
    # Imported here to avoid a cycle: atoms clear the effects in force, which contain amounts.
    from rules.engine import atoms

    return sum(atoms.roll(game, amount.sides) + 1 for _ in range(min(number(game, amount.dice, at), MOST)))


def _depending(game: "Game", amount: am.Depending, at: Context) -> int:
    # Imported here to avoid a cycle: conditions contain amounts.
    from rules.engine.conditions import holds_at

    return number(game, amount.amount if holds_at(game, amount.condition, at) else amount.otherwise, at)


HANDLERS: dict[type, Handler] = {
    am.Count: lambda game, amount, at: len(references.found(game, amount.filter, at)),
    am.CountOf: lambda game, amount, at: len(references.known(game, amount.cards, at)),
    am.Distinct: _distinct,
    am.StatOf: _stat_of,
    am.CostOf: _cost_of,
    am.TotalStat: lambda game, amount, at: sum(
        current(game, card, game.rules.stats.index(amount.stat))
        for card in references.found(game, amount.filter, at)
    ),
    am.TotalCost: lambda game, amount, at: sum(
        cost(layers.characteristics(game, card)) for card in references.found(game, amount.filter, at)
    ),
    am.Extreme: _extreme,
    am.CountersOn: _counters_on,
    am.DamageOn: _damage_on,
    am.LifeOf: _life_of,
    am.ResourcesOf: _resources_of,
    am.Tallied: _tallied,
    am.TimesHappened: lambda game, amount, at: occurrences.times_happened(
        game, amount.event, at.player, at.source
    ),
    am.X: lambda game, amount, at: at.choices.x,
    am.Paid: _paid,
    am.KindsPaid: lambda game, amount, at: len({one for units in at.choices.paid for one in units.resources}),
    am.EventAmount: lambda game, amount, at: at.amount,
    am.Share: _share,
    am.Fixed: lambda game, amount, at: at.numbers.get(amount.name, 0),
    am.Plus: lambda game, amount, at: sum(number(game, one, at) for one in amount.parts),
    am.Minus: lambda game, amount, at: max(
        0, number(game, amount.amount, at) - number(game, amount.less, at)
    ),
    am.Times: lambda game, amount, at: number(game, amount.amount, at) * number(game, amount.by, at),
    am.DividedBy: _divided,
    am.Lowest: lambda game, amount, at: min((number(game, one, at) for one in amount.parts), default=0),
    am.Highest: lambda game, amount, at: max((number(game, one, at) for one in amount.parts), default=0),
    am.Depending: _depending,
    am.Rolled: _rolled,
}

"""What Judgment and Mobilize of Force of Will cost (705.2, 1129): will, and anything else in their text."""

from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.costs import changed_costs, cost_changes
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords import now
from rules.games.fow8.mechanics.free_attributes import in_any_attributes
from rules.games.fow8.payment_requirements import (
    Steps,
    can_be_paid,
    do_what_is_required,
    priced,
    steps_at,
    wills_of,
)
from rules.games.fow8.payment_sources import budget
from rules.language.abilities import KeywordAbility

JUDGMENT, MOBILIZE = "Judgment", "Mobilize"
MOBILIZED = "Mobilized"
"""The keyword of a card that an effect mobilizes."""


def costs_of(game: Game, card: CardId, definition: ForceCard, keyword: str, price: Price | None) -> Steps:
    """List what a keyword of a card costs: the will printed beside it, then what its text requires."""
    steps: Steps = () if price is None else ((price, None),)
    for one in definition.abilities:
        if isinstance(one, KeywordAbility) and one.keyword == keyword:
            at = Context(game.state.instances[card].controller, card, "")
            steps += steps_at(game, one.cost, at)
    return steps


KEYWORD_OF_CLAUSE = {"1112.2": "God's Art", "1116.2": "Evolution", "1126.2": "Inheritance"}
"""The keyword that cards use for an activate ability, by its clause."""

NOTHING: Steps = ((Price(), None),)
"""What is paid for an ability that costs nothing, as most triggered ones do."""


def changed_steps(game: Game, player: PlayerId, card: CardId, steps: Steps, keyword: str) -> list[Steps]:
    """List the possible costs of an ability, known by a keyword or "", after changes by effects.

    JUDGEMENT: if will is paid in several parts, the first of them is changed.
    """
    changes = [
        change
        for change in cost_changes(game, player, card, abilities=True)
        if change.keyword == keyword or (change.keyword is None and keyword != JUDGMENT)
    ]
    if not changes:
        return [steps]
    if any(change.free for change in changes):
        steps = NOTHING
    place = next((at for at, (price, _) in enumerate(steps) if price.total or price.x), 0)
    price, part = steps[place]
    listed = in_any_attributes(game, changed_costs(wills_of(price), changes), changes)
    return [(*steps[:place], (priced(cost, price.x), part), *steps[place + 1 :]) for cost in listed]


@clause("fow8", "1129.3")
def fee(game: Game, card: CardId) -> Steps | None:
    """A card with Mobilize must pay to attack and block, unless an effect mobilizes it."""
    definition = now(game, card)
    if MOBILIZED in definition.keywords:
        return None
    return costs_of(game, card, definition, MOBILIZE, definition.mobilize) or None


def can_mobilize(game: Game, player: PlayerId, card: CardId, fee: Steps | None) -> bool:
    """Return whether a player can pay a card's cost to attack or block, if it has any."""
    return fee is None or can_be_paid(game, player, card, fee, budget(game, player))


@clause("fow8", "1129.2")
def mobilize(game: Game, player: PlayerId, card: CardId) -> Procedure:
    """A card with Mobilize attacks or blocks only for its cost, each time."""
    asked = fee(game, card)
    assert asked is not None, "only a card with Mobilize pays for it"
    yield from do_what_is_required(game, player, card, asked)

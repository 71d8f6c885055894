"""The layers of continuous effects in Force of Will (909.1), and what is applied after them."""

import re
from collections.abc import Sequence

from rules.engine.asks import Procedure
from rules.engine.aspects import COUNTERS, EFFECTS
from rules.engine.cache import cached_for_both
from rules.engine.clauses import clause
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import altered
from rules.engine.ruleset import by_change
from rules.engine.state import State
from rules.engine.timestamps import order_stamps, rivals
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import is_calm, now
from rules.games.fow8.zones import IN_PLAY
from rules.language.changes import (
    OF_ABILITIES,
    OF_ATTRIBUTES,
    OF_KEYWORDS,
    OF_NAMES,
    OF_RACES,
    OF_STATS,
    OF_TEXT,
    OF_TYPES,
)

LAYERS = (
    "new words",
    "races and types",
    "abilities",
    "words",
    "new values",
    "values",
    "counters",
)
"""909.1b to 909.1h in order; 909.1a is the card itself.

JUDGEMENT: the turn player is asked which effects apply first (909.3b) for cards that an effect moves or
destroys together, and for rulers as the game begins. Several abilities of one card apply in printed order,
and those of cards that rule processes put away together apply in the order they are found.
"""


@clause("fow8", "909.3b")
def order_effects(game: Game, cards: Sequence[CardId]) -> Procedure:
    """The turn player orders effects that begin at the same time, if the order matters."""
    yield from order_stamps(game, rivals(game, cards), "909.3b")


LAYER_BY_CHANGE = by_change(
    {
        "new words": OF_TEXT,
        "races and types": (*OF_TYPES, *OF_RACES),
        "abilities": (*OF_ABILITIES, *OF_KEYWORDS),
        "words": (*OF_ATTRIBUTES, *OF_NAMES),
        "values": OF_STATS,
    }
)
"""The layer a change applies in if its effect names none (909.1b to 909.1g)."""


MODIFIER = re.compile(r"([+-]\d+)/([+-]\d+)")
"""The name of a counter that changes ATK and DEF (1022.2); other counters can have any name."""


def counted_and_rounded(state: State, card: CardId, definition: Definition) -> Definition:
    """Apply counters last of all, and round ATK and DEF up to hundreds (909.1h, 909.1i)."""
    counters = state.instances[card].counters
    stats = definition.stats
    if not counters and not any(stat % 100 for stat in stats):
        return definition
    changes = [
        (int(modifier[1]), int(modifier[2]), count)
        for name, count in (counters or {}).items()
        if (modifier := MODIFIER.fullmatch(name)) is not None
    ]
    attack = stats[0] + sum(more * count for more, _, count in changes)
    defense = stats[1] + sum(more * count for _, more, count in changes)
    rounded = (-(-attack // 100) * 100, -(-defense // 100) * 100)
    if rounded == stats:
        return definition
    copy = definition.copy()
    copy.stats = rounded
    return copy


def changed_cards(game: Game) -> dict[CardId, ForceCard]:
    """Return the cards in play that are not as printed, with what they are now."""
    return counted_cards(game) if is_calm(game) else altered(game)  # type: ignore[return-value]


@cached_for_both(IN_PLAY | COUNTERS | EFFECTS)
def counted_cards(game: Game) -> dict[CardId, ForceCard]:
    """Return the cards in play that counters or rounding change, while no effect changes any."""
    instances, printed = game.state.instances, game.state.cards
    return {
        card: now(game, card)
        for card, instance in instances.items()
        if instance.counters or not printed[card].even  # type: ignore[attr-defined]
    }

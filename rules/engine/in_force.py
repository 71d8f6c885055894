"""The continuous effects in force and the cards they change, cached until something changes."""

from typing import TYPE_CHECKING, NamedTuple

from rules.engine.aspects import EFFECTS
from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.ids import CardId
from rules.language.abilities import Ability, Static
from rules.language.changes import Change

if TYPE_CHECKING:
    from rules.engine.aspects import Reads


class Effect(NamedTuple):
    """A continuous effect in force, with its layer and what determines where it applies.

    `ability` is the source's static ability behind it, None for an effect with a duration; `copy` numbers
    equal abilities of a card, `part` the changes of one ability. The `key` stays the same as long as the same
    effect is in force.
    """

    layer: int
    lasting: Lasting
    writes: int
    filter_reads: "Reads"
    when_reads: "Reads"
    ability: Static | None = None
    copy: int = 0
    part: int = 0
    key: tuple[int, ...] = ()


class InForce:
    """The effects in force in layer order, and the resulting cards so far.

    `cards` are the valid characteristics. `version` is the position's version when they were last checked,
    `seen` that when the effects were last known to be the same; `touched` is what was written since
    `version`. `untraced` counts the writes that did not say what they touched. `changes` counts how often any
    card in play changed through the effects, if that was asked. `card_reads` is what can change one card,
    `reads` what may change many. `apart` tells whether each card can be computed separately; otherwise all
    are computed together. `holding` says for each effect whether its condition is met, `beyond` are the
    effects on cards out of play. `lasting` and `count` detect effects that began or ended. `writes` are the
    characteristics that any effect may alter; `costs`, `control` and `openings` tell whether any changes
    costs or control, or may let cards be played from zones where the rules alone would not. `altered` are the
    cards in play that differ from their printing, if that was asked, and `stale` those for which it may be
    outdated. `statics` are the static abilities of cards in play. `by_source` caches the effects of static
    abilities by card, `made` the changed definitions.
    """

    __slots__ = (
        "altered",
        "apart",
        "beyond",
        "by_source",
        "card_reads",
        "cards",
        "changes",
        "control",
        "costs",
        "count",
        "effects",
        "holding",
        "lasting",
        "made",
        "openings",
        "reads",
        "seen",
        "stale",
        "statics",
        "touched",
        "untraced",
        "version",
        "writes",
    )

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.beyond: list[Effect] = []
        self.by_source: dict[CardId, tuple[tuple[Definition, int, int, int], list[Effect]]] = {}
        self.holding: list[bool] = []
        self.cards: dict[CardId, Definition] = {}
        self.made: dict[tuple[Definition | int, ...], tuple[Change, Definition]] = {}
        self.statics: list[tuple[CardId, Ability]] = []
        self.stale: list[CardId] = []
        self.altered: dict[CardId, Definition] | None = None
        self.writes = 0
        self.costs = False
        self.control = False
        self.openings = False
        self.apart = True
        self.card_reads = 0
        self.reads = -1
        self.touched = -1
        self.untraced = -1
        self.changes = 0
        self.version = -1
        self.seen = -1
        self.lasting: list[Lasting] | None = None
        self.count = 0

    def let_others_in(self) -> None:
        """Note that cards with static abilities entered or left, so the effects in force may have changed."""
        self.touched |= EFFECTS
        self.seen = -1

    def forget(self, card: CardId) -> None:
        """Discard a card's cached characteristics."""
        self.cards.pop(card, None)
        if self.altered is not None:
            self.stale.append(card)

    def forget_all(self) -> None:
        """Discard all cards' cached characteristics."""
        self.cards.clear()
        self.altered = None
        self.changes += 1

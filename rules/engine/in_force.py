"""What is known of the continuous effects in force and of the cards they change, kept until that changes."""

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
    """A continuous effect in force, with the place of its layer and what decides where it applies.

    `ability` is the static ability of its source that it comes from, None for one that lasts by itself;
    `copy` counts equal abilities of that card, `part` the changes of one ability. As long as the same effect
    is in force it has the same `key`.
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
    """The effects in force in the order of their layers, and what cards are by them so far.

    `cards` are characteristics that still hold. `version` is that of the position in which that was last
    looked into, `seen` that in which the effects were last known to be the same ones, wherever they apply;
    `touched` is what was written since `version`. `untraced` is how many writes did not say what
    they touched. `changes` counts how often any card in play became another one by the effects in force,
    where that was asked. `card_reads` is what makes one card another as it changes, `reads` what may change
    many. `apart` tells whether each card can be worked out for itself; otherwise all are worked out
    together. `holding` says of each effect whether its condition holds, `beyond` are those that reach cards
    out of play. `lasting` and `count` tell whether effects began or ended. `writes` are the characteristics
    that any of them may alter, `costs` tells whether any changes costs and `control` whether any says who
    controls cards, `altered` what the cards in play are
    that are not as they are printed, where that was asked, and `stale` the cards that this may be wrong
    about since. `statics` are the static abilities that cards in play have. `by_source` keeps the effects of
    static abilities for each card that has them, `made` what changes make of definitions.
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
        """Take note that cards with static abilities came or went: other effects may be in force."""
        self.touched |= EFFECTS
        self.seen = -1

    def forget(self, card: CardId) -> None:
        """Forget what a card is."""
        self.cards.pop(card, None)
        if self.altered is not None:
            self.stale.append(card)

    def forget_all(self) -> None:
        """Forget what all cards are."""
        self.cards.clear()
        self.altered = None
        self.changes += 1

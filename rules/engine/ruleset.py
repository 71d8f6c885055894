"""What a game declares so that the kernel can play it: zones, turn plan, checks, timing, words."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rules.engine.announcing.settings import PLAIN_MANNER, AnnouncingSettings
from rules.engine.applicable_replacements import ApplicableReplacement
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.aspects import FIGURES, looks_at_stats, writes
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.ids import CardId, PlayerId
from rules.engine.pending import Pending
from rules.engine.plan import Step
from rules.engine.replacement import Happening, RuleReplacement
from rules.engine.zones import ZonePlan
from rules.language.abilities import Replacement
from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.language.effects import Effect
from rules.language.filters import Filter
from rules.language.restrictions import CanBePlayedFrom, Restriction

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.state import State


Doing = Callable[["Game", Any, list[CardId], Context], Procedure]
"""What a game does for one of its verbs: the node, the cards it is done to, and where the effect stands."""


def by_change(layers: Mapping[str, Iterable[type]]) -> dict[type, str]:
    """Return the layer of each kind of change, out of the kinds that apply in each layer."""
    return {change: layer for layer, changes in layers.items() for change in changes}


@dataclass(frozen=True, slots=True, eq=False)
class Means:
    """What players build up to pay with: its name for several, and how many of it a player has."""

    name: str
    count: Callable[["State", PlayerId], int]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Ruleset:
    """A game as declared data, with functions only for what cannot be declared.

    `section_zones` maps deck sections to the kind of zone their cards start in. `checks` are the rules checks
    in rulebook order, each returning whether it changed anything. `layers` are the names of the layers of
    continuous effects, first applied first. `resolve` carries out what waited, `trigger` makes a triggered
    ability wait where the book lets it wait. `destroy` takes a card and the source, `destroy_together` all
    cards that one effect destroys where the book has them go at the same time, `deal_damage` a card, an
    amount and the source, `deal_damage_to_player` a player likewise. `asking_checks` are rules checks in
    which a player chooses; timing by waiting effects carries them out after the plain ones. `relocate` moves
    cards for an effect (cards, kind of zone, to the bottom, player), each to its owner's side for the player
    -1, which stands with `to_owners` where an effect names no other; `cancel` lets what a card waits with go
    unresolved (card, source) and `create` makes tokens (what, kind of
    zone, player, how many) where the book has more to say than the move, `swap` lets two cards change places
    and tells whether they did, `discard` lets a hand lose a card for an effect (card, source) and emits that;
    `urgent` tells which waiting effects come before all others, whoever's they are; `may_turn` tells whether
    effects rest and recover a card; `may_choose` tells whether a player's effect may choose a card and
    `must_choose` whether it has to, where it could; `own_effects_first` applies, within a layer, what a
    card says of itself before all else;
    `lasting_marks` are the words with which something of a card is remembered over the end of the turn;
    `values` are the classes of its cards, and of values that these have besides the kernel's;
    `who_replaces` says who chooses among which replacements of a happening, where that is not simply whom it
    affects; `replacement_rank` says in which group of those an ability is, where the book knows several (1
    otherwise), the lowest of which is applied first; `checks_at_once` has the rules checks carried out even
    in the middle of an effect;
    `replaced_once` lets an event be replaced once only, by a replacement of the turn player first, and has
    whose it is choose; `most` says how many units of a resource a player can have; `verbs` are what effects
    can do in this game only, each taking the node, the cards that it is done to, and where it stands;
    `stats` and `resources` are their names in the order in which states and cards hold them;
    `layer_by_change` says in which layer each kind of change applies, `after_stats` in which what hangs on
    stats and changes none, `statuses` tell what a card is by a
    word of the game where no mark says so, `current_stat` adds to a stat what no effect does; `win` lets
    a player win by an effect; `can_pay` and `pay` are for costs that are paid while an effect resolves,
    `pay` returning the X where one was decided; `announcing` says who may be a target and what the questions
    are called as something is announced. `evaluate` says how good a position is for a player and `appraise`
    how good an option looks at a
    glance to the one who is asked, higher being better; `describe` puts an option into words. `means` are
    what a curve of the game is drawn of. `words` lists what a player can name of a kind, `settle_control`
    lets cards be controlled by whom effects say.
    `agreement_clause` is by which clause players who could both stop a loop say how often it runs, ""
    where they do not. `meanings` are the restrictions that keywords stand for, and `words_for` finds them by
    kind and action: for each keyword the filters of those it has.
    `clause_names`, in an edition that plays by the functions of another, says what its
    own book calls each clause they cite. `checks_read` says which aspects of the position the rules checks
    look at (`reading`) besides what effects make of cards in play.
    """

    code: str
    zones: ZonePlan
    section_zones: dict[str, int]
    starting_life: int
    stats: tuple[str, ...]
    resources: tuple[str, ...]
    plan: tuple[Step, ...]
    set_up: Callable[["Game"], Procedure]
    next_turn: Callable[["Game"], None]
    checks: tuple[Callable[["Game"], bool], ...]
    layers: tuple[str, ...]
    resolve: Callable[["Game", Pending], Procedure]
    destroy: Callable[["Game", CardId, CardId], Procedure]
    deal_damage: Callable[["Game", CardId, int, CardId], Procedure]
    deal_damage_to_player: Callable[["Game", PlayerId, int, CardId], Procedure]
    trigger: Callable[["Game", Pending], None]
    evaluate: Callable[["State", PlayerId], float]
    appraise: Callable[["Game", Ask, Option], float]
    describe: Callable[["Game", Option], str]
    deck_zone: int
    hand_zone: int
    discard_zone: int
    concession_clause: str
    loop_clause: str
    checks_read: Callable[["Game"], int] | None = None
    replacements: tuple[RuleReplacement, ...] = ()
    finish_characteristics: Callable[["State", CardId, Definition], Definition] | None = None
    asking_checks: tuple[Callable[["Game"], Procedure], ...] = ()
    relocate: Callable[["Game", list[CardId], int, bool, PlayerId], Procedure] | None = None
    to_owners: bool = False
    cancel: Callable[["Game", CardId, CardId], Procedure] | None = None
    create: Callable[["Game", Definition, int, PlayerId, int], Procedure] | None = None
    swap: Callable[["Game", CardId, CardId], Generator[Ask, Option, bool]] | None = None
    may_choose: Callable[["Game", CardId, PlayerId], bool] | None = None
    may_turn: Callable[["Game", CardId], bool] | None = None
    must_choose: Callable[["Game", CardId, PlayerId], bool] | None = None
    own_effects_first: bool = False
    lasting_marks: frozenset[str] = frozenset()
    values: tuple[type, ...] = (Definition,)
    agreement_clause: str = ""
    checks_at_once: bool = False
    who_replaces: (
        Callable[
            ["Game", Happening, list[ApplicableReplacement]], tuple[PlayerId, list[ApplicableReplacement]]
        ]
        | None
    ) = None
    replaced_once: bool = False
    replacement_rank: Callable[["Game", Replacement], int] | None = None
    destroy_together: Callable[["Game", list[CardId], CardId], Procedure] | None = None
    discard: Callable[["Game", CardId, CardId], Procedure] | None = None
    urgent: Callable[[Pending], bool] | None = None
    most: Callable[["State", PlayerId, int], int] | None = None
    verbs: Mapping[type[Effect], Doing] = field(default_factory=dict)
    layer_by_change: dict[type, str] = field(default_factory=dict)
    after_stats: str = ""
    statuses: Mapping[str, Callable[["Game", CardId], bool]] = field(default_factory=dict)
    current_stat: Callable[["Game", CardId, Definition, int], int] | None = None
    win: Callable[["Game", PlayerId], None] | None = None
    can_pay: Callable[["Game", PlayerId, CardId, Cost], bool] | None = None
    pay: Callable[["Game", PlayerId, CardId, Cost], Generator[Ask, Option, int | None]] | None = None
    means: Means | None = None
    announcing: AnnouncingSettings = PLAIN_MANNER
    settle_control: Callable[["Game"], bool] | None = None
    words: Callable[["Game", str], list[str]] = lambda game, what: []
    clause_names: dict[str, Sequence[str]] = field(default_factory=dict)
    meanings: Mapping[str, tuple[Restriction, ...]] = field(default_factory=dict)
    words_for: dict[tuple[type, str], dict[str, tuple[Filter | None, ...]]] = field(
        init=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        """Sort what keywords stand for by what is asked about it."""
        for word, restrictions in self.meanings.items():
            for one in restrictions:
                if not isinstance(one, CanBePlayedFrom):
                    words = self.words_for.setdefault((type(one), one.action), {})
                    words[word] = (*words.get(word, ()), one.other)

    def layer_of(self, change: Change, *looked_at: Filter | Condition | None) -> str:
        """Return the layer in which a change applies where its effect names none.

        One that looks at stats and changes none waits for them where the game has a layer for that.
        """
        if self.after_stats and not writes(change) & FIGURES and any(map(looks_at_stats, looked_at)):
            return self.after_stats
        return self.layer_by_change.get(type(change), "")

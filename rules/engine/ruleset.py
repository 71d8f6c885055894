"""A game's declaration for the kernel: zones, turn plan, checks, timing and words."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from rules.engine import atoms
from rules.engine.announcing.settings import PLAIN_MANNER, AnnouncingSettings
from rules.engine.applicable_replacements import ApplicableReplacement
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.aspects import STATS, looks_at_stats, writes
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.ids import CardId, PlayerId
from rules.engine.pending import Payment, Pending
from rules.engine.plan import Step
from rules.engine.replacement import ReplaceableEvent, RuleReplacement
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


def lay_plainly(game: "Game", card: CardId, face: int, host: CardId) -> None:
    """Turn a card of a position that is set up to a side, and attach it to its host."""
    if face:
        atoms.turn_face(game, card, face)
    if host >= 0:
        atoms.attach(game, card, host)


Doing = Callable[["Game", Any, list[CardId], Context], Procedure]
"""A game's implementation of one of its verbs: takes the node, the cards and the effect's context.

That of a verb that names no cards sets `did` of the context if it did anything.
"""


def by_change(layers: Mapping[str, Iterable[type]]) -> dict[type, str]:
    """Return the layer of each kind of change, given the kinds that apply in each layer."""
    return {change: layer for layer, changes in layers.items() for change in changes}


AbilityPlace = Literal["abilities", "activated", "waiting"]
"""Where the number of an option counts abilities."""


@dataclass(frozen=True, slots=True, eq=False)
class Means:
    """A resource that players build up to pay with: its plural name, and how many a player has."""

    name: str
    count: Callable[["State", PlayerId], int]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Ruleset:
    """A game as declared data, with functions only for what cannot be declared.

    `section_zones` maps deck sections to the kind of zone their cards start in; those of sections that are
    `aside` take no part unless an effect brings them in. `checks` are the state-based
    actions in rulebook order, each returning whether it changed anything. `asking_checks` are those in which
    a player chooses; timing by waiting effects runs them after the plain ones. `checks_at_once` runs them
    even in the middle of an effect. `checks_read` are the aspects of the position they read (`aspects`)
    besides the effects on cards in play.

    With `choices_trigger` a card that a player chooses for an effect of their own is targeted.

    `layers` are the names of the layers of continuous effects, in order. `layer_by_change` gives the layer of
    each kind of change, `after_stats` the layer of changes that depend on stats without changing any.
    `own_effects_first` applies a card's effects on itself first within a layer.

    `resolve` resolves a waiting entry, `trigger` puts a triggered ability where the book lets it wait.
    `urgent` says which waiting effects come before all others, of either player. `cancel` removes something
    from the stack unresolved (card, source).

    `destroy` takes a card and the source, `destroy_together` all cards that one effect destroys if the book
    destroys them simultaneously, `deal_damage` a card, an amount and the source, `deal_damage_to_player` a
    player likewise, `deal_firm_damage` what nothing reduces. `relocate` moves cards for an effect (cards,
    kind of zone, to the bottom, player); player -1, or `to_owners` if an effect names no player, moves each
    to its owner's zone. `create` makes tokens (what, kind of zone, player, how many) if the book requires
    more than the move. `swap` exchanges two cards and returns whether it did, `discard` discards cards for an
    effect (card, source) with the event.
    `settle_control` applies control-changing effects, and `win` lets a player win by an effect. `lay` gives a
    card of a position that is set up its side and the card it is on (card, side, host or NO_CARD).

    `may_turn` says whether effects rest and recover a card, `may_choose` whether a player's effect may choose
    a card, and `must_choose` whether it must if it can. `can_pay` and `pay` are for costs paid while an
    effect resolves; `pay` returns X if one was chosen. `most` is the maximum of a resource. `announcing` says
    who may be a target and names the questions during an announcement.

    `who_replaces` says who chooses among replacements of an event, if not simply the affected player;
    `replacement_rank` gives an ability's group of replacements if the book has several (default 1), the
    lowest applied first. `replaced_once` lets an event be replaced only once, by a replacement of the turn
    player first, chosen by its player.

    `verbs` are the handlers of effects that only this game has. `stats` and `resources` are their names in
    the order of states and cards. `values` are the classes of its cards, and of their values besides the
    kernel's. `statuses` define a card's state words without marks, `current_stat` adds modifiers that are not
    effects, and `lasting_marks` are the marks kept on a card beyond the end of the turn. `words` lists what a
    player can name of a kind. `meanings` are the restrictions that keywords stand for, and `words_for` finds
    them by kind and action: for each keyword its filters.

    `evaluate` rates a position for a player and `appraise` an option at a glance, higher being better;
    `weighty` are the kinds of questions, besides checkpoints, that matter most, such as how to block.
    `paying` is the kind of question by which a player chooses, one after another, what a cost is paid with.
    `describe` describes an option in words. `ability_verbs` are the verbs of options that use an ability,
    each with what the option's number counts: the card's `abilities`, its `activated` ones, or what is
    `waiting`. `means` are what the game's curve charts show. `agreement_clause` is the clause by which
    players who can both stop a loop agree how often it runs, "" if there is none, and `trigger_clause` the
    one by which abilities trigger. `clause_names`, in an edition that uses another edition's functions, maps
    the clauses they cite to its own book's.
    """

    code: str
    zones: ZonePlan
    section_zones: dict[str, int]
    aside: frozenset[str] = frozenset()
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
    evaluate: Callable[["Game", PlayerId], float]
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
    trigger_clause: str = ""
    checks_at_once: bool = False
    choices_trigger: bool = False
    who_replaces: (
        Callable[
            ["Game", ReplaceableEvent, list[ApplicableReplacement]],
            tuple[PlayerId, list[ApplicableReplacement]],
        ]
        | None
    ) = None
    replaced_once: bool = False
    replacement_rank: Callable[["Game", Replacement], int] | None = None
    deal_firm_damage: Callable[["Game", CardId, int, CardId], Procedure] | None = None
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
    lay: Callable[["Game", CardId, int, CardId], None] = lay_plainly
    can_pay: Callable[["Game", PlayerId, CardId, Cost], bool] | None = None
    pay: Callable[["Game", PlayerId, CardId, Cost], Generator[Ask, Option, Payment]] | None = None
    means: Means | None = None
    announcing: AnnouncingSettings = PLAIN_MANNER
    settle_control: Callable[["Game"], bool] | None = None
    words: Callable[["Game", str], list[str]] = lambda game, what: []
    ability_verbs: Mapping[str, AbilityPlace] = field(default_factory=dict)
    weighty: frozenset[str] = frozenset()
    paying: str = ""
    clause_names: dict[str, Sequence[str]] = field(default_factory=dict)
    meanings: Mapping[str, tuple[Restriction, ...]] = field(default_factory=dict)
    words_for: dict[tuple[type, str], dict[str, tuple[Filter | None, ...]]] = field(
        init=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        """Index the keywords' restrictions by kind and action."""
        for word, restrictions in self.meanings.items():
            for one in restrictions:
                if not isinstance(one, CanBePlayedFrom):
                    words = self.words_for.setdefault((type(one), one.action), {})
                    words[word] = (*words.get(word, ()), one.other)

    def layer_of(self, change: Change, *looked_at: Filter | Condition | None) -> str:
        """Return the layer in which a change applies if its effect names none.

        A change that reads stats without changing any comes after them, if the game has a layer for that.
        """
        if self.after_stats and not writes(change) & STATS and any(map(looks_at_stats, looked_at)):
            return self.after_stats
        return self.layer_by_change.get(type(change), "")

"""What both languages mean: the one tree for each thing that cards say, whatever words they say it in.

JUDGEMENT: what follows an "if" is decided as the effect is carried out, not as its ability triggers; so a
condition is an `If`, and what is selected behind it is chosen there. Where no card can be selected nothing
happens either way.
"""

from collections.abc import Sequence
from dataclasses import replace

from rules.games.sve.keywords import search_deck
from rules.games.sve.nodes import Evolves, GoesToCemetery
from rules.games.sve.payment_rites import EARTH_RITE as RITE_OF_SPELLS
from rules.language.abilities import Ability, Activated, KeywordAbility, Mode, Spell, Triggered
from rules.language.amounts import Amount, Count, Fixed, ResourcesOf, Tallied, X
from rules.language.changes import AddStats, Change, GainKeywords
from rules.language.conditions import AllHold, Compare, Condition, There, TurnOf
from rules.language.costs import FREE, Cost, CostPart, DiscardCards, Pay, PutThisAway, RestThis, TakeCounters
from rules.language.effects import (
    DealDamage,
    DealDamageToPlayer,
    Do,
    Effect,
    Fix,
    If,
    IfPaid,
    IfYouDo,
    Let,
    Look,
    May,
    MoveTo,
    Reveal,
)
from rules.language.events import Attacks, Enters, Event, Moment
from rules.language.filter_shorthand import cards, may_be_player
from rules.language.filters import EVERY_CARD as EVERY_CARD
from rules.language.filters import (
    AnyOf,
    Controlled,
    Filter,
    InZone,
    IsPlayer,
    Named,
    OfAttribute,
    OfRace,
    OfType,
    OneOf,
    WithKeyword,
)
from rules.language.references import Cards, Chosen, Each, It, Joined, Target, TargetPlayer, This, ThisCard
from rules.reading.clauses import THAT, Clause, in_order, mentions, rebuilt, substituted
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

FIELD, HAND, DECK, CEMETERY = (
    InZone(("field",)),
    InZone(("hand",)),
    InZone(("deck area",)),
    InZone(("cemetery",)),
)
EX_AREA, BANISHED = InZone(("EX area",)), InZone(("banished zone",))
OURS, THEIRS = Controlled("you"), Controlled("opponent")
FOLLOWER, AMULET, SPELL = (OfType(frozenset({word})) for word in ("follower", "amulet", "spell"))
TOKEN, EVOLVED = OfType(frozenset({"token"})), OfType(frozenset({"evolved"}))
POINTS, MAX_POINTS, EVOLUTION_POINTS = "play points", "max play points", "evolution points"

QUICK = "12.3.3"
"""The clause of activated abilities that can be played in an opponent's turn."""

FANFARE: Event = Enters()
LAST_WORDS: Event = GoesToCemetery()
ON_EVOLVE: Event = Evolves()
STRIKE: Event = Attacks()
FOLLOWER_STRIKE: Event = Attacks(target=FOLLOWER)
LEADER_STRIKE: Event = Attacks(target=IsPlayer())
GONE = (LAST_WORDS,)
"""Events after which a card is no longer on the field."""
START_OF_MAIN_PHASE: Event = Moment("main phase", "you")
START_OF_END_PHASE: Event = Moment("end phase", "you")

PLAYED = Tallied("played")
OVERFLOW: Condition = Compare(ResourcesOf(MAX_POINTS), ">=", 7)
SANGUINE: Condition = AllHold((TurnOf(), Compare(Tallied("life_lost"), ">=", 1)))
SPELLS_THERE = cards(zones=("cemetery",), whose="you", types=("spell",))
CARDS_THERE = cards(zones=("cemetery",), whose="you")

EARTH_RITE = TakeCounters("Stack", 1, cards(zones=("field",), whose="you", types=("amulet",)))
"""What Earth Rite takes as the cost of an ability (13.3.3.2)."""
DISCARD_THIS = DiscardCards(1, OneOf(ThisCard()))


SILENT = Clause()


def combo(count: int) -> Condition:
    """Return what Combo asks (13.2.1.2)."""
    return Compare(PLAYED, ">=", count)


def spellchain(count: int) -> Condition:
    """Return what Spellchain asks (13.3.1.2), of a number that `finished` fixes."""
    return Compare(Fixed("spells"), ">=", count)


def necrocharge(count: int) -> Condition:
    """Return what Necrocharge asks (13.5.1.2), of a number that `finished` fixes."""
    return Compare(Fixed("cards"), ">=", count)


def finished(clause: Clause) -> Clause | None:
    """Return what a whole ability does, as it is kept; None where something in it is still open.

    The numbers that Spellchain and Necrocharge count are those at its beginning (13.3.1.4, 13.5.1.3.2).
    """
    if any(mentions((clause.effect, clause.modes), open_) for open_ in (THAT, X())):
        return None
    effect: Effect | None = _with_players(clause.effect, clause.targets)
    modes = tuple(
        Mode(done, mode.targets)
        for mode in clause.modes
        if (done := _with_players(_fixed(mode.effect), mode.targets)) is not None
    )
    if effect is None or len(modes) < len(clause.modes):
        return None
    return replace(clause, effect=_fixed(effect), modes=modes)


def _fixed(effect: Effect) -> Effect:
    for name, wanted in (("spells", SPELLS_THERE), ("cards", CARDS_THERE)):
        match effect:
            case If(Compare(Fixed(one), ">=", int(least)), then, otherwise) if one == name:
                effect = If(There(wanted, least), then, otherwise)
        if mentions(effect, Fixed(name)):
            effect = Fix(Count(wanted), effect, name)
    return effect


def _with_players(effect: Effect, targets: tuple[Filter, ...]) -> Effect | None:
    """Return an effect that deals damage to targets that may be players; None where it does more to them."""
    for index, wanted in enumerate(targets):
        if not may_be_player(wanted):
            continue
        marked = rebuilt(effect, lambda node, at=index: _damage(node, at))  # type: ignore[misc]
        if _uses(marked, Target(index)) != _uses(marked, TargetPlayer(index)):
            return None
        effect = marked
    return effect


def _damage(node: object, index: int) -> object:
    match node:
        case DealDamage(Target(at), amount, None) if at == index:
            return Do((node, DealDamageToPlayer(amount, TargetPlayer(index))))
        case Do(effects):
            return in_order(*effects)
    return node


def points(amount: int) -> tuple[CostPart, ...]:
    """Return a cost of so many play points; none is no part of a cost."""
    return (Pay(amount, POINTS),) if amount else ()


def costs(*parts: CostPart) -> Cost:
    """Return a cost in its one order: play points first, then engaging its card, then the rest as written."""
    first = [part for part in parts if isinstance(part, Pay)]
    then = [part for part in parts if isinstance(part, RestThis)]
    rest = [part for part in parts if not isinstance(part, Pay | RestThis)]
    return Cost((*first, *then, *rest))


def evolving(cost: int) -> Paragraph:
    """Return the evolve ability of a follower for so many play points (12.2)."""
    return Paragraph((KeywordAbility(keyword="Evolve", cost=Cost(points(cost))),), frozenset({"Evolve"}))


def keywords(*words: str) -> Paragraph:
    """Return that a card has keywords itself."""
    return Paragraph(keywords=frozenset(words))


def triggered(
    clause: Clause, *events: Event, cost: Cost = FREE, once_a_turn: bool = False
) -> tuple[Ability, ...] | None:
    """Return an ability for each event that all do the same (12.1.2).

    A card that left the field is spoken of where it went. What is paid before all else is the ability's cost.
    """
    done = finished(clause)
    if done is None or isinstance(done.effect, IfPaid):
        return None
    return tuple(
        Triggered(
            event=event,
            effect=gone(done.effect) if event in GONE else done.effect,
            cost=cost,
            once_a_turn=once_a_turn,
            **done.announced(),
        )
        for event in events
    )


def gone(effect: Effect) -> Effect:
    """Return an effect that speaks of its card where it is now, out of play."""
    return substituted(effect, This(), ThisCard())


def activated(
    clause: Clause,
    cost: Cost,
    *,
    quick: bool = False,
    once_a_turn: bool = False,
    when: Condition | None = None,
) -> Ability | None:
    """Return what may be done for a cost; it works in the hand where its card is discarded for it."""
    from_hand = DISCARD_THIS in cost.parts
    done = finished(clause)
    if done is None:
        return None
    leaves = from_hand or PutThisAway() in cost.parts
    return Activated(
        effect=gone(done.effect) if leaves else done.effect,
        cost=cost,
        once_a_turn=once_a_turn,
        when=when,
        zones=("hand",) if from_hand else (),
        only_there=from_hand,
        clause=QUICK if quick else "",
        **done.announced(),
    )


def spell(clause: Clause, *, earth_rite: bool = False) -> Ability | None:
    """Return what a spell does, or does where a Stack counter was removed for it besides."""
    done = finished(clause)
    if done is None or isinstance(done.effect, IfPaid):
        return None
    return Spell(effect=gone(done.effect), clause=RITE_OF_SPELLS if earth_rite else "", **done.announced())


def conditional(condition: Condition, clause: Clause, otherwise: Clause = SILENT) -> Clause | None:
    """Return a clause that does something only if a condition holds, else what follows otherwise."""
    then, other = unannounced(clause), unannounced(otherwise)
    if then is None or other is None or clause.modes or otherwise.modes:
        return None
    return Clause(If(condition, then.effect, other.effect), about=then.about)


def unannounced(clause: Clause) -> Clause | None:
    """Return a clause whose targets are chosen only as it is carried out; None where that cannot be said."""
    if clause.divides is not None or clause.modes:
        return None
    if not clause.targets:
        return clause
    effect, about = clause.effect, clause.about
    count = len(clause.targets)
    many: Cards = Target(0) if count == 1 else Joined(tuple(Target(index) for index in range(count)))
    if len(set(clause.targets)) > 1:
        return None
    chosen = Chosen(clause.targets[0], count, count if clause.least is None else clause.least)
    uses = _uses(effect, many)
    if not uses or (about is not None and about != many):
        return None
    if uses == 1:
        effect = substituted(effect, many, chosen)
        about = effect
    else:
        effect = Let("chosen", chosen, substituted(effect, many, It("chosen")))
        about = None
    return None if mentions(effect, Target(0)) else Clause(effect, about=about)


def _uses(tree: object, node: object) -> int:
    """Return how often a node is in a tree."""
    if tree == node:
        return 1
    if isinstance(tree, tuple):
        return sum(_uses(one, node) for one in tree)
    names = getattr(tree, "__dataclass_fields__", {})
    return sum(_uses(getattr(tree, name), node) for name in names)


def optional(clause: Clause) -> Clause | None:
    """Return a clause that a player may carry out or leave."""
    done = unannounced(clause)
    return done and Clause(May(done.effect), about=done.about if _is_steady(done) else None)


def _is_steady(clause: Clause) -> bool:
    return isinstance(clause.about, Target | This | ThisCard | It)


def if_you_do(clause: Clause, then: Clause) -> Clause | None:
    """Return a clause that a player may carry out, and what follows if that changed anything."""
    first, more = unannounced(clause), unannounced(then)
    if first is None or more is None or mentions(more.effect, THAT):
        return None
    return Clause(IfYouDo(May(first.effect), more.effect))


def told(clause: Clause, amount: Amount) -> Clause | None:
    """Return a clause in which X is an amount; what "it" is in the amount is what the clause speaks of."""
    known = clause.about if isinstance(clause.about, Target | This | ThisCard) else None
    if mentions(amount, THAT):
        if known is None:
            return None
        amount = substituted(amount, THAT, known)
    effect, targets = substituted((clause.effect, clause.targets), X(), amount)
    return replace(clause, effect=effect, targets=targets, about=known)


def chosen_modes(count: int, options: Sequence[Clause]) -> Clause | None:
    """Return a choice of so many options as the ability is played (5.17.3)."""
    if any(one.modes or one.least is not None or one.divides is not None for one in options):
        return None
    return Clause(modes=tuple(Mode(one.effect, one.targets) for one in options), choose=count)


REST = Each(cards(OneOf(It()), zones=("deck area",)))
REST_BELOW: Effect = MoveTo(REST, "deck area", "bottom")
REST_BURIED: Effect = MoveTo(REST, "cemetery")
"""What becomes of the cards that were looked at and not taken."""


def taken(wanted: Filter, most: int, zone: str, *, least: int = 0, shown: bool = False) -> Effect:
    """Return taking cards of those that are looked at to a zone; `shown` ones are revealed first."""
    chosen = Chosen(narrowed(DECK, wanted), most, least, among=It())
    return Reveal(chosen, MoveTo(It("found"), zone), name="found") if shown else MoveTo(chosen, zone)


def looked(count: Amount, *effects: Effect) -> Clause:
    """Return looking at so many cards of the top of your deck, and what is done with them."""
    return Clause(Look(count, in_order(*effects)))


def searched(wanted: Filter, most: int, zone: str) -> Clause:
    """Return searching your deck for at most so many cards and putting them into a zone (5.7)."""
    noun = narrowed(cards(zones=("deck area",), whose="you"), wanted)
    return Clause(search_deck(noun, zone, most))


def gained(*changes: Change) -> tuple[Change, ...] | None:
    """Return what is gained in its one order: attack and defense, then keywords together; None if twice."""
    stats = [one for one in changes if isinstance(one, AddStats)]
    words = [one.words for one in changes if isinstance(one, GainKeywords)]
    if len(stats) > 1 or len(stats) + len(words) < len(changes):
        return None
    keywords_gained = (GainKeywords(frozenset().union(*words)),) if words else ()
    return (*stats, *keywords_gained)


def either(one: Filter, other: Filter) -> Filter | None:
    """Return the filter that asks for one or the other of two things of the same kind; None for others."""
    match one, other:
        case (OfType(words), OfType(more)):
            return OfType(words | more)
        case (OfRace(words), OfRace(more)):
            return OfRace(words | more)
        case (OfAttribute(words), OfAttribute(more)):
            return OfAttribute(words | more)
        case (WithKeyword(words), WithKeyword(more)):
            return WithKeyword(words | more)
        case (Named(first), Named(second)):
            return AnyOf(tuple(Named(name) for name in sorted({first, second})))
    return None


def of(*parts: Filter) -> Filter:
    """Return the filter that asks for all of this, in its one order."""
    return narrowed(*parts)

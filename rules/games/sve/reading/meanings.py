"""What both languages mean: the one tree for each thing that cards say, whatever words they say it in.

JUDGEMENT: what follows an "if" is decided as the effect is carried out, not as its ability triggers; so a
condition is an `If`, and what is selected behind it is chosen there. Where no card can be selected nothing
happens either way.
"""

from rules.games.sve.nodes import Evolves, GoesToCemetery
from rules.games.sve.payment_rites import EARTH_RITE as RITE_OF_SPELLS
from rules.language.abilities import Ability, Activated, KeywordAbility, Spell, Triggered
from rules.language.conditions import Condition
from rules.language.costs import FREE, Cost, CostPart, DiscardCards, Pay, RestThis, TakeCounters
from rules.language.effects import If, Let
from rules.language.events import Attacks, Enters, Event, Moment
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter, InZone, IsPlayer, OfAttribute, OfRace, OfType, OneOf, WithKeyword
from rules.language.references import Cards, Chosen, It, Joined, Target, ThisCard
from rules.reading.clauses import Clause, mentions, substituted
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

FIELD, HAND, DECK, CEMETERY = (
    InZone(("field",)),
    InZone(("hand",)),
    InZone(("deck area",)),
    InZone(("cemetery",)),
)
EX_AREA, BANISHED = InZone(("EX area",)), InZone(("banished zone",))
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
START_OF_MAIN_PHASE: Event = Moment("main phase", "you")
START_OF_END_PHASE: Event = Moment("end phase", "you")

EARTH_RITE = TakeCounters("Stack", 1, cards(zones=("field",), whose="you", types=("amulet",)))
"""What Earth Rite takes as the cost of an ability (13.3.3.2)."""
DISCARD_THIS = DiscardCards(1, OneOf(ThisCard()))


SILENT = Clause()


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
) -> tuple[Ability, ...]:
    """Return an ability for each event that all do the same (12.1.2)."""
    return tuple(
        Triggered(event=event, effect=clause.effect, cost=cost, once_a_turn=once_a_turn, **clause.announced())
        for event in events
    )


def activated(
    clause: Clause,
    cost: Cost,
    *,
    quick: bool = False,
    once_a_turn: bool = False,
    when: Condition | None = None,
) -> Ability:
    """Return what may be done for a cost; it works in the hand where its card is discarded for it."""
    from_hand = DISCARD_THIS in cost.parts
    return Activated(
        effect=clause.effect,
        cost=cost,
        once_a_turn=once_a_turn,
        when=when,
        zones=("hand",) if from_hand else (),
        only_there=from_hand,
        clause=QUICK if quick else "",
        **clause.announced(),
    )


def spell(clause: Clause, *, earth_rite: bool = False) -> Ability:
    """Return what a spell does, or does where a Stack counter was removed for it besides."""
    return Spell(effect=clause.effect, clause=RITE_OF_SPELLS if earth_rite else "", **clause.announced())


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
    return None


def of(*parts: Filter) -> Filter:
    """Return the filter that asks for all of this, in its one order."""
    return narrowed(*parts)

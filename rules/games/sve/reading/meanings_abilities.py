"""The final form of a whole ability's effect, once all references in its text are resolved."""

from dataclasses import replace

from rules.games.sve.reading.meanings_moved import paid_with
from rules.games.sve.reading.meanings_words import (
    CARDS_THERE,
    FORMER,
    LATTER,
    NOBODY,
    PLACES_OF_ITSELF,
    SELECTED,
    SHOWN,
    SPELLS_THERE,
)
from rules.language.abilities import Mode
from rules.language.amounts import Count, Fixed, X
from rules.language.changes import AddStats
from rules.language.conditions import Compare, Is, There
from rules.language.durations import Always
from rules.language.effects import (
    ChangeLife,
    Create,
    DealDamage,
    DealDamageToPlayer,
    Do,
    Effect,
    Fix,
    If,
    Let,
    May,
    Modify,
)
from rules.language.filter_shorthand import may_be_player
from rules.language.filters import EVERY_CARD as EVERY_CARD
from rules.language.filters import Filter, IsPlayer
from rules.language.references import (
    Controller,
    It,
    Target,
    TargetPlayer,
    This,
    ThisCard,
)
from rules.reading.clauses import THAT, Clause, in_order, mentions, rebuilt, substituted
from rules.reading.phrases import targets

OPEN = (THAT, X(), NOBODY, SELECTED, FORMER, LATTER, SHOWN, *PLACES_OF_ITSELF)
"""What a text speaks of until it is known what that is."""


def finished(clause: Clause, *, x: bool = False) -> Clause | None:
    """Return the effect of a whole ability in its final form; None if something in it is still open.

    With `x` its cost says what X is.

    The numbers that Spellchain and Necrocharge count are those at its beginning (13.3.1.4, 13.5.1.3.2).
    """
    clause = selecting(replace(clause, effect=rebuilt(clause.effect, _of_itself)))
    if any(mentions((clause.effect, clause.modes), one) for one in OPEN if not (x and one == X())):
        return None
    if _hits_what_is_aside(clause.effect):
        return None
    effect: Effect | None = _with_players(paid_with(clause.effect), clause.targets)
    modes = tuple(
        Mode(done, mode.targets)
        for mode in clause.modes
        if (done := _with_players(_fixed(mode.effect), mode.targets)) is not None
    )
    if effect is None or len(modes) < len(clause.modes):
        return None
    effect = rebuilt(effect, _hoisted)
    return replace(clause, effect=_fixed(effect), modes=modes)


def _hits_what_is_aside(tree: object) -> bool:
    """Return whether damage is dealt to a token just put into the EX area; then "it" is something else."""
    match tree:
        case Let(name, Create(zone="EX area"), effect) if _is_hit(effect, It(name)):
            return True
    return any(map(_hits_what_is_aside, _inside(tree)))


def _is_hit(tree: object, named: It) -> bool:
    if isinstance(tree, DealDamage) and tree.what == named:
        return True
    return any(_is_hit(one, named) for one in _inside(tree))


def _inside(tree: object) -> tuple[object, ...]:
    if isinstance(tree, tuple):
        return tree
    return tuple(getattr(tree, name) for name in getattr(tree, "__dataclass_fields__", {}))


def where_it_is(clause: Clause) -> tuple[Clause, tuple[str, ...]]:
    """Return a clause that speaks of the card itself, and the zone in which it says that card is, if any."""
    zones = tuple(zone for place, zone in PLACES_OF_ITSELF.items() if mentions(clause.effect, place))
    effect, about = clause.effect, clause.about
    for place in PLACES_OF_ITSELF:
        effect, about = substituted((effect, about), place, ThisCard())
    return replace(clause, effect=effect, about=about), zones


def selecting(clause: Clause) -> Clause:
    """Return a clause in which "the selected cards" are its targets, if those are of one kind.

    The first and the second of just two targets, of which each must be chosen, may be spoken of alone.
    """
    if len(clause.targets) == 2 and clause.least is None:
        both = (clause.effect, clause.about)
        for place, one in enumerate((FORMER, LATTER)):
            both = substituted(both, one, Target(place))
        clause = replace(clause, effect=both[0], about=both[1])
    if not clause.targets or len(set(clause.targets)) > 1:
        return clause
    chosen = targets(len(clause.targets))
    effect, about = substituted((clause.effect, clause.about), SELECTED, chosen)
    return replace(clause, effect=effect, about=about)


def _of_itself(node: object) -> object:
    """Return a node in which "it", after a condition about the card itself, is that card."""
    match node:
        case If(Is(This()), then, otherwise):
            return If(node.condition, substituted(then, THAT, This()), otherwise)
    return node


def _hoisted(node: object) -> object:
    """Return an effect that names cards with only the effects that refer to them inside; others follow it.

    If the cards belong to something optional, all of it stays inside.
    """
    match node:
        case Let(name, May(done, Do(()), "you"), effect) if not isinstance(effect, Do):
            return May(Let(name, done, effect))
        case Let(name, cards, Do(effects)):
            spoken = max((at + 1 for at, one in enumerate(effects) if mentions(one, It(name))), default=0)
            if 0 < spoken < len(effects):
                return in_order(Let(name, cards, in_order(*effects[:spoken])), *effects[spoken:])
        case Do(effects) if any(isinstance(one, Do) for one in effects):
            return in_order(*effects)
    return node


def _fixed(effect: Effect) -> Effect:
    for name, wanted in (("spells", SPELLS_THERE), ("cards", CARDS_THERE)):
        match effect:
            case If(Compare(Fixed(one), ">=", int(least)), then, otherwise) if one == name:
                effect = If(There(wanted, least), then, otherwise)
        if mentions(effect, Fixed(name)):
            effect = Fix(Count(wanted), effect, name)
    return effect


def _with_players(effect: Effect, targets: tuple[Filter, ...]) -> Effect | None:
    """Return an effect that deals damage to targets that may be players; None if it does more to them."""
    for index, wanted in enumerate(targets):
        if not may_be_player(wanted):
            continue
        if isinstance(wanted, IsPlayer):
            effect = substituted(effect, Controller(Target(index)), TargetPlayer(index))
            effect = rebuilt(effect, lambda node, at=index: _damage_to_player(node, at))  # type: ignore[misc]
            if mentions(effect, Target(index)):
                return None
            continue
        marked = rebuilt(effect, lambda node, at=index: _damage(node, at))  # type: ignore[misc]
        if uses(marked, Target(index)) != uses(marked, TargetPlayer(index)):
            return None
        effect = marked
    return effect


def _damage_to_player(node: object, index: int) -> object:
    match node:
        case DealDamage(Target(at), amount, None) if at == index:
            return DealDamageToPlayer(amount, TargetPlayer(index))
    return node


def _damage(node: object, index: int) -> object:
    match node:
        case DealDamage(Target(at), amount, None) if at == index:
            return Do((node, DealDamageToPlayer(amount, TargetPlayer(index))))
        case Modify(Target(at), (AddStats((0, amount)),), Always(), None, "") if at == index:
            return Do((node, ChangeLife(amount, TargetPlayer(index))))
        case Do(effects):
            return in_order(*effects)
    return node


def uses(tree: object, node: object) -> int:
    """Return how often a node occurs in a tree."""
    if tree == node:
        return 1
    if isinstance(tree, tuple):
        return sum(uses(one, node) for one in tree)
    names = getattr(tree, "__dataclass_fields__", {})
    return sum(uses(getattr(tree, name), node) for name in names)

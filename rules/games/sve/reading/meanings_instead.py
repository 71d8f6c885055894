"""Trees for both languages in which one clause replaces another if a condition is met."""

from dataclasses import replace

from rules.games.sve.reading.meanings_effects import spoken_after
from rules.games.sve.reading.meanings_statics import standing
from rules.language.amounts import Depending
from rules.language.conditions import Condition
from rules.language.effects import ChangeLife, Create, DealDamage, DealDamageToPlayer, Do, Draw, Effect, If
from rules.language.references import It, Joined, Target, This, ThisCard
from rules.reading.clauses import THAT, Clause, in_order, joined, mentions, rebuilt, substituted


def louder(clause: Clause, damage: int, condition: Condition) -> Clause | None:
    """Return a clause that deals other damage if a condition is met; None if it deals none."""
    if clause.divides is not None and not clause.modes and not mentions(condition, THAT):
        if not isinstance(clause.divides, int):
            return None
        return replace(clause, divides=Depending(standing(condition), damage, clause.divides))
    if clause.modes or clause.divides is not None:
        return None
    found: set[object] = set()

    def change(node: object) -> object:
        if isinstance(node, DealDamage | DealDamageToPlayer):
            found.add(node.amount)
            return replace(node, amount=damage)
        return node

    changed = rebuilt(clause.effect, change)
    if len(found) != 1:
        return None
    if mentions(condition, THAT) and clause.about is not None:
        if not isinstance(clause.about, Target | This | ThisCard | It):
            return None
        condition = substituted(condition, THAT, clause.about)
    return replace(clause, effect=If(condition, changed, clause.effect), about=spoken_after(clause))


def instead(clause: Clause, condition: Condition, other: Clause) -> Clause | None:
    """Return a clause that another replaces if a condition is met.

    Both have the targets of the first, which the second may call "it". None if either decides more, or if the
    first does several things and it is unclear which of them the second replaces.
    """
    if (
        clause.modes
        or clause.divides is not None
        or other.modes
        or other.targets
        or other.divides is not None
    ):
        return None
    if isinstance(clause.effect, Do):
        return None
    spoken = clause.about
    if mentions(other.effect, THAT) or mentions(condition, THAT):
        if not isinstance(spoken, Target | This | ThisCard | Joined):
            return None
        if isinstance(spoken, This | ThisCard) and mentions(condition, THAT):
            # After a mention of the card itself, "it" may be the card that the event happened to.
            return None
        other = substituted(other, THAT, spoken)
        condition = substituted(condition, THAT, spoken)
    return replace(clause, effect=If(condition, other.effect, clause.effect), about=spoken_after(clause))


def more_instead(
    clause: Clause, condition: Condition, more: int | None, more_defense: int | None, *, drawn: bool = True
) -> Clause | None:
    """Return a clause that creates, draws or heals more if a condition is met; None for others."""
    done: Effect
    match clause.effect:
        case Create() if more is not None:
            done = replace(clause.effect, amount=more)
        case Draw() if more is not None and drawn:
            done = replace(clause.effect, amount=more)
        case ChangeLife() if more_defense is not None:
            done = replace(clause.effect, amount=more_defense)
        case _:
            return None
    return instead(clause, condition, Clause(done))


def and_more(whole: Clause | None, more: Clause) -> Clause | None:
    """Return a clause in which one replaces another if a condition is met, and more is done with it.

    None if the other does several things, or if anything is chosen for what is done besides.
    """
    if whole is None or not isinstance(whole.effect, If) or more.targets or more.modes:
        return None
    if more.divides is not None:
        return None
    if mentions(more.effect, THAT):
        first = joined((Clause(targets=whole.targets, least=whole.least, about=_aimed_at(whole)), more))
        if first is None or first.targets != whole.targets:
            return None
        more = first
    met, louder, plain = whole.effect.condition, whole.effect.then, whole.effect.otherwise
    return replace(whole, effect=If(met, in_order(louder, more.effect), plain), about=spoken_after(whole))


def _aimed_at(whole: Clause) -> Target | None:
    return Target(0) if len(whole.targets) == 1 else None


def more_options(clause: Clause, condition: Condition, count: int) -> Clause | None:
    """Return a choice of one option, or up to a number if a condition is met; None for another choice."""
    if not clause.modes or clause.choose != 1 or count < 2 or mentions(condition, THAT):
        return None
    return replace(clause, choose=Depending(standing(condition), count, 1), fewer=True)

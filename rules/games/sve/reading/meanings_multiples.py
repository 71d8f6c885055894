"""Trees for what is done once for each card of a kind, or for every few of them, in both languages."""

from rules.games.sve.reading.meanings_statics import times
from rules.language.amounts import Amount, Count, DividedBy
from rules.language.changes import AddStats
from rules.language.effects import ChangeLife, DealDamage, DealDamageToPlayer, Do, Draw, Effect, Modify
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.reading.clauses import Clause, in_order


def every_few(noun: Filter, many: int) -> Amount | None:
    """Return how often a number of cards is reached; None without a zone."""
    if not zones_of(noun) or many < 1:
        return None
    return Count(noun) if many == 1 else DividedBy(Count(noun), many)


def so_often(clause: Clause, often: Amount) -> Clause | None:
    """Return a clause whose numbers are multiplied; None if it does anything that has no number."""
    if clause.targets or clause.modes or clause.divides is not None:
        return None
    effect = _multiplied(clause.effect, often)
    return (
        None
        if effect is None
        else Clause(effect, about=clause.about if clause.about != clause.effect else effect)
    )


def _multiplied(effect: Effect, often: Amount) -> Effect | None:
    match effect:
        case Do(effects):
            every = [_multiplied(one, often) for one in effects]
            done = [one for one in every if one is not None]
            return in_order(*done) if done and len(done) == len(every) else None
        case DealDamage(what, int(amount), None):
            return DealDamage(what, times(amount, often))
        case DealDamageToPlayer(int(amount), who, None):
            return DealDamageToPlayer(times(amount, often), who)
        case ChangeLife(int(amount), who) if amount > 0:
            return ChangeLife(times(amount, often), who)
        case Draw(int(amount), who):
            return Draw(times(amount, often), who)
        case Modify(what, (AddStats((int(attack), int(defense))),), until, None, "") if (
            min(attack, defense) >= 0
        ):
            stats = tuple(times(one, often) if one else 0 for one in (attack, defense))
            return Modify(what, (AddStats(stats),), until)
    return None

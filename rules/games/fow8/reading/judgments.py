"""How rulers of Force of Will word their judgment: its conditions, and reductions of its cost."""

from rules.games.fow8.definitions import WILLS
from rules.games.fow8.reading.costs import Will
from rules.language.abilities import Ability, KeywordAbility
from rules.language.amounts import Amount, Depending, LifeOf
from rules.language.conditions import Compare, Condition
from rules.language.costs import Cost, Pay
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
Owed = tuple[Condition, tuple[Will, ...]]


@RULES.rule(
    "paragraph",
    "<printed> while <condition>",
    example="[Judgment] pay {W} while your life is 1000 or less",
    miss="[Judgment] pay {W} while your life",
)
def judged_while(printed: str, condition: Condition) -> Paragraph | None:
    if not printed.startswith("Judgment ") or mentions(condition, THAT):
        return None
    return Paragraph((KeywordAbility(keyword="Judgment", when=condition),), frozenset({printed}))


@RULES.rule(
    "ability",
    "<judgment> [:] <condition>",
    example="[Judgment] your life is 1000 or less",
    miss="[Judgment] your life",
)
def judged_on_condition(judgment: bool, condition: Condition) -> tuple[Ability, ...] | None:
    """A judgment whose only cost is that a condition is met."""
    if mentions(condition, THAT):
        return None
    return (KeywordAbility(keyword="Judgment", when=condition),)


@RULES.rule(
    "owed",
    "if <condition> , pay <wills> instead",
    example="if your life is 1000 or less , pay {W} instead",
    miss="if your life is 1000 or less , pay {W}",
)
def owed_if(condition: Condition, wills: tuple[Will, ...]) -> tuple[Owed, ...]:
    return ((condition, wills),)


@RULES.rule(
    "owed",
    "<owed> . if <condition> , pay <wills> instead",
    example="if your life is 1000 or less , pay {W} instead . if your life is 600 or less , pay {0} instead",
    miss="if your life is 1000 or less , pay {W} instead . if your life is 600 or less , pay {0}",
)
def owed_further(
    owed: tuple[Owed, ...], condition: Condition, wills: tuple[Will, ...]
) -> tuple[Owed, ...] | None:
    """Another cost at a lower life total; the totals fall, so it is clear which of them applies."""
    more, less = _life(owed[-1][0]), _life(condition)
    return (*owed, (condition, wills)) if more is not None and less is not None and less < more else None


def _life(condition: Condition) -> int | None:
    """Return the highest life total at which a condition is met, if it is such a condition."""
    match condition:
        case Compare(LifeOf("you"), "<=", int() as most):
            return most
    return None


@RULES.rule(
    "paragraph",
    "<judgment> [:|pay] <wills> . <owed>",
    example="[Judgment] pay {W} {2} . if your life is 1000 or less , pay {W} instead",
    miss="[Judgment] pay {W} {2} . if your life is 1000 or less , pay {W}",
)
def judged_for_less(judgment: bool, wills: tuple[Will, ...], owed: tuple[Owed, ...]) -> Paragraph | None:
    """A judgment with other costs under conditions; the last condition that is met decides."""
    said = [wills, *(other for _, other in owed)]
    if "X" in (one for each in said for one in each) or any(mentions(one, THAT) for one, _ in owed):
        return None
    kinds = {one for each in said for one in each if isinstance(one, str)}
    parts = [Pay(_units(said, owed, kind), kind) for kind in sorted(kinds, key=WILLS.index)]
    if any(isinstance(one, int) and one for each in said for one in each):
        parts.append(Pay(_units(said, owed, None)))
    printed = f"Judgment {''.join(f'{{{one}}}' for one in wills)}"
    return Paragraph((KeywordAbility(keyword="Judgment", cost=Cost(tuple(parts))),), frozenset({printed}))


def _units(said: list[tuple[Will, ...]], owed: tuple[Owed, ...], kind: str | None) -> Amount:
    """Return how many units of a kind are owed, of any kind if it is None."""
    counts = [
        sum(one for one in each if isinstance(one, int)) if kind is None else each.count(kind)
        for each in said
    ]
    amount: Amount = counts[0]
    for (condition, _), count in zip(owed, counts[1:], strict=True):
        amount = Depending(condition, count, amount)
    return amount

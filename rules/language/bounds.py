"""How small and how large the numbers of a node may be."""

from collections.abc import Iterator

from rules.language.abilities import (
    Activated,
    Announced,
    Mode,
    Triggered,
    Way,
)
from rules.language.amounts import DividedBy, Rolled
from rules.language.changes import AddStats, ChangeCost, SetStats
from rules.language.composed import ChooseNumber, ChooseSome, Look, Part
from rules.language.conditions import Happened, There
from rules.language.costs import DiscardCards, Pay, PayLife, PayX, RestCards, RevealCards, TakeCounters
from rules.language.effects import (
    Create,
    DealDamage,
    DealDamageToPlayer,
    Discard,
    Draw,
    Heal,
    LoseLife,
    MoveCounters,
    Produce,
    SetLife,
)
from rules.language.events import (
    Nth,
)
from rules.language.references import (
    AtRandom,
    Chosen,
    Top,
)

LEAST: dict[tuple[type, str], int] = {
    (Draw, "amount"): 1,
    (Discard, "amount"): 1,
    (DealDamage, "amount"): 0,
    (DealDamageToPlayer, "amount"): 0,
    (LoseLife, "amount"): 1,
    (SetLife, "amount"): 0,
    (Create, "amount"): 1,
    (MoveCounters, "amount"): 1,
    (Heal, "amount"): 1,
    (Produce, "amount"): 1,
    (Look, "count"): 1,
    (Top, "count"): 1,
    (AtRandom, "count"): 1,
    (Chosen, "most"): 1,
    (Chosen, "least"): 0,
    (ChooseNumber, "most"): 1,
    (Pay, "amount"): 0,
    (Rolled, "dice"): 1,
    (There, "least"): 0,
    (There, "most"): 0,
    (Announced, "at_most"): 0,
    (Announced, "divides"): 1,
    (Way, "less"): 0,
    (Nth, "n"): 1,
    (DividedBy, "by"): 1,
    (Rolled, "sides"): 2,
    (RestCards, "count"): 1,
    (PayX, "times"): 1,
    (PayLife, "amount"): 1,
    (DiscardCards, "count"): 1,
    (RevealCards, "count"): 1,
    (TakeCounters, "amount"): 1,
    (Happened, "least"): 1,
    (Announced, "step"): 1,
    (Activated, "uses"): 1,
    (Triggered, "uses"): 1,
    (Announced, "choose"): 1,
    (Announced, "least"): 0,
    (Mode, "least"): 0,
    (ChooseSome, "least"): 0,
    (ChangeCost, "floor"): 0,
    (Part, "first"): 0,
    (Part, "count"): 0,
}
"""The minimum value of a field."""
MOST = 1000
"""How many cards, dice or units a text may name at most; none comes near, and games end."""
HIGHEST = 100_000
"""The highest number that a player may choose; stats are named too."""
COUNTED: tuple[tuple[type, str], ...] = (
    (Draw, "amount"),
    (Discard, "amount"),
    (Create, "amount"),
    (Look, "count"),
    (Top, "count"),
    (AtRandom, "count"),
    (Chosen, "most"),
    (Rolled, "dice"),
    (Rolled, "sides"),
    (Pay, "amount"),
)
"""The fields that name at most so many."""


def out_of_bounds(node: object, stats: int) -> Iterator[tuple[str, str]]:
    """Yield the fields of a node whose numbers make no sense, with what is wrong."""
    for (cls, name), least in LEAST.items():
        if isinstance(node, cls):
            given = getattr(node, name)
            if isinstance(given, int) and given < least:
                yield name, f"{given} is too small; it is {least} or more"
    for cls, name in COUNTED:
        if isinstance(node, cls):
            given = getattr(node, name)
            if isinstance(given, int) and given > MOST:
                yield name, f"{given} is too large; it is {MOST} or less"
    if isinstance(node, ChooseNumber) and isinstance(node.most, int) and node.most > HIGHEST:
        yield "most", f"{node.most} is too large; it is {HIGHEST} or less"
    if isinstance(node, ChangeCost):
        for name in ("more", "less"):
            if any(isinstance(amount, int) and amount < 1 for _, amount in getattr(node, name)):
                yield name, "a cost changes by 1 or more; what increases it is 'more', what reduces it 'less'"
    if isinstance(node, AddStats | SetStats) and len(node.amounts) != stats:
        yield "amounts", f"{len(node.amounts)} amounts are given for {stats} stats"

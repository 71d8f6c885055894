"""Costs of Force of Will's cards in special cases: runes in their area, judgments with reductions."""

from rules.games.fow8.definitions import WILLS
from rules.games.fow8.reading.costs import Will
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.statics_prices import Price
from rules.language.abilities import Ability, KeywordAbility, Static
from rules.language.amounts import Amount, Count, Depending, Minus
from rules.language.changes import ChangeCost
from rules.language.conditions import AnyHolds, Condition, Is
from rules.language.costs import Cost, Pay
from rules.language.filters import InZone, OfSubtype
from rules.language.references import ThisCard
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
AS_RUNE = AnyHolds((Is(ThisCard(), InZone(("rune area",))), Is(ThisCard(), OfSubtype(frozenset({"token"})))))
"""A rune is in its area until it is played; then a copy of it, a token, is on the chase (711.2)."""


@RULES.rule(
    "static",
    "(you may pay|you pay) <price> less to play this card from a rune area",
    example="you may pay {1} less to play this card from a rune area",
    miss="you may pay {1} less to play this card from a graveyard",
)
def cheaper_as_rune(price: Price) -> tuple[Ability, ...]:
    return (Static((ChangeCost(less=price),), when=AS_RUNE),)


@RULES.rule(
    "static",
    "you pay <price> more to play this card from a rune area",
    example="you pay {1} more to play this card from a rune area",
    miss="you pay {1} more to play this card",
)
def dearer_as_rune(price: Price) -> tuple[Ability, ...]:
    return (Static((ChangeCost(more=price),), when=AS_RUNE),)


@RULES.rule(
    "paragraph",
    "<judgment> [:|pay] <wills> . you may pay {1} less to play this ability for each <noun>",
    example="[Judgment] {W} {7} . you may pay {1} less to play this ability for each Elf you control",
    miss="[Judgment] {W} {7} . you may pay {1} less to play this ability",
)
def judged_for_less(judgment: bool, wills: tuple[Will, ...], noun: Noun) -> Paragraph | None:
    """A judgment whose free cost is reduced by one for each card of a kind."""
    free, wanted = sum(one for one in wills if isinstance(one, int)), everywhere(noun)
    kinds = dict.fromkeys(one for one in wills if isinstance(one, str))
    if wanted is None or not free or "X" in kinds:
        return None
    left: Amount = Minus(free, Count(wanted))
    paid = (*(Pay(wills.count(kind), kind) for kind in sorted(kinds, key=WILLS.index)), Pay(left))
    printed = f"Judgment {''.join(f'{{{one}}}' for one in wills)}"
    asks = KeywordAbility(keyword="Judgment", cost=Cost(paid))
    return Paragraph((asks,), frozenset({printed}))


@RULES.rule(
    "paragraph",
    "<judgment> [:|pay] <wills> . you may pay <less:wills> less to play this ability if <condition>",
    example="[Judgment] {9} . you may pay {4} less to play this ability if you control an Elf",
    miss="[Judgment] {6} . you may pay {3} less to play this ability",
)
def judged_for_less_if(
    judgment: bool, wills: tuple[Will, ...], less: tuple[Will, ...], condition: Condition
) -> Paragraph | None:
    """A judgment of free cost alone, reduced under a condition."""
    (free,), (off,) = (one if len(one) == 1 else (None,) for one in (wills, less))
    if not isinstance(free, int) or not isinstance(off, int) or mentions(condition, THAT):
        return None
    paid = Pay(Depending(condition, max(0, free - off), free))
    return Paragraph(
        (KeywordAbility(keyword="Judgment", cost=Cost((paid,))),), frozenset({f"Judgment {{{free}}}"})
    )

"""Will that Force of Will's cards make for certain purposes only, and choices among kinds of will."""

from collections.abc import Callable

from rules.games.fow8.nodes import ProduceFor, ProduceForAbilities, ProduceForJudgments, ProduceToPlay
from rules.games.fow8.reading.costs import Will
from rules.games.fow8.reading.events import When
from rules.games.fow8.reading.nouns import Noun, everywhere, of_types
from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Triggered
from rules.language.costs import Cost
from rules.language.filters import All, Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
Abilities = tuple[Ability, ...]
Bound = Callable[[str, int], ProduceFor]
"""What makes so much of a kind of will for some things only."""
RULES.same("spend-only", {f"spend {which} will only": True for which in ("this", "that", "these", "the")})
RULES.same("spend-only", {"spend these wills only": True, "spend those wills only": True})


def _playing(wanted: Filter) -> Bound:
    return lambda kind, count: ProduceToPlay(kind, wanted, count)


@RULES.rule(
    "bound",
    "<spend-only> to play <noun>",
    example="spend this will only to play Elves",
    miss="spend this will to play Elves",
)
def to_play(spend_only: bool, noun: Noun) -> Filter | None:
    """Cards of a kind, from whatever zone they are played."""
    return None if noun.said or noun.filter == All() else noun.filter


@RULES.rule(
    "ability",
    "<cost> : produce <any-will> . <bound>",
    example="{Rest} : produce {W} or {R} . spend this will only to play chants",
    miss="{Rest} : produce {W} or {R} . spend this will to play chants",
)
def either_to_play(cost: Cost, any_will: tuple[str, ...], bound: Filter) -> Abilities:
    """One ability for each will, so that any of them can be chosen (907.2)."""
    return tuple(Activated(ProduceToPlay(will, bound), cost) for will in any_will)


def _made(wills: tuple[Will, ...], make: Bound) -> fx.Effect | None:
    kinds = [one for one in dict.fromkeys(wills) if isinstance(one, str)]
    void = sum(one for one in wills if isinstance(one, int))
    found: list[fx.Effect] = [make(kind, wills.count(kind)) for kind in kinds]
    found += [make("1", void)] if void else []
    if "X" in kinds or not found:
        return None
    return found[0] if len(found) == 1 else fx.Do(tuple(found))


@RULES.rule(
    "clause",
    "produce <wills> . <bound>",
    example="produce {W} {W} . spend this will only to play chants",
    miss="produce {W} {W} . spend this will to play chants",
)
def made_to_play(wills: tuple[Will, ...], bound: Filter) -> Clause | None:
    effect = _made(wills, _playing(bound))
    return None if effect is None else Clause(effect)


RULERS = of_types("ruler", "j-ruler")


@RULES.rule(
    "clause",
    "produce <wills> . <spend-only> to do judgment",
    example="produce {W} . spend this will only to do judgment",
    miss="produce {W} . spend this will to do judgment",
)
def made_to_judge(wills: tuple[Will, ...], spend_only: bool) -> Clause | None:
    effect = _made(wills, lambda kind, count: ProduceForJudgments(kind, RULERS, count))
    return None if effect is None else Clause(effect)


@RULES.rule(
    "ability",
    "<cost> : produce <any-will> . <spend-only> to do judgment",
    example="{Rest} : produce {W} or {R} . spend this will only to do judgment",
    miss="{Rest} : produce {W} or {R} . spend this will to do judgment",
)
def either_to_judge(cost: Cost, any_will: tuple[str, ...], spend_only: bool) -> Abilities:
    return tuple(Activated(ProduceForJudgments(will, RULERS), cost) for will in any_will)


@RULES.rule(
    "clause",
    "produce <wills> . <spend-only> to play (activate abilities|abilities) of <noun>",
    example="produce {W} . spend this will only to play activate abilities of Elves",
    miss="produce {W} . spend this will to play activate abilities of Elves",
)
def made_for_abilities(wills: tuple[Will, ...], spend_only: bool, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    effect = _made(wills, lambda kind, count: ProduceForAbilities(kind, wanted, count))
    return None if effect is None else Clause(effect)


@RULES.rule(
    "ability",
    "<when> <arrow> produce <any-will> . <bound>",
    example="when this card attacks ⇒ produce {W} or {R} . spend this will only to play chants",
    miss="when this card attacks ⇒ produce {W} or {R} . spend this will to play chants",
)
def then_either_to_play(when: When, arrow: bool, any_will: tuple[str, ...], bound: Filter) -> Abilities:
    """The kind of will is chosen on resolution."""
    options = tuple(ProduceToPlay(will, bound) for will in any_will)
    return (Triggered(when.event, fx.ChooseOne(options), clause=when.clause),)

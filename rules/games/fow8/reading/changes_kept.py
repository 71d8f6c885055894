"""Changes to Force of Will's cards under several conditions, or depending on the kind of their addition."""

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import Noun, controlled, everywhere
from rules.games.fow8.reading.statics import of_this
from rules.language.abilities import Ability, Static
from rules.language.amounts import Distinct, Times
from rules.language.changes import AddStats, Change, ChangeController, SetAttributes
from rules.language.conditions import Compare, Condition
from rules.language.filters import CostIs, Filter, HostOf, Not, OfRace, OneOf, Sign
from rules.language.references import This
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
Abilities = tuple[Ability, ...]
Gift = tuple[Changes, Condition]
"""What a card gains, and the condition under which it has it."""


@RULES.rule(
    "gift",
    "<changes> <while>",
    example="[Flying] as long as you control an Elf",
    miss="[Flying] as long as you",
)
def gift(changes: Changes, **given: Condition) -> Gift | None:
    when = of_this(given["while"])
    return None if mentions(when, THAT) else (changes, when)


@RULES.rule(
    "gifts",
    "<one:gift> [,] and <other:gift>",
    example="[Flying] as long as you control an Elf and [Pierce] as long as you control a Human",
    miss="[Flying] as long as you control an Elf",
)
def two_gifts(one: Gift, other: Gift) -> tuple[Gift, ...]:
    return one, other


@RULES.rule(
    "gifts",
    "<gift> , <gifts>",
    example="[Flying] as long as you control an Elf , [Pierce] as long as you control a Human and "
    "[Swiftness] as long as your life is 1000 or less",
    miss="[Flying] as long as you control an Elf , [Pierce]",
)
def more_gifts(gift: Gift, gifts: tuple[Gift, ...]) -> tuple[Gift, ...]:
    return gift, *gifts


@RULES.rule(
    "static",
    "this card gains <gifts>",
    example="this card gains [Flying] as long as you control an Elf and [Pierce] as long as "
    "you control a Human",
    miss="this card gains [Flying] as long as you control an Elf",
)
def given_apart(gifts: tuple[Gift, ...]) -> Abilities:
    return tuple(Static(changes, when=when) for changes, when in gifts)


RULES.same("trait", {"attribute": "attribute", "race": "race", "name": "name", "total cost": "cost"})


@RULES.rule(
    "change",
    "<figures> for each different <trait> among [all] <noun>",
    example="[ + 100 / + 100 ] for each different race among resonators you control",
    miss="[ + 100 / + 100 ] for each race among resonators you control",
)
def stronger_for_kinds(figures: tuple[int, int], trait: str, noun: Noun) -> Change | None:
    return None if trait == "attribute" else _for_each(figures, trait, noun)


@RULES.rule(
    "change",
    "<figures> for each <noun> with a different name",
    example="[ + 100 / + 100 ] for each magic stone you control with a different name",
    miss="[ + 100 / + 100 ] for each magic stone you control with a name",
)
def stronger_for_names(figures: tuple[int, int], noun: Noun) -> Change | None:
    return _for_each(figures, "name", noun)


def _for_each(figures: tuple[int, int], trait: str, noun: Noun) -> Change | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    each = Distinct(trait, wanted)  # type: ignore[arg-type]
    return AddStats(tuple(Times(each, one) if one else 0 for one in figures))


@RULES.rule(
    "condition",
    "you control <number> or more <noun> with different names",
    example="you control two or more magic stones with different names",
    miss="you control two or more magic stones with names",
)
def different_names(number: int, noun: Noun) -> Condition | None:
    mine = controlled(noun, "you")
    wanted = None if mine is None else everywhere(mine)
    return None if wanted is None else Compare(Distinct("name", wanted), ">=", number)


@RULES.rule(
    "static",
    "<subject> <doings> if it's (a|an) <noun> . otherwise [,] it <other:doings>",
    example="added resonator gains [Flying] if it's an Elf . otherwise , it gains [Pierce]",
    miss="added resonator gains [Flying] if it's an Elf . it gains [Pierce]",
)
def by_its_kind(subject: Picked, doings: Changes, noun: Noun, other: Changes) -> Abilities | None:
    if subject.how != "each" or noun.said:
        return None
    return (
        Static(doings, narrowed(subject.filter, noun.filter)),
        Static(other, narrowed(subject.filter, Not(noun.filter))),
    )


@RULES.rule(
    "static",
    "<race> <noun> with this <doings> . otherwise [,] it <other:doings>",
    example="Elf resonator with this gains [Flying] . otherwise , it gains [Pierce]",
    miss="Elf resonator with this gains [Flying] . it gains [Pierce]",
)
def by_the_race_of_its_host(race: str, noun: Noun, doings: Changes, other: Changes) -> Abilities | None:
    wanted = everywhere(noun)
    if wanted is None or noun.said:
        return None
    host, kind = narrowed(wanted, HostOf(OneOf(This()))), OfRace(frozenset({race}))
    return Static(doings, narrowed(host, kind)), Static(other, narrowed(host, Not(kind)))


@RULES.rule(
    "static",
    "as long as (added|bestowed) <noun> is <quality> , it <doings>",
    example="as long as bestowed resonator is wind , it gains [Flying]",
    miss="as long as bestowed resonator is wind , this card gains [Flying]",
)
def host_while_so(noun: Noun, quality: Filter, doings: Changes) -> Abilities | None:
    wanted = everywhere(noun)
    if wanted is None or noun.said:
        return None
    return (Static(doings, narrowed(wanted, HostOf(OneOf(This())), quality)),)


@RULES.rule(
    "static",
    "[you] gain control of <subject> as long as its total cost is <bound>",
    example="gain control of added resonator as long as its total cost is 6 or less",
    miss="gain control of added resonator as long as its ATK is 6 or less",
)
@RULES.rule(
    "static",
    "you control <subject>",
    example="you control added resonator",
    miss="you control a resonator",
)
def controls_host(subject: Picked, bound: tuple[Sign, int] | None = None) -> Abilities | None:
    if subject.how != "each" or not any(
        isinstance(one, HostOf) for one in getattr(subject.filter, "parts", ())
    ):
        return None
    wanted = subject.filter if bound is None else narrowed(subject.filter, CostIs(*bound))
    return (Static((ChangeController("you"),), wanted),)


@RULES.rule("doing", "becomes <attribute>", example="becomes water", miss="becomes water in addition")
def of_another_attribute(attribute: str) -> Changes:
    """A card that becomes of an attribute loses its other attributes (1020.1)."""
    return (SetAttributes((attribute,)),)

"""What cards gain and lose, and what they cannot, must and can do: changes of continuous effects."""

from dataclasses import replace

from rules.games.setcg.reading.amounts import Each, multiplied
from rules.games.setcg.reading.nouns import Noun
from rules.language.abilities import Static
from rules.language.amounts import Amount, Times
from rules.language.changes import (
    AddAttributes,
    AddStats,
    AddTypes,
    Change,
    GainAbilities,
    GainKeywords,
    LoseAllAbilities,
    LoseKeywords,
    Restrict,
    SetStats,
)
from rules.language.filters import Controlled, Filter, Not, OfAttribute, OfType
from rules.language.restrictions import Can, Cannot, Must
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

CHANGES = Rules()

Changes = tuple[Change, ...]
FORWARD = OfType(frozenset({"forward"}))
SUMMON = OfType(frozenset({"summon"}))


@CHANGES.rule("gain", "+ <number> power", example="+2000 power", miss="2000 power")
def power(number: int) -> Changes:
    return (AddStats((number,)),)


@CHANGES.rule(
    "gains",
    "+ <number> power <each:for-each>",
    example="+1000 power for each card in your hand",
    miss="+1000 power",
)
def power_for_each(number: int, each: Each) -> Changes:
    return (AddStats((multiplied(number, each),)),)


@CHANGES.rule("gain", "<keyword>", example="First Strike", miss="Strike")
def keyword(keyword: str) -> Changes:
    return (GainKeywords(frozenset({keyword})),)


@CHANGES.rule("gain", "<quoted>", example='"~ cannot block."', miss='"draw 1 card"')
def ability(quoted: Paragraph) -> Changes | None:
    """An ability that is given; one that only forbids or allows its card something becomes that change."""
    if quoted.keywords or len(quoted.abilities) != 1:
        return None
    one = quoted.abilities[0]
    if isinstance(one, Static) and one.affects is None and one.when is None and not one.zones:
        return one.changes if all(isinstance(change, Restrict) for change in one.changes) else None
    return (GainAbilities((one,)),)


@CHANGES.rule("elements", "<element>", example="Fire", miss="Fire and")
@CHANGES.rule("elements", "<elements> , <element>", example="Fire, Ice", miss="Fire and Ice")
def elements(element: OfAttribute, elements: frozenset[str] = frozenset()) -> frozenset[str]:
    return elements | element.words


@CHANGES.rule(
    "gain",
    "Elements of <elements> and <element>",
    example="Elements of Fire and Ice",
    miss="Elements of Fire",
)
def of_elements(elements: frozenset[str], element: OfAttribute) -> Changes:
    return (AddAttributes(elements | element.words),)


@CHANGES.rule("gains", "<gain>", example="Haste", miss="Haste and")
def one_gain(gain: Changes) -> Changes:
    return gain


@CHANGES.rule("gain-list", "<gain>", example="Haste", miss="haste ,")
def first_gain(gain: Changes) -> Changes:
    return gain


@CHANGES.rule("gain-list", "<gain-list> , <gain>", example="+1000 power, Haste", miss="+1000 power and Haste")
def more_gains(gain_list: Changes, gain: Changes) -> Changes:
    return together(*gain_list, *gain)


@CHANGES.rule(
    "gains", "<gain-list> [,] and <gain>", example="+1000 power, Haste and Brave", miss="Haste, Brave"
)
def all_gains(gain_list: Changes, gain: Changes) -> Changes:
    return together(*gain_list, *gain)


def together(*changes: Change) -> Changes:
    """Return changes with all gained keywords in one."""
    words: frozenset[str] = frozenset().union(
        *(one.words for one in changes if isinstance(one, GainKeywords))
    )
    found: list[Change] = []
    for one in changes:
        made: Change = replace(one, words=words) if isinstance(one, GainKeywords) else one
        if made not in found:
            found.append(made)
    return tuple(found)


@CHANGES.rule("loses", "<number> power", example="2000 power", miss="+2000 power")
def less_power(number: int) -> Changes:
    return (AddStats((-number,)),)


@CHANGES.rule(
    "loses",
    "<number> power <each:for-each>",
    example="1000 power for each card in your hand",
    miss="1000 power",
)
def less_for_each(number: int, each: Each) -> Changes:
    amount: Amount = Times(each.amount, -number)
    return (AddStats((amount,)),)


@CHANGES.rule("loses", "<keyword>", example="Haste", miss="Fire")
@CHANGES.rule("loses", "<keyword> and <other:keyword>", example="Haste and Brave", miss="Haste and Fire")
def without(keyword: str, other: str = "") -> Changes:
    return (LoseKeywords(frozenset({keyword, other} - {""})),)


ALL_ABILITIES = (
    "all its abilities",
    "all his abilities",
    "all abilities",
    "all their abilities",
    "their abilities",
)
CHANGES.same("loses", dict.fromkeys(ALL_ABILITIES, (LoseAllAbilities(),)))


@CHANGES.rule(
    "becoming",
    "a Forward with <number> power",
    example="a Forward with 7000 power",
    miss="a Backup with 7000 power",
)
def forward_of(number: int) -> Changes:
    return (AddTypes(frozenset({"forward"})), SetStats((number,)))


@CHANGES.rule(
    "becoming",
    "a Forward with <number> power (and|,) <gains>",
    example="a Forward with 7000 power and Haste",
    miss="a Forward with 7000 power and a Backup",
)
def forward_with(number: int, gains: Changes) -> Changes:
    return (*forward_of(number), *gains)


SOURCES: dict[str, Filter] = {
    "your opponent's summons or abilities": Controlled("opponent"),
    "your opponent's summon or ability": Controlled("opponent"),
    "your opponent's summons and abilities": Controlled("opponent"),
    "summons or abilities your opponent controls": Controlled("opponent"),
    "your opponent's summons": narrowed(Controlled("opponent"), SUMMON),
    "your opponent's summon": narrowed(Controlled("opponent"), SUMMON),
    "your opponent's abilities": narrowed(Controlled("opponent"), Not(SUMMON)),
    "your opponent's ability": narrowed(Controlled("opponent"), Not(SUMMON)),
    "a summon or an ability of your opponent": Controlled("opponent"),
    "opponent's summons or abilities": Controlled("opponent"),
    "your summon": narrowed(Controlled("you"), SUMMON),
    "opponent's summons": narrowed(Controlled("opponent"), SUMMON),
    "abilities": Not(SUMMON),
    "summons": SUMMON,
    "a summon": SUMMON,
    "your summons or abilities": Controlled("you"),
    "your summons": narrowed(Controlled("you"), SUMMON),
    "your abilities": narrowed(Controlled("you"), Not(SUMMON)),
}
CHANGES.same("source", SOURCES)


def cannot(*actions: str, other: Filter | None = None) -> Changes:
    """Return that none of these actions is possible."""
    return tuple(Restrict(Cannot(action, other)) for action in actions)


CHANGES.same(
    "restriction",
    {
        "cannot attack": cannot("attack"),
        "cannot block": cannot("block"),
        "cannot attack or block": cannot("attack", "block"),
        "cannot be blocked": cannot("be blocked"),
        "cannot be broken": cannot("be broken"),
        "cannot be chosen": cannot("be chosen"),
        "cannot form parties": cannot("form a party"),
        "cannot be returned to its owner's hand": cannot("be returned to the hand"),
        "cannot be removed from the game": cannot("be removed from the game"),
        "does not activate during your active phase": cannot("recover"),
        "doesn't activate during your active phase": cannot("recover"),
        "does not activate during the active phase": cannot("recover"),
        "won't activate at the controller's active phase": cannot("recover"),
        "cannot be chosen by summons or abilities": cannot("be chosen"),
        "can attack twice": (Restrict(Can("attack again")),),
        "will not activate during your active phase": cannot("recover"),
        "must block if possible": (Restrict(Must("block")),),
        "must attack once per turn if possible": (Restrict(Must("attack")),),
        "must attack at least once per turn if possible": (Restrict(Must("attack")),),
        "must attack if possible": (Restrict(Must("attack")),),
        "can attack once more": (Restrict(Can("attack again")),),
        "can attack twice in the same turn": (Restrict(Can("attack again")),),
        "can form a party with Forwards of any Element": (
            Restrict(Can("form a party", OfType(frozenset({"forward"})))),
        ),
        "can produce CP of any Element": (Restrict(Can("make CP of any element")),),
    },
)


@CHANGES.rule(
    "restriction",
    "can form a party with <noun> of any element",
    example="can form a party with Job Knight Forwards of any Element",
    miss="can form a party with Job Knight Forwards",
)
def party_with(noun: Noun) -> Changes | None:
    if noun.zone or noun.whose != "anyone" or noun.filter == FORWARD:
        return None
    return (Restrict(Can("form a party", noun.filter)),)


@CHANGES.rule(
    "restriction",
    "cannot be chosen by <source>",
    example="cannot be chosen by Summons",
    miss="cannot be chosen by you",
)
def not_chosen(source: Filter) -> Changes:
    return cannot("be chosen", other=source)


@CHANGES.rule(
    "restriction",
    "cannot (become dull|be dulled) by <source>",
    example="cannot become dull by your opponent's Summons",
    miss="cannot become dull by your opponent",
)
def not_dulled(source: Filter) -> Changes:
    return cannot("rest", other=source)


@CHANGES.rule(
    "restriction",
    "cannot be broken by opposing summons or abilities that (don't|do not) deal damage",
    example="cannot be broken by opposing Summons or abilities that don't deal damage",
    miss="cannot be broken by opposing Summons or abilities that deal damage",
)
def not_broken_outright() -> Changes:
    """Damage makes the rules break a card, not a Summon or ability (12.4)."""
    return cannot("be broken", other=Controlled("opponent"))


@CHANGES.rule(
    "restriction",
    "cannot be broken by <source>",
    example="cannot be broken by your opponent's Summons",
    miss="cannot be broken by your opponent",
)
def not_broken(source: Filter) -> Changes:
    return cannot("be broken", other=source)


@CHANGES.rule(
    "restriction",
    "cannot be blocked by [a] <noun>",
    example="cannot be blocked by a Forward of cost 3 or less",
    miss="cannot be blocked by 2 Forwards",
)
def not_blocked(noun: Noun) -> Changes | None:
    return None if noun.zone or noun.whose != "anyone" else cannot("be blocked", other=noun.filter)


@CHANGES.rule(
    "restriction",
    "cannot block [a] <noun>",
    example="cannot block a Forward of cost 4 or more",
    miss="cannot block 2",
)
def not_blocking(noun: Noun) -> Changes | None:
    return None if noun.zone or noun.whose != "anyone" else cannot("block", other=noun.filter)

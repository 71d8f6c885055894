"""Temporary changes to cards: power, keywords, what they cannot, must and can do."""

from rules.games.dm.reading.nouns import CREATURE, RACE, Noun
from rules.language.abilities import Static
from rules.language.amounts import Amount, Count, Times
from rules.language.changes import AddStats, Change, GainAbilities, GainKeywords, LoseKeywords, Restrict
from rules.language.conditions import Is
from rules.language.durations import END_OF_TURN, UntilMoment
from rules.language.filters import Filter, HasStatus, InZone, IsPlayer, IsRested
from rules.language.references import This
from rules.language.restrictions import Can, Cannot, Must, Restriction
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Changes = tuple[Change, ...]
BATTLE_CREATURES = narrowed(InZone(("battle zone",)), CREATURE)


@RULES.rule("power-change", "+ <n:integer> power", example="+2000 power", miss="2000 power")
def more(n: int) -> int:
    return n


@RULES.rule("power-change", "- <n:integer> power", example="-2000 power", miss="+2000 power")
def less(n: int) -> int:
    return -n


@RULES.rule("change", "(gets|get) <power-change>", example="gets +2000 power", miss="gets power")
def power(power_change: int) -> Changes:
    return (AddStats((power_change,)),)


@RULES.rule(
    "change",
    "(gets|get) <power-change> for each <cards>",
    example="gets +1000 power for each card in your hand",
    miss="gets +1000 power for each hand",
)
@RULES.rule(
    "change",
    "(gets|get) <power-change> for each of <cards:owned>",
    example="gets +1000 power for each of your shields",
    miss="gets +1000 power for your shields",
)
def power_for_each(power_change: int, cards: Noun) -> Changes | None:
    wanted = cards.filter()
    return None if wanted is None else (AddStats((counted(wanted, power_change),)),)


def counted(wanted: Filter, each: int) -> Amount:
    """Return an amount for each card matching a filter."""
    return Times(Count(wanted), each)


@RULES.rule(
    "change",
    "(gets|get) <power-change> <each-of>",
    example="gets +1000 power for each civilization in your mana zone",
    miss="gets +1000 power for each civilization",
)
def power_each_of(power_change: int, each_of: Amount) -> Changes:
    return (AddStats((Times(each_of, power_change),)),)


@RULES.rule("change", "(gets|get|has|have) <quoted>", example='gets "blocker"', miss="gets blocker")
def keyword(quoted: str) -> Changes:
    return (GainKeywords(frozenset({quoted})),)


@RULES.rule(
    "change",
    "(gets|get|has|have) <one:quoted> and <other:quoted>",
    example='gets "blocker" and "slayer"',
    miss='gets "blocker" "slayer"',
)
def keywords(one: str, other: str) -> Changes:
    return (GainKeywords(frozenset({one, other})),)


@RULES.rule(
    "change",
    "(gets|get) <power-change> and (has|have|gets|get) <quoted>",
    example='gets +2000 power and has "blocker"',
    miss='gets +2000 power has "blocker"',
)
def power_and_keyword(power_change: int, quoted: str) -> Changes:
    return (AddStats((power_change,)), GainKeywords(frozenset({quoted})))


@RULES.rule(
    "change", "each (get|gets) <power-change>", example="each get +1000 power", miss="each +1000 power"
)
def power_each(power_change: int) -> Changes:
    return (AddStats((power_change,)),)


@RULES.rule("restriction", "can't be destroyed", example="can't be destroyed", miss="can be destroyed")
def lasting() -> tuple[Restriction, ...]:
    return (Cannot("be destroyed"),)


@RULES.rule(
    "change",
    "(breaks|break) (an additional|one more) shield",
    example="breaks an additional shield",
    miss="breaks a shield",
)
def breaks_more() -> Changes:
    return (GainKeywords(frozenset({"breaks one more"})),)


@RULES.rule("change", "(wins|win) all battles", example="wins all battles", miss="wins a battle")
def wins() -> Changes:
    return (GainKeywords(frozenset({"wins battles"})),)


@RULES.rule(
    "change",
    '(gets|get|has|have) " power attacker + <n:integer> [.] " and <quoted>',
    example='has "power attacker +2000" and "double breaker"',
    miss='has "power attacker +2000" "double breaker"',
)
def attacker_and_keyword(n: int, quoted: str) -> Changes:
    return (*power_attacker(n), GainKeywords(frozenset({quoted})))


ATTACKING = Is(This(), HasStatus("attacking"))


@RULES.rule(
    "change",
    '(gets|get|has|have) " power attacker + <n:integer> [.] "',
    example='gets "power attacker +2000"',
    miss='gets "power attacker"',
)
def power_attacker(n: int) -> Changes:
    return (GainAbilities((Static((AddStats((n,)),), when=ATTACKING),)),)


@RULES.rule("change", "(loses|lose) <quoted>", example='loses "blocker"', miss='has "blocker"')
def lose_keyword(quoted: str) -> Changes:
    return (LoseKeywords(frozenset({quoted})),)


RULES.same(
    "restriction",
    {
        "must be blocked if able": (Must("be blocked"),),
        "can't attack": (Cannot("attack"),),
        "can't attack players": (Cannot("attack", IsPlayer()),),
        "can't attack you": (Cannot("attack", IsPlayer("you")),),
        "can't attack creatures": (Cannot("attack", BATTLE_CREATURES),),
        "can't block": (Cannot("block"),),
        "can't attack or block": (Cannot("attack"), Cannot("block")),
        "can't be blocked": (Cannot("be blocked"),),
        "can't be attacked": (Cannot("be attacked"),),
        "can't be attacked or blocked": (Cannot("be attacked"), Cannot("be blocked")),
        "(attacks|attack) [each turn|this turn|that turn] if able": (Must("attack"),),
        "must attack [each turn] if able": (Must("attack"),),
        "(blocks|block|must block) if able": (Must("block"),),
        "can attack untapped creatures": (Can("attack", narrowed(BATTLE_CREATURES, IsRested(False))),),
    },
)


@RULES.rule(
    "restriction",
    "can't be blocked by <cards>",
    example="can't be blocked by creatures that have power 3000 or less",
    miss="can't block creatures that have power 3000 or less",
)
@RULES.rule(
    "restriction",
    "can't be blocked by any <cards>",
    example="can't be blocked by any creature that has power 3000 or less",
    miss="can't be blocked by any",
)
def not_blocked_by(cards: Noun) -> tuple[Restriction, ...] | None:
    return _cannot(("be blocked",), cards)


@RULES.rule(
    "restriction",
    "can't be attacked by <cards>",
    example="can't be attacked by fire creatures",
    miss="can't attack fire creatures",
)
@RULES.rule(
    "restriction",
    "can't be attacked by any <cards>",
    example="can't be attacked by any fire creature",
    miss="can't be attacked by any",
)
def not_attacked_by(cards: Noun) -> tuple[Restriction, ...] | None:
    return _cannot(("be attacked",), cards)


@RULES.rule(
    "restriction",
    "can't be attacked or blocked by <cards>",
    example="can't be attacked or blocked by fire creatures",
    miss="can't be attacked by or blocked fire creatures",
)
@RULES.rule(
    "restriction",
    "can't be attacked or blocked by any <cards>",
    example="can't be attacked or blocked by any fire creature",
    miss="can't be attacked or blocked by any",
)
def untouched_by(cards: Noun) -> tuple[Restriction, ...] | None:
    return _cannot(("be attacked", "be blocked"), cards)


@RULES.rule(
    "restriction",
    "can attack untapped <cards>",
    example="can attack untapped fire creatures",
    miss="can attack tapped fire creatures",
)
def attack_untapped(cards: Noun) -> tuple[Restriction, ...] | None:
    wanted = cards.filter()
    if wanted is None or wanted == BATTLE_CREATURES or not cards.several:
        return None
    return (Can("attack", narrowed(wanted, IsRested(False))),)


def _cannot(actions: tuple[str, ...], cards: Noun) -> tuple[Restriction, ...] | None:
    wanted = cards.filter()
    return (
        None
        if wanted is None or cards.kind not in ("creature", RACE)
        else tuple(Cannot(one, wanted) for one in actions)
    )


@RULES.rule("change", "<restriction>", example="can't attack", miss="can attack")
def restricted(restriction: tuple[Restriction, ...]) -> Changes:
    return tuple(Restrict(one) for one in restriction)


@RULES.rule("changes", "<change>", example="can't attack", miss="attack")
def single(change: Changes) -> Changes:
    return merged(change)


@RULES.rule(
    "changes",
    "<change> and <changes>",
    example="gets +2000 power and can't be blocked",
    miss="gets +2000 power can't be blocked",
)
@RULES.rule(
    "changes",
    "<change> , <changes>",
    example="gets +2000 power, can't be blocked, and can't be attacked",
    miss="gets +2000 power; can't be blocked",
)
@RULES.rule(
    "changes",
    "<change> , and <changes>",
    example="gets +2000 power, and can't be blocked",
    miss="gets +2000 power; and can't be blocked",
)
def several(change: Changes, changes: Changes) -> Changes:
    return merged(change + changes)


def merged(changes: Changes) -> Changes:
    """Return changes with all gained keywords in one, wherever they were named."""
    words = [one.words for one in changes if isinstance(one, GainKeywords)]
    rest = [one for one in changes if not isinstance(one, GainKeywords)]
    return (*rest, GainKeywords(frozenset().union(*words))) if words else tuple(rest)


@RULES.rule(
    "changes",
    "<change> and <quoted>",
    example='gets +2000 power and "blocker"',
    miss='"blocker" and gets +2000 power',
)
def and_quoted(change: Changes, quoted: str) -> Changes | None:
    return merged((*change, GainKeywords(frozenset({quoted}))))


RULES.same(
    "until",
    {
        "until the end of the turn": END_OF_TURN,
        "until end of turn": END_OF_TURN,
        "(this|that) turn": END_OF_TURN,
        "until [the start of] your next turn": UntilMoment("turn_begins", "you"),
    },
)

"""Several things that cards get at once with one verb: power, keywords, abilities in quotation marks."""

from rules.games.dm.reading.changes import Changes, merged, power_attacker
from rules.games.dm.reading.changes_given import given_static, given_trigger
from rules.games.dm.reading.events import When
from rules.games.dm.reading.frames_named import saves
from rules.games.dm.reading.frames_while import stealthy
from rules.games.dm.reading.statics import Abilities
from rules.language.abilities import Static
from rules.language.amounts import Amount, Times
from rules.language.changes import AddStats, GainAbilities, GainKeywords
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule("gain", "<power-change>", example="+2000 power", miss="2000 power")
def power(power_change: int) -> Changes:
    return (AddStats((power_change,)),)


@RULES.rule("gain", "<quoted>", example='"blocker"', miss="blocker")
def keyword(quoted: str) -> Changes:
    return (GainKeywords(frozenset({quoted})),)


@RULES.rule(
    "gain", '" power attacker + <integer> [.] "', example='"power attacker +2000"', miss='"power attacker"'
)
def attacker(integer: int) -> Changes:
    return power_attacker(integer)


@RULES.rule("gain", '" <civ> stealth [.] "', example='"water stealth"', miss='"stealth"')
def stealth(civ: str) -> Changes:
    return (GainAbilities(stealthy(civ)),)


@RULES.rule("gain", '" saver : <race-filter> [.] "', example='"saver: Human"', miss='"saver: creature"')
def saver(race_filter: Filter) -> Changes:
    return (GainAbilities(saves(race_filter).abilities),)


@RULES.rule(
    "gain",
    '" (when|whenever) <event> , <deed> [.] "',
    example='"whenever this creature attacks, draw a card"',
    miss='"draw a card"',
)
@RULES.rule(
    "gain",
    '" <event:moment> , <deed> [.] "',
    example='"at the end of your turn, draw a card"',
    miss='"draw a card"',
)
def trigger(event: When, deed: Clause) -> Changes | None:
    return given_trigger(event, deed)


@RULES.rule(
    "gain", '" this creature <changes> [.] "', example='"this creature can\'t attack"', miss='"can\'t attack"'
)
def static(changes: Changes) -> Changes:
    return given_static(changes)


@RULES.rule(
    "gains", "<gain> [,] and [has] <other:gain>", example='+2000 power and "slayer"', miss="+2000 power"
)
def two(gain: Changes, other: Changes) -> Changes:
    return merged(gain + other)


@RULES.rule(
    "gains",
    "<gain> , <gains>",
    example='+2000 power, "slayer" and "blocker"',
    miss='+2000 power "slayer" and "blocker"',
)
def more(gain: Changes, gains: Changes) -> Changes:
    return merged(gain + gains)


@RULES.rule(
    "change",
    '(gets|get|has|have) " saver : <race-filter> [.] "',
    example='gets "saver: Human"',
    miss="gets saver: Human",
)
def saver_alone(race_filter: Filter) -> Changes:
    return saver(race_filter)


@RULES.rule(
    "change",
    '(gets|get|has|have) " <civ> stealth [.] "',
    example='gets "water stealth"',
    miss="gets water stealth",
)
def stealth_alone(civ: str) -> Changes:
    return stealth(civ)


@RULES.rule(
    "change",
    "(gets|get|has|have) <gains>",
    example='gets "slayer", "blocker" and +2000 power',
    miss="gets power",
)
@RULES.rule(
    "change",
    "(gets|get|has|have) <gain> , <other:gain>",
    example='gets +2000 power, "slayer"',
    miss='gets +2000 power "slayer"',
)
def listed(gains: Changes = (), gain: Changes = (), other: Changes = ()) -> Changes:
    return gains or merged(gain + other)


@RULES.rule(
    "static",
    "<each-of> , this creature <gains-of>",
    example="for each of your shields, this creature gets +1000 power",
    miss="for each of your shields, a creature gets +1000 power",
)
def own_power(each_of: Amount, gains_of: int) -> Abilities:
    return (Static((AddStats((Times(each_of, gains_of),)),)),)


@RULES.rule("gains-of", "gets <power-change>", example="gets +1000 power", miss="gets power")
def gains_of(power_change: int) -> int:
    return power_change

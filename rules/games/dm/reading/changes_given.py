"""What cards are given: whole abilities in quotation marks, races, breakers of their own."""

from rules.games.dm.reading.changes import Changes
from rules.games.dm.reading.events import When
from rules.games.dm.reading.frames import finished
from rules.games.dm.reading.statics import Abilities
from rules.language.abilities import Static, Triggered
from rules.language.changes import AddRaces, GainAbilities, GainKeywords, LoseKeywords, SetTypes
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "change",
    '(gets|get|has|have) " this creature <changes> [.] "',
    example='gets "this creature can\'t be blocked"',
    miss="gets this creature can't be blocked",
)
def given_static(changes: Changes) -> Changes:
    return (GainAbilities((Static(changes),)),)


@RULES.rule(
    "change",
    '(gets|get|has|have) " (when|whenever) <event> , <deed> [.] "',
    example='gets "whenever this creature attacks, draw a card"',
    miss="gets whenever this creature attacks, draw a card",
)
@RULES.rule(
    "change",
    '(gets|get|has|have) " <event:moment> , <deed> [.] "',
    example='gets "at the end of your turn, draw a card"',
    miss='gets "draw a card"',
)
def given_trigger(event: When, deed: Clause) -> Changes | None:
    if not finished(deed):
        return None
    done = deed.effect if event.about is None else substituted(deed.effect, THAT, event.about)
    return None if mentions(done, THAT) else (GainAbilities((Triggered(event.event, done),)),)


@RULES.rule("given-races", "the <race-name> race", example="the Human race", miss="the Human")
def one_race(race_name: str) -> frozenset[str]:
    return frozenset({race_name})


@RULES.rule(
    "given-races",
    "the <one:race-name> and <other:race-name> races",
    example="the Human and Ghost races",
    miss="the Human race",
)
def two_races(one: str, other: str) -> frozenset[str]:
    return frozenset({one, other})


@RULES.rule("change", "(gets|get|has|have) <given-races>", example="gets the Human race", miss="gets a Human")
@RULES.rule("change", "<given-races>", example="the Human race", miss="a Human race")
def races(given_races: frozenset[str]) -> Changes:
    return (AddRaces(given_races),)


@RULES.rule(
    "change",
    "(is|are) (a|an) <race-name> in addition to (its|their) other races",
    example="is a Human in addition to its other races",
    miss="is a Human",
)
def race_besides(race_name: str) -> Changes:
    return (AddRaces(frozenset({race_name})),)


@RULES.rule(
    "static",
    "this tamaseed isn't treated as a creature in the battle zone",
    example="this tamaseed isn't treated as a creature in the battle zone",
    miss="this tamaseed is treated as a creature in the battle zone",
)
def only_a_seed() -> Abilities:
    return (Static((SetTypes(frozenset({"tama seed"})),)),)


@RULES.rule(
    "change",
    "(has|have|gets|get) <quoted> instead of <other:quoted>",
    example='has "slayer" instead of "blocker"',
    miss='has "slayer" instead',
)
def instead_of(quoted: str, other: str) -> Changes:
    return (LoseKeywords(frozenset({other})), GainKeywords(frozenset({quoted})))

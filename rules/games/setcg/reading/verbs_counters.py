"""Placing counters on cards, and removing them."""

from rules.games.setcg.reading.amounts import Each, multiplied
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.amounts import CountersOn, Times
from rules.language.effects import PutCounters
from rules.language.references import Cards, This
from rules.language.references import Each as EveryCard
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

COUNTERS = Rules()


@COUNTERS.rule(
    "clause",
    "place <number> <counter> on <subject>",
    example="place 1 Monster Counter on ~",
    miss="place 1 card on ~",
)
def counters_on(number: int, counter: str, subject: Cards) -> Clause:
    return Clause(PutCounters(subject, counter, number), about=subject)


@COUNTERS.rule(
    "clause",
    "place <number> <counter> on (each|all|all the) <noun>",
    example="place 1 Monster Counter on each Backup you control",
    miss="place 1 Monster Counter on Backups you control",
)
def counters_on_all(number: int, counter: str, noun: Noun) -> Clause | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    return None if wanted is None else Clause(PutCounters(EveryCard(wanted), counter, number), about=NONE)


@COUNTERS.rule(
    "clause",
    "place <number> <counter> on <subject> <each:for-each>",
    example="place 1 Monster Counter on ~ for each Backup you control",
    miss="place 1 Monster Counter on ~",
)
def counters_for_each(number: int, counter: str, subject: Cards, each: Each) -> Clause:
    return Clause(PutCounters(subject, counter, multiplied(number, each)), about=subject)


@COUNTERS.rule(
    "clause",
    "remove <number> <counter> from ~",
    example="remove 1 Monster Counter from ~",
    miss="remove all Monster Counters from ~",
)
def counters_taken(number: int, counter: str) -> Clause:
    return Clause(PutCounters(This(), counter, -number), about=NONE)


@COUNTERS.rule(
    "clause",
    "remove all <counter> from ~",
    example="remove all Monster Counters from ~",
    miss="remove 1 Monster Counter from ~",
)
def no_counters_left(counter: str) -> Clause:
    return Clause(PutCounters(This(), counter, Times(CountersOn(This(), counter), -1)), about=NONE)

"""More of what is counted to multiply something."""

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.nouns import Noun
from rules.language.amounts import Count, CountersOn, DividedBy, ResourcesOf, StatOf, TimesHappened
from rules.language.events import Draws, Plays
from rules.language.filters import Controlled
from rules.language.references import This
from rules.reading.grammar import Rules

COUNTED = Rules()


@COUNTED.rule(
    "for-each",
    "for every <number> <noun>",
    example="for every 2 Backups you control",
    miss="for every Backup you control",
)
def for_every(number: int, noun: Noun) -> Each | None:
    wanted = noun.placed() if noun.zone else None
    return None if wanted is None or number < 2 else Each(DividedBy(Count(wanted), number))


COUNTED.same(
    "for-each",
    {
        "for each {crystal} you have": Each(ResourcesOf("crystal")),
        "for each card you have cast this turn": Each(TimesHappened(Plays(Controlled("you")))),
        "for each card you have drawn this turn": Each(TimesHappened(Draws())),
    },
)
COUNTED.same("power-of", {"~' power": StatOf(This(), "power")})


@COUNTED.rule(
    "for-each",
    "for each <counter> placed on ~",
    example="for each Monster Counter placed on ~",
    miss="for each Monster Counter",
)
def for_each_counter(counter: str) -> Each:
    return Each(CountersOn(This(), counter))

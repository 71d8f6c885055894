"""More amounts that are counted to multiply something."""

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.antecedents import PUT
from rules.games.setcg.reading.nouns import Noun
from rules.language.amounts import Count, CountersOn, CountOf, DividedBy, Lowest, ResourcesOf, TimesHappened
from rules.language.events import Draws, Plays
from rules.language.filters import Controlled, Filter
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


@COUNTED.rule(
    "for-each",
    "for each <noun> {(} up to <number> <most:noun> {)}",
    example="for each Backup you control (up to 3 Backups)",
    miss="for each Backup you control up to 3 Backups",
)
def for_each_up_to(noun: Noun, number: int, most: Noun) -> Each | None:
    """The count has a maximum; the cards are named again without saying whose they are."""
    wanted = noun.placed() if noun.zone else None
    named_again = most.zone == "" and most.filter == noun.filter
    return Each(Lowest((Count(wanted), number))) if wanted is not None and named_again else None


COUNTED.same(
    "for-each",
    {
        "for each {crystal} you have": Each(ResourcesOf("crystal")),
        "for each card you have cast this turn": Each(TimesHappened(Plays(Controlled("you")))),
        "for each card you have drawn this turn": Each(TimesHappened(Draws())),
    },
)


@COUNTED.rule(
    "for-each",
    "for each <kinds> you [have] dulled due to this ability",
    example="for each Backup you dulled due to this ability",
    miss="for each Backup you dulled",
)
def for_each_dulled(kinds: Filter) -> Each:
    """The cards dulled before, all of the kind that is named again."""
    return Each(CountOf(PUT))


@COUNTED.rule(
    "for-each",
    "for each <counter> placed on ~",
    example="for each Monster Counter placed on ~",
    miss="for each Monster Counter",
)
def for_each_counter(counter: str) -> Each:
    return Each(CountersOn(This(), counter))

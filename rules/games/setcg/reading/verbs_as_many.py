"""Choices of as many cards as there are others, and of any number of cards."""

from rules.games.setcg.reading.nouns import BREAK, FIELD, Noun
from rules.language.amounts import Amount, Count, CountersOn, TimesHappened
from rules.language.effects import Rest
from rules.language.events import Leaves
from rules.language.filters import IsRested
from rules.language.references import Chosen, Targets, This
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import MOST_TARGETS

AS_MANY = Rules()


def _chosen(noun: Noun, at_most: Amount | None) -> Clause | None:
    wanted = noun.placed()
    if wanted is None or mentions((wanted, at_most), THAT):
        return None
    return Clause(targets=(wanted,) * MOST_TARGETS, least=0, at_most=at_most, about=Targets())


@AS_MANY.rule("as-many", "the <noun>", example="the Backups you control", miss="the Backups")
def there_are(noun: Noun) -> Amount | None:
    wanted = noun.placed() if noun.zone else None
    return None if wanted is None else Count(wanted)


@AS_MANY.rule(
    "as-many",
    "the <counter> placed on ~",
    example="the Monster Counters placed on ~",
    miss="the Monster Counters",
)
def counters_there(counter: str) -> Amount:
    return CountersOn(This(), counter)


@AS_MANY.rule(
    "as-many",
    "the <noun> put in the break zone from your field (during this|this) turn",
    example="the Backups put in the Break Zone from your field during this turn",
    miss="the Backups put in the Break Zone",
)
def have_fallen(noun: Noun) -> Amount | None:
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else TimesHappened(Leaves(wanted, (BREAK,)))


@AS_MANY.rule(
    "clause",
    "choose up to the same number of <noun> as <as-many>",
    example="choose up to the same number of Forwards as the Backups you control",
    miss="choose up to the number of Forwards as the Backups you control",
)
def as_many_as(noun: Noun, as_many: Amount) -> Clause | None:
    """The count is made at the moment of the choice."""
    return _chosen(noun, as_many)


@AS_MANY.rule(
    "clause",
    "dull any number of <noun>",
    example="dull any number of active Backups you control",
    miss="dull any number of Backups you control",
)
def dulled(noun: Noun) -> Clause | None:
    wanted = noun.placed() if noun.zone == FIELD and noun.whose == "you" else None
    if wanted is None or IsRested(False) not in getattr(wanted, "parts", ()):
        return None
    effect = Rest(Chosen(wanted, Count(wanted), 0))
    return Clause(effect, about=effect)


@AS_MANY.rule(
    "clause",
    "choose any number of <noun>",
    example="choose any number of Backups opponent controls",
    miss="choose 1 of the Backups opponent controls",
)
def any_number(noun: Noun) -> Clause | None:
    return _chosen(noun, None) if noun.zone in ("", FIELD) else None

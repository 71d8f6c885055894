"""Choices in Force of Will's texts that come before what is done with the cards, and all fields."""

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.nouns_zones import in_field
from rules.language.amounts import Count
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, choosing

RULES = Rules()


@RULES.rule(
    "clause",
    "choose <how-many> <noun>",
    example="choose an Elf in your graveyard",
    miss="choose an Elf",
)
def chosen(how_many: Bounds, noun: Noun) -> Clause | None:
    """Cards that are chosen on resolution (5.01 10.13); their zone must be given."""
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else choosing(Picked("chosen", wanted, how_many.most, how_many.least))


@RULES.rule(
    "clause",
    "choose any number of <noun>",
    example="choose any number of Elves in your graveyard",
    miss="choose any number of Elves",
)
def chosen_freely(noun: Noun) -> Clause | None:
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else choosing(Picked("chosen", wanted, Count(wanted), 0))


@RULES.rule(
    "clause", "choose <what:target>", example="choose target resonator", miss="choose a further resonator"
)
def aimed_at(what: Picked) -> Clause | None:
    return choosing(what)


@RULES.rule("noun", "<noun> in all fields", example="Elves in all fields", miss="Elves in all graveyards")
def in_all_fields(noun: Noun) -> Noun | None:
    return in_field(noun)

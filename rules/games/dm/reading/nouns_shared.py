"""Cards that have a name, race, civilization or cost in common with any of some others."""

from rules.games.dm.reading.nouns import Noun
from rules.language.filters import Filter, SharesWith
from rules.language.references import Each
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "relative",
    "that (has|have) the same <shared-fact> as (a|an) <noun>",
    example="that has the same name as a spell in your graveyard",
    miss="that has the same name as a spell",
)
@RULES.rule(
    "relative",
    "that (shares|share) a <shared-fact> with (a|an) <noun>",
    example="that shares a race with a card in your mana zone",
    miss="that shares a race with a card",
)
def shares_with_some(shared_fact: str, noun: Noun) -> Filter | None:
    """Where the other cards are must be said."""
    wanted = noun.filter() if noun.zone and not noun.several else None
    return None if wanted is None else SharesWith(shared_fact, Each(wanted))  # type: ignore[arg-type]

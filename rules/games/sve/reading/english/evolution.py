"""Followers in English that evolve into cards of another name."""

from rules.games.sve.reading import meanings
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.language.filters import Filter, Named, NameHas
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


@RULES.rule("evolved-form", "(a|an) <name>", example="a Fairy", miss="a Fairies")
def form_named(name: str) -> Filter:
    """Return the filter for evolved cards with a name."""
    return Named(name)


@RULES.rule(
    "evolved-form",
    "(a|an) <one:name> or <other:name>",
    example="a Fairy or Knight",
    miss="a Fairy and Knight",
)
@RULES.rule(
    "evolved-form", "(a|an) <one:name> or (a|an) <other:name>", example="a Fairy or a Knight", miss="a Fairy"
)
def form_of_two(one: str, other: str) -> Filter | None:
    """Return the filter for evolved cards with one name or another."""
    return meanings.either(Named(one), Named(other))


@RULES.rule(
    "evolved-form",
    'an evolved follower with " <name-part> " in its name',
    example='an evolved follower with "Fairy" in its name',
    miss='an evolved follower with "Fairy" in its text',
)
def form_with(name_part: str) -> Filter:
    """Return the filter for evolved followers whose names contain given words."""
    return meanings.of(meanings.FOLLOWER, meanings.EVOLVED, NameHas(name_part))


@RULES.rule(
    "paragraph",
    "{evolve} [,] <cost> : (evolve|{evolve}) this [follower|card] .",
    example="{evolve} {cost02}: Evolve this follower.",
    miss="{evolve} {cost02}: Evolve another follower.",
)
@RULES.rule(
    "paragraph",
    "{evolve} [,] <cost> : (evolve|{evolve}) this [follower|card] ."
    " (activate only|this ability can be activated) if <condition> .",
    example="{evolve} {cost02}: Evolve this follower. Activate only if Overflow is active for you.",
    miss="{evolve} {cost02}: Evolve this follower. Activate if Overflow is active for you.",
)
def evolves(cost: Cost, condition: Condition | None = None) -> Paragraph:
    """Return the follower's evolve ability, with an additional condition if one is given."""
    return meanings.evolving(cost, condition)


@RULES.rule(
    "paragraph",
    "{evolve} <cost> : evolve this [follower|card] into <evolved-form> .",
    example="{evolve} {cost01}: Evolve this follower into a Fairy or Knight.",
    miss="{evolve} {cost01}: Evolve another follower into a Fairy or Knight.",
)
def evolves_into(cost: Cost, evolved_form: Filter) -> Paragraph:
    """Return the evolve ability of a follower that evolves into cards matching a filter."""
    return meanings.evolving_into(cost, evolved_form)

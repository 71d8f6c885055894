"""Followers in English that evolve into cards of another name."""

from rules.games.sve.reading import meanings, meanings_sides, meanings_words
from rules.games.sve.reading.english.nouns import noun_parts
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, Named, NameHas
from rules.reading.clauses import Clause
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


@RULES.rule(
    "sentence",
    "recover X play points . X equals the number of <noun> . turn them facedown .",
    example="recover X play points. X equals the number of faceup followers in your evolve deck."
    " Turn them facedown.",
    miss="recover X play points. X equals the number of followers on your field. Turn them facedown.",
)
def recover_for_faceup(noun: Filter) -> Clause | None:
    """Return a clause in which you recover a play point for each faceup follower, which is turned facedown.

    JUDGEMENT: such texts are older than advanced followers, and the Japanese ones say "evolved followers".
    """
    faceup = zones_of(noun) == ("faceup evolve deck area",) and meanings_words.FOLLOWER in noun_parts(noun)
    return meanings_sides.recovered_for_faceup(noun) if faceup else None

"""Looking at the top of the deck in English where cards are banished or put back on top."""

from rules.games.sve.reading import meanings_looks, meanings_words
from rules.games.sve.reading.english.looks import Wanted
from rules.language.amounts import Amount
from rules.language.effects import Effect
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same(
    "other-one",
    {
        "banish the other": meanings_words.REST_BANISHED,
        "bury the other": meanings_words.REST_BURIED,
    },
)


@RULES.rule(
    "take",
    "you may banish <wanted> [from among them] .",
    example="you may banish up to 2 of them.",
    miss="banish up to 2 of them.",
)
def banish_some(wanted: Wanted) -> Effect:
    """Return the effect that cards looked at may be banished."""
    noun, most, differ = wanted
    return meanings_looks.taken(noun, most, "banished zone", differ=differ)


@RULES.rule(
    "looked",
    "<look> add one of them to your hand and <other-one> .",
    example="look at the top 2 cards of your deck. Add one of them to your hand and banish the other.",
    miss="look at the top 3 cards of your deck. Add one of them to your hand and banish the other.",
)
def one_and_the_other(look: Amount, other_one: Effect) -> Clause | None:
    """Return a clause that looks at two cards, of which one is taken and the other goes elsewhere."""
    return (
        meanings_looks.looked(look, meanings_looks.taken(All(), 1, "hand", least=1), other_one)
        if look == 2
        else None
    )


@RULES.rule(
    "looked",
    "<look> you may reveal (a|an) <noun> from among them and put it on [the] top of your deck ."
    " put the rest on the bottom [of your deck] in any order .",
    example="look at the top 3 cards of your deck. You may reveal a Beast card from among them and put it on"
    " the top of your deck. Put the rest on the bottom in any order.",
    miss="look at the top 3 cards of your deck. You may reveal a Beast card from among them and put it on"
    " the top of your deck. Bury the rest.",
)
def one_back_on_top(look: Amount, noun: Filter) -> Clause | None:
    """Return a clause that looks at cards, of which one may be revealed and put on top, the rest below."""
    return None if zones_of(noun) else meanings_looks.looked(look, meanings_looks.put_on_top(noun))

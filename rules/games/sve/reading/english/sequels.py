"""What happens later this turn in English, and other sentences about a card just named."""

from rules.games.sve.reading import (
    meanings_effects,
    meanings_looks,
    meanings_sequels,
    meanings_statics,
    meanings_words,
)
from rules.games.sve.reading.english.conditions import placed, there
from rules.language.amounts import Amount, X
from rules.language.conditions import AllHold, Condition, Is
from rules.language.effects import Effect, Shuffle
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, CostIs, Filter, InZone, IsRested
from rules.language.references import This
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same("condition", {"this is reserved": Is(This(), IsRested(False))})
RULES.same(
    "suffix",
    {
        "on your field or in your cemetery": meanings_words.of(
            InZone(("field", "cemetery")), meanings_words.OURS
        )
    },
)


@RULES.rule(
    "sentence",
    "when it's put from the field into the cemetery this turn , <acts> .",
    example="when it's put from the field into the cemetery this turn, draw a card.",
    miss="when it's put from the field into the cemetery, draw a card.",
)
def when_it_dies(acts: Clause) -> Clause | None:
    """Return a clause that does something when the card just named goes to the cemetery this turn."""
    return meanings_sequels.when_it_dies(acts)


@RULES.rule("adjective", "X-cost", example="X-cost", miss="X-costly")
def of_cost_x() -> Filter:
    """Return the filter for cards of a cost given later."""
    return CostIs("=", X())


@RULES.rule(
    "take",
    "from among them , reveal <number> and add them to your hand .",
    example="from among them, reveal 2 and add them to your hand.",
    miss="from among them, you may reveal 2 and add them to your hand.",
)
def take_some(number: int) -> Effect:
    """Return the effect that a number of cards must be revealed and taken."""
    return meanings_looks.taken(All(), number, "hand", least=number, shown=True)


@RULES.rule(
    "sentence",
    "<look> put one of them on [the] top of your deck . bury the rest .",
    example="look at the top 3 cards of your deck. Put one of them on the top of your deck. Bury the rest.",
    miss="look at the top 3 cards of your deck. Put one of them on the top of your deck.",
)
def look_and_put_back(look: Amount) -> Clause:
    """Return a clause that looks at cards, puts one back on top and the others into the cemetery."""
    return meanings_looks.looked(look, meanings_looks.put_back())


@RULES.rule(
    "sentence",
    "shuffle your deck , then look at the top <number> cards . <take> <rest>",
    example="shuffle your deck, then look at the top 3 cards. You may add one of them to your hand. Bury the"
    " rest.",
    miss="shuffle your deck, then look at the top 3 cards. Bury the rest.",
)
def shuffle_and_look(number: int, take: Effect, rest: Effect) -> Clause | None:
    """Return a clause that shuffles the deck, looks at cards and takes some of them."""
    return joined((Clause(Shuffle("deck area")), meanings_looks.looked(number, take, rest)))


@RULES.rule(
    "sentence",
    "you may <acts> . if you do , <then:acts> . if you don't , <otherwise:acts> .",
    example="you may discard a card. If you do, draw a card. If you don't, bury this.",
    miss="you may discard a card. If you do, draw a card. If you do, bury this.",
)
def if_you_do_or_not(acts: Clause, then: Clause, otherwise: Clause) -> Clause | None:
    """Return an optional clause, with what follows if it is carried out and if it is not."""
    return meanings_effects.if_you_do_or_not(acts, then, otherwise)


ASIDE = (Clause(Shuffle("deck area")), meanings_effects.milled(1, "EX area"))
RULES.same("act", {"shuffle your deck , then put the top card of your deck into your EX area": joined(ASIDE)})


@RULES.rule(
    "condition",
    "there's (a|an) <one:noun> , <another:noun> , and <other:noun>",
    example="there's a spell, amulet, and follower in your cemetery",
    miss="there's a spell, amulet, or follower in your cemetery",
)
def there_are_three(one: Filter, another: Filter, other: Filter) -> Condition | None:
    """Return the condition that there is a card of each of three kinds in one place."""
    if zones_of(one) or zones_of(another):
        return None
    every = [there(meanings_words.of(noun, *placed(other))) for noun in (one, another)]
    parts = [part for part in (*every, there(other)) if part is not None]
    return AllHold(tuple(parts)) if len(parts) == 3 else None


@RULES.rule(
    "paragraph",
    "your <noun> cost <integer> less to play .",
    example="Your cards named Fairy cost 1 less to play.",
    miss="Your cards named Fairy cost 1 more to play.",
)
def yours_cost_less(noun: Filter, integer: int) -> Paragraph | None:
    """Return the ability by which cards you play cost less while this one is on the field."""
    if zones_of(noun):
        return None
    mine = meanings_words.of(noun, meanings_words.PLAYABLE, meanings_words.OURS)
    return meanings_statics.static(meanings_statics.cheaper(integer), affects=mine)


@RULES.rule(
    "paragraph",
    "<paragraph> also , <other:paragraph>",
    example="This can't attack enemies. Also, this has Storm.",
    miss="This can't attack enemies. Also, draw a card",
)
def also(paragraph: Paragraph, other: Paragraph) -> Paragraph | None:
    """Return two abilities that stand in one paragraph."""
    if paragraph.keywords or other.keywords:
        return None
    return Paragraph((*paragraph.abilities, *other.abilities))

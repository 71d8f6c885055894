"""Searching the deck in English, revealing its top card, and effects on the cards taken."""

from rules.games.sve.reading import meanings_looks, meanings_words
from rules.games.sve.reading.english.looks import Wanted
from rules.language.amounts import Amount
from rules.language.effects import Effect, MoveTo, Reveal
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import It
from rules.reading.clauses import THAT, Clause, substituted
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "looked",
    "<look> <take:taking> and <acts> . <rest>",
    example="look at the top 3 cards of your deck. You may summon a Beast follower from among them and give"
    " it Storm. Bury the rest.",
    miss="look at the top 3 cards of your deck. You may summon a Beast follower from among them and draw a"
    " card. Bury the rest.",
)
def look_take_and_change(look: Amount, take: Effect, acts: Clause, rest: Effect) -> Clause | None:
    """Return a clause that looks at cards, takes some and does something with those at once."""
    return meanings_looks.looked_then(look, take, rest, acts)


@RULES.rule(
    "looked",
    "<look> <take> <rest> <then:sentence>",
    example="look at the top 3 cards of your deck. You may reveal a Beast card from among them and add it to"
    " your hand. Bury the rest. If you revealed a spell, draw a card.",
    miss="look at the top 3 cards of your deck. You may reveal a Beast card from among them and add it to"
    " your hand. Bury the rest. Draw a card.",
)
def look_take_and_ask(look: Amount, take: Effect, rest: Effect, then: Clause) -> Clause | None:
    """Return a clause that looks at cards, takes some, and what follows for those."""
    return meanings_looks.looked_then(look, take, rest, then)


@RULES.rule(
    "text",
    "reveal the top card of your deck . <text>",
    example="reveal the top card of your deck. If you revealed a spell, add it to your hand.",
    miss="reveal the top card of your deck. Draw a card.",
)
@RULES.rule(
    "text",
    "reveal the top card of your deck and <text>",
    example="reveal the top card of your deck and deal it damage equal to the revealed card's cost.",
    miss="reveal the top card of your deck and draw a card.",
)
def show_top(text: Clause) -> Clause | None:
    """Return a clause that reveals the top card of your deck and then does something, perhaps to it."""
    return meanings_looks.shown_top(substituted(text, THAT, meanings_words.SHOWN))


RULES.same(
    "found",
    {
        **dict.fromkeys(
            (
                "reveal it , and add it to your hand",
                "reveal it , add it to your hand",
                "reveal them , and add them to your hand",
                "reveal them , add them to your hand",
                *("add it to your hand", "add them to your hand", "and add it to your hand"),
            ),
            "hand",
        ),
        **dict.fromkeys(
            (
                "summon it",
                "and summon it",
                "summon them",
                "and summon them",
                "and put it onto your field",
                "put it onto your field",
                "and put them onto your field",
                "put them onto your field",
            ),
            "field",
        ),
        **dict.fromkeys(
            (
                *("put it into your EX area", "put them into your EX area", "and put it into your EX area"),
                *("reveal it , and put it into your EX area", "put it in your EX area"),
                "reveal it , put it into your EX area",
            ),
            "EX area",
        ),
        **dict.fromkeys(
            ("bury it", "bury them", "and bury it", "and bury them", "put it into your cemetery"), "cemetery"
        ),
        **dict.fromkeys(("banish it", "banish them", "and banish them"), "banished zone"),
        **dict.fromkeys(("summon it engaged", "put it onto your field engaged"), meanings_looks.ENGAGED),
    },
)


@RULES.rule(
    "act",
    "search your deck for <wanted> [,] <found>"
    " [, then shuffle|, and shuffle|, then shuffle your deck|, and shuffle your deck]",
    example="search your deck for a Beast card, reveal it, and add it to your hand",
    miss="search your deck for a Beast card in your hand, add it to your hand",
)
def search(wanted: Wanted, found: str) -> Clause | None:
    """Return a clause that searches the deck for cards of a kind (5.7)."""
    noun, most, differ = wanted
    return meanings_looks.searched(noun, most, found, differ=differ, fewer=most > 1)


@RULES.rule(
    "act",
    "search your deck for up to <number> <noun> that cost a total of <integer> or less [,] <found>"
    " [, then shuffle|, and shuffle|, then shuffle your deck]",
    example="search your deck for up to 3 Beast cards that cost a total of 7 or less, add them to your hand",
    miss="search your deck for up to 3 Beast cards that cost a total of 7, add them to your hand",
)
def search_within(number: int, noun: Filter, integer: int, found: str) -> Clause | None:
    """Return a clause that searches the deck for cards that cost no more than a number together."""
    return None if zones_of(noun) else meanings_looks.searched_within(noun, number, found, integer)


@RULES.rule(
    "sentence",
    "look at the top card of your deck . <sentence>",
    example="look at the top card of your deck. You may bury it.",
    miss="look at the top card of your deck. You may draw a card.",
)
def look_at_one(sentence: Clause) -> Clause | None:
    """Return a clause that looks at one card and does something with it; None if it does nothing."""
    return meanings_looks.looked_at_one(sentence)


@RULES.rule(
    "text",
    "look at the top card of your deck . you may reveal it and add it to your hand . <sentence>",
    example="look at the top card of your deck. You may reveal it and add it to your hand. If you revealed a"
    " spell, draw a card.",
    miss="look at the top card of your deck. You may reveal it and add it to your hand. Draw a card.",
)
def look_at_one_and_ask(sentence: Clause) -> Clause | None:
    """Return a clause that looks at one card, which may be taken, and what follows if it is of a kind."""
    return meanings_looks.looked_at_one_then(sentence)


@RULES.rule(
    "act", "reveal it and add it to your hand", example="reveal it and add it to your hand", miss="reveal it"
)
def show_and_add() -> Clause:
    """Return a clause in which the card looked at is revealed and taken."""
    return Clause(Reveal(THAT, MoveTo(It("found"), "hand"), name="found"))

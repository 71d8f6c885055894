"""Cards of several kinds at once in English, looked at or searched for, and one of several keywords."""

from rules.games.sve.reading import meanings_choices
from rules.games.sve.reading.meanings_choices import Kinds
from rules.language.effects import Effect
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule("kind", "up to <number> <noun>", example="up to 1 Beast card", miss="1 Beast card")
def up_to_of_kind(number: int, noun: Filter) -> Kinds | None:
    """Return up to a number of cards of a kind."""
    return None if zones_of(noun) else ((noun, number),)


@RULES.rule(
    "kinds", "<one:kind> and <other:kind>", example="up to 1 spell and up to 1 amulet", miss="up to 1"
)
@RULES.rule(
    "kinds",
    "<one:kind> , <third:kind> , and <other:kind>",
    example="up to 1 spell, up to 1 amulet, and up to 1 follower",
    miss="up to 1 spell, up to 1 amulet",
)
def of_kinds(one: Kinds, other: Kinds, third: Kinds = ()) -> Kinds:
    """Return cards of each of two or three kinds."""
    return (*one, *third, *other)


@RULES.rule("sought", "(a|an) <noun>", example="a Beast card", miss="a card in your hand")
@RULES.rule("more-sought", "[a|an] <noun>", example="Beast card", miss="card in your hand")
def sought(noun: Filter) -> Kinds | None:
    """Return a kind of card to search for, one of it."""
    return None if zones_of(noun) else ((noun, 1),)


@RULES.rule(
    "sought-kinds",
    "<one:sought> and <other:more-sought>",
    example="a spell and an amulet",
    miss="a spell or an amulet",
)
@RULES.rule(
    "sought-kinds",
    "<one:sought> , <third:more-sought> , and <other:more-sought>",
    example="a spell, an amulet, and a follower",
    miss="a spell, an amulet, or a follower",
)
def all_sought(one: Kinds, other: Kinds, third: Kinds = ()) -> Kinds:
    """Return one card of each of two or three kinds."""
    return (*one, *third, *other)


@RULES.rule(
    "take",
    "(you may reveal <kinds> from among them|from among them , you may reveal <kinds>)"
    " [,] and add (it|them) to your hand .",
    example="from among them, you may reveal up to 1 spell and up to 1 amulet and add them to your hand.",
    miss="from among them, you may reveal up to 1 spell or up to 1 amulet and add them to your hand.",
)
def take_kinds_shown(kinds: Kinds) -> Effect:
    """Return the effect that cards of several kinds may be revealed and taken."""
    return meanings_choices.each_taken(kinds, "hand", shown=True)


@RULES.rule(
    "take",
    "(you may put <kinds> from among them|from among them , you may put <kinds>) into your EX area .",
    example="from among them, you may put up to 1 spell and up to 1 amulet into your EX area.",
    miss="from among them, you may put up to 1 spell or up to 1 amulet into your EX area.",
)
def take_kinds_aside(kinds: Kinds) -> Effect:
    """Return the effect that cards of several kinds may be put into the EX area."""
    return meanings_choices.each_taken(kinds, "EX area", shown=False)


@RULES.rule(
    "take",
    "(you may summon <kinds> from among them|from among them , you may summon <kinds>) .",
    example="you may summon up to 1 follower and up to 1 amulet from among them.",
    miss="you may summon up to 1 follower or up to 1 amulet from among them.",
)
def take_kinds_to_field(kinds: Kinds) -> Effect:
    """Return the effect that cards of several kinds may be put onto the field."""
    return meanings_choices.each_taken(kinds, "field", shown=False)


@RULES.rule(
    "act",
    "search your deck for <sought-kinds> [,] <found> [, then shuffle|, and shuffle|, then shuffle your deck]",
    example="search your deck for a spell and an amulet, reveal them, add them to your hand",
    miss="search your deck for a spell or an amulet, reveal them, add them to your hand",
)
def search_kinds(sought_kinds: Kinds, found: str) -> Clause | None:
    """Return a clause that searches the deck for cards of two kinds (5.7)."""
    return meanings_choices.each_searched(sought_kinds, found)


Words = tuple[str, ...]


@RULES.rule("any-keyword", "<one:keyword> or <other:keyword>", example="Ward or Storm", miss="Ward and Storm")
@RULES.rule(
    "any-keyword",
    "<one:keyword> , <third:keyword> [,] or <other:keyword>",
    example="Ward, Storm, or Bane",
    miss="Ward, Storm, and Bane",
)
def any_keyword(one: str, other: str, third: str = "") -> Words:
    """Return the keywords of which one is gained."""
    return tuple(word for word in (one, third, other) if word)


@RULES.rule(
    "act", "give <pick> <any-keyword>", example="give it Ward or Storm", miss="give it Ward and Storm"
)
def give_any(pick: Picked, any_keyword: Words) -> Clause | None:
    """Return a clause in which cards gain one of several keywords."""
    return meanings_choices.one_keyword_of(pick, any_keyword)

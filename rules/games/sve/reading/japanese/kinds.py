"""Cards of several kinds at once in Japanese, looked at or searched for, and one of several keywords."""

from rules.games.sve.reading import meanings_choices
from rules.games.sve.reading.meanings_choices import Kinds
from rules.language.effects import Effect
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
Nouns = tuple[Filter, ...]


@RULES.rule("nouns", "<one:core>と<other:core>", example="スペルとアミュレット", miss="スペルかアミュレット")
def both_nouns(one: Filter, other: Filter) -> Nouns:
    """Return two nouns."""
    return (one, other)


@RULES.rule(
    "nouns", "<core>と<nouns>", example="スペルとアミュレットとフォロワー", miss="スペルかアミュレット"
)
def more_nouns(core: Filter, nouns: Nouns) -> Nouns:
    """Return three nouns or more."""
    return (core, *nouns)


@RULES.rule(
    "take",
    "<from-them><nouns>それぞれ<integer><counter>まで<taken-if-wanted>。",
    example="その中から、スペルとアミュレットそれぞれ1枚まで公開して手札に加えてよい。",
    miss="その中から、スペルかアミュレットそれぞれ1枚まで公開して手札に加えてよい。",
)
def take_kinds(
    from_them: bool, nouns: Nouns, integer: int, counter: bool, taken_if_wanted: tuple[str, bool]
) -> Effect:
    """Return the effect that cards of several kinds may be taken."""
    zone, shown = taken_if_wanted
    return meanings_choices.each_taken(tuple((noun, integer) for noun in nouns), zone, shown=shown)


@RULES.rule("sought", "<noun>1<counter>", example="妖精・カード1枚", miss="妖精・カード2枚")
def sought(noun: Filter, counter: bool) -> Kinds | None:
    """Return a kind of card to search for, one of it."""
    return None if zones_of(noun) else ((noun, 1),)


@RULES.rule(
    "sought-kinds", "<one:sought>と<other:sought>", example="スペル1枚とアミュレット1枚", miss="スペル1枚"
)
@RULES.rule(
    "sought-kinds",
    "<one:sought>と<other:sought-kinds>",
    example="スペル1枚とアミュレット1枚とフォロワー1枚",
    miss="スペル1枚とアミュレット",
)
def all_sought(one: Kinds, other: Kinds) -> Kinds:
    """Return one card of each of several kinds."""
    return (*one, *other)


@RULES.rule(
    "act",
    "自分のデッキから[、]<sought-kinds>を探し、<found>。",
    example="自分のデッキからスペル1枚とアミュレット1枚を探し、手札に加える。",
    miss="自分のデッキからスペル1枚かアミュレット1枚を探し、手札に加える。",
)
def search_kinds(sought_kinds: Kinds, found: str) -> Clause | None:
    """Return a clause that searches the deck for cards of several kinds (5.7)."""
    return meanings_choices.each_searched(sought_kinds, found)


Words = tuple[str, ...]


@RULES.rule(
    "any-keyword", "<one:keyword>か<other:keyword>", example="【守護】か【疾走】", miss="【守護】【疾走】"
)
@RULES.rule(
    "any-keyword",
    "<one:keyword>か<third:keyword>か<other:keyword>",
    example="【守護】か【疾走】か【必殺】",
    miss="【守護】【疾走】【必殺】",
)
def any_keyword(one: str, other: str, third: str = "") -> Words:
    """Return the keywords of which one is gained."""
    return tuple(word for word in (one, third, other) if word)


@RULES.rule(
    "act",
    "<thing>は<any-keyword>を持つ。",
    example="それは【守護】か【疾走】を持つ。",
    miss="それは【守護】【疾走】を持つ。",
)
def give_any(thing: Picked, any_keyword: Words) -> Clause | None:
    """Return a clause in which cards gain one of several keywords."""
    return meanings_choices.one_keyword_of(thing, any_keyword)

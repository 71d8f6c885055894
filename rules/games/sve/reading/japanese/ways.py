"""Additional costs in Japanese that need not be paid, costs of several cards, where cards are played from."""

from rules.games.sve.reading import meanings, meanings_statics
from rules.games.sve.reading.japanese.costs import Parts, discard_such, ours
from rules.language.conditions import Condition
from rules.language.costs import Cost, MoveCard, PutAway, PutThisAway, RestCards
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same("condition", {"これの追加コストを払っていた": meanings_statics.PAID_ADDED_COST})


@RULES.rule(
    "paragraph",
    "これをプレイする際、追加コストとして手札の<noun>1<counter>を捨ててよい。",
    example="これをプレイする際、追加コストとして手札のスペル1枚を捨ててよい。",
    miss="これをプレイする際、追加コストとして手札のスペル1枚を捨てる。",
)
def added_cost_if_wanted(noun: Filter, counter: bool) -> Paragraph | None:
    """Return the optional additional cost of playing the card."""
    cost = discard_such(noun, 1, counter)
    return None if cost is None else meanings_statics.added_cost_if_wanted(Cost(cost))


@RULES.rule(
    "paragraph",
    "これをプレイする際、コストを+<integer>してよい。",
    example="これをプレイする際、コストを+3してよい。",
    miss="これをプレイする際、コストを+3する。",
)
def dearer_if_wanted(integer: int) -> Paragraph:
    """Return the way to play the card for more play points."""
    return meanings_statics.dearer_if_wanted(integer)


@RULES.rule("condition", "コストを+<integer>した", example="コストを+3した", miss="コストを+3する")
def paid_more(integer: int) -> Condition:
    """Return the condition that more play points were paid for the card."""
    return meanings_statics.paid_more(integer)


@RULES.rule(
    "paragraph",
    "<condition>なら、これは墓場からプレイできる。",
    example="【覚醒】状態なら、これは墓場からプレイできる。",
    miss="【覚醒】状態なら、これは手札からプレイできる。",
)
def from_the_cemetery(condition: Condition) -> Paragraph:
    """Return the ability by which the card can be played from the cemetery on a condition."""
    return meanings_statics.played_from_the_cemetery(condition)


@RULES.rule(
    "cost-part",
    "<one:noun>1<counter>と<core>1<counter>を(アクト|【アクト】)",
    example="場のスペル1枚とアミュレット1つを【アクト】",
    miss="場のスペル1枚かアミュレット1つを【アクト】",
)
def rest_two(one: Filter, core: Filter, counter: bool) -> Parts | None:
    """Return the cost of engaging a card of each of two kinds."""
    first, second = ours(one), meanings.of(core, meanings.FIELD, meanings.OURS)
    if first is None or zones_of(first) != ("field",):
        return None
    return (RestCards(first), RestCards(second))


@RULES.rule(
    "cost-part",
    "これと<core>1<counter>を墓場に置く",
    example="これとアミュレット1つを墓場に置く",
    miss="これかアミュレット1つを墓場に置く",
)
def bury_with(core: Filter, counter: bool) -> Parts:
    """Return the cost of putting the card itself and another one into the cemetery."""
    return (PutThisAway(), PutAway(meanings.of(core, meanings.FIELD, meanings.OURS)))


@RULES.rule(
    "cost-part",
    "手札の<noun>1<counter>と<second:core>1<counter>と<third:core>1<counter>を捨てる",
    example="手札の獣・カード1枚とスペル1枚とアミュレット1枚を捨てる",
    miss="手札の獣・カード1枚かスペル1枚かアミュレット1枚を捨てる",
)
def discard_three(noun: Filter, second: Filter, third: Filter, counter: bool) -> Parts | None:
    """Return the cost of discarding a card of each of three kinds."""
    parts = [discard_such(one, 1, counter) for one in (noun, second, third)]
    done = [part for part in parts if part is not None]
    return (*done[0], *done[1], *done[2]) if len(done) == 3 else None


@RULES.rule(
    "cost-part",
    "墓場の<one:core><first:integer>枚と<two:core><second:integer>枚と<other:core><third:integer>枚を消滅",
    example="墓場のスペル2枚とアミュレット3枚と獣・カード4枚を消滅",
    miss="墓場のスペル2枚かアミュレット3枚か獣・カード4枚を消滅",
)
def banish_three(one: Filter, first: int, two: Filter, second: int, other: Filter, third: int) -> Parts:
    """Return the cost of banishing cards of three kinds from the cemetery."""
    kinds = [meanings.of(kind, meanings.CEMETERY, meanings.OURS) for kind in (one, two, other)]
    return tuple(
        MoveCard(kind, "banished zone")
        for kind, count in zip(kinds, (first, second, third), strict=True)
        for _ in range(count)
    )

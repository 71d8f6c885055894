"""Static abilities in Japanese: what a card is, restrictions, and what cards cost."""

from rules.games.sve.reading import meanings, meanings_statics
from rules.language.amounts import Amount
from rules.language.changes import AddName, Change, Restrict
from rules.language.conditions import Condition, Is
from rules.language.costs import Cost
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, IsRested
from rules.language.references import This
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()
Changes = tuple[Change, ...]

RULES.same("nature", {"【守護】を無視して攻撃できる": meanings_statics.PAST_WARD})
RULES.same("nature", {"能力によって破壊されない": (Restrict(Cannot("be destroyed")),)})
RULES.same(
    "condition",
    {
        "これがスタンド状態である": Is(This(), IsRested(False)),
        "これがスタンド状態でいる": Is(This(), IsRested(False)),
        "これがアクト状態である": Is(This(), IsRested()),
        "これがアクト状態でいる": Is(This(), IsRested()),
    },
)
RULES.same(
    "while-here",
    {
        "これがいる限り、": True,
        "これがある限り、": True,
        "これが場にいる限り、": True,
        "これが場にある限り、": True,
    },
)


@RULES.rule(
    "paragraph",
    "<while-here>自分は【進化】能力を1ターンに何回でも使える。",
    example="これがいる限り、自分は【進化】能力を1ターンに何回でも使える。",
    miss="これがいる限り、自分は【進化】能力を1ターンに2回使える。",
)
def evolving_again(while_here: bool) -> Paragraph:
    """Return the ability by which your followers may evolve however often you evolved any this turn."""
    return meanings_statics.evolving_again()


@RULES.rule("nature", "<gain>", example="【疾走】を持つ", miss="【疾走】を失う")
@RULES.rule("nature", "<gain:inability>", example="攻撃できない", miss="攻撃できる")
def has(gain: Changes) -> Changes:
    """Return the changes to a card that has something, or cannot do something."""
    return gain


@RULES.rule("paragraph", "これは<nature>。", example="これは攻撃できない。", miss="それは攻撃できない。")
@RULES.rule(
    "paragraph",
    "<condition>(限り|なら)、これは<nature>。",
    example="【覚醒】状態なら、これは【疾走】を持つ。",
    miss="【覚醒】状態なら、それは【疾走】を持つ。",
)
@RULES.rule(
    "paragraph",
    "<condition:class-keyword>これは<nature>。",
    example="【ネクロチャージ_7】これは【疾走】を持つ。",
    miss="【ネクロチャージ_7】それは【疾走】を持つ。",
)
def of_itself(nature: Changes, condition: Condition | None = None) -> Paragraph:
    """Return the ability that changes the card itself, while a condition is met if one is given."""
    return meanings_statics.static(nature, when=condition)


@RULES.rule(
    "paragraph",
    "これは[場にいる限り、]『<name>』でもある。",
    example="これは『フェアリー』でもある。",
    miss="これは『フェアリー』である。",
)
def also_named(name: str) -> Paragraph:
    """Return the ability by which the card itself has another name too while on the field (Q424)."""
    return meanings_statics.static((AddName(name),))


@RULES.rule(
    "paragraph",
    "<state>であり、<while-here><every>は<nature>。",
    example="【覚醒】状態であり、これがいる限り、自分の場の他のフォロワーすべては【突進】を持つ。",
    miss="【覚醒】状態か、これがいる限り、自分の場の他のフォロワーすべては【突進】を持つ。",
)
@RULES.rule(
    "paragraph",
    "<while-here><every>は<nature>。",
    example="これがいる限り、自分の場の他のフォロワーすべては【突進】を持つ。",
    miss="これがいる限り、それは【突進】を持つ。",
)
def of_others(
    while_here: bool, every: Picked, nature: Changes, state: Condition | None = None
) -> Paragraph | None:
    """Return the ability that changes cards on the field while this one is there."""
    if zones_of(every.filter) != ("field",):
        return None
    return meanings_statics.static(nature, affects=every.filter, when=state)


@RULES.rule(
    "paragraph",
    "<while-here>自分が<noun>をプレイする際、<cheaper>。",
    example="これがいる限り、自分が妖精・カードをプレイする際、コストを-1する。",
    miss="これがいる限り、自分が妖精・カードをプレイするとき、コストを-1する。",
)
def costs_for_you(while_here: bool, noun: Filter, cheaper: Changes) -> Paragraph | None:
    """Return the ability that changes what cards you play cost while this one is on the field."""
    return played_by(meanings.OURS, noun, cheaper)


@RULES.rule(
    "paragraph",
    "<while-here>相手が<noun>をプレイする際、<cheaper>。",
    example="これがいる限り、相手が妖精・カードをプレイする際、コストを+1する。",
    miss="これがいる限り、相手が妖精・カードをプレイするとき、コストを+1する。",
)
def costs_for_them(while_here: bool, noun: Filter, cheaper: Changes) -> Paragraph | None:
    """Return the ability that changes what cards the opponent plays cost while this one is on the field."""
    return played_by(meanings.THEIRS, noun, cheaper)


@RULES.rule(
    "paragraph",
    "<while-here>自分がEXエリアの<noun>をプレイする際、<cheaper>。",
    example="これがいる限り、自分がEXエリアの妖精・カードをプレイする際、コストを-1する。",
    miss="これがいる限り、自分が手札の妖精・カードをプレイする際、コストを-1する。",
)
def costs_from_ex_area(while_here: bool, noun: Filter, cheaper: Changes) -> Paragraph | None:
    """Return the ability that changes what cards you play from the EX area cost, while on the field."""
    if zones_of(noun):
        return None
    return meanings_statics.static(cheaper, affects=meanings.of(noun, meanings.EX_AREA, meanings.OURS))


def played_by(whose: Filter, noun: Filter, changes: Changes) -> Paragraph | None:
    """Return the ability that changes what a player's cards cost in the zones they are played from."""
    if zones_of(noun):
        return None
    return meanings_statics.static(changes, affects=meanings.of(noun, meanings.PLAYABLE, whose))


@RULES.rule(
    "paragraph",
    "これをプレイする際、<cheaper>。",
    example="これをプレイする際、コストを-1する。",
    miss="それをプレイする際、コストを-1する。",
)
@RULES.rule(
    "paragraph",
    "これをプレイする際、<condition>なら、<cheaper>。",
    example="これをプレイする際、【覚醒】状態なら、コストを-1する。",
    miss="それをプレイする際、【覚醒】状態なら、コストを-1する。",
)
@RULES.rule(
    "paragraph",
    "これをプレイする際、<condition:class-keyword><cheaper>。",
    example="これをプレイする際、【コンボ_3】コストを-1する。",
    miss="それをプレイする際、【コンボ_3】コストを-1する。",
)
def cost_itself(cheaper: Changes, condition: Condition | None = None) -> Paragraph | None:
    """Return the ability that changes the card's own cost, on a condition if one is given."""
    return meanings_statics.own_cost(cheaper, condition)


@RULES.rule(
    "paragraph",
    "これをEXエリアからプレイする際、<cheaper>。",
    example="これをEXエリアからプレイする際、コストを-1する。",
    miss="それをEXエリアからプレイする際、コストを-1する。",
)
@RULES.rule(
    "paragraph",
    "これをEXエリアからプレイする際、<condition>なら、<cheaper>。",
    example="これをEXエリアからプレイする際、【覚醒】状態なら、コストを-1する。",
    miss="それをEXエリアからプレイする際、【覚醒】状態なら、コストを-1する。",
)
def cost_from_ex_area(cheaper: Changes, condition: Condition | None = None) -> Paragraph | None:
    """Return the ability that changes the card's own cost when it is played from the EX area."""
    return meanings_statics.own_cost(cheaper, condition, zones=("EX area",))


@RULES.rule(
    "paragraph",
    "これをプレイする際、コストを-Xする。Xは「<quantity>」である。",
    example="これをプレイする際、コストを-Xする。Xは「自分の手札の枚数」である。",
    miss="これをプレイする際、コストを-Xする。",
)
def cheap_by_x(quantity: Amount) -> Paragraph | None:
    """Return the ability by which the card costs less by a counted amount."""
    return meanings_statics.own_cost(meanings_statics.cheaper(quantity))


@RULES.rule(
    "paragraph",
    "これをプレイする際、コストを+Xする。Xは「<quantity>」である。",
    example="これをプレイする際、コストを+Xする。Xは「自分の手札の枚数」である。",
    miss="これをプレイする際、コストを+Xする。",
)
def dear_by_x(quantity: Amount) -> Paragraph | None:
    """Return the ability by which the card costs more by a counted amount."""
    return meanings_statics.own_cost(meanings_statics.dearer(quantity))


@RULES.rule(
    "paragraph",
    "これをプレイする際、<noun>1<counter>につき、コストを-<integer>する。",
    example="これをプレイする際、自分の手札のスペル1枚につき、コストを-1する。",
    miss="これをプレイする際、スペル1枚につき、コストを-1する。",
)
def cheap_for_each(noun: Filter, counter: bool, integer: int) -> Paragraph | None:
    """Return the ability by which the card costs less for each card of a kind."""
    return meanings_statics.cheap_for_each(noun, integer)


@RULES.rule(
    "paragraph",
    "これをプレイする際、<noun><many:integer><counter>につき、コストを-<integer>する。",
    example="これをプレイする際、自分の手札のスペル2枚につき、コストを-1する。",
    miss="これをプレイする際、自分の手札のスペル1枚につき、コストを-1する。",
)
def cheap_for_every_few(noun: Filter, many: int, counter: bool, integer: int) -> Paragraph | None:
    """Return the ability by which the card costs less for every few cards of a kind."""
    return None if many < 2 else meanings_statics.cheap_for_each(noun, integer, many)


@RULES.rule(
    "paragraph",
    "これをプレイする際、<cost><cheaper>。",
    example="これをプレイする際、手札1枚を捨てる：コストを-2する。",
    miss="これをプレイする際、手札1枚を捨てる。コストを-2する。",
)
def cheaper_for(cost: Cost, cheaper: Changes) -> Paragraph | None:
    """Return the ability by which the card costs less if an additional cost is paid."""
    return meanings_statics.cheaper_for(cost, cheaper)


@RULES.rule(
    "paragraph",
    "これをプレイする際、追加コストとして<cost:end-cost>。",
    example="これをプレイする際、追加コストとして手札1枚を捨てる。",
    miss="これをプレイする際、コストとして手札1枚を捨てる。",
)
def additional_cost(cost: Cost) -> Paragraph:
    """Return the additional cost of playing the card."""
    return meanings_statics.additional_cost(cost)

"""What cards gain in Japanese: attack and defense, keywords, lower costs, restrictions."""

from rules.games.sve.reading import meanings
from rules.language.amounts import Amount
from rules.language.changes import AddStats, Change, ChangeCost, GainKeywords, LoseAllAbilities, Restrict
from rules.language.filters import IsPlayer
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
Gain = tuple[Change, ...]

RULES.same("plus", {"+": 1, "-": -1})
RULES.same(
    "inability",
    {
        "能力すべてを失う": (LoseAllAbilities(),),
        "攻撃できない": (Restrict(Cannot("attack")),),
        "相手を攻撃できない": (Restrict(Cannot("attack")),),
        "リーダーを攻撃できない": (Restrict(Cannot("attack", IsPlayer())),),
        "相手のリーダーを攻撃できない": (Restrict(Cannot("attack", IsPlayer())),),
    },
)


def signed(plus: int, amount: Amount) -> Amount | None:
    """Return an amount with its sign; only a plain number can be negative."""
    if plus > 0:
        return amount
    return -amount if isinstance(amount, int) else None


@RULES.rule(
    "change",
    "【攻撃力】<one:plus><attack:amount>/【体力】<other:plus><defense:amount>",
    example="【攻撃力】+1/【体力】-2",
    miss="【攻撃力】+1/-2",
)
def both_stats(one: int, attack: Amount, other: int, defense: Amount) -> Gain | None:
    """Return the change that attack and defense change."""
    first, second = signed(one, attack), signed(other, defense)
    return None if first is None or second is None else (AddStats((first, second)),)


@RULES.rule("change", "【攻撃力】<plus><amount>", example="【攻撃力】+2", miss="【体力】+2")
def attack_alone(plus: int, amount: Amount) -> Gain | None:
    """Return the change that attack changes."""
    added = signed(plus, amount)
    return None if added is None else (AddStats((added, 0)),)


@RULES.rule("change", "【体力】<plus><amount>", example="【体力】+2", miss="【攻撃力】+2")
def defense_alone(plus: int, amount: Amount) -> Gain | None:
    """Return the change that defense changes."""
    added = signed(plus, amount)
    return None if added is None else (AddStats((0, added)),)


@RULES.rule("keywords", "<keyword>", example="【疾走】", miss="【進化】")
def one_keyword(keyword: str) -> Gain:
    """Return one keyword."""
    return (GainKeywords(frozenset({keyword})),)


@RULES.rule("keywords", "<keyword><keywords>", example="【疾走】【守護】", miss="【疾走】と")
def more_keywords(keyword: str, keywords: Gain) -> Gain | None:
    """Return several keywords."""
    return meanings.gained(GainKeywords(frozenset({keyword})), *keywords)


@RULES.rule("gain", "<change>する", example="【攻撃力】+1する", miss="【攻撃力】+1持つ")
def changed(change: Gain) -> Gain:
    """Return the change that stats change."""
    return change


@RULES.rule("gain", "<keywords>を持つ", example="【疾走】を持つ", miss="【疾走】を失う")
def gains(keywords: Gain) -> Gain:
    """Return the change that keywords are gained."""
    return keywords


@RULES.rule(
    "gain",
    "<change>して、<keywords>を持つ",
    example="【攻撃力】+1して、【疾走】を持つ",
    miss="【攻撃力】+1、【疾走】を持つ",
)
def changed_and_gains(change: Gain, keywords: Gain) -> Gain | None:
    """Return the change that stats change and keywords are gained."""
    return meanings.gained(*change, *keywords)


@RULES.rule("gift", "「<paragraph>」", example="「【攻撃時】1枚引く。」", miss="【攻撃時】1枚引く。")
def gift(paragraph: Paragraph) -> Gain | None:
    """Return the abilities that a card gains, as keywords if the quoted text is one."""
    return meanings.granted(paragraph)


@RULES.rule(
    "gain", "<gift>を持つ", example="「【攻撃時】1枚引く。」を持つ", miss="「【攻撃時】1枚引く。」を失う"
)
def gains_ability(gift: Gain) -> Gain:
    """Return the change that abilities are gained."""
    return gift


@RULES.rule(
    "gain",
    "<keywords>と<gift>を持つ",
    example="【疾走】と「【攻撃時】1枚引く。」を持つ",
    miss="【疾走】か「【攻撃時】1枚引く。」を持つ",
)
@RULES.rule(
    "gain",
    "<keywords:change>して、<gift>を持つ",
    example="【攻撃力】+1して、「【攻撃時】1枚引く。」を持つ",
    miss="【攻撃力】+1、「【攻撃時】1枚引く。」を持つ",
)
def gains_both(keywords: Gain, gift: Gain) -> Gain:
    """Return the change that keywords, or attack and defense, and then abilities are gained."""
    return (*keywords, *gift)


@RULES.rule("cheaper", "コストを-<amount>する", example="コストを-2する", miss="コストを2にする")
def costs_less(amount: Amount) -> Gain:
    """Return the change that a card costs less."""
    return (ChangeCost(less=((meanings.POINTS, amount),)),)


@RULES.rule("cheaper", "コストを+<amount>する", example="コストを+2する", miss="コストを-2する")
def costs_more(amount: Amount) -> Gain:
    """Return the change that a card costs more."""
    return (ChangeCost(more=((meanings.POINTS, amount),)),)


@RULES.rule("cheaper", "コストを<integer>にする", example="コストを0にする", miss="コストを-0する")
def costs_just(integer: int) -> Gain:
    """Return the change that a card costs exactly an amount."""
    return (ChangeCost(instead=((meanings.POINTS, integer),)),)

"""Conditions in Japanese: which cards there are and how many, whose turn it is, class keywords."""

from rules.games.sve.reading import meanings, meanings_moved
from rules.language.conditions import AllHold, Condition, Fails, Is, There, TurnOf
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Filter, InZone, Other
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same(
    "condition",
    {
        "【覚醒】状態": meanings.OVERFLOW,
        "【真紅】状態": meanings.SANGUINE,
        "自分のターン中": TurnOf(),
        "これが進化している": Is(This(), meanings.EVOLVED),
        "これが進化後である": Is(This(), meanings.EVOLVED),
        "相手のターン中": TurnOf("opponent"),
    },
)
RULES.same("state", {"【覚醒】状態": meanings.OVERFLOW, "【真紅】状態": meanings.SANGUINE})
RULES.same("class-keyword", {f"【コンボ_{number}】": meanings.combo(number) for number in range(1, 16)})
RULES.same(
    "class-keyword",
    {
        f"【{word}_{number}】": meanings.spellchain(number)
        for word in ("スペルチェイン", "SC")
        for number in range(1, 31)
    },
)
RULES.same(
    "class-keyword",
    {
        f"【{word}_{number}】": meanings.necrocharge(number)
        for word in ("ネクロチャージ", "NC")
        for number in range(1, 41)
    },
)


def _here(noun: Filter) -> Filter:
    """Return a noun with your field as its zone if it means your other cards without naming a zone."""
    parts = noun.parts if isinstance(noun, All) else (noun,)
    others = Other() in parts and meanings.OURS in parts and not zones_of(noun)
    return meanings.of(noun, meanings.FIELD) if others else noun


def there(noun: Filter, least: int = 1, most: int | None = None) -> Condition | None:
    """Return the condition on how many cards there are; the noun must give their zone."""
    wanted = _here(noun)
    return There(wanted, least, most) if zones_of(wanted) else None


RULES.same(
    "spot",
    {
        "自分の場": (meanings.FIELD, "you"),
        "相手の場": (meanings.FIELD, "opponent"),
        "自分の墓場": (meanings.CEMETERY, "you"),
        "自分のEXエリア": (meanings.EX_AREA, "you"),
        "自分の手札": (meanings.HAND, "you"),
        "自分の消滅領域": (meanings.BANISHED, "you"),
        "相手の墓場": (meanings.CEMETERY, "opponent"),
        "相手のEXエリア": (meanings.EX_AREA, "opponent"),
        "自分の場や自分のEXエリア": (InZone(("field", "EX area")), "you"),
        "自分の場か自分のEXエリア": (InZone(("field", "EX area")), "you"),
        "自分の場と自分のEXエリア": (InZone(("field", "EX area")), "you"),
    },
)


@RULES.rule(
    "condition",
    "<spot>に<noun>が(いる|ある)",
    example="自分の場にフォロワーがいる",
    miss="自分の場にフォロワーがいない",
)
def there_is(spot: tuple[Filter, str], noun: Filter) -> Condition | None:
    """Return the condition that there is a card of a kind."""
    return in_spot(spot, noun)


@RULES.rule(
    "condition",
    "<spot>に<noun>と<other:noun>が(いる|ある)",
    example="自分の場にフォロワーとアミュレットがある",
    miss="自分の場にフォロワーかアミュレットがある",
)
def there_are_both(spot: tuple[Filter, str], noun: Filter, other: Filter) -> Condition | None:
    """Return the condition that there is a card of each of two kinds."""
    both = in_spot(spot, noun), in_spot(spot, other)
    return None if both[0] is None or both[1] is None else AllHold((both[0], both[1]))


@RULES.rule(
    "condition",
    "<spot>に<noun>が(いない|ない)",
    example="自分の場にフォロワーがいない",
    miss="自分の場にフォロワーがいる",
)
def there_is_none(spot: tuple[Filter, str], noun: Filter) -> Condition | None:
    """Return the condition that there is no such card."""
    return in_spot(spot, noun, 0, 0)


def in_spot(
    spot: tuple[Filter, str], noun: Filter, least: int = 1, most: int | None = None
) -> Condition | None:
    """Return the condition on how many cards are in a player's zone."""
    zone, whose = spot
    side = meanings.OURS if whose == "you" else meanings.THEIRS
    return None if zones_of(noun) else There(meanings.of(noun, zone, side), least, most)


@RULES.rule(
    "condition",
    "<noun>が<integer><counter>以上[ある|いる]",
    example="自分の墓場のカードが10枚以上",
    miss="カードが10枚以上",
)
@RULES.rule(
    "condition",
    "<noun>が<integer>以上",
    example="自分の墓場のカードが10以上",
    miss="カードが10以上",
)
def at_least(noun: Filter, integer: int, counter: bool = True) -> Condition | None:
    """Return the condition that there is at least a number of cards."""
    return there(noun, integer)


@RULES.rule(
    "condition",
    "<noun>が<integer><counter>以下",
    example="自分の手札のカードが2枚以下",
    miss="自分の手札のカードが2枚以上",
)
def at_most(noun: Filter, integer: int, counter: bool) -> Condition | None:
    """Return the condition that there is at most a number of cards."""
    return there(noun, 0, integer)


@RULES.rule(
    "condition", "<whole-zone>が<integer>枚以上[ある]", example="自分の手札が3枚以上", miss="自分の手札が3枚"
)
def zone_has(whole_zone: Filter, integer: int) -> Condition:
    """Return the condition that a zone has at least a number of cards."""
    return There(whole_zone, integer)


@RULES.rule(
    "condition", "<whole-zone>が<integer>枚以下", example="自分の手札が3枚以下", miss="自分の手札が3枚"
)
def zone_has_few(whole_zone: Filter, integer: int) -> Condition:
    """Return the condition that a zone has at most a number of cards."""
    return There(whole_zone, 0, integer)


@RULES.rule("condition", "<state>である", example="【覚醒】状態である", miss="【覚醒】状態でない")
def in_state(state: Condition) -> Condition:
    """Return the condition that a class state is active."""
    return state


@RULES.rule(
    "condition",
    "(EXエリアに置いた|墓場に置いた|場に出した)カードが<noun>",
    example="EXエリアに置いたカードがスペル",
    miss="手札に加えたカードがスペル",
)
@RULES.rule("condition", "それが<noun>", example="それが妖精・フォロワー", miss="これが妖精・フォロワー")
def it_is(noun: Filter) -> Condition | None:
    """Return the condition that the card just named matches a noun."""
    return None if zones_of(noun) else Is(THAT, noun)


@RULES.rule("condition", "<noun>を公開した", example="スペルを公開した", miss="スペルを公開する")
@RULES.rule(
    "condition", "公開したカードが<noun>", example="公開したカードがスペル", miss="公開したカードをスペル"
)
def was_shown(noun: Filter) -> Condition | None:
    """Return the condition that the revealed card matches a noun."""
    return None if zones_of(noun) else Is(meanings.SHOWN, noun)


@RULES.rule("condition", "<noun>を<moved-to>", example="スペルを墓場に置いた", miss="スペルを墓場に置く")
def was_moved(noun: Filter, moved_to: str) -> Condition | None:
    """Return the condition that a card of a kind was among the moved ones."""
    return meanings_moved.was_moved(noun, moved_to)


@RULES.rule(
    "condition",
    "<state>であり、<condition>",
    example="【覚醒】状態であり、自分のターン中",
    miss="【覚醒】状態か、自分のターン中",
)
def state_and(state: Condition, condition: Condition) -> Condition | None:
    """Return the condition that a class state is active and another condition is met."""
    return None if isinstance(condition, AllHold) else AllHold((state, condition))


@RULES.rule("condition", "<state>でない", example="【覚醒】状態でない", miss="【覚醒】状態である")
def not_in_state(state: Condition) -> Condition:
    """Return the condition that a class state is not active."""
    return Fails(state)


@RULES.rule(
    "condition",
    "<spot>に<noun>が<integer><counter>以上(いる|ある)",
    example="自分の場にスペルが3枚以上ある",
    miss="自分の場にスペルが3枚ある",
)
def many_in_spot(spot: tuple[Filter, str], noun: Filter, integer: int, counter: bool) -> Condition | None:
    """Return the condition that at least a number of cards is in a player's zone."""
    return in_spot(spot, noun, integer)


@RULES.rule(
    "condition",
    "<spot>に<noun>が<integer><counter>以下",
    example="自分の場にスペルが3枚以下",
    miss="自分の場にスペルが3枚以上",
)
def few_in_spot(spot: tuple[Filter, str], noun: Filter, integer: int, counter: bool) -> Condition | None:
    """Return the condition that at most a number of cards is in a player's zone."""
    return in_spot(spot, noun, 0, integer)


@RULES.rule(
    "condition",
    "<noun>が<integer><counter>",
    example="自分の場の他のカードが2枚",
    miss="他のカードが2枚",
)
@RULES.rule(
    "condition",
    "<noun:whole-zone>が<integer><counter>",
    example="自分の手札が3枚",
    miss="自分の手札が3枚以上",
)
def just_so_many(noun: Filter, integer: int, counter: bool) -> Condition | None:
    """Return the condition that there is exactly a number of cards."""
    return there(noun, integer, integer)

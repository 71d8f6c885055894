"""Japanese texts of Shadowverse: Evolve: the same tree as in English, and what is refused."""

import pytest

from rules.cards import Face
from rules.houses import houses_of
from rules.language.abilities import Static

SPELL = Face("Made Up", ("spell",))

SAME = {
    "a card moved onto the field gains something, and more follows": (
        "Select a Fairy in your EX area. Put it onto your field and give it Rush. Draw 2 cards.",
        "自分のEXエリアの『フェアリー』1枚を選ぶ。それを場に出す。それは【突進】を持つ。2枚引く。",
    ),
    "what a player may move gains something": (
        "You may summon a follower from your hand and give it Ward.",
        "自分の手札のフォロワー1枚を場に出してよい。それは【守護】を持つ。",
    ),
    "a number of its own is asked of the card": (
        "If this follower has at least 4 attack, draw 3 cards.",
        "これの攻撃力が4以上なら、3枚引く。",
    ),
    "another effect takes the place of the first": (
        "Draw a card. If overflow is active for you, draw 3 cards instead.",
        "1枚引く。【覚醒】状態なら、代わりに3枚引く。",
    ),
    "a card with another name than this one": (
        "Select a follower in your cemetery not named Fairy and add it to your hand.",
        "自分の墓場の「『フェアリー』を除くフォロワー」1枚を選ぶ。それを手札に加える。",
    ),
}
REFUSED = (
    "1枚引く。【覚醒】状態なら、代わりに3ダメージ。",
    "【進化】を持つフォロワーかアミュレットをすべて破壊する。",
    "2枚引く。それを破壊する。",
    "自分のデッキの上3枚を見る。その中から、1枚を手札に加える。残りを墓場に置く。それは【守護】を持つ、など。",
)


@pytest.mark.parametrize("english, japanese", SAME.values(), ids=SAME)
def test_both_languages_mean_the_same(english: str, japanese: str) -> None:
    readings = [
        houses_of("sve")[language].read(text, SPELL) for language, text in (("en", english), ("ja", japanese))
    ]
    assert [one.status for one in readings] == ["read", "read"]
    assert readings[0].abilities == readings[1].abilities


def test_the_flavor_text_of_a_card_that_prints_only_keywords_is_no_ability() -> None:
    text = "【守護】\n山の向こうで、古い鐘が鳴っている。"
    plain = Face("Made Up", ("follower",), values={"other abilities": 0})
    found = houses_of("sve")["ja"].read(text, plain)
    assert (found.status, found.keywords, found.abilities) == ("read", {"Ward"}, ())
    able = Face("Made Up", ("follower",), values={"other abilities": 1})
    assert houses_of("sve")["ja"].read(text, able).status == "partly"


def test_a_reminder_in_narrow_parentheses_is_left_out_as_one_in_wide_ones_is() -> None:
    text = "【疾走】(【疾走】を持つフォロワーは、すぐに攻撃してよい)"
    found = houses_of("sve")["ja"].read(text, Face("Made Up", ("follower",)))
    assert (found.status, found.keywords) == ("read", {"Storm"})


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_certain_is_refused(text: str) -> None:
    assert houses_of("sve")["ja"].read(text, SPELL).status == "unread"


def test_what_holds_on_the_card_itself_is_no_effect_of_a_spell() -> None:
    (ability,) = houses_of("sve")["ja"].read("【覚醒】状態なら、これは【疾走】を持つ。", SPELL).abilities
    assert isinstance(ability, Static)


def test_a_union_burst_whose_symbol_is_left_out_is_the_one_above_the_line():
    text = "【起動】これを【アクト】：2枚引く。\n----------\n【攻撃時】1枚引く。"
    plain = Face("Made Up", ("follower",), keywords=("Activate", "Strike"))
    burst = Face("Made Up", ("follower",), keywords=("Activate", "Strike", "Union Burst"))
    read = houses_of("sve")["ja"].read
    assert [one.when is None for one in read(text, plain).abilities] == [True, True]
    assert [one.when is None for one in read(text, burst).abilities] == [False, True]
    english = "{[ub]} Activate {[engage]} this: Draw 2 cards.\n----------\nStrike - Draw a card."
    assert read(text, burst).abilities == houses_of("sve")["en"].read(english, burst).abilities


def test_a_text_that_only_speaks_of_union_bursts_has_none_itself():
    text = "自分の場の他のフォロワーの能力が発動したとき、1枚引く。"
    face = Face("Made Up", ("follower",), keywords=("Union Burst",))
    (ability,) = houses_of("sve")["ja"].read(text, face).abilities
    assert ability.when is None
    assert (
        ability
        == houses_of("sve")["en"]
        .read("Whenever a {[ub]} ability of another follower on your field is executed, draw a card.", face)
        .abilities[0]
    )

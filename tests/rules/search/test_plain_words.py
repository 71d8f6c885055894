"""Plain words that name facts, words that join others, and words that are misspelled."""

import time

import pytest

from rules.cards import search_key
from rules.search import SearchVocabulary, fits, read, search_vocabulary, understand
from rules.search.facts import printed_cost
from rules.search.vocabulary import vocabulary_of
from rules.systems import formats, system, systems
from tests.made_up_cards import made_up

CARDS = [
    made_up(
        "1-001",
        "Ember Fox",
        types=("forward",),
        attributes=("fire",),
        keywords=("haste",),
        cost="{R}{1}",
        total_cost=2,
        values={"power": 7000},
    ),
    made_up("1-002", "Fire Lily", types=("backup",), attributes=("aqua",), cost="{1}{R}", total_cost=2),
    made_up("1-003", "Haste Makes Waste", types=("summon",), attributes=("thunder",), cost="{1}{1}{R}"),
    made_up("1-004", "Dead or Alive", types=("summon",), attributes=("dark",), cost="{R}{11}", total_cost=12),
    made_up(
        "1-005",
        "Alivia",
        types=("forward",),
        attributes=("dark",),
        aliases=("ろーずクィーン",),
        cost="",
        values={"power": 9000},
    ),
    made_up(
        "1-006",
        "Do Not Run",
        types=("backup",),
        attributes=("fire",),
        races=("Fire Dancer",),
        titles=("VII",),
    ),
]
KNOWN = SearchVocabulary(system("setcg"), formats("setcg"), vocabulary_of(CARDS))


def search(text: str, **more):
    return understand(read(text), [KNOWN], **more)


def found(text: str, **more) -> list[int]:
    condition = search(text, **more).condition
    return [int(card.id[-1]) for card in CARDS if fits(condition, "setcg", card)]


@pytest.mark.parametrize(
    ("text", "numbers", "chip", "literal"),
    [
        ("haste", [1, 3], "keyword is Haste or “haste” in the name", '"haste"'),
        ("fire", [1, 2, 6], "element is Fire or “fire” in the name", '"fire"'),
        ("lightning", [3], "element is Lightning or “lightning” in the name", '"lightning"'),
        ("cost 2", [1, 2], "cost is 2 or “cost 2” in the name", '"cost" "2"'),
        ("12 CP", [4], "cost is 12 or “12 CP” in the name", '"12" "CP"'),
        ("power 7000", [1], "power is 7000 or “power 7000” in the name", '"power" "7000"'),
        ("7000+ power", [1, 5], "power at least 7000 or “7000+ power” in the name", '"7000+" "power"'),
        ("forwards", [1, 5], "type is forward or “forwards” in the name", '"forwards"'),
        ("fire dancer", [6], "job is Fire Dancer or “fire dancer” in the name", '"fire" "dancer"'),
        ("VII", [6], "category is VII or “VII” in the name", '"VII"'),
        ("not fire", [3, 4, 5], "element is not Fire and no “fire” in the name", '"not" "fire"'),
        ("-fire", [3, 4, 5], "not element is Fire or “fire” in the name", '-"fire"'),
    ],
)
def test_a_plain_word_that_names_a_fact_is_read_as_one_and_can_be_taken_literally(
    text, numbers, chip, literal
):
    assert found(text) == numbers
    first = search(text).chips[0]
    assert (first.words, first.literal) == (chip, literal)


def test_words_beside_each_other_are_read_one_by_one_and_each_can_be_left_out():
    assert found("fire forward") == [1]
    assert [(chip.without, chip.literal) for chip in search("fire forward cost:{R}{1}").chips] == [
        ("forward cost:{R}{1}", '"fire" forward cost:{R}{1}'),
        ("fire cost:{R}{1}", 'fire "forward" cost:{R}{1}'),
        ("fire forward", ""),
    ]


def test_a_word_in_quotes_is_a_part_of_a_name():
    assert found('"fire"') == [2]
    assert search('"fire"').chips[0].literal == ""
    assert found('not "fire"') == [1, 3, 4, 5, 6]


@pytest.mark.parametrize("word", ["qu", "1", "12", "xyz", "the"])
def test_a_word_that_names_no_fact_is_a_part_of_a_name(word):
    assert search(word).chips[0].words == f"“{word}”"


def test_every_game_reads_its_own_words():
    realms = [search_vocabulary(of, *formats(of.code).values()) for of in systems()]

    def chips(code: str, text: str) -> list[str]:
        return [chip.words for chip in understand(read(text), realms, usual=[code]).chips]

    assert chips("fow8", "quickcast") == ["keyword is Quickcast or “quickcast” in the name"]
    assert chips("dm", "shield trigger") == ["keyword is S Trigger or “shield trigger” in the name"]
    assert chips("fow8", "fire resonator") == [
        "attribute is fire or “fire” in the name",
        "type is resonator or “resonator” in the name",
    ]
    assert chips("fow8", "resonator atk>=800") == [
        "type is resonator or “resonator” in the name",
        "attack at least 800",
    ]
    assert chips("sve", "evolved follower") == [
        "mark is evolved or “evolved” in the name",
        "type is follower or “follower” in the name",
    ]
    for key in ("c", "civ", "element", "class", "color", "attribute"):
        assert chips("fow8", f"{key}:fire") == ["attribute is fire"]
        assert chips("dm", f"{key}:fire") == ["civilization is fire"]
        assert chips("setcg", f"{key}:lightning") == ["element is Lightning"]
        assert chips("sve", f"{key}:runecraft") == ["class is runecraft"]
    assert chips("fow8", "c:wu") == ["attribute is light and water"]
    assert chips("fow8", "-c:wu") == ["attribute is not light and water"]
    assert chips("fow8", "c:wx") == [] and chips("dm", "c:wu") == []
    assert chips("sve", "class:forest") == ["class is forestcraft"]
    assert chips("sve", "forest follower") == [
        "class is forestcraft or “forest” in the name",
        "type is follower or “follower” in the name",
    ]
    assert chips("sve", "2 pp") == ["cost is 2 or “2 pp” in the name"]
    assert chips("setcg", "cp:3") == ["cost is 3"]
    assert chips("fow8", "mv:3") == chips("fow8", "cost:3") == ["cost is 3"]
    assert chips("setcg", "category:VII job:soldier") == ["category is VII", "job has “soldier”"]


# ---- words that join or negate ----


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("type:backup or type:summon", [2, 3, 4, 6]),
        ("haste or lily", [1, 2, 3]),
        ("dead or alive", [4]),
        ("dead or alivia", [4, 5]),
        ("or", [4]),
        ("dead or", [4]),
        ('"dead or alive"', [4]),
        ("not type:backup", [1, 3, 4, 5]),
        ("not (haste or type:backup)", [4, 5]),
        ("do not", [6]),
        ("do not run", [6]),
    ],
)
def test_or_and_not_in_lower_case_are_told_from_words(text, numbers):
    assert found(text) == numbers


def test_a_name_with_such_a_word_comes_first_among_what_is_found():
    assert search("dead or alive").names == ("deadoralive",)
    assert search("dead fire or alive").names == ("deadfireoralive",)
    assert search("dead type:summon").names == ("dead",)


# ---- what was not understood ----


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("kyword:haste", "keyword:haste"),
        ("type:fire", "element:fire"),
        ("cost:fire", "element:fire"),
        ("zqx:haste", "keyword:haste"),
        ("c:3", "cost:3"),
        ("c:{R}{1}", "cost:{R}{1}"),
        ("elemnt:{R}{1}", "element:{R}{1}"),
    ],
)
def test_the_key_that_was_probably_meant_is_offered(text, instead):
    warned = search(text).warnings[0]
    assert (warned.term, warned.instead) == (text, instead)


# ---- costs ----


def test_a_printed_cost_is_found_in_any_order_of_its_symbols_and_not_by_its_sum():
    assert found("cost:{R}{1}") == found("cost:{1}{r}") == found("mv={R}{1}") == [1, 2]
    assert found("cost:{R}{1}{1}") == [3]
    assert found("cost:{R}{11}") == [4]
    assert found("cost:{R}{11}|{1}{R}") == [1, 2, 4]
    assert found("cost!={R}{1}") == [3, 4, 5, 6]
    assert "not compared" in search("cost<={R}{1}").warnings[0].words
    assert "empty cost" in search("cost:{}").warnings[0].words
    assert printed_cost("7/?") == "{7}{?}" != printed_cost("7")


# ---- Japanese ----


@pytest.mark.parametrize(
    "text", ["ローズクイーン", "ろーずくぃーん", "ﾛｰｽﾞｸｲｰﾝ", "ろー", "クイ", "ローズ・クィーン"]
)
def test_kana_and_width_do_not_matter_and_two_characters_suffice(text):
    assert found(text) == [5]


def test_a_search_tells_apart_what_only_marks_tell_apart():
    assert search_key("ハハ") != search_key("パパ") != search_key("ババ")
    assert found("ロース") == []


# ---- misspelled words ----


@pytest.mark.parametrize(
    ("text", "numbers", "near"),
    [
        ("embr", [1], ("ember",)),
        ("embre fox", [1], ("ember",)),
        ("emver", [1], ("ember",)),
        ("wastte", [3], ("waste",)),
        ("hatse", [1, 3], ("haste",)),
        ("forwrad", [1, 5], ("forward",)),
        ("alivua type:forward", [5], ("alivia",)),
        ("ローズクイン", [5], ("ローズクイーン",)),
        ("zzzz", [], ()),
        ("fxo", [], ()),
        ('"emver"', [], ()),
    ],
)
def test_a_misspelled_word_finds_the_nearest_ones_when_near_ones_are_asked_for(text, numbers, near):
    if near:
        assert set(found(text)) < set(numbers)
    assert found(text, near=True) == numbers
    assert search(text, near=True).near == near


def test_what_must_not_be_true_is_never_nearly_so():
    assert found("-emver", near=True) == found("-emver") == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    "text", ["x" * 500, " ".join(["abcdefgh"] * 40), "あ" * 500, " ".join(["ローズクイ"] * 40)]
)
def test_a_long_search_takes_no_longer_than_it_may(text):
    realms = [search_vocabulary(of, *formats(of.code).values()) for of in systems()]
    understand(read("warm"), realms, near=True)
    start = time.process_time()
    understand(read(text), realms, near=True)
    assert time.process_time() - start < 0.5

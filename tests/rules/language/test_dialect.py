"""What a dialect may say: words that there are, each once, in places that take them."""

import pytest

from rules.language.abilities import (
    KeywordAbility,
)
from rules.language.changes import GainKeywords
from rules.language.checker import check
from rules.language.dialect import BadDialect, dialect
from rules.language.filters import Damaged, InZone
from rules.language.restrictions import Cannot, Must
from tests.rules.language.made_up import MADE_UP

ANY = InZone(("table",))


def faults(tree, of=MADE_UP):
    return [str(fault) for fault in check(tree, of)]


def test_a_dialect_names_only_what_there_is():
    with pytest.raises(BadDialect, match="no node or field 'swpa'; did you mean 'swap'"):
        dialect("x", {"without": ["swpa"]}, {})
    with pytest.raises(BadDialect, match="no node or field 'must.acton'; did you mean 'must.action'"):
        dialect("x", {"only": {"must.acton": ["attack"]}}, {})
    with pytest.raises(BadDialect, match="no vocabulary 'zones'; did you mean 'zone'"):
        dialect("x", {}, {"zones": ["hand"]})


WORDS = {"action": ["attack", "block"], "type": ["spell"], "tally": ["storms"], "keyword": ["Flying"]}
MISSPELLED = (
    ({"only": {"must.action": ["atack"]}}, "only.'must.action': no action 'atack'; did you mean 'attack'?"),
    ({"only": {"draw.amount": ["one"]}}, "only.'draw.amount': this field takes no words of a vocabulary"),
    ({"only": {"must.action": ["attack", "attack"]}}, "only.'must.action': 'attack' is listed 2 times"),
    ({"only": {"must.action": ["attack"]}, "without": ["must"]}, "'must.action' is left out of the dialect"),
    ({"alone": {"must.action": ["zorp"]}}, "alone.'must.action': no action 'zorp'; there are 'attack'"),
    ({"alone": {"gain_keywords.words": ["Flying"]}}, "'gain_keywords' never names another card"),
    ({"own": {"draw.amount": ["one"]}}, "own.'draw.amount': this field takes no words of a vocabulary"),
    ({"own": {"keyword_ability.keyword": ["Flying"]}}, "'Flying' is a keyword anyway; list it under 'only'"),
    ({"replaced": ["draw"]}, "replaced: no event 'draw'; did you mean 'draws'?"),
    ({"replaced": ["draws"], "without": ["draws"]}, "replaced: no event 'draws'"),
    ({"named": ["draw"]}, "named: no ability 'draw'; there are"),
    ({"used_by": {"draw": ["spell"]}}, "used_by: no ability 'draw'; there are"),
    ({"used_by": {"spell": ["spel"]}}, "used_by.'spell': no type 'spel'; did you mean 'spell'?"),
    ({"paid": {"activated.cost": ["draw"]}}, "paid.'activated.cost': no part of a cost 'draw'; there are"),
    ({"paid": {"must.action": ["rest_this"]}}, "paid.'must.action': this field is no cost"),
    ({"without": ["swap", "swap"]}, "without: 'swap' is listed 2 times; once is enough"),
    ({"without": ["way", "way.x"]}, "without: 'way.x' is left out with 'way' already"),
    ({"without": ["*.x", "way.x"]}, "without: 'way.x' is left out with '*.x' already"),
    ({"about": {"storms": ["*", "hail"]}}, "about.'storms': '*' stands for everything, so"),
    ({"words": {"counter": ["*"]}}, "words.'counter': each word is listed; '*' is none"),
    ({"about": {"stroms": ["*"]}}, "about: no tally 'stroms'; did you mean 'storms'?"),
)
"""What a dialect says wrongly, and part of what is said of it."""


@pytest.mark.parametrize(("facts", "fault"), MISSPELLED)
def test_what_a_dialect_misspells_is_found_where_it_is(facts, fault):
    with pytest.raises(BadDialect) as raised:
        dialect("x", {"words": WORDS, **facts}, {})
    assert fault in str(raised.value)


def test_all_faults_of_a_dialect_are_found_at_once():
    with pytest.raises(BadDialect) as raised:
        dialect("x", {"words": WORDS, "replaced": ["draw", "heal"], "named": ["wya"]}, {})
    assert len(str(raised.value).splitlines()) == 3


def test_a_field_may_have_words_of_its_own():
    facts = {"own": {"keyword_ability.keyword": ["Sinks"]}, "only": {"keyword_ability.keyword": ["Flying"]}}
    of = dialect("x", {"words": {"keyword": ["Flying", "Swift"]}, **facts}, {})
    assert faults(KeywordAbility(keyword="Sinks"), of) == faults(KeywordAbility(keyword="Flying"), of) == []
    assert faults(KeywordAbility(keyword="Swift"), of) == [
        "keyword: no keyword 'Swift'; there are 'Flying', 'Sinks'"
    ]
    assert faults(GainKeywords(frozenset({"Sinks"})), of) == [
        "words: no keyword 'Sinks'; there are 'Flying', 'Swift'"
    ]


def test_a_field_may_take_fewer_words_than_its_vocabulary_has():
    of = dialect("x", {"only": {"must.action": ["attack"]}, "words": {"action": ["attack", "block"]}}, {})
    assert faults(Must("attack"), of) == []
    assert faults(Cannot("block"), of) == []
    assert faults(Must("block"), of) == ["action: no action 'block'; there are 'attack'"]


def test_an_action_that_concerns_nobody_else_names_no_other_card():
    of = dialect("x", {"alone": {"must.action": ["leave"]}, "words": {"action": ["attack", "leave"]}}, {})
    assert faults(Must("leave"), of) == []
    assert faults(Must("attack", Damaged()), of) == []
    assert faults(Must("leave", Damaged()), of) == ["other: 'leave' concerns no other card"]
    with pytest.raises(BadDialect, match="no node or field 'must.acton'; did you mean 'must.action'"):
        dialect("x", {"alone": {"must.acton": ["leave"]}}, {})

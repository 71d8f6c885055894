"""Trees as JSON: nothing is lost, equal trees give equal text, and no other JSON is read."""

import json
from dataclasses import dataclass
from statistics import median

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.language import costs
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.amounts import Count, Times
from rules.language.changes import AddStats
from rules.language.codec import DEEPEST, LONGEST_FILE, Malformed, canonical, dump, from_json, load, to_json
from rules.language.costs import Cost, Pay, RestThis
from rules.language.durations import UntilMoment
from rules.language.effects import Create, Destroy, Do, Draw, Effect, Let, Modify, MoveTo, Verb
from rules.language.events import Enters, GameEvent
from rules.language.filters import All, CostIs, InZone, OfType
from rules.language.references import Chosen, It, Target
from rules.language.schema import FAMILIES, SHARED, Schema
from tests.rules.language.trees import DEFINITIONS, values

law = settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
families = pytest.mark.parametrize("family", FAMILIES)


@families
@law
@given(data=st.data())
def test_what_is_written_is_read_as_it_was(family, data):
    tree = data.draw(values(SHARED, SHARED.families[family]))
    text = canonical(tree)
    read = from_json(json.loads(text), FAMILIES[family], definitions=DEFINITIONS)
    assert read == tree
    assert canonical(read) == text


@law
@given(values(SHARED, SHARED.families["Effect"]), values(SHARED, SHARED.families["Effect"]))
def test_equal_trees_give_equal_text_and_others_another(one, other):
    assert (canonical(one) == canonical(other)) == (one == other)


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(sorted(SHARED.words)),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=4) | st.sampled_from(sorted(SHARED.words)), inner, max_size=3)
    ),
    max_leaves=12,
)


@families
@law
@given(data=ANYTHING)
def test_whatever_is_no_tree_is_refused_in_one_way(family, data):
    try:
        from_json(data, FAMILIES[family], path="tree")
    except Malformed as error:
        assert error.fault.path.startswith("tree") and error.fault.problem


@law
@given(st.text(max_size=40) | ANYTHING.map(json.dumps))
def test_whatever_is_no_file_is_refused_in_one_way(text):
    try:
        load(text)
    except Malformed as error:
        assert error.fault.problem


def refusal(text, **more):
    with pytest.raises(Malformed) as caught:
        load(text, **more)
    return str(caught.value)


def ability(text):
    return f'{{"version":1,"abilities":[{text}]}}'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            ability('{"spell":{"destroy":"tarqet"}}'),
            "abilities[0]: no field 'destroy' in 'spell'",
        ),
        (
            ability('{"spell":{"effect":{"destroy":"tarqet"}}}'),
            "abilities[0].effect.what: no node 'tarqet'; did you mean 'target'?",
        ),
        (ability('"triggerd"'), "abilities[0]: no node 'triggerd'; did you mean 'triggered'?"),
        (ability('"triggered"'), "abilities[0]: 'triggered' needs its field 'event'"),
        (ability('{"triggered":"this"}'), "abilities[0].event: 'this' cannot be here; a node of event can"),
        (
            ability('{"spell":{"efect":1}}'),
            "abilities[0]: no field 'efect' in 'spell'; did you mean 'effect'?",
        ),
        (
            ability('{"spell":{"effect":{"do":[{"draw":1.5}]}}}'),
            "abilities[0].effect.effects[0].amount: 1.5 cannot be here",
        ),
        (
            ability('{"spell":{"effect":{"draw":true}}}'),
            "abilities[0].effect.amount: true cannot be here; a node of amount or a whole number can",
        ),
        (
            ability('{"spell":{"effect":{"draw":{"who":"yuo"}}}}'),
            "abilities[0].effect.who: no node 'yuo'; did you mean 'you'?",
        ),
        (ability('{"spell":{"effect":{"this":{"that":1}}}}'), "abilities[0].effect: 'this' cannot be here"),
        (
            ability('{"spell":{"targets":[{"of_type":["magic","magic"]}]}}'),
            "abilities[0].targets[0].words: a word is there twice: 'magic'",
        ),
        (
            ability('{"spell":{"effect":{"create":{"token":"soldir","zone":"field"}}}}'),
            "abilities[0].effect.token: no definition 'soldir'; did you mean 'soldier'?",
        ),
        (
            ability('{"spell":{"effect":{"draw":10000000000000}}}'),
            "abilities[0].effect.amount: the number is too large",
        ),
        (
            ability('{"spell":{"effect":"draw","clause":"' + "a" * 201 + '"}}'),
            "is no word of at most 200 characters",
        ),
        (
            ability('{"triggered":{"event":{"moment":{"name":"tab\\t"}},"effect":"draw"}}'),
            "abilities[0].event.name: 'tab\\t' is no word of at most 200 characters",
        ),
        (
            ability('{"static":{"changes":[{"change_cost":{"more":[["fire",1,2]]}}]}}'),
            "abilities[0].changes[0].more[0]: 2 values belong here, not 3",
        ),
        (ability('{"spell":{"effect":[]}}'), "abilities[0].effect: a list cannot be here"),
        (ability('{"spell":{"effect":{"draw":{"amount":"x","by":1}}}}'), "no field 'by' in 'draw'"),
        (
            ability('{"spell":{"effect":{"do":[{"give_up":{}}]}}}'),
            "abilities[0].effect.effects[0]: no node 'give_up'",
        ),
        (
            ability('{"triggered":{"event":{"moment":{"name":{}}},"effect":"draw"}}'),
            "abilities[0].event.name: an object cannot be here; a moment can",
        ),
        (
            ability('{"spell":{"effect":{"destroy":{"what":{"targets":1}}}}}'),
            "abilities[0].effect.what: 'targets' has no fields; 1 cannot be here",
        ),
        ('{"version":2,"abilities":[]}', "version: version 2 cannot be read, only version 1"),
        ('{"version":1,"version":1,"abilities":[]}', "an object has the key 'version' twice"),
        ('{"version":1', "this is no JSON"),
        ("[]", "an object with version and abilities belongs here"),
        ("[" * 100_000, "this is nested too deeply to be read"),
        (" " * (LONGEST_FILE + 1), "characters are too many"),
    ],
)
def test_an_error_has_the_path_and_quotes_what_is_wrong(text, message):
    assert message in refusal(text, definitions=DEFINITIONS)


def test_trees_are_bounded_in_depth_and_size():
    deep = Draw()
    for _ in range(DEEPEST):
        deep = Do((deep,))
    assert "deep inside each other" in refusal(dump((Spell(effect=deep),)))
    wide = Do((Draw(),) * 5_000)
    assert "a tree may have 5000 values" in refusal(dump((Spell(effect=wide),)))


def test_a_card_that_an_effect_makes_is_kept_by_its_id():
    tree = Create(DEFINITIONS["soldier"], "field")
    assert to_json(tree) == {"create": {"token": "soldier", "zone": "field"}}
    assert from_json(to_json(tree), Effect, definitions=DEFINITIONS).token is DEFINITIONS["soldier"]


def test_a_game_s_own_verbs_and_events_are_kept_like_those_of_all_games():
    @dataclass(frozen=True, slots=True)
    class Foresee(Verb):
        count: int

    @dataclass(frozen=True, slots=True)
    class Awakens(GameEvent):
        pass

    own = Schema((Foresee,), (Awakens,))
    tree = (Triggered(event=Awakens(), effect=Foresee(3)),)
    text = dump(tree, own)
    assert text == ability('{"triggered":{"event":"awakens","effect":{"foresee":3}}}')
    assert load(text, own) == tree
    assert "no node 'awakens'" in refusal(text)


@dataclass(frozen=True, slots=True)
class PutAway(GameEvent):
    """An event whose word a part of costs has too."""


def test_a_game_s_own_event_may_have_the_word_of_a_node_of_another_family():
    own = Schema((), (PutAway,))
    tree = (Triggered(event=PutAway(), cost=Cost((costs.PutAway(InZone(("field",))),))),)
    assert load(dump(tree, own), own) == tree


def test_two_nodes_of_one_family_must_differ_in_their_words():
    copy = dataclass(frozen=True)(type("PutAway", (GameEvent,), {}))
    with pytest.raises(ValueError, match="have the same word 'put_away'"):
        Schema((), (PutAway, copy))


def test_an_ability_is_short():
    enters = Triggered(event=Enters(), effect=Draw(2))
    assert dump((enters,)) == ability('{"triggered":{"event":"enters","effect":{"draw":2}}}')
    wanted = All((InZone(("field",)), OfType(frozenset({"resonator"})), CostIs("<=", 2)))
    field = Count(InZone(("field",)))
    abilities = [
        enters,
        Activated(effect=Destroy(Target()), targets=(wanted,), cost=Cost((RestThis(), Pay(2)))),
        Triggered(event=Enters(), effect=Let("it", Chosen(wanted), MoveTo(It(), "hand"))),
        Spell(
            targets=(wanted,),
            effect=Modify(Target(), (AddStats((Times(field, 200), 0)),), UntilMoment("draw phase", "you")),
        ),
    ]
    assert median(len(canonical(one)) for one in abilities) <= 225

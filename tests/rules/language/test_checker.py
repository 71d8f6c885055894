"""Trees against dialects: what a game has passes, and every slip of a word is found where it is."""

import json
from dataclasses import fields, replace

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rules.dialects import dialect_of
from rules.language.abilities import (
    Ability,
    Activated,
    Declared,
    Mode,
    Replacement,
    Spell,
    Static,
    Triggered,
    Way,
)
from rules.language.amounts import EventAmount, Fixed, LifeOf, Share, Tallied, X
from rules.language.changes import AddStats, Deny, GainAbilities, GainKeywords, Restrict
from rules.language.checker import check
from rules.language.codec import Malformed, canonical, from_json, to_json
from rules.language.composed import ChooseNumber, ChooseSome, ForEach, IfPaid, Let, Look, Part
from rules.language.conditions import Happened
from rules.language.continuous_effects import Later, Prohibit, Remember
from rules.language.costs import Cost, DiscardCards, Pay, PayX, RestThis
from rules.language.dialect import BadDialect, dialect
from rules.language.durations import UntilMoment
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    Discard,
    Do,
    Draw,
    If,
    Modify,
    MoveTo,
    PutCounters,
)
from rules.language.events import (
    AnyEvent,
    AtLeast,
    AtOnce,
    Becomes,
    Enters,
    InCombat,
    Leaves,
    Moment,
    Nth,
    PlayerTakesDamage,
    TakesDamage,
)
from rules.language.filters import AnyOf, InZone, IsPlayer, IsRested, OfRace, OfType, StatIs
from rules.language.references import (
    AffectedPlayer,
    Cause,
    Chosen,
    Each,
    It,
    Subject,
    Target,
    TargetPlayer,
    Targets,
    This,
)
from rules.language.restrictions import Cannot
from rules.language.schema import parts, word_of
from rules.systems import CODES
from tests.rules.language.made_up import MADE_UP, Awakens, Enchant, Foresee
from tests.rules.language.sound import sound
from tests.rules.language.trees import DEFINITIONS

law = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
games = pytest.mark.parametrize("code", [*CODES, "made-up"])
ANY = InZone(("table",))


def game(code):
    return MADE_UP if code == "made-up" else dialect_of(code)


def faults(tree, of=MADE_UP):
    return [str(fault) for fault in check(tree, of)]


@games
@law
@given(data=st.data())
def test_what_a_game_has_passes(code, data):
    of = game(code)
    tree = data.draw(sound(of))
    assert check(tree, of) == ()
    read = from_json(json.loads(canonical(tree, of.schema)), type(tree) | Draw, of.schema, DEFINITIONS)
    assert read == tree


def words_in(node, of, path=""):
    """Yield the path of each word of a vocabulary in a tree, and the tree with a slip in that word."""
    shape = of.schema.shapes[type(node)]
    for field in shape.fields:
        at = f"{path}.{field.name}" if path else field.name
        given = getattr(node, field.name)
        for where, changed in _inside(given, field, shape, of, at):
            yield where, replace(node, **{field.name: changed})


def _inside(value, field, shape, of, path):
    if type(value) in of.schema.shapes:
        yield from words_in(value, of, path)
    elif isinstance(value, tuple):
        for index, one in enumerate(value):
            for where, changed in _inside(one, field, shape, of, f"{path}[{index}]"):
                yield where, (*value[:index], changed, *value[index + 1 :])
    elif isinstance(value, frozenset):
        for one in sorted(value):
            yield path, (value - {one}) | {f"x{one}"}
    elif (
        isinstance(value, str) and any(part.vocabulary or part.words for part in parts(field.slot)) and value
    ):
        yield path, f"x{value}"


@games
@law
@given(data=st.data())
def test_a_slip_in_any_word_is_found_where_it_is(code, data):
    of = game(code)
    tree = data.draw(sound(of))
    slips = list(words_in(tree, of))
    assume(slips)
    for path, changed in slips:
        found = check(changed, of)
        assert path in [fault.path for fault in found]


def slips_in_keys(data):
    """Yield JSON with a slip in one of its keys: the word of a node, or the name of a field."""
    if isinstance(data, dict):
        for key, value in data.items():
            rest = {other: one for other, one in data.items() if other != key}
            yield {**rest, f"{key}x": value}
            for changed in slips_in_keys(value):
                yield {**rest, key: changed}
    elif isinstance(data, list):
        for index, one in enumerate(data):
            for changed in slips_in_keys(one):
                yield [*data[:index], changed, *data[index + 1 :]]


@games
@law
@given(data=st.data())
def test_a_slip_in_any_node_or_field_is_refused_as_it_is_read(code, data):
    of = game(code)
    tree = data.draw(sound(of))
    for changed in slips_in_keys(to_json(tree, of.schema)):
        with pytest.raises(Malformed, match="no (node|field|word) '"):
            from_json(changed, Ability, of.schema, DEFINITIONS)


@games
def test_what_a_game_does_not_act_on_is_refused(code):
    of = game(code)
    assert all(of.schema.words.get(name) or name.count(".") == 1 for name in of.without)
    for name in sorted(of.without):
        word, _, field = name.partition(".")
        cls = of.schema.words[word].cls
        if field or [one for one in fields(cls) if one.init]:
            continue
        assert faults_of_node(cls(), of) == [f"{code} has no '{word_of(cls)}'"]


def faults_of_node(node, of):
    return [fault.problem for fault in check(node, of)]


@pytest.mark.parametrize(
    ("tree", "fault"),
    [
        (
            (Triggered(event=Moment("turn_begin"), effect=Draw()),),
            "abilities[0].event.name: no moment 'turn_begin'; did you mean 'turn_begins'?",
        ),
        (Destroy(Each(InZone(("tabel",)))), "what.filter.zones[0]: no zone 'tabel'; did you mean 'table'?"),
        (
            Static(changes=(GainKeywords(frozenset({"Flyng"})),), layer="frist"),
            "changes[0].words: no keyword 'Flyng'; did you mean 'Flying'?",
        ),
        (
            Static(changes=(AddStats((1, 1)),), layer="frist"),
            "layer: no layer 'frist'; did you mean 'first'?",
        ),
        (PutCounters(This(), "rst"), "counter: no counter 'rst'; did you mean 'rust'?"),
        (Static(changes=(Restrict(Cannot("atack")),)), "no action 'atack'; did you mean 'attack'?"),
        (OfRace(frozenset({"elv"})), "words: no race 'elv'; did you mean 'elf'?"),
        (OfType(frozenset({"creatur"})), "words: no type 'creatur'; did you mean 'creature'?"),
        (Modify(This(), (AddStats((1, 1)),), UntilMoment("dawn")), "until.name: no moment 'dawn'; there are"),
        (StatIs("atack", "<=", 1), "stat: no stat 'atack'; did you mean 'attack'?"),
        (StatIs("attack", "==", 1), "sign: no word '=='; did you mean '='?"),
        (Draw(who="opponen"), "who: no word 'opponen'; did you mean 'opponent'?"),
        (Draw("2"), "amount: '2' cannot be here; a node of amount or a whole number can"),
        (Draw(True), "amount: True cannot be here"),
        (Destroy(None), "what: None cannot be here; a node of cards can"),
        (Do((Draw(), This())), "effects[1]: This() cannot be here; a node of effect can"),
    ],
)
def test_a_wrong_word_is_quoted_with_the_nearest_right_one(tree, fault):
    assert any(fault in one for one in faults(tree)), faults(tree)


def test_a_name_must_be_bound_by_an_enclosing_effect():
    bound = Let("one", Chosen(ANY), Destroy(It("one")))
    assert faults(bound) == []
    assert faults(Let("one", Chosen(ANY), Destroy(It("on")))) == [
        "effect.what.name: no cards bound to 'on'; did you mean 'one'?"
    ]
    assert faults(Let("one", It("one"), Draw())) == ["cards.name: no cards bound to 'one'; there are none"]
    assert faults(ForEach(Each(ANY), Destroy(It()))) == []
    assert faults(Look(3, MoveTo(It(), "hand"))) == []
    assert faults(Draw(Fixed("n"))) == ["amount.name: no number bound to 'n'; there are none"]
    assert faults(ChooseNumber(3, Draw(Fixed()))) == []


def test_a_declared_card_is_bound_as_it():
    assert faults(Declared(event=Enters(ANY), effect=Destroy(It()), zones=("hand",))) == []


def test_what_a_later_ability_keeps_is_all_that_it_has_of_what_is_around_it():
    kept = Later(Triggered(event=Moment("turn_ends"), effect=Destroy(It())), keeps=This())
    assert faults(kept) == []
    assert faults(replace(kept, keeps=None)) == [
        "ability.effect.what.name: no cards bound to 'it'; there are none"
    ]
    gained = GainAbilities((Triggered(event=Enters(), effect=Destroy(It())),))
    around = Let("it", This(), Modify(It(), (gained,)))
    assert faults(around) == [
        "effect.changes[0].abilities[0].effect.what.name: no cards bound to 'it'; there are none"
    ]


def test_targets_must_have_been_announced():
    spell = Spell(effect=Destroy(Target()), targets=(ANY,))
    assert faults(spell) == []
    assert faults(Spell(effect=Destroy(Target(1)), targets=(ANY,))) == [
        "effect.what.index: no target 1; there are 1, counted from 0"
    ]
    assert faults(Spell(effect=Destroy(Targets()))) == ["effect.what: no targets are chosen"]
    assert faults(Spell(effect=Draw(who=TargetPlayer()), targets=(ANY,))) == [
        "effect.who.index: target 0 is a card and not a player"
    ]
    either = AnyOf((ANY, IsPlayer()))
    assert faults(Spell(effect=Draw(who=TargetPlayer()), targets=(either,))) == []
    assert faults(Replacement(event=Enters(), effect=Destroy(Target()), targets=(ANY,))) == []


def test_only_what_has_an_amount_can_be_about_another_amount():
    assert faults(Replacement(TakesDamage(), amount=0)) == []
    assert faults(Replacement(Enters(), amount=0)) == ["amount: this event has no amount"]


def test_what_each_player_chooses_is_not_asked_to_differ():
    differing = Chosen(ANY, 2, differing="name")
    assert faults(Destroy(differing)) == []
    assert faults(Destroy(replace(differing, each=True))) == [
        "what.differing: what each player chooses cannot be asked to differ"
    ]


def test_only_what_a_game_counts_apart_can_be_asked_about():
    assert faults(Remember("storms", about="hail")) == []
    assert faults(Tallied("calms", span="game", about="flat")) == []
    assert faults(Remember("storms", about="hale")) == ["about: no storms 'hale'; did you mean 'hail'?"]
    assert faults(Tallied("storms", span="game", about="hale")) == [
        "about: no storms 'hale'; did you mean 'hail'?"
    ]
    assert faults(Tallied("storms", about="hail")) == [
        "about: what is counted in the running turn is not counted apart"
    ]


def test_a_tally_that_is_counted_as_one_is_not_asked_about_apart():
    played = Tallied("played", span="game", about="hail")
    assert faults(played, dialect_of("fow8")) == [
        "about: 'played' is counted as one, and not of each of several"
    ]


def test_a_dialect_counts_nothing_apart_that_it_does_not_count():
    with pytest.raises(BadDialect, match="stroms"):
        dialect("made-up", {"words": {"tally": ["storms"]}, "about": {"stroms": ["*"]}}, {})


def test_what_players_cannot_do_is_said_alone():
    flying = GainKeywords(frozenset({"Flying"}))
    assert faults(Static((Deny("draw", "opponent"),))) == []
    alone = ["changes: that players cannot do something is said alone, and about no cards"]
    assert faults(Static((Deny("draw"), flying))) == faults(Static((Deny("draw"),), ANY)) == alone
    assert faults(Modify(This(), (Deny("draw"),))) == [
        "changes: that players cannot do something is no change of cards but a prohibition"
    ]
    assert faults(Prohibit("darw")) == ["deed: no deed 'darw'; did you mean 'draw'?"]


def test_where_each_player_chooses_nobody_else_does():
    assert faults(Destroy(Chosen(ANY, each=True))) == []
    assert faults(Destroy(Chosen(ANY, each=True, by="opponent"))) == [
        "what.by: each player chooses here, so that nobody else does"
    ]


def test_only_what_an_effect_gives_is_gone_once_it_is_applied():
    shield = Replacement(TakesDamage(), amount=0, once=True)
    assert faults(GainAbilities((shield,))) == []
    assert faults(shield) == ["once: only what an effect gives can be gone when it has been applied"]


def test_an_event_that_a_game_never_asks_about_cannot_be_replaced():
    never = Replacement(Enters(), Draw())
    assert [str(fault) for fault in check(never, dialect_of("setcg"))] == [
        "event: setcg lets nothing replace 'enters'"
    ]
    assert check(Replacement(TakesDamage(), Draw()), dialect_of("setcg")) == ()


def test_a_mode_speaks_of_its_own_targets():
    modes = (Mode(Destroy(Target()), (ANY,)), Mode(Draw()))
    assert faults(Spell(modes=modes)) == []
    assert faults(Spell(targets=(ANY,), modes=(Mode(Destroy(Target())), Mode(Draw())))) == [
        "modes[0].effect.what.index: no target 0; there are 0, counted from 0"
    ]
    assert faults(Spell(modes=modes, choose=3)) == ["choose: 3 of 2 modes cannot be chosen"]
    assert faults(Spell(effect=Draw(), choose=2)) == ["choose: there are no modes to choose"]


def test_a_part_speaks_of_its_own_targets():
    two = (ANY, ANY)
    assert faults(Spell(targets=two, effect=Part(Destroy(Target()), 1, 1))) == []
    assert faults(Spell(targets=two, effect=Part(Destroy(Target(1)), 1, 1))) == [
        "effect.effect.what.index: no target 1; there are 1, counted from 0"
    ]
    assert faults(Spell(targets=two, effect=Part(Draw(), 1, 2))) == [
        "effect: targets 1 to 3 are not all among the 2"
    ]


def test_only_what_is_divided_is_shared_out():
    damage = DealDamage(Target(1), Share(1))
    assert faults(Spell(targets=(ANY, ANY), divides=5, effect=damage)) == []
    assert faults(Spell(targets=(ANY, ANY), effect=damage)) == ["effect.amount: nothing is divided"]
    assert faults(Spell(targets=(ANY, ANY), divides=5, least=3)) == [
        "least: at least 3 of 2 targets cannot be chosen"
    ]
    modes = (Mode(Draw(), (ANY,), least=2), Mode(Draw(), least=0))
    assert faults(Spell(modes=modes)) == [
        "modes[0].least: at least 2 of 1 targets cannot be chosen",
        "modes[1].least: at least 0 of 0 targets cannot be chosen",
    ]
    assert faults(Spell(divides=5, effect=Draw())) == ["divides: there are no targets to divide this among"]


def test_an_event_is_spoken_of_where_one_happened():
    assert faults(Triggered(event=Enters(), effect=Destroy(Subject()))) == []
    assert faults(Triggered(event=Moment("turn_ends"), effect=Destroy(Subject()))) == [
        "effect.what: no event happened to a card here"
    ]
    either = AnyEvent((Enters(), Moment("turn_ends")))
    assert faults(Triggered(event=either, effect=Destroy(Subject()))) != []
    assert faults(Spell(effect=Destroy(Cause()))) == ["effect.what: no event has a cause here"]
    assert faults(Triggered(event=TakesDamage(), effect=ChangeLife(EventAmount()))) == []
    assert faults(Triggered(event=Enters(), effect=ChangeLife(EventAmount()))) == [
        "effect.amount: no event has an amount here"
    ]
    hurt = DealDamageToPlayer(1, AffectedPlayer())
    assert faults(Triggered(event=PlayerTakesDamage("anyone"), effect=hurt)) == []
    assert faults(Triggered(event=Becomes(IsRested()), effect=hurt)) != []
    assert faults(Triggered(event=AtLeast(Enters(), 2), effect=Draw())) == [
        "event.event: this event has no amount"
    ]
    assert faults(Triggered(event=InCombat(Enters()), effect=Draw())) == [
        "event.event: this event is no damage"
    ]
    assert faults(Replacement(event=TakesDamage(), onto=This())) == []
    assert faults(Replacement(event=Enters(), onto=This())) != []


def test_events_at_once_count_as_one_only_for_what_triggers_on_them():
    at_once = AtOnce(Enters(ANY))
    assert faults(Triggered(event=at_once, effect=Draw())) == []
    for event in (AnyEvent((at_once, Leaves())), Nth(at_once, 2), AtOnce(at_once)):
        assert faults(Triggered(event=event, effect=Draw())) != []
    assert faults(Replacement(event=at_once)) != []
    assert faults(Spell(effect=If(Happened(at_once), Draw()))) != []


def test_x_is_spoken_of_where_one_was_decided():
    assert faults(Spell(effect=Draw(X()))) == [], "what a card costs may have an X"
    assert faults(Activated(effect=Draw(X()), cost=Cost((PayX(),)))) == []
    assert faults(Activated(effect=Draw(X()), cost=Cost((Pay(1),)))) == [
        "effect.amount: no X is decided here"
    ]
    assert faults(Activated(effect=Draw(X()), x=LifeOf())) == []
    assert faults(Activated(effect=Draw(X()), ways=(Way(cost=Cost((PayX(),))),))) == []
    assert faults(Triggered(event=Enters(), effect=Draw(X()))) == [], "the X paid for its own card"
    assert faults(Triggered(event=Enters(ANY), effect=Draw(X()))) == ["effect.amount: no X is decided here"]
    assert faults(Triggered(event=Enters(ANY), effect=IfPaid(Cost((PayX(),)), Draw(X())))) == []
    assert faults(Static(changes=(AddStats((X(), 0)),))) == ["changes[0].amounts[0]: no X is decided here"]


def test_numbers_and_lists_have_their_bounds():
    assert faults(AddStats((1,))) == ["amounts: 1 amounts are given for 2 stats"]
    assert faults(ChooseSome((Draw(), Discard()), 3)) == [
        ": 1 to 3 of 2 effects cannot be chosen".lstrip(": ")
    ]
    assert faults(Chosen(ANY, 1, 2)) == ["at least 2 and at most 1 cannot be chosen"]
    assert faults(AnyOf(())) == ["parts: something belongs here"]
    assert faults(Static()) == ["changes: something belongs here"]
    assert faults(Cost((PayX(0),))) == ["parts[0].times: 0 is too small; it is 1 or more"]
    assert faults(Spell(effect=Draw(), only_there=True)) == [
        "only_there: zones must be named where an ability works only there"
    ]


def test_what_changes_other_cards_works_elsewhere_only_where_it_is_printed():
    grows = (AddStats((1, 1)),)
    for ability in (Static(grows, ANY), Static((Deny("draw"),))):
        elsewhere = replace(ability, zones=("hand",))
        assert (
            faults(ability) == faults(elsewhere) == faults(Modify(This(), (GainAbilities((ability,)),))) == []
        )
        assert faults(Modify(This(), (GainAbilities((elsewhere,)),))) == [
            "changes[0].abilities[0].zones: "
            "what an effect gives to a card changes others, or denies players something, in play alone"
        ]


def test_words_of_every_game_are_taken_where_they_mean_something():
    assert faults(Static(changes=(AddStats((1, 1)),), zones=("everywhere",))) == []
    assert faults(InZone(("everywhere",))) != []
    assert faults(Pay(1, "any")) == []


@pytest.mark.parametrize(
    ("code", "named", "meant"),
    [("fow8", "kowledge", "knowledge"), ("fow5", "+100/100", "+100/+100"), ("setcg", "bouty", "bounty")],
)
def test_a_counter_that_no_card_names_is_refused_with_the_nearest_one(code, named, meant):
    of = game(code)
    assert faults(PutCounters(This(), meant), of) == []
    (fault,) = faults(PutCounters(This(), named), of)
    assert f"counter: no counter '{named}'; did you mean '{meant}'?" in fault


def test_a_game_s_own_verbs_and_events_are_in_its_dialect_only():
    tree = Triggered(event=Awakens(), effect=Do((Foresee(2), Enchant(Subject()))))
    assert faults(tree) == []
    of = dialect_of("dm")
    assert faults(Foresee(2), of) == ["Foresee(count=2) is no node"]
    assert "event: Awakens(what=None) cannot be here; a node of event can" in faults(tree, of)


def test_the_cost_of_an_ability_has_only_parts_that_the_game_acts_on():
    of = dialect("x", {"paid": {"activated.cost": ["rest_this"]}}, {"zone": ["hand"]})
    given_up = Cost((RestThis(), DiscardCards()))
    assert faults(Activated(effect=Draw(), cost=Cost((RestThis(),))), of) == []
    assert faults(Activated(effect=Draw(), cost=given_up), of) == [
        "cost.parts[1]: no part of this cost 'discard_cards'; there are 'rest_this'"
    ]
    assert faults(Way(cost=given_up), of) == []
    with pytest.raises(BadDialect, match="no part of a cost 'rest_thsi'; did you mean 'rest_this'"):
        dialect("x", {"paid": {"activated.cost": ["rest_thsi"]}}, {})
    with pytest.raises(BadDialect, match="no node or field 'activated.cots'; did you mean 'activated.cost'"):
        dialect("x", {"paid": {"activated.cots": ["rest_this"]}}, {})


def test_a_field_that_a_game_ignores_is_refused():
    of = dialect("x", {"without": ["discard.at_random", "*.zones"]}, {"zone": ["hand"]})
    assert faults(Discard(), of) == []
    assert faults(Discard(at_random=True), of) == ["at_random: x does not act on 'at_random' of 'discard'"]
    assert faults(Spell(effect=Draw(), zones=("hand",)), of) == [
        "zones: x does not act on 'zones' of 'spell'"
    ]


@pytest.mark.clause("dm", "601.1a")
@pytest.mark.parametrize(
    ("names", "path"),
    [(("",), "abilities[0].name"), (("Cut", "Cut"), "abilities[1].name"), (("Cut", "Dip"), "")],
)
def test_ways_that_players_declare_by_name_have_names_of_their_own(names, path):
    ways = tuple(
        Way(cost=Cost((Pay(cost, "mana"),)), instead=True, name=name) for cost, name in enumerate(names, 1)
    )
    assert [fault.path for fault in check(ways, dialect_of("dm"))] == ([path] if path else [])


@pytest.mark.clause("sve", "10.6.2.7.2")
def test_what_only_some_cards_do_as_they_resolve_is_refused_on_others():
    text = (Spell(Draw(1)),)
    assert check(text, dialect_of("sve"), types={"spell"}) == ()
    (fault,) = check(text, dialect_of("sve"), types={"follower"})
    assert (fault.path, "only a card of type" in str(fault)) == ("abilities[0]", True)


def test_a_game_may_act_on_no_node_at_all():
    of = dialect("x", {"without": ["*"]}, {})
    assert faults(Draw(), of) == ["x has no 'draw'"] and faults(Draw(), dialect("x", {}, {})) == []

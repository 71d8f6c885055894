"""Will, layers, actions by rules and rule processes of Force of Will (907 to 1200), told as scenes."""

from dataclasses import replace

import pytest

from rules.engine import atoms
from rules.engine.atoms.moves import TOKEN
from rules.engine.context import Context
from rules.engine.continuous_effects import Lasting
from rules.engine.perform import perform
from rules.engine.replacement import RuleReplacement
from rules.engine.triggers import trigger_on
from rules.games.fow8.cards import catalogue
from rules.games.fow8.damage import deal_damage, deal_damage_to_player
from rules.games.fow8.definitions import WILLS, price
from rules.games.fow8.keywords import now
from rules.games.fow8.movement_zones import put_away
from rules.games.fow8.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.changes import AddRaces, AddStats, GainKeywords, SetStats
from rules.language.durations import ALWAYS
from rules.language.events import Attacks, Enters, Leaves, PlayerTakesDamage, TakesDamage
from rules.language.filter_shorthand import both, cards
from rules.language.references import Chosen, Each
from tests.rules.fow8.play.made_up import FIRE, FREE, LIGHT, face, quiet, resonator, stone
from tests.rules.scenes import Scene

IN_FIELD = cards(zones=("field",))


def run(game, procedure):
    """Carry out a procedure, taking the first option of every question; return the questions."""
    asks = []
    try:
        ask = next(procedure)
        while True:
            asks.append(ask)
            ask = procedure.send(ask.options[0])
    except StopIteration:
        return asks


def do(scene, effect, player=0, source=-1, **more):
    """Carry out an effect in a scene."""
    return run(scene.game, perform(scene.game, effect, Context(player, source, "908.1", **more)))


def at_main(*stones):
    """Return a scene and the numbers of stones laid into the field."""
    scene = quiet()
    return scene, [scene.put("field", one) for one in stones]


@pytest.mark.clause("fow8", "203.2")
@pytest.mark.clause("fow8", "203.3")
@pytest.mark.clause("fow8", "203.4")
@pytest.mark.clause("fow8", "203.5")
def test_a_cost_is_attributes_and_a_free_part():
    read = price("{W}{W}{R}{3}")
    assert read.needs == ((WILLS.index("W"), 2), (WILLS.index("R"), 1))
    assert (read.free, read.total) == (3, 6)


@pytest.mark.clause("fow8", "203.5a")
def test_a_card_without_a_cost_costs_nothing():
    assert price("").total == 0


@pytest.mark.clause("fow8", "1003.1")
@pytest.mark.clause("fow8", "1003.3")
@pytest.mark.clause("fow8", "1003.5")
@pytest.mark.clause("fow8", "907.2")
def test_playing_a_card_rests_stones_for_exactly_its_cost():
    scene, stones = at_main(LIGHT, LIGHT, LIGHT)
    knight = scene.put("hand", resonator("Knight", cost="{W}{1}"))
    scene.begin("main").answer("play", knight)
    assert sum(scene.in_play(one).rested for one in stones) == 2
    assert scene.resource(0) == 0


@pytest.mark.clause("fow8", "1003.2")
def test_an_attribute_is_paid_only_with_that_attribute_and_the_free_cost_with_any():
    fire_card = resonator("Fire", cost="{R}")
    scene, _ = at_main(LIGHT)
    card = scene.put("hand", fire_card)
    assert not scene.begin("main").offers("play", card)
    mixed, _ = at_main(LIGHT, FIRE)
    card = mixed.put("hand", resonator("Mixed", cost="{R}{1}"))
    mixed.begin("main").answer("play", card)
    assert mixed.zone_of(card) == "field"


@pytest.mark.clause("fow8", "1003.4")
def test_what_cannot_be_paid_whole_is_not_begun_and_a_double_stone_counts_once():
    scene, _ = at_main(stone("WR"), LIGHT)
    card = scene.put("hand", resonator("Twice", cost="{R}{R}"))
    assert not scene.begin("main").offers("play", card)


@pytest.mark.clause("fow8", "1003.4")
@pytest.mark.clause("fow8", "1003.5")
def test_every_way_of_paying_is_offered_that_leaves_the_rest_payable():
    scene, (both, light, fire) = at_main(stone("WR"), LIGHT, FIRE)
    card = scene.put("hand", resonator("Mixed", cost="{W}{1}"))
    scene.begin("main").answer("play", card)
    assert {option.card for option in scene.ask.options} == {both, light}
    scene.answer("will", light)
    assert {option.card for option in scene.ask.options} == {both, fire}
    tight, (both, light) = at_main(stone("WR"), LIGHT)
    card = tight.put("hand", resonator("Tight", cost="{W}{R}"))
    tight.begin("main").answer("play", card)
    assert tight.zone_of(card) == "field"


@pytest.mark.clause("fow8", "907.1")
@pytest.mark.clause("fow8", "907.2")
@pytest.mark.clause("fow8", "907.3")
@pytest.mark.clause("fow8", "907.5")
@pytest.mark.clause("fow8", "707.2")
def test_a_will_ability_is_played_with_priority_and_resolves_without_the_chase():
    scene, (both,) = at_main(stone("WR"))
    scene.begin("main")
    assert [option.other for option in scene.ask.options if option.verb == "will"] == [0, 1]
    scene.answer("will", both, 1)
    assert (scene.resource(1), scene.resource(0), scene.state.pending) == (1, 0, [])
    assert scene.in_play(both).rested


@pytest.mark.clause("fow8", "907.4")
@pytest.mark.clause("fow8", "1003.1")
def test_will_made_earlier_stays_and_is_spent():
    scene, (light,) = at_main(LIGHT)
    card = scene.put("hand", resonator("Knight", cost="{W}"))
    scene.begin("main").answer("will", light).answer("play", card)
    assert (scene.resource(0), scene.zone_of(card)) == (0, "field")


@pytest.mark.clause("fow8", "907.6a")
@pytest.mark.clause("fow8", "907.6b")
@pytest.mark.clause("fow8", "907.6c")
@pytest.mark.clause("fow8", "1003.6")
@pytest.mark.clause("fow8", "1003.7")
def test_moon_and_time_will_pay_their_own_symbols_and_any_free_cost_but_no_attribute():
    for letter, other in (("M", "T"), ("T", "M")):
        scene, _ = at_main(stone(letter))
        names = {
            cost: scene.put("hand", resonator(f"For {cost}", cost=cost))
            for cost in (f"{{{letter}}}", f"{{{other}}}", "{1}", "{W}")
        }
        scene.begin("main")
        assert [cost for cost, card in names.items() if scene.offers("play", card)] == [
            f"{{{letter}}}",
            "{1}",
        ]


@pytest.mark.clause("fow8", "905.3")
def test_a_resonator_makes_will_only_if_it_was_there_all_turn():
    priest = resonator("Priest", 100, 100, produces="G")
    scene = quiet()
    old, _ = scene.put("field", priest), scene.put("field", priest, entered=5)
    scene.begin("main")
    assert [option.card for option in scene.ask.options if option.verb == "will"] == [old]


def lasting(layer, stamp, change, *cards, wanted=None):
    return Lasting(-1, 0, stamp, layer, change, ALWAYS, None if wanted else frozenset(cards), wanted)


@pytest.mark.clause("fow8", "909.1")
@pytest.mark.clause("fow8", "909.1c")
@pytest.mark.clause("fow8", "909.1d")
@pytest.mark.clause("fow8", "909.1g")
def test_races_come_before_abilities_and_abilities_before_values_whatever_is_older():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    beasts, fliers = frozenset({"Beast"}), frozenset({"Flying"})
    scene.state.lasting += [
        lasting("values", 1, AddStats((300, 0)), wanted=both(IN_FIELD, cards(keywords=fliers))),
        lasting("abilities", 2, GainKeywords(fliers), wanted=both(IN_FIELD, cards(races=beasts))),
        lasting("races and types", 3, AddRaces(beasts), ox),
    ]
    scene.begin("main")
    assert now(scene.game, ox).stats == (800, 500)


@pytest.mark.clause("fow8", "909.1a")
@pytest.mark.clause("fow8", "909.7")
def test_without_effects_a_card_is_what_is_printed_on_it():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    scene.begin("main")
    assert now(scene.game, ox) is scene.state.cards[ox]


@pytest.mark.clause("fow8", "909.1b")
@pytest.mark.clause("fow8", "909.1e")
@pytest.mark.clause("fow8", "909.1f")
def test_what_is_given_anew_comes_before_what_changes_it():
    order = list(RULESET.layers)
    assert order.index("new words") < order.index("races and types") < order.index("abilities")
    assert order.index("abilities") < order.index("words") < order.index("new values") < order.index("values")
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    scene.state.lasting += [
        lasting("values", 1, SetStats((100, None)), ox),
        lasting("new values", 2, AddStats((300, 300)), ox),
    ]
    scene.begin("main")
    assert now(scene.game, ox).stats == (100, 800)


@pytest.mark.clause("fow8", "909.1h")
@pytest.mark.clause("fow8", "1022.2")
def test_counters_count_last():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500), counters={"+100/+100": 2})
    scene.state.lasting.append(lasting("values", 9, SetStats((100, 100)), ox))
    scene.begin("main")
    assert now(scene.game, ox).stats == (300, 300)


@pytest.mark.clause("fow8", "909.1i")
def test_figures_are_rounded_up_to_hundreds_at_the_end():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    scene.state.lasting.append(lasting("values", 1, AddStats((-250, 10)), ox))
    scene.begin("main")
    assert now(scene.game, ox).stats == (300, 600)


@pytest.mark.clause("fow8", "909.3a")
def test_an_effect_waits_for_the_one_it_depends_on():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    beasts = frozenset({"Beast"})
    scene.state.lasting += [
        lasting(
            "races and types", 1, AddRaces(frozenset({"King"})), wanted=both(IN_FIELD, cards(races=beasts))
        ),
        lasting("races and types", 2, AddRaces(beasts), ox),
    ]
    scene.begin("main")
    assert now(scene.game, ox).races == {"Beast", "King"}


@pytest.mark.clause("fow8", "909.3")
@pytest.mark.clause("fow8", "909.3b")
def test_otherwise_the_earlier_effect_comes_first():
    for set_first, attack in ((1, 400), (3, 100)):
        scene = quiet()
        ox = scene.put("field", resonator("Ox", 500, 500))
        scene.state.lasting += [
            lasting("values", set_first, SetStats((100, None)), ox),
            lasting("values", 2, AddStats((300, 0)), ox),
        ]
        scene.begin("main")
        assert now(scene.game, ox).stats[0] == attack


@pytest.mark.clause("fow8", "901.1c")
@pytest.mark.clause("fow8", "902.1a")
@pytest.mark.clause("fow8", "904.1")
def test_a_continuous_ability_holds_while_its_card_is_in_the_field():
    flag = Static((AddStats((200, 0)),), IN_FIELD, layer="values")
    scene = quiet()
    banner = scene.put("field", face("Banner", "regalia", abilities=(flag,)))
    ox = scene.put("field", resonator("Ox", 500, 500))
    scene.put("hand", face("Banner", "regalia", abilities=(flag,)))
    scene.begin("main")
    assert now(scene.game, ox).stats == (700, 500)
    atoms.move(scene.game, banner, 5)
    assert now(scene.game, ox).stats == (500, 500)


@pytest.mark.clause("fow8", "902.1b")
def test_a_rulers_abilities_are_active_in_the_ruler_area():
    flag = Static((AddStats((200, 0)),), IN_FIELD, layer="values")
    scene = quiet()
    scene.put("ruler area", face("Queen", "ruler", abilities=(flag,)))
    ox = scene.put("field", resonator("Ox", 500, 500))
    scene.begin("main")
    assert now(scene.game, ox).stats == (700, 500)


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "910.2")
@pytest.mark.clause("fow8", "910.3")
@pytest.mark.clause("fow8", "1018.1")
@pytest.mark.clause("fow8", "1018.1a")
def test_replacements_of_damage_apply_once_each_in_the_order_the_affected_player_takes():
    def always(game, event):
        return [-1]

    def double(game, event, source):
        event.amount *= 2
        yield from ()

    def prevent(game, event, source):
        event.amount = max(0, event.amount - 300)
        yield from ()

    rules = replace(
        RULESET,
        replacements=(
            RuleReplacement("double", "910.1", TakesDamage, always, double),
            RuleReplacement("prevent", "1018.1a", TakesDamage, always, prevent),
        ),
    )
    scene = quiet(rules)
    ox = scene.put("field", resonator("Ox", 500, 5000), 1)
    scene.begin("main")
    asks = run(scene.game, deal_damage(scene.game, ox, 400, -1))
    assert asks[0].player == 1
    assert scene.in_play(ox).damage == 500


@pytest.mark.clause("fow8", "1018.1b")
@pytest.mark.clause("fow8", "910.1")
def test_damage_that_is_prevented_whole_is_not_dealt():
    def prevent(game, event, source):
        event.cancelled = True
        yield from ()

    prevented = RuleReplacement("prevent", "1018.1b", PlayerTakesDamage, lambda game, event: [-1], prevent)
    scene = quiet(replace(RULESET, replacements=(prevented,))).begin("main")
    run(scene.game, deal_damage_to_player(scene.game, 0, 400, -1))
    assert scene.life() == 4000


@pytest.mark.clause("fow8", "1007.1")
@pytest.mark.clause("fow8", "207.2")
@pytest.mark.clause("fow8", "1204.1")
def test_damage_adds_up_until_it_reaches_the_defense():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    scene.begin("main")
    run(scene.game, deal_damage(scene.game, ox, 200, -1))
    run(scene.game, deal_damage(scene.game, ox, 200, -1))
    scene.answer("play", "Squire")
    assert scene.in_play(ox).damage == 400
    run(scene.game, deal_damage(scene.game, ox, 100, -1))
    scene.until("main", 1)
    assert scene.zone_of(ox) == "graveyard"


@pytest.mark.clause("fow8", "1007.4")
def test_a_card_without_defense_is_dealt_no_damage():
    scene, (light,) = at_main(LIGHT)
    scene.begin("main")
    run(scene.game, deal_damage(scene.game, light, 500, -1))
    assert scene.in_play(light).damage == 0


@pytest.mark.clause("fow8", "1009.2")
def test_two_cards_are_drawn_one_after_the_other_from_the_top():
    scene = quiet().begin("main")
    top, second = scene.cards("main deck")[-1], scene.cards("main deck")[-2]
    do(scene, fx.Draw(2))
    assert scene.cards("hand")[-2:] == [top, second]


@pytest.mark.clause("fow8", "104.2")
def test_an_effect_is_done_as_far_as_it_can_be():
    scene = quiet().begin("main")
    do(scene, fx.Do((fx.Draw(99), fx.ChangeLife(100))))
    assert (scene.cards("main deck"), scene.life()) == ([], 4100)
    assert scene.result is None


@pytest.mark.clause("fow8", "1202.2")
@pytest.mark.clause("fow8", "502.3")
def test_only_a_draw_that_the_draw_phase_asks_for_loses_the_game_to_an_empty_deck():
    scene = Scene(RULESET)
    scene.put("hand", FREE)
    scene.fill("main deck", FREE, 3, 1)
    scene.begin("draw")
    assert scene.ending == (1, "deck_out")
    drawing = Scene(RULESET)
    drawing.put("hand", FREE)
    drawing.begin("main")
    do(drawing, fx.Draw(1))
    drawing.answer("play", "Squire")
    assert drawing.ending == (0, "deck_out")


@pytest.mark.clause("fow8", "103.3")
def test_when_both_lose_at_once_the_game_is_a_draw():
    scene = quiet()
    scene.give(0, life=0)
    scene.give(1, life=-100)
    scene.begin("main")
    assert scene.ending == (-1, "both_lose")


@pytest.mark.clause("fow8", "1203.1")
@pytest.mark.clause("fow8", "1203.2")
def test_opposite_counters_take_each_other_away():
    scene = quiet()
    more = scene.put("field", resonator("Ox", 500, 500), counters={"+100/+100": 3, "-100/-100": 1})
    even = scene.put("field", resonator("Ox", 500, 500), counters={"+100/+100": 2, "-100/-100": 2})
    scene.begin("main")
    assert scene.in_play(more).counters == {"+100/+100": 2}
    assert not scene.in_play(even).counters


@pytest.mark.clause("fow8", "1204.2")
def test_a_fighter_with_no_defense_left_is_destroyed():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500), counters={"-100/-100": 5})
    scene.begin("main")
    assert scene.zone_of(ox) == "graveyard"


@pytest.mark.clause("fow8", "1205.1")
@pytest.mark.clause("fow8", "105.4a")
def test_life_is_rounded_up_to_hundreds():
    scene = quiet()
    scene.give(0, life=2350)
    assert scene.begin("main").life() == 2400


@pytest.mark.clause("fow8", "1010.1")
@pytest.mark.clause("fow8", "302.5")
@pytest.mark.clause("fow8", "302.6")
def test_a_destroyed_card_goes_to_its_owners_graveyard_whoever_controls_it():
    scene = quiet()
    ox = scene.put("field", resonator("Ox"), 0, owner=1)
    scene.begin("main")
    put_away(scene.game, [ox])
    assert scene.cards("graveyard", 1) == [ox]


@pytest.mark.clause("fow8", "1013.1")
@pytest.mark.clause("fow8", "303.1a")
@pytest.mark.clause("fow8", "303.1b")
def test_a_card_comes_recovered_and_is_rested_and_recovered():
    scene = quiet()
    ox = scene.put("hand", resonator("Ox"))
    scene.begin("main").answer("play", ox)
    assert not scene.in_play(ox).rested
    do(scene, fx.Rest(Each(IN_FIELD)))
    assert scene.in_play(ox).rested
    do(scene, fx.Recover(Each(IN_FIELD)))
    assert not scene.in_play(ox).rested


@pytest.mark.clause("fow8", "1014.1")
def test_from_a_public_zone_a_player_chooses_what_there_is():
    scene = quiet()
    ox, elk = scene.put("field", resonator("Ox")), scene.put("field", resonator("Elk"), 1)
    scene.begin("main")
    asks = do(scene, fx.Destroy(Chosen(IN_FIELD)))
    assert [option.card for option in asks[0].options] == [ox, elk]
    assert scene.zone_of(ox) == "graveyard"


@pytest.mark.clause("fow8", "1019.1")
def test_a_discarded_card_goes_from_hand_to_graveyard():
    scene = quiet().begin("main")
    card = scene.cards("hand")[0]
    do(scene, fx.Discard(1))
    assert scene.cards("graveyard") == [card]


@pytest.mark.clause("fow8", "1022.1")
@pytest.mark.clause("fow8", "1022.3")
def test_counters_are_gone_when_a_card_leaves_the_field():
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    scene.begin("main")
    do(scene, fx.PutCounters(Each(IN_FIELD), "+100/+100", 2))
    assert scene.in_play(ox).counters == {"+100/+100": 2}
    do(scene, fx.MoveTo(Each(IN_FIELD), "hand"))
    scene.answer("play", "Squire").answer("play", ox)
    assert scene.in_play(ox).counters is None


@pytest.mark.clause("fow8", "1004.1")
def test_a_removed_card_lies_in_the_removed_area():
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    scene.begin("main")
    do(scene, fx.MoveTo(Each(IN_FIELD), "removed area"))
    assert scene.zone_of(ox) == "removed area"


@pytest.mark.clause("fow8", "1303.1")
@pytest.mark.clause("fow8", "1303.1c")
@pytest.mark.clause("fow8", "1303.2a")
@pytest.mark.clause("fow8", "1303.3a")
def test_a_token_comes_into_the_field_can_be_chosen_and_is_gone_when_it_leaves():
    imp = face("Imp", "resonator", stats=(300, 300), marks=(TOKEN,))
    scene = quiet().begin("main")
    do(scene, fx.Create(imp, "field"))
    token = scene.cards("field")[0]
    assert (scene.names("field"), scene.in_play(token).controller) == (["Imp"], 0)
    do(scene, fx.Destroy(Chosen(IN_FIELD)))
    assert (scene.cards("field"), scene.cards("graveyard"), scene.zone_of(token)) == ([], [], "")


@pytest.mark.clause("fow8", "906.4")
@pytest.mark.clause("fow8", "1140.1")
@pytest.mark.clause("fow8", "1140.2")
def test_enter_triggers_when_its_card_comes_into_the_field():
    gain = Triggered(Enters(), fx.ChangeLife(500), clause="1140.2")
    scene = quiet()
    bard = scene.put("hand", resonator("Bard", abilities=(gain,)))
    scene.begin("main").answer("play", "Squire")
    assert scene.life() == 4000
    scene.answer("play", bard)
    assert scene.life() == 4500


@pytest.mark.clause("fow8", "906.7b")
def test_an_ability_that_triggers_on_leaving_sees_the_card_as_it_was_in_the_field():
    last = Triggered(Leaves(), fx.ChangeLife(500))
    scene = quiet()
    martyr = scene.put("field", resonator("Martyr", 100, 500, abilities=(last,)), damage=500)
    scene.begin("main")
    scene.until("main")
    assert (scene.zone_of(martyr), scene.life()) == ("graveyard", 4500)


@pytest.mark.clause("fow8", "1015.1")
def test_an_ability_triggers_each_time_its_condition_is_met():
    cheer = Triggered(Attacks(IN_FIELD), fx.ChangeLife(100))
    scene = quiet()
    crowd = scene.put("field", resonator("Crowd", abilities=(cheer,)))
    scene.begin("main")
    trigger_on(scene.game, Attacks, crowd)
    trigger_on(scene.game, Attacks, crowd)
    assert len(scene.state.pending) == 2


@pytest.mark.clause("fow8", "1405.1")
@pytest.mark.clause("fow8", "1405.3")
@pytest.mark.clause("fow8", "1405.4")
@pytest.mark.clause("fow8", "1408.1")
@pytest.mark.clause("fow8", "1414.1")
def test_old_words_are_read_as_the_newer_ones():

    assert catalogue().get("CMF-004").front.keywords == ("Quickcast",)
    assert catalogue().get("CMF-011").front.keywords == ("Trigger",)
    assert catalogue().get("1-008").front.keywords == ("Precision",)
    assert "Judgment {W}{B}{3}" in catalogue().get("CMF-013").front.keywords

"""Abilities and effects in Shadowverse: Evolve: their kinds (10.1–10.3), waiting (10.7), layers (10.9)."""

import pytest

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.engine.layers import characteristics
from rules.games.sve.layers import ABILITIES, NUMBERS, OTHER, attack, defense
from rules.language.abilities import Ability, Static
from rules.language.amounts import Count
from rules.language.changes import AddRaces, AddStats, Change, GainKeywords, LoseAllAbilities, SetStats
from rules.language.conditions import There
from rules.language.durations import ALWAYS
from rules.language.effects import ChangeLife, DealDamage, Destroy, Draw, If, Modify, MoveTo
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter, StatIs
from rules.language.references import Chosen, Each, Subject, Target, This
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    OWN,
    WOLF,
    amulet,
    evolved,
    follower,
    spell,
    table,
    token,
    when,
)

WEAK = cards(StatIs("attack", "<=", 2), zones=("field",), whose="you")


def passive(change: Change, layer: str = NUMBERS, affects: Filter | None = OWN) -> Ability:
    """Return a passive ability."""
    return Static((change,), affects, layer)


def stronger(amount: int = 1) -> Change:
    """Return so much more attack and defense."""
    return AddStats((amount, amount))


@pytest.mark.clause("sve", "10.3.4")
@pytest.mark.clause("sve", "10.3.5")
@pytest.mark.parametrize("area", ["cemetery", "EX area", "banished zone", "hand"])
@pytest.mark.parametrize("where", ["cemetery", "EX area", "banished zone", "hand", "field"])
def test_a_passive_ability_that_names_an_area_works_there(area: str, where: str) -> None:
    raises = written("sve", Static((stronger(2),), OWN, zones=(area,), only_there=True))
    scene = table()
    wolf = scene.put("field", WOLF)
    bear = scene.put("field", BEAR, 1)
    scene.put(where, amulet("Banner", cost=9, abilities=raises))
    scene.begin("main phase")
    assert (attack(scene.game, wolf), attack(scene.game, bear)) == ((5 if where == area else 3), 2)


@pytest.mark.clause("sve", "10.1.1.3")
@pytest.mark.clause("sve", "3.1.2.1")
@pytest.mark.clause("sve", "10.3.4")
@pytest.mark.clause("sve", "10.2.1.2")
def test_a_passive_ability_works_as_long_as_its_card_is_on_the_field() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    scene.put("field", BEAR, 1)
    banner = scene.put("field", amulet("Banner", abilities=(passive(stronger(2)),)))
    scene.put("hand", spell("Break", Destroy(Each(cards(zones=("field",), types=frozenset({"amulet"}))))))
    scene.begin("main phase")
    assert (attack(scene.game, wolf), attack(scene.game, scene.cards("field", 1)[0])) == (5, 2)
    scene.answer("play", "Break")
    assert scene.zone_of(banner) == "cemetery"
    assert attack(scene.game, wolf) == 3


@pytest.mark.clause("sve", "10.3.5")
def test_abilities_of_cards_in_hand_ex_area_and_cemetery_are_not_valid() -> None:
    banner = amulet("Banner", abilities=(passive(stronger(2)), when("each main phase", ChangeLife(1))))
    scene = table()
    wolf = scene.put("field", WOLF)
    for zone in ("hand", "EX area", "cemetery"):
        scene.put(zone, banner)
    scene.begin("start of the main phase")
    assert (attack(scene.game, wolf), scene.life()) == (3, 20)
    scene.answer("play", "Banner")
    assert attack(scene.game, wolf) == 5


@pytest.mark.clause("sve", "10.1.1.2")
@pytest.mark.clause("sve", "10.1.1.2.1.1")
@pytest.mark.clause("sve", "10.7.1")
@pytest.mark.clause("sve", "10.7.2")
def test_a_triggered_ability_waits_until_the_next_confirmation() -> None:
    mine = cards(zones=("hand",), whose="you", types=frozenset({"follower"}))
    scene = table()
    scene.put("hand", follower("Imp", abilities=(when("enters", ChangeLife(1)),), cost=9))
    scene.put("hand", spell("Call", MoveTo(Each(mine), "field"), Destroy(Chosen(ENEMY))))
    scene.fill("field", ANT, 2, 1)
    scene.begin("main phase").answer("play", "Call")
    assert (scene.ask.kind, len(scene.state.pending), scene.life()) == ("choose_cards", 1, 20)
    scene.answer("choose", scene.cards("field", 1)[0])
    assert (scene.state.pending, scene.life()) == ([], 21)


@pytest.mark.clause("sve", "10.7.2.1")
def test_an_ability_triggered_twice_is_resolved_twice() -> None:
    mourner = amulet("Mourner", abilities=(when("put away", ChangeLife(1), watches=ENEMY),))
    scene = table()
    scene.put("field", mourner)
    scene.fill("field", ANT, 2, 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Quake", DealDamage(Each(ENEMY), 1)))
    scene.begin("main phase").answer("play", "Quake")
    while scene.ask.kind == "waiting":
        scene.game.answer(0)
    assert scene.life() == 22


@pytest.mark.clause("sve", "10.7.3")
@pytest.mark.clause("sve", "3.1.2.3")
@pytest.mark.clause("sve", "10.6.2.3")
def test_the_controller_plays_a_waiting_ability_and_selects_its_targets_then() -> None:
    bolt = when("put away", Destroy(Target()), targets=(ENEMY,))
    scene = table()
    scene.put("field", follower("Bomb", 1, 1, abilities=(bolt,)), 1)
    one, two = scene.put("field", WOLF), scene.put("field", BEAR)
    scene.put("hand", spell("Zap", DealDamage(Each(ENEMY), 1)))
    scene.begin("main phase").answer("play", "Zap")
    assert (scene.ask.kind, scene.ask.player) == ("target", 1)
    scene.answer("target", two)
    assert (scene.zone_of(one), scene.zone_of(two)) == ("field", "cemetery")


@pytest.mark.clause("sve", "10.7.3.2")
def test_a_waiting_ability_that_finds_no_target_is_dropped() -> None:
    bolt = when("enters", Destroy(Target()), targets=(ENEMY,))
    scene = table()
    scene.put("hand", follower("Sniper", abilities=(bolt,)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Sniper")
    assert (scene.state.pending, scene.ask.kind) == ([], "main")


@pytest.mark.clause("sve", "10.7.7")
def test_a_waiting_ability_is_played_though_its_card_has_left() -> None:
    scene = table()
    scene.put("hand", follower("Ember", 1, 0, abilities=(when("enters", ChangeLife(3)),)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Ember")
    assert (scene.names("cemetery"), scene.life()) == (["Ember"], 23)


@pytest.mark.clause("sve", "10.7.4")
@pytest.mark.clause("sve", "10.7.4.1.2")
@pytest.mark.clause("sve", "10.7.4.1")
def test_what_leaves_the_field_is_judged_by_what_it_was_there() -> None:
    scene = table()
    trained = when("put away", ChangeLife(5), watches=cards(keywords=frozenset({"Storm"})))
    scene.put("field", amulet("Drum", abilities=(trained,)))
    wolf = scene.put("field", WOLF)
    gift = GainKeywords(frozenset({"Storm"}))
    scene.state.lasting.append(Lasting(-1, 0, 1, ABILITIES, gift, ALWAYS, frozenset({wolf})))
    scene.put("field", BEAR)
    scene.put("hand", spell("Break", Destroy(Chosen(OWN))))
    scene.begin("main phase").answer("play", "Break").answer("choose", "Wolf")
    assert scene.life() == 25


@pytest.mark.clause("sve", "10.7.4.2")
def test_a_card_sees_itself_and_others_come_at_the_same_time() -> None:
    herald = follower("Herald", abilities=(when("enters", ChangeLife(1), watches=OWN),))
    dead = cards(zones=("cemetery",), whose="you", types=frozenset({"follower"}))
    for order in ((herald, ANT), (ANT, herald)):
        scene = table()
        for one in order:
            scene.put("cemetery", one)
        scene.put("field", WOLF)
        scene.put("hand", spell("Raise", MoveTo(Each(dead), "field")))
        scene.begin("main phase").answer("play", "Raise")
        while scene.ask.kind == "waiting":
            scene.game.answer(0)
        assert scene.life() == 22


@pytest.mark.clause("sve", "10.2.1.1")
@pytest.mark.clause("sve", "10.8.1")
def test_a_one_shot_effect_is_done_once() -> None:
    scene = table()
    scene.put("hand", spell("Heal", ChangeLife(Count(OWN))))
    scene.put("hand", ANT)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Heal").answer("play", "Ant")
    assert scene.life() == 21, "a follower that comes later adds nothing"


@pytest.mark.clause("sve", "10.9.1")
@pytest.mark.clause("sve", "10.9.1.1")
@pytest.mark.clause("sve", "10.9.1.4")
def test_persistent_effects_change_numbers_from_the_printed_value_on() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    for amount in (1, 2):
        scene.state.lasting.append(
            Lasting(-1, 0, amount, NUMBERS, stronger(amount), ALWAYS, frozenset({wolf}))
        )
    scene.begin("main phase")
    assert (attack(scene.game, wolf), defense(scene.game, wolf)) == (6, 5)
    assert scene.state.cards[wolf].stats == (3, 2)


@pytest.mark.clause("sve", "10.9.1.2")
@pytest.mark.clause("sve", "10.9.1.3")
def test_abilities_are_given_before_whatever_asks_for_them_and_numbers_come_last() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    stormy = cards(keywords=frozenset({"Storm"}))
    beastly = cards(races=frozenset({"Beast"}))
    effects = (
        Lasting(-1, 0, 1, NUMBERS, stronger(4), ALWAYS, None, beastly),
        Lasting(-1, 0, 2, OTHER, AddRaces(frozenset({"Beast"})), ALWAYS, None, stormy),
        Lasting(-1, 0, 3, ABILITIES, GainKeywords(frozenset({"Storm"})), ALWAYS, frozenset({wolf})),
    )
    scene.state.lasting.extend(effects)
    scene.begin("main phase")
    assert attack(scene.game, wolf) == 7


@pytest.mark.clause("sve", "10.9.1.5")
def test_an_effect_waits_for_one_that_changes_what_it_applies_to() -> None:
    scene = table()
    bear = scene.put("field", BEAR)
    older = Lasting(-1, 0, 1, NUMBERS, stronger(5), ALWAYS, None, WEAK)
    newer = Lasting(-1, 0, 2, NUMBERS, AddStats((1, 0)), ALWAYS, frozenset({bear}))
    scene.state.lasting.extend((older, newer))
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert attack(scene.game, bear) == 3, "with three attack it is not weak any more"


@pytest.mark.clause("sve", "10.9.1.6")
@pytest.mark.clause("sve", "10.9.1.6.1")
@pytest.mark.clause("sve", "10.9.1.6.2")
def test_effects_in_no_other_order_apply_as_they_were_produced() -> None:
    setting = [SetStats((attack_now, None)) for attack_now in (7, 9)]
    for order, expected in (((0, 1), 9), ((1, 0), 7)):
        scene = table()
        wolf = scene.put("field", WOLF)
        for place in order:
            banner = amulet(f"Banner {place}", abilities=(passive(setting[place]),))
            scene.put("field", banner)
        scene.begin("main phase")
        assert attack(scene.game, wolf) == expected
        effect = Lasting(-1, 0, atoms.stamp(scene.game), NUMBERS, stronger(1), ALWAYS, frozenset({wolf}))
        atoms.begin_effect(scene.game, effect)
        assert attack(scene.game, wolf) == expected + 1


@pytest.mark.clause("sve", "10.9.2")
def test_an_effect_of_a_spell_does_not_reach_a_card_that_changed_zones_afterwards() -> None:
    scene = table()
    scene.put("field", WOLF)
    scene.put("hand", ANT)
    scene.put("hand", spell("March", Modify(Each(OWN), (stronger(2),), layer=NUMBERS)))
    scene.begin("main phase").answer("play", "March").answer("play", "Ant")
    wolf, ant = scene.cards("field")
    assert (attack(scene.game, wolf), attack(scene.game, ant)) == (5, 1)


@pytest.mark.clause("sve", "10.9.3")
@pytest.mark.clause("sve", "10.9.3.1")
def test_a_passive_ability_applies_as_soon_as_a_card_comes_and_before_triggers_look() -> None:
    scene = table()
    scene.put("field", amulet("Banner", abilities=(passive(stronger(3)),)))
    strong = when("enters", ChangeLife(1), watches=WEAK)
    scene.put("field", amulet("Pity", abilities=(strong,)))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Ant")
    assert attack(scene.game, scene.cards("field")[2]) == 4
    assert scene.life() == 20, "it was not weak when it came"


@pytest.mark.clause("sve", "1.3.3")
def test_an_effect_that_forbids_selecting_wins_over_one_that_selects() -> None:
    scene = table()
    saint = scene.put("field", WOLF, 1)
    aura = GainKeywords(frozenset({"Aura"}))
    scene.state.lasting.append(Lasting(-1, 1, 1, ABILITIES, aura, ALWAYS, frozenset({saint})))
    scene.put("field", BEAR)
    scene.put("hand", spell("Break", Destroy(Chosen(ENEMY))))
    scene.begin("main phase").answer("play", "Break")
    assert scene.zone_of(saint) == "field"


@pytest.mark.clause("sve", "10.11.1")
def test_an_ability_about_a_card_that_is_gone_finds_nothing_to_do() -> None:
    revenge = when("put away", Destroy(Subject()), watches=ENEMY)
    scene = table()
    scene.put("field", amulet("Trap", abilities=(revenge,)))
    scene.put("field", ANT, 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Zap", DealDamage(Each(ENEMY), 1)))
    scene.begin("main phase").answer("play", "Zap")
    assert scene.names("cemetery", 1) == ["Ant"]


@pytest.mark.clause("sve", "13.3.1.2")
@pytest.mark.clause("sve", "13.3.1.1")
@pytest.mark.clause("sve", "13.3.1.3")
def test_spellchain_counts_the_spells_in_the_cemetery_without_the_one_being_resolved() -> None:
    spells = cards(zones=("cemetery",), whose="you", types=frozenset({"spell"}))
    chain = spell("Chain", If(There(spells, 2), ChangeLife(10)))
    scene = table()
    scene.fill("hand", chain, 3)
    scene.put("cemetery", ANT)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Chain").answer("play", "Chain")
    assert scene.life() == 20
    scene.answer("play", "Chain")
    assert scene.life() == 30


@pytest.mark.clause("sve", "13.5.1.2")
@pytest.mark.clause("sve", "13.5.1.1")
@pytest.mark.clause("sve", "13.5.1.3.1")
def test_necrocharge_counts_the_cards_in_the_cemetery_without_the_one_being_resolved() -> None:
    cemetery = cards(zones=("cemetery",), whose="you")
    harvest = spell("Harvest", If(There(cemetery, 2), ChangeLife(10)))
    scene = table()
    scene.fill("hand", harvest, 2)
    scene.put("cemetery", ANT)
    scene.put("cemetery", BEAR, 1)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Harvest")
    assert scene.life() == 20
    scene.answer("play", "Harvest")
    assert scene.life() == 30


@pytest.mark.clause("sve", "2.1.2")
def test_a_card_named_by_an_effect_is_any_card_of_that_name() -> None:
    named = cards(zones=("field",), name="Ant")
    scene = table()
    scene.put("field", ANT)
    scene.put("field", ANT, 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Sweep", Destroy(Each(named))))
    scene.begin("main phase").answer("play", "Sweep")
    assert (scene.names("field"), scene.names("field", 1)) == (["Wolf"], [])


@pytest.mark.clause("sve", "2.3.4")
def test_what_speaks_of_followers_means_evolved_ones_and_tokens_too() -> None:
    scene = table()
    scene.put("field", follower("Cub", 1, 1, evolve=0))
    scene.put("evolve deck area", evolved("Cub", 4, 4))
    scene.put("field", token("Fairy"))
    scene.put("hand", spell("Count", ChangeLife(Count(OWN))))
    scene.begin("main phase").answer("evolve", "Cub", note="").answer("play", "Count")
    assert scene.life() == 22


@pytest.mark.clause("sve", "10.3.1")
def test_a_card_that_loses_its_abilities_has_none_that_work() -> None:
    mute = amulet("Mute", abilities=(passive(LoseAllAbilities(), ABILITIES, ENEMY),))
    scene = Scene(table().game.rules)
    scene.put("field", mute)
    guard = scene.put("field", follower("Guard", 1, 3, "Ward"), 1, rested=True)
    wolf = scene.put("field", WOLF)
    scene.begin("main phase")
    assert characteristics(scene.game, guard).keywords == frozenset()
    assert scene.offers("attack", wolf, -1)


@pytest.mark.clause("sve", "10.2.1.2")
def test_an_effect_on_the_source_lasts_until_the_end_of_the_turn() -> None:
    rage = when("attacks", Modify(This(), (stronger(3),), layer=NUMBERS))
    scene = table()
    wolf = scene.put("field", follower("Rager", 1, 1, abilities=(rage,)))
    scene.put("field", BEAR, 1)
    scene.begin("main phase").answer("attack", wolf, -1)
    assert scene.life(1) == 16
    assert scene.state.active == 1
    assert attack(scene.game, wolf) == 1


@pytest.mark.clause("sve", "5.9.2")
def test_drawing_several_cards_is_drawing_one_after_another() -> None:
    scene = table()
    top, second = scene.put("deck area", BEAR), scene.put("deck area", ANT)
    scene.put("hand", spell("Study", Draw(2)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Study")
    assert scene.cards("hand") == [second, top]

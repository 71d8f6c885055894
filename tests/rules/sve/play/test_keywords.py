"""The keywords of Shadowverse: Evolve in play (chapter 12)."""

import pytest

from rules.engine.continuous_effects import Lasting
from rules.games.sve.definitions import define
from rules.games.sve.layers import ABILITIES
from rules.language.abilities import Spell
from rules.language.changes import GainKeywords
from rules.language.durations import ALWAYS
from rules.language.effects import ChangeLife, DealDamage, Destroy, Draw, Modify, MoveTo
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, Target, This
from rules.reading.kept import ReadText
from rules.reading.outcome import Status
from rules.systems import system
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    OWN,
    WOLF,
    amulet,
    card,
    engaging,
    follower,
    spell,
    table,
    when,
)

LEADER = -1
GUARD = follower("Guard", 1, 3, "Ward")


def targets(scene: Scene, attacker: int) -> list[int]:
    """Return what a follower may attack now."""
    return [
        option.other for option in scene.ask.options if option.verb == "attack" and option.card == attacker
    ]


@pytest.mark.clause("sve", "12.8.1")
@pytest.mark.clause("sve", "12.8.2")
def test_an_engaged_follower_with_ward_must_be_attacked() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    guard = scene.put("field", GUARD, 1, rested=True)
    scene.put("field", BEAR, 1, rested=True)
    scene.begin("main phase")
    assert targets(scene, wolf) == [guard]


@pytest.mark.clause("sve", "12.8.2")
def test_a_reserved_follower_with_ward_hinders_nobody() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    scene.put("field", GUARD, 1)
    bear = scene.put("field", BEAR, 1, rested=True)
    scene.begin("main phase")
    assert targets(scene, wolf) == [bear, LEADER]


@pytest.mark.clause("sve", "12.8.2")
def test_ward_need_not_be_obeyed_where_it_cannot_be_attacked() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    scene.put("field", follower("Shade", 1, 1, "Ward", "Intimidate"), 1, rested=True)
    scene.begin("main phase")
    assert targets(scene, wolf) == [LEADER]


@pytest.mark.clause("sve", "12.8.2")
@pytest.mark.clause("sve", "4.2.2.3")
def test_a_follower_with_ward_may_be_put_onto_the_field_engaged() -> None:
    for verb, rested in (("yes", True), ("no", False)):
        scene = table()
        scene.put("hand", GUARD)
        scene.put("hand", ANT)
        scene.begin("main phase").answer("play", "Guard")
        assert (scene.ask.kind, scene.ask.clause) == ("engage_ward", "12.8.2")
        scene.answer(verb, by=0)
        assert scene.in_play(scene.cards("field")[0]).rested is rested
    plain = table()
    plain.put("hand", ANT)
    plain.put("field", WOLF)
    plain.begin("main phase").answer("play", "Ant")
    assert plain.ask.kind == "main"
    assert not plain.in_play(plain.cards("field")[1]).rested


@pytest.mark.clause("sve", "12.9.1")
@pytest.mark.clause("sve", "12.9.2")
def test_storm_attacks_in_the_turn_it_comes() -> None:
    scene = table()
    storm = scene.put("hand", follower("Storm", 2, 1, "Storm"))
    enemy = scene.put("field", BEAR, 1, rested=True)
    scene.begin("main phase").answer("play", storm)
    assert targets(scene, storm) == [enemy, LEADER]
    scene.answer("attack", storm, LEADER)
    assert scene.life(1) == 18


@pytest.mark.clause("sve", "12.10.1")
@pytest.mark.clause("sve", "12.10.2")
def test_rush_attacks_followers_but_no_leader_in_the_turn_it_comes() -> None:
    scene = table()
    rusher = scene.put("hand", follower("Rusher", 2, 1, "Rush"))
    enemy = scene.put("field", BEAR, 1, rested=True)
    scene.put("field", BEAR, 1)
    scene.begin("main phase").answer("play", rusher)
    assert targets(scene, rusher) == [enemy]


@pytest.mark.clause("sve", "12.10.2")
def test_a_follower_with_rush_that_was_there_attacks_the_leader_as_any_other() -> None:
    scene = table()
    rusher = scene.put("field", follower("Rusher", 2, 1, "Rush"))
    scene.begin("main phase")
    assert targets(scene, rusher) == [LEADER]


@pytest.mark.clause("sve", "8.4.3")
@pytest.mark.clause("sve", "12.11.1")
@pytest.mark.clause("sve", "12.11.2")
def test_assail_attacks_reserved_followers_too() -> None:
    scene = table()
    hunter = scene.put("field", follower("Hunter", 2, 1, "Assail"))
    wolf = scene.put("field", WOLF)
    enemy = scene.put("field", BEAR, 1)
    scene.begin("main phase")
    assert targets(scene, hunter) == [enemy, LEADER]
    assert targets(scene, wolf) == [LEADER]


@pytest.mark.clause("sve", "12.11.2")
@pytest.mark.clause("sve", "12.8.2")
def test_assail_does_not_get_past_ward() -> None:
    scene = table()
    hunter = scene.put("field", follower("Hunter", 2, 1, "Assail"))
    guard = scene.put("field", GUARD, 1, rested=True)
    scene.put("field", BEAR, 1)
    scene.begin("main phase")
    assert targets(scene, hunter) == [guard]


@pytest.mark.clause("sve", "12.12.1")
@pytest.mark.clause("sve", "12.12.2")
def test_intimidate_cannot_be_attacked() -> None:
    scene = table()
    wolf = scene.put("field", follower("Hunter", 2, 1, "Assail"))
    scene.put("field", follower("Ogre", 2, 2, "Intimidate"), 1, rested=True)
    scene.begin("main phase")
    assert targets(scene, wolf) == [LEADER]


@pytest.mark.clause("sve", "12.12.2.1")
def test_intimidate_can_be_selected_by_spells() -> None:
    scene = table()
    ogre = scene.put("field", follower("Ogre", 2, 2, "Intimidate"), 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Bolt", Destroy(Target()), targets=1))
    scene.begin("main phase").answer("play", "Bolt")
    assert scene.zone_of(ogre) == "cemetery"


@pytest.mark.clause("sve", "12.13.1")
@pytest.mark.clause("sve", "12.13.2")
@pytest.mark.clause("sve", "12.13.2.1")
@pytest.mark.clause("sve", "5.13.2")
def test_drain_adds_the_attack_damage_to_the_leaders_defense() -> None:
    scene = table()
    scene.give(0, life=10)
    leech = scene.put("field", follower("Leech", 3, 9, "Drain"))
    other = scene.put("field", follower("Leech", 2, 2, "Drain"))
    enemy = scene.put("field", ANT, 1, rested=True)
    scene.begin("main phase").answer("attack", leech, LEADER)
    assert (scene.life(0), scene.life(1)) == (13, 17)
    scene.answer("attack", other, enemy)
    assert scene.life(0) == 15


@pytest.mark.clause("sve", "12.13.2.2")
def test_drain_does_nothing_for_a_follower_that_is_attacked() -> None:
    scene = table()
    wolf = scene.put("field", GIANT)
    scene.put("field", WOLF)
    leech = scene.put("field", follower("Leech", 3, 9, "Drain"), 1, rested=True)
    scene.begin("main phase").answer("attack", wolf, leech)
    assert (scene.life(1), scene.in_play(wolf).damage) == (20, 3)


@pytest.mark.clause("sve", "12.13.3")
def test_drain_given_twice_counts_once() -> None:
    scene = table()
    leech = scene.put("field", follower("Leech", 3, 9, "Drain"))
    change = GainKeywords(frozenset({"Drain"}))
    scene.state.lasting.append(Lasting(-1, 0, 1, ABILITIES, change, ALWAYS, frozenset({leech})))
    scene.begin("main phase").answer("attack", leech, LEADER)
    assert scene.life(0) == 23


@pytest.mark.clause("sve", "12.14.1")
@pytest.mark.clause("sve", "12.14.2")
def test_bane_destroys_whom_it_fought_on_either_side() -> None:
    for attacker, target in (
        (follower("Snake", 1, 1, "Bane"), GIANT),
        (GIANT, follower("Snake", 1, 1, "Bane")),
    ):
        scene = table()
        one = scene.put("field", attacker)
        other = scene.put("field", target, 1, rested=True)
        scene.begin("main phase").answer("attack", one, other)
        assert (scene.zone_of(one), scene.zone_of(other)) == ("cemetery", "cemetery")


@pytest.mark.clause("sve", "12.14.3")
def test_bane_given_twice_waits_once() -> None:
    scene = table()
    snake = scene.put("field", follower("Snake", 1, 9, "Bane"))
    change = GainKeywords(frozenset({"Bane"}))
    scene.state.lasting.append(Lasting(-1, 0, 1, ABILITIES, change, ALWAYS, frozenset({snake})))
    giant = scene.put("field", GIANT, 1, rested=True)
    scene.begin("main phase").answer("attack", snake, giant)
    assert scene.zone_of(giant) == "cemetery"
    assert scene.went_through("10.7.3") == 1


@pytest.mark.clause("sve", "12.15.1")
@pytest.mark.clause("sve", "12.15.2")
def test_aura_cannot_be_selected_by_the_opponents_cards() -> None:
    scene = table()
    scene.put("field", follower("Saint", 1, 1, "Aura"), 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Bolt", Destroy(Target()), targets=1))
    scene.put("hand", spell("Pick", Destroy(Chosen(ENEMY))))
    scene.begin("main phase")
    assert scene.offered("play") == ["Pick"], "a spell without any target cannot be played"
    scene.answer("play", "Pick")
    assert scene.names("field", 1) == ["Saint"]


@pytest.mark.clause("sve", "12.15.2")
def test_aura_hinders_neither_its_own_player_nor_what_selects_nothing() -> None:
    scene = table()
    saint = scene.put("field", follower("Saint", 1, 3, "Aura"))
    foe = scene.put("field", follower("Foe", 1, 3, "Aura"), 1)
    scene.put("hand", spell("Hurt", DealDamage(Chosen(OWN), 1), DealDamage(Each(ENEMY), 2)))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Hurt")
    assert (scene.in_play(saint).damage, scene.in_play(foe).damage) == (1, 2)


@pytest.mark.clause("sve", "12.15.1")
@pytest.mark.clause("sve", "10.3.5")
def test_aura_protects_on_the_field_only() -> None:
    waiting = cards(zones=("EX area",), whose="opponent")
    scene = table()
    rite = Spell(MoveTo(Target(), "cemetery"), targets=(waiting,))
    scene.put("hand", card("Rite", ("spell",), abilities=(rite,)))
    scene.put("hand", ANT)
    scene.put("EX area", follower("Saint", 1, 3, "Aura"), 1)
    scene.begin("main phase").answer("play", "Rite")
    assert scene.names("cemetery", 1) == ["Saint"]


@pytest.mark.clause("sve", "12.15.3")
def test_aura_can_be_attacked() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    saint = scene.put("field", follower("Saint", 1, 1, "Aura"), 1, rested=True)
    scene.begin("main phase")
    assert targets(scene, wolf) == [saint, LEADER]


@pytest.mark.clause("sve", "12.3.1")
@pytest.mark.clause("sve", "12.3.2")
@pytest.mark.clause("sve", "12.3.4")
@pytest.mark.clause("sve", "12.3.5")
def test_a_card_with_quick_is_played_in_ones_main_phase_and_twice_within_the_others_turn() -> None:
    scene = table()
    flash = spell("Flash", ChangeLife(1), quick=True)
    scene.put("hand", flash)
    scene.fill("hand", flash, 3, 1)
    scene.give(1, r0=3)
    wolf = scene.put("field", WOLF)
    scene.begin("main phase")
    assert scene.offered("play") == ["Flash"]
    scene.answer("attack", wolf, LEADER)
    assert (scene.ask.kind, scene.ask.player) == ("quick", 1)
    scene.answer("play", "Flash").answer("pass")
    assert (scene.life(1), scene.ask.kind) == (18, "main")
    scene.answer("pass")
    assert (scene.ask.kind, scene.ask.clause) == ("quick", "7.4.4")
    scene.answer("play", "Flash")
    assert scene.life(1) == 19


@pytest.mark.clause("sve", "12.3.3")
def test_an_activated_ability_without_quick_waits_for_its_own_players_turn() -> None:
    scene = table()
    scene.put("field", amulet("Bell", abilities=(engaging(ChangeLife(1)),)), 1)
    wolf = scene.put("field", WOLF)
    scene.begin("main phase").answer("attack", wolf, LEADER)
    assert (scene.ask.kind, scene.ask.player, scene.state.turn) == ("main", 1, 6)
    assert scene.offers("activate", "Bell")


@pytest.mark.clause("sve", "12.4.1")
@pytest.mark.clause("sve", "12.4.3")
def test_fanfare_triggers_when_the_card_is_put_onto_the_field_however_it_comes() -> None:
    herald = follower("Herald", 1, 1, abilities=(when("enters", ChangeLife(2)),))
    scene = table()
    scene.put("hand", herald)
    scene.put("cemetery", herald)
    raise_dead = cards(zones=("cemetery",), whose="you", types=frozenset({"follower"}))
    scene.put("hand", spell("Raise", MoveTo(Each(raise_dead), "field")))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Herald")
    assert scene.life() == 22
    scene.answer("play", "Raise")
    assert scene.life() == 24


@pytest.mark.clause("sve", "12.5.1")
@pytest.mark.clause("sve", "12.5.3")
def test_last_words_trigger_when_the_card_goes_from_the_field_to_the_cemetery() -> None:
    widow = follower("Widow", 1, 1, abilities=(when("put away", Draw(1)),))
    scene = table()
    scene.put("field", widow)
    scene.put("field", widow)
    scene.put("field", WOLF)
    one, two, _ = scene.cards("field")
    scene.put("hand", spell("Break", Destroy(Chosen(OWN))))
    scene.put("hand", spell("Bounce", MoveTo(Chosen(OWN), "hand")))
    scene.begin("main phase").answer("play", "Break").answer("choose", one)
    assert len(scene.names("hand")) == 2
    scene.answer("play", "Bounce").answer("choose", two)
    assert scene.names("hand") == ["Filler", "Widow"]


@pytest.mark.clause("sve", "8.4.5")
@pytest.mark.clause("sve", "12.7.1")
@pytest.mark.clause("sve", "12.7.2")
def test_strike_triggers_when_the_follower_attacks_and_may_ask_for_a_kind_of_target() -> None:
    knight = follower(
        "Knight",
        1,
        9,
        abilities=(
            when("attacks", ChangeLife(1)),
            when("attacks a follower", ChangeLife(10)),
            when("attacks a leader", ChangeLife(100)),
        ),
    )
    scene = table()
    first, second = scene.put("field", knight), scene.put("field", knight)
    enemy = scene.put("field", BEAR, 1, rested=True)
    scene.begin("main phase").answer("attack", first, enemy)
    while scene.ask.kind == "waiting":
        scene.game.answer(0)
    assert scene.life() == 31
    scene.answer("attack", second, LEADER)
    while scene.ask.kind == "waiting":
        scene.game.answer(0)
    assert scene.life() == 132


@pytest.mark.clause("sve", "12.9.2")
def test_a_keyword_given_by_an_effect_works_as_a_printed_one() -> None:
    scene = table()
    gift = Modify(This(), (GainKeywords(frozenset({"Storm"})),), layer=ABILITIES)
    horse = scene.put("hand", follower("Horse", 2, 2, abilities=(when("enters", gift),)))
    scene.begin("main phase").answer("play", horse)
    assert targets(scene, horse) == [LEADER]


@pytest.mark.clause("sve", "12.9.2")
@pytest.mark.parametrize(("status", "attacks"), [("read", False), ("partly", False), ("unread", True)])
def test_a_keyword_that_a_text_only_mentions_is_not_the_cards_own(status: Status, attacks: bool) -> None:
    # The publisher's list says that the text mentions Storm; where the text is read, that is all it says.
    listed = next(
        one
        for one in system("sve").catalogue()
        if one.is_type("follower") and not one.front.marks and {"Storm"} == set(one.front.keywords)
    )
    scene = table()
    new = scene.put("field", define(listed, {0: ReadText(status=status)}), entered=5)
    scene.put("hand", ANT)
    scene.begin("main phase")
    assert bool(targets(scene, new)) is attacks


@pytest.mark.clause("sve", "12.3.1")
@pytest.mark.parametrize("status", ["read", "partly", "unread"])
def test_a_spell_is_quick_where_its_text_leaves_the_icon_out(status: Status) -> None:
    listed = next(
        one for one in system("sve").catalogue() if one.is_type("spell") and "Quick" in one.front.keywords
    )
    assert "Quick" in define(listed, {0: ReadText(status=status)}).keywords

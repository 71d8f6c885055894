"""Costs that real cards of Force of Will print for abilities, paid by made-up cards."""

import pytest

from rules.games.fow8.keywords import now
from rules.language import effects as fx
from rules.language.abilities import Activated, Triggered
from rules.language.changes import AddAttributes, AddStats, GainKeywords
from rules.language.costs import (
    Cost,
    DiscardCards,
    Pay,
    PutAway,
    PutThisAway,
    RestCards,
    RestThis,
    TakeCounters,
)
from rules.language.events import Enters, Plays
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, NameHas
from rules.language.references import Target, This, ThisCard
from tests.rules.fow8.play.made_up import FIRE, chant, quiet
from tests.rules.fow8.printed.made_up import RESONATORS, body, keywords, one, stats
from tests.rules.printed import printed, written


@pytest.mark.clause("fow8", "903.2j-i")
def test_two_counters_are_taken_off_for_resting_a_resonator():
    rest = Activated(fx.Rest(Target()), Cost((TakeCounters("+100/+100", 2),)), targets=(RESONATORS,))
    ability = printed("fow8", "NDR-060", rest)
    for counters, offered in ((1, False), (3, True)):
        scene = quiet()
        robot = scene.put("field", body("Robot", *ability), counters={"+100/+100": counters})
        foe = scene.put("field", body("Foe"), 1)
        scene.begin("main")
        assert scene.offers("use", robot) is offered
        if offered:
            scene.answer("use", robot).answer("target", foe)
            assert (scene.in_play(robot).counters, scene.in_play(foe).rested) == ({"+100/+100": 1}, True)


@pytest.mark.clause("fow8", "903.2j-i")
def test_another_resonator_is_rested_for_strength_and_neither_itself_nor_the_other_players():
    grows = fx.Modify(This(), (AddStats((100, 100)),))
    cost = Cost((RestCards(one(whose="you", other=True)),))
    ability = printed("fow8", "SDR4-005", Activated(grows, cost))
    alone = quiet()
    alone.put("field", body("Bear", *ability))
    alone.put("field", body("Tired"), rested=True)
    alone.put("field", body("Foe"), 1)
    assert not alone.begin("main").offers("use", "Bear")
    scene = quiet()
    bear, cub = scene.put("field", body("Bear", *ability)), scene.put("field", body("Cub"))
    scene.begin("main").answer("use", bear)
    if scene.ask.kind == "rest":
        scene.answer("rest", cub)
    assert (scene.in_play(cub).rested, scene.in_play(bear).rested) == (True, False)
    assert stats(scene, bear) == (600, 600)
    assert not scene.offers("use", bear)


@pytest.mark.clause("fow8", "903.2j-i")
def test_only_a_card_of_such_a_name_is_discarded_for_damage():
    cost = Cost((RestThis(), DiscardCards(1, NameHas("Apple"))))
    ability = printed(
        "fow8", "MOA-017", Activated(fx.DealDamage(Target(), 1000), cost, targets=(RESONATORS,))
    )
    for name, offered in (("Red Apple", True), ("Pear", False)):
        scene = quiet()
        wolf = scene.put("field", body("Wolf", *ability))
        fruit = scene.put("hand", body(name, cost="{9}"))
        foe = scene.put("field", body("Foe"), 1)
        scene.begin("main")
        assert scene.offers("use", wolf) is offered
        if offered:
            scene.answer("use", wolf).answer("target", foe)
            assert (scene.zone_of(fruit), scene.names("graveyard", 1)) == ("graveyard", ["Foe"])
            assert "Squire" in scene.names("hand")


def test_it_rests_and_a_resonator_is_banished_for_a_cheap_one():
    wanted = cards(CostIs("<=", 3), zones=("field",), types=frozenset({"resonator"}))
    cost = Cost((RestThis(), PutAway(one(whose="you"))))
    ability = printed("fow8", "CFC-075", Activated(fx.Destroy(Target()), cost, targets=(wanted,)))
    scene = quiet()
    priest, lamb = scene.put("field", body("Priest", *ability)), scene.put("field", body("Lamb"))
    small = scene.put("field", body("Small", total=3, cost="{3}"), 1)
    great = scene.put("field", body("Great", total=4, cost="{4}"), 1)
    scene.begin("main").answer("use", priest)
    assert (scene.offers("target", small), scene.offers("target", great)) == (True, False)
    scene.answer("target", small).answer("banish", lamb)
    assert [scene.zone_of(card) for card in (lamb, small, great)] == ["graveyard", "graveyard", "field"]
    assert scene.in_play(priest).rested


def test_it_is_banished_for_damage_and_draws_as_it_enters():
    ability = printed(
        "fow8",
        "SDL4-007",
        Activated(fx.DealDamage(Target(), 200), Cost((PutThisAway(),)), targets=(RESONATORS,)),
        Triggered(Enters(), fx.Draw()),
    )
    scene = quiet()
    elf = scene.put("hand", body("Elf", *ability))
    foe = scene.put("field", body("Foe"), 1)
    scene.begin("main").answer("play", elf).answer("pass")
    assert scene.names("hand").count("Drawn 0") == 1
    scene.answer("use", elf).answer("target", foe)
    assert (scene.zone_of(elf), scene.in_play(foe).damage) == ("graveyard", 200)


def test_it_comes_back_from_the_graveyard_for_will_and_from_nowhere_else():
    back = Activated(
        fx.MoveTo(ThisCard(), "hand"), Cost((Pay(2, "R"),)), zones=("graveyard",), only_there=True
    )
    ability = printed("fow8", "SDV5-022", back)
    for zone, stones, offered in (("graveyard", 2, True), ("graveyard", 1, False), ("field", 2, False)):
        scene = quiet()
        scene.fill("field", FIRE, stones)
        bone = scene.put(zone, body("Bone", *ability, cost="{9}"))
        scene.begin("main")
        assert scene.offers("use", bone) is offered
        if offered:
            assert scene.answer("use", bone).zone_of(bone) == "hand"


def test_it_flies_once_a_turn_for_damage_to_its_own_player():
    flight = fx.Do(
        (fx.Modify(This(), (GainKeywords(frozenset({"Flying"})),)), fx.DealDamageToPlayer(200, "you"))
    )
    ability = printed("fow8", "NDR-023", Activated(flight, once_a_turn=True))
    scene = quiet()
    imp = scene.put("field", body("Imp", *ability))
    scene.begin("main").answer("use", imp)
    assert (scene.life(0), scene.life(1), "Flying" in keywords(scene, imp)) == (3800, 4000, True)
    assert not scene.offers("use", imp)
    scene.until("main", 1).until("main", 0)
    assert (scene.offers("use", imp), "Flying" in keywords(scene, imp)) == (True, False)


def test_it_is_of_darkness_besides_for_the_turn():
    darker = fx.Modify(This(), (AddAttributes(frozenset({"darkness"})),))
    ability = printed("fow8", "ENW-054", Activated(darker))
    scene = quiet()
    fox = scene.put("field", body("Fox", *ability, attributes=("wind",)))

    def attributes():
        return set(now(scene.game, fox).attributes)

    scene.begin("main")
    assert attributes() == {"wind"}
    scene.answer("use", fox).answer("pass")
    assert attributes() == {"wind", "darkness"}
    scene.until("main", 1)
    assert attributes() == {"wind"}


def test_each_chant_that_its_player_plays_makes_it_fast_for_the_turn():
    wind = fx.Modify(This(), (GainKeywords(frozenset({"First Strike", "Swiftness"})),))
    ability = written("fow8", Triggered(Plays(cards(whose="you", types=frozenset({"chant"}))), wind))
    for side, gained in ((0, True), (1, False)):
        scene = quiet()
        imp = scene.put("field", body("Imp", *ability))
        scene.put("hand", chant("Flash", "Quickcast"), side)
        scene.begin("main", active=side).answer("play", "Flash")
        assert ("First Strike" in keywords(scene, imp)) is gained

"""Continuous abilities that real cards of Force of Will print, borne by made-up cards."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static
from rules.language.amounts import Count, Distinct, Times
from rules.language.changes import AddStats, Deny, GainAbilities, GainKeywords
from rules.language.conditions import Compare, Is, There, TurnOf
from rules.language.costs import Cost, RestThis
from rules.language.filter_shorthand import cards
from rules.language.filters import HasCounters
from rules.language.references import Each, This
from tests.rules.fow8.play.made_up import LIGHT, chant, face, quiet
from tests.rules.fow8.printed.made_up import body, keywords, one, stats
from tests.rules.printed import printed

HAND = cards(zones=("hand",), whose="opponent")
KINGS = cards(zones=("field",), name="King")


def plus(amount):
    """Return the change of both stats by an amount."""
    return AddStats((amount, amount))


@pytest.mark.clause("fow8", "909.1g")
def test_stronger_for_each_other_resonator_of_the_race_on_its_side():
    kin = one(whose="you", races=frozenset({"Fairy Tale"}), other=True)
    ability = printed("fow8", "SDL1-011", Static((plus(Times(Count(kin), 200)),)))
    scene = quiet()
    queen = scene.put("field", body("Queen", *ability, races=("Fairy Tale",)))
    scene.put("field", body("Kin", races=("Fairy Tale",)))
    scene.put("field", body("Stranger", races=("Human",)))
    scene.put("field", body("Far", races=("Fairy Tale",)), 1)
    assert stats(scene.begin("main"), queen) == (700, 700)


def test_stronger_for_each_card_in_the_other_graveyard():
    theirs = cards(zones=("graveyard",), whose="opponent")
    ability = printed("fow8", "MOA-031", Static((plus(Times(Count(theirs), 100)),)))
    scene = quiet()
    worm = scene.put("field", body("Worm", *ability))
    scene.fill("graveyard", body("Dead"), 3, 1)
    scene.fill("graveyard", body("Own"), 2)
    assert stats(scene.begin("main"), worm) == (800, 800)


def test_strong_with_four_resonators_of_which_it_is_one():
    ability = printed("fow8", "SDL5-006", Static((plus(300),), when=There(one(whose="you"), 4)))
    for others, stat in ((2, 500), (3, 800)):
        scene = quiet()
        lord = scene.put("field", body("Lord", *ability))
        scene.fill("field", body("Kin"), others)
        scene.fill("field", body("Far"), 3, 1)
        assert stats(scene.begin("main"), lord) == (stat, stat)


def test_those_of_its_side_that_fly_are_stronger():
    flying = one(whose="you", keywords=frozenset({"Flying"}))
    ability = printed("fow8", "VIN001-037", Static((plus(200),), flying))
    scene = quiet()
    host = scene.put("field", body("Host", *ability))
    hawk = scene.put("field", body("Hawk", keywords=("Flying",)))
    far = scene.put("field", body("Far", keywords=("Flying",)), 1)
    scene.begin("main")
    assert [stats(scene, card)[0] for card in (host, hawk, far)] == [500, 700, 500]


def test_strong_and_striking_first_with_ten_cards_removed():
    removed = There(cards(zones=("removed area",), whose="you"), 10)
    ability = printed(
        "fow8", "TMS-025", Static((plus(900), GainKeywords(frozenset({"First Strike"}))), when=removed)
    )
    for count, stat in ((9, 500), (10, 1400)):
        scene = quiet()
        djinn = scene.put("field", body("Djinn", *ability))
        scene.fill("removed area", body("Gone"), count)
        scene.begin("main")
        assert (stats(scene, djinn)[0], "First Strike" in keywords(scene, djinn)) == (stat, count == 10)


def test_strong_with_gems_of_three_attributes():
    gems = cards(zones=("item area",), whose="you", types=frozenset({"gem"}))
    ability = printed(
        "fow8", "ACN-008", Static((plus(400),), when=Compare(Distinct("attribute", gems), ">=", 3))
    )
    for colours, stat in ((("light", "fire", "fire"), 500), (("light", "fire", "wind"), 900)):
        scene = quiet()
        knight = scene.put("field", body("Knight", *ability))
        for colour in colours:
            scene.put("item area", face(f"Gem of {colour}", "gem", marks=("token",), attributes=(colour,)))
        assert stats(scene.begin("main"), knight)[0] == stat


def test_swift_as_long_as_it_has_a_counter():
    has = Is(This(), HasCounters("+100/+100"))
    ability = printed("fow8", "SDV3-008", Static((GainKeywords(frozenset({"Swiftness"})),), when=has))
    for counters in (None, {"+100/+100": 1}):
        scene = quiet()
        robot = scene.put("field", body("Robot", *ability), entered=5, counters=counters)
        assert scene.begin("main").offers("battle") is (counters is not None)
        assert ("Swiftness" in keywords(scene, robot)) is (counters is not None)


def test_strong_while_the_other_hand_is_small():
    ability = printed("fow8", "SDV5-015", Static((plus(400),), when=There(HAND, 0, 2)))
    for more, stat in ((1, 900), (2, 500)):
        scene = quiet()
        ghost = scene.put("field", body("Ghost", *ability))
        scene.fill("hand", body("Spare", cost="{9}"), more, 1)
        assert stats(scene.begin("main"), ghost)[0] == stat


def test_its_side_is_eternal_in_its_players_turn():
    eternal = Static((GainKeywords(frozenset({"Eternal"})),), one(whose="you"), when=TurnOf("you"))
    ability = printed("fow8", "NDR-007", eternal)
    for active, eternal_now in ((0, True), (1, False)):
        scene = quiet()
        scene.put("field", face("Shrine", "regalia", abilities=ability))
        ally = scene.put("field", body("Ally"))
        scene.begin("main", active=active)
        assert ("Eternal" in keywords(scene, ally)) is eternal_now


@pytest.mark.clause("fow8", "909.1d")
def test_stones_of_its_side_make_will_of_any_kind():
    makes = tuple(Activated(fx.Produce(will), Cost((RestThis(),))) for will in ("W", "R", "U", "G", "B"))
    stones = cards(zones=("field",), whose="you", types=frozenset({"magic stone"}))
    ability = printed("fow8", "MOA-024", Static((GainAbilities(makes),), stones))
    scene = quiet()
    scene.put("field", face("Spring", "addition", marks=("field",), abilities=ability))
    mine, theirs = scene.put("field", LIGHT), scene.put("field", LIGHT, 1)
    scene.begin("main")
    assert [option.other for option in scene.ask.options if option.card == mine and option.verb == "use"]
    assert not any(option.card == theirs for option in scene.ask.options)


@pytest.mark.clause("fow8", "104.4")
@pytest.mark.parametrize("player", [0, 1])
def test_nobody_gains_life_while_it_is_in_the_field(player):
    ability = printed("fow8", "VIN003-027", Static((Deny("gain life", "anyone"),)))
    scene = quiet()
    king = scene.put("field", body("King", *ability), player)
    scene.put("hand", chant("Heal", spell=Spell(fx.ChangeLife(500))))
    scene.put("hand", chant("Fell", spell=Spell(fx.Do((fx.Destroy(Each(KINGS)), fx.ChangeLife(300))))))
    scene.begin("main").answer("play", "Heal")
    assert scene.life() == 4000
    scene.answer("play", "Fell")
    assert (scene.zone_of(king), scene.life()) == ("graveyard", 4300)


@pytest.mark.clause("fow8", "104.4")
def test_the_opponent_who_is_dealt_damage_gains_no_life_until_the_turn_ends():
    burn = fx.Do((fx.DealDamageToPlayer(600), fx.Prohibit("gain life", "opponent")))
    (ability,) = printed("fow8", "BFA-018", Spell(burn))
    scene = quiet()
    scene.put("hand", chant("Burn", spell=ability))
    scene.put("hand", chant("Give", spell=Spell(fx.ChangeLife(500, "anyone"))))
    scene.begin("main").answer("play", "Burn").answer("play", "Give")
    assert (scene.life(), scene.life(1)) == (4500, 3400)

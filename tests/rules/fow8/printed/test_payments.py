"""Cards that real cards of Force of Will ask for as a cost, and what is left to pay with."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Triggered, Way
from rules.language.amounts import Count, Times, X
from rules.language.changes import AddStats, ChangeCost, GainKeywords
from rules.language.conditions import There
from rules.language.costs import Cost, MoveCard, Pay, PayX, PutAway, RestCards, RestThis, TakeCounters
from rules.language.events import Rests
from rules.language.filter_shorthand import cards
from rules.language.filters import All, AnyOf, Controlled, Named, OfType, OneOf
from rules.language.references import Target, This, ThisCard
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.fow8.play.made_up import FIRE, LIGHT, chant, face, quiet, resonator, ruler, spell, stone
from tests.rules.fow8.printed.made_up import RESONATORS, body, keywords, one, stats, text
from tests.rules.printed import printed, written

RULER = cards(zones=("ruler area", "field"), whose="you", types=("ruler", "j-ruler"))


def crowned(counters=None, name="Queen"):
    """Return a scene with a ruler of the player who acts that has these counters."""
    scene = quiet()
    queen = ruler()
    queen.name = name
    return scene, scene.put("ruler area", queen, counters=counters)


@pytest.mark.clause("fow8", "903.2j-i")
def test_counters_are_taken_off_the_ruler_for_another_card():
    grow = fx.Modify(This(), (AddStats((200, 200)), GainKeywords(frozenset({"Precision"}))))
    snow = printed(
        "fow8", "SDR5-003", Activated(grow, Cost((TakeCounters("mystery", 1, RULER),)), once_a_turn=True)
    )
    for counters, offered in ((2, True), (0, False)):
        scene, queen = crowned({"mystery": counters})
        card = scene.put("field", body("Snow", *snow))
        scene.begin("main")
        assert scene.offers("use", card) is offered
        if offered:
            scene.answer("use", card)
            assert (stats(scene, card), "Precision" in keywords(scene, card)) == ((700, 700), True)
            assert scene.in_play(queen).counters == {"mystery": 1}
            assert not scene.offers("use", card)


@pytest.mark.clause("fow8", "1109.2")
def test_a_card_is_awakened_for_counters_of_the_ruler():
    hurt = Spell(
        fx.Do((fx.Modify(Target(), (AddStats((600, 600)),)), fx.LoseLife(400, "you"))), targets=(RESONATORS,)
    )
    awake = Way(
        fx.Do((fx.ChangeLife(900),)),
        Cost((TakeCounters("mystery", 1, RULER),)),
        name="awakening",
        clause="1109.2",
    )
    ritual = printed("fow8", "ADK-120", hurt, awake)
    for answer, life, left in (("yes", 4500, None), ("no", 3600, {"mystery": 1})):
        scene, queen = crowned({"mystery": 1})
        scene.put("field", body("Ox"))
        scene.put("hand", text("Ritual", *ritual))
        scene.begin("main").answer("play", "Ritual").answer(answer)
        assert (scene.life(), scene.in_play(queen).counters or None) == (life, left)


@pytest.mark.clause("fow8", "903.2j-i")
def test_an_elemental_of_the_graveyard_is_removed_for_strength():
    grave = cards(zones=("graveyard",), whose="you", races=("Elemental",))
    grow = Activated(fx.Modify(This(), (AddStats((200, 200)),)), Cost((MoveCard(grave, "removed area"),)))
    leaf = printed("fow8", "ACN-103", grow)
    scene = quiet()
    knight = scene.put("field", body("Knight", *leaf))
    dead = [scene.put("graveyard", body(name, races=("Elemental",))) for name in ("Sprig", "Twig")]
    scene.put("graveyard", body("Elf", races=("Elf",)))
    scene.put("graveyard", body("Foe", races=("Elemental",)), 1)
    scene.begin("main").answer("use", knight)
    assert scene.offered("move") == ["Sprig", "Twig"]
    scene.answer("move", dead[0]).answer("pass")
    assert [scene.zone_of(card) for card in dead] == ["removed area", "graveyard"]
    assert stats(scene, knight) == (700, 700)
    scene.answer("use", knight)
    assert not scene.offers("use", knight)


@pytest.mark.clause("fow8", "902.2")
def test_it_removes_itself_from_its_graveyard_for_a_discard():
    away = Cost((Pay(1, "B"), MoveCard(cards(OneOf(ThisCard()), zones=("graveyard",)), "removed area")))
    wakes = Activated(fx.Discard(1, "opponent"), away, zones=("graveyard",), only_there=True)
    izanami = printed("fow8", "TMS-077", wakes)
    scene = quiet()
    scene.give(r4=1)
    card = scene.put("graveyard", body("Izanami", *izanami))
    scene.begin("main").answer("use", card)
    assert (scene.zone_of(card), scene.cards("hand", 1)) == ("removed area", [])


@pytest.mark.clause("fow8", "903.2j-i")
def test_five_elves_rest_for_the_king_in_the_graveyard():
    elves = one(whose="you", races=frozenset({"Elf"}))
    back = Activated(
        fx.MoveTo(ThisCard(), "field"), Cost((RestCards(elves, 5),)), zones=("graveyard",), only_there=True
    )
    king = printed("fow8", "ADK-096", back)
    for count, offered in ((5, True), (4, False)):
        scene = quiet()
        card = scene.put("graveyard", body("King", *king))
        band = scene.fill("field", body("Elf", races=("Elf",)), count)
        scene.put("field", body("Page"))
        scene.begin("main")
        assert scene.offers("use", card) is offered
        if offered:
            scene.answer("use", card)
            assert scene.zone_of(card) == "field"
            assert all(scene.in_play(elf).rested for elf in band)


@pytest.mark.clause("fow8", "903.2j-i")
def test_will_is_not_made_with_the_one_card_that_is_to_be_rested_besides():
    stones = cards(zones=("field",), whose="you", types=("magic stone",))
    cost = Cost((Pay(1), RestCards(stones)))
    scene = quiet()
    host = scene.put("field", body("Host", Activated(fx.Draw(), cost)))
    scene.put("field", FIRE)
    scene.begin("main")
    assert not scene.offers("use", host)
    scene = quiet()
    host = scene.put("field", body("Host", Activated(fx.Draw(), cost)))
    pair = [scene.put("field", FIRE), scene.put("field", LIGHT)]
    scene.begin("main").answer("use", host)
    while scene.ask.kind != "main":
        scene.game.answer(0)
    assert [scene.in_play(card).rested for card in pair] == [True, True]


@pytest.mark.clause("fow8", "903.2j-i")
def test_no_card_is_given_up_twice_for_one_cost():
    red = one(whose="you", attributes=frozenset({"fire"}))
    cost = Cost((PutAway(one(whose="you")), PutAway(red)))
    for attributes, offered in ((("fire",), True), (("wind",), False)):
        scene = quiet()
        host = scene.put("field", body("Host", Activated(fx.Draw(), cost), attributes=attributes))
        imp = scene.put("field", body("Imp", attributes=("fire",)))
        scene.begin("main")
        assert scene.offers("use", host) is True
        scene.answer("use", host)
        if not offered:
            assert {scene.zone_of(card) for card in (host, imp)} == {"graveyard"}


@pytest.mark.clause("fow8", "903.2i-iv")
def test_a_card_costs_less_for_each_card_in_its_players_graveyard():
    kin = cards(zones=("graveyard",), whose="you", races=("Elemental",))
    prince = printed("fow8", "SDR4-001", Static((ChangeCost(less=((ANY_RESOURCE, Count(kin)),)),)))
    for count, offered in ((3, True), (2, False)):
        scene = quiet()
        scene.put("hand", body("Prince", *prince, cost="{3}"))
        scene.fill("graveyard", body("Leaf", races=("Elemental",)), count)
        assert scene.begin("main").offers("play", "Prince") is offered


@pytest.mark.clause("fow8", "903.2i-iv")
def test_a_card_costs_less_under_either_form_of_its_ruler():
    led = There(
        cards(AnyOf((Named("Ayu"), Named("Ayu in Arms"))), zones=("ruler area", "field"), whose="you")
    )
    tiger = printed("fow8", "ADK-084", Static((ChangeCost(less=((ANY_RESOURCE, 1),)),), when=led))
    for name, offered in (("Ayu", True), ("Queen", False)):
        scene, _ = crowned(name=name)
        scene.put("hand", body("Tiger", *tiger, cost="{1}"))
        assert scene.begin("main").offers("play", "Tiger") is offered


def test_whenever_it_becomes_rested_it_may_rest_another():
    chick = printed("fow8", "RDE-062", Triggered(Rests(), fx.May(fx.Rest(Target())), targets=(RESONATORS,)))
    grow = Activated(fx.ChangeLife(100), Cost((RestThis(),)))
    for how in ("attack", "cost", "effect", "block"):
        scene = quiet()
        bird = scene.put("field", body("Chick", *chick, grow, stats=(100, 3000)), int(how == "block"))
        foe = scene.put("field", body("Foe", stats=(100, 3000)), int(how != "block"))
        if how in ("attack", "block"):
            scene.begin("main").answer("battle").until("attack")
            scene.answer("attack", (bird, foe)[how == "block"], -1)
            if how == "block":
                scene.until("block").answer("block", bird)
        elif how == "cost":
            scene.begin("main").answer("use", bird)
        else:
            scene.put("hand", text("Tire", Spell(fx.Rest(Target()), targets=(one(name="Chick"),))))
            scene.begin("main").answer("play", "Tire").answer("pass")
        assert scene.answer("target", foe).ask.kind == "may", how
        scene.answer("yes")
        assert scene.in_play(foe).rested, how


def test_a_counter_may_have_any_name_and_changes_no_stats():
    glass = face("Glass", "regalia", abilities=())
    scene = quiet()
    scene.put("field", glass)
    put = Activated(fx.PutCounters(This(), "glass/ice"), once_a_turn=True)
    mage = scene.put("field", resonator("Mage", abilities=(put,)))
    scene.begin("main").answer("use", mage).answer("pass")
    assert (scene.in_play(mage).counters, stats(scene, mage)) == ({"glass/ice": 1}, (500, 500))


@pytest.mark.clause("fow8", "203.5b")
def test_an_x_is_named_as_an_effect_is_paid_for():
    pay = fx.IfPaid(Cost((PayX(), RestCards(one(whose="you", other=True)))), fx.ChangeLife(Times(X(), 100)))
    give = written("fow8", Spell(pay))
    for stones, resting, life in ((2, True, 4200), (2, False, None)):
        scene = quiet()
        scene.fill("field", FIRE, stones)
        if resting:
            scene.put("field", body("Ox"))
        scene.put("hand", text("Gift", *give))
        scene.begin("main").answer("play", "Gift")
        if life is None:
            assert scene.life() == 4000
            continue
        scene.answer("yes").answer("x", other=2, by=0)
        assert scene.life() == life
        assert sum(scene.in_play(card).rested for card in scene.cards("field")) == 3


@pytest.mark.clause("fow8", "903.2j")
def test_a_cost_may_be_as_much_will_as_there_are_cards():
    ability = Activated(fx.ChangeLife(100), Cost((Pay(Count(one(whose="you"))),)))
    host = written("fow8", ability)
    for more, offered in ((1, True), (2, False)):
        scene = quiet()
        scene.fill("field", FIRE, 2)
        scene.put("field", body("Host", *host))
        scene.fill("field", body("Ox"), more)
        assert scene.begin("main").offers("use", "Host") is offered


@pytest.mark.clause("fow8", "903.2j")
def test_no_will_is_paid_of_a_kind_of_which_the_cost_has_come_to_none():
    ability = Activated(fx.ChangeLife(100), Cost((Pay(Count(one(whose="opponent")), "R"),)))
    host = written("fow8", ability)
    for foes in (0, 1, 2):
        scene = quiet()
        stones = scene.fill("field", FIRE, 2)
        scene.put("field", body("Host", *host))
        for _ in range(foes):
            scene.put("field", body("Ox"), 1)
        scene.begin("main").answer("use", "Host")
        assert sum(scene.in_play(stone).rested for stone in stones) == foes


@pytest.mark.clause("fow8", "903.2j")
def test_a_resonator_is_banished_besides_or_the_card_is_not_played():
    kill = Spell(fx.Destroy(Target()), targets=(one(whose="opponent"),))
    besides = Way(cost=Cost((PutAway(one(whose="you")),)), must=True, name="besides")
    madness = printed("fow8", "CFC-078", kill, besides)
    for lambs, offered in ((2, True), (0, False)):
        scene = quiet()
        given = scene.fill("field", body("Lamb"), lambs)
        foe = scene.put("field", body("Foe"), 1)
        scene.put("hand", text("Madness", *madness))
        scene.begin("main")
        assert scene.offers("play", "Madness") is offered
        if offered:
            scene.answer("play", "Madness").answer("banish", given[0])
            assert [scene.zone_of(card) for card in (*given, foe)] == ["graveyard", "field", "graveyard"]


@pytest.mark.clause("fow8", "903.2j-i")
def test_five_counters_of_the_ruler_are_a_price_that_cannot_be_declined():
    grow = Spell(fx.Modify(Target(), (AddStats((1000, 1000)),)), targets=(RESONATORS,))
    besides = Way(cost=Cost((TakeCounters("strength", 5, RULER),)), must=True, name="besides")
    awakening = printed("fow8", "SDR2-002", grow, besides)
    for counters, offered in ((6, True), (4, False)):
        scene, queen = crowned({"strength": counters})
        ox = scene.put("field", body("Ox"))
        scene.put("hand", text("Burning", *awakening))
        scene.begin("main")
        assert scene.offers("play", "Burning") is offered
        if offered:
            scene.answer("play", "Burning")
            assert (stats(scene, ox), scene.in_play(queen).counters) == ((1500, 1500), {"strength": 1})


@pytest.mark.clause("fow8", "203.2")
@pytest.mark.clause("fow8", "203.3")
@pytest.mark.parametrize(("made", "playable"), [("R", True), ("M", False)])
def test_an_attribute_cost_can_be_paid_with_any_other_attribute_and_not_with_none(made, playable):
    prism = Static((ChangeCost(any_kind=True),), All((OfType(frozenset({"chant"})), Controlled("you"))))
    scene = quiet()
    scene.put("field", face("Prism", "regalia", abilities=written("fow8", prism)))
    scene.put("field", stone(made))
    scene.put("hand", chant("Note", cost="{W}", spell=spell(fx.ChangeLife(500))))
    assert scene.begin("main").offers("play", "Note") is playable

"""What is decided and paid as a card or ability is played (903.2) in Force of Will, told as scenes."""

from dataclasses import replace

import pytest

from rules.games.fow8.definitions import WILLS
from rules.games.fow8.keywords import now
from rules.games.fow8.keywords_abilities import incarnation
from rules.language import effects as fx
from rules.language.abilities import Activated, KeywordAbility, Mode, Spell, Static, Triggered
from rules.language.amounts import Count, Share, Times, X
from rules.language.changes import AddStats, ChangeCost
from rules.language.conditions import There
from rules.language.costs import Cost, DiscardCards, Pay, PayLife, PutAway, RestThis
from rules.language.durations import WHILE_IN_PLAY
from rules.language.events import Enters
from rules.language.filter_shorthand import both, cards
from rules.language.references import Target, This
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.fow8.play.keyword_abilities import awakening
from tests.rules.fow8.play.made_up import FIRE, LIGHT, chant, face, quiet, resonator, ruler

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
THEIRS = both(RESONATORS, cards(whose="opponent"))
MINE = both(RESONATORS, cards(whose="you"))
CHANTS = cards(types=frozenset({"chant"}), whose="you")
FLASH = chant("Flash", "Quickcast")
RED = WILLS.index("R")
GAIN = Spell(fx.ChangeLife(100))


def spell(effect, **more):
    """Return a chant's text."""
    return Spell(effect, **more)


def banner(change, name="Banner"):
    """Return a regalia that changes what its controller's chants cost."""
    ability = Static((change,), CHANTS)
    return face(name, "regalia", abilities=(ability,))


GLORY = awakening(
    Cost((Pay(1, "R"),)), fx.Modify(This(), (AddStats((400, 0)),), WHILE_IN_PLAY, layer="values")
)
KNIGHT = resonator("Knight", 500, 500, cost="{1}", abilities=(GLORY,))


@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.clause("fow8", "1109.1")
@pytest.mark.clause("fow8", "1109.2")
@pytest.mark.clause("fow8", "1109.2a")
@pytest.mark.clause("fow8", "1109.3")
def test_a_card_may_be_awakened_for_more_and_keeps_what_it_gains():
    for said, stats, rested in (("yes", (900, 500), 2), ("no", (500, 500), 1)):
        scene = quiet()
        stones = scene.fill("field", FIRE, 2)
        knight = scene.put("hand", KNIGHT)
        scene.begin("main").answer("play", knight)
        assert scene.zone_of(knight) == "hand"
        scene.answer(said)
        assert sum(scene.in_play(stone).rested for stone in stones) == rested
        assert now(scene.game, knight).stats == stats
        scene.until("main", 1)
        assert now(scene.game, knight).stats == stats


@pytest.mark.clause("fow8", "1109.2")
def test_a_card_is_awakened_only_by_who_can_pay_for_that():
    scene = quiet()
    scene.fill("field", LIGHT, 2)
    knight = scene.put("hand", KNIGHT)
    scene.begin("main").answer("play", knight)
    assert (scene.zone_of(knight), now(scene.game, knight).stats) == ("field", (500, 500))


@pytest.mark.clause("fow8", "1109.2")
def test_a_chant_that_is_awakened_does_what_its_awakening_says_too():
    more = awakening(Cost((DiscardCards(1),)), fx.ChangeLife(1000))
    scene = quiet()
    spare = scene.put("hand", resonator("Spare", cost="{9}"))
    wish = scene.put("hand", chant("Wish", spell=GAIN))
    scene.state.cards[wish].ways = (more,)
    scene.state.cards[wish].plain = False
    scene.begin("main").answer("play", wish).answer("yes").answer("discard", spare)
    assert (scene.life(), scene.zone_of(spare)) == (5100, "graveyard")


def elder(*groups, cost="{3}"):
    """Return a resonator that may be played for resonators of these attributes."""
    return resonator("Elder", 900, 900, cost=cost, abilities=(incarnation(*groups),))


def lamb(name, attribute):
    """Return a resonator of an attribute."""
    return face(name, "resonator", stats=(100, 100), attributes=(attribute,))


@pytest.mark.clause("fow8", "1110.1")
@pytest.mark.clause("fow8", "1110.2")
def test_a_resonator_of_the_attribute_is_banished_instead_of_paying():
    scene = quiet()
    stones = scene.fill("field", LIGHT, 3)
    white, red = scene.put("field", lamb("White", "light")), scene.put("field", lamb("Red", "fire"))
    theirs = scene.put("field", lamb("Far", "light"), 1)
    old = scene.put("hand", elder({"light"}))
    scene.begin("main").answer("play", old).answer("pay_cost", note="incarnation")
    assert [scene.zone_of(card) for card in (old, white, red, theirs)] == [
        "field",
        "graveyard",
        "field",
        "field",
    ]
    assert not any(scene.in_play(stone).rested for stone in stones)


@pytest.mark.clause("fow8", "1110.2")
def test_who_does_not_incarnate_pays_and_who_can_do_neither_does_not_play_the_card():
    scene = quiet()
    stones = scene.fill("field", LIGHT, 3)
    white = scene.put("field", lamb("White", "light"))
    old = scene.put("hand", elder({"light"}))
    scene.begin("main").answer("play", old).answer("pay_cost", note="")
    assert (scene.zone_of(white), all(scene.in_play(stone).rested for stone in stones)) == ("field", True)
    poor = quiet()
    poor.put("field", lamb("Red", "fire"))
    poor.put("hand", elder({"light"}))
    assert not poor.begin("main").offers("play", "Elder")


@pytest.mark.clause("fow8", "1110.2a")
def test_each_symbol_takes_a_resonator_of_its_own():
    for lambs, offered in ((1, False), (2, True)):
        scene = quiet()
        given = scene.fill("field", lamb("White", "light"), lambs)
        scene.put("hand", elder({"light"}, {"light"}))
        assert scene.begin("main").offers("play", "Elder") is offered
        if offered:
            scene.answer("play", "Elder").answer("banish", given[0])
            assert [scene.zone_of(card) for card in given] == ["graveyard", "graveyard"]


@pytest.mark.clause("fow8", "1110.2b")
def test_either_attribute_will_do_where_one_symbol_names_two():
    for attribute, offered in (("light", True), ("fire", True), ("wind", False)):
        scene = quiet()
        scene.put("field", lamb("Lamb", attribute))
        scene.put("hand", elder({"light", "fire"}))
        assert scene.begin("main").offers("play", "Elder") is offered


@pytest.mark.clause("fow8", "903.2e")
def test_options_are_chosen_as_the_card_is_played_and_the_others_do_not_exist():
    kill = Mode(fx.Destroy(Target()), (THEIRS,))
    heal, hurt = Mode(fx.ChangeLife(700)), Mode(fx.DealDamageToPlayer(300))
    edict = chant("Edict", spell=spell(fx.NOTHING, modes=(kill, heal, hurt), choose=2))
    scene = quiet()
    scene.put("hand", FLASH, 1)
    scene.put("hand", edict)
    scene.begin("main").answer("play", "Edict")
    assert (scene.life(), scene.life(1), scene.ask.player) == (4000, 4000, 1)
    scene.answer("pass")
    assert (scene.life(), scene.life(1)) == (4700, 3700)
    rich = quiet()
    ox = rich.put("field", resonator("Ox"), 1)
    rich.put("hand", edict)
    rich.begin("main").answer("play", "Edict")
    assert [option.other for option in rich.ask.options] == [0, 1, 2]
    rich.answer("mode", "Edict", 2).answer("mode", "Edict", 0)
    assert (rich.zone_of(ox), rich.life(), rich.life(1)) == ("graveyard", 4000, 3700)


@pytest.mark.clause("fow8", "903.2e")
def test_a_card_with_too_few_options_that_can_be_chosen_is_not_played():
    kill = Mode(fx.Destroy(Target()), (THEIRS,))
    scene = quiet()
    scene.put("hand", chant("Edict", spell=spell(fx.NOTHING, modes=(kill, Mode(fx.ChangeLife(1))), choose=2)))
    assert not scene.begin("main").offers("play", "Edict")


@pytest.mark.clause("fow8", "903.2f-i")
def test_the_x_of_a_card_played_without_paying_is_nothing():
    scene = quiet()
    stones = scene.fill("field", FIRE, 3)
    scene.put("field", banner(ChangeCost(free=True)))
    scene.put("hand", chant("Blaze", cost="{R}{X}", spell=spell(fx.DealDamageToPlayer(Times(X(), 100)))))
    scene.begin("main").answer("play", "Blaze")
    assert scene.ask.kind == "main"
    assert (scene.life(1), any(scene.in_play(stone).rested for stone in stones)) == (4000, False)


@pytest.mark.clause("fow8", "903.3c")
def test_x_hundred_is_a_hundred_times_x():
    scene = quiet()
    scene.fill("field", FIRE, 4)
    scene.put("hand", chant("Blaze", cost="{R}{X}", spell=spell(fx.DealDamageToPlayer(Times(X(), 100)))))
    scene.begin("main").answer("play", "Blaze").answer("x", "Blaze", 3)
    assert scene.life(1) == 3700


@pytest.mark.clause("fow8", "903.2f-ii")
@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("fow8", "903.3b")
def test_the_x_of_a_judgment_is_the_x_of_what_the_j_ruler_can_do():
    sting = Triggered(Enters(), fx.DealDamageToPlayer(Times(X(), 100)))
    again = Activated(fx.ChangeLife(Times(X(), 100)), Cost((RestThis(),)))
    scene = quiet()
    scene.fill("field", FIRE, 3)
    lord = ruler("{X}")
    lord.faces[1].abilities = (sting, again)
    lord.faces[1].activated = (again,)
    queen = scene.put("ruler area", lord)
    scene.begin("main").answer("judgment", queen).answer("x", queen, 2)
    assert scene.life(1) == 3800
    scene.until("main", 1).until("main", 0).answer("use", queen)
    assert scene.life() == 4200


@pytest.mark.clause("fow8", "903.2f-iii")
def test_an_x_that_the_text_tells_and_the_cost_needs_is_determined_as_the_card_is_played():
    blaze = spell(fx.DealDamageToPlayer(Times(X(), 100)), x=Count(THEIRS))
    scene = quiet()
    stones = scene.fill("field", FIRE, 3)
    oxen = scene.fill("field", resonator("Ox"), 2, 1)
    scene.put("hand", chant("Sacrifice", "Quickcast", spell=spell(fx.Destroy(Target()), targets=(MINE,))), 1)
    scene.put("hand", chant("Blaze", cost="{X}", spell=blaze))
    scene.begin("main").answer("play", "Blaze")
    assert sum(scene.in_play(stone).rested for stone in stones) == 2
    scene.answer("play", "Sacrifice").answer("target", oxen[0])
    assert (scene.zone_of(oxen[0]), scene.life(1)) == ("graveyard", 3800)


@pytest.mark.clause("fow8", "903.2f-iii")
def test_a_card_whose_determined_x_cannot_be_paid_is_not_played():
    scene = quiet()
    scene.put("field", FIRE)
    scene.fill("field", resonator("Ox"), 2, 1)
    scene.put(
        "hand", chant("Blaze", cost="{X}", spell=spell(fx.ChangeLife(Times(X(), 100)), x=Count(THEIRS)))
    )
    assert not scene.begin("main").offers("play", "Blaze")


@pytest.mark.clause("fow8", "903.3b-i")
def test_an_amount_that_playing_does_not_need_is_determined_as_the_card_resolves():
    scene = quiet()
    oxen = scene.fill("field", resonator("Ox"), 2, 1)
    scene.put("hand", chant("Sacrifice", "Quickcast", spell=spell(fx.Destroy(Target()), targets=(MINE,))), 1)
    scene.put("hand", chant("Blaze", spell=spell(fx.DealDamageToPlayer(Times(Count(THEIRS), 100)))))
    scene.begin("main").answer("play", "Blaze").answer("play", "Sacrifice").answer("target", oxen[0])
    assert scene.life(1) == 3900


@pytest.mark.clause("fow8", "903.2h")
def test_which_target_gets_what_is_decided_as_the_card_is_played():
    split = fx.Do((fx.Destroy(Target(0)), fx.MoveTo(Target(1), "hand")))
    scene = quiet()
    ox, elk = scene.put("field", resonator("Ox"), 1), scene.put("field", resonator("Elk"), 1)
    scene.put("hand", FLASH, 1)
    scene.put("hand", chant("Split", spell=spell(split, targets=(THEIRS, THEIRS))))
    scene.begin("main").answer("play", "Split").answer("target", elk)
    assert (scene.ask.player, scene.zone_of(elk), scene.zone_of(ox)) == (1, "field", "field")
    scene.answer("pass")
    assert (scene.zone_of(elk), scene.zone_of(ox)) == ("graveyard", "hand")


def volley(amount=500):
    """Return a chant that divides damage among two resonators."""
    effect = fx.Do((fx.DealDamage(Target(0), Share(0)), fx.DealDamage(Target(1), Share(1))))
    return chant("Volley", spell=spell(effect, targets=(THEIRS, THEIRS), divides=amount, step=100))


@pytest.mark.clause("fow8", "903.2h-i")
def test_damage_is_assigned_in_hundreds_and_some_of_it_to_each_target():
    scene = quiet()
    ox, elk = (scene.put("field", resonator(name, 100, 900), 1) for name in ("Ox", "Elk"))
    scene.put("hand", volley())
    scene.begin("main").answer("play", "Volley").answer("target", ox)
    assert sorted(option.other for option in scene.ask.options) == [100, 200, 300, 400]
    scene.answer("allot", ox, 400)
    assert (scene.in_play(ox).damage, scene.in_play(elk).damage) == (400, 100)


@pytest.mark.clause("fow8", "903.2h-ii")
def test_what_was_assigned_stays_so_though_another_target_is_gone():
    scene = quiet()
    ox, elk = (scene.put("field", resonator(name, 100, 900), 1) for name in ("Ox", "Elk"))
    scene.put("hand", chant("Sacrifice", "Quickcast", spell=spell(fx.Destroy(Target()), targets=(MINE,))), 1)
    scene.put("hand", volley())
    scene.begin("main").answer("play", "Volley").answer("target", ox).answer("allot", ox, 400)
    scene.answer("play", "Sacrifice").answer("target", ox)
    assert (scene.zone_of(ox), scene.in_play(elk).damage) == ("graveyard", 100)


def paid(stones, scene):
    """Return how many of these stones are rested."""
    return sum(scene.in_play(stone).rested for stone in stones)


@pytest.mark.clause("fow8", "903.2i")
@pytest.mark.clause("fow8", "903.2i-i")
@pytest.mark.clause("fow8", "903.2i-ii")
@pytest.mark.clause("fow8", "903.2i-iii")
@pytest.mark.clause("fow8", "903.2i-iv")
def test_a_cost_becomes_another_then_none_then_more_then_less():
    other = ChangeCost(instead=((ANY_RESOURCE, 2),))
    more, less = ChangeCost(more=((ANY_RESOURCE, 2),)), ChangeCost(less=((ANY_RESOURCE, 1),))
    free = ChangeCost(free=True)
    much = ((ANY_RESOURCE, 9),)
    for changes, cost in (
        ((), 4),
        ((ChangeCost(less=much),), 0),
        ((ChangeCost(less=much, floor=3),), 3),
        ((other,), 2),
        ((free, other), 0),
        ((more, free), 2),
        ((less, more, free), 1),
        ((less, other), 1),
        ((less, free), 0),
    ):
        scene = quiet()
        stones = scene.fill("field", FIRE, 6)
        for place, change in enumerate(changes):
            scene.put("field", banner(change, f"Banner {place}"))
        scene.put("hand", chant("Wish", cost="{4}"))
        scene.begin("main").answer("play", "Wish")
        assert paid(stones, scene) == cost, changes


@pytest.mark.clause("fow8", "903.2i-iv")
def test_who_plays_chooses_which_part_of_the_cost_is_less():
    scene = quiet()
    white, red = scene.put("field", LIGHT), scene.put("field", FIRE)
    scene.put("field", banner(ChangeCost(less=((ANY_RESOURCE, 1),))))
    scene.put("hand", chant("Wish", cost="{W}{R}"))
    scene.begin("main").answer("play", "Wish")
    assert (scene.ask.kind, len(scene.ask.options)) == ("price", 2)
    scene.answer("price", "Wish", 0)
    assert (scene.in_play(white).rested, scene.in_play(red).rested) in ((True, False), (False, True))
    first = scene.in_play(white).rested
    other = quiet()
    white, red = other.put("field", LIGHT), other.put("field", FIRE)
    other.put("field", banner(ChangeCost(less=((ANY_RESOURCE, 1),))))
    other.put("hand", chant("Wish", cost="{W}{R}"))
    other.begin("main").answer("play", "Wish").answer("price", "Wish", 1)
    assert other.in_play(white).rested is not first


@pytest.mark.clause("fow8", "903.2i-v")
@pytest.mark.clause("fow8", "907.3")
def test_what_is_to_be_paid_stays_so_though_what_lowered_it_is_banished_to_pay():
    cheap = Static((ChangeCost(less=((ANY_RESOURCE, 1),)),), CHANTS)
    lamp = face("Lamp", "regalia", abilities=(cheap,), produces="R")
    lamp.banished = True
    scene = quiet()
    stones = scene.fill("field", FIRE, 2)
    lit = scene.put("field", lamp)
    scene.put("hand", chant("Rite", cost="{3}", spell=GAIN))
    scene.begin("main").answer("play", "Rite").answer("will", lit)
    while scene.ask.kind == "pay_will":
        scene.game.answer(0)
    assert (scene.zone_of(lit), paid(stones, scene), scene.life()) == ("graveyard", 1, 4100)


@pytest.mark.clause("fow8", "903.2j-i")
def test_what_an_ability_requires_is_done_in_the_order_in_which_it_is_written():
    discard_first = Cost((DiscardCards(1), *Cost((PutAway(MINE), *Cost((Pay(1, "R"),)).parts)).parts))
    scene = quiet()
    scene.fill("field", FIRE, 2)
    stone = scene.cards("field")[0]
    spare = scene.put("hand", resonator("Spare", cost="{9}"))
    altar = scene.put("field", face("Altar", "regalia", abilities=(Activated(fx.Draw(), discard_first),)))
    lambs = scene.fill("field", resonator("Lamb"), 2)
    scene.begin("main").answer("use", altar)
    assert (scene.ask.kind, scene.offers("discard", spare)) == ("discard", True)
    assert not scene.in_play(stone).rested
    scene.answer("discard", spare)
    assert (scene.ask.kind, scene.zone_of(spare)) == ("banish", "graveyard")
    scene.answer("banish", lambs[1])
    assert scene.zone_of(lambs[1]) == "graveyard"
    assert any(scene.in_play(card).rested for card in scene.cards("field") if card not in lambs)


@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("fow8", "903.2j-i")
def test_an_ability_is_not_played_where_any_part_of_what_it_requires_cannot_be_done():
    for cost in (
        Cost((DiscardCards(2),)),
        Cost((PutAway(MINE),)),
        Cost((PayLife(5000),)),
        Cost((DiscardCards(1), *Cost((DiscardCards(1),)).parts)),
    ):
        scene = quiet()
        scene.put("field", face("Altar", "regalia", abilities=(Activated(fx.Draw(), cost),)))
        assert not scene.begin("main").offers("use", "Altar")
    scene = quiet()
    pays = Activated(fx.Draw(), Cost((PayLife(1000),)))
    altar = scene.put("field", face("Altar", "regalia", abilities=(pays,)))
    scene.begin("main").answer("use", altar)
    assert scene.life() == 3000


@pytest.mark.clause("fow8", "903.2g-iii")
def test_the_number_of_targets_stays_though_one_is_gone():
    scene = quiet()
    herd = scene.fill("field", resonator("Ox"), 3, 1)
    scene.put("hand", chant("Sacrifice", "Quickcast", spell=spell(fx.Destroy(Target()), targets=(MINE,))), 1)
    pair = fx.Do((fx.Destroy(Target(0)), fx.Destroy(Target(1))))
    scene.put("hand", chant("Cull", spell=spell(pair, targets=(THEIRS, THEIRS))))
    scene.begin("main").answer("play", "Cull").answer("target", herd[0]).answer("target", herd[1])
    scene.answer("play", "Sacrifice").answer("target", herd[0])
    assert [scene.zone_of(card) for card in herd] == ["graveyard", "graveyard", "field"]


@pytest.mark.clause("fow8", "705.2b")
def test_a_judgment_is_played_only_while_what_it_asks_for_holds():
    asks = KeywordAbility(keyword="Judgment", when=There(MINE, 2))
    lord = ruler()
    lord.abilities = (asks,)
    for oxen, offered in ((1, False), (2, True)):
        scene = quiet()
        scene.put("ruler area", lord)
        scene.fill("field", resonator("Ox"), oxen)
        assert scene.begin("main").offers("judgment") is offered


TAP = Activated(fx.ChangeLife(500), Cost((Pay(1, "R"), Pay(1, ANY_RESOURCE))), name="Tap")


@pytest.mark.clause("fow8", "903.2i")
@pytest.mark.clause("fow8", "903.2i-i")
@pytest.mark.clause("fow8", "903.2i-iii")
def test_what_an_ability_costs_changes_and_what_its_card_costs_does_not():
    other = ChangeCost(instead=((ANY_RESOURCE, 3),), abilities=True)
    more, less = (
        ChangeCost(more=((ANY_RESOURCE, 2),), abilities=True),
        ChangeCost(less=((ANY_RESOURCE, 9),), abilities=True),
    )
    for change, price in ((more, 4), (other, 3), (less, 0), (replace(more, abilities=False), 2)):
        scene = quiet()
        stones = scene.fill("field", FIRE, 4)
        well = scene.put("field", resonator("Well", cost="{1}", abilities=(TAP,)))
        rule = Static((change,), MINE)
        scene.put("field", face("Law", "regalia", abilities=(rule,)))
        scene.begin("main").answer("use", well)
        while scene.ask.kind != "main":
            scene.game.answer(0)
        assert sum(scene.in_play(stone).rested for stone in stones) == price


@pytest.mark.clause("fow8", "903.2i-iv")
@pytest.mark.clause("fow8", "903.2i-v")
def test_which_part_of_an_ability_s_cost_becomes_less_is_its_player_s_choice():
    scene = quiet()
    scene.put("field", FIRE)
    scene.put("field", LIGHT)
    well = scene.put("field", resonator("Well", abilities=(TAP,)))
    rule = Static((ChangeCost(less=((ANY_RESOURCE, 1),), abilities=True),), MINE)
    scene.put("field", face("Law", "regalia", abilities=(rule,)))
    scene.begin("main").answer("use", well)
    assert (scene.ask.kind, scene.ask.player, len(scene.ask.options)) == ("price", 0, 2)


@pytest.mark.clause("fow8", "903.2i-ii")
def test_an_ability_that_is_played_for_nothing_does_not_rest_its_card_either():
    scene = quiet()
    paid = replace(TAP, cost=Cost((RestThis(), Pay(1, "R"))))
    well = scene.put("field", resonator("Well", abilities=(paid,)))
    rule = Static((ChangeCost(free=True, abilities=True),), MINE)
    scene.put("field", face("Law", "regalia", abilities=(rule,)))
    scene.begin("main").answer("use", well).do("pass")
    assert (scene.life(), scene.in_play(well).rested) == (4500, False)

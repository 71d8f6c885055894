"""How cards and abilities of Force of Will 5.01 are played and resolved, told as scenes of its own."""

import pytest

from rules.engine.events import Played
from rules.engine.layers import characteristics
from rules.games.fow8.definitions import Price
from rules.games.fow8.keywords import now
from rules.games.fow8.nodes import CopyOnChase, PlayFree
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Triggered
from rules.language.amounts import LifeOf, Times, X
from rules.language.changes import AddRaces, ChangeCost
from rules.language.conditions import Compare
from rules.language.costs import Cost, Pay, PayLife, PayX
from rules.language.durations import ALWAYS
from rules.language.events import Enters, Plays
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each, Target
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.fow5.play.made_up import quiet
from tests.rules.fow8.play.made_up import LIGHT, chant, face, resonator
from tests.rules.scenes import Scene

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
FLASH = chant("Flash", "Quickcast")


def saying(effect: fx.Effect, scene: Scene | None = None) -> Scene:
    """Return a scene in which the turn player holds a chant with this effect."""
    scene = scene or quiet()
    scene.put("hand", chant("Word", spell=Spell(effect)))
    return scene


@pytest.mark.clause("fow5", "3.1#3")
@pytest.mark.clause("fow5", "9.3#2.2")
def test_an_effect_on_a_card_in_hand_does_not_follow_it_to_the_chase_area() -> None:
    held = cards(zones=("hand",), whose="you", name="Elk")
    scene = saying(fx.Modify(Each(held), (AddRaces(frozenset({"Beast"})),), ALWAYS, layer="words"))
    elk = scene.put("hand", resonator("Elk"))
    scene.put("hand", FLASH, 1)
    scene.begin("main").answer("play", "Word").answer("pass")
    assert characteristics(scene.game, elk).races == {"Beast"}
    scene.answer("play", elk)
    assert (scene.zone_of(elk), characteristics(scene.game, elk).races) == ("chase area", frozenset())
    scene.answer("pass")
    assert (scene.zone_of(elk), now(scene.game, elk).races) == ("field", frozenset())


@pytest.mark.clause("fow5", "9.3#4")
@pytest.mark.clause("fow5", "9.3#2.2")
@pytest.mark.clause("fow5", "7.9#1")
def test_a_chant_standby_card_goes_to_the_chase_area_and_costs_there_what_its_trigger_says() -> None:
    trap = chant("Trap", "Trigger", cost="{W}{W}", spell=Spell(fx.ChangeLife(700)))
    trap.marks, trap.standby = frozenset({"standby"}), Price((), 1)
    scene = quiet()
    scene.put("hand", FLASH, 1)
    card = scene.put("standby area", trap)
    stones = [scene.put("magic stone area", LIGHT) for _ in range(2)]
    scene.begin("main").answer("play", card)
    assert (scene.zone_of(card), [one.card for one in scene.state.pending]) == ("chase area", [card])
    assert sum(scene.in_play(stone).rested for stone in stones) == 1


@pytest.mark.clause("fow5", "9.3#4")
@pytest.mark.clause("fow5", "9.3#2.2")
@pytest.mark.clause("fow5", "7.3#3")
def test_a_chant_that_is_played_from_the_graveyard_goes_back_there() -> None:
    boon = chant("Boon", cost="{9}", spell=Spell(fx.ChangeLife(700)))
    scene = saying(PlayFree(Each(cards(zones=("graveyard",), name="Boon"))))
    card = scene.put("graveyard", boon)
    scene.begin("main").answer("play", "Word").until("main")
    assert (scene.life(), scene.zone_of(card)) == (4700, "graveyard")


@pytest.mark.clause("fow5", "9.3#2.2")
@pytest.mark.clause("fow5", "8.2#6")
def test_an_ability_that_is_played_lies_on_the_chase_and_counts_as_played_in_the_battle() -> None:
    for player in (0, 1):
        scene = quiet()
        scene.put("field", resonator("Ox"))
        heal = Activated(fx.ChangeLife(100), Cost())
        idol = scene.put("field", face("Idol", "addition", marks=("field",), abilities=(heal,)), player)
        scene.begin("main").answer("battle")
        if player:
            scene.answer("pass")
        scene.answer("use", idol, by=player)
        assert [(one.card, one.controller, one.ability) for one in scene.state.pending] == [
            (idol, player, heal)
        ]
        assert scene.zone_of(idol) == "field"
        scene.until("attack").answer("pass").until("main", 0)
        assert scene.life(player) == 4100
        assert scene.offers("battle") is (player == 1)


@pytest.mark.clause("fow5", "9.3#5.2")
@pytest.mark.clause("fow5", "9.6#8")
def test_what_an_automatic_ability_asks_for_has_to_hold_as_it_resolves_too() -> None:
    poor = Compare(LifeOf(), "<=", 1000)
    for gained, life in ((100, 2000), (1100, 1900)):
        bell = Triggered(Enters(RESONATORS), fx.ChangeLife(1100), condition=poor)
        scene = quiet()
        scene.give(0, life=800)
        scene.put("field", face("Bell", "addition", marks=("field",), abilities=(bell,)))
        scene.put("hand", chant("Gift", "Quickcast", spell=Spell(fx.ChangeLife(gained))))
        scene.begin("main").answer("play", "Squire").answer("pass")
        assert [one.ability for one in scene.state.pending] == [bell]
        scene.answer("play", "Gift").until("main")
        assert scene.life() == life


@pytest.mark.clause("fow5", "8.2#6")
@pytest.mark.clause("fow5", "9.3#2.2")
def test_a_card_that_is_played_in_a_battle_waits_on_the_chase_and_counts_for_its_player() -> None:
    for player in (0, 1):
        scene = quiet().record(Played)
        watch = Triggered(Plays(cards(name="Gift")), fx.ChangeLife(300))
        scene.put("field", face("Bell", "addition", marks=("field",), abilities=(watch,)))
        scene.put("field", resonator("Ox"))
        gift = scene.put("hand", chant("Gift", "Quickcast", spell=Spell(fx.ChangeLife(100))), player)
        scene.put("hand", FLASH, player)
        scene.begin("main").answer("battle")
        scene.answer("play", gift, by=player)
        assert scene.log == [Played(player, gift)]
        assert scene.state.pending[0].card == gift
        scene.until("attack").answer("pass").until("main", 0)
        gained = [300, 0]
        gained[player] += 100
        assert [scene.life(one) - 4000 for one in (0, 1)] == gained
        assert scene.offers("battle") is (player == 1)


@pytest.mark.clause("fow5", "2.4#2")
def test_each_of_two_abilities_is_paid_for_on_its_own_by_who_plays_it() -> None:
    heal = Activated(fx.ChangeLife(700), Cost((PayLife(100),)), once_a_turn=True)
    burn = Activated(fx.DealDamageToPlayer(Times(X(), 100)), Cost((PayX(),)), once_a_turn=True)
    for active in (0, 1):
        for x in (0, 2):
            scene = quiet()
            stones = scene.fill("magic stone area", LIGHT, 3, active)
            card = scene.put("field", resonator("Sage", abilities=(heal, burn)), active)
            scene.begin("main", active=active).answer("use", card, 0)
            assert scene.life(active) == 3900
            scene.answer("use", card, 1).answer("x", card, x)
            while scene.state.pending:
                scene.answer("pass")
            assert (scene.life(active), scene.life(1 - active)) == (4600, 4000 - 100 * x)
            assert sum(scene.in_play(stone).rested for stone in stones) == x
            assert not scene.offers("use", card)


@pytest.mark.clause("fow5", "10.2#1")
@pytest.mark.clause("fow5", "10.2#2")
def test_of_several_symbols_of_one_attribute_each_is_paid_for_once() -> None:
    scene = quiet()
    stones = scene.fill("magic stone area", LIGHT, 6)
    ox = scene.put("hand", resonator("Ox", cost="{W}{W}{W}{1}"))
    scene.begin("main").answer("play", ox).until("main")
    assert (scene.zone_of(ox), sum(scene.in_play(one).rested for one in stones)) == ("field", 4)


@pytest.mark.clause("fow5", "9.3#4")
def test_more_for_an_ability_is_paid_once_beside_all_else_it_asks_for() -> None:
    cost = Cost((PayLife(100), Pay(1), PayLife(300)))
    for whose, price in (("you", 3), ("opponent", 1)):
        scene = quiet()
        stones = scene.fill("magic stone area", LIGHT, 5)
        card = scene.put(
            "field", resonator("Sage", abilities=(Activated(fx.Draw(1), cost, once_a_turn=True),))
        )
        more = ChangeCost(more=((ANY_RESOURCE, 2),), abilities=True)
        law = Static((more,), both(RESONATORS, cards(whose=whose)))
        scene.put("field", face("Law", "addition", marks=("field",), abilities=(law,)))
        scene.begin("main").answer("use", card).until("main")
        assert (scene.life(), sum(scene.in_play(one).rested for one in stones)) == (3600, price)


@pytest.mark.clause("fow5", "9.3#4")
@pytest.mark.clause("fow5", "1.4#5")
def test_x_is_named_and_paid_for_where_the_cost_is_another_and_is_nothing_where_there_is_none() -> None:
    blaze = chant("Blaze", cost="{2}{X}", spell=Spell(fx.DealDamageToPlayer(Times(X(), 100))))
    chants = cards(types=frozenset({"chant"}), zones=("hand",))
    less, free = ChangeCost(less=((ANY_RESOURCE, 1),)), ChangeCost(free=True)
    for changes, paid, life in (((less,), 4, 3700), ((free, less), 0, 4000), ((free,), 0, 4000)):
        scene = quiet()
        stones = scene.fill("magic stone area", LIGHT, 4)
        for change in changes:
            law = Static((change,), chants)
            scene.put("field", face("Law", "addition", marks=("field",), abilities=(law,)))
        scene.put("hand", blaze)
        scene.begin("main").answer("play", "Blaze")
        if scene.ask.kind == "x":
            scene.answer("x", "Blaze", 3)
        scene.until("main")
        assert (scene.life(1), sum(scene.in_play(one).rested for one in stones)) == (life, paid)


@pytest.mark.clause("fow5", "10.16#1")
@pytest.mark.clause("fow5", "10.16#1.1")
def test_a_copy_of_a_spell_lies_in_the_chase_area_and_belongs_to_who_copied_it() -> None:
    echo = Spell(CopyOnChase(Target()), targets=(cards(zones=("chase area",)),))
    for player in (0, 1):
        scene = quiet()
        gift = scene.put("hand", chant("Gift", "Quickcast", spell=Spell(fx.ChangeLife(500))), 1 - player)
        scene.put("hand", chant("Echo", "Quickcast", spell=echo), player)
        for one in (0, 1):
            scene.put("hand", FLASH, one)
        scene.begin("main", active=1 - player).answer("play", gift).answer("pass")
        scene.answer("play", "Echo", by=player)
        copy = len(scene.state.cards)
        while len(scene.state.cards) == copy:
            scene.answer("pass")
        assert (scene.zone_of(copy), scene.state.owners[copy]) == ("chase area", player)
        while scene.state.pending:
            scene.answer("pass")
        assert [scene.life(one) for one in (0, 1)] == [4500, 4500]

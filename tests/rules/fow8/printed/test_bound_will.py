"""Will that is for some things only, and will abilities that cost more than a rest, as cards print them."""

import pytest

from rules.games.fow8.nodes import ProduceForAbilities, ProduceForJudgments, ProduceToPlay
from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.costs import Cost, Pay, PutThisAway, RestThis, TakeCounters
from rules.language.filter_shorthand import cards
from rules.language.filters import OfType
from tests.rules.fow8.play.made_up import chant, face, quiet, resonator, ruler, spell
from tests.rules.fow8.printed.made_up import body
from tests.rules.printed import written

REST = Cost((RestThis(),))
CHANTS = OfType(frozenset({"chant"}))
ELVES = cards(OfType(frozenset({"resonator"})), zones=("field",))
NOTE = chant("Note", cost="{W}", spell=spell(fx.ChangeLife(500)))


def crystal(*makers, cost=REST):
    """Return a stone whose abilities make these wills."""
    return face(
        "Crystal", "magic stone", abilities=written("fow8", *(Activated(one, cost) for one in makers))
    )


def lamp(maker):
    """Return a card that is banished for will."""
    return face("Lamp", "regalia", abilities=written("fow8", Activated(maker, Cost((PutThisAway(),)))))


def passed(scene):
    while scene.state.pending:
        scene.answer("pass")
    return scene


@pytest.mark.clause("fow8", "907.4")
@pytest.mark.clause("fow8", "1003.1")
def test_a_stone_whose_will_is_for_chants_pays_for_no_resonator():
    scene = quiet()
    stone = scene.put("field", crystal(ProduceToPlay("W", CHANTS), ProduceToPlay("R", CHANTS)))
    scene.put("hand", NOTE)
    scene.put("hand", resonator("Knight", cost="{W}"))
    scene.begin("main")
    assert scene.offers("play", "Note") and not scene.offers("play", "Knight")
    passed(scene.answer("play", "Note"))
    assert scene.in_play(stone).rested and scene.life() == 4500


@pytest.mark.clause("fow8", "907.2")
@pytest.mark.clause("fow8", "907.4")
def test_such_will_that_was_made_before_is_still_for_chants():
    scene = quiet()
    scene.put("field", crystal(ProduceToPlay("W", CHANTS)))
    scene.put("hand", NOTE)
    scene.put("hand", resonator("Knight", cost="{1}"))
    scene.begin("main").answer("will", "Crystal")
    assert scene.offers("play", "Note") and not scene.offers("play", "Knight")
    assert sum(scene.state.players[0].resources) == 0
    passed(scene.answer("play", "Note"))
    assert scene.life() == 4500 and not scene.offers("play", "Note")


@pytest.mark.clause("fow8", "505.5c")
def test_such_will_is_lost_with_the_turn():
    scene = quiet()
    scene.put("field", crystal(ProduceToPlay("W", CHANTS)))
    scene.put("hand", NOTE)
    scene.begin("main").answer("will", "Crystal").answer("pass")
    scene.until("main", 1)
    assert all(not count for count in scene.state.players[0].game_tallies.values())


def test_two_of_such_will_need_a_card_that_costs_two():
    scene = quiet()
    scene.put("field", lamp(ProduceToPlay("W", CHANTS, 2)))
    for name, cost in (("Note", "{W}{W}"), ("Long Note", "{W}{W}{W}")):
        scene.put("hand", chant(name, cost=cost, spell=spell(fx.ChangeLife(500))))
    scene.begin("main").answer("use", "Lamp")
    assert scene.offers("play", "Note") and not scene.offers("play", "Long Note")


@pytest.mark.clause("fow8", "1003.1")
def test_which_will_is_spent_first_is_asked():
    scene = quiet()
    scene.put("field", crystal(ProduceToPlay("W", CHANTS)))
    scene.put("field", face("Pebble", "magic stone", produces="W"))
    scene.put("hand", NOTE)
    scene.begin("main").answer("will", "Crystal").answer("play", "Note")
    assert sorted(option.verb for option in scene.ask.options) == ["spend", "will"]
    scene.answer("spend")
    assert not scene.in_play(scene.cards("field")[1]).rested


@pytest.mark.parametrize(("kind", "used"), [(ProduceForAbilities, True), (ProduceToPlay, False)])
def test_will_for_abilities_pays_for_those_of_such_cards(kind, used):
    scene = quiet()
    scene.put("field", crystal(kind("W", ELVES)))
    scene.put("field", body("Elf", *written("fow8", Activated(fx.ChangeLife(300), Cost((Pay(1),))))))
    scene.begin("main")
    assert scene.offers("use", "Elf") is used
    if used:
        passed(scene.answer("use", "Elf"))
        assert scene.life() == 4300


@pytest.mark.clause("fow8", "705.2")
@pytest.mark.parametrize(("kind", "judged"), [(ProduceForJudgments, True), (ProduceToPlay, False)])
def test_will_for_judgments_pays_for_one(kind, judged):
    scene = quiet()
    leaders = OfType(frozenset({"ruler", "j-ruler"}))
    scene.put("field", crystal(kind("W", leaders)))
    scene.put("ruler area", ruler("{W}"))
    scene.begin("main")
    assert scene.offers("judgment", "Queen") is judged


@pytest.mark.parametrize(("kind", "amount", "used"), [("W", 2, True), ("W", 1, False), ("R", 2, False)])
def test_of_will_for_abilities_there_is_as_much_as_was_made(kind, amount, used):
    scene = quiet()
    scene.put("field", lamp(ProduceForAbilities(kind, ELVES, amount)))
    scene.put("field", body("Elf", *written("fow8", Activated(fx.ChangeLife(300), Cost((Pay(2, "W"),))))))
    scene.begin("main").answer("use", "Lamp")
    assert scene.offers("use", "Elf") is used


@pytest.mark.parametrize(("kind", "amount", "judged"), [("W", 2, True), ("W", 1, False), ("R", 2, False)])
def test_of_will_for_judgments_there_is_as_much_as_was_made(kind, amount, judged):
    scene = quiet()
    leaders = OfType(frozenset({"ruler", "j-ruler"}))
    scene.put("field", lamp(ProduceForJudgments(kind, leaders, amount)))
    scene.put("ruler area", ruler("{W}{W}"))
    scene.begin("main").answer("use", "Lamp")
    assert scene.offers("judgment", "Queen") is judged


@pytest.mark.clause("fow8", "907.1")
@pytest.mark.clause("fow8", "907.3")
def test_a_will_ability_that_costs_a_counter_is_not_on_the_chase():
    scene = quiet()
    makes = Activated(fx.Produce("U"), Cost((TakeCounters("mana"),)))
    well = scene.put("field", body("Well", *written("fow8", makes)))
    scene.in_play(well).counters = {"mana": 2}
    scene.put("hand", resonator("Fish", cost="{U}"))
    scene.begin("main").answer("use", "Well")
    assert (scene.state.pending, sum(scene.state.players[0].resources), scene.ask.player) == ([], 1, 0)
    assert scene.offers("play", "Fish")


@pytest.mark.clause("fow8", "907.1")
@pytest.mark.clause("fow8", "907.3")
@pytest.mark.parametrize(("does", "waiting"), [(fx.ChangeLife(300), 1), (fx.Produce("W"), 0)])
def test_only_an_ability_that_makes_no_will_can_be_answered(does, waiting):
    scene = quiet()
    scene.put("field", body("Well", *written("fow8", Activated(does, REST))))
    scene.put("hand", chant("Snap", "Quickcast", spell=spell(fx.ChangeLife(100))), 1)
    scene.begin("main").answer("use", "Well")
    assert len(scene.state.pending) == waiting

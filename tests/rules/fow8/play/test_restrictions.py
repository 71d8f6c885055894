"""What cards of Force of Will cannot, must and can do although the rules say otherwise, told as scenes."""

import pytest

from rules.games.fow8.keywords_abilities import barrier
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static
from rules.language.changes import AddStats, Restrict
from rules.language.conditions import Is
from rules.language.costs import Cost, RestThis
from rules.language.filter_shorthand import cards
from rules.language.filters import Controlled, Filter, HasStatus, IsPlayer, IsRested, Not, StatIs
from rules.language.references import Each, Target, This
from rules.language.restrictions import CanBePlayedFrom, Cannot
from tests.rules.fow8.play.made_up import LIGHT, chant, quiet, resonator
from tests.rules.restricted import can, cannot, must

OX = resonator("Ox", 500, 900)
ELK = resonator("Elk", 400, 700)
BIG = StatIs("attack", ">=", 500)
FIELD = cards(zones=("field",), types={"resonator"})
OPPONENT = -1


def fight(mine, theirs=(), *, rested=True):
    """Return a scene in which the turn player may begin a battle, and the cards: mine, then theirs."""
    scene = quiet()
    found = [scene.put("field", card) for card in mine]
    found += [scene.put("field", card, 1, rested=rested) for card in theirs]
    return scene.begin("main"), found


@pytest.mark.clause("fow8", "712.2d")
@pytest.mark.clause("fow8", "803.3b")
@pytest.mark.parametrize(
    ("other", "player", "resonators"), [(IsPlayer(), False, True), (Not(IsPlayer()), True, False)]
)
def test_a_resonator_is_kept_from_attacking_the_opponent_or_resonators_only(other, player, resonators):
    scene, (shy, ox, elk) = fight((resonator("Shy", abilities=(cannot("attack", other),)), OX), (ELK,))
    scene.answer("battle")
    assert (scene.offers("attack", shy, OPPONENT), scene.offers("attack", shy, elk)) == (player, resonators)
    assert (scene.offers("attack", ox, OPPONENT), scene.offers("attack", ox, elk)) == (True, True)


@pytest.mark.clause("fow8", "712.2c")
def test_no_battle_is_offered_to_whom_nothing_is_left_to_attack():
    scene, _ = fight((resonator("Shy", abilities=(cannot("attack", IsPlayer()),)),), (ELK,), rested=False)
    assert not scene.offers("battle")
    scene, _ = fight((resonator("Shy", abilities=(cannot("attack", IsPlayer()),)),), (ELK,))
    assert scene.offers("battle")


@pytest.mark.clause("fow8", "803.3b")
@pytest.mark.clause("fow8", "712.2d")
def test_some_may_not_attack_what_others_may():
    calm = resonator("Calm", abilities=(cannot("be attacked", BIG),))
    scene, (ox, elk, target) = fight((OX, ELK), (calm,))
    scene.answer("battle")
    assert not scene.offers("attack", ox, target)
    assert scene.offers("attack", elk, target)


@pytest.mark.clause("fow8", "803.3b")
def test_an_effect_may_let_a_resonator_attack_recovered_ones_of_some_kind():
    hunter = resonator("Hunter", abilities=(can("attack", BIG),))
    scene, (one, ox, elk) = fight((hunter,), (OX, ELK), rested=False)
    scene.answer("battle")
    assert [scene.offers("attack", one, other) for other in (ox, elk)] == [True, False]


@pytest.mark.clause("fow8", "712.2")
@pytest.mark.clause("fow8", "803.3a")
@pytest.mark.clause("fow8", "803.3")
def test_a_resonator_that_has_to_attack_a_resonator_attacks_nothing_else():
    rager = resonator("Rager", abilities=(must("attack", BIG),))
    scene, (one, _) = fight((rager,), (ELK,))
    assert scene.offers("pass")
    scene, (one, ox, elk) = fight((rager,), (OX, ELK))
    assert not scene.offers("pass")
    scene.answer("battle").until("main", 0)
    assert scene.zone_of(one) == "graveyard", "it attacked the ox, and nothing else was asked for"
    assert scene.life(1) == 4000


@pytest.mark.clause("fow8", "712.2")
@pytest.mark.parametrize("rules", ["says so", "says nothing"])
def test_who_controls_what_has_to_attack_does_not_pass_at_main_timing(rules):
    scene, _ = fight((resonator("Wild", abilities=(must("attack"),) if rules == "says so" else ()),))
    assert scene.offers("pass") is (rules != "says so")


@pytest.mark.clause("fow8", "1107.2")
@pytest.mark.parametrize(
    ("says", "attacks", "rests"),
    [((), False, False), ((can("attack at once"),), True, False), ((can("rest at once"),), False, True)],
)
def test_a_new_resonator_attacks_or_rests_for_its_abilities_as_it_is_allowed_to(says, attacks, rests):
    sting = Activated(fx.ChangeLife(1), Cost((RestThis(),)))
    scene = quiet()
    bee = scene.put("field", resonator("Bee", abilities=(*says, sting)), entered=5)
    scene.begin("main")
    assert (scene.offers("battle"), scene.offers("use", bee)) == (attacks, rests)


def attacked(attacker, *blockers):
    """Return a scene in which the attacker has attacked the opponent, who may block."""
    scene, found = fight((attacker,), blockers, rested=False)
    return scene.answer("battle").answer("attack", found[0], OPPONENT), found


@pytest.mark.clause("fow8", "804.3")
@pytest.mark.clause("fow8", "1106.2")
def test_an_attacker_is_blocked_only_by_those_that_it_names():
    scene, _ = attacked(resonator("Sneak", abilities=(cannot("be blocked", Not(BIG)),)), OX, ELK)
    assert scene.offered("block") == ["Ox"]
    scene, _ = attacked(resonator("Ghost", abilities=(cannot("be blocked"),)), OX, ELK)
    assert scene.ask.kind != "block"


@pytest.mark.clause("fow8", "804.3")
def test_a_resonator_that_cannot_block_some_blocks_others():
    timid = resonator("Timid", abilities=(cannot("block", BIG),))
    assert attacked(OX, timid, ELK)[0].offered("block") == ["Elk"]
    assert attacked(ELK, timid, ELK)[0].offered("block") == ["Timid", "Elk"]


@pytest.mark.clause("fow8", "804.3")
def test_who_has_to_block_is_chosen_and_nobody_forfeits_the_block():
    dutiful = resonator("Dutiful", abilities=(must("block"),))
    scene, _ = attacked(OX, dutiful, dutiful, ELK)
    assert scene.offered("block") == ["Dutiful", "Dutiful"]
    assert not scene.offers("pass")
    scene, _ = attacked(resonator("Lure", abilities=(must("be blocked", BIG),)), OX, OX, ELK)
    assert scene.offered("block") == ["Ox", "Ox"]
    assert not scene.offers("pass")


@pytest.mark.clause("fow8", "1120.3")
@pytest.mark.parametrize(("source", "open_to_it"), [("chant", False), ("resonator", True)])
def test_what_cannot_be_targeted_by_some_cards_of_the_opponent_can_be_by_others(source, open_to_it):
    owl = resonator("Owl", abilities=barrier(cards(types={"chant"})))
    scene = quiet()
    scene.put("field", owl, 1)
    scene.put("field", ELK, 1)
    fall = fx.Destroy(Target())
    if source == "chant":
        scene.put("hand", chant("Fall", spell=Spell(fall, targets=(FIELD,))))
        scene.begin("main").answer("play", "Fall")
    else:
        archer = scene.put("field", resonator("Archer", abilities=(Activated(fall, targets=(FIELD,)),)))
        scene.begin("main").answer("use", archer)
    if open_to_it:
        assert scene.offered("target") == ["Owl", "Elk", "Archer"]
    else:
        assert scene.names("graveyard", 1) == ["Elk"], "only one could be targeted, so nobody was asked"


@pytest.mark.clause("fow8", "1417.1")
@pytest.mark.parametrize(
    ("by", "safe"), [(None, True), (Controlled("opponent"), False), (Controlled("you"), True)]
)
def test_what_some_effects_cannot_destroy_others_can(by: Filter | None, safe):
    steel = resonator("Steel", abilities=(cannot("be destroyed", by),))
    scene = quiet()
    scene.put("field", steel)
    scene.put("hand", chant("Fall", spell=Spell(fx.Destroy(Each(FIELD)))))
    scene.begin("main").answer("play", "Fall")
    assert ("Steel" in scene.names("field")) is safe


@pytest.mark.clause("fow8", "104.4")
def test_cards_that_cannot_be_played_are_not_offered():
    ban = Static((Restrict(Cannot("be played")),), cards(zones=("hand",), types={"chant"}))
    scene = quiet()
    scene.put("field", resonator("Judge", abilities=(ban,)), 1)
    scene.put("hand", chant("Word"))
    scene.begin("main")
    assert not scene.offers("play", "Word")
    assert scene.offers("play", "Squire")


@pytest.mark.clause("fow8", "503.5")
@pytest.mark.clause("fow8", "1013.1")
@pytest.mark.parametrize("by", ["phase", "effect"])
def test_a_card_that_cannot_be_recovered_stays_rested(by):
    scene = quiet()
    stiff = scene.put("field", resonator("Stiff", abilities=(cannot("recover"),)), rested=True)
    ox = scene.put("field", OX, rested=True)
    if by == "phase":
        scene.begin("recovery")
    else:
        scene.put("hand", chant("Dawn", spell=Spell(fx.Recover(Each(FIELD)))))
        scene.begin("main").answer("play", "Dawn")
    assert (scene.in_play(stiff).rested, scene.in_play(ox).rested) == (True, False)


@pytest.mark.clause("fow8", "1115.2")
@pytest.mark.parametrize("zone", ["graveyard", "removed area"])
def test_an_effect_lets_cards_be_played_from_another_zone(zone):
    lying = cards(zones=(zone,), whose="you", types={"resonator"})
    door = Static((Restrict(CanBePlayedFrom((zone,))),), lying)
    scene = quiet()
    ghost = scene.put(zone, resonator("Ghost", cost="{W}"))
    scene.put(zone, chant("Word"))
    scene.put(zone, OX, 1)
    scene.put("field", LIGHT)
    scene.begin("main")
    assert scene.offered("play") == ["Squire"]
    scene = quiet()
    ghost = scene.put(zone, resonator("Ghost", cost="{W}"))
    scene.put(zone, chant("Word"))
    scene.put("field", LIGHT)
    scene.put("field", resonator("Door", abilities=(door,)))
    scene.begin("main")
    assert scene.offered("play") == ["Squire", "Ghost"]
    scene.answer("play", ghost)
    assert scene.zone_of(ghost) == "field"


@pytest.mark.clause("fow8", "803.5")
@pytest.mark.clause("fow8", "804.4")
@pytest.mark.clause("fow8", "807.4")
def test_filters_ask_whether_a_resonator_is_attacking_or_blocking():
    def grows(status):
        return Static((AddStats((300, 300)),), when=Is(This(), HasStatus(status)))

    fierce = resonator("Fierce", 500, 500, abilities=(grows("attacking"),))
    wall = resonator("Wall", 500, 500, abilities=(grows("blocking"),))
    scene, (one, two) = attacked(fierce, wall)
    assert scene.game.state.instances[one].marks == {"attacking"}
    scene.answer("block", two).until("main", 0)
    assert (scene.zone_of(one), scene.zone_of(two)) == ("graveyard", "graveyard")
    scene, (one, two) = attacked(fierce, OX)
    scene.answer("pass").until("main", 0)
    assert (scene.life(1), scene.in_play(one).marks) == (4000 - 800, frozenset())
    tamed = Static((Restrict(Cannot("be attacked")),), cards(IsRested(True), zones=("field",)))
    scene, (one, elk) = fight((OX,), (resonator("Elk", abilities=(tamed,)),))
    assert not scene.answer("battle").offers("attack", one, elk)

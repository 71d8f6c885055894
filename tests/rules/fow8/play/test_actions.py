"""What a player with priority may do in Force of Will (604, 700), told as scenes."""

import pytest

from rules.engine import atoms
from rules.games.fow8.definitions import Price
from rules.games.fow8.keywords import ASTRAL
from rules.games.fow8.nodes import Judges
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Triggered
from rules.language.changes import Deny
from rules.language.costs import Cost, RestThis
from rules.language.filter_shorthand import cards
from rules.language.references import Target
from tests.rules.fow8.play.made_up import FIRE, FREE, LIGHT, chant, face, quiet, resonator, ruler, stone

RULER = ruler()
QUICK = chant("Flash", "Quickcast")
HEAL = Activated(fx.ChangeLife(300))
BOLT = Spell(fx.DealDamage(Target(), 300), targets=(cards(zones=("field",), types=frozenset({"resonator"})),))
FIELD = cards(zones=("field",))


def main(*hand, field=(), their_field=(), their_hand=()):
    """Return a scene in the main phase and the numbers of the cards laid out, in the order given."""
    scene = quiet()
    cards = [scene.put("hand", card) for card in hand]
    cards += [scene.put("field", card) for card in field]
    cards += [scene.put("field", card, 1) for card in their_field]
    cards += [scene.put("hand", card, 1) for card in their_hand]
    return scene, cards


def during_battle(scene):
    """Begin a battle and return at its first priority."""
    return scene.answer("battle")


@pytest.mark.clause("fow8", "701.1")
@pytest.mark.clause("fow8", "701.2")
@pytest.mark.clause("fow8", "604.2")
@pytest.mark.clause("fow8", "702.1")
def test_resonators_are_played_only_at_main_timing():
    scene, (knight, first, second) = main(FREE, QUICK, QUICK)
    scene.begin("main")
    assert scene.offers("play", "Squire")
    scene.answer("play", first)
    assert not scene.offers("play", "Squire")
    assert scene.offers("play", second)
    away, _ = main(FREE, QUICK)
    away.begin("end")
    assert away.offered("play") == ["Flash"]


@pytest.mark.clause("fow8", "604.2a")
@pytest.mark.clause("fow8", "702.2")
def test_each_of_the_types_played_at_main_timing_is_offered_and_a_stone_is_not():
    ring, banner, wish = face("Ring", "regalia"), face("Banner", "addition", marks=("field",)), chant("Wish")
    scene, _ = main(ring, banner, wish, LIGHT)
    scene.begin("main")
    assert sorted(scene.offered("play")) == ["Banner", "Ring", "Squire", "Wish"]


@pytest.mark.clause("fow8", "702.3")
@pytest.mark.clause("fow8", "307.1")
@pytest.mark.clause("fow8", "903.1")
def test_a_resonator_waits_on_the_chase_and_then_comes_into_the_field_under_its_controller():
    scene, (knight,) = main(resonator("Knight"))
    scene.begin("main").answer("play", knight)
    assert scene.zone_of(knight) == "field"
    assert scene.in_play(knight).controller == 0


@pytest.mark.clause("fow8", "312.3")
@pytest.mark.clause("fow8", "903.2d")
@pytest.mark.clause("fow8", "903.2k")
def test_a_played_card_is_a_spell_on_the_chase_that_can_be_answered():
    scene, (knight, answer) = main(resonator("Knight"), their_hand=(QUICK,))
    scene.begin("main").answer("play", knight)
    assert (scene.ask.player, scene.zone_of(knight)) == (1, "chase area")
    assert scene.state.players[0].turn_counts["played"] == 1


@pytest.mark.clause("fow8", "703.1")
@pytest.mark.clause("fow8", "703.2")
@pytest.mark.clause("fow8", "703.3")
def test_a_chant_does_what_it_says_when_it_resolves_and_goes_to_its_owners_graveyard():
    wish = chant("Wish", spell=Spell(fx.ChangeLife(500)))
    scene, (card, answer) = main(wish, their_hand=(QUICK,))
    scene.begin("main").answer("play", card)
    assert scene.life() == 4000
    scene.answer("pass")
    assert (scene.life(), scene.zone_of(card)) == (4500, "graveyard")


@pytest.mark.clause("fow8", "604.1c")
@pytest.mark.clause("fow8", "709.1")
@pytest.mark.clause("fow8", "709.2")
@pytest.mark.clause("fow8", "1111.1")
@pytest.mark.clause("fow8", "1111.2")
@pytest.mark.clause("fow8", "504.2")
@pytest.mark.clause("fow8", "602.1")
@pytest.mark.clause("fow8", "605.1")
def test_a_card_with_quickcast_is_played_whenever_its_player_has_priority():
    ambush = resonator("Ambush", 500, 500, "Quickcast")
    scene, (knight, quick) = main(resonator("Knight"), their_hand=(ambush,))
    scene.begin("main").answer("play", knight)
    assert scene.ask.player == 1
    scene.answer("play", quick)
    assert scene.zone_of(quick) == "field"
    assert scene.in_play(quick).controller == 1


@pytest.mark.clause("fow8", "709.3")
@pytest.mark.clause("fow8", "709.3a")
@pytest.mark.clause("fow8", "709.3b")
def test_what_a_quickcast_card_does_depends_on_its_type():
    quick_ring = face("Quick Ring", "regalia", keywords=("Quickcast",))
    scene, (ring, flash) = main(quick_ring, QUICK)
    scene.begin("end").answer("play", ring)
    assert scene.zone_of(ring) == "chase area"
    scene.answer("play", flash)
    assert (scene.zone_of(ring), scene.zone_of(flash)) == ("field", "graveyard")


@pytest.mark.clause("fow8", "604.2e")
@pytest.mark.clause("fow8", "710.1")
@pytest.mark.clause("fow8", "1016.1")
@pytest.mark.clause("fow8", "305.3")
def test_calling_a_stone_rests_the_ruler_and_puts_the_top_stone_into_the_field():
    scene, _ = main()
    queen = scene.put("ruler area", ruler(""))
    top = scene.cards("magic stone deck")[-1]
    scene.begin("main").answer("call", queen)
    assert scene.in_play(queen).rested
    assert scene.zone_of(top) == "field"
    assert (scene.in_play(top).controller, scene.in_play(top).rested) == (0, False)


@pytest.mark.clause("fow8", "710.1")
@pytest.mark.parametrize(("who", "may_call"), [("you", False), ("opponent", True)])
def test_who_cannot_call_stones_is_not_offered_it(who, may_call):
    scene, _ = main()
    queen = scene.put("ruler area", ruler(""))
    scene.put("field", resonator("Warden", abilities=(Static((Deny("call stones", who),)),)))
    assert scene.begin("main").offers("call", queen) is may_call


@pytest.mark.clause("fow8", "710.1")
def test_no_second_stone_is_called_in_a_turn_nor_one_after_a_judgment():
    scene, _ = main(field=(RULER.faces[1],))
    queen = scene.put("ruler area", ruler(""))
    scene.begin("main").answer("call", queen)
    assert not scene.offers("call")
    judged, _ = main(field=(RULER.faces[1],))
    other = judged.put("ruler area", RULER)
    judged.begin("main")
    assert judged.offers("call", other)
    judged.answer("judgment", other)
    assert not judged.offers("call")


@pytest.mark.clause("fow8", "710.1")
def test_a_rested_ruler_or_an_empty_stone_deck_calls_nothing():
    scene, _ = main()
    scene.put("ruler area", RULER, rested=True)
    assert not scene.begin("main").offers("call")
    empty, _ = main()
    empty.put("ruler area", RULER)
    for card in empty.cards("magic stone deck"):
        empty.state.zones[empty.state.where[card]].remove(card)
    assert not empty.begin("main").offers("call")


@pytest.mark.clause("fow8", "604.2c")
@pytest.mark.clause("fow8", "705.1")
@pytest.mark.clause("fow8", "705.3")
@pytest.mark.clause("fow8", "705.3a")
@pytest.mark.clause("fow8", "302.3")
@pytest.mark.clause("fow8", "1125.2")
def test_a_judgment_brings_the_ruler_into_the_field_j_ruler_side_up_the_same_card():
    scene, _ = main()
    queen = scene.put("ruler area", RULER, counters={"mana": 2})
    held = scene.in_play(queen)
    scene.begin("main").answer("judgment", queen)
    assert scene.names("field") == ["Queen in Arms"]
    assert scene.in_play(queen) is held
    assert (held.counters, held.rested) == ({"mana": 2}, False)


@pytest.mark.clause("fow8", "705.2")
@pytest.mark.clause("fow8", "705.2d")
def test_a_judgment_waits_on_the_chase_and_is_no_card_there():
    scene, (answer,) = main(their_hand=(QUICK,))
    queen = scene.put("ruler area", RULER)
    scene.begin("main").answer("judgment", queen)
    assert (scene.ask.player, scene.zone_of(queen), scene.names("chase area")) == (1, "ruler area", [])


@pytest.mark.clause("fow8", "705.2a")
@pytest.mark.clause("fow8", "903.2j")
def test_a_judgment_is_paid_for():
    scene, stones = main(field=(LIGHT, LIGHT))
    queen = scene.put("ruler area", ruler("{W}{1}"))
    scene.begin("main").answer("judgment", queen)
    assert all(scene.in_play(stone).rested for stone in stones)
    poor, _ = main(field=(LIGHT, FIRE))
    poor.put("ruler area", ruler("{W}{W}"))
    assert not poor.begin("main").offers("judgment")


@pytest.mark.clause("fow8", "705.1")
def test_a_rested_ruler_has_no_judgment_nor_has_one_without_the_keyword():
    scene, _ = main()
    scene.put("ruler area", RULER, rested=True)
    assert not scene.begin("main").offers("judgment")
    plain, _ = main()
    plain.put("ruler area", ruler(""))
    assert not plain.begin("main").offers("judgment")


@pytest.mark.clause("fow8", "705.1")
def test_one_judgment_a_turn():
    scene, _ = main()
    first, second = scene.put("ruler area", RULER), scene.put("ruler area", RULER)
    scene.begin("main").answer("judgment", first)
    assert not scene.offers("judgment", second)


@pytest.mark.clause("fow8", "705.3a-i")
def test_doing_judgment_triggers_what_waits_for_it():
    cheer = Triggered(Judges(FIELD), fx.ChangeLife(700))
    scene, _ = main(field=(resonator("Crowd", 100, 100, abilities=(cheer,)),))
    queen = scene.put("ruler area", RULER)
    scene.begin("main").answer("judgment", queen)
    assert scene.life() == 4700


@pytest.mark.clause("fow8", "1010.1b")
@pytest.mark.clause("fow8", "705.3a")
def test_a_judgment_whose_ruler_has_left_the_ruler_area_does_nothing():
    scene, (answer,) = main(their_hand=(QUICK,))
    queen = scene.put("ruler area", RULER)
    scene.begin("main").answer("judgment", queen)
    atoms.move(scene.game, queen, 5)
    scene.answer("pass")
    assert scene.zone_of(queen) == "graveyard"


@pytest.mark.clause("fow8", "604.2d")
@pytest.mark.clause("fow8", "706.1")
@pytest.mark.clause("fow8", "706.2")
@pytest.mark.clause("fow8", "706.3")
@pytest.mark.clause("fow8", "310.1")
def test_any_card_is_put_into_the_standby_area_for_two_will_at_once():
    scene, (trap, *stones) = main(chant("Trap", "Trigger"), field=(LIGHT, LIGHT))
    scene.begin("main")
    assert sorted(scene.offered("stand_by")) == ["Squire", "Trap"]
    scene.answer("stand_by", trap)
    assert (scene.zone_of(trap), scene.state.pending) == ("standby area", [])
    assert all(scene.in_play(stone).rested for stone in stones)
    assert not scene.offers("stand_by")


@pytest.mark.clause("fow8", "706.1")
@pytest.mark.clause("fow8", "604.2d")
def test_a_card_is_put_into_the_standby_area_for_two_will_at_main_timing_alone():
    for stones, offered in ((1, False), (2, True)):
        scene, _ = main(chant("Trap", "Trigger"), field=(LIGHT,) * stones)
        assert scene.begin("main").offers("stand_by", "Trap") is offered
    for player in (0, 1):
        scene = quiet()
        scene.fill("field", LIGHT, 2, player)
        scene.put("hand", QUICK, player)
        scene.begin("end")
        assert (scene.ask.player, scene.offers("play", QUICK.name), scene.offers("stand_by")) == (
            player,
            True,
            False,
        )
    chased, _ = main(QUICK, chant("Wish"), field=(LIGHT, LIGHT))
    assert not chased.begin("main").answer("play", "Wish").offers("stand_by"), "the chase is not empty"


TRAP = chant("Trap", "Trigger", cost="{W}", spell=Spell(fx.ChangeLife(900)), standby=Price((), 1))


@pytest.mark.clause("fow8", "604.1b")
@pytest.mark.clause("fow8", "708.4")
@pytest.mark.clause("fow8", "708.6")
@pytest.mark.clause("fow8", "903.2a")
@pytest.mark.clause("fow8", "1113.2a")
@pytest.mark.clause("fow8", "903.2d")
@pytest.mark.clause("fow8", "903.2i")
def test_a_card_with_trigger_is_played_from_the_standby_area_for_its_trigger_cost_alone():
    scene = quiet()
    trap = scene.put("standby area", TRAP)
    scene.put("field", FIRE)
    scene.begin("end").answer("play", trap)
    assert (scene.life(), scene.zone_of(trap)) == (4900, "graveyard")


@pytest.mark.clause("fow8", "708.4")
@pytest.mark.clause("fow8", "903.2i")
def test_from_hand_a_card_with_trigger_costs_its_cost_and_its_trigger_cost():
    scene = quiet()
    trap = scene.put("hand", TRAP)
    stones = [scene.put("field", LIGHT)]
    assert not scene.begin("main").offers("play", trap)
    rich = quiet()
    trap = rich.put("hand", TRAP)
    stones = [rich.put("field", LIGHT), rich.put("field", FIRE)]
    rich.begin("main").answer("play", trap)
    assert all(rich.in_play(stone).rested for stone in stones)
    assert rich.life() == 4900


@pytest.mark.clause("fow8", "708.5")
def test_a_card_with_trigger_is_not_played_in_the_turn_it_was_put_into_the_standby_area():
    scene, (trap, *_) = main(TRAP, field=(LIGHT, LIGHT, LIGHT, FIRE))
    scene.begin("main").answer("stand_by", trap)
    assert not scene.offers("play", trap)
    scene.until("main", 1)
    assert scene.state.turn == 6


@pytest.mark.clause("fow8", "604.1a")
@pytest.mark.clause("fow8", "707.1")
@pytest.mark.clause("fow8", "707.2")
@pytest.mark.clause("fow8", "707.3")
@pytest.mark.clause("fow8", "903.3b")
def test_an_activate_ability_is_played_with_priority_by_the_controller_of_its_card_and_resolves():
    healer = resonator("Healer", 100, 100, abilities=(HEAL,))
    scene, (card, other) = main(field=(healer,), their_field=(healer,))
    scene.begin("end")
    assert [option.card for option in scene.ask.options if option.verb == "use"] == [card]
    scene.answer("use", card)
    assert (scene.ask.player, scene.life()) == (0, 4000)
    scene.answer("pass").answer("pass")
    assert (scene.life(), scene.state.pending) == (4300, [])


@pytest.mark.clause("fow8", "905.3")
@pytest.mark.clause("fow8", "1013.2")
@pytest.mark.clause("fow8", "1107.2")
def test_a_resonator_rests_for_an_ability_only_if_it_was_there_all_turn_or_is_swift():
    rests = Activated(fx.ChangeLife(300), Cost((RestThis(),)))
    slow = resonator("Slow", 100, 100, abilities=(rests,))
    swift = resonator("Swift", 100, 100, "Swiftness", abilities=(rests,))
    scene = quiet()
    old = scene.put("field", slow)
    new = scene.put("field", slow, entered=5)
    quick = scene.put("field", swift, entered=5)
    tired = scene.put("field", slow, rested=True)
    scene.begin("main")
    assert [option.card for option in scene.ask.options if option.verb == "use"] == [old, quick]
    scene.answer("use", old)
    assert scene.in_play(old).rested
    assert not scene.in_play(new).rested
    assert tired


@pytest.mark.clause("fow8", "905.3")
@pytest.mark.clause("fow8", "705.3a")
def test_a_j_ruler_does_not_rest_for_an_ability_in_the_turn_of_its_judgment():
    rests = Activated(fx.ChangeLife(300), Cost((RestThis(),)))
    queen = ruler()
    queen.faces[1].abilities = queen.faces[1].activated = (rests,)
    scene = quiet()
    card = scene.put("ruler area", queen)
    scene.begin("main").answer("judgment", card)
    assert not scene.offers("use", card)
    scene.until("main", 1).until("main", 0)
    assert scene.offers("use", card)


@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.clause("fow8", "903.2g-iii")
@pytest.mark.clause("fow8", "903.2g-i")
def test_targets_are_chosen_as_a_card_is_played_and_without_one_it_cannot_be():
    scene, (bolt,) = main(chant("Bolt", spell=BOLT))
    assert not scene.begin("main").offers("play", bolt)
    aimed, (bolt, mine, theirs) = main(
        chant("Bolt", spell=BOLT),
        field=(resonator("Ox", 100, 900),),
        their_field=(resonator("Elk", 100, 900),),
    )
    aimed.begin("main").answer("play", bolt)
    assert (aimed.ask.kind, sorted(aimed.offered("target"))) == ("target", ["Elk", "Ox"])
    aimed.answer("target", theirs)
    assert (aimed.in_play(theirs).damage, aimed.in_play(mine).damage) == (300, 0)


@pytest.mark.clause("fow8", "903.3a")
def test_a_target_that_is_gone_when_the_spell_resolves_is_left_out():
    draw_too = Spell(
        fx.Do((fx.DealDamage(Target(), 300), fx.ChangeLife(100))),
        targets=(cards(zones=("field",), types=frozenset({"resonator"})),),
    )
    kill = Spell(fx.Destroy(Target()), targets=(FIELD,))
    scene, (bolt, elk, quick) = main(
        chant("Bolt", spell=draw_too),
        their_field=(resonator("Elk", 100, 900),),
        their_hand=(chant("Sacrifice", "Quickcast", spell=kill),),
    )
    scene.begin("main").answer("play", bolt).answer("play", quick)
    assert (scene.zone_of(elk), scene.life()) == ("graveyard", 4100)


@pytest.mark.clause("fow8", "1120.1")
@pytest.mark.clause("fow8", "1120.2")
def test_a_card_with_barrier_is_no_target_for_the_other_player():
    scene, (bolt, own, theirs) = main(
        chant("Bolt", spell=BOLT),
        field=(resonator("Ox", 100, 900, "Barrier"),),
        their_field=(resonator("Elk", 100, 900, "Barrier"),),
    )
    scene.begin("main").answer("play", bolt)
    assert (scene.in_play(own).damage, scene.in_play(theirs).damage) == (300, 0)


@pytest.mark.clause("fow8", "903.2f")
@pytest.mark.clause("fow8", "203.5b")
@pytest.mark.clause("fow8", "104.5")
def test_x_is_named_as_the_card_is_played_as_high_as_can_be_paid():
    scene, (wish, *stones) = main(chant("Wish", cost="{W}{X}"), field=(LIGHT, FIRE, FIRE))
    scene.begin("main").answer("play", wish)
    assert [option.other for option in scene.ask.options] == [0, 1, 2]
    scene.answer("x", wish, 1)
    assert sum(scene.in_play(stone).rested for stone in stones) == 2


RUNE = face("Sigil", "rune", cost="{0}", divinity=2, abilities=(Spell(fx.ChangeLife(600)),))


@pytest.mark.clause("fow8", "709.3c")
@pytest.mark.clause("fow8", "711.1")
@pytest.mark.clause("fow8", "711.2")
@pytest.mark.clause("fow8", "711.3")
@pytest.mark.clause("fow8", "1017.3")
@pytest.mark.clause("fow8", "1136.1")
def test_a_rune_is_revealed_and_its_copy_does_what_it_says():
    scene = quiet()
    rune = scene.put("rune area", RUNE)
    scene.put("ruler area", ruler("", front=("Divinity 3",)))
    scene.begin("main").answer("rune", rune)
    assert (scene.life(), scene.zone_of(rune), scene.names("chase area")) == (4600, "revealed runes", [])


@pytest.mark.clause("fow8", "711.2a")
@pytest.mark.clause("fow8", "1136.2")
@pytest.mark.clause("fow8", "1136.3")
@pytest.mark.clause("fow8", "209.2")
def test_revealed_runes_use_up_the_divinity_of_the_ruler():
    scene = quiet()
    runes = [scene.put("rune area", RUNE), scene.put("rune area", RUNE)]
    scene.put("ruler area", ruler("", front=("Divinity 3",)))
    scene.begin("main").answer("rune", runes[0])
    assert not scene.offers("rune")
    without = quiet()
    without.put("rune area", RUNE)
    without.put("ruler area", RULER)
    assert not without.begin("main").offers("rune")


@pytest.mark.clause("fow8", "712.2")
@pytest.mark.clause("fow8", "712.2a")
@pytest.mark.clause("fow8", "712.2b")
@pytest.mark.clause("fow8", "1123.1")
@pytest.mark.clause("fow8", "1123.2")
def test_a_player_whose_card_has_to_attack_and_can_does_not_pass_at_main_timing():
    wild = resonator("Wild", 500, 500, "Bloodlust")
    scene, _ = main(field=(wild,))
    assert not scene.begin("main").offers("pass")
    for more in ({"entered": 5}, {"rested": True}):
        free = quiet()
        free.put("field", wild, **more)
        assert free.begin("main").offers("pass")


@pytest.mark.clause("fow8", "712.2e")
def test_a_card_that_must_be_paid_for_to_attack_lets_its_player_pass():
    scene, _ = main(field=(resonator("Wild", 500, 500, "Bloodlust", "Mobilize {W}"), LIGHT))
    assert scene.begin("main").offers("pass")


SHIELD = face("Shield", "addition", marks=("resonator",), cost="{0}")


@pytest.mark.clause("fow8", "1406.2")
@pytest.mark.clause("fow8", "1406.2a")
@pytest.mark.clause("fow8", "1406.2b")
@pytest.mark.clause("fow8", "1002.1")
def test_an_addition_with_a_subtype_comes_onto_the_resonator_it_targets():
    bare, (shield,) = main(SHIELD)
    assert not bare.begin("main").offers("play", shield)
    scene, (shield, ox) = main(SHIELD, field=(resonator("Ox"),))
    scene.put("ruler area", RULER)
    scene.begin("main").answer("play", shield)
    assert (scene.zone_of(shield), scene.in_play(shield).host) == ("field", ox)


@pytest.mark.clause("fow8", "1406.2b")
def test_an_addition_whose_target_is_gone_goes_to_the_graveyard():
    kill = Spell(fx.Destroy(Target()), targets=(FIELD,))
    scene, (shield, ox, quick) = main(
        SHIELD, field=(resonator("Ox"),), their_hand=(chant("Fall", "Quickcast", spell=kill),)
    )
    scene.begin("main").answer("play", shield).answer("play", quick)
    assert scene.zone_of(shield) == "graveyard"


@pytest.mark.clause("fow8", "1406.4")
@pytest.mark.clause("fow8", "1406.4a")
def test_an_addition_falls_off_with_the_card_it_was_on_and_a_field_addition_stays():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 100, 500))
    shield = scene.put("field", SHIELD)
    banner = scene.put("field", face("Banner", "addition", marks=("field",)))
    scene.state.instances[shield].host = ox
    scene.begin("main")
    assert scene.zone_of(shield) == "field"
    atoms.damage(scene.game, ox, 500)
    scene.answer("play", "Squire")
    assert (scene.zone_of(shield), scene.zone_of(banner)) == ("graveyard", "field")


@pytest.mark.clause("fow8", "1206.1")
def test_an_addition_cannot_be_on_itself():
    scene = quiet()
    shield = scene.put("field", SHIELD)
    scene.state.instances[shield].host = shield
    scene.begin("main")
    assert scene.zone_of(shield) == "graveyard"


@pytest.mark.clause("fow8", "1010.1a-i")
def test_an_astral_ruler_has_no_judgment_any_more():
    scene = quiet()
    scene.put("ruler area", RULER, counters={ASTRAL: 1})
    assert not scene.begin("main").offers("judgment")


@pytest.mark.clause("fow8", "201.4d")
def test_what_is_only_treated_as_a_stone_makes_no_will():
    scene, _ = main(field=(face("Idol", "regalia", marks=("light magic stone",)),))
    assert not scene.begin("main").offers("will")
    stones, _ = main(field=(stone("W"),))
    assert stones.begin("main").offers("will")

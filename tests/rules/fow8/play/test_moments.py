"""Moments at which abilities trigger, control, and what effects do in Force of Will, told as scenes."""

import pytest

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.games.fow8.keywords import now
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Triggered
from rules.language.changes import AddStats, GainKeywords, SetStats
from rules.language.costs import Cost, Pay
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Target
from tests.rules.fow8.play.made_up import chant, face, quiet, resonator, ruler
from tests.rules.pending import waiting_for

IN_FIELD = cards(zones=("field",))


def herald(moment, amount):
    """Return a resonator whose controller gains life when a moment comes."""
    gain = Triggered(waiting_for(moment), fx.ChangeLife(amount))
    return resonator(f"Herald of {moment}", 100, 100, abilities=(gain,))


@pytest.mark.clause("fow8", "503.2")
@pytest.mark.clause("fow8", "503.6")
@pytest.mark.clause("fow8", "503.3")
@pytest.mark.clause("fow8", "503.7")
def test_the_recovery_phase_has_its_beginning_and_its_end():
    scene = quiet()
    scene.put("field", herald("recovery_begins", 100))
    scene.put("field", herald("recovery_ends", 1000))
    scene.put("hand", chant("Flash", "Quickcast"))
    scene.begin("recovery").answer("pass")
    assert scene.life() == 4100
    scene.answer("pass").answer("pass")
    assert scene.life() == 5100


@pytest.mark.clause("fow8", "802.1")
@pytest.mark.clause("fow8", "803.1")
@pytest.mark.clause("fow8", "804.1")
@pytest.mark.clause("fow8", "807.1")
@pytest.mark.clause("fow8", "801.1")
@pytest.mark.clause("fow8", "807.2")
def test_each_step_of_a_battle_that_has_a_moment_triggers_what_waits_for_it():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    for place, moment in enumerate(("battle_begins", "attack_step_begins")):
        scene.put("field", herald(moment, 100 * 10**place))
    scene.put("field", herald("block_step_begins", 20000))
    scene.put("field", herald("battle_ends", 300000))
    scene.begin("main").answer("battle")
    assert scene.life() == 5100
    scene.answer("attack", ox)
    assert scene.life() == 325100


@pytest.mark.clause("fow8", "105.3")
@pytest.mark.clause("fow8", "105.3a")
@pytest.mark.clause("fow8", "105.3b")
@pytest.mark.clause("fow8", "105.3c")
def test_who_controls_a_card_controls_its_abilities_and_what_they_do():
    scene = quiet()
    mine = scene.put("field", herald("each turn_begins", 100))
    scene.put("field", herald("each turn_begins", 2000), 0, owner=1)
    theirs = scene.put("field", herald("each turn_begins", 30000), 1)
    assert scene.in_play(mine).controller == 0
    scene.begin("draw")
    while scene.ask.kind == "triggered":
        assert scene.ask.player == 0
        scene.answer("play_ability", mine)
    assert (scene.life(0), scene.life(1)) == (6100, 34000)
    assert theirs


@pytest.mark.clause("fow8", "304.3")
def test_cards_are_moved_from_the_top_of_the_main_deck_one_after_another():
    scene = quiet().begin("main")
    top = scene.cards("main deck")[:-4:-1]
    for _ in range(3):
        atoms.draw(scene.game, 0)
    assert scene.cards("hand")[-3:] == top


@pytest.mark.clause("fow8", "712.2c")
def test_the_opponent_can_always_be_attacked_so_a_bound_card_keeps_its_player_from_passing():
    scene = quiet()
    wild = scene.put("field", resonator("Wild", 500, 500, "Bloodlust"))
    scene.begin("main")
    assert not scene.offers("pass")
    scene.answer("battle")
    assert (scene.life(1), scene.in_play(wild).rested) == (3500, True)
    assert scene.offers("pass")


@pytest.mark.clause("fow8", "903.2g-i")
def test_a_spell_cannot_target_itself():
    anything = Spell(fx.Destroy(Target()), targets=(cards(zones=("field", "chase area")),))
    scene = quiet()
    wish = scene.put("hand", chant("Wish", spell=anything))
    assert not scene.begin("main").offers("play", wish)


@pytest.mark.clause("fow8", "903.2g-i")
def test_an_ability_may_target_the_card_it_is_on():
    marks = fx.PutCounters(Target(), "mark")
    wanted = (cards(zones=("field",), types=frozenset({"resonator"})),)
    for ability, verb in (
        (Activated(marks, targets=wanted), "use"),
        (Triggered(Enters(), marks, targets=wanted), "play"),
    ):
        scene = quiet()
        sage = scene.put("field" if verb == "use" else "hand", resonator("Sage", abilities=(ability,)))
        scene.begin("main").answer(verb, sage).answer("pass")
        assert scene.in_play(sage).counters == {"mark": 1}


@pytest.mark.clause("fow8", "901.1a")
@pytest.mark.clause("fow8", "905.1")
@pytest.mark.clause("fow8", "903.2j")
def test_an_activate_ability_is_played_only_where_its_cost_can_be_paid():
    costly = Activated(fx.ChangeLife(300), Cost((Pay(1, "W"),)))
    scene = quiet()
    scene.put("field", resonator("Healer", 100, 100, abilities=(costly,)))
    assert not scene.begin("main").offers("use")
    paid = quiet()
    healer = paid.put("field", resonator("Healer", 100, 100, abilities=(costly,)))
    paid.give(0, r0=1)
    paid.begin("main").answer("use", healer)
    assert (paid.life(), paid.resource(0)) == (4300, 0)


@pytest.mark.clause("fow8", "901.2a")
@pytest.mark.clause("fow8", "901.2b")
@pytest.mark.clause("fow8", "908.1")
@pytest.mark.clause("fow8", "909.4")
def test_a_continuous_effect_with_a_condition_takes_in_what_comes_later_and_a_one_time_effect_does_not():
    scene = quiet()
    more = AddStats((200, 0))
    scene.state.lasting.append(Lasting(-1, 0, 1, "values", more, END_OF_TURN, None, IN_FIELD))
    heal = scene.put("hand", chant("Wish", spell=Spell(fx.ChangeLife(100))))
    scene.put("hand", resonator("Spare"))
    scene.begin("main").answer("play", heal).answer("play", "Squire")
    squire = scene.cards("field")[0]
    assert now(scene.game, squire).stats == (300, 100)
    assert scene.life() == 4100


@pytest.mark.clause("fow8", "909.5")
def test_a_card_comes_into_the_field_with_the_effects_that_are_there():
    weaker = Static((AddStats((0, -100)),), IN_FIELD, layer="values")
    scene = quiet()
    scene.put("field", face("Blight", "regalia", abilities=(weaker,)))
    squire = scene.cards("hand")[0]
    scene.begin("main").answer("play", squire)
    assert scene.zone_of(squire) == "graveyard"


@pytest.mark.clause("fow8", "1102.3")
def test_pierce_gained_once_more_changes_nothing():
    scene = quiet()
    lance = scene.put("field", resonator("Lance", 900, 900, "Pierce"))
    again = GainKeywords(frozenset({"Pierce"}))
    scene.state.lasting.append(Lasting(-1, 0, 1, "abilities", again, ALWAYS, frozenset({lance})))
    elk = scene.put("field", resonator("Elk", 100, 600), 1)
    scene.begin("main").answer("battle").answer("attack", lance).answer("block", elk)
    scene.answer("assign", elk, 600)
    assert scene.life(1) == 3700


@pytest.mark.clause("fow8", "1020.3")
def test_a_card_that_gains_figures_has_them_added():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    scene.put(
        "hand",
        chant("Grow", spell=Spell(fx.Modify(Each(IN_FIELD), (AddStats((200, -100)),), layer="values"))),
    )
    scene.begin("main").answer("play", "Grow")
    assert now(scene.game, ox).stats == (700, 400)


@pytest.mark.clause("fow8", "1020.2")
def test_a_card_that_becomes_other_figures_has_those():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    shrink = fx.Modify(Each(IN_FIELD), (SetStats((100, 200)),), layer="values")
    scene.put("hand", chant("Shrink", spell=Spell(shrink)))
    scene.begin("main").answer("play", "Shrink")
    assert now(scene.game, ox).stats == (100, 200)


@pytest.mark.clause("fow8", "1125.1")
def test_only_the_ruler_side_has_a_judgment():
    queen = ruler()
    scene = quiet()
    scene.put("field", queen.faces[1])
    assert not scene.begin("main").offers("judgment")


@pytest.mark.clause("fow8", "1303.2")
def test_a_token_attacks_as_a_card_does():
    imp = face("Imp", "resonator", stats=(300, 300), marks=("token",))
    scene = quiet()
    token = scene.put("field", imp)
    scene.begin("main").answer("battle").answer("attack", token)
    assert scene.life(1) == 3700

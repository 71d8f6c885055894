"""The turn of Force of Will (500) and its priority sequences (600), told as scenes."""

from dataclasses import replace

import pytest

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.engine.events import Drew
from rules.engine.pending import Pending
from rules.games.fow8.checks import is_unsettled
from rules.games.fow8.keywords import now
from rules.games.fow8.nodes import Restart
from rules.games.fow8.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Triggered
from rules.language.changes import AddStats
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.events import Discards, Draws, Moment
from rules.language.filter_shorthand import cards
from rules.language.references import This
from tests.rules.fow8.play.made_up import FREE, LIGHT, chant, face, quiet, resonator, ruler, told
from tests.rules.pending import waiting_for
from tests.rules.scenes import Scene

QUICK = chant("Flash", "Quickcast")


def outcome(procedure):
    """Return what a procedure that asks nothing returns."""
    with pytest.raises(StopIteration) as stopped:
        next(procedure)
    return stopped.value.value


def herald(moment, amount=100):
    """Return a resonator whose controller gains life when a moment comes."""
    gain = Triggered(waiting_for(moment), fx.ChangeLife(amount))
    return resonator(f"Herald of {moment}", 100, 100, abilities=(gain,))


@pytest.mark.clause("fow8", "502.3")
@pytest.mark.clause("fow8", "1009.1")
def test_the_turn_player_draws_a_card_but_not_in_the_first_turn_of_the_game():
    scene = quiet()
    top = scene.cards("main deck")[-1]
    scene.begin("draw", turn=2)
    assert scene.cards("hand")[-1] == top
    assert len(quiet().begin("draw", turn=1).cards("hand")) == 1


@pytest.mark.clause("fow8", "502.3")
def test_the_draw_of_the_turn_is_one_that_can_be_replaced_and_that_abilities_wait_for():
    well = Replacement(Draws(), fx.ChangeLife(700))
    instead = quiet()
    instead.put("field", resonator("Well", 100, 100, abilities=(well,)))
    held = instead.cards("hand")
    instead.begin("draw", turn=2)
    assert (instead.life(), instead.cards("hand")) == (4700, held)
    after = quiet()
    glad = Triggered(Draws(cards(whose="you"), side="anyone"), fx.ChangeLife(100))
    after.put("field", resonator("Glad", 100, 100, abilities=(glad,)))
    after.put("hand", QUICK)
    after.begin("draw", turn=2).do("pass", "pass")
    assert after.life() == 4100


@pytest.mark.clause("fow8", "502.1")
@pytest.mark.clause("fow8", "502.2")
def test_what_waits_for_the_turn_to_begin_is_played_before_the_draw():
    scene = quiet().record(Drew)
    scene.put("field", herald("turn_begins"))
    scene.put("hand", QUICK)
    scene.begin("draw")
    assert (scene.ask.clause, scene.log) == (told("502.2"), [])
    scene.do("pass", "pass")
    assert scene.life() == 4100


@pytest.mark.clause("fow8", "502.4")
def test_there_is_priority_after_the_draw():
    scene = quiet().record(Drew)
    scene.put("hand", QUICK)
    scene.begin("draw").answer("pass")
    assert scene.ask.clause == told("502.4")
    assert len(scene.log) == 1


@pytest.mark.clause("fow8", "503.1")
def test_each_player_skips_the_recovery_phase_of_their_own_first_turn():
    for turn, rested in ((1, True), (2, True), (3, False)):
        scene = quiet()
        side = 1 - turn % 2
        stone = scene.put("field", LIGHT, side, rested=True)
        scene.begin("recovery", turn=turn, active=side)
        assert scene.in_play(stone).rested is rested


@pytest.mark.clause("fow8", "503.5")
@pytest.mark.clause("fow8", "1013.1")
def test_the_turn_player_recovers_field_and_ruler_area_and_the_other_does_not():
    scene = quiet()
    mine = [scene.put("field", LIGHT, rested=True), scene.put("ruler area", ruler(), rested=True)]
    theirs = scene.put("field", LIGHT, 1, rested=True)
    scene.begin("recovery")
    assert [scene.in_play(card).rested for card in (*mine, theirs)] == [False, False, True]


@pytest.mark.clause("fow8", "503.3")
@pytest.mark.clause("fow8", "503.7")
def test_there_is_priority_before_and_after_recovering():
    scene = quiet()
    stone = scene.put("field", LIGHT, rested=True)
    scene.put("hand", QUICK)
    scene.begin("recovery")
    assert (scene.ask.clause, scene.in_play(stone).rested) == (told("503.3"), True)
    scene.answer("pass")
    assert (scene.ask.clause, scene.in_play(stone).rested) == (told("503.7"), False)


@pytest.mark.clause("fow8", "503.4")
@pytest.mark.clause("fow8", "907.4")
def test_will_is_gone_when_the_turn_player_recovers():
    scene = quiet()
    scene.give(0, r0=2)
    scene.give(1, r1=1)
    scene.begin("recovery")
    assert (scene.resource(0), scene.resource(1, 1)) == (0, 0)


@pytest.mark.clause("fow8", "504.1")
def test_what_waits_for_the_main_phase_comes_before_any_action():
    scene = quiet()
    scene.put("field", herald("main_begins"))
    scene.put("hand", QUICK)
    scene.begin("main begins")
    assert not scene.offers("play", "Squire")
    scene.answer("pass")
    assert scene.life() == 4100
    assert scene.offers("play", "Squire")


@pytest.mark.clause("fow8", "504.2")
@pytest.mark.clause("fow8", "601.1")
def test_the_turn_player_has_priority_in_the_main_phase():
    scene = quiet().begin("main")
    assert (scene.ask.player, scene.ask.clause) == (0, told("504.2"))
    assert scene.offers("play", "Squire")


@pytest.mark.clause("fow8", "505.1")
@pytest.mark.clause("fow8", "505.2")
@pytest.mark.clause("fow8", "505.3")
@pytest.mark.clause("fow8", "505.4")
def test_the_end_phase_has_its_beginning_and_then_the_end_of_the_turn():
    scene = quiet()
    scene.put("field", herald("end_begins", 100))
    scene.put("field", herald("turn_ends", 1000))
    scene.put("hand", QUICK)
    scene.begin("end")
    assert scene.ask.clause == told("505.2")
    scene.answer("pass")
    assert scene.life() == 4100
    assert scene.ask.clause == told("505.2")
    scene.answer("pass")
    assert scene.ask.clause == told("505.4")
    scene.answer("pass")
    assert scene.life() == 5100


@pytest.mark.clause("fow8", "505.5a")
@pytest.mark.clause("fow8", "1007.6b")
def test_damage_goes_at_the_end_of_the_turn():
    scene = quiet()
    mine = scene.put("field", resonator("Ox", 100, 900), damage=800)
    theirs = scene.put("field", resonator("Ox", 100, 900), 1, damage=300)
    scene.begin("end")
    assert [scene.in_play(card).damage for card in (mine, theirs)] == [0, 0]


@pytest.mark.clause("fow8", "505.5b")
def test_what_lasts_until_the_end_of_the_turn_ends():
    scene = quiet()
    card = scene.put("field", FREE)
    stronger = AddStats((300, 0))
    scene.state.lasting.append(Lasting(-1, 0, 1, "values", stronger, END_OF_TURN, frozenset({card})))
    scene.begin("main")
    assert now(scene.game, card).stats == (400, 100)
    scene.answer("pass")
    assert now(scene.game, card).stats == (100, 100)


@pytest.mark.clause("fow8", "505.5c")
def test_will_is_gone_at_the_end_of_the_turn():
    scene = quiet()
    scene.give(0, r0=2)
    scene.begin("end")
    assert scene.resource(0) == 0


@pytest.mark.clause("fow8", "505.5d")
@pytest.mark.clause("fow8", "306.3")
@pytest.mark.clause("fow8", "1019.1")
def test_a_turn_player_with_more_than_seven_cards_discards_down_to_seven():
    scene = quiet()
    scene.fill("hand", resonator("Spare", cost="{9}"), 8)
    scene.fill("hand", resonator("Spare", cost="{9}"), 9, 1)
    scene.begin("end")
    assert (scene.ask.kind, len(scene.ask.options)) == ("discard", 9)
    first, second = scene.cards("hand")[:2]
    scene.answer("discard", first, by=0).answer("discard", second)
    assert scene.cards("graveyard") == [first, second]
    assert len(scene.cards("hand")) == 7
    assert len(scene.cards("hand", 1)) == 11


@pytest.mark.clause("fow8", "505.5d")
@pytest.mark.clause("fow8", "505.5e")
def test_what_waits_for_a_discard_triggers_where_a_hand_is_too_large():
    mourns = Triggered(Discards(cards(whose="you")), fx.ChangeLife(100))
    scene = quiet()
    scene.put("field", face("Tomb", "regalia", abilities=(mourns,)))
    scene.fill("hand", FREE, 8)
    scene.begin("end")
    while scene.state.turn == 5:
        scene.game.answer(0)
    assert (len(scene.cards("hand")), scene.life()) == (7, 4200)


@pytest.mark.clause("fow8", "505.5e")
def test_a_rule_process_after_the_final_step_brings_priority_and_the_step_again():
    scene = quiet()
    card = scene.put("field", resonator("Frail", 100, 100))
    kept = Lasting(-1, 0, 1, "values", AddStats((0, 500)), END_OF_TURN, frozenset({card}))
    weaker = Lasting(-1, 0, 2, "values", AddStats((0, -200)), ALWAYS, frozenset({card}))
    scene.state.lasting += [kept, weaker]
    scene.put("hand", QUICK)
    scene.begin("end").do("pass", "pass")
    assert scene.ask.clause == told("505.5e")
    assert scene.zone_of(card) == "graveyard"


@pytest.mark.clause("fow8", "505.6")
def test_after_the_end_phase_the_other_player_takes_the_turn():
    scene = quiet().begin("end")
    assert (scene.state.active, scene.state.turn) == (1, 6)


@pytest.mark.clause("fow8", "602.1")
@pytest.mark.clause("fow8", "602.1a")
def test_rule_processes_come_before_anyone_has_priority():
    scene = quiet()
    dead = scene.put("field", resonator("Ox", 100, 500), damage=500)
    scene.begin("main")
    assert scene.zone_of(dead) == "graveyard"


@pytest.mark.clause("fow8", "602.1b")
@pytest.mark.clause("fow8", "603.1")
@pytest.mark.clause("fow8", "603.2")
@pytest.mark.clause("fow8", "906.5")
def test_of_several_triggered_abilities_the_turn_player_chooses_and_plays_theirs_first():
    scene = quiet()
    mine = [scene.put("field", herald("each turn_begins", amount)) for amount in (100, 200)]
    theirs = scene.put("field", herald("each turn_begins", 400), 1)
    scene.put("hand", QUICK)
    scene.begin("draw")
    assert (scene.ask.kind, scene.ask.player, len(scene.ask.options)) == ("triggered", 0, 2)
    scene.answer("play_ability", mine[1])
    assert [one.card for one in scene.state.pending] == [mine[1], mine[0], theirs]


@pytest.mark.clause("fow8", "602.1c")
@pytest.mark.clause("fow8", "605.1")
@pytest.mark.clause("fow8", "605.1a")
def test_a_player_who_acts_keeps_priority():
    scene = quiet()
    scene.fill("hand", QUICK, 2)
    scene.put("hand", QUICK, 1)
    scene.begin("main").answer("play", "Flash")
    assert (scene.ask.player, scene.names("chase area")) == (0, ["Flash"])


@pytest.mark.clause("fow8", "605.1c")
@pytest.mark.clause("fow8", "712.1")
@pytest.mark.clause("fow8", "604.1d")
def test_a_pass_gives_priority_to_the_other_player():
    scene = quiet()
    scene.fill("hand", QUICK, 2)
    scene.put("hand", QUICK, 1)
    scene.begin("main").answer("play", "Flash").answer("pass")
    assert scene.ask.player == 1
    assert scene.names("chase area") == ["Flash"]


@pytest.mark.clause("fow8", "605.1b")
@pytest.mark.clause("fow8", "605.2")
@pytest.mark.clause("fow8", "312.1")
def test_two_passes_in_a_row_resolve_the_last_put_on_the_chase_then_the_turn_player_has_priority():
    scene = quiet()
    mine = scene.put("hand", chant("Mine", "Quickcast"))
    theirs = scene.put("hand", chant("Theirs", "Quickcast"), 1)
    scene.put("hand", QUICK, 1)
    scene.put("hand", chant("Spare", "Quickcast"))
    scene.begin("main").answer("play", mine).answer("pass").answer("play", theirs)
    scene.answer("pass").answer("pass")
    assert (scene.zone_of(theirs), scene.zone_of(mine)) == ("graveyard", "chase area")
    assert scene.ask.player == 0


@pytest.mark.clause("fow8", "602.1d")
def test_the_sequence_ends_when_both_pass_with_an_empty_chase():
    scene = quiet()
    scene.put("hand", QUICK, 1)
    scene.begin("main").answer("pass")
    assert (scene.ask.player, scene.state.step) == (1, 3)
    scene.answer("pass")
    assert scene.state.step == 4


@pytest.mark.clause("fow8", "603.3")
@pytest.mark.clause("fow8", "906.6")
def test_a_triggered_ability_without_a_legal_target_is_gone():
    wanted = cards(zones=("field",), types=frozenset({"regalia"}))
    needy = Triggered(Moment("turn_begins"), fx.Draw(3), targets=(wanted,))
    scene = quiet()
    scene.put("field", resonator("Beggar", 100, 100, abilities=(needy,)))
    scene.begin("draw")
    assert scene.state.pending == []
    assert len(scene.cards("hand")) == 2


@pytest.mark.clause("fow8", "807.3b")
def test_is_unsettled_tells_rule_processes_that_were_due():
    scene = quiet().begin("main")
    assert not outcome(is_unsettled(scene.game))
    scene.state.players[0].life = 150
    scene.state.version += 1
    assert outcome(is_unsettled(scene.game))


@pytest.mark.clause("fow8", "1301.1")
@pytest.mark.clause("fow8", "1301.1c")
def test_an_ability_that_plays_itself_again_for_ever_is_a_draw():
    def again(game, verb, cards, at):
        atoms.push(game, waiting)
        yield from ()

    rules = replace(RULESET, verbs={Restart: again})
    scene = Scene(rules)
    card = scene.put("field", FREE)
    waiting = Pending(0, card, 1, Activated(Restart(This())))
    scene.state.pending.append(waiting)
    scene.begin("main")
    assert scene.ending == (-1, "loop")


@pytest.mark.clause("fow8", "103.4")
def test_a_player_may_concede_at_any_time_and_the_other_wins():
    scene = quiet().begin("main")
    scene.game.concede(0)
    assert scene.ending == (1, "concession")

"""How cards and abilities are played and resolved (903 to 912) in Force of Will, told as scenes."""

import pytest

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.engine.events import Damaged, LifeChanged, Moved, PlayerDamaged, Rested
from rules.games.fow8.keywords import ASTRAL, now
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Triggered
from rules.language.amounts import Count, Times
from rules.language.changes import AddStats, ChangeCost
from rules.language.costs import Cost, Pay, PutThisAway, RestThis
from rules.language.durations import ALWAYS
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Subject, Target
from tests.rules.fow8.play.made_up import FIRE, LIGHT, chant, face, quiet, resonator, ruler
from tests.rules.pending import waiting_for

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
THEIRS = cards(zones=("field",), types=frozenset({"resonator"}), whose="opponent")
FLASH = chant("Flash", "Quickcast")


def herald(moment, amount):
    """Return a resonator whose controller gains life when a moment comes."""
    gain = Triggered(waiting_for(moment), fx.ChangeLife(amount))
    return resonator(f"Herald of {moment}", 100, 100, abilities=(gain,))


@pytest.mark.clause("fow8", "603.4")
@pytest.mark.clause("fow8", "906.5a")
def test_triggered_abilities_are_all_played_before_the_turn_player_may_act():
    scene = quiet()
    mine = [scene.put("field", herald("each turn_begins", amount)) for amount in (100, 200, 300)]
    theirs = scene.put("field", herald("each turn_begins", 400), 1)
    scene.put("hand", FLASH)
    scene.begin("draw").answer("play_ability", mine[2])
    assert (scene.ask.kind, scene.ask.player, len(scene.ask.options)) == ("triggered", 0, 2)
    scene.answer("play_ability", mine[0])
    assert [one.card for one in scene.state.pending] == [mine[2], mine[0], mine[1], theirs]
    assert (scene.ask.kind, scene.ask.player, scene.offers("play", "Flash")) == ("priority", 0, True)


@pytest.mark.clause("fow8", "604.1")
def test_a_player_with_priority_plays_an_instant_card_or_an_ability_or_passes_and_nothing_else():
    heal = Activated(fx.ChangeLife(100))
    scene = quiet()
    scene.put("ruler area", ruler())
    scene.put("field", resonator("Healer", 100, 100, abilities=(heal,)))
    scene.put("hand", FLASH)
    scene.begin("draw")
    assert scene.ask.kind == "priority"
    assert {option.verb for option in scene.ask.options} == {"play", "use", "pass"}
    assert scene.offered("play") == ["Flash"]


@pytest.mark.clause("fow8", "903.2")
def test_a_card_goes_to_the_chase_then_x_then_its_target_then_payment_and_then_it_waits():
    burn = Spell(fx.Destroy(Target()), targets=(THEIRS,))
    scene = quiet()
    stones = [scene.put("field", FIRE) for _ in range(2)]
    victims = [scene.put("field", resonator(name), 1) for name in ("Ox", "Elk")]
    bolt = scene.put("hand", chant("Bolt", cost="{X}", spell=burn))
    scene.begin("main").answer("play", bolt)
    assert (scene.ask.kind, scene.zone_of(bolt)) == ("choose_x", "chase area")
    scene.answer("x", bolt, 2)
    assert scene.ask.kind == "target"
    assert not any(scene.in_play(stone).rested for stone in stones)
    scene.put("hand", FLASH, 1)
    scene.answer("target", victims[1])
    assert all(scene.in_play(stone).rested for stone in stones)
    assert [one.card for one in scene.state.pending] == [bolt]
    scene.do("pass", "pass")
    assert [scene.zone_of(card) for card in victims] == ["field", "graveyard"]


@pytest.mark.clause("fow8", "903.3")
def test_a_card_that_resolves_does_what_is_left_for_its_targets_in_its_order_and_then_leaves_the_chase():
    both = fx.Do((fx.DealDamage(Target(), 300), fx.ChangeLife(200), fx.DealDamageToPlayer(100)))
    scene = quiet().record(Damaged, LifeChanged, PlayerDamaged, Moved)
    ox = scene.put("field", resonator("Ox"), 1)
    bolt = scene.put("hand", chant("Bolt", spell=Spell(both, targets=(THEIRS,))))
    scene.begin("main").answer("play", bolt)
    kinds = [type(event) for event in scene.log]
    assert kinds[:3] == [Moved, Damaged, LifeChanged]
    assert kinds.index(PlayerDamaged) > 2
    assert kinds[-1] is Moved
    assert (scene.in_play(ox).damage, scene.zone_of(bolt)) == (300, "graveyard")


@pytest.mark.clause("fow8", "905.2")
@pytest.mark.clause("fow8", "905.2b")
def test_an_activate_ability_takes_its_target_then_its_cost_and_then_waits_on_the_chase():
    smite = Activated(fx.Destroy(Target()), Cost((RestThis(), Pay(1, "W"))), targets=(THEIRS,))
    scene = quiet()
    stone = scene.put("field", LIGHT)
    judge = scene.put("field", resonator("Judge", abilities=(smite,)))
    victims = [scene.put("field", resonator(name), 1) for name in ("Ox", "Elk")]
    scene.put("hand", FLASH, 1)
    scene.begin("main").answer("use", judge)
    assert scene.ask.kind == "target"
    assert not scene.in_play(judge).rested
    assert not scene.in_play(stone).rested
    scene.answer("target", victims[0])
    assert scene.in_play(judge).rested
    assert scene.in_play(stone).rested
    assert [one.card for one in scene.state.pending] == [judge]
    assert scene.zone_of(victims[0]) == "field"
    scene.do("pass", "pass")
    assert [scene.zone_of(card) for card in victims] == ["graveyard", "field"]


@pytest.mark.clause("fow8", "901.1b")
def test_what_triggers_while_something_resolves_is_played_only_after_that():
    clear = fx.Do((fx.Destroy(Each(THEIRS)), fx.ChangeLife(-50, "opponent")))
    scene = quiet().record(LifeChanged)
    scene.put("field", herald("destroyed", 900), 1)
    scene.put("hand", chant("Clear", spell=Spell(clear)))
    scene.begin("main").answer("play", "Clear")
    changes = [event.amount for event in scene.log if isinstance(event, LifeChanged) and event.player == 1]
    assert changes[0] == -50
    assert scene.life(1) == 4900


@pytest.mark.clause("fow8", "902.1")
def test_a_continuous_ability_does_nothing_from_hand_deck_or_graveyard():
    more = Static((AddStats((300, 0)),), RESONATORS, layer="values")
    banner = face("Banner", "regalia", cost="{0}", abilities=(more,))
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    held = scene.put("hand", banner)
    scene.put("graveyard", banner)
    scene.put("main deck", banner)
    scene.begin("main")
    assert now(scene.game, ox).stats == (500, 500)
    scene.answer("play", held)
    assert now(scene.game, ox).stats == (800, 500)


@pytest.mark.clause("fow8", "906.7a")
@pytest.mark.clause("fow8", "906.7c")
def test_an_ability_about_a_card_that_came_refers_to_it_in_the_field():
    stones = cards(zones=("field",), types=frozenset({"magic stone"}))
    mark = fx.PutCounters(Subject(), "mark")
    keeper = resonator("Keeper", abilities=(Triggered(Enters(stones), mark),))
    scene = quiet()
    queen = scene.put("ruler area", ruler(""))
    scene.put("field", keeper)
    scene.begin("main").answer("call", queen)
    called = next(card for card in scene.cards("field") if "magic stone" in scene.state.cards[card].types)
    assert scene.in_play(called).counters == {"mark": 1}


@pytest.mark.clause("fow8", "912.1")
def test_the_card_whose_ability_deals_damage_is_what_dealt_it():
    sting = Activated(fx.DealDamageToPlayer(200), Cost((RestThis(),)))
    scene = quiet().record(PlayerDamaged)
    viper = scene.put("field", resonator("Viper", 500, 500, "Drain", "Swiftness", abilities=(sting,)))
    scene.begin("main").answer("use", viper)
    assert [(event.source, event.amount) for event in scene.log] == [(viper, 200)]
    assert (scene.life(0), scene.life(1)) == (4200, 3800)


@pytest.mark.clause("fow8", "1007.3")
@pytest.mark.clause("fow8", "1007.3a")
def test_damage_for_each_card_of_a_hand_is_dealt_all_at_once():
    each = Times(Count(cards(zones=("hand",), whose="you")), 100)
    burn = Spell(fx.DealDamage(Each(THEIRS), each))
    scene = quiet().record(Damaged)
    scene.put("field", resonator("Ox"), 1)
    scene.fill("hand", resonator("Spare", cost="{9}"), 2)
    scene.put("hand", chant("Burn", spell=burn))
    scene.begin("main").answer("play", "Burn")
    assert [event.amount for event in scene.log] == [300]


@pytest.mark.clause("fow8", "1007.5")
def test_damage_to_two_cards_at_a_time_triggers_twice():
    sweep = Activated(fx.DealDamage(Each(THEIRS), 200), Cost((RestThis(),)))
    scene = quiet()
    leech = scene.put("field", resonator("Leech", 500, 500, "Drain", abilities=(sweep,)))
    scene.fill("field", resonator("Ox"), 2, 1)
    scene.begin("main").answer("use", leech)
    while scene.ask.kind == "triggered":
        scene.game.answer(0)
    assert scene.life() == 4400


@pytest.mark.clause("fow8", "1011.1")
@pytest.mark.clause("fow8", "1011.2")
def test_a_card_is_banished_by_its_controller_alone_and_goes_to_its_owners_graveyard():
    burst = Activated(fx.ChangeLife(500), Cost((PutThisAway(),)))
    scene = quiet()
    lent = scene.put("field", resonator("Lent", abilities=(burst,)), owner=1)
    gone = scene.put("field", resonator("Gone", abilities=(burst,)), 1, owner=0)
    scene.begin("main")
    assert not scene.offers("use", gone)
    scene.answer("use", lent)
    assert (scene.cards("graveyard", 0), scene.cards("graveyard", 1)) == ([], [lent])
    scene.answer("pass")
    assert scene.life() == 4500


@pytest.mark.clause("fow8", "1013.3")
def test_a_rested_card_cannot_be_rested_for_a_cost():
    heal = Activated(fx.ChangeLife(100), Cost((RestThis(),)))
    scene = quiet()
    nurse = scene.put("field", resonator("Nurse", abilities=(heal,)))
    tired = scene.put("field", resonator("Tired Nurse", abilities=(heal,)), rested=True)
    scene.begin("main")
    assert (scene.offers("use", nurse), scene.offers("use", tired)) == (True, False)


@pytest.mark.clause("fow8", "1022.1b")
def test_counters_of_one_name_are_alike_whatever_put_them_there():
    scene = quiet()
    ox = scene.put("field", resonator("Ox"), counters={"+100/+100": 1})
    for name, kind in (("Praise", "+100/+100"), ("Blame", "-100/-100")):
        put = fx.PutCounters(Each(RESONATORS), kind, 1 if name == "Praise" else 2)
        scene.put("hand", chant(name, spell=Spell(put)))
    scene.begin("main").answer("play", "Praise")
    assert scene.in_play(ox).counters == {"+100/+100": 2}
    scene.answer("play", "Blame")
    assert not scene.in_play(ox).counters


@pytest.mark.clause("fow8", "104.3")
def test_what_rested_already_does_not_become_rested():
    tap = fx.IfYouDo(fx.Rest(Each(RESONATORS)), fx.ChangeLife(300))
    for rested, life in ((True, 4000), (False, 4300)):
        scene = quiet().record(Rested)
        scene.put("field", resonator("Ox"), rested=rested)
        scene.put("hand", chant("Lull", spell=Spell(tap)))
        scene.begin("main").answer("play", "Lull")
        assert (scene.life(), len(scene.log)) == (life, 0 if rested else 1)


@pytest.mark.clause("fow8", "104.4")
def test_what_cannot_be_destroyed_is_not_though_an_effect_says_so():
    scene = quiet()
    oak = scene.put("field", resonator("Oak", 500, 500, "Eternal"), 1)
    ox = scene.put("field", resonator("Ox"), 1)
    scene.put("hand", chant("Clear", spell=Spell(fx.Destroy(Each(THEIRS)))))
    scene.begin("main").answer("play", "Clear")
    assert (scene.zone_of(oak), scene.zone_of(ox)) == ("field", "graveyard")


@pytest.mark.clause("fow8", "307.3")
@pytest.mark.clause("fow8", "308.3")
def test_cards_in_the_field_and_rulers_are_recovered_or_rested():
    work = Activated(fx.ChangeLife(100), Cost((RestThis(),)))
    scene = quiet()
    queen = scene.put("ruler area", ruler(""))
    ox = scene.put("field", resonator("Ox", abilities=(work,)))
    scene.begin("main").answer("call", queen).answer("use", ox)
    assert (scene.in_play(queen).rested, scene.in_play(ox).rested) == (True, True)
    scene.begin("recovery")
    assert (scene.in_play(queen).rested, scene.in_play(ox).rested) == (False, False)


@pytest.mark.clause("fow8", "307.7")
def test_what_an_effect_puts_into_the_field_is_its_controllers():
    dead = cards(zones=("graveyard",), types=frozenset({"resonator"}))
    raise_all = Spell(fx.MoveTo(Each(dead), "field"))
    scene = quiet()
    elk = scene.put("graveyard", resonator("Elk"), 1)
    scene.put("hand", chant("Raise", spell=raise_all))
    scene.begin("main").answer("play", "Raise")
    assert (scene.zone_of(elk), scene.in_play(elk).controller) == ("field", 0)


@pytest.mark.clause("fow8", "1201.1")
@pytest.mark.clause("fow8", "602.1a")
def test_rule_processes_are_done_in_their_order_counters_then_deaths_then_life():
    seen = []
    scene = quiet()
    ox = scene.put("field", resonator("Ox"), damage=500, counters={"+100/+100": 1, "-100/-100": 1})
    held = scene.in_play(ox)
    scene.give(0, life=3950)
    watch = lambda game, event: seen.append((dict(held.counters or {}), scene.life()))  # noqa: E731
    scene.game.listeners[Moved] = [watch]
    scene.begin("main")
    assert (scene.zone_of(ox), scene.life()) == ("graveyard", 4000)
    assert seen == [({}, 3950)]
    lost = quiet()
    lost.give(0, life=-50)
    lost.begin("main")
    assert lost.ending == (1, "life")


@pytest.mark.clause("fow8", "505.5")
def test_the_final_step_takes_damage_and_effects_away_before_the_hand_is_discarded():
    tough = Spell(fx.Modify(Each(RESONATORS), (AddStats((0, 300)),), layer="values"))
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    grow = scene.put("hand", chant("Grow", "Quickcast", spell=tough))
    scene.fill("hand", resonator("Spare", cost="{9}"), 7)
    scene.begin("main").answer("play", grow)
    scene.in_play(ox).damage = 600
    scene.until("discard")
    assert (scene.in_play(ox).damage, now(scene.game, ox).stats) == (0, (500, 500))
    assert scene.zone_of(ox) == "field"


@pytest.mark.clause("fow8", "1303.1a")
def test_a_token_has_the_information_that_its_maker_gave_it():
    imp = face("Imp", "resonator", stats=(300, 200), marks=("token",), attributes=("fire",))
    scene = quiet()
    scene.put("hand", chant("Call", spell=Spell(fx.Create(imp, "field"))))
    scene.begin("main").answer("play", "Call")
    token = now(scene.game, scene.cards("field")[-1])
    assert (token.name, token.stats, token.types) == ("Imp", (300, 200), {"resonator"})
    assert set(token.attributes) == {"fire"}


@pytest.mark.clause("fow8", "1304.4")
@pytest.mark.clause("fow8", "1304.4a")
def test_a_colossal_ruler_is_judged_into_its_first_form_and_falls_back_to_its_ruler_side():
    sides = (
        face("Titan", "ruler", keywords=("Judgment {0}",)),
        face("Titan Awake", "j-ruler", stats=(1000, 1000)),
        face("Titan Unbound", "j-ruler", stats=(2000, 2000)),
    )
    for side in sides:
        side.faces = sides
    scene = quiet()
    titan = scene.put("ruler area", sides[0])
    scene.put("hand", chant("Clear", spell=Spell(fx.Destroy(Each(cards(zones=("field",)))))))
    scene.begin("main").answer("judgment", titan)
    assert (scene.zone_of(titan), now(scene.game, titan).name) == ("field", "Titan Awake")
    scene.answer("play", "Clear")
    assert (scene.zone_of(titan), now(scene.game, titan).name) == ("ruler area", "Titan")
    assert scene.in_play(titan).counters == {ASTRAL: 1}


def test_destroying_all_cards_leaves_a_ruler_in_its_area_alone():
    # Only this half of 1010.2 can be shown: no effect can say yet that it destroys rulers.
    doom = Spell(fx.Destroy(Each(cards(zones=("field", "ruler area")))))
    scene = quiet()
    lord = scene.put("ruler area", ruler())
    ox = scene.put("field", resonator("Ox"), 1)
    scene.put("hand", chant("Doom", spell=doom))
    scene.begin("main").answer("play", "Doom")
    assert [scene.zone_of(card) for card in (lord, ox)] == ["ruler area", "graveyard"]


@pytest.mark.clause("fow8", "604.2a")
@pytest.mark.clause("fow8", "903.2i-ii")
@pytest.mark.parametrize("cheap", [0, 1])
def test_of_two_copies_in_hand_the_one_that_became_free_can_be_played(cheap):
    scene = quiet()
    copies = [scene.put("hand", resonator("Hero", cost="{3}")) for _ in range(2)]
    scene.begin("main")
    free = Lasting(-1, 0, 1, "words", ChangeCost(free=True), ALWAYS, frozenset({copies[cheap]}))
    atoms.begin_effect(scene.game, free)
    scene.answer("play", "Squire")
    assert [one.card for one in scene.ask.options if one.card in copies] == [copies[cheap]]
    scene.answer("play", copies[cheap])
    assert (scene.zone_of(copies[cheap]), scene.zone_of(copies[1 - cheap])) == ("field", "hand")


@pytest.mark.clause("fow8", "706.1")
def test_either_of_two_copies_stands_by_once_an_effect_is_about_one_of_them():
    scene = quiet()
    copies = [scene.put("hand", resonator("Hero", cost="{3}")) for _ in range(2)]
    scene.fill("field", LIGHT, 2)
    scene.put("field", resonator("Bell", abilities=(Activated(fx.ChangeLife(100)),)))
    scene.begin("main")
    assert len([one for one in scene.ask.options if one.verb == "stand_by" and one.card in copies]) == 1
    free = Lasting(-1, 0, 1, "words", ChangeCost(free=True), ALWAYS, frozenset({copies[0]}))
    atoms.begin_effect(scene.game, free)
    scene.answer("use", "Bell").answer("pass")
    offered = [one.card for one in scene.ask.options if one.verb == "stand_by" and one.card in copies]
    assert sorted(offered) == copies

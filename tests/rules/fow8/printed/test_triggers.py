"""Automatic abilities that real cards of Force of Will print, played by made-up cards."""

import pytest

from rules.games.fow8.definitions import WILLS
from rules.language import effects as fx
from rules.language.abilities import Spell, Static, Triggered
from rules.language.amounts import EventAmount, Tallied
from rules.language.changes import AddStats, GainKeywords, Restrict
from rules.language.conditions import Compare, Is
from rules.language.costs import Cost, PutAway
from rules.language.events import (
    AnyEvent,
    Attacks,
    Blocks,
    DamagesPlayer,
    DealsDamage,
    Enters,
    Leaves,
    Moment,
)
from rules.language.filter_shorthand import cards
from rules.language.references import Each, It, Subject, SubjectCard, Target, This, ThisCard, Top
from rules.language.restrictions import Cannot
from tests.rules.fow8.play.made_up import chant, quiet
from tests.rules.fow8.printed.made_up import (
    MINE,
    MY_FIGHTERS,
    RESONATORS,
    THEIRS,
    body,
    keywords,
    one,
    stats,
)
from tests.rules.printed import printed, written

FALL = chant("Fall", spell=Spell(fx.Destroy(Target()), targets=(RESONATORS,)))
OTHER_FIGHTER = cards(zones=("field",), whose="you", types=frozenset({"resonator", "j-ruler"}), other=True)


def fallen(scene, card):
    """Begin the main phase and destroy a card by a chant that lies in hand."""
    scene.put("hand", FALL)
    scene.begin("main").answer("play", "Fall")
    return scene.answer("target", card) if scene.ask.kind == "target" else scene


@pytest.mark.clause("fow8", "906.1")
def test_life_for_each_other_resonator_of_ones_own():
    host = printed("fow8", "BFA-010", Triggered(Enters(one(whose="you", other=True)), fx.ChangeLife(200)))
    for side, life in ((0, 4200), (1, 4000)):
        scene = quiet()
        scene.put("field", body("Host", *host), side)
        scene.begin("main").answer("play", "Squire")
        assert (scene.life(0), scene.life(1)) == (life, 4000)
    itself = quiet()
    itself.put("hand", body("Host", *host))
    assert itself.begin("main").answer("play", "Host").life() == 4000


@pytest.mark.clause("fow8", "909.3a")
def test_what_enters_is_stronger_for_the_turn():
    grows = fx.Modify(Subject(), (AddStats((200, 200)),))
    herald = printed("fow8", "CFC-007", Triggered(Enters(OTHER_FIGHTER), grows))
    scene = quiet()
    old = scene.put("field", body("Herald", *herald))
    scene.begin("main").answer("play", "Squire")
    squire = scene.cards("field")[-1]
    assert (stats(scene, squire), stats(scene, old)) == ((300, 300), (500, 500))
    scene.until("main", 1)
    assert stats(scene, squire) == (100, 100)


def test_an_attacker_hits_harder_until_the_turn_ends():
    charge = printed("fow8", "VIN001-027", Triggered(Attacks(), fx.Modify(This(), (AddStats((300, 0)),))))
    scene = quiet()
    boar = scene.put("field", body("Boar", *charge))
    ox = scene.put("field", body("Ox"))
    scene.begin("main").answer("battle").answer("attack", ox)
    assert stats(scene, boar) == (500, 500)
    scene.until("main", 0).answer("battle").answer("attack", boar)
    scene.until("main", 1)
    assert (scene.life(1), stats(scene, boar)) == (4000 - 500 - 800, (500, 500))


def test_a_blocker_that_cannot_attack_draws_its_player_a_card():
    wall = printed(
        "fow8",
        "ENW-056",
        Static((Restrict(Cannot("attack")),)),
        Triggered(Blocks(), fx.Draw()),
    )
    idle = quiet()
    idle.put("field", body("Wall", *wall))
    assert not idle.begin("main").offers("battle")
    scene = quiet()
    scene.put("field", body("Ox"))
    gate = scene.put("field", body("Wall", *wall), 1)
    before = len(scene.names("hand", 1))
    scene.begin("main").answer("battle").answer("attack", "Ox").answer("block", gate)
    assert len(scene.names("hand", 1)) == before + 1


def test_a_resonator_that_falls_on_the_other_side_brings_life():
    event = Leaves(THEIRS, ("graveyard",))
    ghoul = printed(
        "fow8",
        "VIN002-069",
        Triggered(Enters(), fx.Destroy(Target()), targets=(THEIRS,)),
        Triggered(event, fx.ChangeLife(400)),
    )
    for side, life in ((1, 4400), (0, 4000)):
        scene = quiet()
        scene.put("field", body("Ghoul", *ghoul))
        victim = scene.put("field", body("Ox"), side)
        assert fallen(scene, victim).life() == life
        assert scene.zone_of(victim) == "graveyard"
    entering = quiet()
    ours, foe = entering.put("field", body("Ox")), entering.put("field", body("Elk"), 1)
    entering.put("hand", body("Ghoul", *ghoul))
    entering.begin("main").answer("play", "Ghoul")
    assert (entering.zone_of(ours), entering.zone_of(foe), entering.life()) == ("field", "graveyard", 4400)


def test_the_other_player_discards_when_it_falls_and_not_when_it_goes_elsewhere():
    vampire = printed("fow8", "SDL5-005", Triggered(Leaves(None, ("graveyard",)), fx.Discard(who="opponent")))
    scene = quiet()
    scene.put("hand", body("Spare", cost="{9}"), 1)
    bat = scene.put("field", body("Bat", *vampire))
    fallen(scene, bat)
    assert (scene.ask.player, scene.ask.kind) == (1, "choose_cards")
    scene.answer("choose", "Spare")
    assert scene.names("graveyard", 1) == ["Spare"]
    away = quiet()
    bat = away.put("field", body("Bat", *vampire))
    away.put("hand", chant("Gale", spell=Spell(fx.MoveTo(Each(MINE), "hand"))))
    away.begin("main").answer("play", "Gale")
    assert (away.zone_of(bat), away.names("hand", 1)) == ("hand", ["Squire"])


def test_a_card_is_drawn_wherever_it_goes_from_the_field():
    seed = printed("fow8", "RDE-025", Triggered(Leaves(), fx.Draw()))
    for zone in ("hand", "removed area", "graveyard"):
        scene = quiet()
        scene.put("field", body("Seed", *seed))
        scene.put("hand", chant("Gale", spell=Spell(fx.MoveTo(Each(MINE), zone))))
        scene.begin("main").answer("play", "Gale")
        assert "Drawn 0" in scene.names("hand"), zone


def test_a_card_more_at_the_beginning_of_ones_own_turn_only():
    sage = printed("fow8", "VIN003-034", Triggered(Moment("turn_begins", "you"), fx.Draw()))
    hands = []
    for abilities in ((), sage):
        scene = quiet()
        scene.put("field", body("Sage", *abilities))
        scene.begin("main").until("main", 1)
        theirs = len(scene.names("hand"))
        scene.until("main", 0)
        hands.append((theirs, len(scene.names("hand"))))
    assert hands[1] == (hands[0][0], hands[0][1] + 1)


def test_wind_will_at_the_beginning_of_ones_own_main_phase():
    spring = printed("fow8", "ACN-091", Triggered(Moment("main_begins", "you"), fx.Produce("G")))
    for side, wills in ((0, 1), (1, 0)):
        scene = quiet()
        scene.put("field", body("Spring", *spring), side)
        scene.begin("recovery")
        scene.until("main")
        assert scene.resource(WILLS.index("G")) == wills
        assert scene.resource(WILLS.index("G"), 1) == 0


def test_life_on_entering_and_again_on_leaving():
    angel = printed("fow8", "BFA-009", Triggered(AnyEvent((Enters(), Leaves())), fx.ChangeLife(700)))
    scene = quiet()
    card = scene.put("hand", body("Angel", *angel))
    scene.put("hand", chant("Gale", spell=Spell(fx.MoveTo(Each(cards(name="Angel")), "hand"))))
    scene.begin("main").answer("play", card)
    assert scene.life() == 4700
    scene.answer("play", "Gale")
    assert (scene.zone_of(card), scene.life()) == ("hand", 5400)


@pytest.mark.clause("fow8", "906.2")
def test_each_player_is_burned_for_each_resonator_that_falls():
    pyre = printed(
        "fow8",
        "VS01-017",
        Triggered(Leaves(RESONATORS, ("graveyard",)), fx.DealDamageToPlayer(100, "anyone")),
    )
    for side in (0, 1):
        scene = quiet()
        scene.put("field", body("Ox"), 1)
        victim = scene.put("field", body("Elk"), side)
        scene.put("field", body("Pyre", *pyre), 1)
        fallen(scene, victim)
        assert (scene.life(0), scene.life(1)) == (3900, 3900)


def test_an_attacker_may_banish_another_and_only_then_burns():
    price = Cost((PutAway(one(whose="you", other=True)),))
    burn = Triggered(Attacks(), fx.IfPaid(price, fx.DealDamage(Target(), 1000)), targets=(RESONATORS,))
    ability = printed("fow8", "VS01-029", burn)
    for said in ("yes", "no"):
        scene = quiet()
        imp = scene.put("field", body("Imp", *ability))
        lamb = scene.put("field", body("Lamb"))
        foe = scene.put("field", body("Foe", stats=(100, 900)), 1)
        scene.begin("main").answer("battle").answer("attack", imp).answer("target", foe).answer(said)
        paid = said == "yes"
        assert (scene.zone_of(lamb), scene.zone_of(foe)) == (
            ("graveyard", "graveyard") if paid else ("field", "field")
        )


def test_the_top_card_comes_into_the_field_only_if_it_is_of_the_race():
    drop = fx.Reveal(
        Top(1),
        fx.If(
            Is(It(), cards(races=("Wererabbit",))),
            fx.MoveTo(It(), "field"),
            fx.MoveTo(It(), "graveyard"),
        ),
    )
    ability = printed("fow8", "MOA-028", Triggered(Leaves(None, ("graveyard",)), drop))
    for race, zone in (("Wererabbit", "field"), ("Human", "graveyard")):
        scene = quiet()
        hare = scene.put("field", body("Hare", *ability))
        top = scene.put("main deck", body("Leveret", races=(race,)))
        fallen(scene, hare)
        assert scene.zone_of(top) == zone


def test_it_comes_back_from_the_graveyard_for_some_life():
    back = fx.Do((fx.MoveTo(ThisCard(), "hand"), fx.LoseLife(100, "you")))
    ability = printed("fow8", "SDL5-011", Triggered(Leaves(None, ("graveyard",)), back))
    scene = quiet()
    ghost = scene.put("field", body("Ghost", *ability))
    fallen(scene, ghost)
    assert (scene.zone_of(ghost), scene.life()) == ("hand", 3900)


def test_a_card_is_drawn_only_by_who_played_two_cards_in_the_turn():
    draws = fx.If(Compare(Tallied("played"), ">=", 2), fx.Draw())
    ability = printed("fow8", "SDL4-008", Triggered(Enters(), draws))
    for first, drawn in ((True, 1), (False, 0)):
        scene = quiet()
        scene.put("hand", body("Elf", *ability))
        scene.begin("main")
        if first:
            scene.answer("play", "Squire")
        scene.answer("play", "Elf")
        assert scene.names("hand").count("Drawn 0") == drawn


def test_damage_to_anyone_is_gained_as_life():
    event = AnyEvent((DealsDamage(), DamagesPlayer()))
    leech = written("fow8", Triggered(event, fx.ChangeLife(EventAmount())))
    scene = quiet()
    card = scene.put("field", body("Leech", *leech, stats=(300, 500)))
    scene.begin("main").answer("battle").answer("attack", card)
    scene.until("main", 1)
    assert (scene.life(0), scene.life(1)) == (4300, 3700)


def test_all_of_ones_own_fighters_fly_when_it_attacks():
    ability = printed(
        "fow8",
        "VIN003-079",
        Triggered(
            Attacks(), fx.Modify(Each(MY_FIGHTERS), (GainKeywords(frozenset({"Flying", "First Strike"})),))
        ),
    )
    scene = quiet()
    lord = scene.put("field", body("Lord", *ability))
    ally, foe = scene.put("field", body("Ally")), scene.put("field", body("Foe"), 1)
    hawk = scene.put("field", body("Hawk", keywords=("Flying",)), 1)
    scene.begin("main").answer("battle").answer("attack", lord)
    assert keywords(scene, ally) >= {"Flying", "First Strike"}
    assert not keywords(scene, foe)
    assert (scene.ask.kind, scene.offers("block", hawk), scene.offers("block", foe)) == ("block", True, False)
    scene.until("main", 1)
    assert keywords(scene, ally) == frozenset()


@pytest.mark.clause("fow8", "302.3")
def test_another_card_is_taken_out_of_the_game_from_the_graveyard_it_went_to():
    gone = Triggered(Leaves(THEIRS, ("graveyard",)), fx.MoveTo(SubjectCard(), "removed area"))
    scene = quiet()
    scene.put("field", body("Host", *written("fow8", gone)))
    elk = scene.put("field", body("Elk"), 1)
    fallen(scene, elk)
    assert scene.zone_of(elk) == "removed area"

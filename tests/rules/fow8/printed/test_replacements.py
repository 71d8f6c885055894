"""What real cards of Force of Will have done instead of something, borne by made-up cards."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, AsItEnters, Replacement, Spell, Triggered
from rules.language.amounts import EventAmount, Plus, Times
from rules.language.changes import GainAbilities
from rules.language.costs import Cost, DiscardCards, PutAway
from rules.language.events import (
    AnyEvent,
    Blocks,
    By,
    Destroyed,
    Enters,
    GainsLife,
    Leaves,
    Moves,
    PlayerTakesDamage,
    TakesDamage,
)
from rules.language.filter_shorthand import both, cards
from rules.language.filters import HostOf, OfAttribute, OfRace, OneOf
from rules.language.references import Cause, Each, Subject, Target, This
from tests.rules.fow8.play.made_up import chant, face, quiet, resonator
from tests.rules.fow8.printed.made_up import FIGHTERS, MINE, RESONATORS, THEIRS, body, one, text
from tests.rules.printed import printed

THIS = OneOf(This())
EVERY = cards()
KILL = text("Kill", Spell(fx.Destroy(Target()), targets=(RESONATORS,)))


def bolt(amount, **more):
    """Return a chant that deals so much damage to a resonator."""
    return text("Bolt", Spell(fx.DealDamage(Target(), amount), targets=(RESONATORS,)), **more)


def dealt(*events):
    """Return what cards deal, to cards and to players, where these filters are met by what deals it."""
    return AnyEvent(
        tuple(By(one, cause) for cause in events for one in (TakesDamage(EVERY), PlayerTakesDamage("anyone")))
    )


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "1204.1")
def test_an_addition_is_banished_instead_of_its_host_which_is_healed():
    instead = fx.IfYouDo(fx.MoveTo(This(), "graveyard"), fx.Heal(Subject()))
    armor = printed("fow8", "SKL-090", Replacement(Destroyed(HostOf(THIS)), instead))
    for hit in (KILL, bolt(700)):
        scene = quiet()
        ox = scene.put("field", body("Ox"), damage=100)
        scene.put("hand", face("Armor", "addition", cost="{0}", marks=("resonator",), abilities=armor))
        scene.put("hand", hit)
        scene.begin("main").answer("play", "Armor").answer("play", hit.name)
        assert (scene.zone_of(ox), scene.in_play(ox).damage) == ("field", 0), hit.name
        assert "Armor" in scene.names("graveyard")


@pytest.mark.clause("fow8", "910.1")
def test_cards_that_would_go_to_a_graveyard_from_anywhere_are_removed():
    seal = printed("fow8", "LEL-045", Replacement(Moves(EVERY, ("graveyard",)), destination="removed area"))
    for there, zone in ((True, "removed area"), (False, "graveyard")):
        scene = quiet()
        if there:
            scene.put("field", face("Seal", "addition", abilities=seal))
        foe, lamb = scene.put("field", body("Foe"), 1), scene.put("field", body("Lamb"))
        spare = scene.put("hand", body("Spare", cost="{9}"))
        gain = Activated(
            fx.ChangeLife(100), Cost((DiscardCards(1, cards(name="Spare")), PutAway(one(name="Lamb"))))
        )
        host = scene.put("field", body("Host", gain))
        word = scene.put("hand", text("Kill", Spell(fx.Destroy(Each(one(name="Foe"))))))
        scene.begin("main").answer("play", word).answer("use", host)
        assert {scene.zone_of(card) for card in (foe, lamb, spare, word)} == {zone}
        assert scene.life() == 4100


def test_only_the_other_players_resonators_are_removed_where_they_fall():
    falls = Leaves(THEIRS, ("graveyard",))
    mikage = printed("fow8", "CFC-077", Replacement(falls, destination="removed area"))
    for player, zone in ((1, "removed area"), (0, "graveyard")):
        scene = quiet()
        scene.put("field", body("Princess", *mikage))
        fallen = scene.put("field", body("Fallen"), player)
        scene.put("hand", KILL)
        scene.begin("main").answer("play", "Kill").answer("target", fallen)
        assert scene.zone_of(fallen) == zone


@pytest.mark.clause("fow8", "910.1")
def test_it_goes_below_the_deck_in_place_of_the_graveyard_and_nothing_triggers_on_that():
    below = Replacement(Leaves(destination=("graveyard",)), fx.MoveTo(This(), "main deck", "bottom"))
    alice = printed("fow8", "VIN003-031", below)
    scene = quiet()
    card = scene.put("field", body("Alice", *alice))
    scene.put("field", body("Mourner", Triggered(Leaves(RESONATORS, ("graveyard",)), fx.ChangeLife(500))))
    scene.put("hand", KILL)
    scene.begin("main").answer("play", "Kill").answer("target", card)
    assert scene.cards("main deck")[0] == card
    assert scene.life() == 4000


@pytest.mark.clause("fow8", "901.2c")
def test_damage_to_two_races_is_doubled_and_other_damage_is_not():
    prey = both(FIGHTERS, OfRace(frozenset({"Dragon", "Beast"})))
    twice = Replacement(By(TakesDamage(prey), THIS), amount=Times(EventAmount(), 2))
    hunter = printed("fow8", "WOM-023", twice)
    for races, damage in ((("Dragon",), 1000), (("Beast",), 1000), (("Elf",), 500)):
        scene = quiet()
        scene.put("field", body("Hunter", *hunter, stats=(500, 3000)))
        prey = scene.put("field", body("Prey", races=races, stats=(100, 3000)), 1, rested=True)
        scene.begin("main").answer("battle").answer("attack", "Hunter", prey).until("main", 0)
        assert scene.in_play(prey).damage == damage


@pytest.mark.clause("fow8", "910.3")
@pytest.mark.clause("fow8", "910.2")
def test_of_two_replacements_both_apply_in_the_order_that_is_chosen():
    more = both(MINE, OfAttribute(frozenset({"fire"})))
    smith = printed("fow8", "SDV2-017", Replacement(dealt(more), amount=Plus((EventAmount(), 100))))
    venom = printed(
        "fow8", "NDR-039", Replacement(By(TakesDamage(RESONATORS), THIS), amount=Times(EventAmount(), 2))
    )
    for first, damage in (("Smith", 800), ("Scorpion", 700)):
        scene = quiet()
        scene.put("field", body("Smith", *smith))
        scene.put("field", body("Scorpion", *venom, attributes=("fire",), stats=(300, 300)))
        ox = scene.put("field", body("Ox", stats=(100, 3000)), 1, rested=True)
        scene.begin("main").answer("battle").answer("attack", "Scorpion", ox)
        scene.until("replacement").answer("replace", first)
        scene.until("main", 0)
        assert scene.in_play(ox).damage == damage


@pytest.mark.clause("fow8", "910.3")
@pytest.mark.clause("fow8", "910.1")
def test_what_is_done_instead_is_changed_by_another_replacement():
    shelter = printed(
        "fow8",
        "TMS-053",
        Replacement(PlayerTakesDamage("you"), fx.DealDamage(This(), EventAmount(), by=Cause())),
    )
    wolf = printed(
        "fow8", "WOM-023", Replacement(By(TakesDamage(EVERY), THIS), amount=Times(EventAmount(), 2))
    )
    scene = quiet()
    scene.put("field", body("Wolf", *wolf, stats=(400, 400)))
    tree = scene.put("field", body("Tree", *shelter, stats=(100, 3000)), 1)
    scene.begin("main").answer("battle").answer("attack", "Wolf", -1).until("main", 0)
    assert (scene.life(1), scene.in_play(tree).damage) == (4000, 800)


@pytest.mark.clause("fow8", "1018.1b")
def test_all_damage_to_a_target_is_prevented_until_the_turn_ends():
    prevented = GainAbilities((Replacement(TakesDamage(), amount=0, name="prevention"),))
    barrier = printed("fow8", "SKL-016", Spell(fx.Modify(Target(), (prevented,)), targets=(RESONATORS,)))
    scene = quiet()
    ox, elk = (scene.put("field", body(name, stats=(100, 3000))) for name in ("Ox", "Elk"))
    scene.put("hand", text("Barrier", *barrier))
    for _ in range(2):
        scene.put("hand", text("Storm", Spell(fx.DealDamage(Each(RESONATORS), 300))))
    scene.begin("main").answer("play", "Barrier").answer("target", ox)
    scene.answer("play", "Storm").answer("play", "Storm")
    assert [scene.in_play(card).damage for card in (ox, elk)] == [0, 600]


@pytest.mark.clause("fow8", "1018.1a")
def test_only_the_next_damage_to_a_blocker_is_prevented():
    once = GainAbilities((Replacement(TakesDamage(), amount=0, name="prevention", once=True),))
    xuan = printed("fow8", "SKL-049", Triggered(Blocks(), fx.Modify(This(), (once,))))
    scene = quiet()
    wu = scene.put("field", body("Wu", *xuan, stats=(100, 3000)), 1)
    scene.put("field", body("Ox"))
    scene.put("hand", text("Storm", Spell(fx.DealDamage(Each(THEIRS), 300))))
    scene.begin("main").answer("battle").answer("attack", "Ox", -1).answer("block", wu).until("main", 0)
    assert scene.in_play(wu).damage == 0
    scene.answer("play", "Storm")
    assert scene.in_play(wu).damage == 300


def test_it_comes_rested_however_it_comes():
    swallow = printed("fow8", "TMS-037", AsItEnters(fx.Rest(This())))
    scene = quiet()
    bird = scene.put("hand", body("Swallow", *swallow))
    dead = scene.put("graveyard", body("Swallow", *swallow))
    scene.put(
        "hand", text("Rise", Spell(fx.MoveTo(Each(cards(zones=("graveyard",), name="Swallow")), "field")))
    )
    scene.begin("main").answer("play", bird).answer("play", "Rise")
    assert [scene.in_play(card).rested for card in (bird, dead)] == [True, True]


def test_resonators_that_are_not_played_are_removed_on_the_other_side():
    unplayed = ("main deck", "hand", "graveyard", "removed area", "standby area")
    kept_out = Replacement(
        Enters(cards(whose="opponent", types=("resonator",)), unplayed), destination="removed area"
    )
    dawn = printed("fow8", "ENW-086", kept_out)
    for player, zone in ((1, "removed area"), (0, "field")):
        scene = quiet()
        scene.put("field", face("Dawn", "regalia", abilities=dawn))
        ghost = scene.put("graveyard", resonator("Ghost"), player)
        played = scene.put("hand", resonator("Played"), player)
        mine = cards(zones=("graveyard",), whose="you", name="Ghost")
        scene.put("hand", chant("Rise", spell=Spell(fx.MoveTo(Each(mine), "field"))), player)
        scene.begin("main", active=player).answer("play", "Rise").answer("play", played)
        assert (scene.zone_of(ghost), scene.zone_of(played)) == (zone, "field")


def test_nobody_gains_life_but_all_may_lose_it():
    certo = printed("fow8", "VS01-017", Replacement(GainsLife("anyone"), fx.NOTHING))
    for there, life in ((True, 3800), (False, 4100)):
        scene = quiet()
        if there:
            scene.put("field", face("Volcano", "addition", abilities=certo))
        scene.put(
            "hand", text("Sip", Spell(fx.Do((fx.ChangeLife(300, "anyone"), fx.LoseLife(200, "anyone")))))
        )
        scene.begin("main").answer("play", "Sip")
        assert (scene.life(0), scene.life(1)) == (life, life)

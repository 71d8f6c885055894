"""Abilities of many kinds that cards of Force of Will 5.01 print, told as scenes."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Replacement, Spell, Static, Triggered, Way
from rules.language.amounts import DividedBy, StatOf
from rules.language.changes import ChangeController, ChangeCost, Restrict, SetAttributes
from rules.language.conditions import Is, There
from rules.language.costs import Cost, RestCards
from rules.language.events import Enters, GainsLife, Moment, Moves, Rests
from rules.language.filter_shorthand import both, cards
from rules.language.filters import AnyOf, CostIs, HostOf, Named, OfRace, Owned
from rules.language.references import Chosen, Controller, Each, Host, It, Subject, Target, This
from rules.language.restrictions import CanBePlayedFrom, Cannot
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.fow5.printed.made_up import (
    FIELD,
    MINE,
    RESONATORS,
    THEIRS,
    THIS,
    addition,
    beast,
    printed,
    quiet,
    spell,
)
from tests.rules.fow8.play.made_up import ruler
from tests.rules.scenes import Scene

KILL = Spell(fx.Destroy(Target()), targets=(RESONATORS,))
HUNTER = cards(AnyOf((Named("Tracker"), Named("Hunter"))), zones=("ruler area", "field"), whose="you")


def led(name: str) -> Scene:
    """Return a scene in which the player who acts has a ruler of that name."""
    scene = quiet()
    chief = ruler()
    chief.name = name
    scene.put("ruler area", chief)
    return scene


def test_a_lover_cannot_be_destroyed_beside_the_other() -> None:
    beside = There(cards(FIELD, whose="you", name="Romeo"))
    love = printed("CMF-008", Static((Restrict(Cannot("be destroyed")),), when=beside))
    for player, zone in ((0, "field"), (1, "graveyard")):
        scene = quiet()
        lady = scene.put("field", beast("Lady", abilities=love))
        scene.put("field", beast("Romeo"), player)
        scene.put("hand", spell(KILL))
        scene.begin("main").answer("play", "Word").answer("target", lady)
        assert scene.zone_of(lady) == zone


@pytest.mark.clause("fow5", "9.3#4")
def test_a_search_costs_less_under_its_hunter_whichever_side_is_up() -> None:
    wind = cards(zones=("main deck",), whose="you", types=("resonator",), attributes=("wind",))
    find = fx.Do((fx.Reveal(Chosen(wind, least=0), fx.MoveTo(It(), "hand")), fx.Shuffle("main deck")))
    less = Static((ChangeCost(less=((ANY_RESOURCE, 1),)),), when=There(HUNTER))
    bullet = printed("CMF-076", less, Spell(find))
    for name, offered in (("Tracker", True), ("Queen", False)):
        scene = led(name)
        elf = scene.put("main deck", beast("Elf", attribute="wind"))
        scene.put("hand", spell(*bullet, cost="{1}"))
        scene.begin("main")
        assert scene.offers("play", "Word") is offered
        if offered:
            scene.answer("play", "Word").answer("choose", elf)
            assert scene.zone_of(elf) == "hand"


@pytest.mark.clause("fow5", "9.10#1")
def test_a_book_plays_from_the_graveyard_and_removes_what_would_go_there() -> None:
    graves = cards(zones=("graveyard",), whose="you")
    book = printed(
        "TAT-084",
        Static((Restrict(CanBePlayedFrom(("graveyard",))),), graves),
        Replacement(Moves(Owned("you"), ("graveyard",)), destination="removed area"),
        Triggered(Moment("turn_ends", "you"), fx.DiscardHand()),
    )
    for there in (True, False):
        scene = quiet()
        if there:
            scene.put("field", addition(*book, mark="field"))
        dead = scene.put("graveyard", beast("Ghost"))
        scene.put("graveyard", beast("Wight"), 1)
        mine = scene.put("field", beast("Lamb"))
        theirs = scene.put("field", beast("Wolf"), 1)
        word = scene.put("hand", spell(Spell(fx.Destroy(Each(cards(FIELD, types=("resonator",)))))))
        scene.begin("main")
        assert (scene.offers("play", "Ghost"), scene.offers("play", "Wight")) == (there, False)
        scene.answer("play", "Word")
        zone = "removed area" if there else "graveyard"
        assert [scene.zone_of(card) for card in (mine, word, theirs)] == [zone, zone, "graveyard"]
        if there:
            scene.answer("play", "Ghost")
            assert scene.zone_of(dead) == "field"
            scene.until("main", 1)
            assert scene.names("hand") == []


@pytest.mark.clause("fow5", "3.14#2")
def test_a_robe_takes_its_card_as_long_as_that_costs_two_or_less() -> None:
    host = HostOf(THIS)
    light = Is(Host(This()), CostIs("<=", 2))
    robe = printed(
        "CMF-044",
        Static((ChangeController(),), host, when=light),
        Static((SetAttributes(("water",)),), host),
    )
    for cost, player in (("{2}", 0), ("{3}", 1)):
        scene = quiet()
        card = scene.put("field", beast("Ox", cost=cost, attribute="fire"), 1)
        veil = scene.put("hand", addition(*robe))
        scene.put("hand", spell(Spell(fx.Destroy(Each(cards(FIELD, types=("addition",)))))))
        scene.begin("main").answer("play", veil)
        assert scene.in_play(card).controller == player
        assert card in scene.cards("field", player)
        scene.answer("play", "Word")
        assert card in scene.cards("field", 1)


def test_whoever_controls_the_card_with_the_shoes_is_burnt_as_it_is_rested() -> None:
    burn = fx.DealDamageToPlayer(500, Controller(Subject()))
    shoes = printed("CMF-033", Triggered(Rests(HostOf(THIS)), burn))
    scene = quiet()
    scene.put("field", beast("Ox", 100, 2000), 1)
    scene.put("hand", addition(*shoes))
    scene.put("hand", spell(Spell(fx.Rest(Target()), targets=(THEIRS,))))
    scene.begin("main").answer("play", "Cloak").answer("play", "Word")
    assert (scene.life(0), scene.life(1)) == (4000, 3500)


def test_three_cards_are_drawn_for_a_human_two_for_any_other() -> None:
    drawn = fx.If(Is(It(), OfRace(frozenset({"Human"}))), fx.Draw(3), fx.Draw(2))
    given = fx.Let("it", fx.MoveTo(Chosen(MINE), "graveyard"), fx.If(Is(It(), cards()), drawn))
    voice = printed("CMF-057", Spell(given))
    for race, count in (("Human", 3), ("Elf", 2), ("", 0)):
        scene = quiet()
        if race:
            scene.put("field", beast("Lamb", race=race))
        scene.put("hand", spell(*voice))
        scene.begin("main").answer("play", "Word")
        assert scene.names("hand").count("Drawn 0") == count


def test_nobody_gains_life_in_a_garden_that_burns_both() -> None:
    eden = printed(
        "MPR-027",
        Replacement(GainsLife("anyone"), fx.NOTHING),
        Triggered(Moment("turn_ends"), fx.DealDamageToPlayer(200, "anyone")),
    )
    scene = quiet()
    scene.put("field", addition(*eden, mark="field"))
    scene.put("hand", spell(Spell(fx.ChangeLife(300, "anyone"))))
    scene.begin("main").answer("play", "Word")
    assert (scene.life(0), scene.life(1)) == (4000, 4000)
    scene.until("main", 1)
    assert (scene.life(0), scene.life(1)) == (3800, 3800)


def test_a_world_brings_its_player_one_more_turn() -> None:
    world = printed("TAT-038", Triggered(Enters(), fx.ExtraTurn()))
    scene = quiet()
    scene.put("hand", addition(*world, mark="field"))
    scene.begin("main").answer("play", "Cloak")
    turn = scene.state.turn
    turns = []
    while len(turns) < 2:
        scene.game.answer(len(scene.ask.options) - 1)
        if scene.state.turn > turn:
            turn = scene.state.turn
            turns.append(scene.state.active)
    assert turns == [0, 1]


def test_a_vampire_bites_with_its_attack_and_its_player_gains_half_of_that() -> None:
    vampire = both(MINE, cards(races=("Vampire",)))
    bite = StatOf(Target(0), "attack")
    thirst = Spell(
        fx.Do((fx.DealDamage(Target(1), bite, by=Target(0)), fx.ChangeLife(DividedBy(bite, 2, up=True)))),
        targets=(vampire, THEIRS),
    )
    kiss = printed("CMF-080", thirst)
    scene = quiet()
    scene.put("field", beast("Fang", 600, 500, race="Vampire"))
    victim = scene.put("field", beast("Ox", 100, 2000), 1)
    scene.put("hand", spell(*kiss))
    scene.begin("main").answer("play", "Word")
    assert (scene.in_play(victim).damage, scene.life()) == (600, 4300)


@pytest.mark.clause("fow5", "9.3#4")
def test_a_duet_is_played_only_by_two_recovered_lights() -> None:
    lights = both(MINE, cards(attributes=("light",)))
    besides = Way(cost=Cost((RestCards(lights, 2),)), must=True, name="besides")
    song = Spell(fx.MoveTo(Target(), "removed area"), targets=(THEIRS,))
    duet = printed("MOA-002", song, besides)
    for count, offered in ((2, True), (1, False)):
        scene = quiet()
        choir = [scene.put("field", beast("Light", attribute="light")) for _ in range(count)]
        scene.put("field", beast("Fire", attribute="fire"))
        foe = scene.put("field", beast("Foe"), 1)
        scene.put("hand", spell(*duet))
        scene.begin("main")
        assert scene.offers("play", "Word") is offered
        if offered:
            scene.answer("play", "Word")
            assert [scene.in_play(card).rested for card in choir] == [True, True]
            assert scene.zone_of(foe) == "removed area"

"""Automatic abilities that cards of Force of Will 5.01 print, told as scenes."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Spell, Triggered
from rules.language.amounts import EventAmount
from rules.language.changes import AddStats
from rules.language.conditions import Is, There
from rules.language.costs import Cost, PutAway
from rules.language.events import (
    Attacks,
    By,
    Destroyed,
    Enters,
    Leaves,
    Moment,
    PlayerTakesDamage,
    TakesDamage,
)
from rules.language.filter_shorthand import both, cards
from rules.language.filters import CostIs, HostOf, Not, OfRace
from rules.language.references import (
    Chosen,
    Controller,
    Each,
    It,
    Subject,
    Target,
    This,
    ThisCard,
    Top,
)
from tests.rules.fow5.printed.made_up import (
    FIELD,
    FIGHTERS,
    RESONATORS,
    THEIRS,
    THIS,
    addition,
    beast,
    keywords,
    mine,
    printed,
    quiet,
    spell,
    stats,
)
from tests.rules.fow8.play.made_up import stone
from tests.rules.scenes import Scene

HOST = HostOf(THIS)
MOON = There(cards(zones=("field", "magic stone area"), whose="you", races=("Moon",)))
KILL = Spell(fx.Destroy(Target()), targets=(RESONATORS,))


def moon():  # type: ignore[no-untyped-def]
    """Return an addition that is a Moon."""
    made = addition(mark="field", name="Disc")
    made.races = frozenset({"Moon"})
    return made


def attacked(card_abilities, player_scene: Scene | None = None) -> Scene:  # type: ignore[no-untyped-def]
    """Return a scene in which a card with these abilities has hit the other player."""
    scene = player_scene or quiet()
    card = scene.put("field", beast("Hitter", abilities=card_abilities))
    return scene.begin("main").answer("battle").answer("attack", card)


@pytest.mark.clause("fow5", "9.6#1")
def test_each_attack_of_a_race_burns_the_opponent_and_more_under_a_moon() -> None:
    howl = fx.If(MOON, fx.DealDamageToPlayer(200), fx.DealDamageToPlayer(100))
    alpha = printed("CMF-028", Triggered(Attacks(mine(race="Werewolf")), howl))
    for race, has_moon, life in (("Werewolf", False, 3400), ("Werewolf", True, 3300), ("Elf", True, 3500)):
        scene = quiet()
        scene.put("field", beast("Alpha", abilities=alpha), entered=5)
        if has_moon:
            scene.put("field", moon())
        wolf = scene.put("field", beast("Wolf", race=race))
        scene.begin("main").answer("battle").answer("attack", wolf).until("main", 0)
        assert scene.life(1) == life


def test_what_a_card_damages_is_destroyed_and_what_another_damages_is_not() -> None:
    venom = printed("CMF-048", Triggered(By(TakesDamage(RESONATORS), THIS), fx.Destroy(Subject())))
    for text, zone in ((venom, "graveyard"), ((), "field")):
        scene = quiet()
        scene.put("field", beast("Idle", abilities=venom), rested=True)
        card = scene.put("field", beast("Asp", 100, 2000, abilities=text))
        victim = scene.put("field", beast("Ox", 100, 1000), 1, rested=True)
        scene.begin("main").answer("battle").answer("attack", card, victim).until("main", 0)
        assert (scene.zone_of(victim), scene.zone_of(card)) == (zone, "field")


def test_a_card_that_damages_the_opponent_draws() -> None:
    spy = printed("CMF-070", Triggered(By(PlayerTakesDamage("opponent"), THIS), fx.Draw()))
    scene = attacked(spy).until("main", 0)
    assert (scene.life(1), len(scene.cards("hand"))) == (3500, 2)
    plain = attacked(()).until("main", 0)
    assert len(plain.cards("hand")) == 1


def test_a_card_that_damages_the_opponent_may_search_for_a_race() -> None:
    prince = cards(zones=("main deck",), whose="you", types=("resonator",), races=("Prince",))
    find = fx.May(fx.Do((fx.MoveTo(Chosen(prince, least=0), "hand"), fx.Shuffle("main deck"))))
    bride = printed("CMF-082", Triggered(By(PlayerTakesDamage("opponent"), THIS), find))
    for answer, zone in (("yes", "hand"), ("no", "main deck")):
        scene = quiet()
        heir = scene.put("main deck", beast("Heir", race="Prince", cost="{9}"))
        attacked(bride, scene).answer(answer)
        if answer == "yes":
            scene.answer("choose", heir)
        assert scene.zone_of(heir) == zone


def test_a_destroyed_card_comes_back_for_three_stones_of_its_attribute() -> None:
    fire = cards(zones=("magic stone area",), whose="you", types=("magic stone",), attributes=("fire",))
    pay = fx.IfPaid(Cost((PutAway(fire),) * 3), fx.MoveTo(ThisCard(), "field"))
    phoenix = printed("CMF-024", Triggered(Destroyed(), pay))
    for stones, letter, zone in ((3, "R", "field"), (2, "R", "graveyard"), (3, "W", "graveyard")):
        scene = quiet()
        card = scene.put("field", beast("Wyrm", abilities=phoenix))
        given = scene.fill("magic stone area", flame(letter), stones)
        scene.put("hand", spell(KILL))
        scene.begin("main").answer("play", "Word")
        if zone == "field":
            scene.answer("yes")
            while scene.ask.kind != "main":
                scene.game.answer(0)
            assert {scene.zone_of(one) for one in given} == {"graveyard"}
        assert scene.zone_of(card) == zone


def flame(letter: str):  # type: ignore[no-untyped-def]
    """Return a stone that has its attribute."""
    made = stone(letter)
    made.attributes = {"R": ("fire",), "W": ("light",)}[letter]
    return made


@pytest.mark.clause("fow5", "9.6#6")
def test_a_card_takes_the_abilities_of_another_and_destroys_it_at_the_end_of_the_turn() -> None:
    from rules.language.changes import LoseAllAbilities

    late = fx.Later(Triggered(Moment("end_begins"), fx.Destroy(It())), keeps=Target())
    hunt = printed(
        "CMF-061",
        Triggered(
            Enters(),
            fx.Do((fx.Modify(Target(), (LoseAllAbilities(),)), late)),
            targets=(both(FIGHTERS, Not(OfRace(frozenset({"Human"})))),),
        ),
    )
    scene = quiet()
    bat = scene.put("field", beast("Bat", 500, 500, "Flying", race="Vampire"), 1)
    scene.put("field", beast("Page", race="Human"), 1)
    scene.put("hand", beast("Hunter", race="Human", abilities=hunt))
    scene.begin("main").answer("play", "Hunter")
    assert (keywords(scene, bat), scene.zone_of(bat)) == (set(), "field")
    scene.until("main", 1)
    assert (scene.zone_of(bat), "Page" in scene.names("field", 1)) == ("graveyard", True)


def test_a_card_put_into_a_graveyard_from_the_field_hits_a_target() -> None:
    spite = printed(
        "TAT-021",
        Triggered(Leaves(destination=("graveyard",)), fx.DealDamage(Target(), 200), targets=(RESONATORS,)),
    )
    for zone, damage in (("graveyard", 200), ("hand", 0)):
        scene = quiet()
        scene.put("field", beast("Imp", abilities=spite))
        ox = scene.put("field", beast("Ox"), 1)
        scene.put("hand", spell(Spell(fx.MoveTo(Each(cards(FIELD, name="Imp")), zone))))
        scene.begin("main").answer("play", "Word")
        assert scene.in_play(ox).damage == damage


def test_each_card_of_another_race_that_comes_is_burnt() -> None:
    others = both(RESONATORS, Not(OfRace(frozenset({"Dragon"}))))
    king = There(cards(zones=("field",), whose="you", name="Wyrm King"))
    burn = fx.If(king, fx.DealDamage(Subject(), 800), fx.DealDamage(Subject(), 500))
    lair = printed("TAT-033", Triggered(Enters(others), burn))
    for race, led, damage in (("Elf", False, 500), ("Elf", True, 800), ("Dragon", True, 0)):
        for player in (0, 1):
            scene = quiet()
            scene.put("field", addition(*lair, mark="field"))
            if led:
                scene.put("field", beast("Wyrm King", race="Dragon"))
            card = scene.put("hand", beast("Comer", 500, 1000, race=race), player)
            scene.begin("main", active=player).answer("play", card)
            assert scene.in_play(card).damage == damage


def test_a_card_counts_omens_and_destroys_what_costs_as_much() -> None:
    from rules.language.amounts import CountersOn

    omens = CountersOn(This(), "omen")
    seer = printed(
        "TAT-034",
        Triggered(Moment("main_begins", "you"), fx.Destroy(Each(both(RESONATORS, CostIs("=", omens))))),
        Triggered(Moment("turn_ends", "you"), fx.PutCounters(This(), "omen")),
    )
    scene = quiet()
    card = scene.put("field", beast("Seer", cost="{9}", abilities=seer))
    ones = [scene.put("field", beast(f"Page {n}", cost=f"{{{n}}}"), 1) for n in (1, 2)]
    scene.begin("main").until("main", 1)
    assert scene.in_play(card).counters == {"omen": 1}
    assert [scene.zone_of(one) for one in ones] == ["field", "field"]
    scene.until("main", 0)
    assert [scene.zone_of(one) for one in ones] == ["graveyard", "field"]
    assert scene.in_play(card).counters == {"omen": 1}


def test_an_attacker_grows_until_the_end_of_the_turn() -> None:
    boar = printed("TAT-071", Triggered(Attacks(), fx.Modify(This(), (AddStats((400, 0)),))))
    scene = attacked(boar).until("main", 0)
    card = next(one for one in scene.cards("field") if scene.state.cards[one].name == "Hitter")
    assert (scene.life(1), stats(scene, card)) == (3100, (900, 500))
    scene.until("main", 1)
    assert stats(scene, card) == (500, 500)


def test_a_card_burns_its_own_player_at_the_end_of_their_turns_only() -> None:
    curse = printed("TAT-078", Triggered(Moment("turn_ends", "you"), fx.DealDamageToPlayer(200, "you")))
    scene = quiet()
    scene.put("field", beast("Curse", abilities=curse))
    scene.begin("main").until("main", 1)
    assert scene.life() == 3800
    scene.until("main", 0)
    assert (scene.life(), scene.life(1)) == (3800, 4000)


def test_a_player_banishes_another_card_at_the_end_of_the_turn() -> None:
    other = fx.MoveTo(Chosen(mine(other=True)), "graveyard")
    tyrant = printed("TAT-083", Triggered(Moment("turn_ends", "you"), other))
    scene = quiet()
    card = scene.put("field", beast("Tyrant", abilities=tyrant))
    slave = scene.put("field", beast("Slave"))
    theirs = scene.put("field", beast("Page"), 1)
    scene.begin("main").until("main", 1)
    assert [scene.zone_of(one) for one in (card, slave, theirs)] == ["field", "graveyard", "field"]


def test_damage_that_a_card_with_an_addition_deals_is_dealt_to_the_player_too() -> None:
    thorn = printed(
        "MOA-011",
        Triggered(By(TakesDamage(THEIRS), HOST), fx.DealDamageToPlayer(EventAmount(), Controller(Subject()))),
    )
    for named, life in (("Ox", 3400), ("Elk", 4000)):
        scene = quiet()
        scene.put("field", beast("Ox", 600, 2000))
        scene.put("field", beast("Elk", 600, 2000))
        victim = scene.put("field", beast("Page", 100, 2000), 1, rested=True)
        scene.put("hand", addition(*thorn))
        scene.begin("main").answer("play", "Cloak").answer("target", "Ox")
        scene.answer("battle").answer("attack", named, victim).until("main", 0)
        assert (scene.life(0), scene.life(1)) == (4000, life)


def test_a_card_comes_to_the_graveyard_and_turns_up_the_top_card() -> None:
    hare = fx.Reveal(
        Top(),
        fx.If(
            Is(It(), OfRace(frozenset({"Wererabbit"}))),
            fx.MoveTo(It(), "field"),
            fx.MoveTo(It(), "graveyard"),
        ),
    )
    burrow = printed("MOA-028", Triggered(Leaves(destination=("graveyard",)), hare))
    for race, zone in (("Wererabbit", "field"), ("Elf", "graveyard")):
        scene = quiet()
        scene.put("field", beast("Doe", abilities=burrow))
        top = scene.put("main deck", beast("Leveret", race=race))
        scene.put("hand", spell(KILL))
        scene.begin("main").answer("play", "Word")
        assert scene.zone_of(top) == zone

"""What real cards do as they resolve: conditions, searches, durations, damage (11.12, 11.13)."""

import pytest

from rules.games.setcg.nodes import Freeze
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.amounts import Count, DividedBy, StatOf, Times
from rules.language.changes import AddStats
from rules.language.conditions import There
from rules.language.events import DamagesPlayer, DealsDamage, Moment
from rules.language.filter_shorthand import cards
from rules.language.filters import IsRested
from rules.language.references import Chosen, Each, It, Target
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    FIELD,
    FOE,
    FRIEND,
    RAIN,
    cast,
    end_turn,
    enter,
    entering,
    main,
    pick,
    read,
    resolve,
    strength,
    when,
)

DULL = cards(IsRested(), zones=FIELD, types=("forward",))


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("allies", "damage"), [(3, 5000), (4, 7000)])
def test_a_dull_forward_takes_more_damage_where_five_ice_characters_are_there(
    allies: int, damage: int
) -> None:
    ice = There(cards(zones=FIELD, whose="you", attributes=("ice",)), 5)
    hits = fx.If(ice, fx.DealDamage(Target(), 7000), fx.DealDamage(Target(), 5000))
    scene = table()
    for number in range(allies):
        scene.put("field", backup(f"Clerk {number}", "ice"))
    calf = scene.put("field", forward("Calf", 9000), 1, rested=True)
    awake = scene.put("field", forward("Awake", 9000), 1)
    enter(scene, *read("7-042H", entering(hits, DULL)), element="ice")
    resolve(scene)
    assert (scene.in_play(calf).damage, scene.in_play(awake).damage) == (damage, 0)


@pytest.mark.parametrize(
    ("held", "zone", "frozen"), [(3, "field", False), (2, "field", True), (0, "break zone", False)]
)
def test_a_forward_is_frozen_before_a_small_hand_and_broken_before_an_empty_one(
    held: int, zone: str, frozen: bool
) -> None:
    theirs = cards(zones=("hand",), whose="opponent")
    cold = fx.Do((fx.Rest(Target()), Freeze(Target())))
    falls = fx.If(There(theirs, 0, 0), fx.Destroy(Target()), fx.If(There(theirs, 0, 2), cold))
    scene = table()
    foe = scene.put("field", forward("Foe"), 1)
    scene.fill("hand", WOOD, held, 1)
    scene.put("hand", other("backup", "Cid", cost=0, abilities=read("9-026C", entering(falls, FOE))))
    scene.put("hand", RAIN)
    scene.begin("main 1").answer("play", "Cid")
    resolve(scene)
    assert scene.zone_of(foe) == zone
    if zone == "field":
        assert ("frozen" in scene.in_play(foe).marks) is frozen


@pytest.mark.parametrize(("clerks", "dulled"), [(3, 1), (4, 2)])
def test_one_forward_is_dulled_or_with_five_backups_all_of_the_opponents(clerks: int, dulled: int) -> None:
    five = There(cards(zones=FIELD, whose="you", types=("backup",)), 5)
    strings = fx.If(five, fx.Rest(Each(FOE)), fx.Rest(Target()))
    scene = table()
    foes = [scene.put("field", forward(name), 1) for name in ("Foe", "Fiend")]
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}"))
    scene.put(
        "hand", other("backup", "Puppeteer", cost=0, abilities=read("23-081C", entering(strings, FORWARDS)))
    )
    pick(main(scene).answer("play", "Puppeteer"), "Foe")
    assert sum(scene.in_play(foe).rested for foe in foes) == dulled


@pytest.mark.clause("setcg", "15.1.1.7.1")
def test_a_search_finds_a_card_of_the_job_only_and_the_deck_is_shuffled() -> None:
    knight = cards(zones=("deck",), whose="you", races=("Knight",))
    finds = fx.May(fx.Do((fx.MoveTo(Chosen(knight), "hand"), fx.Shuffle("deck"))))
    scene = table()
    scene.put("deck", forward("Sir", jobs=("Knight",)))
    scene.put("deck", forward("Rogue", jobs=("Thief",)))
    enter(scene, *read("1-134R", entering(finds)))
    resolve(scene)
    scene.answer("yes")
    if scene.ask.kind == "choose_cards":
        assert scene.offered("choose") == ["Sir"]
        scene.answer("choose", "Sir")
    assert "Sir" in scene.names("hand")
    assert "Rogue" in scene.names("deck")


def test_a_bolt_that_counts_two_fire_cards_for_each_three_thousand_rounds_down() -> None:
    fire = Count(cards(zones=FIELD, whose="you", attributes=("fire",)))
    burns = fx.DealDamage(Target(), Times(DividedBy(fire), 3000))
    for others, damage in ((0, 0), (2, 3000), (4, 6000)):
        scene = table()
        for number in range(others):
            scene.put("field", backup(f"Clerk {number}", "fire"))
        wall = scene.put("field", forward("Wall", 12000), 1)
        enter(scene, *read("26-124R", entering(burns, FOE)))
        resolve(scene)
        assert scene.in_play(wall).damage == damage


@pytest.mark.clause("setcg", "11.13.4.3")
def test_a_boost_ends_with_the_turn_and_the_forward_then_returns_to_its_owners_hand() -> None:
    home = Triggered(Moment("turn_ends"), fx.MoveTo(It(), "hand"))
    lends = fx.Do((fx.Modify(Target(), (AddStats((2000,)),)), fx.Later(home, Target())))
    scene = table()
    page = scene.put("field", forward("Page", 5000))
    scene.put("hand", summon("King", lends, FRIEND, cost=0))
    assert written("setcg", entering(lends, FRIEND))
    cast(main(scene), "King")
    assert strength(scene, page) == 7000
    end_turn(scene)
    assert scene.zone_of(page) == "hand"


def test_a_forward_that_damages_the_opponent_draws_two_cards_and_a_blocked_one_does_not() -> None:
    for walls in (0, 1):
        scene = table()
        scene.put(
            "field", forward("Thief", 3000, abilities=read("8-115L", when(DamagesPlayer(), fx.Draw(2))))
        )
        if walls:
            scene.put("field", forward("Wall", 5000), 1)
        scene.put("hand", RAIN)
        scene.begin("main 1").until("attack")
        scene.answer("attack", "Thief")
        if walls:
            scene.until("block").answer("block", "Wall")
        while scene.ask.kind != "main":
            scene.answer("pass")
        assert len(scene.cards("deck")) == (10 if walls else 8)


@pytest.mark.clause("setcg", "11.12.8")
def test_of_two_forwards_that_are_chosen_the_one_deals_its_power_as_damage_to_the_other() -> None:
    strikes = fx.DealDamage(Target(1), StatOf(Target(0), "power"), by=Target(0))
    abilities = read("16-078C", entering(strikes, FRIEND, FOE))
    proud = Triggered(DealsDamage(), fx.Draw(1))
    scene = table()
    scene.put("field", forward("Champion", 6000, abilities=(proud,)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", other("monster", "Demonolith", cost=0, abilities=abilities))
    pick(main(scene).answer("play", "Demonolith"))
    assert (scene.in_play(foe).damage, len(scene.cards("deck"))) == (6000, 9), "the Forward dealt it"

"""Continuous abilities that real cards print, each played by a made-up card (11.13.4)."""

import pytest

from rules.language.abilities import Static
from rules.language.amounts import Count, Distinct, Times
from rules.language.changes import AddStats, AddTypes, GainKeywords, Restrict, SetStats
from rules.language.conditions import Compare, There, TurnOf
from rules.language.filter_shorthand import cards
from rules.language.filters import AnyOf, Named, OfAttribute, OfRace
from rules.language.restrictions import Cannot
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import WOOD, damage, forward, other, table
from tests.rules.setcg.printed.scenes import (
    FIELD,
    FRIEND,
    HAND,
    damaged,
    main,
    now,
    read,
    resolve,
    strength,
)

ELEMENTS = ("fire", "ice", "wind", "earth")


def words(scene, card: int) -> frozenset[str]:
    """Return the keywords that a card has now."""
    return now(scene.game, card).keywords


@pytest.mark.clause("setcg", "11.13.4.1")
def test_other_forwards_of_a_job_or_name_are_stronger_and_strike_first_but_not_the_card_itself() -> None:
    ninja = cards(
        AnyOf((OfRace(frozenset({"Ninja"})), Named("Ninja"))),
        zones=FIELD,
        types=("forward",),
        whose="you",
        other=True,
    )
    lead = Static((AddStats((1000,)), GainKeywords(frozenset({"pre-emptive strike"}))), ninja)
    scene = table()
    edge = scene.put("field", forward("Edge", 8000, jobs=("Ninja",), abilities=read("2-053H", lead)))
    by_job = scene.put("field", forward("Yuffie", 5000, jobs=("Ninja",)))
    by_name = scene.put("field", forward("Ninja", 5000, jobs=("Standard Unit",)))
    plain = scene.put("field", forward("Page", 5000))
    theirs = scene.put("field", forward("Shade", 5000, jobs=("Ninja",)), 1)
    main(scene)
    powers = [strength(scene, card) for card in (edge, by_job, by_name, plain, theirs)]
    assert powers == [8000, 6000, 6000, 5000, 5000]
    first = ["pre-emptive strike" in words(scene, card) for card in (edge, by_job, by_name, plain, theirs)]
    assert first == [False, True, True, False, False]


@pytest.mark.clause("setcg", "11.13.4.1")
def test_a_forward_is_stronger_for_each_card_in_its_controllers_hand_as_that_changes() -> None:
    eats = Static((AddStats((Times(Count(HAND), 1000),)),))
    scene = table()
    cook = scene.put("field", forward("Cook", 5000, abilities=read("3-133C", eats)))
    scene.fill("hand", WOOD, 5, 1)
    main(scene)
    assert strength(scene, cook) == 7000
    resolve(scene.answer("summon", "Rain"))
    assert strength(scene, cook) == 6000


@pytest.mark.parametrize(("forwards", "power"), [(3, 4000), (4, 7000)])
def test_a_forward_is_stronger_while_four_forwards_are_there_and_it_counts_itself(
    forwards: int, power: int
) -> None:
    grows = Static((AddStats((3000,)),), when=There(FRIEND, 4))
    scene = table()
    vision = scene.put("field", forward("Vision", 4000, abilities=read("2-123C", grows)))
    for number in range(forwards - 1):
        scene.put("field", forward(f"Page {number}"))
    scene.put("field", other("monster", "Imp"))
    scene.put("field", forward("Foe"), 1)
    main(scene)
    assert strength(scene, vision) == power


@pytest.mark.parametrize(("elements", "power"), [(3, 5000), (4, 7000)])
def test_all_forwards_are_stronger_with_four_different_elements_among_them(elements: int, power: int) -> None:
    four = Compare(Distinct("attribute", FRIEND), ">=", 4)
    scene = table()
    scene.put(
        "field",
        forward(
            "Arc",
            5000,
            element="fire",
            abilities=read("18-035R", Static((AddStats((2000,)),), FRIEND, when=four)),
        ),
    )
    page = scene.put("field", forward("Page", 5000, element="fire"))
    for element in ELEMENTS[1:elements]:
        scene.put("field", forward(f"Squire {element}", element=element))
    foe = scene.put("field", forward("Foe", 5000, element="earth"), 1)
    main(scene)
    assert (strength(scene, page), strength(scene, foe)) == (power, 5000)


@pytest.mark.parametrize(("rebels", "power"), [(1, 5000), (3, 7000)])
def test_each_rebel_is_stronger_for_each_rebel(rebels: int, power: int) -> None:
    rebel = cards(zones=FIELD, types=("forward",), whose="you", races=("Rebel",))
    rouse = Static((AddStats((Times(Count(rebel), 1000),)),), rebel)
    scene = table()
    maria = scene.put("field", forward("Maria", 4000, jobs=("Rebel",), abilities=read("15-057R", rouse)))
    for number in range(rebels - 1):
        scene.put("field", forward(f"Rebel {number}", 4000, jobs=("Rebel",)))
    scene.put("field", forward("Page", 4000))
    scene.put("field", forward("Foe", 4000, jobs=("Rebel",)), 1)
    main(scene)
    assert strength(scene, maria) == power


@pytest.mark.parametrize(("mine", "theirs", "power"), [(2, 6, 9000), (3, 0, 10000)])
def test_three_points_of_damage_of_its_own_player_make_a_forward_stronger_and_brave(
    mine: int, theirs: int, power: int
) -> None:
    hurt = Static((AddStats((1000,)), GainKeywords(frozenset({"brave"}))), when=damaged(3))
    scene = table()
    ben = scene.put("field", forward("Ben", 9000, abilities=read("16-073C", hurt)))
    damage(scene, 0, mine)
    damage(scene, 1, theirs)
    main(scene)
    assert (strength(scene, ben), "brave" in words(scene, ben)) == (power, power == 10000)


@pytest.mark.clause("setcg", "10.1.3.1.3")
@pytest.mark.parametrize(("held", "asked"), [(5, True), (6, False)])
def test_a_forward_cannot_be_blocked_while_six_cards_are_in_its_players_hand(held: int, asked: bool) -> None:
    slips = Static((Restrict(Cannot("be blocked")),), when=There(HAND, 6))
    scene = table()
    scene.put("field", forward("Thief", 3000, abilities=read("8-115L", slips)))
    scene.put("field", forward("Wall"), 1)
    scene.fill("hand", WOOD, held)
    scene.begin("main 1").until("attack")
    scene.answer("attack", "Thief")
    while scene.ask.kind not in ("block", "main"):
        scene.game.answer(len(scene.ask.options) - 1)
    assert (scene.ask.kind == "block") is asked
    assert len(scene.cards("damage zone", 1)) == (0 if asked else 1)


@pytest.mark.clause("setcg", "11.13.4.6")
@pytest.mark.parametrize(
    ("active", "types", "power"), [(0, {"monster", "forward"}, 7000), (1, {"monster"}, 0)]
)
def test_a_monster_is_a_forward_besides_in_its_controllers_turn_only(
    active: int, types: set[str], power: int
) -> None:
    turns = Static((AddTypes(frozenset({"forward"})), SetStats((7000,))), when=TurnOf("you"))
    scene = table()
    gorger = scene.put("field", other("monster", "Gorger", abilities=written("setcg", turns)))
    main(scene, active=active)
    assert (now(scene.game, gorger).types, strength(scene, gorger)) == (types, power)


@pytest.mark.parametrize(("monsters", "is_forward"), [(1, False), (2, True)])
def test_a_monster_is_a_forward_besides_while_there_are_two_monsters(monsters: int, is_forward: bool) -> None:
    pair = There(cards(zones=FIELD, types=("monster",), whose="you"), 2)
    turns = Static((AddTypes(frozenset({"forward"})), SetStats((9000,))), when=pair)
    scene = table()
    magog = scene.put("field", other("monster", "Magog", abilities=read("23-065R", turns)))
    if monsters == 2:
        scene.put("field", other("monster", "Imp"))
    main(scene)
    assert ("forward" in now(scene.game, magog).types) is is_forward


def test_a_backup_makes_a_forward_of_one_name_stronger_and_no_namesake_of_the_opponent() -> None:
    cecil = cards(zones=FIELD, whose="you", name="Cecil")
    scene = table()
    scene.put("field", forward("Rosa", 3000, abilities=read("2-144C", Static((AddStats((1000,)),), cecil))))
    mine = scene.put("field", forward("Cecil", 5000))
    theirs = scene.put("field", forward("Cecil", 5000), 1)
    main(scene)
    assert (strength(scene, mine), strength(scene, theirs)) == (6000, 5000)


@pytest.mark.parametrize(("allies", "power"), [((), 7000), (("shine",), 9000), (("fire",), 7000)])
def test_a_forward_is_stronger_beside_one_of_light_or_a_warrior_of_light(
    allies: tuple[str, ...], power: int
) -> None:
    holy = AnyOf((OfRace(frozenset({"Warrior of Light"})), OfAttribute(frozenset({"shine"}))))
    grows = Static(
        (AddStats((2000,)),), when=There(cards(holy, zones=FIELD, types=("forward",), whose="you"))
    )
    for jobs, expected in (((), power), (("Warrior of Light",), 9000)):
        scene = table()
        meia = scene.put("field", forward("Meia", 7000, abilities=read("11-101H", grows)))
        for element in allies:
            scene.put("field", forward("Ally", element=element, jobs=jobs))
        if jobs and not allies:
            continue
        main(scene)
        assert strength(scene, meia) == expected

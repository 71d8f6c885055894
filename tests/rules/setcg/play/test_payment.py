"""Paying CP (5.2.1.2, 11.3.8.1.1): what makes CP, of which element, and how much too much may be made."""

import pytest

from rules.games.setcg.definitions import ELEMENTS
from rules.language import effects as fx
from rules.language.abilities import Ability
from rules.language.costs import Cost, Pay
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import ICE, LAMP, WOOD, action, backup, forward, other, summon, table

FIRE, ICY = ELEMENTS.index("fire"), ELEMENTS.index("ice")


IMP = other("monster", "Imp", cost=0, element="shine")
"""A card that can always be played and never be discarded: with it the main phase stays open."""


def payer(*hand: object, backups: tuple[str, ...] = ()) -> Scene:
    scene = table()
    scene.put("hand", IMP)
    for card in hand:
        scene.put("hand", card)  # type: ignore[arg-type]
    for place, element in enumerate(backups):
        scene.put("field", backup(f"Clerk {place}", element))
    return scene


def can_play(scene: Scene, name: str) -> bool:
    return scene.begin("main 1").offers("play", name)


@pytest.mark.clause("setcg", "11.3.9")
@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.clause("setcg", "5.2.3.1.1.3")
@pytest.mark.clause("setcg", "5.2.1.2")
def test_a_backup_is_dulled_for_one_and_a_card_discarded_for_two() -> None:
    scene = payer(forward("Duke", cost=3), WOOD, backups=("fire",))
    scene.begin("main 1").answer("play", "Duke").answer("dull", "Clerk 0", by=0)
    (clerk, duke) = scene.cards("field")
    assert scene.in_play(clerk).rested
    assert scene.state.cards[duke].name == "Duke"
    assert scene.names("break zone") == ["Wood"]
    assert scene.names("hand") == ["Imp"]


@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.parametrize(
    ("cost", "cards", "clerks", "playable"),
    [
        (1, 0, 0, False),
        (1, 0, 1, True),
        (1, 1, 0, True),
        (2, 1, 0, True),
        (2, 0, 2, True),
        (3, 1, 0, False),
        (3, 1, 1, True),
        (4, 1, 2, True),
        (4, 1, 1, False),
        (5, 2, 1, True),
        (5, 3, 0, True),
        (5, 2, 0, False),
    ],
)
def test_a_cost_must_be_paid_in_full(cost: int, cards: int, clerks: int, playable: bool) -> None:
    scene = payer(forward("Duke", cost=cost), *(WOOD,) * cards, backups=("fire",) * clerks)
    assert can_play(scene, "Duke") is playable


@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.parametrize(
    ("element", "hand", "clerks", "playable"),
    [
        ("fire", (ICE,), (), False),
        ("fire", (ICE,), ("fire", "ice"), True),
        ("fire", (WOOD,), (), True),
        ("fire", (), ("ice", "ice"), False),
        ("fire", (), ("ice", "fire"), True),
        ("shine", (ICE,), (), True),
        ("dark", (), ("ice", "wind"), True),
    ],
)
def test_a_cp_of_the_cards_own_element_is_needed_but_not_for_light_and_dark(
    element: str, hand: tuple[object, ...], clerks: tuple[str, ...], playable: bool
) -> None:
    scene = payer(forward("Duke", cost=2, element=element), *hand, backups=clerks)
    assert can_play(scene, "Duke") is playable


@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.parametrize("element", ["shine", "dark"])
def test_light_and_dark_cards_cannot_be_discarded_for_cp(element: str) -> None:
    scene = payer(forward("Duke", cost=2, element=element), LAMP)
    assert not can_play(scene, "Duke")


@pytest.mark.clause("setcg", "11.3.8.1.1")
def test_light_backups_make_cp_of_light() -> None:
    scene = payer(forward("Duke", cost=2), backups=("shine", "fire"))
    assert can_play(scene, "Duke")


@pytest.mark.clause("setcg", "5.2.1.2.1")
def test_one_cp_too_many_may_be_made_by_discards_alone() -> None:
    scene = payer(forward("Duke", cost=3), WOOD, WOOD)
    scene.begin("main 1").answer("play", "Duke")
    assert scene.names("break zone") == ["Wood", "Wood"]


@pytest.mark.clause("setcg", "5.2.1.2.1")
def test_no_cp_too_many_is_made_where_a_backup_is_dulled() -> None:
    scene = payer(forward("Duke", cost=2), WOOD, backups=("fire",))
    scene.begin("main 1").answer("play", "Duke")
    assert scene.names("break zone") == ["Wood"]
    assert not scene.in_play(scene.cards("field")[0]).rested


@pytest.mark.clause("setcg", "5.2.1.2.1")
def test_a_payment_begun_with_a_backup_leaves_only_what_comes_out_even() -> None:
    scene = payer(forward("Duke", cost=4), WOOD, ICE, backups=("fire", "fire"))
    scene.begin("main 1").answer("play", "Duke")
    assert (scene.ask.kind, scene.ask.clause) == ("pay", "11.3.8.1.1")
    scene.answer("dull", "Clerk 0").answer("discard", "Ice")
    assert scene.names("break zone") == ["Ice"]
    assert [scene.in_play(card).rested for card in scene.cards("field")[:2]] == [True, True]


@pytest.mark.clause("setcg", "11.3.8.1.1")
def test_every_offer_can_be_completed_with_a_cp_of_the_own_element() -> None:
    scene = payer(forward("Duke", cost=4, element="fire"), WOOD, ICE, ICE)
    scene.begin("main 1").answer("play", "Duke")
    assert scene.offered("discard") == ["Wood", "Ice"]
    scene.answer("discard", "Ice")
    assert scene.names("break zone") == ["Ice", "Wood"]


@pytest.mark.clause("setcg", "11.3.9")
@pytest.mark.clause("setcg", "11.3.11")
def test_nothing_is_paid_before_the_whole_payment_is_said() -> None:
    scene = payer(forward("Duke", cost=4), WOOD, ICE, WOOD, backups=("fire", "fire"))
    scene.begin("main 1").answer("play", "Duke").answer("dull", "Clerk 0")
    assert scene.ask.kind == "pay"
    assert scene.cards("break zone") == []
    assert not scene.in_play(scene.cards("field")[0]).rested


@pytest.mark.clause("setcg", "11.3.8.1.1")
def test_the_card_that_is_played_cannot_be_discarded_for_itself() -> None:
    assert not can_play(payer(forward("Duke", cost=2)), "Duke")


@pytest.mark.clause("setcg", "5.2.3.1.1.3")
def test_a_dulled_backup_makes_no_cp_and_neither_does_a_forward() -> None:
    scene = payer(forward("Duke", cost=1))
    scene.put("field", backup(), rested=True)
    scene.put("field", forward("Knight"))
    assert not can_play(scene, "Duke")


def test_a_card_of_two_elements_asks_for_a_cp_of_each() -> None:
    duke = forward("Duke", cost=3, element=("fire", "ice"))
    assert can_play(payer(duke, WOOD, backups=("ice",)), "Duke")
    assert not can_play(payer(duke, WOOD, backups=("fire",)), "Duke")


def test_a_backup_of_two_elements_makes_one_cp_of_either_but_not_of_both() -> None:
    duke = forward("Duke", cost=2, element=("fire", "ice"))
    scene = payer(duke)
    scene.put("field", backup("Both", ("fire", "ice")))
    scene.put("field", backup("Wind", "wind"))
    assert not can_play(scene, "Duke")
    scene = payer(duke)
    scene.put("field", backup("Both", ("fire", "ice")))
    scene.put("field", backup("Fire", "fire"))
    assert can_play(scene, "Duke")


@pytest.mark.clause("setcg", "11.2.10.1.1")
def test_a_summon_is_paid_for_like_any_card() -> None:
    rain = summon("Rain", fx.Draw(1), cost=2, element="ice")
    assert not payer(rain, WOOD).begin("main 1").offers("summon")
    scene = payer(rain, ICE).begin("main 1").answer("summon", "Rain")
    assert scene.names("break zone")[0] == "Ice"


@pytest.mark.clause("setcg", "11.4.9.1")
@pytest.mark.clause("setcg", "11.4.10")
def test_an_item_is_paid_for_like_any_card() -> None:
    sword = other("weapon", "Sword", cost=2)
    scene = payer(sword, WOOD)
    scene.put("field", forward("Knight"))
    scene.begin("main 1").answer("play", "Sword")
    assert scene.names("break zone") == ["Wood"]
    poor = payer(sword, ICE)
    poor.put("field", forward("Knight"))
    assert not can_play(poor, "Sword")


@pytest.mark.clause("setcg", "11.5.7.1")
@pytest.mark.clause("setcg", "11.5.8")
def test_a_formation_is_paid_for_like_any_card() -> None:
    wedge = other("formation", "Wedge", cost=2)
    scene = payer(wedge, WOOD).begin("main 1").answer("play", "Wedge")
    assert scene.names("break zone") == ["Wood"]
    assert not can_play(payer(wedge, ICE), "Wedge")


def sage(*resources: tuple[str, int]) -> Ability:
    return action(fx.Draw(1), Cost(tuple(Pay(amount, resource) for resource, amount in resources)))


@pytest.mark.clause("setcg", "11.7.2.1.1")
@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.clause("setcg", "11.8.2.1.1")
@pytest.mark.clause("setcg", "11.8.10")
def test_an_ability_asks_for_cp_of_its_elements_and_for_any() -> None:
    for hand, usable in (((WOOD,), False), ((ICE,), False), ((WOOD, ICE), True)):
        scene = payer(*hand)
        scene.put(
            "field", other("monster", "Sage", abilities=(sage(("fire", 1), ("ice", 1), (ANY_RESOURCE, 1)),))
        )
        assert scene.begin("main 1").offers("use", "Sage") is usable


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.clause("setcg", "11.8.10")
@pytest.mark.clause("setcg", "11.7.2.1.1")
@pytest.mark.clause("setcg", "11.8.2.1.1")
def test_with_several_elements_discards_alone_may_make_one_cp_too_many_for_each() -> None:
    scene = payer(WOOD, ICE)
    scene.put("field", other("monster", "Sage", abilities=(sage(("fire", 1), ("ice", 1)),)))
    scene.begin("main 1").answer("use", "Sage").answer("discard", "Ice")
    assert sorted(scene.names("break zone")) == ["Ice", "Wood"]
    mixed = payer(WOOD, backups=("ice",))
    mixed.put("field", other("monster", "Sage", abilities=(sage(("fire", 1), ("ice", 1)),)))
    assert not mixed.begin("main 1").offers("use", "Sage")

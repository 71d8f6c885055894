"""Real cards that cost less to cast, or make others cost less, as made-up cards (11.2.7, 11.3.5)."""

import pytest

from rules.language.abilities import Static
from rules.language.amounts import Count
from rules.language.changes import ChangeCost
from rules.language.conditions import There
from rules.language.filter_shorthand import cards
from rules.language.filters import AnyOf, Named, OfRace
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import backup, forward, table
from tests.rules.setcg.printed.scenes import FIELD, IMP, KINDS, read


@pytest.mark.clause("setcg", "11.3.5")
@pytest.mark.parametrize(
    ("dragoons", "clerks", "playable"),
    [(0, 2, False), (0, 3, True), (1, 2, True), (2, 1, True), (3, 0, False), (3, 1, True)],
)
def test_a_forward_costs_one_less_for_each_dragoon_but_never_nothing(
    dragoons: int, clerks: int, playable: bool
) -> None:
    mates = cards(
        AnyOf((OfRace(frozenset({"Dragoon"})), Named("Dragoon"))), zones=FIELD, whose="you", types=KINDS
    )
    cheaper = Static((ChangeCost(less=(("any", Count(mates)),), floor=1),), zones=("hand",), only_there=True)
    scene = table()
    scene.put("hand", forward("Lancer", cost=3, element="thunder", abilities=read("8-107C", cheaper)))
    for number in range(dragoons):
        scene.put("field", forward(f"Mate {number}", jobs=("Dragoon",)))
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}", "thunder"))
    scene.put("hand", IMP)
    assert scene.begin("main 1").offers("play", "Lancer") is playable


@pytest.mark.parametrize(("friend", "playable"), [("Eald", True), ("Page", False)])
def test_a_forward_costs_two_less_beside_a_card_of_one_name(friend: str, playable: bool) -> None:
    beside = There(cards(zones=FIELD, whose="you", name="Eald"))
    cheaper = Static((ChangeCost(less=(("any", 2),)),), when=beside, zones=("hand",), only_there=True)
    scene = table()
    scene.put("hand", forward("Kam", cost=4, element="ice", abilities=read("10-025R", cheaper)))
    scene.put("hand", forward("Other", cost=5, element="shine"))
    scene.put("field", forward(friend))
    for number in range(2):
        scene.put("field", backup(f"Clerk {number}", "ice"))
    scene.put("hand", IMP)
    scene.begin("main 1")
    assert (scene.offers("play", "Kam"), scene.offers("play", "Other")) == (playable, False)


@pytest.mark.clause("setcg", "11.3.5")
@pytest.mark.parametrize(
    ("change", "clerks", "playable"),
    [
        (ChangeCost(free=True), 0, True),
        (ChangeCost(instead=(("ice", 1),)), 1, True),
        (ChangeCost(instead=(("ice", 1),)), 0, False),
        (ChangeCost(more=(("any", 1),)), 3, False),
        (ChangeCost(more=(("any", 1),)), 4, True),
    ],
)
def test_what_a_forward_costs_is_nothing_another_cost_or_more(
    change: ChangeCost, clerks: int, playable: bool
) -> None:
    hand = cards(zones=("hand",), whose="you", name="Kam")
    scene = table()
    scene.put("field", forward("Sage", abilities=written("setcg", Static((change,), hand))))
    scene.put("hand", forward("Kam", cost=3, element="ice"))
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}", "ice"))
    scene.put("hand", IMP)
    assert scene.begin("main 1").offers("play", "Kam") is playable

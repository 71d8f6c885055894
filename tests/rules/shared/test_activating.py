"""Abilities that players use, in every game: where they work, when they are there, what they cost."""

import pytest

from rules.language import conditions as cn
from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.costs import (
    Cost,
    CostPart,
    DiscardCards,
    PutAway,
    PutThisAway,
    RestCards,
    RestThis,
    TakeCounters,
)
from rules.language.filter_shorthand import cards
from rules.language.filters import NameHas
from tests.rules.shared.table import Table, games_paying, games_with

TAP = Cost((RestThis(),))


def begin(table: Table) -> Table:
    """Begin the step in which abilities are used."""
    table.scene.begin(table.kit.uses_in or table.kit.main)
    return table


@pytest.mark.clause("dm", "602.1")
@pytest.mark.parametrize("code", games_with("activated.when"))
@pytest.mark.parametrize("there", [True, False])
def test_an_ability_can_be_used_while_a_condition_holds(code: str, there: bool) -> None:
    table = Table(code)
    owl = table.put(table.creature("Owl", Activated(fx.Draw(1), TAP, when=cn.There(table.named("Ox")))))
    table.put(table.creature("Ox" if there else "Cow"))
    assert begin(table).scene.offers(table.kit.use, owl) == there


@pytest.mark.clause("sve", "10.3.4")
@pytest.mark.parametrize("code", games_with("activated.zones"))
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_an_ability_can_be_used_from_another_zone(code: str, zone: str) -> None:
    table = Table(code)
    price = Cost((DiscardCards(1, cards(name="Bear")),))
    there = table.kit.hand if zone == "hand" else table.kit.discard
    owl = table.put(
        table.creature("Owl", Activated(fx.Draw(1), price, zones=(table.kit.discard,))), zone=there
    )
    table.put(table.creature("Bear"), zone=table.kit.hand)
    assert begin(table).scene.offers(table.kit.use, owl) == (zone == "discard")


@pytest.mark.clause("sve", "10.3.5")
@pytest.mark.parametrize("code", games_with("activated.only_there"))
@pytest.mark.parametrize("alone", [True, False])
def test_an_ability_can_be_used_from_another_zone_only(code: str, alone: bool) -> None:
    table = Table(code)
    owl = table.put(
        table.creature("Owl", Activated(fx.Draw(1), zones=(table.kit.discard,), only_there=alone))
    )
    assert begin(table).scene.offers(table.kit.use, owl) != alone


@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize("code", games_paying("rest_cards"))
@pytest.mark.parametrize(("count", "can"), [(2, True), (3, False)])
def test_cards_of_a_kind_are_rested_for_an_ability(code: str, count: int, can: bool) -> None:
    table = Table(code)
    owl = table.put(
        table.creature(
            "Owl", Activated(fx.Draw(1), Cost((RestCards(table.creatures(NameHas("ox")), count),)))
        )
    )
    for name, rested in (("Fox", False), ("Blue fox", False), ("Red fox", True), ("Cow", False)):
        table.put(table.creature(name), rested=rested)
    assert begin(table).scene.offers(table.kit.use, owl) == can


COSTS: dict[str, tuple[CostPart, int, bool]] = {
    "as many as there are": (DiscardCards(2, cards(name="Bear")), 2, True),
    "more than there are": (DiscardCards(3, cards(name="Bear")), 2, False),
    "of another kind": (DiscardCards(1, cards(name="Ox")), 2, False),
}


@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize("code", games_paying("discard_cards"))
@pytest.mark.parametrize("what", COSTS)
def test_cards_of_a_kind_are_discarded_for_an_ability(code: str, what: str) -> None:
    table = Table(code)
    part, count, can = COSTS[what]
    owl = table.put(table.creature("Owl", Activated(fx.Draw(1), Cost((part,)))))
    table.stock(table.creature("Bear"), count, table.kit.hand)
    assert begin(table).scene.offers(table.kit.use, owl) == can


@pytest.mark.clause("sve", "10.4.5")
@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize("code", games_with("take_counters"))
@pytest.mark.parametrize(("amount", "can"), [(1, True), (2, True), (3, False)])
def test_counters_are_taken_off_for_an_ability(code: str, amount: int, can: bool) -> None:
    table = Table(code)
    kind, other = table.counters
    owl = table.put(
        table.creature("Owl", Activated(fx.Draw(1), Cost((TakeCounters(kind, amount),))), strength=9),
        counters={kind: 2, other: 5},
    )
    assert begin(table).scene.offers(table.kit.use, owl) == can


@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.parametrize("code", games_paying("put_away"))
@pytest.mark.parametrize("name", ["Ox", "Cow"])
def test_a_card_of_a_kind_is_put_away_for_an_ability(code: str, name: str) -> None:
    table = Table(code)
    owl = table.put(table.creature("Owl", Activated(fx.Draw(1), Cost((PutAway(table.named("Ox")),)))))
    table.put(table.creature(name))
    assert begin(table).scene.offers(table.kit.use, owl) == (name == "Ox")


@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize("code", games_with("put_this_away"))
def test_a_card_is_put_away_for_its_own_ability(code: str) -> None:
    table = Table(code)
    owl = table.put(table.creature("Owl", Activated(fx.Draw(1), Cost((PutThisAway(),)))))
    begin(table).answer(table.kit.use, owl)
    assert table.scene.zone_of(owl) == table.kit.discard


@pytest.mark.parametrize("code", games_with("activated.once_a_turn"))
@pytest.mark.parametrize("once", [True, False])
def test_an_ability_is_used_once_a_turn(code: str, once: bool) -> None:
    table = Table(code)
    owl = table.put(table.creature("Owl", Activated(fx.Draw(1), once_a_turn=once)))
    begin(table).answer(table.kit.use, owl)
    assert table.scene.offers(table.kit.use, owl) != once

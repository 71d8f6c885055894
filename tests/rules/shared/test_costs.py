"""What cards cost, tokens and extra turns, in the games that have them."""

import pytest

from rules.language import effects as fx
from rules.language import references as rf
from rules.language.abilities import Static
from rules.language.changes import ChangeCost
from rules.language.conditions import There
from rules.language.filter_shorthand import cards
from tests.rules.shared.table import Table, games_with

BY_COST = ["dm", "sve"]
"""Games in which the cards made up here cost as much as is asked for."""


def with_change(code: str, change: ChangeCost | None, cost: int) -> Table:
    """Return a scene in which a static ability changes what a creature in hand costs."""
    table = Table(code)
    big = cards(zones=(table.kit.hand,), name="Big")
    if change is not None:
        table.put(table.creature("Herald", Static((change,), big)))
    table.put(table.creature("Big", cost=cost), zone=table.kit.hand)
    return table.begin()


@pytest.mark.parametrize("code", BY_COST)
@pytest.mark.parametrize("free", [True, False])
def test_a_card_is_free(code: str, free: bool) -> None:
    table = with_change(code, ChangeCost(free=True) if free else None, 20)
    assert (table.scene.offers("use", "Big") or table.scene.offers("play", "Big")) == free


@pytest.mark.parametrize("code", BY_COST)
@pytest.mark.parametrize(("there", "free"), [(True, True), (False, False)])
def test_a_card_is_free_as_long_as_a_condition_holds(code: str, there: bool, free: bool) -> None:
    table = Table(code)
    table.put(table.creature("Big", cost=20), zone=table.kit.hand)
    owl = table.put(table.creature("Owl"))
    big = cards(zones=(table.kit.hand,), name="Big")
    table.hold("Bless", fx.ModifyAll(big, (ChangeCost(free=True),), when=There(table.named("Owl"))))
    table.hold("Kill", fx.Destroy(rf.Each(table.named("Owl"))))
    table.begin().play("Bless")
    if not there:
        table.play("Kill")
    assert (table.scene.zone_of(owl) == table.on.field) == there
    assert (table.scene.offers("use", "Big") or table.scene.offers("play", "Big")) == free


@pytest.mark.parametrize("code", games_with("create"))
@pytest.mark.parametrize("who", ["you", "opponent"])
def test_tokens_come_to_a_player(code: str, who: rf.Side) -> None:
    table = Table(code)
    token = table.creature("Imp")
    token.types |= {"token"} if code == "sve" else set()
    table.cast(fx.Create(token, table.on.field, 2, who), is_read=False)
    assert table.there(int(who == "opponent")).count("Imp") == 2


@pytest.mark.clause("fow8", "505.6")
@pytest.mark.parametrize("code", games_with("extra_turn"))
@pytest.mark.parametrize("who", ["you", "opponent"])
def test_a_player_takes_an_extra_turn(code: str, who: rf.Side) -> None:
    table = Table(code)
    table.cast(fx.ExtraTurn(who))
    table.next_turn()
    assert table.scene.state.active == (who == "opponent")

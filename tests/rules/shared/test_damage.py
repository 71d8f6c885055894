"""Damage and life as cards watch them, in every game that has them."""

import pytest

from rules.language import amounts as am
from rules.language import effects as fx
from rules.language import events as ev
from rules.language import references as rf
from rules.language.abilities import Triggered
from tests.rules.shared.table import Table, games_with


def watched(code: str, event: ev.Event) -> Table:
    """Return a scene with an owl that draws cards when an event happens, a bear, an ox and a cow."""
    table = Table(code)
    table.put(table.creature("Owl", Triggered(event, fx.Draw(2)), strength=9))
    for name in ("Bear", "Wolf"):
        table.put(table.creature(name, strength=9))
    for name in ("Ox", "Cow"):
        table.put(table.creature(name, strength=9), 1)
    return table


def drawn(table: Table, effect: fx.Effect) -> int:
    """Return how many cards are drawn as a spell resolves."""
    before = table.deck()
    table.cast(effect)
    return before - table.deck()


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.clause("fow8", "1007.1")
@pytest.mark.parametrize("code", games_with("takes_damage", "deal_damage"))
@pytest.mark.parametrize(("name", "count"), [("Ox", 2), ("Cow", 0)])
def test_a_card_watches_which_card_is_dealt_damage(code: str, name: str, count: int) -> None:
    table = Table(code)
    watch = watched(code, ev.TakesDamage(table.named(name)))
    assert drawn(watch, fx.DealDamage(rf.Each(table.named("Ox")), table.unit)) == count


@pytest.mark.parametrize("code", games_with("at_least", "takes_damage"))
@pytest.mark.parametrize(("least", "count"), [(3, 2), (4, 0)])
def test_a_card_watches_for_enough_damage(code: str, least: int, count: int) -> None:
    table = Table(code)
    watch = watched(code, ev.AtLeast(ev.TakesDamage(table.named("Ox")), least * table.unit))
    assert drawn(watch, fx.DealDamage(rf.Each(table.named("Ox")), 3 * table.unit)) == count


@pytest.mark.clause("fow5", "10.6#1")
@pytest.mark.clause("fow8", "1007.1")
@pytest.mark.parametrize("code", games_with("deals_damage", "deal_damage.by"))
@pytest.mark.parametrize("by", ["Bear", "Wolf"])
def test_a_card_watches_which_card_deals_damage(code: str, by: str) -> None:
    table = Table(code)
    watch = watched(code, ev.DealsDamage(table.named("Bear")))
    hit = fx.DealDamage(rf.Each(table.named("Ox")), table.unit, rf.Each(table.named(by)))
    assert drawn(watch, hit) == (2 if by == "Bear" else 0)


@pytest.mark.clause("fow5", "10.6#2")
@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.clause("setcg", "6.5.1")
@pytest.mark.clause("fow8", "1007.2")
@pytest.mark.parametrize("code", games_with("damages_player", "deal_damage_to_player.by"))
@pytest.mark.parametrize("by", ["Bear", "Wolf"])
def test_a_card_watches_which_card_damages_a_player(code: str, by: str) -> None:
    table = Table(code)
    watch = watched(code, ev.DamagesPlayer(table.named("Bear")))
    hit = fx.DealDamageToPlayer(1, by=rf.Each(table.named(by)))
    assert drawn(watch, hit) == (2 if by == "Bear" else 0)


@pytest.mark.clause("fow5", "10.6#2")
@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.clause("fow8", "1007.2")
@pytest.mark.clause("setcg", "6.5.1")
@pytest.mark.parametrize("code", games_with("player_takes_damage.side", "deal_damage_to_player"))
@pytest.mark.parametrize("side", ["you", "opponent"])
def test_a_card_watches_which_player_is_dealt_damage(code: str, side: rf.Side) -> None:
    watch = watched(code, ev.PlayerTakesDamage(side))
    assert drawn(watch, fx.DealDamageToPlayer(1)) == (2 if side == "opponent" else 0)


@pytest.mark.parametrize("code", games_with("gains_life.side", "change_life"))
@pytest.mark.parametrize("side", ["you", "opponent"])
def test_a_card_watches_which_player_gains_life(code: str, side: rf.Side) -> None:
    watch = watched(code, ev.GainsLife(side))
    assert drawn(watch, fx.ChangeLife(100, "opponent")) == (2 if side == "opponent" else 0)


@pytest.mark.parametrize("code", games_with("loses_life.side", "lose_life"))
@pytest.mark.parametrize("side", ["you", "opponent"])
def test_a_card_watches_which_player_loses_life(code: str, side: rf.Side) -> None:
    watch = watched(code, ev.LosesLife(side))
    assert drawn(watch, fx.LoseLife(1, "opponent")) == (2 if side == "opponent" else 0)


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.clause("fow8", "1007.3")
@pytest.mark.parametrize("code", games_with("event_amount", "takes_damage"))
def test_as_many_cards_are_drawn_as_damage_is_dealt(code: str) -> None:
    table = Table(code)
    much = fx.Draw(am.DividedBy(am.EventAmount(), table.unit))
    table.put(table.creature("Owl", Triggered(ev.TakesDamage(table.named("Ox")), much)))
    table.put(table.creature("Ox", strength=9), 1)
    assert drawn(table, fx.DealDamage(rf.Each(table.named("Ox")), 3 * table.unit)) == 3

"""Where and when an ability is there, in every game: under a condition, and from other zones than play."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.language import changes as ch
from rules.language import conditions as cn
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.abilities import Ability, Replacement, Static, Triggered
from rules.language.events import Draws
from rules.systems import CODES
from tests.rules.shared.table import Table

everywhere = pytest.mark.parametrize("code", sorted(CODES))
kinds = pytest.mark.parametrize("kind", ["triggered", "static", "replacement"])

ABILITIES: dict[str, Callable[..., Ability]] = {
    "triggered": lambda table, **there: Triggered(
        event=Draws(), effect=fx.Destroy(rf.Each(table.named("Ox"))), **there
    ),
    "static": lambda table, **there: Static((ch.AddStats(table.stats(1)),), table.named("Ox"), **there),
    "replacement": lambda table, **there: Replacement(
        event=Draws(), effect=fx.Destroy(rf.Each(table.named("Ox"))), **there
    ),
}
"""An ability of each kind that one can see at work on an ox."""


def works(table: Table, kind: str, zone: str = "", **there: Any) -> bool:
    """Return whether an ability of a card in a zone is at work as an ox is about to be."""
    ox = table.put(table.creature("Ox"))
    table.put(table.creature("Owl", ABILITIES[kind](table, **there)), zone=zone)
    before = table.deck()
    table.cast(fx.Draw(1))
    if kind == "static":
        return table.strength(ox) == 3
    assert (before == table.deck()) == (kind == "replacement" and "Ox" not in table.there())
    return "Ox" not in table.there()


@everywhere
@kinds
@pytest.mark.parametrize("there", [True, False])
def test_an_ability_is_there_only_while_a_condition_holds(code: str, kind: str, there: bool) -> None:
    table = Table(code)
    if there:
        table.put(table.creature("Wolf"))
    assert works(table, kind, when=cn.There(table.named("Wolf"))) == there


SAYING_WHERE = [
    pytest.param("fow8", marks=pytest.mark.clause("fow8", "902.2")),
    pytest.param("fow5", marks=pytest.mark.clause("fow5", "9.2#2")),
    pytest.param("setcg", marks=pytest.mark.clause("setcg", "11.10.1")),
    pytest.param("dm", marks=pytest.mark.clause("dm", "110.4b")),
    pytest.param("sve", marks=pytest.mark.clause("sve", "10.3.4")),
]
"""By these clauses an ability that names a zone works there."""


@pytest.mark.parametrize("code", SAYING_WHERE)
@kinds
@pytest.mark.parametrize("zone", ["play", "discard"])
@pytest.mark.parametrize("only_there", [True, False])
def test_an_ability_works_from_another_zone_besides_play_or_there_alone(
    code: str, kind: str, zone: str, only_there: bool
) -> None:
    table = Table(code)
    discard = table.kit.discard
    at = discard if zone == "discard" else ""
    assert works(table, kind, at, zones=(discard,), only_there=only_there) == (bool(at) or not only_there)


@everywhere
@kinds
def test_an_ability_without_another_zone_works_in_play_alone(code: str, kind: str) -> None:
    assert not works(Table(code), kind, Table(code).kit.discard)

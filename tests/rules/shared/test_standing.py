"""What replacements aim at, where a card speaks of itself, and whom it gives cards to, in every game."""

import pytest

from rules.language import changes as ch
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.abilities import Replacement, Static
from rules.language.durations import ALWAYS
from rules.language.events import Draws
from rules.systems import CODES
from tests.rules.shared.table import Table, games_with

everywhere = pytest.mark.parametrize("code", sorted(CODES))


@pytest.mark.parametrize("code", games_with("replacement.targets"))
def test_what_stands_instead_is_aimed_as_it_is_applied(code: str) -> None:
    table = Table(code)
    aims = Replacement(
        event=Draws(), effect=fx.Destroy(rf.Target()), targets=(table.creatures(whose="opponent"),)
    )
    table.put(table.creature("Owl", aims))
    for name in ("Ox", "Bear"):
        table.put(table.creature(name), 1)
    before = table.deck()
    table.cast(fx.Draw(1))
    table.answer("choose", "Ox")
    assert (table.there(1), table.deck()) == (["Bear"], before)


@pytest.mark.parametrize("code", games_with("static.only_there"))
@pytest.mark.parametrize(("only_there", "strength"), [(True, 2), (False, 3)])
def test_a_card_is_stronger_only_where_it_says(code: str, only_there: bool, strength: int) -> None:
    table = Table(code)
    grows = Static((ch.AddStats(table.stats(1)),), zones=(table.kit.discard,), only_there=only_there)
    bear, fallen = (table.put(table.creature("Bear", grows), zone=zone) for zone in ("", table.kit.discard))
    table.begin()
    assert (table.strength(bear), table.strength(fallen)) == (strength, 3)


@pytest.mark.parametrize("code", games_with("change_controller.player"))
def test_a_card_is_given_to_a_player(code: str) -> None:
    table = Table(code)
    ox = table.put(table.creature("Ox"))
    table.put(table.creature("Owl"))
    table.cast(fx.Modify(rf.Each(table.named("Ox")), (ch.ChangeController("opponent"),), ALWAYS))
    assert (table.there(0), table.there(1)) == (["Owl"], ["Ox"])
    assert ox in table.scene.cards(table.on.field, 1)

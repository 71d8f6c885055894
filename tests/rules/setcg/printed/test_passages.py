"""Scenes of real cards whose abilities wait for a party's damage, or that cast a Summon for the last time."""

import pytest

from rules.games.setcg.nodes import CastOnce, PartyHurts
from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.costs import Cost, PutThisAway, RestThis
from rules.language.filter_shorthand import cards
from rules.language.filters import All, OneOf
from rules.language.references import Target
from tests.rules.setcg.play.made_up import backup, forward, summon, table
from tests.rules.setcg.printed.scenes import main, read, resolve, when

FALLEN = cards(zones=("break zone",), types=("summon",), whose="you")


@pytest.mark.clause("setcg", "15.1.1.10.2")
@pytest.mark.parametrize(("side", "drawn"), [(0, 1), (1, 0)])
def test_damage_of_ones_own_party_draws_a_card(side: int, drawn: int) -> None:
    draws = when(PartyHurts(cards(whose="you")), fx.Draw(1))
    scene = table()
    scene.put("field", backup("Chief", abilities=read("5-121R", draws)), side)
    first, second = scene.put("field", forward("First")), scene.put("field", forward("Second"))
    for player in (0, 1):
        scene.fill("deck", forward("Page"), 5, player)
    main(scene)
    while scene.ask.kind != "attack":
        scene.answer("pass")
    before = len(scene.cards("hand", side))
    scene.answer("attack", first).answer("join", second)
    while not scene.cards("damage zone", 1):
        scene.game.answer(len(scene.ask.options) - 1)
    resolve(scene)
    assert len(scene.cards("hand", side)) - before == drawn


@pytest.mark.clause("setcg", "11.12.10")
def test_a_fallen_summon_is_cast_once_more_and_leaves_the_game() -> None:
    again = CastOnce(All((cards(zones=("break zone",)), OneOf(Target()))))
    calls = Activated(effect=again, cost=Cost((RestThis(), PutThisAway())), targets=(FALLEN,))
    scene = table()
    page = scene.put("field", backup("Caller", abilities=read("9-103R", calls)))
    drop = scene.put("break zone", summon("Drop", fx.Draw(2), cost=4))
    main(scene).answer("use", page)
    before = len(scene.cards("hand"))
    resolve(scene)
    assert scene.offered("cast") == ["Drop"]
    resolve(scene.answer("cast", drop))
    assert scene.zone_of(drop) == "outside"
    assert len(scene.cards("hand")) - before == 2

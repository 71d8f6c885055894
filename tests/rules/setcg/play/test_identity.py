"""A card that changed its zone is a new card (7.4), even where it was before: no target, and nothing used."""

import pytest

from rules.language import effects as fx
from rules.language.costs import Cost
from rules.language.picking import cards
from rules.language.references import Each, Target
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, action, forward, other, summon, table

BROKEN = cards(zones=("break zone",), types=frozenset({"forward"}))
AWAY_AND_BACK = fx.Do((fx.MoveTo(Each(FORWARDS), "break zone"), fx.MoveTo(Each(BROKEN), "field")))
BLINK = summon("Blink", AWAY_AND_BACK, cost=0)
IMP = other("monster", "Imp", cost=0, element="shine")


def calf(**more: object) -> tuple[Scene, int]:
    """A scene with a forward in the field and a main phase that stays open."""
    scene = table()
    card = scene.put("field", forward("Calf", 3000, **more))
    scene.put("hand", IMP)
    return scene, card


@pytest.mark.clause("setcg", "7.4")
def test_a_chosen_card_that_left_and_came_back_is_not_the_one_that_was_chosen() -> None:
    scene, card = calf()
    scene.put("hand", summon("Recall", fx.MoveTo(Target(), "hand"), FORWARDS, cost=0))
    scene.put("hand", BLINK, 1)
    scene.begin("main 1").answer("summon", "Recall").answer("summon", "Blink")
    while scene.state.pending:
        scene.answer("pass")
    assert scene.zone_of(card) == "field"
    assert scene.names("break zone") == ["Recall"]


@pytest.mark.clause("setcg", "7.4")
def test_an_ability_once_a_turn_is_unused_on_a_card_that_came_back() -> None:
    scene, card = calf(abilities=(action(fx.Draw(1), Cost(), once_a_turn=True),))
    scene.put("hand", BLINK)
    scene.begin("main 1").answer("use", "Calf")
    while scene.state.pending:
        scene.answer("pass")
    assert not scene.offers("use")
    scene.answer("summon", "Blink")
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.zone_of(card), scene.offered("use")) == ("field", ["Calf"])

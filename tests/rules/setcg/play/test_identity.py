"""A card that changed its zone is a new card (7.4), even where it was before: no target, and nothing used."""

import pytest

from rules.games.setcg.keywords import blame, breakers, is_junctioned, power
from rules.language import effects as fx
from rules.language.abilities import Static
from rules.language.changes import AddStats
from rules.language.conditions import Is
from rules.language.costs import Cost
from rules.language.filter_shorthand import cards
from rules.language.filters import HasStatus
from rules.language.references import Each, Target, This
from tests.rules.scenes import Scene
from tests.rules.setcg.play.keyword_abilities import junction
from tests.rules.setcg.play.made_up import FORWARDS, action, bolt, forward, other, summon, table, when

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


@pytest.mark.clause("setcg", "7.4")
@pytest.mark.clause("setcg", "15.2.4.2")
@pytest.mark.parametrize("returned", [False, True])
def test_a_forward_that_left_and_came_back_did_not_break_what_it_had_damaged(returned: bool) -> None:
    scene = table()
    hero = scene.put("field", forward("Hero", 4000, abilities=(when("breaks", fx.Draw(1)),)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    back = fx.Do((fx.MoveTo(Each(cards(zones=("field",), name="Hero")), "hand"),))
    again = fx.MoveTo(Each(cards(zones=("hand",), name="Hero")), "field")
    scene.put("hand", summon("Blink", fx.Do((back, again)), cost=0))
    scene.put("hand", bolt(6000, cost=0))
    for player in (0, 1):
        scene.put("hand", summon("Idle", fx.NOTHING, cost=0, element="shine"), player)
    scene.begin("main 1")
    blame(scene.game, foe, [hero])
    scene.game.state.instances[foe].damage = 4000
    if returned:
        scene.answer("summon", "Blink").do("pass", "pass")
        assert scene.zone_of(hero) == "field"
    assert breakers(scene.game, foe) == ([] if returned else [hero])


@pytest.mark.clause("setcg", "15.2.15.3")
@pytest.mark.parametrize("gone", [False, True])
def test_a_summon_that_was_removed_cast_and_removed_again_is_not_the_one_it_was_joined_with(
    gone: bool,
) -> None:
    joined = Is(This(), HasStatus("junctioned"))
    strong = Static((AddStats((1000,)),), when=joined)
    scene = table()
    knight = scene.put("field", forward("Knight", 5000, abilities=(junction(Cost()), strong)))
    scene.put("hand", summon("Titan", fx.NOTHING, cost=0, element="shine"))
    hands = fx.MoveTo(Each(cards(zones=("outside",), name="Titan")), "hand")
    away = fx.MoveTo(Each(cards(zones=("hand",), name="Titan")), "outside")
    scene.put("hand", summon("Blink", fx.Do((hands, away)), cost=0, element="fire"))
    for player in (0, 1):
        scene.put("hand", forward("Idle", cost=0), player)
    scene.begin("main 1").answer("use", "Knight").answer("pass")
    while scene.ask.kind != "junction":
        scene.answer("pass")
    scene.answer("remove", "Titan")
    assert power(scene.game, knight) == 6000
    if gone:
        scene.answer("summon", "Blink")
        while scene.state.pending:
            scene.answer("pass")
    assert scene.names("outside") == ["Titan"]
    assert (is_junctioned(scene.game, knight), power(scene.game, knight)) == (
        not gone,
        5000 if gone else 6000,
    )

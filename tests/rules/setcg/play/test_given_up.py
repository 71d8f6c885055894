"""What effects know of the cards that a cost was paid with."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.conditions import Is
from rules.language.costs import Cost, DiscardCards
from rules.language.filters import OfAttribute
from rules.language.references import GivenUp, Target
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import FORWARDS, backup, forward, table
from tests.rules.setcg.printed.scenes import main, resolve


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("element", "damage"), [("wind", 7000), ("ice", 2000)])
def test_an_effect_asks_what_was_discarded_to_pay_for_it(element: str, damage: int):
    windy = Is(GivenUp(), OfAttribute(frozenset({"wind"})))
    effect = fx.If(windy, fx.DealDamage(Target(), 7000), fx.DealDamage(Target(), 2000))
    ability = Activated(effect, Cost((DiscardCards(),)), targets=(FORWARDS,))
    scene = table()
    hero = scene.put("field", forward("Anselm", 9000, abilities=written("setcg", ability)))
    feather = scene.put("hand", backup("Feather", element=element))
    main(scene).answer("use", hero)
    scene.answer("discard", feather)
    resolve(scene)
    assert scene.in_play(hero).damage == damage

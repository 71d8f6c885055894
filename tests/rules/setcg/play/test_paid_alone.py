"""Cards that CP of one element alone pays for."""

import pytest

from rules.language.abilities import Static
from rules.language.changes import ChangeCost
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import backup, forward, table
from tests.rules.setcg.printed.scenes import main


@pytest.mark.clause("setcg", "11.3.8")
@pytest.mark.parametrize(("second", "payable"), [("wind", True), ("ice", False)])
def test_a_card_that_wind_alone_pays_for_is_not_paid_with_ice(second: str, payable: bool):
    alone = written("setcg", Static((ChangeCost(only="wind"),), zones=("hand",), only_there=True))
    scene = table()
    scene.put("field", backup("Breeze", element="wind"))
    scene.put("field", backup("Second", element=second))
    hero = scene.put("hand", forward("Hero", cost=2, element="wind", abilities=alone))
    main(scene)
    assert scene.offers("play", hero) is payable

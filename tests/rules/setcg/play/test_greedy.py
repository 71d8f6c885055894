"""How the greedy player attacks in the Square Enix system."""

import pytest

from rules.language.filters import CostIs
from rules.players import player
from tests.rules.restricted import cannot
from tests.rules.setcg.play.made_up import forward, table

SNEAK = forward("Sneak", 3000, abilities=(cannot("be blocked", CostIs(">=", 4)),))


@pytest.mark.parametrize(("cost", "attacks"), [(4, True), (3, False)])
def test_a_small_forward_attacks_past_a_strong_one_that_may_not_block_it(cost: int, attacks: bool) -> None:
    scene = table()
    scene.put("field", SNEAK)
    scene.put("field", forward("Giant", 9000, cost=cost), 1)
    scene.begin("attack declaration")
    assert scene.offers("attack", "Sneak")
    option = scene.ask.options[player("greedy", 1).choose(scene.game, scene.ask)]
    assert (option.verb == "attack") is attacks

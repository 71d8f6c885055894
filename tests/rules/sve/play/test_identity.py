"""A card that is moved to a different zone is a new card there (4.1.4), and no target any more."""

import pytest

from rules.language.abilities import Activated
from rules.language.costs import Cost, PutThisAway
from rules.language.effects import MoveTo
from rules.language.references import Target
from tests.rules.sve.play.made_up import OWN, follower, table


@pytest.mark.clause("sve", "4.1.4")
def test_a_target_that_paid_the_cost_is_a_new_card_in_the_cemetery_and_stays_there() -> None:
    recall = Activated(MoveTo(Target(), "hand"), Cost((PutThisAway(),)), targets=(OWN,))
    scene = table()
    priest = scene.put("field", follower("Priest", abilities=(recall,)))
    scene.begin("main phase").answer("activate", priest)
    assert scene.zone_of(priest) == "cemetery"

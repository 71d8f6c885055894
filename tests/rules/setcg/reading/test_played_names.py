"""Made-up texts on cards that cannot be played beside one another, read and then played."""

import pytest

from tests.rules.setcg.play.made_up import forward, table
from tests.rules.setcg.printed.scenes import main, resolve
from tests.rules.setcg.reading.test_played import read

TEXT = "You cannot play Anselm or Card Name Cloud while already in control of either Character."


@pytest.mark.parametrize(("there", "barred"), [("Cloud", True), ("Tifa", False)])
def test_a_card_is_not_played_beside_its_rival(there: str, barred: bool):
    scene = table()
    scene.put("field", forward(there))
    hero = scene.put("hand", forward("Anselm", cost=0, abilities=read(TEXT)))
    main(scene)
    assert scene.offers("play", hero) is not barred


def test_a_rival_is_not_put_onto_the_field_by_an_effect_either():
    raises = read("《0》: Choose 1 Card Name Cloud in your Break Zone. Play it onto the field.")
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(TEXT)))
    cleric = scene.put("field", forward("Cleric", abilities=raises))
    cloud = scene.put("break zone", forward("Cloud"))
    main(scene).answer("use", cleric)
    resolve(scene)
    assert scene.zone_of(cloud) == "break zone"

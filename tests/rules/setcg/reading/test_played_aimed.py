"""Made-up texts on Summons and abilities by what they chose, read and then played."""

import pytest

from tests.rules.setcg.play.made_up import bolt, forward, other, table
from tests.rules.setcg.printed.scenes import main, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.2.3")
@pytest.mark.parametrize("aim", ["Mine", "Yours"])
@pytest.mark.parametrize("by", ["summon", "ability"])
def test_only_what_chose_a_card_of_a_kind_can_be_cancelled(by: str, aim: str):
    text = (
        "《0》: Choose 1 Summon or ability choosing a Forward of cost 6 or less you control. Cancel"
        " its effect."
        " You can only use this ability once per turn."
    )
    strike = "《0》: Choose 1 Forward. Deal it 2000 damage. You can only use this ability once per turn."
    scene = table()
    scene.put("field", other("monster", "Anselm", abilities=read(text, "monster")), 1)
    cards = {
        "Mine": scene.put("field", forward("Mine", 9000), 1),
        "Yours": scene.put("field", forward("Yours", 9000)),
    }
    scene.put("field", other("monster", "Imp King", abilities=read(strike, "monster")))
    scene.put("hand", bolt(2000, cost=0))
    main(scene)
    scene.answer("summon", "Bolt") if by == "summon" else scene.answer("use", "Imp King")
    scene.answer("choose", cards[aim])
    scene.answer("pass")
    assert scene.offers("use", "Anselm") is (aim == "Mine")
    if aim == "Mine":
        scene.answer("use", "Anselm", by=1)
    resolve(scene)
    assert scene.in_play(cards[aim]).damage == (0 if aim == "Mine" else 2000)

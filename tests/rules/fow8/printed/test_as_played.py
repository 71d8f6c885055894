"""By the newer book a card that comes as if it had been played comes as any other does."""

import pytest

from rules.games.fow8.nodes import PutAsPlayed
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen
from tests.rules.fow8.play.made_up import quiet, spell
from tests.rules.fow8.printed.made_up import body, text

HELD = Chosen(cards(zones=("graveyard",), types=frozenset({"resonator"})))


@pytest.mark.clause("fow8", "307.7")
def test_a_card_is_put_into_the_field_of_the_one_whose_effect_it_is():
    scene = quiet()
    elk = scene.put("graveyard", body("Elk"), 1)
    scene.put("hand", text("Call", spell(PutAsPlayed(HELD))))
    scene.begin("main").answer("play", "Call")
    assert (scene.zone_of(elk), scene.in_play(elk).controller) == ("field", 0)

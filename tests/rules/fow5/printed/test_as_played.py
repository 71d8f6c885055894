"""Cards that effects put into the field as if they had been played: only then [Enter] abilities trigger."""

import pytest

from rules.cards import Face
from rules.games.fow8.nodes import PutAsPlayed
from rules.houses import houses_of
from rules.language.abilities import Triggered
from rules.language.effects import ChangeLife, MoveTo
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen
from tests.rules.fow5.play.made_up import quiet
from tests.rules.fow8.play.made_up import chant, resonator, spell

HELD = Chosen(cards(zones=("graveyard",), types=frozenset({"resonator"})))
ENTER = Triggered(Enters(), ChangeLife(300), clause="1140.2")


@pytest.mark.clause("fow5", "9.6#1.1")
@pytest.mark.parametrize(("effect", "life"), [(PutAsPlayed(HELD), 4300), (MoveTo(HELD, "field"), 4000)])
def test_an_enter_ability_triggers_where_its_card_comes_as_if_played(effect, life):
    scene = quiet()
    elk = scene.put("graveyard", resonator("Elk", abilities=(ENTER,)))
    scene.put("hand", chant("Call", spell=spell(effect)))
    scene.begin("main").answer("play", "Call")
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.zone_of(elk), scene.life()) == ("field", life)


def test_a_text_says_that_an_enter_ability_triggers():
    text = "Put target resonator from your graveyard into your field. This triggers its [Enter] ability."
    older, newer = (
        houses_of(code)["en"].read(text, Face("Call", types=("chant",))) for code in ("fow5", "fow8")
    )
    assert isinstance(older.abilities[0].effect, PutAsPlayed)
    assert isinstance(newer.abilities[0].effect, MoveTo)

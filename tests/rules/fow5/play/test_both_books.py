"""Scenes that both books of Force of Will tell alike: sides that are not up, and summoned resonators."""

import pytest

from rules.engine.ruleset import Ruleset
from rules.engine.views import view
from rules.games.fow5.play import RULESET
from rules.games.fow8.nodes import Summon, Summoned
from rules.games.fow8.play import RULESET as LATER
from rules.language import effects as fx
from rules.language.abilities import Spell, Triggered
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.fow5.play.made_up import quiet, ruler
from tests.rules.fow8.play.made_up import FREE, chant, face, resonator


@pytest.mark.clause("fow5", "3.8#5")
@pytest.mark.clause("fow5", "3.6#5")
@pytest.mark.clause("fow8", "308.6")
@pytest.mark.clause("fow8", "307.5")
@pytest.mark.parametrize("rules", [LATER, RULESET], ids=["fow8", "fow5"])
def test_the_other_side_of_a_ruler_is_seen_by_its_controller_alone_and_in_the_field_by_both(
    rules: Ruleset,
) -> None:
    scene = quiet(rules)
    queen = scene.put("ruler area", ruler())
    card_id = scene.state.cards[queen].card_id

    def seen(zone: str, player: int) -> tuple[object, object]:
        cards = view(scene.state, rules.zones, player)["zones"][f"{zone}:0"]
        (shown,) = (card for card in cards if card["card"] == queen)
        return shown.get("id"), shown.get("name")

    scene.put("field", FREE)
    scene.begin("main")
    assert (seen("ruler area", 0), seen("ruler area", 1)) == ((card_id, None), (None, "Queen"))
    scene.answer("judgment", queen)
    card_id = scene.state.cards[queen].card_id
    assert (seen("field", 0), seen("field", 1)) == ((card_id, None), (card_id, None))


@pytest.mark.clause("fow5", "10.5#2")
@pytest.mark.clause("fow8", "1006.2")
@pytest.mark.clause("fow5", "7.1#3")
@pytest.mark.parametrize("rules", [LATER, RULESET], ids=["fow8", "fow5"])
def test_a_resonator_is_summoned_if_it_comes_from_the_chase_by_resolving(rules: Ruleset) -> None:
    fighters = cards(zones=("field",), whose="you")
    cheer = Triggered(Summoned(fighters), fx.ChangeLife(300))
    grave = Each(cards(zones=("graveyard",), name="Ox"))
    for effect, life in ((Summon(grave), 4300), (fx.MoveTo(grave, "field"), 4000)):
        scene = quiet(rules)
        scene.put("field", face("Bell", "addition", marks=("field",), abilities=(cheer,)))
        scene.put("hand", chant("Word", spell=Spell(effect)))
        ox = scene.put("graveyard", resonator("Ox"))
        scene.put("hand", face("Banner", "addition", cost="{0}", marks=("field",)))
        scene.begin("main").answer("play", "Word").answer("play", "Banner")
        assert (scene.zone_of(ox), scene.life()) == ("field", life)
        scene.answer("play", "Squire")
        assert scene.life() == life + 300

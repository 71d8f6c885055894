"""Names that effects add, keywords that they bar, and arts and judgments that they make cheaper."""

import pytest

from rules.games.fow8.keywords_abilities import gods_art
from rules.language.abilities import Activated, Static
from rules.language.changes import AddName, BarKeywords, ChangeCost, GainKeywords
from rules.language.costs import Cost, Pay
from rules.language.effects import Destroy, Draw, Modify
from rules.language.filters import Controlled, Named
from rules.language.references import Target
from rules.language.vocabulary import ANY_RESOURCE
from rules.reading.phrases import narrowed
from tests.rules.fow8.play.made_up import FIRE, quiet, ruler, spell
from tests.rules.fow8.printed.made_up import RESONATORS, body, keywords, text


@pytest.mark.parametrize(("added", "zone"), [("Bear", "graveyard"), ("Boar", "field")])
def test_a_card_is_known_by_a_name_that_is_added(added, zone):
    scene = quiet()
    ox = scene.put("field", body("Ox", Static((AddName(added),))))
    scene.put("field", body("Bear"), 1)
    bear = narrowed(RESONATORS, Named("Bear"), Controlled("you"))
    scene.put("hand", text("End", spell(Destroy(Target()), bear)))
    scene.begin("main")
    if scene.offers("play", "End"):
        scene.answer("play", "End")
    assert scene.zone_of(ox) == zone


@pytest.mark.clause("fow8", "909.1d")
def test_a_keyword_that_is_barred_is_not_gained_later():
    scene = quiet()
    bird = scene.put("field", body("Bird", keywords=("Flying",)))
    for name, change in {
        "Lead": BarKeywords(frozenset({"Flying"})),
        "Gift": GainKeywords(frozenset({"Flying", "Pierce"})),
    }.items():
        scene.put("hand", text(name, spell(Modify(Target(), (change,)), RESONATORS)))
    scene.begin("main").answer("play", "Lead").answer("play", "Gift")
    assert keywords(scene, bird) == {"Pierce"}


@pytest.mark.clause("fow8", "903.2i-iv")
@pytest.mark.clause("fow8", "1112.2")
@pytest.mark.parametrize(
    ("of", "ability", "judgment"), [("God's Art", True, False), ("Judgment", False, True)]
)
def test_what_a_keyword_stands_for_costs_less_and_nothing_else_does(of, ability, judgment):
    scene = quiet()
    scene.put("ruler area", ruler("{2}"))
    scene.put("field", FIRE)
    less = ChangeCost(less=((ANY_RESOURCE, 1),), abilities=True, keyword=of)
    sage = body("Sage", gods_art("Healing Wind", Activated(Draw(), Cost((Pay(2),)))))
    scene.put("field", sage)
    scene.put("field", body("Ox", Static((less,), Controlled("you"))))
    scene.put("field", body("Elk", Activated(Draw(), Cost((Pay(2),)))))
    scene.begin("main")
    offered = (scene.offers("use", "Sage"), scene.offers("judgment", "Queen"), scene.offers("use", "Elk"))
    assert offered == (ability, judgment, False)

"""What is paid besides, texts with a condition, and abilities that may be left, in Duel Masters as scenes."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Spell, Way
from rules.language.conditions import There
from rules.language.costs import Cost, Pay
from rules.language.filter_shorthand import cards
from tests.rules.dm.play.cards import ANT, card
from tests.rules.dm.play.scenes import scene, when


@pytest.mark.clause("dm", "112.2d")
@pytest.mark.clause("dm", "112.3e")
@pytest.mark.clause("dm", "601.1a")
@pytest.mark.parametrize(("said", "tapped", "drawn"), [("yes", 2, 2), ("no", 0, 0)])
def test_what_is_paid_besides_is_paid_for_a_card_that_is_used_for_nothing_too(
    said: str, tapped: int, drawn: int
) -> None:
    free = Way(instead=True, name="G-Zero")
    drive = Way(fx.Draw(2), Cost((Pay(2, "mana"),)), name="O Drive", clause="112.2d")
    made = scene(3)
    made.put("hand", card("Racer", 9, abilities=(free, drive)))
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    made.begin("main").answer("use", "Racer", note="G-Zero").answer(said)
    assert "Racer" in made.names("battle zone")
    assert sum(made.in_play(one).rested for one in made.cards("mana zone")) == tapped
    assert len(made.cards("deck")) == deck - drawn


@pytest.mark.clause("dm", "605.2c")
@pytest.mark.parametrize(("others", "drawn"), [(0, 1), (1, 3)])
def test_each_text_of_a_spell_is_carried_out_whose_condition_holds(others: int, drawn: int) -> None:
    more = Spell(fx.Draw(2), when=There(cards(zones=("battle zone",), whose="you")))
    made = scene(2)
    made.put("hand", card("Wave", 1, 0, types=("spell",), abilities=(Spell(fx.Draw(1)), more)))
    made.put("hand", ANT)
    made.fill("battle zone", ANT, others)
    deck = len(made.cards("deck"))
    made.begin("main").answer("use", "Wave")
    assert len(made.cards("deck")) == deck - drawn


@pytest.mark.clause("dm", "101.4")
@pytest.mark.parametrize(("said", "drawn"), [("yes", 1), ("no", 0)])
def test_an_optional_ability_may_be_left_as_it_is_carried_out(said: str, drawn: int) -> None:
    made = scene(2)
    made.put("hand", when("enters", fx.Draw(1), "Scout", optional=True))
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    made.begin("main").answer("use", "Scout")
    assert made.ask.kind == "may"
    made.answer(said)
    assert len(made.cards("deck")) == deck - drawn

"""What made-up sentences say about the opponent's next turn, and about cards that are discarded."""

import pytest

from rules.language import effects as fx
from tests.rules.dm.play.cards import ANT, BEAR, spell
from tests.rules.dm.play.scenes import cast, scene
from tests.rules.dm.printed.test_read_later import reader


@pytest.mark.clause("dm", "608.2a")
def test_creatures_have_to_attack_in_the_opponents_next_turn_only() -> None:
    made = scene()
    text = (
        "When you put this creature, your opponent's fire creatures attack if able during your opponent's "
        "next turn."
    )
    made.put("hand", reader(text))
    made.put("battle zone", BEAR)
    made.put("battle zone", BEAR, 1)
    made.put("battle zone", ANT, 1)
    made.begin("main").answer("use", "Reader").until("attack")
    assert made.ask.kind == "attack"
    assert made.offers("pass")
    made.answer("pass").until("attack", 1)
    assert not made.offers("pass")
    assert made.offers("attack", "Bear", -1)


@pytest.mark.clause("dm", "603.2")
@pytest.mark.parametrize(("whose", "drawn"), [("theirs", 3), ("own", 0)])
def test_a_card_discarded_by_an_effect_of_the_opponent_triggers(whose: str, drawn: int) -> None:
    made = scene(3)
    made.put("mana zone", ANT)
    made.fill("battle zone", BEAR, 2)
    text = "When this creature is discarded by the effect of one of your opponent's cards, draw 3 cards."
    holder = 1 if whose == "theirs" else 0
    made.put("hand", reader(text), holder)
    cast(made, fx.Discard(1, "opponent" if whose == "theirs" else "you"))
    assert "Reader" in made.names("graveyard", holder)
    assert len(made.cards("hand", holder)) == drawn


@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize("shields", [0, 1])
def test_the_opponent_cannot_cast_spells_on_a_condition_that_names_them(shields: int) -> None:
    made = scene()
    made.put(
        "battle zone", reader("While your opponent has 6 or more shields, they can't cast fire spells."), 1
    )
    made.fill("shield zone", ANT, shields)
    made.put("hand", spell("Flash", effect=fx.Draw(1)))
    made.begin("main")
    assert made.offers("use", "Flash") is (shields == 0)

"""Abilities of Duel Masters cards that trigger while they are in the hand, the graveyard or the mana zone."""

import pytest

from rules.cards import Face
from rules.games.dm.reading.house import houses
from rules.language import effects as fx
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.dm.play.cards import ANT, card
from tests.rules.dm.play.scenes import cast, scene
from tests.rules.printed import written

TEXT = "Whenever one of your creatures is destroyed, if this creature is in your {}, you may put it."


@pytest.mark.clause("dm", "603.2")
@pytest.mark.parametrize("where", ["hand", "graveyard", "mana zone", "battle zone"])
@pytest.mark.parametrize("named", ["hand", "graveyard", "mana zone"])
def test_a_card_comes_from_the_zone_that_it_names_alone(where: str, named: str) -> None:
    read = houses()["en"].read(TEXT.format(named), Face("Returner", ("creature",)))
    assert read.status == "read"
    made = scene()
    made.put("battle zone", ANT)
    made.put(where, card("Returner", abilities=written("dm", *read.abilities)))
    cast(made, fx.Destroy(Each(cards(zones=("battle zone",), name="Ant"))))
    assert (made.ask.kind == "may") == (where == named)
    if where == named:
        made.answer("yes")
        assert "Returner" in made.names("battle zone")


@pytest.mark.parametrize("said", ["hand", "graveyard"])
def test_a_card_comes_only_from_where_its_text_says_it_is(said: str) -> None:
    text = f"When you draw a card, if this creature is in your graveyard, put this creature from your {said}."
    read = houses()["en"].read(text, Face("Returner", ("creature",)))
    assert read.status == ("read" if said == "graveyard" else "unread")

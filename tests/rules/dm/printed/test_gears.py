"""What cross gears with made-up texts do once they are read."""

import pytest

from rules.cards import Face
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.nodes import BreakShields
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.dm.play.cards import ANT, BEAR, card
from tests.rules.dm.play.scenes import cast, scene
from tests.rules.dm.reading.test_sentences import read

THEIR_GEARS = cards(zones=("shield zone",), whose="opponent", types=frozenset({"cross gear"}))


def gear(text: str) -> DuelistCard:
    """Return a cross gear with the abilities that a text means."""
    reading = read(text, Face("Sword", ("cross gear",)))
    assert reading.status == "read", reading
    return card("Sword", 7, 0, types=("cross gear",), abilities=reading.abilities)


@pytest.mark.clause("dm", "303.3c")
@pytest.mark.parametrize("does", ["yes", "no"])
def test_a_gear_that_comes_from_the_shields_may_be_crossed_at_once(does: str) -> None:
    made = scene()
    sword = made.put("shield zone", gear("Shield Trigger Cross"), 1)
    bear = made.put("battle zone", BEAR, 1)
    made.put("battle zone", ANT, 1)
    cast(made, BreakShields(Each(THEIR_GEARS))).answer(does, by=1)
    if does == "yes":
        made.answer("cross", sword, bear, by=1)
        assert made.in_play(sword).host == bear
    else:
        assert made.zone_of(sword) == "hand"

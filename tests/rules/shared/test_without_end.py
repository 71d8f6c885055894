"""What counts without end, or applies itself, ends in every game; verbs leave alone what is not in play."""

import pytest

from rules.games.dm.nodes import TurnUpsideDown
from rules.games.fow8.nodes import HealRuler, Invert, RemoveFromBattle, Shift, TurnFaceDown
from rules.games.setcg.nodes import Freeze, JoinWithSummon
from rules.games.sve.nodes import GainDrive, Race
from rules.language import amounts as am
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.filter_shorthand import cards
from rules.systems import CODES
from tests.rules.shared.table import Table

everywhere = pytest.mark.parametrize("code", sorted(CODES))
FED = cards(types=("follower",))
VERBS = (
    ("dm", TurnUpsideDown(rf.Top())),
    *(
        (code, verb(rf.Top()))
        for code in ("fow5", "fow8")
        for verb in (HealRuler, RemoveFromBattle, TurnFaceDown)
    ),
    *(("fow8", verb(rf.Top())) for verb in (Invert, Shift)),
    *(("setcg", verb(rf.Top())) for verb in (Freeze, JoinWithSummon)),
    *(("sve", verb(rf.Top(), FED)) for verb in (GainDrive, Race)),
)


@everywhere
def test_who_draws_more_than_there_is_draws_the_deck(code: str) -> None:
    table = Table(code)
    table.cast(fx.Draw(am.Times(1000, am.Times(1000, 1000))))
    assert table.deck() == 0


@everywhere
def test_a_number_below_nothing_is_not_asked_for(code: str) -> None:
    table = Table(code)
    before = table.deck()
    table.cast(fx.ChooseNumber(am.Times(3, -1), fx.Draw(am.Fixed())))
    assert table.deck() == before


@pytest.mark.parametrize(("code", "verb"), VERBS, ids=repr)
def test_nothing_is_done_to_a_card_that_is_not_in_play(code: str, verb: fx.Effect) -> None:
    table = Table(code)
    before = table.deck()
    table.cast(fx.IfYouDo(verb, fx.Draw(3)))
    assert table.deck() == before, "nothing happened, so that nothing follows from it"

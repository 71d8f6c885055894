"""Cards of Duel Masters that are not creatures: fields, artifacts, gears, weapons and others."""

import pytest

from rules.games.dm.nodes import TurnUpsideDown
from rules.language import effects as fx
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.dm.play.cards import ANT, GIANT, card, spell
from tests.rules.dm.play.test_stacks import scene


@pytest.mark.clause("dm", "302.3")
@pytest.mark.clause("dm", "313.3")
@pytest.mark.clause("dm", "305.3")
@pytest.mark.clause("dm", "309.7")
@pytest.mark.clause("dm", "309.2")
@pytest.mark.clause("dm", "311.3")
@pytest.mark.clause("dm", "310.5")
@pytest.mark.clause("dm", "703.4i")
@pytest.mark.clause("dm", "400.3")
@pytest.mark.clause("dm", "403.1")
@pytest.mark.parametrize("kind", ["spell", "land", "weapon", "core", "nebula", "ceremony", "aura", "castle"])
def test_a_card_that_cannot_lie_alone_in_the_battle_zone_goes_to_the_graveyard(kind: str) -> None:
    made = scene()
    wrong = made.put("hand", card("Wrong", 9, 0, types=(kind,)))
    put = fx.MoveTo(Each(cards(zones=("hand",), name="Wrong")), "battle zone")
    made.put("hand", spell("Call", 1, effect=put))
    made.begin("main").answer("use", "Call")
    assert made.zone_of(wrong) == "graveyard"


@pytest.mark.clause("dm", "306.2")
@pytest.mark.clause("dm", "308.1")
@pytest.mark.clause("dm", "308.2")
@pytest.mark.clause("dm", "312.1")
@pytest.mark.clause("dm", "311.2-bis")
@pytest.mark.clause("dm", "315.1")
@pytest.mark.clause("dm", "315.2")
@pytest.mark.clause("dm", "701.16a")
@pytest.mark.clause("dm", "701.27a")
@pytest.mark.parametrize("kind", ["field", "artifact", "tama seed", "cross gear"])
def test_fields_artifacts_tama_seeds_and_gears_are_used_in_the_main_step_and_stay(kind: str) -> None:
    made = scene()
    number = made.put("hand", card("Thing", 1, 0, types=(kind,)))
    made.put("battle zone", card("Fort", 1, 0, types=("fortress",)))
    made.begin("main").answer("use", "Thing")
    assert made.zone_of(number) == "battle zone"
    assert made.names("battle zone") == ["Fort", "Thing"]


@pytest.mark.clause("dm", "301.3")
@pytest.mark.clause("dm", "301.4")
def test_a_field_has_no_power_to_lose_and_does_not_attack() -> None:
    made = scene()
    field = made.put("battle zone", card("Meadow", 1, 0, types=("field",)))
    made.put("battle zone", GIANT)
    made.begin("attack")
    assert made.offered("attack") == ["Giant"]
    assert made.zone_of(field) == "battle zone"


@pytest.mark.clause("dm", "305.1")
@pytest.mark.clause("dm", "306.1")
@pytest.mark.clause("dm", "309.1")
@pytest.mark.clause("dm", "313.1")
@pytest.mark.clause("dm", "314.2")
@pytest.mark.clause("dm", "601.1b")
@pytest.mark.parametrize("kind", ["weapon", "fortress", "core", "land", "rule plus"])
def test_weapons_fortresses_cores_lands_and_rule_plus_cards_are_not_used(kind: str) -> None:
    made = scene()
    made.put("hand", card("Thing", 1, 0, types=(kind,)))
    made.put("hand", ANT)
    assert made.begin("main").offered("use") == ["Ant"]


@pytest.mark.clause("dm", "105.5")
@pytest.mark.clause("dm", "308.3")
@pytest.mark.clause("dm", "701.28a")
def test_a_field_that_is_turned_upside_down_stays_so() -> None:
    fields = cards(zones=("battle zone",), types=frozenset({"field"}))
    made = scene()
    field = made.put("battle zone", card("Meadow", 1, 0, types=("field",)))
    made.put("hand", spell("Turn", 1, effect=TurnUpsideDown(Each(fields))))
    made.begin("main").answer("use", "Turn").until("charge_mana", player=0)
    assert made.in_play(field).marks == {"upside down"}
    assert not made.in_play(field).rested

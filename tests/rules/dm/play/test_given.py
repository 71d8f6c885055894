"""Abilities that cards of Duel Masters in hand, shields and graveyard were given or lost, told as scenes."""

import pytest

from rules.games.dm.definitions import DuelistCard, part
from rules.games.dm.keywords import g_zero, ninja_strike
from rules.games.dm.layers import OTHER
from rules.language import effects as fx
from rules.language.abilities import Ability, Static, Way
from rules.language.changes import ChangeCost, GainAbilities, GainKeywords, LoseAllAbilities, Restrict
from rules.language.conditions import There
from rules.language.costs import Cost, Pay
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from rules.language.restrictions import Cannot
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.scenes import HERE, banner, cast, scene, tap_first

BEARS = cards(zones=("hand",), whose="you", name="Bear")
HANDS = cards(zones=("hand",))
SHIELDS = cards(zones=("shield zone",))
LOST = (LoseAllAbilities(),)
LONELY = g_zero(There(cards(zones=HERE, whose="you")))
BARRED = Static((Restrict(Cannot("be used")),))
CHEAP = Static((ChangeCost(less=(("mana", 2),)),))
TRIGGERS = (GainKeywords(frozenset({"S Trigger"})),)


def tutor(*abilities: Ability) -> DuelistCard:
    """Return a creature that gives abilities to bears in its player's hand."""
    return banner((GainAbilities(abilities),), BEARS, OTHER, "Tutor")


@pytest.mark.clause("dm", "604.2")
@pytest.mark.clause("dm", "604.3")
@pytest.mark.clause("dm", "601.1e")
@pytest.mark.parametrize("given", [True, False])
def test_a_card_in_hand_costs_less_by_an_ability_that_it_was_given_and_not_by_one_it_lost(
    given: bool,
) -> None:
    made = scene(1)
    made.put("hand", BEAR if given else card("Bear", 3, 3000, abilities=(CHEAP,)))
    made.put("hand", ANT)
    made.put("battle zone", tutor(CHEAP) if given else banner(LOST, HANDS, OTHER))
    made.begin("main")
    assert made.offers("use", "Bear") is given
    if given:
        assert "Bear" in made.answer("use", "Bear").names("battle zone")


def dog(creature: int, other: int, *, words: dict[str, tuple[str, ...]] | None = None) -> DuelistCard:
    """Return a twinpact card with a creature half and a spell half of these costs and keywords."""
    has = words or {}
    whole = card("Dog / Bark", creature, 3000, types=("creature", "spell"), marks=("twinpact",))
    halves = (
        card("Dog", creature, 3000, *has.get("creature", ())),
        spell("Bark", other, *has.get("spell", ())),
    )
    whole.faces = (whole, *halves)
    whole.keywords |= {word for half in halves for word in half.keywords}
    for face in whole.faces:
        face.faces = whole.faces
    part(whole)
    return whole


@pytest.mark.clause("dm", "604.2")
@pytest.mark.clause("dm", "808.3a")
@pytest.mark.parametrize(("kind", "half"), [("creature", 1), ("spell", 2)])
def test_an_ability_that_was_given_to_one_type_is_one_of_that_half_alone(kind: str, half: int) -> None:
    made = scene(1)
    number = made.put("hand", dog(3, 3))
    made.put("hand", ANT)
    teach = cards(zones=("hand",), whose="you", types=frozenset({kind}), name="Dog / Bark")
    made.put("battle zone", banner((GainAbilities((CHEAP,)),), teach, OTHER))
    made.begin("main")
    assert [one.other for one in made.ask.options if one.card == number] == [half]


@pytest.mark.clause("dm", "604.2")
@pytest.mark.clause("dm", "112.3e")
@pytest.mark.parametrize("given", [True, False])
def test_g_zero_that_was_given_lets_a_card_be_used_for_nothing_and_one_that_was_lost_does_not(
    given: bool,
) -> None:
    made = scene(0)
    made.put("hand", BEAR if given else card("Bear", 3, 3000, abilities=(LONELY,)))
    made.put("battle zone", tutor(LONELY) if given else banner(LOST, HANDS, OTHER))
    made.begin("main")
    assert made.offers("use", "Bear", note="G Zero") is given
    if given:
        assert "Bear" in made.answer("use", "Bear", note="G Zero").names("battle zone")


@pytest.mark.clause("dm", "604.2")
@pytest.mark.clause("dm", "112.2d")
def test_more_is_paid_for_more_by_an_ability_that_a_card_in_hand_was_given() -> None:
    made = scene(5)
    made.put("hand", BEAR)
    made.put("battle zone", tutor(Way(fx.Draw(2), Cost((Pay(2, "mana"),)), name="O Drive")))
    made.begin("main").answer("use", "Bear").answer("yes")
    assert len(made.cards("deck")) == 18


@pytest.mark.clause("dm", "604.2")
@pytest.mark.clause("dm", "601.1b")
@pytest.mark.parametrize("given", [True, False])
def test_a_card_in_hand_cannot_be_used_by_an_ability_that_it_was_given_and_can_without_it(
    given: bool,
) -> None:
    made = scene(3)
    made.put("hand", BEAR if given else card("Bear", 3, 3000, abilities=(BARRED,)))
    made.put("hand", ANT)
    made.put("battle zone", tutor(BARRED) if given else banner(LOST, HANDS, OTHER))
    assert made.begin("main").offers("use", "Bear") is not given


@pytest.mark.clause("dm", "604.2")
@pytest.mark.clause("dm", "603.2e")
@pytest.mark.clause("dm", "112.3c")
@pytest.mark.parametrize("given", [True, False])
def test_a_card_in_hand_declares_an_ability_that_it_was_given_and_not_one_that_it_lost(given: bool) -> None:
    made = scene()
    ninja = made.put("hand", BEAR if given else card("Bear", 3, 3000, abilities=ninja_strike(0)), 1)
    made.put("battle zone", tutor(*ninja_strike(0)) if given else banner(LOST, HANDS, OTHER), 1)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Ant", -1)
    assert (made.ask.kind == "declare") is given
    if given:
        made.answer("declare", "Bear")
        assert made.zone_of(ninja) == "battle zone"


@pytest.mark.clause("dm", "112.3a")
@pytest.mark.clause("dm", "110.4c")
def test_a_shield_is_used_by_an_s_trigger_that_it_was_given() -> None:
    made = scene()
    trap = made.put("shield zone", spell("Trap", 6, effect=fx.Draw(2)), 1)
    made.put("battle zone", banner(TRIGGERS, SHIELDS, OTHER), 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("break", trap).answer("yes")
    assert (made.zone_of(trap), len(made.cards("hand", 1))) == ("graveyard", 3), "two, and one for the turn"


@pytest.mark.clause("dm", "112.3a")
@pytest.mark.clause("dm", "808.3a")
@pytest.mark.parametrize("printed", ["creature", "spell", ""])
@pytest.mark.parametrize("given", ["creature", "spell"])
def test_only_the_half_of_a_shield_that_has_an_s_trigger_is_used_by_it(printed: str, given: str) -> None:
    whole = dog(2, 5, words={printed: ("S Trigger",)})
    made = scene()
    trap = made.put("shield zone", whole, 1)
    teach = cards(zones=("shield zone",), types=frozenset({given}))
    made.put("battle zone", banner(TRIGGERS, teach, OTHER), 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("break", trap).answer("yes")
    if {printed, given} == {"creature", "spell"}:
        assert (made.ask.kind, [one.other for one in made.ask.options]) == ("half", [1, 2])
    else:
        assert made.zone_of(trap) == ("battle zone" if given == "creature" else "graveyard")


@pytest.mark.clause("dm", "409.1d")
@pytest.mark.clause("dm", "609.7")
def test_a_spell_keeps_the_charger_that_it_was_given_while_it_is_on_hold_and_no_longer() -> None:
    made = scene(4)
    made.put("hand", ANT)
    spark = made.put("hand", spell("Spark", 1))
    charges = (GainKeywords(frozenset({"Charger"})),)
    cast(made, fx.Modify(Each(cards(zones=("hand",), name="Spark")), charges))
    tap_first(made.answer("use", "Spark"))
    assert made.zone_of(spark) == "mana zone"
    back = fx.MoveTo(Each(cards(zones=("mana zone",), name="Spark")), "hand")
    made.put("hand", spell("Back", 1, effect=back))
    made.answer("pass").until("main", player=0)
    tap_first(made.answer("use", "Back"))
    tap_first(made.answer("use", "Spark"))
    assert made.zone_of(spark) == "graveyard"

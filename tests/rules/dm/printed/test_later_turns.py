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


@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize(("lies", "offered"), [((), True), (("Flash", "Spark"), False), (("Spark",), True)])
def test_the_opponent_cannot_cast_what_shares_a_name_with_any_card_there(
    lies: tuple[str, ...], offered: bool
) -> None:
    made = scene()
    text = "Your opponent can't cast a fire spell that has the same name as a spell in their graveyard."
    made.put("battle zone", reader(text), 1)
    for name in lies:
        made.put("graveyard", spell(name, effect=fx.Draw(1)))
    made.put("hand", spell("Flash", effect=fx.Draw(1)))
    made.put("hand", ANT)
    made.begin("main")
    assert made.offers("use", "Flash") is offered


@pytest.mark.clause("dm", "115.3d")
def test_a_creature_that_attacks_is_destroyed_after_the_battle() -> None:
    made = scene()
    prey = made.put(
        "battle zone",
        reader("Whenever this creature is attacked, destroy the attacking creature after the battle."),
        1,
        rested=True,
    )
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Bear", prey)
    assert made.zone_of(prey) == "graveyard"
    assert made.zone_of(bear) == "graveyard"


@pytest.mark.clause("dm", "101.4")
def test_all_creatures_but_a_chosen_one_return_to_the_hand() -> None:
    made = scene()
    text = "When you put this creature, choose one of your creatures and put the rest into your hand."
    made.put("hand", reader(text))
    bear, ant = made.put("battle zone", BEAR), made.put("battle zone", ANT)
    theirs = made.put("battle zone", BEAR, 1)
    made.begin("main").answer("use", "Reader").answer("choose", "Bear")
    assert [made.zone_of(one) for one in (bear, ant, theirs)] == ["battle zone", "hand", "battle zone"]
    assert "Reader" in made.names("hand")

"""What made-up sentences say about the rest of a turn and the next one, and about discarded cards."""

import pytest

from rules.language import effects as fx
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.scenes import cast, scene, tap_first
from tests.rules.dm.printed.test_read_later import reader
from tests.rules.dm.reading.test_sentences import SPELL, read


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


@pytest.mark.clause("dm", "608.2a")
def test_what_begins_your_next_turn_does_not_happen_before() -> None:
    made = scene()
    made.put("hand", reader("When you put this creature, at the start of your next turn, draw 3 cards."))
    made.put("battle zone", BEAR)
    made.begin("main").answer("use", "Reader").until("attack", 0)
    assert len(made.cards("hand")) == 0
    made.answer("pass").until("charge_mana", 0)
    assert len(made.cards("hand")) == 4


@pytest.mark.clause("dm", "701.7a")
@pytest.mark.parametrize("number", [0, 2])
def test_any_number_of_cards_may_be_discarded_for_as_many_others(number: int) -> None:
    made = scene()
    text = "When you put this creature, discard any number of cards. Then draw that many cards."
    made.put("hand", reader(text))
    hand = made.fill("hand", BEAR, 3)
    made.put("battle zone", ANT)
    made.begin("main").answer("use", "Reader")
    made.game.answer(number)
    while made.ask.kind not in ("main", "attack"):
        made.game.answer(0)
    assert sum(made.zone_of(one) == "graveyard" for one in hand) == number
    assert len(made.cards("hand")) == 3


@pytest.mark.clause("dm", "603.4")
@pytest.mark.parametrize("rested", [True, False])
def test_a_creature_asked_whether_it_is_tapped_is_the_one_meant_next(rested: bool) -> None:
    made = scene()
    text = "At the end of your turn, if this creature is tapped, untap it. Draw 2 cards."
    number = made.put("battle zone", reader(text), rested=rested)
    made.begin("attack").until("charge_mana", 1)
    assert made.in_play(number).rested is False


@pytest.mark.clause("dm", "609.1")
def test_for_a_turn_creatures_that_would_be_destroyed_go_elsewhere() -> None:
    made = scene(3)
    text = (
        "This turn, whenever one of your fire creatures would be destroyed, put it into your mana zone "
        "instead."
    )
    reading = read(text, SPELL)
    made.put("hand", card("Shelter", 1, 0, types=("spell",), abilities=reading.abilities))
    bear = made.put("battle zone", BEAR)
    made.put("hand", spell("Fall", effect=fx.Destroy(Each(cards(zones=("battle zone",), name="Bear")))))
    tap_first(made.begin("main").answer("use", "Shelter"))
    tap_first(made.answer("use", "Fall"))
    assert made.zone_of(bear) == "mana zone"

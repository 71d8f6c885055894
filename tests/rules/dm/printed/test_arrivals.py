"""What made-up sentences say about cards entering from certain zones or in certain ways, told as scenes."""

import pytest

from rules.language import effects as fx
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import cast, scene, tap_first
from tests.rules.dm.printed.test_read_later import reader


def brings(zone: str, name: str = "Bear") -> fx.Effect:
    """Return the effect that puts a creature from a zone into the battle zone."""
    return fx.MoveTo(Each(cards(zones=(zone,), name=name)), "battle zone")


@pytest.mark.clause("dm", "609.1")
@pytest.mark.parametrize(
    ("zone", "goes"), [("hand", "battle zone"), ("graveyard", "mana zone"), ("mana zone", "mana zone")]
)
def test_what_would_come_from_anywhere_but_the_hand_goes_elsewhere(zone: str, goes: str) -> None:
    made = scene()
    made.put(
        "battle zone",
        reader(
            "Whenever your opponent would put a fire creature from anywhere other than their hand, put it "
            "into its owner's mana zone instead."
        ),
        1,
    )
    bear = made.put(zone, BEAR)
    cast(made, brings(zone))
    assert made.zone_of(bear) == goes


@pytest.mark.clause("dm", "609.1")
@pytest.mark.parametrize("summoned", [True, False])
def test_what_would_come_without_being_summoned_goes_elsewhere(summoned: bool) -> None:
    made = scene(4)
    made.put(
        "battle zone",
        reader(
            "During your opponent's turn, whenever your opponent would put a fire creature in any way except "
            "by summoning it, your opponent puts that creature into their graveyard instead."
        ),
        1,
    )
    bear = made.put("hand", BEAR)
    if summoned:
        tap_first(made.begin("main").answer("use", "Bear"))
    else:
        cast(made, brings("hand"))
    assert made.zone_of(bear) == ("battle zone" if summoned else "graveyard")


@pytest.mark.clause("dm", "609.1")
@pytest.mark.parametrize("paid", [True, False])
def test_what_would_come_without_mana_being_tapped_goes_elsewhere(paid: bool) -> None:
    made = scene(4)
    made.put(
        "battle zone",
        reader(
            "Whenever your opponent would put a fire creature without tapping cards in their mana zone, put "
            "it into its owner's graveyard instead."
        ),
        1,
    )
    free = reader("If you have a fire creature, you may summon this creature for no cost.")
    made.put("battle zone", GIANT)
    number = made.put("hand", free)
    tap_first(made.begin("main").answer("use", "Reader", note="" if paid else "for no cost"))
    assert made.zone_of(number) == ("battle zone" if paid else "graveyard")


@pytest.mark.clause("dm", "603.2")
@pytest.mark.parametrize(("zone", "drawn"), [("hand", 2), ("graveyard", 0)])
def test_a_creature_triggers_only_when_it_comes_from_the_hand(zone: str, drawn: int) -> None:
    made = scene()
    number = made.put(zone, reader("When you put this creature from your hand, draw 2 cards."))
    cast(made, brings(zone, "Reader"))
    assert made.zone_of(number) == "battle zone"
    assert len(made.cards("hand")) == drawn


@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize(("zone", "goes"), [("hand", "battle zone"), ("graveyard", "graveyard")])
def test_what_can_only_come_from_the_hand_stays_where_it_is(zone: str, goes: str) -> None:
    made = scene()
    made.put("battle zone", reader("Each player can only put fire creatures from their hand."), 1)
    bear = made.put(zone, BEAR)
    cast(made, brings(zone))
    assert made.zone_of(bear) == goes


@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize("summoned", [True, False])
def test_what_can_come_only_by_being_summoned_is_not_put_by_an_effect(summoned: bool) -> None:
    made = scene(4)
    made.put(
        "battle zone",
        reader("Your opponent can't put fire creatures in any way except by summoning them."),
        1,
    )
    bear = made.put("hand", BEAR)
    if summoned:
        tap_first(made.begin("main").answer("use", "Bear"))
    else:
        cast(made, brings("hand"))
    assert made.zone_of(bear) == ("battle zone" if summoned else "hand")


@pytest.mark.clause("dm", "101.2")
def test_no_more_creatures_come_in_a_turn_than_an_effect_allows() -> None:
    made = scene(8)
    made.put("battle zone", reader("Each player can only put up to 2 fire creatures each turn."), 1)
    for name in ("One", "Two", "Three"):
        made.put("hand", card(name))
    made.begin("main")
    for name in ("One", "Two"):
        tap_first(made.answer("use", name))
    assert made.names("battle zone") == ["One", "Two"]
    assert not made.offers("use", "Three")


@pytest.mark.clause("dm", "101.2")
def test_no_more_spells_are_cast_in_a_turn_than_an_effect_allows() -> None:
    made = scene(8)
    made.put("battle zone", reader("Each player can only cast up to 2 fire spells each turn."), 1)
    for name in ("One", "Two", "Three"):
        made.put("hand", spell(name, effect=fx.Draw(1)))
    made.put("hand", ANT)
    made.begin("main")
    for name in ("One", "Two"):
        tap_first(made.answer("use", name))
    assert not made.offers("use", "Three")
    assert made.offers("use", "Ant")

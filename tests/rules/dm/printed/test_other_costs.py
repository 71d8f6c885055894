"""What made-up sentences do once they are read: costs paid with cards, creatures that come another way."""

import pytest

from rules.games.dm.definitions import DuelistCard
from rules.language.abilities import Way
from rules.language.conditions import AllHold, Fails
from rules.language.costs import Cost, Pay
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card
from tests.rules.dm.play.scenes import scene, tap_first
from tests.rules.dm.printed.test_read_later import reader
from tests.rules.dm.reading.test_sentences import SPELL, read
from tests.rules.scenes import Scene

PLAYER = -1


def dear(text: str, *, spell: bool = False, cost: int = 9) -> DuelistCard:
    """Return a card that nobody has the mana for, with the abilities that a text means."""
    reading = read(text, SPELL) if spell else read(text)
    assert reading.status == "read", reading
    return card(
        "Dear",
        cost,
        0 if spell else 5000,
        types=("spell",) if spell else ("creature",),
        abilities=reading.abilities,
    )


def pay_first(made: Scene) -> Scene:
    """Pay with the first cards that can be paid with."""
    while made.ask.kind == "pay_card":
        made.game.answer(0)
    return made


@pytest.mark.clause("dm", "601.1b")
@pytest.mark.clause("dm", "601.1f")
@pytest.mark.parametrize("allies", [1, 2, 3])
def test_creatures_are_tapped_in_place_of_the_cost_of_a_spell(allies: int) -> None:
    made = scene(0)
    text = "Instead of paying the cost, you may tap 2 of your fire creatures to cast this spell."
    made.put("hand", dear(text, spell=True))
    made.fill("battle zone", BEAR, allies)
    made.begin("main")
    assert made.offers("use", "Dear") is (allies >= 2)
    if allies >= 2:
        pay_first(made.answer("use", "Dear"))
        assert made.names("graveyard") == ["Dear"]
        assert sum(made.in_play(one).rested for one in made.cards("battle zone")) == 2


@pytest.mark.clause("dm", "601.1b")
@pytest.mark.clause("dm", "601.1f")
def test_creatures_are_destroyed_and_cards_discarded_in_place_of_a_cost() -> None:
    made = scene(0)
    text = (
        "Instead of paying the cost, you may discard a fire card from your hand and destroy 2 of your fire "
        "creatures to summon this creature."
    )
    made.put("hand", dear(text))
    made.put("hand", card("Eel", civilizations=("water",)))
    made.put("hand", ANT)
    made.put("battle zone", BEAR)
    made.put("battle zone", GIANT)
    made.put("battle zone", card("Cod", civilizations=("water",)))
    pay_first(made.begin("main").answer("use", "Dear"))
    assert sorted(made.names("graveyard")) == ["Ant", "Bear", "Giant"]
    assert sorted(made.names("battle zone")) == ["Cod", "Dear"]
    assert made.names("hand") == ["Eel"]


@pytest.mark.clause("dm", "601.1b")
def test_the_card_itself_is_not_discarded_to_use_it() -> None:
    made = scene(0)
    text = "You may summon this creature by discarding 2 fire cards instead of paying its cost."
    made.put("hand", dear(text))
    made.put("hand", ANT)
    made.begin("main")
    assert not made.offers("use", "Dear")


@pytest.mark.clause("dm", "601.1f")
def test_cards_of_three_zones_go_under_the_deck_in_place_of_a_cost() -> None:
    made = scene(0)
    text = (
        "Instead of paying the cost, you may put a shield, a card from your hand, and one of your creatures "
        "on the bottom of your deck to summon this creature."
    )
    made.put("hand", dear(text))
    made.put("hand", GIANT)
    made.put("battle zone", BEAR)
    pay_first(made.begin("main").answer("use", "Dear"))
    deck = made.names("deck")
    assert sorted([*deck[:3]]) == ["Ant", "Bear", "Giant"]
    assert len(made.cards("shield zone")) == 4
    assert made.names("battle zone") == ["Dear"]


@pytest.mark.clause("dm", "601.1e")
@pytest.mark.parametrize("mana", [1, 2, 5])
def test_a_creature_that_is_given_up_makes_another_cheaper(mana: int) -> None:
    made = scene(mana)
    text = (
        "When you summon this creature, you may destroy 1 of your other creatures. If you do, this creature "
        "costs 3 less to summon."
    )
    made.put("hand", dear(text, cost=5))
    bear = made.put("battle zone", BEAR)
    made.begin("main")
    assert made.offers("use", "Dear") is (mana >= 2)
    if mana < 2:
        return
    made.answer("use", "Dear")
    if mana == 5:
        made.answer("no")
    tap_first(made)
    assert "Dear" in made.names("battle zone")
    assert made.zone_of(bear) == ("battle zone" if mana == 5 else "graveyard")


@pytest.mark.clause("dm", "601.1e")
@pytest.mark.parametrize(
    "way",
    [
        Way(cost=Cost(), name="cheap", less=3, when=Fails(AllHold(()))),
        Way(cost=Cost((Pay(3, "mana"),)), name="other", less=2, instead=True),
    ],
    ids=["whose condition is not met", "that is there in place of the cost"],
)
def test_a_card_is_not_offered_for_its_cost_because_of_a_way(way: Way) -> None:
    made = scene(2)
    made.put("hand", card("Dear", 5, abilities=(way,)))
    made.put("hand", ANT)
    dear_card = made.cards("hand")[0]
    made.begin("main")
    notes = {option.note for option in made.ask.options if option.card == dear_card}
    assert notes == ({"other"} if way.instead else set()), "five mana are not there"


WITHOUT_PAYING = "Whenever your opponent puts a creature without paying its cost, destroy that creature."
NOT_SUMMONED = "Whenever your opponent puts a creature in any way except by summoning, destroy it."
WITHOUT_MANA = (
    "Whenever your opponent puts a creature without tapping cards in their mana zone, destroy that creature."
)


@pytest.mark.clause("dm", "112.3g")
@pytest.mark.clause("dm", "701.3a")
@pytest.mark.parametrize(
    ("text", "way", "goes"),
    [
        (WITHOUT_PAYING, "summoned", "battle zone"),
        (WITHOUT_PAYING, "for nothing", "graveyard"),
        (WITHOUT_PAYING, "put", "graveyard"),
        (NOT_SUMMONED, "summoned", "battle zone"),
        (NOT_SUMMONED, "for nothing", "battle zone"),
        (NOT_SUMMONED, "put", "graveyard"),
        (WITHOUT_MANA, "summoned", "battle zone"),
        (WITHOUT_MANA, "for nothing", "graveyard"),
        (WITHOUT_MANA, "put", "graveyard"),
    ],
)
def test_how_a_creature_came_is_remembered(text: str, way: str, goes: str) -> None:
    made = scene(3)
    made.put("battle zone", reader(text), 1)
    verbs = {
        "for nothing": "summon a creature from your hand for no cost",
        "put": "put a creature from your hand",
    }
    if way == "summoned":
        giant = made.put("hand", BEAR)
        tap_first(made.begin("main").answer("use", "Bear"))
    else:
        giant = made.put("hand", GIANT)
        made.put("hand", dear(f"{verbs[way].capitalize()}.", spell=True, cost=1))
        tap_first(made.begin("main").answer("use", "Dear"))
    assert made.zone_of(giant) == goes


@pytest.mark.clause("dm", "701.3a")
@pytest.mark.parametrize("summoned", [True, False])
def test_what_triggers_as_a_creature_is_summoned_does_not_where_it_is_put(summoned: bool) -> None:
    made = scene(1)
    own = reader("When you summon this creature, draw 2 cards.")
    made.put("hand", own)
    if not summoned:
        made.put("hand", dear("Put a creature from your hand.", spell=True, cost=1))
    tap_first(made.begin("main").answer("use", "Reader" if summoned else "Dear"))
    assert "Reader" in made.names("battle zone")
    assert len(made.cards("hand")) == (2 if summoned else 0)


@pytest.mark.clause("dm", "507.1a")
@pytest.mark.parametrize(("civilization", "blocks"), [("fire", True), ("nature", True), ("water", False)])
def test_a_blocker_of_two_civilizations_blocks_only_those(civilization: str, blocks: bool) -> None:
    made = scene()
    made.put("battle zone", reader("Fire and nature blocker"), 1)
    made.put("battle zone", card("Foe", 1, 4000, civilizations=(civilization,)))
    made.begin("attack").answer("attack", "Foe", PLAYER)
    assert made.offers("block", "Reader") is blocks


@pytest.mark.clause("dm", "703.4d")
@pytest.mark.parametrize(("civilization", "dies"), [("light", True), ("nature", True), ("water", False)])
def test_a_slayer_of_two_civilizations_slays_only_those(civilization: str, dies: bool) -> None:
    made = scene()
    made.put("battle zone", reader("Nature and light slayer"), rested=False)
    foe = made.put("battle zone", card("Foe", 1, 9000, civilizations=(civilization,)), 1, rested=True)
    made.begin("attack").answer("attack", "Reader", "Foe")
    assert (made.zone_of(foe) == "graveyard") is dies

"""Using cards of Duel Masters: costs that change, cards on hold, and where abilities work, told as scenes."""

from dataclasses import replace

import pytest

from rules.engine.events import Moved
from rules.engine.layers import characteristics
from rules.engine.state import Instance
from rules.games.dm.keywords import g_zero, power
from rules.games.dm.layers import OTHER, SUM
from rules.games.dm.nodes import UseFree
from rules.games.dm.zones import GRAVEYARD
from rules.language import effects as fx
from rules.language.abilities import (
    Ability,
    Activated,
    AsItEnters,
    Replacement,
    Static,
    Triggered,
    Way,
)
from rules.language.amounts import Count
from rules.language.changes import AddAttributes, AddStats, AddTypes, ChangeCost, GainKeywords, Restrict
from rules.language.conditions import Fails, There
from rules.language.costs import Cost, Pay, RestThis
from rules.language.events import Destroyed, Enters, Moment, Moves, Rests
from rules.language.filter_shorthand import both, cards
from rules.language.filters import CostIs
from rules.language.references import Each, Subject, This
from rules.language.restrictions import Cannot
from rules.language.vocabulary import ANY_RESOURCE, EVERYWHERE
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, banner, cast, scene, tap_first, when
from tests.rules.restricted import played_from

CREATURE = frozenset({"creature"})
CHEAPER = (ChangeCost(less=((ANY_RESOURCE, 1),)),)
BEARS_IN_HAND = cards(zones=("hand",), whose="you", name="Bear")


@pytest.mark.clause("dm", "110.2b")
@pytest.mark.clause("dm", "110.4e")
@pytest.mark.clause("dm", "601.1b")
@pytest.mark.parametrize("here", [False, True])
def test_a_card_is_used_only_where_the_condition_that_it_names_holds(here: bool) -> None:
    made = scene()
    bear = There(cards(zones=HERE, whose="you", name="Bear"))
    made.put("hand", card("Picky", abilities=(Static((Restrict(Cannot("be used")),), when=Fails(bear)),)))
    made.put("hand", ANT)
    if here:
        made.put("battle zone", BEAR)
    assert made.begin("main").offers("use", "Picky") is here


@pytest.mark.clause("dm", "110.4e")
@pytest.mark.clause("dm", "604.3")
@pytest.mark.clause("dm", "601.1e")
def test_a_card_may_cost_less_for_each_card_that_it_counts() -> None:
    sympathy = Static((ChangeCost(less=((ANY_RESOURCE, Count(both(YOURS, cards(name="Bear")))),)),))
    made = scene(2)
    made.put("hand", card("Friend", 4, abilities=(sympathy,)))
    made.put("hand", ANT)
    made.put("battle zone", BEAR)
    assert not made.begin("main").offers("use", "Friend")
    made = scene(2)
    made.put("hand", card("Friend", 4, abilities=(sympathy,)))
    made.fill("battle zone", BEAR, 2)
    made.begin("main").answer("use", "Friend")
    assert all(made.in_play(one).rested for one in made.cards("mana zone"))
    assert "Friend" in made.names("battle zone")


@pytest.mark.clause("dm", "601.1e")
@pytest.mark.clause("dm", "201.2a")
def test_an_effect_changes_what_a_card_is_used_for_and_not_its_cost() -> None:
    made = scene(2)
    lupin = Static(CHEAPER, cards(whose="you", types=CREATURE))
    made.put("battle zone", card("Lupin", abilities=(lupin,)))
    made.put("hand", BEAR)
    made.put("hand", card("Dear", 4))
    made.begin("main")
    assert made.offered("use") == ["Bear"]
    made.answer("use", "Bear")
    bear = made.cards("battle zone")[-1]
    assert characteristics(made.game, bear).cost == 3
    made = scene(3)
    made.put("battle zone", card("Lupin", abilities=(lupin,)))
    bear = made.put("battle zone", BEAR)
    cast(made, fx.Destroy(Each(cards(CostIs(">=", 3), zones=HERE))))
    assert made.zone_of(bear) == "graveyard"


@pytest.mark.clause("dm", "601.1e")
def test_an_effect_of_the_opponent_may_make_cards_cost_more() -> None:
    made = scene(1)
    more = (ChangeCost(more=(("mana", 1),)),)
    tax = Static(more, cards(whose="opponent", types=frozenset({"spell"})))
    made.put("battle zone", card("Tax", abilities=(tax,)), 1)
    made.put("hand", spell("Wave"))
    made.put("hand", ANT)
    assert made.begin("main").offered("use") == ["Ant"]


@pytest.mark.clause("dm", "112.3e")
@pytest.mark.clause("dm", "601.1a")
def test_g_zero_uses_a_card_for_nothing_while_its_condition_holds_with_the_card_itself_counted() -> None:
    lonely = g_zero(There(cards(zones=("hand",), whose="you"), 1, 1))
    made = scene(0)
    made.put("hand", card("Loner", 7, abilities=(lonely,)))
    made.put("battle zone", BEAR)
    made.begin("main").answer("use", "Loner", note="G Zero")
    assert "Loner" in made.names("battle zone")
    made = scene(1)
    made.put("hand", card("Loner", 7, abilities=(lonely,)))
    made.put("hand", ANT)
    assert made.begin("main").offered("use") == ["Ant"]


@pytest.mark.clause("dm", "601.1a")
@pytest.mark.clause("dm", "601.1b")
def test_another_cost_is_offered_beside_the_printed_one_where_it_can_be_paid() -> None:
    cut = Way(cost=Cost((Pay(2, "mana"),)), instead=True, name="Cut")
    made = scene(2)
    made.put("hand", card("Knight", 5, abilities=(cut,)))
    made.put("hand", ANT)
    made.begin("main")
    assert (made.offers("use", "Knight", note="Cut"), made.offers("use", "Knight", note="")) == (True, False)
    made.answer("use", "Knight", note="Cut")
    assert [one.rested for one in map(made.in_play, made.cards("mana zone"))] == [True, True]
    made = scene(1)
    made.put("hand", card("Knight", 5, abilities=(cut,)))
    made.put("hand", ANT)
    assert made.begin("main").offered("use") == ["Ant"]


@pytest.mark.clause("dm", "112.2d")
@pytest.mark.parametrize("mana", [2, 3])
def test_more_is_paid_for_more_as_a_card_is_used(mana: int) -> None:
    drive = Way(fx.Draw(2), Cost((Pay(2, "mana"),)), name="O Drive")
    made = scene(mana)
    made.put("hand", card("Racer", 1, abilities=(drive,)))
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    made.begin("main").answer("use", "Racer")
    if mana == 3:
        assert (made.ask.kind, made.ask.clause) == ("pay_more", "112.2d")
        made.answer("yes", by=0)
    assert len(made.cards("deck")) == deck - (2 if mana == 3 else 0)
    tapped = [one for one in made.cards("mana zone") if made.in_play(one).rested]
    assert len(tapped) == (3 if mana == 3 else 1)


@pytest.mark.clause("dm", "601.1b")
def test_a_card_that_is_forbidden_cannot_even_be_declared() -> None:
    made = scene(2)
    forbids = (Restrict(Cannot("be used")),)
    hush = cards(zones=("hand",), whose="opponent", types=frozenset({"spell"}))
    made.put("battle zone", banner(forbids, hush, OTHER), 1)
    made.put("hand", spell("Wave"))
    made.put("hand", ANT)
    assert made.begin("main").offered("use") == ["Ant"]


@pytest.mark.clause("dm", "601.1b")
@pytest.mark.clause("dm", "409.1a")
@pytest.mark.clause("dm", "409.1c")
def test_a_card_that_is_used_is_on_hold_and_not_counted_where_it_was() -> None:
    made = scene(2)
    count = fx.If(There(cards(zones=("hand",), whose="you")), fx.Draw(1))
    number = made.put("hand", spell("Last", 1, effect=count))
    made.put("battle zone", ANT)
    deck = len(made.cards("deck"))
    made.begin("main").answer("use", "Last")
    assert (len(made.cards("deck")), made.zone_of(number)) == (deck, "graveyard")
    made = scene(2)
    made.put("mana zone", card("Fish", civilizations=("water",)))
    number = made.put("hand", card("Twice", 2))
    made.record(Moved)
    made.begin("main").answer("use", "Twice")
    assert (made.ask.kind, made.zone_of(number)) == ("pay_mana", "pending")
    assert not [one for one in made.log if isinstance(one, Moved) and one.card == number]
    made.answer("tap", "Ant").answer("tap", "Ant")
    assert made.zone_of(number) == "battle zone"


@pytest.mark.clause("dm", "409.1c")
def test_a_spell_that_discards_cannot_discard_itself() -> None:
    made = scene()
    number = made.put("hand", spell("Sift", 1, effect=fx.Do((fx.Discard(1), fx.May(fx.Draw(1))))))
    made.begin("main").answer("use", "Sift")
    assert (made.ask.kind, made.zone_of(number)) == ("may", "pending")


def stays_in(zone: str, name: str) -> Ability:
    """Return the ability that lays a card of that name into a zone instead of the battle zone."""
    return Replacement(Enters(cards(name=name)), fx.MoveTo(Subject(), zone))


FROM_HERE = (played_from("mana zone", "graveyard"),)
MANA_OPEN = banner(FROM_HERE, cards(zones=("mana zone",), whose="you", name="Bear"), OTHER, "Opener")
GRAVE_OPEN = banner(FROM_HERE, cards(zones=("graveyard",), whose="you"), OTHER, "Opener")


@pytest.mark.clause("dm", "601.1c")
def test_a_card_that_is_used_from_the_mana_zone_may_be_tapped_for_itself() -> None:
    made = scene(2)
    made.put("battle zone", MANA_OPEN)
    bear = made.put("mana zone", BEAR)
    tap_first(made.begin("main").answer("use", "Bear"))
    assert made.zone_of(bear) == "battle zone"
    assert not made.in_play(bear).rested
    assert [one.rested for one in map(made.in_play, made.cards("mana zone"))] == [True, True]
    made = scene(2)
    made.put("battle zone", MANA_OPEN)
    made.put("mana zone", BEAR, rested=True)
    made.put("hand", ANT)
    assert made.begin("main").offered("use") == ["Ant"]


@pytest.mark.clause("dm", "409.2")
@pytest.mark.clause("dm", "409.2a")
@pytest.mark.clause("dm", "409.1d")
@pytest.mark.clause("dm", "409.1a")
@pytest.mark.parametrize("rested", [False, True])
def test_a_card_put_back_to_where_it_was_never_went_and_cannot_be_used_again(rested: bool) -> None:
    made = scene(6)
    stay = stays_in("mana zone", "Bear")
    made.put("battle zone", card("Keeper", abilities=(stay,)), 1)
    comes = Triggered(Moves(None, ("mana zone",)), fx.Draw(3), zones=("mana zone",), only_there=True)
    bear = made.put("mana zone", card("Bear", 3, 3000, abilities=(comes,)), rested=rested)
    made.fill("hand", ANT, 2)
    deck = len(made.cards("deck"))
    allow = fx.Modify(Each(cards(zones=("mana zone",), name="Bear")), FROM_HERE, layer=OTHER)
    cast(made, allow)
    assert made.offers("use", "Bear")
    tap_first(made.answer("use", "Bear")).until("main")
    assert (made.zone_of(bear), made.in_play(bear).rested) == ("mana zone", rested)
    assert len(made.cards("deck")) == deck
    assert made.offered("use") == ["Ant"]


@pytest.mark.clause("dm", "409.2a")
def test_a_tapped_card_that_stays_in_the_mana_zone_stays_tapped() -> None:
    made = scene(1)
    stay = stays_in("mana zone", "Bear")
    made.put("battle zone", card("Keeper", abilities=(stay,)), 1)
    tapped = made.put("mana zone", BEAR, rested=True)
    cast(made, fx.MoveTo(Each(cards(zones=("mana zone",), name="Bear")), "battle zone"))
    assert (made.zone_of(tapped), made.in_play(tapped).rested) == ("mana zone", True)


@pytest.mark.clause("dm", "409.2a")
@pytest.mark.clause("dm", "409.1d")
def test_a_spell_cast_from_the_graveyard_is_not_put_there_anew() -> None:
    made = scene(3)
    draws = Triggered(Moves(None, ("graveyard",)), fx.Draw(3), zones=("graveyard",))
    wave = spell("Wave", 1)
    wave.abilities = (*wave.abilities, draws)
    made.put("graveyard", wave)
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    allow = fx.Modify(Each(cards(zones=("graveyard",), name="Wave")), FROM_HERE, layer=OTHER)
    cast(made, allow).answer("use", "Wave")
    assert ("Wave" in made.names("graveyard"), len(made.cards("deck"))) == (True, deck)
    assert made.offered("use") == ["Ant"]
    made = scene(3)
    made.put("hand", wave)
    made.put("battle zone", BEAR)
    made.begin("main").answer("use", "Wave")
    assert len(made.cards("deck")) == deck - 3


@pytest.mark.clause("dm", "409.2b")
def test_a_spell_with_charger_cast_from_the_graveyard_goes_to_the_mana_zone() -> None:
    made = scene(2)
    made.put("battle zone", GRAVE_OPEN)
    number = made.put("graveyard", spell("Spark", 1, "Charger"))
    made.begin("main").answer("use", "Spark")
    assert made.zone_of(number) == "mana zone"


@pytest.mark.clause("dm", "409.1e")
def test_cards_that_one_effect_uses_are_all_on_hold_before_the_first_is_carried_out() -> None:
    made = scene()
    look = fx.If(There(cards(zones=("graveyard",), whose="you")), fx.Draw(5))
    made.fill("graveyard", spell("Echo", 1, effect=look), 2)
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    cast(made, UseFree(Each(cards(zones=("graveyard",), name="Echo"))))
    assert len(made.cards("deck")) == deck - 5
    assert made.names("graveyard").count("Echo") == 2


@pytest.mark.clause("dm", "409.1f")
def test_cards_that_come_together_are_all_on_hold_before_the_first_is_there() -> None:
    made = scene()
    look = fx.If(There(cards(zones=("graveyard",), whose="you")), fx.Draw(5))
    herald = AsItEnters(look)
    made.fill("graveyard", card("Herald", abilities=(herald,)), 2)
    made.put("battle zone", BEAR)
    deck = len(made.cards("deck"))
    cast(made, fx.MoveTo(Each(cards(zones=("graveyard",), name="Herald")), "battle zone"))
    assert made.names("battle zone") == ["Bear", "Herald", "Herald"]
    assert len(made.cards("deck")) == deck


@pytest.mark.clause("dm", "110.4f")
def test_all_that_says_how_a_card_comes_applies_before_anything_triggers_and_only_if_it_comes() -> None:
    made = scene()
    tapped = AsItEnters(fx.Rest(Subject()), THEIRS)
    weak = fx.Modify(Subject(), (AddStats((-1000,)),), layer=SUM)
    made.put("battle zone", card("Binder", abilities=(tapped,)), 1)
    made.put("battle zone", card("Curse", abilities=(replace(tapped, effect=weak),)), 1)
    cub = made.put("hand", card("Cub", 1, 3000, abilities=(Triggered(Enters(), fx.May(fx.Draw(1))),)))
    made.begin("main").answer("use", "Cub")
    assert (made.ask.kind, made.in_play(cub).rested, power(made.game, cub)) == ("may", True, 2000)
    made = scene()
    stay = stays_in("graveyard", "Ant")
    made.put("battle zone", card("Keeper", abilities=(stay,)))
    draws = AsItEnters(fx.Draw(3), YOURS)
    made.put("battle zone", card("Greeter", abilities=(draws,)))
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    made.begin("main").answer("use", "Ant")
    assert len(made.cards("deck")) == deck


@pytest.mark.clause("dm", "110.4a")
@pytest.mark.parametrize(
    "zone", ["hand", "deck", "graveyard", "mana zone", "battle zone", "hyperspatial zone"]
)
def test_an_ability_that_says_what_its_card_is_works_in_every_zone(zone: str) -> None:
    made = scene()
    rainbow = Static((AddAttributes(frozenset({"water"})),), layer=OTHER, zones=(EVERYWHERE,))
    number = made.put(zone, card("Rainbow", abilities=(rainbow,)))
    made.put("hand", ANT)
    made.begin("main")
    assert characteristics(made.game, number).attributes == ("fire", "water")


@pytest.mark.clause("dm", "110.4a")
def test_mana_of_a_card_that_is_of_every_civilization_pays_for_any() -> None:
    made = scene(0)
    rainbow = Static((AddAttributes(frozenset({"water"})),), layer=OTHER, zones=(EVERYWHERE,))
    made.put("mana zone", card("Rainbow", abilities=(rainbow,)))
    made.put("hand", card("Fish", civilizations=("water",)))
    assert made.begin("main").offers("use", "Fish")


@pytest.mark.clause("dm", "110.4")
@pytest.mark.clause("dm", "110.4b")
@pytest.mark.clause("dm", "313.2")
@pytest.mark.parametrize("zone", ["mana zone", "battle zone", "graveyard"])
def test_an_ability_that_names_its_zone_works_there_and_nowhere_else(zone: str) -> None:
    made = scene()
    land = Static(
        (AddStats((1000,)),),
        both(YOURS, cards(name="Bear")),
        layer=SUM,
        zones=("mana zone",),
        only_there=True,
    )
    watch = Triggered(Moment("turn_ends"), fx.Draw(2), zones=("mana zone",), only_there=True)
    bear = made.put("battle zone", BEAR)
    made.put(zone, card("Hill", abilities=(land, watch), types=("creature",)))
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    made.begin("main")
    there = zone == "mana zone"
    assert power(made.game, bear) == (4000 if there else 3000)
    made.until("charge_mana", player=1)
    assert len(made.cards("deck")) == deck - (2 if there else 0)


@pytest.mark.clause("dm", "110.4g")
@pytest.mark.parametrize("effect", ["discard", "destroy"])
def test_an_ability_that_can_only_trigger_elsewhere_works_there(effect: str) -> None:
    made = scene()
    raid = Triggered(Moves(None, ("graveyard",)), fx.Draw(2), zones=("graveyard",), only_there=True)
    ghoul = card("Ghoul", abilities=(raid,))
    deck = len(made.cards("deck"))
    if effect == "destroy":
        made.put("battle zone", ghoul)
        cast(made, fx.Destroy(Each(cards(zones=HERE, name="Ghoul"))))
    else:
        made.put("hand", ghoul)
        made.put("hand", card("Other", abilities=(replace(raid, zones=(), only_there=False),)))
        made.put("battle zone", ANT)
        cast(made, fx.MoveTo(Each(cards(zones=("hand",), types=CREATURE)), "graveyard"))
        assert "Other" in made.names("graveyard")
    assert len(made.cards("deck")) == deck - 2


@pytest.mark.clause("dm", "110.2e")
def test_an_effect_on_cards_does_not_follow_them_out_of_its_range() -> None:
    made = scene(5)
    made.put("hand", spell("Haste", 1, effect=fx.Modify(Each(YOURS), (AddStats((2000,)),), layer=SUM)))
    bear = made.put("battle zone", BEAR)
    made.put("hand", spell("Wave", 1, effect=fx.MoveTo(Each(both(YOURS, cards(name="Bear"))), "hand")))
    ant = made.put("battle zone", ANT)
    made.begin("main").answer("use", "Haste")
    assert power(made.game, bear) == 5000
    made.answer("use", "Wave").answer("use", "Bear")
    assert (power(made.game, bear), power(made.game, ant)) == (3000, 3000)


@pytest.mark.clause("dm", "207.2")
def test_an_effect_changes_how_much_mana_a_card_gives() -> None:
    made = scene(1)
    double = (GainKeywords(frozenset({"mana 2"})),)
    made.put("battle zone", banner(double, cards(zones=("mana zone",), whose="you"), OTHER))
    made.put("hand", card("Two", 2))
    made.put("hand", card("Three", 3))
    made.begin("main")
    assert made.offered("use") == ["Two"]
    made.answer("use", "Two")
    assert "Two" in made.names("battle zone")


@pytest.mark.clause("dm", "207.2")
@pytest.mark.clause("dm", "309.5")
def test_a_core_gives_a_civilization_and_no_mana() -> None:
    made = scene(1)
    made.put("mana zone", card("Core", civilizations=("darkness",), types=("core",)))
    made.put("hand", card("Pair", 2, civilizations=("fire", "darkness")))
    made.put("hand", card("One", 1, civilizations=("darkness",)))
    made.begin("main")
    assert made.offered("use") == ["One"]
    made.answer("use", "One")
    assert "One" in made.names("battle zone")
    assert all(made.in_play(one).rested for one in made.cards("mana zone"))


@pytest.mark.clause("dm", "309.5")
@pytest.mark.clause("dm", "112.2c")
def test_a_core_is_not_tapped_where_its_civilization_is_not_asked_for() -> None:
    made = scene(2)
    made.put("mana zone", card("Core", civilizations=("darkness",), types=("core",)))
    made.put("mana zone", card("Fish", civilizations=("water",)))
    made.put("hand", card("Pair", 2))
    made.begin("main").answer("use", "Pair").answer("tap", "Ant")
    assert made.offered("tap") == ["Ant", "Fish"]


@pytest.mark.clause("dm", "400.5")
@pytest.mark.clause("dm", "409.1d")
def test_a_card_that_left_the_graveyard_and_came_back_is_not_used_by_the_old_effect() -> None:
    made = scene(5)
    made.put("graveyard", BEAR)
    made.put("hand", ANT)
    bears = cards(zones=("graveyard", "hand"), name="Bear")
    allow = fx.Modify(Each(bears), FROM_HERE, layer=OTHER)
    cast(made, fx.Do((allow, fx.MoveTo(Each(bears), "hand"), fx.MoveTo(Each(bears), "graveyard"))))
    assert made.offered("use") == ["Ant"]


@pytest.mark.clause("dm", "105.4a")
def test_only_creatures_tama_seeds_and_mana_are_tapped_and_untapped() -> None:
    made = scene(1)
    numbers = [
        made.put("battle zone", card(kind.title(), types=(kind,)), 1)
        for kind in ("creature", "tama seed", "cross gear", "field", "fortress")
    ]
    mana = made.put("mana zone", ANT, 1)
    hand = made.put("hand", ANT, 1)
    every = fx.Rest(Each(cards(zones=(*HERE, "mana zone", "hand"), whose="opponent")))
    made.put("battle zone", ANT)
    cast(made, every)
    assert [made.in_play(one).rested for one in numbers] == [True, True, False, False, False]
    assert made.in_play(mana).rested
    assert hand not in made.state.instances


@pytest.mark.clause("dm", "105.4a")
@pytest.mark.clause("dm", "105.4")
@pytest.mark.parametrize("taps", [True, False])
def test_cards_on_shields_and_cards_that_lie_otherwise_are_not_turned_by_effects(taps: bool) -> None:
    made = scene(2)
    fortress = made.put("battle zone", card("Keep", types=("fortress",)), 1, rested=not taps)
    bear = made.put("battle zone", BEAR, 1, rested=not taps)
    gear = made.put("battle zone", card("Gear", types=("cross gear",)), 1, rested=not taps)
    shield = made.cards("shield zone", 1)[0]
    laid = [made.put("shield zone", one, 1) for one in (ANT, card("Castle", types=("castle",)))]
    for one in laid:
        made.state.instances[one] = Instance(one, 1, 1, one)
        made.state.instances[one].host = shield
        made.state.instances[one].rested = not taps
    mana = made.put("mana zone", ANT, 1, rested=not taps)
    lives = Static((AddTypes(CREATURE),), cards(name="Gear"))
    made.put("battle zone", card("Smith", abilities=(lives,)), 1)
    made.put("battle zone", ANT)
    every = Each(cards(zones=(*HERE, "mana zone", "shield zone"), whose="opponent"))
    cast(made, fx.Rest(every) if taps else fx.Recover(every))
    turned = {one: made.in_play(one).rested is taps for one in (fortress, bear, gear, *laid, mana)}
    assert turned == {fortress: False, bear: True, gear: True, laid[0]: False, laid[1]: False, mana: True}


@pytest.mark.clause("dm", "603.2c")
def test_what_triggers_on_becoming_tapped_triggers_on_the_change_alone() -> None:
    made = scene()
    made.put("battle zone", when("rested", fx.Draw(1), "Drummer", watches=THEIRS))
    bear = made.put("battle zone", BEAR, 1)
    made.put("battle zone", GIANT, 1, rested=True)
    made.put("battle zone", ANT)
    deck = len(made.cards("deck"))
    cast(made, fx.Do((fx.Rest(Each(THEIRS)), fx.Rest(Each(THEIRS)))))
    assert made.in_play(bear).rested
    assert len(made.cards("deck")) == deck - 1


@pytest.mark.clause("dm", "603.2c")
def test_an_attacker_and_a_blocker_become_tapped() -> None:
    made = scene()
    everyone = cards(zones=HERE, types=CREATURE)
    made.put("battle zone", when("rested", fx.Draw(1), "Drummer", watches=everyone))
    made.put("battle zone", BEAR)
    wall = made.put("battle zone", card("Wall", 1, 9000, "Blocker"), 1)
    deck = len(made.cards("deck"))
    made.begin("attack").answer("attack", "Bear", -1)
    assert len(made.cards("deck")) == deck - 1
    made.answer("block", wall)
    assert len(made.cards("deck")) == deck - 2


TAPPER = card("Tapper", 1, 1000, abilities=(Activated(fx.Draw(2), Cost((RestThis(),))),))


@pytest.mark.clause("dm", "110.3c")
@pytest.mark.clause("dm", "602.1")
def test_a_creature_is_tapped_for_its_ability_where_it_could_attack() -> None:
    made = scene()
    tapper = made.put("battle zone", TAPPER)
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    assert made.begin("main").offered("activate") == []
    made.answer("pass")
    assert made.offered("activate") == ["Tapper"]
    made.answer("activate", "Tapper")
    assert len(made.cards("deck")) == deck - 2
    assert made.in_play(tapper).rested


@pytest.mark.clause("dm", "602.3")
@pytest.mark.clause("dm", "602.3a")
@pytest.mark.parametrize("how", ["sick", "forbidden", "tapped"])
def test_a_creature_that_cannot_attack_is_not_tapped_for_its_ability(how: str) -> None:
    made = scene()
    made.put("battle zone", ANT)
    made.put("battle zone", TAPPER, entered=5 if how == "sick" else 1, rested=how == "tapped")
    made.put("battle zone", card("Ready", abilities=TAPPER.abilities))
    if how == "forbidden":
        held = cards(zones=HERE, name="Tapper")
        made.put("battle zone", banner((Restrict(Cannot("attack")),), held, OTHER), 1)
    assert made.begin("attack").offered("activate") == ["Ready"]


@pytest.mark.clause("dm", "603.6")
@pytest.mark.clause("dm", "603.6a")
@pytest.mark.clause("dm", "607.2")
def test_a_later_ability_waits_for_what_happens_after_it_came_about() -> None:
    made = scene()
    later = Triggered(Rests(YOURS), fx.Recover(Subject()))
    before = made.put("battle zone", GIANT, rested=True)
    bear = made.put("battle zone", BEAR)
    cast(made, fx.Later(later))
    made.until("attack").answer("attack", bear, -1).until("attack")
    assert not made.in_play(bear).rested
    assert made.in_play(before).rested
    made.answer("attack", bear, -1)
    assert made.in_play(bear).rested


@pytest.mark.clause("dm", "607.2")
def test_an_effect_may_have_something_done_at_a_later_moment() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    end = Triggered(Moment("turn_ends"), fx.Destroy(Each(both(YOURS, cards(name="Bear")))))
    cast(made, fx.Later(end))
    assert made.zone_of(bear) == "battle zone"
    made.until("charge_mana", player=1)
    assert made.state.where[bear] // 2 == GRAVEYARD


@pytest.mark.clause("dm", "110.2d")
def test_an_ability_may_do_something_once_for_some_time_or_instead_of_something() -> None:
    made = scene()
    once_and_lasting = fx.Do((fx.Draw(1), fx.Modify(This(), (AddStats((1000,)),), layer=SUM)))
    herald = when("enters", once_and_lasting, "Herald")
    guard = Replacement(Destroyed(), fx.MoveTo(Subject(), "hand"))
    herald.abilities = (*herald.abilities, guard)
    number = made.put("hand", herald)
    made.put("hand", spell("Axe", 0, effect=fx.Destroy(Each(YOURS))))
    made.put("mana zone", ANT)
    deck = len(made.cards("deck"))
    made.begin("main").answer("use", "Herald")
    assert (len(made.cards("deck")), power(made.game, number)) == (deck - 1, 3000)
    made.answer("use", "Axe")
    assert made.zone_of(number) == "hand"

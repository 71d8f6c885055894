"""What changes the cost of cards of Duel Masters as their use is declared (601.1), told as scenes."""

import pytest

from rules.games.dm.layers import OTHER
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered, Way
from rules.language.amounts import Amount, Count
from rules.language.changes import ChangeCost
from rules.language.conditions import There
from rules.language.costs import Cost, Pay
from rules.language.durations import ALWAYS
from rules.language.events import Destroyed, Moment
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter, IsRested
from rules.language.references import Chosen, Each, It
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.scenes import banner, scene, tap_first
from tests.rules.restricted import played_from

YOUR_HAND = cards(zones=("hand",), whose="you")
YOUR_MANA = cards(zones=("mana zone",), whose="you")


def cheaper(amount: Amount, affects: Filter | None = None) -> Static:
    """Return the ability by which its card, or cards that meet a filter, cost so much less."""
    return Static((ChangeCost(less=(("mana", amount),)),), affects)


@pytest.mark.clause("dm", "409.1c")
@pytest.mark.clause("dm", "601.1a")
@pytest.mark.clause("dm", "601.1e")
@pytest.mark.parametrize("by_itself", [True, False])
@pytest.mark.parametrize("mana", [2, 3])
def test_what_a_cost_is_less_by_counts_the_card_in_hand_and_stays_while_it_is_paid(
    by_itself: bool, mana: int
) -> None:
    made = scene(mana)
    less = Count(YOUR_HAND)
    if by_itself:
        made.put("hand", card("Friend", 6, abilities=(cheaper(less),)))
    else:
        made.put("hand", card("Friend", 6))
        made.put("battle zone", card("Lupin", abilities=(cheaper(less, cards(whose="you", name="Friend")),)))
    made.fill("hand", card("Stone", 9), 2)
    made.put("battle zone", ANT)
    made.begin("main")
    if mana == 2:
        assert made.ask.kind == "attack"
        return
    assert made.names("battle zone")[-1] == "Friend" or made.answer("use", "Friend")
    assert "Friend" in made.names("battle zone")
    assert all(made.in_play(one).rested for one in made.cards("mana zone"))


@pytest.mark.clause("dm", "409.1c")
@pytest.mark.clause("dm", "601.1c")
def test_a_card_in_the_mana_zone_counts_there_until_it_is_used() -> None:
    made = scene(3)
    made.put("battle zone", banner((played_from("mana zone"),), YOUR_MANA, OTHER, "Opener"))
    friend = made.put("mana zone", card("Friend", 8, abilities=(cheaper(Count(YOUR_MANA)),)))
    tap_first(made.begin("main").answer("use", friend))
    assert made.zone_of(friend) == "battle zone"
    assert sum(made.in_play(one).rested for one in made.cards("mana zone")) == 3


@pytest.mark.clause("dm", "601.1e")
def test_a_reduction_by_what_paying_changes_is_settled_before_it_is_paid() -> None:
    made = scene(3)
    untapped = cards(IsRested(False), zones=("mana zone",), whose="you")
    made.put("hand", card("Friend", 6, abilities=(cheaper(Count(untapped)),)))
    made.put("hand", ANT)
    made.begin("main").answer("use", "Friend")
    assert made.names("battle zone") == ["Friend"]


@pytest.mark.clause("dm", "601.1a")
@pytest.mark.parametrize("cheap", [0, 1])
def test_of_two_copies_the_one_that_was_made_cheaper_is_offered_too(cheap: int) -> None:
    made = scene(2)
    copies = made.fill("hand", card("Twin", 3), 2)
    made.put("hand", card("Stone", 9))
    discount = fx.Modify(Chosen(cards(zones=("hand",), name="Twin")), (ChangeCost(less=(("mana", 2),)),))
    made.put("hand", spell("Coupon", 1, effect=discount))
    made.begin("main").answer("use", "Coupon").answer("choose", copies[cheap])
    assert [one.card for one in made.ask.options if one.verb == "use"] == [copies[cheap]]
    made.answer("use", copies[cheap])
    assert made.zone_of(copies[cheap]) == "battle zone"


@pytest.mark.clause("dm", "503.1")
@pytest.mark.clause("dm", "601.1a")
def test_of_two_copies_of_which_one_is_cheaper_either_may_be_charged() -> None:
    made = scene(1)
    copies = made.fill("hand", card("Twin", 3), 2)
    discount = fx.Modify(
        Chosen(cards(zones=("hand",), name="Twin")), (ChangeCost(less=(("mana", 2),)),), ALWAYS
    )
    made.put("battle zone", card("Usher", abilities=(Triggered(Moment("turn_begins"), discount),)))
    made.begin("turn start").answer("choose", copies[1])
    assert [one.card for one in made.ask.options if one.verb == "charge"][:2] == copies


@pytest.mark.clause("dm", "112.2a")
@pytest.mark.clause("dm", "601.1f")
@pytest.mark.parametrize("tapped", ["Ant", "Bear"])
def test_who_pays_says_which_card_is_tapped_where_any_card_asks_about_the_mana_zone(tapped: str) -> None:
    made = scene(1)
    bear = made.put("mana zone", BEAR)
    bears = cards(zones=("mana zone",), whose="you", name="Bear")
    made.put("hand", spell("Spring", 1, effect=fx.MoveTo(Each(bears), "battle zone")))
    made.put("hand", ANT)
    made.begin("main").answer("use", "Spring")
    assert (made.ask.kind, made.offered("tap")) == ("pay_mana", ["Ant", "Bear"])
    made.answer("tap", tapped)
    assert made.zone_of(bear) == "battle zone"
    assert made.offered("use") == ([] if tapped == "Ant" else ["Ant"])


@pytest.mark.clause("dm", "112.2a")
@pytest.mark.parametrize("about", ["filter", "zone", "nothing"])
def test_where_no_card_asks_about_the_mana_zone_it_is_all_the_same_which_is_tapped(about: str) -> None:
    works = Static((), None, zones=("mana zone",)) if about == "zone" else Static(())
    asks = Triggered(Destroyed(cards(zones=("battle zone",))), fx.Destroy(Each(YOUR_MANA)))
    made = scene(1)
    made.put("mana zone", BEAR)
    made.put("battle zone", card("Bystander", abilities=(asks if about == "filter" else works,)))
    made.fill("hand", ANT, 2)
    made.begin("main").answer("use", "Ant")
    assert (made.ask.kind == "pay_mana") is (about != "nothing")


@pytest.mark.clause("dm", "601.1a")
@pytest.mark.clause("dm", "112.2a")
def test_of_two_copies_the_one_that_a_later_effect_waits_for_is_offered_too() -> None:
    made = scene(2)
    copies = made.fill("hand", ANT, 2)
    goes = Triggered(Moment("turn_ends"), fx.MoveTo(It(), "graveyard"))
    made.put("hand", spell("Curse", 1, effect=fx.Later(goes, Chosen(cards(zones=("hand",), name="Ant")))))
    made.begin("main").answer("use", "Curse").answer("choose", copies[1])
    assert [one.card for one in made.ask.options if one.verb == "use"] == copies
    made.answer("use", copies[1]).until("charge_mana", player=1)
    assert [made.zone_of(one) for one in copies] == ["hand", "battle zone"]


@pytest.mark.clause("dm", "601.1a")
@pytest.mark.clause("dm", "601.1b")
def test_of_two_other_costs_the_one_whose_condition_holds_is_offered() -> None:
    no_bear, bear = (There(cards(zones=("battle zone",), name="Bear"), *count) for count in ((0, 0), (1,)))
    ways = [
        Way(cost=Cost((Pay(1, "mana"),)), instead=True, when=when, name=f"Cut {place}")
        for place, when in enumerate((no_bear, bear))
    ]
    made = scene(1)
    made.put("battle zone", BEAR)
    made.put("hand", card("Knight", 5, abilities=tuple(ways)))
    made.put("hand", ANT)
    made.begin("main")
    assert [one.note for one in made.ask.options if one.note] == ["Cut 1"]

"""What a node of the language may say: no player where only cards can be, no number without sense."""

from dataclasses import replace

import pytest

from rules.language.abilities import (
    Replacement,
    Spell,
    Static,
    Triggered,
    Way,
)
from rules.language.amounts import Count, Fixed, Plus, Rolled
from rules.language.changes import AddStats, ChangeCost, GainAbilities, Restrict
from rules.language.checker import check
from rules.language.composed import ChooseNumber, Fix, IfPaid, Look
from rules.language.conditions import Compare, PlayedBy
from rules.language.costs import Cost, Pay
from rules.language.effects import (
    DealDamage,
    Destroy,
    Discard,
    Draw,
    If,
    LoseLife,
    SetLife,
)
from rules.language.events import (
    Attacks,
    Enters,
    TakesDamage,
)
from rules.language.filters import AnyOf, InZone, IsPlayer, OfRace, StatIs
from rules.language.references import (
    Chosen,
    Each,
    Target,
    TargetPlayer,
)
from rules.language.restrictions import Cannot
from tests.rules.language.made_up import MADE_UP

ANY = InZone(("table",))


def faults(tree, of=MADE_UP):
    return [str(fault) for fault in check(tree, of)]


def test_what_is_paid_in_place_of_a_cost_does_not_reduce_it():
    assert faults(Way(cost=Cost((Pay(1, "red"),)), less=2)) == []
    assert faults(Way(cost=Cost((Pay(1, "red"),)), instead=True, less=2)) == [
        "less: what is paid in place of a cost does not reduce it; only what is paid besides does"
    ]


def test_targets_are_chosen_only_for_an_effect():
    assert faults(Replacement(TakesDamage(), Destroy(Target()), targets=(ANY,), amount=2)) == []
    assert faults(Replacement(TakesDamage(), targets=(ANY,), amount=2)) == [
        "targets: targets are chosen for an effect, and this has none"
    ]


@pytest.mark.parametrize(
    ("tree", "fault"),
    [
        (Draw(-2), "amount: -2 is too small; it is 1 or more"),
        (Draw(10**12), "amount: 1000000000000 is too large; it is 1000 or less"),
        (LoseLife(-5), "amount: -5 is too small; it is 1 or more"),
        (SetLife(-1), "amount: -1 is too small; it is 0 or more"),
        (Destroy(Chosen(ANY, 1, -1)), "what.least: -1 is too small; it is 0 or more"),
        (Look(0, Draw()), "count: 0 is too small; it is 1 or more"),
        (ChooseNumber(-1, Draw()), "most: -1 is too small; it is 1 or more"),
        (ChooseNumber(10**8, Draw()), "most: 100000000 is too large; it is 100000 or less"),
        (IfPaid(Cost((Pay(-3, "red"),)), Draw()), "cost.parts[0].amount: -3 is too small; it is 0 or more"),
        (Fix(Rolled(10**9), Draw()), "amount.dice: 1000000000 is too large; it is 1000 or less"),
    ],
    ids=repr,
)
def test_no_text_counts_below_nothing_or_without_end(tree, fault):
    assert faults(tree) == [fault]


def test_costs_are_reduced_or_increased_by_something():
    assert faults(ChangeCost(less=(("red", 2),))) == []
    for change in ({"less": (("red", -3),)}, {"more": (("red", 0),)}):
        (fault,) = faults(ChangeCost(**change))
        assert fault.startswith(f"{next(iter(change))}: a cost changes by 1 or more")


PLAYER_OR_ELF = AnyOf((IsPlayer(), OfRace(frozenset({"elf"}))))


@pytest.mark.parametrize(
    "tree",
    [
        Spell(DealDamage(Target(), 2), targets=(IsPlayer(),)),
        Spell(DealDamage(Target(), 2), targets=(PLAYER_OR_ELF,)),
        Spell(DealDamage(Chosen(PLAYER_OR_ELF), 2)),
        Spell(Discard(who=TargetPlayer()), targets=(IsPlayer("opponent"),)),
        Triggered(Attacks(target=IsPlayer()), effect=Draw()),
        Static((Restrict(Cannot("attack", IsPlayer("opponent"))),)),
    ],
    ids=repr,
)
def test_players_are_meant_where_they_can_be(tree):
    assert faults(tree) == []


NOT_HERE = "no player can be meant here; only cards can"


@pytest.mark.parametrize(
    ("tree", "fault"),
    [
        (Destroy(Each(IsPlayer())), f"what.filter: {NOT_HERE}"),
        (Destroy(Chosen(PLAYER_OR_ELF)), f"what.filter.parts[0]: {NOT_HERE}"),
        (Triggered(Enters(IsPlayer()), effect=Draw()), f"event.what: {NOT_HERE}"),
        (Static((AddStats((1, 1)),), IsPlayer()), f"affects: {NOT_HERE}"),
        (
            Spell(Destroy(Target()), targets=(IsPlayer(),)),
            "effect.what.index: target 0 is a player, and this is done to cards; a 'target_player' can be",
        ),
    ],
    ids=repr,
)
def test_players_are_not_meant_where_only_cards_can_be(tree, fault):
    assert faults(tree) == [fault]


def test_dice_are_rolled_once_where_their_number_is_fixed():
    rolled = Rolled(2)
    assert faults(Fix(Plus((rolled, 1)), Draw(Fixed()))) == []
    once = "dice are rolled once, where a 'fix' gives the result a name for its effect"
    assert faults(Draw(rolled)) == [f"amount: {once}"]
    strong = Count(StatIs("attack", ">=", rolled))
    assert faults(Fix(strong, Draw(Fixed()))) == [f"amount.filter.amount: {once}"]
    assert faults(Static((AddStats((rolled, 0)),))) == [f"changes[0].amounts[0]: {once}"]
    assert faults(If(Compare(rolled, ">=", 4), Draw())) == [f"condition.one: {once}"]


def test_a_way_is_one_of_the_card_or_of_the_game():
    asks = Spell(effect=If(PlayedBy("loud"), Draw()))
    way = Way(cost=Cost((Pay(1, "red"),)), name="loud")
    granted = Static((GainAbilities((way,)),))
    assert [*map(str, check((asks,), MADE_UP, whole=False))] == [], "the rest of the card may have it"
    assert faults((asks, way)) == faults((asks, granted)) == faults(If(PlayedBy("in haste"), Draw())) == []
    assert faults((asks, replace(way, name="lord"))) == [
        "abilities[0].effect.condition.way: no way 'loud'; did you mean 'lord'?"
    ]
    assert faults(asks) == ["effect.condition.way: no way 'loud'; there are 'for free', 'in haste'"]

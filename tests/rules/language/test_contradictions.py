"""Trees whose words are right but which contradict themselves, or say what changes nothing."""

import pytest

from rules.language.abilities import Activated, AsItEnters, Mode, Replacement, Spell, Static, Triggered, Way
from rules.language.amounts import EventAmount, Share
from rules.language.changes import AddStats, ChangeCost, SetRaces
from rules.language.checker import check
from rules.language.composed import ChooseOne, Do, IfPaid, RollDie
from rules.language.conditions import There
from rules.language.costs import FREE, Cost, DiscardCards, Pay
from rules.language.effects import ChangeLife, DealDamage, Destroy, Draw, Later, Modify, MoveTo
from rules.language.events import AnyEvent, Becomes, During, GainsLife, Nth, TakesDamage
from rules.language.filters import InZone, OfRace
from rules.language.references import Chosen, Each, GivenUp, Subject, Target, This
from tests.rules.language.made_up import MADE_UP

TABLED = InZone(("table",))
BY_ITSELF = "a state is watched by an ability in play, and not together with an event"
HIT = DealDamage(Target(), Share(1))


@pytest.mark.parametrize(
    ("tree", "fault"),
    [
        (ChooseOne((Draw(),)), "effects: at least two effects belong here"),
        (RollDie((Draw(),)), "effects: at least two effects belong here"),
        (
            Destroy(Chosen(TABLED, each=True, within=3, total="attack")),
            "what.within: what each player chooses has no limit in all",
        ),
        (Destroy(Chosen(TABLED, total="attack")), "what.total: it is not said how much that may be in all"),
        (There(TABLED, 3, 2), "there cannot be at least 3 and at most 2"),
        (Replacement(GainsLife(), destination="heap"), "destination: this event moves no card"),
        (
            Replacement(Nth(GainsLife(), 2), effect=Draw()),
            "event: which one of several it will be is not known before it has happened",
        ),
        (
            Replacement(During(Nth(GainsLife(), 2)), effect=Draw()),
            "event: which one of several it will be is not known before it has happened",
        ),
        (Triggered(During(Becomes(There(TABLED, 1))), Draw()), f"event.event: {BY_ITSELF}"),
        (Triggered(Nth(Becomes(There(TABLED, 1)), 2), Draw()), f"event.event: {BY_ITSELF}"),
        (Triggered(AnyEvent((GainsLife(), Becomes(There(TABLED, 1)))), Draw()), f"event.event: {BY_ITSELF}"),
        (Later(Triggered(Becomes(There(TABLED, 1)), Draw())), f"ability: {BY_ITSELF}"),
        (
            Way(cost=FREE, instead=True, must=True, name="loud"),
            "must: what is paid in place of a cost is never paid besides",
        ),
        (ChangeCost(), "nothing changes about the cost"),
        (
            Spell(effect=HIT, targets=(TABLED,), divides=3),
            "effect.amount.index: no target 1; there are 1, counted from 0",
        ),
        (Activated(effect=Destroy(GivenUp())), "effect.what: no cards are given up to pay for this"),
        (
            IfPaid(Cost((Pay(1, "coin"),)), MoveTo(GivenUp(), "hand")),
            "then.what: no cards are given up to pay for this",
        ),
        (Spell(modes=(Mode(Draw()),)), "modes: at least two modes belong here"),
        (Activated(effect=Draw(), uses=2), "uses: an ability that is not limited can be used as often as"),
        (Spell(effect=Draw(), at_most=2), "at_most: there are no targets to choose"),
        (Spell(effect=Destroy(Target()), targets=(TABLED,), step=2), "step: nothing is divided"),
        (OfRace(frozenset()), "words: something belongs here"),
        (Do((ChangeLife(EventAmount()),)), "effects[0].amount: no event has an amount here"),
        (Static(changes=()), "changes: something belongs here"),
    ],
    ids=str,
)
def test_what_contradicts_itself_or_changes_nothing_is_refused(tree: object, fault: str) -> None:
    found = [str(one) for one in check(tree, MADE_UP)]
    assert any(one.startswith(fault) for one in found), found


@pytest.mark.parametrize(
    "tree",
    [
        ChooseOne((Draw(), Draw(2))),
        Destroy(Chosen(TABLED, within=3, total="attack")),
        There(TABLED, 2, 2),
        Modify(This(), (SetRaces(frozenset()),)),
        IfPaid(Cost((DiscardCards(),)), MoveTo(GivenUp(), "hand")),
        Activated(effect=Draw(), once_a_turn=True, uses=2),
        AsItEnters(Modify(Subject(), (AddStats((1, 1)),))),
        Replacement(TakesDamage(), amount=2),
        Destroy(Each(TABLED)),
    ],
    ids=str,
)
def test_what_comes_close_to_a_contradiction_and_is_none_passes(tree: object) -> None:
    assert [str(one) for one in check(tree, MADE_UP)] == []


def test_a_card_is_checked_as_far_as_it_has_abilities_at_all() -> None:
    found = [str(one) for one in check((Draw(),), MADE_UP)]
    assert found == ["abilities[0]: Draw(amount=1, who='you') cannot be here; a node of ability can"]


def test_a_pair_has_as_many_parts_as_it_names() -> None:
    cost = ChangeCost(more=(("coin", 1, 2),))  # type: ignore[arg-type]
    assert [str(one) for one in check(cost, MADE_UP)] == ["more[0]: 2 values belong here, not 3"]

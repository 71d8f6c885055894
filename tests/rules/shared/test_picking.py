"""Which cards and players an ability speaks of in every game: filters, references, conditions."""

from collections.abc import Callable

import pytest

from rules.language import amounts as am
from rules.language import conditions as cn
from rules.language import effects as fx
from rules.language import filters as fl
from rules.language import references as rf
from rules.language.abilities import Triggered
from rules.language.events import Destroyed, Draws, Enters
from rules.language.filter_shorthand import cards
from rules.systems import CODES
from tests.rules.shared.table import Table, games_with

everywhere = pytest.mark.parametrize("code", sorted(CODES))


def board(code: str) -> Table:
    """Return a scene with a bear and a wolf against an ox."""
    table = Table(code)
    beast, dragon = table.kit.races
    light, dark = table.kit.attributes
    fierce = table.kit.keyword
    table.put(table.creature("Bear", strength=1, cost=1, race=beast, attribute=light), rested=True)
    table.put(table.creature("Wolf", strength=3, cost=2, race=beast, attribute=dark, keyword=fierce))
    table.put(table.creature("Ox", strength=2, cost=2, race=dragon, attribute=dark), 1)
    return table


def counted(table: Table, wanted: fl.Filter) -> int:
    """Return how many creatures in play meet a filter, as a spell counts them."""
    before = table.deck()
    table.cast(fx.Draw(am.Count(table.creatures(wanted))))
    return before - table.deck()


FILTERS: dict[str, tuple[Callable[[Table], fl.Filter], int]] = {
    "any of": (lambda on: fl.AnyOf((fl.Named("Bear"), fl.Named("Ox"))), 2),
    "all": (lambda on: fl.All((fl.Controlled(), fl.Named("Bear"))), 1),
    "not": (lambda on: fl.Not(fl.Named("Bear")), 2),
    "a name": (lambda on: fl.Named("Bear"), 1),
    "a part of a name": (lambda on: fl.NameHas("o"), 1),
    "a part of a race": (lambda on: fl.RaceHas(on.kit.races[0]), 2),
    "a race": (lambda on: fl.OfRace(frozenset({on.kit.races[1]})), 1),
    "an attribute": (lambda on: fl.OfAttribute(frozenset({on.kit.attributes[1]})), 2),
    "a keyword": (lambda on: fl.WithKeyword(frozenset({on.kit.keyword})), 1),
    "strength": (lambda on: fl.StatIs(on.stat, ">=", 2 * on.unit), 2),
    "little strength": (lambda on: fl.StatIs(on.stat, "<", 2 * on.unit), 1),
    "a cost": (lambda on: fl.CostIs("=", 2), 2),
    "a low cost": (lambda on: fl.CostIs("<=", 1), 1),
    "rested": (lambda on: fl.IsRested(), 1),
    "recovered": (lambda on: fl.IsRested(False), 2),
    "controlled by the opponent": (lambda on: fl.Controlled("opponent"), 1),
    "spoken of": (lambda on: fl.OneOf(rf.Each(fl.All((fl.InZone((on.on.field,)), fl.Named("Ox"))))), 1),
    "of the same race": (lambda on: fl.SharesWith("race", rf.Each(on.named("Bear"))), 2),
    "of the same cost": (lambda on: fl.SharesWith("cost", rf.Each(on.named("Ox"))), 2),
    "of the same attribute": (lambda on: fl.SharesWith("attribute", rf.Each(on.named("Bear"))), 1),
}


@everywhere
@pytest.mark.parametrize("what", FILTERS)
def test_creatures_are_counted_that_have_something(code: str, what: str) -> None:
    table = board(code)
    wanted, count = FILTERS[what]
    assert counted(table, wanted(table)) == count


@everywhere
def test_whose_card_it_is_differs_from_who_controls_it(code: str) -> None:
    table = board(code)
    table.put(table.creature("Cow"), 0, owner=1)
    table.put(table.creature("Hen"))
    before = table.deck()
    mine = table.creatures(fl.Owned("opponent"))
    table.cast(fx.Draw(am.Count(mine)))
    assert before - table.deck() == 2


@everywhere
def test_a_card_that_is_face_down_is_told_apart(code: str) -> None:
    table = board(code)
    table.put(table.creature("Mole"), face_down=True)
    before = table.deck()
    table.cast(fx.Draw(am.Count(cards(fl.FaceDown(), zones=(table.on.field,)))))
    assert before - table.deck() == 1


@pytest.mark.parametrize("code", games_with("of_subtype"))
def test_a_card_of_a_subtype_is_told_apart(code: str) -> None:
    table = board(code)
    word = table.subtype
    made = table.creature("Cub")
    made.marks |= {word}
    table.put(made)
    assert counted(table, fl.OfSubtype(frozenset({word}))) == 1


@pytest.mark.parametrize("code", games_with("entered_this_turn"))
def test_a_card_that_came_this_turn_is_told_apart(code: str) -> None:
    table = board(code)
    table.put(table.creature("Cub"), entered=5)
    assert counted(table, fl.EnteredThisTurn()) == 1


@pytest.mark.parametrize("code", games_with("damaged"))
def test_a_damaged_card_is_told_apart(code: str) -> None:
    table = board(code)
    table.put(table.creature("Cub", strength=5), damage=table.unit)
    assert counted(table, fl.Damaged()) == 1


@pytest.mark.parametrize("code", games_with("has_counters"))
@pytest.mark.parametrize(("sign", "amount", "count"), [(">=", 1, 2), ("=", 3, 1), ("<", 3, 4), (">=", 2, 1)])
def test_counters_on_a_card_are_compared(code: str, sign: fl.Sign, amount: int, count: int) -> None:
    table = board(code)
    kind, other = table.counters
    table.put(table.creature("Cub", strength=9), counters={kind: 3})
    table.put(table.creature("Hare", strength=9), counters={kind: 1, other: 9})
    assert counted(table, fl.HasCounters(kind, sign, amount)) == count


@pytest.mark.parametrize("code", games_with("attached_to", "host_of"))
def test_attached_cards_and_their_hosts_are_told_apart(code: str) -> None:
    table = board(code)
    wolf = table.scene.cards(table.on.field)[1]
    cub = table.put(table.creature("Cub"))
    table.scene.in_play(cub).host = wolf
    before = table.deck()
    attached = am.Count(cards(fl.AttachedTo(fl.Named("Wolf")), zones=(table.on.field,)))
    hosts = am.Count(cards(fl.HostOf(fl.Named("Cub")), zones=(table.on.field,)))
    table.cast(fx.Draw(am.Plus((attached, am.Times(hosts, 2)))))
    assert before - table.deck() == 3


@everywhere
def test_a_card_is_told_by_what_it_triggers_on(code: str) -> None:
    table = board(code)
    table.put(table.creature("Phoenix", Triggered(Destroyed(), fx.Draw(1))))
    table.put(table.creature("Herald", Triggered(Enters(), fx.Draw(1))))
    assert counted(table, fl.TriggersOn(Destroyed())) == 1


REFERENCES: dict[str, tuple[Callable[[Table], rf.Cards], list[str]]] = {
    "several": (
        lambda on: rf.Joined((rf.Each(on.named("Bear")), rf.Each(on.named("Ox")))),
        ["Wolf"],
    ),
    "each": (lambda on: rf.Each(on.creatures(whose="you")), ["Ox"]),
}


@everywhere
@pytest.mark.parametrize("what", REFERENCES)
def test_cards_are_destroyed_that_are_spoken_of(code: str, what: str) -> None:
    table = board(code)
    spoken, left = REFERENCES[what]
    table.cast(fx.Destroy(spoken(table)))
    assert table.there(0) + table.there(1) == left


@everywhere
def test_cards_come_from_the_top_and_the_bottom_of_a_deck_or_another_zone(code: str) -> None:
    table = Table(code)
    deck, discard = table.kit.deck, table.kit.discard
    (bear,) = table.stock(table.creature("Bear"), 1, deck, 1)
    (wolf,) = table.stock(table.creature("Wolf"), 1, discard, 1)
    (ox,) = table.stock(table.creature("Ox"), 1, discard, 1)
    lowest = table.scene.cards(deck, 1)[0]
    effects = (
        fx.MoveTo(rf.Top(of="opponent"), table.kit.hand),
        fx.MoveTo(rf.Top(of="opponent", bottom=True), table.kit.hand),
        fx.MoveTo(rf.Top(of="opponent", zone=discard), table.kit.hand),
    )
    table.cast(fx.Do(effects))
    assert {bear, lowest, ox} <= set(table.scene.cards(table.kit.hand, 1))
    assert table.scene.zone_of(wolf) == discard


@everywhere
def test_so_many_cards_come_from_the_top(code: str) -> None:
    table = Table(code)
    before = table.deck()
    table.cast(fx.MoveTo(rf.Top(3), table.kit.discard))
    assert before - table.deck() == 3


PLAYERS: dict[str, tuple[Callable[[Table], rf.Player], tuple[int, int]]] = {
    "owner": (lambda on: rf.Owner(rf.Each(on.named("Cow"))), (0, 1)),
    "controller": (lambda on: rf.Controller(rf.Each(on.named("Ox"))), (0, 1)),
    "the other of a player": (lambda on: rf.OtherThan("you"), (0, 1)),
    "the other of the opponent": (lambda on: rf.OtherThan("opponent"), (1, 0)),
    "anyone": (lambda on: "anyone", (1, 1)),
}


@everywhere
@pytest.mark.parametrize("who", PLAYERS)
def test_a_player_draws_who_is_spoken_of(code: str, who: str) -> None:
    table = board(code)
    table.put(table.creature("Cow"), 0, owner=1)
    spoken, drawn = PLAYERS[who]
    before = (table.deck(0), table.deck(1))
    table.cast(fx.Draw(1, spoken(table)))
    assert (before[0] - table.deck(0), before[1] - table.deck(1)) == drawn


@everywhere
def test_the_turn_player_draws_as_a_card_of_their_opponent_is_destroyed(code: str) -> None:
    table = Table(code)
    table.put(table.creature("Ox", Triggered(Destroyed(), fx.Draw(1, rf.TurnPlayer()))), 1)
    before = (table.deck(0), table.deck(1))
    table.cast(fx.Destroy(rf.Each(table.creatures())))
    assert (before[0] - table.deck(0), before[1] - table.deck(1)) == (1, 0)


@everywhere
def test_who_drew_discards_at_random(code: str) -> None:
    table = Table(code)
    thief = Triggered(Draws(side="opponent"), fx.Discard(1, rf.AffectedPlayer(), at_random=True))
    table.put(table.creature("Thief", thief))
    hands = (table.hand(0), table.hand(1))
    table.cast(fx.Draw(1, "opponent"))
    assert (table.hand(0), table.hand(1)) == hands


CONDITIONS: dict[str, tuple[Callable[[Table], cn.Condition], bool]] = {
    "all hold": (lambda on: cn.AllHold((cn.TurnOf(), cn.There(on.named("Cat")))), False),
    "any holds": (lambda on: cn.AnyHolds((cn.There(on.named("Cat")), cn.There(on.named("Ox")))), True),
    "fails": (lambda on: cn.Fails(cn.There(on.named("Ox"))), False),
    "enough": (lambda on: cn.There(on.creatures(), 4), False),
    "not too many": (lambda on: cn.There(on.creatures(), 0, 2), False),
    "your turn": (lambda on: cn.TurnOf("you"), True),
    "the opponent's turn": (lambda on: cn.TurnOf("opponent"), False),
    "what a card is": (lambda on: cn.Is(rf.Each(on.named("Ox")), fl.Controlled()), False),
    "what a card of yours is": (lambda on: cn.Is(rf.Each(on.named("Bear")), fl.Controlled()), True),
    "no card at all": (lambda on: cn.Is(rf.Each(on.named("Cat")), fl.Controlled()), False),
    "amounts": (lambda on: cn.Compare(am.Count(on.creatures()), "=", 3), True),
    "more": (lambda on: cn.Compare(2, ">", am.Count(on.creatures())), False),
    "happened": (lambda on: cn.Happened(Draws(), 2), True),
    "happened not so often": (lambda on: cn.Happened(Draws(), 3), False),
    "happened to the opponent": (lambda on: cn.Happened(Draws(side="opponent")), False),
}


@everywhere
@pytest.mark.parametrize("what", CONDITIONS)
def test_what_happens_hangs_on_a_condition(code: str, what: str) -> None:
    table = board(code)
    condition, holds = CONDITIONS[what]
    table.cast(fx.Do((fx.Draw(2), fx.If(condition(table), fx.Destroy(rf.Each(table.named("Ox")))))))
    assert table.there(1) == ([] if holds else ["Ox"])


@everywhere
@pytest.mark.parametrize(("event", "count"), [(Enters(), 1), (Destroyed(), 0)])
def test_a_card_is_told_by_what_happened_to_it_this_turn(
    code: str, event: Enters | Destroyed, count: int
) -> None:
    table = board(code)
    table.put(table.creature("Cub"), zone=table.kit.discard)
    fresh = table.creatures(fl.Underwent(event))
    back = fx.MoveTo(rf.Each(cards(zones=(table.kit.discard,), name="Cub")), table.on.field)
    table.hold("Call", back).hold("Tally", fx.Draw(am.Count(fresh))).begin().play("Call")
    before = table.deck()
    table.play("Tally")
    assert before - table.deck() == count


@everywhere
def test_what_happened_to_a_card_did_not_happen_to_the_object_it_becomes(code: str) -> None:
    table = board(code)
    table.put(table.creature("Cub"), zone=table.kit.discard)
    cub = rf.Each(cards(name="Cub"))
    table.hold("Call", fx.MoveTo(cub, table.on.field)).hold("Home", fx.MoveTo(cub, table.kit.hand))
    gone = cards(fl.Underwent(Enters()), zones=(table.kit.hand,))
    table.hold("Tally", fx.Draw(am.Count(gone))).begin().play("Call").play("Home")
    assert "Cub" not in table.there()
    before = table.deck()
    table.play("Tally")
    assert before == table.deck()

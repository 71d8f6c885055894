"""What abilities wait for in every game, where they work, and when they are there."""

import pytest

from rules.dialects import dialect_of
from rules.engine.costs import cost_changes
from rules.engine.ids import PLAYERS
from rules.engine.triggers import trigger_on
from rules.language import conditions as cn
from rules.language import effects as fx
from rules.language import events as ev
from rules.language import references as rf
from rules.language.abilities import AsItEnters, Continual, Replacement, Static, Triggered
from rules.language.amounts import EventAmount
from rules.language.changes import ChangeCost, GainAbilities, LoseAllAbilities
from rules.language.costs import Cost, DiscardCards
from rules.language.filter_shorthand import cards
from rules.language.vocabulary import ANY_RESOURCE
from rules.systems import CODES
from tests.rules.shared.table import Table, games_with

everywhere = pytest.mark.parametrize("code", sorted(CODES))
OPPONENT_DRAWS = ev.Draws(side="opponent")


def drawn(table: Table, effect: fx.Effect) -> int:
    """Return how many cards are drawn as a spell resolves."""
    before = table.deck()
    table.cast(effect)
    return before - table.deck()


@everywhere
@pytest.mark.parametrize(("side", "count"), [("you", 2), ("opponent", 0), ("anyone", 2)])
def test_a_card_watches_a_player_draw(code: str, side: rf.Side, count: int) -> None:
    table = Table(code)
    table.put(table.creature("Owl", Triggered(ev.Draws(side=side), fx.Rest(rf.Each(table.named("Ox"))))))
    table.put(table.creature("Ox"))
    table.put(table.creature("Hen", Triggered(OPPONENT_DRAWS, fx.Destroy(rf.This()))))
    table.cast(fx.Draw(1))
    state = table.scene.state
    rested = [state.cards[card].name for card, one in state.instances.items() if one.rested]
    assert ("Ox" in rested) == bool(count)
    assert "Hen" in table.there()


@everywhere
def test_a_card_watches_what_is_drawn(code: str) -> None:
    table = Table(code)
    what = cards(name="Bear")
    table.put(table.creature("Owl", Triggered(ev.Draws(what, "opponent"), fx.Draw(2))))
    table.stock(table.creature("Bear"), 1, table.kit.deck, 1)
    assert drawn(table, fx.Draw(3, "opponent")) == 2


@everywhere
def test_an_ability_speaks_of_a_card_that_is_drawn_as_long_as_that_is_in_the_hand(code: str) -> None:
    table = Table(code)
    away = Triggered(ev.Draws(cards(name="Bear"), "opponent"), fx.MoveTo(rf.Subject(), table.kit.discard))
    table.put(table.creature("Owl", away))
    table.stock(table.creature("Bear"), 1, table.kit.deck, 1)
    table.cast(fx.Draw(1, "opponent"))
    assert [table.now(one).name for one in table.scene.cards(table.kit.discard, 1)] == ["Bear"]


@pytest.mark.clause("dm", "701.7a")
@pytest.mark.parametrize("code", games_with("discards"))
def test_a_card_watches_what_is_discarded(code: str) -> None:
    table = Table(code)
    table.put(table.creature("Owl", Triggered(ev.Discards(cards(name="Bear")), fx.Draw(2))))
    table.put(table.creature("Bear"), 1, zone=table.kit.hand)
    table.put(table.creature("Ox"), 1, zone=table.kit.hand)
    assert drawn(table, fx.DiscardHand("opponent")) == 2


@pytest.mark.parametrize("code", games_with("rests", "recovers"))
@pytest.mark.parametrize("what", ["rested", "recovered"])
def test_a_card_watches_what_is_turned(code: str, what: str) -> None:
    table = Table(code)
    event = ev.Rests if what == "rested" else ev.Recovers
    table.put(table.creature("Owl", Triggered(event(table.named("Bear")), fx.Draw(2))))
    for name in ("Bear", "Ox"):
        table.put(table.creature(name), rested=what == "recovered")
    both = rf.Joined((rf.Each(table.named("Bear")), rf.Each(table.named("Ox"))))
    assert drawn(table, fx.Rest(both) if what == "rested" else fx.Recover(both)) == 2


@pytest.mark.clause("sve", "5.4.1")
@pytest.mark.clause("setcg", "11.9.17.2.1")
@pytest.mark.parametrize("code", games_with("enters.origin"))
@pytest.mark.parametrize(("origin", "count"), [("hand", 0), ("discard", 2)])
def test_a_card_watches_from_where_others_come(code: str, origin: str, count: int) -> None:
    table = Table(code)
    zones = (table.kit.hand if origin == "hand" else table.kit.discard,)
    table.put(table.creature("Owl", Triggered(ev.Enters(table.named("Bear"), zones), fx.Draw(2))))
    table.stock(table.creature("Bear"), 1, table.kit.discard)
    bear = rf.Each(cards(zones=(table.kit.discard,), name="Bear"))
    assert drawn(table, fx.MoveTo(bear, table.on.field)) == count


@pytest.mark.parametrize("code", games_with("leaves.destination"))
@pytest.mark.parametrize(("destination", "count"), [("hand", 2), ("discard", 0)])
def test_a_card_watches_to_where_others_go(code: str, destination: str, count: int) -> None:
    table = Table(code)
    zones = (table.kit.hand if destination == "hand" else table.kit.discard,)
    table.put(table.creature("Owl", Triggered(ev.Leaves(table.creatures(), zones), fx.Draw(2))))
    table.put(table.creature("Bear"))
    assert drawn(table, fx.MoveTo(rf.Each(table.named("Bear")), table.kit.hand)) == count


@pytest.mark.clause("sve", "10.7.4.1.1")
@pytest.mark.parametrize("code", games_with("moves"))
@pytest.mark.parametrize("missed", ["", "origin", "destination", "what"])
def test_a_card_watches_a_card_move(code: str, missed: str) -> None:
    table = Table(code)
    hand, discard = table.kit.hand, table.kit.discard
    event = ev.Moves(
        cards(name="Ox" if missed == "what" else "Bear"),
        (hand if missed == "destination" else discard,),
        (discard if missed == "origin" else hand,),
    )
    table.put(table.creature("Owl", Triggered(event, fx.Draw(2))))
    table.stock(table.creature("Bear"), 1, hand, 1)
    bear = rf.Each(cards(zones=(hand,), name="Bear"))
    assert drawn(table, fx.MoveTo(bear, discard)) == (0 if missed else 2)


@everywhere
@pytest.mark.parametrize(("player", "count"), [("you", 2), ("opponent", 0)])
def test_a_card_watches_only_in_a_players_turn(code: str, player: rf.Player, count: int) -> None:
    table = Table(code)
    event = ev.During(ev.Destroyed(table.named("Bear")), player)
    table.put(table.creature("Owl", Triggered(event, fx.Draw(2))))
    table.put(table.creature("Bear"))
    assert drawn(table, fx.Destroy(rf.Each(table.named("Bear")))) == count


@everywhere
@pytest.mark.parametrize(("name", "count"), [("Spell", 2), ("Ox", 0)])
def test_a_card_watches_by_whose_doing_something_happens(code: str, name: str, count: int) -> None:
    table = Table(code)
    event = ev.By(ev.Destroyed(table.named("Bear")), cards(name=name))
    table.put(table.creature("Owl", Triggered(event, fx.Draw(2))))
    table.put(table.creature("Bear"))
    assert drawn(table, fx.Destroy(rf.Each(table.named("Bear")))) == count


@everywhere
def test_what_happens_outside_of_effects_is_not_the_doing_of_the_one_before(code: str) -> None:
    table = Table(code)
    event = ev.By(ev.Draws(side="opponent"), cards())
    table.put(table.creature("Owl", Triggered(event, fx.Destroy(rf.Each(table.named("Bear"))))))
    table.put(table.creature("Bear"))
    table.cast(fx.Destroy(rf.Each(table.named("Wolf"))))
    trigger_on(table.scene.game, ev.Draws, 0, player=1)
    assert table.scene.state.pending == []


@everywhere
def test_an_ability_speaks_of_the_card_whose_doing_it_was(code: str) -> None:
    table = Table(code)
    slay = Triggered(OPPONENT_DRAWS, fx.Destroy(rf.Each(table.named("Bear"))))
    table.put(table.creature("Ox", slay))
    table.put(table.creature("Wolf"))
    table.put(table.creature("Bear"))
    avenge = Triggered(ev.Destroyed(table.named("Bear")), fx.Destroy(rf.Cause()))
    table.put(table.creature("Owl", avenge))
    table.cast(fx.Draw(1, "opponent"))
    assert sorted(set(table.there()) & {"Ox", "Wolf", "Owl", "Bear"}) == ["Owl", "Wolf"]


@everywhere
@pytest.mark.parametrize("least", [1, 2])
def test_a_card_watches_for_so_much_of_something(code: str, least: int) -> None:
    table = Table(code)
    event = ev.AtLeast(ev.Draws(side="opponent"), least)
    table.put(table.creature("Owl", Triggered(event, fx.Draw(EventAmount()))))
    # Cards are drawn one by one.
    assert drawn(table, fx.Draw(3, "opponent")) == (3 if least == 1 else 0)


@everywhere
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_card_watches_the_nth_time(code: str, n: int) -> None:
    table = Table(code)
    event = ev.Nth(ev.Draws(side="opponent"), n)
    table.put(table.creature("Owl", Triggered(event, fx.Draw(1))))
    assert drawn(table, fx.Do((fx.Draw(1, "opponent"), fx.Draw(1, "opponent")))) == (1 if n < 3 else 0)


@everywhere
@pytest.mark.parametrize("name", ["Bear", "Ox", "Wolf"])
def test_a_card_watches_one_of_several_events(code: str, name: str) -> None:
    table = Table(code)
    either = ev.AnyEvent((ev.Destroyed(table.named("Bear")), ev.Destroyed(table.named("Ox"))))
    table.put(table.creature("Owl", Triggered(either, fx.Draw(2))))
    table.put(table.creature(name), 1)
    assert drawn(table, fx.Destroy(rf.Each(table.named(name)))) == (0 if name == "Wolf" else 2)


@everywhere
@pytest.mark.parametrize("there", [True, False])
def test_an_ability_is_there_only_while_a_condition_holds(code: str, there: bool) -> None:
    table = Table(code)
    when = cn.There(table.named("Ox"))
    table.put(table.creature("Owl", Triggered(OPPONENT_DRAWS, fx.Draw(2), when=when)))
    if there:
        table.put(table.creature("Ox"), 1)
    assert drawn(table, fx.Draw(1, "opponent")) == (2 if there else 0)


@everywhere
@pytest.mark.parametrize("holds", [True, False])
def test_an_ability_triggers_only_where_a_condition_holds(code: str, holds: bool) -> None:
    table = Table(code)
    condition = cn.TurnOf("you" if holds else "opponent")
    table.put(table.creature("Owl", Triggered(OPPONENT_DRAWS, fx.Draw(2), condition=condition)))
    assert drawn(table, fx.Draw(1, "opponent")) == (2 if holds else 0)


@everywhere
@pytest.mark.parametrize("alone", [True, False])
def test_an_ability_works_in_another_zone_too_or_only(code: str, alone: bool) -> None:
    table = Table(code)
    there = (table.kit.discard,)
    owl = Triggered(ev.Destroyed(table.named("Bear")), fx.Draw(1), zones=there, only_there=alone)
    table.put(table.creature("Owl", owl))
    table.put(table.creature("Hen", owl), zone=table.kit.discard)
    table.put(table.creature("Bear"), 1)
    assert drawn(table, fx.Destroy(rf.Each(table.named("Bear")))) == (1 if alone else 2)


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("setcg", "11.13.5.1")
@everywhere
@pytest.mark.parametrize(("does", "count"), [("replace", 2), ("decline", 0)])
def test_something_else_may_happen_instead(code: str, does: str, count: int) -> None:
    table = Table(code)
    table.put(table.creature("Cat", Replacement(OPPONENT_DRAWS, fx.Draw(2), optional=True)))
    before = (table.deck(), table.deck(1))
    table.cast(fx.Draw(1, "opponent"))
    verbs = [option.verb for option in table.scene.ask.options]
    table.scene.game.answer(verbs.index("replace") if count else 1 - verbs.index("replace"))
    table.resolve()
    assert (before[0] - table.deck(), before[1] - table.deck(1)) == (count, 0 if count else 1), does


@everywhere
@pytest.mark.parametrize("field", ["when", "condition"])
@pytest.mark.parametrize("holds", [True, False])
def test_something_else_happens_only_where_a_condition_holds(code: str, field: str, holds: bool) -> None:
    table = Table(code)
    if holds:
        table.put(table.creature("Ox"), 1)
    there = {field: cn.There(table.named("Ox"))}
    table.put(table.creature("Cat", Replacement(OPPONENT_DRAWS, fx.Draw(2), **there)))
    assert drawn(table, fx.Draw(1, "opponent")) == (2 if holds else 0)


@pytest.mark.parametrize("code", games_with("replacement.once"))
@pytest.mark.parametrize(("once", "count"), [(True, 2), (False, 4)])
def test_something_else_happens_once(code: str, once: bool, count: int) -> None:
    table = Table(code)
    cat = table.put(table.creature("Cat"))
    gains = GainAbilities((Replacement(OPPONENT_DRAWS, fx.Draw(2), once=once),))
    gift = fx.Modify(rf.Each(table.named("Cat")), (gains,))
    assert drawn(table, fx.Do((gift, fx.Draw(2, "opponent")))) == count
    assert table.scene.zone_of(cat) == table.on.field


@pytest.mark.parametrize("code", games_with("becomes"))
@pytest.mark.parametrize("name", ["Ox", "Cow"])
def test_a_card_watches_for_a_state_of_the_game(code: str, name: str) -> None:
    table = Table(code)
    watch = ev.Becomes(cn.There(table.named("Ox")))
    table.put(table.creature("Owl", Triggered(watch, fx.Draw(2))))
    table.stock(table.creature(name), 1, table.kit.discard)
    coming = rf.Each(cards(zones=(table.kit.discard,), name=name))
    assert drawn(table, fx.MoveTo(coming, table.on.field)) == (2 if name == "Ox" else 0)


REPLACING_DISCARDS = [
    code
    for code in games_with("replacement.zones", "discards")
    if dialect_of(code).can_replace(ev.Discards())
]


@pytest.mark.parametrize("code", REPLACING_DISCARDS)
def test_a_card_may_replace_its_own_discarding(code: str) -> None:
    table = Table(code)
    saved = Replacement(ev.Discards(), fx.Draw(2), zones=(table.kit.hand,))
    (cat,) = table.stock(table.creature("Cat", saved), 1, table.kit.hand)
    assert drawn(table, fx.Discard(1, filter=cards(name="Cat"), at_random=True)) == 2
    assert table.scene.zone_of(cat) == table.kit.hand


@pytest.mark.parametrize(
    "code", [code for code in REPLACING_DISCARDS if code in games_with("replacement.only_there")]
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_card_may_replace_what_happens_to_it_in_one_zone_only(code: str, alone: bool) -> None:
    table = Table(code)
    either = ev.AnyEvent((ev.Discards(), OPPONENT_DRAWS))
    saved = Replacement(either, fx.Draw(2), zones=(table.kit.hand,), only_there=alone)
    table.put(table.creature("Cat", saved))
    assert drawn(table, fx.Draw(1, "opponent")) == (0 if alone else 2)


@pytest.mark.clause("dm", "110.4f")
@pytest.mark.parametrize("code", games_with("as_it_enters"))
@pytest.mark.parametrize("what", ["itself", "others"])
def test_something_happens_as_cards_come(code: str, what: str) -> None:
    table = Table(code)
    watched = None if what == "itself" else table.named("Bear")
    gate = AsItEnters(fx.Rest(rf.Subject()), watched)
    if what == "itself":
        table.put(table.creature("Bear", gate), zone=table.kit.discard)
    else:
        table.put(table.creature("Gate", gate))
        table.put(table.creature("Bear"), zone=table.kit.discard)
    coming = rf.Each(cards(zones=(table.kit.discard,), name="Bear"))
    table.cast(fx.MoveTo(coming, table.on.field))
    (bear,) = [card for card in table.scene.cards(table.on.field) if table.now(card).name == "Bear"]
    assert table.scene.in_play(bear).rested


@pytest.mark.parametrize("code", games_with("continual"))
@pytest.mark.parametrize("holds", [True, False])
def test_something_happens_at_once_where_a_condition_holds(code: str, holds: bool) -> None:
    table = Table(code)
    fate = Continual(fx.Destroy(rf.This()), cn.Fails(cn.There(table.named("Ox"))))
    table.put(table.creature("Fly", fate))
    table.put(table.creature("Ox"), 1)
    table.cast(fx.Destroy(rf.Each(table.named("Ox"))) if holds else fx.Draw(1))
    assert ("Fly" in table.there()) == (not holds)


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize("code", games_with("if_paid", "put_this_away"))
@pytest.mark.parametrize("said", ["yes", "no"])
@pytest.mark.parametrize("by", ["you", "opponent"])
def test_a_player_may_pay_while_an_effect_resolves(code: str, said: str, by: rf.Player) -> None:
    table = Table(code)
    player = int(by == "opponent")
    table.put(table.creature("Bear"), player, zone=table.kit.hand)
    price = Cost((DiscardCards(1, cards(name="Bear")),))
    before = table.deck()
    table.cast(fx.IfPaid(price, fx.Draw(1), fx.Draw(2), by))
    assert table.scene.ask.player == player
    table.answer(said)
    assert before - table.deck() == (1 if said == "yes" else 2)
    assert table.scene.names(table.kit.discard, player).count("Bear") == (said == "yes")


@pytest.mark.parametrize("code", games_with("targeted", "spell.targets"))
@pytest.mark.parametrize(("chosen", "count"), [("Wolf", 1), ("Elk", 0)])
def test_a_card_watches_what_is_targeted(code: str, chosen: str, count: int) -> None:
    table = Table(code)
    table.put(table.creature("Owl", Triggered(ev.Targeted(table.named("Wolf")), fx.Draw(1))))
    table.put(table.creature("Wolf"))
    table.put(table.creature("Elk"))
    before = table.deck()
    table.cast(fx.Destroy(rf.Target()), table.creatures())
    table.answer(table.scene.ask.options[0].verb, chosen)
    assert before - table.deck() == count


NEVER = cn.There(cards(name="Nobody"), 1)


@everywhere
def test_a_delayed_ability_asks_its_condition_too(code: str) -> None:
    for when, count in ((None, 1), (NEVER, 0)):
        table = Table(code)
        later = fx.Later(Triggered(ev.Draws(side="you"), fx.Destroy(rf.Each(table.named("Ox"))), when=when))
        table.put(table.creature("Ox"))
        table.cast(fx.Do((later, fx.Draw(1))))
        assert ("Ox" not in table.there()) == bool(count)


@everywhere
def test_an_ability_that_watches_a_state_asks_its_condition_too(code: str) -> None:
    for when, triggers in ((None, True), (NEVER, False)):
        table = Table(code)
        state = ev.Becomes(cn.There(table.named("Ox"), 1))
        table.put(table.creature("Owl", Triggered(state, fx.Destroy(rf.This()), when=when)))
        table.put(table.creature("Ox"))
        table.cast(fx.Draw(1))
        assert ("Owl" not in table.there()) == triggers


@everywhere
def test_a_card_that_lost_its_abilities_watches_nothing_from_out_of_play(code: str) -> None:
    for loses, count in ((False, 1), (True, 0)):
        table = Table(code)
        heap = (table.kit.discard,)
        watching = Triggered(
            ev.Draws(side="you"), fx.Destroy(rf.Each(table.named("Ox"))), zones=heap, only_there=True
        )
        table.stock(table.creature("Owl", watching), 1, table.kit.discard)
        table.put(table.creature("Ox"))
        if loses:
            table.put(table.creature("Hen", Static((LoseAllAbilities(),), cards(zones=heap))))
        table.cast(fx.Draw(1))
        assert ("Ox" not in table.there()) == bool(count)


@everywhere
def test_a_card_that_lost_its_abilities_costs_what_is_printed(code: str) -> None:
    for loses in (False, True):
        table = Table(code)
        cheaper = Static((ChangeCost(less=((ANY_RESOURCE, 1),)),))
        owl = table.stock(table.creature("Owl", cheaper), 1, table.kit.hand)[0]
        if loses:
            table.put(table.creature("Hen", Static((LoseAllAbilities(),), cards(zones=(table.kit.hand,)))))
        table.cast(fx.Draw(1))
        assert bool(cost_changes(table.scene.game, PLAYERS[0], owl)) == (not loses)

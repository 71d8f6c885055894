"""What players say while a spell resolves in every game: whether, which one, which cards, who says it."""

import pytest

from rules.language import amounts as am
from rules.language import effects as fx
from rules.language import filters as fl
from rules.language import references as rf
from rules.language.conditions import There
from rules.language.filter_shorthand import cards
from rules.systems import CODES
from tests.rules.shared.table import Table, games_with

everywhere = pytest.mark.parametrize("code", sorted(CODES))


def board(code: str) -> Table:
    """Return a scene with two creatures on each side."""
    table = Table(code)
    for player, names in ((0, ("Bear", "Wolf")), (1, ("Ox", "Cow"))):
        for name in names:
            table.put(table.creature(name), player)
    return table


def drawn(table: Table, effect: fx.Effect, *answers: str) -> int:
    """Return how many cards are drawn as a spell resolves with these answers."""
    before = table.deck()
    table.cast(effect)
    for one in answers:
        table.answer(one)
    return before - table.deck()


@everywhere
@pytest.mark.parametrize(("said", "count"), [("yes", 1), ("no", 2)])
def test_a_player_may_do_something_or_something_else_follows(code: str, said: str, count: int) -> None:
    assert drawn(Table(code), fx.May(fx.Draw(1), fx.Draw(2)), said) == count


@everywhere
def test_the_opponent_says_whether_it_happens(code: str) -> None:
    table = Table(code).cast(fx.May(fx.Draw(1), by="opponent"))
    assert (table.scene.ask.player, table.scene.ask.kind) == (1, "may")


@everywhere
@pytest.mark.parametrize(("there", "count"), [(True, 1), (False, 2)])
def test_what_follows_hangs_on_whether_anything_was_destroyed(code: str, there: bool, count: int) -> None:
    table = Table(code)
    if there:
        table.put(table.creature("Ox"), 1)
    destroy = fx.Destroy(rf.Each(table.creatures(whose="opponent")))
    assert drawn(table, fx.IfYouDo(destroy, fx.Draw(1), fx.Draw(2))) == count


@everywhere
@pytest.mark.parametrize(("bears", "count"), [(1, 1), (0, 2)])
def test_what_happens_hangs_on_what_is_there(code: str, bears: int, count: int) -> None:
    table = Table(code)
    if bears:
        table.put(table.creature("Bear"))
    assert drawn(table, fx.If(There(table.named("Bear")), fx.Draw(1), fx.Draw(2))) == count


@pytest.mark.parametrize("code", games_with("choose_one.by"))
@pytest.mark.parametrize("by", ["you", "opponent"])
@pytest.mark.parametrize(("place", "count"), [(0, 1), (1, 2)])
def test_one_of_two_effects_is_picked(code: str, by: rf.Side, place: int, count: int) -> None:
    table = Table(code)
    before = table.deck()
    table.cast(fx.ChooseOne((fx.Draw(1), fx.Draw(2)), by))
    assert table.scene.ask.player == (by == "opponent")
    table.scene.game.answer(place)
    table.resolve()
    assert before - table.deck() == count


@everywhere
@pytest.mark.parametrize("by", ["you", "opponent"])
def test_one_of_three_effects_is_picked_by_a_player(code: str, by: rf.Side) -> None:
    table = Table(code)
    before = table.deck()
    table.cast(fx.ChooseSome((fx.Draw(1), fx.Draw(2), fx.Draw(3)), 1, by=by))
    assert table.scene.ask.player == (by == "opponent")
    table.scene.game.answer(2)
    table.resolve()
    assert before - table.deck() == 3


@pytest.mark.parametrize("code", games_with("choose_some.least"))
@pytest.mark.parametrize("by", ["you", "opponent"])
def test_up_to_two_of_three_effects_are_picked(code: str, by: rf.Side) -> None:
    table = Table(code)
    before = table.deck()
    table.cast(fx.ChooseSome((fx.Draw(1), fx.Draw(2), fx.Draw(3)), 2, 0, by))
    assert table.scene.ask.player == (by == "opponent")
    if table.scene.ask.kind == "choose_effect":
        assert table.scene.offers("done")
    else:
        # Some games ask first how many are chosen.
        assert [option.other for option in table.scene.ask.options] == [0, 1, 2]
        table.scene.answer("number", other=2)
    table.scene.game.answer(2)
    table.scene.game.answer(0)
    table.resolve()
    assert before - table.deck() == 4


@pytest.mark.parametrize("code", games_with("choose_some.least"))
def test_at_least_two_effects_are_picked(code: str) -> None:
    table = Table(code).cast(fx.ChooseSome((fx.Draw(1), fx.Draw(2), fx.Draw(3)), 3, 2))
    if table.scene.ask.kind != "choose_effect":
        assert [option.other for option in table.scene.ask.options] == [2, 3]
        return
    table.scene.game.answer(0)
    assert not table.scene.offers("done")
    table.scene.game.answer(0)
    assert table.scene.offers("done")


@everywhere
def test_a_die_says_which_effect_happens(code: str) -> None:
    assert drawn(Table(code), fx.RollDie((fx.Draw(2), fx.Draw(2), fx.Draw(2)))) == 2


@everywhere
def test_the_opponent_chooses_up_to_two_of_their_own_creatures(code: str) -> None:
    table = board(code)
    table.cast(fx.Destroy(rf.Chosen(table.creatures(whose="opponent"), 2, 0, "opponent")))
    assert table.scene.ask.player == 1
    assert sorted(table.scene.offered("choose")) == ["Cow", "Ox"]
    assert table.scene.offers("done")
    table.answer("choose", "Ox").answer("choose", "Cow")
    assert (table.there(0), table.there(1)) == (["Bear", "Wolf"], [])


@pytest.mark.parametrize("code", games_with("chosen.differing"))
def test_cards_are_chosen_that_differ_in_cost(code: str) -> None:
    table = Table(code)
    for name, cost in (("Bear", 1), ("Wolf", 1), ("Ox", 2)):
        table.put(table.creature(name, cost=cost))
    table.cast(fx.Destroy(rf.Chosen(table.creatures(), 2, differing="cost")))
    table.answer("choose", "Bear")
    assert not table.scene.offers("choose", "Wolf")
    assert table.scene.offers("choose", "Ox") or "Ox" not in table.there()


@pytest.mark.parametrize("code", games_with("chosen.within"))
def test_cards_are_chosen_whose_costs_are_no_more_than_that_in_all(code: str) -> None:
    table = Table(code)
    for name, cost in (("Bear", 1), ("Wolf", 3), ("Ox", 2)):
        table.put(table.creature(name, cost=cost))
    table.cast(fx.Destroy(rf.Chosen(table.creatures(), 3, 0, within=3)))
    table.answer("choose", "Bear")
    assert not table.scene.offers("choose", "Wolf")
    assert table.scene.offers("choose", "Ox")
    table.answer("choose", "Ox")
    assert table.there() == ["Wolf"]


@pytest.mark.parametrize("code", games_with("chosen.total"))
def test_cards_are_chosen_that_have_no_more_of_a_stat_than_that_in_all(code: str) -> None:
    table = Table(code)
    most = 3 * table.unit
    for name, strength in (("Bear", 1), ("Wolf", 3), ("Ox", 2)):
        table.put(table.creature(name, strength=strength))
    table.cast(fx.Destroy(rf.Chosen(table.creatures(), 3, 0, within=most, total=table.stat)))
    table.answer("choose", "Ox")
    assert not table.scene.offers("choose", "Wolf")
    table.answer("choose", "Bear")
    assert table.there() == ["Wolf"]


@pytest.mark.parametrize("code", games_with("look.of"))
def test_a_player_looks_at_the_deck_of_another(code: str) -> None:
    table = Table(code)
    before = (table.deck(), table.deck(1))
    table.cast(fx.Look(2, fx.MoveTo(rf.It(), table.kit.discard), of="opponent"))
    assert (before[0] - table.deck(), before[1] - table.deck(1)) == (0, 2)


@pytest.mark.parametrize("code", games_with("reveal.to"))
@pytest.mark.parametrize("to", ["you", "anyone"])
def test_a_card_is_shown_to_one_player_or_to_all(code: str, to: rf.Side) -> None:
    table = Table(code)
    (bear,) = table.stock(table.creature("Bear"), 1, table.kit.deck, 1)
    table.cast(fx.Reveal(rf.Top(of="opponent"), fx.May(fx.Draw(1)), to=to))
    assert sorted(table.scene.state.shown[bear]) == ([0, 1] if to == "anyone" else [0])


@everywhere
def test_a_card_is_chosen_among_those_spoken_of(code: str) -> None:
    table = board(code)
    known = rf.Each(table.creatures(fl.AnyOf((fl.Named("Ox"), fl.Named("Bear")))))
    table.cast(fx.Destroy(rf.Chosen(table.creatures(), among=known)))
    assert sorted(table.scene.offered("choose")) == ["Bear", "Ox"]


@everywhere
def test_each_player_chooses_one_of_their_own(code: str) -> None:
    table = board(code)
    table.cast(fx.Destroy(rf.Chosen(table.creatures(whose="you"), each=True)))
    table.answer("choose", "Wolf")
    assert table.scene.ask.player == 1
    table.answer("choose", "Cow")
    assert (table.there(0), table.there(1)) == (["Bear"], ["Ox"])


@everywhere
def test_each_player_chooses_among_those_spoken_of(code: str) -> None:
    table = board(code)
    table.put(table.creature("Hen"), 1)
    known = rf.Each(table.creatures(fl.Not(fl.Named("Ox"))))
    table.cast(fx.Destroy(rf.Chosen(table.creatures(whose="you"), among=known, each=True)))
    table.answer("choose", "Wolf")
    assert sorted(table.scene.offered("choose")) == ["Cow", "Hen"]


@everywhere
@pytest.mark.parametrize("count", [1, 2])
def test_chance_picks_cards_of_a_side(code: str, count: int) -> None:
    table = board(code)
    table.cast(fx.Destroy(rf.AtRandom(table.creatures(whose="opponent"), count)))
    assert (len(table.there(0)), len(table.there(1))) == (2, 2 - count)


@everywhere
def test_something_happens_for_each_of_some_cards(code: str) -> None:
    table = board(code)
    names = ("mine", "theirs")
    kill = fx.IfYouDo(fx.Destroy(rf.It("theirs")), fx.Draw(1))
    both = fx.ForEach(
        rf.Each(table.creatures(whose="you")),
        fx.ForEach(rf.Each(table.named("Ox")), fx.Do((kill, fx.Rest(rf.It("mine")))), names[1]),
        names[0],
    )
    before = table.deck()
    table.cast(both)
    state = table.scene.state
    rested = [state.cards[card].name for card, one in state.instances.items() if one.rested]
    assert (before - table.deck(), table.there(1)) == (1, ["Cow"])
    assert [name for name in rested if name in ("Bear", "Wolf")] == ["Bear"]


@everywhere
def test_cards_have_a_name_for_what_follows(code: str) -> None:
    table = board(code)
    doomed = rf.Each(table.creatures(whose="opponent"))
    rest = fx.Do((fx.Destroy(rf.It("foes")), fx.Draw(am.CountOf(rf.It("friends")))))
    friends = fx.Let("friends", rf.Each(table.creatures(whose="you")), rest)
    assert drawn(table, fx.Let("foes", doomed, friends)) == 2
    assert (table.there(0), table.there(1)) == (["Bear", "Wolf"], [])


@everywhere
def test_revealed_cards_are_seen_and_spoken_of(code: str) -> None:
    table = Table(code)
    table.stock(table.creature("Bear"), 2, table.kit.hand)
    bears = rf.Each(cards(zones=(table.kit.hand,), whose="you", name="Bear"))
    shown = fx.Reveal(bears, fx.Let("it", rf.This(), fx.MoveTo(rf.It("seen"), table.kit.discard)), "seen")
    table.cast(shown)
    assert table.scene.names(table.kit.discard).count("Bear") == 2


@everywhere
@pytest.mark.parametrize("said", ["yes", "no"])
def test_a_player_stops_looking_when_they_like(code: str, said: str) -> None:
    table = Table(code)
    before = table.deck()
    look = fx.Look(2, fx.Let("it", rf.This(), fx.MoveTo(rf.It("seen"), table.kit.discard)), True, "seen")
    table.cast(look)
    table.answer("yes").answer(said)
    assert before - table.deck() == (2 if said == "yes" else 1)


@everywhere
def test_all_cards_are_looked_at_without_asking(code: str) -> None:
    table = Table(code)
    before = table.deck()
    table.cast(fx.Look(3, fx.MoveTo(rf.It(), table.kit.discard)))
    assert before - table.deck() == 3


@everywhere
def test_the_player_discards_a_card_of_a_kind(code: str) -> None:
    table = Table(code)
    table.stock(table.creature("Bear"), 2, table.kit.hand, 1)
    table.stock(table.creature("Ox"), 2, table.kit.hand, 1)
    table.cast(fx.Discard(2, "opponent", cards(name="Ox")))
    while table.scene.offers("choose", "Ox"):
        table.answer("choose", table.scene.cards(table.kit.hand, 1)[-1])
    assert table.scene.names(table.kit.discard, 1).count("Ox") == 2


@everywhere
def test_chance_discards(code: str) -> None:
    table = Table(code)
    table.stock(table.creature("Bear"), 3, table.kit.hand, 1)
    hand = table.hand(1)
    table.cast(fx.Discard(1, "opponent", at_random=True))
    assert hand - table.hand(1) == 1


@pytest.mark.parametrize("code", games_with("discard_hand.who"))
def test_the_opponent_discards_all_they_have(code: str) -> None:
    table = Table(code)
    table.stock(table.creature("Bear"), 3, table.kit.hand, 1)
    mine = table.hand()
    table.cast(fx.DiscardHand("opponent"))
    assert (table.hand(), table.hand(1)) == (mine, 0)

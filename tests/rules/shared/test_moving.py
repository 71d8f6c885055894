"""What effects do to cards and players in every game: moving, shuffling, turning, counters, winning."""

import pytest

from rules.language import amounts as am
from rules.language import changes as ch
from rules.language import effects as fx
from rules.language import filters as fl
from rules.language import references as rf
from rules.language.filter_shorthand import cards
from rules.systems import CODES
from tests.rules.shared.table import Table, games_with

everywhere = pytest.mark.parametrize("code", sorted(CODES))


def lying(table: Table, zone: str, player: int = 0) -> rf.Each:
    """Return the bears in a player's zone."""
    whose: rf.Side = "opponent" if player else "you"
    return rf.Each(cards(zones=(zone,), whose=whose, name="Bear"))


@everywhere
@pytest.mark.parametrize("position", ["top", "bottom"])
def test_a_card_goes_to_the_top_or_the_bottom_of_a_deck(code: str, position: fx.Position) -> None:
    table = Table(code)
    (bear,) = table.stock(table.creature("Bear"), 1, table.kit.discard)
    table.cast(fx.MoveTo(lying(table, table.kit.discard), table.kit.deck, position))
    assert table.scene.cards(table.kit.deck)[0 if position == "bottom" else -1] == bear


@everywhere
@pytest.mark.parametrize("rested", [True, False])
def test_a_card_comes_into_play_rested_where_it_is_said_to(code: str, rested: bool) -> None:
    table = Table(code)
    (bear,) = table.stock(table.creature("Bear"), 1, table.kit.discard)
    table.cast(fx.MoveTo(lying(table, table.kit.discard), table.on.field, rested=rested))
    assert table.scene.in_play(bear).rested == rested


@pytest.mark.clause("setcg", "6.2.4")
@pytest.mark.clause("fow8", "307.7")
@pytest.mark.parametrize("code", games_with("move_to.under"))
@pytest.mark.parametrize("under", [None, "you", "opponent"])
def test_a_card_comes_into_play_under_the_control_of_a_player(code: str, under: rf.Player | None) -> None:
    table = Table(code)
    (bear,) = table.stock(table.creature("Bear"), 1, table.kit.discard, 1)
    table.cast(fx.MoveTo(lying(table, table.kit.discard, 1), table.on.field, under=under))
    # Where nothing is said it comes to its owner's side, or to that of whose effect it is.
    own = under is None and table.scene.game.rules.to_owners
    assert table.scene.in_play(bear).controller == (under == "opponent" or own)


@pytest.mark.clause("sve", "5.8.1")
@everywhere
def test_the_opponents_deck_is_shuffled(code: str) -> None:
    table = Table(code)
    decks = table.scene.cards(table.kit.deck), table.scene.cards(table.kit.deck, 1)
    table.cast(fx.Shuffle(table.kit.deck, "opponent"))
    assert table.scene.cards(table.kit.deck) == decks[0]
    assert table.scene.cards(table.kit.deck, 1) != decks[1]
    assert sorted(table.scene.cards(table.kit.deck, 1)) == sorted(decks[1])


@everywhere
@pytest.mark.parametrize("winner", ["you", "opponent"])
def test_a_player_wins_by_an_effect(code: str, winner: rf.Side) -> None:
    table = Table(code).cast(fx.WinGame(winner))
    assert table.scene.ending is not None
    assert table.scene.ending[0] == (winner == "opponent")


@pytest.mark.parametrize("code", games_with("heal"))
@pytest.mark.parametrize(("amount", "left"), [(None, 0), (1, 2)])
def test_damage_is_taken_off(code: str, amount: int | None, left: int) -> None:
    table = Table(code)
    bear = table.put(table.creature("Bear", strength=9), damage=3 * table.unit)
    ox = table.put(table.creature("Ox", strength=9), 1, damage=table.unit)
    table.cast(fx.Heal(rf.Each(table.named("Bear")), None if amount is None else amount * table.unit))
    damage = [table.scene.in_play(card).damage // table.unit for card in (bear, ox)]
    assert damage == [left, 1]


@pytest.mark.parametrize("code", games_with("move_counters"))
@pytest.mark.parametrize("amount", [1, 2])
def test_counters_of_a_kind_go_to_another_card(code: str, amount: int) -> None:
    table = Table(code)
    kind, other = table.counters
    bear = table.put(table.creature("Bear"), counters={kind: 3, other: 1})
    ox = table.put(table.creature("Ox"), 1)
    ends = rf.Each(table.named("Bear")), rf.Each(table.named("Ox"))
    table.cast(fx.MoveCounters(*ends, kind, amount))
    left = table.scene.in_play(bear).counters or {}
    assert (left[kind], left[other]) == (3 - amount, 1)
    assert table.scene.in_play(ox).counters == {kind: amount}


@pytest.mark.parametrize("code", games_with("attach"))
def test_a_card_is_attached_and_moves_what_it_is_attached_to(code: str) -> None:
    table = Table(code)
    bear, ox = table.put(table.creature("Bear")), table.put(table.creature("Ox"), 1)
    fly = table.put(table.creature("Fly"))
    steps = (
        fx.Attach(rf.Each(table.named("Fly")), rf.Each(table.named("Ox"))),
        fx.Rest(rf.Host(rf.Each(table.named("Fly")))),
    )
    table.cast(fx.Do(steps))
    assert table.scene.in_play(fly).host == ox
    assert (table.scene.in_play(ox).rested, table.scene.in_play(bear).rested) == (True, False)


@pytest.mark.parametrize("code", games_with("attached"))
def test_what_is_attached_to_a_card_is_rested(code: str) -> None:
    table = Table(code)
    bear, ox = table.put(table.creature("Bear")), table.put(table.creature("Ox"))
    flies = [table.put(table.creature(name)) for name in ("Fly", "Gnat")]
    for fly, host in zip(flies, (bear, ox), strict=True):
        table.scene.in_play(fly).host = host
    table.cast(fx.Rest(rf.Attached(rf.Each(table.named("Bear")))))
    rested = [card for card, one in table.scene.state.instances.items() if one.rested and card in flies]
    assert rested == flies[:1]


@pytest.mark.parametrize("code", games_with("beneath"))
def test_cards_beneath_a_card_come_to_hand(code: str) -> None:
    table = Table(code)
    bear = table.put(table.creature("Bear"))
    below = table.put(table.creature("Fly"), zone=table.kit.discard)
    table.scene.state.zones[table.scene.state.where[below]].remove(below)
    table.scene.state.where[below] = -1
    table.scene.in_play(bear).under = [below]
    hand = table.hand()
    table.cast(fx.Draw(am.CountOf(rf.Beneath(rf.Each(table.named("Bear"))))))
    assert table.hand() == hand + 1


@pytest.mark.parametrize("code", games_with("produce"))
@pytest.mark.parametrize("who", ["you", "opponent"])
def test_a_player_gains_resources(code: str, who: rf.Side) -> None:
    table = Table(code)
    index, word = table.resource
    gain = fx.IfYouDo(fx.Produce(word, 2, who), fx.Draw(am.ResourcesOf(word, who)))
    before = table.deck()
    table.cast(gain)
    held = table.scene.resource(index, int(who == "opponent"))
    assert (held, before - table.deck()) == (2, 2)


@pytest.mark.parametrize("code", games_with("resources_of"))
def test_resources_of_a_player_are_counted(code: str) -> None:
    table = Table(code)
    index, word = table.resource
    several = len(table.scene.game.rules.resources) > 1
    for player, amount in ((0, 1), (1, 3)):
        other = {f"r{(index + 1) % 3}": 2} if several else {}
        table.scene.give(player, **{f"r{index}": amount}, **other)
    before = table.deck()
    table.cast(fx.Draw(am.ResourcesOf(word, "opponent")))
    assert before - table.deck() == 3


@pytest.mark.parametrize("code", games_with("set_life"))
@pytest.mark.parametrize("who", ["you", "opponent"])
def test_life_becomes_an_amount(code: str, who: rf.Side) -> None:
    table = Table(code)
    for player in (0, 1):
        table.scene.give(player, life=5 * table.unit)
    table.cast(fx.SetLife(3 * table.unit, who))
    lives = [table.scene.life(player) // table.unit for player in (0, 1)]
    assert lives == ([5, 3] if who == "opponent" else [3, 5])


@pytest.mark.parametrize("code", games_with("lose_life"))
@pytest.mark.parametrize("who", ["you", "opponent"])
def test_life_is_lost(code: str, who: rf.Side) -> None:
    table = Table(code)
    for player in (0, 1):
        table.scene.give(player, life=5 * table.unit)
    table.cast(fx.LoseLife(2 * table.unit, who))
    lives = [table.scene.life(player) // table.unit for player in (0, 1)]
    assert lives == ([5, 3] if who == "opponent" else [3, 5])


@pytest.mark.clause("dm", "701.26a")
@pytest.mark.parametrize("code", games_with("swap"))
def test_two_cards_change_places(code: str) -> None:
    table = Table(code)
    bear = table.put(table.creature("Bear"))
    (wolf,) = table.stock(table.creature("Wolf"), 1, table.kit.hand)
    hand = rf.Each(cards(zones=(table.kit.hand,), whose="you", name="Wolf"))
    table.cast(fx.Swap(rf.Each(table.named("Bear")), hand))
    assert (table.scene.zone_of(bear), table.scene.zone_of(wolf)) == (table.kit.hand, table.on.field)


@everywhere
@pytest.mark.parametrize("what", ["type", "race", "attribute"])
@pytest.mark.parametrize("how", ["besides", "instead"])
def test_a_card_has_other_words_for_the_turn(code: str, what: str, how: str) -> None:
    table = Table(code)
    beast, dragon = table.kit.races
    light, dark = table.kit.attributes
    creature, other = table.on.creature, table.kit.other_type
    kinds: dict[str, tuple[type, type, type, str, str]] = {
        "type": (ch.AddTypes, ch.SetTypes, fl.OfType, creature, other),
        "race": (ch.AddRaces, ch.SetRaces, fl.OfRace, beast, dragon),
        "attribute": (ch.AddAttributes, ch.SetAttributes, fl.OfAttribute, light, dark),
    }
    more, instead, of, old, new = kinds[what]
    change = (more if how == "besides" else instead)(
        (new,) if instead is ch.SetAttributes and how == "instead" else frozenset({new})
    )
    table.put(table.creature("Bear", race=beast, attribute=light))
    here = cards(zones=(table.on.field,), name="Bear")
    old_ones = am.Count(fl.All((here, of(frozenset({old})))))
    new_ones = am.Count(fl.All((here, of(frozenset({new})))))
    before = table.deck()
    turned = fx.Modify(rf.Each(here), (change,))
    table.cast(fx.Do((turned, fx.Draw(am.Plus((old_ones, am.Times(2, new_ones)))))))
    assert before - table.deck() == (3 if how == "besides" else 2)

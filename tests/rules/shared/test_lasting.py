"""What goes on after a spell is over, in every game: changes, abilities that trigger later, static ones."""

import pytest

from rules.language import changes as ch
from rules.language import conditions as cn
from rules.language import effects as fx
from rules.language import filters as fl
from rules.language import references as rf
from rules.language.abilities import Static, Triggered
from rules.language.durations import ALWAYS, END_OF_TURN, WHILE_IN_PLAY, UntilMoment
from rules.language.events import Destroyed, Draws, Moment
from rules.systems import CODES
from tests.rules.shared.table import Table, games_with

everywhere = pytest.mark.parametrize("code", sorted(CODES))


def stronger(table: Table, amount: int = 1) -> tuple[ch.Change, ...]:
    """Return the change that makes a card stronger."""
    return (ch.AddStats(table.stats(amount)),)


@everywhere
@pytest.mark.parametrize(("there", "strength"), [(True, 3), (False, 2)])
def test_cards_are_stronger_only_where_a_condition_holds(code: str, there: bool, strength: int) -> None:
    table = Table(code)
    bear = table.put(table.creature("Bear"))
    if there:
        table.put(table.creature("Ox"), 1)
    when = cn.There(table.named("Ox"))
    table.cast(fx.Modify(rf.Each(table.named("Bear")), stronger(table), when=when))
    assert table.strength(bear) == strength


@everywhere
@pytest.mark.parametrize(("there", "strength"), [(True, 3), (False, 2)])
def test_all_cards_of_a_kind_are_stronger_where_a_condition_holds(
    code: str, there: bool, strength: int
) -> None:
    table = Table(code)
    bear, wolf = table.put(table.creature("Bear")), table.put(table.creature("Wolf"))
    if there:
        table.put(table.creature("Ox"), 1)
    when = cn.There(table.named("Ox"))
    table.cast(fx.ModifyAll(table.named("Bear"), stronger(table), when=when))
    assert (table.strength(bear), table.strength(wolf)) == (strength, 2)


@everywhere
@pytest.mark.parametrize("until", [END_OF_TURN, ALWAYS])
def test_cards_are_stronger_for_the_turn_or_for_good(code: str, until: fx.Effect) -> None:
    table = Table(code)
    bear = table.put(table.creature("Bear"))
    table.cast(fx.ModifyAll(table.named("Bear"), stronger(table), until))
    assert table.strength(bear) == 3
    table.next_turn()
    assert table.strength(bear) == (3 if until == ALWAYS else 2)


@everywhere
@pytest.mark.parametrize("until", [END_OF_TURN, ALWAYS])
def test_a_chosen_card_is_stronger_for_the_turn_or_for_good(code: str, until: fx.Effect) -> None:
    table = Table(code)
    bear = table.put(table.creature("Bear"))
    table.cast(fx.Modify(rf.Each(table.named("Bear")), stronger(table), until))
    assert table.strength(bear) == 3
    table.next_turn()
    assert table.strength(bear) == (3 if until == ALWAYS else 2)


@everywhere
@pytest.mark.parametrize("lasts", [True, False])
def test_a_change_lasts_as_long_as_its_source_is_in_play(code: str, lasts: bool) -> None:
    table = Table(code)
    bear = table.put(table.creature("Bear"))
    until = WHILE_IN_PLAY if not lasts else END_OF_TURN
    gift = fx.Modify(rf.Each(table.named("Bear")), stronger(table), until)
    table.put(table.creature("Giver", Triggered(Draws(), gift)))
    table.hold("Second", fx.Destroy(rf.Each(table.named("Giver"))))
    table.cast(fx.Draw(1))
    assert table.strength(bear) == 3
    table.play("Second")
    assert table.strength(bear) == (3 if lasts else 2)


@pytest.mark.parametrize("code", games_with("until_moment.side"))
@pytest.mark.parametrize(("side", "strength"), [("you", 3), ("anyone", 2)])
def test_a_change_lasts_until_a_moment_of_a_players_turn(code: str, side: rf.Side, strength: int) -> None:
    table = Table(code)
    moment = table.kit.moment
    bear = table.put(table.creature("Bear"))
    table.cast(fx.Modify(rf.Each(table.named("Bear")), stronger(table), UntilMoment(moment, side)))
    table.next_turn()
    assert table.strength(bear) == strength
    table.next_turn()
    assert table.strength(bear) == 2


@everywhere
@pytest.mark.parametrize(("until", "count"), [(ALWAYS, 1), (END_OF_TURN, 2)])
def test_a_later_ability_triggers_once_or_all_turn(code: str, until: fx.Effect, count: int) -> None:
    table = Table(code)
    wait = fx.Later(Triggered(Destroyed(fl.EVERY_CARD), fx.Draw(1)), until=until)
    for name in ("Bear", "Wolf"):
        table.put(table.creature(name), 1)
    before = table.deck()
    kills = tuple(fx.Destroy(rf.Each(table.named(name))) for name in ("Bear", "Wolf"))
    table.cast(fx.Do((wait, *kills)))
    assert before - table.deck() == count


@everywhere
def test_a_later_ability_keeps_the_cards_that_it_waits_for(code: str) -> None:
    table = Table(code)
    for name in ("Bear", "Wolf"):
        table.put(table.creature(name), 1)
    wait = fx.Later(Triggered(Destroyed(), fx.Draw(1)), rf.Each(table.named("Bear")))
    table.hold("Second", fx.Destroy(rf.Each(table.named("Bear"))))
    before = table.deck()
    table.cast(fx.Do((wait, fx.Destroy(rf.Each(table.named("Wolf"))))))
    assert before - table.deck() == 0
    table.play("Second")
    assert before - table.deck() == 1


@everywhere
def test_a_later_ability_speaks_of_the_cards_it_keeps_by_name(code: str) -> None:
    table = Table(code)
    table.put(table.creature("Bear"))
    marked = rf.Each(table.named("Bear"))
    rest = Triggered(Draws(), fx.Destroy(rf.It("marked")))
    table.hold("Second", fx.Draw(1))
    table.cast(fx.Later(rest, marked, END_OF_TURN, "marked"))
    assert "Bear" in table.there()
    table.play("Second")
    assert "Bear" not in table.there()


@everywhere
@pytest.mark.parametrize(("there", "strength"), [(True, 3), (False, 2)])
def test_a_card_strengthens_others_while_a_condition_holds(code: str, there: bool, strength: int) -> None:
    table = Table(code)
    affected = table.named("Bear")
    flag = Static(stronger(table), affected, when=cn.There(table.named("Ox")))
    bear, _ = table.put(table.creature("Bear")), table.put(table.creature("Flag", flag))
    if there:
        table.put(table.creature("Ox"), 1)
    table.begin()
    assert table.strength(bear) == strength


@everywhere
def test_a_card_becomes_another(code: str) -> None:
    table = Table(code)
    ox = table.creature("Ox", strength=5)
    bear = table.put(table.creature("Bear"))
    table.cast(fx.Modify(rf.Each(table.named("Bear")), (ch.Become(ox),)), is_read=False)
    assert (table.strength(bear), table.now(bear).name) == (5, "Ox")


@everywhere
@pytest.mark.parametrize("lost", [True, False])
def test_a_card_that_lost_its_abilities_strengthens_nobody(code: str, lost: bool) -> None:
    table = Table(code)
    bear = table.put(table.creature("Bear", keyword=table.kit.keyword))
    table.put(table.creature("Flag", Static(stronger(table), table.named("Bear"))))
    flag = rf.Each(table.named("Flag" if lost else "Bear"))
    table.cast(fx.Modify(flag, (ch.LoseAllAbilities(),)))
    assert table.strength(bear) == (2 if lost else 3)
    assert (table.kit.keyword in table.now(bear).keywords) == lost


@everywhere
@pytest.mark.parametrize("lost", [True, False])
def test_a_card_has_or_loses_a_keyword(code: str, lost: bool) -> None:
    table = Table(code)
    word = frozenset({table.kit.keyword})
    bear = table.put(table.creature("Bear", keyword=table.kit.keyword if lost else ""))
    change = ch.LoseKeywords(word) if lost else ch.GainKeywords(word)
    table.cast(fx.Modify(rf.Each(table.named("Bear")), (change,)))
    assert (table.kit.keyword in table.now(bear).keywords) == (not lost)


@everywhere
def test_a_card_gains_an_ability_that_triggers(code: str) -> None:
    table = Table(code)
    table.put(table.creature("Bear"))
    gain = ch.GainAbilities((Triggered(Destroyed(), fx.Draw(2)),))
    before = table.deck()
    bears = rf.Each(table.named("Bear"))
    table.cast(fx.Do((fx.Modify(bears, (gain,)), fx.Destroy(bears))))
    assert before - table.deck() == 2


@everywhere
@pytest.mark.parametrize("side", ["you", "opponent"])
def test_a_moment_of_a_players_turn_comes(code: str, side: rf.Side) -> None:
    table = Table(code)
    table.put(table.creature("Bell", Triggered(Moment(table.kit.moment, side), fx.Draw(3))))
    table.begin()
    hand = table.hand()
    table.next_turn()
    assert table.hand() - hand == (3 if side == "opponent" else 0)

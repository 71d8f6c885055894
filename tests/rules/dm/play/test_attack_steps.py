"""The steps of an attack in Duel Masters with all that triggers in them, told of a game's first card too."""

import pytest

from rules.games.dm.definitions import DuelistCard
from rules.games.dm.keywords import ninja_strike
from rules.games.dm.layers import SUM
from rules.games.dm.nodes import Battle, ShieldBreaks
from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.changes import AddStats
from rules.language.conditions import There
from rules.language.events import Attacked, AttackEnds, Attacks, Battles, Rests, Unblocked, WinsBattle
from rules.language.filter_shorthand import both, cards
from rules.language.references import AffectedPlayer, Cause, Chosen, Each, This
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS
from tests.rules.scenes import Scene

MAY_DRAW = fx.May(fx.Draw(1))


def with_first(first: DuelistCard, player: int, *, rested: bool = False, shields: int = 5) -> Scene:
    """Return a scene whose very first card is this one, in the battle zone of a player."""
    made = Scene(RULESET)
    assert made.put("battle zone", first, player, rested=rested) == 0
    for who in (0, 1):
        made.fill("deck", ANT, 20, who)
        made.fill("shield zone", ANT, shields if who else 5, who)
    return made


def decks(made: Scene) -> list[int]:
    """Return how many cards the decks of the players hold."""
    return [len(made.cards("deck", player)) for player in (0, 1)]


@pytest.mark.clause("dm", "506.1e")
@pytest.mark.clause("dm", "506.3")
@pytest.mark.clause("dm", "505.6a")
def test_an_attack_at_a_creature_is_about_that_creature_and_no_player() -> None:
    made = with_first(BEAR, 1, rested=True)
    hurt = Triggered(Attacked(YOURS), fx.Draw(1))
    made.put("battle zone", card("Nurse", abilities=(hurt,)), 1)
    tells = Triggered(Attacks(), fx.Draw(2, AffectedPlayer()))
    made.put("battle zone", card("StepCollector", 5, 6000, abilities=(tells,)))
    made.put("battle zone", ANT)
    before = decks(made)
    made.begin("attack").answer("attack", "StepCollector", 0)
    assert made.zone_of(0) == "graveyard", "the attack goes on, and the creature loses its battle"
    assert decks(made) == [before[0], before[1] - 1]
    assert len(made.cards("shield zone", 1)) == 5


@pytest.mark.clause("dm", "506.1e")
@pytest.mark.clause("dm", "506.3")
@pytest.mark.clause("dm", "510.1")
@pytest.mark.clause("dm", "505.6a")
def test_an_attack_at_the_player_is_about_that_player_until_it_has_ended() -> None:
    tells = Triggered(Attacks(), fx.Draw(2, AffectedPlayer()))
    ends = Triggered(AttackEnds(), fx.Draw(3))
    made = with_first(card("StepCollector", 5, 6000, abilities=(tells, ends)), 0)
    made.put("battle zone", ANT)
    before = decks(made)
    made.begin("attack").answer("attack", "StepCollector", -1)
    assert decks(made) == [before[0], before[1] - 2]
    assert made.ask.kind == "choose_shield"
    made.answer("break")
    assert decks(made) == [before[0] - 3, before[1] - 2]
    assert made.in_play(0).marks == frozenset()


@pytest.mark.clause("dm", "506.3e")
@pytest.mark.clause("dm", "505.6a")
def test_what_the_other_player_does_on_an_attack_is_done_before_they_choose_blockers() -> None:
    made = with_first(GIANT, 0)
    wakes = Triggered(Attacks(THEIRS), fx.Recover(Each(both(YOURS, cards(name="Wall")))))
    made.put("battle zone", card("Drummer", abilities=(wakes,)), 1)
    wall = made.put("battle zone", WALL, 1, rested=True)
    made.begin("attack").answer("attack", 0, -1)
    assert (made.ask.kind, made.ask.player) == ("block", 1)
    made.answer("block", wall)
    assert (made.zone_of(wall), made.zone_of(0)) == ("graveyard", "battle zone")


@pytest.mark.clause("dm", "507.1a")
@pytest.mark.clause("dm", "507.2")
@pytest.mark.clause("dm", "505.6")
@pytest.mark.clause("dm", "505.6a")
def test_a_guard_takes_the_place_of_the_very_first_card() -> None:
    made = with_first(BEAR, 1, rested=True)
    titan = made.put("battle zone", card("Titan", 2, 9000, "Guardman"), 1)
    giant = made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", giant, 0).answer("guard", titan, by=1)
    assert (made.zone_of(0), made.zone_of(titan), made.zone_of(giant)) == (
        "battle zone",
        "battle zone",
        "graveyard",
    )
    assert made.in_play(titan).rested


@pytest.mark.clause("dm", "507.3e")
@pytest.mark.clause("dm", "506.1c")
@pytest.mark.clause("dm", "603.2c")
def test_attacker_and_blocker_become_tapped_and_what_triggers_on_that_is_done_before_the_battle() -> None:
    made = with_first(WALL, 1)
    made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    watch = Triggered(Rests(cards(zones=HERE)), fx.Draw(1))
    made.put("battle zone", card("Watcher", abilities=(watch,)))
    joins = Triggered(Unblocked(), fx.Draw(5))
    made.put("battle zone", card("Runner", 3, 2000, abilities=(joins,)))
    before = decks(made)
    made.begin("attack").answer("attack", "Giant", -1)
    assert decks(made) == [before[0] - 1, before[1]]
    assert made.in_play(made.cards("battle zone")[0]).rested
    made.answer("block", 0)
    assert decks(made) == [before[0] - 2, before[1]]
    assert made.zone_of(0) == "graveyard"


@pytest.mark.clause("dm", "507.3e")
def test_what_triggers_where_nobody_blocked_is_done_before_shields_are_chosen() -> None:
    made = with_first(card("Runner", 3, 2000, abilities=(Triggered(Unblocked(), MAY_DRAW),)), 0)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", 0, -1)
    assert made.ask.kind == "may"
    made.answer("no")
    assert made.ask.kind == "choose_shield"


@pytest.mark.clause("dm", "509.1")
def test_a_player_without_shields_has_lost_before_anything_else_is_asked() -> None:
    made = with_first(card("Ram", 6, 6000, "W Breaker", "T Breaker"), 0, shields=0)
    made.begin("attack").answer("attack", 0, -1)
    assert made.ending == (0, "direct_attack")


@pytest.mark.clause("dm", "509.2c")
@pytest.mark.clause("dm", "509.5e")
def test_who_attacks_chooses_among_breakers_and_all_comes_of_it_before_the_attack_ends() -> None:
    ends = Triggered(AttackEnds(), MAY_DRAW)
    made = with_first(card("Ram", 6, 6000, "W Breaker", "T Breaker", abilities=(ends,)), 0)
    made.put("battle zone", ANT)
    grieves = Triggered(ShieldBreaks(cards(whose="you")), MAY_DRAW)
    made.put("battle zone", card("Mason", abilities=(grieves,)), 1)
    made.begin("attack").answer("attack", 0, -1).answer("break_count", other=2, by=0)
    made.answer("break", by=0).answer("break", by=0)
    assert len(made.cards("shield zone", 1)) == 3
    assert (made.ask.kind, made.ask.player) == ("waiting", 1), "one for each shield"
    made.answer("resolve", other=0).answer("no").answer("no")
    assert (made.ask.kind, made.ask.player) == ("may", 0)


@pytest.mark.clause("dm", "115.3b")
@pytest.mark.clause("dm", "115.3d")
def test_what_a_battle_comes_to_is_told_before_the_attack_ends() -> None:
    won, ended = Triggered(WinsBattle(), MAY_DRAW), Triggered(AttackEnds(), fx.May(fx.Draw(2)))
    made = with_first(BEAR, 1, rested=True)
    made.put("battle zone", card("Victor", 5, 6000, abilities=(won, ended)))
    made.put("battle zone", ANT)
    before = decks(made)
    made.begin("attack").answer("attack", "Victor", 0)
    assert made.ask.kind == "may", "winning comes first"
    made.answer("yes")
    assert decks(made)[0] == before[0] - 1
    made.answer("yes")
    assert decks(made)[0] == before[0] - 3


@pytest.mark.clause("dm", "115.3b")
@pytest.mark.clause("dm", "115.3a")
def test_of_two_equals_neither_has_won() -> None:
    made = with_first(BEAR, 1, rested=True)
    made.put("battle zone", card("Judge", abilities=(Triggered(WinsBattle(YOURS), fx.Draw(4)),)))
    bull = made.put("battle zone", card("Bull", 3, 3000))
    before = decks(made)
    made.begin("attack").answer("attack", bull, 0)
    assert (made.zone_of(0), made.zone_of(bull)) == ("graveyard", "graveyard")
    assert decks(made) == before


@pytest.mark.clause("dm", "101.4e")
@pytest.mark.clause("dm", "115.3c")
def test_what_lost_its_power_by_a_battle_is_gone_before_the_effect_goes_on() -> None:
    holds = Static((AddStats((1000,)),), both(YOURS, cards(name="Shade")), layer=SUM)
    made = with_first(card("Prop", 1, 1000, abilities=(holds,)), 1)
    shade = made.put("battle zone", card("Shade", 1, 0), 1)
    prop = Chosen(both(THEIRS, cards(name="Prop")))
    then = fx.If(There(cards(zones=("graveyard",), name="Shade")), fx.Draw(3))
    duel = Triggered(Attacks(), fx.Do((Battle(prop), then)))
    made.put("battle zone", card("Duelist", 2, 5000, abilities=(duel,)))
    made.put("battle zone", ANT)
    before = decks(made)
    made.begin("attack").answer("attack", "Duelist", -1)
    assert (made.zone_of(0), made.zone_of(shade)) == ("graveyard", "graveyard")
    assert decks(made) == [before[0] - 3, before[1]]


@pytest.mark.clause("dm", "115.1a")
def test_who_has_left_does_not_battle_by_its_effect() -> None:
    made = with_first(BEAR, 1)
    seen = Triggered(Battles(YOURS), fx.Draw(4))
    made.put("battle zone", card("Crowd", abilities=(seen,)), 1)
    flees = Triggered(
        Attacks(), fx.Do((fx.MoveTo(This(), "hand"), Battle(Chosen(both(THEIRS, cards(name="Bear"))))))
    )
    made.put("battle zone", card("Coward", 2, 5000, abilities=(flees,)))
    made.put("battle zone", ANT)
    before = decks(made)
    made.begin("attack").answer("attack", "Coward", -1)
    assert made.zone_of(0) == "battle zone"
    assert decks(made) == before


@pytest.mark.clause("dm", "506.3")
def test_a_creature_that_is_attacked_knows_by_which() -> None:
    stings = Triggered(Attacked(), fx.Rest(Each(both(THEIRS, cards(name="Ant")))))
    back = Triggered(Attacked(), fx.MoveTo(Cause(), "hand"))
    made = with_first(card("Hedgehog", 1, 500, abilities=(back, stings)), 1, rested=True)
    giant = made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", giant, 0)
    made.until("charge_mana", player=1)
    assert (made.zone_of(giant), made.zone_of(0)) == ("hand", "battle zone")


@pytest.mark.clause("dm", "506.3e")
@pytest.mark.clause("dm", "505.6a")
def test_nothing_is_declared_once_the_creature_that_was_attacked_is_gone() -> None:
    made = with_first(BEAR, 1, rested=True)
    made.fill("mana zone", ANT, 3, 1)
    made.put("hand", card("Ninja", 5, 4000, abilities=ninja_strike(3)), 1)
    routs = Triggered(Attacks(), fx.MoveTo(Each(both(THEIRS, cards(name="Bear"))), "hand"))
    made.put("battle zone", card("Horn", 5, 6000, abilities=(routs,)))
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Horn", 0)
    assert (made.zone_of(0), made.ask.kind) == ("hand", "attack")

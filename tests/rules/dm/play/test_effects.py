"""Timing, effects and zones of Duel Masters, told as scenes with made-up abilities."""

import pytest

from rules.engine.layers import characteristics
from rules.games.dm.keywords import power
from rules.games.dm.layers import FIXED, SUM
from rules.games.dm.play import RULESET
from rules.games.dm.zones import BATTLE
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.changes import AddStats, SetStats
from rules.language.events import Blocks
from rules.language.filter_shorthand import both, cards
from rules.language.references import Chosen, Each, This
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.pending import waiting_for
from tests.rules.printed import written
from tests.rules.scenes import Scene

CREATURES = cards(zones=("battle zone",), types=frozenset({"creature"}))
YOURS = cards(zones=("battle zone",), whose="you", types=frozenset({"creature"}))
THEIRS = cards(zones=("battle zone",), whose="opponent", types=frozenset({"creature"}))


def scene(*, deck: int = 20) -> Scene:
    """Return a scene in which both players have shields and a deck, and the turn player one mana."""
    made = Scene(RULESET)
    for player in (0, 1):
        made.fill("deck", ANT, deck, player)
        made.fill("shield zone", ANT, 5, player)
    made.put("mana zone", ANT)
    return made


def cast(made: Scene, effect: fx.Effect) -> Scene:
    """Let the turn player cast a spell with this effect, with another card left to be used."""
    made.put("hand", spell("Spell", 1, effect=effect))
    return made.begin("main").answer("use", "Spell")


def on(trigger: str, effect: fx.Effect, name: str = "Herald", cost: int = 1) -> object:
    """Return a creature with one automatic ability."""
    return card(name, cost, 2000, abilities=(Triggered(waiting_for(trigger), effect),))  # type: ignore[arg-type]


@pytest.mark.clause("dm", "101.3")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    made = scene()
    before = len(made.cards("deck"))
    cast(made, fx.Do((fx.Destroy(Each(THEIRS)), fx.Draw(1))))
    assert len(made.cards("deck")) == before - 1


@pytest.mark.clause("dm", "101.4")
@pytest.mark.clause("dm", "506.3c")
@pytest.mark.clause("dm", "506.3e")
def test_effects_of_the_turn_player_come_before_those_of_the_other() -> None:
    made = scene()
    made.put("battle zone", on("each turn_begins", fx.Draw(1), "Theirs"), 1)
    made.put("battle zone", on("turn_begins", fx.Draw(1), "Mine"))
    made.put("battle zone", on("turn_begins", fx.May(fx.Draw(1)), "Second"))
    made.begin("turn start")
    assert made.ask.player == 0
    assert made.offered("resolve") == ["Mine", "Second"]


@pytest.mark.clause("dm", "101.4a")
def test_a_player_picks_the_order_of_effects_of_their_own() -> None:
    made = scene()
    made.put("battle zone", on("turn_begins", fx.Draw(1), "One"))
    made.put("battle zone", on("turn_begins", fx.May(fx.Draw(1)), "Two"))
    made.begin("turn start").answer("resolve", "Two")
    assert made.ask.kind == "may"


@pytest.mark.clause("dm", "101.4d")
@pytest.mark.clause("dm", "111.2a")
def test_an_ability_that_triggers_in_the_middle_of_an_effect_waits_for_its_end() -> None:
    made = scene()
    made.put("battle zone", on("destroyed", fx.May(fx.Draw(1)), "Martyr"))
    before = len(made.cards("hand"))
    cast(made, fx.Do((fx.Destroy(Each(YOURS)), fx.Draw(2))))
    assert made.ask.kind == "may"
    assert len(made.cards("hand")) == before + 2


@pytest.mark.clause("dm", "500.4")
@pytest.mark.clause("dm", "501.2")
@pytest.mark.clause("dm", "702.2")
def test_what_triggers_at_the_beginning_of_a_turn_waits_until_the_cards_are_untapped() -> None:
    made = scene()
    herald = made.put("battle zone", on("turn_begins", fx.May(fx.Draw(1))), rested=True)
    made.begin("turn start")
    assert made.ask.kind == "may"
    assert not made.in_play(herald).rested


@pytest.mark.clause("dm", "511.1")
@pytest.mark.clause("dm", "511.1a")
@pytest.mark.clause("dm", "511.1c")
@pytest.mark.clause("dm", "511.1e")
def test_what_triggers_at_the_end_of_a_turn_is_carried_out_in_turn_order() -> None:
    made = scene()
    made.put("battle zone", on("each turn_ends", fx.May(fx.Draw(1)), "Theirs"), 1)
    made.put("battle zone", on("turn_ends", fx.May(fx.Draw(1)), "Mine"))
    made.begin("turn end")
    assert (made.ask.player, made.ask.kind) == (0, "may")
    made.answer("no")
    assert (made.ask.player, made.ask.kind) == (1, "may")


@pytest.mark.clause("dm", "511.2")
@pytest.mark.clause("dm", "500.3")
@pytest.mark.clause("dm", "608.2a")
def test_what_lasts_until_the_end_of_the_turn_ends_then() -> None:
    made = scene()
    made.put("hand", ANT)
    bear = made.put("battle zone", BEAR)
    cast(made, fx.Modify(Each(YOURS), (AddStats((2000,)),), layer=SUM))
    assert power(made.game, bear) == 5000
    made.until("charge_mana", player=1)
    assert power(made.game, bear) == 3000


@pytest.mark.clause("dm", "111.2d")
@pytest.mark.clause("dm", "703.1")
@pytest.mark.clause("dm", "703.3")
@pytest.mark.clause("dm", "703.4c")
def test_a_creature_without_power_is_destroyed_before_the_effect_goes_on() -> None:
    weaken = fx.Modify(Each(THEIRS), (AddStats((-3000,)),), layer=SUM)
    revive = fx.MoveTo(Each(cards(zones=("graveyard",), whose="opponent")), "hand")
    made = scene()
    bear = made.put("battle zone", BEAR, 1)
    cast(made, fx.Do((weaken, revive)))
    assert made.zone_of(bear) == "hand"


@pytest.mark.clause("dm", "104.2b")
@pytest.mark.clause("dm", "703.3")
def test_a_deck_that_is_empty_in_the_middle_of_an_effect_loses_at_once() -> None:
    made = scene(deck=2)
    back = fx.MoveTo(Each(cards(zones=("hand",), whose="you")), "deck")
    cast(made, fx.Do((fx.Draw(2), back)))
    assert made.ending == (1, "deck_out")


@pytest.mark.clause("dm", "206.3")
def test_a_fixed_power_stands_against_every_other_change() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    fixed = fx.Modify(Each(YOURS), (SetStats((1000,)),), layer=FIXED)
    cast(made, fx.Do((fixed, fx.Modify(Each(YOURS), (AddStats((4000,)),), layer=SUM))))
    assert power(made.game, bear) == 1000


@pytest.mark.clause("dm", "608.3")
@pytest.mark.clause("dm", "608.3b")
@pytest.mark.clause("dm", "111.2b")
def test_a_static_ability_holds_as_long_as_its_card_is_in_the_battle_zone() -> None:
    banner = card(
        "Banner",
        2,
        2000,
        abilities=(Static((AddStats((1000,)),), YOURS, layer=SUM),),
    )
    made = scene()
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", banner)
    made.put("hand", ANT)
    cast(made, fx.Draw(1))
    assert power(made.game, bear) == 4000
    made = scene()
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", banner)
    cast(made, fx.Destroy(Each(cards(zones=("battle zone",), name="Banner"))))
    assert power(made.game, bear) == 3000


@pytest.mark.clause("dm", "110.4b")
@pytest.mark.clause("dm", "604.2")
@pytest.mark.clause("dm", "608.3b")
def test_a_static_ability_that_names_the_graveyard_holds_as_long_as_its_card_is_there() -> None:
    told = Static((AddStats((1000,)),), YOURS, zones=("graveyard",), only_there=True)
    ghost = card("Ghost", 2, 2000, abilities=written("dm", told))
    lying = both(cards(zones=("graveyard",)), cards(name="Ghost"))
    made = scene()
    bear, dead = made.put("battle zone", BEAR), made.put("battle zone", ghost)
    seen = [power(made.game, bear)]
    cast(made, fx.Destroy(Each(cards(zones=("battle zone",), name="Ghost"))))
    seen.append((made.zone_of(dead), power(made.game, bear)))
    made = scene()
    bear, dead = made.put("battle zone", BEAR), made.put("graveyard", ghost)
    cast(made, fx.MoveTo(Each(lying), "mana zone"))
    seen.append((made.zone_of(dead), power(made.game, bear)))
    assert seen == [3000, ("graveyard", 4000), ("mana zone", 3000)]


@pytest.mark.clause("dm", "608.2b")
def test_how_much_an_effect_changes_is_settled_when_it_is_carried_out() -> None:
    made = scene()
    made.put("hand", ANT)
    bear = made.put("battle zone", BEAR)
    cast(made, fx.Modify(Each(YOURS), (AddStats((1000,)),), layer=SUM))
    late = made.put("battle zone", GIANT)
    assert power(made.game, bear) == 4000
    assert characteristics(made.game, late).stats == (6000,)


@pytest.mark.clause("dm", "105.6")
@pytest.mark.clause("dm", "701.2a")
@pytest.mark.clause("dm", "701.2b")
def test_tapping_and_untapping_do_nothing_to_a_card_that_is_so_already() -> None:
    made = scene()
    asleep = made.put("battle zone", BEAR, 1, rested=True)
    awake = made.put("battle zone", GIANT, 1)
    made.put("battle zone", ANT)
    before = len(made.cards("hand"))
    cast(made, fx.IfYouDo(fx.Rest(Chosen(cards(zones=("battle zone",), name="Bear"))), fx.Draw(1)))
    assert made.in_play(asleep).rested
    assert not made.in_play(awake).rested
    assert len(made.cards("hand")) == before


@pytest.mark.clause("dm", "400.5")
def test_a_card_that_comes_back_is_new() -> None:
    made = scene()
    made.put("hand", ANT)
    bear = made.put("battle zone", BEAR, entered=1)
    stronger = fx.Modify(Each(YOURS), (AddStats((2000,)),), layer=SUM)
    there_and_back = fx.Do(
        (
            stronger,
            fx.MoveTo(Each(YOURS), "hand"),
            fx.MoveTo(Each(cards(zones=("hand",), name="Bear")), "battle zone"),
        )
    )
    cast(made, there_and_back)
    assert power(made.game, bear) == 3000
    assert made.in_play(bear).entered == 5


@pytest.mark.clause("dm", "400.7")
@pytest.mark.clause("dm", "701.14c")
def test_several_cards_move_to_a_zone_together() -> None:
    made = scene()
    made.put("battle zone", BEAR, 1)
    made.put("battle zone", GIANT, 1)
    cast(made, fx.MoveTo(Each(THEIRS), "hand"))
    assert made.names("battle zone", 1) == []
    assert made.names("hand", 1)[:2] == ["Bear", "Giant"]


@pytest.mark.clause("dm", "701.6a")
@pytest.mark.clause("dm", "701.6b")
def test_destroying_puts_a_card_from_the_battle_zone_into_its_owners_graveyard() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR, 1, owner=1)
    cast(made, fx.Destroy(Each(THEIRS)))
    assert bear in made.cards("graveyard", 1)


@pytest.mark.clause("dm", "701.7a")
@pytest.mark.clause("dm", "701.7b")
def test_the_player_who_discards_chooses_which_card() -> None:
    made = scene()
    made.put("hand", BEAR, 1)
    giant = made.put("hand", GIANT, 1)
    cast(made, fx.Discard(1, "opponent"))
    assert made.ask.player == 1
    made.answer("choose", giant)
    assert made.zone_of(giant) == "graveyard"


@pytest.mark.clause("dm", "801.2")
def test_an_evolution_creature_leaves_with_all_its_cards() -> None:
    king = card("King", 1, 9000, marks=("evolution",), races=("Beast",))
    made = scene()
    made.put("hand", king)
    made.put("battle zone", card("Cub", races=("Beast",)))
    made.fill("mana zone", ANT, 1)
    made.put("hand", spell("Wave", 1, effect=fx.MoveTo(Each(YOURS), "hand")))
    made.begin("main").answer("use", "King").answer("use", "Wave")
    assert sorted(made.names("hand")) == ["Cub", "King"]


@pytest.mark.clause("dm", "801.2")
def test_an_evolved_creature_is_tapped_if_the_one_beneath_was() -> None:
    king = card("King", 1, 9000, marks=("evolution",), races=("Beast",))
    made = scene()
    number = made.put("hand", king)
    made.put("battle zone", card("Cub", races=("Beast",)), rested=True)
    made.begin("main").answer("use", "King")
    assert made.in_play(number).rested


@pytest.mark.clause("dm", "507.3")
@pytest.mark.clause("dm", "507.3a")
@pytest.mark.clause("dm", "507.3g")
def test_an_ability_that_triggers_on_blocking_is_carried_out_before_the_battle() -> None:
    made = scene()
    guard = card("Guard", 2, 2000, "Blocker", abilities=(Triggered(Blocks(), fx.May(fx.Draw(1))),))
    made.put("battle zone", GIANT)
    blocker = made.put("battle zone", guard, 1)
    made.begin("attack").answer("attack", "Giant", -1).answer("block", blocker)
    assert (made.ask.player, made.ask.kind) == (1, "may")
    assert made.zone_of(blocker) == "battle zone"


@pytest.mark.clause("dm", "507.2c")
@pytest.mark.clause("dm", "505.6")
def test_an_attack_that_was_blocked_breaks_nothing_even_if_the_blocker_is_gone() -> None:
    made = scene()
    guard = card(
        "Guard",
        2,
        2000,
        "Blocker",
        abilities=(Triggered(Blocks(), fx.MoveTo(This(), "hand")),),
    )
    made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    blocker = made.put("battle zone", guard, 1)
    made.begin("attack").answer("attack", "Giant", -1).answer("block", blocker)
    assert made.zone_of(blocker) == "hand"
    assert len(made.cards("shield zone", 1)) == 5
    assert "Giant" in made.names("battle zone")


@pytest.mark.clause("dm", "301.2")
def test_an_ability_that_triggers_on_coming_into_play_is_carried_out() -> None:
    made = scene()
    made.put("hand", on("enters", fx.May(fx.Draw(1))))
    made.begin("main").answer("use", "Herald")
    assert made.ask.kind == "may"


@pytest.mark.clause("dm", "400.1")
def test_there_are_the_zones_of_the_book_and_those_of_cards_that_are_nowhere_for_the_rules() -> None:
    names = [zone.name for zone in RULESET.zones.kinds]
    assert names == [
        "deck", "hand", "battle zone", "graveyard", "mana zone", "shield zone", "hyperspatial zone",
        "super GR zone", "pending", "sealed",
    ]  # fmt: skip
    assert RULESET.zones.kinds[BATTLE].sight == "public"

"""What real cards of Duel Masters print of replacements, durations and tap abilities."""

import pytest

from rules.games.dm.keywords import power
from rules.games.dm.nodes import BreakShields
from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Static, Triggered
from rules.language.changes import AddRaces, AddStats, GainAbilities, GainKeywords, Restrict
from rules.language.conditions import There
from rules.language.costs import Cost, RestThis
from rules.language.durations import END_OF_TURN, UntilMoment
from rules.language.events import Blocked, Destroyed, Leaves, Moment, WinsBattle
from rules.language.filter_shorthand import cards
from rules.language.filters import AsNamed, OfAttribute
from rules.language.references import Chosen, Each, It, Subject, This
from rules.language.restrictions import Cannot
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card
from tests.rules.dm.play.scenes import cast as cast_any
from tests.rules.dm.play.scenes import scene
from tests.rules.dm.printed.bearers import THEIR_MANA, THEIR_SHIELDS, bearer, cast, creatures

YOURS, THEIRS = creatures(whose="you"), creatures(whose="opponent")
KILL = fx.Destroy(Each(cards(zones=("battle zone",), name="Bearer")))
TAP = Cost((RestThis(),))


def gains(*words: str) -> GainKeywords:
    """Return the change that gives keywords."""
    return GainKeywords(frozenset(words))


def of(civilization: str) -> OfAttribute:
    """Return the filter of cards of a civilization."""
    return OfAttribute(frozenset({civilization}))


@pytest.mark.clause("dm", "609.1")
@pytest.mark.parametrize(
    ("card_id", "zone"),
    [("en-DM-01-25", "hand"), ("en-DM-01-98", "mana zone"), ("en-DM-04-14", "shield zone")],
)
def test_instead_of_being_destroyed_it_goes_elsewhere(card_id: str, zone: str) -> None:
    made = scene(2)
    made.put("hand", ANT)
    mine = made.put("battle zone", bearer(card_id, Replacement(Destroyed(), fx.MoveTo(This(), zone))))
    cast_any(made, KILL)
    assert made.zone_of(mine) == zone


@pytest.mark.clause("dm", "609.5")
@pytest.mark.parametrize("does", ["replace", "decline"])
def test_it_may_go_to_hand_instead_of_being_destroyed_for_a_card_of_the_hand(does: str) -> None:
    drop = fx.MoveTo(Chosen(cards(zones=("hand",), whose="you")), "graveyard")
    saved = Replacement(Destroyed(), fx.IfYouDo(fx.MoveTo(This(), "hand"), drop), optional=True)
    made = scene(2)
    made.put("hand", GIANT)
    mine = made.put("battle zone", bearer("en-DM-07-26", saved))
    cast_any(made, KILL).answer(does)
    if does == "replace":
        made.answer("choose", "Giant")
    assert made.zone_of(mine) == ("hand" if does == "replace" else "graveyard")
    assert ("Giant" in made.names("graveyard")) == (does == "replace")


@pytest.mark.parametrize("civilization", ["nature", "fire"])
def test_its_other_creatures_of_a_civilization_go_into_mana_instead_of_the_graveyard(
    civilization: str,
) -> None:
    saved = Replacement(
        Leaves(creatures(of("nature"), whose="you", other=True), ("graveyard",)),
        fx.MoveTo(Subject(), "mana zone"),
    )
    made = scene(2)
    made.put("hand", ANT)
    made.put("battle zone", bearer("en-DM-03-47", saved, civilization="nature"))
    leaf = made.put("battle zone", card("Leaf", civilizations=(civilization,)))
    theirs = made.put("battle zone", card("Leaf", civilizations=("nature",)), 1)
    cast_any(made, fx.Destroy(Each(creatures())))
    assert made.zone_of(leaf) == ("mana zone" if civilization == "nature" else "graveyard")
    assert made.zone_of(theirs) == "graveyard"
    assert "Bearer" in made.names("graveyard")


@pytest.mark.parametrize("does", ["replace", "decline"])
def test_it_may_be_destroyed_in_place_of_a_creature_of_a_race(does: str) -> None:
    dragons = creatures(cards(races=("Armored Dragon",)), whose="you")
    guard = Replacement(Destroyed(dragons), fx.Destroy(This()), optional=True)
    made = scene(2)
    made.put("hand", ANT)
    mine = made.put("battle zone", bearer("en-DM-05-42", guard))
    drake = made.put("battle zone", card("Drake", races=("Armored Dragon",)))
    cast_any(made, fx.Destroy(Each(cards(zones=("battle zone",), name="Drake")))).answer(does)
    assert made.zone_of(mine) == ("graveyard" if does == "replace" else "battle zone")
    assert made.zone_of(drake) == ("battle zone" if does == "replace" else "graveyard")


def test_other_creatures_stay_instead_of_being_destroyed() -> None:
    made = scene(2)
    made.put("hand", ANT)
    stays = Replacement(Destroyed(creatures(other=True)), fx.NOTHING)
    mine = made.put("battle zone", bearer("en-DM-09-12", stays))
    made.put("battle zone", BEAR, 1)
    cast_any(made, fx.Destroy(Each(creatures())))
    assert made.zone_of(mine) == "graveyard"
    assert made.names("battle zone", 1) == ["Bear"]


@pytest.mark.parametrize("there", [True, False])
def test_it_goes_to_hand_instead_only_while_another_of_its_name_is_there(there: bool) -> None:
    another = There(cards(zones=("battle zone",), name="Bearer", other=True))
    saved = Replacement(Destroyed(), fx.MoveTo(This(), "hand"), condition=another)
    made = scene(2)
    made.put("hand", ANT)
    mine = made.put("battle zone", bearer("en-DM-09-10", saved))
    if there:
        made.put("battle zone", card("Bearer"), 1)
    cast_any(made, fx.Destroy(Each(YOURS)))
    assert made.zone_of(mine) == ("hand" if there else "graveyard")


@pytest.mark.clause("dm", "511.2")
def test_its_players_creatures_go_into_mana_instead_of_being_destroyed_this_turn() -> None:
    saved = Replacement(Destroyed(), fx.MoveTo(Subject(), "mana zone"))
    made = scene(3)
    made.put("hand", ANT)
    bear = made.put("battle zone", BEAR)
    theirs = made.put("battle zone", BEAR, 1)
    cast(made, "en-DM-07-49", fx.ModifyAll(YOURS, (GainAbilities((saved,)),)))
    made.answer("use", "Ant").until("attack")
    foe = made.in_play(theirs)
    assert (made.zone_of(bear), foe.rested) == ("battle zone", False)


@pytest.mark.parametrize("when", ["now", "later"])
def test_what_would_be_destroyed_this_turn_goes_into_mana_but_not_in_the_next(when: str) -> None:
    saved = Replacement(Destroyed(), fx.MoveTo(Subject(), "mana zone"))
    made = scene(2)
    bear = made.put("battle zone", card("Cub", 1, 1000), rested=when == "later")
    rival = made.put("battle zone", GIANT, 1, rested=True)
    cast(made, "en-DM-07-49", fx.ModifyAll(YOURS, (GainAbilities((saved,)),)))
    if when == "now":
        made.until("attack").answer("attack", bear, rival)
        assert made.zone_of(bear) == "mana zone"
    else:
        made.until("attack", 1).answer("attack", rival, bear)
        assert made.zone_of(bear) == "graveyard"


@pytest.mark.clause("dm", "608.2a")
def test_its_players_creatures_block_until_their_next_turn() -> None:
    made = scene(2)
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", ANT, 1)
    cast(made, "en-DM-04-9", fx.Modify(Each(YOURS), (gains("Blocker"),), UntilMoment("turn_begins", "you")))
    made.until("attack", 1).answer("attack", "Ant", -1)
    assert made.offers("block", bear)
    made.answer("pass").until("charge_mana", 0)
    made.until("attack", 1).answer("attack", "Ant", -1)
    assert made.ask.kind != "block"


def test_a_chosen_creature_untaps_whenever_it_wins_a_battle_this_turn() -> None:
    again = fx.Later(Triggered(WinsBattle(), fx.Recover(It())), Chosen(YOURS), END_OF_TURN)
    made = scene(2)
    bear, other = made.put("battle zone", BEAR), made.put("battle zone", GIANT)
    foes = [made.put("battle zone", ANT, 1, rested=True) for _ in range(3)]
    cast(made, "en-DM-09-38", again).answer("choose", bear)
    made.until("attack").answer("attack", bear, foes[0])
    assert not made.in_play(bear).rested
    made.answer("attack", bear, foes[1])
    assert not made.in_play(bear).rested
    made.answer("attack", other, foes[2])
    assert made.in_play(other).rested


def test_whenever_an_opposing_creature_is_destroyed_this_turn_its_player_loses_mana_and_a_shield() -> None:
    lose = fx.Do(
        (
            fx.MoveTo(Chosen(THEIR_MANA, by="opponent"), "graveyard"),
            fx.MoveTo(Chosen(THEIR_SHIELDS, by="opponent"), "graveyard"),
        )
    )
    made = scene(2)
    made.put("battle zone", BEAR)
    foe = made.put("battle zone", ANT, 1, rested=True)
    made.put("mana zone", GIANT, 1)
    cast(made, "en-DM-11-54", fx.Later(Triggered(Destroyed(THEIRS), lose), until=END_OF_TURN))
    made.until("attack").answer("attack", "Bear", foe)
    if made.ask.kind == "choose_cards":
        assert made.ask.player == 1
        made.answer("choose", made.cards("shield zone", 1)[0])
    assert "Giant" in made.names("graveyard", 1)
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.parametrize("race", ["Dragonoid", "Human"])
def test_creatures_of_a_race_are_of_another_too_and_stronger_this_turn(race: str) -> None:
    changes = (AddRaces(frozenset({"Armored Dragon"})), AddStats((4000,)), gains("W Breaker"))
    made = scene(2)
    mine = made.put("battle zone", card("Cub", races=(race,)))
    kin = creatures(cards(races=("Dragonoid",)), whose="you")
    cast(made, "en-DM-08-37", fx.Modify(Each(kin), changes))
    if race == "Dragonoid":
        assert power(made.game, mine) == 5000
        made.until("attack").answer("attack", mine, -1)
        for one in made.cards("shield zone", 1)[:2]:
            made.answer("break", one)
        assert len(made.cards("shield zone", 1)) == 3
    made.until("charge_mana", 1)
    assert power(made.game, mine) == 1000


@pytest.mark.clause("dm", "507.2a")
@pytest.mark.parametrize("blocked", [True, False])
def test_whichever_of_its_players_creatures_is_blocked_this_turn_slays(blocked: bool) -> None:
    slay = fx.Modify(Subject(), (gains("Slayer"),))
    made = scene(2)
    ant = made.put("battle zone", ANT)
    wall = made.put("battle zone", WALL, 1, rested=not blocked)
    cast(made, "en-DM-01-49", fx.Later(Triggered(Blocked(YOURS), slay), until=END_OF_TURN))
    made.until("attack").answer("attack", ant, -1 if blocked else wall)
    if blocked:
        made.answer("block", wall)
    assert made.zone_of(wall) == ("graveyard" if blocked else "battle zone")


def test_its_players_creatures_are_stronger_and_break_a_shield_when_blocked() -> None:
    breaks = Triggered(Blocked(), BreakShields(Chosen(THEIR_SHIELDS)))
    made = scene(2)
    ant = made.put("battle zone", ANT)
    made.put("battle zone", WALL, 1)
    cast(made, "ja-DM-13-25", fx.Modify(Each(YOURS), (AddStats((4000,)), GainAbilities((breaks,)))))
    made.until("attack").answer("attack", ant, -1).answer("block", "Wall")
    made.answer("choose", made.cards("shield zone", 1)[0])
    assert len(made.cards("shield zone", 1)) == 4
    assert (made.zone_of(ant), made.names("graveyard", 1)) == ("battle zone", ["Wall"])


@pytest.mark.clause("dm", "602.1")
def test_instead_of_attacking_it_is_tapped_to_return_a_creature_to_hand() -> None:
    bounce = Activated(fx.MoveTo(Chosen(creatures()), "hand"), TAP)
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-06-3", bounce))
    foe = made.put("battle zone", BEAR, 1)
    made.begin("attack").answer("activate", mine).answer("choose", foe)
    assert made.zone_of(foe) == "hand"
    assert made.in_play(mine).rested
    made = scene()
    made.put("battle zone", bearer("en-DM-06-3", bounce), entered=5)
    made.put("battle zone", BEAR, 1)
    made.put("battle zone", ANT)
    assert not made.begin("attack").offers("activate")


@pytest.mark.clause("dm", "602.1")
def test_tapped_for_it_its_players_creatures_of_a_civilization_untap_at_the_end_of_the_turn() -> None:
    light = creatures(of("light"), whose="you")
    untap = Triggered(Moment("turn_ends"), fx.Recover(Each(light)))
    made = scene()
    mine = made.put(
        "battle zone", bearer("en-DM-07-1", Activated(fx.Later(untap), TAP), civilization="light")
    )
    ant = made.put("battle zone", ANT, rested=True)
    made.begin("attack").answer("activate", mine)
    made.until("charge_mana", 1)
    assert (made.in_play(mine).rested, made.in_play(ant).rested) == (False, True)


@pytest.mark.clause("dm", "608.3")
@pytest.mark.clause("dm", "602.1")
@pytest.mark.parametrize("civilization", ["water", "fire"])
def test_each_of_its_players_creatures_of_a_civilization_may_tap_to_draw(civilization: str) -> None:
    lends = Static((GainAbilities((Activated(fx.Draw(), TAP),)),), creatures(of("water"), whose="you"))
    made = scene()
    made.put("battle zone", bearer("en-DM-06-33", lends))
    drop = made.put("battle zone", card("Drop", civilizations=(civilization,)))
    made.begin("attack")
    assert made.offers("activate", drop) == (civilization == "water")
    assert not made.offers("activate", "Bearer")
    if civilization == "water":
        deck = len(made.cards("deck"))
        made.answer("activate", drop)
        assert (deck - len(made.cards("deck")), made.in_play(drop).rested) == (1, True)


def test_creatures_of_a_race_that_is_named_cannot_be_blocked_this_turn() -> None:
    kin = creatures(AsNamed("race"))
    made = scene(2)
    cub = made.put("battle zone", card("Cub", races=("Beast Folk",)))
    moth = made.put("battle zone", card("Moth", races=("Human",)))
    made.put("battle zone", WALL, 1)
    cast(made, "en-DM-09-19", fx.NameOne("race", fx.Modify(Each(kin), (Restrict(Cannot("be blocked")),))))
    made.answer("name", note="Beast Folk")
    made.until("attack").answer("attack", cub, -1)
    assert made.ask.kind == "choose_shield"
    made.until("attack").answer("attack", moth, -1)
    assert made.ask.kind == "block"

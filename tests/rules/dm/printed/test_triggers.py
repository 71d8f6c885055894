"""What real cards of Duel Masters print of triggered abilities, borne by made-up cards."""

import pytest

from rules.games.dm.keywords import power
from rules.games.dm.nodes import Breaks, BreakShields, UsesSilentSkill
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.changes import AddStats
from rules.language.conditions import Happened, Is, There, TurnOf
from rules.language.durations import END_OF_TURN
from rules.language.events import (
    Attacked,
    AttackEnds,
    Attacks,
    Blocked,
    Destroyed,
    Discards,
    Draws,
    During,
    Enters,
    Leaves,
    Moment,
    WinsBattle,
)
from rules.language.filter_shorthand import cards
from rules.language.filters import Controlled, Filter, IsPlayer, RaceHas, StatIs
from rules.language.references import Chosen, Each, It, Subject, This, Top
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card, spell
from tests.rules.dm.play.scenes import cast as cast_any
from tests.rules.dm.play.scenes import scene
from tests.rules.dm.printed.bearers import (
    CREATURE,
    THEIR_MANA,
    THEIR_SHIELDS,
    YOUR_MANA,
    bearer,
    creatures,
)
from tests.rules.printed import written

YOURS, THEIRS = creatures(whose="you"), creatures(whose="opponent")
MAY_DRAW = fx.May(fx.Draw())


@pytest.mark.clause("dm", "603.4")
@pytest.mark.parametrize("shields", [3, 4])
def test_as_it_enters_an_opponent_with_few_shields_discards_at_random(shields: int) -> None:
    few = fx.If(There(THEIR_SHIELDS, 0, 3), fx.Discard(1, "opponent", at_random=True))
    made = scene(2)
    made.fill("hand", ANT, 2, 1)
    for one in made.cards("shield zone", 1)[shields:]:
        made.state.zones[made.state.where[one]].remove(one)
        made.state.where[one] = -1
    made.put("hand", bearer("en-DM-10-47", Triggered(Enters(), few)))
    made.put("hand", ANT)
    made.begin("main").answer("use", "Bearer")
    assert len(made.cards("hand", 1)) == (1 if shields == 3 else 2)
    assert made.names("graveyard", 1) == (["Ant"] if shields == 3 else [])


@pytest.mark.parametrize("does", ["yes", "no"])
def test_whenever_it_attacks_a_creature_may_come_back_from_the_graveyard(does: str) -> None:
    back = fx.May(fx.MoveTo(Chosen(cards(zones=("graveyard",), whose="you", types=CREATURE)), "hand"))
    made = scene()
    made.put("graveyard", spell("Spark"))
    bear = made.put("graveyard", BEAR)
    theirs = made.put("graveyard", GIANT, 1)
    made.put("battle zone", bearer("en-DM-02-23", Triggered(Attacks(), back)))
    made.begin("attack").answer("attack", "Bearer", -1).answer(does)
    if does == "yes" and made.ask.kind == "choose_cards":
        assert made.offered("choose") == ["Bear"]
        made.answer("choose", bear)
    assert made.zone_of(bear) == ("hand" if does == "yes" else "graveyard")
    assert made.zone_of(theirs) == "graveyard"
    assert "Spark" in made.names("graveyard")


@pytest.mark.clause("dm", "603.5c")
def test_whenever_another_creature_is_destroyed_its_player_may_draw() -> None:
    made = scene()
    mourner = bearer("en-DM-04-33", Triggered(Destroyed(creatures(other=True)), MAY_DRAW))
    made.put("battle zone", mourner)
    made.put("battle zone", BEAR, 1)
    cast_any(made, fx.Destroy(Each(THEIRS)))
    assert (made.ask.kind, made.ask.player) == ("may", 0)
    made = scene()
    made.put("battle zone", mourner)
    made.put("battle zone", ANT)
    cast_any(made, fx.Destroy(Each(cards(zones=("battle zone",), name="Bearer"))))
    assert made.ask.kind == "attack"


@pytest.mark.parametrize("race", ["Cyber Lord", "Human"])
def test_whenever_another_creature_with_a_word_in_its_race_enters_its_player_may_draw(race: str) -> None:
    kin = Enters(creatures(RaceHas("Cyber"), whose="you", other=True))
    made = scene()
    made.put("battle zone", bearer("en-DM-09-2", Triggered(kin, MAY_DRAW), races=("Cyber Virus",)))
    made.put("hand", card("Kin", 1, races=(race,)))
    made.put("hand", ANT)
    made.begin("main").answer("use", "Kin")
    assert (made.ask.kind == "may") == (race == "Cyber Lord")


@pytest.mark.parametrize("drawn", [1, 2])
def test_an_opponent_who_drew_twice_this_turn_discards_their_hand_at_its_end(drawn: int) -> None:
    greedy = Happened(Draws(side="opponent"), 2)
    ability = Triggered(Moment("turn_ends"), fx.If(greedy, fx.DiscardHand("opponent")))
    made = scene()
    made.fill("hand", ANT, 3, 1)
    made.put("battle zone", bearer("en-DM-12-10", ability))
    cast_any(made, fx.Draw(drawn, "opponent"))
    made.until("charge_mana", player=1)
    # The new turn's own draw comes on top.
    assert len(made.cards("hand", 1)) == (1 if drawn == 2 else 5)


@pytest.mark.clause("dm", "701.14a")
def test_whenever_it_becomes_blocked_it_breaks_a_shield() -> None:
    ability = Triggered(Blocked(), BreakShields(Chosen(THEIR_SHIELDS)))
    for block in (True, False):
        made = scene()
        made.put("battle zone", bearer("en-DM-05-S5", ability, power=8000))
        made.put("battle zone", WALL, 1)
        made.begin("attack").answer("attack", "Bearer", -1)
        made.answer("block", "Wall") if block else made.answer("pass")
        if block:
            assert made.offers("choose")
            made.answer("choose", made.cards("shield zone", 1)[0])
            assert len(made.cards("shield zone", 1)) == 4
            assert made.names("graveyard", 1) == ["Wall"]
        else:
            assert made.ask.kind == "choose_shield"
            assert len(made.cards("shield zone", 1)) == 5


@pytest.mark.clause("dm", "115.3b")
@pytest.mark.parametrize("other", [ANT, GIANT])
def test_whenever_it_wins_a_battle_a_card_of_the_other_mana_zone_goes(other: object) -> None:
    burn = fx.MoveTo(Chosen(THEIR_MANA), "graveyard")
    made = scene()
    foe = made.put("battle zone", other, 1, rested=True)  # type: ignore[arg-type]
    made.put("mana zone", BEAR, 1)
    made.put("battle zone", bearer("ja-DM-14-95", Triggered(WinsBattle(), burn), power=3000))
    made.begin("attack").answer("attack", "Bearer", foe)
    assert ("Bear" in made.names("graveyard", 1)) == (other is ANT)


@pytest.mark.clause("dm", "101.4")
def test_as_it_is_destroyed_each_player_gives_up_a_card_of_their_mana_zone_of_their_choice() -> None:
    burn = fx.MoveTo(Chosen(YOUR_MANA, each=True), "graveyard")
    made = scene()
    made.put("battle zone", bearer("en-DM-02-40", Triggered(Destroyed(), burn)), 1)
    made.put("mana zone", BEAR)
    for one in (GIANT, WALL):
        made.put("mana zone", one, 1)
    cast_any(made, fx.Destroy(Each(THEIRS)))
    assert (made.ask.player, sorted(made.offered("choose"))) == (0, ["Ant", "Bear"])
    made.answer("choose", "Bear")
    assert (made.ask.player, sorted(made.offered("choose"))) == (1, ["Giant", "Wall"])
    assert made.names("mana zone") == ["Ant", "Bear"]
    made.answer("choose", "Wall")
    assert (made.names("mana zone"), made.names("mana zone", 1)) == (["Ant"], ["Giant"])


@pytest.mark.parametrize("does", ["yes", "no"])
def test_whenever_a_creature_of_its_player_is_attacked_a_discard_makes_that_one_stronger(does: str) -> None:
    stronger = fx.Modify(Subject(), (AddStats((3000,)),))
    ability = Triggered(Attacked(YOURS), fx.May(fx.IfYouDo(fx.Discard(), stronger)))
    made = scene()
    made.put("battle zone", bearer("en-DM-10-81", ability), 1)
    bear = made.put("battle zone", BEAR, 1, rested=True)
    made.put("hand", ANT, 1)
    giant = made.put("battle zone", card("Rival", 4, 5000))
    made.begin("attack").answer("attack", giant, bear)
    assert made.ask.player == 1
    made.answer(does)
    assert made.zone_of(bear) == ("battle zone" if does == "yes" else "graveyard")
    assert made.zone_of(giant) == ("graveyard" if does == "yes" else "battle zone")


def test_a_discard_that_is_not_made_makes_nothing_stronger() -> None:
    stronger = fx.Modify(Subject(), (AddStats((3000,)),))
    ability = Triggered(Attacked(YOURS), fx.May(fx.IfYouDo(fx.Discard(), stronger)))
    made = scene()
    made.put("battle zone", bearer("en-DM-10-81", ability), 1)
    bear = made.put("battle zone", BEAR, 1, rested=True)
    rival = made.put("battle zone", card("Rival", 4, 5000))
    made.begin("attack").answer("attack", rival, bear)
    if made.ask.kind == "may":
        made.answer("yes")
    assert made.zone_of(bear) == "graveyard"


@pytest.mark.parametrize("foe", [GIANT, BEAR])
def test_it_is_stronger_when_it_attacks_a_strong_creature(foe: object) -> None:
    ability = Triggered(Attacks(target=StatIs("power", ">=", 6000)), fx.Modify(This(), (AddStats((9000,)),)))
    made = scene()
    number = made.put("battle zone", foe, 1, rested=True)  # type: ignore[arg-type]
    mine = made.put("battle zone", bearer("en-DM-10-75", ability, power=1000))
    made.begin("attack").answer("attack", mine, number)
    assert made.zone_of(mine) == ("battle zone" if foe is GIANT else "graveyard")
    assert made.zone_of(number) == ("graveyard" if foe is GIANT else "battle zone")


def test_it_is_not_stronger_when_it_attacks_the_player() -> None:
    ability = Triggered(Attacks(target=StatIs("power", ">=", 6000)), fx.Modify(This(), (AddStats((9000,)),)))
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-10-75", ability, power=1000))
    made.begin("attack").answer("attack", mine, -1)
    assert power(made.game, mine) == 1000


@pytest.mark.clause("dm", "510.1")
@pytest.mark.parametrize("player", [True, False])
def test_after_attacking_a_player_it_is_destroyed(player: bool) -> None:
    fall = fx.Later(Triggered(AttackEnds(), fx.Destroy(It())), This(), END_OF_TURN)
    made = scene()
    foe = made.put("battle zone", ANT, 1, rested=True)
    mine = made.put("battle zone", bearer("en-DM-02-32", Triggered(Attacks(target=IsPlayer()), fall)))
    made.begin("attack").answer("attack", mine, -1 if player else foe)
    if player:
        made.until("choose_shield").answer("break", made.cards("shield zone", 1)[0])
    made.until("charge_mana", player=1)
    assert made.zone_of(mine) == ("graveyard" if player else "battle zone")
    assert len(made.cards("shield zone", 1)) == (4 if player else 5)


@pytest.mark.parametrize("attacks", [True, False])
def test_at_the_end_of_a_turn_in_which_it_broke_a_shield_it_goes_back_to_hand(attacks: bool) -> None:
    ability = Triggered(Moment("turn_ends", "you"), fx.If(Happened(Breaks()), fx.MoveTo(This(), "hand")))
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-11-42", ability))
    other = made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", mine if attacks else other, -1)
    made.until("choose_shield").answer("break", made.cards("shield zone", 1)[0])
    made.until("charge_mana", player=1)
    assert made.zone_of(mine) == ("hand" if attacks else "battle zone")


@pytest.mark.parametrize("alone", [True, False])
def test_at_the_end_of_its_players_turns_it_is_destroyed_where_it_is_the_only_creature(alone: bool) -> None:
    lonely = fx.If(There(creatures(whose="you", other=True), 0, 0), fx.Destroy(This()))
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-06-57", Triggered(Moment("turn_ends", "you"), lonely)))
    if not alone:
        made.put("battle zone", ANT)
    made.put("battle zone", BEAR, 1)
    made.begin("turn end")
    assert made.zone_of(mine) == ("graveyard" if alone else "battle zone")
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-06-57", Triggered(Moment("turn_ends", "you"), lonely)), 1)
    made.begin("turn end")
    assert made.zone_of(mine) == "battle zone"


@pytest.mark.clause("dm", "501.2")
@pytest.mark.parametrize("turn", [0, 1])
def test_at_the_start_of_each_turn_its_player_destroys_a_creature_of_their_choice(turn: int) -> None:
    each = fx.If(
        TurnOf("you"),
        fx.Destroy(Chosen(YOURS)),
        fx.Destroy(Chosen(THEIRS, by="opponent")),
    )
    made = scene()
    made.put("battle zone", bearer("en-DM-11-1", Triggered(Moment("turn_begins"), each)))
    made.put("battle zone", BEAR)
    made.put("battle zone", GIANT, 1)
    made.put("battle zone", WALL, 1)
    made.begin("turn start", active=turn)
    assert made.ask.player == turn
    assert sorted(made.offered("choose")) == (["Giant", "Wall"] if turn else ["Bear", "Bearer"])
    made.answer("choose", "Wall" if turn else "Bear")
    assert made.names("graveyard", turn) == ["Wall" if turn else "Bear"]


@pytest.mark.parametrize("civilization", ["fire", "light"])
def test_whenever_an_opposing_creature_of_two_civilizations_attacks_its_player_may_draw(
    civilization: str,
) -> None:
    rivals = cards(zones=("battle zone",), whose="opponent", types=CREATURE, attributes=("fire", "nature"))
    made = scene()
    made.put("battle zone", bearer("ja-DM-14-80", Triggered(Attacks(rivals), MAY_DRAW)), 1)
    rival = made.put("battle zone", card("Rival", civilizations=(civilization,)))
    made.begin("attack").answer("attack", rival, -1)
    assert ((made.ask.kind, made.ask.player) == ("may", 1)) == (civilization == "fire")


@pytest.mark.parametrize("owner", [0, 1])
def test_whenever_another_creature_enters_its_player_chooses_a_mana_card_to_lose(owner: int) -> None:
    burn = fx.If(
        Is(Subject(), Controlled("you")),
        fx.MoveTo(Chosen(YOUR_MANA), "graveyard"),
        fx.MoveTo(Chosen(THEIR_MANA, by="opponent"), "graveyard"),
    )
    made = scene(2)
    made.put("mana zone", BEAR)
    made.fill("mana zone", GIANT, 2, 1)
    made.put("battle zone", bearer("ja-DM-13-10", Triggered(Enters(creatures(other=True)), burn)), 1 - owner)
    made.put("hand", WALL)
    made.begin("main").answer("use", "Wall")
    made.until("choose_cards")
    assert made.ask.player == 0
    made.answer("choose", "Bear")
    assert made.names("graveyard") == ["Bear"]
    assert made.names("graveyard", 1) == []


@pytest.mark.parametrize("turn", [0, 1])
def test_whatever_its_player_discards_in_the_other_turn_they_draw_again(turn: int) -> None:
    ability = Triggered(During(Discards(cards(whose="you")), "opponent"), fx.Draw())
    made = scene(2)
    made.put("hand", ANT)
    made.put("battle zone", bearer("ja-DM-13-6", ability), 1 - turn)
    who = 1 - turn
    made.fill("hand", ANT, 3, who)
    before = len(made.cards("deck", who))
    cast_any(made, fx.Discard(1, "you" if who == 0 else "opponent", at_random=True))
    assert before - len(made.cards("deck", who)) == (1 if turn == 0 else 0)


def test_as_it_leaves_the_battle_zone_every_creature_is_destroyed() -> None:
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-12-S3", Triggered(Leaves(), fx.Destroy(Each(creatures())))))
    made.put("battle zone", BEAR)
    made.put("battle zone", GIANT, 1)
    cast_any(made, fx.MoveTo(Each(cards(zones=("battle zone",), name="Bearer")), "hand"))
    assert made.zone_of(mine) == "hand"
    assert (made.names("battle zone"), made.names("battle zone", 1)) == ([], [])


@pytest.mark.parametrize("zone", ["graveyard", "hand"])
def test_as_it_goes_from_the_battle_zone_to_the_graveyard_a_creature_may_leave_mana(zone: str) -> None:
    back = fx.May(fx.MoveTo(Chosen(cards(zones=("mana zone",), whose="you", types=CREATURE)), "hand"))
    ability = Triggered(Leaves(destination=("graveyard",)), back)
    made = scene()
    made.put("battle zone", bearer("en-DM-03-24", ability), 1)
    made.put("mana zone", BEAR, 1)
    cast_any(made, fx.MoveTo(Each(THEIRS), zone))
    assert ((made.ask.kind, made.ask.player) == ("may", 1)) == (zone == "graveyard")
    if zone == "graveyard":
        made.answer("yes")
        assert "Bear" in made.names("hand", 1)


@pytest.mark.clause("dm", "501.1a")
def test_its_player_may_leave_it_tapped_for_a_card_of_mana() -> None:
    ability = Triggered(UsesSilentSkill(), fx.MoveTo(Top(1), "mana zone"))
    for stays in (True, False):
        made = scene()
        made.put("battle zone", bearer("en-DM-10-84", ability, keywords=("Silent Skill",)), rested=True)
        made.begin("turn start").answer("yes" if stays else "no")
        assert len(made.cards("mana zone")) == (2 if stays else 1)


@pytest.mark.clause("dm", "501.1a")
@pytest.mark.parametrize(("what", "count"), [(creatures(), 2), (None, 1)])
def test_a_silent_skill_of_another_creature_is_watched(what: Filter | None, count: int) -> None:
    owl = written("dm", Triggered(UsesSilentSkill(what), fx.MoveTo(Top(1), "mana zone")))
    made = scene()
    made.put("battle zone", card("Owl", 1, 1000, abilities=owl))
    shade = card("Shade", 1, 1000)
    shade.keywords |= {"Silent Skill"}
    made.put("battle zone", shade, rested=True)
    made.begin("turn start").answer("yes")
    assert len(made.cards("mana zone")) == count


def test_whenever_another_creature_enters_it_is_tapped() -> None:
    ability = Triggered(Enters(creatures(other=True)), fx.Rest(This()))
    made = scene(2)
    mine = made.put("battle zone", bearer("en-DM-12-51", ability), 1)
    made.put("hand", ANT)
    made.put("hand", ANT)
    made.begin("main")
    assert not made.in_play(mine).rested
    made.answer("use", "Ant")
    assert made.in_play(mine).rested


def test_as_it_is_destroyed_another_creature_may_come_back_from_the_graveyard() -> None:
    ability = Triggered(
        Destroyed(),
        fx.May(
            fx.MoveTo(Chosen(cards(zones=("graveyard",), whose="you", types=CREATURE, other=True)), "hand")
        ),
    )
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-09-27", ability))
    made.put("graveyard", BEAR)
    cast_any(made, fx.Destroy(Each(YOURS))).answer("yes")
    assert made.names("hand") == ["Bear"]
    assert made.zone_of(mine) == "graveyard"

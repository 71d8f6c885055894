"""Printed abilities of Shadowverse: Evolve that move their own card, wait for another or aim at leaders."""

import pytest

from rules.games.sve.layers import defense
from rules.games.sve.nodes import GoesToCemetery
from rules.language.abilities import Ability, Activated, Spell, Static, Triggered
from rules.language.amounts import Count, DividedBy, Fixed, LifeOf, Lowest, Minus, Times
from rules.language.changes import AddStats, GainKeywords, Restrict
from rules.language.conditions import Compare, There
from rules.language.costs import Cost, DiscardCards, MoveCard, Pay
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.effects import (
    ChangeLife,
    ChooseOne,
    Create,
    DealDamage,
    DealDamageToPlayer,
    Do,
    Draw,
    Fix,
    If,
    IfPaid,
    Later,
    Modify,
    MoveTo,
    Recover,
    Rest,
)
from rules.language.events import Plays
from rules.language.filter_shorthand import cards
from rules.language.filters import AnyOf, Controlled, IsPlayer, Not, OneOf
from rules.language.references import Controller, Each, Target, TargetPlayer, ThisCard
from rules.language.restrictions import Can
from tests.rules.printed import written
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    OWN,
    WOLF,
    amulet,
    card,
    follower,
    points,
    spell,
    table,
    token,
)
from tests.rules.sve.printed.made_up import CEMETERY, FIELD

SPELLS = cards(types=("spell",), whose="you")


def song(*abilities: Ability, name: str = "Song") -> object:
    """Return a spell with these abilities."""
    return card(name, ("spell",), 1, abilities=written("sve", *abilities))


@pytest.mark.clause("sve", "10.7.4.1.3")
@pytest.mark.parametrize("said, there", [("yes", ["Ghost"]), ("no", [])])
def test_a_follower_in_the_cemetery_comes_back_for_points_when_a_spell_is_played(
    said: str, there: list[str]
) -> None:
    returns = Triggered(
        Plays(SPELLS),
        MoveTo(ThisCard(), "field"),
        Cost((Pay(1, "play points"),)),
        zones=("cemetery",),
        only_there=True,
    )
    scene = table(5)
    scene.put("cemetery", follower("Ghost", abilities=written("sve", returns)))
    scene.put("hand", spell("Hymn", ChangeLife(1)))
    scene.begin("main phase").answer("play", "Hymn").answer(said).until("main")
    assert (scene.names("field"), points(scene)) == (there, 3 if there else 4)


@pytest.mark.clause("sve", "10.3.5")
@pytest.mark.clause("sve", "10.6.2.7.2")
def test_a_card_that_summons_itself_from_the_cemetery_then_changes_itself() -> None:
    rises = Activated(
        Do((MoveTo(ThisCard(), "field"), Modify(ThisCard(), (GainKeywords(frozenset({"Storm"})),), ALWAYS))),
        Cost((Pay(2, "play points"),)),
        zones=("cemetery",),
        only_there=True,
    )
    scene = table(5)
    scene.put("cemetery", follower("Ghost", 2, 2, abilities=written("sve", rises)))
    scene.put("field", follower("Idol", abilities=written("sve", rises)))
    scene.begin("main phase")
    assert not scene.offers("activate", "Idol")
    scene.answer("activate", "Ghost")
    assert scene.offers("attack", "Ghost", -1)


@pytest.mark.clause("sve", "10.4.7.5")
@pytest.mark.parametrize("said, cards_left", [("yes", 2), ("no", 1)])
def test_a_spell_that_is_all_paid_for_asks_as_it_resolves(said: str, cards_left: int) -> None:
    draws = Spell(IfPaid(Cost((DiscardCards(),)), Draw(2)))
    scene = table(5)
    scene.put("hand", song(draws))  # type: ignore[arg-type]
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Song").answer(said).until("main")
    assert len(scene.cards("hand")) == cards_left


@pytest.mark.clause("sve", "10.4.7.5")
def test_a_spell_whose_price_cannot_be_paid_is_played_for_nothing() -> None:
    # Q2432
    draws = Spell(IfPaid(Cost((DiscardCards(),)), Draw(2)))
    scene = table(5)
    scene.put("hand", song(draws))  # type: ignore[arg-type]
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Song").until("main")
    assert (scene.names("hand"), scene.names("cemetery")) == ([], ["Song"])


@pytest.mark.clause("sve", "10.7.2.1")
@pytest.mark.parametrize("hit, hand", [("Ant", 1), ("Giant", 0)])
def test_a_card_is_drawn_when_the_selected_follower_dies_this_turn(hit: str, hand: int) -> None:
    waits = Later(Triggered(event=GoesToCemetery(), effect=Draw(1)), Target(), END_OF_TURN)
    shoots = Spell(Do((DealDamage(Target(), 1), waits)), targets=(ENEMY,))
    scene = table(5)
    scene.put("hand", song(shoots))  # type: ignore[arg-type]
    scene.put("field", ANT, 1)
    scene.put("field", GIANT, 1)
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Song").answer("target", hit).until("main")
    assert len(scene.cards("hand")) == hand


@pytest.mark.clause("sve", "4.4.4.2")
@pytest.mark.parametrize("others, here, aside", [(1, 3, 0), (3, 2, 1), (5, 0, 3)])
def test_tokens_without_room_on_the_field_come_to_the_ex_area(others: int, here: int, aside: int) -> None:
    fairy = token("Fairy")
    room = Lowest((3, Minus(5, Count(FIELD))))
    made = Do((Create(fairy, "field", Fixed("room")), Create(fairy, "EX area", Minus(3, Fixed("room")))))
    scene = table(5)
    scene.put("hand", song(Spell(Fix(room, made, "room"))))  # type: ignore[arg-type]
    scene.fill("field", BEAR, others)
    scene.begin("main phase").answer("play", "Song").until("main")
    assert (scene.names("field").count("Fairy"), scene.names("EX area").count("Fairy")) == (here, aside)


@pytest.mark.clause("sve", "10.6.2.3")
@pytest.mark.parametrize("leader", [True, False])
def test_a_leader_or_a_follower_gains_defense(leader: bool) -> None:
    both = Do((Modify(Target(), (AddStats((0, 2)),), ALWAYS), ChangeLife(2, TargetPlayer())))
    blesses = Spell(both, targets=(AnyOf((OWN, IsPlayer("you"))),))
    scene = table(5)
    scene.put("hand", song(blesses))  # type: ignore[arg-type]
    bear = scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Song")
    (scene.answer("target", -1) if leader else scene.answer("target", bear)).until("main")
    assert (scene.life(), defense(scene.game, bear)) == ((22, 4) if leader else (20, 6))


@pytest.mark.clause("sve", "10.6.2.3")
@pytest.mark.parametrize("there, life", [(2, 20), (3, 17)])
def test_what_the_player_of_a_selected_card_has_is_counted(there: int, life: int) -> None:
    theirs = cards(Controlled(Controller(Target())), zones=("field",))
    hits = Spell(If(There(theirs, 3), DealDamageToPlayer(3)), targets=(ENEMY,))
    scene = table(5)
    scene.put("hand", song(hits))  # type: ignore[arg-type]
    scene.fill("field", BEAR, there, 1)
    scene.fill("field", WOLF, 3)
    scene.begin("main phase").answer("play", "Song").answer("target", "Bear").until("main")
    assert scene.life(1) == life


@pytest.mark.clause("sve", "10.6.2.3")
@pytest.mark.parametrize("own, healed", [(9, 11), (20, 20)])
def test_a_leader_weaker_than_the_selected_one_gains_defense(own: int, healed: int) -> None:
    weaker = Compare(LifeOf(), "<", LifeOf(TargetPlayer()))
    heals = Spell(If(weaker, ChangeLife(2)), targets=(IsPlayer("opponent"),))
    scene = table(5)
    scene.give(0, life=own, r0=5, r1=5)
    scene.put("hand", song(heals))  # type: ignore[arg-type]
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Song").until("main")
    assert scene.life() == healed


def test_the_others_are_hurt_less_than_the_selected_one() -> None:
    others = Each(cards(Not(OneOf(Target())), ENEMY))
    hits = Spell(Do((DealDamage(Target(), 4), DealDamage(others, 1))), targets=(ENEMY,))
    scene = table(5)
    scene.put("hand", song(hits))  # type: ignore[arg-type]
    giant, bear = scene.put("field", GIANT, 1), scene.put("field", BEAR, 1)
    scene.begin("main phase").answer("play", "Song").answer("target", giant).until("main")
    assert (defense(scene.game, giant), defense(scene.game, bear)) == (2, 3)


@pytest.mark.clause("sve", "5.3.1")
@pytest.mark.parametrize("choice, rested", [(0, True), (1, False)])
def test_a_follower_is_engaged_or_refreshed(choice: int, rested: bool) -> None:
    turns = Spell(ChooseOne((Rest(Target()), Recover(Target()))), targets=(ENEMY,))
    scene = table(5)
    scene.put("hand", song(turns))  # type: ignore[arg-type]
    bear = scene.put("field", BEAR, 1)
    scene.in_play(bear).rested = not rested
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Song")
    while scene.ask.kind != "main":
        scene.game.answer(choice)
    assert scene.in_play(bear).rested is rested


@pytest.mark.parametrize("there, life", [(4, 20), (5, 19), (11, 18)])
def test_damage_is_dealt_for_every_five_cards(there: int, life: int) -> None:
    hits = Spell(DealDamageToPlayer(Times(DividedBy(Count(CEMETERY), 5), 1)))
    scene = table(5)
    scene.put("hand", song(hits))  # type: ignore[arg-type]
    scene.fill("cemetery", ANT, there)
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Song").until("main")
    assert scene.life(1) == life


@pytest.mark.clause("sve", "8.4.9")
def test_followers_deal_damage_equal_to_their_defense_while_a_card_says_so() -> None:
    solid = Static((Restrict(Can("deal damage equal to its defense")),), OWN)
    scene = table(5)
    scene.put("field", amulet("Wall", abilities=written("sve", solid)))
    rager = scene.put("field", follower("Rager", 1, 5, "Storm"))
    scene.put("field", follower("Other", 1, 5, "Storm"))
    foe = scene.put("field", follower("Foe", 2, 9), 1)
    scene.in_play(foe).rested = True
    scene.begin("main phase").answer("attack", "Other", -1).until("main")
    assert scene.life(1) == 15
    scene.answer("attack", rager, foe).until("main")
    assert (defense(scene.game, foe), defense(scene.game, rager)) == (4, 3)


@pytest.mark.clause("sve", "10.4.2.2")
def test_cards_of_the_ex_area_are_buried_as_a_cost() -> None:
    aside = cards(zones=("EX area",), whose="you")
    buries = Activated(ChangeLife(3), Cost((MoveCard(aside, "cemetery"),) * 2))
    scene = table(5)
    scene.put("field", amulet("Altar", abilities=written("sve", buries)))
    scene.fill("EX area", BEAR, 2)
    scene.begin("main phase").answer("activate", "Altar").until("main")
    assert (scene.life(), scene.names("cemetery"), scene.offers("activate", "Altar")) == (
        23,
        ["Bear"] * 2,
        False,
    )

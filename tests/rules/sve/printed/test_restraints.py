"""Printed limits of Shadowverse: Evolve: how often, what cannot be done, what is revealed; other costs."""

import pytest

from rules.games.sve.nodes import Transform
from rules.language.abilities import Ability, Activated, Static, Triggered, Way
from rules.language.amounts import Count
from rules.language.changes import ChangeCost, Restrict
from rules.language.conditions import There
from rules.language.costs import Cost, DiscardCards, MoveCard, RevealCards
from rules.language.durations import END_OF_TURN
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    Destroy,
    Do,
    Draw,
    If,
    Modify,
    MoveTo,
    Recover,
    Reveal,
    RollDie,
)
from rules.language.events import Enters, Plays
from rules.language.filter_shorthand import cards
from rules.language.filters import Controlled, CostIs, OneOf, SharesWith
from rules.language.references import Chosen, Each, GivenUp, It, Target, This
from rules.language.restrictions import Cannot, Must
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    GIANT,
    OWN,
    WOLF,
    amulet,
    engaging,
    evolved,
    follower,
    points,
    spell,
    table,
    token,
)
from tests.rules.sve.printed.made_up import drained

SPELLS = cards(types=("spell",))


def bearing(*abilities: Ability, keyword: str = "Storm") -> Scene:
    """Return a scene whose active player has a follower with these abilities on the field."""
    scene = table(6)
    scene.put("field", follower("Knight", 2, 9, keyword, abilities=written("sve", *abilities), evolve=2))
    scene.put("evolve deck area", evolved("Knight", 5, 9))
    return scene


@pytest.mark.clause("sve", "10.3.4")
def test_an_ability_is_used_twice_a_turn_and_not_a_third_time() -> None:
    scene = bearing(Activated(ChangeLife(1), once_a_turn=True, uses=2)).begin("main phase")
    scene.answer("activate", "Knight").answer("activate", "Knight")
    assert (scene.life(), scene.offers("activate", "Knight")) == (22, False)


@pytest.mark.clause("sve", "10.7.2.1")
def test_an_ability_triggers_so_often_a_turn_and_again_in_the_next() -> None:
    cheers = Triggered(Plays(cards(SPELLS, whose="you")), ChangeLife(1), once_a_turn=True, uses=2)
    scene = bearing(cheers)
    for _ in range(4):
        scene.put("hand", spell("Song", ChangeLife(0), cost=0))
    scene.begin("main phase")
    for _ in range(4):
        drained(scene.answer("play", "Song"))
    assert scene.life() == 22


@pytest.mark.clause("sve", "10.4.2.2")
def test_two_cards_of_a_kind_are_revealed_and_stay_in_hand() -> None:
    shows = Activated(ChangeLife(3), Cost((RevealCards(2, SPELLS),)))
    scene = bearing(shows)
    song, chant = scene.put("hand", spell("Song", Draw(1))), scene.put("hand", spell("Chant", Draw(1)))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("activate", "Knight").answer("reveal", song)
    assert not scene.offers("reveal", song)
    scene.until("main")
    assert (scene.life(), sorted(scene.names("hand"))) == (23, ["Ant", "Chant", "Song"])
    assert chant in scene.cards("hand")
    poor = bearing(shows)
    poor.put("hand", spell("Song", Draw(1)))
    poor.put("hand", ANT)
    assert not poor.begin("main phase").offers("activate", "Knight")


@pytest.mark.clause("sve", "5.7.1")
def test_a_card_with_the_name_of_the_revealed_one_is_searched_for() -> None:
    wanted = cards(SharesWith("name", GivenUp()), zones=("deck area",), whose="you")
    finds = Reveal(Chosen(wanted, 1, 0), MoveTo(It(), "EX area"))
    scene = bearing(Activated(finds, Cost((RevealCards(1),))))
    scene.put("hand", BEAR)
    scene.put("deck area", BEAR)
    scene.put("deck area", WOLF)
    scene.begin("main phase").answer("activate", "Knight")
    assert scene.offered("choose") == ["Bear"]
    scene.answer("choose", "Bear").until("main")
    assert (scene.names("EX area"), scene.names("hand")) == (["Bear"], ["Bear"])


@pytest.mark.clause("sve", "10.6.2.2.1")
def test_a_card_costs_less_for_revealing_others_but_never_itself() -> None:
    way = Way(cost=Cost((RevealCards(1, SPELLS),)), must=True, name="additional cost")
    song = spell("Song", ChangeLife(1))
    song.abilities = (*song.abilities, *written("sve", way))
    scene = table(5)
    scene.put("hand", song)
    assert not scene.begin("main phase").offers("play", "Song")


@pytest.mark.clause("sve", "10.4.2.2")
@pytest.mark.parametrize("card, life", [(BEAR, 20), (GIANT, 25)])
def test_what_was_discarded_for_an_automatic_ability_is_spoken_of(card: object, life: int) -> None:
    dear = There(cards(OneOf(GivenUp()), CostIs(">=", 5), zones=("cemetery",)))
    fanfare = Triggered(Enters(), If(dear, ChangeLife(5)), Cost((DiscardCards(),)))
    scene = table(6)
    scene.put("cemetery", GIANT)
    scene.put("hand", follower("Knight", abilities=written("sve", fanfare)))
    scene.put("hand", card)  # type: ignore[arg-type]
    scene.begin("main phase").answer("play", "Knight").answer("yes").until("main")
    assert scene.life() == life


@pytest.mark.clause("sve", "7.2.3")
def test_a_follower_that_does_not_refresh_in_the_start_phase_is_refreshed_by_abilities() -> None:
    still = Static((Restrict(Cannot("refresh in the start phase")),))
    scene = bearing(still, engaging(ChangeLife(1)))
    scene.put("hand", spell("Call", Recover(Each(OWN))))
    (knight,) = scene.cards("field")
    scene.begin("main phase").answer("activate", "Knight").answer("pass").until("main", 1)
    scene.answer("pass").until("main", 0)
    assert scene.in_play(knight).rested
    scene.answer("play", "Call").until("main")
    assert not scene.in_play(knight).rested


@pytest.mark.clause("sve", "5.4.3")
def test_a_card_that_is_put_onto_the_field_engaged_lies_engaged() -> None:
    engaged = Static((Restrict(Must("enter engaged")),))
    scene = table(6)
    scene.put("hand", follower("Golem", 4, 4, "Ward", abilities=written("sve", engaged)))
    scene.put("hand", BEAR)
    scene.begin("main phase").answer("play", "Golem").answer("play", "Bear")
    golem, bear = scene.cards("field")
    assert (scene.in_play(golem).rested, scene.in_play(bear).rested) == (True, False)


@pytest.mark.clause("sve", "1.3.3")
def test_what_abilities_neither_destroy_nor_banish_stays_but_can_be_paid_with() -> None:
    safe = Static((Restrict(Cannot("be destroyed")), Restrict(Cannot("be banished"))))
    away = Do((Destroy(Each(OWN)), MoveTo(Each(OWN), "banished zone")))
    scene = bearing(safe)
    scene.put("field", BEAR)
    scene.put("hand", spell("End", away))
    pays = Activated(ChangeLife(1), Cost((MoveCard(OWN, "banished zone"),)))
    scene.put("field", amulet("Altar", abilities=written("sve", pays)))
    scene.begin("main phase").answer("play", "End").until("main")
    assert scene.names("field") == ["Knight", "Altar"]
    scene.answer("activate", "Altar").until("main")
    assert scene.names("banished zone") == ["Knight"]


@pytest.mark.clause("sve", "1.3.3")
@pytest.mark.parametrize("evolving", [True, False])
def test_abilities_cannot_be_used_for_the_rest_of_the_turn(evolving: bool) -> None:
    bans = [Restrict(Cannot("use activated abilities"))] + [Restrict(Cannot("evolve"))] * evolving
    seals = Activated(Modify(This(), tuple(bans), END_OF_TURN), Cost())
    scene = bearing(seals).begin("main phase")
    assert scene.offers("evolve", "Knight")
    scene.answer("activate", "Knight").until("main")
    assert (scene.offers("activate", "Knight"), scene.offers("evolve", "Knight")) == (False, not evolving)


@pytest.mark.clause("sve", "10.6.2.3")
def test_a_card_that_must_be_selected_is_selected_by_the_opponent() -> None:
    bait = follower(
        "Bait", 1, 3, abilities=written("sve", Static((Restrict(Must("be chosen", Controlled("opponent"))),)))
    )
    scene = table(6)
    scene.put("field", bait, 1)
    scene.put("field", BEAR, 1)
    scene.put("hand", spell("Bolt", DealDamage(Target(), 9), targets=1))
    scene.begin("main phase").answer("play", "Bolt").until("main")
    assert scene.names("field", 1) == ["Bear"]


def cheap(*, instead: int | None = None, less: object = 0) -> ChangeCost:
    """Return a change of what evolving costs."""
    return ChangeCost(
        instead=None if instead is None else (("play points", instead),),
        less=(("play points", less),) if less else (),  # type: ignore[arg-type]
        abilities=True,
        keyword="Evolve",
    )


@pytest.mark.clause("sve", "10.10.2.4")
def test_evolving_costs_nothing_this_turn_and_the_card_still_what_it_did() -> None:
    frees = Activated(Modify(This(), (cheap(instead=0),), END_OF_TURN), Cost())
    scene = bearing(frees).begin("main phase").answer("activate", "Knight").answer("evolve", "Knight")
    assert points(scene) == 6


@pytest.mark.clause("sve", "10.10.2.4")
@pytest.mark.parametrize("others, left", [(0, 4), (1, 5), (3, 6)])
def test_evolving_costs_less_for_each_other_follower_but_never_less_than_nothing(
    others: int, left: int
) -> None:
    mine = cards(zones=("field",), whose="you", types=("follower",), other=True)
    scene = bearing(Static((cheap(less=Count(mine)),)))
    for _ in range(others):
        scene.put("field", BEAR)
    scene.begin("main phase").answer("evolve", "Knight")
    assert points(scene) == left


FAIRY = token("Fairy")


@pytest.mark.clause("sve", "5.16.1")
def test_transformed_cards_are_banished_and_a_token_is_where_each_was() -> None:
    aside = cards(zones=("EX area",))
    song = spell("Song", Transform(Each(aside), FAIRY))
    scene = table(6)
    scene.put("hand", song)
    scene.put("EX area", BEAR)
    scene.put("EX area", token("Imp"))
    scene.put("EX area", WOLF, 1)
    scene.begin("main phase").answer("play", "Song").until("main")
    assert (scene.names("EX area"), scene.names("EX area", 1)) == (["Fairy", "Fairy"], ["Fairy"])
    assert (scene.names("banished zone"), scene.names("banished zone", 1)) == (["Bear"], ["Wolf"])


def test_a_die_has_six_sides_and_does_what_the_rolled_one_says() -> None:
    # Q401
    die = RollDie((ChangeLife(1), ChangeLife(2), ChangeLife(3), ChangeLife(4), ChangeLife(5), ChangeLife(6)))
    seen = set()
    for seed in range(40):
        scene = Scene(table().game.rules, seed)
        scene.fill("deck area", ANT, 5)
        scene.fill("deck area", ANT, 5, 1)
        scene.give(0, r0=5, r1=5)
        scene.put("hand", spell("Dice", *written_die(die)))
        scene.begin("main phase").answer("play", "Dice").until("main")
        seen.add(scene.life() - 20)
    assert seen == {1, 2, 3, 4, 5, 6}


def written_die(die: RollDie) -> tuple[RollDie, ...]:
    """Return the roll as it is read back from a file."""
    (ability,) = written("sve", Activated(die))
    assert isinstance(ability, Activated)
    return (die,)

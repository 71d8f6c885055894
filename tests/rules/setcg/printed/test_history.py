"""Real cards that ask what happened this turn, and how one side compares with the other (11.9, 11.12)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Static
from rules.language.amounts import Count, Plus, TimesHappened
from rules.language.changes import AddStats, ChangeCost, GainKeywords
from rules.language.conditions import Compare, Happened, There
from rules.language.costs import Cost, PutThisAway
from rules.language.events import Attacks, Draws, Enters, Moment, Nth, Plays
from rules.language.filter_shorthand import cards
from rules.language.filters import IsRested
from rules.language.references import Each, Target
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, damage, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    BROKEN,
    FIELD,
    FOE,
    KINDS,
    RAIN,
    damaged,
    end_turn,
    entering,
    main,
    now,
    read,
    resolve,
    when,
)

MINE = cards(whose="you")
THREE_CAST = Happened(Plays(MINE), 3)
HURT = {side: cards(zones=("damage zone",), whose=side) for side in ("you", "opponent")}
PLAIN = [forward(name, cost=0) for name in ("Ann", "Ben", "Cat", "Dan")]


def cast_many(scene, count: int) -> None:
    """Let the turn player play so many characters that cost nothing."""
    for one in PLAIN[:count]:
        scene.answer("play", one.name)


@pytest.mark.parametrize(("before", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_a_pirate_draws_as_the_third_card_or_a_later_one_that_was_cast_this_turn(
    before: int, drawn: int
) -> None:
    scene = table()
    for one in PLAIN:
        scene.put("hand", one)
    draws = entering(fx.If(THREE_CAST, fx.Draw(1)))
    scene.put("hand", forward("Vaan", cost=0, abilities=read("21-042H", draws)))
    main(scene)
    cast_many(scene, before)
    resolve(scene.answer("play", "Vaan"))
    assert len(scene.cards("deck")) == 10 - drawn


@pytest.mark.clause("setcg", "11.3.5")
@pytest.mark.parametrize(("winds", "playable"), [(1, False), (2, True)])
def test_a_pirate_costs_one_less_for_each_wind_character_of_ones_own(winds: int, playable: bool) -> None:
    wind = cards(zones=FIELD, whose="you", types=KINDS, attributes=("wind",))
    cheaper = Static((ChangeCost(less=(("any", Count(wind)),)),), zones=("hand",), only_there=True)
    scene = table()
    scene.put("hand", forward("Vaan", cost=3, element="wind", abilities=read("21-042H", cheaper)))
    scene.put("field", backup("Clerk", "wind"))
    for number in range(winds - 1):
        scene.put("field", forward(f"Gull {number}", element="wind"))
    scene.put("field", forward("Foe", element="wind"), 1)
    scene.put("field", forward("Coal", element="fire"))
    assert main(scene).offers("play", "Vaan") is playable


@pytest.mark.clause("setcg", "11.13.5.6")
@pytest.mark.parametrize(("before", "dealt"), [(1, 3000), (2, 8000)])
def test_a_pirate_deals_eight_thousand_in_place_of_three_after_three_cards(before: int, dealt: int) -> None:
    burns = fx.If(THREE_CAST, fx.DealDamage(Target(), 8000), fx.DealDamage(Target(), 3000))
    scene = table()
    for one in PLAIN:
        scene.put("hand", one)
    scene.put("hand", other("backup", "Vaan", cost=0, abilities=read("16-001R", entering(burns, FOE))))
    foe = scene.put("field", forward("Foe", 9000), 1)
    main(scene)
    cast_many(scene, before)
    resolve(scene.answer("play", "Vaan"))
    assert scene.in_play(foe).damage == dealt


def test_the_third_card_of_a_turn_activates_all_backups_and_no_other_card_does() -> None:
    backups = cards(zones=FIELD, whose="you", types=("backup",))
    third = when(Nth(Plays(MINE), 3), fx.Recover(Each(backups)))
    scene = table()
    scene.put("field", forward("Rosa", abilities=read("14-057H", third)))
    clerk = scene.put("field", backup(), rested=True)
    for one in PLAIN:
        scene.put("hand", one)
    main(scene)
    cast_many(scene, 2)
    resolve(scene)
    assert scene.in_play(clerk).rested
    scene.answer("play", "Cat")
    resolve(scene)
    assert not scene.in_play(clerk).rested


@pytest.mark.clause("setcg", "11.7.12")
@pytest.mark.parametrize(
    ("element", "kind", "usable"),
    [("fire", "forward", True), ("ice", "forward", False), ("fire", "backup", False), (None, "", False)],
)
def test_a_mage_is_used_only_where_a_fire_forward_came_this_turn(
    element: str | None, kind: str, usable: bool
) -> None:
    fire = cards(zones=FIELD, whose="you", types=("forward",), attributes=("fire",))
    came = Happened(Enters(fire))
    burns = Activated(fx.DealDamage(Target(), 5000), Cost((PutThisAway(),)), targets=(FORWARDS,), when=came)
    scene = table()
    scene.put("field", backup("Mage", abilities=read("24-007C", burns)))
    scene.put("field", forward("Elder", element="fire"))
    if element is not None:
        made = forward("Newt", cost=0, element=element)
        scene.put("hand", made if kind == "forward" else other("backup", "Newt", cost=0, element=element))
    main(scene)
    assert not scene.offers("use", "Mage")
    if element is not None:
        resolve(scene.answer("play", "Newt"))
    assert scene.offers("use", "Mage") is usable


@pytest.mark.parametrize(("mine", "theirs", "back"), [(2, 1, True), (2, 2, False), (1, 2, False)])
def test_a_judge_brings_a_backup_back_to_who_is_hurt_more(mine: int, theirs: int, back: bool) -> None:
    fallen = cards(zones=BROKEN, whose="you", types=("backup",))
    more = Compare(Count(HURT["you"]), ">", Count(HURT["opponent"]))
    judge = entering(fx.If(more, fx.MoveTo(Target(), "hand")), fallen)
    scene = table()
    clerk = scene.put("break zone", other("backup", "Clerk", cost=9))
    damage(scene, 0, mine)
    damage(scene, 1, theirs)
    scene.put("hand", other("backup", "Gabranth", cost=0, abilities=read("22-059C", judge)))
    resolve(main(scene).answer("play", "Gabranth"))
    assert (scene.zone_of(clerk) == "hand") is back


@pytest.mark.parametrize(
    ("mine", "theirs", "playable", "dealt"), [(3, 1, False, 0), (4, 2, True, 1), (4, 3, True, 0)]
)
def test_a_guardian_is_cheap_and_hits_the_opponent_where_its_player_is_hurt_by_two_more(
    mine: int, theirs: int, playable: bool, dealt: int
) -> None:
    ahead = Compare(Count(HURT["you"]), ">=", Plus((Count(HURT["opponent"]), 2)))
    hits = entering(fx.If(ahead, fx.DealDamageToPlayer(1)))
    cheaper = Static((ChangeCost(less=(("any", 4),)),), when=damaged(4), zones=("hand",), only_there=True)
    scene = table()
    damage(scene, 0, mine)
    damage(scene, 1, theirs)
    scene.put("field", backup("Clerk", "fire"))
    scene.put("hand", forward("Jecht", 9000, cost=5, abilities=read("7-010L", cheaper, hits)))
    for player in (0, 1):
        scene.put("hand", summon("Spark", fx.NOTHING, cost=0, element="shine"), player)
    scene.begin("main 1")
    assert scene.offers("play", "Jecht") is playable
    if playable:
        resolve(scene.answer("play", "Jecht"))
        assert len(scene.cards("damage zone", 1)) == theirs + dealt


@pytest.mark.parametrize(("jobs", "held"), [(("Knight",), 1), (("Thief",), 2)])
def test_the_opponent_discards_at_the_end_of_a_turn_in_which_a_knight_attacked(
    jobs: tuple[str, ...], held: int
) -> None:
    knight = cards(types=("forward",), whose="you", races=("Knight",))
    ends = when(Moment("turn_ends", "you"), fx.If(Happened(Attacks(knight)), fx.Discard(1, "opponent")))
    scene = table()
    scene.put("field", backup("Lasswell", abilities=read("16-042R", ends)))
    scene.put("field", forward("Rider", jobs=jobs))
    scene.fill("hand", WOOD, 2, 1)
    scene.begin("attack declaration").answer("attack", "Rider")
    while scene.state.turn == 5:
        scene.game.answer(len(scene.ask.options) - 1)
    assert len(scene.names("break zone", 1)) == 2 - held
    assert scene.names("hand", 1).count("Wood") == held


def test_no_attack_of_a_knight_means_no_discard() -> None:
    knight = cards(types=("forward",), whose="you", races=("Knight",))
    ends = when(Moment("turn_ends", "you"), fx.If(Happened(Attacks(knight)), fx.Discard(1, "opponent")))
    scene = table()
    scene.put("field", backup("Lasswell", abilities=read("16-042R", ends)))
    scene.put("field", forward("Rider", jobs=("Knight",)))
    scene.fill("hand", WOOD, 2, 1)
    end_turn(scene.begin("main 1"))
    assert scene.names("break zone", 1) == []


@pytest.mark.parametrize(("drawn", "playable"), [(1, False), (2, True), (9, True)])
def test_a_sword_costs_one_less_for_each_card_drawn_this_turn_and_never_nothing(
    drawn: int, playable: bool
) -> None:
    fewer = ChangeCost(less=(("any", TimesHappened(Draws())),), floor=1)
    cheaper = Static((fewer,), zones=("hand",), only_there=True)
    scene = table()
    scene.put("field", backup("Clerk", "aqua"))
    scene.put("hand", forward("Rhus", 9000, cost=3, element="aqua", abilities=read("21-117R", cheaper)))
    scene.put("hand", summon("Well", fx.Draw(drawn), cost=0, element="shine"))
    scene.put("hand", RAIN, 1)
    scene.begin("main 1")
    assert not scene.offers("play", "Rhus")
    resolve(scene.answer("summon", "Well"))
    # What was drawn is wind: it could be discarded for CP, but not for one that must be of water.
    assert scene.offers("play", "Rhus") is playable
    if drawn == 9:
        scene.answer("play", "Rhus")
        assert scene.in_play(scene.cards("field")[0]).rested, "one CP at least was paid"


@pytest.mark.parametrize(("dull", "power"), [(3, 3000), (4, 8000)])
def test_a_rebel_is_stronger_before_four_dull_characters_of_the_opponent(dull: int, power: int) -> None:
    asleep = There(cards(IsRested(), zones=FIELD, types=KINDS, whose="opponent"), 4)
    grows = Static((AddStats((5000,)), GainKeywords(frozenset({"brave"}))), when=asleep)
    scene = table()
    firion = scene.put("field", forward("Firion", 3000, abilities=read("21-099H", grows)))
    for number in range(dull):
        scene.put("field", backup(f"Clerk {number}"), 1, rested=True)
    scene.put("field", backup("Awake"), 1)
    main(scene)
    is_now = now(scene.game, firion)
    assert (is_now.stats[0], "brave" in is_now.keywords) == (power, power == 8000)

"""What followers cannot, must and can do although the rules say otherwise, told as scenes."""

import pytest

from rules.language.abilities import Activated, Static
from rules.language.changes import AddStats, Restrict
from rules.language.conditions import Is
from rules.language.effects import Destroy, Modify, Recover
from rules.language.filter_shorthand import cards
from rules.language.filters import Controlled, Filter, HasStatus, IsPlayer, Not, StatIs
from rules.language.references import Each, Target, This
from rules.language.restrictions import CanBePlayedFrom, Cannot
from tests.rules.restricted import can, cannot, must
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import ANT, BEAR, OWN, WOLF, amulet, evolved, follower, spell, table

LEADER = -1
STRONG = StatIs("attack", ">=", 3)
OX = follower("Ox", 3, 3)
FIELD = cards(zones=("field",), types={"follower"})


def facing(mine: tuple[object, ...], theirs: tuple[object, ...], *, rested: bool = True) -> Scene:
    """Return a scene in which these followers face each other in the main phase."""
    scene = table()
    for one in mine:
        scene.put("field", one)  # type: ignore[arg-type]
    for one in theirs:
        scene.put("field", one, 1, rested=rested)  # type: ignore[arg-type]
    return scene.begin("main phase")


@pytest.mark.clause("sve", "8.4.3")
@pytest.mark.parametrize(
    ("other", "leader", "ant", "ox"),
    [
        (None, False, False, False),
        (IsPlayer(), False, True, True),
        (IsPlayer("opponent"), False, True, True),
        (IsPlayer("you"), True, True, True),
        (Not(IsPlayer()), True, False, False),
        (STRONG, True, True, False),
    ],
)
def test_a_follower_is_kept_from_attacking_some_things(
    other: Filter | None, leader: bool, ant: bool, ox: bool
) -> None:
    scene = facing((follower("Shy", 1, 1, abilities=(cannot("attack", other),)), WOLF), (ANT, OX))
    offered = [scene.offers("attack", "Shy", target) for target in (LEADER, "Ant", "Ox")]
    assert offered == [leader, ant, ox]
    assert all(scene.offers("attack", "Wolf", target) for target in (LEADER, "Ant", "Ox"))


@pytest.mark.clause("sve", "12.12.2")
def test_a_follower_that_cannot_be_attacked_by_some_can_be_by_others() -> None:
    scene = facing((OX, ANT), (follower("Calm", 1, 1, abilities=(cannot("be attacked", STRONG),)),))
    assert [scene.offers("attack", one, "Calm") for one in ("Ox", "Ant")] == [False, True]


@pytest.mark.clause("sve", "8.4.3")
@pytest.mark.clause("sve", "12.11.2")
def test_a_follower_may_attack_reserved_followers_of_some_kind() -> None:
    hunter = follower("Hunter", 1, 1, abilities=(can("attack", STRONG),))
    scene = facing((hunter, WOLF), (ANT, OX), rested=False)
    assert [scene.offers("attack", "Hunter", one) for one in ("Ant", "Ox")] == [False, True]
    assert not scene.offers("attack", "Wolf", "Ox")


@pytest.mark.clause("sve", "8.4.2.1")
@pytest.mark.clause("sve", "12.9.2")
@pytest.mark.clause("sve", "12.10.2")
@pytest.mark.parametrize(
    ("says", "leader", "ant"),
    [
        ((), False, False),
        ((can("attack at once"),), True, True),
        ((can("attack at once", FIELD),), False, True),
        ((can("attack at once", IsPlayer()),), True, False),
        ((can("attack at once"), cannot("attack", IsPlayer())), False, True),
    ],
)
def test_a_follower_attacks_in_the_turn_it_comes_what_it_is_allowed_to(
    says: tuple[Static, ...], leader: bool, ant: bool
) -> None:
    scene = table()
    scene.put("field", follower("Runner", 1, 1, abilities=says), entered=5)
    scene.put("field", ANT, 1, rested=True)
    scene.begin("main phase")
    assert [scene.offers("attack", "Runner", target) for target in (LEADER, "Ant")] == [leader, ant]


@pytest.mark.clause("sve", "12.8.2")
@pytest.mark.parametrize("engaged", [True, False])
def test_an_engaged_follower_that_must_be_attacked_is_before_others(engaged: bool) -> None:
    scene = table()
    scene.put("field", WOLF)
    scene.put("field", follower("Lost", 1, 1, abilities=(cannot("attack", STRONG),)))
    scene.put("field", follower("Bait", 3, 3, abilities=(must("be attacked"),)), 1, rested=engaged)
    scene.put("field", ANT, 1, rested=True)
    scene.begin("main phase")
    assert [scene.offers("attack", "Wolf", one) for one in (LEADER, "Bait", "Ant")] == [
        not engaged,
        engaged,
        not engaged,
    ]
    assert [scene.offers("attack", "Lost", one) for one in (LEADER, "Bait", "Ant")] == [True, False, True], (
        "it is asked of others only as far as that is possible"
    )


@pytest.mark.clause("sve", "12.15.2")
def test_a_follower_that_some_cards_cannot_select_is_no_target_of_theirs() -> None:
    spells = cards(types={"spell"})
    veiled = follower("Veiled", 1, 1, abilities=(cannot("be chosen", spells),))
    bolt = spell("Bolt", Destroy(Target()), targets=1)
    scene = table()
    scene.put("field", veiled, 1)
    scene.put("field", ANT, 1)
    scene.put("hand", bolt)
    scene.begin("main phase").answer("play", "Bolt")
    assert scene.names("cemetery", 1) == ["Ant"], "the one that could be selected was, unasked"
    scene = table()
    scene.put("field", veiled, 1)
    scene.put("field", ANT, 1)
    scene.put("field", amulet("Urn", abilities=(Activated(Destroy(Target()), targets=(FIELD,)),)))
    scene.begin("main phase").answer("activate", "Urn")
    assert scene.offered("target") == ["Veiled", "Ant"]


@pytest.mark.clause("sve", "5.5.1")
@pytest.mark.parametrize(
    ("by", "safe"), [(None, True), (Controlled("opponent"), False), (Controlled("you"), True)]
)
def test_a_follower_that_some_abilities_cannot_destroy_falls_to_others(by: Filter | None, safe: bool) -> None:
    scene = table()
    scene.put("field", follower("Steel", 1, 1, abilities=(cannot("be destroyed", by),)))
    scene.put("hand", spell("Flood", Destroy(Each(OWN))))
    scene.begin("main phase").answer("play", "Flood")
    assert ("Steel" in scene.names("field")) is safe


@pytest.mark.clause("sve", "8.2.1")
def test_what_cannot_be_played_is_not_offered() -> None:
    ban = Static((Restrict(Cannot("be played")),), cards(zones=("hand",), types={"spell"}))
    scene = table()
    scene.put("field", follower("Judge", 1, 1, abilities=(ban,)), 1)
    scene.put("hand", spell("Word", Modify(Each(OWN), (AddStats((1, 1)),))))
    scene.put("hand", ANT)
    scene.begin("main phase")
    assert scene.offered("play") == ["Ant"]


@pytest.mark.clause("sve", "8.2.1")
def test_an_effect_lets_followers_be_played_from_the_cemetery() -> None:
    lying = cards(zones=("cemetery",), whose="you", types={"follower"})
    door = Static((Restrict(CanBePlayedFrom(("cemetery",))),), lying)
    for opened in (False, True):
        scene = table()
        scene.put("cemetery", BEAR)
        scene.put("cemetery", spell("Word", Modify(Each(OWN), (AddStats((1, 1)),))))
        if opened:
            scene.put("field", amulet("Door", abilities=(door,)))
        scene.put("hand", ANT)
        scene.begin("main phase")
        assert scene.offered("play") == (["Ant", "Bear"] if opened else ["Ant"])
    scene.answer("play", "Bear")
    assert "Bear" in scene.names("field")


@pytest.mark.clause("sve", "7.2.3")
@pytest.mark.parametrize("by", ["phase", "effect"])
def test_a_follower_that_cannot_be_reserved_stays_engaged(by: str) -> None:
    scene = table()
    stiff = scene.put("field", follower("Stiff", 1, 1, abilities=(cannot("recover"),)), rested=True)
    ant = scene.put("field", ANT, rested=True)
    if by == "phase":
        scene.begin("start phase")
    else:
        scene.put("hand", spell("Dawn", Recover(Each(OWN))))
        scene.begin("main phase").answer("play", "Dawn")
    assert (scene.in_play(stiff).rested, scene.in_play(ant).rested) == (True, False)


@pytest.mark.clause("sve", "12.9.2")
@pytest.mark.clause("sve", "8.4.2.1")
def test_a_filter_asks_whether_a_follower_evolved_this_turn() -> None:
    proud = Static((AddStats((2, 0)),), when=Is(This(), HasStatus("evolved this turn")))
    scene = table()
    cub = scene.put("field", follower("Cub", 1, 1, abilities=(proud,), evolve=0))
    scene.put("evolve deck area", evolved("Cub", 2, 2, abilities=(proud,)))
    before = scene.life(1)
    scene.begin("main phase").answer("evolve", cub).answer("attack", cub, LEADER)
    assert before - scene.life(1) == 4


@pytest.mark.clause("sve", "12.8.2")
def test_a_follower_that_must_be_attacked_by_some_leaves_the_others_their_choice() -> None:
    taunt = follower("Taunt", 1, 1, abilities=(must("be attacked", STRONG),))
    scene = facing((OX, ANT), (taunt, BEAR))
    assert [scene.offers("attack", "Ox", one) for one in (LEADER, "Taunt", "Bear")] == [False, True, False]
    assert [scene.offers("attack", "Ant", one) for one in (LEADER, "Taunt", "Bear")] == [True, True, True]


@pytest.mark.clause("sve", "12.8.2")
def test_a_follower_that_ignores_ward_attacks_whom_it_likes_and_others_do_not() -> None:
    guard = follower("Guard", 1, 3, "Ward")
    scene = facing((follower("Ghost", 1, 1, abilities=(can("attack past Ward"),)), WOLF), (guard, ANT))
    offered = [scene.offers("attack", "Ghost", target) for target in (LEADER, "Guard", "Ant")]
    assert offered == [True, True, True]
    assert [scene.offers("attack", "Wolf", target) for target in (LEADER, "Guard", "Ant")] == [
        False,
        True,
        False,
    ]


@pytest.mark.clause("sve", "12.8.2")
def test_what_ignores_ward_still_attacks_what_must_be_attacked_for_another_reason() -> None:
    bait = follower("Bait", 1, 3, abilities=(must("be attacked"),))
    scene = facing((follower("Ghost", 1, 1, abilities=(can("attack past Ward"),)),), (bait, ANT))
    assert [scene.offers("attack", "Ghost", target) for target in (LEADER, "Bait", "Ant")] == [
        False,
        True,
        False,
    ]

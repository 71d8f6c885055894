"""What cards of the Square Enix system cannot, must and can do beside the rules, told as scenes."""

import pytest

from rules.games.setcg.definitions import SquareCard
from rules.language import effects as fx
from rules.language.abilities import Static
from rules.language.changes import AddStats, Restrict
from rules.language.conditions import Is
from rules.language.costs import Cost, RestThis
from rules.language.filter_shorthand import cards
from rules.language.filters import Controlled, CostIs, Filter, HasStatus
from rules.language.references import Each, This
from rules.language.restrictions import CanBePlayedFrom, Cannot
from tests.rules.restricted import can, cannot, must
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import MINE, action, backup, bolt, forward, summon, table

DEAR = CostIs(">=", 3)


def attacked(mine: tuple[SquareCard, ...], theirs: tuple[SquareCard, ...]) -> Scene:
    """Return a scene in which all of one's Forwards attack, and the other player may block."""
    scene = table()
    for card in mine:
        scene.put("field", card)
    for card in theirs:
        scene.put("field", card, 1)
    for player in (0, 1):
        scene.put("hand", summon("Rain", fx.NOTHING, cost=0), player)
    scene.begin("attack declaration").answer("attack", mine[0].name)
    while scene.ask.kind == "party":
        scene.answer("join" if scene.offered("join") else "done")
    return scene.do("pass", "pass")


@pytest.mark.clause("setcg", "15.1.1.10.6")
@pytest.mark.parametrize(("cost", "blocks"), [(2, True), (3, True), (5, False)])
def test_who_could_block_one_of_a_party_blocks_them_both(cost: int, blocks: bool) -> None:
    """The book's own example: one keeps off cost 3 or more, the other cost 4 or more."""
    three = forward("Three", 1000, abilities=(cannot("be blocked", CostIs(">=", 3)),))
    four = forward("Four", 1000, abilities=(cannot("be blocked", CostIs(">=", 4)),))
    scene = attacked((three, four), (forward("Foe", cost=cost), forward("Fiend", cost=9)))
    assert (scene.ask.kind == "block" and scene.offered("block") == ["Foe"]) is blocks
    alone = attacked((three,), (forward("Foe", cost=3), forward("Fiend", cost=9)))
    assert alone.ask.kind != "block"


@pytest.mark.clause("setcg", "10.1.3.1.2")
def test_a_forward_that_cannot_block_some_blocks_the_others() -> None:
    timid = forward("Timid", abilities=(cannot("block", DEAR),))
    assert attacked((forward("Ox", cost=3),), (timid, forward("Foe"))).offered("block") == ["Foe"]
    assert attacked((forward("Ant", cost=2),), (timid, forward("Foe"))).offered("block") == ["Timid", "Foe"]


@pytest.mark.clause("setcg", "10.1.3.1.3")
def test_a_forward_that_must_be_blocked_by_some_leaves_the_others_no_choice() -> None:
    lure = forward("Lure", abilities=(must("be blocked", DEAR),))
    scene = attacked((lure,), (forward("Foe", cost=3), forward("Fiend", cost=3), forward("Imp")))
    assert scene.offered("block") == ["Foe", "Fiend"]
    assert not scene.offers("pass")
    scene = attacked((lure,), (forward("Imp"), forward("Elf")))
    assert scene.offered("block") == ["Imp", "Elf"]
    assert scene.offers("pass")


@pytest.mark.clause("setcg", "15.2.2.2")
@pytest.mark.clause("setcg", "15.2.2.3")
@pytest.mark.parametrize(
    ("says", "attacks", "acts"),
    [((), False, False), ((can("attack at once"),), True, False), ((can("dull at once"),), False, True)],
)
def test_a_new_forward_attacks_or_is_dulled_for_its_abilities_as_it_is_allowed_to(
    says: tuple[Static, ...], attacks: bool, acts: bool
) -> None:
    sting = action(fx.Draw(1), Cost((RestThis(),)))
    for step, verb, expected in (("attack declaration", "attack", attacks), ("main 1", "use", acts)):
        scene = table()
        scene.put("hand", summon("Rain", fx.NOTHING, cost=0))
        scene.put("field", forward("Page"))
        scene.put("field", forward("Bee", abilities=(*says, sting)), entered=5)
        assert scene.begin(step).offers(verb, "Bee") is expected


@pytest.mark.clause("setcg", "11.12.4.1.1")
@pytest.mark.parametrize(
    ("says", "targets"),
    [
        ((), ["Veil", "Foe", "Imp"]),
        ((cannot("be chosen", Controlled("opponent")),), ["Foe", "Imp"]),
        ((cannot("be chosen", Controlled("you")),), ["Veil", "Foe", "Imp"]),
        ((must("be chosen", Controlled("opponent")),), []),
    ],
)
def test_what_the_opponent_cannot_choose_is_no_target_and_what_they_must_is_the_only_one(
    says: tuple[Static, ...], targets: list[str]
) -> None:
    scene = table()
    scene.put("field", forward("Veil", abilities=says), 1)
    scene.put("field", forward("Foe"), 1)
    scene.put("field", forward("Imp"), 1)
    scene.put("hand", bolt(cost=0))
    scene.begin("main 1").answer("summon", "Bolt")
    if targets:
        assert scene.offered("choose") == targets
    else:
        assert scene.names("break zone", 1) == ["Veil"], "there was one choice, so that nobody was asked"


@pytest.mark.clause("setcg", "11.3.11")
@pytest.mark.clause("setcg", "11.2.12")
def test_what_cannot_be_played_is_not_offered() -> None:
    ban = Static((Restrict(Cannot("be played")),), cards(DEAR, zones=("hand",)))
    for banned in (False, True):
        scene = table()
        scene.fill("field", backup("Clerk"), 3)
        if banned:
            scene.put("field", forward("Judge", abilities=(ban,)), 1)
        for card in (
            forward("Duke", cost=3),
            forward("Page", cost=1),
            summon("Ruin", fx.Draw(1), cost=3),
            summon("Rain", fx.Draw(1), cost=0),
        ):
            scene.put("hand", card)
        scene.begin("main 1")
        assert scene.offered("play") == (["Page"] if banned else ["Duke", "Page"])
        assert scene.offered("summon") == (["Rain"] if banned else ["Ruin", "Rain"])


@pytest.mark.clause("setcg", "15.1.1.3.1")
@pytest.mark.parametrize(
    ("by", "spell", "damage"),
    [(None, True, True), (Controlled("you"), True, False), (Controlled("opponent"), False, False)],
)
def test_a_forward_that_cannot_be_broken_stays(by: Filter | None, spell: bool, damage: bool) -> None:
    for effect, safe in ((fx.Destroy(Each(MINE)), spell), (fx.DealDamage(Each(MINE), 9000), damage)):
        scene = table()
        scene.put("field", forward("Steel", 5000, abilities=(cannot("be broken", by),)))
        scene.put("hand", summon("Doom", effect, cost=0))
        scene.begin("main 1").answer("summon", "Doom")
        assert ("Steel" in scene.names("field")) is safe


@pytest.mark.clause("setcg", "11.9.17.2.1")
@pytest.mark.clause("setcg", "11.7.2.1.3")
@pytest.mark.parametrize(
    ("zone", "action_of"), [("outside", "be removed from the game"), ("hand", "be returned to the hand")]
)
def test_what_cannot_be_removed_or_returned_stays_though_an_effect_would_move_it(
    zone: str, action_of: str
) -> None:
    scene = table()
    scene.put("field", forward("Rock", abilities=(cannot(action_of),)))
    scene.put("field", forward("Page"))
    scene.put("hand", summon("Gale", fx.MoveTo(Each(MINE), zone), cost=0))
    scene.begin("main 1").answer("summon", "Gale")
    assert scene.names("field") == ["Rock"]
    assert "Page" in scene.names(zone)


@pytest.mark.clause("setcg", "9.2.1.1")
def test_a_card_that_cannot_be_activated_stays_dull() -> None:
    scene = table()
    stiff = scene.put("field", forward("Stiff", abilities=(cannot("recover"),)), rested=True)
    page = scene.put("field", forward("Page"), rested=True)
    scene.begin("active")
    assert (scene.in_play(stiff).rested, scene.in_play(page).rested) == (True, False)


@pytest.mark.clause("setcg", "11.3.1")
@pytest.mark.parametrize("zone", ["break zone", "outside"])
def test_an_effect_lets_forwards_be_played_from_another_zone(zone: str) -> None:
    door = Static((Restrict(CanBePlayedFrom((zone,))),), cards(zones=(zone,), whose="you", types={"forward"}))
    for opened in (False, True):
        scene = table()
        scene.fill("field", backup("Clerk"), 2)
        scene.put(zone, forward("Ghost"))
        scene.put(zone, summon("Rain", fx.Draw(1), cost=0))
        scene.put("hand", forward("Page", cost=1))
        if opened:
            scene.put("field", backup("Door", abilities=(door,)))
        scene.begin("main 1")
        assert scene.offered("play") == (["Page", "Ghost"] if opened else ["Page"])
        assert not scene.offered("summon")
    scene.answer("play", "Ghost")
    while scene.ask.kind == "pay":
        scene.game.answer(0)
    assert "Ghost" in scene.names("field")


@pytest.mark.clause("setcg", "10.1.2.4")
@pytest.mark.clause("setcg", "10.1.3.2")
def test_filters_ask_whether_a_forward_is_attacking_or_blocking() -> None:
    def grows(status: str) -> tuple[Static, ...]:
        return (Static((AddStats((3000,)),), when=Is(This(), HasStatus(status))),)

    fierce = forward("Fierce", 5000, abilities=grows("attacking"))
    wall = forward("Wall", 5000, abilities=grows("blocking"))
    scene = attacked((fierce,), (wall,))
    scene.answer("block", "Wall").do("pass", "pass")
    assert (scene.names("break zone"), scene.names("break zone", 1)) == (["Fierce"], ["Wall"])

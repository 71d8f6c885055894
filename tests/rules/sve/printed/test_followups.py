"""Made-up texts of Shadowverse: Evolve, read and then played: what follows, and what comes back on top."""

import pytest

from rules.cards import Face
from rules.games.sve.zones import MAX_PLAY_POINTS
from rules.houses import houses_of
from rules.language.abilities import Ability
from rules.language.effects import DealDamageToPlayer
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    FILLER,
    GIANT,
    WOLF,
    amulet,
    card,
    evolved,
    follower,
    points,
    spell,
    table,
)
from tests.rules.sve.printed.made_up import drained, of


def read(text: str, kind: str = "spell") -> tuple[Ability, ...]:
    """Return the abilities of a text that is read whole, as they are read back from their file."""
    reading = houses_of("sve")["en"].read(text, Face("Made Up", (kind,)))
    assert reading.status == "read", [(part.text, part.reason) for part in reading.unread]
    return written("sve", *reading.abilities)


def cast(text: str, scene: Scene) -> Scene:
    """Play a spell of this text for 1 play point."""
    scene.put("hand", card("Scroll", ("spell",), abilities=read(text)))
    return scene.begin("main phase").answer("play", "Scroll")


@pytest.mark.clause("sve", "1.3.5.1")
@pytest.mark.parametrize("many", [0, 1, 3])
def test_up_to_a_number_of_any_cards_may_be_fewer_or_none(many: int) -> None:
    scene = cast("Search your deck for up to 3 cards and banish them.", table())
    for _ in range(many):
        scene.answer("choose", "Filler")
    if many < 3:
        scene.answer("done")
    assert scene.names("banished zone") == ["Filler"] * many
    assert len(scene.cards("deck area")) == 10 - many


@pytest.mark.parametrize("shown", [True, False])
def test_a_card_shown_goes_back_on_top_and_the_others_below(shown: bool) -> None:
    scene = table()
    scene.put("deck area", BEAR)
    scene.put("deck area", of(WOLF, races=("Beast",)))
    scene.put("deck area", ANT)
    text = (
        "Look at the top 3 cards of your deck. You may reveal a Beast card from among them and put it on the"
        " top of your deck. Put the rest on the bottom in any order."
    )
    cast(text, scene)
    scene.answer("choose", "Wolf") if shown else scene.answer("done")
    while scene.ask.kind not in ("main", "play") and not scene.offers("end"):
        scene.game.answer(0)
    deck = scene.names("deck area")
    assert deck[-1] == ("Wolf" if shown else "Filler")
    assert {"Bear", "Ant"} <= set(deck[:3])


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.parametrize("whom", ["opponent", "you"])
def test_damage_to_the_opponents_leader_alone_triggers_it(whom: str) -> None:
    striker = read(
        "Whenever this deals damage to an enemy leader, draw 2 cards.\n"
        f"Activate {{[cost00]}}: Deal 1 damage to {'each enemy' if whom == 'opponent' else 'your'} leader.",
        "follower",
    )
    scene = table()
    scene.put("field", follower("Imp", 2, 2, abilities=striker))
    drained(scene.begin("main phase").answer("activate", "Imp"))
    assert len(scene.cards("hand")) == (2 if whom == "opponent" else 0)


@pytest.mark.clause("sve", "5.13.2")
def test_attack_damage_to_a_leader_triggers_it_too() -> None:
    striker = read("Whenever this deals damage to an enemy leader, draw 2 cards.", "follower")
    scene = table()
    scene.put("field", follower("Imp", 2, 2, "Storm", abilities=striker))
    drained(scene.begin("main phase").answer("attack", "Imp"))
    assert len(scene.cards("hand")) == 2


def test_only_the_next_damage_to_the_leader_is_less() -> None:
    scene = table()
    scene.fill("hand", spell("Spark", DealDamageToPlayer(5, "you")), 2)
    cast("The next time your leader would take damage this turn, it takes that much minus 4 instead.", scene)
    assert scene.answer("play", "Spark").life() == 19
    assert scene.answer("play", "Spark").life() == 14


@pytest.mark.parametrize(("active", "damage"), [(0, 0), (1, 3)])
def test_abilities_hurt_neither_leader_nor_the_others_in_ones_own_turn(active: int, damage: int) -> None:
    idol = read(
        "While this card is on your field, your leader and each other follower on your field don't take"
        " ability damage during your turn.",
        "amulet",
    )
    scene = table()
    scene.put("field", amulet("Idol", abilities=idol))
    bear = scene.put("field", BEAR)
    whose = "you" if active == 0 else "opponent"
    scene.put("hand", spell("Spark", DealDamageToPlayer(3, whose)), active)  # type: ignore[arg-type]
    scene.give(active, r0=5, r1=5)
    scene.begin("main phase", active=active).answer("play", "Spark")
    assert scene.life() == 20 - damage
    assert scene.in_play(bear).damage == 0


@pytest.mark.parametrize(("theirs", "drawn"), [(8, 2), (7, 0), (9, 0)])
def test_both_players_need_the_number_of_points(theirs: int, drawn: int) -> None:
    scene = table()
    scene.give(0, r0=5, r1=8)
    scene.give(1, r0=0, r1=theirs)
    assert scene.resource(MAX_PLAY_POINTS, 1) == theirs
    cast("If each player has 8 maximum play points, draw 2 cards.", scene)
    assert len(scene.cards("hand")) == drawn


@pytest.mark.parametrize("many", [4, 3])
def test_every_kind_must_reach_its_number(many: int) -> None:
    scene = table()
    scene.fill("cemetery", amulet("Urn"), 4)
    scene.fill("cemetery", spell("Dust"), 4)
    scene.fill("cemetery", ANT, many)
    text = (
        "If there are at least 4 followers, at least 4 amulets, and at least 4 spells in your cemetery,"
        " draw a card."
    )
    cast(text, scene)
    assert len(scene.cards("hand")) == (1 if many == 4 else 0)


def test_what_is_done_again_is_done_so_often_in_all() -> None:
    scene = cast("Put the top card of your deck into your EX area. Do this 3 times.", table())
    assert len(scene.cards("EX area")) == 3


@pytest.mark.parametrize("most", [7, 6])
def test_only_a_card_put_aside_on_the_condition_costs_less(most: int) -> None:
    scene = table()
    scene.give(0, r0=5, r1=most)
    text = (
        "If Overflow is active for you, put the top card of your deck into your EX area. It costs 1 less to"
        " play this turn."
    )
    cast(text, scene)
    assert scene.names("EX area") == (["Filler"] if most == 7 else [])
    if most == 7:
        before = points(scene)
        scene.answer("play", "Filler")
        assert points(scene) == before


def test_the_controller_of_what_was_banished_gains_and_draws() -> None:
    scene = table()
    scene.put("field", FILLER, 1)
    scene.put("hand", ANT)
    text = (
        "Select a follower on the field. Banish it and give its leader {[defense]}+3."
        " Its controller draws a card."
    )
    cast(text, scene)
    assert scene.life(1) == 23
    assert len(scene.cards("hand", 1)) == 1


def test_a_follower_that_was_summoned_gains_what_follows() -> None:
    scene = table()
    scene.put("hand", WOLF)
    text = "You may summon a follower that costs 2 or less from your hand. If you do, give it Storm."
    cast(text, scene).answer("yes").answer("attack", "Wolf")
    assert scene.life(1) == 17


def test_points_come_back_for_faceup_followers_which_are_then_used_up() -> None:
    scene = table(points=1)
    scene.give(0, r0=1, r1=5)
    scene.fill("faceup evolve deck area", evolved("Imp", 2, 2), 3)
    scene.put("hand", GIANT)
    text = (
        "Recover X play points. X equals the number of faceup followers in your evolve deck."
        " Turn them facedown."
    )
    cast(text, scene)
    assert points(scene) == 3
    assert scene.cards("faceup evolve deck area") == []
    assert len(scene.cards("evolve deck area")) == 3


def test_each_of_two_events_triggers_it() -> None:
    idol = read("Whenever you play a spell or a follower is put onto your field, draw a card.", "amulet")
    scene = table()
    scene.put("field", amulet("Idol", abilities=idol))
    scene.put("hand", GIANT)
    scene.put("hand", ANT)
    scene.put("hand", spell("Dust"))
    drained(scene.begin("main phase").answer("play", "Dust"))
    assert len(scene.cards("hand")) == 3
    drained(scene.answer("play", "Ant"))
    assert len(scene.cards("hand")) == 3

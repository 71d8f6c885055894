"""Options with targets of their own, and targets that are followers or leaders, told as scenes."""

import pytest

from rules.engine.sentences import option_said, plain
from rules.language.abilities import Ability, Activated, Mode, Spell
from rules.language.amounts import Depending, Share
from rules.language.composed import Do
from rules.language.conditions import There
from rules.language.costs import Cost, RestThis
from rules.language.effects import NOTHING, ChangeLife, DealDamage, DealDamageToPlayer, Destroy, Draw
from rules.language.filter_shorthand import cards
from rules.language.filters import AnyOf, IsPlayer
from rules.language.references import Target, TargetPlayer
from rules.spoken import wording_of
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import BEAR, ENEMY, WOLF, amulet, card, follower, points, table, when

KILL = Mode(Destroy(Target()), (ENEMY,))
MODES = (KILL, Mode(ChangeLife(1)), Mode(ChangeLife(10)))


def with_options(kind: str, **more: object) -> Scene:
    """Return a scene in which a spell, an amulet's ability or a follower's Fanfare offers options."""
    scene = table()
    if kind == "spell":
        scene.put("hand", card("Edict", ("spell",), abilities=(Spell(modes=MODES, **more),)))  # type: ignore[arg-type]
    elif kind == "activated":
        rite = Activated(cost=Cost((RestThis(),)), modes=MODES, **more)  # type: ignore[arg-type]
        scene.put("field", amulet("Edict", abilities=(rite,)))
    else:
        scene.put("hand", follower("Edict", abilities=(when("enters", NOTHING, modes=MODES, **more),)))
    scene.put("field", WOLF)
    return scene


def chosen(scene: Scene, kind: str) -> Scene:
    """Play it, up to the choice of an option."""
    scene.begin("main phase").answer("activate" if kind == "activated" else "play", "Edict")
    assert scene.ask.kind == "choose_option"
    return scene


KINDS = pytest.mark.parametrize("kind", ["spell", "activated", "triggered"])


@KINDS
@pytest.mark.clause("sve", "5.17.3")
@pytest.mark.clause("sve", "10.6.2.2")
def test_an_option_is_chosen_before_its_target_is_selected(kind: str) -> None:
    scene = with_options(kind)
    bears = [scene.put("field", BEAR, 1) for _ in range(2)]
    chosen(scene, kind).answer("choose", other=0)
    assert scene.ask.kind == "target"
    scene.answer("target", bears[1])
    assert (scene.cards("field", 1), scene.life()) == ([bears[0]], 20)


@KINDS
@pytest.mark.clause("sve", "10.6.2.3.4")
def test_an_option_without_its_target_is_not_offered(kind: str) -> None:
    scene = chosen(with_options(kind), kind)
    assert [option.other for option in scene.ask.options] == [1, 2]
    assert scene.answer("choose", other=2).life() == 30


@KINDS
@pytest.mark.clause("sve", "5.17.1")
@pytest.mark.clause("sve", "5.17.1.2")
def test_of_three_options_two_are_chosen_and_the_third_does_not_exist(kind: str) -> None:
    scene = with_options(kind, choose=2)
    scene.put("field", BEAR, 1)
    chosen(scene, kind).answer("choose", other=2).answer("choose", other=1)
    assert (scene.life(), scene.names("field", 1)) == (31, ["Bear"])


@KINDS
@pytest.mark.clause("sve", "5.17.3")
@pytest.mark.parametrize(("beside", "count"), [(False, 1), (True, 2)])
def test_one_option_is_chosen_or_up_to_two_beside_another_card(kind: str, beside: bool, count: int) -> None:
    altar = There(cards(zones=("field",), whose="you", name="Altar"))
    scene = with_options(kind, choose=Depending(altar, 2, 1), fewer=True)
    if beside:
        scene.put("field", amulet("Altar"))
    scene.begin("main phase").answer("activate" if kind == "activated" else "play", "Edict")
    if beside:
        assert [one.other for one in scene.ask.options] == [1, 2]
        assert scene.answer("number", other=2).life() == 31
    else:
        assert scene.answer("choose", other=2).life() == 30


@pytest.mark.clause("sve", "10.6.2.1.1")
def test_a_spell_with_too_few_options_cannot_be_played() -> None:
    modes = (KILL, Mode(ChangeLife(1)))
    for bears in (0, 1):
        scene = table()
        scene.put("hand", card("Edict", ("spell",), abilities=(Spell(modes=modes, choose=2),)))
        scene.fill("field", BEAR, bears, 1)
        scene.put("field", WOLF)
        assert scene.begin("main phase").offers("play", "Edict") is bool(bears)


@pytest.mark.clause("sve", "10.6.2.5")
def test_what_is_chosen_comes_before_what_is_paid() -> None:
    scene = with_options("spell")
    scene.put("field", BEAR, 1)
    chosen(scene, "spell")
    assert points(scene) == 5
    scene.answer("choose", other=1)
    assert points(scene) == 4


def burning(**more: object) -> Ability:
    """Return a spell's text that deals damage to an enemy follower or leader."""
    burn = Do((DealDamage(Target(), 3), DealDamageToPlayer(3, TargetPlayer())))
    return Spell(burn, targets=(AnyOf((ENEMY, IsPlayer("opponent"))),), **more)  # type: ignore[arg-type]


@pytest.mark.clause("sve", "10.6.2.3")
def test_a_follower_or_a_leader_is_selected_where_the_text_says_so() -> None:
    for place, damage, life in ((0, 3, 20), (1, 0, 17)):
        scene = table()
        ox = scene.put("field", follower("Ox", 1, 9), 1)
        scene.put("hand", card("Bolt", ("spell",), abilities=(burning(),)))
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Bolt")
        said = [plain(option_said(scene.game, option, wording_of("sve"))) for option in scene.ask.options]
        assert said == ["target Ox", "target player 2’s leader"]
        scene.game.answer(place)
        assert (scene.in_play(ox).damage, scene.life(1)) == (damage, life)
    alone = table()
    alone.put("hand", card("Bolt", ("spell",), abilities=(burning(),)))
    alone.put("field", WOLF)
    alone.begin("main phase").answer("play", "Bolt")
    assert alone.life(1) == 17, "the leader is always there"


@pytest.mark.clause("sve", "10.6.2.4")
def test_damage_is_divided_among_a_follower_and_a_leader() -> None:
    either = AnyOf((ENEMY, IsPlayer("opponent")))
    parts = [
        effect
        for place in range(2)
        for effect in (
            DealDamage(Target(place), Share(place)),
            DealDamageToPlayer(Share(place), TargetPlayer(place)),
        )
    ]
    scene = table()
    ox = scene.put("field", follower("Ox", 1, 9), 1)
    scene.put(
        "hand",
        card("Rain", ("spell",), abilities=(Spell(Do(tuple(parts)), targets=(either,) * 2, divides=5),)),
    )
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Rain").answer("target", other=1)
    assert scene.ask.kind == "divide"
    said = [scene.game.rules.describe(scene.game, option) for option in scene.ask.options]
    assert said == [f"allot {amount} to the leader" for amount in (4, 3, 2, 1)]
    scene.game.answer(0)
    assert (scene.in_play(ox).damage, scene.life(1)) == (1, 16)


@pytest.mark.clause("sve", "10.6.2.4")
def test_an_automatic_ability_divides_among_its_own_targets_and_not_those_of_its_option() -> None:
    dealt = Do((DealDamage(Target(0), Share(0)), DealDamage(Target(1), Share(1))))
    modes = (Mode(Destroy(Target()), (ENEMY,)), Mode(Draw(1)))
    storm = when("enters", dealt, targets=(ENEMY, ENEMY), divides=3, modes=modes)
    scene = table()
    oxen = [scene.put("field", follower(name, 1, 9), 1) for name in ("Ox", "Elk", "Elephant")]
    scene.put("hand", follower("Storm", abilities=(storm,)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Storm").answer("choose", other=0)
    scene.answer("target", oxen[0]).answer("target", oxen[1]).answer("target", oxen[2])
    scene.answer("allot", oxen[0], 2)
    assert scene.zone_of(oxen[2]) == "cemetery"
    assert [scene.in_play(ox).damage for ox in oxen[:2]] == [2, 1]


@pytest.mark.clause("sve", "10.6.2.7.2")
def test_a_text_with_a_condition_is_performed_only_if_that_holds_as_the_card_is_played() -> None:
    for wolves, life in ((1, 21), (2, 31)):
        pack = Spell(ChangeLife(10), when=There(cards(zones=("field",), whose="you", name="Wolf"), 2))
        scene = table()
        scene.put("hand", card("Howl", ("spell",), abilities=(Spell(ChangeLife(1)), pack)))
        scene.fill("field", WOLF, wolves)
        scene.begin("main phase").answer("play", "Howl")
        assert scene.life() == life

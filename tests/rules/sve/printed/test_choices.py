"""Printed abilities of Shadowverse: Evolve with options, targets, cards looked at, and "up to"."""

import pytest

from rules.games.sve.keywords import search_deck
from rules.games.sve.layers import attack, defense
from rules.games.sve.nodes import Evolves
from rules.language.abilities import Spell, Triggered
from rules.language.amounts import StatOf
from rules.language.changes import AddStats, GainKeywords
from rules.language.conditions import Is
from rules.language.durations import ALWAYS
from rules.language.effects import (
    ChangeLife,
    ChooseOne,
    ChooseSome,
    DealDamage,
    Destroy,
    Discard,
    Do,
    Draw,
    If,
    Let,
    Look,
    May,
    Modify,
    MoveTo,
    Produce,
    Rest,
    Reveal,
)
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, EnteredThisTurn, IsRested, OneOf, StatIs
from rules.language.references import Chosen, Each, It, Target, This
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    OWN,
    WOLF,
    amulet,
    card,
    evolution_points,
    evolved,
    follower,
    spell,
    table,
)
from tests.rules.sve.printed.made_up import DEAD, OTHERS, of, real


def playing(abilities: tuple[Spell, ...], *, quick: bool = False) -> Scene:
    """Return a scene with a spell with these abilities in hand and a follower on the field."""
    scene = table()
    scene.put("hand", card("Song", ("spell",), abilities=abilities, keywords=("Quick",) if quick else ()))
    scene.put("field", WOLF)
    return scene


@pytest.mark.clause("sve", "5.17.3")
def test_on_evolving_it_gains_storm_or_deals_its_attack_whichever_its_player_says() -> None:
    either = written(
        "sve",
        Triggered(
            Evolves(),
            ChooseOne(
                (
                    Modify(This(), (GainKeywords(frozenset({"Storm"})),), ALWAYS),
                    DealDamage(Chosen(ENEMY), StatOf(This(), "attack")),
                )
            ),
        ),
    )
    for option in (0, 1):
        scene = table()
        scene.put("hand", follower("Cub", 1, 2, evolve=0))
        scene.put("evolve deck area", evolved("Cub", 4, 4, abilities=either))
        boar = scene.put("field", follower("Boar", 1, 9), 1)
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Cub").answer("evolve", "Cub").answer("choose", other=option)
        assert scene.in_play(boar).damage == (4 if option else 0)
        assert scene.offers("attack", "Cub", -1) is (option == 0)


@pytest.mark.clause("sve", "5.17.2")
@pytest.mark.parametrize("count", [1, 2])
def test_up_to_two_of_four_gifts_are_taken_and_each_once(count: int) -> None:
    gifts = real(
        "BP02-106",
        Triggered(
            Enters(),
            ChooseSome(
                (Produce("evolution points", 1), ChangeLife(3), Draw(1), Discard(1, "opponent")), 2, 0
            ),
        ),
    )
    scene = table()
    scene.put("hand", follower("Giver", abilities=gifts))
    scene.put("hand", ANT, 1)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Giver").answer("number", other=count)
    for option in (3, 1)[:count]:
        scene.answer("choose", other=option)
    assert scene.names("cemetery", 1) == ["Ant"]
    assert (scene.life(), evolution_points(scene), scene.names("hand")) == (20 + 3 * (count - 1), 0, [])


@pytest.mark.clause("sve", "10.6.2.3.2.1")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_up_to_two_dead_followers_return_to_hand(wanted: int) -> None:
    call = real(
        "BP01-124",
        Triggered(
            Enters(),
            Do((MoveTo(Target(0), "hand"), MoveTo(Target(1), "hand"))),
            targets=(DEAD, DEAD),
            least=0,
        ),
    )
    scene = table()
    ants = scene.fill("cemetery", ANT, 3)
    scene.put("cemetery", spell("Song", Draw(1)))
    scene.put("hand", follower("Caller", abilities=call))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Caller")
    for one in ants[:wanted]:
        assert "Song" not in scene.offered("target")
        scene.answer("target", one)
    if wanted < 2:
        scene.answer("done")
    assert len(scene.cards("hand")) == wanted


@pytest.mark.clause("sve", "4.1.2.2")
@pytest.mark.parametrize("takes", [True, False])
def test_of_the_top_five_an_amulet_may_be_revealed_and_taken_and_the_rest_goes_below(takes: bool) -> None:
    amulets = cards(zones=("deck area",), types=("amulet",))
    seek = real(
        "BP01-148",
        Spell(
            Look(
                5,
                Do(
                    (
                        Reveal(Chosen(amulets, 1, 0, among=It()), MoveTo(It("found"), "hand"), name="found"),
                        MoveTo(Each(cards(OneOf(It()), zones=("deck area",))), "deck area", "bottom"),
                    )
                ),
            )
        ),
    )
    scene = playing(seek)  # type: ignore[arg-type]
    scene.put("deck area", amulet("Deep"))
    top = [scene.put("deck area", one) for one in (BEAR, BEAR, amulet("Urn"), BEAR, BEAR)]
    scene.begin("main phase").answer("play", "Song")
    assert scene.offered("choose") == ["Urn"], "the one beneath was not looked at"
    if takes:
        scene.answer("choose", "Urn")
    else:
        scene.answer("done")
    while scene.ask.kind == "order_cards":
        scene.game.answer(0)
    assert scene.names("hand") == (["Urn"] if takes else [])
    assert scene.names("deck area")[-1] == "Deep"
    assert set(scene.cards("deck area")[: 4 if takes else 5]) == set(top) - set(scene.cards("hand"))


@pytest.mark.parametrize(("on_top", "taken"), [("spell", True), ("spell", False), ("follower", False)])
def test_the_top_card_may_be_taken_only_if_it_is_a_spell(on_top: str, taken: bool) -> None:
    peek = real(
        "BP01-059",
        Triggered(
            Enters(),
            Look(
                1,
                If(
                    Is(It(), cards(types=("spell",))),
                    May(Reveal(It(), MoveTo(It("shown"), "hand"), name="shown")),
                ),
            ),
        ),
    )
    scene = table()
    scene.put("deck area", spell("Verse", Draw(1)) if on_top == "spell" else BEAR)
    scene.put("hand", follower("Scholar", abilities=peek))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Scholar")
    if on_top == "spell":
        scene.answer("yes" if taken else "no")
    assert scene.names("hand") == (["Verse"] if taken else [])
    assert (scene.names("deck area")[-1] == "Filler") is taken


def test_a_cheap_follower_of_the_top_four_comes_to_the_field_and_a_heroic_one_stronger() -> None:
    cheap = cards(CostIs("<=", 3), zones=("deck area",), types=("follower",), attributes=("swordcraft",))
    muster = real(
        "BP03-037",
        Spell(
            Look(
                4,
                Do(
                    (
                        Let(
                            "came",
                            MoveTo(Chosen(cheap, 1, 0, among=It()), "field"),
                            If(
                                Is(It("came"), cards(races=("Heroic",))),
                                Modify(It("came"), (AddStats((1, 1)),), ALWAYS),
                            ),
                        ),
                        MoveTo(Each(cards(OneOf(It()), zones=("deck area",))), "deck area", "bottom"),
                    )
                ),
            )
        ),
    )
    for traits, expected in ((("Heroic",), 3), (("Noble",), 2)):
        scene = playing(muster)  # type: ignore[arg-type]
        for one in (GIANT, of(follower("Lord", 2, 2, cost=4), classes=("swordcraft",)), BEAR):
            scene.put("deck area", one)
        scene.put("deck area", of(follower("Squire", 2, 2, cost=3), races=traits, classes=("swordcraft",)))
        scene.begin("main phase").answer("play", "Song")
        assert scene.offered("choose") == ["Squire"]
        scene.answer("choose", "Squire")
        while scene.ask.kind == "order_cards":
            scene.game.answer(0)
        assert attack(scene.game, scene.cards("field")[-1]) == expected
        assert scene.names("deck area")[-1] == "Filler"


@pytest.mark.clause("sve", "5.7.1")
@pytest.mark.clause("sve", "5.7.2")
def test_a_follower_that_can_evolve_is_searched_and_no_other() -> None:
    evolving = cards(zones=("deck area",), whose="you", types=("follower",), keywords=("Evolve",))
    seek = real("BP01-035", Triggered(Evolves(), search_deck(evolving, "hand")))
    scene = table()
    scene.put("field", follower("Cub", 1, 1, evolve=0))
    scene.put("evolve deck area", evolved("Cub", 2, 2, abilities=seek))
    scene.put("deck area", follower("Colt", 1, 1, evolve=2))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("evolve", "Cub")
    assert scene.offered("choose") == ["Colt"]
    scene.answer("choose", "Colt")
    assert scene.names("hand") == ["Colt"]


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.parametrize(("damage", "offered"), [(0, ["Ant"]), (2, ["Boar", "Ant"])])
def test_an_enemy_with_little_defense_left_is_banished(damage: int, offered: list[str]) -> None:
    weak = cards(ENEMY, StatIs("defense", "<=", 4))
    banish = real("BP01-066", Triggered(Enters(), MoveTo(Target(), "banished zone"), targets=(weak,)))
    scene = table()
    boar = scene.put("field", follower("Boar", 1, 6), 1, damage=damage)
    scene.put("field", ANT, 1)
    scene.put("hand", follower("Exile", abilities=banish))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Exile")
    if len(offered) > 1:
        assert scene.offered("target") == offered
        scene.answer("target", boar)
    assert scene.names("banished zone", 1) == offered[:1]


@pytest.mark.clause("sve", "12.15.2")
def test_an_engaged_enemy_is_destroyed_but_none_that_is_reserved_or_has_aura() -> None:
    resting = cards(ENEMY, IsRested())
    slay = real("BP01-030", Triggered(Evolves(), Destroy(Target()), targets=(resting,)))
    scene = table()
    scene.put("field", follower("Cub", 1, 1, evolve=0))
    scene.put("evolve deck area", evolved("Cub", 2, 2, abilities=slay))
    tired = [scene.put("field", one, 1, rested=True) for one in (BEAR, follower("Ghost", 1, 1, "Aura"))]
    fresh = scene.put("field", GIANT, 1)
    scene.put("field", WOLF, rested=True)
    scene.begin("main phase").answer("evolve", "Cub")
    assert [scene.zone_of(one) for one in (*tired, fresh)] == ["cemetery", "field", "field"]
    assert scene.names("field") == ["Cub", "Wolf"]


def test_an_enemy_follower_is_engaged_and_one_of_its_own_is_not_selected() -> None:
    halt = real("BP01-029", Triggered(Enters(), Rest(Target()), targets=(ENEMY,)))
    scene = table()
    wolf, bear = scene.put("field", WOLF), scene.put("field", BEAR, 1)
    scene.put("hand", follower("Guard", abilities=halt))
    scene.begin("main phase").answer("play", "Guard")
    assert (scene.in_play(wolf).rested, scene.in_play(bear).rested) == (False, True)


def test_another_follower_that_came_this_turn_grows_and_no_older_one() -> None:
    fresh = cards(OTHERS, EnteredThisTurn())
    bless = real(
        "BP02-101", Triggered(Enters(), Modify(Target(), (AddStats((2, 2)),), ALWAYS), targets=(fresh,))
    )
    scene = table()
    wolf = scene.put("field", WOLF)
    scene.put("hand", ANT)
    scene.put("hand", follower("Cleric", 1, 1, abilities=bless))
    scene.begin("main phase").answer("play", "Ant").answer("play", "Cleric")
    ant, cleric = scene.cards("field")[1:]
    assert [attack(scene.game, one) for one in (wolf, ant, cleric)] == [3, 3, 1]
    assert defense(scene.game, ant) == 3


def test_it_grows_by_the_attack_of_another_follower_as_that_is_now() -> None:
    copies = real(
        "BP01-095",
        Triggered(
            Enters(), Modify(This(), (AddStats((StatOf(Target(), "attack"), 0)),), ALWAYS), targets=(OTHERS,)
        ),
    )
    scene = table()
    scene.put("field", WOLF)
    scene.put("hand", follower("Mimic", 1, 1, abilities=copies))
    more = Modify(Each(OWN), (AddStats((2, 0)),), ALWAYS)
    scene.put("hand", spell("Cheer", more))
    scene.begin("main phase").answer("play", "Cheer").answer("play", "Mimic")
    assert [attack(scene.game, one) for one in scene.cards("field")] == [5, 6]

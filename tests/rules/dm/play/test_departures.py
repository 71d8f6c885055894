"""What triggers in Duel Masters as several cards leave together (603.5c), told as scenes."""

import pytest

from rules.games.dm.layers import SUM
from rules.games.dm.mechanics.gods_plane import ON_ITS_RIGHT
from rules.language import effects as fx
from rules.language.abilities import Replacement, Triggered
from rules.language.changes import AddStats
from rules.language.events import Destroyed, Event, Leaves, Moves
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.keyword_abilities import g_link
from tests.rules.dm.play.scenes import HERE, YOURS, cast, scene
from tests.rules.scenes import Scene

CREATURES = cards(types=frozenset({"creature"}))
OTHERS = cards(types=frozenset({"creature"}), other=True)
GOING = {
    "destroyed": Destroyed(CREATURES),
    "leaves": Leaves(CREATURES),
    "goes": Moves(CREATURES, ("graveyard",), ("battle zone",)),
}


def mourner(event: Event, power: int = 2000) -> object:
    """Return a creature whose player draws a card whenever this happens."""
    return card("Mourner", 1, power, abilities=(Triggered(event, fx.Draw(1)),))


def drawn(made: Scene, deck: int = 20) -> int:
    """Return how many cards the turn player has drawn, once all that waits was carried out."""
    while made.ask.kind == "waiting":
        made.game.answer(0)
    return deck - len(made.cards("deck"))


@pytest.mark.clause("dm", "603.5c")
@pytest.mark.clause("dm", "701.6a")
@pytest.mark.parametrize("word", GOING)
@pytest.mark.parametrize("first", [True, False])
def test_a_card_destroyed_together_with_others_sees_only_itself_go(word: str, first: bool) -> None:
    made = scene(2)
    there = [mourner(GOING[word]), BEAR]
    for one in there if first else reversed(there):
        made.put("battle zone", one)  # type: ignore[arg-type]
    cast(made, fx.Destroy(Each(YOURS)))
    assert drawn(made) == 1


@pytest.mark.clause("dm", "603.5c")
@pytest.mark.clause("dm", "603.2b")
@pytest.mark.parametrize("word", GOING)
def test_a_card_that_stays_sees_each_of_those_that_go(word: str) -> None:
    made = scene(2)
    made.put("battle zone", mourner(GOING[word]))  # type: ignore[arg-type]
    made.fill("battle zone", BEAR, 2)
    cast(made, fx.Destroy(Each(cards(zones=HERE, name="Bear"))))
    assert drawn(made) == 2


@pytest.mark.clause("dm", "603.5c")
@pytest.mark.parametrize("word", GOING)
def test_of_two_that_go_together_each_sees_itself(word: str) -> None:
    made = scene(2)
    made.put("battle zone", mourner(GOING[word]))  # type: ignore[arg-type]
    made.put("battle zone", mourner(GOING[word]))  # type: ignore[arg-type]
    cast(made, fx.Destroy(Each(YOURS)))
    assert drawn(made) == 2


@pytest.mark.clause("dm", "603.5c")
def test_a_card_that_watches_others_does_not_see_them_go_with_it() -> None:
    made = scene(2)
    made.put("battle zone", mourner(Moves(OTHERS, ("mana zone",))))  # type: ignore[arg-type]
    made.put("battle zone", BEAR)
    cast(made, fx.MoveTo(Each(YOURS), "mana zone"))
    assert drawn(made) == 0


@pytest.mark.clause("dm", "603.5c")
@pytest.mark.clause("dm", "700.5a")
def test_of_two_that_destroy_each_other_in_a_battle_each_sees_itself() -> None:
    made = scene(2)
    made.put("battle zone", mourner(Destroyed(CREATURES), 3000))  # type: ignore[arg-type]
    bear = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack").answer("attack", "Mourner", bear)
    assert made.names("graveyard") == ["Mourner"]
    assert drawn(made) == 1


@pytest.mark.clause("dm", "603.5c")
@pytest.mark.clause("dm", "811.1a")
def test_a_star_evolution_creature_that_goes_as_a_whole_sees_no_other_go_with_it() -> None:
    watch = Triggered(Destroyed(OTHERS), fx.Draw(1))
    star = card("Star", 1, 5000, marks=("star evolution",), races=("Beast",), abilities=(watch,))
    ruin = Replacement(Destroyed(), fx.Destroy(Each(cards(zones=HERE, other=True))))
    made = scene(2)
    whole = made.put("hand", star)
    cub = made.put("battle zone", card("Cub", races=("Beast",)))
    made.put("battle zone", BEAR)
    made.put("battle zone", card("Ruin", abilities=(ruin,)))
    made.put("hand", spell("Axe", 1, effect=fx.Destroy(Each(cards(zones=HERE, name="Ruin")))))
    made.begin("main").answer("use", "Star").answer("use", "Axe")
    assert [made.zone_of(one) for one in (whole, cub)] == ["graveyard", "graveyard"]
    assert made.names("battle zone") == ["Ruin"]
    assert drawn(made) == 0


@pytest.mark.clause("dm", "603.5c")
@pytest.mark.clause("dm", "703.4c")
def test_of_two_without_power_that_the_rules_destroy_each_sees_only_itself_go() -> None:
    made = scene(2)
    made.put("battle zone", mourner(Destroyed(CREATURES), 1000))  # type: ignore[arg-type]
    made.put("battle zone", ANT)
    cast(made, fx.Modify(Each(YOURS), (AddStats((-1000,)),), layer=SUM))
    assert made.names("battle zone") == []
    assert drawn(made) == 1


@pytest.mark.clause("dm", "603.5c")
@pytest.mark.clause("dm", "803.7")
def test_a_linked_god_of_which_one_card_stays_sees_the_others_go() -> None:
    left = card(
        "Left",
        3,
        3000,
        abilities=(
            g_link(ON_ITS_RIGHT, cards(name="Right")),
            Triggered(Destroyed(OTHERS), fx.Draw(1)),
        ),
    )
    made = scene(3)
    made.put("battle zone", left)
    right = made.put("battle zone", card("Right", 3, 3000))
    made.put("battle zone", ANT)
    made.fill("hand", spell("Doom", 1, effect=fx.Destroy(Each(YOURS))), 2)
    made.put("hand", spell("Spark"))
    made.begin("main").answer("use", "Spark").answer("use", "Doom").answer("part_with", right)
    assert "Left" in made.names("battle zone")
    assert drawn(made) == 1

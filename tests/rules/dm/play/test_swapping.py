"""Cards of Duel Masters that change places by an effect, of either player, and those that cannot (701.26)."""

import pytest

from rules.games.dm.definitions import DuelistCard
from rules.language import effects as fx
from rules.language.abilities import Replacement, Triggered
from rules.language.events import Enters, Leaves
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.scenes import HERE, YOURS, cast, scene
from tests.rules.restricted import cannot
from tests.rules.scenes import Scene

DRAGON = card("Dragon", 7, 7000)
LORD = card("Dragon", 7, 9000, marks=("evolution",), races=("Beast",))
STAYS = card("Bear", 3, 3000, abilities=(cannot("leave"),))
GUARDED = card("Bear", 3, 3000, abilities=(Replacement(Leaves(), fx.Rest(Each(YOURS))),))
REFUSED = card("Dragon", 7, 7000, abilities=(Replacement(Enters(), fx.Rest(Each(YOURS)), zones=("hand",)),))


def swapped(bear: DuelistCard, dragon: DuelistCard, *, at: str = "battle zone", player: int = 0) -> Scene:
    """Let a spell swap a player's Bear with the Dragon in their hand; if it does, three cards are drawn."""
    made = scene(2)
    made.put(at, bear, player, rested=at == "battle zone")
    made.put("hand", dragon, player)
    made.put("hand", ANT)
    swap = fx.Swap(Each(cards(zones=(at,), name="Bear")), Each(cards(zones=("hand",), name="Dragon")))
    return cast(made, fx.IfYouDo(swap, fx.Draw(3)))


@pytest.mark.clause("dm", "701.26a")
@pytest.mark.parametrize("player", [0, 1])
def test_a_swap_by_an_effect_gives_each_player_their_own_card_as_tapped_as_before(player: int) -> None:
    made = swapped(BEAR, DRAGON, player=player)
    assert made.names("battle zone", player) == ["Dragon"]
    assert made.names("battle zone", 1 - player) == []
    (dragon,) = made.cards("battle zone", player)
    assert (made.in_play(dragon).controller, made.in_play(dragon).rested) == (player, True)
    assert "Bear" in made.names("hand", player)
    assert len(made.cards("deck")) == 20 - 3


@pytest.mark.clause("dm", "701.26b")
@pytest.mark.parametrize(
    ("bear", "dragon"),
    [(BEAR, LORD), (STAYS, DRAGON), (GUARDED, DRAGON), (BEAR, REFUSED), (BEAR, spell("Dragon"))],
)
@pytest.mark.parametrize("player", [0, 1])
def test_a_swap_that_is_not_made_was_not_made(bear: DuelistCard, dragon: DuelistCard, player: int) -> None:
    made = swapped(bear, dragon, player=player)
    assert made.names("battle zone", player) == ["Bear"]
    assert "Dragon" in made.names("hand", player)
    assert len(made.cards("deck")) == 20


@pytest.mark.clause("dm", "701.26b")
def test_only_a_card_of_the_battle_zone_is_swapped() -> None:
    for zone in ("graveyard", "mana zone"):
        made = swapped(BEAR, DRAGON, at=zone)
        assert "Bear" in made.names(zone)
        assert "Dragon" in made.names("hand")
        assert len(made.cards("deck")) == 20


@pytest.mark.clause("dm", "701.26a")
@pytest.mark.parametrize("player", [0, 1])
def test_an_evolution_creature_is_swapped_in_onto_a_base_of_its_player(player: int) -> None:
    made = scene(2)
    made.put("battle zone", BEAR, player)
    cub = made.put("battle zone", card("Cub", races=("Beast",)), player)
    lord = made.put("hand", LORD, player)
    made.put("hand", ANT)
    swap = fx.Swap(Each(cards(zones=HERE, name="Bear")), Each(cards(zones=("hand",), name="Dragon")))
    cast(made, swap)
    assert made.cards("battle zone", player) == [lord]
    assert made.in_play(lord).under == (cub,)


@pytest.mark.clause("dm", "701.26a")
def test_a_creature_that_is_swapped_has_left_for_the_zone_of_the_other_card() -> None:
    made = scene(2)
    left = Triggered(Leaves(YOURS, destination=("graveyard",)), fx.Draw(2))
    made.put("battle zone", card("Watcher", abilities=(left,)))
    bear = made.put("battle zone", BEAR)
    dragon = made.put("graveyard", DRAGON)
    made.put("hand", ANT)
    cast(
        made, fx.Swap(Each(cards(zones=HERE, name="Bear")), Each(cards(zones=("graveyard",), name="Dragon")))
    )
    assert (made.zone_of(bear), made.zone_of(dragon)) == ("graveyard", "battle zone")
    assert len(made.cards("deck")) == 20 - 2


@pytest.mark.clause("dm", "701.26a")
def test_a_creature_is_swapped_with_the_top_card_of_the_deck() -> None:
    made = scene(2)
    bear = made.put("battle zone", BEAR)
    dragon = made.put("deck", DRAGON)
    made.put("hand", ANT)
    cast(made, fx.Swap(Each(cards(zones=HERE, name="Bear")), Each(cards(zones=("deck",), name="Dragon"))))
    assert (made.zone_of(bear), made.zone_of(dragon)) == ("deck", "battle zone")
    assert made.cards("deck")[-1] == bear

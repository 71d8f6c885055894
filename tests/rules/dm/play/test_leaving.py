"""Cards of Duel Masters that leave the battle zone at one moment, each with an end of its own."""

import pytest

from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Replacement, Triggered
from rules.language.events import Destroyed, Leaves
from rules.language.filter_shorthand import both, cards
from rules.language.references import AffectedPlayer, Cause, Each, Subject
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import THEIRS, YOURS, cast, scene
from tests.rules.restricted import cannot
from tests.rules.scenes import Scene


def with_first(name: str) -> Scene:
    """Return a scene whose very first card is an Ant of this name, in the battle zone of the turn player."""
    made = Scene(RULESET)
    assert made.put("battle zone", card(name)) == 0
    for player in (0, 1):
        made.fill("deck", ANT, 20, player)
        made.fill("shield zone", ANT, 5, player)
    made.fill("mana zone", ANT, 2)
    made.put("hand", ANT)
    return made


@pytest.mark.clause("dm", "609.9")
@pytest.mark.clause("dm", "700.3")
@pytest.mark.clause("dm", "701.6a")
def test_of_those_destroyed_together_each_meets_its_own_end_and_is_told_of() -> None:
    made = with_first("Stone")
    stays = card("Stays", 1, 1000, abilities=(cannot("leave"),))
    firm = card("Firm", 1, 1000, abilities=(cannot("be destroyed"),))
    saved = card("Saved", 1, 1000, abilities=(Replacement(Destroyed(), fx.MoveTo(Subject(), "mana zone")),))
    numbers = {one.name: made.put("battle zone", one, 1) for one in (stays, firm, saved, BEAR, GIANT)}
    mourns = Triggered(Destroyed(THEIRS), fx.Draw(1))
    misses = Triggered(Leaves(THEIRS), fx.Draw(2))
    made.put("battle zone", card("Mourner", abilities=(mourns, misses)))
    deck = len(made.cards("deck"))
    cast(made, fx.Destroy(Each(THEIRS)))
    while made.ask.kind == "waiting":
        made.game.answer(0)
    ends = {name: made.zone_of(number) for name, number in numbers.items()}
    assert ends == {
        "Stays": "battle zone",
        "Firm": "battle zone",
        "Saved": "mana zone",
        "Bear": "graveyard",
        "Giant": "graveyard",
    }
    assert len(made.cards("deck")) == deck - 2 * 1 - 3 * 2, "two were destroyed, and three left"


@pytest.mark.clause("dm", "609.9")
@pytest.mark.clause("dm", "609.3")
def test_of_those_returned_together_none_was_destroyed() -> None:
    made = with_first("Stone")
    firm = card("Firm", 1, 1000, abilities=(cannot("be destroyed"),))
    saved = card("Saved", 1, 1000, abilities=(Replacement(Destroyed(), fx.MoveTo(Subject(), "mana zone")),))
    numbers = [made.put("battle zone", one, 1) for one in (firm, saved, BEAR)]
    mourns = Triggered(Destroyed(THEIRS), fx.Draw(1))
    made.put("battle zone", card("Mourner", abilities=(mourns,)))
    deck = len(made.cards("deck"))
    cast(made, fx.MoveTo(Each(THEIRS), "hand"))
    assert [made.zone_of(one) for one in numbers] == ["hand"] * 3
    assert len(made.cards("deck")) == deck


@pytest.mark.clause("dm", "609.8")
@pytest.mark.clause("dm", "609.3")
def test_what_is_done_instead_of_leaving_is_done_for_what_is_destroyed_and_about_its_player() -> None:
    made = with_first("Stone")
    gift = Replacement(Leaves(), fx.Draw(2, AffectedPlayer()))
    ghost = made.put("battle zone", card("Ghost", 1, 1000, abilities=(gift,)), 1)
    decks = [len(made.cards("deck", player)) for player in (0, 1)]
    cast(made, fx.Destroy(Each(THEIRS)))
    assert made.zone_of(ghost) == "battle zone"
    assert [len(made.cards("deck", player)) for player in (0, 1)] == [decks[0], decks[1] - 2]


@pytest.mark.clause("dm", "609.9")
@pytest.mark.parametrize("instead", [True, False])
@pytest.mark.parametrize("event", [Destroyed, Leaves])
def test_what_an_effect_destroys_was_no_doing_of_the_very_first_card(event: type, instead: bool) -> None:
    made = with_first("Bystander")
    strikes_back = fx.MoveTo(Cause(), "mana zone")
    ability = (Replacement if instead else Triggered)(event(), strikes_back)
    made.put("battle zone", card("Martyr", abilities=(ability,)), 1)
    cast(made, fx.Destroy(Each(THEIRS)))
    made.until("main")
    assert made.zone_of(0) == "battle zone"


@pytest.mark.clause("dm", "609.3")
@pytest.mark.clause("dm", "101.5")
def test_what_leaves_as_something_is_done_instead_is_not_replaced_in_its_turn() -> None:
    made = with_first("Stone")
    other = fx.Destroy(Each(both(YOURS, cards(name="Second"))))
    first = card("First", abilities=(Replacement(Destroyed(), other),))
    second = card("Second", abilities=(Replacement(Destroyed(), fx.Draw(5)),))
    numbers = made.put("battle zone", first, 1), made.put("battle zone", second, 1)
    deck = len(made.cards("deck", 1))
    cast(made, fx.Destroy(Each(both(THEIRS, cards(name="First")))))
    assert [made.zone_of(one) for one in numbers] == ["battle zone", "graveyard"]
    assert len(made.cards("deck", 1)) == deck


@pytest.mark.clause("dm", "609.9")
@pytest.mark.clause("dm", "811.1")
@pytest.mark.clause("dm", "811.1a")
def test_beside_others_a_star_evolution_creature_loses_only_its_top_card() -> None:
    made = scene(3)
    cub = made.put("battle zone", card("Cub", 1, 1000, races=("Beast",)))
    star = made.put("hand", card("Star", 1, 5000, marks=("star evolution",), races=("Beast",)))
    bear = made.put("battle zone", BEAR)
    made.put("hand", spell("Doom", 1, effect=fx.Destroy(Each(YOURS))))
    made.put("hand", ANT)
    made.begin("main").answer("use", "Star").answer("use", "Doom")
    assert [made.zone_of(one) for one in (star, bear, cub)] == ["graveyard", "graveyard", "battle zone"]
    assert made.in_play(cub).under == ()
    assert made.names("graveyard").count("Star") == 1


@pytest.mark.clause("dm", "409.2b")
@pytest.mark.clause("dm", "609.8a")
def test_a_charger_goes_to_the_mana_zone_and_nowhere_else() -> None:
    made = scene(1)
    boon = made.put("hand", spell("Boon Charger", 1, "Charger", effect=fx.Draw(1)))
    made.put("hand", ANT)
    buried = Triggered(Leaves(), fx.Draw(1))
    made.put("battle zone", card("Watcher", abilities=(buried,)))
    made.begin("main").answer("use", "Boon Charger")
    assert made.zone_of(boon) == "mana zone"
    assert made.names("graveyard") == []

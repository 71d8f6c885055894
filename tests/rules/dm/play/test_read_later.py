"""What later cards of Duel Masters do: battles of two, judges, gacharange, auras, vortices."""

import pytest

from rules.games.dm.keywords import EVOLVES_FROM, FROM_THREE
from rules.games.dm.nodes import Attaches, BattleOf, Judge, SummonGacharange
from rules.language import effects as fx
from rules.language.abilities import KeywordAbility, Static, Triggered
from rules.language.changes import GainKeywords, LoseKeywords, SetTypes
from rules.language.conditions import There
from rules.language.events import Moves
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, Host, This, ThisCard
from tests.rules.dm.play.cards import ANT, BEAR, card
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, cast, scene

LENT = (GainKeywords(frozenset({"S Trigger"})),)


@pytest.mark.clause("dm", "115.1a")
@pytest.mark.clause("dm", "101.4d")
@pytest.mark.parametrize(("mine", "left"), [(3000, (["Bear"], [])), (500, ([], ["Ox"]))])
def test_a_spell_lets_two_creatures_battle(mine: int, left: tuple[list[str], list[str]]) -> None:
    made = scene()
    made.put("battle zone", card("Bear", 1, mine))
    made.put("battle zone", card("Ox", 1, 2000), 1)
    cast(made, BattleOf(Each(YOURS), Each(THEIRS)))
    assert (made.names("battle zone"), made.names("battle zone", 1)) == left


@pytest.mark.clause("dm", "115.1a")
def test_there_is_no_battle_without_a_second_creature() -> None:
    made = scene()
    made.put("battle zone", card("Bear", 1, 500))
    cast(made, BattleOf(Each(YOURS), Chosen(THEIRS, 1, 0)))
    assert made.names("battle zone") == ["Bear"]


@pytest.mark.clause("dm", "701.21a")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(BEAR, ANT, True), (ANT, BEAR, False)])
def test_what_hangs_on_a_judge_follows_only_if_it_is_won(mine: object, theirs: object, won: bool) -> None:
    made = scene()
    made.put("deck", mine)  # type: ignore[arg-type]
    made.put("deck", theirs, 1)  # type: ignore[arg-type]
    made.put("battle zone", ANT)
    deck = len(made.cards("deck"))
    cast(made, fx.IfYouDo(Judge(), fx.Draw(2)))
    assert len(made.cards("deck")) == deck - (2 if won else 0)


@pytest.mark.clause("dm", "701.30a")
@pytest.mark.parametrize("count", [0, 2])
def test_gacharange_summons_the_top_card_if_there_is_one(count: int) -> None:
    made = scene()
    gears = made.fill("super GR zone", card("Gear", marks=("gr",)), count)
    made.put("battle zone", BEAR)
    cast(made, SummonGacharange())
    assert [one for one in made.cards("battle zone") if one in gears] == gears[-1:]


@pytest.mark.clause("dm", "310.2")
def test_an_aura_triggers_as_it_is_attached_and_knows_its_creature() -> None:
    made = scene()
    gear = made.put("battle zone", card("Gear", marks=("gr",)), rested=True)
    woken = Triggered(Attaches(), fx.Recover(Host(This())))
    made.put("hand", card("Arm", 1, 500, types=("aura",), abilities=(woken,)))
    made.put("hand", ANT)
    made.begin("main").answer("use", "Arm")
    assert not made.in_play(gear).rested


@pytest.mark.clause("dm", "310.2")
def test_a_card_watches_auras_that_are_attached() -> None:
    made = scene()
    made.put("battle zone", card("Gear", marks=("gr",)))
    auras = cards(zones=HERE, types={"aura"})
    made.put("battle zone", card("Monk", abilities=(Triggered(Attaches(auras), fx.Draw(2)),)))
    made.put("hand", card("Arm", 1, 500, types=("aura",)))
    made.begin("main").answer("use", "Arm")
    assert len(made.cards("hand")) == 2


def sources(*races: str, keyword: str = EVOLVES_FROM) -> tuple[KeywordAbility, ...]:
    """Return what a creature evolves from: one race each."""
    return tuple(
        KeywordAbility(keyword=keyword, filter=cards(zones=HERE, whose="you", races={race})) for race in races
    )


@pytest.mark.clause("dm", "801.1")
def test_a_vortex_of_two_kinds_needs_one_creature_of_each() -> None:
    lord = card("Lord", 1, 9000, "Vortex Evolution", marks=("evolution",), abilities=sources("Beast", "Fish"))
    made = scene()
    made.put("hand", lord)
    made.put("hand", ANT)
    made.fill("battle zone", card("Cub", races=("Beast",)), 2)
    assert not made.begin("main").offers("use", "Lord")
    made = scene()
    made.put("hand", lord)
    cub, _ = made.fill("battle zone", card("Cub", races=("Beast",)), 2)
    carp = made.put("battle zone", card("Carp", races=("Fish",)))
    made.begin("main").answer("use", "Lord").answer("evolve", cub)
    assert made.names("battle zone") == ["Cub", "Lord"]
    assert made.in_play(made.cards("battle zone")[-1]).under == (cub, carp)


@pytest.mark.clause("dm", "801.1")
@pytest.mark.parametrize("count", [2, 3])
def test_a_galaxy_vortex_needs_three(count: int) -> None:
    lord = card("Lord", 1, 9000, marks=("evolution",), abilities=sources("Beast", keyword=FROM_THREE))
    made = scene()
    made.put("hand", lord)
    made.put("hand", ANT)
    made.fill("battle zone", card("Cub", races=("Beast",)), count)
    assert made.begin("main").offers("use", "Lord") is (count == 3)


@pytest.mark.clause("dm", "112.3a")
@pytest.mark.parametrize("friend", [True, False])
def test_a_shield_has_its_trigger_only_while_its_own_condition_holds(friend: bool) -> None:
    own = Static(
        LENT, when=There(cards(zones=HERE, whose="you", name="Bear")), zones=("shield zone",), only_there=True
    )
    made = scene()
    trap = made.put("shield zone", card("Trap", abilities=(own,)), 1)
    if friend:
        made.put("battle zone", BEAR, 1)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Ant", -1).answer("break", trap)
    assert (made.game.ask is not None and made.ask.kind == "s_trigger") is friend


@pytest.mark.clause("dm", "112.3a")
def test_a_creature_lends_its_trigger_to_all_shields_of_its_player() -> None:
    lends = Static(LENT, affects=cards(zones=("shield zone",), whose="you"))
    made = scene()
    made.put("battle zone", card("Warden", abilities=(lends,)), 1)
    made.put("battle zone", ANT)
    shield = made.cards("shield zone", 1)[0]
    made.begin("attack").answer("attack", "Ant", -1).answer("break", shield)
    assert made.ask.kind == "s_trigger"


@pytest.mark.clause("dm", "405.1")
@pytest.mark.parametrize(("origin", "rested"), [("hand", False), ("deck", True)])
def test_a_card_that_comes_tapped_from_the_hand_to_the_mana_zone_untaps_itself(
    origin: str, rested: bool
) -> None:
    wakes = Triggered(
        Moves(None, ("mana zone",), ("hand",)),
        fx.Recover(ThisCard()),
        zones=("mana zone",),
        only_there=True,
    )
    made = scene()
    many = made.put(origin, card("Many", 9, civilizations=("fire", "water"), abilities=(wakes,)))
    found = cards(zones=(origin,), whose="you", name="Many")
    made.put("battle zone", ANT)
    cast(made, fx.MoveTo(Each(found), "mana zone", rested=True))
    assert made.in_play(many).rested is rested


@pytest.mark.clause("dm", "112.3a")
@pytest.mark.parametrize("lost", [True, False])
def test_nobody_uses_the_trigger_of_shields_that_lost_it(lost: bool) -> None:
    takes = Static(
        (LoseKeywords(frozenset({"S Trigger"})),), affects=cards(zones=("shield zone",), whose="opponent")
    )
    made = scene()
    trap = made.put("shield zone", card("Trap", 1, 1000, "S Trigger"), 1)
    made.put("battle zone", card("Ox", abilities=(takes,) if lost else ()))
    made.begin("attack").answer("attack", "Ox", -1).answer("break", trap)
    assert (made.game.ask is not None and made.ask.kind == "s_trigger") is not lost


@pytest.mark.parametrize("seed_only", [True, False])
def test_a_tama_seed_that_is_no_creature_does_not_attack(seed_only: bool) -> None:
    only = Static((SetTypes(frozenset({"tama seed"})),), when=There(cards(zones=HERE, name="Bear"), 0, 0))
    made = scene()
    made.put("battle zone", card("Seed", types=("creature", "tama seed"), abilities=(only,)))
    made.put("battle zone", ANT)
    if not seed_only:
        made.put("battle zone", BEAR, 1)
    assert made.begin("attack").offers("attack", "Seed") is not seed_only

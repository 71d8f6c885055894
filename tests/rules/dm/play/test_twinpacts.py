"""What is seen of twinpact cards of Duel Masters: one half or the other (201.2b, 808.3), told as scenes."""

import pytest

from rules.games.dm.definitions import DuelistCard, part
from rules.games.dm.layers import OTHER
from rules.language import effects as fx
from rules.language.abilities import Static
from rules.language.amounts import CostOf
from rules.language.changes import AddRaces, ChangeCost, Restrict
from rules.language.conditions import There
from rules.language.filter_shorthand import both, cards
from rules.language.filters import CostIs, Filter, NameHas, Not, OfRace, OfType, SharesWith, StatIs
from rules.language.references import Each, Top
from rules.language.restrictions import Cannot
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.scenes import banner, cast, scene
from tests.rules.scenes import Scene

CREATURE, SPELL = frozenset({"creature"}), frozenset({"spell"})


def twinpact(creature: int = 2, other: int = 5) -> DuelistCard:
    """Return a card with a creature half and a spell half of these costs."""
    whole = card(
        "Dog / Bark", creature, 3000, types=("creature", "spell"), marks=("twinpact",), races=("Beast",)
    )
    whole.faces = (whole, card("Dog", creature, 3000, races=("Beast",)), spell("Bark", other))
    for face in whole.faces:
        face.faces = whole.faces
    part(whole)
    return whole


def taken(*parts: Filter) -> bool:
    """Return whether an effect finds a twinpact card in the graveyard by a filter."""
    made = scene()
    number = made.put("graveyard", twinpact())
    cast(made, fx.MoveTo(Each(cards(*parts, zones=("graveyard",))), "mana zone"))
    return made.zone_of(number) == "mana zone"


@pytest.mark.clause("dm", "201.2b")
@pytest.mark.parametrize(("cost", "found"), [(1, False), (2, True), (4, False), (5, True)])
def test_of_two_costs_the_one_counts_that_the_effect_wants(cost: int, found: bool) -> None:
    assert taken(CostIs("=", cost)) is found


@pytest.mark.clause("dm", "201.2b")
@pytest.mark.clause("dm", "808.3")
def test_either_bound_and_either_type_may_be_met() -> None:
    assert taken(CostIs(">=", 5))
    assert taken(CostIs("<=", 2))
    assert taken(OfType(CREATURE))
    assert taken(OfType(SPELL))
    assert taken(Not(OfType(CREATURE)))
    assert taken(NameHas("Dog"), OfType(SPELL)), "each half has the name of both"


@pytest.mark.clause("dm", "808.3a")
def test_what_asks_for_a_type_sees_only_that_half() -> None:
    assert not taken(OfType(SPELL), CostIs("<=", 2))
    assert not taken(OfType(CREATURE), CostIs(">=", 5))
    assert not taken(OfType(SPELL), OfRace(frozenset({"Beast"})))
    assert not taken(OfType(SPELL), StatIs("power", ">=", 3000))
    assert taken(OfType(CREATURE), StatIs("power", ">=", 3000), CostIs("=", 2))


def using(made: Scene, *halves: int) -> Scene:
    """Check which halves of a twinpact card in hand can be used."""
    number = made.put("hand", twinpact())
    made.put("hand", ANT)
    made.begin("main")
    assert [one.other for one in made.ask.options if one.card == number] == list(halves)
    return made


@pytest.mark.clause("dm", "808.3a")
@pytest.mark.clause("dm", "601.1e")
@pytest.mark.parametrize(
    ("types", "mana", "halves"), [(CREATURE, 1, [1]), (SPELL, 3, [1, 2]), (SPELL, 1, [])]
)
def test_what_makes_one_type_cheaper_makes_that_half_cheaper(
    types: frozenset[str], mana: int, halves: list[int]
) -> None:
    cheaper = Static(
        (ChangeCost(less=(("mana", 2 if "spell" in types else 1),)),), cards(whose="you", types=types)
    )
    made = scene(mana)
    made.put("battle zone", card("Helper", abilities=(cheaper,)))
    using(made, *halves)


@pytest.mark.clause("dm", "808.3a")
@pytest.mark.clause("dm", "601.1b")
@pytest.mark.parametrize(("types", "half"), [(CREATURE, 2), (SPELL, 1)])
def test_what_forbids_one_type_forbids_that_half(types: frozenset[str], half: int) -> None:
    hush = cards(zones=("hand",), whose="opponent", types=types)
    made = scene(5)
    made.put("battle zone", banner((Restrict(Cannot("be used")),), hush, OTHER), 1)
    using(made, half)


@pytest.mark.clause("dm", "808.3a")
def test_what_changes_creatures_elsewhere_changes_that_half() -> None:
    made = scene(2)
    number = made.put("mana zone", twinpact())
    made.put(
        "battle zone",
        banner((AddRaces(frozenset({"Cat"})),), cards(zones=("mana zone",), types=CREATURE), OTHER),
    )
    cat, mana = OfRace(frozenset({"Cat"})), ("mana zone",)
    spells = fx.MoveTo(Each(cards(cat, zones=mana, types=SPELL)), "hand")
    beasts = fx.MoveTo(Each(cards(cat, OfRace(frozenset({"Beast"})), zones=mana)), "graveyard")
    cast(made, fx.Do((spells, beasts)))
    assert made.zone_of(number) == "graveyard"


@pytest.mark.clause("dm", "201.2b")
@pytest.mark.parametrize(("cost", "alike_in_cost"), [(2, True), (5, True), (3, False)])
def test_an_amount_and_a_likeness_take_the_cost_that_serves_better(cost: int, alike_in_cost: bool) -> None:
    top = Top()
    alike = There(cards(SharesWith("cost", top), zones=("graveyard",)))
    made = scene()
    made.put("graveyard", card("Same", cost))
    made.put("deck", twinpact())
    cast(made, fx.If(alike, fx.Draw(CostOf(top))))
    assert len(made.cards("hand")) == (5 if alike_in_cost else 0)


@pytest.mark.clause("dm", "201.2b")
@pytest.mark.parametrize(("bound", "found"), [(2, True), (5, True), (4, False)])
def test_a_twinpact_card_is_like_another_card_in_either_cost(bound: int, found: bool) -> None:
    mark = Each(cards(zones=("graveyard",), name="Mark"))
    made = scene()
    number = made.put("graveyard", twinpact())
    made.put("graveyard", card("Mark", bound))
    marked = cards(SharesWith("cost", mark), zones=("graveyard",), types=SPELL if bound == 5 else CREATURE)
    cast(made, fx.MoveTo(Each(both(marked, cards(NameHas("Dog")))), "mana zone"))
    assert (made.zone_of(number) == "mana zone") is found


@pytest.mark.clause("dm", "808.1")
@pytest.mark.clause("dm", "112.3a")
def test_who_uses_the_shield_trigger_of_both_halves_chooses_which_half() -> None:
    whole = card("Dog / Bark", 2, 3000, "S Trigger", types=("creature", "spell"), marks=("twinpact",))
    whole.faces = (whole, card("Dog", 2, 3000, "S Trigger"), spell("Bark", 5, "S Trigger"))
    for face in whole.faces:
        face.faces = whole.faces
    part(whole)
    made = scene()
    trap = made.put("shield zone", whole, 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("break", trap).answer("yes")
    assert (made.ask.player, made.ask.kind, made.ask.clause) == (1, "half", "808.1")
    assert [option.other for option in made.ask.options] == [1, 2]
    made.answer("use", trap, 2)
    assert made.zone_of(trap) == "graveyard"

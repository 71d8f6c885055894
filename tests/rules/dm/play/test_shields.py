"""Shields of several cards, and smaller rules on gears, halves and stars of Duel Masters, told as scenes."""

import pytest

from rules.engine.state import Instance
from rules.engine.views import sees_card
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.nodes import Cross, LayOnShield, RearrangeShields
from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.filter_shorthand import both, cards
from rules.language.filters import CostIs
from rules.language.references import Chosen, Each, This
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, cast, scene, when
from tests.rules.scenes import Scene

GRAVE = cards(zones=("graveyard",), whose="you", types=frozenset({"creature"}))
PLUS = LayOnShield(Each(GRAVE))


def when_gear(trigger: str, effect: fx.Effect) -> DuelistCard:
    """Return a cross gear with one automatic ability."""
    return card("Sword", 1, 0, types=("cross gear",), abilities=when(trigger, effect, "Sword").abilities)


def plus(*names: str) -> tuple[Scene, int]:
    """Return a scene in which cards of these names lie on the turn player's first shield, and that shield."""
    made = scene(2)
    for name in names:
        made.put("graveyard", card(name))
    made.put("battle zone", ANT)
    shield = made.cards("shield zone")[0]
    cast(made, PLUS).answer("fortify", shield, by=0)
    return made, shield


@pytest.mark.clause("dm", "113.2")
def test_cards_on_a_shield_are_one_shield_with_it_and_nobody_sees_them() -> None:
    made, shield = plus("Bear", "Giant")
    assert len(made.cards("shield zone")) == 7
    assert len([one for one in made.cards("shield zone") if one not in made.state.instances]) == 5
    extra = [one for one in made.cards("shield zone") if one in made.state.instances]
    assert [made.in_play(one).host for one in extra] == [shield, shield]
    assert not any(sees_card(made.state, RULESET.zones, one, player) for one in extra for player in (0, 1))


@pytest.mark.clause("dm", "113.2")
@pytest.mark.parametrize("how", ["attack", "effect"])
def test_a_shield_of_several_cards_leaves_as_a_whole(how: str) -> None:
    made = scene(0)
    shield = made.cards("shield zone", 1)[0]
    trap = made.put("shield zone", card("Trap", 1, 1000, "S Trigger"), 1)
    made.state.instances[trap] = instance_on(made, trap, shield)
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    if how == "attack":
        made.begin("attack").answer("attack", "Bear", -1)
        assert not made.offers("break", trap)
        made.answer("break", shield)
        assert made.ask.kind == "s_trigger"
        made.answer("no")
        assert {made.zone_of(shield), made.zone_of(trap)} == {"hand"}
    else:
        made.put("mana zone", ANT)
        away = Chosen(cards(CostIs("<=", 9), zones=("shield zone",), whose="opponent"))
        cast(made, fx.MoveTo(away, "graveyard")).answer("choose", shield)
        assert {made.zone_of(shield), made.zone_of(trap)} == {"graveyard"}
    assert len(made.cards("shield zone", 1)) == 4


def instance_on(made: Scene, number: int, shield: int) -> Instance:
    """Return the state of a card that lies face down on a shield."""
    instance = Instance(number, 1, 1, 1)
    instance.face_down = True
    instance.host = shield
    return instance


@pytest.mark.clause("dm", "113.2a")
@pytest.mark.clause("dm", "113.2")
def test_shields_dealt_anew_have_as_many_cards_as_before_and_castles_stay() -> None:
    made, shield = plus("Bear")
    castle = made.put("hand", card("Fort", 1, 0, types=("castle",)))
    made.put("hand", spell("Mix", 0, effect=RearrangeShields()))
    made.put("mana zone", ANT)
    made.until("main").answer("use", "Fort").answer("fortify", shield)
    made.answer("use", "Mix")
    last, first_plus = made.ask.options[-1].card, made.ask.options[0].card
    made.answer("deal", last, by=0).answer("deal", first_plus)
    deal_the_rest(made)
    shields = [one for one in made.cards("shield zone") if one not in made.state.instances]
    assert (shields[0], len(shields)) == (last, 5)
    assert (made.in_play(first_plus).host, made.in_play(first_plus).face_down) == (last, True)
    assert made.in_play(castle).host == last


def deal_the_rest(made: Scene) -> None:
    """Answer the questions on where the other cards go."""
    while made.ask.kind == "deal":
        made.answer("deal", made.ask.options[0].card)


@pytest.mark.clause("dm", "303.3c")
@pytest.mark.parametrize("name", ["Smith", "Ant"])
def test_an_effect_crosses_a_gear_for_nothing_to_any_of_the_players_creatures(name: str) -> None:
    made = scene(1)
    gear = made.put("battle zone", card("Sword", 4, 0, types=("cross gear",)))
    swords = cards(zones=HERE, whose="you", types=frozenset({"cross gear"}))
    smith = made.put("hand", when("enters", Cross(Each(swords)), "Smith"))
    ant = made.put("battle zone", ANT)
    foe = made.put("battle zone", BEAR, 1)
    made.begin("main").answer("use", "Smith")
    assert not made.offers("cross", gear, foe)
    chosen = smith if name == "Smith" else ant
    assert made.answer("cross", gear, chosen).in_play(gear).host == chosen


@pytest.mark.clause("dm", "303.3c")
def test_a_gear_that_crosses_itself_stays_where_no_other_creature_is() -> None:
    made = scene(1)
    gear = made.put("hand", when_gear("enters", Cross(This())))
    made.put("battle zone", BEAR, 1)
    made.begin("main").answer("use", "Sword")
    assert made.in_play(gear).host < 0


@pytest.mark.clause("dm", "808.2")
def test_that_a_card_is_a_twinpact_card_is_one_of_its_characteristics() -> None:
    made = scene()
    two = card("Two", 2, 1000, marks=("twinpact",))
    two.faces = (two, card("Low", 2, 1000, marks=("twinpact",)), spell("High", 7))
    copy, bear = made.put("hand", two), made.put("hand", BEAR)
    made.put("battle zone", ANT)
    cast(made, fx.MoveTo(Each(cards(zones=("hand",), subtypes=frozenset({"twinpact"}))), "mana zone"))
    assert (made.zone_of(copy), made.zone_of(bear)) == ("mana zone", "hand")


STAR = card("Star", 1, 5000, marks=("star evolution", "forbidden"), races=("Beast",))


@pytest.mark.clause("dm", "811.1b")
def test_a_forbidden_star_evolution_creature_needs_no_base() -> None:
    made = scene(1)
    number = made.put("hand", STAR)
    made.begin("main").answer("use", "Star")
    assert made.zone_of(number) == "battle zone"
    made = scene(1)
    made.put("hand", replace_marks("star evolution"))
    made.put("hand", ANT)
    assert made.begin("main").offered("use") == ["Ant"]


def replace_marks(*marks: str) -> DuelistCard:
    """Return the star evolution creature with other marks."""
    return card("Star", 1, 5000, marks=marks, races=("Beast",))


@pytest.mark.clause("dm", "811.1b")
def test_of_a_forbidden_star_evolution_creature_only_the_top_card_leaves() -> None:
    made = scene(2)
    number = made.put("hand", STAR)
    cub = made.put("battle zone", card("Cub", races=("Beast",)))
    made.put("hand", spell("Axe", 1, effect=fx.Destroy(Each(both(YOURS, cards(name="Star"))))))
    made.begin("main").answer("use", "Star").answer("evolve", cub).answer("use", "Axe")
    assert (made.zone_of(number), made.zone_of(cub)) == ("graveyard", "battle zone")


@pytest.mark.clause("dm", "109.2c")
def test_an_aura_belongs_to_its_creature_and_a_gear_does_not() -> None:
    made = scene()
    host = made.put("battle zone", GIANT, 1)
    aura = made.put("battle zone", card("Aura", 1, 2000, types=("aura",)), 1)
    gear = made.put("battle zone", card("Sword", 1, 0, types=("cross gear",)), 1)
    made.in_play(aura).host = made.in_play(gear).host = host
    made.put("battle zone", ANT)
    cast(made, fx.MoveTo(Each(THEIRS), "graveyard"))
    assert [made.zone_of(one) for one in (host, aura, gear)] == ["graveyard", "graveyard", "battle zone"]


@pytest.mark.clause("dm", "109.2c")
def test_an_effect_on_a_card_takes_one_card_of_a_creature_alone() -> None:
    made = scene()
    host = made.put("battle zone", GIANT, 1)
    aura = made.put("battle zone", card("Aura", 1, 2000, types=("aura",)), 1)
    made.in_play(aura).host = host
    made.put("battle zone", ANT)
    cast(made, fx.MoveTo(Chosen(cards(zones=HERE, whose="opponent")), "graveyard")).answer("choose", aura)
    assert [made.zone_of(one) for one in (host, aura)] == ["battle zone", "graveyard"]

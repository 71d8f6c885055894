"""Cards of Duel Masters with two sides, and those that lie beside the deck (804-810), told as scenes."""

import pytest

from rules.engine.layers import characteristics
from rules.engine.views import sees_card
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.keywords import power
from rules.games.dm.layers import SUM
from rules.games.dm.nodes import Equip, PutBeneath, TurnOver, TurnsOver
from rules.games.dm.play import RULESET
from rules.games.dm.system import catalogue
from rules.language import effects as fx
from rules.language.abilities import Ability, Replacement, Triggered
from rules.language.changes import AddStats
from rules.language.conditions import There
from rules.language.events import Leaves
from rules.language.filter_shorthand import both, cards
from rules.language.filters import CostIs, Filter
from rules.language.references import Chosen, Each, Subject, This
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, cast, scene, when
from tests.rules.dm.reading.test_sentences import read
from tests.rules.pending import waiting_for
from tests.rules.scenes import Scene

TURN = TurnOver(This())
CREATURE = ("creature",)


def two_sided(
    mark: str,
    *abilities: Ability,
    types: tuple[str, ...] = CREATURE,
    back_types: tuple[str, ...] = CREATURE,
    back_abilities: tuple[Ability, ...] = (),
) -> DuelistCard:
    """Return a card whose front is called Lid and whose back is called Box."""
    front = card("Lid", 4, 3000, types=types, marks=(mark,), races=("Egg",), abilities=abilities)
    back = card("Box", 9, 9000, types=back_types, marks=(mark,), races=("Bird",), abilities=back_abilities)
    front.faces = back.faces = (front, back)
    return front


def opens(trigger: str = "turn_begins", **more: Filter) -> Ability:
    """Return the ability that turns its card over on an event."""
    return Triggered(waiting_for(trigger, more.pop("watches", None)), TURN, **more)  # type: ignore[arg-type]


def on_back(made: Scene, definition: DuelistCard, player: int = 0, entered: int = 1) -> int:
    """Lay a card into the battle zone with its back up."""
    number = made.put("battle zone", definition.faces[1], player, entered=entered)
    made.in_play(number).face = 1
    return number


@pytest.mark.clause("dm", "804.1a")
@pytest.mark.parametrize("ready", [False, True])
def test_a_psychic_creature_awakens_where_its_condition_is_met(ready: bool) -> None:
    made = scene()
    wakes = opens(condition=There(cards(zones=HERE, name="Bear")))
    number = made.put("battle zone", two_sided("psychic", wakes))
    if ready:
        made.put("battle zone", BEAR)
    made.begin("turn start")
    assert made.state.cards[number].name == ("Box" if ready else "Lid")


@pytest.mark.clause("dm", "701.20a")
@pytest.mark.parametrize("wakes", [True, False])
def test_a_creature_that_awakens_triggers_what_its_other_side_does_then(wakes: bool) -> None:
    made = scene()
    (awakening,) = read("When this creature awakens, draw 2 cards.").abilities
    egg = two_sided("psychic", awakening, back_abilities=(awakening,))
    number = made.put("battle zone", egg) if wakes else on_back(made, egg)
    made.put("battle zone", ANT)
    made.put("hand", ANT)
    cast(made, TurnOver(Each(both(YOURS, cards(subtypes=frozenset({"psychic"})))))).until("attack")
    assert made.in_play(number).face == (1 if wakes else 0)
    assert len(made.cards("hand")) == (3 if wakes else 1)


@pytest.mark.clause("dm", "701.20a")
@pytest.mark.parametrize(("name", "drawn"), [("Box", 1), ("Bear", 0)])
def test_a_creature_watches_others_that_awaken(name: str, drawn: int) -> None:
    made = scene()
    made.put("battle zone", two_sided("psychic"))
    watcher = Triggered(TurnsOver(both(YOURS, cards(name=name))), fx.Draw())
    made.put("battle zone", card("Owl", 1, 2000, abilities=(watcher,)))
    made.put("hand", ANT)
    before = len(made.cards("deck"))
    cast(made, TurnOver(Each(both(YOURS, cards(subtypes=frozenset({"psychic"}))))))
    assert len(made.cards("deck")) == before - drawn


RELEASE = Replacement(Leaves(), TurnOver(Subject()))


@pytest.mark.clause("dm", "804.1b")
@pytest.mark.clause("dm", "806.1b")
@pytest.mark.parametrize("mark", ["psychic", "dragheart"])
@pytest.mark.parametrize("how", ["destroy", "hand"])
def test_a_creature_is_turned_back_to_its_cheaper_side_instead_of_leaving(mark: str, how: str) -> None:
    made = scene()
    number = on_back(made, two_sided(mark, back_abilities=(RELEASE,)), 1)
    box = Each(cards(zones=HERE, name="Box"))
    made.put("battle zone", ANT)
    cast(made, fx.Destroy(box) if how == "destroy" else fx.MoveTo(box, "hand"))
    assert (made.zone_of(number), made.state.cards[number].cost) == ("battle zone", 4)


@pytest.mark.clause("dm", "804.1d")
@pytest.mark.clause("dm", "806.1c")
@pytest.mark.clause("dm", "807.1b")
@pytest.mark.clause("dm", "810.1b")
@pytest.mark.parametrize("mark", ["psychic", "dragheart", "forbidden", "zero dragon"])
@pytest.mark.parametrize("zone", ["hyperspatial zone", "battle zone", "graveyard"])
def test_everybody_sees_both_sides_of_a_card(mark: str, zone: str) -> None:
    made = scene()
    number = made.put(zone, two_sided(mark), 1)
    made.put("hand", ANT)
    made.begin("main")
    assert [sees_card(made.state, RULESET.zones, number, player) for player in (0, 1)] == [True, True]
    assert [face.name for face in made.state.cards[number].faces] == ["Lid", "Box"]


@pytest.mark.clause("dm", "804.2")
@pytest.mark.clause("dm", "806.2")
@pytest.mark.clause("dm", "804.3")
@pytest.mark.clause("dm", "806.3")
@pytest.mark.clause("dm", "807.3")
@pytest.mark.clause("dm", "810.2")
@pytest.mark.clause("dm", "200.3c")
@pytest.mark.parametrize("mark", ["psychic", "dragheart", "forbidden", "zero dragon"])
def test_each_side_has_characteristics_of_its_own_and_only_the_one_that_is_up_counts(mark: str) -> None:
    made = scene()
    lid, box = made.put("battle zone", two_sided(mark)), on_back(made, two_sided(mark))
    now = [characteristics(made.game, one) for one in (lid, box)]
    assert [(one.name, one.cost, one.stats[0], sorted(one.races)) for one in now] == [
        ("Lid", 4, 3000, ["Egg"]),
        ("Box", 9, 9000, ["Bird"]),
    ]
    made.put("battle zone", ANT)
    cast(made, fx.Rest(Each(cards(CostIs(">=", 5), zones=HERE, races=frozenset({"Bird"})))))
    assert (made.in_play(lid).rested, made.in_play(box).rested) == (False, True)


@pytest.mark.clause("dm", "807.3")
@pytest.mark.clause("dm", "810.2")
@pytest.mark.parametrize("mark", ["forbidden", "zero dragon"])
def test_outside_of_the_battle_zone_such_a_card_is_its_front_again(mark: str) -> None:
    made = scene()
    number = on_back(made, two_sided(mark))
    made.put("battle zone", ANT)
    cast(made, fx.Destroy(Each(cards(zones=HERE, name="Box"))))
    assert (made.zone_of(number), made.state.cards[number].name) == ("graveyard", "Lid")


@pytest.mark.clause("dm", "804.4a")
@pytest.mark.clause("dm", "806.4a")
@pytest.mark.parametrize("mark", ["psychic", "dragheart"])
def test_no_mana_but_an_effect_brings_a_card_from_the_hyperspatial_zone(mark: str) -> None:
    made = scene(10)
    number = made.put("hyperspatial zone", two_sided(mark))
    ready = cards(zones=("hyperspatial zone",), whose="you")
    made.put("hand", two_sided(mark))
    made.put("hand", spell("Hole", 1, effect=fx.MoveTo(Chosen(ready), "battle zone")))
    assert made.begin("main").offered("use") == ["Hole"]
    made.answer("use", "Hole")
    assert made.zone_of(number) == "battle zone"


@pytest.mark.clause("dm", "809.2a")
def test_no_mana_but_an_effect_brings_a_gr_creature() -> None:
    made = scene(10)
    gear = made.put("super GR zone", card("Gear", marks=("gr",)))
    top = cards(zones=("super GR zone",), whose="you")
    made.put("hand", card("Spare", marks=("gr",)))
    made.put("hand", spell("Gate", 1, effect=fx.MoveTo(Each(top), "battle zone")))
    assert made.begin("main").offered("use") == ["Gate"]
    made.answer("use", "Gate")
    assert made.zone_of(gear) == "battle zone"


@pytest.mark.clause("dm", "804.4b")
@pytest.mark.clause("dm", "806.4b")
@pytest.mark.clause("dm", "809.2b")
@pytest.mark.parametrize("zone", ["hand", "mana zone", "graveyard", "deck", "shield zone"])
@pytest.mark.parametrize(("mark", "home"), [("psychic", 0), ("dragheart", 0), ("gr", 1)])
def test_a_card_that_is_put_anywhere_else_goes_back_at_once(mark: str, home: int, zone: str) -> None:
    made = scene()
    number = made.put("battle zone", two_sided(mark), 1)
    made.put("battle zone", ANT)
    cast(made, fx.MoveTo(Each(THEIRS), zone))
    assert made.zone_of(number) == ("hyperspatial zone", "super GR zone")[home]


def test_a_gr_creature_has_one_side_with_a_card_on_it() -> None:
    gr = [one for one in catalogue() if "gr" in one.faces[0].marks]
    assert gr
    assert {len(one.faces) for one in gr} == {1}


@pytest.mark.clause("dm", "804.5")
def test_a_creature_that_is_turned_over_stays_tapped_attacking_and_under_its_effects() -> None:
    made = scene()
    number = made.put("battle zone", two_sided("psychic", opens("attacks")))
    made.put("battle zone", ANT)
    made.put("hand", ANT)
    cast(made, fx.Modify(Each(both(YOURS, cards(name="Lid"))), (AddStats((-2000,)),), layer=SUM))
    made.until("attack").answer("attack", "Lid", -1)
    assert made.state.cards[number].name == "Box"
    assert (power(made.game, number), made.in_play(number).rested, made.ask.kind) == (
        7000,
        True,
        "choose_shield",
    )


@pytest.mark.clause("dm", "804.6")
@pytest.mark.clause("dm", "806.5")
@pytest.mark.clause("dm", "806.5a")
@pytest.mark.parametrize(("mark", "attacks"), [("psychic", True), ("dragheart", False)])
def test_an_awakened_psychic_creature_is_not_held_back_and_a_dragheart_creature_is(
    mark: str, attacks: bool
) -> None:
    made = scene()
    on_back(made, two_sided(mark), entered=5)
    made.put("battle zone", ANT)
    assert made.begin("attack").offers("attack", "Box", -1) is attacks
    made = scene()
    made.put("battle zone", two_sided(mark), entered=5)
    made.put("battle zone", ANT)
    assert not made.begin("attack").offers("attack", "Lid", -1)


@pytest.mark.clause("dm", "804.6a")
@pytest.mark.parametrize("entered", [1, 5])
def test_a_creature_turned_back_may_attack_if_it_was_there_as_the_turn_began(entered: int) -> None:
    made = scene()
    on_back(made, two_sided("psychic"), entered=entered)
    made.put("battle zone", ANT)
    made.put("hand", ANT)
    cast(made, TurnOver(Each(both(YOURS, cards(name="Box"))))).until("attack")
    assert made.offers("attack", "Lid", -1) is (entered == 1)


@pytest.mark.clause("dm", "806.1a")
@pytest.mark.clause("dm", "806.5a")
@pytest.mark.clause("dm", "701.22a")
@pytest.mark.parametrize("kind", ["weapon", "fortress"])
@pytest.mark.parametrize("entered", [1, 5])
def test_a_dragheart_that_becomes_a_creature_was_there_all_the_time_and_stays_as_it_was(
    kind: str, entered: int
) -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    number = made.put("battle zone", two_sided("dragheart", opens("kindled"), types=(kind,)), entered=entered)
    if kind == "weapon":
        made.in_play(number).host = bear
    kindle = TurnOver(Each(cards(zones=HERE, types=frozenset({kind}))))
    made.put("hand", ANT)
    cast(made, kindle).until("attack")
    assert (made.state.cards[number].name, made.in_play(number).host) == ("Box", -1)
    assert not made.in_play(number).rested
    assert made.offers("attack", "Box", -1) is (entered == 1)


@pytest.mark.clause("dm", "305.2")
@pytest.mark.clause("dm", "305.2a")
def test_a_weapon_is_equipped_to_a_creature_and_not_tapped_with_it() -> None:
    made = scene()
    arms = cards(zones=("hyperspatial zone",), whose="you", types=frozenset({"weapon"}))
    smith = made.put("hand", when("enters", Equip(Chosen(arms)), "Smith"))
    sword = made.put("hyperspatial zone", two_sided("dragheart", types=("weapon",)))
    made.put("hand", spell("Nap", 0, effect=fx.Rest(Each(YOURS))))
    made.put("mana zone", ANT)
    made.begin("main").answer("use", "Smith")
    assert (made.zone_of(sword), made.in_play(sword).host) == ("battle zone", smith)
    made.answer("use", "Nap")
    assert (made.in_play(smith).rested, made.in_play(sword).rested) == (True, False)


@pytest.mark.clause("dm", "807.1a")
@pytest.mark.clause("dm", "701.25a")
def test_a_forbidden_heartbeat_is_released_to_the_creature_on_its_other_side() -> None:
    made = scene()
    free = opens("attacks", watches=YOURS)
    number = made.put("battle zone", two_sided("forbidden", free, types=("heartbeat",)))
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    made.begin("attack")
    assert not made.offers("attack", "Lid", -1)
    made.answer("attack", "Bear", -1)
    assert (made.state.cards[number].name, made.state.cards[number].types) == ("Box", {"creature"})


@pytest.mark.clause("dm", "307.1")
@pytest.mark.clause("dm", "204.3b")
def test_the_only_heartbeat_is_a_side_of_the_forbidden_card() -> None:
    found = [one for one in catalogue() if any("heartbeat" in face.types for face in one.faces)]
    assert len(found) == 1
    (front, back) = found[0].faces
    assert (front.types, front.marks) == (("heartbeat",), ("forbidden",))
    assert (back.types, back.marks) == (("creature",), ("forbidden",))


@pytest.mark.clause("dm", "311.1")
def test_the_ceremony_and_the_nebulas_that_there_are_belong_to_the_zero_dragon() -> None:
    fronts = [one.faces[0] for one in catalogue()]
    rites, mists = ([face for face in fronts if kind in face.types] for kind in ("ceremony", "nebula"))
    assert (len(rites), len(mists)) == (1, 4)
    assert all(face.marks == ("zero dragon",) for face in (*rites, *mists))


@pytest.mark.clause("dm", "809.1")
def test_a_gr_creature_has_one_side() -> None:
    found = [one for one in catalogue() if "gr" in one.faces[0].marks]
    assert found
    assert {len(one.faces) for one in found} == {1}


@pytest.mark.clause("dm", "307.2")
@pytest.mark.clause("dm", "308.4")
@pytest.mark.clause("dm", "311.2")
@pytest.mark.clause("dm", "103.1")
@pytest.mark.parametrize("kind", ["heartbeat", "field"])
def test_cards_that_start_in_a_zone_lie_there_as_the_game_begins_and_not_in_the_deck(kind: str) -> None:
    main = [("main", ANT)] * 40
    seal = two_sided("forbidden", types=(kind,))
    extra = [
        ("battle", seal),
        ("hyperspatial", two_sided("psychic")),
        ("super_gr", card("Gear", marks=("gr",))),
    ]
    made = Scene.of_decks(RULESET, [*main, *extra], main)
    assert made.names("battle zone") == ["Lid"]
    assert made.names("hyperspatial zone") == ["Lid"]
    assert made.names("super GR zone") == ["Gear"]
    places = ("deck", "hand", "shield zone")
    assert [name for place in places for name in made.names(place) if name != "Ant"] == []


@pytest.mark.clause("dm", "309.6")
def test_a_core_may_lie_beneath_a_creature() -> None:
    made = scene()
    core = made.put("graveyard", card("Core", types=("core",)))
    feed = PutBeneath(Each(cards(zones=("graveyard",), types=frozenset({"core"}))))
    eater = made.put("battle zone", when("attacks", feed, "Eater"))
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Eater", -1)
    assert made.in_play(eater).under == (core,)


@pytest.mark.clause("dm", "309.4")
@pytest.mark.parametrize("zone", ["hand", "mana zone", "graveyard"])
def test_a_core_goes_as_a_card_to_where_the_creature_that_it_lies_beneath_is_sent(zone: str) -> None:
    made = scene()
    core = made.put("graveyard", card("Core", types=("core",)))
    feed = PutBeneath(Each(cards(zones=("graveyard",), types=frozenset({"core"}))))
    eater = made.put("battle zone", when("attacks", feed, "Eater"))
    made.put("hand", spell("Gale", 0, effect=fx.MoveTo(Each(YOURS), zone)))
    made.begin("attack").answer("attack", "Eater", -1)
    assert made.in_play(eater).under == (core,)
    made.until("main", player=0).answer("use", "Gale")
    assert (made.zone_of(eater), made.zone_of(core)) == (zone, zone)


@pytest.mark.clause("dm", "804.1b")
def test_a_card_that_was_released_is_not_gone_for_what_follows() -> None:
    made = scene()
    on_back(made, two_sided("psychic", back_abilities=(RELEASE,)), 1)
    made.put("battle zone", when("destroyed", fx.Draw(3), "Watcher", watches=THEIRS))
    deck = len(made.cards("deck"))
    cast(made, fx.Destroy(Each(cards(zones=HERE, name="Box"))))
    assert len(made.cards("deck")) == deck
    assert made.names("battle zone", 1) == ["Lid"]

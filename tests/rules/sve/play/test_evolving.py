"""Evolving in Shadowverse: Evolve: the evolve ability (12.2, 8.3.2), the link (5.15), its end (11.6)."""

import pytest

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.engine.layers import characteristics
from rules.games.sve.checks import illegal_evolutions_end
from rules.games.sve.definitions import define
from rules.games.sve.layers import NUMBERS, attack, defense
from rules.games.sve.mechanics.evolution import evolve
from rules.games.sve.movement import leave_field
from rules.games.sve.nodes import Evolve
from rules.games.sve.play import RULESET
from rules.games.sve.zones import HAND
from rules.language.abilities import KeywordAbility, Static
from rules.language.changes import AddStats, Restrict
from rules.language.conditions import There
from rules.language.costs import Cost, DiscardCards, Pay
from rules.language.durations import ALWAYS
from rules.language.effects import ChangeLife, MoveTo
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Target
from rules.language.restrictions import Can
from rules.reading.kept import ReadText
from rules.systems import system
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    GIANT,
    OWN,
    WOLF,
    amulet,
    evolution_points,
    evolved,
    follower,
    points,
    spell,
    table,
    when,
)

CUB = follower("Cub", 1, 2, cost=2, evolve=2)
LION = evolved("Cub", 4, 5)


def cub(play_points: int = 5, *, evolution: int = 0, cubs: int = 1, forms: int = 1) -> Scene:
    """Return a scene with cubs on the field and their evolved forms in the evolve deck."""
    scene = table(play_points, evolution=evolution)
    scene.fill("field", CUB, cubs)
    scene.fill("evolve deck area", LION, forms)
    scene.put("field", WOLF)
    return scene


@pytest.mark.clause("sve", "12.2.1")
@pytest.mark.clause("sve", "5.15.1")
@pytest.mark.clause("sve", "5.15.1.1")
@pytest.mark.clause("sve", "5.15.1.2")
@pytest.mark.clause("sve", "4.12.1")
@pytest.mark.clause("sve", "4.12.2")
def test_an_evolve_ability_puts_the_revealed_card_into_the_evolve_zone_linked_to_the_follower() -> None:
    scene = cub()
    scene.begin("main phase").answer("evolve", "Cub")
    (form,) = scene.cards("evolve zone")
    (follower_card, _) = scene.cards("field")
    assert scene.names("evolve deck area") == []
    assert scene.in_play(form).host == follower_card
    assert scene.names("field") == ["Cub", "Wolf"]


@pytest.mark.clause("sve", "5.15.2")
@pytest.mark.clause("sve", "10.9.1.1.1")
def test_a_linked_follower_has_the_facts_of_the_evolved_card_apart_from_its_cost() -> None:
    scene = cub()
    scene.begin("main phase").answer("evolve", "Cub")
    now = characteristics(scene.game, scene.cards("field")[0])
    assert (now.stats, now.cost, "evolved" in now.types) == ((4, 5), 2, True)


@pytest.mark.clause("sve", "5.15.3")
def test_an_evolved_follower_is_the_same_follower_as_before() -> None:
    scene = table()
    card = scene.put("field", CUB, rested=True, damage=1)
    scene.put("evolve deck area", LION)
    scene.state.lasting.append(Lasting(-1, 0, 1, NUMBERS, AddStats((1, 1)), ALWAYS, frozenset({card})))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("evolve", "Cub")
    assert scene.in_play(card).rested
    assert (attack(scene.game, card), defense(scene.game, card)) == (5, 5)


@pytest.mark.clause("sve", "5.15.4")
@pytest.mark.clause("sve", "11.6.1")
def test_when_the_follower_leaves_the_link_is_lost_and_the_evolved_card_goes_back_faceup() -> None:
    scene = cub()
    scene.put("hand", spell("Recall", MoveTo(Each(OWN), "hand")))
    scene.begin("main phase").answer("evolve", "Cub").answer("play", "Recall")
    assert scene.names("evolve zone") == []
    assert scene.names("faceup evolve deck area") == ["Cub"]
    assert scene.names("evolve deck area") == []
    assert scene.state.cards[scene.cards("hand")[0]] is CUB


@pytest.mark.clause("sve", "5.15.4")
def test_between_leaving_and_confirmation_the_evolved_card_is_still_in_the_evolve_zone() -> None:
    scene = cub()
    scene.begin("main phase").answer("evolve", "Cub")
    leave_field(scene.game, scene.cards("field")[:1], HAND)
    (form,) = scene.cards("evolve zone")
    assert scene.in_play(form).host == -1


@pytest.mark.clause("sve", "12.2.2")
def test_without_a_facedown_evolved_card_of_its_name_a_follower_cannot_evolve() -> None:
    scene = cub(forms=0)
    scene.put("evolve deck area", evolved("Kitten", 4, 5))
    scene.put("faceup evolve deck area", LION)
    scene.begin("main phase")
    assert not scene.offers("evolve")


@pytest.mark.clause("sve", "12.2.2")
def test_the_evolved_card_that_is_revealed_is_the_players_choice() -> None:
    scene = cub()
    other = scene.put("evolve deck area", evolved("Cub", 2, 9, card_id="cub evolved otherwise"))
    scene.begin("main phase").answer("evolve", "Cub", other)
    assert characteristics(scene.game, scene.cards("field")[0]).stats == (2, 9)


@pytest.mark.clause("sve", "12.2.3")
@pytest.mark.clause("sve", "3.2.5")
@pytest.mark.clause("sve", "3.2.2")
def test_an_evolution_point_stands_for_one_play_point() -> None:
    scene = cub(1, evolution=3)
    scene.begin("main phase")
    assert not scene.offers("evolve", "Cub", note="")
    scene.answer("evolve", "Cub", note="with an evolution point")
    assert (points(scene), evolution_points(scene)) == (0, 2)


@pytest.mark.clause("sve", "12.2.3")
def test_an_evolution_point_need_not_be_used_and_never_pays_more_than_one() -> None:
    scene = cub(2, evolution=3)
    scene.begin("main phase").answer("evolve", "Cub", note="")
    assert (points(scene), evolution_points(scene)) == (0, 3)
    poor = cub(0, evolution=3)
    poor.begin("main phase")
    assert not poor.offers("evolve")


@pytest.mark.clause("sve", "12.2.3")
@pytest.mark.clause("sve", "10.6.2.5.2")
def test_an_evolve_ability_that_costs_no_play_points_takes_no_evolution_point() -> None:
    scene = table(0, evolution=3)
    scene.put("field", follower("Cub", 1, 2, evolve=0))
    scene.put("evolve deck area", LION)
    scene.begin("main phase")
    assert scene.offers("evolve", note="")
    assert not scene.offers("evolve", note="with an evolution point")


@pytest.mark.clause("sve", "8.3.2")
def test_only_one_evolve_ability_is_played_in_a_turn() -> None:
    scene = cub(9, cubs=2, forms=2)
    scene.begin("main phase").answer("evolve", scene.cards("field")[0])
    assert not scene.offers("evolve")
    scene.answer("pass").until("main", 0)
    assert scene.state.turn == 7
    assert scene.offers("evolve")


@pytest.mark.clause("sve", "5.15.1.2")
@pytest.mark.clause("sve", "12.6.1")
@pytest.mark.clause("sve", "12.6.2")
def test_on_evolve_triggers_when_the_follower_evolves() -> None:
    scene = table()
    scene.put("field", CUB)
    scene.put("evolve deck area", evolved("Cub", 4, 5, abilities=(when("evolves", ChangeLife(3)),)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("evolve", "Cub")
    assert scene.life() == 23


@pytest.mark.clause("sve", "5.15.1.1")
def test_an_effect_may_evolve_a_follower_besides_the_ability_and_without_its_cost() -> None:
    scene = cub(3, cubs=2, forms=3)
    first, second, _ = scene.cards("field")
    growth = spell("Growth", Evolve(Each(OWN)), cost=1)
    scene.put("hand", growth)
    scene.begin("main phase").answer("evolve", first).answer("play", "Growth")
    assert points(scene) == 0
    assert characteristics(scene.game, second).stats == (4, 5)
    assert len(scene.cards("evolve zone")) == 2


@pytest.mark.clause("sve", "5.15.1.1")
def test_a_follower_without_a_card_to_evolve_into_stays_as_it_is() -> None:
    scene = cub(1, forms=0)
    scene.put("hand", spell("Growth", Evolve(Each(OWN))))
    scene.begin("main phase").answer("play", "Growth")
    assert characteristics(scene.game, scene.cards("field")[0]).stats == (1, 2)


@pytest.mark.clause("sve", "11.6.2")
def test_of_several_evolved_cards_linked_to_a_follower_the_latest_stays() -> None:
    scene = cub(3)
    card = scene.cards("field")[0]
    scene.begin("main phase").answer("evolve", card)
    later = atoms.create(scene.game, evolved("Cub", 7, 7, card_id="cub evolved again"), HAND, 0)
    evolve(scene.game, card, later)
    assert len(scene.cards("evolve zone")) == 2
    illegal_evolutions_end(scene.game)
    assert scene.cards("evolve zone") == [later]
    assert len(scene.cards("faceup evolve deck area")) == 1
    assert characteristics(scene.game, card).stats == (7, 7)


@pytest.mark.clause("sve", "11.6.3")
@pytest.mark.clause("sve", "5.15.2")
def test_an_evolved_card_stays_linked_to_the_follower_it_was_linked_to_last() -> None:
    scene = cub(3, cubs=2)
    first, second, _ = scene.cards("field")
    scene.begin("main phase").answer("evolve", first)
    (form,) = scene.cards("evolve zone")
    atoms.attach(scene.game, form, second)
    illegal_evolutions_end(scene.game)
    assert characteristics(scene.game, first).stats == (1, 2)
    assert scene.in_play(form).host == second


@pytest.mark.clause("sve", "11.6.3")
@pytest.mark.clause("sve", "11.6.1")
def test_a_follower_that_lost_its_link_is_judged_by_the_defense_that_it_has_without() -> None:
    scene = Scene(RULESET)
    first = scene.put("field", CUB)
    second = scene.put("field", CUB)
    scene.put("evolve deck area", LION)
    for player in (0, 1):
        scene.fill("deck area", WOLF, 3, player)
    scene.give(0, r0=5, r1=5)
    scene.fill("hand", WOLF, 2)
    scene.begin("main phase").answer("evolve", first)
    (form,) = scene.cards("evolve zone")
    assert (first, scene.in_play(form).host) == (0, 0)
    scene.in_play(first).damage = 3
    atoms.attach(scene.game, form, second)
    scene.answer("play", scene.cards("hand")[0])
    assert (scene.names("evolve zone"), scene.in_play(form).host) == (["Cub"], second)
    assert (scene.zone_of(first), scene.zone_of(second)) == ("cemetery", "field")


@pytest.mark.clause("sve", "11.6.1")
def test_an_evolved_card_stays_with_the_first_card_of_a_game() -> None:
    scene = Scene(RULESET)
    first = scene.put("field", CUB)
    scene.put("evolve deck area", LION)
    for player in (0, 1):
        scene.fill("deck area", WOLF, 3, player)
    scene.give(0, r0=5, r1=5)
    scene.fill("hand", WOLF, 2)
    scene.begin("main phase").answer("evolve", first).answer("play", scene.cards("hand")[0])
    assert (first, scene.names("evolve zone"), scene.names("faceup evolve deck area")) == (0, ["Cub"], [])
    assert characteristics(scene.game, first).stats == (4, 5)


@pytest.mark.clause("sve", "4.6.2")
def test_only_the_owner_may_look_at_an_evolve_deck() -> None:
    zones = cub().game.rules.zones
    place = zones.index("evolve deck area", 0)
    assert zones.sight[place] == "owner"
    assert zones.sight[zones.index("evolve zone", 0)] == "public"


@pytest.mark.clause("sve", "5.15.1.1")
def test_a_target_evolves_by_effect_into_a_card_its_controller_picks() -> None:
    scene = cub(1)
    other = scene.put("evolve deck area", evolved("Cub", 2, 9, card_id="cub evolved otherwise"))
    scene.put("hand", spell("Growth", Evolve(Each(OWN)), Evolve(Target())))
    scene.begin("main phase").answer("play", "Growth").answer("evolve_into", other)
    assert characteristics(scene.game, scene.cards("field")[0]).stats == (2, 9)


@pytest.mark.clause("sve", "5.15.1")
@pytest.mark.parametrize(("zone", "has"), [("field", True), ("EX area", False), ("hand", False)])
def test_an_effect_evolves_followers_on_the_field_and_nowhere_else(zone: str, has: bool) -> None:
    scene = table()
    scene.put("field", WOLF)
    cub = scene.put(zone, follower("Cub", 1, 1, evolve=1))
    scene.put("evolve deck area", evolved("Cub", 3, 3))
    scene.put("hand", spell("Rise", Evolve(Each(cards(zones=(zone,), name="Cub")))))
    scene.begin("main phase").answer("play", "Rise")
    assert (scene.names("evolve zone") == ["Cub"]) == has
    assert (scene.state.cards[cub].stats == (3, 3)) == has


@pytest.mark.clause("sve", "12.2.2")
@pytest.mark.parametrize(("held", "can"), [(1, False), (2, True)])
def test_evolving_costs_what_the_text_that_was_read_says(held: int, can: bool) -> None:
    evolving = written("sve", KeywordAbility(keyword="Evolve", cost=Cost((Pay(2, "play points"),))))
    card = next(one for one in system("sve").catalogue() if one.is_type("follower") and not one.front.marks)
    cub = define(card, {0: ReadText(evolving, frozenset({"Evolve"}), "read")})
    scene = table(held)
    scene.put("evolve deck area", evolved(card.name, 4, 4))
    scene.put("field", cub)
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert any(option.verb == "evolve" for option in scene.ask.options) is can


@pytest.mark.clause("sve", "12.2.2")
@pytest.mark.parametrize(("wolves", "offered"), [(0, False), (1, True)])
def test_an_evolve_ability_with_a_condition_is_played_only_while_it_is_met(
    wolves: int, offered: bool
) -> None:
    wolf = There(cards(zones=("field",), whose="you", name="Wolf"))
    evolve = KeywordAbility(keyword="Evolve", cost=Cost((Pay(1, "play points"),)), when=wolf)
    scene = table()
    scene.put("field", follower("Cub", 1, 2, evolve=1, abilities=(evolve,)))
    scene.put("evolve deck area", LION)
    scene.fill("field", WOLF, wolves)
    assert scene.begin("main phase").offers("evolve") == offered


@pytest.mark.clause("sve", "12.2.2")
@pytest.mark.parametrize(("wolves", "left"), [(0, 2), (1, 4)])
def test_of_two_evolve_abilities_the_cheapest_whose_condition_is_met_is_paid_for(
    wolves: int, left: int
) -> None:
    wolf = There(cards(zones=("field",), whose="you", name="Wolf"))
    dear = KeywordAbility(keyword="Evolve", cost=Cost((Pay(3, "play points"),)))
    cheap = KeywordAbility(keyword="Evolve", cost=Cost((Pay(1, "play points"),)), when=wolf)
    scene = table()
    scene.put("field", follower("Cub", 1, 2, evolve=3, abilities=(dear, cheap)))
    scene.put("evolve deck area", LION)
    scene.fill("field", WOLF, wolves)
    assert points(scene.begin("main phase").answer("evolve", "Cub")) == left


DEN = KeywordAbility(keyword="Evolve", cost=Cost((DiscardCards(2),)))
PAID = KeywordAbility(keyword="Evolve", cost=Cost((Pay(2, "play points"),)))


@pytest.mark.clause("sve", "12.2.3")
@pytest.mark.parametrize(("play_points", "hand", "ways"), [(5, 2, 2), (1, 2, 1), (5, 1, 1), (1, 1, 0)])
def test_an_evolve_ability_may_ask_for_something_else_than_points(
    play_points: int, hand: int, ways: int
) -> None:
    scene = table(play_points)
    scene.put("field", follower("Cub", 1, 2, abilities=(DEN, PAID), evolve=2))
    scene.put("evolve deck area", LION)
    scene.fill("hand", GIANT, hand)
    scene.begin("main phase")
    found = [option.note for option in scene.ask.options if option.verb == "evolve"]
    assert len(found) == ways
    if "for something else than points" in found:
        scene.answer("evolve", "Cub", note="for something else than points")
        scene.answer("discard", scene.cards("hand")[0])
        assert (scene.names("cemetery"), points(scene)) == (["Giant", "Giant"], play_points)
        assert attack(scene.game, scene.cards("field")[0]) == 4


@pytest.mark.clause("sve", "12.2.2")
@pytest.mark.parametrize("again", [True, False])
def test_a_follower_that_may_evolve_again_does_so_after_another_one_evolved_this_turn(again: bool) -> None:
    scene = cub(9, cubs=2, forms=2)
    ours = cards(zones=("field",), whose="you", types=("follower",))
    any_number = Static((Restrict(Can("evolve again")),), affects=ours)
    scene.put("field", amulet("Spring", abilities=(any_number,) if again else ()))
    scene.begin("main phase").answer("evolve", scene.cards("field")[0])
    assert scene.offers("evolve") == again

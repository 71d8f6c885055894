"""The zones of Shadowverse: Evolve (chapter 4), moving between them (5.4–5.6), and tokens (9.1)."""

import pytest

from rules.engine.atoms import deal_anew
from rules.engine.events import Moved
from rules.engine.randomness import Random
from rules.engine.views import view
from rules.games.sve.definitions import define
from rules.games.sve.play import RULESET
from rules.games.sve.zones import ZONES
from rules.language.effects import Create, Destroy, Draw, MoveTo
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each
from rules.systems import system
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    LEADER,
    OWN,
    WOLF,
    amulet,
    card,
    evolved,
    follower,
    spell,
    table,
    token,
    when,
)

FAIRY = token("Fairy")
MINE = cards(zones=("cemetery",), whose="you", types=frozenset({"follower"}))
HAND = cards(zones=("hand",), whose="you", types=frozenset({"follower"}))


def sight(zone: str) -> str:
    return ZONES.sight[ZONES.index(zone, 0)]


@pytest.mark.clause("sve", "4.1.1")
def test_each_player_has_one_of_each_zone_but_the_resolution_zone_is_shared() -> None:
    shared = [zone.name for zone in ZONES.kinds if zone.shared]
    assert shared == ["resolution zone"]
    names = [name for name in dict.fromkeys(ZONES.names) if name != "resolution zone"]
    assert all(ZONES.index(name, 0) != ZONES.index(name, 1) for name in names)


@pytest.mark.clause("sve", "4.1.2")
@pytest.mark.clause("sve", "4.3.2")
@pytest.mark.clause("sve", "4.4.2")
@pytest.mark.clause("sve", "4.8.2")
@pytest.mark.clause("sve", "4.9.2")
@pytest.mark.clause("sve", "4.10.2")
@pytest.mark.clause("sve", "4.11.2")
def test_everybody_sees_the_public_zones() -> None:
    public = (
        "leader area",
        "field",
        "EX area",
        "cemetery",
        "banished zone",
        "resolution zone",
        "evolve zone",
    )
    assert {zone: sight(zone) for zone in public} == dict.fromkeys(public, "public")


@pytest.mark.clause("sve", "4.5.2")
@pytest.mark.clause("sve", "4.7.2")
@pytest.mark.clause("sve", "4.7.1")
@pytest.mark.clause("sve", "4.1.2.1")
def test_a_player_sees_only_the_number_of_cards_in_decks_and_the_other_hand() -> None:
    scene = table()
    scene.put("hand", ANT)
    scene.fill("hand", BEAR, 2, 1)
    scene.put("evolve deck area", evolved("Ant", 2, 2), 1)
    scene.put("field", WOLF)
    scene.begin("main phase")
    seen = view(scene.state, ZONES, 0)["zones"]
    assert seen["deck area:0"] == seen["deck area:1"] == 10
    assert (seen["hand:1"], seen["evolve deck area:1"]) == (2, 1)
    assert [card["id"] for card in seen["hand:0"]] == ["ant"]


@pytest.mark.clause("sve", "4.6.2")
def test_dealing_the_hidden_cards_anew_never_mixes_the_evolve_deck_with_the_main_deck() -> None:
    scene = table()
    scene.fill("hand", BEAR, 2, 1)
    scene.fill("evolve deck area", evolved("Ant", 2, 2), 3, 1)
    scene.put("field", WOLF)
    scene.begin("main phase")
    deal_anew(scene.state, ZONES, 0, Random(3))
    assert scene.names("evolve deck area", 1) == ["Ant"] * 3
    assert len(scene.names("hand", 1)) == 2


@pytest.mark.clause("sve", "4.1.3")
@pytest.mark.clause("sve", "4.11.2")
def test_order_is_kept_in_the_deck_area_and_the_resolution_zone() -> None:
    assert [zone.name for zone in ZONES.kinds if zone.ordered] == ["deck area", "resolution zone"]


@pytest.mark.clause("sve", "4.1.6")
@pytest.mark.clause("sve", "5.4.1")
def test_a_card_is_moved_to_its_owners_zone() -> None:
    scene = table()
    scene.put("field", BEAR, owner=1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Bounce", MoveTo(Each(OWN), "hand")))
    scene.begin("main phase").answer("play", "Bounce")
    assert (scene.names("hand", 0), scene.names("hand", 1)[-1]) == (["Wolf"], "Bear")


@pytest.mark.clause("sve", "5.5.1")
@pytest.mark.clause("sve", "4.9.1")
def test_a_destroyed_card_goes_to_its_owners_cemetery() -> None:
    scene = table()
    scene.put("field", BEAR, 1, owner=0)
    scene.put("hand", spell("Break", Destroy(Each(ENEMY))))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Break")
    assert scene.names("cemetery", 0) == ["Bear", "Break"]


@pytest.mark.clause("sve", "5.6.1")
def test_a_banished_card_goes_to_the_banished_zone_and_has_no_last_words() -> None:
    scene = table()
    scene.put("field", follower("Widow", abilities=(when("put away", Draw(1)),)), 1)
    scene.put("hand", spell("Banish", MoveTo(Each(ENEMY), "banished zone")))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Banish")
    assert scene.names("banished zone", 1) == ["Widow"]
    assert scene.names("hand", 1) == []


@pytest.mark.clause("sve", "4.2.2.1")
@pytest.mark.clause("sve", "4.2.2.2")
@pytest.mark.clause("sve", "4.2.2.3")
def test_a_card_comes_back_to_the_field_reserved() -> None:
    scene = table()
    scene.put("field", BEAR, rested=True)
    scene.put("hand", spell("Blink", MoveTo(Each(OWN), "hand"), MoveTo(Each(HAND), "field")))
    scene.begin("main phase").answer("play", "Blink")
    (bear,) = scene.cards("field")
    assert not scene.in_play(bear).rested
    assert scene.in_play(bear).entered == 5


@pytest.mark.clause("sve", "4.4.4.2")
def test_of_more_cards_than_the_field_takes_the_effects_controller_leaves_some_behind() -> None:
    scene = table()
    scene.fill("field", ANT, 3)
    for number in range(3):
        scene.put("cemetery", follower(f"Dead {number}"))
    scene.put("hand", spell("Raise", MoveTo(Each(MINE), "field")))
    scene.begin("main phase").answer("play", "Raise")
    assert (scene.ask.kind, scene.ask.player) == ("leave_behind", 0)
    scene.answer("leave", "Dead 1")
    assert scene.names("field") == ["Ant"] * 3 + ["Dead 0", "Dead 2"]
    assert scene.names("cemetery") == ["Dead 1", "Raise"]


@pytest.mark.clause("sve", "4.8.3.2")
@pytest.mark.clause("sve", "4.8.1")
def test_a_full_ex_area_takes_no_more_cards() -> None:
    scene = table()
    scene.fill("EX area", ANT, 5)
    scene.put("cemetery", BEAR)
    scene.put("hand", spell("Keep", MoveTo(Each(MINE), "EX area")))
    scene.put("hand", spell("Fairies", Create(FAIRY, "EX area", 3)))
    scene.begin("main phase").answer("play", "Keep").answer("play", "Fairies")
    assert scene.names("EX area") == ["Ant"] * 5
    assert "Bear" in scene.names("cemetery")


@pytest.mark.clause("sve", "9.1.2")
@pytest.mark.clause("sve", "9.1.2.2")
@pytest.mark.clause("sve", "5.4.2")
@pytest.mark.clause("sve", "5.4.2.1")
@pytest.mark.clause("sve", "9.1.1")
def test_created_tokens_are_put_into_the_zone_as_many_as_it_takes() -> None:
    herald = when("enters", Draw(1), watches=OWN)
    scene = table()
    scene.put("field", amulet("Watch", abilities=(herald,)))
    scene.put("field", WOLF)
    scene.put("hand", spell("Fairies", Create(FAIRY, "field", 4)))
    scene.begin("main phase").answer("play", "Fairies")
    while scene.ask.kind == "waiting":
        scene.game.answer(0)
    assert scene.names("field") == ["Watch", "Wolf", "Fairy", "Fairy", "Fairy"]
    assert len(scene.names("hand")) == 3


@pytest.mark.clause("sve", "9.1.2.1")
def test_the_player_whose_zone_it_is_owns_and_controls_a_token() -> None:
    scene = table()
    scene.put("field", WOLF)
    scene.put("hand", spell("Gift", Create(FAIRY, "field", 1, "opponent")))
    scene.begin("main phase").answer("play", "Gift")
    (fairy,) = scene.cards("field", 1)
    assert (scene.state.owners[fairy], scene.in_play(fairy).controller) == (1, 1)


@pytest.mark.clause("sve", "9.1.1.1")
@pytest.mark.clause("sve", "9.1.4.1")
def test_a_token_in_the_ex_area_is_played_as_a_card_and_counts_as_one() -> None:
    scene = table()
    scene.fill("field", ANT, 3)
    scene.put("hand", spell("Fairies", Create(FAIRY, "EX area", 2)))
    scene.put("hand", BEAR)
    scene.begin("main phase").answer("play", "Fairies")
    assert scene.names("EX area") == ["Fairy", "Fairy"]
    scene.answer("play", "Fairy").answer("play", "Fairy")
    assert scene.names("field") == ["Ant"] * 3 + ["Fairy"] * 2
    assert not scene.offers("play", "Bear"), "the tokens fill the field"


@pytest.mark.clause("sve", "9.1.3")
@pytest.mark.clause("sve", "9.1.3.1")
@pytest.mark.clause("sve", "9.1.4.3")
@pytest.mark.clause("sve", "9.1.4")
def test_a_token_that_leaves_for_the_hand_or_cemetery_is_eliminated_at_once() -> None:
    scene = table().record(Moved)
    one, two = scene.put("field", FAIRY), scene.put("field", FAIRY, 1)
    scene.put("hand", spell("Bounce", MoveTo(Each(OWN), "hand"), Destroy(Each(ENEMY))))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Bounce")
    assert (scene.zone_of(one), scene.zone_of(two)) == ("", "")
    assert (scene.names("hand"), scene.names("cemetery", 1)) == (["Ant"], [])
    left = {event.card for event in scene.log if isinstance(event, Moved)}
    assert {one, two} <= left


@pytest.mark.clause("sve", "9.1.4.3")
def test_a_token_has_last_words_though_it_never_stays_in_the_cemetery() -> None:
    ghost = token("Ghost")
    ghost.abilities = (when("put away", Draw(1)),)
    scene = table()
    scene.put("field", ghost)
    scene.put("field", WOLF)
    scene.put("hand", spell("Break", Destroy(Chosen(OWN))))
    scene.begin("main phase").answer("play", "Break").answer("choose", "Ghost")
    assert scene.names("hand") == ["Filler"]


@pytest.mark.clause("sve", "9.1.4.2")
def test_a_spell_token_is_played_from_the_ex_area_and_then_is_no_more() -> None:
    scene = table()
    mimi = card("Mimi", ("spell", "token"), 0, abilities=spell("Mimi", Draw(1)).abilities)
    played = scene.put("EX area", mimi)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Mimi")
    assert scene.zone_of(played) == ""
    assert scene.names("hand") == ["Filler"]


@pytest.mark.clause("sve", "9.1.2.3")
def test_the_tokens_of_the_rulebooks_list_have_the_figures_it_prints() -> None:
    listed = {
        "Thorn Burst": ("spell", 2, (0, 0)),
        "Fairy Wisp": ("follower", 0, (1, 1)),
        "Fairy": ("follower", 1, (1, 1)),
        "Otohime's Bodyguard": ("follower", 1, (1, 2)),
        "Knight": ("follower", 1, (1, 1)),
        "Viking": ("follower", 3, (3, 2)),
        "Steelclad Knight": ("follower", 2, (2, 2)),
        "Strikeform Golem": ("follower", 2, (3, 2)),
        "Guardform Golem": ("follower", 2, (2, 3)),
        "Magic Sediment": ("amulet", 1, (0, 0)),
        "Dragon": ("follower", 4, (5, 5)),
        "Mimi": ("spell", 0, (0, 0)),
        "Coco": ("spell", 0, (0, 0)),
        "Ghost": ("follower", 1, (1, 1)),
        "Forest Bat": ("follower", 1, (1, 1)),
        "Holy Falcon": ("follower", 3, (2, 2)),
    }
    catalogue = system("sve").catalogue()
    for name, facts in listed.items():
        tokens = [define(found) for found in catalogue.named(name) if found.is_marked("token")]
        assert facts in {(next(iter(made.types - {"token"})), made.cost, made.stats) for made in tokens}, name


@pytest.mark.clause("sve", "4.3.3")
def test_the_leader_is_no_card_of_the_field() -> None:
    scene = Scene(RULESET)
    scene.put("leader area", LEADER)
    assert scene.names("field") == []


@pytest.mark.clause("sve", "4.4.3")
def test_what_speaks_of_followers_means_those_on_the_field() -> None:
    scene = table()
    scene.put("EX area", GIANT, 1)
    scene.put("field", BEAR, 1)
    scene.put("hand", spell("Break", Destroy(Each(ENEMY))))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Break")
    assert (scene.names("EX area", 1), scene.names("field", 1)) == (["Giant"], [])


@pytest.mark.clause("sve", "4.4.3")
@pytest.mark.parametrize(("zones", "gone"), [((), ["field"]), (("EX area",), ["EX area"])])
def test_a_follower_in_the_ex_area_is_meant_only_where_that_area_is_named(
    zones: tuple[str, ...], gone: list[str]
) -> None:
    wanted = cards(zones=zones, types=frozenset({"follower"}), whose="opponent")
    scene = table()
    there = {zone: scene.put(zone, BEAR, 1) for zone in ("EX area", "field")}
    scene.put("hand", spell("Banish", MoveTo(Each(wanted), "banished zone")))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Banish")
    assert [zone for zone, card in there.items() if scene.zone_of(card) != zone] == gone


def shown(scene: Scene, zone: str, player: int) -> int | list[str]:
    """Return what a player sees of the first player's zone: the ids of its cards, or how many there are."""
    seen = view(scene.state, ZONES, player)["zones"][f"{zone}:0"]
    return seen if isinstance(seen, int) else [one["id"] for one in seen]


@pytest.mark.clause("sve", "4.2.3.2")
@pytest.mark.clause("sve", "4.2.3.3")
@pytest.mark.parametrize(
    ("zone", "own"), [("deck area", 11), ("hand", ["ant"]), ("evolve deck area", ["ant"])]
)
def test_of_facedown_cards_others_see_how_many_there_are(zone: str, own: int | list[str]) -> None:
    scene = table()
    scene.put(zone, ANT)
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert shown(scene, zone, 0) == own
    assert shown(scene, zone, 1) == (11 if zone == "deck area" else 1)


@pytest.mark.clause("sve", "4.2.3.1")
@pytest.mark.clause("sve", "4.2.3.3")
@pytest.mark.parametrize("zone", ["field", "EX area", "cemetery", "banished zone", "faceup evolve deck area"])
def test_faceup_cards_are_read_by_both(zone: str) -> None:
    scene = table()
    scene.put(zone, ANT)
    scene.begin("main phase")
    assert (shown(scene, zone, 0), shown(scene, zone, 1)) == (["ant"], ["ant"])


@pytest.mark.clause("sve", "4.2.3")
@pytest.mark.clause("sve", "4.2.3.2")
def test_a_card_that_is_turned_faceup_is_facedown_no_longer_and_the_other_way_round() -> None:
    lies = {"evolve deck area": 1, "faceup evolve deck area": []}

    def seen() -> dict[str, int | list[str]]:
        return {zone: shown(scene, zone, 1) for zone in lies}

    scene = table()
    scene.put("field", follower("Cub", 1, 1, evolve=1))
    scene.put("field", WOLF)
    scene.put("evolve deck area", evolved("Cub", 3, 3))
    mine = {"whose": "you", "types": ("follower",)}
    faceup = Each(cards(zones=("faceup evolve deck area",), **mine))  # type: ignore[arg-type]
    cub = Each(cards(zones=("field",), name="Cub", **mine))  # type: ignore[arg-type]
    scene.put("hand", spell("Kill", Destroy(cub)))
    scene.put("hand", spell("Turn", MoveTo(faceup, "evolve deck area")))
    scene.begin("main phase")
    assert seen() == lies
    scene.answer("evolve", "Cub").answer("play", "Kill")
    assert seen() == {"evolve deck area": 0, "faceup evolve deck area": ["cub evolved"]}
    scene.answer("play", "Turn")
    assert seen() == lies


@pytest.mark.clause("sve", "4.2.1")
def test_cards_of_the_field_are_reserved_or_engaged_and_cards_in_hand_are_neither() -> None:
    scene = table()
    hand, field = scene.put("hand", ANT), scene.put("field", WOLF, rested=True)
    scene.begin("main phase")
    assert hand not in scene.state.instances
    assert scene.in_play(field).rested

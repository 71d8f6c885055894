"""Parties that real cards print: who joins them, what they bring about, and attacking twice (10.1.2)."""

import pytest

from rules.games.setcg.nodes import Freeze, PartyAttacks
from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Static, Triggered
from rules.language.changes import AddStats, ChangeCost, GainKeywords, Restrict
from rules.language.conditions import Happened, Is, There
from rules.language.costs import Cost, Pay
from rules.language.events import Attacks, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter, HasStatus
from rules.language.references import Each, Target, This
from rules.language.restrictions import Can, Cannot
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import backup, bolt, forward, table
from tests.rules.setcg.printed.scenes import (
    ANYONE,
    FIELD,
    RAIN,
    main,
    now,
    pick,
    read,
    resolve,
    strength,
)

PARTY = HasStatus("in a party")
MATES = cards(PARTY, zones=FIELD, types=("forward",), whose="you")
JOINED = Is(This(), PARTY)
"""The card attacks in a party."""


def attack(scene: Scene, *names: str) -> Scene:
    """Attack with these Forwards together, as far as the question after the attack was declared."""
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.begin("attack declaration").answer("attack", names[0])
    for name in names[1:]:
        scene.answer("join", name)
    if scene.ask.kind == "party":
        scene.answer("done")
    return scene


@pytest.mark.clause("setcg", "15.1.1.10.1")
@pytest.mark.parametrize(("others", "frozen"), [(("Page",), True), ((), False)])
def test_a_mage_freezes_a_character_as_it_attacks_in_a_party_and_not_alone(
    others: tuple[str, ...], frozen: bool
) -> None:
    freezes = fx.Do((fx.Rest(Target()), Freeze(Target())))
    mage = Triggered(Attacks(), freezes, targets=(ANYONE,), when=JOINED)
    scene = table()
    scene.put("field", forward("Mage", abilities=read("21-021C", mage)))
    scene.put("field", forward("Page"))
    foe = scene.put("field", forward("Foe"), 1)
    attack(scene, "Mage", *others)
    if frozen:
        pick(scene, foe)
    assert scene.in_play(foe).rested is frozen


@pytest.mark.parametrize(("others", "grown"), [((), 0), (("Page",), 1000), (("Page", "Squire"), 1000)])
def test_forwards_that_attack_as_a_party_grow_once_whatever_their_number(
    others: tuple[str, ...], grown: int
) -> None:
    party = PartyAttacks(cards(types=("forward",), whose="you"))
    grows = Triggered(party, fx.Modify(Each(MATES), (AddStats((1000,)),)))
    scene = table()
    scene.put("field", backup("Celestia", abilities=read("5-134R", grows)))
    names = ["Knight", "Page", "Squire"]
    numbers = [scene.put("field", forward(name, 5000)) for name in names]
    resolve(attack(scene, "Knight", *others))
    joined = ["Knight", *others]
    assert [strength(scene, card) for card in numbers] == [
        5000 + (grown if name in joined else 0) for name in names
    ]


def test_no_party_of_the_opponent_is_ones_own() -> None:
    party = PartyAttacks(cards(types=("forward",), whose="you"))
    grows = Triggered(party, fx.Modify(Each(cards(PARTY)), (AddStats((1000,)),)))
    scene = table()
    scene.put("field", backup("Celestia", abilities=read("5-134R", grows)), 1)
    knight = scene.put("field", forward("Knight", 5000))
    scene.put("field", forward("Page"))
    resolve(attack(scene, "Knight", "Page"))
    assert strength(scene, knight) == 5000


@pytest.mark.clause("setcg", "15.1.1.10.1")
@pytest.mark.clause("setcg", "10.1.2.2")
@pytest.mark.parametrize("others", [(), ("Page",)])
def test_forwards_in_a_party_are_brave_beside_a_captain(others: tuple[str, ...]) -> None:
    brave = Static((GainKeywords(frozenset({"brave"})),), MATES)
    scene = table()
    scene.put("field", backup("Gippal", abilities=read("12-058C", brave)))
    knight = scene.put("field", forward("Knight"))
    scene.put("field", forward("Page"))
    attack(scene, "Knight", *others)
    assert scene.in_play(knight).rested is (not others)
    resolve(scene).until("main")
    assert "brave" not in now(scene.game, knight).keywords, "the party disbanded"


@pytest.mark.clause("setcg", "15.1.1.10.2")
@pytest.mark.parametrize(
    ("mixes", "first", "joins"),
    [
        (None, "Bobby", ["Gust"]),
        (cards(types=("forward",)), "Bobby", ["Gust", "Frost", "Coal"]),
        (cards(types=("forward",), attributes=("ice",)), "Bobby", ["Gust", "Frost"]),
        (cards(types=("forward",)), "Frost", ["Bobby", "Snow"]),
    ],
)
def test_who_may_join_forwards_of_any_element_is_joined_by_those_of_whom_it_is_said(
    mixes: Filter | None, first: str, joins: list[str]
) -> None:
    abilities = () if mixes is None else read("11-059C", Static((Restrict(Can("form a party", mixes)),)))
    scene = table()
    scene.put("field", forward("Bobby", element="wind", abilities=abilities))
    for name, element in (("Gust", "wind"), ("Frost", "ice"), ("Coal", "fire"), ("Snow", "ice")):
        if name != "Snow" or first == "Frost":
            scene.put("field", forward(name, element=element))
    scene.put("hand", RAIN)
    scene.begin("attack declaration").answer("attack", first)
    assert sorted(scene.offered("join")) == sorted(joins)
    if first == "Frost":
        scene.answer("join", "Bobby")
        assert scene.offered("join") == ["Snow"], "the others still share an element"


@pytest.mark.clause("setcg", "15.1.1.10.2")
@pytest.mark.clause("setcg", "10.1.2.1")
def test_a_berserker_forms_no_party() -> None:
    alone = read("3-091C", Static((Restrict(Cannot("form a party")),)))
    scene = table()
    scene.put("field", forward("Page"))
    scene.put("field", forward("Berserker", abilities=alone))
    scene.put("field", forward("Squire"))
    scene.put("hand", RAIN)
    scene.begin("attack declaration").answer("attack", "Page")
    assert scene.offered("join") == ["Squire"]


@pytest.mark.parametrize("joined", [True, False])
def test_who_fights_beside_a_knight_in_its_party_is_dealt_no_damage(joined: bool) -> None:
    guarded = cards(PARTY, zones=FIELD, types=("forward",), whose="you", other=True)
    ward = Replacement(TakesDamage(guarded), amount=0, when=JOINED)
    scene = table()
    scene.put("field", forward("Knight", 9000, abilities=read("1-166C", ward)))
    page = scene.put("field", forward("Page", 9000))
    scene.put("field", forward("Squire", 9000))
    scene.put("hand", bolt(3000, cost=0))
    attack(scene, "Knight", "Page" if joined else "Squire").answer("summon", "Bolt")
    pick(scene, page)
    assert scene.in_play(page).damage == (0 if joined else 3000)


@pytest.mark.clause("setcg", "10.1.2.5")
@pytest.mark.parametrize(("party", "playable"), [(True, True), (False, False)])
def test_a_captain_is_cheaper_in_a_turn_in_which_forwards_attacked_together(
    party: bool, playable: bool
) -> None:
    were = Happened(PartyAttacks(cards(types=("forward",), whose="you")))
    cheaper = Static((ChangeCost(less=(("any", 2),)),), when=were, zones=("hand",), only_there=True)
    scene = table()
    for name in ("Knight", "Page"):
        scene.put("field", forward(name))
    scene.put("hand", backup("Keiss", abilities=read("15-111C", cheaper), cost=4))
    attack(scene, "Knight", *(["Page"] if party else []))
    scene.until("main")
    assert scene.offers("play", "Keiss") is playable


@pytest.mark.clause("setcg", "10.1.2.1.2")
@pytest.mark.parametrize(("rule", "attacks"), [(True, 2), (False, 1)])
def test_a_general_that_is_activated_attacks_twice_in_a_turn_and_not_three_times(
    rule: bool, attacks: int
) -> None:
    twice = Static((Restrict(Can("attack again")),))
    wakes = Activated(fx.Recover(This()), Cost())
    abilities = read("21-003R", *((twice,) if rule else ()), wakes)
    scene = table()
    scene.put("field", forward("Gadalar", abilities=abilities))
    scene.put("hand", RAIN)
    scene.begin("attack declaration")
    count = 0
    while scene.state.turn == 5 and scene.ask.kind != "main":
        if scene.ask.kind == "attack":
            scene.answer("attack", "Gadalar")
            count += 1
            resolve(scene.answer("use", "Gadalar"))
        else:
            scene.game.answer(len(scene.ask.options) - 1)
    assert count == attacks
    assert len(scene.cards("damage zone", 1)) == attacks


def test_a_backup_lets_a_pirate_attack_twice_for_one_turn() -> None:
    gains = (GainKeywords(frozenset({"brave"})), Restrict(Can("attack again")))
    pirate = cards(zones=FIELD, types=("forward",), races=("Sky Pirate",))
    soul = Activated(fx.Modify(Target(), gains), Cost((Pay(1, "wind"),)), targets=(pirate,))
    scene = table()
    scene.put("field", backup("Filo", "wind", abilities=read("15-056R", soul)))
    scene.put("field", forward("Vaan", jobs=("Sky Pirate",)))
    main(scene).answer("use", "Filo")
    resolve(scene).until("attack").answer("attack", "Vaan").until("attack")
    assert scene.offered("attack") == ["Vaan"]
    scene.answer("attack", "Vaan").until("main")
    assert len(scene.cards("damage zone", 1)) == 2


def test_those_of_a_job_that_form_a_party_two_or_more_of_them_trigger_once() -> None:
    gang = cards(PARTY, zones=FIELD, types=("forward",), whose="you", races=("AVALANCHE Operative",))
    draws = Triggered(PartyAttacks(cards(whose="you")), fx.Draw(1), when=There(gang, 2))
    scene = table()
    scene.put("field", backup("Marlene", abilities=read("15-132S", draws)))
    for name in ("Barret", "Jessie", "Wedge"):
        scene.put("field", forward(name, jobs=("AVALANCHE Operative",) if name != "Wedge" else ()))
    resolve(attack(scene, "Wedge", "Barret"))
    assert len(scene.cards("deck")) == 10
    scene = table()
    scene.put("field", backup("Marlene", abilities=read("15-132S", draws)))
    for name in ("Barret", "Jessie"):
        scene.put("field", forward(name, jobs=("AVALANCHE Operative",)))
    resolve(attack(scene, "Barret", "Jessie"))
    assert len(scene.cards("deck")) == 9


@pytest.mark.clause("setcg", "15.1.1.10.1")
def test_a_charge_of_two_kings_is_noticed_by_the_one_that_waits_for_the_other() -> None:
    king = cards(PARTY, zones=FIELD, whose="you", name="King")
    hits = Triggered(Attacks(), fx.DealDamage(Target(), 5000), targets=(ANYONE,), when=There(king))
    for partner, dealt in (("King", 5000), ("Page", 0)):
        scene = table()
        scene.put("field", forward("Edge", 9000, abilities=read("9-006H", hits)))
        scene.put("field", forward(partner))
        foe = scene.put("field", forward("Foe", 9000), 1)
        attack(scene, "Edge", partner)
        if dealt:
            pick(scene, foe)
        assert scene.in_play(foe).damage == dealt

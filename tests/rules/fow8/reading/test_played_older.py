"""Made-up sentences as older cards word them: judgments, additions, ends of battles, different names."""

import pytest

from rules.cards import Face
from rules.games.fow8.definitions import define_face
from rules.games.fow8.reading.statics_replacements import GONE
from rules.houses import houses_of
from tests.rules.fow8.play.made_up import LIGHT, face, quiet, ruler
from tests.rules.fow8.printed.made_up import body, stats
from tests.rules.fow8.reading.test_played import ox, read, spark
from tests.rules.fow8.reading.test_played_limits import done
from tests.rules.fow8.reading.test_played_prices import face_of


def queen(text, *keywords):
    """Return a ruler that says this, with the keywords that its facts have."""
    front = define_face("queen", face_of("Queen", *keywords), read(text, "ruler"))
    front.faces = (front, ruler().faces[1])
    return front


def choosing(scene, *wanted):
    """Let all that waits resolve, with these cards chosen wherever they can be."""
    while scene.state.pending or scene.ask.kind != "main":
        left = [one for one in wanted if scene.offers("choose", one)]
        if left:
            scene.answer("choose", left[0])
        else:
            scene.answer("pass") if scene.offers("pass") else scene.game.answer(0)


@pytest.mark.clause("fow8", "705.2b")
@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("[J-Activate] You have two or more cards in your graveyard.", ()),
        ("[J-Activate] Pay {0} while you have two or more cards in your graveyard.", ("Judgment {0}",)),
    ],
)
@pytest.mark.parametrize(("count", "offered"), [(1, False), (2, True)])
def test_a_judgment_asks_that_something_holds(text, keywords, count, offered):
    scene = quiet()
    card = scene.put("ruler area", queen(text, *keywords))
    scene.fill("graveyard", body("Page"), count)
    assert scene.begin("main").offers("judgment", card) is offered


@pytest.mark.clause("fow8", "705.2")
@pytest.mark.parametrize(("life", "owed"), [(4000, 4), (2500, 3), (900, 0)])
def test_a_judgment_costs_other_will_with_less_life(life, owed):
    text = (
        "[Judgment] Pay {W}{W}{W}{W}. If your life is 2500 or less, pay {W}{W}{W} instead. "
        "If your life is 900 or less, pay {0} instead."
    )
    for stones in (owed - 1, owed):
        if stones < 0:
            continue
        scene = quiet()
        card = scene.put("ruler area", queen(text, "Judgment {W}{W}{W}{W}"))
        scene.fill("field", LIGHT, stones)
        scene.give(life=life)
        assert scene.begin("main").offers("judgment", card) is (stones == owed)


@pytest.mark.clause("fow8", "807.2")
@pytest.mark.parametrize(("part", "life"), [("attacked", 4300), ("blocked", 4000)])
def test_a_card_does_something_as_the_battle_ends_in_which_it_attacked(part, life):
    scene = quiet()
    scene.put("field", ox(f"At the end of battle phase this card {part}, you gain 300 life."))
    scene.begin("main").answer("battle").answer("attack", "Ox", -1)
    assert done(scene).life() == life


@pytest.mark.clause("fow8", "807.2")
@pytest.mark.parametrize("blocks", [True, False])
def test_what_a_card_blocked_is_destroyed_as_the_battle_ends(blocks):
    scene = quiet()
    wolf = scene.put("field", body("Wolf", stats=(100, 3000)))
    text = "At the end of battle phase, destroy the resonator that this card blocked."
    card = scene.put("field", ox(text, stats=(0, 5000)), 1)
    scene.begin("main").answer("battle").answer("attack", "Wolf", -1)
    scene.answer("block", card, by=1) if blocks else scene.answer("pass", by=1)
    assert (scene.zone_of(done(scene) and wolf) == "graveyard") is blocks


@pytest.mark.clause("fow8", "807.2")
@pytest.mark.parametrize("blocks", [True, False])
def test_what_blocked_a_card_is_destroyed_as_the_battle_ends(blocks):
    scene = quiet()
    text = "At the end of battle phase, destroy the resonator that blocked this card."
    scene.put("field", ox(text, stats=(100, 5000)))
    wall = scene.put("field", body("Wall", stats=(0, 5000)), 1)
    scene.begin("main").answer("battle").answer("attack", "Ox", -1)
    scene.answer("block", wall, by=1) if blocks else scene.answer("pass", by=1)
    assert (scene.zone_of(done(scene) and wall) == "graveyard") is blocks


@pytest.mark.clause("fow8", "906.8a")
def test_what_a_card_blocked_is_destroyed_as_the_turn_ends():
    scene = quiet()
    blocked = scene.put("field", body("Wolf", stats=(100, 3000)))
    other = scene.put("field", body("Elk", stats=(100, 3000)))
    text = "At the end of turn, destroy each resonator this card blocked."
    card = scene.put("field", ox(text, stats=(0, 5000)), 1)
    scene.begin("main").answer("battle").answer("attack", "Wolf", -1).answer("block", card, by=1)
    scene.until("main", 1)
    assert (scene.zone_of(blocked), scene.zone_of(other)) == ("graveyard", "field")


CLOAK = face("Cloak", "addition", cost="{0}", marks=("resonator",))


@pytest.mark.clause("fow8", "1002.1")
@pytest.mark.parametrize(("count", "figures"), [(0, (500, 500)), (1, (1000, 1000)), (2, (1200, 1200))])
def test_a_card_grows_with_additions_that_are_put_on_it(count, figures):
    text = (
        "While this card is targeted by an addition, this card gains [+300/+300].\n"
        "For each [Addition:Resonator] on this card, it gains [+200/+200].\n"
        "{0}: Put any number of additions from your hand and/or your graveyard on this card."
    )
    scene = quiet()
    card = scene.put("field", ox(text))
    cloaks = [scene.put(zone, CLOAK) for zone in ("hand", "graveyard")[:count]]
    choosing(scene.begin("main").answer("use", card), *cloaks)
    assert stats(scene, card) == figures


@pytest.mark.clause("fow8", "1011.2")
def test_an_addition_on_the_card_is_banished_for_its_ability():
    text = (
        "{0}: Put up to one additions from your hand and/or your graveyard on this card.\n"
        "Banish an addition added to this card: You gain 300 life."
    )
    scene = quiet()
    card = scene.put("field", ox(text))
    cloak = scene.put("graveyard", CLOAK)
    scene.begin("main")
    assert not scene.offers("use", card, 1)
    choosing(scene.answer("use", card, 0), cloak)
    done(scene.answer("use", card, 1))
    assert (scene.life(), scene.zone_of(cloak)) == (4300, "graveyard")


@pytest.mark.clause("fow8", "1014.2")
def test_no_two_cards_that_are_found_have_one_name():
    scene = quiet()
    scene.fill("main deck", body("Twin", races=("Elf",)), 2)
    scene.put("main deck", body("Lone", races=("Elf",)))
    scene.put(
        "hand",
        spark(
            "Search your deck for up to three Elves with different names, reveal them and put them into your "
            "graveyard. Then put up to one Elves with different names from your graveyard into the field and "
            "shuffle your deck."
        ),
    )
    scene.begin("main").answer("play", "Spark")
    choosing(scene, *scene.cards("main deck"), *scene.cards("graveyard"))
    buried, field = scene.names("graveyard"), scene.names("field")
    assert sorted(one for one in (*buried, *field) if one in ("Twin", "Lone")) == ["Lone", "Twin"]
    assert len([one for one in field if one in ("Twin", "Lone")]) == 1


@pytest.mark.clause("fow8", "1022.1b")
def test_counters_are_removed_from_each_card():
    scene = quiet()
    scene.put("hand", spark("Remove all hope counters from all resonators."))
    one, other = (scene.put("field", body("Elk"), player) for player in (0, 1))
    scene.in_play(one).counters = {"hope": 3}
    scene.in_play(other).counters = {"hope": 1}
    done(scene.begin("main").answer("play", "Spark"))
    assert not (scene.in_play(one).counters or {}).get("hope")
    assert not (scene.in_play(other).counters or {}).get("hope")


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.parametrize("aimed", [True, False])
def test_a_target_that_would_be_buried_this_turn_is_removed(aimed):
    scene = quiet()
    card = scene.put(
        "field",
        ox(f"{{0}}: If target Elf would be put into a graveyard this turn, {GONE} instead."),
    )
    elf = scene.put("field", body("Imp", races=("Elf",)))
    scene.put("hand", spark("Destroy all Elves."))
    scene.begin("main")
    if aimed:
        done(scene.answer("use", card))
    done(scene.answer("play", "Spark"))
    assert scene.zone_of(elf) == ("removed area" if aimed else "graveyard")


def trap(text, zone, **more):
    """Return a scene with a card of the second player that waits for something, and the card."""
    scene = quiet()
    card = scene.put(
        zone, face("Trap", "chant", keywords=("Trigger",), abilities=read(text, "chant"), **more), 1
    )
    return scene, card


@pytest.mark.clause("fow8", "708.3")
@pytest.mark.clause("fow8", "906.2")
@pytest.mark.parametrize("zone", ["hand", "standby area"])
def test_a_card_that_triggered_speaks_of_what_it_waited_for(zone):
    text = "[Trigger] When a resonator your opponent controls attacks: This card deals 400 damage to it."
    scene, card = trap(text, zone)
    wolf, elk = (scene.put("field", body(name, stats=(100, 3000))) for name in ("Wolf", "Elk"))
    scene.begin("main").answer("battle").answer("attack", "Wolf", -1)
    while not scene.offers("yes"):
        scene.answer("pass")
    done(scene.answer("yes"))
    assert (scene.in_play(wolf).damage, scene.in_play(elk).damage) == (400, 0)
    assert scene.zone_of(card) == "graveyard"


@pytest.mark.clause("fow8", "1006.2")
@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.parametrize("shielded", [False, True])
def test_a_card_that_triggered_targets_the_one_that_was_just_summoned(shielded):
    text = "[Trigger] When a resonator is summoned: Destroy target resonator that was just summoned."
    scene, _ = trap(text, "hand")
    elk = scene.put("field", body("Elk"))
    shield = read("This card cannot be targeted by spells or abilities.", "resonator") if shielded else ()
    late = scene.put("hand", body("Late", *shield))
    scene.begin("main").answer("play", "Late")
    while not scene.offers("yes"):
        scene.answer("pass")
    done(scene.answer("yes"))
    assert scene.zone_of(elk) == "field"
    assert scene.zone_of(late) == ("field" if shielded else "graveyard")


@pytest.mark.clause("fow8", "906.2")
def test_only_what_waits_for_a_summons_speaks_of_the_one_just_summoned():
    said = "Destroy target resonator that was just summoned."
    for text, kind in ((said, "chant"), (f"When this card attacks, {said.lower()}", "resonator")):
        assert houses_of("fow8")["en"].read(text, Face("Nobody", types=(kind,))).status == "unread"


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_a_card_comes_out_of_the_hand_as_something_happens(zone):
    scene = quiet()
    text = "Whenever you play a chant ⇒ You may put this card from your hand into the field."
    card = scene.put(zone, ox(text, cost="{9}"))
    scene.put("hand", spark("You gain 100 life."))
    scene.begin("main").answer("play", "Spark")
    while scene.state.pending or scene.ask.kind != "main":
        verb = next((one for one in ("yes", "pass") if scene.offers(one)), "")
        scene.answer(verb) if verb else scene.game.answer(0)
    assert scene.zone_of(card) == ("field" if zone == "hand" else zone)


@pytest.mark.clause("fow8", "906.8a")
def test_a_target_is_recovered_as_the_turn_ends():
    scene = quiet()
    elk, other = (scene.put("field", body("Elk"), rested=True) for _ in range(2))
    scene.put("hand", spark("Recover target resonator at the end of turn."))
    scene.begin("main").answer("play", "Spark").answer("target", elk)
    done(scene)
    assert scene.in_play(elk).rested
    scene.until("main", 1)
    assert (scene.in_play(elk).rested, scene.in_play(other).rested) == (False, True)


@pytest.mark.clause("fow8", "1415.1a-i")
def test_a_card_of_the_lifebreak_area_gives_way_to_another():
    scene = quiet()
    below, above = (scene.put("lifebreak area", body(name)) for name in ("Below", "Above"))
    page = scene.put("graveyard", body("Page"))
    text = (
        "You may put the top card of your lifebreak area to the top of your deck. If you do, choose a "
        "resonator in your graveyard and put it face down on the bottom of your lifebreak area."
    )
    scene.put("hand", spark(text))
    choosing(scene.begin("main").answer("play", "Spark"), page)
    assert scene.cards("lifebreak area") == [page, below]
    assert scene.cards("main deck")[-1] == above


@pytest.mark.clause("fow8", "302.4")
@pytest.mark.parametrize(("place", "end"), [(0, -1), (1, 0)])
def test_a_card_that_was_seen_goes_to_either_end_of_the_deck(place, end):
    scene = quiet()
    seen = scene.put("main deck", body("Seen"))
    text = "Reveal the top card of your deck, then put that card on top or the bottom of your main deck."
    scene.put("hand", spark(text))
    scene.begin("main").answer("play", "Spark")
    while scene.state.pending or scene.ask.kind != "main":
        if scene.offers("pass"):
            scene.answer("pass")
        else:
            scene.game.answer(place)
    assert scene.cards("main deck")[end] == seen


@pytest.mark.clause("fow8", "803.3")
@pytest.mark.parametrize("rested", [True, False])
def test_a_rested_card_is_attacked_by_all_that_can(rested):
    scene = quiet()
    for name in ("Wolf", "Fox"):
        scene.put("field", body(name))
    text = "As long as this card is rested, resonators your opponent controls attack it if able."
    scene.put("field", ox(text), 1, rested=rested)
    scene.put("field", body("Elk"), 1, rested=True)
    scene.begin("main").answer("battle")
    goals = [one.other for one in scene.ask.options if one.verb == "attack" and one.other >= 0]
    assert {scene.state.cards[one].name for one in goals} == ({"Ox"} if rested else {"Elk"})


@pytest.mark.clause("fow8", "806.2b")
@pytest.mark.parametrize(("race", "damage"), [("Elf", 0), ("Human", 500)])
def test_cards_of_a_race_deal_a_card_no_battle_damage(race, damage):
    scene = quiet()
    scene.put("field", body("Wolf", races=(race,)))
    text = "This card cannot be dealt battle damage by Elf resonators."
    card = scene.put("field", ox(text, stats=(100, 3000)), 1)
    scene.begin("main").answer("battle").answer("attack", "Wolf", -1).answer("block", card, by=1)
    while not scene.in_play(card).damage and scene.ask.kind != "main":
        scene.answer("pass")
    assert scene.in_play(card).damage == damage

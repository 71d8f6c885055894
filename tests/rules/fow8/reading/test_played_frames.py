"""Made-up sentences about pairs of targets, seals, hidden cards, added prices and replaced finds, played."""

import pytest

from tests.rules.fow8.play.made_up import FIRE, face, quiet, resonator, stone
from tests.rules.fow8.printed.made_up import body, stats
from tests.rules.fow8.reading.test_played import ox, read, spark


def rested(scene):
    """Return the names of the rested cards of both players."""
    state = scene.state
    return {state.cards[card].name for card, one in state.instances.items() if one.rested}


def settle(scene):
    """Let both players pass until nothing waits."""
    while scene.state.pending:
        scene.answer("pass")
    return scene


@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.parametrize(
    ("text", "there", "played"),
    [
        ("Rest target Elf and target Human.", ("Elf", "Human"), True),
        ("Rest target Elf and target Human.", ("Elf",), False),
        ("Rest up to one target Elf and up to one target Human.", ("Elf",), True),
    ],
)
def test_a_pair_of_targets_needs_both_unless_it_says_up_to(text, there, played):
    scene = quiet()
    for race in there:
        scene.put("field", body(race, races=(race,)))
    scene.put("hand", spark(text))
    assert scene.begin("main").offers("play", "Spark") is played
    if played:
        scene.answer("play", "Spark")
        while scene.ask.kind == "target":
            scene.game.answer(0)
        assert rested(settle(scene)) == set(there)


@pytest.mark.clause("fow8", "1128.2")
@pytest.mark.clause("fow8", "1128.2b")
@pytest.mark.parametrize(("stones", "figures"), [(2, (500, 500)), (3, (700, 900))])
def test_a_sealed_sentence_counts_its_players_stones(stones, figures):
    scene = quiet()
    sealed = scene.put("field", ox("[Seal] 3 - This card gains [+200/+400]."))
    scene.fill("field", FIRE, stones)
    scene.fill("field", FIRE, 3, 1)
    scene.begin("main")
    assert stats(scene, sealed) == figures


@pytest.mark.clause("fow8", "1128.2a")
@pytest.mark.parametrize(("stones", "life"), [(1, 4000), (2, 4600)])
def test_a_chant_is_played_with_its_sealed_sentence(stones, life):
    scene = quiet()
    scene.fill("field", FIRE, stones)
    abilities = read("Draw a card.\n[Seal] 2 - You gain 600 life.", "chant")
    scene.put("hand", face("Vow", "chant", cost="{0}", abilities=abilities))
    assert settle(scene.begin("main").answer("play", "Vow")).life() == life


@pytest.mark.clause("fow8", "1114.2")
@pytest.mark.parametrize(("attacker", "comes"), [("Wolf", True), ("Elf", False)])
def test_a_hidden_card_is_played_for_nothing_as_what_it_waits_for_happens(attacker, comes):
    scene = quiet()
    abilities = read("[Stealth] When a Wolf your opponent controls attacks\nYou gain 700 life.", "chant")
    trap = face("Trap", "chant", cost="{9}", keywords=("Stealth",), abilities=abilities)
    scene.put("standby area", trap, 1)
    scene.put("field", body(attacker, races=(attacker,)))
    scene.begin("main").answer("battle").answer("attack", attacker, -1)
    assert (scene.ask.kind == "reveal") is comes
    if comes:
        assert settle(scene.answer("yes")).life(1) == 4700 - 500


@pytest.mark.clause("fow8", "903.2i-iii")
@pytest.mark.parametrize(("there", "played"), [((), False), (("Elf",), True)])
def test_an_added_price_has_to_be_paid(there, played):
    scene = quiet()
    for race in there:
        scene.put("field", body(race, races=(race,)))
    text = "As an additional cost to play this card, banish an Elf.\nYou gain 700 life."
    scene.put("hand", spark(text))
    assert scene.begin("main").offers("play", "Spark") is played
    if played:
        assert settle(scene.answer("play", "Spark")).life() == 4700
        assert "Elf" not in [scene.state.cards[card].name for card in scene.cards("field")]


@pytest.mark.clause("fow8", "1127.2")
@pytest.mark.parametrize(
    ("letter", "kind", "life"), [("W", "light", 4300), ("U", "water", 4300), ("R", "fire", 4000)]
)
def test_resonance_with_either_kind_of_stone(letter, kind, life):
    scene = quiet()
    made = stone(letter)
    made.marks |= {f"{kind} magic stone"}
    scene.put("field", ox("[Resonance] Light Magic Stone or Water Magic Stone ⇒ You gain 300 life."))
    scene.put("magic stone deck", made)
    scene.put("hand", spark("Put the top two cards of your magic stone deck into your magic stone area."))
    assert settle(scene.begin("main").answer("play", "Spark")).life() == life


@pytest.mark.clause("fow8", "1130.2")
def test_a_sealed_item_whose_text_is_there_is_an_ability_of_its_card():
    scene = quiet()
    lamp = scene.put(
        "field", ox("Sealed Item <<Lamp>> {0}: You gain 300 life. Play this ability only once per turn.")
    )
    scene.begin("main").answer("use", lamp)
    assert settle(scene).life() == 4300
    assert not scene.offers("use", lamp)


@pytest.mark.clause("fow8", "1014.2")
@pytest.mark.parametrize(("life", "zone"), [(1100, "graveyard"), (1000, "field")])
def test_what_is_found_goes_elsewhere_on_a_condition(life, zone):
    scene = quiet()
    scene.give(0, life=life)
    elf = scene.put("main deck", body("Elf", races=("Elf",)))
    text = "Search your deck for an Elf, reveal it and put it into your graveyard. Then shuffle your deck. "
    scene.put(
        "hand", spark(text + "If your life is 1000 or less, put that resonator into your field instead.")
    )
    scene.begin("main").answer("play", "Spark")
    while scene.zone_of(elf) == "main deck":
        scene.game.answer(0)
    assert scene.zone_of(elf) == zone


@pytest.mark.clause("fow8", "1011.1")
@pytest.mark.parametrize(("race", "drawn"), [("Human", 4), ("Elf", 1), ("", 0)])
def test_cards_are_drawn_for_what_was_banished(race, drawn):
    scene = quiet()
    if race:
        scene.put("field", body(race, races=(race,)))
    scene.fill("main deck", resonator("Page"), 5)
    text = "Banish a resonator you control. If you do, draw a card. If you banished a Human this way, "
    scene.put("hand", spark(text + "draw four cards instead."))
    scene.begin("main")
    before = len(scene.cards("main deck"))
    settle(scene.answer("play", "Spark"))
    assert before - len(scene.cards("main deck")) == drawn


@pytest.mark.clause("fow8", "1027.1")
@pytest.mark.parametrize(("gems", "drawn"), [(1, "Ox"), (0, "")])
def test_who_cannot_give_up_a_gem_gives_up_the_card(gems, drawn):
    scene = quiet()
    scene.put("hand", spark("Gain a light gem and a fire gem." if gems else "You gain 100 life."))
    scene.put(
        "hand", ox("When this card enters the field ⇒ Banish a light gem. If you don't, banish this card.")
    )
    settle(scene.begin("main").answer("play", "Spark"))
    scene.answer("play", "Ox")
    while scene.ask.kind != "main":
        scene.answer("pass") if scene.offers("pass") else scene.game.answer(0)
    there = [scene.state.cards[card].name for card in scene.cards("field")]
    assert ("Ox" in there) == bool(drawn)
    assert len(scene.cards("item area")) == gems

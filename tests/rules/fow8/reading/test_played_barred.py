"""Made-up texts about what cannot be chased, barred options and will of any attribute, played as read."""

import pytest

from rules.cards import Face
from rules.houses import houses_of
from rules.language.effects import ChangeLife
from tests.rules.fow8.play.made_up import chant, quiet, resonator, spell, stone
from tests.rules.fow8.printed.made_up import body, text
from tests.rules.fow8.reading.test_played import ox, read, spark

ANSWER = text("Answer", *read("You gain 100 life.", "chant"), keywords=("Quickcast",))


def refused(words, kind="resonator"):
    return houses_of("fow8")["en"].read(words, Face("Nobody", types=(kind,))).status != "read"


@pytest.mark.clause("fow8", "1008.2")
@pytest.mark.parametrize(("tail", "answered"), [(" Players cannot chase this [Enter].", False), ("", True)])
def test_nobody_answers_an_enter_ability_that_cannot_be_chased(tail, answered):
    scene = quiet()
    scene.put("hand", ANSWER)
    scene.put("hand", ox(f"[Enter] You gain 300 life.{tail}"))
    scene.begin("main").answer("play", "Ox")
    while scene.life() == 4000 and not (scene.state.pending and scene.state.pending[-1].ability):
        scene.answer("pass")
    assert (scene.life() == 4000 and scene.offers("play", "Answer")) is answered


@pytest.mark.clause("fow8", "1008.2")
def test_the_card_with_such_an_ability_can_itself_be_chased():
    scene = quiet()
    scene.put("hand", ANSWER)
    scene.put("hand", ox("[Enter] You gain 300 life. Players cannot chase this [Enter]."))
    assert scene.begin("main").answer("play", "Ox").offers("play", "Answer")
    assert refused("[Enter] You gain 300 life. Players cannot chase that [Enter].")


ELF_ONLY = "Choose the second only if you control an Elf."


@pytest.mark.clause("fow8", "903.2b")
@pytest.mark.parametrize(("races", "asked"), [(("Elf",), True), (("Human",), False)])
def test_an_option_is_barred_unless_its_condition_is_met(races, asked):
    scene = quiet()
    scene.put("field", body("Friend", races=races))
    scene.put("hand", spark(f"Choose one - You gain 100 life; or you gain 900 life. {ELF_ONLY}"))
    scene.begin("main").answer("play", "Spark")
    if asked:
        assert len(scene.ask.options) == 2
        scene.game.answer(1)
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == (4900 if asked else 4100)
    assert refused(f"Choose two - You gain 100 life; or you gain 900 life. {ELF_ONLY}", "chant")


@pytest.mark.clause("fow8", "1124.2")
@pytest.mark.parametrize("before", [True, False])
def test_an_option_behind_torrent_needs_another_card_played_this_turn(before):
    scene = quiet()
    scene.put("hand", spark("Choose one - You gain 100 life; [Torrent] You gain 900 life."))
    scene.put("hand", resonator("Early", 100, 100))
    scene.begin("main")
    if before:
        scene.answer("play", "Early")
        while scene.state.pending:
            scene.answer("pass")
    scene.answer("play", "Spark")
    if before:
        scene.game.answer(1)
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == (4900 if before else 4100)


PRISM = "You may pay the attribute cost of Elf resonators with will of any attribute."


@pytest.mark.clause("fow8", "203.2")
@pytest.mark.clause("fow8", "203.3")
@pytest.mark.parametrize(
    ("race", "made", "playable"),
    [
        ("Elf", "R", True),
        ("Elf", "W", True),
        ("Elf", "M", False),
        ("Human", "R", False),
        ("Human", "W", True),
    ],
)
def test_will_of_any_attribute_pays_the_attribute_cost_of_such_cards(race, made, playable):
    scene = quiet()
    scene.put("field", ox(PRISM))
    scene.put("field", stone(made))
    scene.put("hand", body("Friend", races=(race,), cost="{W}"))
    assert scene.begin("main").offers("play", "Friend") is playable
    assert refused("You may pay the cost of Elf resonators with will of any attribute.")


@pytest.mark.clause("fow8", "203.2")
def test_two_symbols_are_paid_with_will_of_two_other_attributes():
    scene = quiet()
    scene.put("field", ox(PRISM))
    scene.put("field", stone("R"))
    scene.put("field", stone("G"))
    scene.put("hand", body("Friend", races=("Elf",), cost="{W}{W}"))
    scene.begin("main").answer("play", "Friend")
    while scene.ask.player == 0 and scene.ask.kind in ("price", "pay"):
        scene.game.answer(0)
    while scene.state.pending:
        scene.answer("pass")
    assert sum(scene.in_play(one).rested for one in scene.cards("field")) == 2


@pytest.mark.clause("fow8", "203.2")
def test_an_ability_of_such_a_card_asks_for_its_own_attribute():
    scene = quiet()
    scene.put("field", ox(PRISM))
    scene.put("field", stone("R"))
    scene.put("field", body("Friend", *read("{W}: You gain 100 life.", "resonator"), races=("Elf",)))
    assert not scene.begin("main").offers("use", "Friend")


@pytest.mark.clause("fow8", "907.1")
def test_two_wills_are_chosen_one_by_one():
    scene = quiet()
    scene.put("field", ox("Banish this card: Produce two wills in any combination of attributes."))
    scene.put("hand", chant("Mixed", cost="{R}{G}", spell=spell(ChangeLife(500))))
    scene.begin("main").answer("use", "Ox")
    scene.game.answer(1)
    scene.game.answer(3)
    assert list(scene.state.players[0].resources[:5]) == [0, 1, 0, 1, 0]
    assert scene.offers("play", "Mixed")


def test_two_wills_for_dragons_pay_for_nothing_else():
    scene = quiet()
    made = "Banish this card: Produce two wills in any combination of attributes."
    scene.put("field", ox(f"{made} Spend those wills only to play Dragons."))
    scene.put("hand", body("Wyrm", races=("Dragon",), cost="{R}{R}"))
    scene.put("hand", body("Friend", races=("Elf",), cost="{R}"))
    scene.begin("main").answer("use", "Ox")
    scene.game.answer(1)
    scene.game.answer(1)
    assert scene.offers("play", "Wyrm") and not scene.offers("play", "Friend")


@pytest.mark.clause("fow8", "903.2j")
def test_another_resonator_is_removed_for_a_cost_and_not_the_card_itself():
    scene = quiet()
    words = "Remove another resonator you control from the game: You gain 300 life."
    scene.put("field", ox(words))
    assert not scene.begin("main").offers("use", "Ox")
    scene = quiet()
    scene.put("field", ox(words))
    elk = scene.put("field", body("Elk"))
    scene.begin("main").answer("use", "Ox")
    assert scene.zone_of(elk) == "removed area"


@pytest.mark.clause("fow8", "311.2a")
def test_the_rest_of_the_cards_seen_are_removed_face_down():
    scene = quiet()
    cards = [scene.put("main deck", body(name)) for name in ("Deep", "Mid", "Top")]
    look = "Look at the top three cards of your main deck. Put a resonator from among them into your hand"
    rest = "remove the rest from the game face down"
    scene.put("hand", spark(f"{look} and {rest}."))
    scene.begin("main").answer("play", "Spark").answer("choose", cards[1])
    while scene.state.pending:
        scene.answer("pass")
    assert [scene.zone_of(card) for card in cards] == ["removed area", "hand", "removed area"]


@pytest.mark.clause("fow8", "302.3")
def test_a_card_comes_back_from_the_graveyard_for_will():
    scene = quiet()
    pay = "you may pay {R}{R}. If you do, put this card into its owner's field"
    one = scene.put("field", ox(f"When this card is put into a graveyard from your field, {pay}."))
    scene.fill("field", stone("R"), 2)
    scene.put("hand", spark("Destroy target resonator."))
    scene.begin("main").answer("play", "Spark")
    while scene.zone_of(one) != "graveyard":
        scene.answer("pass")
    while scene.zone_of(one) == "graveyard":
        scene.answer("yes" if scene.offers("yes") else "pass")
    assert sum(scene.in_play(card).rested for card in scene.cards("field")) == 2

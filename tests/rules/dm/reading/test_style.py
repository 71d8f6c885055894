"""How the two house styles of Duel Masters come to one wording, and which texts are found damaged."""

import pytest

from rules.cards import Face
from rules.games.dm.reading.house import houses
from rules.games.dm.reading.style import paragraphs
from rules.reading.house import Damaged

BEAST, FLASH = Face("Beast", ("creature",), values={"attack bonus": 2000}), Face("Flash", ("spell",))


def test_bullets_markup_and_reminders_are_dropped():
    text = "■ Blocker ''(It may be tapped to block.)''\n■ '''This''' creature can't attack."
    assert paragraphs(text, BEAST) == ("Blocker", "This creature can't attack.")


def test_paragraphs_of_a_spell_are_marked_as_such():
    assert paragraphs("Draw a card.", FLASH) == ("{spell} Draw a card.",)


def test_options_are_joined_to_the_choice_that_they_belong_to():
    text = "■ Choose one of the following.\n:► Draw a card.\n:► Draw 2 cards."
    assert paragraphs(text, BEAST) == ("Choose one of the following. ► Draw a card. ► Draw 2 cards.",)


def test_that_an_option_may_be_chosen_twice_is_no_reminder():
    (line,) = paragraphs("■ Choose 2. ''(You may choose the same one twice.)''", BEAST)
    assert line == "Choose 2. You may choose the same one twice."


@pytest.mark.parametrize(
    "remark", ["(including a fire creature)", "(You can't use it.)", "(If you don't, draw a card.)"]
)
def test_a_remark_that_adds_a_rule_is_kept_and_not_read(remark):
    (line,) = paragraphs(f"Draw a card. {remark}", FLASH)
    assert remark in line
    assert houses()["en"].read(f"Draw a card. {remark}", FLASH).status == "unread"
    assert houses()["en"].read("Draw a card. (It goes to your hand.)", FLASH).status == "read"


def test_a_tap_ability_is_marked_where_it_is_explained():
    text = "Instead of having it attack, you may tap it to use its $tap ability.\n$tap Draw a card."
    assert paragraphs(text, BEAST) == ("{tap} Draw a card.",)


def test_a_stop_within_quotes_goes_behind_them():
    assert paragraphs('It has "blocker."', BEAST) == ('It has "blocker".',)


@pytest.mark.parametrize(
    "text",
    [
        "■ At the Step#Step 2 (Draw)",
        "■ Draw a card until the End Step",
        "■ Revolution Change",
        "■ Power Attacker",
        "■ Tap Ability",
        "■ Your opponent's creatures are Unchoosable",
        "■ If it's good (tooltip",
        "■ file:Picture.png",
        '■ It has "blocker.',
        "$tap Draw a card.",
        "Instead of having it attack, you may tap it to use its $tap ability.",
        "Metamorph (Something is explained.)",
        "► Draw a card.",
        "Power attacker +4000",
    ],
)
def test_a_damaged_text_is_found(text):
    with pytest.raises(Damaged):
        paragraphs(text, BEAST)
    assert houses()["en"].read(text, BEAST).reason == "damaged text"


def test_the_figure_of_power_attacker_is_that_of_the_card():
    reading = houses()["en"].read("Power attacker +2000", BEAST)
    assert (reading.status, reading.keywords) == ("read", frozenset({"Power Attacker"}))

"""Texts of Force of Will as the sources have them, put right before they are read."""

import pytest

from rules.cards import Face
from rules.games.fow8.reading.style import style
from rules.games.fow8.reading.style_lines import options_joined
from rules.games.fow8.reading.style_quotes import repaired
from rules.reading.house import Damaged

NAME = "Fire Magic Stone"


def test_a_quote_lost_before_a_name_comes_back_and_the_one_left_over_goes():
    assert repaired(f'If {NAME}" is there, gain [Flying]."') == f'If "{NAME}" is there, gain [Flying].'
    assert repaired('Each card with Fire" in its name gains [Flying]."') == (
        'Each card with "Fire" in its name gains [Flying].'
    )


@pytest.mark.parametrize(
    "text",
    [
        f'If "{NAME}" is there, this gains "draw a card"',
        'If Nobody at All" is there, gain [Flying]."',
        f'If {NAME}" is there, gain [Flying].',
        'The word of fire" gains [Flying]."',
        f'"{NAME}"',
        '"',
        "",
    ],
)
def test_other_texts_keep_their_quotes(text):
    assert repaired(text) == text


def test_a_name_that_no_card_has_leaves_the_text_damaged():
    with pytest.raises(Damaged):
        style('If Nobody at All" is there, gain [Flying].\nGain "draw a card."', Face("X", ("resonator",)))


def test_options_in_lines_of_their_own_come_behind_their_choice():
    lines = ["Choose one -", "Draw a card.", "or you gain 300 life;", "or rest this card.", "[Flying]"]
    assert options_joined(lines) == [
        "Choose one - Draw a card; or you gain 300 life; or rest this card.",
        "[Flying]",
    ]
    for other in (["Choose one - draw a card; or rest this card.", "or"], ["[Rune] 2 -", "or draw a card."]):
        assert options_joined(other) == other


@pytest.mark.parametrize(
    ("text", "reads"),
    [
        (
            "Your opponent draws a card. He or she loses 300 life.",
            "Your opponent draws a card. your opponent loses 300 life",
        ),
        (
            "Your opponent and target player draw. He or she loses 300 life.",
            "Your opponent and target player draw. He or she loses 300 life",
        ),
    ],
)
def test_he_or_she_is_the_opponent_where_nobody_else_is_named(text, reads):
    assert style(text, Face("X", ("resonator",))) == (reads,)


def test_a_choice_on_arrival_and_what_depends_on_it_are_read_together():
    lines = "Elves of the chosen race gain [Flying].\nWhen this card enters the field ⇒ Choose a race."
    assert style(lines, Face("X", ("resonator",))) == (
        "When this card enters the field ⇒ Choose a race . Elves of the chosen race gain [Flying]",
    )


def test_a_cost_and_an_ability_without_a_sign_between_them_are_parted():
    assert style("[Inheritance] {G}{1} Draw a card.", Face("X", ("resonator",))) == (
        "[Inheritance] {G}{1}: Draw a card",
    )
    assert style("Elves gain: [Activate] {1}: Draw a card.", Face("X", ("resonator",))) == (
        'Elves gain "{1}: Draw a card"',
    )

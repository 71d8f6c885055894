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

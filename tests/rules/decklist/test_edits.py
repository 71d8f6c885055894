"""A deck edited by lines such as `+2 Card`, `-1 Card` and `A -> B`."""

import pytest

from rules.construction.deck import Deck
from rules.decklist import UnreadableFile, read_decklist
from rules.decklist.edits import carried_out
from rules.decklist.limits import MOST_SEARCHES

LIST = "[Main]\n4 Thunder\n5 Laevateinn, the Demon Sword\n[Sideboard]\n2 Thunder\n"


@pytest.fixture
def deck() -> Deck:
    return read_decklist(LIST, "fow8").deck


def held(deck: Deck, text: str) -> dict[str, int]:
    """What a deck holds after edits, by section and name."""
    edited = carried_out(deck, text)
    assert edited is not None and edited.unresolved == ()
    return {f"{one.section} {one.card.name}": one.count for one in edited.reading.deck.entries}


BEFORE = {"main Thunder": 4, "main Laevateinn, the Demon Sword": 5, "sideboard Thunder": 2}


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("+2 Rukh Egg", {"main Rukh Egg": 2}),
        ("+1 Thunder", {"main Thunder": 5}),
        ("-1 thunder", {"main Thunder": 3}),
        ("−5 Thunder", {"main Thunder": 0, "sideboard Thunder": 1}),
        ("-1x VS01-026", {"main Laevateinn, the Demon Sword": 4}),
        ("[Sideboard]\n-2 Thunder\n+1 Rukh Egg", {"sideboard Thunder": 0, "sideboard Rukh Egg": 1}),
        (
            "Thunder -> Rukh Egg",
            {"main Thunder": 0, "main Rukh Egg": 4, "sideboard Thunder": 0, "sideboard Rukh Egg": 2},
        ),
        ("2 Thunder → Rukh Egg", {"main Thunder": 2, "main Rukh Egg": 2}),
        ("# a comment\n\n-1 Thunder\n// another\n+1 Thunder", {}),
        ("+3 Rukh Egg\n-1 Rukh Egg", {"main Rukh Egg": 2}),
        # A stone may not stand where the card stood that it takes the place of.
        ("[Main]\n1 Thunder -> Fire Magic Stone", {"main Thunder": 3, "stone Fire Magic Stone": 1}),
    ],
)
def test_edits_are_carried_out_on_the_deck_one_after_the_other(deck, text, becomes):
    after = {key: count for key, count in (BEFORE | becomes).items() if count}
    assert held(deck, text) == after


@pytest.mark.parametrize(
    "text", [LIST, "", "\n", "# only this", "[Main]", "+1 Thunder\n4 Rukh Egg", "- 2 Thunder", "Thunder"]
)
def test_a_text_that_is_not_made_of_edits_alone_is_none(deck, text):
    assert carried_out(deck, text) is None


@pytest.mark.parametrize(
    ("text", "why", "instead"),
    [
        ("+1 Rukh Eg", "no card is called 'Rukh Eg'", "+1 Rukh Egg"),
        ("-1 Thundr", "the deck holds no 'Thundr'", "-1 Thunder"),
        ("-1 Rukh Egg", "the deck holds no 'Rukh Egg'", ""),
        ("-9 Thunder", "the deck holds 6 of it, not 9", "-6 Thunder"),
        ("[Sideboard]\n-3 Thunder", "the deck holds 2 of it, not 3", "-2 Thunder"),
        ("Thunder -> Rukh Eg", "no card is called 'Rukh Eg'", "Thunder -> Rukh Egg"),
        ("1 Thundr -> Rukh Egg", "the deck holds no 'Thundr'", "1 Thunder -> Rukh Egg"),
        ("+0 Thunder", "0 is no number of copies; one line changes 1 to 99", ""),
        ("+100 Thunder", "100 is no number of copies; one line changes 1 to 99", ""),
    ],
)
def test_an_edit_that_cannot_be_carried_out_changes_nothing_and_says_why(deck, text, why, instead):
    edited = carried_out(deck, text)
    assert edited is not None
    assert edited.reading.deck.entries == deck.entries
    (line,) = edited.unresolved
    assert line.text == text.splitlines()[-1] and line.line == len(text.splitlines())
    assert line.detail == why
    assert instead in line.suggestions if instead else not {"-1 Thunder"} & set(line.suggestions)


def test_a_section_that_the_game_does_not_have_is_named_with_those_it_has(deck):
    with pytest.raises(
        UnreadableFile, match="line 2: there is no section 'Nowhere'; there are Ruler, Main deck"
    ):
        carried_out(deck, "\n[Nowhere]\n+1 Thunder")


def test_so_many_names_are_looked_for_and_no_more(deck):
    edited = carried_out(deck, "+1 Nobody Knows This\n" * (MOST_SEARCHES + 3))
    assert edited is not None
    assert sum(line.detail.startswith("not looked up") for line in edited.unresolved) == 3


def test_lines_that_the_deck_does_not_understand_stay_with_it():
    deck = read_decklist(LIST + "1 Nobody Knows This", "fow8").deck
    edited = carried_out(deck, "-1 Thunder")
    assert edited is not None
    assert edited.reading.deck.unresolved == deck.unresolved

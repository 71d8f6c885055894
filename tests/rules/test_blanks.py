"""Blanks: cards as if nothing were printed in their text boxes."""

from dataclasses import replace

import pytest

from rules.blanks import blank_id, card_or_blank, is_blank, printed_id
from rules.construction.deck import Entry
from rules.definitions import definitions, finder
from rules.play import Meeting, Seat, ending, game_of
from rules.readings import reading_of
from rules.samples import sample_decks
from rules.systems import CODES, system


@pytest.mark.parametrize("code", CODES)
def test_a_blank_has_the_printed_facts_of_its_card_and_does_nothing(code):
    of, define = system(code), definitions(code)
    for card in of.catalogue():
        blank = card_or_blank(of, blank_id(card.id))
        assert blank is not None and blank.id == blank_id(card.id)
        for printed, side in zip(card.faces, blank.faces, strict=True):
            kept = ("name", "types", "marks", "cost", "total_cost", "attributes", "races")
            assert [getattr(side, name) for name in kept] == [getattr(printed, name) for name in kept]
            assert all(side.values.get(name) == printed.values.get(name) for name in of.values)
        assert not any(side.abilities or side.keywords for side in define(blank).faces), card.id
        assert reading_of(code, blank).printed == 0


def test_a_blank_is_one_and_the_same_card_wherever_it_is_looked_up():
    of = system("dm")
    card = next(iter(of.catalogue()))
    blank = card_or_blank(of, blank_id(card.id))
    assert blank is card_or_blank(of, blank_id(blank_id(card.id))) and blank is not card
    assert finder("dm")(blank_id(card.id)) is definitions("dm")(blank)
    assert card_or_blank(of, card.id) is card
    assert card_or_blank(of, "nothing:blank") is None is card_or_blank(of, "nothing")
    assert (is_blank(card.id), is_blank(blank.id)) == (False, True)
    assert printed_id(blank.id) == printed_id(card.id) == card.id


@pytest.mark.parametrize("code", CODES)
def test_a_game_with_blanks_is_played_to_its_end_and_again_from_its_record(code):
    name, deck = next(iter(sample_decks(code).items()))
    of = system(code)

    def without_text(entry: Entry) -> Entry:
        return replace(entry, card=card_or_blank(of, blank_id(entry.card.id)))

    blanks = replace(deck, entries=tuple(map(without_text, deck.entries)))
    meeting = Meeting((Seat("blanks", blanks, "greedy"), Seat(name, deck, "greedy")))
    game = meeting.play(meeting.game(5, swapped=False), (1, 2), swapped=False)
    assert game.state.result is not None
    record = meeting.record(game, 5, swapped=False)
    again = game_of(record)
    again.start()
    for answer in record.answers:
        again.answer(answer)
    assert ending(again) == record.digest

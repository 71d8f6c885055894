"""Lists as mail, chats, tables and word processors leave them: no card is lost, and none is counted once."""

import pytest

import rules
from rules.construction.deck import merged
from rules.systems import CODES
from tests.rules.decklist.test_renderings import deck_of, lines

NAMED = "{n} {name}"
TEXTS = {
    "numbered": ("[{title}]", "7. {n}x {name}"),
    "numbered, quantity behind": ("[{title}]", "7. {name} x{n}"),
    "numbered, quantity in brackets": ("[{title}]", "7. {name} ({n})"),
    "signed behind": ("[{title}]", "{name} {n}x"),
    "signed in brackets": ("[{title}]", "{name} (x{n})"),
    "signed in square brackets": ("[{title}]", "{name} [{n}x]"),
    "dots": ("[{title}]", "{name}.....{n}"),
    "star": ("[{title}]", "{name}*{n}"),
    "tabs": ("[{title}]", "{id}\t{bare}\t{n}"),
    "e-mail": ("> {title}", "> {n} {name}\n>"),
    "e-mail quoted twice": (">> {title}:", ">> {n} {name}\n>>"),
    "e-mail quoted twice, apart": ("> > {title} ({n})", "> > {n} {name}"),
    "check boxes": ("[{title}]", "- [ ] {n} {name}"),
    "ticked boxes": ("[{title}]", "- [x] {n} {name}"),
    "spoilers": ("||{title}||", "||{n} {name}||"),
    "wiki links": ("[{title}]", "{n}x [[{id}]]"),
    "cells of commas": ("[{title}]", "{n},{bare},{id}"),
    "cells of semicolons": ("[{title}]", "{n};{bare};{id}"),
    "cells of bars": ("[{title}]", "{n}|{bare}|{id}"),
    "fences": ("```txt\n[{title}]", "{n} {name}\n```\n\n```"),
    "Markdown": ("## {title}\n| Qty | Name | Number |\n|:--|---|--:|", "| {n} | {bare} | {id} |"),
    "Markdown, quantity behind": (
        "**{title}**\n| Name | No. | Count |\n|---|---|---|",
        "| {bare} | {id} | {n} |",
    ),
    "Markdown with costs": (
        "### {title}\n| Card | ID | Cost | Copies |\n|---|---|---|---|",
        "| {bare} | {id} | 7 | {n} |",
    ),
    "Markdown without frames": ("{title}\n\nCount | Name\n--- | ---", "{n} | {name}"),
}


def held(deck: rules.Deck) -> list[tuple[str, str, int]]:
    return [(entry.section, entry.card.id, entry.count) for entry in merged(deck.entries)]


@pytest.mark.parametrize("shape", TEXTS)
@pytest.mark.parametrize("code", CODES)
def test_a_list_in_an_odd_wrapping_is_the_same_deck(code, shape):
    deck = deck_of(code)
    reading = rules.read_decklist(lines(deck, *TEXTS[shape]), code)
    assert reading.deck.unresolved == ()
    assert held(reading.deck) == held(deck)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("end", ["\u2028", "\x0b", "\u2029"])
def test_soft_line_ends_of_word_processors_end_lines(code, end):
    deck = deck_of(code)
    reading = rules.read_decklist(lines(deck, "[{title}]", NAMED, end), code)
    assert (reading.deck.unresolved, held(reading.deck)) == ((), held(deck))


@pytest.mark.parametrize("code", CODES)
def test_a_fence_at_the_ends_of_the_first_and_last_line_is_none_of_them(code):
    deck = deck_of(code)
    reading = rules.read_decklist(f"My list:\n```{lines(deck, '[{title}]', NAMED).strip()}```", code)
    assert (reading.deck.unresolved, held(reading.deck)) == ((), held(deck))


def test_a_table_that_begins_the_text_is_one_of_markdown():
    reading = rules.read_decklist("| Number | Copies |\n|---|---|\n| CMF-038 | 3 |", "fow8")
    assert [(entry.card.name, entry.count) for entry in reading.deck.entries] == [("Thunder", 3)]
    assert reading.deck.unresolved == ()


def test_a_row_with_two_figures_and_no_header_is_a_question_and_not_one_copy():
    reading = rules.read_decklist("| 3 | Thunder | 7 |", "fow8")
    assert reading.deck.entries == ()
    (line,) = reading.deck.unresolved
    assert line.text == "| 3 | Thunder | 7 |"

"""Numbers and files as they are met in the wild: odd spellings of one list are one deck."""

import json

import pytest

import rules
from rules.decklist import UnreadableFile


def read(text, of="fow8", place=0):
    return rules.read_decklist(text, of, place=place)


def held(reading):
    return [(entry.count, entry.card.id) for entry in reading.deck.entries]


@pytest.mark.parametrize(
    ("line", "of", "card"),
    [
        *(("3 1-178R-FL", "setcg", "1-178R"), ("3 1-178R-FL Leviathan", "setcg", "1-178R")),
        *(("3 Leviathan (1-178R-FL)", "setcg", "1-178R"), ("3 Leviathan – 1-178R", "setcg", "1-178R")),
        *(("3 04-054L Onion Knight", "setcg", "4-054L"), ("3 1\u2010178R", "setcg", "1-178R")),
        *(("3 1-178", "setcg", "1-178R"), ("3 Leviathan 1-178R FL", "setcg", "1-178R")),
        *(
            ("3 SDR5-009J", "fow8", "SDR5-009"),
            ("3 TSW-001^", "fow8", "TSW-001"),
            ("3 TSW-001*", "fow8", "TSW-001"),
        ),
        *(("3 Grimm, the Fairy Tale Prince (CMF-005J)", "fow8", "CMF-005"), ("3 CMF 38", "fow8", "CMF-038")),
        *(("3 Thunder [CMF #38]", "fow8", "CMF-038"), ("3 Thunder (CMF-038) *F*", "fow8", "CMF-038")),
        *(
            ("3 Cyber Brain DM-01 052", "dm", "ja-DM-01-52"),
            ("3 Cyber Brain (DM-01 052)", "dm", "ja-DM-01-52"),
        ),
        *(("3 Cyber Brain DM-01 52/110", "dm", "ja-DM-01-52"), ("3 Holy Awe DM-01 #6", "dm", "en-DM-01-6")),
        *(
            ("3 dm01-052 サイバー・ブレイン", "dm", "ja-DM-01-52"),
            ("3 dm01-052 Dark Reversal", "dm", "en-DM-01-52"),
        ),
        *(
            ("3 BP01 001", "sve", "BP01-001"),
            ("3 BP01-001EN-FL", "sve", "BP01-001"),
        ),
    ],
)
def test_numbers_are_read_with_their_marks_and_beside_their_set(line, of, card):
    reading = read(line, of)
    assert held(reading) == [(3, card)]
    assert (reading.deck.unresolved, reading.notes) == ((), ())


@pytest.mark.parametrize("line", ["3 DM-01 052", "3 DM-01 52/110", "3 DM-01 #52", "3 dm01-052"])
def test_a_number_that_two_printings_bear_names_both_cards(line):
    (found,) = read(line, "dm").deck.unresolved
    assert (found.why, found.count) == ("ambiguous_card", 3)
    assert {"en-DM-01-52 Dark Reversal", "ja-DM-01-52 Cyber Brain"} <= set(found.suggestions)


@pytest.mark.parametrize(
    "line",
    [
        *(
            "４\u3000Ｔｈｕｎｄｅｒ",
            "4\u00a0Thunder",
            "•\u00a04\u00a0×\u00a0Thunder",
            "Thunder × ４枚",
            "4枚 Thunder",
        ),
        *(
            "◦ 4 Thunder",
            "– 4 Thunder",
            "→ 4x Thunder",
            "☐ 4 Thunder",
            "[ ] 4 Thunder",
            "1) 4 Thunder",
            "x4 Thunder",
        ),
        *(
            "**4** Thunder",
            "*4x Thunder*",
            "4,Thunder",
            "4;Thunder",
            "`4 Thunder`",
            "> 4 Thunder",
            "・4 Thunder",
        ),
    ],
)
def test_bullets_odd_blanks_and_wide_digits_do_not_matter(line):
    reading = read(line)
    assert held(reading) == [(4, "CMF-038")]
    assert (reading.deck.unresolved, reading.notes, reading.ignored) == ((), (), ())


@pytest.mark.parametrize(
    "text",
    [
        "<b>Ruler</b><br>1 Grimm, the Fairy Tale Prince<br><br><b>Main</b><br>4&nbsp;Thunder<br/>",
        "<h3>Ruler (1)</h3>\n<ul>\n<li>1 Grimm, the Fairy Tale Prince</li>\n</ul><h3>Main</h3>"
        "<ul><li>4 Thunder</li></ul>",
        "<p>Ruler</p><p>1 Grimm, the Fairy Tale Prince</p><div>Main deck</div>"
        "<div>4 <a href='/c'>Thunder</a></div>",
        "<!DOCTYPE html><html><head><style>b{color:red}</style></head><body><table><tr><th>Ruler</th></tr>"
        "<tr><td>1</td><td>Grimm, the Fairy Tale Prince</td></tr><tr><th>Main</th></tr>"
        "<tr><td>4</td><td><i>Thunder</i></td></tr></table></body></html>",
        "Ruler\n1 <strong>Grimm, the Fairy Tale Prince</strong>\nMain\n4 Thunder<br>",
    ],
)
def test_what_is_pasted_from_a_web_page_is_read_without_its_tags(text):
    reading = read(text)
    assert held(reading) == [(1, "CMF-005"), (4, "CMF-038")]
    assert [entry.section for entry in reading.deck.entries] == ["ruler", "main"]
    assert (reading.format, reading.deck.unresolved) == ("html", ())


@pytest.mark.parametrize(
    "data",
    [
        {"cards": [{"quantity": 3, "card": {"serial_number": "10-039"}}]},
        {"cards": [{"quantity": 3, "card": {"number": "10-039"}}]},
        {"cards": [{"quantity": 3, "card": {"card": "x", "cardNumber": "10-039C"}}]},
        {"cards": [{"count": 3, "card": "10-039"}]},
        {"deckList": [{"serialNumber": "10-039", "qty": "3"}]},
        {"entries": [{"card_name": "Nag'molada", "serial_number": "10-039", "amount": 3}]},
        {"main": {"10-039": 3}},
        [{"quantity": 3, "card": {"serial_number": "10-039"}}],
        {"deck": {"name": "x", "cards": [{"quantity": 3, "card": {"serial_number": "10-039"}}]}},
    ],
    ids=json.dumps,
)
def test_cards_in_json_are_found_by_the_keys_that_programs_use(data):
    reading = read(json.dumps(data), "setcg")
    found = [(count, card[:6]) for count, card in held(reading)]
    assert found == [(3, "10-039")], reading.deck.unresolved


def test_cards_in_json_may_say_their_section_themselves():
    rows = [
        {"section": "Sideboard", "name": "Thunder", "count": 2},
        {"section": "Maybeboard", "name": "Thunder", "count": 1},
        {"name": "Thunder", "count": 4},
    ]
    reading = read(json.dumps({"cards": rows}))
    assert [(one.section, one.count) for one in reading.deck.entries] == [("sideboard", 2), ("main", 4)]
    assert [(one.title, one.count) for one in reading.deck.outside] == [("Maybeboard", 1)]


@pytest.mark.parametrize(
    "table",
    [
        "quantity,serial_number\n3,10-039\n",
        "Qty;Card Number;Name\n3;10-039;\n",
        "Count\tSerialNumber\n3\t10-039\n",
        "serial number|copies\n10-039|3\n",
    ],
)
def test_tables_are_found_by_the_words_for_numbers_and_whatever_is_between_columns(table):
    reading = read(table, "setcg")
    assert reading.format == "csv"
    assert [(count, card[:6]) for count, card in held(reading)] == [(3, "10-039")]


DECKS = [{"name": f"Deck of {n}", "cards": [{"name": "Thunder", "count": n % 4 + 1}]} for n in range(1, 301)]


def test_a_file_of_several_hundred_decks_is_read_as_each_of_them():
    text = json.dumps(DECKS)
    first = read(text)
    assert (first.name, first.place, len(first.decks)) == ("Deck of 1", 0, 300)
    last = read(text, place=299)
    assert (last.name, held(last), last.place) == ("Deck of 300", [(1, "CMF-038")], 299)
    assert last.decks[298:] == ("Deck of 299", "Deck of 300")
    with pytest.raises(UnreadableFile, match="there is no deck 301; the file holds 300"):
        read(text, place=300)


@pytest.mark.parametrize(
    "data",
    [
        {"decks": DECKS[:3]},
        {"one": {"main": ["CMF-038"]}, "two": {"main": ["CMF-005"]}, "three": {"main": {"CMF-038": 2}}},
        [{"name": "empty"}, *DECKS[:2]],
        [json.loads(rules.write_decklist(read("4 Thunder").deck, "json", name)) for name in ("a", "b", "c")],
    ],
    ids=["under a key", "by name", "one of them empty", "our own"],
)
def test_several_decks_are_found_however_the_file_holds_them(data):
    reading = read(json.dumps(data), place=1)
    assert (len(reading.decks), reading.place) == (3, 1)
    assert len(reading.deck.entries) == 1

"""Plain text lists: headings, quantities, names and numbers, comments, titles."""

import re

import pytest

import rules


def read(text, system="fow8"):
    return rules.read_decklist(text, system)


def held(reading):
    return [(entry.section, entry.count, entry.card.name) for entry in reading.deck.entries]


def kept(reading):
    return [(line.line, line.text, line.why, line.section) for line in reading.deck.unresolved]


@pytest.mark.parametrize(
    "line",
    [
        *("4 Thunder", "4x Thunder", "4xThunder", "4 x Thunder", "4X Thunder", "4× Thunder", "4* Thunder"),
        *(
            "Thunder x4",
            "Thunder ×4",
            "- 4 Thunder",
            "* 4x Thunder",
            "• 4 Thunder",
            "+4 Thunder",
            "4\tThunder",
            "4&nbsp;Thunder",
            "4&#160;x&nbsp;Thunder",
        ),
        *("４×Ｔｈｕｎｄｅｒ", "٤ Thunder", "  4   Thunder  ", "4 THUNDER", "4 thunder", "\ufeff4 Thunder"),
        *("4 Thunder (CMF-038)", "4 CMF-038 Thunder", "4 CMF-038", "4 cmf-038", "4 Thunder [CMF-038]"),
        *("4 Thunder [CMF] 038", "4 Thunder (CMF) 038", "4 Thunder # the red one", "Main: 4 Thunder"),
        *("4x Thunder CMF 038", "4 Thunder CMF #38", "4 CMF 038 Thunder", "4 CMF 038", "Thunder x4 CMF-038"),
        *(
            "(4) Thunder",
            "[4] Thunder",
            "4, Thunder",
            "4: Thunder",
            "Thunder 4",
            "Thunder (4)",
            "Thunder [4]",
        ),
        *("Thunder, 4", "Thunder: 4", "CMF-038 4", "Thunder CMF 038 4", "Thunder (CMF-038) 4"),
    ],
)
def test_the_ways_to_write_four_copies_of_a_card(line):
    reading = read(line)
    assert held(reading) == [("main", 4, "Thunder")]
    assert kept(reading) == []


@pytest.mark.parametrize(
    ("line", "system", "name"),
    [
        ("3 15-001R/9-002H Ifrita", "setcg", "Ifrita"),
        ("3 PR-001/1-182L Cloud", "setcg", "Cloud"),
        ("3 Cloud 1-182L", "setcg", "Cloud"),
        ("Cloud 1-182L 3", "setcg", "Cloud"),
        ("3 BP01-001EN", "sve", "Rose Queen"),
        ("3 Rose Queen BP01-001EN", "sve", "Rose Queen"),
    ],
)
def test_numbers_of_two_printings_and_with_a_language_are_those_of_the_card(line, system, name):
    reading = read(line, system)
    assert [(count, found) for _, count, found in held(reading)] == [(3, name)]
    assert (kept(reading), reading.notes) == ([], ())


def test_numbers_of_two_cards_are_not_decided_between():
    (found,) = read("3 1-182L/PR-001", "setcg").deck.unresolved
    assert (found.why, found.count) == ("ambiguous_card", 3)


def test_a_number_behind_a_name_is_no_quantity_where_the_name_has_it():
    reading = read("[Main 6]\nThunder 4\n2 Thunder", "fow8")
    assert (held(reading), reading.notes) == ([("main", 4, "Thunder"), ("main", 2, "Thunder")], ())
    numbered = [card.name for card in rules.system("dm").catalogue() if re.search(r" \d{1,2}$", card.name)]
    assert numbered
    for name in numbered:
        assert [(count, found) for _, count, found in held(read(name, "dm"))] == [(1, name)]


def test_a_card_without_a_number_is_one_copy():
    assert held(read("[Ruler]\nGrimm, the Fairy Tale Prince")) == [
        ("ruler", 1, "Grimm, the Fairy Tale Prince")
    ]


@pytest.mark.parametrize(
    ("line", "count", "system"),
    [
        ("4 200 IQ", 4, "fow8"),
        ("2 -(r/10)ln(r/10) ≤ 1/e", 2, "fow8"),
        ("3 */ Unavarez, Shigen /*", 3, "dm"),
        ("1 Aria (TYPE-0)", 1, "setcg"),
        ("2 レジェンドレース　VSエルコンドルパサー", 2, "sve"),
    ],
)
def test_names_with_figures_and_signs_are_names(line, count, system):
    ((_, found, name),) = held(read(line, system))
    assert (found, name) == (count, line.split(" ", 1)[1])


@pytest.mark.parametrize("line", ["4 X-Ray", "4x Xeex", "4xXeex"])
def test_an_x_that_begins_a_name_is_not_taken_for_a_sign(line):
    reading = read(line)
    (found,) = reading.deck.unresolved
    assert (found.text, found.why, found.count) == (line, "unknown_card", 4)


@pytest.mark.parametrize(
    "words",
    [
        "Falltgold, the Dragoon // Bahamut, the Dragon King",
        "Falltgold, the Dragoon / Bahamut, the Dragon King",
        "Falltgold, the Dragoon | Bahamut, the Dragon King",
        "Bahamut, the Dragon King // Falltgold, the Dragoon",
        "Falltgold, the Dragoon",
    ],
)
def test_both_sides_of_a_card_or_its_front_name_it(words):
    assert held(read(f"1 {words}")) == [("ruler", 1, "Falltgold, the Dragoon")]


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        *(("[Main]", "main"), ("Main:", "main"), ("Main deck (4)", "main"), ("// Main", "main")),
        *(("# Sideboard", "sideboard"), ("Side 4", "sideboard"), ("== Side deck ==", "sideboard")),
        *(("[Sideboard 4]", "sideboard"), ("**Side**", "sideboard"), ("MAIN DECK - 4 cards", "main")),
        *(("［Main］", "main"), ("SB:", "sideboard"), ("Sideboard (4 cards):", "sideboard")),
    ],
)
def test_the_ways_to_write_a_heading(heading, section):
    reading = read(f"{heading}\n4 Thunder")
    assert held(reading) == [(section, 4, "Thunder")]
    assert (kept(reading), reading.notes) == ([], ())


def test_headings_are_those_of_each_system_in_its_own_words():
    assert held(read("[超次元ゾーン]\n1 Aqua Hulcus", "dm")) == [("hyperspatial", 1, "Aqua Hulcus")]
    assert held(read("Backups 2\n2 1-003C Red Mage", "setcg")) == [("main", 2, "Red Mage")]


def test_without_headings_each_card_goes_where_it_belongs():
    reading = read("1 Grimm, the Fairy Tale Prince\n4 Thunder\n4 Magic Stone of Heat Ray\nSB: 2 Thunder")
    assert [section for section, _, _ in held(reading)] == ["ruler", "main", "stone", "sideboard"]


def test_an_unknown_heading_is_kept_with_the_sections_there_are_and_closes_the_one_before():
    reading = read("[Main]\n4 Thunder\n[Reserve]\n4 Thunder\n[Nothing below]")
    assert held(reading) == [("main", 4, "Thunder")]
    assert kept(reading) == [
        (3, "[Reserve]", "unreadable_line", ""),
        (4, "4 Thunder", "unplaced_card", ""),
    ]
    assert [(line.text, line.why) for line in reading.ignored] == [
        ("[Nothing below]", "a heading without cards")
    ]
    assert "no section “Reserve”; it has Ruler, Main deck" in reading.deck.unresolved[0].detail


def test_a_section_of_another_game_is_no_card_but_an_unknown_section():
    reading = read("Hyperspatial zone\n4 Thunder")
    assert kept(reading) == [
        (1, "Hyperspatial zone", "unreadable_line", ""),
        (2, "4 Thunder", "unplaced_card", ""),
    ]
    assert "no section" in reading.deck.unresolved[0].detail


def test_a_line_for_a_section_that_the_system_lacks_is_kept():
    reading = read("SB: 2 1-003C Red Mage", "setcg")
    assert held(reading) == []
    assert kept(reading) == [(1, "SB: 2 1-003C Red Mage", "unplaced_card", "")]


def test_a_heading_that_announces_another_number_is_remarked_on():
    reading = read("[Main 5]\n4 Thunder")
    assert reading.notes == ("line 1 announces 5 cards under “Main”; 4 were read there",)


def test_comments_rules_and_blank_lines_say_nothing():
    reading = read("# a list\n\n// of mine\n-----\n4 Thunder\n\n#\n***")
    assert held(reading) == [("main", 4, "Thunder")]
    assert (kept(reading), reading.notes, reading.name) == ([], (), "")


@pytest.mark.parametrize(
    "line", ["# Name: Rain", "Name: Rain", "Deck name: Rain", "Title: Rain", "// name: Rain"]
)
def test_a_title_names_the_deck(line):
    reading = read(f"{line}\n4 Thunder")
    assert (reading.name, held(reading), kept(reading)) == ("Rain", [("main", 4, "Thunder")], [])


def test_a_second_title_is_remarked_on():
    reading = read("Name: Rain\nTitle: Snow\n4 Thunder")
    assert reading.name == "Rain"
    assert reading.notes == ("line 2 gives a second name, which was passed over: “Snow”",)


def test_a_bare_line_that_is_no_card_is_unreadable_and_says_what_would_be_right():
    (line,) = read("my best deck").deck.unresolved
    assert (line.line, line.text, line.why, line.count) == (1, "my best deck", "unreadable_line", 0)
    assert line.detail.endswith("write a card as: 4 Card Name")


def test_a_misspelled_name_is_unknown_and_the_nearest_are_offered():
    (line,) = read("\n4 Tunder").deck.unresolved
    assert (line.line, line.why, line.count) == (2, "unknown_card", 4)
    assert line.suggestions[0] == "Thunder"


def test_a_name_of_several_cards_is_ambiguous_until_a_number_tells():
    (line,) = read("2 Cloud", "setcg").deck.unresolved
    assert (line.why, line.count) == ("ambiguous_card", 2)
    assert len(line.suggestions) > 1
    ((_, _, name),) = held(read(f"2 {line.suggestions[0]}", "setcg"))
    assert name == "Cloud"


def test_a_number_that_belongs_to_quite_another_name_is_not_believed():
    (line,) = read("4 CMF-038 Grimm, the Fairy Tale Prince").deck.unresolved
    assert line.why == "ambiguous_card"
    assert {one.split()[0] for one in line.suggestions} == {"CMF-038", "CMF-005"}


def test_a_number_that_no_card_has_is_remarked_on_and_the_name_believed():
    reading = read("4 Thunder (CMF-999)")
    assert held(reading) == [("main", 4, "Thunder")]
    assert reading.notes == ("line 1: no card has the number “CMF-999”",)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_on_any_machine(end):
    assert held(read(f"4 Thunder{end}1 CMF-005{end}")) == [
        ("main", 4, "Thunder"),
        ("ruler", 1, "Grimm, the Fairy Tale Prince"),
    ]


def test_marks_that_turn_the_direction_of_writing_are_left_out_and_told_of():
    reading = read("4 \u202eThunder\u202c\n1 \u2067No Such\u2069 Card\u200f")
    assert held(reading) == [("main", 4, "Thunder")]
    assert kept(reading) == [(2, "1 No Such Card", "unknown_card", "")]
    assert all("do not show" in note for note in reading.notes)
    assert len(reading.notes) == 2

"""Deck files of other programs, in XML and JSON, and our own."""

import json

import pytest

import rules
from tests.kinds import READ_BACK

GRIMM = "Grimm, the Fairy Tale Prince"


def read(text, system="fow8", filename=""):
    return rules.read_decklist(text, system, filename)


def held(reading):
    return [(entry.section, entry.count, entry.card.name) for entry in reading.deck.entries]


def kept(reading):
    return [(line.line, line.text, line.why, line.section) for line in reading.deck.unresolved]


def test_a_lackey_deck_lists_every_copy():
    reading = read(
        """<deck version="0.8">
    <meta><game>Any</game><name>Storm</name></meta>
    <superzone name="Ruler"><card><name id="CMF-005-r,CMF-005-j">Grimm | Other Side</name></card></superzone>
    <superzone name="Deck">
        <card><name id="CMF-038">Thunder</name><set>CMF</set></card>
        <card><name id="CMF-038">Thunder</name><set>CMF</set></card>
        <card><name id="ZZZ-001">No Such Card</name><set>ZZZ</set></card>
        <card/>
    </superzone>
    <superzone name="Bench"/>
</deck>"""
    )
    assert (reading.format, reading.name) == ("dek", "Storm")
    assert "LackeyCCG" in reading.detected
    assert held(reading) == [("ruler", 1, GRIMM), ("main", 2, "Thunder")]
    assert [(line, why, section) for line, _, why, section in kept(reading)] == [
        (7, "unknown_card", "main"),
        (8, "unreadable_line", "main"),
    ]
    assert [(line.line, line.text, line.why) for line in reading.ignored] == [
        (10, "Bench", "a heading without cards")
    ]


def test_an_octgn_deck_goes_by_id_and_then_by_name():
    card = rules.system("setcg").catalogue().find("1-003C")[0]
    reading = read(
        f"""<deck game="0" sleeveid="0">
  <section name="Backups" shared="False">
    <card qty="3" id="{card.foreign_ids[0]}">Another Name</card>
    <card qty="1" id="00000000-0000-0000-0000-000000000000">Chocobo Chick</card>
  </section>
</deck>""",
        "setcg",
    )
    assert reading.format == "o8d"
    assert held(reading) == [("main", 3, "Red Mage"), ("main", 1, "Chocobo Chick")]
    assert any("the id is “Red Mage”, the list calls it “Another Name”" in note for note in reading.notes)


def test_a_cockatrice_deck_has_two_zones_and_cards_go_where_their_types_belong():
    reading = read(
        """<cockatrice_deck version="1"><deckname>Oak</deckname><comments>mine</comments>
<zone name="main"><card number="3" name="Rose Gardener "/></zone>
<zone name="side"><card number="1" name="Arisa "/><card number="2" name="Rose Gardener (Evolved) "/></zone>
</cockatrice_deck>""",
        "sve",
    )
    assert (reading.format, reading.name, reading.notes) == ("cod", "Oak", ())
    assert [(section, count) for section, count, _ in held(reading)] == [
        ("main", 3),
        ("leader", 1),
        ("evolve", 2),
    ]


def test_a_cockatrice_zone_that_a_system_lacks_is_remarked_on():
    reading = read(
        '<cockatrice_deck>\n<zone name="side">\n<card number="2" name="Aqua Hulcus"/>'
        "</zone></cockatrice_deck>",
        "dm",
    )
    assert held(reading) == [("main", 2, "Aqua Hulcus")]
    assert reading.notes[0].startswith("line 3: Duel Masters has no section “side”; it has Deck, ")


def test_a_deck_by_set_and_number():
    reading = read(
        "<Deck>\n<Card><Set>DM-01 Base Set</Set><Id>80/110</Id><Amount>4</Amount></Card>\n"
        "<Card><Set>DM-01 Base Set</Set><Id>999/110</Id><Amount>2</Amount></Card></Deck>",
        "dm",
    )
    assert held(reading) == [("main", 4, "Immortal Baron, Vorg")]
    assert kept(reading) == [(3, "2 DM-01 Base Set 999/110", "unknown_card", "")]


def test_an_fdk_deck_has_bare_numbers_under_the_words_of_its_sections():
    text = """{
  "name": "Wind", "ruler": "CMF-005",
  "main": ["CMF-038", "CMF-038",
           "CMF-999"],
  "stones": ["CMF-099"], "side": []
}"""
    for reading in (read(text), read(text, filename="wind.fdk"), read(text, None)):
        assert reading.name == "Wind"
        assert "ruler, main, stones" in reading.detected
        assert held(reading)[:2] == [("ruler", 1, GRIMM), ("main", 2, "Thunder")]
        assert held(reading)[2][0] == "stone"
        assert kept(reading) == [(4, "1 CMF-999", "unknown_card", "main")]


def test_a_deck_of_objects_one_for_each_copy_is_added_up():
    one = {"id": "SD01-001", "name": "", "image": "x.png", "class": "any", "is_token": False}
    data = {
        "deckName": "Oak",
        "selectedClasses": [None, None],
        "mainDeck": [one, one],
        "leaderCards": [{"id": "SD01-LD01", "name": "Arisa"}],
        "tokenDeck": [],
    }
    reading = read(json.dumps(data), "sve")
    assert reading.name == "Oak"
    assert [(section, count) for section, count, _ in held(reading)] == [("main", 2), ("leader", 1)]
    assert kept(reading) == []


def test_a_second_pile_of_a_kind_and_counts_by_number():
    data = {"leader": "SD01-LD01", "leader2": "SD02-LD01", "main": {"SD01-002": 3}, "evolve": {"SD01-004": 2}}
    reading = read(json.dumps(data), "sve")
    assert [(section, count) for section, count, _ in held(reading)] == [
        ("leader", 1),
        ("leader", 1),
        ("main", 3),
        ("evolve", 2),
    ]


def test_a_json_section_keeps_a_card_that_may_not_be_there_for_the_judge_to_find():
    reading = read('{"evolveDeck": [{"id": "SD01-002"}]}', "sve")
    assert held(reading)[0][0] == "evolve"
    assert "evolve_types" in {found.code for found in rules.check(reading.deck).findings}


def test_names_as_in_an_address():
    reading = read('{"main": {"Dragon%27s_Sign": 4, "Holy_Awe": 2}}', "dm")
    assert held(reading) == [("main", 4, "Dragon's Sign"), ("main", 2, "Holy Awe")]


def test_of_several_decks_the_first_is_read_and_the_others_are_named():
    decks = [{"name": f"Deck {number}", "main": {"Holy Awe": number}} for number in (1, 2, 3)]
    for data in (decks, {"players": decks}):
        reading = read(json.dumps(data), "dm")
        assert (reading.name, held(reading)) == ("Deck 1", [("main", 1, "Holy Awe")])
        assert "the file holds 3 decks; deck 1, “Deck 1”, was read" in reading.notes


def test_a_deck_within_an_object_is_read():
    reading = read('{"deck": {"main": ["CMF-038"], "side": ["CMF-038"]}}')
    assert held(reading) == [("main", 1, "Thunder"), ("sideboard", 1, "Thunder")]


def test_one_pile_without_sections_is_placed_by_type():
    for text in ('{"cards": ["CMF-005", "CMF-038"]}', '[{"id": "CMF-005"}, {"name": "Thunder"}]'):
        assert held(read(text)) == [("ruler", 1, GRIMM), ("main", 1, "Thunder")]


def test_a_pile_under_an_unknown_key_is_kept_apart_and_its_key_reported():
    reading = read('{"main": ["CMF-038"], "reserve": [{"id": "CMF-038", "count": 2}], "tags": ["red"]}')
    assert held(reading) == [("main", 1, "Thunder")]
    assert kept(reading) == [
        (1, "reserve", "unreadable_line", ""),
        (1, "2 CMF-038", "unplaced_card", ""),
    ]
    assert "what stands under tags was not read as cards" in reading.notes


def test_what_is_no_card_in_a_json_section_is_kept():
    reading = read('{"main": ["CMF-038", null, ["x"], {"count": 3}, 7]}')
    assert held(reading) == [("main", 1, "Thunder")]
    assert [why for _, _, why, _ in kept(reading)] == ["unreadable_line"] * 4


def test_our_own_json_keeps_the_system_the_name_and_what_was_not_understood():
    first = read("# name: Rain & “Snow”\n[Main]\n3 Thunder\n2 No Such // Card\n-1 Thunder\n[Bench]")
    text = rules.write_decklist(first.deck, "json", first.name)
    again = read(text, None)
    assert (again.deck.system, again.name) == ("fow8", "Rain & “Snow”")
    assert held(again) == held(first)
    assert [line[1:] for line in kept(again)] == [line[1:] for line in kept(first)]
    other = rules.read_decklist(text, "fow5")
    assert "the list says it is of 'fow8'; it was read as fow5" in other.notes


@pytest.mark.parametrize(
    "change",
    [{"version": 9}, {"sections": []}, {"sections": {"main": 3}}, {"unresolved": 7}],
    ids=str,
)
def test_our_own_json_out_of_shape_is_refused(change):
    data = json.loads(rules.write_decklist(read("4 Thunder").deck, "json")) | change
    with pytest.raises(rules.decklist.UnreadableFile):
        read(json.dumps(data))


@pytest.mark.parametrize("form", [form.code for form in READ_BACK])
def test_more_copies_than_a_line_may_have_survive_every_format(form):
    deck = read("\n".join(["90 Thunder"] * 3)).deck
    again = read(rules.write_decklist(deck, form)).deck
    assert sum(entry.count for entry in again.entries) == 270
    assert again.unresolved == ()


@pytest.mark.parametrize("form", [form.code for form in READ_BACK])
def test_signs_that_files_are_made_of_survive_every_format(form):
    first = read('4 "Tom" & <Jerry> // [x] (y) #1\n4 Thunder')
    name = 'A "deck" & <more> // {of} [it]'
    again = read(rules.write_decklist(first.deck, form, name))
    assert held(again) == held(first)
    assert [line[1:] for line in kept(again)] == [line[1:] for line in kept(first)]
    assert again.name == name


@pytest.mark.parametrize("form", [form.code for form in READ_BACK])
def test_a_name_with_what_no_file_may_hold_is_cleaned(form):
    written = rules.write_decklist(read("4 Thunder").deck, form, "a\x00b\x1b\nc\u202ed\uffffe")
    assert read(written).name == "ab cde"


def test_an_unknown_file_format_names_those_there_are():
    with pytest.raises(KeyError, match="text, dek, o8d, cod, tts, csv, json"):
        rules.write_decklist(read("4 Thunder").deck, "pdf")


@pytest.mark.parametrize(
    "text",
    [
        '<deck>\n<section name="Main"><card qty="1">Thunder</card></section>\n'
        '<card qty="2">Thunder</card></deck>',
        '<deck>\n<section name="Main"><card qty="1">Thunder</card></section>\n'
        '<x><section><card qty="2">Thunder</card></section></x></deck>',
        '<cockatrice_deck>\n<zone name="main"><card number="1" name="Thunder"/></zone>\n'
        '<card number="2" name="Thunder"/></cockatrice_deck>',
        "<Deck>\n<Card><Id>CMF-038</Id><Amount>1</Amount></Card>\n<Side><Card><Name/>Thunder</Card></Side></Deck>",
    ],
)
def test_a_card_outside_of_every_zone_is_kept(text):
    reading = read(text)
    assert held(reading) == [("main", 1, "Thunder")]
    assert kept(reading) == [(3, "astray: Thunder", "unreadable_line", "")]


def test_a_table_of_commas_goes_by_the_words_of_its_first_line():
    reading = read(
        'Quantity,Card Name,Card Number,Zone\n4,Thunder,,Main\n1,"Grimm, the Fairy Tale Prince",,Ruler\n'
        "2,,CMF-999,Main\n1,Thunder,,Nowhere\nmany,Thunder,,Main\n"
    )
    assert reading.format == "csv"
    assert held(reading) == [("main", 4, "Thunder"), ("ruler", 1, GRIMM)]
    assert [(line, why) for line, _, why, _ in kept(reading)] == [
        (4, "unknown_card"),
        (5, "unplaced_card"),
        (6, "unreadable_line"),
    ]


def test_a_table_of_commas_starts_no_formula_in_a_spreadsheet():
    deck = read('1 =HYPERLINK("x")\n@SUM\n').deck
    written = rules.write_decklist(deck, "csv", "=1+1")
    cells = [cell.strip('"') for line in written.splitlines() for cell in line.split(",")]
    assert not [cell for cell in cells if cell[:1] in tuple("=+-@")]
    assert read(written).name == "=1+1"
    assert [text for _, text, _, _ in kept(read(written))] == [line.text for line in deck.unresolved]


def test_a_tabletop_pile_without_the_name_of_a_section_goes_by_types():
    card = {"Name": "Card", "Nickname": "Thunder", "Description": "words"}
    ruler = {"Name": "Card", "Nickname": GRIMM}
    pile = {"Name": "DeckCustom", "Nickname": "My deck", "ContainedObjects": [card, card, {"Name": "Card"}]}
    saved = {"SaveName": "Storm", "ObjectStates": [pile, ruler]}
    reading = read(json.dumps(saved))
    assert (reading.format, reading.name) == ("tts", "Storm")
    assert held(reading) == [("main", 2, "Thunder"), ("ruler", 1, GRIMM)]
    assert [why for _, _, why, _ in kept(reading)] == ["unreadable_line"]


def test_a_written_tabletop_pile_has_an_object_for_each_copy():
    deck = read("[Ruler]\n1 Grimm, the Fairy Tale Prince\n[Main]\n3 Thunder\n").deck
    ruler, main = json.loads(rules.write_decklist(deck, "tts"))["ObjectStates"]
    assert (ruler["Name"], ruler["Nickname"], ruler["Description"]) == ("CardCustom", GRIMM, "Ruler")
    assert [one["Nickname"] for one in main["ContainedObjects"]] == ["Thunder"] * 3
    assert main["DeckIDs"] == [one["CardID"] for one in main["ContainedObjects"]]
    assert {str(number // 100) for number in main["DeckIDs"]} <= set(main["CustomDeck"])

"""What is no deck list, or is one with bad lines: a clear message each time, and nothing lost."""

import io
import zipfile
from time import process_time

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import rules
from rules.decklist import UnreadableFile, limits
from rules.decklist.reader import is_heading
from rules.systems import UnknownSystem
from tests.rules.decklist.heavy import FULL, HEAVY

BOMB = (
    '<?xml version="1.0"?>\n<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n'
    "<deck><section name='Main'><card qty='1'>&b;</card></section></deck>"
)
OUTSIDE = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]><deck>&x;</deck>'


def archive():
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as file:
        file.writestr("deck.txt", "4 Thunder")
    return data.getvalue()


@pytest.mark.parametrize("system", ["fow8", None])
@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "the list is empty"),
        (" \r\n\t ", "write a card on each line, such as: 4 Card Name"),
        (b"4 Thunder\n" * 104_858, "1048580 bytes"),
        ("x" * 1_048_576, f"at most {limits.MOST_BYTES}"),
        (
            "4 Thunder\n" * 10_000,
            f"10000 lines and 100000 characters; a deck list has at most {limits.MOST_LINES}",
        ),
        (b"\x89PNG\r\n\x1a\n", "line 1: byte 0 is not UTF-8 text"),
        (b"4 Thunder\n\xff\xfe\x00", "line 2: byte 10"),
        (b"4 Thunder\0", "binary"),
        (bytes(range(1, 32)) * 20, "binary"),
        (archive(), ""),
        ("<deck>", "line 1, column 7: broken XML"),
        ('\n<deck>\n<section name="Main">\n</deck>', "line 4, column"),
        ("<deck>&nbsp;</deck>", "line 1, column 7: broken XML"),
        ("<game>4 Thunder</game>", "the XML begins with <game>; a deck begins with <deck>"),
        (BOMB, "document type or entities"),
        (OUTSIDE, "document type or entities"),
        ("<x>" * 50_000, f"nested deeper than {limits.MOST_DEPTH}"),
        ('{"main": [', "line 1, column"),
        ('{\n"main": nothing}', "line 2, column 9: broken JSON"),
        ("{}", "the JSON holds no deck"),
        ('{"weather": "fine"}', "the JSON holds no deck"),
        ("[1, 2]\n", ""),
        ('{"a":' * 3_000 + "1" + "}" * 3_000, "nested deeper than"),
        ("[" * 100_000, "nested deeper than"),
        ('{"main": ["CMF-038"], "main": []}', "'main' stands twice"),
        (
            "{" + ",".join(f'"{n}": 1' for n in range(limits.MOST_KEYS + 1)) + "}",
            f"has {limits.MOST_KEYS + 1} keys; one has at most {limits.MOST_KEYS}",
        ),
        (f'{{"main": [{"0," * limits.MOST_NODES}0]}}', f"more than {limits.MOST_NODES} values"),
        (f"<deck>{'<a/>' * limits.MOST_NODES}</deck>", f"more than {limits.MOST_NODES} elements"),
        (
            f'{{"main": [{",".join(["0"] * (limits.MOST_CARDS + 1))}]}}',
            f"more than {limits.MOST_CARDS} cards",
        ),
    ],
)
def test_what_is_no_deck_list_says_so(data, says, system):
    if data == "[1, 2]\n" and system:
        # Numbers in brackets are plain text, and figures that name no card.
        assert [line.why for line in rules.read_decklist(data, system).ignored] == ["figures"]
        return
    with pytest.raises(UnreadableFile) as caught:
        rules.read_decklist(data, system)
    assert says in str(caught.value)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    "count", ["-3", "−3", "100", "1000000000", "9" * 30, "9" * 200], ids=lambda count: count[:12]
)
def test_a_quantity_out_of_bounds_is_an_unreadable_line_that_says_the_bounds(count):
    deck = rules.read_decklist(f"[Main]\n4 Thunder\n{count} Thunder", "fow8").deck
    assert [entry.count for entry in deck.entries] == [4]
    (line,) = deck.unresolved
    assert (line.line, line.text, line.section) == (3, f"{count} Thunder", "main")
    assert line.why == "unreadable_line"
    assert line.detail.endswith(f"is not between 1 and {limits.MOST_COPIES}")
    assert "unreadable_line" in {found.code for found in rules.check(deck).findings}


@pytest.mark.parametrize("count", ["-3", "1000000000", "9" * 6000, "1e99", "true", "null", "[]", '"x"'])
def test_a_quantity_out_of_bounds_in_json_is_kept(count):
    deck = rules.read_decklist(f'{{"main": [{{"id": "CMF-038", "count": {count}}}]}}', "fow8").deck
    assert deck.entries == ()
    (line,) = deck.unresolved
    assert (line.why, line.section) == ("unreadable_line", "main")


@pytest.mark.parametrize("count", ["-3", "1000000000", "", "four"])
def test_a_quantity_out_of_bounds_in_xml_is_kept_with_its_line(count):
    files = (
        f'<deck>\n<section name="Main">\n<card qty="{count}">Thunder</card></section></deck>',
        '<cockatrice_deck>\n<zone name="main">\n'
        f'<card number="{count}" name="Thunder"/></zone></cockatrice_deck>',
        f"<Deck>\n\n<Card><Set>CMF</Set><Id>CMF-038</Id><Amount>{count}</Amount></Card></Deck>",
    )
    for text in files:
        deck = rules.read_decklist(text, "fow8").deck
        assert deck.entries == ()
        assert [(line.line, line.why) for line in deck.unresolved] == [(3, "unreadable_line")]


def test_a_line_too_long_is_kept_short_and_says_how_long_a_line_may_be():
    (line,) = rules.read_decklist("4 " + "x" * 5_000, "fow8").deck.unresolved
    assert (line.why, len(line.text)) == ("unreadable_line", limits.MOST_LINE + 1)
    assert str(limits.MOST_LINE) in line.detail


def test_a_heading_with_a_number_of_thousands_of_digits_is_no_heading():
    (line,) = rules.read_decklist("Main " + "9" * 5_000, "fow8").deck.unresolved
    assert line.why == "unreadable_line"


def test_too_many_entries_of_a_file_are_told():
    cards = ",".join(f'"X-{number}"' for number in range(limits.MOST_LINES + 1))
    with pytest.raises(UnreadableFile, match=f"at most {limits.MOST_LINES}"):
        rules.read_decklist(f'{{"main": [{cards}]}}', "fow8")


def test_script_in_a_name_is_text_like_any_other():
    (line,) = rules.read_decklist("4 <script>alert(1)</script>", "fow8").deck.unresolved
    assert (line.text, line.why) == ("4 <script>alert(1)</script>", "unknown_card")


def test_half_characters_are_left_out():
    (line,) = rules.read_decklist("4 No\ud800body", "fow8").deck.unresolved
    assert line.text == "4 Nobody"


def test_a_list_of_another_system_is_told_of():
    names = "4 Aqua Hulcus\n4 Aqua Knight\n4 Bronze-Arm Tribe\n4 Holy Awe"
    reading = rules.read_decklist(names, "fow8")
    assert len(reading.deck.unresolved) == 4
    assert "this looks like a list of Duel Masters (dm), which knows 4 of 4 lines" in reading.notes


def test_without_a_system_the_one_that_knows_the_cards_is_taken_and_told():
    reading = rules.read_decklist("4 Aqua Hulcus\n4 Holy Awe\n1 Thunder")
    assert reading.deck.system == "dm"
    assert "Recognised as Duel Masters, 2 of 3 lines." in reading.notes[0]


@pytest.mark.parametrize("text", ["4 No Card Is Called So", "hello", "# nothing", "0 Thunder"])
def test_a_list_whose_system_nothing_tells_is_refused(text):
    with pytest.raises(UnreadableFile, match="the system cannot be told"):
        rules.read_decklist(text)


def test_an_unknown_system_names_those_there_are():
    with pytest.raises(UnknownSystem, match="fow8, fow5, setcg, dm, sve"):
        rules.read_decklist("4 Thunder", "chess")


PIECES = st.sampled_from(
    [
        *(
            "4 Thunder",
            "4",
            "x",
            "SB:",
            "[Main]",
            "[",
            "]",
            "//",
            "#",
            ":",
            "\n",
            "\r\n",
            "\u202e",
            "\x0b",
            "×",
        ),
        *(
            '{"main":',
            '["CMF-038"]',
            "}",
            ",",
            "<deck>",
            "</deck>",
            '<section name="Main">',
            "&amp;",
            "<card",
            ">",
        ),
        *('{"id":"CMF-038","count":', "null", "1e9", "<![CDATA[", "]]>", "<?xml?>", " ", "0", "-3", "9" * 40),
    ]
)


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.one_of(st.lists(PIECES, max_size=12).map("".join), st.text(max_size=80), st.binary(max_size=80)))
def test_nothing_that_anyone_can_send_breaks_the_reader(data):
    try:
        reading = rules.read_decklist(data, "fow8")
    except UnreadableFile as fault:
        assert str(fault)
        return
    rules.verdict_to_json(rules.check(reading.deck))
    assert all(line.text.isprintable() or line.text.strip() for line in reading.deck.unresolved)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    st.lists(
        st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=30), min_size=1, max_size=8
    )
)
def test_no_line_of_a_text_is_lost(words):
    assume(not any(is_heading(word) for word in words))
    lines = [f"4 {word}" for word in words]
    reading = rules.read_decklist("\n".join(lines), "fow8")
    assert len(reading.deck.entries) + len(reading.deck.unresolved) + len(reading.ignored) == len(lines)


@pytest.mark.parametrize("kind", list(HEAVY))
def test_the_heaviest_files_are_read_or_refused_in_a_moment(kind):
    # Without bounds some of these took 15 to 40 seconds: the work grew with the square of the size.
    text = HEAVY[kind](FULL)
    begun = process_time()
    try:
        rules.read_decklist(text, "fow8")
    except UnreadableFile as fault:
        assert len(str(fault)) < 400
    assert process_time() - begun < 8


def test_only_so_many_unknown_names_of_a_list_are_looked_for():
    deck = rules.read_decklist(
        "\n".join(f"4 Tundder {n}" for n in range(limits.MOST_SEARCHES + 9)), "fow8"
    ).deck
    offered = [line for line in deck.unresolved if line.suggestions]
    assert len(deck.unresolved) == limits.MOST_SEARCHES + 9
    assert len(offered) <= limits.MOST_SEARCHES

"""Headings as lists have them, sections outside the deck, and headings that nobody can read."""

import pytest

import rules
from rules.decklist.places import section_words
from rules.systems import CODES, system
from tests.kinds import READ_BACK


def read(text, of="fow8"):
    return rules.read_decklist(text, of)


def held(reading):
    return [(entry.section, entry.count, entry.card.name) for entry in reading.deck.entries]


MARKS = [
    *("[{}]", "[{}] (cut off)", "[{}] (4)", "[{}]: 4", "[{} (4)]", "【{}】", "［{}］ x 4"),
    *(
        "{}",
        "{}:",
        "{}: 4",
        "{} (4)",
        "{} (4 cards):",
        "{} [4]",
        "{} x 4",
        "{} x4",
        "{} - 4",
        "{} – 4 cards",
        "{} 4",
    ),
    *("{} = 4", "{} (4/4)", "{}（4枚）", "{}：", "4 {}", "4x {}"),
    *(
        "## {}",
        "### {} (4)",
        "**{}**",
        "**{}:**",
        "**{} (4)**",
        "__{}__",
        "*{}*",
        "## **{}**",
        "### **{}** – 4 cards",
    ),
    *("== {} ==", "=== {} (4) ===", "--- {} ---", "~~~ {} ~~~", "> {}", "• {} (4)", "● {}", "■ {} 4"),
    *("// {}", "//{}", "# {}", "// {} (4)", "# {}: 4"),
]


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize(("word", "section"), [("Main deck", "main"), ("Sideboard", "sideboard")])
def test_a_heading_is_read_however_it_is_marked(mark, word, section):
    reading = read(f"{mark.format(word)}\n4 Thunder")
    assert held(reading) == [(section, 4, "Thunder")]
    assert (reading.deck.unresolved, reading.notes, reading.ignored) == ((), (), ())


@pytest.mark.parametrize("of", CODES)
def test_every_game_reads_its_own_words_for_sections_and_types_and_no_card_is_called_so(of):
    for word, section in section_words(system(of)).items():
        cards = system(of).catalogue().named(word)
        reading = read(f"[{word}]\n4 No Such Card", of)
        assert [line.section for line in reading.deck.unresolved] == [section], word
        for card in cards:
            assert held(read(f"1 {card.name}", of))[0][2] == card.name


@pytest.mark.parametrize(
    ("of", "headings"),
    [
        (
            "dm",
            [
                "Creatures",
                "Creature (24)",
                "Spells",
                "Evolution Creatures: 4",
                "Spells & Cross Gears",
                "呪文",
            ],
        ),
        ("sve", ["Followers", "Followers (3)", "Spells", "Amulets", "Spells / Amulets", "フォロワー"]),
        ("fow8", ["Resonators", "Chants", "Additions", "Regalia", "Chants and Additions"]),
        ("fow5", ["Resonators", "Spells", "Additions"]),
        ("setcg", ["Forwards", "Backups", "Summons", "Monsters", "召喚獣"]),
    ],
)
def test_types_of_cards_are_headings_of_the_main_deck(of, headings):
    for heading in headings:
        (line,) = read(f"[Leader]\n{heading}\n3 No Such Card", of).deck.unresolved[-1:]
        assert (line.why, line.section) == ("unknown_card", "main"), heading


def test_a_count_behind_a_type_does_not_leave_the_section_before_it_open():
    reading = read("Leader\n1 SD01-LD01\nFollowers (3)\n3 Rose Queen BP01-001EN", "sve")
    assert [(section, count) for section, count, _ in held(reading)] == [("leader", 1), ("main", 3)]


def test_a_type_that_was_a_heading_before_divides_the_sideboard():
    text = "Resonators\n4 Tinker Bell, the Spirit\nChants\n4 Thunder\nSideboard\nChants\n2 Thunder\n"
    assert [(section, count) for section, count, _ in held(read(text))] == [
        ("main", 4),
        ("main", 4),
        ("sideboard", 2),
    ]


@pytest.mark.parametrize("of", CODES)
@pytest.mark.parametrize(
    ("heading", "title"),
    [
        *(("[Maybeboard]", "Maybeboard"), ("Maybe:", "Maybeboard"), ("// Maybeboard", "Maybeboard")),
        *(("Considering (4)", "Considering"), ("## Wishlist", "Wishlist"), ("MAYBEBOARD: 4", "Maybeboard")),
    ],
)
def test_what_is_only_thought_of_is_outside_the_deck(of, heading, title):
    card = next(card for card in system(of).catalogue() if system(of).place(card) == "main")
    reading = read(f"[Main]\n1 {card.id}\n\n{heading}\n3 {card.id}\n2 No Such Card", of)
    assert [(entry.section, entry.count) for entry in reading.deck.entries] == [("main", 1)]
    assert reading.deck.unresolved == ()
    assert [(one.title, one.count, one.card) for one in reading.deck.outside] == [
        (title, 3, card),
        (title, 2, None),
    ]
    counts = {part.code: part.count for part in rules.check(reading.deck).sections}
    assert sum(counts.values()) == 1


def test_tokens_are_outside_the_deck_where_the_game_has_no_section_for_them():
    assert [one.title for one in read("[Main]\n4 Thunder\nTokens\n3 Thunder").deck.outside] == ["Tokens"]
    assert [section for section, _, _ in held(read("Tokens\n1 BP01-T01", "sve"))] == ["tokens"]


@pytest.mark.parametrize(
    "heading", ["[Reserve]", "Reserve:", "== Reserve ==", "## Reserve (4)", "**Reserve**", "Reserve (4)"]
)
def test_a_heading_that_is_not_read_closes_the_section_and_what_follows_is_a_question(heading):
    reading = read(f"[Main]\n4 Tinker Bell, the Spirit\n{heading}\n4 Thunder\n[Sideboard]\n2 Thunder")
    assert [(section, count) for section, count, _ in held(reading)] == [("main", 4), ("sideboard", 2)]
    assert [(line.line, line.why, line.section) for line in reading.deck.unresolved] == [
        (3, "unreadable_line", ""),
        (4, "unplaced_card", ""),
    ]
    assert reading.deck.unresolved[0].suggestions[:2] == ("[Ruler]", "[Main deck]")
    assert {one.severity for one in rules.check(reading.deck).findings if one.section == ""} == {"unknown"}


def test_a_comment_is_a_heading_where_other_headings_are_written_so():
    reading = read("//Main\n4 Tinker Bell, the Spirit\n\n//Reserve\n4 Thunder")
    assert [line.why for line in reading.deck.unresolved] == ["unreadable_line", "unplaced_card"]
    reading = read("[Main]\n4 Tinker Bell, the Spirit\n\n// cut these\n4 Thunder")
    assert [line.why for line in reading.ignored] == ["a comment"]
    assert [count for _, count, _ in held(reading)] == [4, 4]


def test_a_heading_may_announce_what_is_below_the_types_after_it():
    text = "Main deck (8)\nResonators (4)\n4 Tinker Bell, the Spirit\nChants (4)\n4 Thunder\n"
    assert read(text).notes == ()
    assert read(text.replace("(8)", "(9)")).notes == (
        "line 1 announces 9 cards under “Main deck”; 8 were read there",
    )


def test_no_announced_number_is_compared_with_lines_that_cannot_be_read():
    reading = read("[Main] (4)\n4 Thunder\nwell played\n-3 Thunder")
    assert reading.notes == ()


@pytest.mark.parametrize("form", READ_BACK, ids=lambda form: form.code)
def test_what_is_outside_and_what_cannot_be_placed_survive_every_kind_of_file(form):
    first = read("[Main]\n4 Tinker Bell, the Spirit\n[Maybeboard]\n2 Thunder\n[Reserve]\n3 Thunder")
    again = read(rules.write_decklist(first.deck, form.code, "Rain"))
    assert held(again) == held(first)
    assert [(one.title, one.count, one.card) for one in again.deck.outside] == [
        (one.title, one.count, one.card) for one in first.deck.outside
    ]
    kept = [(line.text, line.heading) for line in again.deck.unresolved if line.why == "unplaced_card"]
    assert kept == [("3 Thunder", "Reserve")]


def test_a_heading_announces_nothing_of_what_stands_under_one_that_nobody_can_read():
    reading = read("Creature (4)\n4 Writhing Bone Ghoul\nMore things: 4\n4 Gregorian Worm\n", "dm")
    assert [line.text for line in reading.deck.unresolved] == ["More things: 4", "4 Gregorian Worm"]
    assert reading.notes == ()

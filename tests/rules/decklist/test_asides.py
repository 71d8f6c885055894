"""Lines of a list that name no card: each is listed with the reason, and a legal list stays legal."""

import pytest

import rules
from rules.systems import CODES, system
from tests.rules.test_cases import CASES

LEGAL = {
    "fow8": "real_arg_2015_passes",
    "fow5": "real_default_passes",
    "setcg": "real_starter_of_category_vii",
    "dm": "forty_cards_passes",
    "sve": "real_regal_fairy_princess_passes",
}

ASIDES = [
    *(
        "Total: 40",
        "Total 40",
        "Total cards: 50",
        "40 cards",
        "= 40",
        "Deck size – 50",
        "合計40枚",
        "Main deck total: 40",
    ),
    *(
        "Mana Curve: 3.8",
        "Average cost = 2,4",
        "Avg. cost: 3",
        "1: 4 2: 8 3: 12",
        "12% 20% 68%",
        "0 | 4 | 8 | 12",
    ),
    *(
        "Author: somebody",
        "by somebody",
        "Player – somebody else",
        "Date: 2018-03-02",
        "2018-03-02",
        "Event: a local store",
    ),
    *("Format: Wanderer", "https://example.org/decks/1", "Source: www.example.org", "Created: yesterday"),
    *("Price: $12.50", "$12.50", "12,50 €", "Total price ~ 40", "¥1200"),
    *("This is how the deck won the whole thing.", "// cut one of these", "# for the sideboard"),
]


def deck(of: str) -> str:
    path = next(CASES.glob(f"{of}/{LEGAL[of]}*.deck"))
    return "\n".join(line for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))


@pytest.mark.parametrize("of", CODES)
@pytest.mark.parametrize("line", [*ASIDES, "0 No Such Card", "My best deck so far"])
def test_a_legal_list_with_a_line_that_is_no_card_is_legal_and_the_line_is_listed(of, line):
    text = deck(of)
    before = rules.check(rules.read_decklist(text, of).deck)
    for written in (
        (f"{line}\n{text}", f"{text}\n{line}")
        if line[:2] != "My" and line[:2] != "by"
        else (f"{line}\n{text}",)
    ):
        reading = rules.read_decklist(written, of)
        assert [(one.text, bool(one.why)) for one in reading.ignored] == [(line, True)]
        assert reading.deck.unresolved == ()
        assert rules.check(reading.deck).outcome == before.outcome


@pytest.mark.parametrize("of", CODES)
def test_counts_of_attributes_in_the_games_own_words_are_no_cards(of):
    words = sorted(
        {word for card in system(of).catalogue() for face in card.faces for word in face.attributes}
    )
    text = deck(of)
    for word in words:
        name = word.title()
        for line in (
            f"{name} [20]",
            f"{name}: 20",
            f"20 {name}",
            f"{name} 20, {name} 4",
            f"[{name}]",
            f"{name} x 20",
        ):
            if system(of).catalogue().named(name):
                continue
            reading = rules.read_decklist(f"{text}\n{line}", of)
            assert [one.why for one in reading.ignored] == ["a count of cards"], line
            assert reading.deck.unresolved == (), line


def test_a_count_of_an_attribute_is_one_even_where_cards_are_called_so():
    reading = rules.read_decklist("3 1-044R Sephiroth\nLightning [20]", "setcg")
    assert [one.why for one in reading.ignored] == ["a count of cards"]
    (line,) = rules.read_decklist("3 1-044R Sephiroth\nLightning [3]", "setcg").deck.unresolved
    assert line.why == "ambiguous_card"


@pytest.mark.parametrize("shape", ["{} [{}]", "{} ({})", "{}: {}", "{} {}", "**{}** ({})"])
def test_an_attribute_with_a_small_count_between_others_is_one_even_where_cards_are_called_so(shape):
    fire, lightning = shape.format("Fire", 3), shape.format("Lightning", 8)
    reading = rules.read_decklist(f"{fire}\n3 1-044R\n\n{lightning}\n3x 1-182L", "setcg")
    assert [(one.text, one.why) for one in reading.ignored] == [
        (fire, "a count of cards"),
        (lightning, "a count of cards"),
    ]
    assert reading.deck.unresolved == ()
    assert sum(one.count for one in reading.deck.entries) == 6


def test_a_quantity_before_an_attribute_makes_it_a_card_that_is_called_so():
    reading = rules.read_decklist("Fire [3]\n3 1-044R\nWater [3]\n3x Lightning", "setcg")
    (line,) = reading.deck.unresolved
    assert (line.text, line.why, line.count) == ("3x Lightning", "ambiguous_card", 3)


def test_where_all_quantities_are_behind_names_a_name_that_is_an_attribute_stays_a_question():
    reading = rules.read_decklist("Fire [12]\nCloud 1-182L [3]\nLightning [3]", "setcg")
    assert [line.text for line in reading.deck.unresolved] == ["Lightning [3]"]


def test_the_first_line_names_the_deck_and_the_second_who_made_it():
    reading = rules.read_decklist(f"Rain of Embers\nby somebody\n\n{deck('fow8')}", "fow8")
    assert reading.name == "Rain of Embers"
    assert [one.why for one in reading.ignored] == ["the deck's name", "about the deck, not in it"]


def test_a_first_line_that_is_nearly_a_card_is_a_question():
    text = deck("fow8").replace("[Ruler]\n", "").split("\n", 1)[1]
    reading = rules.read_decklist(f"Grim, the Fairy Tale Prince\n{text}", "fow8")
    (line,) = reading.deck.unresolved
    assert line.suggestions[0] == "Grimm, the Fairy Tale Prince"


@pytest.mark.parametrize(
    "line",
    [
        *(
            "4 Thunder (CMF-038) // comment",
            "4 Thunder // the best of 40",
            "4 Thunder (CMF-038) # two of 4 in the side",
        ),
        *(
            "4 Thunder $1.20",
            "4 Thunder (CMF-038) - 12,50 €",
            "4 Thunder (each)",
            "4x Thunder [foil]",
            "4 Thunder *F*",
        ),
        *("4 Thunder -- mine", "4 Thunder <- cut one"),
    ],
)
def test_what_is_behind_a_name_and_no_part_of_it_is_passed_over(line):
    reading = rules.read_decklist(line, "fow8")
    assert [(one.count, one.card.name) for one in reading.deck.entries] == [(4, "Thunder")]
    assert (reading.deck.unresolved, reading.notes) == ((), ())


def test_no_remark_speaks_of_words_as_of_a_number():
    reading = rules.read_decklist(
        "4 Thunder (each)\n2 Rapid Decay (2)\n4 Tinker Bell, the Spirit [of course]", "fow8"
    )
    assert reading.notes == ()


def test_what_is_counted_leaves_out_lines_that_cannot_be_read():
    reading = rules.read_decklist("4 Aqua Hulcus\n4 Holy Awe\nno card at all\n-3 Holy Awe", None)
    assert reading.notes[0].startswith("Recognised as Duel Masters, all 2 lines.")


@pytest.mark.parametrize(
    "greeting", ["Hi all, this is my new deck:", "What I played at the store last week:"]
)
def test_what_somebody_writes_before_a_list_heads_no_section(greeting):
    of = "dm"
    reading = rules.read_decklist(f"{greeting}\n\n{deck(of)}", of)
    assert [one.text for one in reading.ignored] == [greeting]
    assert rules.check(reading.deck).outcome == "legal"


def test_a_long_heading_below_cards_is_asked_about():
    of = "dm"
    name = next(iter(system(of).catalogue())).name
    reading = rules.read_decklist(f"{deck(of)}\n\nCards I may add at some time:\n4 {name}", of)
    assert {one.why for one in reading.deck.unresolved} == {"unreadable_line", "unplaced_card"}

"""The importer joins two small made-up card lists, counts their faults and refuses what it cannot read."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.cards import Card, CardRule
from rules.cards.imports import Imported, ImportFault
from rules.games.sve.importer import join
from rules.games.sve.importer_overrides import Choice, Overrides, load_overrides, load_words

NO_OVERRIDES = Overrides(choices={}, names={}, aliases={}, joins={}, rules={})


def japanese(number: str, name: str, **others: Any) -> dict[str, Any]:
    row: dict[str, Any] = {
        "oracle_id": number,
        "is_dual_face": False,
        "name": name,
        "alt_names": [],
        "class": "エルフ",
        "card_type": ["フォロワー"],
        "tribe": ["獣"],
        "title": None,
        "cost": 2,
        "atk": 1,
        "hp": 3,
        "keywords": [],
        "prints": [number],
        "evolves_to": [],
        "evolved_from": [],
    }
    return row | others


def english(
    number: str,
    name: str,
    kind: str = "Follower|Forestcraft - Beast",
    text: str | None = None,
    **stats: str,
) -> str:
    given = {"manacost": "2", "cmc": "2", "pt": "1/3", **stats}
    facts = "".join(f"<{key}>{value}</{key}>" for key, value in given.items() if value)
    printed = "" if text is None else f"<text>{text}</text>"
    picture = f"https://cards.example/{number}.png"
    return (
        f'<card><name>{name}</name><set picURL="{picture}">{number.partition("-")[0].upper()}</set>'
        f"{printed}<prop>{facts}<type>{kind}</type></prop></card>"
    )


def imported(
    folder: Path,
    rows: list[dict[str, Any]],
    entries: list[str],
    overrides: Overrides = NO_OVERRIDES,
    names: dict[str, str] | None = None,
) -> Imported:
    lines = ["id\tname\ttext", *(f"{number}\t{name}\t" for number, name in (names or {}).items())]
    (folder / "english_texts.tsv").write_text("\n".join(lines), encoding="utf-8")
    (folder / "japanese_facts.json").write_text(json.dumps(rows), encoding="utf-8")
    document = f"<cockatrice_carddatabase><cards>{''.join(entries)}</cards></cockatrice_carddatabase>"
    (folder / "cockatrice_cards.xml").write_text(document, encoding="utf-8")
    return join(folder, load_words(), overrides)


def only(found: Imported) -> Card:
    (card,) = found.cards
    return card


def test_a_card_of_both_lists_takes_the_english_name_and_keeps_the_japanese_one(tmp_path: Path) -> None:
    card = only(imported(tmp_path, [japanese("XX01-001", "森の犬")], [english("XX01-001EN", "Wood Dog ")]))
    assert card.id == "XX01-001"
    assert card.name == "Wood Dog"
    assert card.aliases == ("森の犬",)


def test_a_card_of_the_japanese_list_alone_keeps_its_name(tmp_path: Path) -> None:
    rows = [japanese("XX01-001", "森の犬"), japanese("XX01-002", "森の猫")]
    found = imported(tmp_path, rows, [english("XX01-001EN", "Wood Dog")])
    assert [card.name for card in found.cards] == ["Wood Dog", "森の猫"]


def test_a_card_that_the_english_list_lacks_takes_its_name_from_the_texts(tmp_path: Path) -> None:
    rows = [japanese("XX01-001", "森の犬"), japanese("XX01-002", "森の猫")]
    names = {"XX01-001": "Grove Dog", "XX01-002": "Grove Cat"}
    found = imported(tmp_path, rows, [english("XX01-001EN", "Wood Dog")], names=names)
    assert [(card.name, card.aliases) for card in found.cards] == [
        ("Wood Dog", ("森の犬",)),
        ("Grove Cat", ("森の猫",)),
    ]


def test_a_name_that_two_different_cards_would_share_is_left_out(tmp_path: Path) -> None:
    rows = [japanese("XX01-001", "森の犬"), japanese("XX01-002", "森の猫"), japanese("XX01-003", "森の犬")]
    names = {"XX01-001": "Grove Beast", "XX01-002": "Grove Beast", "XX01-003": "Grove Beast"}
    found = imported(
        tmp_path, [*rows, japanese("XX01-009", "海の犬")], [english("XX01-009EN", "Sea Dog")], names=names
    )
    assert [card.name for card in found.cards] == ["森の犬", "森の猫", "森の犬", "Sea Dog"]
    assert [kind for kind in found.report.counts if "would share" in kind]


def test_a_back_side_takes_its_name_from_the_texts(tmp_path: Path) -> None:
    row = japanese("XX01-001", "森の犬", is_dual_face=True)
    row["faces"] = [{**row, "name": name} for name in ("森の犬", "闇の犬")]
    names = {"XX01-001_back": "Dusk Dog"}
    card = only(imported(tmp_path, [row], [english("XX01-001EN", "Grove Dog")], names=names))
    assert [face.name for face in card.faces] == ["Grove Dog", "Dusk Dog"]
    assert {"森の犬", "闇の犬"} <= set(card.aliases)


def test_facts_are_in_the_rulebooks_words(tmp_path: Path) -> None:
    row = japanese("XX01-001", "森の犬", keywords=["守護"], title="ウマ娘 プリティーダービー")
    card = only(imported(tmp_path, [row], [english("XX01-001EN", "Wood Dog")]))
    front = card.front
    assert (front.types, front.marks, front.attributes) == (("follower",), (), ("forestcraft",))
    assert (front.races, front.keywords) == (("Beast",), ("Ward",))
    assert (front.cost, front.total_cost, front.values) == ("2", 2, {"attack": 1, "defense": 3})
    assert card.titles == ("Umamusume: Pretty Derby",)


@pytest.mark.clause("sve", "2.3.3.1")
def test_an_evolved_card_bears_the_plain_name_and_keeps_the_suffix_as_alias(tmp_path: Path) -> None:
    rows = [
        japanese("XX01-001", "森の犬", evolves_to=["XX01-002"]),
        japanese("XX01-002", "森の犬", card_type=["フォロワー", "エボルヴ"]),
    ]
    entries = [
        english("XX01-001EN", "Wood Dog"),
        english(
            "XX01-002EN", "Wood Dog (Evolved) ", "Follower|Evolve|Forestcraft - Beast", manacost="", cmc=""
        ),
    ]
    base, evolved = imported(tmp_path, rows, entries).cards
    assert base.name == evolved.name == "Wood Dog"
    assert evolved.front.marks == ("evolved",)
    assert "Wood Dog (Evolved)" in evolved.aliases
    assert "Wood Dog (Evolved)" not in base.aliases


def test_an_evolved_card_prints_no_cost(tmp_path: Path) -> None:
    row = japanese("XX01-002", "森の犬", card_type=["フォロワー", "エボルヴ"], cost=2)
    found = imported(
        tmp_path, [row], [english("XX01-002EN", "Wood Dog (Evolved)", "Follower|Evolve|Forestcraft")]
    )
    assert only(found).front.total_cost is None
    left_out = "Japanese facts: evolved cards that repeat the cost of the card they evolve from, left out"
    assert found.report.counts[left_out] == 1


def test_all_printings_of_a_card_are_kept_under_their_own_set_its_first_number_in_front(
    tmp_path: Path,
) -> None:
    row = japanese("XX01-001", "森の犬", prints=["PR-007", "XX01-001", "XX03A-005"])
    card = only(imported(tmp_path, [row], [english("XX01-001", "Wood Dog")]))
    assert [(printing.set, printing.number) for printing in card.printings] == [
        ("XX01", "XX01-001"),
        ("PR", "PR-007"),
        ("XX03a", "XX03a-005"),
    ]


def test_an_english_entry_of_any_printing_joins_the_same_card(tmp_path: Path) -> None:
    row = japanese("XX01-001", "森の犬", prints=["XX01-001", "XX01-U01"])
    entries = [english("XX01-001EN", "Wood Dog"), english("XX01-U01EN", "Wood Dog (U)")]
    card = only(imported(tmp_path, [row], entries))
    assert card.name == "Wood Dog"
    assert "Wood Dog (U)" in card.aliases


def test_a_guests_name_on_one_printing_is_an_alias_not_the_name(tmp_path: Path) -> None:
    row = japanese("XX01-001", "森の犬", prints=["XX01-001", "XX01-SP01"], alt_names=["客人"])
    entries = [english("XX01-SP01EN", "The Guest (SP)"), english("xx01_001", "Wood Dog")]
    card = only(imported(tmp_path, [row], entries))
    assert card.name == "Wood Dog"
    assert {"The Guest", "客人"} <= set(card.aliases)


def test_a_trait_torn_at_its_dot_is_joined(tmp_path: Path) -> None:
    row = japanese("XX01-001", "森の犬", tribe=["獣", "〈森", "の会〉"])
    found = imported(tmp_path, [row], [english("XX01-001EN", "Wood Dog")])
    assert only(found).front.races == ("Beast", "〈森・の会〉")
    assert found.report.counts["Japanese facts: traits torn in two at their dot, joined"] == 1


def test_a_dash_is_no_trait_and_no_class(tmp_path: Path) -> None:
    row = japanese(
        "XX01-001",
        "記念",
        **{"class": "-", "tribe": ["-"], "card_type": ["EP"], "cost": None, "atk": None, "hp": None},
    )
    found = imported(tmp_path, [row], [english("XX01-001EN", "Point", "Token")])
    assert (only(found).front.attributes, only(found).front.races) == ((), ())
    assert only(found).front.types == ("evolution point",)


def test_a_double_sided_card_is_one_card_with_two_faces(tmp_path: Path) -> None:
    sides = [
        japanese("XX01-001", name, card_type=["フォロワー", "エボルヴ"]) for name in ("光の犬", "闇の犬")
    ]
    row = japanese("XX01-001", "光の犬//闇の犬", is_dual_face=True, faces=sides)
    other = japanese("XX01-002", "森の猫")
    found = imported(tmp_path, [row, other], [english("XX01-002EN", "Wood Cat")])
    assert [face.name for face in found.cards[0].faces] == ["光の犬", "闇の犬"]


def test_a_difference_in_a_figure_without_a_choice_is_counted_as_undecided(tmp_path: Path) -> None:
    found = imported(
        tmp_path, [japanese("XX01-001", "森の犬")], [english("XX01-001EN", "Wood Dog", pt="1/4")]
    )
    assert only(found).front.values["defense"] == 3
    assert found.report.counts["Both lists: differences that nobody decided, Japanese taken"] == 1


def test_a_choice_decides_a_difference(tmp_path: Path) -> None:
    choice = Choice(4, "the printed card", "the Japanese list is wrong here")
    overrides = Overrides({("XX01-001", "defense"): choice}, {}, {}, {}, {})
    entries = [english("XX01-001EN", "Wood Dog", pt="1/4")]
    found = imported(tmp_path, [japanese("XX01-001", "森の犬")], entries, overrides)
    assert only(found).front.values["defense"] == 4
    assert found.report.counts["Both lists: differences in facts, decided by an override"] == 1


def test_a_given_name_serves_the_evolved_form_too(tmp_path: Path) -> None:
    rows = [
        japanese("XX01-001", "森の犬", evolves_to=["XX01-002"]),
        japanese("XX01-002", "森の犬", card_type=["フォロワー", "エボルヴ"]),
        japanese("XX01-003", "森の猫"),
    ]
    overrides = Overrides({}, {"XX01-001": "Wood Dog"}, {"XX01-001": "林犬"}, {}, {})
    found = imported(tmp_path, rows, [english("XX01-003EN", "Wood Cat")], overrides)
    assert [card.name for card in found.cards] == ["Wood Dog", "Wood Dog", "Wood Cat"]
    assert all("林犬" in card.aliases for card in found.cards[:2])


def test_a_rule_of_the_overrides_stands_on_its_card(tmp_path: Path) -> None:
    rule = CardRule("copies", "main", 6, "text of the card")
    overrides = Overrides({}, {}, {}, {}, {"XX01-001": (rule,)})
    found = imported(
        tmp_path, [japanese("XX01-001", "森の犬")], [english("XX01-001EN", "Wood Dog")], overrides
    )
    assert only(found).rules == (rule,)


def test_an_override_for_a_card_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    overrides = Overrides({}, {"XX99-001": "Nobody"}, {}, {}, {})
    with pytest.raises(ImportFault, match="XX99-001"):
        imported(tmp_path, [japanese("XX01-001", "森の犬")], [english("XX01-001EN", "Wood Dog")], overrides)


@pytest.mark.parametrize(
    ("kind", "entry"),
    [
        ("English list: names with outer spaces", english("XX01-001EN", "Wood Dog ")),
        ("English list: numbers in another spelling", english("xx01_001", "Wood Dog")),
        (
            "English list: traits parted by | instead of /",
            english("XX01-001EN", "Wood Dog", "Follower|Forestcraft - Beast|Elf"),
        ),
        ("English list: two different costs in one entry", english("XX01-001EN", "Wood Dog", cmc="1/3")),
        (
            "Both lists: traits that the English list leaves out, Japanese taken",
            english("XX01-001EN", "Wood Dog", "Follower|Forestcraft"),
        ),
        (
            "Both lists: traits in another English wording, one word taken for each",
            english("XX01-001EN", "Wood Dog", "Follower|Forestcraft - Animal"),
        ),
        (
            "English list: evolved cards whose type does not say so",
            english("XX01-001EN", "Wood Dog (Evolved)"),
        ),
    ],
)
def test_each_fault_of_the_english_list_is_counted(tmp_path: Path, kind: str, entry: str) -> None:
    assert imported(tmp_path, [japanese("XX01-001", "森の犬")], [entry]).report.counts[kind] == 1


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ImportFault, match=r"japanese_facts\.json: cannot be read"):
        join(tmp_path, load_words(), NO_OVERRIDES)


@pytest.mark.parametrize("content", ["[", "{}", "[]", '[{"name": "x"}]'])
def test_japanese_facts_of_another_shape_are_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "japanese_facts.json").write_text(content, encoding="utf-8")
    with pytest.raises(ImportFault, match=r"japanese_facts\.json"):
        join(tmp_path, load_words(), NO_OVERRIDES)


@pytest.mark.parametrize(
    ("entry", "quoted"),
    [
        ("<card><name>Wood Dog</name></card>", "Wood Dog"),
        ("<card><name> </name></card>", "no name"),
        (english("XX01-001EN", "Wood Dog", "Hero|Forestcraft"), "Hero"),
        (english("XX01-001EN", "Wood Dog", pt="big"), "big"),
        (english("XX01-001EN", "Wood Dog", manacost="X", cmc="X"), "X"),
        (english("XX01-999EN", "Wood Dog"), "XX01-999"),
        (english("picture", "Wood Dog"), "picture"),
        ("<card><name>Wood Dog", "no readable XML"),
        ('<!DOCTYPE a [<!ENTITY b "c">]><card/>', "no readable XML"),
        ("", "holds no"),
    ],
)
def test_an_english_list_that_cannot_be_meant_is_refused(tmp_path: Path, entry: str, quoted: str) -> None:
    with pytest.raises(ImportFault, match=quoted):
        imported(tmp_path, [japanese("XX01-001", "森の犬")], [entry])


def test_an_unknown_japanese_word_for_a_type_or_class_is_refused(tmp_path: Path) -> None:
    for row in (
        japanese("XX01-001", "犬", card_type=["新種"]),
        japanese("XX01-001", "犬", **{"class": "新種"}),
    ):
        with pytest.raises(ImportFault, match="新種"):
            imported(tmp_path, [row], [english("XX01-001EN", "Wood Dog")])


def test_an_override_without_a_source_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "overrides.toml"
    path.write_text('[[name]]\ncard = "XX01-001"\nname = "Wood Dog"\n', encoding="utf-8")
    with pytest.raises(ValueError, match="no source"):
        load_overrides(path)


MENTIONS = {"keywords": ["進化", "守護", "疾走"]}


def test_a_keyword_that_a_text_only_gives_to_others_is_not_the_cards_own(tmp_path: Path) -> None:
    text = "(E) (2): Evolve this follower.\nWard. (It guards.)\nGive each other follower Storm."
    found = imported(
        tmp_path,
        [japanese("XX01-001", "森の犬", **MENTIONS)],
        [english("XX01-001EN", "Wood Dog", text=text)],
    )
    front = only(found).front
    assert front.keywords == ("Evolve", "Ward")
    assert (front.values["evolve cost"], front.values["other abilities"]) == (2, 1)


def test_a_card_that_prints_plain_keywords_alone_has_no_other_abilities(tmp_path: Path) -> None:
    row = japanese("XX01-001", "森の犬", keywords=["守護"])
    found = imported(tmp_path, [row], [english("XX01-001EN", "Wood Dog", text="[Ward]\n----\nBane. Aura.")])
    front = only(found).front
    assert front.keywords == ("Ward", "Bane", "Aura")
    assert front.values["other abilities"] == 0


def test_of_a_text_left_blank_nothing_is_known_and_every_keyword_is_kept(tmp_path: Path) -> None:
    found = imported(
        tmp_path, [japanese("XX01-001", "森の犬", **MENTIONS)], [english("XX01-001EN", "Wood Dog", text="")]
    )
    front = only(found).front
    assert front.keywords == ("Evolve", "Ward", "Storm")
    assert "other abilities" not in front.values


def test_a_card_without_text_and_keywords_prints_no_ability(tmp_path: Path) -> None:
    found = imported(tmp_path, [japanese("XX01-001", "森の犬")], [english("XX01-001EN", "Wood Dog")])
    assert only(found).front.values["other abilities"] == 0

"""The lists of demonstrated clauses, and how citations are read."""

import pytest

from rules.clauses import demonstrated, not_executable
from rules.systems import CODES
from tests import clause_table


def read(source: str) -> list[tuple[str, str]]:
    return [(found.system, found.number) for found in clause_table.in_module(source, "test_x.py")]


def test_the_lists_of_demonstrated_clauses_are_current():
    stale = [
        path.parent.parent.name
        for path, text in clause_table.tables().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], f"run: {clause_table.COMMAND}"


def test_every_cited_clause_is_in_its_rulebook():
    assert [str(citation) for citation in clause_table.unknown(clause_table.citations())] == []


def test_every_system_has_an_inventory_of_its_own():
    assert clause_table.systems() == sorted(CODES)
    assert all(clause_table.inventory(system) for system in CODES)


@pytest.mark.parametrize("system", sorted(CODES))
def test_no_clause_is_both_demonstrated_and_excused(system):
    assert sorted(demonstrated(system) & set(not_executable(system))) == []


def test_marks_are_found_on_functions_classes_and_modules():
    source = (
        "pytestmark = [pytest.mark.clause('dm', '1')]\n"
        "@pytest.mark.clause('dm', '2')\ndef test_a(): ...\n"
        "@pytest.mark.clause('dm', '3')\nclass TestB: ...\n"
        "pytest.param(1, marks=pytest.mark.clause('dm', '4'))\n"
    )
    assert sorted(read(source)) == [("dm", "1"), ("dm", "2"), ("dm", "3"), ("dm", "4")]


def test_marks_made_from_case_files_are_left_to_the_case_files():
    assert read("pytest.param(case, marks=[pytest.mark.clause(case.system, n) for n in case.clauses])") == []


@pytest.mark.parametrize(
    "mark", ["clause('dm')", "clause('dm', number)", "clause(system='dm', number='1')", "clause('dm', 1)"]
)
def test_a_mark_that_cannot_be_read_is_an_error_with_its_line(mark):
    with pytest.raises(clause_table.UnreadableCitation, match="test_x.py:1"):
        read(f"@pytest.mark.{mark}\ndef test_a(): ...\n")


def test_a_case_file_names_its_clauses_with_commas():
    text = "# five copies\n# clause: 402.7, 402.3a\n# expect: illegal\n[Main]\n5 Name\n"
    found = clause_table.in_case(text, "fow8", "five.deck")
    assert [(citation.number, citation.line) for citation in found] == [("402.7", 2), ("402.3a", 2)]


def test_a_table_of_scenes_told_again_names_its_clauses_line_by_line():
    text = '["a.module"]\ntest_one = ["8.2#3", "8.2#4"]\n'
    found = clause_table.in_table(text, "fow5", "told_again.toml")
    assert [(citation.number, citation.line) for citation in found] == [("8.2#3", 2), ("8.2#4", 2)]


def test_a_clause_that_no_rulebook_has_is_unknown():
    citation = clause_table.Citation("fow8", "999.9", "test_x.py", 3)
    assert clause_table.unknown([citation]) == [citation]
    assert str(citation) == "test_x.py:3 cites fow8 999.9"

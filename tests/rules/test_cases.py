"""Deck cases as files: each says in its head what it shows, by which clause, and what the judge must find."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import pytest

import rules
from rules.clauses import inventory
from rules.systems import CODES, format_of

CASES = Path(__file__).parent.parent / "cases"
FEWEST = 25


@dataclass(frozen=True)
class Case:
    """One case file: its head as values, and the list below it."""

    system: str
    name: str
    head: dict[str, str]
    text: str

    def words(self, key: str) -> list[str]:
        """Return a value of the head as a list, empty where it is left empty."""
        return [word.strip() for word in self.head.get(key, "").split(",") if word.strip()]


def cases() -> Iterator[Case]:
    """Yield every case file, in a fixed order."""
    for path in sorted(CASES.glob("*/*.deck")):
        text = path.read_text(encoding="utf-8")
        head = {}
        for line in text.splitlines():
            if not line.startswith("#"):
                break
            key, colon, value = line.lstrip("# ").partition(":")
            if colon:
                head[key.strip()] = value.strip()
        yield Case(path.parent.name, path.stem, head, text)


ALL = list(cases())


@pytest.mark.parametrize("case", ALL, ids=lambda case: f"{case.system}/{case.name}")
def test_case(case: Case) -> None:
    form = format_of(case.system, case.head.get("format"))
    as_of = date.fromisoformat(case.head["as-of"]) if "as-of" in case.head else None
    reading = rules.read_decklist(case.text, case.system)
    verdict = rules.check(reading.deck, form.code, as_of)
    found = [finding.code for finding in verdict.findings]
    said = "\n".join(one["message"] for one in rules.verdict_to_json(verdict)["findings"])
    assert (verdict.outcome, found) == (case.head["expect"], case.words("findings")), said


@pytest.mark.parametrize("case", ALL, ids=lambda case: f"{case.system}/{case.name}")
def test_a_case_says_what_it_demonstrates(case: Case) -> None:
    cited = case.words("clause")
    assert cited, "a case cites the clauses it demonstrates"
    assert set(cited) <= set(inventory(case.system))
    assert case.head.get("expect") in {"legal", "illegal", "incomplete", "unknown"}
    assert "findings" in case.head, "a case lists the findings, none where the line is left empty"


@pytest.mark.parametrize("system", CODES)
def test_every_system_has_its_cases_and_both_kinds(system: str) -> None:
    own = [case for case in ALL if case.system == system]
    assert len(own) >= FEWEST
    assert {"legal", "illegal", "incomplete", "unknown"} <= {case.head["expect"] for case in own}

"""A deck in all formats of its game: today's tournaments in one line, and how far lists are known."""

from datetime import date
from pathlib import Path

import pytest

import rules
from rules.construction.coverage import Coverage, coverage
from rules.construction.findings import Finding, Verdict, outcome
from rules.construction.format_files import load_formats
from rules.construction.formats import BadFormat, Edition
from rules.construction.overview import Glance, headline, overview
from rules.systems import CODES, formats
from tests.rules.test_cases import ALL

TODAY = date(2026, 11, 22)


def glances(deck: rules.Deck, asked: str = ""):
    return overview(zip(formats(deck.system).values(), rules.check_all(deck, TODAY), strict=True), asked)


def deck(code: str, name: str) -> rules.Deck:
    case = next(one for one in ALL if (one.system, one.name) == (code, name))
    return rules.read_decklist(case.text, code).deck


@pytest.mark.parametrize(
    ("code", "played"),
    [
        ("fow8", {"new-frontiers", "origin", "wanderer"}),
        ("fow5", set()),
        ("setcg", {"l3", "l6", "standard", "title"}),
        ("dm", {"hall-of-fame"}),
        (
            "sve",
            {
                *("standard", "standard-jp", "standard-china"),
                *("cross-craft", "cross-craft-jp", "title", "title-jp"),
            },
        ),
    ],
)
def test_the_formats_of_todays_tournaments_are_data(code, played):
    assert {form.code for form in formats(code).values() if form.status == "tournament"} == played


@pytest.mark.parametrize("code", CODES)
def test_every_game_can_be_judged_by_its_rulebook_alone(code):
    assert any(form.status == "rulebook" for form in formats(code).values())


def test_a_status_that_there_is_not_is_refused_with_those_there_are(tmp_path: Path):
    (tmp_path / "one.toml").write_text('name = "One"\nstatus = "dead"\n')
    with pytest.raises(BadFormat, match="unknown status 'dead'; known are tournament, rulebook, casual"):
        load_formats("made-up", tmp_path, {})


def made_up(folder: Path, **severities: str) -> tuple[Glance, ...]:
    """Formats of these names, in which a deck has one finding for each of these severities."""
    for name in severities:
        (folder / f"{name.lower()}.toml").write_text(f'name = "{name}"\n')
    forms = load_formats("made-up", folder, {})
    found = []
    for name, said in severities.items():
        findings = tuple(
            Finding(
                code="made_up",
                severity=severity,
                clauses=(),
                section="",
                cards=(),
                actual="",
                allowed="",
                list=None,
                params={},
            )
            for severity in said.split()
        )
        known = Coverage(name, date(2018, 3, 1), None) if "unknown" in said else None
        verdict = Verdict(
            "made-up", name.lower(), TODAY, None, outcome(findings), (), findings, (), coverage=known
        )
        found.append(Glance(forms[name.lower()], verdict))
    return tuple(found)


def test_the_headline_says_where_a_deck_is_legal_then_where_not_then_what_is_not_known(tmp_path: Path):
    found = made_up(tmp_path, New="unknown", Wide="illegal illegal", Old="", All="")
    assert headline(found) == (
        "Legal in Old and All · not in Wide: 2 problems · New: no fault found, list known up to 2018-03-01"
    )


def test_a_deck_that_is_legal_nowhere_is_not_legal_by_the_first_word(tmp_path: Path):
    found = made_up(tmp_path, Wide="illegal incomplete", Old="incomplete", New="incomplete unknown")
    assert headline(found) == (
        "Not legal in Wide: 1 problem · New: not finished, list known up to 2018-03-01 · not finished for Old"
    )


def test_the_headline_leaves_out_what_no_tournament_plays():
    """A deck is legal in Constructed and in many finished clusters, which says nothing about tournaments."""
    line = headline(glances(deck("fow8", "wanderer_after_august_2022")))
    names = [form.name for form in formats("fow8").values() if form.name in line]
    assert set(names) == {"Origin", "New Frontiers", "Wanderer"}


def test_a_list_that_is_known_in_part_is_no_fault_found_with_the_day():
    (form,) = [
        one for one in glances(deck("fow8", "wanderer_after_august_2022")) if one.format.code == "wanderer"
    ]
    assert form.says == "no fault found, list known up to 2022-08-25"
    assert f"Wanderer: {form.says}" in headline([form])


@pytest.mark.parametrize("code", CODES)
def test_an_empty_deck_is_not_finished_in_any_format(code):
    found = glances(rules.Deck(code, ()))
    assert {one.says for one in found} == {"not finished"}


def test_tournaments_come_before_the_rulebook_and_both_before_what_is_no_longer_played():
    order = [one.format.status for one in glances(rules.Deck("fow8", ()))]
    assert order == ["tournament"] * 3 + ["rulebook"] + ["retired"] * (len(order) - 4)


def test_limited_is_there_only_when_it_is_asked_for():
    def codes(asked: str) -> set[str]:
        return {one.format.code for one in glances(rules.Deck("fow8", ()), asked)}

    assert "limited" not in codes("") and "limited" not in codes("origin")
    assert codes("limited") == codes("") | {"limited"}


# ---- how far a list is known ----

GAPS = """name = "One"
[[incomplete]]
until = 2010-01-01
why = "a"
source = "s"
[[incomplete]]
since = 2012-01-01
until = 2013-01-01
why = "b"
source = "s"
[[incomplete]]
since = 2013-01-01
until = 2014-01-01
why = "c"
source = "s"
[[incomplete]]
since = 2020-01-01
why = "d"
source = "s"
"""


@pytest.mark.parametrize(
    ("day", "says"),
    [
        (date(2009, 1, 1), "list known from 2010-01-01 on"),
        (date(2011, 1, 1), None),
        (date(2012, 6, 1), "list known up to 2011-12-31 and from 2014-01-01 on"),
        (date(2013, 6, 1), "list known up to 2011-12-31 and from 2014-01-01 on"),
        (date(2021, 1, 1), "list known up to 2019-12-31"),
    ],
)
def test_a_gap_ends_where_a_whole_list_is_recorded_again(tmp_path: Path, day, says):
    (tmp_path / "one.toml").write_text(GAPS)
    edition = Edition(load_formats("made-up", tmp_path, {})["one"], day)
    found = coverage(edition)
    assert (found and str(found)) == says


def test_the_finding_on_a_gap_says_which_bans_are_not_checked():
    verdict = rules.check(deck("fow8", "wanderer_after_august_2022"), "wanderer", TODAY)
    (finding,) = rules.verdict_to_json(verdict)["findings"]
    assert finding["message"].startswith(
        "Our list for Wanderer is complete up to 2022-08-25; bans after it are not checked. "
    )
    assert rules.verdict_to_json(verdict)["list_known"]["until"] == "2022-08-25"

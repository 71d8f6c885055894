"""Answers that the publisher of Shadowverse: Evolve gave to players, played: the cases in `questions/`."""

import re

import pytest

from tests.rules.sve.questions.cases import Case, cases, scene_of
from tests.rules.sve.questions.lines import is_check, run

CASES = dict(cases())
OTHERWISE = {name: case for name, case in CASES.items() if case.but}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_game_goes_as_the_publisher_answered_or_as_the_book_decides(case: Case) -> None:
    scene = scene_of(case)
    for line in (*case.do, *case.then):
        run(scene, line)


@pytest.mark.parametrize("case", OTHERWISE.values(), ids=OTHERWISE)
def test_something_else_follows_where_the_position_is_another(case: Case) -> None:
    scene = scene_of(case, otherwise=True)
    with pytest.raises(AssertionError):
        for line in (*case.do, *case.then):
            run(scene, line)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_case_names_its_question_its_gist_and_what_must_follow(case: Case) -> None:
    assert re.fullmatch(r"Q\d+", case.question)
    assert case.gist.endswith(".")
    assert case.then
    assert all(is_check(line) for line in case.then)
    assert not case.differs or re.search(r"\d+(\.\d+)+", case.differs), "the book decides, by which clause?"

"""The code under a clause is broken in small ways, and a test that cites the clause notices."""

import json
import random
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from rules import mutants as results
from rules.cli import main
from rules.mutants import Broken, Reached, Survivor, are_figures
from rules.systems import CODES
from tests.mutants.functions import broken, cited, known_functions
from tests.mutants.trials import without_place
from tests.processes import ROOT

SAMPLE = 150
"""How many mutants are tried each time."""
HERE = "tests.mutants.made_up"


def changes(name: str) -> list[tuple[int, str]]:
    return [(one.line, one.change) for one in broken(f"{HERE}.{name}")]


def in_a_process(code: str) -> list[object]:
    """Return what a piece of code prints in a process of its own, a value of JSON on each line."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith(("[", "{", '"'))]


def test_comparisons_players_and_conditions_are_turned() -> None:
    line = "return player == active and ready"
    assert changes("may_act") == [
        (2, f"{line} → {made}")
        for made in (
            "return not (player == active and ready)",
            "return player == active or ready",
            "return (1 - player) == active and ready",
            "return player != active and ready",
            "return player == (1 - active) and ready",
        )
    ]


def test_steps_are_left_out_and_numbers_put_off_by_one() -> None:
    loop = "while deck and len(hand) < LIMIT:"
    assert changes("draw") == [
        *(
            (2, f"{loop} → {made}")
            for made in (
                "while not (deck and len(hand) < LIMIT):",
                "while deck or len(hand) < LIMIT:",
                "while deck and len(hand) <= LIMIT:",
                "while deck and len(hand) < (LIMIT + 1):",
            )
        ),
        (3, "hand.append(deck.pop()) → pass"),
    ]


def test_changes_of_the_same_words_are_told_apart() -> None:
    for code in CODES:
        for of in cited(code)[:5]:
            told = [one.change for one in broken(of.name)]
            assert len(told) == len(set(told))


def test_a_function_is_broken_wherever_it_is_known_and_stays_a_generator() -> None:
    said = in_a_process(f"""
        import json
        from tests.mutants import made_up
        from tests.mutants.functions import broken, known_functions, put_in_place
        known_functions()
        for one in broken("{HERE}.steps"):
            put_in_place("{HERE}.steps", one.source)
            print(json.dumps([one.change, list(made_up.TABLE["steps"](False))]))
    """)
    assert said == [
        ['yield "begin" → pass', ["end"]],
        ["if not skipped: → if skipped:", ["begin"]],
        ['yield "end" → pass', ["begin"]],
    ]


def test_what_wraps_a_function_of_a_game_is_no_part_of_it() -> None:
    for code in CODES:
        for of in cited(code):
            assert are_figures(of.name) or len(known_functions()[of.name]) == 1, of.name


def test_figures_are_put_off_by_one_and_lists_lose_an_entry_where_they_are_declared() -> None:
    told = [one.change for one in broken("setcg/opening.toml main")]
    assert [one for one in told if one.startswith(("hand", "aside", "never_pay"))] == [
        "hand = 5 → 6",
        "hand = 5 → 4",
        "aside = 0 → 1",
        "never_pay = ('shine', 'dark') → without shine",
        "never_pay = ('shine', 'dark') → without dark",
    ]
    said = in_a_process("""
        import json
        from rules.opening import dealings
        from tests.mutants.functions import broken, put_in_place
        for one in list(broken("setcg/opening.toml main")):
            if one.change in ("hand = 5 → 4", "never_pay = ('shine', 'dark') → without shine"):
                put_in_place("setcg/opening.toml main", one.source)
        (main,) = dealings("setcg")
        print(json.dumps([main.hand, main.never_pay]))
    """)
    assert said == [[4, ["dark"]]]


CITING = """
    import pytest
    from tests.mutants.made_up import draw, may_act

    @pytest.mark.clause("dm", "1")
    def test_draws_to_the_limit():
        hand = []
        draw([1, 2, 3], hand)
        assert hand == [3, 2]

    @pytest.mark.clause("dm", "2")
    def test_notices_nothing_of_what_it_does():
        draw([1], [])

    @pytest.mark.clause("dm", "2")
    def test_fails_as_it_is():
        draw([1], [])
        raise AssertionError

    @pytest.mark.clause("dm", "3")
    @pytest.mark.parametrize("deck", [[], [4]])
    def test_stops_with_an_empty_deck(deck):
        hand = []
        draw(deck, hand)
        assert hand == [4][: len(hand)]
"""


def run_on_made_up(tmp_path: Path, clauses: tuple[str, ...]) -> list[object]:
    """Return for each mutant of `draw` the clauses whose tests notice it and a test elsewhere that does."""
    tests = tmp_path / "test_made_up.py"
    tests.write_text(textwrap.dedent(CITING), encoding="utf-8")
    return in_a_process(f"""
        import json
        from tests.mutants import made_up
        from tests.mutants.functions import Cited, broken, known_functions
        from tests.mutants.scenes import gather
        from tests.mutants.trials import Try, tried, watch
        known_functions()
        of = Cited("dm", "{HERE}.draw", {clauses!r})
        tries = [Try(of, mutant) for mutant in broken(of.name)]
        def work(scenes):
            watch(scenes, [of])
            scenes.try_out(scenes.items, 1)
            found = {{one.mutant.change.split(" → ")[1]: [noticed, elsewhere.split("::")[-1]]
                for one, noticed, elsewhere in tried(scenes, tries, 1, search=True)}}
            print(json.dumps([found[one.mutant.change.split(" → ")[1]] for one in tries]))
        gather([{str(tests)!r}], work)
    """)


def test_tests_of_a_clause_notice_what_they_assert_and_what_never_ends(tmp_path: Path) -> None:
    # Both break at an empty deck and where nothing is ever drawn; one card too many only the first notices.
    (found,) = run_on_made_up(tmp_path, ("1", "3"))
    assert found == [
        [["1", "3"], ""],
        [["1", "3"], ""],
        [["1"], ""],
        [["1"], ""],
        [["1", "3"], ""],
    ]


def test_a_clause_that_no_function_carries_is_tried_on_the_rarest_functions_its_tests_reach(
    tmp_path: Path,
) -> None:
    tests = tmp_path / "test_made_up.py"
    tests.write_text(textwrap.dedent(CITING), encoding="utf-8")
    said = in_a_process(f"""
        import json
        from tests.mutants import made_up
        from tests.mutants.functions import known_functions
        from tests.mutants.uncarried import reached, watch_all
        from tests.mutants.scenes import gather
        known_functions()
        def work(scenes):
            watch_all(scenes, "{HERE}.")
            scenes.try_out(scenes.items, 1)
            for clause in ("1", "2", "4"):
                found = reached(scenes, "dm", clause, 1)
                print(json.dumps([found.functions, found.noticed]))
        gather([{str(tests)!r}], work)
    """)
    assert said == [[[f"{HERE}.draw"], True], [[f"{HERE}.draw"], True], [[], False]]


def test_what_only_other_tests_notice_survives_and_they_are_named(tmp_path: Path) -> None:
    (found,) = run_on_made_up(tmp_path, ("2",))
    noticed = [clauses for clauses, _ in found]
    assert noticed == [[], ["2"], [], [], ["2"]]
    assert [elsewhere for _, elsewhere in found] == [
        "test_draws_to_the_limit",
        "",
        "test_draws_to_the_limit",
        "test_draws_to_the_limit",
        "",
    ]


# ---- results ----
ROW = Broken(f"{HERE}.draw", "", "x", 4, {"1": 2, "2": 0}, (Survivor(2, "a → b"), Survivor(3, "c → d", "t")))


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games in which only one has results."""
    monkeypatch.setattr(results, "GAMES", tmp_path)
    results.marks.cache_clear()
    for code in CODES:
        (tmp_path / code / "data").mkdir(parents=True)
    yield tmp_path
    results.marks.cache_clear()


def test_results_are_read_as_they_were_written(kept: Path) -> None:
    results.write("dm", [ROW])
    assert results.read("dm") == {ROW.function: ROW}
    assert results.read("sve") == {}
    reached = Reached("7", "x", ("a.b",), 2, True)
    results.write_reached("dm", [reached])
    assert results.read_reached("dm") == {"7": reached}


def test_marked_mutants_are_no_survivors_and_a_mark_that_does_not_fit_is_told(kept: Path) -> None:
    results.write("dm", [ROW])
    marked = kept / "dm" / "data" / "equivalents.toml"
    marked.write_text(f'["{ROW.function}"]\n"a → b" = "same"\n"e → f" = "gone"\n', encoding="utf-8")
    toll = results.toll("dm")
    assert (toll.mutants, toll.noticed, toll.equivalent) == (4, 2, 1)
    assert toll.surviving == ((ROW, ROW.survivors[1]),)
    assert toll.share == pytest.approx(1 / 3)
    assert toll.unnoticed == ("2",)
    assert toll.unfit == (f"{ROW.function}: e → f",)


def test_a_result_is_outdated_when_the_function_does_something_else(kept: Path) -> None:
    now = results.fingerprint(ROW.function)
    fresh = Broken(ROW.function, now, "x", 1, {"1": 1})
    results.write("dm", [fresh])
    assert results.toll("dm").outdated == ()
    results.write("dm", [ROW, Broken("rules.gone.away", "0", "x", 1, {"1": 1})])
    assert results.toll("dm").outdated == ("rules.gone.away", ROW.function)


def test_a_survivor_is_listed_with_clause_place_and_change(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results.write("dm", [ROW])
    results.write_reached(
        "dm", [Reached("8", "x", (), 0, False), Reached("7", "x", ("a.b", "a.c"), 5, False)]
    )
    assert main(["clauses", "--mutants", "--system", "dm"]) == 0
    lines = capsys.readouterr().out.splitlines()
    start = Path(ROOT / "tests" / "mutants" / "made_up.py").read_text(encoding="utf-8").split("def draw")[0]
    line = start.count("\n") + 1
    assert lines[1].split() == ["dm", "1", "4", "2", "0", "2", "50.0%", "1", "2", "1", "1"]
    assert lines[2] == "dm 2: no change to its code is noticed"
    assert lines[3] == "dm 7: no function implements it, and its tests notice no change in a.b, a.c"
    assert lines[4] == "dm 8: no function implements it, and its tests run no code"
    assert lines[5] == f"dm 1, 2 tests/mutants/made_up.py:{line + 2}: a → b"
    assert lines[6] == f"dm 1, 2 tests/mutants/made_up.py:{line + 3}: c → d (noticed by t)"


@pytest.mark.parametrize("code", CODES)
def test_every_mark_is_of_a_mutant_and_has_a_reason(code: str) -> None:
    assert without_place(cited(code)) == []
    assert all(reason.strip() for changes in results.marks(code).values() for reason in changes.values())


def test_a_sample_of_mutants_is_noticed_or_known_to_survive() -> None:
    seed = str(random.randrange(10**6))
    command = [sys.executable, "-m", "tests.mutants", "--sample", str(SAMPLE), "--seed", seed]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, f"{' '.join(command[1:])}\n{done.stdout}{done.stderr}"

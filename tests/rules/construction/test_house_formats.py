"""House formats: laws over all games, what findings cite, and what is said of mistakes."""

import json
from datetime import date
from pathlib import Path

import pytest

import rules
from rules.cli import main
from rules.construction.formats import BadFormat
from rules.construction.house_formats import house_format, read_house_format
from rules.construction.judge import judge
from rules.systems import CODES

DAY, LATER = date(2026, 11, 1), date(2026, 11, 24)
GAMES = Path(rules.__file__).parent / "games"


def house(code, extends=None, **more):
    """A house format of a game with nothing of its own, but for what is given."""
    base = extends or rules.system(code).default_format
    table = {"system": code, "extends": base, "name": "Thursday League", "date": "2026-11-01", **more}
    return house_format(table, "house.toml")


def sample(code):
    """A sample deck that is legal in the game's default format."""
    for path in sorted((GAMES / code / "decks").glob("*.txt")):
        deck = rules.read_decklist(path.read_text(encoding="utf-8"), code).deck
        if rules.check(deck, as_of=LATER).outcome == "legal":
            return deck
    raise AssertionError(f"no sample deck of {code} is legal")


def check(form, deck, day=LATER):
    return judge(rules.system(deck.system), deck, form, day)


def wrong(table):
    with pytest.raises(BadFormat) as caught:
        house_format(table, "house.toml")
    return str(caught.value).splitlines()


# ---- laws over all games ----


@pytest.mark.parametrize("code", CODES)
def test_a_house_format_with_nothing_of_its_own_judges_as_the_one_it_extends(code):
    deck = sample(code)
    for base in rules.formats(code).values():
        own, theirs = check(house(code, base.code), deck), check(base, deck)
        assert own.outcome == theirs.outcome
        assert [(one.code, one.list) for one in own.findings] == [
            (one.code, one.list) for one in theirs.findings
        ]


@pytest.mark.parametrize("code", CODES)
def test_any_card_of_a_deck_can_be_banned_and_the_finding_cites_the_house_list_and_its_day(code):
    deck = sample(code)
    for entry in deck.entries:
        form = house(code, banned=[{"cards": [entry.card.id]}])
        verdict = check(form, deck)
        (finding,) = [one for one in verdict.findings if one.code == "banned"]
        assert verdict.outcome == "illegal" and entry.card in finding.cards
        assert (finding.list.name, finding.list.date) == ("Thursday League", DAY)
        assert check(form, deck, date(2026, 10, 31)).outcome == "legal"


@pytest.mark.parametrize("code", CODES)
def test_a_limit_is_broken_by_one_copy_more_and_kept_by_as_many(code):
    deck = sample(code)
    held = max(deck.entries, key=lambda one: one.count)
    total = sum(one.count for one in deck.entries if one.card is held.card)
    kept = check(house(code, limited=[{"cards": [held.card.id], "copies": total}]), deck)
    assert kept.outcome == "legal"
    broken = check(house(code, limited=[{"cards": [held.card.id], "copies": total - 1}]), deck)
    assert [(one.code, one.actual, one.allowed) for one in broken.findings] == [("limited", total, total - 1)]


@pytest.mark.parametrize("code", CODES)
def test_sizes_of_sections_are_set_and_cited_by_name_and_day(code):
    deck = sample(code)
    counts = {part.code: part.count for part in check(house(code), deck).sections}
    section = max(counts, key=lambda one: counts[one])
    exactly = {"minimum": counts[section], "maximum": counts[section]}
    assert check(house(code, sections={section: exactly}), deck).outcome == "legal"
    smaller = {"minimum": 0, "maximum": counts[section] - 1}
    found = check(house(code, sections={section: smaller}), deck).findings
    cited = [one for one in found if one.list and one.list.name == "Thursday League"]
    assert [(one.section, one.actual, one.list.date) for one in cited] == [(section, counts[section], DAY)]
    assert cited[0].clauses == () and cited[0].severity == "illegal"


@pytest.mark.parametrize("code", CODES)
def test_toml_and_json_say_the_same(code):
    card = sample(code).entries[0].card.id
    table = {"system": code, "extends": rules.system(code).default_format, "name": "A", "date": "2026-11-01"}
    in_json = read_house_format(json.dumps({**table, "banned": [{"cards": [card]}]}), "a.json")
    lines = [f'{key} = "{value}"' for key, value in table.items() if key != "date"]
    in_toml = read_house_format(
        "\n".join([*lines, "date = 2026-11-01", "[[banned]]", f"cards = [{card!r}]"]), "a.toml"
    )
    assert (in_json.rows[-1], in_json.house.since) == (in_toml.rows[-1], in_toml.house.since)


def test_bans_of_the_format_below_are_cited_by_its_own_name():
    deck = rules.read_decklist("[Main]\n4 CMF-052", "fow8").deck
    verdict = check(house("fow8", "wanderer", sections={"main": {"minimum": 0}}), deck, date(2017, 4, 15))
    cited = {one.code: one.list.name for one in verdict.findings if one.list}
    assert cited["banned"] == "Wanderer"


# ---- what is wrong ----

GOOD = {"system": "fow8", "extends": "wanderer", "name": "League", "date": "2026-11-01"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"system": "chess"}, "house.toml, system: no system 'chess'; there are fow8, fow5, setcg, dm, sve"),
        ({"extends": "nope"}, "house.toml, extends: fow8 has no format 'nope'; it has constructed, "),
        ({"name": " "}, "house.toml, name: ' '; a name has 1–100 characters"),
        ({"date": "soon"}, "house.toml, date: 'soon' is not a day; write 2018-10-24"),
        ({"date": 7}, "house.toml, date: 7 is not a day; write 2018-10-24"),
        ({"bans": []}, "house.toml: unknown key 'bans'; known are about, banned, choice, "),
        ({"banned": "Thunder"}, "house.toml, banned: 'Thunder' is not a list"),
        ({"banned": [{"cards": []}]}, "house.toml, banned, entry 1, cards: 0 named; name at least 1"),
        (
            {"banned": [{"cards": ["Thunder"]}, {"cards": ["Thunder", "Thundre"]}]},
            "house.toml, banned, entry 2, cards, entry 2: no card 'Thundre' in fow8; did you mean 'Thunder'",
        ),
        (
            {"banned": [{"cards": ["Thunder"], "copies": 2}]},
            "house.toml, banned, entry 1, copies: a row under 'banned' has none; put the cards under",
        ),
        (
            {"limited": [{"cards": ["Thunder"], "copies": 0}]},
            "house.toml, limited, entry 1, copies: 0 is not between 1 and 99; for 0 use 'banned'",
        ),
        (
            {"together": [{"cards": ["Thunder"]}]},
            "house.toml, together, entry 1, cards: 1 named",
        ),
        (
            {"limited": [{"cards": ["Thunder"], "sections": ["mian"]}]},
            "house.toml, limited, entry 1, sections: fow8 has no section 'mian'; it has ruler, main, ",
        ),
        ({"sections": {"mian": {"minimum": 1}}}, "house.toml, sections: fow8 has no section 'mian'; it has "),
        (
            {"sections": {"main": {"minimum": 50, "maximum": 40}}},
            "house.toml, sections, main, maximum: 40 is not between the minimum, 50, and 1000",
        ),
        ({"sections": {"main": {}}}, "house.toml, sections, main: 'minimum' is missing in {}"),
        ({"sections": {"main": {"minimum": -1}}}, "house.toml, sections, main, minimum: -1 is not between 0"),
        (
            {"sections": {"main": {"minimum": "50"}}},
            "house.toml, sections, main, minimum: '50' is not",
        ),
        ({"banned": [{"cards": ["Thunder"]}] * 201}, "house.toml: 201 rows; a house format has at most 200"),
    ],
)
def test_each_mistake_is_told_with_its_path_and_what_would_be_right(change, says):
    (told,) = wrong({**GOOD, **change})
    assert told.startswith(says)


def test_all_mistakes_are_told_at_once():
    table = {**GOOD, "name": "", "date": "soon", "banned": [{"cards": ["Thundre", "Zzz"]}]}
    assert len(wrong(table)) == 4


@pytest.mark.parametrize("data", [None, [], "x", 7, {}, {"system": "fow8"}])
def test_data_of_another_shape_are_told(data):
    assert wrong(data)[0].startswith("house.toml: ")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name = ", "a.toml: broken TOML ("),
        ('{\n"name": ', "a.toml, line 2: broken JSON ("),
        ('{"a":' * 100_000, "a.toml: 500,000 characters"),
        ("[" * 50_000, "a.toml: "),
        ("x" * 200_000, "a.toml: 200,000 characters; a house format has at most 100,000"),
    ],
)
def test_a_broken_file_is_told(text, says):
    with pytest.raises(BadFormat) as caught:
        read_house_format(text, "a.toml")
    assert str(caught.value).startswith(says)


# ---- on the command line ----


@pytest.fixture
def league(tmp_path):
    path = tmp_path / "league.toml"
    path.write_text(
        'system = "fow8"\nextends = "constructed"\nname = "Thursday League"\ndate = 2026-11-01\n'
        'source = "posted in the shop"\n[[banned]]\ncards = ["Thunder"]\n'
    )
    return path


def run(capsys, *arguments):
    status = main(["check", *map(str, arguments)])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_list_is_checked_in_a_house_format(capsys, league, tmp_path):
    deck = tmp_path / "deck.txt"
    deck.write_text("[Main]\n4 Thunder\n")
    status, out, _ = run(capsys, deck, "--format", league)
    assert status == 1
    assert "banned in Thursday League since 2026-11-01" in " ".join(out.split())
    assert "Thursday League of 2026-11-01; source: posted in the shop" in out
    status, out, _ = run(capsys, deck, "--format", league, "--json")
    assert json.loads(out)["format"] == "house"


def test_many_lists_are_checked_in_a_house_format(capsys, league, tmp_path):
    (tmp_path / "lists").mkdir()
    (tmp_path / "lists" / "Ann.txt").write_text("4 Thunder\n")
    status, out, _ = run(capsys, tmp_path / "lists", "--report", "--format", league)
    assert status == 1
    assert "(Thursday League, 2026-11-01)" in " ".join(out.split())


def test_another_system_than_the_house_formats_is_told(capsys, league, tmp_path):
    (tmp_path / "deck.txt").write_text("4 Thunder\n")
    status, _, err = run(capsys, tmp_path / "deck.txt", "--format", league, "--system", "dm")
    assert (status, err) == (
        2,
        "rules check: --system says 'dm', and 'Thursday League' is a format of fow8\n",
    )


def test_a_house_format_with_mistakes_or_missing_leaves_with_2(capsys, league, tmp_path):
    (tmp_path / "deck.txt").write_text("4 Thunder\n")
    league.write_text(league.read_text().replace("Thunder", "Thundre"))
    status, _, err = run(capsys, tmp_path / "deck.txt", "--format", league)
    assert status == 2 and "league.toml, banned, entry 1, cards, entry 1: no card 'Thundre' in fow8" in err
    status, _, err = run(capsys, tmp_path / "deck.txt", "--format", tmp_path / "gone.toml")
    assert status == 2 and "No such file or directory; give the path of a house format" in err
    league.write_bytes(b"\xe4")
    status, _, err = run(capsys, tmp_path / "deck.txt", "--format", league)
    assert status == 2 and "byte 0 is not UTF-8 text; save the file as UTF-8" in err

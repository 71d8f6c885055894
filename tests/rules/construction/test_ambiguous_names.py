"""A name that several cards bear: the card that the format and the day allow, or a finding that says so."""

from collections import Counter
from dataclasses import replace
from datetime import date

import pytest

import rules
from rules.construction import judge as judge_module
from rules.construction.ambiguous_names import are_alike, as_judged
from rules.construction.judge import judge
from rules.systems import format_of, formats, system
from tests.kinds import READ_BACK

DAY = date(2018, 10, 24)
STARTER = """[Ruler]
1 Kirik Rerik
[Main]
4 Apprentice Cook
4 Burning Awakening
4 Dragon Breath
4 Dragon of Mt. Hoelle
4 Elia Rua, the Combat Chef
4 Hell Flame
4 Hoelle Pig
4 Hoellesaurus
4 Kirik's Partner
4 Mad Boar of Mt. Hoelle
[Magic stones]
10 Fire Magic Stone
"""


def starter(instead: str = "4 Hoelle Pig") -> rules.Deck:
    return rules.read_decklist(STARTER.replace("4 Hoelle Pig", instead), "fow8").deck


def judged(deck: rules.Deck, name: str = "Hoelle Pig", form: str = "wanderer") -> str:
    verdict = rules.check(deck, form, DAY)
    return next(card.id for card, _ in verdict.names if card.name == name)


def test_a_bare_name_means_the_card_of_the_format_and_the_verdict_says_which():
    deck = starter()
    assert judged(deck, form="reiya") == "SDR2-007"
    assert judged(deck, form="alice") == "EDL-028"
    said = rules.verdict_to_json(rules.check(deck, "reiya", DAY))["names"]
    assert {"name": "Hoelle Pig", "card_id": "SDR2-007", "card_ids": ["EDL-028", "SDR2-007"]} in said


@pytest.mark.parametrize(("number", "outcome"), [("SDR2-007", "legal"), ("EDL-028", "illegal")])
def test_a_number_leaves_nothing_open(number, outcome):
    verdict = rules.check(starter(f"4 Hoelle Pig ({number})"), "reiya", DAY)
    assert (verdict.outcome, [card.name for card, _ in verdict.names]) == (outcome, ["Kirik Rerik"])


def test_where_the_format_allows_none_the_finding_names_all():
    verdict = rules.check(starter(), "lapis", DAY)
    found = [one for one in rules.verdict_to_json(verdict)["findings"] if "Hoelle Pig" in one["cards"]]
    assert [(one["code"], one["card_ids"]) for one in found] == [("not_in_pool", ["EDL-028", "SDR2-007"])]
    assert "“Hoelle Pig (EDL-028)” and “Hoelle Pig (SDR2-007)”" in found[0]["message"]


def test_where_the_outcome_hangs_on_the_card_that_is_said_with_each_outcome():
    deck = starter("4 Contract of the Water Moon")
    (found,) = rules.verdict_to_json(rules.check(deck, "constructed", DAY))["findings"]
    assert (found["code"], found["severity"]) == ("several_cards", "unknown")
    assert found["card_ids"] == ["HSD-010", "NWE-060"]
    assert "HSD-010: unknown, NWE-060: legal" in found["message"]


def test_every_name_of_several_cards_is_legal_wherever_one_of_them_is():
    of = system("fow8")
    form = format_of("fow8", "wanderer")
    base = starter("")
    names = {card.name for card in of.catalogue() if len(of.catalogue().named(card.name)) > 1}
    tried = 0
    for name in sorted(names):
        (*_, entry) = rules.read_decklist(f"[Main]\n4 {name}", "fow8").deck.entries
        if not entry.others or not of.may_hold("main", entry.card):
            continue
        tried += 1
        bare = judge(of, replace(base, entries=(*base.entries, entry)), form, DAY)
        each = {
            judge(
                of, replace(base, entries=(*base.entries, replace(entry, card=card, others=()))), form, DAY
            ).outcome
            for card in entry.bearers
        }
        if len(each) == 1 or are_alike(entry.bearers):
            assert bare.outcome == min(each, key=("legal", "incomplete", "unknown", "illegal").index)
        else:
            assert bare.outcome in each or [one.code for one in bare.findings] == ["several_cards"]
    assert tried > 40


def test_a_list_with_open_names_is_written_so_that_they_stay_open_and_settled_ones_settled():
    deck = starter()
    for form in READ_BACK:
        again = rules.read_decklist(rules.write_decklist(deck, form.code), "fow8").deck
        assert set(again.entries) == set(deck.entries), form.code
        settled = as_judged(deck, rules.check(deck, "reiya", DAY))
        again = rules.read_decklist(rules.write_decklist(settled, form.code), "fow8").deck
        assert set(again.entries) == set(settled.entries), form.code


def test_all_formats_at_once_take_a_name_as_each_alone_does():
    deck = starter()
    for verdict in rules.check_all(deck, DAY):
        assert verdict == rules.check(deck, verdict.format, DAY)
    assert len({one.outcome for one in rules.check_all(deck, DAY)}) > 1
    assert formats("fow8").keys() == {one.format for one in rules.check_all(deck, DAY)}


def test_a_long_list_of_ambiguous_names_is_not_judged_once_for_each_of_them(monkeypatch):
    """Four hundred lines with all names of several cards took six seconds in the formats of one game."""
    of = system("fow8")
    names = Counter(card.name for card in of.catalogue())
    several = [name for name, cards in names.items() if cards > 1]
    single = [name for name, cards in names.items() if cards == 1][:390]
    read = rules.read_decklist("\n".join(f"4 {name}" for name in [*several, *single]), "fow8")
    judged = []
    real = judge_module._Trial._outcome
    monkeypatch.setattr(
        judge_module._Trial, "_outcome", lambda self, *given: judged.append(1) or real(self, *given)
    )
    judge(of, read.deck, format_of("fow8", None), DAY)
    assert 0 < len(judged) <= judge_module.MOST_JUDGED // len(read.deck.entries)

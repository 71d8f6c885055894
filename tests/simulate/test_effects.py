"""What a card is worth: the same games with and without it, their difference, and what cannot be asked."""

import random
from dataclasses import replace
from math import comb

import pytest

from rules.blanks import blank_id, card_or_blank
from rules.systems import system
from simulate.games.effect_figures import MOST_EXAMPLES, card_effect
from simulate.games.effect_plans import cards_in_question, effect_of, met_by
from simulate.games.effects import MOST_PAIRS, Effect, effect_pairings
from simulate.games.game_counts import OUTCOMES, outcome_of, outcomes
from simulate.games.ledger import add
from simulate.games.matchup_results import flipped, overall
from simulate.games.plan import Entry, Plan, PlanFault
from simulate.games.play import meeting_of, play_chunk, seeds_of
from simulate.games.replays import replay
from simulate.games.report import duels, report
from simulate.games.stop import Stop
from simulate.intervals import (
    BadNumbers,
    difference_test,
    exact_difference_test,
    paired_difference,
)
from tests.simulate.effects import CARD, PLAIN, effect_plan
from tests.simulate.plans import entries, ledgers, plan_of

FOUR = Entry("four", (("main", "a", 4), ("main", "b", 2), ("side", "a", 1)))


# ---- the plan ----


def test_each_copy_is_replaced_wherever_it_is_and_no_other_card():
    rows = Effect("a", "c").replaced(FOUR.rows)
    assert rows == (("main", "c", 4), ("main", "b", 2), ("side", "c", 1))
    assert Effect("a", "b").replaced(FOUR.rows) == (("main", "b", 6), ("side", "b", 1))


def test_both_versions_meet_every_opponent_in_turn():
    assert effect_pairings(4) == ((0, 2), (1, 2), (0, 3), (1, 3))


def test_a_plan_about_a_card_is_read_again_as_it_was_written():
    plan = effect_plan()
    assert Plan.from_json(plan.to_json()) == plan and plan.effect is not None and plan.effect.blank
    # Plans without such a question are written as they always were.
    assert "effect" not in plan_of().to_json()
    assert plan.games == 2 * 6 * 2


def test_the_card_lies_where_its_replacement_lies_and_nothing_else_moves():
    plan = effect_plan()
    assert plan.effect is not None
    with_card, without = plan.orders[:2]
    places = [
        place for place, (one, other) in enumerate(zip(with_card, without, strict=True)) if one != other
    ]
    assert len(places) == 4
    assert {with_card[place][1] for place in places} == {plan.effect.card}
    assert {without[place][1] for place in places} == {plan.effect.replacement}


def test_both_versions_are_dealt_the_same_hands_also_against_the_deck_itself():
    (deck,) = entries("dm", 1)
    plan = effect_plan(decks=(deck, deck))
    for swapped in (False, True):
        assert seeds_of(plan, 0, 3, swapped=swapped) == seeds_of(plan, 1, 3, swapped=swapped)
        hands = []
        for pairing in (0, 1):
            game = meeting_of(plan, pairing).game(
                seeds_of(plan, pairing, 3, swapped=swapped)[0], swapped=swapped
            )
            game.start()
            hands.append([card.name for card in game.state.cards])
        assert hands[0] == hands[1]
    # The two games of a pair of a deck against itself have deals of their own.
    assert seeds_of(plan, 0, 3, swapped=False)[0] != seeds_of(plan, 0, 3, swapped=True)[0]


def test_a_blank_deck_is_played_as_if_the_card_had_no_text():
    plan = effect_plan()
    blanks = [one for _, one in meeting_of(plan, 1).decks[0] if one.card_id == blank_id(plan.effect.card)]
    assert len(blanks) == 4 and not any(one.abilities or one.keywords for one in blanks)
    told = replay(plan, 1, 0, swapped=False)
    assert told.fingerprint and told.record.decks[0].count(("main", plan.effect.replacement)) == 4


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"stop": Stop("precision")}, "fixed number of games"),
        ({"pairs": MOST_PAIRS + 1}, "50,001 as pairs of games with and without a card"),
        ({"pairings": ((0, 2),)}, "both versions"),
        ({"effect": Effect("nothing", "b")}, "no card 'nothing'"),
        ({"effect": Effect("en-DM-01-1", "en-DM-01-1:blank")}, "no card 'en-DM-01-1'"),
        ({"entries": effect_plan().entries[:2], "pairings": ()}, "0 as number of pairings"),
    ],
)
def test_a_plan_about_a_card_that_does_not_hold_together_is_refused(change, fault):
    with pytest.raises(PlanFault, match=fault):
        replace(effect_plan(), **change)


def test_a_version_that_is_not_the_deck_with_the_card_replaced_is_refused():
    plan = effect_plan()
    deck, _, opponent = plan.entries
    with pytest.raises(PlanFault, match="is not"):
        replace(plan, entries=(deck, opponent, opponent))
    with pytest.raises(PlanFault, match="replaced by itself"):
        Effect("a", "a")
    with pytest.raises(PlanFault, match="no text already"):
        Effect("a:blank", "b")
    with pytest.raises(PlanFault, match="is not a card and its replacement"):
        Plan.from_json({**plan.to_json(), "effect": {"card": 1}})


# ---- the card by its name ----


@pytest.mark.parametrize("said", [CARD, CARD.upper(), f"  {CARD} "])
def test_a_card_is_named_as_in_a_list(said):
    (deck,) = entries("dm", 1)
    found = effect_of("dm", deck, said)
    assert system("dm").catalogue().get(found.card).name == CARD and found.blank
    assert effect_of("dm", deck, found.card) == found


@pytest.mark.parametrize(
    ("card", "replacement", "fault"),
    [
        ("Cursd Pincher", "", "no card 'Cursd Pincher'; did you mean “Cursed Pincher”"),
        ("Burning Mane", "", "“Burning Mane” is not in “darkness-slayers”"),
        (PLAIN, "", f"“{PLAIN}” has no text, so leaving it out changes nothing; name a card"),
        (CARD, "Nobodys Card", "no card 'Nobodys Card'"),
        (CARD, CARD, "replaced by itself"),
        ("", "", "no card ''"),
    ],
)
def test_what_cannot_be_asked_about_a_card_is_refused_with_what_is_wrong(card, replacement, fault):
    (deck,) = entries("dm", 1)
    with pytest.raises(PlanFault, match=fault):
        effect_of("dm", deck, card, replacement)


def test_a_card_in_a_section_that_games_do_not_use_is_refused():
    from rules.samples import sample_decks
    from simulate.games.plan import entry_of

    deck = entry_of("stones", next(iter(sample_decks("fow8").values())))
    spare = next(
        card for card in system("fow8").catalogue() if card.id not in {one for _, one, _ in deck.rows}
    )
    aside = Entry("deck", (*deck.rows, ("side", spare.id, 1)))
    with pytest.raises(PlanFault, match="only in a part of “deck” that games do not use"):
        effect_of("fow8", aside, spare.id)


def test_the_opponents_of_a_deck_are_those_it_met():
    whole = plan_of(decks=3, all_meet=True)
    assert met_by(whole, 2, 0) == (0, 2) and met_by(whole, 0, 0) == (1, 2)
    # With other players on the other side, only the games on this side are of the same kind.
    assert met_by(replace(whole, players=("greedy", "random")), 2, 0) == (2,)
    assert met_by(plan_of(decks=1), 0, 0) == (0,)
    about = effect_plan()
    assert met_by(about, 0, 0) == (2,) and met_by(about, 0, 1) == (0,)
    assert [side for side, _ in cards_in_question(about, 1)] == [1]
    assert [side for side, _ in cards_in_question(plan_of(decks=1), 0)] == [0]
    assert CARD in [card.name for card in dict(cards_in_question(about, 0))[0]]


# ---- the ledger ----


def test_every_pair_of_games_is_kept_with_how_both_went():
    pairs = [("l", "w"), ("", "d"), ("w", "")]
    assert len({outcome_of(*pair) for pair in pairs} | {0}) == 4
    ledger = {"outcomes": {"0": [0, outcome_of("l", "w")], "2": [outcome_of("", "d")]}}
    assert outcomes(ledger) == {1: ("l", "w"), 2 * OUTCOMES: ("", "d")}
    assert outcomes({}) == {}


def test_the_outcomes_add_up_however_the_plan_is_cut():
    plan = effect_plan(13, 13)
    pieces = replace(plan, chunk_pairs=5)
    whole, cut = ledgers(plan), ledgers(pieces)
    assert whole == cut and sorted(outcomes(whole[0])) == list(range(13))
    both = overall(whole[0])
    won = sum(game == "w" for went in outcomes(whole[0]).values() for game in went)
    assert won == both.wins
    assert "outcomes" not in ledgers(plan_of())[0] and "outcomes" not in flipped(whole[0])
    # Pairs of different pairings are not the same pairs.
    assert report(plan, whole)["field"] is not None


# ---- the figures ----


def test_the_difference_is_that_of_the_win_rates_of_both_versions():
    plan = effect_plan(30, 30)
    sums = ledgers(plan)
    found = card_effect(plan, sums) or pytest.fail()
    one = found["overall"] or pytest.fail()
    rates = [overall(ledger).won / overall(ledger).games for ledger in sums]
    assert one["value"] == pytest.approx(rates[0] - rates[1])
    assert (one["given"]["value"], one["replaced"]["value"]) == pytest.approx(tuple(rates))
    assert one["games"] == 60 and found["copies"] == 4 and found["name"] == CARD
    assert one["better"] + one["worse"] > 0
    assert one["better"] - one["worse"] == round(60 * one["value"])
    assert one["low"] <= one["value"] <= one["high"]
    assert found["opponents"][0]["found"] == one
    assert report(plan, sums)["effect"] == found and duels(plan, sums) == []
    assert report(plan_of(), ledgers(plan_of()))["effect"] is None
    assert "this opponent" in found["meaning"] and "having no text" in found["meaning"]


def test_the_games_named_went_differently_when_they_are_played_again():
    plan = effect_plan(30, 30)
    (against,) = (card_effect(plan, ledgers(plan)) or pytest.fail())["opponents"]
    assert 0 < len(against["examples"]) <= MOST_EXAMPLES
    for game in against["examples"]:
        swapped = game["seat"] == "second"
        one, other = (
            replay(plan, pairing, game["pair"], swapped=swapped).winner for pairing in against["pairings"]
        )
        assert one != other


def test_a_card_that_does_nothing_differently_changes_no_game():
    (deck, opponent) = entries("dm", 2)
    of = system("dm").catalogue()
    ghoul = of.named(PLAIN)[0]
    # The blank of a card without a text is the card under another id.
    effect = Effect(ghoul.id, blank_id(ghoul.id))
    assert card_or_blank(system("dm"), effect.replacement) is not None
    version = Entry("version", effect.replaced(deck.rows))
    plan = replace(effect_plan(20, 20), entries=(deck, version, opponent), effect=effect)
    sums = ledgers(plan)
    one = (card_effect(plan, sums) or pytest.fail())["overall"] or pytest.fail()
    assert (one["value"], one["better"], one["worse"], one["p"], one["saved"]) == (0, 0, 0, 1, None)
    assert not one["apart"] and one["low"] < 0 < one["high"]
    assert sums[0]["checksum"] == sums[1]["checksum"]


def test_over_several_opponents_the_games_of_one_deal_count_together():
    plan = effect_plan(20, 20, opponents=2)
    found = card_effect(plan, ledgers(plan)) or pytest.fail()
    each = [one["found"] or pytest.fail() for one in found["opponents"]]
    total = found["overall"] or pytest.fail()
    assert total["value"] == pytest.approx(sum(one["value"] for one in each) / 2)
    assert total["games"] == 80 and total["better"] == sum(one["better"] for one in each)
    assert [one["pairings"] for one in found["opponents"]] == [[0, 1], [2, 3]]
    assert "these opponents" in found["meaning"]


def made(pairs: list[tuple[tuple[str, str], tuple[str, str]]]):
    """Sums of a plan about a card in which the pairs went so, with and without it."""
    sides = []
    for side in (0, 1):
        rows: dict[str, list[int]] = {}
        for number, both in enumerate(pairs):
            rows.setdefault(str(number // OUTCOMES), []).append(outcome_of(*both[side]))
        sides.append({"outcomes": rows})
    return sides


def test_pairs_with_a_game_without_a_result_are_left_out_and_draws_are_half_wins():
    pairs = [(("w", "w"), ("l", "d")), (("w", ""), ("l", "l")), (("l", "l"), ("l", "l"))]
    one = (card_effect(effect_plan(), made(pairs)) or pytest.fail())["overall"] or pytest.fail()
    assert one["left_out"] == 1 and one["games"] == 4
    assert one["given"]["value"] == 0.5 and one["replaced"]["value"] == 0.125
    assert (one["better"], one["worse"]) == (2, 0)


def test_before_both_versions_have_played_there_is_nothing_to_compare():
    plan = effect_plan(4, 4)
    first = play_chunk(plan, 0).ledger
    found = card_effect(plan, [first, {}]) or pytest.fail()
    assert found["overall"] is None and found["opponents"][0]["found"] is None
    assert found["opponents"][0]["examples"] == []
    more = card_effect(plan, [first, add(play_chunk(plan, 1).ledger)]) or pytest.fail()
    assert more["overall"] is not None


# ---- the interval and the tests ----


def test_pairs_that_all_differ_alike_are_mcnemars_exact_test():
    for gained, lost in ((6, 0), (7, 2), (3, 3), (30, 14)):
        differing = gained + lost
        far = max(gained, lost)
        tail = sum(comb(differing, one) for one in range(far, differing + 1)) / 2**differing
        found = exact_difference_test({2: gained, -2: lost, 0: 50})
        assert found == pytest.approx(min(1, 2 * tail))
    assert exact_difference_test({0: 9}) == difference_test({0: 9}) == 1


def test_differences_of_several_sizes_are_counted_out():
    # Signs of 1, 1 and 2: sums of 4 in two of eight cases.
    assert exact_difference_test({1: 2, 2: 1}) == pytest.approx(2 / 8)
    assert exact_difference_test({1: 1, -1: 1, 2: 1}) == pytest.approx(6 / 8)


def test_for_many_pairs_the_approximate_test_says_the_same_as_the_exact_one():
    counts = {4: 12, 2: 60, 1: 7, 0: 300, -1: 5, -2: 42, -4: 9}
    assert difference_test(counts) == pytest.approx(exact_difference_test(counts), abs=0.02)


def test_the_interval_is_agresti_and_mins_where_each_pair_is_one_game():
    # 12 gained, 4 lost, 84 the same; with a half more in each cell, by Wald's formula for paired rates.
    gained, lost, number = 12.5, 4.5, 102
    mean = (gained - lost) / number
    half = 1.959964 * ((gained + lost) / number - mean**2) ** 0.5 / number**0.5
    found = paired_difference({1: 12, -1: 4, 0: 84}, 1)
    assert found == pytest.approx((mean - half, mean + half))
    low, high = paired_difference({0: 20}, 4)
    assert -0.2 < low < 0 < high < 0.2
    assert paired_difference({4: 3}, 4)[1] == 1
    for counts in ({}, {5: 1}, {1: -1}):
        with pytest.raises(BadNumbers):
            paired_difference(counts, 4)


@pytest.mark.parametrize(("pairs", "changed"), [(20, 0.1), (100, 0.05), (300, 0.3)])
def test_the_interval_covers_the_truth_as_often_as_it_says(pairs, changed):
    covered, rounds = 0, 600
    for seed in range(rounds):
        chance = random.Random(seed)
        counts: dict[int, int] = {}
        for _ in range(pairs):
            # A changed pair is gained three times in four; one in three of them in both games.
            size = (2 if chance.random() < 2 / 3 else 4) if chance.random() < changed else 0
            difference = size if chance.random() < 0.75 else -size
            counts[difference] = counts.get(difference, 0) + 1
        low, high = paired_difference(counts, 4)
        covered += low <= changed * 0.5 * (2 / 3 * 0.5 + 1 / 3) <= high
    assert covered >= rounds * 0.95 - 3 * (rounds * 0.05 * 0.95) ** 0.5

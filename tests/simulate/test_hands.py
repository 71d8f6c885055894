"""Chances of real decks: how each game deals, what wishes mean, the command line, sample hands."""

import json
from fractions import Fraction
from math import comb

import pytest

from rules.decklist import read_decklist
from rules.games.dm import setup as dm_setup
from rules.games.fow8 import setup as fow8_setup
from rules.games.setcg import setup as setcg_setup
from rules.games.sve import setup as sve_setup
from rules.opening import dealings
from rules.systems import CODES, UnknownSystem, system
from simulate.cli import main
from simulate.hands.questions import odds, together
from simulate.hands.samples import sample_hand
from simulate.hands.table import table
from simulate.hands.wishes import BadWish, UnclearWish
from simulate.odds import BadQuestion

DECKS = {
    code: sorted(path for path in (system(code).folder / "decks").glob("*.txt"))[0]
    for code in CODES
    if (system(code).folder / "decks").is_dir()
}
FOW = DECKS["fow8"].parent / "fire-beasts.txt"


def deck_of(code: str):
    return read_decklist(DECKS[code].read_bytes(), code).deck


def fow():
    return read_decklist(FOW.read_bytes(), "fow8").deck


def missing(deck: int, copies: int, seen: int) -> Fraction:
    """The chance that none of so many copies is among the cards seen."""
    return Fraction(comb(deck - copies, seen), comb(deck, seen))


# ---- how each game deals ----


@pytest.mark.parametrize("code", CODES)
def test_every_game_says_how_its_decks_are_dealt_by_clauses_there_are(code):
    lines = (system(code).folder / "data" / "clauses.tsv").read_text(encoding="utf-8").splitlines()
    known = {line.split("\t")[0] for line in lines}
    for dealing in dealings(code):
        assert dealing.clauses and set(dealing.clauses) <= known
        assert (dealing.mulligan == "none") or dealing.hand


def plans(code: str, section: str = "main") -> tuple[tuple[int, ...], tuple[int, ...]]:
    dealing = next(one for one in dealings(code) if one.section == section)
    return dealing.draws(3), dealing.draws(3, second=True)


@pytest.mark.clause("fow8", "502.3")
def test_the_first_player_of_the_eighth_edition_skips_the_first_draw():
    assert plans("fow8") == ((0, 1, 1), (1, 1, 1))


@pytest.mark.clause("fow5", "5.1#3")
def test_the_first_player_of_the_fifth_edition_skips_the_first_draw():
    assert plans("fow5") == ((0, 1, 1), (1, 1, 1))


@pytest.mark.clause("setcg", "9.3.1.1")
@pytest.mark.clause("setcg", "9.3.1.2-bis")
def test_two_cards_a_turn_and_one_in_the_first_of_all():
    assert plans("setcg") == ((1, 2, 2), (2, 2, 2))


@pytest.mark.clause("dm", "500.6")
def test_the_first_player_of_duel_masters_skips_the_first_draw():
    assert plans("dm") == ((0, 1, 1), (1, 1, 1))


@pytest.mark.clause("sve", "7.2.4.1")
def test_the_first_player_of_shadowverse_skips_the_first_draw():
    assert plans("sve") == ((0, 1, 1), (1, 1, 1))


@pytest.mark.clause("fow8", "710.1")
def test_a_stone_a_turn_is_called_by_both_players():
    assert plans("fow8", "stone") == ((1, 1, 1), (1, 1, 1))


@pytest.mark.clause("fow8", "403.5")
@pytest.mark.clause("setcg", "8.2.1.4")
@pytest.mark.clause("sve", "6.2.1.7")
@pytest.mark.clause("dm", "103.3")
def test_hands_and_what_may_be_changed_of_them():
    told = {code: (dealings(code)[0].hand, dealings(code)[0].mulligan) for code in CODES}
    assert told == {
        "fow8": (5, "partial_bottom"),
        "fow5": (5, "partial_bottom"),
        "setcg": (5, "whole_bottom"),
        "dm": (5, "none"),
        "sve": (4, "whole_bottom"),
    }
    assert (dealings("dm")[0].aside, dealings("dm")[0].aside_name) == (5, "shields")


def test_hands_are_as_large_as_the_games_deal_them():
    told = {code: (dealings(code)[0].hand, dealings(code)[0].aside) for code in CODES}
    assert told["fow8"] == told["fow5"] == (fow8_setup.HAND_COUNT, 0)
    assert told["setcg"] == (setcg_setup.HAND_COUNT, 0)
    assert told["dm"] == (dm_setup.HAND_COUNT, dm_setup.SHIELD_COUNT)
    assert told["sve"] == (sve_setup.OPENING_HAND, 0)


def test_nobody_deals_for_a_game_there_is_not():
    with pytest.raises(UnknownSystem):
        dealings("chess")


# ---- what wishes mean ----


def chance(*wishes: str, deck=None, **more) -> Fraction | None:
    return together(odds(deck or fow(), wishes, **more))[0]


def test_one_of_four_copies_by_turn_three_going_first_without_a_mulligan():
    assert chance("1 of Flame Cat", turn=3, mulligan="keep") == 1 - missing(40, 4, 7)
    assert chance("1 of Flame Cat by turn 3", mulligan="none") == 1 - missing(40, 4, 7)


def test_going_second_shows_one_card_more():
    assert chance("1 of Flame Cat", turn=3, second=True, mulligan="keep") == 1 - missing(40, 4, 8)


def test_the_best_mulligan_for_one_card_is_to_change_all_others():
    assert chance("1 of Flame Cat") == 1 - missing(40, 4, 10)


def test_part_of_a_name_will_do_and_so_do_facts():
    deck = fow()
    assert chance("1 of flame ca", deck=deck) == chance("1 of Flame Cat", deck=deck)
    cheap = sum(
        entry.count for entry in deck.entries if entry.section == "main" and entry.card.front.total_cost == 1
    )
    assert chance("at least 1 of cost:1", deck=deck, mulligan="keep") == 1 - missing(40, cheap, 5)
    for same in ("1 of cost<=1 type:resonator|chant", "1 of cost=1", "1-40 of cost:1"):
        assert chance(same, deck=deck, mulligan="keep") == 1 - missing(40, cheap, 5)


def test_words_of_a_game_stand_for_its_facts():
    deck = deck_of("dm")
    first = next(entry.card for entry in deck.entries if entry.card.front.attributes)
    attribute = first.front.attributes[0]
    assert chance(f"1 of civilization:{attribute}", deck=deck) == chance(
        f"1 of attribute:{attribute}", deck=deck
    )


def test_exactly_and_at_most_are_bounds():
    exactly = chance("exactly 1 of Flame Cat", mulligan="keep")
    assert exactly == Fraction(4 * comb(36, 4), comb(40, 5))
    assert chance("at most 1 of Flame Cat", mulligan="keep") == missing(40, 4, 5) + exactly


def test_several_wishes_have_to_come_true_at_once():
    one = chance("1 of Flame Cat", "1 of Dread Touch", mulligan="keep")
    assert one == 1 - 2 * missing(40, 4, 5) + missing(40, 8, 5)


def test_a_card_that_fits_two_wishes_counts_for_both():
    deck = fow()
    cat = next(entry.card for entry in deck.entries if entry.card.name == "Flame Cat")
    both = chance("1 of Flame Cat", f"1 of cost:{cat.front.total_cost}", deck=deck, mulligan="keep")
    assert both == chance("1 of Flame Cat", deck=deck, mulligan="keep")


def test_stones_pay_what_they_produce_and_are_a_deck_of_their_own():
    assert chance("pay {R}{1} by turn 2") == 1
    assert chance("pay RR by turn 1") == 0
    assert chance("pay W by turn 3") == 0
    asked = odds(fow(), ["1 of Flame Cat", "pay R"], turn=1)
    assert [one.dealing.section for one in asked] == ["main", "stone"]
    assert together(asked)[0] == chance("1 of Flame Cat", turn=1)


def test_shields_are_dealt_from_the_same_deck():
    deck = deck_of("dm")
    entry = max(deck.entries, key=lambda entry: entry.count)
    name, copies = entry.card.name, entry.count
    assert chance(f"1 of {name} in the shields", deck=deck) == 1 - missing(40, copies, 5)
    assert (
        chance(f"1 of {name} in shields", f"1 of {name}", deck=deck) < chance(f"1 of {name}", deck=deck) ** 2
    )


def test_a_stated_policy_is_followed():
    # Keep a hand with a Flame Cat, else put everything back: the best policy for that wish.
    stated = chance("1 of Flame Cat", keep=["1 of Flame Cat"])
    assert stated == chance("1 of Flame Cat")
    assert chance("1 of Flame Cat", keep=["1 of Dread Touch"]) < stated


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("", "cannot be understood"),
        ("x" * 400, "longer than 300"),
        ("2 of Flaem Catt", "did you mean “Flame Cat”"),
        ("1 of Laevateinn, the Demon Sword", "is not in this deck"),
        ("1 of Kirik Rerik", "from which nothing is drawn"),
        ("1 of of", "what is “of”"),
        ("1 of type:spaceship", "has the type “spaceship”"),
        ("1 of type:regalia", "no card that this deck draws is type:regalia"),
        ("1 of hue:red", "no key “hue”"),
        ("1 of typ:resonator", "did you mean “type:resonator”"),
        ("1 of type:resonator (", "not closed, at"),
        ("1 of in:DECK", "no decks to look in"),
        ("1 of cost:many", "is not a number to compare"),
        ("1 of type<=resonator", "only numbers can be compared"),
        ("3-2 of Flame Cat", "no sense as a range"),
        ("at least 2-3 of Flame Cat", "no sense as a range"),
        ("1 of Flame Cat by turn 99", "no turn 99"),
        ("1 of cost>=0", "fits cards of several sections"),
        ("1 of type:resonator in hyperspace", "deals no 'hyperspace'"),
        ("pay {R", "no cost that can be read"),
    ],
)
def test_a_wish_that_cannot_be_granted_says_why(wish, said):
    with pytest.raises(BadWish, match=said):
        odds(fow(), [wish])


@pytest.mark.parametrize(
    ("wish", "same"),
    [
        ("Flame Cat", "1 of Flame Cat"),
        ("at least 2 Flame Cat", "2 of Flame Cat"),
        ("exactly 1 Flame Cat by turn 2", "exactly 1 of Flame Cat by turn 2"),
        ("resonator", "1 of type:resonator"),
        ("2 fire", "2 of attribute:fire"),
    ],
)
def test_plain_wishes_just_work(wish, same):
    assert odds(fow(), [wish])[0].value == odds(fow(), [same])[0].value


def test_a_goal_says_which_cards_it_took():
    asked = odds(fow(), ["2 of type:resonator cost<=1"])[0]
    (meant,) = asked.meant
    assert meant.wish == "2 of type:resonator cost<=1" and ("Pachacuti", 2) in meant.cards
    assert sum(count for _, count in meant.cards) == asked.question.groups[0].count


def test_part_of_a_name_that_only_one_card_has_is_that_card():
    asked = odds(fow(), ["2 of Flame C"])[0]
    assert asked.meant[0].cards == (("Flame Cat", 4),) and asked.question.groups[0].name == "Flame Cat"


def test_words_that_may_mean_several_things_are_asked_back():
    cards = [card for card in system("fow8").catalogue() if "Knight" in card.front.races][:2]
    named = [card for card in system("fow8").catalogue() if "Knight" in card.name][:2]
    text = "Main deck\n" + "".join(
        f"4 {card.name}\n" for card in {c.name: c for c in (*cards, *named)}.values()
    )
    with pytest.raises(UnclearWish) as asked:
        odds(read_decklist(text, "fow8").deck, ["3 of Knight by turn 2"])
    wishes = [one.wish for one in asked.value.choices]
    assert {"3 of name:Knight by turn 2", "3 of race:Knight by turn 2"} <= set(wishes)
    assert f'3 of "{named[0].name}" by turn 2' in wishes
    for wish in wishes:
        assert odds(read_decklist(text, "fow8").deck, [wish], turn=2)


def test_a_letter_is_asked_back_even_if_one_card_has_it():
    text = "Main deck\n40 Orfeo\n"
    with pytest.raises(UnclearWish, match="what is “e”") as asked:
        odds(read_decklist(text, "fow8").deck, ["2 of e"])
    assert [one.wish for one in asked.value.choices] == ["2 of Orfeo"]


def test_an_error_calls_the_game_what_players_call_it():
    with pytest.raises(BadWish, match="in Final Fantasy TCG"):
        odds(deck_of("setcg"), ["1 of Nobody At All"])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"turn": -1}, "no turn -1"),
        ({"mulligan": "paris"}, "'paris' is not a mulligan"),
        ({"keep": ["pay R"]}, "about no opening hand"),
        ({"keep": ["1 of Flame Cat by turn 2"]}, "about no opening hand"),
    ],
)
def test_a_question_that_cannot_be_asked_says_why(more, said):
    with pytest.raises(BadWish, match=said):
        odds(fow(), ["1 of Flame Cat"], **more)


def test_nothing_and_too_much_cannot_be_wished_for():
    with pytest.raises(BadWish, match="no wish was given"):
        odds(fow(), [])
    with pytest.raises(BadWish, match="at most 8"):
        odds(fow(), ["1 of Flame Cat"] * 9)


def test_more_cards_than_the_deck_has_cannot_be_drawn():
    with pytest.raises(BadQuestion, match="the deck has 40"):
        odds(fow(), ["1 of Flame Cat"], turn=60)


# ---- the whole table ----


@pytest.mark.parametrize("code", sorted(DECKS))
def test_the_table_has_every_card_that_is_dealt(code):
    deck = deck_of(code)
    for section in table(deck):
        assert section.cards == sum(row.count for row in section.rows)
        for row in section.rows:
            by_first = [value for value in row.first if value is not None]
            assert by_first == sorted(by_first) and len(row.first) == 10
            for kept, best in zip(row.first, row.best_first, strict=True):
                assert best is None or kept is None or best >= kept
            first = section.dealing.draws(10)
            seen = section.dealing.hand + sum(first)
            assert row.first[-1] == 1 - missing(section.cards, row.count, min(seen, section.cards))


def test_a_deck_too_small_leaves_the_later_turns_empty():
    deck = read_decklist("Main deck\n4 Flame Cat\n", "fow8").deck
    row = next(one for one in table(deck) if one.dealing.section == "main").rows[0]
    assert row.opening is None and row.first[-1] is None


def test_an_empty_deck_has_an_empty_table():
    assert [one.rows for one in table(read_decklist("Main deck\n", "fow8").deck)] == [(), ()]


# ---- the command line ----


def asked(capsys, *arguments: str) -> tuple[int, str, str]:
    status = main(["odds", *arguments])
    told = capsys.readouterr()
    return status, told.out, told.err


def test_the_command_line_answers_as_json(capsys):
    status, out, _ = asked(
        capsys, str(FOW), "--system", "fow8", "--want", "2 of Flame Cat", "--turn", "3", "--json"
    )
    told = json.loads(out)
    assert status == 0
    assert Fraction(told["exact"]) == chance("2 of Flame Cat", turn=3)
    assert told["chance"] == float(Fraction(told["exact"]))
    section = told["sections"][0]
    assert section["draws"] == [0, 1, 1] and section["groups"][0] == {"name": "Flame Cat", "count": 4}
    assert section["table"][0].keys() == {"hand", "keep", "put_back", "likely", "then"}


def test_the_command_line_answers_in_words(capsys):
    status, out, _ = asked(capsys, str(FOW), "--want", "1 of Flame Cat", "--second", "--turn", "2")
    exact = chance("1 of Flame Cat", turn=2, second=True)
    assert status == 0 and f"exactly {exact}" in out and "everything" in out


def test_the_command_line_prints_the_whole_table(capsys):
    status, out, _ = asked(capsys, str(FOW))
    assert status == 0 and "42.71 %" in out and "Fire Magic Stone" in out
    status, out, _ = asked(capsys, str(FOW), "--json", "--turn", "4")
    rows = json.loads(out)["tables"][0]["rows"]
    assert len(rows[0]["by_turn"]["first"]) == 4


def test_what_is_too_large_is_sampled_and_says_so(capsys):
    status, out, err = asked(
        capsys, str(FOW), "--want", "1 of Flame Cat", "--limit", "0", "--mulligan", "keep"
    )
    assert "so the answer is sampled" in err
    assert status == 0 and "too large to be exact" in out and "95 % between" in out
    _, out, _ = asked(capsys, str(FOW), "--want", "1 of Flame Cat", "--limit", "0", "--json")
    told = json.loads(out)
    assert told["exact"] is None and told["interval"][0] <= told["chance"] <= told["interval"][1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("no-such-file.txt",),
        (str(FOW), "--want", "2 of Nobody At All"),
        (str(FOW), "--want", "1 of Flame Cat", "--turn", "60"),
        (str(FOW), "--turn", "-1"),
        (str(FOW), "--want", "1 of Flame Cat", "--turn", "-1"),
    ],
)
def test_the_command_line_refuses_with_status_two(capsys, arguments):
    status, out, err = asked(capsys, *arguments)
    assert (status, out) == (2, "") and err.startswith("simulate odds: ")


# ---- sample hands ----


@pytest.mark.parametrize("code", sorted(DECKS))
def test_a_sample_hand_is_dealt_as_the_game_deals(code):
    deck = deck_of(code)
    for one in sample_hand(deck, 5, turn=3, second=True):
        dealing = one.dealing
        assert (len(one.aside), len(one.opening)) == (dealing.aside, dealing.hand)
        assert tuple(map(len, one.turns)) == dealing.draws(3, second=True)
        dealt = [*one.aside, *one.opening, *one.replaced, *(card for turn in one.turns for card in turn)]
        held = {entry.card.id: entry.count for entry in deck.entries if entry.section == dealing.section}
        for card in dealt:
            held[card.id] -= 1
        assert min(held.values(), default=0) >= 0 and sum(held.values()) == one.left
        assert not one.short


def test_the_same_seed_deals_the_same_hand_however_the_list_is_written():
    deck = fow()
    other = type(deck)(deck.system, tuple(reversed(deck.entries)))
    assert sample_hand(deck, 9, turn=4) == sample_hand(other, 9, turn=4)
    assert sample_hand(deck, 9)[0].opening != sample_hand(deck, 10)[0].opening


def test_chosen_cards_go_to_the_bottom_and_the_rest_stays():
    before, after = sample_hand(fow(), 3, turn=1)[0], sample_hand(fow(), 3, back=[0, 4, 4], turn=1)[0]
    assert after.opening == before.opening and after.back == (0, 4)
    assert after.kept == before.opening[1:4] and len(after.replaced) == 2


def test_where_only_whole_hands_are_changed_one_card_means_all():
    one = sample_hand(deck_of("sve"), 3, back=[2])[0]
    assert one.back == (0, 1, 2, 3) and one.kept == () and len(one.replaced) == 4


def test_a_deck_too_small_says_that_it_ran_out():
    assert sample_hand(read_decklist("Main deck\n4 Flame Cat\n", "fow8").deck, 1)[0].short


@pytest.mark.parametrize(
    ("code", "more", "said"),
    [
        ("fow8", {"seed": -1}, "-1 is not a seed"),
        ("fow8", {"seed": 2**63}, "is not a seed"),
        ("fow8", {"back": [5]}, "no card at place 5"),
        ("fow8", {"back": [-1]}, "no card at place -1"),
        ("fow8", {"turn": 61}, "no turn 61"),
        ("dm", {"back": [0]}, "has no mulligan"),
    ],
)
def test_a_sample_hand_that_cannot_be_dealt_says_why(code, more, said):
    with pytest.raises(BadWish, match=said):
        sample_hand(deck_of(code), **{"seed": 1, **more})

"""Wishes about costs: what pays, what is played, a curve; against counting by hand and dealing by chance."""

import random
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from rules.construction.deck import Deck, Entry
from rules.costs import payer, printed
from rules.decklist import read_decklist
from rules.opening import dealings
from rules.systems import system
from simulate.hands.questions import bounds, odds, together
from simulate.hands.report import odds_to_json
from simulate.hands.wishes import BadWish, Curve, Payment, Playing, read_wish


def deck_of(code: str, name: str):
    path = system(code).folder / "decks" / f"{name}.txt"
    return read_decklist(path.read_bytes(), code).deck


def mixed():
    """A deck of two civilizations: 17 cards of cost 2."""
    return deck_of("dm", "fire-darkness-ambush")


def chance(deck, wish: str, *, second: bool = False, mulligan: str = "none") -> Fraction:
    exact, _ = together(odds(deck, [wish], second=second, mulligan=mulligan))  # type: ignore[arg-type]
    assert exact is not None
    return exact


def cards_of(deck, section: str = "main"):
    return [entry.card for entry in deck.entries if entry.section == section for _ in range(entry.count)]


def dealt(cards, number: int, comes_true, games: int = 6_000) -> tuple[float, float]:
    """How often something is true of so many cards dealt by chance, and three standard errors of that."""
    deal = random.Random(7)
    rate = sum(comes_true(deal.sample(cards, number)) for _ in range(games)) / games
    return rate, 3 * (max(rate * (1 - rate), 0.001) / games) ** 0.5


# ---- what is written ----


def test_how_such_wishes_are_written():
    assert read_wish("pay {fire}{1} by turn 2") == Payment("pay {fire}{1} by turn 2", ("FIRE", ""), 2)
    assert read_wish("Curve to turn 4") == Curve("Curve to turn 4", 4)
    assert read_wish("a curve from turn 2 to turn 4") == Curve("a curve from turn 2 to turn 4", 4, 2)
    assert read_wish("curve") == Curve("curve", None)
    played = read_wish("play Some Name by turn 3")
    assert isinstance(played, Playing) and played.turn == 3 and played.wish.name == "Some Name"


# ---- mana of the right civilizations ----


def test_a_card_pays_for_one_civilization_only_and_takes_a_turn_to_be_charged():
    deck = mixed()
    cards = cards_of(deck)
    fire = sum("fire" in card.front.attributes for card in cards)
    darkness = sum("darkness" in card.front.attributes for card in cards)
    assert fire + darkness == len(cards) == 40
    # Two cards, one of each, among the six that are seen by turn 2 going first.
    none = Fraction(comb(fire, 6) + comb(darkness, 6), comb(40, 6))
    assert chance(deck, "pay {fire}{darkness} by turn 2") == 1 - none
    assert chance(deck, "pay FD by turn 2") == 1 - none
    assert chance(deck, "pay {fire}{darkness} by turn 1") == 0
    later = Fraction(comb(fire, 7) + comb(darkness, 7), comb(40, 7))
    assert chance(deck, "pay {fire}{darkness} by turn 2", second=True) == 1 - later


def test_a_card_is_played_with_mana_of_its_civilization_that_is_another_card():
    # The worked case of eight cards of cost 2 and twelve others of their civilization, going second.
    from simulate.odds import Both, Group, Question, answer, at_least

    deck = mixed()
    entry = next(entry for entry in deck.entries if entry.card.front.total_cost == 2)
    kind = entry.card.front.attributes[0]
    same = sum(kind in card.front.attributes for card in cards_of(deck)) - entry.count
    rest = 40 - same - entry.count
    told = answer(
        Question(
            groups=(Group("it", entry.count), Group("same", same), Group("other", rest)),
            hand=7,
            goal=Both((at_least(1, "it"), at_least(2, "it", "same"))),
        )
    )
    assert chance(deck, f"play {entry.card.name} by turn 2", second=True) == told.value


def test_a_card_is_not_played_before_there_is_mana_for_it():
    deck = mixed()
    dear = next(entry.card for entry in deck.entries if entry.card.front.total_cost == 4)
    assert chance(deck, f"play {dear.name} by turn 3") == 0
    assert chance(deck, f"play {dear.name} by turn 4") > 0


def test_several_cards_that_can_be_played_are_any_of_them():
    deck = mixed()
    either = chance(deck, "play cost=2 by turn 2")
    cheap = {card.name for card in cards_of(deck) if card.front.total_cost == 2}
    single = [chance(deck, f"play {name} by turn 2") for name in sorted(cheap)]
    assert max(single) < either < sum(single)

    def playable(hand) -> bool:
        return any(
            card.front.total_cost == 2
            and any(
                payer is not card and set(card.front.attributes) <= set(payer.front.attributes)
                for payer in hand[:place] + hand[place + 1 :]
            )
            for place, card in enumerate(hand)
        )

    cards = [Copy(card) for card in cards_of(deck)]
    rate, near = dealt(cards, 6, playable)
    assert abs(rate - either) < near


class Copy:
    """One copy of a card, unlike the others of its name."""

    def __init__(self, card) -> None:
        self.front = card.front


# ---- discarding ----


def test_a_discarded_card_pays_two_and_the_card_that_is_played_pays_nothing():
    deck = deck_of("setcg", "fire-earth-soldiers")
    cards = [Copy(card) for card in cards_of(deck)]
    three = sorted(
        (entry for entry in deck.entries if entry.card.front.total_cost == 3), key=lambda entry: entry.card.id
    )[0]
    found = chance(deck, f"play {three.card.name} by turn 1")

    def playable(hand) -> bool:
        # Cost 3 is two discards, one of them of the element; the three cards are three.
        mine = [card for card in hand if card.front == three.card.front]
        others = [card for card in hand if mine and card is not mine[0]]
        return any(
            any(three.card.front.attributes[0] in card.front.attributes for card in pair)
            for pair in combinations(others, 2)
        )

    rate, near = dealt(cards, 6, playable)
    assert abs(rate - found) < near


def test_an_odd_cost_leaves_one_over_that_pays_for_anything():
    deck = deck_of("setcg", "fire-earth-soldiers")
    # Three of one element take two cards, which make four, and so pay for one of anything besides.
    assert chance(deck, "pay {fire}{fire}{fire} by turn 1") == chance(deck, "2 of attribute:fire by turn 1")
    # With nine more that is all six cards that are seen: two, and four for the other eight.
    assert chance(deck, "pay {fire}{fire}{fire}{9} by turn 1") == chance(
        deck, "2 of attribute:fire by turn 1"
    )
    assert chance(deck, "pay {fire}{fire}{fire}{10} by turn 1") == 0
    assert chance(deck, "pay {fire}{fire}{fire} by turn 1") == chance(
        deck, "pay {fire}{fire}{fire}{1} by turn 1"
    )
    assert chance(deck, "pay {fire}{fire}{earth} by turn 1") < chance(deck, "pay {fire}{fire} by turn 1")


def test_cards_of_some_elements_are_never_discarded_to_pay():
    catalogue = system("setcg").catalogue()
    fire, shine = (
        min(
            (card for card in catalogue if card.front.attributes == (name,) and card.front.total_cost == 2),
            key=lambda card: card.id,
        )
        for name in ("fire", "shine")
    )
    deck = Deck("setcg", (Entry("main", fire, 30), Entry("main", shine, 20)))
    assert chance(deck, "pay {1} by turn 1") == 1 - Fraction(comb(20, 6), comb(50, 6))
    # Such a card is played for two of anything: one of it and one of the others.
    neither = Fraction(comb(20, 6) + comb(30, 6), comb(50, 6))
    assert chance(deck, f"play {shine.id} by turn 1") == 1 - neither


def test_where_players_only_have_more_each_turn_a_card_is_played_from_its_turn_on():
    deck = deck_of("sve", "sword-storm")
    card = next(one for one in cards_of(deck) if one.front.total_cost == 3)
    assert chance(deck, f"play {card.name} by turn 2") == 0
    assert chance(deck, f"play {card.name} by turn 3") == chance(deck, f"1 of {card.name} by turn 3")


# ---- stones and a card ----


def test_a_card_that_stones_pay_for_is_drawn_and_paid_for_independently():
    deck = deck_of("fow8", "fire-beasts")
    card = next(one for one in cards_of(deck) if one.front.cost == "{R}{1}")
    asked = odds(deck, [f"play {card.name} by turn 3"], mulligan="none")
    assert [one.dealing.section for one in asked] == ["main", "stone"]
    both = chance(deck, f"1 of {card.name} by turn 3") * chance(deck, "pay {R}{1} by turn 3")
    assert together(asked)[0] == both


def test_cards_of_several_costs_cannot_be_asked_for_where_others_pay():
    deck = deck_of("fow8", "fire-beasts")
    with pytest.raises(BadWish, match="different costs; ask for those of one"):
        odds(deck, ["play type:resonator by turn 3"])


# ---- the curve ----


@pytest.mark.parametrize(
    ("code", "name", "start", "stop", "second"),
    [
        ("fow8", "fire-beasts", 1, 3, False),
        ("sve", "sword-storm", 1, 3, True),
        ("dm", "nature-giants", 2, 3, False),
        ("dm", "fire-nature-rush", 2, 3, True),
    ],
)
def test_a_curve_has_another_card_for_each_turn(code, name, start, stop, second):
    deck = deck_of(code, name)
    found = chance(deck, f"curve from turn {start} to turn {stop}", second=second)
    main = dealings(code)[0]
    seen = [main.hand + sum(main.draws(turn, second=second)) for turn in range(1, stop + 1)]

    def curves(hand) -> bool:
        def from_turn(turn: int, left: frozenset[int]) -> bool:
            if turn > stop:
                return True
            able = (
                place for place in left if place < seen[turn - 1] and hand[place].front.total_cost <= turn
            )
            return any(from_turn(turn + 1, left - {place}) for place in able)

        return from_turn(start, frozenset(range(len(hand))))

    rate, near = dealt([Copy(card) for card in cards_of(deck)], seen[-1], curves)
    assert 0 < found < 1
    assert abs(rate - found) < near


def test_one_cheap_card_makes_no_curve_of_two_turns():
    deck = deck_of("sve", "sword-storm")
    two = chance(deck, "curve to turn 2")
    assert two < chance(deck, "1 of cost<=2 by turn 2")
    assert two <= chance(deck, "2 of cost<=2 by turn 2")


def test_where_a_card_is_charged_each_turn_cards_run_out():
    deck = deck_of("dm", "fire-nature-rush")
    # Going first nine cards are seen by turn 5, for four plays and five charges; by turn 6 ten, for eleven.
    assert chance(deck, "curve from turn 2 to turn 5") > 0
    assert chance(deck, "curve from turn 2 to turn 6") == 0


def test_the_best_mulligan_for_a_curve_helps():
    deck = deck_of("sve", "sword-storm")
    assert chance(deck, "curve to turn 2", mulligan="optimal") > chance(deck, "curve to turn 2")


# ---- what has no answer ----


@pytest.mark.parametrize(
    ("code", "name", "wish", "said"),
    [
        (
            "dm",
            "nature-giants",
            "pay {fire} by turn 2",
            "no card of this deck pays for 'fire'; there are nature",
        ),
        ("setcg", "ice-aqua-knights", "pay {q}", "no card of this deck pays for 'q'"),
        ("setcg", "fire-earth-soldiers", "curve to turn 2", "not one more to pay with each turn"),
        ("sve", "sword-storm", "pay {1}", "has no cards that pay"),
        ("dm", "nature-giants", "curve", "needs a turn to play in"),
        ("dm", "nature-giants", "play Fear Fang", "needs a turn to play in"),
        ("dm", "nature-giants", "curve from turn 3 to turn 2", "begins with turn 3 and ends with turn 2"),
        ("dm", "nature-giants", "curve to turn 99", "there is no turn 99"),
        ("dm", "nature-giants", "play Nothing At All by turn 2", "no card named"),
        ("fow8", "fire-beasts", "play by turn 2", "no card named|cannot be understood"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_what_can(code, name, wish, said):
    with pytest.raises(BadWish, match=said):
        odds(deck_of(code, name), [wish])


def test_a_stone_whose_printed_figure_is_lost_pays_what_its_marks_say():
    of, section = system("fow8"), "stone"
    lost = of.catalogue().get("TTT-086")
    assert lost is not None and not lost.front.values.get("produces") and "light" in lost.front.marks
    plain = next(
        card
        for card in of.catalogue()
        if card.front.values.get("produces") == "R" and of.place(card) == section
    )
    deck = Deck("fow8", (Entry(section, lost, 5), Entry(section, plain, 5)))
    # One stone is called a turn: of two called by turn 2, one has to be of light.
    assert chance(deck, "pay {W} by turn 2") == 1 - Fraction(comb(5, 2), comb(10, 2))
    assert chance(deck, "pay {B} by turn 2") == 0


# ---- stones of which it is not recorded what they pay for ----


def half_recorded():
    """A stone deck with four stones of fire, three of wind and three that are not recorded."""
    of = system("fow8")
    stones = [card for card in of.catalogue() if of.place(card) == "stone"]
    dealing = payer("fow8")
    fire, wind = (next(one for one in stones if printed(one, dealing) == (letter,)) for letter in "RG")
    unknown = next(one for one in stones if printed(one, dealing) is None)
    entries = (Entry("stone", fire, 4), Entry("stone", wind, 3), Entry("stone", unknown, 3))
    return Deck("fow8", entries), unknown


def test_a_chance_that_hangs_on_what_is_not_recorded_is_said_with_its_bounds():
    deck, unknown = half_recorded()
    [asked] = odds(deck, ["pay {R} by turn 2"])
    without, every = Fraction(comb(6, 2), comb(10, 2)), Fraction(comb(3, 2), comb(10, 2))
    assert asked.interval == (float(1 - without), float(1 - every))
    assert asked.value is None and asked.unrecorded == (unknown,)
    assert together([asked]) == (None, float(1 - without))
    told = odds_to_json([asked])
    assert (told["exact"], told["interval"]) == (None, list(asked.interval))
    assert told["sections"][0]["unrecorded"] == {
        "cards": [{"card": unknown.id, "name": unknown.name}],
        "interval": list(asked.interval),
    }


def test_a_chance_that_does_not_hang_on_it_stays_exact():
    deck, _ = half_recorded()
    # Two stones are called by turn 2, whatever they pay for.
    [certain] = odds(deck, ["pay {R}{R}{R} by turn 2"])
    assert (certain.value, certain.best, certain.unrecorded) == (0, None, ())


def test_all_together_multiplies_the_bounds_of_the_parts():
    deck, _ = half_recorded()
    fire = deck_of("fow8", "fire-beasts")
    mixed_up = Deck("fow8", (*deck.entries, *(one for one in fire.entries if one.section == "main")))
    asked = odds(mixed_up, ["pay {R} by turn 2", "1 of type:resonator by turn 2"])
    exact = next(one.value for one in asked if one.best is None)
    low, high = next(one.interval for one in asked if one.best is not None)
    assert bounds(asked) == (float(exact) * low, float(exact) * high)

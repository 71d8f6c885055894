"""Games between decks that nobody would build: any cards of the catalogue, as few or as many as one likes."""

from collections import defaultdict
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.cards import Card
from rules.construction.deck import Deck, Entry
from rules.construction.judge import judge
from rules.engine.game import new_game
from rules.play import NotPlayable, Seat, cards_in_play, must_be_playable
from rules.rulesets import ruleset
from rules.samples import sample_decks, samples
from rules.systems import CODES, format_of, system
from tests.rules.play.games import GAMES, PLAYABLE, play_on, playable
from tests.rules.play.test_game_laws import content, misplaced

law = settings(
    max_examples=2 * GAMES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
SEVERAL = [code for code in PLAYABLE if len(PLAYABLE) > 1]


@cache
def by_section(code: str) -> dict[str, list[Card]]:
    """The cards of a catalogue by the section that they belong to."""
    of, found = system(code), defaultdict(list)
    for card in of.catalogue():
        found[of.place(card)].append(card)
    return found


@st.composite
def odd_decks(draw, code: str, smallest: int = 30) -> Deck:
    """A deck with any cards that its sections may hold, in about the sizes that the sections should have."""
    entries = []
    for section in system(code).sections:
        cards = by_section(code).get(section.code)
        if not cards or section.code not in ruleset(code).section_zones:
            continue
        size = smallest + 20 if section.code == "main" else max(1, SIZES.get((code, section.code), 10))
        chosen = draw(st.lists(st.sampled_from(cards), min_size=1, max_size=12))
        entries += [Entry(section.code, chosen[place % len(chosen)], 1) for place in range(size)]
    return Deck(code, tuple(entries))


SIZES = {("fow8", "ruler"): 1, ("fow5", "ruler"): 1, ("sve", "leader"): 1, ("dm", "hyperspatial"): 8}


@playable
@law
@given(data=st.data())
def test_any_cards_of_the_catalogue_play_to_the_end(code, data):
    decks = [cards_in_play(data.draw(odd_decks(code))) for _ in range(2)]
    seed = data.draw(st.integers(0, 2**32))
    game = new_game(ruleset(code), decks, seed)
    before = content(game.state)
    game.start()
    play_on(game, seed)
    assert game.result is not None
    assert content(game.state) == before
    assert misplaced(game) == []


@playable
@pytest.mark.parametrize("count", [0, 1, 4, 9])
def test_a_deck_of_far_too_few_cards_ends_the_game_and_is_no_crash(code, count):
    cards = cards_in_play(next(iter(sample_decks(code).values())))
    few = cards[:: max(1, len(cards) // count)][:count] if count else []
    for seed in range(3):
        game = new_game(ruleset(code), (few, few), seed)
        game.start()
        assert play_on(game, seed).result is not None


@playable
def test_a_deck_without_a_card_is_refused_with_its_findings(code):
    (name, deck), *_ = sample_decks(code).items()
    with pytest.raises(NotPlayable, match="Nothing") as refused:
        must_be_playable((Seat(name, deck, "random"), Seat("Nothing", Deck(code, ()), "random")))
    assert refused.value.verdict.outcome in ("incomplete", "illegal")
    assert refused.value.verdict.findings


@playable
def test_an_illegal_deck_is_refused_unless_it_is_let_play(code):
    (name, deck), *_ = sample_decks(code).items()
    entry = max(deck.entries, key=lambda one: one.count)
    wrong = Deck(code, (*deck.entries, Entry(entry.section, entry.card, 60)))
    seats = Seat("Too many", wrong, "random"), Seat(name, deck, "random")
    with pytest.raises(NotPlayable, match="Too many is illegal") as refused:
        must_be_playable(seats)
    assert {finding.code for finding in refused.value.verdict.findings}
    must_be_playable(seats, illegal_too=True)


@pytest.mark.parametrize("code", SEVERAL)
def test_decks_of_different_systems_do_not_play_each_other(code):
    other = next(one for one in SEVERAL if one != code)
    seats = tuple(Seat(one, next(iter(sample_decks(one).values())), "random") for one in (code, other))
    with pytest.raises(NotPlayable, match=f"{code} is a {code} deck and {other} a {other} deck"):
        must_be_playable(seats, illegal_too=True)


@playable
def test_sample_decks_are_at_least_four_and_legal_by_the_rulebook(code):
    of, found = system(code), samples(code)
    assert len(found) >= 4
    for name, sample in found.items():
        assert not sample.deck.unresolved, name
        verdict = judge(of, sample.deck, format_of(code, of.book_format or of.default_format), None)
        assert verdict.outcome == "legal", name


@pytest.mark.parametrize("code", CODES)
def test_sample_decks_say_what_they_are_and_no_two_of_a_game_have_one_name(code):
    found = samples(code).values()
    assert all(sample.name and sample.about for sample in found)
    assert len({sample.name for sample in found}) == len(found)

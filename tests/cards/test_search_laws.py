"""A search finds the same rows in the database as cards in memory, whatever it asks, on every database."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards import catalogue
from cards.models import Card
from cards.search import CardQuery, find, understood
from rules.cards import normalise
from rules.search import Either, Every, Term, Without, fits, write
from rules.systems import system
from tests.cards.matches import matches
from tests.made_up_cards import made_up

pytestmark = pytest.mark.django_db

SYSTEMS = ("fow8", "setcg", "dm", "sve")


@pytest.fixture(scope="module")
def sample(django_db_setup, django_db_blocker):
    """Every sixtieth card of every system, as rows that last for this module."""
    found = {code: list(system(code).catalogue())[::60] for code in SYSTEMS}
    with django_db_blocker.unblock():
        for code, cards in found.items():
            catalogue.store(code, cards)
        yield [(code, card) for code, cards in found.items() for card in cards]
        Card.objects.all().delete()
        for code in SYSTEMS:
            catalogue.store(code, [])


WORDS = st.sampled_from(
    [
        "dragon",
        "of",
        "a",
        "の",
        "龍",
        "ドラゴン",
        "the",
        "ze",
        "é",
        "1-0",
        "BP",
        "100%",
        "'",
        "zzz",
        "II",
        "ーク",
    ]
)
FACTS = st.builds(
    lambda key, sign, value: Term(key, sign, value, " " in value),
    st.sampled_from(
        ["type", "attribute", "race", "keyword", "mark", "rarity", "set", "title", "is", "system"]
    ),
    st.sampled_from([":", "=", "!="]),
    st.sampled_from(
        [
            *("fire", "water", "light", "none", "neutral", "thunder", "dark|ice", "wind", "class", "spell"),
            *("resonator", "forward", "creature", "follower", "evolved", "evolution", "plus", "token"),
            *("dragon", "human", "Flying", "ward", "W Breaker", "S Trigger", "fanfare", "R", "C", "rare"),
            *("DM-01", "1", "BP01", "VII", "two-faced", "banned", "legal", "dm", "sve", "setcg"),
        ]
    ),
)
FIGURES = st.builds(
    lambda key, sign, value: Term(key, sign, str(value)),
    st.sampled_from(["cost", "power", "atk", "def", "divinity"]),
    st.sampled_from([":", "=", "!=", "<", "<=", ">", ">="]),
    st.sampled_from([0, 1, 2, 3, 5, 7, 10, 500, 1000, 5000, 9000]),
)
LISTED = st.builds(
    lambda key, value: Term(key, ":", value),
    st.sampled_from(["legal", "banned", "limited"]),
    st.sampled_from(
        ["wanderer", "grimm", "hall-of-fame", "classic08", "standard", "title", "l3", "cross-craft"]
    ),
)
CONTENTS = st.builds(
    lambda key, sign, value: Term(key, sign, value, " " in value),
    st.sampled_from(["does", "trigger", "is", "text"]),
    st.sampled_from([":", "=", "!="]),
    st.sampled_from(
        [
            *("draw", "destroy", "search|draw", "return", "damage", "enters", "attacks", "fanfare", "dies"),
            *("read", "partly", "unread", "notext", "draw a card", "enters the field", "'", "card"),
        ]
    ),
)
LEAVES = st.one_of(st.builds(lambda word: Term("", ":", word, True), WORDS), FACTS, FIGURES, LISTED, CONTENTS)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.builds(Without, inner),
        st.builds(lambda parts: Every(tuple(parts)), st.lists(inner, min_size=2, max_size=3)),
        st.builds(lambda parts: Either(tuple(parts)), st.lists(inner, min_size=2, max_size=3)),
    ),
    max_leaves=5,
)


@settings(
    max_examples=250,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(TREES)
def test_rows_and_cards_agree(sample, tree):
    query = CardQuery(text=write(tree), order="number")
    meant = understood(query)
    wanted = {
        (code, card.id)
        for code, card in sample
        if code in meant.systems and not meant.is_lost and fits(meant.condition, code, card)
    }
    assert {(card.system, card.card_id) for card in matches(query)} == wanted


@pytest.mark.parametrize("key", ["legal", "banned", "limited"])
@pytest.mark.parametrize("form", ["wanderer", "hall-of-fame", "classic08", "standard", "grimm"])
@pytest.mark.parametrize("day", ["2012-01-01", "2018-10-24", "2026-11-01"])
def test_rows_and_cards_agree_on_formats_on_days(sample, key, form, day):
    query = CardQuery(text=f"{key}:{form} asof:{day}", order="number")
    meant = understood(query)
    wanted = {
        (code, card.id)
        for code, card in sample
        if code in meant.systems and fits(meant.condition, code, card)
    }
    assert {(card.system, card.card_id) for card in matches(query)} == wanted


@pytest.mark.parametrize("order", ["best", "name", "cost", "-cost", "number"])
def test_pages_are_the_whole_cut_in_pieces(sample, order):
    query = CardQuery(text="-zzz", order=order)
    whole = [card.pk for card in matches(query)]
    pages, after = [], ""
    while True:
        found = find(query, after, 50)
        assert (found.count, found.first) == (len(whole), len(pages) + 1)
        pages += [card.pk for card in found.cards]
        if not found.next:
            break
        after = found.next
    assert pages == whole and len(set(whole)) == len(sample)


def test_names_are_sorted_across_systems(sample):
    names = [normalise(card.name).encode()[:60] for card in matches(CardQuery(order="name"))]
    assert names == sorted(names) and len(names) == len(sample)


def test_a_made_up_card_is_found_as_soon_as_it_is_stored_and_not_after_it_left():
    catalogue.store("dm", [made_up("X-1", "Quixotic Windmill", types=("creature",))])
    assert [card.card_id for card in matches(CardQuery(text="ixoti"))] == ["X-1"]
    catalogue.store("dm", [made_up("X-1", "Renamed Windmill", types=("creature",))])
    assert [card.card_id for card in matches(CardQuery(text="ixoti"))] == []
    Card.objects.filter(card_id="X-1").delete()
    assert [card.card_id for card in matches(CardQuery(text="renamed"))] == []

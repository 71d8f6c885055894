"""Trees in words: what a player reads, and that no two trees are said alike that do not mean the same."""

import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.definitions import kept_texts
from rules.dialects import dialect_of, terms_of
from rules.language.abilities import Ability, Mode, Triggered
from rules.language.checker import check
from rules.language.codec import canonical, from_json
from rules.language.composed import If, IfYouDo, Let, May
from rules.language.conditions import There, TurnOf
from rules.language.dialect import BadDialect
from rules.language.effects import (
    Discard,
    Do,
    Draw,
    Effect,
)
from rules.language.events import (
    AnyEvent,
    Attacks,
    Blocks,
    Moment,
)
from rules.language.filter_shorthand import cards
from rules.language.filters import IsPlayer, OfRace
from rules.language.references import This
from rules.language.schema import word_of
from rules.language.scopes import NOWHERE, Scope, inside
from rules.language.words import say, terms
from rules.systems import CODES, system
from tests.rules.language.alike import alike
from tests.rules.language.made_up import MADE_UP, Awakens, Foresee
from tests.rules.language.sound import Grower, sound

law = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
PLAIN = terms(MADE_UP, {})
games = pytest.mark.parametrize("code", [*CODES, "made-up"])


def game(code):
    return (MADE_UP, PLAIN) if code == "made-up" else (dialect_of(code), terms_of(code))


with (Path(__file__).parent / "sentences.toml").open("rb") as file:
    SENTENCES = tomllib.load(file)["said"]


@pytest.mark.parametrize("row", SENTENCES, ids=[row["says"][:60] for row in SENTENCES])
def test_a_player_reads_what_a_card_does_in_the_words_of_the_game(row):
    of, called = game(row["game"])
    tree = from_json(json.loads(row["tree"]), Ability | Effect, of.schema)
    assert check(tree, of) == ()
    assert say(tree, called) == row["says"]


def test_a_game_may_say_its_own_verbs_and_events_in_sentences_of_its_own():
    own = terms(
        MADE_UP,
        {
            "verbs": {"foresee": "look {count} cards ahead"},
            "events": {"awakens": "{what} opens its eyes"},
            "moments": {"turn_ends": "{whose} turn ends"},
        },
    )
    assert say(Triggered(event=Awakens(), effect=Foresee(3)), own) == (
        "When this card opens its eyes, look 3 cards ahead."
    )
    assert say(Triggered(event=Moment("turn_ends", "you"), effect=Draw()), own) == (
        "When your turn ends, draw a card."
    )


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"word": {}}, "no term 'word'; did you mean 'words'?"),
        ({"words": {"rset": "tap"}}, "no term 'rset'; did you mean 'rest'?"),
        ({"verbs": {"forsee": "look ahead"}}, "no node of effect 'forsee'; did you mean 'foresee'?"),
        ({"verbs": {"foresee": "look ahead"}}, "'look ahead' for 'foresee' must name count"),
    ],
)
def test_a_game_s_terms_name_only_what_there_is(facts, message):
    with pytest.raises(BadDialect, match=re.escape(message)):
        terms(MADE_UP, facts)


WHEN = There(cards(zones=("table",)))
GROUPINGS = [
    (Do((If(WHEN, Draw()), Discard())), If(WHEN, Do((Draw(), Discard())))),
    (May(Do((Draw(), Discard()))), Do((May(Draw()), Discard()))),
    (IfYouDo(May(Draw()), Discard()), May(IfYouDo(Draw(), Discard()))),
    (IfYouDo(If(WHEN, May(Draw())), Discard()), If(WHEN, IfYouDo(May(Draw()), Discard()))),
    (If(WHEN, If(WHEN, Draw()), Discard()), If(WHEN, If(WHEN, Draw(), Discard()))),
    (May(If(WHEN, Draw()), Discard()), May(If(WHEN, Draw(), Discard()))),
    (IfYouDo(Do((Draw(), Draw())), Discard()), Do((Draw(), IfYouDo(Draw(), Discard())))),
    (Let("it", This(), Do((Draw(), Discard()))), Do((Let("it", This(), Draw()), Discard()))),
    (IfYouDo(Draw(), Do((Draw(), Discard()))), Do((IfYouDo(Draw(), Draw()), Discard()))),
]


@pytest.mark.parametrize(("one", "other"), GROUPINGS)
def test_what_belongs_together_can_be_heard(one, other):
    around = (lambda tree: tree, lambda tree: Do((tree, Draw())), lambda tree: If(WHEN, tree, Draw()), May)
    for wrap in around:
        assert say(wrap(one), PLAIN) != say(wrap(other), PLAIN)


LEFT_OPEN = re.compile(r"[{}]|\bNone\b|\N{WHITE BULLET}|  |\(\)|<|>|=|\bTrue\b|\bFalse\b| [.,;:]")


@games
@law
@given(data=st.data())
def test_every_tree_is_said_whole_and_briefly(code, data):
    of, called = game(code)
    tree = data.draw(sound(of))
    text = say(tree, called)
    assert not LEFT_OPEN.search(text), text
    assert text[-1] in ".”"
    assert text == text.strip()
    # A sentence grows with its tree, and no faster.
    assert len(text) <= 40 + 12 * len(canonical(tree, of.schema))


def neighbours(node, scope, of, random):
    """Trees that differ from a tree in one field of one of its nodes."""
    for field in of.schema.shapes[type(node)].fields:
        given = getattr(node, field.name)
        inner = inside(node, field.name, scope)
        shape = of.schema.shapes[type(node)]
        if of.has_field(shape, field) and random.random() < 0.3:
            other = Grower(of, random).value(field.slot, inner, 1, shape, field)
            yield replace(node, **{field.name: other})
        items = given if isinstance(given, tuple) else (given,)
        for index, one in enumerate(items):
            if type(one) in of.schema.shapes:
                for other in neighbours(one, inner, of, random):
                    changed = (*items[:index], other, *items[index + 1 :])
                    yield replace(node, **{field.name: changed if isinstance(given, tuple) else other})


@law
@given(sound(MADE_UP), st.integers(0, 2**32))
def test_what_differs_in_one_thing_is_said_otherwise(tree, seed):
    text, meaning = say(tree, PLAIN), alike(tree, MADE_UP.schema)
    for other in neighbours(tree, NOWHERE, MADE_UP, Random(seed)):
        if check(other, MADE_UP) == () and alike(other, MADE_UP.schema) != meaning:
            assert say(other, PLAIN) != text


EVERYTHING = Scope(
    cards=frozenset({"it"}),
    numbers=frozenset({"n"}),
    targets=(OfRace(frozenset({"elf"})), IsPlayer()),
    divided=True,
    event=frozenset({"subject", "cause", "amount", "player"}),
    x=True,
    players=True,
    rolls=True,
)


@pytest.mark.parametrize("cls", [cls for cls in MADE_UP.schema.shapes if cls is not Mode], ids=word_of)
def test_every_node_has_words(cls):
    for seed in range(5):
        node = Grower(MADE_UP, Random(seed)).node(cls, EVERYTHING, 2)
        assert not LEFT_OPEN.search(say(node, PLAIN))


@games
def test_no_two_trees_of_a_game_are_said_alike_that_do_not_mean_the_same(code):
    of, called = game(code)
    for family, slot in of.schema.families.items():
        said: dict[str, str] = {}
        for seed in range(120):
            tree = Grower(of, Random(seed)).grow(slot, depth=1 + seed % 3)
            if isinstance(tree, str | int):
                continue
            meaning = canonical(alike(tree, of.schema), of.schema)
            assert said.setdefault(say(tree, called), meaning) == meaning, family


CONDITION = TurnOf("you")


@games
def test_what_must_be_so_to_trigger_is_not_said_like_what_must_be_so_to_do_it(code):
    of, called = game(code)
    event = Moment((of.words["moment"] or ("turn_ends",))[0])
    one = Triggered(event=event, condition=CONDITION, effect=Draw())
    other = Triggered(event=event, effect=If(CONDITION, Draw()))
    assert say(one, called) != say(other, called)


def test_a_condition_stands_beside_the_trigger_or_after_it():
    attacks = Attacks()
    one = Triggered(event=attacks, condition=CONDITION, effect=Draw())
    other = Triggered(event=attacks, effect=If(CONDITION, Draw()))
    assert say(one, PLAIN) == "When this card attacks and it is your turn, draw a card."
    assert say(other, PLAIN) == "When this card attacks, if it is your turn, draw a card."
    either = Triggered(event=AnyEvent((attacks, Blocks())), condition=CONDITION, effect=Draw())
    assert say(either, PLAIN) == "When this card attacks or blocks, and it is your turn, draw a card."


ODD = re.compile(
    r",\.|,,| [,.;:]|\.\.|[(] | [)]|\(\)|  |\+-|\ba player that is you\b|\bit is not so that\b"
    r"|\bnot true that it is not\b|\bthe opponent of you\b|\byour or |“_|_\w+”|[{}]"
)
"""What no sentence of ours has."""
NAME = re.compile(r"(?<=named )“[^“”]*”(?:(?:, | or )“[^“”]*”)*|“[^“”]*” token|“[^“”]*” in (?:its|their)")
PAIRS = (("(", ")"), ("“", "”"))


@pytest.mark.parametrize("code", CODES)
def test_what_the_cards_of_a_game_do_is_said_in_sound_sentences(code):
    called, kept = terms_of(code), kept_texts(code)
    for card in system(code).catalogue():
        for text in kept.of(card.id).values():
            for ability in text.abilities:
                words = say(ability, called)
                # Names of cards are printed as they are.
                plain = NAME.sub("“X”", words)
                assert not ODD.search(plain), words
                assert plain[0].isupper() or plain[0] in "(“" or "—" in plain, words
                for begin, end in PAIRS:
                    assert plain.count(begin) == plain.count(end), words

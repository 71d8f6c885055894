"""Searches as text: what is read, what is refused and where, and that writing a tree means it again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.search import (
    MOST_DEPTH,
    MOST_TERMS,
    MOST_TEXT,
    BadQuery,
    Either,
    Every,
    Term,
    Without,
    leaves,
    read,
    write,
)


def word(value: str) -> Term:
    return Term("", ":", value)


A, B, C = word("a"), word("b"), word("c")


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("", None),
        (" \t　\n", None),
        ("a", A),
        ("a b", Every((A, B))),
        ("a OR b", Either((A, B))),
        ("a b OR c", Either((Every((A, B)), C))),
        ("a (b OR c)", Every((A, Either((B, C))))),
        ("-a", Without(A)),
        ("--a", Without(Without(A))),
        ("-(a OR b) c", Every((Without(Either((A, B))), C))),
        ("a or b", Either((A, B))),
        ("ten-fist", word("ten-fist")),
        ("zero's", word("zero's")),
        ('"fire  dragon"', Term("", ":", "fire dragon", True)),
        ("“fire dragon”", Term("", ":", "fire dragon", True)),
        ("type:ruler", Term("type", ":", "ruler")),
        ("TYPE:Ruler", Term("type", ":", "Ruler")),
        ('type:"magic stone"', Term("type", ":", "magic stone", True)),
        ("cost<=3", Term("cost", "<=", "3")),
        ("cost≤3", Term("cost", "<=", "3")),
        ("cost <= 3", Term("cost", "<=", "3")),
        ("cost = 3", Term("cost", "=", "3")),
        ("cost!=3", Term("cost", "!=", "3")),
        ("ｃost：３", Term("cost", ":", "３")),
        ("（a OR b）", Either((A, B))),
        ("-type:ruler", Without(Term("type", ":", "ruler"))),
        ("arcana: musician", Every((word("arcana:"), word("musician")))),
        ("asof:2018-10-24", Term("asof", ":", "2018-10-24")),
        (".", word(".")),
        ("ドラゴン", word("ドラゴン")),
    ],
)
def test_a_search_is_read(text, tree):
    assert read(text) == tree


@pytest.mark.parametrize(
    ("text", "said", "wrong"),
    [
        ("a -", "a minus needs", "-"),
        ("- a", "a minus needs", "-"),
        ('a "b', "quotes are not closed", '"b'),
        ('a ""', "nothing between", '""'),
        ("a (b", "parentheses are not closed", "(b"),
        ("a) b", "nothing was opened", ")"),
        ("a ()", "parentheses are empty", "()"),
        ("OR a", "OR needs something on both sides", "OR"),
        ("a OR", "OR needs something on both sides", "OR"),
        ("a OR OR b", "OR needs something on both sides", "OR"),
        ("(a OR) b", "OR needs something on both sides", "OR)"),
        ("a type: b", "needs a value right after it", "type:"),
        ("a cost<=", "needs a value right after it", "cost<="),
        ("(" * (MOST_DEPTH + 1), "stand in each other", "("),
        ("-" * (MOST_DEPTH + 1) + "a", "stand in each other", "-"),
        (" ".join("a" * (MOST_TERMS + 1)), "words and facts", "a"),
        ("a" * (MOST_TEXT + 1), "characters are more", "a"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text, said, wrong):
    with pytest.raises(BadQuery, match=said) as caught:
        read(text)
    assert caught.value.parts[1] == wrong
    assert "".join(caught.value.parts) == text


def test_as_much_as_is_allowed_is_read():
    assert len(list(leaves(read(" ".join("a" * MOST_TERMS))))) == MOST_TERMS
    assert read("(" * MOST_DEPTH + "a" + ")" * MOST_DEPTH) == A
    assert read("a" * MOST_TEXT) == word("a" * MOST_TEXT)


TERMS = st.one_of(
    st.builds(
        Term,
        st.just(""),
        st.just(":"),
        # What `or` and `not` mean depends on their neighbours.
        st.from_regex(r"[a-z'.é龍][a-z'.é龍-]{0,5}", fullmatch=True).filter(
            lambda one: one not in ("or", "not")
        ),
    ),
    st.builds(
        Term,
        st.sampled_from(["type", "cost", "keyword", "hue"]),
        st.sampled_from([":", "=", "!=", "<", "<=", ">", ">="]),
        st.from_regex(r"[a-z0-9'.龍|-]{1,6}", fullmatch=True),
    ),
    st.builds(
        Term,
        st.sampled_from(["", "name"]),
        st.just(":"),
        st.sampled_from(["two words", "(a)", "-a", "OR", "type:x", "a"]),
        st.just(True),
    ),
)
TREES = st.recursive(
    TERMS,
    lambda inner: st.one_of(
        st.builds(Without, inner),
        st.builds(lambda parts: Every(tuple(parts)), st.lists(inner, min_size=2, max_size=3)),
        st.builds(lambda parts: Either(tuple(parts)), st.lists(inner, min_size=2, max_size=3)),
    ),
    max_leaves=6,
)


@pytest.mark.parametrize("text", ["not !", "not not !", "not a", 'not "!"', "not x:y", "a not !"])
def test_a_word_after_not_means_the_same_once_it_is_written(text):
    assert write(read(write(read(text)))) == write(read(text))


@given(TREES)
def test_a_tree_that_is_written_is_read_again(tree):
    assert read(write(tree)) == tree


@given(
    st.text(max_size=80)
    | st.text(alphabet='ab:<>=!-()"“|OR ', max_size=40)
    | st.lists(st.sampled_from(["or", "not", "a", "-", "(", ")", '"b"', "x:y"])).map(" ".join)
)
def test_any_text_is_read_or_refused_with_a_place_in_it(text):
    try:
        tree = read(text)
    except BadQuery as error:
        assert "".join(error.parts) == text
        assert 0 <= error.start < error.end <= len(text)
    else:
        assert write(read(write(tree))) == write(tree)

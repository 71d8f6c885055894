"""Frozen values do what frozen dataclasses with slots do."""

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest

from rules.frozen import frozen


@frozen
class Named:
    """Has a name, which is given by place."""

    name: str


@frozen(kw_only=True)
class Kept(Named):
    """Says how often, with fields that are given by name."""

    times: int = 1


@frozen
class Pair(Kept):
    """Adds two fields to those it inherits."""

    one: int
    other: tuple[int, ...] = ()


def test_fields_are_given_in_order_and_by_name():
    pair = Pair("both", 2, (3,), times=4)
    assert (pair.name, pair.one, pair.other, pair.times) == ("both", 2, (3,), 4)
    assert Named("a") == Named(name="a")
    assert Pair("both", 2) == Pair("both", 2, (), times=1)
    with pytest.raises(TypeError, match="missing"):
        Pair("both")
    with pytest.raises(TypeError, match="positional"):
        Kept("kept", 2)


def test_equal_values_of_a_class_are_one_key():
    assert Kept("a", times=2) == Kept("a", times=2) != Kept("a", times=3)
    assert {Kept("a"): "found"}[Kept("a")] == "found"
    assert Named("a") != Kept("a")
    assert Named("a") != "a"


def test_nothing_is_written_or_taken_away():
    named = Named("a")
    with pytest.raises(FrozenInstanceError, match="name"):
        named.name = "b"
    with pytest.raises(FrozenInstanceError, match="name"):
        del named.name
    with pytest.raises(FrozenInstanceError, match="else"):
        named.something_else = 1
    assert not hasattr(named, "__dict__")


def test_values_are_shown_and_changed_as_dataclasses_are():
    assert repr(Kept("a")) == "Kept(name='a', times=1)"
    assert [one.name for one in fields(Pair)] == ["name", "times", "one", "other"]
    assert replace(Kept("a"), times=2) == Kept("a", times=2)


def _pickled(one):
    return pickle.loads(pickle.dumps(one))  # noqa: S301 - made here


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, _pickled])
def test_copies_are_equal(again):
    assert again(Kept("a", times=2)) == Kept("a", times=2)


def test_what_a_class_checks_of_its_fields_is_checked():
    @frozen
    class Even:
        number: int

        def __post_init__(self) -> None:
            if self.number % 2:
                raise ValueError(f"{self.number} is odd")

    assert Even(2).number == 2
    with pytest.raises(ValueError, match="3 is odd"):
        Even(3)


def test_a_field_that_is_not_simply_given_is_refused():
    with pytest.raises(TypeError, match="Worked.*make it a dataclass"):

        @frozen
        class Worked:
            made: list[int] = field(default_factory=list)


def test_positions_match_as_in_dataclasses():
    @dataclass(frozen=True, slots=True)
    class Plain:
        one: int
        other: int = 0

    @frozen
    class Frozen:
        one: int
        other: int = 0

    assert Frozen.__match_args__ == Plain.__match_args__ == ("one", "other")

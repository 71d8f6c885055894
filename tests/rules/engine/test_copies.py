"""Copies have all that the original has, and share nothing that changes."""

from rules.engine.ids import as_card, as_player
from rules.engine.slots import slots_of
from rules.engine.state import Instance


def test_a_copy_of_an_instance_has_every_one_of_its_values():
    one = Instance(as_card(3), as_player(1), 5, 8)
    given = {
        "rested": True,
        "face": 1,
        "face_down": True,
        "damage": 400,
        "host": as_card(7),
        "counters": {"charge": 2},
        "marks": frozenset({"attacked"}),
        "numbers": {"named": (4,)},
        "under": (as_card(9),),
    }
    assert {*given, "card", "controller", "entered", "stamp"} == set(slots_of(Instance))
    for name, value in given.items():
        assert getattr(one, name) != value
        setattr(one, name, value)
    copy = one.copy()
    assert {name: getattr(copy, name) for name in slots_of(Instance)} == {
        name: getattr(one, name) for name in slots_of(Instance)
    }
    assert copy.counters is not one.counters and copy.copy().counters is not copy.counters


def test_a_copy_of_an_instance_without_counters_has_none():
    copy = Instance(as_card(3), as_player(0), 5, 8).copy()
    assert copy.counters is None and copy.marks == frozenset() and copy.host == -1

"""What is worked out once for each node is that node's own, and what is kept of it does not grow for ever."""

from rules.engine import once
from rules.engine.once import once_for_each
from rules.language.costs import Cost, Pay


def counting():
    """A function of costs that notes which it was asked about, and its notes."""
    asked = []

    @once_for_each
    def units(cost: Cost) -> int:
        """Return how much a cost asks for."""
        asked.append(cost)
        return sum(amount for _, amount in cost.resources)

    return units, asked


def test_a_node_is_looked_at_once():
    units, asked = counting()
    cost = Cost((Pay(3),))
    assert [units(cost), units(cost), units(cost)] == [3, 3, 3]
    assert asked == [cost]


def test_two_nodes_never_share_an_answer_even_if_one_is_gone():
    units, asked = counting()
    # Without anything that keeps it, each of these may lie where the one before it lay.
    assert [units(Cost((Pay(number),))) for number in range(500)] == list(range(500))
    assert len(asked) == 500


def test_what_is_kept_is_bounded(monkeypatch):
    monkeypatch.setattr(once, "MOST", 10)
    units, asked = counting()
    costs = [Cost((Pay(number),)) for number in range(25)]
    assert [units(cost) for cost in costs] == list(range(25))
    assert units(costs[-1]) == 24 and len(asked) == 25, "the latest is still known"
    assert units(costs[0]) == 0 and len(asked) == 26, "the first was forgotten and is worked out anew"


def test_it_keeps_the_name_and_the_words_of_the_function():
    units, _ = counting()
    assert units.__name__ == "units" and units.__doc__ == "Return how much a cost asks for."

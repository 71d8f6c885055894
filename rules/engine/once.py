"""A cache for what depends only on a node of a tree, looked up by the node's identity."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

Node = TypeVar("Node")
Answer = TypeVar("Answer")

MOST = 8192
"""How many nodes each function caches; without a limit, trees created by effects would pile up."""


def once_for_each(function: Callable[[Node], Answer]) -> Callable[[Node], Answer]:
    """Cache what a function returns for a frozen node.

    Hashing a tree, as `lru_cache` does, costs more than most such functions. An entry keeps its node alive,
    so that no other node can have the same identity.
    """
    known: dict[int, tuple[Node, Answer]] = {}

    @wraps(function)
    def looked_up(node: Node) -> Answer:
        found = known.get(id(node))
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[id(node)] = (node, function(node))
        return found[1]

    return looked_up

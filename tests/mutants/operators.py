"""The small ways in which code is broken: operators of mutmut and those that only a game of cards needs.

An operator takes one node of a function and yields what may be in its place. What mutmut has besides makes
texts, `None` and missing arguments of things: that breaks Python, not a rule.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import libcst as cst
from libcst import matchers as m
from mutmut.mutation import mutators as library

Operator = tuple[type, Callable[[Any], Iterable[cst.CSTNode]]]

PLAYERS = frozenset({"player", "active", "owner", "controller", "opponent"})
"""Names and attributes that say which of the two players it is about."""
NO_RULE = ("checkpoint", "strict")
"""Arguments that say nothing of the rules: where a position may be copied, that lists are of one length."""
ONLY_TOLD = ("tell_attack", "tell_block")
"""Functions that do nothing but tell who listens."""
TWINS = {"any": "all", "all": "any", "min": "max", "max": "min"}

# It stands for nobody and nothing; as a place in a list it is the top card.
_NOBODY = m.UnaryOperation(operator=m.Minus(), expression=m.Integer("1"))
_OTHER_PLAYER = m.BinaryOperation(left=m.Integer("1"), operator=m.Subtract())
_PLAYER = m.OneOf(*(m.Name(name) for name in PLAYERS), *(m.Attribute(attr=m.Name(name)) for name in PLAYERS))
_TURNED_BY_LIBRARY = m.UnaryOperation(operator=m.Not()) | m.Comparison(
    comparisons=[
        m.ComparisonTarget(m.Equal() | m.NotEqual() | m.Is() | m.IsNot() | m.In() | m.NotIn()),
    ]
)
_NO_RULE = m.Arg(keyword=m.Name(m.MatchIfTrue(NO_RULE.__contains__)))
_NOTHING = m.Expr(
    m.Yield(value=m.From(item=m.Tuple(elements=[])))
    | m.Call(func=m.Attribute(attr=m.Name(m.MatchIfTrue(ONLY_TOLD.__contains__))))
)
_RETURN = m.SimpleStatementLine(body=[m.Return()])
_EFFECTIVE = m.Expr() | m.AugAssign() | m.Return() | m.Continue() | m.Break() | m.Raise() | m.Del()


def mutants(function: cst.FunctionDef, numbers: frozenset[str] = frozenset()) -> Iterator[cst.FunctionDef]:
    """Yield a function broken in one place after another, in the order of its text.

    `numbers` are the names of the numbers that its module has, which are put off by one where they are read.
    """
    operators = [*OPERATORS, (cst.Name, _off_by_one_of(numbers))]
    if function.returns is not None and m.matches(function.returns.annotation, m.Name("bool")):
        operators.append((cst.Return, _answered_otherwise))
    last = function.body.body[-1]
    for node in _nodes(function.body):
        if node is last and m.matches(node, _RETURN):
            # What a function returns in the end cannot be left out.
            continue
        for kind, operator in operators:
            if isinstance(node, kind) and (operator is _swapped_player or not m.matches(node, _OTHER_PLAYER)):
                for instead in operator(node):
                    yield cst.ensure_type(function.deep_replace(node, instead), cst.FunctionDef)


def _nodes(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    """Yield the nodes below one that say what is done: no texts, assertions, annotations, names given."""
    for child in node.children:
        if not _is_plain(node, child):
            yield child
            yield from _nodes(child)


def _is_plain(node: cst.CSTNode, child: cst.CSTNode) -> bool:
    if isinstance(child, cst.Annotation | cst.Assert | cst.Parameters | cst.Decorator | cst.BaseString):
        return True
    if m.matches(child, m.SimpleStatementLine(body=[m.Expr(m.SimpleString()) | m.Assert()])):
        return True
    if m.matches(child, _NOBODY) and not isinstance(node, cst.Index):
        return True
    if isinstance(node, cst.Attribute):
        # What has attributes is no number of a player.
        return child is node.attr or m.matches(child, _PLAYER)
    if isinstance(node, cst.Arg):
        return child is node.keyword or m.matches(node, _NO_RULE)
    if isinstance(node, cst.AssignTarget | cst.For | cst.CompFor | cst.NamedExpr | cst.AnnAssign):
        return child is node.target
    if isinstance(node, cst.Call) and child is node.func:
        return isinstance(child, cst.Name)
    # Of `1 - player` the number is no number, and the player is the other one as it stands.
    return m.matches(node, _OTHER_PLAYER)


def _numbers(node: cst.Integer) -> Iterator[cst.CSTNode]:
    yield from library.operator_number(node)
    if node.evaluated_value > 1:
        yield node.with_changes(value=str(node.evaluated_value - 1))


def _off_by_one_of(numbers: frozenset[str]) -> Callable[[cst.Name], Iterable[cst.CSTNode]]:
    def off_by_one(node: cst.Name) -> Iterator[cst.CSTNode]:
        if node.value in numbers:
            yield _grouped(cst.BinaryOperation(node, cst.Add(), cst.Integer("1")))

    return off_by_one


def _swapped_player(node: cst.BaseExpression) -> Iterator[cst.CSTNode]:
    if m.matches(node, _OTHER_PLAYER):
        yield cst.ensure_type(node, cst.BinaryOperation).right
    elif m.matches(node, _PLAYER):
        yield _grouped(cst.BinaryOperation(cst.Integer("1"), cst.Subtract(), node))


def _negated(node: cst.If | cst.While | cst.CompIf) -> Iterator[cst.CSTNode]:
    if not m.matches(node.test, _TURNED_BY_LIBRARY):
        yield node.with_changes(test=_not(node.test), **_blank_before_test(node))


def _blank_before_test(node: cst.CSTNode) -> dict[str, cst.SimpleWhitespace]:
    name = "whitespace_after_while" if isinstance(node, cst.While) else "whitespace_before_test"
    return {name: cst.SimpleWhitespace(" ")}


def _answered_otherwise(node: cst.Return) -> Iterator[cst.CSTNode]:
    value = node.value
    if value is not None and not m.matches(value, _TURNED_BY_LIBRARY | m.Name("True") | m.Name("False")):
        yield node.with_changes(value=_not(value), whitespace_after_return=cst.SimpleWhitespace(" "))


def _left_out(node: cst.SimpleStatementLine) -> Iterator[cst.CSTNode]:
    if len(node.body) != 1:
        return
    done = node.body[0]
    on_a_name = m.Assign(targets=[m.AssignTarget(target=m.Name() | m.Tuple())])
    sets_something = isinstance(done, cst.Assign) and not m.matches(done, on_a_name)
    if (m.matches(done, _EFFECTIVE) or sets_something) and not m.matches(done, _NOTHING):
        yield node.with_changes(body=[cst.Pass()])


def _twin(node: cst.Call) -> Iterator[cst.CSTNode]:
    if isinstance(node.func, cst.Name) and node.func.value in TWINS:
        yield node.with_changes(func=cst.Name(TWINS[node.func.value]))


def _not(test: cst.BaseExpression) -> cst.UnaryOperation:
    return cst.UnaryOperation(cst.Not(), _grouped(test))


def _grouped(node: cst.BaseExpression) -> cst.BaseExpression:
    return node.with_changes(lpar=[*node.lpar, cst.LeftParen()], rpar=[*node.rpar, cst.RightParen()])


OPERATORS: list[Operator] = [
    (cst.Integer, _numbers),
    (cst.Name, library.operator_name),
    (cst.UnaryOperation, library.operator_remove_unary_ops),
    (cst.CSTNode, library.operator_keywords),
    (cst.CSTNode, library.operator_swap_op),
    (cst.Match, library.operator_match),
    (cst.IfExp, library.operator_if_exp),
    (cst.BaseExpression, _swapped_player),
    (cst.If, _negated),
    (cst.While, _negated),
    (cst.CompIf, _negated),
    (cst.Call, _twin),
    (cst.SimpleStatementLine, _left_out),
]

"""Finds what writes a position of a game, by reading the code and not by running it.

A value is followed through a function as labels: `STATE` for what is reached through a position, `<n>` for
what is reached through the function's parameter n. Attributes and items of a labelled value have its labels;
a new container has none of its own, but what is in it does. What a function changes of its parameters and
which of them it returns is worked out for all functions together, until nothing new comes of it.
"""

import ast
import builtins
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

STATE = "state"
CLASSES = {"State", "Instance", "Player"}
"""The classes of a position, as `rules.engine.state` has them."""
HOME = "rules.engine.state"
MUTATORS = {
    *("append", "extend", "insert", "remove", "pop", "popitem", "clear", "sort", "reverse", "setdefault"),
    *("update", "add", "discard", "difference_update", "intersection_update", "symmetric_difference_update"),
    *("appendleft", "popleft", "extendleft", "rotate", "subtract", "__setitem__", "__delitem__"),
}
DRAWS = {"below", "shuffle"}
"""What changes a source of random numbers."""
PARTS = {"get", "pop", "popitem", "setdefault", "__getitem__"}
"""Methods of containers that return one of the things in them."""
SETTERS = {"setattr", "delattr", "__setattr__", "__delattr__"}
COLLECTORS = {"list", "tuple", "set", "frozenset", "dict", "sorted", "reversed", "iter", "filter"}
PAIRERS = {"enumerate", "zip"}
PICKERS = {"max", "min", "next", "cast"}
READERS = {"index", "count", "join"}
"""Methods of containers that a class may have too, and which change nothing."""
SCALARS = {"int", "bool", "str", "float", "None"}
"""What can only be replaced, and so is no part of a position that could be changed."""

Labels = frozenset[str]
NONE: Labels = frozenset()


@dataclass(frozen=True)
class Value:
    """What an expression may be: labels of the value itself, and what is in it."""

    itself: Labels = NONE
    inside: "Value | None" = None

    def __or__(self, other: "Value") -> "Value":
        if self.inside is None or other.inside is None:
            return Value(self.itself | other.itself, self.inside or other.inside)
        return Value(self.itself | other.itself, self.inside | other.inside)

    def part(self) -> "Value":
        """What an item of it may be."""
        return Value(self.itself) if self.inside is None else Value(self.itself) | self.inside

    def collected(self) -> "Value":
        """A new container with it; more than three containers in one another are not followed."""
        return NOTHING if self == NOTHING else Value(NONE, self.cut(2))

    def cut(self, depth: int) -> "Value":
        """The value down to so many containers."""
        if self.inside is None or depth <= 0:
            return Value(self.itself)
        return Value(self.itself, self.inside.cut(depth - 1))


NOTHING = Value()


@dataclass
class Summary:
    """What callers must know of a function: the parameters it changes, what it returns."""

    parameters: list[str]
    is_method: bool
    changes: set[int] = field(default_factory=set)
    returns: Value = NOTHING


@dataclass(frozen=True, order=True)
class Write:
    """A place in the code that writes a position."""

    module: str
    line: int
    code: str


class Module:
    """A module with its functions, and what the names in it mean."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.tree = ast.parse(source)
        self.imported: dict[str, tuple[str, str]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)
        own = {node.name for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.classes = {
            word for word, (module, name) in self.imported.items() if module == HOME and name in CLASSES
        } | (own & CLASSES if name == HOME else set())

    def functions(self) -> Iterator[tuple[str, ast.FunctionDef, bool]]:
        """Yield the outermost functions and methods, and last what the module itself does."""
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef):
                yield node.name, node, False
            elif isinstance(node, ast.ClassDef):
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef):
                        static = any(ast.unparse(one) == "staticmethod" for one in inner.decorator_list)
                        yield inner.name, inner, not static

    def kind_of(self, annotation: ast.expr | None) -> Value:
        """What a value of this annotation is: part of a position, a container of such, or anything."""
        if annotation is None:
            return NOTHING
        named = {one.id for one in ast.walk(annotation) if isinstance(one, ast.Name)}
        named |= {
            word
            for one in ast.walk(annotation)
            if isinstance(one, ast.Constant) and isinstance(one.value, str)
            for word in re.findall(r"\w+", one.value)
        }
        if not named & self.classes:
            return NOTHING
        if isinstance(annotation, ast.Subscript):
            return Value(NONE, Value(frozenset({STATE})))
        return Value(frozenset({STATE}))


def is_scalar(annotation: ast.expr | None) -> bool:
    """Return whether an annotation names nothing but scalars, and tuples and frozen sets of such."""
    match annotation:
        case ast.Name(id=name) | ast.Constant(value=str(name)):
            return name in SCALARS
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return is_scalar(left) and is_scalar(right)
        case ast.Subscript(value=ast.Name(id="Generator"), slice=ast.Tuple(elts=[_, _, returned])):
            return is_scalar(returned)
        case ast.Subscript(value=ast.Name(id="tuple" | "frozenset"), slice=ast.Tuple(elts=parts)):
            return all(is_scalar(one) for one in parts)
        case ast.Subscript(value=ast.Name(id="tuple" | "frozenset"), slice=part):
            return is_scalar(part)
        case ast.Constant(value=None) | ast.Constant(value=builtins.Ellipsis):
            return True
        case _:
            return False


def declared(tree: ast.Module) -> Iterator[tuple[str, ast.expr | None]]:
    """Yield the attributes that the classes of a module declare, with their annotations."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        for one in node.body:
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
                yield one.target.id, one.annotation
            if isinstance(one, ast.FunctionDef) and one.name == "__init__":
                given = {each.arg: each.annotation for each in (*one.args.args, *one.args.kwonlyargs)}
                for line in ast.walk(one):
                    match line:
                        case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation):
                            yield name, annotation
                        case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Name(id=source)):
                            yield name, given.get(source)
                        case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Constant(value=value)):
                            yield name, ast.Name(type(value).__name__)
                        case ast.Assign(targets=[ast.Attribute(attr=name)]):
                            yield name, None


class Code:
    """All modules that are looked at together."""

    def __init__(self, sources: dict[str, str], trusted: dict[str, str]) -> None:
        self.modules = {name: Module(name, source) for name, source in sources.items()}
        self.summaries: dict[tuple[str, str], Summary] = {}
        self.methods: dict[str, list[Summary]] = {}
        self.fields: dict[str, Value] = {}
        self.scalars: set[str] = set()
        others: set[str] = set()
        self.bodies: list[tuple[Module, ast.FunctionDef, Summary]] = []
        for module in self.modules.values():
            for name, node, is_method in module.functions():
                arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                summary = Summary([one.arg for one in arguments], is_method)
                self.bodies.append((module, node, summary))
                if is_method:
                    self.methods.setdefault(name, []).append(summary)
                else:
                    self.summaries[module.name, name] = summary
        for module in (*self.modules.values(), *(Module(name, source) for name, source in trusted.items())):
            for name, annotation in declared(module.tree):
                (self.scalars if is_scalar(annotation) else others).add(name)
                kind = module.kind_of(annotation)
                if kind != NOTHING:
                    self.fields[name] = kind
        self.scalars -= others

    def writes(self) -> list[Write]:
        """Return every place that writes a position."""
        while True:
            found: set[Write] = set()
            before = [(set(one.changes), one.returns) for _, _, one in self.bodies]
            for module, node, summary in self.bodies:
                found |= Reading(self, module, summary).read(node)
            if before == [(one.changes, one.returns) for _, _, one in self.bodies]:
                return sorted(found)

    def called(self, module: Module, function: ast.expr) -> list[Summary]:
        """Return the functions that a call may be of."""
        if isinstance(function, ast.Name):
            home = module.imported.get(function.id, (module.name, function.id))
            return [self.summaries[home]] if home in self.summaries else []
        if isinstance(function, ast.Attribute):
            if isinstance(function.value, ast.Name) and function.value.id in module.imported:
                package, name = module.imported[function.value.id]
                home = (f"{package}.{name}", function.attr)
                if home in self.summaries:
                    return [self.summaries[home]]
            return [] if function.attr in READERS else self.methods.get(function.attr, [])
        return []


class Reading:
    """One reading of a function."""

    def __init__(self, code: Code, module: Module, summary: Summary) -> None:
        self.code = code
        self.module = module
        self.summary = summary
        self.names: dict[str, Value] = {}
        self.found: set[Write] = set()

    def read(self, node: ast.FunctionDef) -> set[Write]:
        """Return the writes of a function, and bring its summary up to date."""
        for place, one in enumerate(
            [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs],
        ):
            labels = NONE if is_scalar(one.annotation) else frozenset({str(place)})
            self.names[one.arg] = Value(labels) | self.module.kind_of(one.annotation)
        while True:
            before = dict(self.names)
            self.found.clear()
            for statement in node.body:
                self.statement(statement)
            if before == self.names:
                break
        if is_scalar(node.returns):
            self.summary.returns = NOTHING
        return self.found

    def statement(self, node: ast.AST) -> None:
        """Take in a statement and all that is in it."""
        match node:
            case ast.Assign(targets=targets, value=value):
                result = self.value(value)
                for target in targets:
                    self.bind(target, result, value)
            case ast.AnnAssign(target=target, value=value):
                result = NOTHING if value is None else self.value(value)
                self.bind(target, result | self.module.kind_of(node.annotation), value)
            case ast.AugAssign(target=target, value=value):
                self.value(value)
                if isinstance(target, ast.Name):
                    # Other operators than these change no list or dictionary where it is.
                    if isinstance(node.op, ast.Add | ast.BitOr):
                        self.write(self.value(target), node)
                else:
                    self.bind(target, NOTHING)
            case ast.Delete(targets=targets):
                for target in targets:
                    if not isinstance(target, ast.Name):
                        self.bind(target, NOTHING)
            case ast.For(target=target, iter=over):
                self.bind(target, self.value(over).part())
                for inner in (*node.body, *node.orelse):
                    self.statement(inner)
            case ast.With(items=items):
                for item in items:
                    result = self.value(item.context_expr)
                    if item.optional_vars is not None:
                        self.bind(item.optional_vars, result)
                for inner in node.body:
                    self.statement(inner)
            case ast.Return(value=value) if value is not None:
                self.summary.returns |= self.value(value)
            case ast.expr():
                self.value(node)
            case _:
                for inner in ast.iter_child_nodes(node):
                    self.statement(inner)

    def bind(self, target: ast.expr, value: Value, source: ast.expr | None = None) -> None:
        """Give a target a value; where it is an attribute or item, that is a write."""
        match target:
            case ast.Name(id=name):
                self.names[name] = self.names.get(name, NOTHING) | value
            case ast.Tuple(elts=targets) | ast.List(elts=targets):
                if isinstance(source, ast.Tuple) and len(source.elts) == len(targets):
                    for one, part in zip(targets, source.elts, strict=True):
                        self.bind(one, self.value(part), part)
                else:
                    for one in targets:
                        part = value if isinstance(one, ast.Starred) else value.part()
                        self.bind(one, part)
            case ast.Starred(value=inner):
                self.bind(inner, value.part().collected())
            case ast.Attribute(value=holder) | ast.Subscript(value=holder):
                self.write(self.value(holder), target)

    def write(self, value: Value, node: ast.AST) -> None:
        """Note that a value is changed."""
        if STATE in value.itself:
            self.found.add(Write(self.module.name, getattr(node, "lineno", 0), ast.unparse(node)))
        self.summary.changes |= {int(label) for label in value.itself if label != STATE}

    def value(self, node: ast.expr) -> Value:
        """Return what an expression may be, and take in what it does."""
        match node:
            case ast.Name(id=name):
                return self.names.get(name, NOTHING)
            case ast.Attribute(value=holder, attr=name):
                labels = self.value(holder).itself
                if name == STATE:
                    return Value(frozenset({STATE}))
                if name in self.code.scalars:
                    return NOTHING
                return Value(labels) | self.code.fields.get(name, NOTHING)
            case ast.Subscript(value=holder, slice=index):
                self.value(index)
                held = self.value(holder)
                return held.part().collected() if isinstance(index, ast.Slice) else held.part()
            case ast.Call():
                return self.call(node)
            case ast.IfExp(test=test, body=body, orelse=other):
                self.value(test)
                return self.value(body) | self.value(other)
            case ast.BoolOp(values=values):
                return joined(self.value(one) for one in values)
            case ast.NamedExpr(target=target, value=inner):
                result = self.value(inner)
                self.bind(target, result)
                return result
            case ast.YieldFrom(value=inner) | ast.Await(value=inner):
                return self.value(inner)
            case ast.Starred(value=inner):
                return self.value(inner).part()
            case ast.List(elts=items) | ast.Tuple(elts=items) | ast.Set(elts=items):
                return joined(self.value(one) for one in items).collected()
            case ast.Dict(keys=keys, values=values):
                for key in keys:
                    if key is not None:
                        self.value(key)
                return joined(self.value(one) for one in values).collected()
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                return self.comprehension(node)
            case ast.BinOp(left=left, right=right):
                return (self.value(left).part() | self.value(right).part()).collected()
            case _:
                for inner in ast.iter_child_nodes(node):
                    if isinstance(inner, ast.expr):
                        self.value(inner)
                return NOTHING

    def comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Value:
        """Return the new container, with what its loops give names to."""
        for loop in node.generators:
            self.bind(loop.target, self.value(loop.iter).part())
            for test in loop.ifs:
                self.value(test)
        if isinstance(node, ast.DictComp):
            self.value(node.key)
            return self.value(node.value).collected()
        return self.value(node.elt).collected()

    def call(self, node: ast.Call) -> Value:
        """Return what a call may return, and note what it changes."""
        arguments = [self.value(one) for one in node.args]
        named = {one.arg: self.value(one.value) for one in node.keywords}
        function = node.func
        holder = NOTHING
        if isinstance(function, ast.Attribute):
            holder = self.value(function.value)
            name = function.attr
            draws = name in DRAWS and ast.unparse(function.value).endswith("random")
            if name in MUTATORS or draws:
                self.write(holder, node)
            if name in SETTERS and arguments:
                self.write(arguments[0], node)
            if name in PARTS:
                return holder.part()
            if name in {"values", "items"}:
                parts = holder.part().collected()
                return parts.collected() if name == "items" else parts
            if name == "copy":
                return holder.part().collected()
        elif isinstance(function, ast.Name):
            name = function.id
            if name in SETTERS and arguments:
                self.write(arguments[0], node)
            if name in COLLECTORS:
                return joined(one.part() for one in arguments).collected()
            if name in PAIRERS:
                return joined(one.part() for one in arguments).collected().collected()
            if name in PICKERS:
                return joined(one.part() for one in arguments)
        else:
            self.value(function)
        result = NOTHING
        if isinstance(function, ast.Name) and function.id in self.module.classes:
            result = Value(frozenset({STATE}))
        for summary in self.code.called(self.module, function):
            given = self.given(summary, holder, arguments, named)
            for place in summary.changes:
                self.write(given.get(place, NOTHING), node)
            result |= self.returned(summary.returns, given)
        return result

    @staticmethod
    def given(
        summary: Summary, holder: Value, arguments: list[Value], named: dict[str | None, Value]
    ) -> dict[int, Value]:
        """Return what is given for each parameter of a function."""
        first = [holder] if summary.is_method else []
        given = dict(enumerate([*first, *arguments]))
        for name, value in named.items():
            if name in summary.parameters:
                given[summary.parameters.index(name)] = value
        return given

    @staticmethod
    def returned(value: Value, given: dict[int, Value]) -> Value:
        """Return what a function returns, for what it was given."""

        labels = (
            Value(frozenset({STATE})) if one == STATE else given.get(int(one), NOTHING)
            for one in sorted(value.itself)
        )
        fitted = joined(labels)
        if value.inside is not None:
            fitted |= Reading.returned(value.inside, given).collected()
        return fitted


def joined(values: Iterable[Value]) -> Value:
    """Return what any of several values may be."""
    result = NOTHING
    for one in values:
        result |= one
    return result


def writers(folders: Iterable[Path], root: Path, trusted: Iterable[str]) -> list[Write]:
    """Return what writes a position in the modules of these folders, apart from trusted modules."""
    sources: dict[str, str] = {}
    others: dict[str, str] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            name = (
                path.relative_to(root).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
            )
            is_trusted = name != HOME and any(name == one or name.startswith(one + ".") for one in trusted)
            (others if is_trusted else sources)[name] = path.read_text(encoding="utf-8")
    # What the methods of a position return must be known, such as the cards of a zone.
    return [one for one in Code(sources, others).writes() if one.module != HOME]
